/* SPDX-License-Identifier: MIT */
/* The checks of a row when it is entered: players, contract and tricks (rules 6), whists (rules 7). What is wrong is told
 * as an issue by the check that finds it, with the part of the row and the figures. */
#include "deal/board.h"
#include "table/row.h"

enum { TRICKS = 10, LEAST_TRICKS_BESIDE_TALON_HOLDER = 8, HIGHEST_HALF_LEVEL = 7 };

/* What is wrong, and where; the caller adds the figures. */
static pdup_status refuse(pdup__issue *issue, pdup_status status, pdup__message message,
                          pdup_part part, int at) {
    *issue = pdup__issue_of(status, message);
    pdup__issue_at(issue, part, at);
    return status;
}

/* What stands in a cell or a column, as a row of an event file has it. */
static void add_cell(pdup__issue *issue, const pdup__row *row, int cell) {
    pdup__line line = {.length = 0};
    pdup__line_add_cell(&line, &row->cells[cell]);
    pdup__issue_copy(issue, line.bytes, line.length);
}

static void add_entry(pdup__issue *issue, const pdup__row *row, int seat) {
    pdup__line line = {.length = 0};
    pdup__line_add_entry(&line, row, seat);
    pdup__issue_copy(issue, line.bytes, line.length);
}

static pdup_status refuse_cell(pdup__issue *issue, pdup_status status, pdup__message message,
                               const pdup__row *row, int cell) {
    refuse(issue, status, message, PDUP_PART_CELL, cell);
    add_cell(issue, row, cell);
    return status;
}

static bool is_written(const pdup__cell *cell) {
    return cell->tricks != PDUP_TRICKS_UNWRITTEN;
}

/* At a table of three. */
static pdup_status check_west(const pdup__row *row, pdup__issue *issue) {
    int west = pdup__seat_index(PDUP_SEAT_W);
    if (row->players[west] != 0) {
        refuse(issue, PDUP_E_ROW_EMPTY_SEAT, PDUP__M_ROW_PLAYER_HERE, PDUP_PART_PLAYER, west);
        pdup__issue_number(issue, row->players[west]);
        return PDUP_E_ROW_EMPTY_SEAT;
    }
    if (row->entries[west] != PDUP__ENTRY_NONE) {
        refuse(issue, PDUP_E_ROW_EMPTY_SEAT, PDUP__M_ROW_HERE, PDUP_PART_WHISTS, west);
        add_entry(issue, row, west);
        return PDUP_E_ROW_EMPTY_SEAT;
    }
    return PDUP_OK;
}

/* The seats before this one have players. */
static pdup_status check_player(const pdup__row *row, int seat, pdup__issue *issue) {
    if (row->players[seat] == 0) {
        refuse(issue, PDUP_E_ROW_NO_PLAYER, PDUP__M_ROW_SEAT, PDUP_PART_PLAYER, seat);
        pdup__issue_seat(issue, PDUP_SEAT_N + seat);
        return PDUP_E_ROW_NO_PLAYER;
    }
    for (int before = 0; before < seat; before++) {
        if (row->players[before] == row->players[seat]) {
            refuse(issue, PDUP_E_ROW_PLAYER_TWICE, PDUP__M_ROW_PLAYER_TWICE, PDUP_PART_PLAYER,
                   seat);
            pdup__issue_number(issue, row->players[seat]);
            pdup__issue_seat(issue, PDUP_SEAT_N + before);
            pdup__issue_seat(issue, PDUP_SEAT_N + seat);
            return PDUP_E_ROW_PLAYER_TWICE;
        }
    }
    return PDUP_OK;
}

static pdup_status check_players(const pdup_board *board, const pdup__row *row,
                                 pdup__issue *issue) {
    int32_t seats = pdup__row_seats(board, row);
    pdup_status status = seats == 3 ? check_west(row, issue) : PDUP_OK;
    for (int seat = 0; seat < seats && status == PDUP_OK; seat++) {
        status = check_player(row, seat, issue);
    }
    return status;
}

