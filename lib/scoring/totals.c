/* SPDX-License-Identifier: MIT */
#include "scoring/totals.h"

bool pdup__totals_add(pdup__totals *totals, const pdup__result *result) {
    if (!pdup__fraction_add(totals->total, result->matchpoints, &totals->total)) {
        return false;
    }
    totals->maximum += pdup__top(result->expected);
    totals->boards++;
    return true;
}

bool pdup__totals_finish(pdup__totals *totals) {
    if (totals->maximum == 0) {
        return true;
    }
    pdup__fraction scale = pdup__fraction_of(100, totals->maximum);
    return pdup__fraction_multiply(totals->total, scale, &totals->percent);
}
