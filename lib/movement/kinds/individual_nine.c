/* SPDX-License-Identifier: MIT */
/* No starter over a circle or a grid of nine makes everybody meet three times and be compared once. The blocks are
 * those of a near-resolvable design over the field of nine; the seats were found by exhausting search. */
#include "movement/kinds/individual_nine.h"

#include "movement/kinds/listed.h"

enum { ROUNDS = 9, TABLES = 2, SEATS = 4 };

static const uint8_t players_of[ROUNDS][TABLES][SEATS] = {
    {{6, 3, 1, 2}, {7, 4, 8, 5}}, {{2, 4, 7, 0}, {8, 5, 3, 6}}, {{0, 8, 5, 1}, {3, 6, 7, 4}},
    {{5, 0, 6, 4}, {1, 7, 2, 8}}, {{3, 7, 1, 5}, {2, 8, 6, 0}}, {{4, 2, 8, 3}, {7, 1, 0, 6}},
    {{8, 3, 0, 7}, {5, 1, 4, 2}}, {{1, 6, 4, 8}, {0, 5, 2, 3}}, {{6, 2, 5, 7}, {4, 0, 3, 1}},
};

static const pdup__movement_shape shape = {
    .type = &pdup__listed_individual,
    .tables = TABLES,
    .rounds = ROUNDS,
    .sets = ROUNDS,
    .seats = SEATS,
    .players = 9,
    .rooms = 1,
    .copies = TABLES,
    .variant = PDUP_VARIANT_SHARED,
    .construction = "near-resolvable design over the field of nine, seats by search",
    .source = "seats found by our own search",
};

pdup_status pdup__nine_new(const pdup_allocator *allocator, pdup_movement **out) {
    uint16_t *numbers = pdup__listed_new(allocator, &shape);
    if (!numbers) {
        return PDUP_E_NOMEM;
    }
    for (int32_t round = 0; round < ROUNDS; round++) {
        for (int32_t table = 0; table < TABLES; table++) {
            const uint8_t *at = players_of[round][table];
            int32_t players[SEATS] = {at[0], at[1], at[2], at[3]};
            pdup__listed_put(numbers, &shape, round, table, round, players);
        }
    }
    return pdup__movement_new(allocator, &shape, numbers, numbers, NULL, out);
}
