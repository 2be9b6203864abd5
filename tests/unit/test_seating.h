/* SPDX-License-Identifier: MIT */
/* A movement over a table of numbers that a test has filled, right or wrong. */
#ifndef PDUP_TESTS_UNIT_TEST_SEATING_H
#define PDUP_TESTS_UNIT_TEST_SEATING_H

#include "pdup_test.h"
#include "random.h"

#include "movement/movement.h"

enum { SEATING_CELLS = 20000 };

/* For every round and table the set and the players at N, E, S, (W), all from 0. */
typedef struct seating {
    pdup__movement_shape shape;
    int32_t cells[SEATING_CELLS];
} seating;

static inline int32_t *seating_table(seating *in, int32_t round, int32_t table) {
    return &in->cells[(round * in->shape.tables + table) * (in->shape.seats + 1)];
}

static inline int32_t seating_player_at(const pdup_movement *movement, int32_t round, int32_t table,
                                        int seat) {
    const pdup__movement_shape *shape = &movement->shape;
    const int32_t *cells = movement->data;
    return cells[(round * shape->tables + table) * (shape->seats + 1) + 1 + seat];
}

static inline int32_t seating_set_at(const pdup_movement *movement, int32_t round, int32_t table) {
    const pdup__movement_shape *shape = &movement->shape;
    const int32_t *cells = movement->data;
    return cells[(round * shape->tables + table) * (shape->seats + 1)];
}

/* The other two look-ups are missing: whoever counts from the seating does without. */
static inline pdup_movement *seating_movement(const seating *in, const pdup_allocator *allocator) {
    static const pdup__movement_type type = {.player_at = seating_player_at,
                                             .set_at = seating_set_at};
    pdup__movement_shape shape = in->shape;
    shape.type = &type;
    pdup_movement *movement = NULL;
    assert_true(shape.rounds * shape.tables * (shape.seats + 1) <= SEATING_CELLS);
    assert_ok(pdup__movement_new(allocator, &shape, in->cells, NULL, NULL, &movement));
    return movement;
}

/* Right or wrong: sets and players are drawn, some out of range, some nobody. */
static inline void seating_draw(pdup_random *random, seating *in) {
    in->shape = (pdup__movement_shape){.tables = random_between(random, 1, 4),
                                       .rounds = random_between(random, 1, 6),
                                       .sets = random_between(random, 1, 6),
                                       .seats = random_between(random, 3, 4),
                                       .players = random_between(random, 3, 16),
                                       .rooms = 1,
                                       .copies = random_between(random, 1, 2),
                                       .is_by_lines = random_between(random, 0, 1) == 1};
    int32_t wrong = random_between(random, 0, 1);
    for (int32_t round = 0; round < in->shape.rounds; round++) {
        for (int32_t table = 0; table < in->shape.tables; table++) {
            int32_t *cells = seating_table(in, round, table);
            cells[0] = random_between(random, -wrong, in->shape.sets - 1 + wrong);
            for (int32_t seat = 0; seat < in->shape.seats; seat++) {
                cells[1 + seat] = random_between(random, -wrong, in->shape.players - 1 + wrong);
            }
        }
    }
}

/* Like seating_draw(), but nobody meets a set twice: the players of a round are shuffled, and a set once met is left out. */
static inline void seating_draw_orderly(pdup_random *random, seating *in, int32_t rounds) {
    int32_t order[16];
    seating_draw(random, in);
    in->shape.rounds = rounds;
    in->shape.sets = rounds;
    in->shape.players = random_between(random, in->shape.tables * in->shape.seats, 16);
    for (int32_t i = 0; i < in->shape.players; i++) {
        order[i] = i;
    }
    for (int32_t round = 0; round < in->shape.rounds; round++) {
        random_shuffle(random, order, in->shape.players);
        for (int32_t table = 0; table < in->shape.tables; table++) {
            int32_t *cells = seating_table(in, round, table);
            cells[0] = random_between(random, 0, 5) == 0 ? -1 : round;
            for (int32_t seat = 0; seat < in->shape.seats; seat++) {
                cells[1 + seat] = order[table * in->shape.seats + seat];
            }
        }
    }
}

#endif
