/* SPDX-License-Identifier: MIT */
/* Two tables cannot play seven balanced rounds of eight players with one copy of each set. They can when each of the
 * seven seatings of the movement with shared sets lasts two rounds: the tables begin with a set each, and exchange
 * them. */
#include "movement/improve/exchange.h"

#include "movement/movement.h"

static int32_t player_at(const pdup_movement *movement, int32_t round, int32_t table, int seat) {
    const pdup_movement *shared = movement->data;
    return shared->shape.type->player_at(shared, round / 2, table, seat);
}

static pdup__place place_of_player(const pdup_movement *movement, int32_t round, int32_t player) {
    const pdup_movement *shared = movement->data;
    return shared->shape.type->place_of_player(shared, round / 2, player);
}

/* The even one of two rounds has the sets in order, the odd one has them crossed. */
static int32_t set_at(const pdup_movement *movement, int32_t round, int32_t table) {
    (void)movement;
    return (round ^ table) % 2 + round / 2 * 2;
}

static int32_t table_of_set(const pdup_movement *movement, int32_t round, int32_t set,
                            int32_t copy) {
    (void)movement;
    (void)copy;
    return set / 2 == round / 2 ? (round ^ set) % 2 : -1;
}

static const pdup__movement_type exchange = {PDUP_MOVEMENT_KIND_INDIVIDUAL, player_at, set_at,
                                             place_of_player, table_of_set};

pdup_status pdup__exchange_new(const pdup_movement *shared, pdup_movement **out) {
    pdup__movement_shape shape = shared->shape;
    shape.type = &exchange;
    shape.rounds *= 2;
    shape.sets = shape.rounds;
    shape.copies = 1;
    shape.variant = PDUP_VARIANT_EXCHANGE;
    shape.construction = "cyclic, two rounds to a seating: the tables exchange their sets";
    return pdup__movement_new(&shared->base.allocator, &shape, shared, NULL, shared, out);
}
