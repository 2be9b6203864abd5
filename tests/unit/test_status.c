/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include <string.h>

static pdup_status at(int32_t index) {
    pdup_status found = PDUP_E_ARG;
    assert_ok(pdup_status_at(index, &found));
    return found;
}

static void every_status_has_a_name_and_a_text(void **state) {
    (void)state;
    int32_t count = pdup_status_count();
    assert_true(count > 40);
    for (int32_t i = 0; i < count; i++) {
        const char *name = pdup_status_name(at(i));
        const char *prefix = at(i) < 0 ? "PDUP_E_" : at(i) > 0 ? "PDUP_W_" : "PDUP_OK";
        assert_memory_equal(name, prefix, 7);
        assert_true(strlen(pdup_status_text(at(i), PDUP_LANGUAGE_EN)) > 3);
        assert_string_not_equal(pdup_status_text(at(i), PDUP_LANGUAGE_EN),
                                pdup_status_text(INT32_MAX, PDUP_LANGUAGE_EN));
    }
}

static void statuses_names_and_texts_are_all_different(void **state) {
    (void)state;
    int32_t count = pdup_status_count();
    for (int32_t i = 0; i < count; i++) {
        for (int32_t k = 0; k < i; k++) {
            assert_int_not_equal(at(i), at(k));
            assert_string_not_equal(pdup_status_name(at(i)), pdup_status_name(at(k)));
            assert_string_not_equal(pdup_status_text(at(i), PDUP_LANGUAGE_EN),
                                    pdup_status_text(at(k), PDUP_LANGUAGE_EN));
        }
    }
}

static void names_belong_to_their_numbers(void **state) {
    (void)state;
    assert_string_equal(pdup_status_name(PDUP_OK), "PDUP_OK");
    assert_string_equal(pdup_status_name(-41), "PDUP_E_ROW_WHISTS");
    assert_string_equal(pdup_status_name(-89), "PDUP_E_FILE_UNSUPPORTED");
    assert_string_equal(pdup_status_name(-98), "PDUP_E_MOVEMENT_PLAYER");
    assert_string_equal(pdup_status_name(5), "PDUP_W_STOPPED");
    assert_string_equal(pdup_status_name(9), "PDUP_W_TARIFF");
    assert_string_equal(pdup_status_name(10), "PDUP_W_DEAL_PASSED_OVER");
}

static void other_numbers_are_unknown(void **state) {
    (void)state;
    static const pdup_status others[] = {999, -10, -23, -1000, INT32_MIN, INT32_MAX};
    for (size_t i = 0; i < PDUP_COUNT_OF(others); i++) {
        assert_string_equal(pdup_status_name(others[i]), "PDUP_UNKNOWN");
        assert_string_equal(pdup_status_text(others[i], PDUP_LANGUAGE_EN),
                            pdup_status_text(INT32_MAX, PDUP_LANGUAGE_EN));
    }
}

static void the_list_ends_where_its_count_says(void **state) {
    (void)state;
    pdup_status found = PDUP_E_ARG;
    assert_status(pdup_status_at(-1, &found), PDUP_E_RANGE);
    assert_int_equal(found, 0);
    found = PDUP_E_ARG;
    assert_status(pdup_status_at(pdup_status_count(), &found), PDUP_E_RANGE);
    assert_int_equal(found, 0);
    assert_status(pdup_status_at(0, NULL), PDUP_E_ARG);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_status_has_a_name_and_a_text),
    cmocka_unit_test(statuses_names_and_texts_are_all_different),
    cmocka_unit_test(names_belong_to_their_numbers),
    cmocka_unit_test(other_numbers_are_unknown),
    cmocka_unit_test(the_list_ends_where_its_count_says),
};

PDUP_TEST_MAIN(tests)
