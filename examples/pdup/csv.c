/* SPDX-License-Identifier: MIT */
#include "csv.h"

#include <string.h>

enum { DECIMALS = 4 };

/* One command writes one kind of CSV, so the style is the program's as standard output is. */
static struct {
    bool is_exact;
    bool has_comma;
} style;

void csv_set_style(bool is_exact, bool has_comma) {
    style.is_exact = is_exact;
    style.has_comma = has_comma;
}

int32_t csv_decimals(void) {
    return style.is_exact ? PDUP_EXACT : DECIMALS;
}

static char separator(void) {
    return style.has_comma ? ';' : ',';
}

/* A spreadsheet runs a cell that begins with = + - @ as a formula, whatever quotes it stands in, and some skip
 * white space before it or take the full-width forms for the same. A name is the only cell that strangers write, so a
 * name that begins so gets an apostrophe in front, which spreadsheets take as "this is text". A name that begins with an
 * apostrophe gets one too: who reads the file takes one leading apostrophe off a name, always, and has what was typed.
 * Figures keep their sign: they are ours, and must stay numbers. */
static bool needs_guard(const char *name) {
    static const char *const full_width[] = {"\xef\xbc\x9d", "\xef\xbc\x8b", "\xef\xbc\x8d",
                                             "\xef\xbc\xa0"};
    name += strspn(name, " \t\r\n");
    for (size_t i = 0; i < sizeof full_width / sizeof full_width[0]; i++) {
        if (strncmp(name, full_width[i], strlen(full_width[i])) == 0) {
            return true;
        }
    }
    return *name != '\0' && strchr("=+-@'", *name) != NULL;
}

/* A word of digits and their marks is a date, a time, a share or a number to a spreadsheet: 12.2.2, 1/2, 12:30, 60 %,
 * 007. Of our own words whole numbers are meant so. Programs, which ask for exact figures, see no such things. */
static bool is_taken_for_figure(const char *cell, enum column_kind kind) {
    size_t digits = strspn(cell, "0123456789");
    bool is_whole = cell[digits] == '\0' && (digits == 1 || *cell != '0');
    return !style.is_exact && digits > 0 && cell[strspn(cell, "0123456789.,/:-eE% ")] == '\0' &&
           (kind == COLUMN_NAME || !is_whole);
}

/* Digits with a point and digits after it: NULL if the cell is something else. */
static const char *find_point(const char *cell) {
    size_t sign = *cell == '-' ? 1 : 0;
    size_t digits = strspn(cell + sign, "0123456789");
    const char *point = cell + sign + digits;
    return digits > 0 && *point == '.' && point[1 + strspn(point + 1, "0123456789")] == '\0' ? point
                                                                                             : NULL;
}

/* Four decimals at most: 5.5000 is 5.5, and what was rounded to nothing has no sign. */
static void write_decimals(FILE *file, const char *cell, const char *point) {
    size_t places = strlen(point + 1);
    while (places > 0 && point[places] == '0') {
        places--;
    }
    if (places == 0 && strncmp(cell, "-0.", 3) == 0) {
        cell++;
    }
    fwrite(cell, 1, (size_t)(point - cell), file);
    if (places > 0) {
        fputc(style.has_comma ? ',' : '.', file);
        fwrite(point + 1, 1, places, file);
    }
}

static void write_text(FILE *file, const char *cell, bool has_guard) {
    bool has_quotes = strpbrk(cell, style.has_comma ? ";\"\r\n" : ",\"\r\n") != NULL;
    if (has_quotes) {
        fputc('"', file);
    }
    if (has_guard) {
        fputc('\'', file);
    }
    for (; *cell != '\0'; cell++) {
        if (*cell == '"') {
            fputc('"', file);
        }
        fputc(*cell, file);
    }
    if (has_quotes) {
        fputc('"', file);
    }
}

/* With decimal commas, 1,5 needs no quotes: fields end in semicolons. */
static void write_cell(FILE *file, const char *cell, enum column_kind kind) {
    const char *point = kind == COLUMN_NUMBER ? find_point(cell) : NULL;
    if (point != NULL) {
        write_decimals(file, cell, point);
    } else {
        write_text(file, cell,
                   (kind == COLUMN_NAME && needs_guard(cell)) ||
                       (kind != COLUMN_NUMBER && is_taken_for_figure(cell, kind)));
    }
}

/* Gnumeric takes semicolons for separators only where one stands before the first quote of the file. */
void csv_write_header(FILE *file, const struct sheet *sheet) {
    for (int i = 0; i < sheet->column_count; i++) {
        const char *quote = style.has_comma && i == 1 ? "\"" : "";
        if (i > 0) {
            fputc(separator(), file);
        }
        fprintf(file, "%s%s%s", quote, sheet->columns[i].key, quote);
    }
    fputc('\n', file);
}

void csv_write_rows(FILE *file, const struct sheet *sheet) {
    const char *cell = sheet->text;
    size_t rows = sheet_row_count(sheet);
    for (size_t row = 0; row < rows; row++) {
        for (int i = 0; i < sheet->column_count; i++, cell = sheet_next(cell)) {
            if (i > 0) {
                fputc(separator(), file);
            }
            write_cell(file, cell, sheet->columns[i].kind);
        }
        fputc('\n', file);
    }
}

void csv_write(FILE *file, const struct sheet *sheet) {
    csv_write_header(file, sheet);
    csv_write_rows(file, sheet);
}
