/* SPDX-License-Identifier: MIT */
/* Unsigned integers of 128 bits in two words, for compilers that have no such type. */
#ifndef PDUP_BASE_WIDE_H
#define PDUP_BASE_WIDE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct pdup__wide {
    uint64_t high;
    uint64_t low;
} pdup__wide;

static inline pdup__wide pdup__wide_of(uint64_t value) {
    return (pdup__wide){0, value};
}

static inline bool pdup__wide_is_zero(pdup__wide a) {
    return (a.high | a.low) == 0;
}

/* Negative, 0 or positive as a is less than, equal to or more than b. */
int pdup__wide_compare(pdup__wide a, pdup__wide b);

/* Modulo 2^128; true when nothing was lost. */
bool pdup__wide_add(pdup__wide a, pdup__wide b, pdup__wide *out);

/* Modulo 2^128. */
pdup__wide pdup__wide_subtract(pdup__wide a, pdup__wide b);

/* true when the product fits; otherwise *out is not to be used. */
bool pdup__wide_multiply(pdup__wide a, pdup__wide b, pdup__wide *out);

/* Quotient and rest; b is not zero. */
void pdup__wide_divide(pdup__wide a, pdup__wide b, pdup__wide *quotient, pdup__wide *rest);

/* Greatest common divisor; that of 0 and a is a. */
pdup__wide pdup__wide_gcd(pdup__wide a, pdup__wide b);

#endif
