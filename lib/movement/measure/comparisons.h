/* SPDX-License-Identifier: MIT */
/* Which sets a player has played, at each seat and at any, as strips of one bit for each set: what two players have
 * in common is then counted 64 sets at a time. */
#ifndef PDUP_MOVEMENT_MEASURE_COMPARISONS_H
#define PDUP_MOVEMENT_MEASURE_COMPARISONS_H

#include "movement/measure/survey.h"

/* All zero is empty. */
typedef struct pdup__strips {
    int32_t *strip_of; /* [player * (seats + 1) + seat], seat `seats` being any; -1 for none */
    uint64_t *bits;
    int32_t *ones; /* bits set in each strip */
    bool *repeats; /* has this player met a set again? Then his strips do not tell how often. */
    size_t words;  /* of a strip */
    int32_t sets;
    int seats;
} pdup__strips;

/* Reads the seating. #PDUP_OK or #PDUP_E_NOMEM; to be released either way. */
pdup_status pdup__strips_make(pdup__strips *strips, const pdup__survey *survey);

/* Different sets that the player has played. */
int32_t pdup__strips_sets(const pdup__strips *strips, int32_t player);

/* How many sets two players who repeat none have both played, and how many at the same seat. */
int32_t pdup__strips_together(const pdup__strips *strips, int32_t first, int32_t second);
int32_t pdup__strips_compared(const pdup__strips *strips, int32_t first, int32_t second);

void pdup__strips_release(pdup__strips *strips, const pdup_allocator *allocator);

#endif
