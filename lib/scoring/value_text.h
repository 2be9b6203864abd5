/* SPDX-License-Identifier: MIT */
/* The values of regulations as words: one, or several with single spaces between them. */
#ifndef PDUP_SCORING_VALUE_TEXT_H
#define PDUP_SCORING_VALUE_TEXT_H

#include "scoring/regulation_values.h"
#include "text/line.h"

/* What is left of a value. */
typedef struct pdup__value {
    const char *bytes;
    size_t size;
} pdup__value;

/* The next word; false when there is none or two spaces stand together. */
bool pdup__value_take(pdup__value *value, pdup__value *word);

/* Is it at its end? A space at the end is not. */
bool pdup__value_is_over(const pdup__value *value);

/* Digits only. */
bool pdup__value_number(pdup__value word, int32_t lowest, int32_t highest, int32_t *out);

/* The bytes before the first `mark`, and what comes after it; false when there is none, and nothing is set. */
bool pdup__value_split(pdup__value word, char mark, pdup__value *before, pdup__value *after);

/* Exactly count numbers with commas between them. */
bool pdup__value_numbers(pdup__value word, int32_t lowest, int32_t highest, int32_t *out,
                         int32_t count);

/* Reads what follows the first word of a value, `choice` being what that word is. false: not allowed, and *chosen is
 * then not to be used. */
bool pdup__value_read_rest(pdup__regulation key, int32_t choice, pdup__value rest,
                           pdup__chosen *chosen);

/* Adds what follows the first word of the present value. */
void pdup__value_add_rest(pdup__regulation key, const pdup__chosen *chosen, pdup__line *line);

/* Is the first word itself a parameter: a number or a fraction? Reads it. */
bool pdup__value_read_plain(pdup__regulation key, pdup__value word, pdup__chosen *chosen);

/* Is the present value such a parameter? Adds it. */
bool pdup__value_add_plain(pdup__regulation key, const pdup__chosen *chosen, pdup__line *line);

#endif
