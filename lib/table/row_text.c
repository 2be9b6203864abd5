/* SPDX-License-Identifier: MIT */
/* A row as a line of an event file. */
#include "base/seat.h"
#include "table/row.h"

static void add_seat(pdup__line *line, pdup_seat seat) {
    pdup__line_add(line, pdup__seat_name(seat));
}

static void add_contract(pdup__line *line, const pdup__row *row) {
    static const char *const names[] = {"", "", "M", "-", "?", "np"};
    static const char *const strains[] = {"", "S", "C", "D", "H", "NT"};
    if (row->contract == PDUP_CONTRACT_GAME) {
        pdup__line_add_integer(line, row->level);
        pdup__line_add(line, strains[row->strain]);
    } else {
        pdup__line_add(line, names[row->contract]);
    }
}

/* A point where nothing is written; a passed defender's tricks bear a mark, or they would read as whisted. */
void pdup__line_add_cell(pdup__line *line, const pdup__cell *cell) {
    bool is_written = cell->tricks != PDUP_TRICKS_UNWRITTEN;
    if (cell->seat == PDUP_SEAT_NONE && !is_written) {
        pdup__line_add(line, ".");
        return;
    }
    add_seat(line, cell->seat);
    if (is_written) {
        pdup__line_add_integer(line, cell->tricks);
        pdup__line_add(line, cell->defence == PDUP_DEFENCE_PASSED ? "p" : "");
    }
    pdup__line_add(line, cell->defence == PDUP_DEFENCE_HALF ? "/" : "");
}

static void add_player(pdup__line *line, int32_t player) {
    if (player == 0) {
        pdup__line_add(line, ".");
    } else {
        pdup__line_add_integer(line, player);
    }
}

void pdup__line_add_entry(pdup__line *line, const pdup__row *row, int seat) {
    if (row->entries[seat] == PDUP__ENTRY_WHISTS) {
        pdup__line_add_whists(line, row->whists[seat]);
    } else {
        pdup__line_add(line, row->entries[seat] == PDUP__ENTRY_UNKNOWN ? "x" : ".");
    }
}

static void add_row(pdup__line *line, const pdup__row *row) {
    pdup__line_add_integer(line, row->round);
    pdup__line_add(line, " ");
    pdup__line_add_integer(line, row->table);
    pdup__line_add(line, " ");
    add_contract(line, row);
    for (int i = 0; i < PDUP__CELLS; i++) {
        pdup__line_add(line, " ");
        pdup__line_add_cell(line, &row->cells[i]);
    }
    for (int seat = 0; seat < PDUP__SEATS; seat++) {
        pdup__line_add(line, " ");
        add_player(line, row->players[seat]);
    }
    for (int seat = 0; seat < PDUP__SEATS && row->contract != PDUP_CONTRACT_NOT_PLAYED; seat++) {
        pdup__line_add(line, " ");
        pdup__line_add_entry(line, row, seat);
    }
}

pdup_status pdup_row_text(const pdup_row *row, char *buf, size_t cap, size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    if (!pdup__handle_is(row, PDUP__ROW)) {
        return PDUP_E_ARG;
    }
    if (row->row.contract == PDUP_CONTRACT_NONE) {
        return PDUP_E_ROW_CONTRACT;
    }
    pdup__line line = {.length = 0};
    add_row(&line, &row->row);
    return pdup__text_give(line.bytes, line.length, buf, cap, len_out);
}
