/* SPDX-License-Identifier: MIT */
/* A second session between those who have not met (rules 5): the players of a line in a room of their own. They have
 * consecutive numbers, as many as the room of the first session had tables, and keep them. */
#include "movement/movement.h"

static int32_t player_at(const pdup_movement *movement, int32_t round, int32_t table, int seat) {
    const pdup_movement *room = movement->data;
    int32_t tables = room->shape.tables;
    return table / tables * room->shape.players +
           room->shape.type->player_at(room, round, table % tables, seat);
}

static int32_t set_at(const pdup_movement *movement, int32_t round, int32_t table) {
    const pdup_movement *room = movement->data;
    int32_t tables = room->shape.tables;
    return table / tables * room->shape.sets +
           room->shape.type->set_at(room, round, table % tables);
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

static int32_t table_of_set(const pdup_movement *movement, int32_t round, int32_t set,
                            int32_t copy) {
    const pdup_movement *room = movement->data;
    int32_t sets = room->shape.sets;
    int32_t table = room->shape.type->table_of_set(room, round, set % sets, copy);
    return table < 0 ? -1 : set / sets * room->shape.tables + table;
}

static const pdup__movement_type second = {PDUP_MOVEMENT_KIND_INDIVIDUAL, player_at, set_at,
                                           place_of_player, table_of_set};

/* Nobody has met anybody of his line, in whichever room it sat: each line of each room gets one of its own. */
static pdup_status new_in_rooms(const pdup_movement *room, int32_t rooms, pdup_movement **out) {
    pdup__movement_shape shape = room->shape;
    if (shape.sets * rooms > PDUP_MAX_BOARDS / shape.seats) {
        return PDUP_E_RANGE;
    }
    shape.type = &second;
    shape.tables *= rooms;
    shape.sets *= rooms;
    shape.players *= rooms;
    shape.rooms = rooms;
    shape.construction = "each line of the first session in a room of its own, individual there";
    return pdup__movement_new(&room->base.allocator, &shape, room, NULL, room, out);
}

pdup_status pdup_movement_with_second(const pdup_movement *movement, pdup_variant variant,
                                      pdup_movement **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__handle_is(movement, PDUP__MOVEMENT)) {
        return PDUP_E_ARG;
    }
    if (variant < PDUP_VARIANT_NONE || variant > PDUP_VARIANT_EXCHANGE) {
        return PDUP_E_RANGE;
    }
    int32_t seats = movement->shape.seats;
    int32_t rooms = movement->shape.rooms * seats;
    int32_t players = movement->shape.tables / movement->shape.rooms;
    if (!movement->shape.is_by_lines || players < seats) {
        return PDUP_E_NO_MOVEMENT;
    }
    if (rooms > PDUP_MAX_ROOMS) {
        return PDUP_E_RANGE;
    }
    pdup_movement *room;
    pdup_status status =
        pdup_movement_new_individual(&movement->base.allocator, players, seats, variant, &room);
    if (status == PDUP_OK) {
        status = new_in_rooms(room, rooms, out);
        pdup_movement_unref(room);
    }
    return status;
}
