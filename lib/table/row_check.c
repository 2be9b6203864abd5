/* SPDX-License-Identifier: MIT */
/* The checks of a row when it is entered: players, contract and tricks (rules 6), whists (rules 7). */
#include "deal/board.h"
#include "table/row.h"

enum { TRICKS = 10, LEAST_TRICKS_BESIDE_TALON_HOLDER = 8, HIGHEST_HALF_LEVEL = 7 };

static bool is_written(const pdup__cell *cell) {
    return cell->tricks != PDUP_TRICKS_UNWRITTEN;
}

static pdup_status check_players(const pdup_board *board, const pdup__row *row) {
    int32_t seats = pdup__row_seats(board, row);
    if (seats == 3) {
        int west = pdup__seat_index(PDUP_SEAT_W);
        if (row->players[west] != 0 || row->entries[west] != PDUP__ENTRY_NONE) {
            return PDUP_E_ROW_EMPTY_SEAT;
        }
    }
    for (int seat = 0; seat < seats; seat++) {
        if (row->players[seat] == 0) {
            return PDUP_E_ROW_NO_PLAYER;
        }
        for (int before = 0; before < seat; before++) {
            if (row->players[before] == row->players[seat]) {
                return PDUP_E_ROW_PLAYER_TWICE;
            }
        }
    }
    return PDUP_OK;
}

static pdup_status check_whists(const pdup_board *board, const pdup__row *row) {
    int64_t sum = 0;
    bool is_known = true;
    for (int seat = 0; seat < pdup__row_seats(board, row); seat++) {
        if (row->contract == PDUP_CONTRACT_NOT_PLAYED) {
            if (row->entries[seat] != PDUP__ENTRY_NONE) {
                return PDUP_E_ROW_NOT_PLAYED;
            }
        } else if (row->entries[seat] == PDUP__ENTRY_NONE) {
            return PDUP_E_ROW_NO_WHISTS;
        }
        is_known = is_known && row->entries[seat] != PDUP__ENTRY_UNKNOWN;
        sum += row->whists[seat];
    }
    return is_known && sum != 0 ? PDUP_E_ROW_WHISTS : PDUP_OK;
}

static pdup_status check_no_cells(const pdup__row *row) {
    for (int i = 0; i < PDUP__CELLS; i++) {
        const pdup__cell *cell = &row->cells[i];
        if (cell->seat != PDUP_SEAT_NONE || is_written(cell) ||
            cell->defence != PDUP_DEFENCE_NONE) {
            return PDUP_E_ROW_CONTRACT;
        }
    }
    return PDUP_OK;
}

/* Declarer and both whisters: three seats, all different, none the talon holder's. */
static pdup_status check_seats(const pdup_board *board, const pdup__row *row) {
    for (int i = 0; i < PDUP__CELLS; i++) {
        pdup_seat seat = row->cells[i].seat;
        if (seat == PDUP_SEAT_NONE || seat == pdup__row_talon_seat(board, row)) {
            return PDUP_E_ROW_SEATS;
        }
        for (int before = 0; before < i; before++) {
            if (row->cells[before].seat == seat) {
                return PDUP_E_ROW_SEATS;
            }
        }
    }
    return PDUP_OK;
}

static pdup_status check_misere(const pdup__row *row) {
    for (int i = 0; i < PDUP__CELLS; i++) {
        if (row->cells[i].defence != PDUP_DEFENCE_NONE) {
            return PDUP_E_ROW_CONTRACT;
        }
        bool is_declarer = i == 0;
        if (is_written(&row->cells[i]) != is_declarer) {
            return PDUP_E_ROW_TRICKS;
        }
    }
    return PDUP_OK;
}

static bool is_defender(const pdup__cell *cell) {
    return cell->defence != PDUP_DEFENCE_NONE;
}

static int count_defence(const pdup__row *row, pdup_defence defence) {
    return (row->cells[1].defence == defence) + (row->cells[2].defence == defence);
}

static int32_t tricks_of(const pdup__cell *cell) {
    return is_written(cell) ? cell->tricks : 0;
}

