/* SPDX-License-Identifier: MIT */
/* The groups in which lines move. */
#include "movement/kinds/group.h"

#include "pdup_test.h"

static int32_t size_of(const pdup__group *group) {
    int32_t size = 1;
    for (int32_t i = 0; i < group->count; i++) {
        size *= group->orders[i];
    }
    return size;
}

static const pdup__group groups[] = {{1, {7}},          {2, {2, 6}},    {2, {3, 3}},
                                     {4, {3, 2, 2, 2}}, {3, {2, 2, 7}}, {1, {1}}};

static void elements_form_a_group(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(groups); i++) {
        const pdup__group *g = &groups[i];
        const int32_t size = size_of(g);
        for (int32_t a = 0; a < size; a++) {
            assert_int_equal(pdup__group_add(g, a, 0), a);
            assert_int_equal(pdup__group_subtract(g, a, a), 0);
            for (int32_t b = 0; b < size; b++) {
                const int32_t sum = pdup__group_add(g, a, b);
                assert_in_range(sum, 0, size - 1);
                assert_int_equal(pdup__group_add(g, b, a), sum);
                assert_int_equal(pdup__group_subtract(g, sum, b), a);
                assert_int_equal(pdup__group_add(g, pdup__group_subtract(g, a, b), b), a);
            }
        }
    }
}

static void the_last_part_is_the_fastest(void **state) {
    (void)state;
    /* Z2 x Z6: 5 and 1 are (0,5) and (0,1), their sum wraps within its row; 6 is (1,0). */
    const pdup__group g = {2, {2, 6}};
    assert_int_equal(pdup__group_add(&g, 5, 1), 0);
    assert_int_equal(pdup__group_add(&g, 6, 6), 0);
    assert_int_equal(pdup__group_add(&g, 6, 5), 11);
    assert_int_equal(pdup__group_subtract(&g, 0, 7), 11);
}

static void circles_and_powers_are_groups_of_equal_parts(void **state) {
    (void)state;
    const pdup__group circle = pdup__group_cyclic(10000);
    assert_int_equal(circle.count, 1);
    assert_int_equal(pdup__group_add(&circle, 9999, 9999), 9998);
    assert_int_equal(pdup__group_subtract(&circle, 0, 9999), 1);
    const pdup__group power = pdup__group_power(2, 13);
    assert_int_equal(size_of(&power), 8192);
    for (int32_t a = 0; a < 8192; a += 37) {
        assert_int_equal(pdup__group_add(&power, a, 5555), a ^ 5555);
        assert_int_equal(pdup__group_subtract(&power, a, 5555), a ^ 5555);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(elements_form_a_group),
    cmocka_unit_test(the_last_part_is_the_fastest),
    cmocka_unit_test(circles_and_powers_are_groups_of_equal_parts),
};

PDUP_TEST_MAIN(tests)
