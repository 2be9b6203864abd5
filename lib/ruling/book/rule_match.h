/* SPDX-License-Identifier: MIT */
/* Known facts held against conditions of the table. */
#ifndef PDUP_RULING_BOOK_RULE_MATCH_H
#define PDUP_RULING_BOOK_RULE_MATCH_H

#include "ruling/book/rule_table.h"

enum { PDUP__NOT_GIVEN = -1 };

/* What is known: for each fact of the section the place of its value, or PDUP__NOT_GIVEN. */
typedef struct pdup__known {
    int8_t values[PDUP__FACTS_MOST];
} pdup__known;

/* What a condition comes to. */
typedef enum pdup__truth { PDUP__FALSE, PDUP__TRUE, PDUP__UNSURE } pdup__truth;

/* If the condition is unsure, sets the bit of each fact that is asked for next: of the words that are unsure the
 * first, since those behind it may not matter. */
pdup__truth pdup__condition(const pdup__section *section, const char *when,
                            const pdup__known *known, uint32_t *asked);

#endif
