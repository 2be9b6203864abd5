/* SPDX-License-Identifier: MIT */
/* Tables with their rooms, `2@B`, and lists of rows, `4/3,5/2@B`. Tables are numbered through all rooms, so what is
 * written is known only when all lines of the session have been seen; until then table and room go in one number. */
#ifndef PDUP_EVENT_FILE_TABLES_H
#define PDUP_EVENT_FILE_TABLES_H

#include "event_file/reader.h"

/* Notes what the line of this number tells about the rooms of its session. */
void pdup__rooms_note(pdup__rooms *rooms, pdup__line_kind kind, const pdup__words *words,
                      int32_t line);

/* Tables of a room; 0: there is one room. */
int32_t pdup__rooms_tables(const pdup__rooms *rooms);

/* A table and maybe its room: A to Z, AA to BL. */
bool pdup__word_table(const pdup__word *word, int32_t *coded);

/* The table number through all rooms; 0 if the room has no such table. */
int32_t pdup__rooms_number(const pdup__rooms *rooms, int32_t coded);

/* The number of a table; complains if it is none. */
bool pdup__read_table(pdup__reader *reader, const pdup__word *word, int32_t *table);

/* One row of a list; round and table are empty words where they are not written. */
typedef struct pdup__row_name {
    pdup__word whole;
    pdup__word round;
    pdup__word table;
    pdup__word_spot spot; /* of the row in its list, and where the next is looked for from */
} pdup__row_name;

/* The row of the list at *at, which goes on behind it, in the same `row`; begin with 0. false at the end. */
bool pdup__next_row(const pdup__word *list, size_t *at, pdup__row_name *row);

/* The numbers of a row as the first pass keeps them, and as they are; the second complains. */
bool pdup__row_name_coded(const pdup__row_name *row, int32_t *round, int32_t *coded);
bool pdup__read_row_name(pdup__reader *reader, const pdup__row_name *row, int32_t *round,
                         int32_t *table);

/* Position of the row in a `correct` line: its first word after ROUND/TABLE that is no setting. */
int32_t pdup__correction_row(const pdup__words *words);

/* The value of a setting of the line by its key; NULL if it has none. */
const pdup__word *pdup__find_value(const pdup__words *words, const char *key, pdup__word *value);

#endif
