/* SPDX-License-Identifier: MIT */
#include "movement/movement.h"

#include "base/seat.h"

pdup_movement *pdup__movement_keep(const pdup_movement *movement) {
    union {
        const pdup_movement *given;
        pdup_movement *kept;
    } handle = {movement};
    return pdup_movement_ref(handle.kept);
}

pdup_status pdup__movement_new(const pdup_allocator *allocator, const pdup__movement_shape *shape,
                               const void *data, void *owned, const pdup_movement *inner,
                               pdup_movement **out) {
    pdup_movement *movement = pdup__handle_new(allocator, sizeof *movement, PDUP__MOVEMENT);
    if (!movement) {
        pdup_allocator own = pdup__allocator(allocator);
        pdup__release(&own, owned);
        return PDUP_E_NOMEM;
    }
    movement->shape = *shape;
    movement->data = data;
    movement->owned = owned;
    movement->inner = pdup__movement_keep(inner);
    *out = movement;
    return PDUP_OK;
}

pdup_status pdup_movement_with_rounds(const pdup_movement *movement, int32_t rounds,
                                      pdup_movement **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__handle_is(movement, PDUP__MOVEMENT)) {
        return PDUP_E_ARG;
    }
    if (rounds < 1 || rounds > movement->shape.rounds) {
        return PDUP_E_RANGE;
    }
    pdup__movement_shape shape = movement->shape;
    shape.rounds = rounds;
    /* The numbers stay those of the whole movement, which is kept for them. */
    return pdup__movement_new(&movement->base.allocator, &shape, movement->data, NULL, movement,
                              out);
}

int32_t pdup_movement_number(const pdup_movement *movement, pdup_movement_field field) {
    if (!pdup__handle_is(movement, PDUP__MOVEMENT)) {
        return 0;
    }
    const pdup__movement_shape *shape = &movement->shape;
    switch (field) {
    case PDUP_MOVEMENT_FIELD_KIND:
        return shape->type->kind;
    case PDUP_MOVEMENT_FIELD_VARIANT:
        return shape->variant;
    case PDUP_MOVEMENT_FIELD_IS_BY_LINES:
        return shape->is_by_lines;
    case PDUP_MOVEMENT_FIELD_SEATS:
        return shape->seats;
    case PDUP_MOVEMENT_FIELD_TABLES:
        return shape->tables;
    case PDUP_MOVEMENT_FIELD_ROUNDS:
        return shape->rounds;
    case PDUP_MOVEMENT_FIELD_SETS:
        return shape->sets;
    case PDUP_MOVEMENT_FIELD_PLAYERS:
        return shape->players;
    case PDUP_MOVEMENT_FIELD_ROOMS:
        return shape->rooms;
    case PDUP_MOVEMENT_FIELD_COPIES:
        return shape->copies;
    default:
        return 0;
    }
}

const char *pdup_movement_construction(const pdup_movement *movement) {
    return pdup__handle_is(movement, PDUP__MOVEMENT) ? movement->shape.construction : NULL;
}

const char *pdup_movement_source(const pdup_movement *movement) {
    return pdup__handle_is(movement, PDUP__MOVEMENT) ? movement->shape.source : NULL;
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
    if (!is_within(round, movement->shape.rounds) || !is_within(table, movement->shape.tables) ||
        !pdup__seat_is_valid(seat)) {
        return PDUP_E_RANGE;
    }
    if (pdup__seat_index(seat) < movement->shape.seats) {
        *player_out = 1 + movement->shape.type->player_at(movement, round - 1, table - 1,
                                                          pdup__seat_index(seat));
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
    if (!is_within(round, movement->shape.rounds) || !is_within(table, movement->shape.tables)) {
        return PDUP_E_RANGE;
    }
    *set_out = 1 + movement->shape.type->set_at(movement, round - 1, table - 1);
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
    if (!is_within(round, movement->shape.rounds) || !is_within(player, movement->shape.players)) {
        return PDUP_E_RANGE;
    }
    pdup__place place = movement->shape.type->place_of_player(movement, round - 1, player - 1);
    *table_out = 1 + place.table;
    *seat_out = PDUP_SEAT_N + place.seat;
    return PDUP_OK;
}

pdup_status pdup_movement_table_of_set(const pdup_movement *movement, int32_t round, int32_t set,
                                       int32_t copy, int32_t *table_out) {
    if (!table_out) {
        return PDUP_E_ARG;
    }
    *table_out = 0;
    if (!pdup__handle_is(movement, PDUP__MOVEMENT)) {
        return PDUP_E_ARG;
    }
    if (!is_within(round, movement->shape.rounds) || !is_within(set, movement->shape.sets) ||
        copy < 0 || copy >= movement->shape.copies) {
        return PDUP_E_RANGE;
    }
    *table_out = 1 + movement->shape.type->table_of_set(movement, round - 1, set - 1, copy);
    return PDUP_OK;
}

pdup_movement *pdup_movement_ref(pdup_movement *movement) {
    return pdup__handle_ref(movement, PDUP__MOVEMENT);
}

void pdup_movement_unref(pdup_movement *movement) {
    /* What a movement is made from may be made from another one in turn. */
    while (pdup__handle_unref(movement, PDUP__MOVEMENT)) {
        pdup_movement *inner = movement->inner;
        pdup__release(&movement->base.allocator, movement->owned);
        pdup__handle_free(movement);
        movement = inner;
    }
}
