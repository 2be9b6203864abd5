/* SPDX-License-Identifier: MIT */
/* Sheets as aligned text. */
#ifndef PDUP_EXAMPLES_TEXT_H
#define PDUP_EXAMPLES_TEXT_H

#include <stdio.h>

#include "sheet.h"

/* Columns in which no row has anything are left out, unless kept. */
void text_write(FILE *file, const struct sheet *sheet);

#endif
