/* SPDX-License-Identifier: MIT */
#include "table/row.h"
#include "text/faults.h"

enum { MAX_TRICKS = 10 };

/* Tells the list of a number that a call does not take. */
static pdup_status tell(pdup_faults *faults, pdup__fault where, pdup_part part, int32_t at,
                        pdup__issue issue) {
    pdup__issue_at(&issue, part, at);
    return pdup__faults_refuse(faults, where, &issue);
}

/* The same for a row that is there. */
static pdup_status refuse(const pdup_row *row, pdup_faults *faults, pdup_part part, int32_t at,
                          pdup__issue issue) {
    pdup__fault where = {.round = row->row.round, .table = row->row.table};
    return tell(faults, where, part, at, issue);
}

pdup_status pdup_row_new(const pdup_allocator *allocator, int32_t round, int32_t table,
                         pdup_faults *faults, pdup_row **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator) || !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    if (round < 1 || round > PDUP_MAX_ROUNDS) {
        return tell(faults, (pdup__fault){.code = PDUP_E_RANGE}, PDUP_PART_ROUND, 0,
                    pdup__issue_range("round", round, 1, PDUP_MAX_ROUNDS));
    }
    if (table < 1 || table > PDUP_MAX_TABLES) {
        return tell(faults, (pdup__fault){.code = PDUP_E_RANGE}, PDUP_PART_TABLE, 0,
                    pdup__issue_range("table", table, 1, PDUP_MAX_TABLES));
    }
    pdup_row *row = pdup__handle_new(allocator, sizeof *row, PDUP__ROW);
    if (!row) {
        return PDUP_E_NOMEM;
    }
    row->row.round = (int16_t)round;
    row->row.table = (int16_t)table;
    for (int i = 0; i < PDUP__CELLS; i++) {
        row->row.cells[i].tricks = PDUP_TRICKS_UNWRITTEN;
    }
    *out = row;
    return PDUP_OK;
}

static bool is_in(int32_t value, int32_t lowest, int32_t highest) {
    return value >= lowest && value <= highest;
}

/* These leave the issue alone where nothing is wrong. */
static bool check_number(const char *name, int32_t value, int32_t lowest, int32_t highest,
                         pdup__issue *issue) {
    bool is_right = is_in(value, lowest, highest);
    if (!is_right) {
        *issue = pdup__issue_range(name, value, lowest, highest);
    }
    return is_right;
}

static bool check_contract(pdup_contract contract, int32_t level, pdup_strain strain,
                           pdup__issue *issue) {
    if (contract == PDUP_CONTRACT_GAME) {
        return check_number("level", level, PDUP_LEVEL_LOWEST, PDUP_LEVEL_HIGHEST, issue) &&
               check_number("strain", strain, PDUP_STRAIN_SPADES, PDUP_STRAIN_NO_TRUMP, issue);
    }
    bool is_bare = level == 0 && strain == PDUP_STRAIN_NONE;
    if (!is_bare) {
        *issue = pdup__issue_of(PDUP_E_RANGE, PDUP__M_ROW_NO_GAME);
    }
    return is_bare &&
           check_number("contract", contract, PDUP_CONTRACT_GAME, PDUP_CONTRACT_NOT_PLAYED, issue);
}

/* What every setter asks first. */
static bool may_set(const pdup_row *row, const pdup_faults *faults) {
    return pdup__handle_is(row, PDUP__ROW) && pdup__faults_may_be(faults);
}

pdup_status pdup_row_set_contract(pdup_row *row, pdup_contract contract, int32_t level,
                                  pdup_strain strain, pdup_faults *faults) {
    if (!may_set(row, faults)) {
        return PDUP_E_ARG;
    }
    pdup__issue issue;
    if (!check_contract(contract, level, strain, &issue)) {
        return refuse(row, faults, PDUP_PART_CONTRACT, 0, issue);
    }
    row->row.contract = (int8_t)contract;
    row->row.level = (int8_t)level;
    row->row.strain = (int8_t)strain;
    return PDUP_OK;
}

static bool cell_is_valid(pdup_cell cell) {
    return is_in(cell, PDUP_CELL_DECLARER, PDUP_CELL_SECOND);
}

