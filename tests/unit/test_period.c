/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "base/period.h"

static void the_last_second_is_within(void **state) {
    (void)state;
    static const struct {
        int64_t beginning;
        int32_t minutes;
        int64_t time;
        bool is_within;
    } rows[] = {
        {1000, 30, 2800, true},
        {1000, 30, 2801, false},
        {1000, 30, 1000, true},
        {1000, 30, 1, true},
        {1000, 0, 1000, true},
        {1000, 0, 1001, false},
        {INT64_MAX, 44640, 1, true},
        {1, 44640, INT64_MAX, false},
        {INT64_MAX, 44640, INT64_MAX, true},
        /* What is not recorded is not late. */
        {0, 30, INT64_MAX, true},
        {1000, 0, 0, true},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        assert_int_equal(pdup__is_within(rows[i].beginning, rows[i].minutes, rows[i].time),
                         rows[i].is_within);
    }
}

static void what_is_not_recorded_is_not_earlier(void **state) {
    (void)state;
    assert_true(pdup__is_before(1, 2));
    assert_false(pdup__is_before(2, 2));
    assert_false(pdup__is_before(3, 2));
    assert_false(pdup__is_before(0, 2));
    assert_false(pdup__is_before(1, 0));
    assert_true(pdup__later(1, 2) == 2 && pdup__later(2, 1) == 2 && pdup__later(0, 1) == 1);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(what_is_not_recorded_is_not_earlier),
    cmocka_unit_test(the_last_second_is_within),
};

PDUP_TEST_MAIN(tests)
