/* SPDX-License-Identifier: MIT */
#ifndef PDUP_TABLE_ROW_H
#define PDUP_TABLE_ROW_H

#include "base/handle.h"
#include "base/seat.h"
#include "text/issue.h"
#include "text/line.h"

#include <pdup/board.h>
#include <pdup/row.h>

enum { PDUP__CELLS = 3 };

/* What is written in the whists column of a seat. */
typedef enum pdup__entry {
    PDUP__ENTRY_NONE = 0,
    PDUP__ENTRY_WHISTS,
    PDUP__ENTRY_UNKNOWN
} pdup__entry;

typedef struct pdup__cell {
    int8_t seat; /* a pdup_seat */
    int8_t tricks;
    int8_t defence; /* a pdup_defence */
} pdup__cell;

/* An event may have a million rows: each number has no more bytes than its limit needs. Whoever sets one has checked it as
 * an int32_t. */
typedef struct pdup__row {
    /* By seat. */
    int32_t players[PDUP__SEATS];
    int32_t whists[PDUP__SEATS];
    int16_t round;
    int16_t table;
    int8_t seats; /* 0: as the board has it */
    int8_t turn;
    int8_t contract; /* a pdup_contract */
    int8_t level;
    int8_t strain; /* a pdup_strain */
    pdup__cell cells[PDUP__CELLS];
    int8_t entries[PDUP__SEATS]; /* by seat, each a pdup__entry */
} pdup__row;

/* Two bytes are left for marks, such as a row still to be typed or settled by the tariff. */
_Static_assert(sizeof(pdup__row) <= 56, "a row is small");
_Static_assert(PDUP_MAX_ROUNDS <= INT16_MAX && PDUP_MAX_TABLES <= INT16_MAX, "numbers fit");

struct pdup_row {
    pdup__handle base;
    pdup__row row;
};

/* What a row holds, to be handed on. */
static inline const pdup__row *pdup__row_content(const pdup_row *row) {
    return &row->row;
}

/* A row for the caller, or NULL. */
pdup_row *pdup__row_copy(const pdup_allocator *allocator, const pdup__row *row);

/* Players at the table of the row. */
int32_t pdup__row_seats(const pdup_board *board, const pdup__row *row);

/* The seat that held what belongs to a line, and the line whose cards a seat held. At a table of three W is neither. */
pdup_seat pdup__row_seat_of_line(const pdup_board *board, const pdup__row *row, pdup_seat line);
pdup_seat pdup__row_line_of_seat(const pdup_board *board, const pdup__row *row, pdup_seat seat);

/* Where the talon lay at this table, and who was first hand there. */
pdup_seat pdup__row_talon_seat(const pdup_board *board, const pdup__row *row);
pdup_seat pdup__row_first_hand(const pdup_board *board, const pdup__row *row);

/* The next seat clockwise that plays the board: all but the talon's. */
pdup_seat pdup__row_next_active(const pdup_board *board, const pdup__row *row, pdup_seat seat);

/* Is this row, by itself, what a table may have written on this board? The status of the issue, which says why not;
 * with PDUP_OK the issue is left alone. */
pdup_status pdup__row_check(const pdup_board *board, const pdup__row *row, pdup__issue *issue);

/* The same of contract and cells alone. The contract is not PDUP_CONTRACT_NONE. */
pdup_status pdup__row_check_play(const pdup_board *board, const pdup__row *row, pdup__issue *issue);

/* What stands in a trick cell, or in the whists column of a seat, as a row of an event file has it. */
void pdup__line_add_cell(pdup__line *line, const pdup__cell *cell);
void pdup__line_add_entry(pdup__line *line, const pdup__row *row, int seat);

/* Do the two whisters of a game or misere stand clockwise from the declarer? true for every other row. */
bool pdup__row_is_clockwise(const pdup_board *board, const pdup__row *row);

#endif
