/* SPDX-License-Identifier: MIT */
/* What a search must not make worse, counted from the public quality and the seating. */
#ifndef PDUP_TESTS_UNIT_TEST_IMPROVE_H
#define PDUP_TESTS_UNIT_TEST_IMPROVE_H

#include "pdup_test.h"

#include <pdup/quality.h>

#include <string.h>

enum { SEED_BYTES = 32, WORTH = 5 };

/* In the order of the header, each the smaller the better. */
typedef struct worth {
    int64_t figures[WORTH];
} worth;

static inline int64_t squares_of(const pdup_quality *quality, pdup_spread spread) {
    int64_t squares = 0;
    for (int32_t i = 0; i < pdup_quality_spread_count(quality, spread); i++) {
        int32_t value;
        int64_t pairs;
        assert_ok(pdup_quality_spread_at(quality, spread, i, &value, &pairs));
        squares += (int64_t)value * value * pairs;
    }
    return squares;
}

static inline int64_t measure_of(const pdup_movement *movement, pdup_measure measure) {
    pdup_quality *quality;
    int64_t value;
    assert_ok(pdup_movement_quality(movement, &quality));
    assert_ok(pdup_quality_measure(quality, measure, &value));
    pdup_quality_unref(quality);
    return value;
}

static inline int64_t seat_squares_of(const pdup_movement *movement) {
    int64_t squares = 0;
    for (int32_t player = 1; player <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS);
         player++) {
        int64_t times[5] = {0};
        for (int32_t round = 1; round <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS);
             round++) {
            int32_t table;
            pdup_seat seat;
            assert_ok(pdup_movement_place_of_player(movement, round, player, &table, &seat));
            times[seat] += table != 0;
        }
        for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
            squares += times[seat] * times[seat];
        }
    }
    return squares;
}

static inline worth worth_of(const pdup_movement *movement) {
    pdup_quality *quality;
    worth found = {{measure_of(movement, PDUP_MEASURE_NEVER_MET)}};
    assert_ok(pdup_movement_quality(movement, &quality));
    found.figures[1] = squares_of(quality, PDUP_SPREAD_MEETINGS);
    found.figures[2] = squares_of(quality, PDUP_SPREAD_COMPARISONS);
    found.figures[3] = squares_of(quality, PDUP_SPREAD_COMPETITION);
    found.figures[4] = seat_squares_of(movement);
    pdup_quality_unref(quality);
    return found;
}

/* Negative when the first is better. */
static inline int compare_worth(const worth *first, const worth *second) {
    int i = 0;
    while (i < WORTH - 1 && first->figures[i] == second->figures[i]) {
        i++;
    }
    return (first->figures[i] > second->figures[i]) - (first->figures[i] < second->figures[i]);
}

/* The rules hold, and what is not to change has not. */
static inline void assert_same_frame(const pdup_movement *before, const pdup_movement *after) {
    static const pdup_measure kept[] = {
        PDUP_MEASURE_SETS_LEAST, PDUP_MEASURE_SETS_MOST,   PDUP_MEASURE_RESTS_LEAST,
        PDUP_MEASURE_RESTS_MOST, PDUP_MEASURE_TABLES_MOST, PDUP_MEASURE_TABLES_LEAST,
        PDUP_MEASURE_SETS_AGAIN,
    };
    pdup_quality *quality;
    pdup_faults *faults;
    assert_ok(pdup_movement_quality(after, &quality));
    assert_ok(pdup_quality_faults(quality, &faults));
    assert_int_equal(pdup_faults_error_count(faults), 0);
    pdup_faults_unref(faults);
    pdup_quality_unref(quality);
    for (size_t i = 0; i < PDUP_COUNT_OF(kept); i++) {
        assert_int_equal(measure_of(before, kept[i]), measure_of(after, kept[i]));
    }
    assert_int_equal(pdup_movement_number(before, PDUP_MOVEMENT_FIELD_TABLES),
                     pdup_movement_number(after, PDUP_MOVEMENT_FIELD_TABLES));
    assert_int_equal(pdup_movement_number(before, PDUP_MOVEMENT_FIELD_ROUNDS),
                     pdup_movement_number(after, PDUP_MOVEMENT_FIELD_ROUNDS));
    assert_int_equal(pdup_movement_number(before, PDUP_MOVEMENT_FIELD_SETS),
                     pdup_movement_number(after, PDUP_MOVEMENT_FIELD_SETS));
    assert_int_equal(pdup_movement_number(before, PDUP_MOVEMENT_FIELD_PLAYERS),
                     pdup_movement_number(after, PDUP_MOVEMENT_FIELD_PLAYERS));
    assert_int_equal(pdup_movement_number(before, PDUP_MOVEMENT_FIELD_COPIES),
                     pdup_movement_number(after, PDUP_MOVEMENT_FIELD_COPIES));
    assert_int_equal(pdup_movement_number(before, PDUP_MOVEMENT_FIELD_SEATS),
                     pdup_movement_number(after, PDUP_MOVEMENT_FIELD_SEATS));
    assert_int_equal(pdup_movement_number(before, PDUP_MOVEMENT_FIELD_IS_BY_LINES),
                     pdup_movement_number(after, PDUP_MOVEMENT_FIELD_IS_BY_LINES));
    assert_int_equal(pdup_movement_number(before, PDUP_MOVEMENT_FIELD_VARIANT),
                     pdup_movement_number(after, PDUP_MOVEMENT_FIELD_VARIANT));
}

/* Improves, asserts all that always holds, and releases the movement. */
static inline pdup_movement *improve_checked(pdup_movement *movement, uint8_t seed, int32_t steps) {
    char bytes[SEED_BYTES] = {(char)seed};
    pdup_movement *better;
    assert_ok(pdup_movement_with_improved(movement, bytes, sizeof bytes, steps, &better));
    worth before = worth_of(movement);
    worth after = worth_of(better);
    if (better == movement) {
        assert_int_equal(compare_worth(&after, &before), 0);
    } else {
        assert_true(compare_worth(&after, &before) < 0);
        assert_int_equal(pdup_movement_number(better, PDUP_MOVEMENT_FIELD_KIND),
                         PDUP_MOVEMENT_KIND_LISTED);
        assert_non_null(pdup_movement_construction(better));
        assert_non_null(pdup_movement_source(better));
        assert_same_frame(movement, better);
    }
    pdup_movement_unref(movement);
    return better;
}

static inline pdup_movement *individual(int32_t players, int32_t seats, pdup_variant variant) {
    pdup_movement *movement;
    assert_ok(pdup_movement_new_individual(NULL, players, seats, variant, &movement));
    return movement;
}

static inline pdup_movement *with_skips(int32_t tables, int32_t seats) {
    pdup_movement *movement;
    assert_ok(pdup_movement_new_skip(NULL, tables, seats, &movement));
    return movement;
}

#endif
