/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include <pdup/regulations.h>

#include <string.h>

static pdup_regulations *defaults(void) {
    pdup_regulations *regulations;
    assert_ok(pdup_regulations_new(NULL, &regulations));
    return regulations;
}

static void assert_value(const pdup_regulations *regulations, const char *key, const char *wanted) {
    char value[64];
    size_t length;
    assert_ok(pdup_regulations_value(regulations, key, strlen(key), value, sizeof value, &length));
    assert_string_equal(value, wanted);
    assert_int_equal(length, strlen(wanted));
}

static pdup_status set(pdup_regulations *regulations, const char *key, const char *value) {
    return pdup_regulations_set(regulations, key, strlen(key), value, strlen(value));
}

static void every_setting_begins_at_its_first_choice(void **state) {
    (void)state;
    pdup_regulations *regulations = defaults();
    for (int32_t i = 0; i < pdup_regulations_key_count(); i++) {
        assert_value(regulations, pdup_regulations_key_at(i), pdup_regulations_choice_at(i, 0));
    }
    assert_value(regulations, "expected", "most");
    assert_value(regulations, "normalise", "neuberg");
    pdup_regulations_unref(regulations);
}

static void every_choice_can_be_set(void **state) {
    (void)state;
    pdup_regulations *regulations = defaults();
    for (int32_t i = 0; i < pdup_regulations_key_count(); i++) {
        assert_true(pdup_regulations_choice_count(i) >= 1);
        for (int32_t k = 0; k < pdup_regulations_choice_count(i); k++) {
            const char *value = pdup_regulations_choice_at(i, k);
            assert_ok(set(regulations, pdup_regulations_key_at(i), value));
            assert_value(regulations, pdup_regulations_key_at(i), value);
        }
    }
    pdup_regulations_unref(regulations);
}

static void settings_and_choices_are_described(void **state) {
    (void)state;
    for (int32_t i = 0; i < pdup_regulations_key_count(); i++) {
        assert_true(strlen(pdup_regulations_description_at(i)) > 10);
        for (int32_t k = 0; k < pdup_regulations_choice_count(i); k++) {
            assert_true(strlen(pdup_regulations_choice_description_at(i, k)) > 10);
        }
    }
}

static void unknown_names_and_values_change_nothing(void **state) {
    (void)state;
    pdup_regulations *regulations = defaults();
    size_t length = 99;
    static const char *const no_keys[] = {"", "normalis", "normalised", "Normalise", "tie-break"};
    for (size_t i = 0; i < PDUP_COUNT_OF(no_keys); i++) {
        assert_status(set(regulations, no_keys[i], "neuberg"), PDUP_E_KEY);
        length = 99;
        assert_status(
            pdup_regulations_value(regulations, no_keys[i], strlen(no_keys[i]), NULL, 0, &length),
            PDUP_E_KEY);
        assert_int_equal(length, 0);
    }
    static const char *const no_values[] = {"", "neuber", "neuberg ", "NEUBERG", "most"};
    for (size_t i = 0; i < PDUP_COUNT_OF(no_values); i++) {
        assert_status(set(regulations, "normalise", no_values[i]), PDUP_E_VALUE);
        assert_value(regulations, "normalise", "neuberg");
    }
    pdup_regulations_unref(regulations);
}

static void outside_the_lists_there_is_nothing(void **state) {
    (void)state;
    const int32_t outside[] = {-1, pdup_regulations_key_count(), INT32_MIN, INT32_MAX};
    for (size_t i = 0; i < PDUP_COUNT_OF(outside); i++) {
        assert_null(pdup_regulations_key_at(outside[i]));
        assert_null(pdup_regulations_description_at(outside[i]));
        assert_status(pdup_regulations_choice_count(outside[i]), PDUP_E_RANGE);
        assert_null(pdup_regulations_choice_at(outside[i], 0));
        assert_null(pdup_regulations_choice_description_at(outside[i], 0));
    }
    for (int32_t i = 0; i < pdup_regulations_key_count(); i++) {
        int32_t count = pdup_regulations_choice_count(i);
        assert_null(pdup_regulations_choice_at(i, -1));
        assert_null(pdup_regulations_choice_at(i, count));
        assert_null(pdup_regulations_choice_description_at(i, -1));
        assert_null(pdup_regulations_choice_description_at(i, count));
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_setting_begins_at_its_first_choice),
    cmocka_unit_test(every_choice_can_be_set),
    cmocka_unit_test(settings_and_choices_are_described),
    cmocka_unit_test(unknown_names_and_values_change_nothing),
    cmocka_unit_test(outside_the_lists_there_is_nothing),
};

PDUP_TEST_MAIN(tests)