static pdup_status check_entry(const pdup__row *row, int seat, pdup__issue *issue) {
    bool is_played = row->contract != PDUP_CONTRACT_NOT_PLAYED;
    bool is_given = row->entries[seat] != PDUP__ENTRY_NONE;
    if (is_played && !is_given) {
        refuse(issue, PDUP_E_ROW_NO_WHISTS, PDUP__M_ROW_PLAYER_AT, PDUP_PART_WHISTS, seat);
        pdup__issue_number(issue, row->players[seat]);
        pdup__issue_seat(issue, PDUP_SEAT_N + seat);
        return PDUP_E_ROW_NO_WHISTS;
    }
    if (!is_played && is_given) {
        refuse(issue, PDUP_E_ROW_NOT_PLAYED, PDUP__M_ROW_HERE, PDUP_PART_WHISTS, seat);
        add_entry(issue, row, seat);
        return PDUP_E_ROW_NOT_PLAYED;
    }
    return PDUP_OK;
}

static pdup_status check_whists(const pdup_board *board, const pdup__row *row, pdup__issue *issue) {
    int64_t sum = 0;
    bool is_known = true;
    for (int seat = 0; seat < pdup__row_seats(board, row); seat++) {
        pdup_status status = check_entry(row, seat, issue);
        if (status != PDUP_OK) {
            return status;
        }
        is_known = is_known && row->entries[seat] != PDUP__ENTRY_UNKNOWN;
        sum += row->whists[seat];
    }
    if (is_known && sum != 0) {
        refuse(issue, PDUP_E_ROW_WHISTS, PDUP__M_ROW_SUM, PDUP_PART_WHISTS, 0);
        pdup__issue_whists(issue, sum);
        return PDUP_E_ROW_WHISTS;
    }
    return PDUP_OK;
}

static pdup_status check_no_cells(const pdup__row *row, pdup__issue *issue) {
    for (int i = 0; i < PDUP__CELLS; i++) {
        const pdup__cell *cell = &row->cells[i];
        if (cell->seat != PDUP_SEAT_NONE || is_written(cell) ||
            cell->defence != PDUP_DEFENCE_NONE) {
            return refuse_cell(issue, PDUP_E_ROW_CONTRACT, PDUP__M_ROW_HERE, row, i);
        }
    }
    return PDUP_OK;
}

/* Declarer and both whisters: three seats, all different, none the talon holder's. */
static pdup_status check_seats(const pdup_board *board, const pdup__row *row, pdup__issue *issue) {
    for (int i = 0; i < PDUP__CELLS; i++) {
        pdup_seat seat = row->cells[i].seat;
        if (seat == PDUP_SEAT_NONE) {
            return refuse(issue, PDUP_E_ROW_SEATS, PDUP__M_ROW_NO_SEAT, PDUP_PART_CELL, i);
        }
        pdup__message message =
            seat == pdup__row_talon_seat(board, row) ? PDUP__M_ROW_TALON_SEAT : PDUP__M_NONE;
        for (int before = 0; before < i && message == PDUP__M_NONE; before++) {
            message = row->cells[before].seat == seat ? PDUP__M_ROW_SEAT_TWICE : PDUP__M_NONE;
        }
        if (message != PDUP__M_NONE) {
            refuse(issue, PDUP_E_ROW_SEATS, message, PDUP_PART_CELL, i);
            pdup__issue_seat(issue, seat);
            return PDUP_E_ROW_SEATS;
        }
    }
    return PDUP_OK;
}

static pdup_status refuse_missing(pdup__issue *issue, const pdup__row *row, int cell) {
    return refuse_cell(issue, PDUP_E_ROW_TRICKS, PDUP__M_ROW_TRICKS_MISSING, row, cell);
}

static pdup_status refuse_extra(pdup__issue *issue, const pdup__row *row, int cell) {
    return refuse_cell(issue, PDUP_E_ROW_TRICKS, PDUP__M_ROW_TRICKS_EXTRA, row, cell);
}

