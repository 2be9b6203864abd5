/* SPDX-License-Identifier: MIT */
/* Look-ups in the largest rotation there is. */
#include "bench.h"

#include <pdup/movement.h>

#include <stdlib.h>

enum { TABLES = 9997, SEATS = 4, LOOK_UPS = 2000000 };

/* The next round and number of a walk that meets everything in no order. */
static void step(int32_t *round, int32_t *number, int32_t most) {
    *round = *round % TABLES + 1;
    *number = (*number + 7919) % most + 1;
}

typedef pdup_status look_up(const pdup_movement *movement, int32_t round, int32_t number,
                            int32_t *out);

static pdup_status player_at(const pdup_movement *movement, int32_t round, int32_t table,
                             int32_t *out) {
    return pdup_movement_player_at(movement, round, table, PDUP_SEAT_W, out);
}

static pdup_status place_of_player(const pdup_movement *movement, int32_t round, int32_t player,
                                   int32_t *out) {
    pdup_seat seat;
    return pdup_movement_place_of_player(movement, round, player, out, &seat);
}

static pdup_status table_of_set(const pdup_movement *movement, int32_t round, int32_t set,
                                int32_t *out) {
    return pdup_movement_table_of_set(movement, round, set, 0, out);
}

/* Returns how many look-ups failed. */
static int measure(const pdup_movement *movement, const char *what, look_up *find, int32_t most) {
    int failures = 0;
    int32_t round = 1;
    int32_t number = 1;
    int32_t out;
    int64_t start = bench_now();
    for (int32_t i = 0; i < LOOK_UPS; i++) {
        step(&round, &number, most);
        failures += find(movement, round, number, &out) != PDUP_OK;
        failures += out == 0;
    }
    bench_report(what, start, LOOK_UPS);
    return failures;
}

int main(void) {
    pdup_movement *movement;
    int64_t start = bench_now();
    if (pdup_movement_new_rotation(NULL, TABLES, SEATS, &movement) != PDUP_OK) {
        return EXIT_FAILURE;
    }
    bench_report("rotation of 9997 tables", start, 1);
    int failures = measure(movement, "player at a table", player_at, TABLES);
    failures += measure(movement, "set at a table", pdup_movement_set_at, TABLES);
    failures += measure(movement, "place of a player", place_of_player, TABLES * SEATS);
    failures += measure(movement, "table of a set", table_of_set, TABLES);
    pdup_movement_unref(movement);
    return failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