/* A passed defender's 0 is the same as nothing. */
static bool has_tricks(const pdup__row *row) {
    for (int i = 0; i < PDUP__CELLS; i++) {
        const pdup__cell *cell = &row->cells[i];
        if (is_written(cell) && (cell->defence != PDUP_DEFENCE_PASSED || cell->tricks != 0)) {
            return true;
        }
    }
    return false;
}

/* Somebody whisted, so the deal was played: every trick is somebody's, and only a passed defender's may be left
 * unwritten. */
static pdup_status check_played(const pdup__row *row) {
    int32_t sum = 0;
    for (int i = 0; i < PDUP__CELLS; i++) {
        if (!is_written(&row->cells[i]) && row->cells[i].defence != PDUP_DEFENCE_PASSED) {
            return PDUP_E_ROW_TRICKS;
        }
        sum += tricks_of(&row->cells[i]);
    }
    return sum == TRICKS ? PDUP_OK : PDUP_E_ROW_TRICKS;
}

static pdup_status check_game(const pdup_board *board, const pdup__row *row) {
    if (row->level < board->lowest_level) {
        return PDUP_E_ROW_LEVEL;
    }
    if (is_defender(&row->cells[0]) || !is_defender(&row->cells[1]) ||
        !is_defender(&row->cells[2])) {
        return PDUP_E_ROW_CONTRACT;
    }
    if (count_defence(row, PDUP_DEFENCE_HALF) > 0 &&
        (row->level > HIGHEST_HALF_LEVEL || count_defence(row, PDUP_DEFENCE_PASSED) != 1)) {
        return PDUP_E_ROW_HALF;
    }
    if (count_defence(row, PDUP_DEFENCE_WHISTED) > 0) {
        return check_played(row);
    }
    return has_tricks(row) ? PDUP_E_ROW_TRICKS : PDUP_OK;
}

/* Rules 7: the first hand's tricks, then clockwise; the talon holder's, at most two, are not written. */
static pdup_status check_all_pass(const pdup_board *board, const pdup__row *row) {
    pdup_seat seat = pdup__row_first_hand(board, row);
    int32_t sum = 0;
    for (int i = 0; i < PDUP__CELLS; i++) {
        const pdup__cell *cell = &row->cells[i];
        if (cell->defence != PDUP_DEFENCE_NONE) {
            return PDUP_E_ROW_CONTRACT;
        }
        if (cell->seat != PDUP_SEAT_NONE && cell->seat != seat) {
            return PDUP_E_ROW_FIRST_HAND;
        }
        if (!is_written(cell)) {
            return PDUP_E_ROW_TRICKS;
        }
        sum += cell->tricks;
        seat = pdup__row_next_active(board, row, seat);
    }
    int32_t least = pdup__row_seats(board, row) == 4 ? LEAST_TRICKS_BESIDE_TALON_HOLDER : TRICKS;
    return sum >= least && sum <= TRICKS ? PDUP_OK : PDUP_E_ROW_TRICKS;
}

static bool names_seats(const pdup__row *row) {
    return row->contract == PDUP_CONTRACT_GAME || row->contract == PDUP_CONTRACT_MISERE;
}

pdup_status pdup__row_check_play(const pdup_board *board, const pdup__row *row) {
    if (names_seats(row)) {
        pdup_status status = check_seats(board, row);
        if (status != PDUP_OK) {
            return status;
        }
        return row->contract == PDUP_CONTRACT_GAME ? check_game(board, row) : check_misere(row);
    }
    return row->contract == PDUP_CONTRACT_ALL_PASS ? check_all_pass(board, row)
                                                   : check_no_cells(row);
}

pdup_status pdup__row_check(const pdup_board *board, const pdup__row *row) {
    if (row->contract == PDUP_CONTRACT_NONE) {
        return PDUP_E_ROW_CONTRACT;
    }
    if (row->turn >= pdup__row_seats(board, row)) {
        return PDUP_E_ROW_TURN;
    }
    pdup_status status = check_players(board, row);
    if (status == PDUP_OK) {
        status = pdup__row_check_play(board, row);
    }
    return status == PDUP_OK ? check_whists(board, row) : status;
}

bool pdup__row_is_clockwise(const pdup_board *board, const pdup__row *row) {
    return !names_seats(row) ||
           row->cells[1].seat == pdup__row_next_active(board, row, row->cells[0].seat);
}