static bool check_cell(pdup_cell cell, pdup_seat seat, int32_t tricks, pdup_defence defence,
                       pdup__issue *issue) {
    return check_number("cell", cell, PDUP_CELL_DECLARER, PDUP_CELL_SECOND, issue) &&
           check_number("seat", seat, PDUP_SEAT_NONE, PDUP_SEAT_W, issue) &&
           check_number("tricks", tricks, PDUP_TRICKS_UNWRITTEN, MAX_TRICKS, issue) &&
           check_number("defence", defence, PDUP_DEFENCE_NONE, PDUP_DEFENCE_HALF, issue);
}

pdup_status pdup_row_set_cell(pdup_row *row, pdup_cell cell, pdup_seat seat, int32_t tricks,
                              pdup_defence defence, pdup_faults *faults) {
    if (!may_set(row, faults)) {
        return PDUP_E_ARG;
    }
    pdup__issue issue;
    if (!check_cell(cell, seat, tricks, defence, &issue)) {
        int32_t at = cell_is_valid(cell) ? cell - PDUP_CELL_DECLARER : 0;
        return refuse(row, faults, PDUP_PART_CELL, at, issue);
    }
    row->row.cells[cell - PDUP_CELL_DECLARER] =
        (pdup__cell){(int8_t)seat, (int8_t)tricks, (int8_t)defence};
    return PDUP_OK;
}

pdup_status pdup_row_set_seats(pdup_row *row, int32_t seats, pdup_faults *faults) {
    if (!may_set(row, faults)) {
        return PDUP_E_ARG;
    }
    if (seats != 0 && seats != 3 && seats != 4) {
        pdup__issue issue = pdup__issue_of(PDUP_E_RANGE, PDUP__M_ROW_SEATS);
        pdup__issue_number(&issue, seats);
        return refuse(row, faults, PDUP_PART_SEAT, 0, issue);
    }
    row->row.seats = (int8_t)seats;
    return PDUP_OK;
}

pdup_status pdup_row_set_turn(pdup_row *row, int32_t turn, pdup_faults *faults) {
    if (!may_set(row, faults)) {
        return PDUP_E_ARG;
    }
    if (!is_in(turn, 0, PDUP__SEATS - 1)) {
        return refuse(row, faults, PDUP_PART_TURN, 0,
                      pdup__issue_range("turn", turn, 0, PDUP__SEATS - 1));
    }
    row->row.turn = (int8_t)turn;
    return PDUP_OK;
}

/* Refuses a seat that is none. */
static pdup_status refuse_seat(const pdup_row *row, pdup_faults *faults, pdup_seat seat) {
    return refuse(row, faults, PDUP_PART_SEAT, 0,
                  pdup__issue_range("seat", seat, PDUP_SEAT_N, PDUP_SEAT_W));
}

pdup_status pdup_row_set_player(pdup_row *row, pdup_seat seat, int32_t player,
                                pdup_faults *faults) {
    if (!may_set(row, faults)) {
        return PDUP_E_ARG;
    }
    if (!pdup__seat_is_valid(seat)) {
        return refuse_seat(row, faults, seat);
    }
    if (!is_in(player, 0, PDUP_MAX_PLAYERS)) {
        return refuse(row, faults, PDUP_PART_PLAYER, pdup__seat_index(seat),
                      pdup__issue_range("player", player, 0, PDUP_MAX_PLAYERS));
    }
    row->row.players[pdup__seat_index(seat)] = player;
    return PDUP_OK;
}

static void enter(pdup_row *row, pdup_seat seat, pdup__entry entry, int32_t whists) {
    row->row.entries[pdup__seat_index(seat)] = (int8_t)entry;
    row->row.whists[pdup__seat_index(seat)] = whists;
}

pdup_status pdup_row_set_whists(pdup_row *row, pdup_seat seat, int32_t whists,
                                pdup_faults *faults) {
    if (!may_set(row, faults)) {
        return PDUP_E_ARG;
    }
    if (!pdup__seat_is_valid(seat)) {
        return refuse_seat(row, faults, seat);
    }
    if (!is_in(whists, -PDUP_MAX_WHISTS, PDUP_MAX_WHISTS)) {
        return refuse(row, faults, PDUP_PART_WHISTS, pdup__seat_index(seat),
                      pdup__issue_range("whists", whists, -PDUP_MAX_WHISTS, PDUP_MAX_WHISTS));
    }
    enter(row, seat, PDUP__ENTRY_WHISTS, whists);
    return PDUP_OK;
}

