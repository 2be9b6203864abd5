/* SPDX-License-Identifier: MIT */
#include "sheet.h"

#include <assert.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    FIRST_CAP = 1024,
    FIGURE_CAP = 128 /* Two integers of 128 bits, 39 digits each, with sign, stroke and decimals. */
};

void sheet_start(struct sheet *sheet, const struct column *columns, int column_count) {
    assert(column_count <= SHEET_MOST_COLUMNS);
    memset(sheet, 0, sizeof *sheet);
    sheet->columns = columns;
    sheet->column_count = column_count;
}

void sheet_keep(struct sheet *sheet, const char *key) {
    for (int i = 0; i < sheet->column_count; i++) {
        if (strcmp(sheet->columns[i].key, key) == 0) {
            sheet->kept |= 1U << i;
        }
    }
}

void sheet_clear(struct sheet *sheet) {
    sheet->size = 0;
    sheet->cell_count = 0;
}

void sheet_free(struct sheet *sheet) {
    free(sheet->text);
    sheet->text = NULL;
    sheet->cap = 0;
    sheet_clear(sheet);
}

void sheet_note(struct sheet *sheet, pdup_status status) {
    if (sheet->status == PDUP_OK) {
        sheet->status = status;
    }
}

static bool grow(struct sheet *sheet, size_t length) {
    size_t cap = sheet->cap == 0 ? FIRST_CAP : sheet->cap;
    char *text;
    while (cap - sheet->size < length) {
        if (cap > SIZE_MAX / 2) {
            return false;
        }
        cap *= 2;
    }
    text = realloc(sheet->text, cap);
    if (text == NULL) {
        return false;
    }
    sheet->text = text;
    sheet->cap = cap;
    return true;
}

void sheet_word(struct sheet *sheet, const char *word) {
    size_t length = strlen(word) + 1;
    if (sheet->status != PDUP_OK) {
        return;
    }
    if (sheet->cap - sheet->size < length && !grow(sheet, length)) {
        sheet->status = PDUP_E_NOMEM;
        return;
    }
    memcpy(sheet->text + sheet->size, word, length);
    sheet->size += length;
    sheet->cell_count++;
}

void sheet_number(struct sheet *sheet, int32_t number) {
    char word[16];
    snprintf(word, sizeof word, "%d", (int)number);
    sheet_word(sheet, word);
}

void sheet_number_or_none(struct sheet *sheet, int32_t number) {
    if (number == 0) {
        sheet_word(sheet, "");
    } else {
        sheet_number(sheet, number);
    }
}

void sheet_set(struct sheet *sheet, int32_t set, int32_t seats) {
    char word[40];
    snprintf(word, sizeof word, "%d (%d-%d)", (int)set, (int)(seats * (set - 1) + 1),
             (int)(seats * set));
    sheet_word(sheet, word);
}

void sheet_fraction(struct sheet *sheet, int64_t numerator, int64_t denominator, int32_t decimals) {
    char word[FIGURE_CAP] = "";
    size_t length;
    sheet_note(sheet, pdup_fraction_text(numerator, denominator, decimals, PDUP_ROUND_UP, 0, word,
                                         sizeof word, &length));
    sheet_word(sheet, word);
}

size_t sheet_row_count(const struct sheet *sheet) {
    return sheet->cell_count / (size_t)sheet->column_count;
}

const char *sheet_next(const char *cell) {
    return cell + strlen(cell) + 1;
}

int sheet_width(const char *text) {
    int width = 0;
    for (; *text != '\0'; text++) {
        /* Every byte of UTF-8 but the first of a character is 10xxxxxx. */
        width += ((unsigned char)*text & 0xC0U) != 0x80U;
    }
    return width;
}

void sheet_widths(const struct sheet *sheet, int *widths_out) {
    const char *cell = sheet->text;
    size_t rows = sheet_row_count(sheet);
    for (int i = 0; i < sheet->column_count; i++) {
        widths_out[i] = 0;
    }
    for (size_t row = 0; row < rows; row++) {
        for (int i = 0; i < sheet->column_count; i++, cell = sheet_next(cell)) {
            int width = sheet_width(cell);
            widths_out[i] = width > widths_out[i] ? width : widths_out[i];
        }
    }
    for (int i = 0; i < sheet->column_count; i++) {
        int width = sheet_width(sheet->columns[i].heading);
        bool shown = widths_out[i] > 0 || (sheet->kept & 1U << i) != 0;
        widths_out[i] = shown && width > widths_out[i] ? width : widths_out[i];
    }
}
