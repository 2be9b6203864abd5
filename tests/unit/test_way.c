/* SPDX-License-Identifier: MIT */
/* What makes a way better than another, apart from movements. */
#include "pdup_test.h"

#include "movement/plan/way.h"

static pdup__way with_factor(int64_t numerator, int64_t denominator) {
    return (pdup__way){.numerator = numerator, .denominator = denominator};
}

static void assert_before(const pdup__way *better, const pdup__way *worse, int criterion) {
    assert_true(pdup__way_order(better, worse) < 0);
    assert_true(pdup__way_order(worse, better) > 0);
    assert_int_equal(pdup__way_difference(better, worse), criterion);
}

static void the_higher_factor_comes_first(void **state) {
    (void)state;
    static const int64_t falling[][2] = {{100, 1},
                                         {INT64_MAX - 1, (INT64_MAX - 1) / 100 + 1},
                                         {INT64_MAX, INT64_MAX - 1},
                                         {INT64_MAX - 1, INT64_MAX},
                                         {1, INT64_MAX},
                                         {0, 0}};
    for (size_t i = 0; i < PDUP_COUNT_OF(falling); i++) {
        for (size_t j = i + 1; j < PDUP_COUNT_OF(falling); j++) {
            const pdup__way better = with_factor(falling[i][0], falling[i][1]);
            const pdup__way worse = with_factor(falling[j][0], falling[j][1]);
            assert_before(&better, &worse, PDUP__BY_FACTOR);
        }
    }
}

static void no_factor_is_as_good_as_none(void **state) {
    (void)state;
    const pdup__way one = with_factor(0, 0);
    const pdup__way other = with_factor(0, 0);
    assert_int_equal(pdup__way_order(&one, &other), 0);
    assert_int_equal(pdup__way_difference(&one, &other), PDUP__CRITERIA);
}

/* Each criterion decides, however much better the other is in all that follow. */
static void earlier_criteria_weigh_more(void **state) {
    (void)state;
    for (int criterion = 0; criterion < PDUP__CRITERIA; criterion++) {
        if (criterion == PDUP__BY_FACTOR) {
            continue;
        }
        pdup__way better = with_factor(100, 1);
        pdup__way worse = with_factor(100, 1);
        worse.keys[criterion] = 1;
        for (int later = criterion + 1; later < PDUP__CRITERIA; later++) {
            better.keys[later] = 9;
        }
        if (criterion < PDUP__BY_FACTOR) {
            better.numerator = 1;
        }
        assert_before(&better, &worse, criterion);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_higher_factor_comes_first),
    cmocka_unit_test(no_factor_is_as_good_as_none),
    cmocka_unit_test(earlier_criteria_weigh_more),
};

PDUP_TEST_MAIN(tests)
