/* SPDX-License-Identifier: MIT */
/* The text of a movement while it is read: lines, words, numbers, and what is wrong with them. */
#ifndef PDUP_MOVEMENT_TEXT_TEXT_READER_H
#define PDUP_MOVEMENT_TEXT_TEXT_READER_H

#include "text/faults.h"

#include <pdup/movement.h>

/* Bytes of the text, not the reader's own. */
typedef struct pdup__span {
    const char *bytes;
    size_t size;
} pdup__span;

typedef struct pdup__text_reader {
    const pdup_allocator *allocator;
    pdup__span text; /* without a mark at its start */
    pdup_faults *faults;
    bool is_out_of_memory;
    const char *counted; /* up to where characters have been counted, and what the count is there */
    int32_t line;
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

/* Takes the next word between blanks off the front; false if there is none. */
bool pdup__next_word(pdup__span *rest, pdup__span *word);

/* Takes these bytes off the front, if they stand there. */
bool pdup__take(pdup__span *rest, const char *bytes);

/* Takes a hyphen, an en dash or an em dash off the front, which are one to a typist. */
bool pdup__take_dash(pdup__span *rest);

/* Takes the digits at the front off, as a number that stops growing above 10^8; false if there are none. */
bool pdup__take_number(pdup__span *rest, int32_t *number);

/* The word is a whole number from lowest to highest, and nothing else. */
bool pdup__span_number(pdup__span word, int32_t lowest, int32_t highest, int32_t *number);

#endif
