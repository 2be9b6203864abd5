/* SPDX-License-Identifier: MIT */
#include "text.h"

enum { GAP = 2 };

static void write_spaces(FILE *file, int count) {
    fprintf(file, "%*s", count, "");
}

/* Spaces owed are written only before the next cell, so that no line ends in them. */
static void write_cell(FILE *file, const char *cell, int width, enum column_kind kind, int *owed) {
    int free_space = width - sheet_width(cell);
    if (kind == COLUMN_NUMBER) {
        *owed += free_space;
        free_space = 0;
    }
    if (*cell != '\0') {
        write_spaces(file, *owed);
        fputs(cell, file);
        *owed = 0;
        *owed += free_space + GAP;
    } else {
        *owed += (kind == COLUMN_NUMBER ? 0 : free_space) + GAP;
    }
}

static void write_headings(FILE *file, const struct sheet *sheet, const int *widths) {
    int owed = 0;
    for (int i = 0; i < sheet->column_count; i++) {
        if (widths[i] > 0 && sheet->columns[i].kind != COLUMN_NOTE) {
            write_cell(file, sheet->columns[i].heading, widths[i], sheet->columns[i].kind, &owed);
        }
    }
    fputc('\n', file);
}

static const char *write_row(FILE *file, const struct sheet *sheet, const int *widths,
                             const char *cell) {
    const char *note = NULL;
    int owed = 0;
    for (int i = 0; i < sheet->column_count; i++, cell = sheet_next(cell)) {
        if (sheet->columns[i].kind == COLUMN_NOTE) {
            note = cell;
        } else if (widths[i] > 0) {
            write_cell(file, cell, widths[i], sheet->columns[i].kind, &owed);
        }
    }
    fputc('\n', file);
    if (note != NULL && *note != '\0') {
        fprintf(file, "      %s\n", note);
    }
    return cell;
}

void text_write(FILE *file, const struct sheet *sheet) {
    int widths[SHEET_MOST_COLUMNS];
    const char *cell = sheet->text;
    size_t rows = sheet_row_count(sheet);
    sheet_widths(sheet, widths);
    write_headings(file, sheet, widths);
    for (size_t row = 0; row < rows; row++) {
        cell = write_row(file, sheet, widths, cell);
    }
}
