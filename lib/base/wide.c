/* SPDX-License-Identifier: MIT */
#include "base/wide.h"

int pdup__wide_compare(pdup__wide a, pdup__wide b) {
    if (a.high != b.high) {
        return a.high < b.high ? -1 : 1;
    }
    return (a.low > b.low) - (a.low < b.low);
}

bool pdup__wide_add(pdup__wide a, pdup__wide b, pdup__wide *out) {
    uint64_t low = a.low + b.low;
    uint64_t carry = low < a.low;
    uint64_t high = a.high + b.high;
    bool lost = high < a.high;
    out->low = low;
    out->high = high + carry;
    return !lost && out->high >= high;
}

pdup__wide pdup__wide_subtract(pdup__wide a, pdup__wide b) {
    uint64_t borrow = a.low < b.low;
    return (pdup__wide){a.high - b.high - borrow, a.low - b.low};
}

/* 64 by 64 bits, in halves. */
static pdup__wide product(uint64_t a, uint64_t b) {
    const uint64_t half = UINT64_C(0xffffffff);
    uint64_t low = (a & half) * (b & half);
    uint64_t middle = (a >> 32) * (b & half) + (low >> 32);
    uint64_t other = (a & half) * (b >> 32) + (middle & half);
    return (pdup__wide){(a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32),
                        (other << 32) | (low & half)};
}

bool pdup__wide_multiply(pdup__wide a, pdup__wide b, pdup__wide *out) {
    if (a.high != 0 && b.high != 0) {
        return false;
    }
    /* One of the two high words is zero, so this is the one cross product there is. */
    pdup__wide cross = a.high != 0 ? product(a.high, b.low) : product(b.high, a.low);
    pdup__wide raised = {cross.low, 0};
    return cross.high == 0 && pdup__wide_add(product(a.low, b.low), raised, out);
}

static int bit_length(pdup__wide a) {
    int bits = a.high != 0 ? 64 : 0;
    for (uint64_t rest = a.high != 0 ? a.high : a.low; rest != 0; rest >>= 1) {
        bits++;
    }
    return bits;
}

static pdup__wide shift_left(pdup__wide a, int bits) {
    if (bits >= 64) {
        return (pdup__wide){a.low << (bits - 64), 0};
    }
    if (bits == 0) {
        return a;
    }
    return (pdup__wide){(a.high << bits) | (a.low >> (64 - bits)), a.low << bits};
}

static pdup__wide half_of(pdup__wide a) {
    return (pdup__wide){a.high >> 1, (a.low >> 1) | (a.high << 63)};
}

void pdup__wide_divide(pdup__wide a, pdup__wide b, pdup__wide *quotient, pdup__wide *rest) {
    *quotient = pdup__wide_of(0);
    *rest = a;
    if (pdup__wide_compare(a, b) < 0) {
        return;
    }
    if (a.high == 0) {
        *quotient = pdup__wide_of(a.low / b.low);
        *rest = pdup__wide_of(a.low % b.low);
        return;
    }
    /* Schoolbook, a bit at a time: as many steps as the quotient has bits. */
    int steps = bit_length(a) - bit_length(b);
    pdup__wide part = shift_left(b, steps);
    for (int i = 0; i <= steps; i++) {
        *quotient = shift_left(*quotient, 1);
        if (pdup__wide_compare(*rest, part) >= 0) {
            *rest = pdup__wide_subtract(*rest, part);
            quotient->low |= 1;
        }
        part = half_of(part);
    }
}

pdup__wide pdup__wide_gcd(pdup__wide a, pdup__wide b) {
    /* At most 185 rounds for 128 bits: the worst are neighbouring Fibonacci numbers. */
    while (!pdup__wide_is_zero(b)) {
        pdup__wide quotient;
        pdup__wide rest;
        pdup__wide_divide(a, b, &quotient, &rest);
        a = b;
        b = rest;
    }
    return a;
}
