/* SPDX-License-Identifier: MIT */
/* A box turned by w seats gives to each player the cards of the seat w after his. Where a set is turned alike at all
 * its tables, the same players are compared as before, and only the counts of seats change. Where a round is turned,
 * players of different lines come to hold the same cards. */
#include "movement/kinds/turned.h"

#include "text/line.h"

typedef struct turned {
    const pdup_movement *plain;
    pdup__turned_by by;
    uint8_t turns[];
} turned;

static int32_t turn_of(const turned *in, int32_t round, int32_t table) {
    int32_t at = round;
    if (in->by == PDUP__TURNED_BY_SET) {
        at = in->plain->shape.type->set_at(in->plain, round, table);
    }
    /* Nobody sees how an idle table is turned. */
    return at < 0 ? 0 : in->turns[at];
}

static int32_t player_at(const pdup_movement *movement, int32_t round, int32_t table, int seat) {
    const turned *in = movement->data;
    const int32_t seats = movement->shape.seats;
    const int32_t from = (seat - turn_of(in, round, table) + seats) % seats;
    return in->plain->shape.type->player_at(in->plain, round, table, (int)from);
}

static int32_t set_at(const pdup_movement *movement, int32_t round, int32_t table) {
    const turned *in = movement->data;
    return in->plain->shape.type->set_at(in->plain, round, table);
}

static pdup__place place_of_player(const pdup_movement *movement, int32_t round, int32_t player) {
    const turned *in = movement->data;
    pdup__place place = in->plain->shape.type->place_of_player(in->plain, round, player);
    if (place.table >= 0) {
        place.seat = (int)((place.seat + turn_of(in, round, place.table)) % movement->shape.seats);
    }
    return place;
}

static int32_t table_of_set(const pdup_movement *movement, int32_t round, int32_t set,
                            int32_t copy) {
    const turned *in = movement->data;
    return in->plain->shape.type->table_of_set(in->plain, round, set, copy);
}

/* It is of the kind of the plain one. */
static const pdup__movement_type types[] = {
    {PDUP_MOVEMENT_KIND_ROTATION, player_at, set_at, place_of_player, table_of_set},
    {PDUP_MOVEMENT_KIND_SKIP, player_at, set_at, place_of_player, table_of_set},
    {PDUP_MOVEMENT_KIND_LINES, player_at, set_at, place_of_player, table_of_set},
    {PDUP_MOVEMENT_KIND_INDIVIDUAL, player_at, set_at, place_of_player, table_of_set},
    {PDUP_MOVEMENT_KIND_LISTED, player_at, set_at, place_of_player, table_of_set},
};

static bool are_alike(const uint8_t *turns, int32_t count) {
    int32_t alike = 1;
    while (alike < count && turns[alike] == turns[0]) {
        alike++;
    }
    return alike == count;
}

static int32_t count_of(const pdup_movement *movement, pdup__turned_by by) {
    return by == PDUP__TURNED_BY_SET ? movement->shape.sets : movement->shape.rounds;
}

pdup_status pdup__turned_new(const pdup_movement *movement, pdup__turned_by by,
                             const uint8_t *turns, pdup_movement **out) {
    const int32_t count = count_of(movement, by);
    turned *own = pdup__alloc_array(&movement->base.allocator, 1, sizeof *own + (size_t)count);
    if (!own) {
        return PDUP_E_NOMEM;
    }
    own->plain = movement;
    own->by = by;
    for (int32_t i = 0; i < count; i++) {
        own->turns[i] = turns[i];
    }
    pdup__movement_shape shape = movement->shape;
    shape.type = &types[movement->shape.type->kind - PDUP_MOVEMENT_KIND_ROTATION];
    shape.is_by_lines = shape.is_by_lines && are_alike(turns, count);
    shape.construction = by == PDUP__TURNED_BY_SET
                             ? "the same players, each set turned alike at all its tables"
                             : "the same players, all boxes of a round turned alike";
    return pdup__movement_new(&movement->base.allocator, &shape, own, own, movement, out);
}

/* A digit below the seats for each. */
static pdup_status read_turns(const pdup_movement *movement, pdup__turned_by by, const char *text,
                              uint8_t *turns) {
    for (int32_t i = 0; i < count_of(movement, by); i++) {
        if (text[i] < '0' || text[i] - '0' >= movement->shape.seats) {
            return PDUP_E_RANGE;
        }
        turns[i] = (uint8_t)(text[i] - '0');
    }
    return PDUP_OK;
}

static pdup_status new_from_text(const pdup_movement *movement, pdup__turned_by by,
                                 const char *text, size_t size, pdup_movement **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__handle_is(movement, PDUP__MOVEMENT) || !pdup__text_is_given(text, size)) {
        return PDUP_E_ARG;
    }
    if (size != (size_t)count_of(movement, by)) {
        return PDUP_E_RANGE;
    }
    if (by == PDUP__TURNED_BY_SET && movement->shape.is_by_lines) {
        return PDUP_E_STATE;
    }
    uint8_t *turns = pdup__alloc_array(&movement->base.allocator, size, 1);
    if (!turns) {
        return PDUP_E_NOMEM;
    }
    pdup_status status = read_turns(movement, by, text, turns);
    if (status == PDUP_OK) {
        status = pdup__turned_new(movement, by, turns, out);
    }
    pdup__release(&movement->base.allocator, turns);
    return status;
}

pdup_status pdup_movement_with_set_turns(const pdup_movement *movement, const char *turns,
                                         size_t turns_size, pdup_movement **out) {
    return new_from_text(movement, PDUP__TURNED_BY_SET, turns, turns_size, out);
}

pdup_status pdup_movement_with_round_turns(const pdup_movement *movement, const char *turns,
                                           size_t turns_size, pdup_movement **out) {
    return new_from_text(movement, PDUP__TURNED_BY_ROUND, turns, turns_size, out);
}
