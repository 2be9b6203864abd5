/* SPDX-License-Identifier: MIT */
#include "movement/kinds/product.h"

#include "movement/kinds/line_movement.h"

/* A chain has at most as many movements as the number of tables has factors, so that the look-ups are short. */

static int32_t player_at(const pdup_movement *movement, int32_t round, int32_t table, int seat) {
    int32_t player = seat * movement->shape.tables;
    int32_t weight = 1;
    for (const pdup_movement *part = movement->data; part; part = part->inner) {
        const int32_t tables = part->shape.tables;
        const int32_t found =
            part->shape.type->player_at(part, round % tables, table % tables, seat);
        player += weight * (found - seat * tables);
        weight *= tables;
        round /= tables;
        table /= tables;
    }
    return player;
}

static int32_t set_at(const pdup_movement *movement, int32_t round, int32_t table) {
    int32_t set = 0;
    int32_t weight = 1;
    for (const pdup_movement *part = movement->data; part; part = part->inner) {
        const int32_t tables = part->shape.tables;
        set += weight * part->shape.type->set_at(part, round % tables, table % tables);
        weight *= tables;
        round /= tables;
        table /= tables;
    }
    return set;
}

static pdup__place place_of_player(const pdup_movement *movement, int32_t round, int32_t player) {
    pdup__place place = {0, (int)(player / movement->shape.tables)};
    int32_t home = player % movement->shape.tables;
    int32_t weight = 1;
    for (const pdup_movement *part = movement->data; part; part = part->inner) {
        const int32_t tables = part->shape.tables;
        const pdup__place found = part->shape.type->place_of_player(
            part, round % tables, place.seat * tables + home % tables);
        place.table += weight * found.table;
        weight *= tables;
        round /= tables;
        home /= tables;
    }
    return place;
}

static int32_t table_of_set(const pdup_movement *movement, int32_t round, int32_t set,
                            int32_t copy) {
    int32_t table = 0;
    int32_t weight = 1;
    for (const pdup_movement *part = movement->data; part; part = part->inner) {
        const int32_t tables = part->shape.tables;
        table += weight * part->shape.type->table_of_set(part, round % tables, set % tables, copy);
        weight *= tables;
        round /= tables;
        set /= tables;
    }
    return table;
}

static const pdup__movement_type product = {PDUP_MOVEMENT_KIND_LINES, player_at, set_at,
                                            place_of_player, table_of_set};

pdup_status pdup__product_new(const pdup_allocator *allocator, const pdup_movement *first,
                              const char *construction, pdup_movement **out) {
    int32_t tables = 1;
    for (const pdup_movement *part = first; part; part = part->inner) {
        tables *= part->shape.tables;
    }
    pdup__movement_shape shape =
        /* There is a first part. NOLINTNEXTLINE(clang-analyzer-core.NullDereference) */
        pdup__lines_shape(&product, tables, first->shape.seats, construction,
                          "H. F. MacNeish, Euler squares, Annals of Math. 23 (1922)");
    return pdup__movement_new(allocator, &shape, first, NULL, first, out);
}
