/* SPDX-License-Identifier: MIT */
#include "table/row.h"

enum { MAX_TRICKS = 10 };

pdup_status pdup_row_new(const pdup_allocator *allocator, int32_t round, int32_t table,
                         pdup_row **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator)) {
        return PDUP_E_ARG;
    }
    if (round < 1 || round > PDUP_MAX_ROUNDS || table < 1 || table > PDUP_MAX_TABLES) {
        return PDUP_E_RANGE;
    }
    pdup_row *row = pdup__handle_new(allocator, sizeof *row, PDUP__ROW);
    if (!row) {
        return PDUP_E_NOMEM;
    }
    row->row.round = round;
    row->row.table = table;
    for (int i = 0; i < PDUP__CELLS; i++) {
        row->row.cells[i].tricks = PDUP_TRICKS_UNWRITTEN;
    }
    *out = row;
    return PDUP_OK;
}

static bool contract_is_valid(pdup_contract contract, int32_t level, pdup_strain strain) {
    if (contract == PDUP_CONTRACT_GAME) {
        return level >= PDUP_LEVEL_LOWEST && level <= PDUP_LEVEL_HIGHEST &&
               strain >= PDUP_STRAIN_SPADES && strain <= PDUP_STRAIN_NO_TRUMP;
    }
    return contract >= PDUP_CONTRACT_MISERE && contract <= PDUP_CONTRACT_NOT_PLAYED && level == 0 &&
           strain == PDUP_STRAIN_NONE;
}

pdup_status pdup_row_set_contract(pdup_row *row, pdup_contract contract, int32_t level,
                                  pdup_strain strain) {
    if (!pdup__handle_is(row, PDUP__ROW)) {
        return PDUP_E_ARG;
    }
    if (!contract_is_valid(contract, level, strain)) {
        return PDUP_E_RANGE;
    }
    row->row.contract = contract;
    row->row.level = level;
    row->row.strain = strain;
    return PDUP_OK;
}

static bool cell_is_valid(pdup_cell cell) {
    return cell >= PDUP_CELL_DECLARER && cell <= PDUP_CELL_SECOND;
}

pdup_status pdup_row_set_cell(pdup_row *row, pdup_cell cell, pdup_seat seat, int32_t tricks,
                              pdup_defence defence) {
    if (!pdup__handle_is(row, PDUP__ROW)) {
        return PDUP_E_ARG;
    }
    bool seat_is_valid = seat == PDUP_SEAT_NONE || pdup__seat_is_valid(seat);
    if (!cell_is_valid(cell) || !seat_is_valid || tricks < PDUP_TRICKS_UNWRITTEN ||
        tricks > MAX_TRICKS || defence < PDUP_DEFENCE_NONE || defence > PDUP_DEFENCE_HALF) {
        return PDUP_E_RANGE;
    }
    row->row.cells[cell - PDUP_CELL_DECLARER] = (pdup__cell){seat, tricks, defence};
    return PDUP_OK;
}

pdup_status pdup_row_set_seats(pdup_row *row, int32_t seats) {
    if (!pdup__handle_is(row, PDUP__ROW)) {
        return PDUP_E_ARG;
    }
    if (seats != 0 && seats != 3 && seats != 4) {
        return PDUP_E_RANGE;
    }
    row->row.seats = seats;
    return PDUP_OK;
}

pdup_status pdup_row_set_turn(pdup_row *row, int32_t turn) {
    if (!pdup__handle_is(row, PDUP__ROW)) {
        return PDUP_E_ARG;
    }
    if (turn < 0 || turn >= PDUP__SEATS) {
        return PDUP_E_RANGE;
    }
    row->row.turn = turn;
    return PDUP_OK;
}

/* What every call about one seat asks first. */
static pdup_status check_seat(const pdup_row *row, pdup_seat seat) {
    if (!pdup__handle_is(row, PDUP__ROW)) {
        return PDUP_E_ARG;
    }
    return pdup__seat_is_valid(seat) ? PDUP_OK : PDUP_E_RANGE;
}

pdup_status pdup_row_set_player(pdup_row *row, pdup_seat seat, int32_t player) {
    pdup_status status = check_seat(row, seat);
    if (status == PDUP_OK && (player < 0 || player > PDUP_MAX_PLAYERS)) {
        status = PDUP_E_RANGE;
    }
    if (status == PDUP_OK) {
        row->row.players[pdup__seat_index(seat)] = player;
    }
    return status;
}

static void enter(pdup_row *row, pdup_seat seat, pdup__entry entry, int32_t whists) {
    row->row.entries[pdup__seat_index(seat)] = entry;
    row->row.whists[pdup__seat_index(seat)] = whists;
}

pdup_status pdup_row_set_whists(pdup_row *row, pdup_seat seat, int32_t whists) {
    pdup_status status = check_seat(row, seat);
    if (status == PDUP_OK && (whists < -PDUP_MAX_WHISTS || whists > PDUP_MAX_WHISTS)) {
        status = PDUP_E_RANGE;
    }
    if (status == PDUP_OK) {
        enter(row, seat, PDUP__ENTRY_WHISTS, whists);
    }
    return status;
}

pdup_status pdup_row_set_whists_unknown(pdup_row *row, pdup_seat seat) {
    pdup_status status = check_seat(row, seat);
    if (status == PDUP_OK) {
        enter(row, seat, PDUP__ENTRY_UNKNOWN, 0);
    }
    return status;
}

int32_t pdup_row_round(const pdup_row *row) {
    return pdup__handle_is(row, PDUP__ROW) ? row->row.round : 0;
}

int32_t pdup_row_table(const pdup_row *row) {
    return pdup__handle_is(row, PDUP__ROW) ? row->row.table : 0;
}

int32_t pdup_row_seats(const pdup_row *row) {
    return pdup__handle_is(row, PDUP__ROW) ? row->row.seats : 0;
}

int32_t pdup_row_turn(const pdup_row *row) {
    return pdup__handle_is(row, PDUP__ROW) ? row->row.turn : 0;
}

pdup_contract pdup_row_contract(const pdup_row *row) {
    return pdup__handle_is(row, PDUP__ROW) ? row->row.contract : PDUP_CONTRACT_NONE;
}

int32_t pdup_row_level(const pdup_row *row) {
    return pdup__handle_is(row, PDUP__ROW) ? row->row.level : 0;
}

pdup_strain pdup_row_strain(const pdup_row *row) {
    return pdup__handle_is(row, PDUP__ROW) ? row->row.strain : PDUP_STRAIN_NONE;
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
