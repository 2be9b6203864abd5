/* SPDX-License-Identifier: MIT */
/* Individual movements in which everybody walks round a circle (rules 5, procedure 4): round r is round 0 with r added
 * to every number. Made in three steps: pdup__cyclic_start(), fill in label and adder, pdup__cyclic_finish(). */
#ifndef PDUP_MOVEMENT_KINDS_CYCLIC_H
#define PDUP_MOVEMENT_KINDS_CYCLIC_H

#include "movement/movement.h"

/* The measures of such a movement. Its players are those of all circles and then those who never move. */
typedef struct pdup__cyclic_size {
    int32_t seats;
    int32_t tables;
    int32_t length;  /* of a circle; so many rounds and sets there are */
    int32_t circles; /* of players; the sets have one */
    int32_t fixed;   /* players who never move */
} pdup__cyclic_size;

/* One block of memory. A label is who sits at a place in round 0, and the player of that number. */
typedef struct pdup__cyclic {
    pdup__cyclic_size size;
    int32_t *label;    /* [table * seats + seat] */
    int32_t *adder;    /* [table]: the set it plays in round 0 */
    int32_t *place;    /* [label]: table * seats + seat, or -1: that one rests */
    int32_t *first;    /* [set], and one more: where its tables begin among `of_set` */
    int32_t *of_set;   /* tables by the set of round 0, in rising order for each */
    bool is_embedded;  /* the numbers are ours, not read */
    int32_t numbers[]; /* what the pointers point into */
} pdup__cyclic;

/* What the maker knows beside the numbers. */
typedef struct pdup__cyclic_words {
    const char *construction; /* static, both */
    const char *source;
} pdup__cyclic_words;

/* Room for the numbers, all zero; NULL if there is no memory. Released by pdup__cyclic_finish(). */
pdup__cyclic *pdup__cyclic_start(const pdup_allocator *allocator, pdup__cyclic_size size);

/* The movement; takes the block over in any case. Labels are different and those of players, adders are sets. */
pdup_status pdup__cyclic_finish(const pdup_allocator *allocator, pdup__cyclic *cyclic,
                                pdup__cyclic_words words, pdup_movement **out);

/* The numbers of a movement of this kind with one circle, whose form the rules print; NULL if it is another. */
const pdup__cyclic *pdup__cyclic_of(const pdup_movement *movement);

#endif
