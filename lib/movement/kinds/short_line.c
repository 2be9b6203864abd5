/* SPDX-License-Identifier: MIT */
/* Nobody plays where somebody is missing. The players of line N stay at home: if the missing ones are the last of N,
 * it is always the last tables that lack a player, so that these tables need not be there at all. Who would go to one
 * of them rests, and so does the set that would lie there. In a perfect movement of n tables every player of the other
 * lines rests once in n rounds for each missing one. */
#include "movement/kinds/short_line.h"

/* The players of the other lines have lower numbers here than in the whole movement. */
static int32_t missing_of(const pdup_movement *movement, const pdup_movement *whole) {
    return whole->shape.tables - movement->shape.tables;
}

static int32_t player_at(const pdup_movement *movement, int32_t round, int32_t table, int seat) {
    const pdup_movement *whole = movement->data;
    int32_t player = whole->shape.type->player_at(whole, round, table, seat);
    return seat == 0 ? player : player - missing_of(movement, whole);
}

static int32_t set_at(const pdup_movement *movement, int32_t round, int32_t table) {
    const pdup_movement *whole = movement->data;
    return whole->shape.type->set_at(whole, round, table);
}

static pdup__place place_of_player(const pdup_movement *movement, int32_t round, int32_t player) {
    const pdup_movement *whole = movement->data;
    const bool is_north = player < movement->shape.tables;
    pdup__place place = whole->shape.type->place_of_player(
        whole, round, is_north ? player : player + missing_of(movement, whole));
    return place.table < movement->shape.tables ? place : (pdup__place){-1, -1};
}

static int32_t table_of_set(const pdup_movement *movement, int32_t round, int32_t set,
                            int32_t copy) {
    const pdup_movement *whole = movement->data;
    int32_t table = whole->shape.type->table_of_set(whole, round, set, copy);
    return table < movement->shape.tables ? table : -1;
}

/* It is of the kind of the whole one. */
static const pdup__movement_type types[] = {
    {PDUP_MOVEMENT_KIND_ROTATION, player_at, set_at, place_of_player, table_of_set},
    {PDUP_MOVEMENT_KIND_SKIP, player_at, set_at, place_of_player, table_of_set},
    {PDUP_MOVEMENT_KIND_LINES, player_at, set_at, place_of_player, table_of_set},
};

pdup_status pdup__short_line_new(const pdup_movement *lines, int32_t missing, pdup_movement **out) {
    pdup__movement_shape shape = lines->shape;
    shape.type = &types[lines->shape.type->kind - PDUP_MOVEMENT_KIND_ROTATION];
    shape.tables -= missing;
    shape.players -= missing;
    shape.construction = "line N lacks players: who would come to one of them rests";
    return pdup__movement_new(&lines->base.allocator, &shape, lines, NULL, lines, out);
}
