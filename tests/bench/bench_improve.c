/* SPDX-License-Identifier: MIT */
/* Changes that a search for better movements tries: the time of each. */
#include "bench.h"

#include <pdup/movement.h>

#include <stdlib.h>

enum { CHANGES = 400000, SEED_BYTES = 32 };

static int measure(const char *what, pdup_movement *movement) {
    const char seed[SEED_BYTES] = {0};
    pdup_movement *better;
    int64_t start = bench_now();
    pdup_status status = pdup_movement_with_improved(movement, seed, sizeof seed, CHANGES, &better);
    bench_report(what, start, CHANGES);
    pdup_movement_unref(better);
    pdup_movement_unref(movement);
    return status != PDUP_OK;
}

static int measure_individual(const char *what, int32_t players) {
    pdup_movement *movement;
    if (pdup_movement_new_individual(NULL, players, 4, PDUP_VARIANT_SINGLE, &movement) != PDUP_OK) {
        return 1;
    }
    return measure(what, movement);
}

static int measure_by_lines(const char *what, int32_t tables) {
    pdup_movement *movement;
    if (pdup_movement_new_skip(NULL, tables, 4, &movement) != PDUP_OK) {
        return 1;
    }
    return measure(what, movement);
}

int main(void) {
    int failures = measure_individual("change, 10 players", 10);
    failures += measure_individual("change, 40 players", 40);
    failures += measure_by_lines("change, 6 tables by lines", 6);
    failures += measure_by_lines("change, 22 tables by lines", 22);
    return failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
