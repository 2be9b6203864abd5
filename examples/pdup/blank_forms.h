/* SPDX-License-Identifier: MIT */
/* What the empty forms ask for, in both languages. */
#ifndef PDUP_EXAMPLES_BLANK_FORMS_H
#define PDUP_EXAMPLES_BLANK_FORMS_H

#include <pdup/pdup.h>

#include "sheet.h"

/* A line to be filled in. Rows are the lines that it takes; a form ends with a label that is NULL. */
struct field {
    const char *label;
    int rows;
};

enum { TRAVELLER_MOST_COLUMNS = 21 };

const struct field *ruling_fields(pdup_language language);
const struct field *appeal_fields(pdup_language language);

/* The cards of each hand and of the talon. */
const struct field *deal_fields(pdup_language language, int32_t seats);

/* The columns of a traveller (rules 6), round and table before them; at a table of three nobody sits at W. */
int traveller_columns(pdup_language language, int32_t seats,
                      struct column columns_out[TRAVELLER_MOST_COLUMNS]);

#endif
