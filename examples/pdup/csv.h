/* SPDX-License-Identifier: MIT */
/* Sheets as CSV (RFC 4180, but lines end in \n as everything else here). */
#ifndef PDUP_EXAMPLES_CSV_H
#define PDUP_EXAMPLES_CSV_H

#include <stdio.h>

#include "sheet.h"

/* The header line. */
void csv_write_header(FILE *file, const struct sheet *sheet);

/* The rows without the header, so that a long table can be written piece by piece. */
void csv_write_rows(FILE *file, const struct sheet *sheet);

#endif
