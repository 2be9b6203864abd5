/* SPDX-License-Identifier: MIT */
/* A table in memory: what a command found, apart from the form it is written in. Every form of output is one
 * function over a sheet, so that another form needs no change in the commands. */
#ifndef PDUP_EXAMPLES_SHEET_H
#define PDUP_EXAMPLES_SHEET_H

#include <stddef.h>

#include <pdup/pdup.h>

enum column_kind {
    COLUMN_NUMBER, /* Figures: aligned right. */
    COLUMN_WORD,   /* The program's own words: aligned left. */
    COLUMN_NAME,   /* What people wrote: aligned left, and never trusted. */
    COLUMN_NOTE    /* A sentence: the text form gives it a line of its own below the row. */
};

struct column {
    const char *key;     /* Name in CSV. */
    const char *heading; /* Name for people. */
    enum column_kind kind;
};

enum { SHEET_MOST_COLUMNS = 24 };

struct sheet {
    const struct column *columns;
    int column_count;
    unsigned kept; /* Bit i: column i stays even if no row has anything in it. */
    char *text;    /* The cells row after row, each with its NUL. */
    size_t size;
    size_t cap;
    size_t cell_count;
    pdup_status status; /* The first failure; later cells are then left out. */
};

/* A sheet without rows; column_count is at most SHEET_MOST_COLUMNS. */
void sheet_start(struct sheet *sheet, const struct column *columns, int column_count);

/* Text and HTML leave out a column in which no row has anything, but not the column with this key. */
void sheet_keep(struct sheet *sheet, const char *key);

/* Takes the rows away and keeps the memory. */
void sheet_clear(struct sheet *sheet);

void sheet_free(struct sheet *sheet);

/* Keeps the first status that is not PDUP_OK. */
void sheet_note(struct sheet *sheet, pdup_status status);

/* One cell more, in the order of the columns. */
void sheet_word(struct sheet *sheet, const char *word);
void sheet_number(struct sheet *sheet, int32_t number);

/* As sheet_number(), but 0 stands for "none": an empty cell. */
void sheet_number_or_none(struct sheet *sheet, int32_t number);

/* A set with its boards, which are what lies on a table: "2 (5-8)" at tables of four. */
void sheet_set(struct sheet *sheet, int32_t set, int32_t seats);

/* A fraction, with decimals or PDUP_EXACT. */
void sheet_fraction(struct sheet *sheet, int64_t numerator, int64_t denominator, int32_t decimals);

/* How many whole rows it has. */
size_t sheet_row_count(const struct sheet *sheet);

/* The cell after this one. */
const char *sheet_next(const char *cell);

/* Width of a text in characters, not bytes. */
int sheet_width(const char *text);

/* For each column the width of its widest cell, its heading too; 0 if it is left out. */
void sheet_widths(const struct sheet *sheet, int *widths_out);

#endif
