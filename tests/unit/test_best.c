/* SPDX-License-Identifier: MIT */
/* The best movement by lines for each number of tables, counted from its seating alone. */
#include "movement/kinds/factors.h"

#include "oom.h"
#include "pdup_test.h"
#include "seating.h"

#include <string.h>

static pdup_movement *best_of(int32_t tables, int32_t seats) {
    pdup_movement *movement = NULL;
    assert_ok(pdup_movement_new_best(NULL, tables, seats, &movement));
    return movement;
}

/* The table of best movements by lines: seats, tables, rounds, rounds without a repeated meeting, and how many pairs
 * meet 0, 1, 2, 3, 4 times. All other numbers of tables from 3 to 40 have a perfect movement. */
static const int32_t imperfect[][9] = {
    {4, 3, 3, 1, 12, 36, 0, 6, 0},   {3, 3, 3, 1, 6, 18, 0, 3, 0},
    {4, 4, 4, 1, 12, 80, 0, 0, 4},   {4, 6, 5, 5, 36, 180, 0, 0, 0},
    {3, 6, 5, 5, 18, 90, 0, 0, 0},   {4, 10, 10, 9, 12, 576, 12, 0, 0},
    {3, 10, 10, 9, 6, 288, 6, 0, 0}, {4, 22, 22, 20, 12, 2886, 0, 6, 0}};

static const int32_t *figures_of(int32_t tables, int32_t seats) {
    for (size_t i = 0; i < PDUP_COUNT_OF(imperfect); i++) {
        if (imperfect[i][0] == seats && imperfect[i][1] == tables) {
            return imperfect[i];
        }
    }
    return NULL;
}

static void assert_figures(const pdup_movement *movement, const int32_t *figures) {
    const int32_t tables = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
    const seating counted = seating_count(movement);
    if (!figures) {
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS), tables);
        assert_true(seating_is_perfect(&counted));
        return;
    }
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS), figures[2]);
    assert_int_equal(counted.clean, figures[3]);
    for (int32_t met = 0; met <= 4; met++) {
        assert_int_equal(counted.met[met], figures[4 + met]);
    }
    assert_false(counted.repeats_set);
    assert_int_equal(counted.plays_all_sets, figures[2] == tables);
}

static void every_number_to_40_is_as_good_as_known(void **state) {
    (void)state;
    for (int32_t tables = 3; tables <= 40; tables++) {
        for (int32_t seats = 3; seats <= 4; seats++) {
            pdup_movement *movement = best_of(tables, seats);
            assert_figures(movement, figures_of(tables, seats));
            seating_assert_start(movement);
            seating_assert_look_ups(movement);
            assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES), 1);
            assert_true(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_IS_BY_LINES));
            assert_true(strlen(pdup_movement_construction(movement)) > 0);
            assert_true(strlen(pdup_movement_source(movement)) > 0);
            pdup_movement_unref(movement);
        }
    }
}

static void the_rotation_comes_first(void **state) {
    (void)state;
    for (int32_t tables = 3; tables <= 100; tables++) {
        pdup_movement *movement = best_of(tables, 4);
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND) ==
                             PDUP_MOVEMENT_KIND_ROTATION,
                         tables % 2 != 0 && tables % 3 != 0);
        pdup_movement_unref(movement);
    }
}

/* Products: seats, tables, pairs that never meet. Those of perfect movements are perfect; of the 600 (300) pairs of ten
 * tables 12 (6) never meet, of the 96 of four tables 12, and as often as the square of the other part they miss. */
static void larger_numbers_are_made_of_smaller_ones(void **state) {
    (void)state;
    static const int32_t known[][3] = {
        {3, 44, 0}, {4, 50, 12 * 25}, {3, 50, 6 * 25}, {4, 52, 12 * 169}, {4, 56, 0},
        {4, 60, 0}, {4, 63, 0},       {4, 64, 0},      {4, 70, 0},        {4, 72, 0},
        {4, 81, 0}, {3, 90, 0},       {3, 100, 0},     {3, 110, 0},       {4, 112, 0}};
    for (size_t i = 0; i < PDUP_COUNT_OF(known); i++) {
        pdup_movement *movement = best_of(known[i][1], known[i][0]);
        const seating counted = seating_count(movement);
        assert_int_equal(counted.met[0], known[i][2]);
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND),
                         PDUP_MOVEMENT_KIND_LINES);
        assert_false(counted.repeats_set);
        assert_true(counted.plays_all_sets);
        seating_assert_start(movement);
        seating_assert_look_ups(movement);
        pdup_movement_unref(movement);
    }
}

