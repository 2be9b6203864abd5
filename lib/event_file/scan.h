/* SPDX-License-Identifier: MIT */
/* One line of text as words with their columns. Nothing is kept: a line can be scanned again and gives the same. */
#ifndef PDUP_EVENT_FILE_SCAN_H
#define PDUP_EVENT_FILE_SCAN_H

#include "text/issue.h"

#include <stdbool.h>

/* A word, its quotes and backslashes taken away. Quotes stand around a whole word or around what follows the `=`
 * of a setting, so a word is a plain part and maybe a quoted part after it. */
typedef struct pdup__word {
    const char *bytes;
    size_t size;
    const char *raw; /* where it stands in the text */
    size_t plain;    /* bytes before the quoted part */
    bool is_quoted;
    int32_t column;
} pdup__word;

/* More than any line has; words beyond are looked at but not kept, so that a line that has them is over-full. */
enum { PDUP__WORDS = 32 };

typedef struct pdup__words {
    int32_t count;
    int32_t end_column; /* just after the last word */
    /* What the text itself is wrong in, if its status is not PDUP_OK, and where. A problem in a comment leaves the line
     * usable. */
    pdup__issue problem;
    int32_t problem_column;
    bool is_usable;
    pdup__word at[PDUP__WORDS];
} pdup__words;

/* size bytes of one line, its end not among them. store has as much room as the line and holds the quoted words. */
void pdup__scan_line(const char *bytes, size_t size, char *store, pdup__words *words);

/* The column of a byte of a word, counted in characters as the text has them. */
int32_t pdup__word_column(const pdup__word *word, size_t offset);

/* A byte of a word from which one goes on to the next that matters, for lists as long as the line. */
typedef struct pdup__word_spot {
    size_t offset;
    size_t raw; /* the same in the text */
    int32_t column;
} pdup__word_spot;

pdup__word_spot pdup__word_start(const pdup__word *word);
void pdup__word_go(const pdup__word *word, pdup__word_spot *spot, size_t offset);
int32_t pdup__word_spot_column(const pdup__word *word, const pdup__word_spot *spot);

#endif
