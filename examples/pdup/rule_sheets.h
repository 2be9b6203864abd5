/* SPDX-License-Identifier: MIT */
/* What the rules say, as sheets. */
#ifndef PDUP_EXAMPLES_RULE_SHEETS_H
#define PDUP_EXAMPLES_RULE_SHEETS_H

#include <stdbool.h>

#include "sheet.h"

/* How a sheet is to read: in a language, and for people or as CSV, where every row says all and words never change. */
struct rule_style {
    pdup_language language;
    bool is_csv;
};

/* Place of a section in the table, by its name there. */
int32_t rule_section_index(const char *name);

/* A section as it is written there: in Russian with the letters of the rules, А Б В. */
const char *rule_reference(const char *name, struct rule_style style, char *buf, size_t cap);

/* Every section; the sheet is started here, and so in the others. */
void rule_sections_sheet(struct sheet *sheet, struct rule_style style);

/* Facts with their values: those that are missing in the advice, or all that the section knows if it is NULL. */
void rule_facts_sheet(struct sheet *sheet, int32_t section, const pdup_advice *advice,
                      struct rule_style style);

/* The rows of the table as they are kept: those of one section, or of all if it is negative. */
void rule_rows_sheet(struct sheet *sheet, int32_t section, struct rule_style style);

/* The steps of the advice. */
void rule_steps_sheet(struct sheet *sheet, const pdup_advice *advice, struct rule_style style);

#endif
