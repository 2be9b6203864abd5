/* SPDX-License-Identifier: MIT */
#include "movement/kinds/listed.h"

/* A round is a row of numbers that count from 1, 0 for none: for each table its set and its players, for each player
 * his place (table * seats + seat), for each set the tables of its copies in rising order. */
_Static_assert(PDUP_MAX_PLAYERS < UINT16_MAX && PDUP_MAX_TABLES * 4 < UINT16_MAX,
               "players and places fit the numbers");

static size_t places_start(const pdup__movement_shape *shape) {
    return (size_t)shape->tables * (size_t)(1 + shape->seats);
}

static size_t sets_start(const pdup__movement_shape *shape) {
    return places_start(shape) + (size_t)shape->players;
}

/* At most 5 * 10^4 + 4 * 10^4 + 4 * 10^4 * 10^4, which fits 32 bits. */
static size_t row_length(const pdup__movement_shape *shape) {
    return sets_start(shape) + (size_t)shape->sets * (size_t)shape->copies;
}

uint16_t *pdup__listed_new(const pdup_allocator *allocator, const pdup__movement_shape *shape) {
    pdup_allocator own = pdup__allocator(allocator);
    return pdup__alloc_array(&own, (size_t)shape->rounds, row_length(shape) * sizeof(uint16_t));
}

/* Places and tables found later are kept when they are lower: tables may come in any order. */
static void put_place(uint16_t *kept, int32_t place) {
    if (*kept == 0 || place + 1 < *kept) {
        *kept = (uint16_t)(place + 1);
    }
}

static void put_copy(uint16_t *tables, int32_t copies, int32_t table) {
    uint16_t carried = (uint16_t)(table + 1);
    for (int32_t i = 0; i < copies && carried != 0; i++) {
        if (tables[i] == 0 || carried < tables[i]) {
            uint16_t kept = tables[i];
            tables[i] = carried;
            carried = kept;
        }
    }
}

void pdup__listed_put(uint16_t *numbers, const pdup__movement_shape *shape, int32_t round,
                      int32_t table, int32_t set, const int32_t *players) {
    uint16_t *row = numbers + (size_t)round * row_length(shape);
    uint16_t *cell = row + (size_t)table * (size_t)(1 + shape->seats);
    cell[0] = (uint16_t)(set + 1);
    if (set >= 0) {
        put_copy(row + sets_start(shape) + (size_t)set * (size_t)shape->copies, shape->copies,
                 table);
    }
    for (int32_t seat = 0; seat < shape->seats; seat++) {
        cell[1 + seat] = (uint16_t)(players[seat] + 1);
        if (players[seat] >= 0) {
            put_place(row + places_start(shape) + (size_t)players[seat],
                      table * shape->seats + seat);
        }
    }
}

static const uint16_t *row_of(const pdup_movement *movement, int32_t round) {
    const uint16_t *numbers = movement->data;
    return numbers + (size_t)round * row_length(&movement->shape);
}

static const uint16_t *cell_of(const pdup_movement *movement, int32_t round, int32_t table) {
    return row_of(movement, round) + (size_t)table * (size_t)(1 + movement->shape.seats);
}

static int32_t player_at(const pdup_movement *movement, int32_t round, int32_t table, int seat) {
    return cell_of(movement, round, table)[1 + seat] - 1;
}

static int32_t set_at(const pdup_movement *movement, int32_t round, int32_t table) {
    return cell_of(movement, round, table)[0] - 1;
}

static pdup__place place_of_player(const pdup_movement *movement, int32_t round, int32_t player) {
    int32_t place = row_of(movement, round)[places_start(&movement->shape) + (size_t)player] - 1;
    if (place < 0) {
        return (pdup__place){-1, -1};
    }
    return (pdup__place){place / movement->shape.seats, (int)(place % movement->shape.seats)};
}

static int32_t table_of_set(const pdup_movement *movement, int32_t round, int32_t set,
                            int32_t copy) {
    const uint16_t *tables = row_of(movement, round) + sets_start(&movement->shape);
    return tables[(size_t)set * (size_t)movement->shape.copies + (size_t)copy] - 1;
}

const pdup__movement_type pdup__listed_lines = {PDUP_MOVEMENT_KIND_LINES, player_at, set_at,
                                                place_of_player, table_of_set};
const pdup__movement_type pdup__listed_individual = {PDUP_MOVEMENT_KIND_INDIVIDUAL, player_at,
                                                     set_at, place_of_player, table_of_set};
const pdup__movement_type pdup__listed = {PDUP_MOVEMENT_KIND_LISTED, player_at, set_at,
                                          place_of_player, table_of_set};
