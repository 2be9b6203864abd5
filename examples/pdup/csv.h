/* SPDX-License-Identifier: MIT */
/* Sheets as CSV (RFC 4180, but lines end in \n as everything else here). */
#ifndef PDUP_EXAMPLES_CSV_H
#define PDUP_EXAMPLES_CSV_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "sheet.h"

/* How figures are written from here on: exact ones, or decimals; a comma in these, and then semicolons between fields.
 * Without a call decimals with a point: a spreadsheet takes 11/2 for a date. */
void csv_set_style(bool is_exact, bool has_comma);

/* The decimals of a figure in a sheet that becomes CSV: PDUP_EXACT, or four, of which zeros at the end are left out. */
int32_t csv_decimals(void);

/* The header line. */
void csv_write_header(FILE *file, const struct sheet *sheet);

/* The rows without the header, so that a long table can be written piece by piece. */
void csv_write_rows(FILE *file, const struct sheet *sheet);

/* The header line and the rows. */
void csv_write(FILE *file, const struct sheet *sheet);

#endif
