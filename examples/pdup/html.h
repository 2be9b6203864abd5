/* SPDX-License-Identifier: MIT */
/* Sheets in one self-contained page of HTML: to be printed on A4 and read on a phone, without script. */
#ifndef PDUP_EXAMPLES_HTML_H
#define PDUP_EXAMPLES_HTML_H

#include <stdbool.h>
#include <stdio.h>

#include "sheet.h"

/* The page up to its first heading, which is the title. */
void html_begin(FILE *file, const char *title);

/* The same for a page in another language, such as "ru". */
void html_begin_in(FILE *file, const char *title, const char *language);

/* The same for a form with rows to write in by hand; one for many columns is printed on its long side. */
void html_begin_form(FILE *file, const char *title, const char *language, bool is_wide);

/* A paragraph. */
void html_write_paragraph(FILE *file, const char *text);

/* A part that is not broken across printed pages if one page can hold it, with a heading of its own. */
void html_begin_part(FILE *file, const char *heading);
void html_end_part(FILE *file);

/* The heading of a part that may be longer than a page; it ends with the next one. */
void html_write_heading(FILE *file, const char *heading);

/* A table. Columns in which no row has anything are left out, unless kept; a note has a row of its own. */
void html_write_sheet(FILE *file, const struct sheet *sheet);

/* A picture: an SVG element, several of them to a printed page. */
void html_write_figure(FILE *file, const char *svg);

void html_end(FILE *file);

#endif
