/* SPDX-License-Identifier: MIT */
/* The same movement in several rooms, with copies of the same sets (rules 5, procedure 2). */
#include "movement/movement.h"

static int32_t player_at(const pdup_movement *movement, int32_t round, int32_t table, int seat) {
    const pdup_movement *room = movement->data;
    int32_t tables = room->shape.tables;
    int32_t player = room->shape.type->player_at(room, round, table % tables, seat);
    return player < 0 ? -1 : table / tables * room->shape.players + player;
}

static int32_t set_at(const pdup_movement *movement, int32_t round, int32_t table) {
    const pdup_movement *room = movement->data;
    return room->shape.type->set_at(room, round, table % room->shape.tables);
}

static pdup__place place_of_player(const pdup_movement *movement, int32_t round, int32_t player) {
    const pdup_movement *room = movement->data;
    int32_t players = room->shape.players;
    pdup__place place = room->shape.type->place_of_player(room, round, player % players);
    if (place.table >= 0) {
        place.table += player / players * room->shape.tables;
    }
    return place;
}

/* At how many tables of a room the set is played: they are the copies below that number. */
static int32_t tables_in_use(const pdup_movement *room, int32_t round, int32_t set) {
    int32_t least = 0;
    int32_t most = room->shape.copies;
    while (least < most) {
        int32_t middle = (least + most) / 2;
        if (room->shape.type->table_of_set(room, round, set, middle) < 0) {
            most = middle;
        } else {
            least = middle + 1;
        }
    }
    return least;
}

static int32_t table_of_set(const pdup_movement *movement, int32_t round, int32_t set,
                            int32_t copy) {
    const pdup_movement *room = movement->data;
    int32_t in_use = tables_in_use(room, round, set);
    if (in_use == 0 || copy / in_use >= movement->shape.rooms) {
        return -1;
    }
    return copy / in_use * room->shape.tables +
           room->shape.type->table_of_set(room, round, set, copy % in_use);
}

/* A movement in rooms is of the kind of that in one room. */
static const pdup__movement_type types[] = {
    {PDUP_MOVEMENT_KIND_ROTATION, player_at, set_at, place_of_player, table_of_set},
    {PDUP_MOVEMENT_KIND_SKIP, player_at, set_at, place_of_player, table_of_set},
    {PDUP_MOVEMENT_KIND_LINES, player_at, set_at, place_of_player, table_of_set},
    {PDUP_MOVEMENT_KIND_INDIVIDUAL, player_at, set_at, place_of_player, table_of_set},
    {PDUP_MOVEMENT_KIND_LISTED, player_at, set_at, place_of_player, table_of_set},
};

pdup_status pdup_movement_with_rooms(const pdup_movement *movement, int32_t rooms,
                                     pdup_movement **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__handle_is(movement, PDUP__MOVEMENT)) {
        return PDUP_E_ARG;
    }
    if (movement->shape.rooms > 1) {
        return PDUP_E_STATE;
    }
    if (rooms < 1 || rooms > PDUP_MAX_ROOMS || movement->shape.tables > PDUP_MAX_TABLES / rooms ||
        movement->shape.players > PDUP_MAX_PLAYERS / rooms) {
        return PDUP_E_RANGE;
    }
    pdup__movement_shape shape = movement->shape;
    shape.type = &types[movement->shape.type->kind - PDUP_MOVEMENT_KIND_ROTATION];
    shape.tables *= rooms;
    shape.players *= rooms;
    shape.copies *= rooms;
    shape.rooms = rooms;
    return pdup__movement_new(&movement->base.allocator, &shape, movement, NULL, movement, out);
}
