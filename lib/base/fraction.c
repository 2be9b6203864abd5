/* SPDX-License-Identifier: MIT */
#include "base/fraction.h"

static pdup__wide quotient_of(pdup__wide a, pdup__wide b) {
    pdup__wide quotient;
    pdup__wide rest;
    pdup__wide_divide(a, b, &quotient, &rest);
    return quotient;
}

static pdup__fraction reduced(pdup__wide numerator, pdup__wide denominator, bool is_negative) {
    pdup__wide common = pdup__wide_gcd(numerator, denominator);
    return (pdup__fraction){quotient_of(numerator, common), quotient_of(denominator, common),
                            is_negative && !pdup__wide_is_zero(numerator)};
}

pdup__fraction pdup__fraction_of(int64_t numerator, int64_t denominator) {
    uint64_t magnitude = numerator < 0 ? 0 - (uint64_t)numerator : (uint64_t)numerator;
    return reduced(pdup__wide_of(magnitude), pdup__wide_of((uint64_t)denominator), numerator < 0);
}

bool pdup__fraction_add(pdup__fraction a, pdup__fraction b, pdup__fraction *out) {
    /* Over the least common denominator, so that nothing overflows which the result would not. */
    pdup__wide common = pdup__wide_gcd(a.denominator, b.denominator);
    pdup__wide a_factor = quotient_of(b.denominator, common);
    pdup__wide b_factor = quotient_of(a.denominator, common);
    pdup__wide left;
    pdup__wide right;
    pdup__wide denominator;
    if (!pdup__wide_multiply(a.numerator, a_factor, &left) ||
        !pdup__wide_multiply(b.numerator, b_factor, &right) ||
        !pdup__wide_multiply(a.denominator, a_factor, &denominator)) {
        return false;
    }
    pdup__wide sum;
    bool is_negative = a.is_negative;
    if (a.is_negative == b.is_negative) {
        if (!pdup__wide_add(left, right, &sum)) {
            return false;
        }
    } else if (pdup__wide_compare(left, right) >= 0) {
        sum = pdup__wide_subtract(left, right);
    } else {
        sum = pdup__wide_subtract(right, left);
        is_negative = b.is_negative;
    }
    *out = reduced(sum, denominator, is_negative);
    return true;
}

bool pdup__fraction_subtract(pdup__fraction a, pdup__fraction b, pdup__fraction *out) {
    b.is_negative = !b.is_negative && !pdup__wide_is_zero(b.numerator);
    return pdup__fraction_add(a, b, out);
}

bool pdup__fraction_multiply(pdup__fraction a, pdup__fraction b, pdup__fraction *out) {
    /* Reduced crosswise first: the products are then the reduced result itself. */
    pdup__wide across = pdup__wide_gcd(a.numerator, b.denominator);
    pdup__wide back = pdup__wide_gcd(b.numerator, a.denominator);
    pdup__fraction product;
    if (!pdup__wide_multiply(quotient_of(a.numerator, across), quotient_of(b.numerator, back),
                             &product.numerator) ||
        !pdup__wide_multiply(quotient_of(a.denominator, back), quotient_of(b.denominator, across),
                             &product.denominator)) {
        return false;
    }
    product.is_negative = a.is_negative != b.is_negative && !pdup__wide_is_zero(product.numerator);
    *out = product;
    return true;
}

/* By continued fractions: compare whole parts, then the turned-over rests the other way round. */
static int compare_magnitudes(pdup__fraction a, pdup__fraction b) {
    int sign = 1;
    for (;;) {
        pdup__wide a_whole;
        pdup__wide b_whole;
        pdup__wide a_rest;
        pdup__wide b_rest;
        pdup__wide_divide(a.numerator, a.denominator, &a_whole, &a_rest);
        pdup__wide_divide(b.numerator, b.denominator, &b_whole, &b_rest);
        int order = pdup__wide_compare(a_whole, b_whole);
        if (order != 0) {
            return sign * order;
        }
        if (pdup__wide_is_zero(a_rest) || pdup__wide_is_zero(b_rest)) {
            return sign * (pdup__wide_is_zero(b_rest) - pdup__wide_is_zero(a_rest));
        }
        a = (pdup__fraction){a.denominator, a_rest, false};
        b = (pdup__fraction){b.denominator, b_rest, false};
        sign = -sign;
    }
}

int pdup__fraction_compare(pdup__fraction a, pdup__fraction b) {
    if (a.is_negative != b.is_negative) {
        return a.is_negative ? -1 : 1;
    }
    return a.is_negative ? compare_magnitudes(b, a) : compare_magnitudes(a, b);
}

bool pdup__fraction_to_int64(pdup__fraction a, int64_t *numerator, int64_t *denominator) {
    const uint64_t limit = INT64_MAX;
    if (a.numerator.high != 0 || a.numerator.low > limit || a.denominator.high != 0 ||
        a.denominator.low > limit) {
        return false;
    }
    *numerator = a.is_negative ? -(int64_t)a.numerator.low : (int64_t)a.numerator.low;
    *denominator = (int64_t)a.denominator.low;
    return true;
}
