/* SPDX-License-Identifier: MIT */
/* Parts of a text and what stands at the front of them: blanks, words, dashes, digits. They are the text's own bytes;
 * nothing is copied and nothing complained of. */
#ifndef PDUP_TEXT_SPAN_H
#define PDUP_TEXT_SPAN_H

#include <pdup/base.h>

#include <stdbool.h>

typedef struct pdup__span {
    const char *bytes;
    size_t size;
} pdup__span;

/* Bytes of the blank at the front, 0 if none stands there: a space, a tab, or one of the spaces that web pages and word
 * processors put where a plain one is meant (U+00A0, U+1680, U+2000 to U+200A, U+202F, U+205F, U+3000). */
size_t pdup__blank_size(const char *bytes, size_t size);

/* Bytes of the dash at the front, 0 if none stands there: `-`, the dashes and minus signs that editors put in its place
 * (U+2010 to U+2015, U+2212, U+FE58, U+FE63, U+FF0D). */
size_t pdup__dash_size(const char *bytes, size_t size);

/* Takes all blanks off the front. */
void pdup__skip_span_blanks(pdup__span *rest);

/* Without the blanks around it. */
pdup__span pdup__without_blanks(pdup__span span);

/* Takes the next word between blanks off the front; false, and an empty word there, if there is none. */
bool pdup__next_word(pdup__span *rest, pdup__span *word);

/* Takes these bytes off the front, if they stand there. */
bool pdup__take(pdup__span *rest, const char *bytes);

/* Takes a dash of any kind off the front, which are one to a typist. */
bool pdup__take_dash(pdup__span *rest);

/* Takes the digits at the front off, as a number that stops growing above 10^8; false if there are none. */
bool pdup__take_number(pdup__span *rest, int32_t *number);

/* The word is a whole number from lowest to highest (at most 10^8), and nothing else. */
bool pdup__span_number(pdup__span word, int32_t lowest, int32_t highest, int32_t *number);

/* Is this span this word? */
bool pdup__span_is(pdup__span span, const char *word);

#endif
