/* SPDX-License-Identifier: MIT */
/* Who meets whom does not depend on the sets: if everybody plays set r in round r, nobody plays a set twice, and all who
 * keep one seat are compared on every board. There must be a copy for each table, or the boards of a set go round the
 * tables within the round. */
#include "movement/kinds/shared_line.h"

static int32_t player_at(const pdup_movement *movement, int32_t round, int32_t table, int seat) {
    const pdup_movement *lines = movement->data;
    return lines->shape.type->player_at(lines, round, table, seat);
}

static int32_t set_at(const pdup_movement *movement, int32_t round, int32_t table) {
    (void)movement;
    (void)table;
    return round;
}

static pdup__place place_of_player(const pdup_movement *movement, int32_t round, int32_t player) {
    const pdup_movement *lines = movement->data;
    return lines->shape.type->place_of_player(lines, round, player);
}

static int32_t table_of_set(const pdup_movement *movement, int32_t round, int32_t set,
                            int32_t copy) {
    (void)movement;
    return set == round ? copy : -1;
}

/* It is of the kind of the one with its own sets. */
static const pdup__movement_type types[] = {
    {PDUP_MOVEMENT_KIND_ROTATION, player_at, set_at, place_of_player, table_of_set},
    {PDUP_MOVEMENT_KIND_SKIP, player_at, set_at, place_of_player, table_of_set},
    {PDUP_MOVEMENT_KIND_LINES, player_at, set_at, place_of_player, table_of_set},
};

pdup_status pdup__shared_line_new(const pdup_movement *lines, pdup_movement **out) {
    pdup__movement_shape shape = lines->shape;
    shape.type = &types[lines->shape.type->kind - PDUP_MOVEMENT_KIND_ROTATION];
    shape.sets = shape.rounds;
    shape.copies = shape.tables;
    shape.construction = "the best movement by lines, but all tables play set r in round r";
    return pdup__movement_new(&lines->base.allocator, &shape, lines, NULL, lines, out);
}
