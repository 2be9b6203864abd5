/* SPDX-License-Identifier: MIT */
/* Searches of some seconds, and what they find. */
#include "test_improve.h"

static void twelve_players_with_single_sets(void **state) {
    (void)state;
    pdup_movement *movement = individual(12, 4, PDUP_VARIANT_SINGLE);
    worth before = worth_of(movement);
    /* Everybody has 33 meetings with 11 others: the sum of (meetings - 3)^2 is that of the squares less 594. */
    assert_int_equal(before.figures[1] - 594, 110);
    movement = improve_checked(movement, 1, 6000000);
    worth after = worth_of(movement);
    assert_true(after.figures[1] - 594 <= 48);
    pdup_movement_unref(movement);
}

/* 28 pairs of 216 never meet in the best known six rounds of six tables. */
static void six_tables_of_four(void **state) {
    (void)state;
    pdup_movement *movement = improve_checked(with_skips(6, 4), 1, 8000000);
    assert_true(measure_of(movement, PDUP_MEASURE_NEVER_MET) <= 28);
    pdup_movement_unref(movement);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(twelve_players_with_single_sets),
    cmocka_unit_test(six_tables_of_four),
};

PDUP_TEST_MAIN(tests)
