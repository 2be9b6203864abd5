/* SPDX-License-Identifier: MIT */
/* Looks for a better arrangement: simulated annealing in integers (S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, Science
 * 220 (1983) 671-680), so that a seed finds the same on every machine. */
#ifndef PDUP_MOVEMENT_IMPROVE_SEARCH_H
#define PDUP_MOVEMENT_IMPROVE_SEARCH_H

#include "movement/improve/arrangement_changes.h"

typedef struct pdup__search {
    pdup__arrangement seating;
    pdup__mover mover;
    pdup__chacha random;
    int64_t best[PDUP__COSTS];  /* the costs of the best one, */
    int64_t bound[PDUP__COSTS]; /* below which none can come, */
    int32_t *player; /* and its places and sets, laid out like those of the arrangement */
    int32_t *set;
    bool has_found; /* it is better than the one begun with */
} pdup__search;

/* Begins with a surveyed movement without faults in one room. #PDUP_OK or #PDUP_E_NOMEM; to be released either way. */
pdup_status pdup__search_make(pdup__search *search, const pdup__survey *survey,
                              const uint8_t *seed);

/* Tries so many changes, or fewer if there is nothing left to improve. */
void pdup__search_run(pdup__search *search, int32_t steps);

void pdup__search_release(pdup__search *search);

#endif