static pdup_status refuse_sum(pdup__issue *issue, int32_t sum) {
    refuse(issue, PDUP_E_ROW_TRICKS, PDUP__M_ROW_TRICKS_SUM, PDUP_PART_CELL, 0);
    pdup__issue_number(issue, sum);
    return PDUP_E_ROW_TRICKS;
}

/* Only a whister of a game says what he did. */
static pdup_status refuse_defence(pdup__issue *issue, const pdup__row *row, int cell) {
    return refuse_cell(issue, PDUP_E_ROW_CONTRACT, PDUP__M_ROW_DEFENCE, row, cell);
}

static pdup_status check_misere(const pdup__row *row, pdup__issue *issue) {
    for (int i = 0; i < PDUP__CELLS; i++) {
        if (row->cells[i].defence != PDUP_DEFENCE_NONE) {
            return refuse_defence(issue, row, i);
        }
        bool is_declarer = i == 0;
        if (is_written(&row->cells[i]) != is_declarer) {
            return is_declarer ? refuse_missing(issue, row, i) : refuse_extra(issue, row, i);
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

/* Nobody whisted, so there are no tricks. A passed defender's 0 is the same as nothing. */
static pdup_status check_not_played(const pdup__row *row, pdup__issue *issue) {
    for (int i = 0; i < PDUP__CELLS; i++) {
        const pdup__cell *cell = &row->cells[i];
        if (is_written(cell) && (cell->defence != PDUP_DEFENCE_PASSED || cell->tricks != 0)) {
            return refuse_extra(issue, row, i);
        }
    }
    return PDUP_OK;
}

/* Somebody whisted, so the deal was played: every trick is somebody's, and only a passed defender's may be left
 * unwritten. */
static pdup_status check_played(const pdup__row *row, pdup__issue *issue) {
    int32_t sum = 0;
    for (int i = 0; i < PDUP__CELLS; i++) {
        const pdup__cell *cell = &row->cells[i];
        if (!is_written(cell) && cell->defence != PDUP_DEFENCE_PASSED) {
            return refuse_missing(issue, row, i);
        }
        sum += is_written(cell) ? cell->tricks : 0;
    }
    return sum == TRICKS ? PDUP_OK : refuse_sum(issue, sum);
}

static pdup_status check_defences(const pdup__row *row, pdup__issue *issue) {
    if (is_defender(&row->cells[0])) {
        return refuse_defence(issue, row, 0);
    }
    for (int i = 1; i < PDUP__CELLS; i++) {
        if (!is_defender(&row->cells[i])) {
            return refuse_cell(issue, PDUP_E_ROW_CONTRACT, PDUP__M_ROW_NO_DEFENCE, row, i);
        }
    }
    return PDUP_OK;
}

static pdup_status check_half(const pdup__row *row, pdup__issue *issue) {
    if (count_defence(row, PDUP_DEFENCE_HALF) == 0 ||
        (row->level <= HIGHEST_HALF_LEVEL && count_defence(row, PDUP_DEFENCE_PASSED) == 1)) {
        return PDUP_OK;
    }
    int cell = row->cells[1].defence == PDUP_DEFENCE_HALF ? 1 : 2;
    refuse(issue, PDUP_E_ROW_HALF, PDUP__M_ROW_HALF, PDUP_PART_CELL, cell);
    pdup__issue_number(issue, row->level);
    add_cell(issue, row, PDUP__CELLS - cell);
    return PDUP_E_ROW_HALF;
}

static pdup_status check_game(const pdup_board *board, const pdup__row *row, pdup__issue *issue) {
    if (row->level < board->lowest_level) {
        refuse(issue, PDUP_E_ROW_LEVEL, PDUP__M_ROW_LEVEL, PDUP_PART_CONTRACT, 0);
        pdup__issue_number(issue, row->level);
        pdup__issue_number(issue, board->lowest_level);
        return PDUP_E_ROW_LEVEL;
    }
    pdup_status status = check_defences(row, issue);
    status = status == PDUP_OK ? check_half(row, issue) : status;
    if (status != PDUP_OK) {
        return status;
    }
    return count_defence(row, PDUP_DEFENCE_WHISTED) > 0 ? check_played(row, issue)
                                                        : check_not_played(row, issue);
}

/* One cell of an all-pass, whose player is this one. */
static pdup_status check_all_pass_cell(const pdup__row *row, int cell, pdup_seat seat,
                                       pdup__issue *issue) {
    const pdup__cell *of = &row->cells[cell];
    if (of->defence != PDUP_DEFENCE_NONE) {
        return refuse_defence(issue, row, cell);
    }
    if (of->seat != PDUP_SEAT_NONE && of->seat != seat) {
        refuse(issue, PDUP_E_ROW_FIRST_HAND, PDUP__M_ROW_FIRST_HAND, PDUP_PART_CELL, cell);
        pdup__issue_seat(issue, of->seat);
        pdup__issue_seat(issue, seat);
        return PDUP_E_ROW_FIRST_HAND;
    }
    return is_written(of) ? PDUP_OK : refuse_missing(issue, row, cell);
}

/* Rules 7: the first hand's tricks, then clockwise; the talon holder's, at most two, are not written. */
static pdup_status check_all_pass(const pdup_board *board, const pdup__row *row,
                                  pdup__issue *issue) {
    pdup_seat seat = pdup__row_first_hand(board, row);
    int32_t sum = 0;
    for (int i = 0; i < PDUP__CELLS; i++) {
        pdup_status status = check_all_pass_cell(row, i, seat, issue);
        if (status != PDUP_OK) {
            return status;
        }
        sum += row->cells[i].tricks;
        seat = pdup__row_next_active(board, row, seat);
    }
    int32_t least = pdup__row_seats(board, row) == 4 ? LEAST_TRICKS_BESIDE_TALON_HOLDER : TRICKS;
    return sum >= least && sum <= TRICKS ? PDUP_OK : refuse_sum(issue, sum);
}

static bool names_seats(const pdup__row *row) {
    return row->contract == PDUP_CONTRACT_GAME || row->contract == PDUP_CONTRACT_MISERE;
}

pdup_status pdup__row_check_play(const pdup_board *board, const pdup__row *row,
                                 pdup__issue *issue) {
    if (!names_seats(row)) {
        return row->contract == PDUP_CONTRACT_ALL_PASS ? check_all_pass(board, row, issue)
                                                       : check_no_cells(row, issue);
    }
    pdup_status status = check_seats(board, row, issue);
    if (status != PDUP_OK) {
        return status;
    }
    return row->contract == PDUP_CONTRACT_GAME ? check_game(board, row, issue)
                                               : check_misere(row, issue);
}

pdup_status pdup__row_check(const pdup_board *board, const pdup__row *row, pdup__issue *issue) {
    int32_t seats = pdup__row_seats(board, row);
    if (row->contract == PDUP_CONTRACT_NONE) {
        return refuse(issue, PDUP_E_ROW_CONTRACT, PDUP__M_ROW_NO_CONTRACT, PDUP_PART_CONTRACT, 0);
    }
    if (row->turn >= seats) {
        refuse(issue, PDUP_E_ROW_TURN, PDUP__M_ROW_TURN, PDUP_PART_TURN, 0);
        pdup__issue_number(issue, row->turn);
        pdup__issue_number(issue, seats);
        return PDUP_E_ROW_TURN;
    }
    pdup_status status = check_players(board, row, issue);
    status = status == PDUP_OK ? pdup__row_check_play(board, row, issue) : status;
    return status == PDUP_OK ? check_whists(board, row, issue) : status;
}

bool pdup__row_is_clockwise(const pdup_board *board, const pdup__row *row) {
    return !names_seats(row) ||
           row->cells[1].seat == pdup__row_next_active(board, row, row->cells[0].seat);
}
