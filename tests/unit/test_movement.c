/* SPDX-License-Identifier: MIT */
/* What all kinds of movement have in common. */
#include "pdup_test.h"

#include <pdup/movement.h>

#include <string.h>

static void nothing_has_no_properties(void **state) {
    (void)state;
    assert_int_equal(pdup_movement_number(NULL, PDUP_MOVEMENT_FIELD_VARIANT), PDUP_VARIANT_NONE);
    assert_null(pdup_movement_construction(NULL));
    assert_null(pdup_movement_source(NULL));
    assert_int_equal(pdup_movement_number(NULL, PDUP_MOVEMENT_FIELD_IS_BY_LINES), 0);
    assert_int_equal(pdup_movement_number(NULL, PDUP_MOVEMENT_FIELD_ROOMS), 0);
    assert_int_equal(pdup_movement_number(NULL, PDUP_MOVEMENT_FIELD_COPIES), 0);
}

static void a_movement_tells_what_it_is(void **state) {
    (void)state;
    pdup_movement *movement;
    assert_ok(pdup_movement_new_rotation(NULL, 5, 4, &movement));
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_VARIANT),
                     PDUP_VARIANT_NONE);
    assert_true(strlen(pdup_movement_construction(movement)) > 0);
    assert_string_equal(pdup_movement_source(movement), "rules 5");
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_IS_BY_LINES), 1);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROOMS), 1);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES), 1);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND - 1), 0);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES + 1), 0);
    pdup_movement_unref(movement);
}

static void a_set_has_no_more_tables_than_copies(void **state) {
    (void)state;
    pdup_movement *one;
    pdup_movement *two;
    int32_t table;
    assert_ok(pdup_movement_new_rotation(NULL, 5, 4, &one));
    assert_ok(pdup_movement_with_rooms(one, 2, &two));
    assert_status(pdup_movement_table_of_set(one, 1, 3, -1, &table), PDUP_E_RANGE);
    assert_status(pdup_movement_table_of_set(one, 1, 3, 1, &table), PDUP_E_RANGE);
    assert_ok(pdup_movement_table_of_set(two, 1, 3, 1, &table));
    assert_int_equal(table, 8);
    assert_status(pdup_movement_table_of_set(two, 1, 3, 2, &table), PDUP_E_RANGE);
    pdup_movement_unref(two);
    pdup_movement_unref(one);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(nothing_has_no_properties),
    cmocka_unit_test(a_movement_tells_what_it_is),
    cmocka_unit_test(a_set_has_no_more_tables_than_copies),
};

PDUP_TEST_MAIN(tests)
