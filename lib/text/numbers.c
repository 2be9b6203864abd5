/* SPDX-License-Identifier: MIT */
#include "text/numbers.h"

#include "text/span.h"

static bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

size_t pdup__take_digits(const char *bytes, size_t size, int64_t most, int64_t *out) {
    size_t count = 0;
    int64_t value = 0;
    while (count < size && is_digit(bytes[count])) {
        value = value > most ? value : value * 10 + (bytes[count] - '0');
        count++;
    }
    *out = value;
    return count;
}

/* The bytes of a sign, if one stands there. */
static size_t take_sign(const char *bytes, size_t size, bool *is_negative) {
    size_t minus = pdup__dash_size(bytes, size);
    *is_negative = minus != 0;
    return size >= 1 && bytes[0] == '+' ? 1 : minus;
}

/* A whole number, the digits after the point and the denominator; what is not written counts 0 and 1. */
typedef struct number {
    int64_t whole;
    const char *decimals;
    size_t decimal_count;
    int64_t denominator;
} number;

/* Far above every allowed numerator, and its product with PDUP_WHIST fits. */
enum { MOST = 1000000000 };

/* A digit somewhere, and a point or comma: then that is what the writer meant by it. */
static pdup__whists_fault wrong_form(const char *bytes, size_t size) {
    bool has_digit = false;
    bool has_point = false;
    for (size_t i = 0; i < size; i++) {
        has_digit = has_digit || is_digit(bytes[i]);
        has_point = has_point || bytes[i] == '.' || bytes[i] == ',';
    }
    return has_digit && has_point ? PDUP__WHISTS_POINT : PDUP__WHISTS_FORM;
}

static pdup__whists_fault take_number(const char *bytes, size_t size, number *out) {
    *out = (number){.denominator = 1};
    size_t at = pdup__take_digits(bytes, size, MOST, &out->whole);
    if (at == 0) {
        return wrong_form(bytes, size);
    }
    if (at == size) {
        return PDUP__WHISTS_FINE;
    }
    char mark = bytes[at];
    int64_t after;
    size_t count = pdup__take_digits(bytes + at + 1, size - at - 1, MOST, &after);
    if (count == 0 || at + 1 + count != size || (mark != '/' && mark != '.')) {
        return wrong_form(bytes, size);
    }
    if (mark == '/') {
        out->denominator = after;
    } else {
        out->decimals = bytes + at + 1;
        out->decimal_count = count;
    }
    return PDUP__WHISTS_FINE;
}

/* Sixths of the decimals: only .0 and .5, with any zeros after them, are whole sixths. */
static bool decimal_sixths(const number *parts, int64_t *out) {
    *out = 0;
    for (size_t i = 0; i < parts->decimal_count; i++) {
        if (i == 0 && parts->decimals[0] == '5') {
            *out = PDUP_WHIST / 2;
        } else if (parts->decimals[i] != '0') {
            return false;
        }
    }
    return true;
}

static pdup__whists_fault sixths_of(const number *parts, int64_t *out) {
    int64_t decimals;
    if (parts->denominator == 0) {
        return PDUP__WHISTS_FORM;
    }
    /* Beyond MOST the digits are not all counted. */
    if (parts->denominator > MOST) {
        return PDUP__WHISTS_INEXACT;
    }
    if (parts->whole > MOST) {
        return PDUP__WHISTS_RANGE;
    }
    int64_t sixths = parts->whole * PDUP_WHIST;
    if (sixths % parts->denominator != 0 || !decimal_sixths(parts, &decimals)) {
        return PDUP__WHISTS_INEXACT;
    }
    *out = sixths / parts->denominator + decimals;
    return *out > PDUP_MAX_WHISTS ? PDUP__WHISTS_RANGE : PDUP__WHISTS_FINE;
}

pdup__whists_fault pdup__read_whists(const char *bytes, size_t size, int32_t *out) {
    bool is_negative;
    size_t sign = take_sign(bytes, size, &is_negative);
    number parts;
    pdup__whists_fault fault = take_number(bytes + sign, size - sign, &parts);
    int64_t sixths = 0;
    if (fault == PDUP__WHISTS_FINE) {
        fault = sixths_of(&parts, &sixths);
    }
    *out = (int32_t)(is_negative ? -sixths : sixths);
    return fault;
}

/* The decimals behind the whole number, zeros at their end left out; false when they go too far. */
static bool add_decimals(const number *parts, int64_t most, int64_t most_denominator,
                         int64_t *numerator, int64_t *denominator) {
    size_t count = parts->decimal_count;
    while (count > 0 && parts->decimals[count - 1] == '0') {
        count--;
    }
    for (size_t i = 0; i < count; i++) {
        *numerator = *numerator * 10 + (parts->decimals[i] - '0');
        *denominator *= 10;
        if (*numerator > most || *denominator > most_denominator) {
            return false;
        }
    }
    return true;
}

bool pdup__read_fraction(const char *bytes, size_t size, int64_t most, int64_t most_denominator,
                         int64_t *numerator, int64_t *denominator) {
    bool is_negative;
    size_t sign = take_sign(bytes, size, &is_negative);
    number parts;
    if (take_number(bytes + sign, size - sign, &parts) != PDUP__WHISTS_FINE || parts.whole > most ||
        parts.denominator < 1 || parts.denominator > most_denominator) {
        return false;
    }
    *numerator = parts.whole;
    *denominator = parts.denominator;
    bool fits = add_decimals(&parts, most, most_denominator, numerator, denominator);
    *numerator = is_negative ? -*numerator : *numerator;
    return fits;
}
