/* SPDX-License-Identifier: MIT */
/* One way for a head count to play, and what makes one better than another. */
#ifndef PDUP_MOVEMENT_PLAN_WAY_H
#define PDUP_MOVEMENT_PLAN_WAY_H

#include "movement/plan/wishes.h"

/* The most weighty first; the less the better in all. The last ones only make the order a total one. */
typedef enum pdup__criterion {
    PDUP__BY_LATENESS,  /* minutes more than there are */
    PDUP__BY_RESTING,   /* players who rest in a round */
    PDUP__BY_DISTANCE,  /* from the wished rounds, or boards */
    PDUP__BY_NEVER_MET, /* pairs; by lines: of different lines */
    PDUP__BY_UNEVENNESS, /* meetings of the pair that meets most, less those of the one that meets fewest */
    PDUP__BY_FACTOR, /* the quality factor: not in `keys`, and the more the better */
    PDUP__BY_COPIES, /* of a set */
    PDUP__BY_ROOMS,
    PDUP__BY_LINES,   /* 0 by lines, 1 individual */
    PDUP__BY_MINUTES, /* that it takes */
    PDUP__BY_SEATS,   /* empty ones at a table */
    PDUP__BY_KIND,
    PDUP__BY_VARIANT,
    PDUP__CRITERIA
} pdup__criterion;

/* Until its quality is counted, a way has the figures of the best that it could be. */
typedef struct pdup__way {
    pdup_movement *movement;
    pdup_quality *quality; /* NULL until counted */
    int32_t whole_rounds;  /* of the movement when it is not stopped early */
    int64_t numerator;     /* of the quality factor */
    int64_t denominator;
    int64_t keys[PDUP__CRITERIA];
} pdup__way;

/* A way of this movement, which becomes the way's own. */
pdup__way pdup__way_of(const pdup_wishes *wishes, pdup_movement *movement, int32_t whole_rounds);

/* Counts its quality: now the figures are its own. #PDUP_OK or #PDUP_E_NOMEM: no count of these movements is near 2^31. */
pdup_status pdup__way_count(pdup__way *way);

/* Work of counting, about in steps. */
int64_t pdup__way_work(const pdup__way *way);

/* The first criterion in which they differ; PDUP__CRITERIA if there is none. */
pdup__criterion pdup__way_difference(const pdup__way *a, const pdup__way *b);

/* Negative, 0 or positive as the first way (a pdup__way) is better than, as good as or worse than the second. */
int pdup__way_order(const void *first, const void *second);

void pdup__way_release(pdup__way *way);

#endif