pdup_status pdup_row_set_whists_unknown(pdup_row *row, pdup_seat seat, pdup_faults *faults) {
    if (!may_set(row, faults)) {
        return PDUP_E_ARG;
    }
    if (!pdup__seat_is_valid(seat)) {
        return refuse_seat(row, faults, seat);
    }
    enter(row, seat, PDUP__ENTRY_UNKNOWN, 0);
    return PDUP_OK;
}

/* What every question about one seat asks first. */
static pdup_status check_seat(const pdup_row *row, pdup_seat seat) {
    if (!pdup__handle_is(row, PDUP__ROW)) {
        return PDUP_E_ARG;
    }
    return pdup__seat_is_valid(seat) ? PDUP_OK : PDUP_E_RANGE;
}

int32_t pdup_row_number(const pdup_row *row, pdup_row_field field) {
    if (!pdup__handle_is(row, PDUP__ROW)) {
        return 0;
    }
    switch (field) {
    case PDUP_ROW_FIELD_ROUND:
        return row->row.round;
    case PDUP_ROW_FIELD_TABLE:
        return row->row.table;
    case PDUP_ROW_FIELD_SEATS:
        return row->row.seats;
    case PDUP_ROW_FIELD_TURN:
        return row->row.turn;
    case PDUP_ROW_FIELD_CONTRACT:
        return row->row.contract;
    case PDUP_ROW_FIELD_LEVEL:
        return row->row.level;
    case PDUP_ROW_FIELD_STRAIN:
        return row->row.strain;
    default:
        return 0;
    }
}

pdup_status pdup_row_cell(const pdup_row *row, pdup_cell cell, pdup_seat *seat_out,
                          int32_t *tricks_out, pdup_defence *defence_out) {
    if (!seat_out || !tricks_out || !defence_out) {
        return PDUP_E_ARG;
    }
    *seat_out = PDUP_SEAT_NONE;
    *tricks_out = PDUP_TRICKS_UNWRITTEN;
    *defence_out = PDUP_DEFENCE_NONE;
    if (!pdup__handle_is(row, PDUP__ROW)) {
        return PDUP_E_ARG;
    }
    if (!cell_is_valid(cell)) {
        return PDUP_E_RANGE;
    }
    const pdup__cell *found = &row->row.cells[cell - PDUP_CELL_DECLARER];
    *seat_out = found->seat;
    *tricks_out = found->tricks;
    *defence_out = found->defence;
    return PDUP_OK;
}

pdup_status pdup_row_player(const pdup_row *row, pdup_seat seat, int32_t *player_out) {
    if (!player_out) {
        return PDUP_E_ARG;
    }
    pdup_status status = check_seat(row, seat);
    *player_out = status == PDUP_OK ? row->row.players[pdup__seat_index(seat)] : 0;
    return status;
}

pdup_status pdup_row_whists(const pdup_row *row, pdup_seat seat, int32_t *whists_out,
                            int32_t *known_out) {
    if (!whists_out || !known_out) {
        return PDUP_E_ARG;
    }
    *whists_out = 0;
    *known_out = 0;
    pdup_status status = check_seat(row, seat);
    if (status == PDUP_OK) {
        int at = pdup__seat_index(seat);
        *whists_out = row->row.whists[at];
        *known_out = row->row.entries[at] == PDUP__ENTRY_WHISTS;
    }
    return status;
}

pdup_row *pdup__row_copy(const pdup_allocator *allocator, const pdup__row *row) {
    pdup_row *copy = pdup__handle_new(allocator, sizeof *copy, PDUP__ROW);
    if (copy) {
        copy->row = *row;
    }
    return copy;
}

pdup_row *pdup_row_ref(pdup_row *row) {
    return pdup__handle_ref(row, PDUP__ROW);
}

void pdup_row_unref(pdup_row *row) {
    if (pdup__handle_unref(row, PDUP__ROW)) {
        pdup__handle_free(row);
    }
}
