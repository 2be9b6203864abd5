/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "build.h"
#include "log_fields.h"

#include <string.h>

static void a_new_ruling_has_texts_and_no_effects(void **state) {
    (void)state;
    pdup_ruling *ruling;
    int32_t kind = 9;
    assert_ok(pdup_ruling_new(NULL, "11.2.B1 and more", 7, "late board", 10, NULL, &ruling));
    assert_string_equal(pdup_ruling_rule(ruling), "11.2.B1");
    assert_string_equal(pdup_ruling_reason(ruling), "late board");
    assert_int_equal(pdup_ruling_effect_count(ruling), 0);
    assert_status(pdup_ruling_effect_number_at(ruling, 0, PDUP_EFFECT_KIND, &kind), PDUP_E_RANGE);
    assert_int_equal(kind, PDUP_EFFECT_KIND_NONE);
    pdup_ruling_unref(ruling);
}

static void a_rule_is_needed_and_a_reason_is_not(void **state) {
    (void)state;
    pdup_ruling *ruling;
    assert_status(pdup_ruling_new(NULL, "", 0, "why", 3, NULL, &ruling), PDUP_E_RANGE);
    assert_null(ruling);
    assert_ok(pdup_ruling_new(NULL, "own", 3, NULL, 0, NULL, &ruling));
    assert_string_equal(pdup_ruling_rule(ruling), "own");
    assert_string_equal(pdup_ruling_reason(ruling), "");
    pdup_ruling_unref(ruling);
}

static void texts_have_a_limit_and_no_nul(void **state) {
    (void)state;
    static char text[PDUP_MAX_TEXT + 1];
    memset(text, 'a', sizeof text);
    pdup_ruling *ruling;
    assert_ok(pdup_ruling_new(NULL, text, PDUP_MAX_TEXT, text, PDUP_MAX_TEXT, NULL, &ruling));
    assert_int_equal(strlen(pdup_ruling_reason(ruling)), PDUP_MAX_TEXT);
    pdup_ruling_unref(ruling);
    ruling = (pdup_ruling *)text;
    assert_status(pdup_ruling_new(NULL, text, PDUP_MAX_TEXT + 1, text, 1, NULL, &ruling),
                  PDUP_E_RANGE);
    assert_null(ruling);
    assert_status(pdup_ruling_new(NULL, text, 1, text, PDUP_MAX_TEXT + 1, NULL, &ruling),
                  PDUP_E_RANGE);
    text[3] = '\0';
    assert_status(pdup_ruling_new(NULL, text, 4, text, 1, NULL, &ruling), PDUP_E_RANGE);
    assert_status(pdup_ruling_new(NULL, text, 1, text, 4, NULL, &ruling), PDUP_E_RANGE);
    assert_ok(pdup_ruling_new(NULL, text, 3, text, 3, NULL, &ruling));
    pdup_ruling_unref(ruling);
}

static void assert_effect(const pdup_ruling *ruling, int32_t index, const int32_t *wanted) {
    int32_t kind;
    int32_t found[5];
    pdup_award award;
    assert_ok(pdup_ruling_effect_number_at(ruling, index, PDUP_EFFECT_KIND, &kind));
    assert_ok(effect_row_at(ruling, index, &found[0], &found[1], &found[2], &found[3]));
    assert_ok(pdup_ruling_effect_number_at(ruling, index, PDUP_EFFECT_AWARD, &award));
    assert_int_equal(kind, PDUP_EFFECT_KIND_ARTIFICIAL);
    found[4] = award;
    assert_memory_equal(found, wanted, sizeof found);
}

static void each_effect_makes_a_new_ruling(void **state) {
    (void)state;
    /* Board, round, table, seat, award: each differs from the first in one thing of its row. */
    static const int32_t effects[][5] = {
        {1, 2, 3, PDUP_SEAT_N, PDUP_AWARD_PLUS},    {1, 2, 3, PDUP_SEAT_E, PDUP_AWARD_MINUS},
        {1, 2, 4, PDUP_SEAT_N, PDUP_AWARD_AVERAGE}, {1, 3, 3, PDUP_SEAT_N, PDUP_AWARD_PLUS},
        {2, 2, 3, PDUP_SEAT_N, PDUP_AWARD_PLUS},
    };
    enum { COUNT = PDUP_COUNT_OF(effects) };
    pdup_ruling *rulings[COUNT + 1];
    assert_ok(pdup_ruling_new(NULL, "11.2.B1", 7, "why", 3, NULL, &rulings[0]));
    for (size_t i = 0; i < COUNT; i++) {
        const int32_t *effect = effects[i];
        assert_ok(pdup_ruling_with_artificial(rulings[i], effect[0], effect[1], effect[2],
                                              effect[3], effect[4], NULL, &rulings[i + 1]));
    }
    for (size_t i = 0; i <= COUNT; i++) {
        assert_int_equal(pdup_ruling_effect_count(rulings[i]), (int32_t)i);
        assert_string_equal(pdup_ruling_rule(rulings[i]), "11.2.B1");
        assert_string_equal(pdup_ruling_reason(rulings[i]), "why");
        for (size_t k = 0; k < i; k++) {
            assert_effect(rulings[i], (int32_t)k, effects[k]);
        }
        pdup_ruling_unref(rulings[i]);
    }
}

static void one_seat_has_one_effect(void **state) {
    (void)state;
    pdup_ruling *ruling = build_ruling(NULL, 1, 2, 3, PDUP_SEAT_N, PDUP_AWARD_PLUS);
    for (pdup_award award = PDUP_AWARD_MINUS; award <= PDUP_AWARD_PLUS; award++) {
        pdup_ruling *out = ruling;
        assert_status(pdup_ruling_with_artificial(ruling, 1, 2, 3, PDUP_SEAT_N, award, NULL, &out),
                      PDUP_E_RULING_CONFLICT);
        assert_null(out);
    }
    pdup_ruling_unref(ruling);
}

static void effects_outside_the_list_are_empty(void **state) {
    (void)state;
    pdup_ruling *ruling = build_ruling(NULL, 1, 2, 3, PDUP_SEAT_N, PDUP_AWARD_PLUS);
    static const int32_t outside[] = {-1, 1, INT32_MIN, INT32_MAX};
    for (size_t i = 0; i < PDUP_COUNT_OF(outside); i++) {
        int32_t numbers[] = {9, 9, 9, 9, 9, 9};
        assert_status(
            pdup_ruling_effect_number_at(ruling, outside[i], PDUP_EFFECT_KIND, &numbers[0]),
            PDUP_E_RANGE);
        assert_status(
            effect_row_at(ruling, outside[i], &numbers[1], &numbers[2], &numbers[3], &numbers[4]),
            PDUP_E_RANGE);
        assert_status(
            pdup_ruling_effect_number_at(ruling, outside[i], PDUP_EFFECT_AWARD, &numbers[5]),
            PDUP_E_RANGE);
        for (size_t k = 0; k < PDUP_COUNT_OF(numbers); k++) {
            assert_int_equal(numbers[k], 0);
        }
    }
    pdup_ruling_unref(ruling);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_new_ruling_has_texts_and_no_effects),
    cmocka_unit_test(a_rule_is_needed_and_a_reason_is_not),
    cmocka_unit_test(texts_have_a_limit_and_no_nul),
    cmocka_unit_test(each_effect_makes_a_new_ruling),
    cmocka_unit_test(one_seat_has_one_effect),
    cmocka_unit_test(effects_outside_the_list_are_empty),
};

PDUP_TEST_MAIN(tests)
