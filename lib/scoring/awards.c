/* SPDX-License-Identifier: MIT */
#include "scoring/awards.h"

static pdup__fraction percent_of(pdup_award award, const pdup__totals *others) {
    pdup__fraction flat = pdup__fraction_of(award == PDUP_AWARD_MINUS     ? 40
                                            : award == PDUP_AWARD_AVERAGE ? 50
                                                                          : 60,
                                            1);
    /* "At least 60 %": nobody at fault shall lose by it who was doing better. */
    if (award == PDUP_AWARD_PLUS && others->maximum > 0 &&
        pdup__fraction_compare(others->percent, flat) > 0) {
        return others->percent;
    }
    return flat;
}

bool pdup__award_matchpoints(pdup_award award, int32_t top, const pdup__totals *others,
                             pdup__fraction *out) {
    return pdup__fraction_multiply(percent_of(award, others), pdup__fraction_of(top, 100), out);
}
