/* SPDX-License-Identifier: MIT */
#include "scoring/normalise.h"

#include "scoring/result.h"

/* A group of one has nothing to stretch: half the top. */
static pdup__fraction stretched(int64_t matchpoints, int64_t compared, int64_t expected) {
    if (compared == 1) {
        return pdup__fraction_of(expected - 1, 1);
    }
    return pdup__fraction_of(matchpoints * (expected - 1), PDUP__MATCHPOINT * (compared - 1));
}

pdup__fraction pdup__normalised(pdup__normalise method, int64_t matchpoints,
                                pdup__group_size size) {
    const int64_t one = PDUP__MATCHPOINT;
    int64_t compared = size.compared;
    int64_t expected = size.expected;
    switch (method) {
    case PDUP__NORMALISE_NEUBERG:
        return pdup__fraction_of((matchpoints + one) * expected - one * compared, one * compared);
    case PDUP__NORMALISE_ASCHERMAN:
        return pdup__fraction_of((expected - 1) * (matchpoints + one), one * compared);
    case PDUP__NORMALISE_STRETCH:
        return stretched(matchpoints, compared, expected);
    case PDUP__NORMALISE_FACTOR:
        return pdup__fraction_of(matchpoints * expected, one * compared);
    case PDUP__NORMALISE_MANUAL:
        return pdup__fraction_of(matchpoints + one * (expected - compared), one);
    case PDUP__NORMALISE_NONE:
    default:
        return pdup__fraction_of(matchpoints, one);
    }
}

int32_t pdup__normalised_top(pdup__normalise method, pdup__group_size size) {
    return pdup__top(method == PDUP__NORMALISE_NONE ? size.compared : size.expected);
}
