/* SPDX-License-Identifier: MIT */
#include "scoring/totals.h"

#include "text/rounding.h"

#include <pdup/ruling.h>

pdup__totals pdup__totals_none(int32_t player) {
    pdup__fraction zero = pdup__fraction_of(0, 1);
    return (pdup__totals){
        .player = player, .total = zero, .penalty = zero, .percent_penalty = zero, .percent = zero};
}

static bool is_same_board(const pdup__totals *totals, const pdup__result *result) {
    return result->session == totals->last_session && result->board == totals->last_board;
}

static void count_board(pdup__totals *totals, const pdup__result *result) {
    if (!is_same_board(totals, result)) {
        totals->boards++;
        totals->last_session = result->session;
        totals->last_board = result->board;
        totals->last_top = 0;
    }
    bool has_top =
        result->top > 0 &&
        pdup__fraction_compare(result->matchpoints, pdup__fraction_of(result->top, 1)) == 0;
    totals->tops += has_top && totals->last_top == 0;
    totals->last_top |= has_top;
    totals->largest_top = result->top > totals->largest_top ? result->top : totals->largest_top;
}

bool pdup__totals_add(pdup__totals *totals, const pdup__result *result) {
    if (!pdup__fraction_add(totals->total, result->matchpoints, &totals->total)) {
        return false;
    }
    totals->maximum += result->top;
    count_board(totals, result);
    return true;
}

bool pdup__totals_take_away(pdup__totals *totals, const pdup__result *result) {
    if (!pdup__fraction_subtract(totals->total, result->matchpoints, &totals->total)) {
        return false;
    }
    totals->maximum -= result->top;
    return true;
}

bool pdup__totals_punish(pdup__totals *totals, const pdup__chosen *chosen,
                         const pdup__penalty *penalty) {
    bool has_tops = chosen->choice[PDUP__KEY_MEASURE] == PDUP__MEASURE_MATCHPOINTS;
    pdup__fraction amount = penalty->amount;
    if (chosen->choice[PDUP__KEY_UNIT] != PDUP__UNIT_EXACT) {
        amount = pdup__to_ten_thousandths(amount);
    }
    if (penalty->basis != PDUP_PENALTY_MATCHPOINTS && !has_tops) {
        return true; /* there is neither a top nor a percent to take it from */
    }
    if (penalty->basis == PDUP_PENALTY_PERCENT) {
        return pdup__fraction_add(totals->percent_penalty, amount, &totals->percent_penalty);
    }
    if (penalty->basis == PDUP_PENALTY_TOP &&
        !pdup__fraction_multiply(amount, pdup__fraction_of(totals->largest_top, 100), &amount)) {
        return false;
    }
    return pdup__fraction_add(totals->penalty, amount, &totals->penalty) &&
           pdup__fraction_subtract(totals->total, amount, &totals->total);
}

bool pdup__totals_finish(pdup__totals *totals) {
    totals->has_percent = totals->maximum != 0;
    if (!totals->has_percent) {
        totals->percent = pdup__fraction_of(0, 1);
        return true;
    }
    pdup__fraction scale = pdup__fraction_of(100, totals->maximum);
    return pdup__fraction_multiply(totals->total, scale, &totals->percent) &&
           pdup__fraction_subtract(totals->percent, totals->percent_penalty, &totals->percent);
}

pdup__fraction pdup__to_ten_thousandths(pdup__fraction figure) {
    /* It fits: an amount has few bits, and scores were rounded before they made a percent. */
    (void)pdup__fraction_round(figure, 10000, PDUP_ROUND_UP, 0, &figure);
    return figure;
}
