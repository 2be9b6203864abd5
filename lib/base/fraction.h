/* SPDX-License-Identifier: MIT */
/* Exact fractions of 128-bit integers. Always reduced, the denominator 1 or more, zero never negative. A call that
 * would need more bits returns false and leaves *out as it was; nothing is ever rounded here. */
#ifndef PDUP_BASE_FRACTION_H
#define PDUP_BASE_FRACTION_H

#include "base/wide.h"

typedef struct pdup__fraction {
    pdup__wide numerator;
    pdup__wide denominator;
    bool is_negative;
} pdup__fraction;

/* denominator 1 or more. */
pdup__fraction pdup__fraction_of(int64_t numerator, int64_t denominator);

bool pdup__fraction_add(pdup__fraction a, pdup__fraction b, pdup__fraction *out);
bool pdup__fraction_multiply(pdup__fraction a, pdup__fraction b, pdup__fraction *out);

bool pdup__fraction_subtract(pdup__fraction a, pdup__fraction b, pdup__fraction *out);

/* Negative, 0 or positive as a is less than, equal to or more than b; exact for all fractions. */
int pdup__fraction_compare(pdup__fraction a, pdup__fraction b);

/* false when one of the two does not fit 64 bits. */
bool pdup__fraction_to_int64(pdup__fraction a, int64_t *numerator, int64_t *denominator);

#endif
