/* SPDX-License-Identifier: MIT */
/* The text of a movement while it is read: lines, words, numbers, and what is wrong with them. */
#ifndef PDUP_MOVEMENT_TEXT_TEXT_READER_H
#define PDUP_MOVEMENT_TEXT_TEXT_READER_H

#include "text/faults.h"
#include "text/source.h"

#include <pdup/movement.h>

typedef struct pdup__text_reader {
    const pdup_allocator *allocator;
    pdup__span text; /* without a mark at its start */
    pdup_faults *faults;
    bool is_out_of_memory;
    pdup__source source; /* of the same text */
    int32_t line;        /* of the byte located last */
    int32_t column;
} pdup__text_reader;

/* A line without its end, and without the blanks around its words. */
typedef struct pdup__text_line {
    pdup__span words;
    pdup__span comment; /* after the `#` that begins a word */
} pdup__text_line;

/* Counts on to a byte of the text, or to its end: line and column of the reader are then those of this byte. What
 * lies before the byte of the last call is counted from the start again. */
void pdup__text_locate(pdup__text_reader *reader, const char *at);

/* Enters an issue that is about a byte, or about a place that was counted before. */
void pdup__refuse(pdup__text_reader *reader, const char *at, const pdup__issue *issue);
void pdup__refuse_at(pdup__text_reader *reader, int32_t line, int32_t column,
                     const pdup__issue *issue);

/* The same with a message that has no arguments, and with what a place asks for and the word that stands there. */
void pdup__refuse_text(pdup__text_reader *reader, const char *at, pdup_status status,
                       pdup__message message);
void pdup__refuse_word(pdup__text_reader *reader, pdup__span word, pdup__message wanted);

/* One fault for each line that has bytes which no text has. */
void pdup__check_characters(pdup__text_reader *reader);

/* The line at *next, which moves on; false at the end of the text. */
bool pdup__next_line(const pdup__text_reader *reader, const char **next, pdup__text_line *line);

#endif
