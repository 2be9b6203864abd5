/* SPDX-License-Identifier: MIT */
/* What single words say: numbers, whists, seats, settings. None of these complains; false is "not that". */
#ifndef PDUP_EVENT_FILE_WORDS_H
#define PDUP_EVENT_FILE_WORDS_H

#include "base/seat.h"
#include "event_file/scan.h"
#include "text/numbers.h"

/* The word, and nothing but it; the second of them without regard to the case of ASCII letters. */
bool pdup__word_is(const pdup__word *word, const char *text);
bool pdup__word_is_any_case(const pdup__word *word, const char *text);

/* Does the word, or the value of a setting, begin with a quote as printed books have it? Quotes are plain here, so it is
 * a part of the text. */
bool pdup__word_has_typographic_quote(const pdup__word *word);

/* Digits only, from lowest to highest. */
bool pdup__word_number(const pdup__word *word, int64_t lowest, int64_t highest, int64_t *out);

/* As pdup__read_whists(). */
pdup__whists_fault pdup__word_whists(const pdup__word *word, int32_t *out);

/* As pdup__read_fraction(). */
bool pdup__word_fraction(const pdup__word *word, int64_t most, int64_t most_denominator,
                         int64_t *numerator, int64_t *denominator);

/* Splits KEY=VALUE at the first `=` outside the quotes. Both are words with their own columns. */
bool pdup__word_split(const pdup__word *word, pdup__word *key, pdup__word *value);

#endif
