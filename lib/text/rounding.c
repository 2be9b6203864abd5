/* SPDX-License-Identifier: MIT */
#include "text/rounding.h"

#include <string.h>

/* 2^128 has 39 digits. */
enum { WHOLE_DIGITS = 39 };

/* A magnitude in decimal digits, '0' to '9', the decimals last. */
typedef struct decimal {
    char digits[1 + WHOLE_DIGITS + PDUP__DECIMALS];
    int count;
} decimal;

bool pdup__format_is_valid(pdup__format format) {
    if (format.decimals == PDUP_EXACT) {
        return true;
    }
    return format.decimals >= 0 && format.decimals <= PDUP__DECIMALS &&
           format.rounding >= PDUP_ROUND_UP && format.rounding <= PDUP_ROUND_TOWARD;
}

static void add_wide(pdup__line *line, pdup__wide value) {
    char digits[WHOLE_DIGITS];
    size_t count = 0;
    do {
        pdup__wide rest;
        pdup__wide_divide(value, pdup__wide_of(10), &value, &rest);
        digits[sizeof digits - ++count] = (char)('0' + rest.low);
    } while (!pdup__wide_is_zero(value));
    pdup__line_add_bytes(line, digits + sizeof digits - count, count);
}

/* The next decimal: ten times the rest through the divisor, by addition because the product may not fit. */
static char next_decimal(pdup__wide *rest, pdup__wide divisor) {
    char digit = '0';
    pdup__wide sum = pdup__wide_of(0);
    for (int i = 0; i < 10; i++) {
        bool fits = pdup__wide_add(sum, *rest, &sum);
        if (!fits || pdup__wide_compare(sum, divisor) >= 0) {
            sum = pdup__wide_subtract(sum, divisor);
            digit++;
        }
    }
    *rest = sum;
    return digit;
}

static void count_up(decimal *number) {
    int i = number->count - 1;
    while (number->digits[i] == '9') {
        number->digits[i--] = '0';
    }
    number->digits[i]++;
}

/* Does an exact half go to the larger number (towards plus infinity)? */
static bool half_goes_up(pdup__fraction value, pdup_round rounding, int32_t centre) {
    if (rounding == PDUP_ROUND_UP) {
        return true;
    }
    /* A half is never the centre itself, which is an integer. */
    bool is_above = pdup__fraction_compare(value, pdup__fraction_of(centre, 1)) > 0;
    return is_above == (rounding == PDUP_ROUND_AWAY);
}

/* Is the magnitude, which leaves this rest, to be counted up? */
static bool rounds_up(pdup__fraction value, pdup__wide rest, pdup__wide divisor,
                      pdup_round rounding, int32_t centre) {
    int order = pdup__wide_compare(rest, pdup__wide_subtract(divisor, rest));
    return order > 0 || (order == 0 && half_goes_up(value, rounding, centre) != value.is_negative);
}

static decimal rounded(pdup__fraction value, pdup__format format) {
    pdup__wide whole;
    pdup__wide rest;
    pdup__wide_divide(value.numerator, value.denominator, &whole, &rest);
    pdup__line line = {.length = 0};
    add_wide(&line, whole);
    decimal number = {.count = 1 + (int)line.length + format.decimals};
    number.digits[0] = '0'; /* for the carry */
    memcpy(number.digits + 1, line.bytes, line.length);
    for (int i = number.count - format.decimals; i < number.count; i++) {
        number.digits[i] = next_decimal(&rest, value.denominator);
    }
    if (rounds_up(value, rest, value.denominator, format.rounding, format.centre)) {
        count_up(&number);
    }
    return number;
}

static bool is_zero(const decimal *number) {
    for (int i = 0; i < number->count; i++) {
        if (number->digits[i] != '0') {
            return false;
        }
    }
    return true;
}

void pdup__line_add_fraction(pdup__line *line, pdup__fraction value, pdup__format format) {
    if (format.decimals == PDUP_EXACT) {
        pdup__line_add(line, value.is_negative ? "-" : "");
        add_wide(line, value.numerator);
        if (pdup__wide_compare(value.denominator, pdup__wide_of(1)) != 0) {
            pdup__line_add(line, "/");
            add_wide(line, value.denominator);
        }
        return;
    }
    decimal number = rounded(value, format);
    int start = number.digits[0] == '0' ? 1 : 0;
    int point = number.count - format.decimals;
    pdup__line_add(line, value.is_negative && !is_zero(&number) ? "-" : "");
    pdup__line_add_bytes(line, number.digits + start, (size_t)(point - start));
    if (format.decimals != 0) {
        pdup__line_add(line, ".");
        pdup__line_add_bytes(line, number.digits + point, (size_t)format.decimals);
    }
}

bool pdup__fraction_round(pdup__fraction value, int32_t unit, pdup_round rounding, int32_t centre,
                          pdup__fraction *out) {
    pdup__fraction scaled;
    if (!pdup__fraction_multiply(value, pdup__fraction_of(unit, 1), &scaled)) {
        return false;
    }
    pdup__wide whole;
    pdup__wide rest;
    pdup__wide_divide(scaled.numerator, scaled.denominator, &whole, &rest);
    /* One more fits: a whole that is not the magnitude itself is at most half of 2^128. */
    bool counts_up = rounds_up(value, rest, scaled.denominator, rounding, centre);
    (void)pdup__wide_add(whole, pdup__wide_of(counts_up), &whole);
    scaled =
        (pdup__fraction){whole, pdup__wide_of(1), value.is_negative && !pdup__wide_is_zero(whole)};
    return pdup__fraction_multiply(scaled, pdup__fraction_of(1, unit), out);
}

pdup_status pdup_fraction_text(int64_t numerator, int64_t denominator, int32_t decimals,
                               pdup_round rounding, int32_t centre, char *buf, size_t cap,
                               size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    pdup__format format = {decimals, rounding, centre};
    if (denominator < 1 || !pdup__format_is_valid(format)) {
        return PDUP_E_RANGE;
    }
    pdup__line line = {.length = 0};
    pdup__line_add_fraction(&line, pdup__fraction_of(numerator, denominator), format);
    return pdup__text_give(line.bytes, line.length, buf, cap, len_out);
}
