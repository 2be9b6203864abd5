/* SPDX-License-Identifier: MIT */
/* The tables of a movement as a text tells them, in any order: gathered first, then made into a movement. */
#ifndef PDUP_MOVEMENT_TEXT_ROWS_TEXT_H
#define PDUP_MOVEMENT_TEXT_ROWS_TEXT_H

#include "movement/text/text_reader.h"

/* The highest set: one of each three boards could be told, but one board may be a set in what others publish. */
enum { PDUP__MAX_SETS = PDUP_MAX_BOARDS };

/* A table in a round. Numbers count from 1; set 0 is an idle table, player 0 nobody. */
typedef struct pdup__text_row {
    int32_t line; /* where it stands */
    int32_t column;
    int32_t round;
    int32_t table;
    int32_t set;
    int32_t players[4];
} pdup__text_row;

/* All that were read. What the text does not tell itself is 0 and follows from the rows. */
typedef struct pdup__text_rows {
    pdup__text_row *rows;
    size_t count;
    size_t capacity;
    int32_t seats;
    int32_t players;
    int32_t tables;
    int32_t rounds;
    int32_t sets;
    int32_t copies;
    const char *construction; /* static */
} pdup__text_rows;

/* Adds a row, which knows where it stands. Players at an idle table are place-holders of the printer and are left out. */
void pdup__rows_add(pdup__text_reader *reader, pdup__text_rows *rows, const pdup__text_row *row);

/* Refuses what only all rows together show: a table told twice, a round not told at all. If there are no faults, the
 * movement; NULL otherwise, or when there is no memory. Releases the rows. */
pdup_movement *pdup__rows_finish(pdup__text_reader *reader, pdup__text_rows *rows);

#endif
