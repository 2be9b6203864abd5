/* SPDX-License-Identifier: MIT */
#include "csv.h"

#include <stdbool.h>
#include <string.h>

/* A spreadsheet runs a cell that begins with = + - @ as a formula, whatever quotes it stands in, and some skip
 * white space before it. A name is the only cell that strangers write, so a name that begins so gets an apostrophe
 * in front, which spreadsheets take as "this is text". A name that begins with an apostrophe gets one too: who
 * reads the file takes one leading apostrophe off a name, always, and has what was typed. Figures keep their sign:
 * they are ours, and must stay numbers. */
static bool needs_guard(const char *name) {
    name += strspn(name, " \t\r\n");
    return *name != '\0' && strchr("=+-@'", *name) != NULL;
}

static void write_cell(FILE *file, const char *cell, enum column_kind kind) {
    bool guard = kind == COLUMN_NAME && needs_guard(cell);
    bool quote = strpbrk(cell, ",\"\r\n") != NULL;
    if (quote) {
        fputc('"', file);
    }
    if (guard) {
        fputc('\'', file);
    }
    for (; *cell != '\0'; cell++) {
        if (*cell == '"') {
            fputc('"', file);
        }
        fputc(*cell, file);
    }
    if (quote) {
        fputc('"', file);
    }
}

void csv_write_header(FILE *file, const struct sheet *sheet) {
    for (int i = 0; i < sheet->column_count; i++) {
        fprintf(file, "%s%s", i == 0 ? "" : ",", sheet->columns[i].key);
    }
    fputc('\n', file);
}

void csv_write_rows(FILE *file, const struct sheet *sheet) {
    const char *cell = sheet->text;
    size_t rows = sheet_row_count(sheet);
    for (size_t row = 0; row < rows; row++) {
        for (int i = 0; i < sheet->column_count; i++, cell = sheet_next(cell)) {
            if (i > 0) {
                fputc(',', file);
            }
            write_cell(file, cell, sheet->columns[i].kind);
        }
        fputc('\n', file);
    }
}
