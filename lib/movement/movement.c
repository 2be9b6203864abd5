/* SPDX-License-Identifier: MIT */
#include "movement/movement.h"

#include "base/seat.h"

pdup_status pdup_movement_with_rounds(const pdup_movement *movement, int32_t rounds,
                                      pdup_movement **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__handle_is(movement, PDUP__MOVEMENT)) {
        return PDUP_E_ARG;
    }
    if (rounds < 1 || rounds > movement->rounds) {
        return PDUP_E_RANGE;
    }
    pdup_movement *copy = pdup__handle_new(&movement->base.allocator, sizeof *copy, PDUP__MOVEMENT);
    if (!copy) {
        return PDUP_E_NOMEM;
    }
    copy->type = movement->type;
    copy->tables = movement->tables;
    copy->rounds = rounds;
    copy->sets = movement->sets;
    copy->seats = movement->seats;
    copy->players = movement->players;
    *out = copy;
    return PDUP_OK;
}

int32_t pdup_movement_kind(const pdup_movement *movement) {
    return pdup__handle_is(movement, PDUP__MOVEMENT) ? movement->type->kind : PDUP_MOVEMENT_NONE;
}

int32_t pdup_movement_table_count(const pdup_movement *movement) {
    return pdup__handle_is(movement, PDUP__MOVEMENT) ? movement->tables : PDUP_E_ARG;
}

int32_t pdup_movement_round_count(const pdup_movement *movement) {
    return pdup__handle_is(movement, PDUP__MOVEMENT) ? movement->rounds : PDUP_E_ARG;
}

int32_t pdup_movement_set_count(const pdup_movement *movement) {
    return pdup__handle_is(movement, PDUP__MOVEMENT) ? movement->sets : PDUP_E_ARG;
}

int32_t pdup_movement_player_count(const pdup_movement *movement) {
    return pdup__handle_is(movement, PDUP__MOVEMENT) ? movement->players : PDUP_E_ARG;
}

int32_t pdup_movement_seats(const pdup_movement *movement) {
    return pdup__handle_is(movement, PDUP__MOVEMENT) ? movement->seats : 0;
}

static bool is_within(int32_t number, int32_t limit) {
    return number >= 1 && number <= limit;
}

pdup_status pdup_movement_player_at(const pdup_movement *movement, int32_t round, int32_t table,
                                    pdup_seat seat, int32_t *player_out) {
    if (!player_out) {
        return PDUP_E_ARG;
    }
    *player_out = 0;
    if (!pdup__handle_is(movement, PDUP__MOVEMENT)) {
        return PDUP_E_ARG;
    }
    if (!is_within(round, movement->rounds) || !is_within(table, movement->tables) ||
        !pdup__seat_is_valid(seat)) {
        return PDUP_E_RANGE;
    }
    if (pdup__seat_index(seat) < movement->seats) {
        *player_out =
            1 + movement->type->player_at(movement, round - 1, table - 1, pdup__seat_index(seat));
    }
    return PDUP_OK;
}

pdup_status pdup_movement_set_at(const pdup_movement *movement, int32_t round, int32_t table,
                                 int32_t *set_out) {
    if (!set_out) {
        return PDUP_E_ARG;
    }
    *set_out = 0;
    if (!pdup__handle_is(movement, PDUP__MOVEMENT)) {
        return PDUP_E_ARG;
    }
    if (!is_within(round, movement->rounds) || !is_within(table, movement->tables)) {
        return PDUP_E_RANGE;
    }
    *set_out = 1 + movement->type->set_at(movement, round - 1, table - 1);
    return PDUP_OK;
}

pdup_status pdup_movement_place_of_player(const pdup_movement *movement, int32_t round,
                                          int32_t player, int32_t *table_out, pdup_seat *seat_out) {
    if (!table_out || !seat_out) {
        return PDUP_E_ARG;
    }
    *table_out = 0;
    *seat_out = PDUP_SEAT_NONE;
    if (!pdup__handle_is(movement, PDUP__MOVEMENT)) {
        return PDUP_E_ARG;
    }
    if (!is_within(round, movement->rounds) || !is_within(player, movement->players)) {
        return PDUP_E_RANGE;
    }
    pdup__place place = movement->type->place_of_player(movement, round - 1, player - 1);
    *table_out = 1 + place.table;
    *seat_out = PDUP_SEAT_N + place.seat;
    return PDUP_OK;
}

pdup_status pdup_movement_table_of_set(const pdup_movement *movement, int32_t round, int32_t set,
                                       int32_t *table_out) {
    if (!table_out) {
        return PDUP_E_ARG;
    }
    *table_out = 0;
    if (!pdup__handle_is(movement, PDUP__MOVEMENT)) {
        return PDUP_E_ARG;
    }
    if (!is_within(round, movement->rounds) || !is_within(set, movement->sets)) {
        return PDUP_E_RANGE;
    }
    *table_out = 1 + movement->type->table_of_set(movement, round - 1, set - 1);
    return PDUP_OK;
}

pdup_movement *pdup_movement_ref(pdup_movement *movement) {
    pdup__handle_ref(movement);
    return movement;
}

void pdup_movement_unref(pdup_movement *movement) {
    if (pdup__handle_unref(movement)) {
        pdup__handle_free(movement);
    }
}
