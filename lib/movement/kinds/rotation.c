/* SPDX-License-Identifier: MIT */
/* The rotation of rules 5. Between any two of N, E, S, W and the sets the tables walked per round differ by 1, 2, 3
 * or 4; two lines meet each player of each other once in as many rounds as there are tables exactly when such a
 * difference has no factor in common with the number of tables. Hence: no factor 2 or 3. The rules speak of prime
 * numbers, which is enough but not needed: 25 and 35 tables rotate as well. */
#include "movement/movement.h"

enum { LEAST_TABLES = 5, SET_STEP = -1 };

/* Tables walked in a round by line N, E, S, W. */
static const int32_t steps[] = {0, 1, 2, -2};

/* The table reached from table `from` in `rounds` rounds. At most 10^4 * 2 * 10^4 + 10^4 before the remainder. */
static int32_t walk(const pdup_movement *movement, int32_t from, int32_t step, int32_t rounds) {
    int32_t reached = (from + step * rounds) % movement->shape.tables;
    return reached < 0 ? reached + movement->shape.tables : reached;
}

static int32_t player_at(const pdup_movement *movement, int32_t round, int32_t table, int seat) {
    return seat * movement->shape.tables + walk(movement, table, -steps[seat], round);
}

static int32_t set_at(const pdup_movement *movement, int32_t round, int32_t table) {
    return walk(movement, table, -SET_STEP, round);
}

static pdup__place place_of_player(const pdup_movement *movement, int32_t round, int32_t player) {
    int seat = (int)(player / movement->shape.tables);
    return (pdup__place){walk(movement, player % movement->shape.tables, steps[seat], round), seat};
}

static int32_t table_of_set(const pdup_movement *movement, int32_t round, int32_t set,
                            int32_t copy) {
    (void)copy;
    return walk(movement, set, SET_STEP, round);
}

static const pdup__movement_type rotation = {PDUP_MOVEMENT_KIND_ROTATION, player_at, set_at,
                                             place_of_player, table_of_set};

pdup_status pdup_movement_new_rotation(const pdup_allocator *allocator, int32_t tables,
                                       int32_t seats, pdup_movement **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator)) {
        return PDUP_E_ARG;
    }
    if (tables < LEAST_TABLES || tables > PDUP_MAX_TABLES || seats < 3 || seats > 4) {
        return PDUP_E_RANGE;
    }
    if (tables % 2 == 0 || tables % 3 == 0) {
        return PDUP_E_NO_MOVEMENT;
    }
    pdup__movement_shape shape = {
        .type = &rotation,
        .tables = tables,
        .rounds = tables,
        .sets = tables,
        .seats = seats,
        .players = tables * seats,
        .rooms = 1,
        .copies = 1,
        .is_by_lines = true,
        .construction = "rotation: E one table up, S two up, W two down, sets one down",
        .source = "rules 5",
    };
    return pdup__movement_new(allocator, &shape, NULL, NULL, NULL, out);
}
