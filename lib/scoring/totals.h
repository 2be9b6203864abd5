/* SPDX-License-Identifier: MIT */
/* Rules 9: what a player has in sum, and his percent of his own maximum. */
#ifndef PDUP_SCORING_TOTALS_H
#define PDUP_SCORING_TOTALS_H

#include "scoring/result.h"

typedef struct pdup__totals {
    int32_t player;
    int32_t boards;     /* different ones */
    int32_t last_board; /* the one added last, 0 before the first */
    pdup__fraction total;
    int64_t maximum;        /* at most 4 000 000 results of at most 8 000 000 each */
    pdup__fraction percent; /* not to be used when maximum is 0 */
    int32_t place;          /* 0: not placed */
} pdup__totals;

/* Nothing yet. */
pdup__totals pdup__totals_none(int32_t player);

/* Results come in the order of boards. false: a sum needs more than 128 bits. */
bool pdup__totals_add(pdup__totals *totals, const pdup__result *result);

/* Takes one result away again that was added; the boards are not counted down. false as above. */
bool pdup__totals_take_away(pdup__totals *totals, const pdup__result *result);

/* Sets the percent where there is a maximum; false as above. */
bool pdup__totals_finish(pdup__totals *totals);

#endif
