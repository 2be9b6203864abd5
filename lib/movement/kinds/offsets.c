/* SPDX-License-Identifier: MIT */
#include "movement/kinds/offsets.h"

#include "movement/kinds/line_movement.h"

pdup__offsets *pdup__offsets_new(const pdup_allocator *allocator, int32_t tables, int32_t seats,
                                 const pdup__group *group) {
    pdup_allocator own = pdup__allocator(allocator);
    size_t numbers = (size_t)tables * (size_t)(seats + 1);
    pdup__offsets *offsets =
        pdup__alloc_array(&own, 1, sizeof *offsets + numbers * sizeof offsets->moved[0]);
    if (offsets) {
        offsets->group = *group;
    }
    return offsets;
}

void pdup__offsets_walk_sets(pdup__offsets *offsets, int32_t tables, int32_t seats) {
    uint16_t *moved = offsets->moved + (size_t)seats * (size_t)tables;
    for (int32_t round = 1; round < tables; round++) {
        moved[round] = (uint16_t)(tables - round);
    }
}

static int32_t moved_of(const pdup_movement *movement, int line, int32_t round) {
    const pdup__offsets *offsets = movement->data;
    return offsets->moved[line * movement->shape.tables + round];
}

/* Whose home is as far from this table. */
static int32_t home_of(const pdup_movement *movement, int line, int32_t round, int32_t table) {
    const pdup__offsets *offsets = movement->data;
    return pdup__group_subtract(&offsets->group, table, moved_of(movement, line, round));
}

static int32_t table_from(const pdup_movement *movement, int line, int32_t round, int32_t home) {
    const pdup__offsets *offsets = movement->data;
    return pdup__group_add(&offsets->group, home, moved_of(movement, line, round));
}

static int32_t player_at(const pdup_movement *movement, int32_t round, int32_t table, int seat) {
    return seat * movement->shape.tables + home_of(movement, seat, round, table);
}

static int32_t set_at(const pdup_movement *movement, int32_t round, int32_t table) {
    return home_of(movement, (int)movement->shape.seats, round, table);
}

static pdup__place place_of_player(const pdup_movement *movement, int32_t round, int32_t player) {
    int seat = (int)(player / movement->shape.tables);
    return (pdup__place){table_from(movement, seat, round, player % movement->shape.tables), seat};
}

static int32_t table_of_set(const pdup_movement *movement, int32_t round, int32_t set,
                            int32_t copy) {
    (void)copy;
    return table_from(movement, (int)movement->shape.seats, round, set);
}

const pdup__movement_type pdup__offsets_skip = {PDUP_MOVEMENT_KIND_SKIP, player_at, set_at,
                                                place_of_player, table_of_set};
const pdup__movement_type pdup__offsets_lines = {PDUP_MOVEMENT_KIND_LINES, player_at, set_at,
                                                 place_of_player, table_of_set};

pdup_status pdup__steps_new(const pdup_allocator *allocator, const pdup__steps_spec *spec,
                            int32_t seats, const pdup_movement *inner, pdup_movement **out) {
    pdup__offsets *offsets = pdup__offsets_new(allocator, spec->tables, seats, &spec->group);
    if (!offsets) {
        return PDUP_E_NOMEM;
    }
    const uint8_t *sets = spec->moved + (size_t)seats * (size_t)spec->rounds;
    for (int32_t line = 0; line <= seats; line++) {
        const uint8_t *moved = spec->moved + (size_t)line * (size_t)spec->rounds;
        for (int32_t i = 0; i < spec->rounds; i++) {
            int32_t round = pdup__group_subtract(&spec->group, 0, sets[i]);
            offsets->moved[line * spec->tables + round] = moved[i];
        }
    }
    pdup__movement_shape shape = pdup__lines_shape(&pdup__offsets_lines, spec->tables, seats,
                                                   spec->construction, spec->source);
    shape.rounds = spec->rounds;
    return pdup__movement_new(allocator, &shape, offsets, offsets, inner, out);
}
