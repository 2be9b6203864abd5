/* SPDX-License-Identifier: MIT */
/* Numbers as people write them, wherever they stand. None of these complains; what they refuse is no number. */
#ifndef PDUP_TEXT_NUMBERS_H
#define PDUP_TEXT_NUMBERS_H

#include "text/span.h"

#include <pdup/base.h>

#include <stdbool.h>

/* The digits at the start of the bytes, as a number that stops growing above most (at most 2^59); how many of them
 * there are is the result. */
size_t pdup__take_digits(const char *bytes, size_t size, int64_t most, int64_t *out);

/* What is wrong with whists. */
typedef enum pdup__whists_fault {
    PDUP__WHISTS_FINE,
    PDUP__WHISTS_FORM,    /* no integer, fraction or decimal */
    PDUP__WHISTS_POINT,   /* `.5` or `0,5` */
    PDUP__WHISTS_INEXACT, /* not a whole number of sixths */
    PDUP__WHISTS_RANGE    /* beyond PDUP_MAX_WHISTS */
} pdup__whists_fault;

/* Whists in sixths: an integer, n/d or a decimal; a sign may stand before, a dash of any kind is a minus. */
pdup__whists_fault pdup__read_whists(const char *bytes, size_t size, int32_t *out);

/* A fraction, reduced by nothing: an integer, n/d or a decimal, a sign before it as for whists; numerator and
 * denominator at most these. */
bool pdup__read_fraction(const char *bytes, size_t size, int64_t most, int64_t most_denominator,
                         int64_t *numerator, int64_t *denominator);

#endif
