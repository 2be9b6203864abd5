/* SPDX-License-Identifier: MIT */
#include "movement/kinds/cyclic.h"

static int32_t player_count(pdup__cyclic_size size) {
    return size.length * size.circles + size.fixed;
}

/* Who stands `steps` places further in the circle of a player, forwards or backwards; a fixed player stays. */
static int32_t walk(pdup__cyclic_size size, int32_t player, int32_t steps) {
    int32_t at = player % size.length;
    if (player >= size.length * size.circles) {
        return player;
    }
    return player - at + (at + steps + size.length) % size.length;
}

static int32_t player_at(const pdup_movement *movement, int32_t round, int32_t table, int seat) {
    const pdup__cyclic *cyclic = movement->data;
    return walk(cyclic->size, cyclic->label[table * cyclic->size.seats + seat], round);
}

static int32_t set_at(const pdup_movement *movement, int32_t round, int32_t table) {
    const pdup__cyclic *cyclic = movement->data;
    return (cyclic->adder[table] + round) % cyclic->size.length;
}

static pdup__place place_of_player(const pdup_movement *movement, int32_t round, int32_t player) {
    const pdup__cyclic *cyclic = movement->data;
    int32_t place = cyclic->place[walk(cyclic->size, player, -round)];
    if (place < 0) {
        return (pdup__place){-1, -1};
    }
    return (pdup__place){place / cyclic->size.seats, (int)(place % cyclic->size.seats)};
}

static int32_t table_of_set(const pdup_movement *movement, int32_t round, int32_t set,
                            int32_t copy) {
    const pdup__cyclic *cyclic = movement->data;
    int32_t length = cyclic->size.length;
    int32_t start = (set - round + length) % length;
    int32_t at = cyclic->first[start] + copy;
    return at < cyclic->first[start + 1] ? cyclic->of_set[at] : -1;
}

static const pdup__movement_type type = {PDUP_MOVEMENT_KIND_INDIVIDUAL, player_at, set_at,
                                         place_of_player, table_of_set};

pdup__cyclic *pdup__cyclic_start(const pdup_allocator *allocator, pdup__cyclic_size size) {
    int32_t places = size.tables * size.seats;
    int32_t numbers = places + size.tables + player_count(size) + size.length + 1 + size.tables;
    /* The head is counted in numbers too, so that the product is checked in one place. */
    size_t head = (sizeof(pdup__cyclic) + sizeof(int32_t) - 1) / sizeof(int32_t);
    pdup_allocator own = pdup__allocator(allocator);
    pdup__cyclic *cyclic = pdup__alloc_array(&own, head + (size_t)numbers, sizeof(int32_t));
    if (cyclic) {
        cyclic->size = size;
        cyclic->label = cyclic->numbers;
        cyclic->adder = cyclic->label + places;
        cyclic->place = cyclic->adder + size.tables;
        cyclic->first = cyclic->place + player_count(size);
        cyclic->of_set = cyclic->first + size.length + 1;
    }
    return cyclic;
}

static void index_players(pdup__cyclic *cyclic) {
    int32_t places = cyclic->size.tables * cyclic->size.seats;
    for (int32_t i = 0; i < player_count(cyclic->size); i++) {
        cyclic->place[i] = -1;
    }
    for (int32_t i = 0; i < places; i++) {
        cyclic->place[cyclic->label[i]] = i;
    }
}

/* Counts the tables of each set, then deals the tables out; tells how many a set has at most. */
static int32_t index_sets(pdup__cyclic *cyclic) {
    int32_t most = 0;
    for (int32_t table = 0; table < cyclic->size.tables; table++) {
        cyclic->first[cyclic->adder[table]]++;
    }
    int32_t end = 0;
    for (int32_t set = 0; set <= cyclic->size.length; set++) {
        most = cyclic->first[set] > most ? cyclic->first[set] : most;
        end += cyclic->first[set];
        cyclic->first[set] = end;
    }
    for (int32_t table = cyclic->size.tables - 1; table >= 0; table--) {
        cyclic->of_set[--cyclic->first[cyclic->adder[table]]] = table;
    }
    return most;
}

static pdup_variant variant_of(const pdup__cyclic *cyclic, int32_t copies) {
    if (cyclic->size.circles > 1) {
        return PDUP_VARIANT_FEW;
    }
    if (copies == 1) {
        return PDUP_VARIANT_SINGLE;
    }
    return copies == cyclic->size.tables ? PDUP_VARIANT_SHARED : PDUP_VARIANT_NONE;
}

pdup_status pdup__cyclic_finish(const pdup_allocator *allocator, pdup__cyclic *cyclic,
                                pdup__cyclic_words words, pdup_movement **out) {
    index_players(cyclic);
    int32_t copies = index_sets(cyclic);
    pdup__movement_shape shape = {
        .type = &type,
        .tables = cyclic->size.tables,
        .rounds = cyclic->size.length,
        .sets = cyclic->size.length,
        .seats = cyclic->size.seats,
        .players = player_count(cyclic->size),
        .rooms = 1,
        .copies = copies,
        .variant = variant_of(cyclic, copies),
        .construction = words.construction,
        .source = words.source,
    };
    return pdup__movement_new(allocator, &shape, cyclic, cyclic, NULL, out);
}

const pdup__cyclic *pdup__cyclic_of(const pdup_movement *movement) {
    const pdup__cyclic *cyclic = movement->data;
    return movement->shape.type == &type && cyclic->size.circles == 1 ? cyclic : NULL;
}
