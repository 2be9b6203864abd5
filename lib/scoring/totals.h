/* SPDX-License-Identifier: MIT */
/* Rules 9: what a player has in sum, and his percent of his own maximum. */
#ifndef PDUP_SCORING_TOTALS_H
#define PDUP_SCORING_TOTALS_H

#include "scoring/regulation_values.h"
#include "scoring/result.h"

typedef struct pdup__totals {
    int32_t player;
    int32_t boards;       /* different ones */
    int32_t last_session; /* with last_board: the one added last, 0 before the first */
    int32_t last_board;
    int32_t tops; /* different boards on which he has the top */
    int32_t last_top;
    int32_t largest_top;
    pdup__fraction total; /* after penalties, once these are taken off */
    int64_t maximum;      /* at most 4 000 000 results of at most 8 000 000 each, in 64 sessions */
    pdup__fraction penalty;         /* what was taken off the total */
    pdup__fraction percent_penalty; /* and off the percent */
    bool has_percent;
    pdup__fraction percent;
    int64_t whists; /* of all boards, in parts of PDUP__WHIST_PARTS */
    bool is_disqualified;
    pdup_placing state;
    int32_t place; /* 0: not placed */
} pdup__totals;

/* A penalty on a player (rules 12.2). */
typedef struct pdup__penalty {
    int32_t player;
    int32_t basis; /* a PDUP_PENALTY constant */
    pdup__fraction amount;
} pdup__penalty;

/* Nothing yet. */
pdup__totals pdup__totals_none(int32_t player);

/* Adds a result that has a score. Results come in the order of boards. false: a sum needs more than 128 bits. */
bool pdup__totals_add(pdup__totals *totals, const pdup__result *result);

/* Takes one result away again that was added; the boards are not counted down. false as above. */
bool pdup__totals_take_away(pdup__totals *totals, const pdup__result *result);

/* Takes a penalty off: after all results, before the percent. A negative one is a bonus. false as above. */
bool pdup__totals_punish(pdup__totals *totals, const pdup__chosen *chosen,
                         const pdup__penalty *penalty);

/* Sets the percent where there is a maximum; false as above. */
bool pdup__totals_finish(pdup__totals *totals);

/* To ten-thousandths: penalties under a `unit`, and percents that are summed, when they do not fit as they are. */
pdup__fraction pdup__to_ten_thousandths(pdup__fraction figure);

#endif
