/* SPDX-License-Identifier: MIT */
#include "scoring/normalise.h"

pdup__fraction pdup__neuberg(int32_t matchpoints, int32_t compared, int32_t expected) {
    int64_t numerator = ((int64_t)matchpoints + 1) * expected - compared;
    return pdup__fraction_of(numerator, compared);
}
