/* SPDX-License-Identifier: MIT */
#include "scoring/totals.h"

pdup__totals pdup__totals_none(int32_t player) {
    return (pdup__totals){
        .player = player, .total = pdup__fraction_of(0, 1), .percent = pdup__fraction_of(0, 1)};
}

bool pdup__totals_add(pdup__totals *totals, const pdup__result *result) {
    if (!pdup__fraction_add(totals->total, result->matchpoints, &totals->total)) {
        return false;
    }
    totals->maximum += pdup__top(result->expected);
    totals->boards += result->board != totals->last_board;
    totals->last_board = result->board;
    return true;
}

bool pdup__totals_take_away(pdup__totals *totals, const pdup__result *result) {
    pdup__fraction less = result->matchpoints;
    less.is_negative = !pdup__wide_is_zero(less.numerator);
    if (!pdup__fraction_add(totals->total, less, &totals->total)) {
        return false;
    }
    totals->maximum -= pdup__top(result->expected);
    return true;
}

bool pdup__totals_finish(pdup__totals *totals) {
    if (totals->maximum == 0) {
        totals->percent = pdup__fraction_of(0, 1);
        return true;
    }
    pdup__fraction scale = pdup__fraction_of(100, totals->maximum);
    return pdup__fraction_multiply(totals->total, scale, &totals->percent);
}