/* Seats, tables, and how many pairs the best product would miss; 46 = 2 * 23 is none. */
static void where_no_product_is_good_lines_take_extra_steps(void **state) {
    (void)state;
    static const int32_t known[][3] = {{4, 42, 28 * 49},   {3, 42, 12 * 49},  {4, 46, INT32_MAX},
                                       {3, 46, INT32_MAX}, {4, 48, 12 * 144}, {4, 51, 12 * 289},
                                       {3, 51, 6 * 289}};
    for (size_t i = 0; i < PDUP_COUNT_OF(known); i++) {
        pdup_movement *movement = best_of(known[i][1], known[i][0]);
        pdup_movement *rules = NULL;
        assert_ok(pdup_movement_new_skip(NULL, known[i][1], known[i][0], &rules));
        const seating counted = seating_count(movement);
        const int64_t usual = seating_count(rules).met[0];
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND),
                         PDUP_MOVEMENT_KIND_SKIP);
        assert_true(counted.met[0] < known[i][2]);
        assert_true(counted.met[0] <= usual);
        assert_int_equal(
            strcmp(pdup_movement_construction(movement), pdup_movement_construction(rules)) == 0,
            counted.met[0] == usual);
        assert_false(counted.repeats_set);
        assert_true(counted.plays_all_sets);
        pdup_movement_unref(movement);
        pdup_movement_unref(rules);
    }
}

static void a_product_may_be_stopped_early(void **state) {
    (void)state;
    pdup_movement *whole = best_of(52, 4);
    pdup_movement *stopped = NULL;
    assert_ok(pdup_movement_with_rounds(whole, 13, &stopped));
    pdup_movement_unref(whole);
    const seating counted = seating_count(stopped);
    /* The perfect part moves first. */
    assert_int_equal(counted.clean, 13);
    assert_int_equal(counted.most, 1);
    seating_assert_look_ups(stopped);
    pdup_movement_unref(stopped);
}

static void factors_are_cheap_and_put_what_is_not_perfect_last(void **state) {
    (void)state;
    pdup__factors factors;
    pdup__factors_find(42, 4, &factors);
    assert_int_equal(factors.count, 2);
    assert_int_equal(factors.parts[0].tables, 7);
    assert_int_equal(factors.parts[1].tables, 6);
    assert_int_equal(factors.met * 216, factors.pairs * 188);
    pdup__factors_find(20, 3, &factors);
    assert_int_equal(factors.count, 2);
    assert_int_equal(factors.parts[0].tables, 5);
    assert_int_equal(factors.parts[1].tables, 4);
    /* 15 * 24 and not 12 * 30, which needs a table of its own. */
    pdup__factors_find(360, 4, &factors);
    assert_int_equal(factors.count, 2);
    assert_null(factors.parts[0].array);
    assert_null(factors.parts[1].array);
    pdup__factors_find(46, 4, &factors);
    assert_int_equal(factors.count, 0);
    assert_int_equal(factors.met, 0);
}

static void limits_are_kept(void **state) {
    (void)state;
    static const struct {
        int32_t tables;
        int32_t seats;
        pdup_status status;
    } limits[] = {{2, 4, PDUP_E_RANGE},          {3, 4, PDUP_OK},
                  {PDUP_MAX_TABLES, 3, PDUP_OK}, {3, 2, PDUP_E_RANGE},
                  {3, 5, PDUP_E_RANGE},          {PDUP_MAX_TABLES + 1, 3, PDUP_E_RANGE},
                  {0, 4, PDUP_E_RANGE},          {-5, 3, PDUP_E_RANGE}};
    for (size_t i = 0; i < PDUP_COUNT_OF(limits); i++) {
        pdup_movement *movement = (pdup_movement *)state;
        assert_status(pdup_movement_new_best(NULL, limits[i].tables, limits[i].seats, &movement),
                      limits[i].status);
        assert_int_equal(movement != NULL, limits[i].status == PDUP_OK);
        pdup_movement_unref(movement);
    }
    pdup_movement *movement = (pdup_movement *)state;
    const pdup_allocator broken = {0};
    assert_status(pdup_movement_new_best(NULL, 5, 4, NULL), PDUP_E_ARG);
    assert_status(pdup_movement_new_best(&broken, 5, 4, &movement), PDUP_E_ARG);
    assert_null(movement);
}

typedef struct made {
    int32_t tables;
    pdup_movement *movement;
} made;

static pdup_status run(void *state, const pdup_allocator *allocator) {
    made *m = state;
    return pdup_movement_new_best(allocator, m->tables, 4, &m->movement);
}

static void check_nothing(void *state) {
    const made *m = state;
    assert_null(m->movement);
}

static void release(void *state) {
    made *m = state;
    pdup_movement_unref(m->movement);
    m->movement = NULL;
}

static void memory_may_run_out_anywhere(void **state) {
    (void)state;
    static const int32_t sizes[] = {5, 6, 10, 12, 46, 52, 72};
    for (size_t i = 0; i < PDUP_COUNT_OF(sizes); i++) {
        made m = {sizes[i], NULL};
        oom_each(&(oom_scenario){"best", &m, NULL, run, check_nothing, release, false});
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_number_to_40_is_as_good_as_known),
    cmocka_unit_test(the_rotation_comes_first),
    cmocka_unit_test(larger_numbers_are_made_of_smaller_ones),
    cmocka_unit_test(where_no_product_is_good_lines_take_extra_steps),
    cmocka_unit_test(a_product_may_be_stopped_early),
    cmocka_unit_test(factors_are_cheap_and_put_what_is_not_perfect_last),
    cmocka_unit_test(limits_are_kept),
    cmocka_unit_test(memory_may_run_out_anywhere),
};

PDUP_TEST_MAIN(tests)
