/* SPDX-License-Identifier: MIT */
/* Movements by lines for a wish of one's own, counted from their seating alone. */
#include "pdup_test.h"
#include "seating.h"

#include <pdup/quality.h>

#include <string.h>

static pdup_movement *lines_of(int32_t tables, int32_t seats, pdup_lines design) {
    pdup_movement *movement = NULL;
    assert_ok(pdup_movement_new_lines(NULL, tables, seats, design, &movement));
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES), tables);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS), tables * seats);
    assert_true(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_IS_BY_LINES));
    assert_true(strlen(pdup_movement_source(movement)) > 0);
    return movement;
}

static void assert_no_faults(const pdup_movement *movement) {
    pdup_quality *quality;
    pdup_faults *faults;
    assert_ok(pdup_movement_quality(movement, &quality));
    assert_ok(pdup_quality_faults(quality, &faults));
    assert_int_equal(pdup_faults_count(faults), 0);
    pdup_faults_unref(faults);
    pdup_quality_unref(quality);
}

/* Six tables: six rounds at the price of 28 (12) pairs, where five rounds let 36 (18) not meet. */
static void whole_ones_play_all_sets(void **state) {
    (void)state;
    for (int32_t tables = 3; tables <= 48; tables++) {
        for (int32_t seats = 3; seats <= 4; seats++) {
            pdup_movement *movement = lines_of(tables, seats, PDUP_LINES_WHOLE);
            const seating counted = seating_count(movement);
            assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS), tables);
            assert_true(counted.plays_all_sets);
            assert_false(counted.repeats_set);
            assert_true(tables != 6 || counted.met[0] == (seats == 4 ? 28 : 12));
            seating_assert_look_ups(movement);
            pdup_movement_unref(movement);
        }
    }
}

/* T4, 3.4: nobody meets anybody twice, one announcement a line and round. */
static void short_ones_are_for_six_and_ten_tables(void **state) {
    (void)state;
    for (int32_t tables = 3; tables <= 60; tables++) {
        for (int32_t seats = 3; seats <= 4; seats++) {
            pdup_movement *movement;
            pdup_status status =
                pdup_movement_new_lines(NULL, tables, seats, PDUP_LINES_SHORT, &movement);
            bool is_known = tables == 6 || tables == 10;
            assert_status(status, is_known ? PDUP_OK : PDUP_E_NO_MOVEMENT);
            assert_int_equal(movement != NULL, is_known);
            if (movement) {
                const seating counted = seating_count(movement);
                assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS),
                                 tables - 1);
                assert_int_equal(counted.most, 1);
                assert_int_equal(counted.met[0], tables * seats * (seats - 1) / 2);
                assert_false(counted.repeats_set);
                seating_assert_start(movement);
                seating_assert_look_ups(movement);
            }
            pdup_movement_unref(movement);
        }
    }
}

/* T1, T2: one square fewer is needed, so that 3 and 10 tables of three, 4 and 22 of four become perfect. */
static void shared_ones_have_one_set_a_round(void **state) {
    (void)state;
    for (int32_t tables = 3; tables <= 43; tables++) {
        for (int32_t seats = 3; seats <= 4; seats++) {
            pdup_movement *movement = lines_of(tables, seats, PDUP_LINES_SHARED);
            const int32_t rounds = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS);
            const seating counted = seating_count(movement);
            bool is_perfect =
                tables != 6 && (seats == 3 || (tables != 3 && tables != 10)) && tables != 42;
            assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES), tables);
            assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SETS), rounds);
            assert_int_equal(rounds, tables == 6 ? 5 : tables);
            assert_int_equal(seating_is_perfect(&counted), is_perfect);
            assert_false(counted.repeats_set);
            for (int32_t table = 1; table <= tables; table++) {
                assert_int_equal(seating_set(movement, 1, table), 1);
                assert_int_equal(seating_set(movement, rounds, table), rounds);
            }
            seating_assert_look_ups(movement);
            assert_no_faults(movement);
            pdup_movement_unref(movement);
        }
    }
}

static void shared_ones_can_be_changed(void **state) {
    (void)state;
    static const int32_t tables_of[] = {4, 6, 7, 46};
    for (size_t i = 0; i < PDUP_COUNT_OF(tables_of); i++) {
        pdup_movement *movement = lines_of(tables_of[i], 4, PDUP_LINES_SHARED);
        pdup_movement *best = NULL;
        pdup_movement *early = NULL;
        pdup_movement *hall = NULL;
        assert_ok(pdup_movement_new_best(NULL, tables_of[i], 4, &best));
        assert_true(tables_of[i] == 4 || pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND) ==
                                             pdup_movement_number(best, PDUP_MOVEMENT_FIELD_KIND));
        assert_ok(pdup_movement_with_rounds(movement, 3, &early));
        assert_ok(pdup_movement_with_rooms(early, 2, &hall));
        assert_int_equal(pdup_movement_number(hall, PDUP_MOVEMENT_FIELD_COPIES), 2 * tables_of[i]);
        seating_assert_look_ups(hall);
        assert_no_faults(hall);
        pdup_movement_unref(hall);
        pdup_movement_unref(early);
        pdup_movement_unref(best);
        pdup_movement_unref(movement);
    }
}

static void limits_are_kept(void **state) {
    (void)state;
    static const struct {
        int32_t tables;
        int32_t seats;
        pdup_lines design;
        pdup_status status;
    } limits[] = {{2, 4, PDUP_LINES_SHARED, PDUP_E_RANGE},
                  {PDUP_MAX_TABLES + 1, 4, PDUP_LINES_WHOLE, PDUP_E_RANGE},
                  {PDUP_MAX_TABLES, 4, PDUP_LINES_SHARED, PDUP_OK},
                  {INT32_MIN, 3, PDUP_LINES_SHORT, PDUP_E_RANGE},
                  {6, 2, PDUP_LINES_SHORT, PDUP_E_RANGE},
                  {6, 5, PDUP_LINES_SHORT, PDUP_E_RANGE},
                  {6, 4, 0, PDUP_E_RANGE},
                  {6, 4, PDUP_LINES_SHARED + 1, PDUP_E_RANGE},
                  {6, 4, INT32_MIN, PDUP_E_RANGE}};
    pdup_movement *movement;
    for (size_t i = 0; i < PDUP_COUNT_OF(limits); i++) {
        movement = (pdup_movement *)state;
        assert_status(pdup_movement_new_lines(NULL, limits[i].tables, limits[i].seats,
                                              limits[i].design, &movement),
                      limits[i].status);
        assert_int_equal(movement != NULL, limits[i].status == PDUP_OK);
        pdup_movement_unref(movement);
    }
    const pdup_allocator broken = {0};
    movement = (pdup_movement *)state;
    assert_status(pdup_movement_new_lines(&broken, 6, 4, PDUP_LINES_SHORT, &movement), PDUP_E_ARG);
    assert_null(movement);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(whole_ones_play_all_sets),
    cmocka_unit_test(short_ones_are_for_six_and_ten_tables),
    cmocka_unit_test(shared_ones_have_one_set_a_round),
    cmocka_unit_test(shared_ones_can_be_changed),
    cmocka_unit_test(limits_are_kept),
};

PDUP_TEST_MAIN(tests)
