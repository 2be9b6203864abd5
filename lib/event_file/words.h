/* SPDX-License-Identifier: MIT */
/* What single words say: numbers, whists, seats, settings. None of these complains; false is "not that". */
#ifndef PDUP_EVENT_FILE_WORDS_H
#define PDUP_EVENT_FILE_WORDS_H

#include "base/seat.h"
#include "event_file/scan.h"

/* The word, and nothing but it; the second of them without regard to the case of ASCII letters. */
bool pdup__word_is(const pdup__word *word, const char *text);
bool pdup__word_is_any_case(const pdup__word *word, const char *text);

/* Digits only, from lowest to highest. */
bool pdup__word_number(const pdup__word *word, int64_t lowest, int64_t highest, int64_t *out);

/* N, E, S or W in either case; #PDUP_SEAT_NONE for every other letter. */
pdup_seat pdup__letter_seat(char letter);

/* What is wrong with whists. */
typedef enum pdup__whists_fault {
    PDUP__WHISTS_FINE,
    PDUP__WHISTS_FORM,    /* no integer, fraction or decimal */
    PDUP__WHISTS_POINT,   /* `.5` or `0,5` */
    PDUP__WHISTS_INEXACT, /* not a whole number of sixths */
    PDUP__WHISTS_RANGE    /* beyond PDUP_MAX_WHISTS */
} pdup__whists_fault;

/* Whists in sixths: an integer, n/d or a decimal; a sign may stand before, U+2212 is a minus too. */
pdup__whists_fault pdup__word_whists(const pdup__word *word, int32_t *out);

/* A fraction, reduced by nothing: an integer, n/d or a decimal, a sign before it as for whists; numerator and
 * denominator at most these. */
bool pdup__word_fraction(const pdup__word *word, int64_t most, int64_t most_denominator,
                         int64_t *numerator, int64_t *denominator);

/* Splits KEY=VALUE at the first `=` outside the quotes. Both are words with their own columns. */
bool pdup__word_split(const pdup__word *word, pdup__word *key, pdup__word *value);

/* The U+2212 minus sign at the start of these bytes takes 3 of them, `-` 1; 0 if there is none. */
size_t pdup__minus_size(const char *bytes, size_t size);

#endif
