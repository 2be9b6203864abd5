/* SPDX-License-Identifier: MIT */
/* The two rows in which the rules print a cyclic individual movement (rules 5, comments on the table). In the players'
 * row `3S-2W` the player of S at table 3 goes to W of table 2, and the last one of the row to the first place; P rests;
 * who sits at a place that is not named stays there. In the sets' row a number is the table that takes its set from
 * this place, Z is not in play; tables that share a set are joined by `+`, which is ours. */
#ifndef PDUP_MOVEMENT_TEXT_CYCLIC_TEXT_H
#define PDUP_MOVEMENT_TEXT_CYCLIC_TEXT_H

#include "text/issue.h"

#include <pdup/movement.h>

enum { PDUP__ROW_OF_PLAYERS = 1, PDUP__ROW_OF_SETS = 2 };

/* One of the rows as text, in the two calls of all text: #PDUP_OK, #PDUP_E_ARG (len_out is NULL), #PDUP_E_SPACE, or
 * #PDUP_E_NO_MOVEMENT: the movement has no such form. */
pdup_status pdup__cyclic_row_give(const pdup_movement *movement, int32_t row, char *buf, size_t cap,
                                  size_t *len_out);

/* Both rows as they were found, without line ends; bytes may be NULL where the size is 0. */
typedef struct pdup__cyclic_rows {
    const char *players;
    size_t players_size;
    const char *sets;
    size_t sets_size;
    int32_t seats; /* 3 or 4, or 0: four if the row of the players names a W */
} pdup__cyclic_rows;

/* What is wrong with them. */
typedef struct pdup__cyclic_flaw {
    pdup__issue issue;
    int32_t row; /* PDUP__ROW_OF_PLAYERS or PDUP__ROW_OF_SETS */
    size_t at;   /* the byte of that row where it is found; its size when something is missing */
} pdup__cyclic_flaw;

/* The movement of these rows. Player 1 starts at the last place of the row, the next to the left of him is player 2 and
 * so on; those who stay follow, by table and seat. In round 1 the first place of the sets has set 1. On failure the
 * status of the flaw, which is told, or #PDUP_E_NOMEM: #PDUP_E_FILE_WORD, #PDUP_E_FILE_TWICE, #PDUP_E_FILE_COUNT,
 * #PDUP_E_RANGE. */
pdup_status pdup__cyclic_read(const pdup_allocator *allocator, const pdup__cyclic_rows *rows,
                              pdup__cyclic_flaw *flaw_out, pdup_movement **out);

#endif
