/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include <pdup/regulations.h>

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static pdup_regulations *defaults(void) {
    pdup_regulations *regulations;
    assert_ok(pdup_regulations_new(NULL, &regulations));
    return regulations;
}

static void assert_value(const pdup_regulations *regulations, const char *key, const char *wanted) {
    char value[256];
    size_t length;
    assert_ok(pdup_regulations_value(regulations, key, strlen(key), value, sizeof value, &length));
    assert_string_equal(value, wanted);
    assert_int_equal(length, strlen(wanted));
}

static pdup_status set(pdup_regulations *regulations, const char *key, const char *value) {
    return pdup_regulations_set(regulations, key, strlen(key), value, strlen(value), NULL);
}

static void every_setting_begins_at_its_first_choice(void **state) {
    (void)state;
    pdup_regulations *regulations = defaults();
    for (int32_t i = 0; i < pdup_setting_count(PDUP_SETTINGS_REGULATIONS); i++) {
        assert_value(
            regulations, pdup_setting_key_at(PDUP_SETTINGS_REGULATIONS, i),
            pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, i, 0, PDUP_CHOICE_VALUE));
    }
    assert_value(regulations, "expected", "most");
    assert_value(regulations, "normalise", "neuberg");
    pdup_regulations_unref(regulations);
}

static void every_choice_can_be_set(void **state) {
    (void)state;
    pdup_regulations *regulations = defaults();
    for (int32_t i = 0; i < pdup_setting_count(PDUP_SETTINGS_REGULATIONS); i++) {
        assert_true(pdup_setting_choice_count(PDUP_SETTINGS_REGULATIONS, i) >= 1);
        for (int32_t k = 0; k < pdup_setting_choice_count(PDUP_SETTINGS_REGULATIONS, i); k++) {
            const char *value =
                pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, i, k, PDUP_CHOICE_VALUE);
            assert_ok(set(regulations, pdup_setting_key_at(PDUP_SETTINGS_REGULATIONS, i), value));
            assert_value(regulations, pdup_setting_key_at(PDUP_SETTINGS_REGULATIONS, i), value);
        }
    }
    pdup_regulations_unref(regulations);
}

static void settings_and_choices_are_described(void **state) {
    (void)state;
    for (int32_t i = 0; i < pdup_setting_count(PDUP_SETTINGS_REGULATIONS); i++) {
        assert_true(strlen(pdup_setting_description_at(PDUP_SETTINGS_REGULATIONS, i)) > 10);
        for (int32_t k = 0; k < pdup_setting_choice_count(PDUP_SETTINGS_REGULATIONS, i); k++) {
            assert_true(strlen(pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, i, k,
                                                           PDUP_CHOICE_DESCRIPTION)) >= 4);
            assert_true(strlen(pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, i, k,
                                                           PDUP_CHOICE_FORM)) >= 1);
        }
    }
}

static void unknown_names_and_values_change_nothing(void **state) {
    (void)state;
    pdup_regulations *regulations = defaults();
    size_t length = 99;
    static const char *const no_keys[] = {"", "normalis", "normalised", "Normalise", "tie-breaks"};
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

static void values_with_parameters_are_read_and_given_back(void **state) {
    (void)state;
    static const struct {
        const char *key;
        const char *value;
        const char *given; /* NULL: as it was written; "": not allowed */
    } rows[] = {
        {"expected", "1", NULL},
        {"expected", "4000000", NULL},
        {"expected", "4000001", ""},
        {"expected", "0", ""},
        {"expected", "-1", ""},
        {"expected", "10 ", ""},
        {"expected", "99999999999", ""},
        {"expected", "most 3", ""},
        {"small-groups", "custom 60 65,55 70,60,50 third", NULL},
        {"small-groups", "custom 0 0,0 0,0,0", NULL},
        {"small-groups", "custom 100 100,100 100,100,100", NULL},
        {"small-groups", "custom", ""},
        {"small-groups", "custom 60", ""},
        {"small-groups", "custom 60 65,55 70,60", ""},
        {"small-groups", "custom 60 65,55 70,60,50,40", ""},
        {"small-groups", "custom 60 65,66 70,60,50", ""},
        {"small-groups", "custom 60 65, 70,60,50", ""},
        {"small-groups", "custom 101 65,55 70,60,50", ""},
        {"small-groups", "custom 60 65,55 70,60,50 half", ""},
        {"small-groups", "custom 60  65,55 70,60,50", ""},
        {"small-groups", "ebu third", ""},
        {"unit", "1/10 up", NULL},
        {"unit", "1/100 away", NULL},
        {"unit", "1/10000 toward", NULL},
        {"unit", "1/10 down", ""},
        {"unit", "exact up", ""},
        {"unit", "1/1000", ""},
        {"measure", "datum drop=2", NULL},
        {"measure", "datum drop=0", "datum"},
        {"measure", "datum drop=", ""},
        {"measure", "datum drop=1001", ""},
        {"measure", "datum 2", ""},
        {"measure", "datum dropp=2", ""},
        {"measure", "cross drop=2", ""},
        {"tie-break", "total tops direct opponents whists lot", NULL},
        {"tie-break", "lot", NULL},
        {"tie-break", "tops tops", ""},
        {"tie-break", "tops none", ""},
        {"tie-break", "none tops", ""},
        {"tie-break", "tops luck", ""},
        {"tie-break", "tops ", ""},
        {"minimum-boards", "12", NULL},
        {"minimum-boards", "40001", ""},
        {"sessions", "mean weights 1,2,1000", NULL},
        {"sessions", "mean weights 1", NULL},
        {"sessions", "mean weights", ""},
        {"sessions", "mean weights 0,1", ""},
        {"sessions", "mean  weights 1", ""},
        {"sessions", "mean weights 1,2 3", ""},
        {"sessions", "mean of 1,2", ""},
        {"sessions", "add weights 1", ""},
        {"carry-over", "1/2", NULL},
        {"carry-over", "1", NULL},
        {"carry-over", "1000000/1000000", NULL},
        {"carry-over", "0/3", "0"},
        {"carry-over", "3/2", ""},
        {"carry-over", "1/0", ""},
        {"carry-over", "1/", ""},
        {"carry-over", "x", ""},
        {"normalise", "neuberg twice", ""},
        {"minutes-per-board", "1", NULL},
        {"minutes-per-board", "1440", NULL},
        {"minutes-per-board", "1441", ""},
        {"minutes-per-board", "0", ""},
        {"minutes-per-board", "5 6", ""},
        {"appeal-minutes", "0", NULL},
        {"appeal-minutes", "44640", NULL},
        {"appeal-minutes", "44641", ""},
        {"correction-minutes", "0", NULL},
        {"correction-minutes", "44640", NULL},
        {"correction-minutes", "44641", ""},
        {"correction-minutes", "-1", ""},
        {"correction-minutes", "030", "30"},
        {"penalty-tariff", "12.2.8 matchpoints=0 percent=100000%", NULL},
        {"penalty-tariff", "other top=1/3% top=2 12.2.1 percent=0.125 percent=50/100%",
         "12.2.1 percent=1/8% percent=1/2% other top=1/3% top=2%"},
        {"penalty-tariff", "12.2.1 matchpoints=99.999 matchpoints=1.50",
         "12.2.1 matchpoints=99999/1000 matchpoints=3/2"},
        {"penalty-tariff", "12.2.1 matchpoints=1000.001 top=1", ""},
        {"penalty-tariff", "12.2.1 matchpoints=100001 top=1", ""},
        {"penalty-tariff", "12.2.1 top=100001/2 top=1", ""},
        {"penalty-tariff", "12.2.1 top=1/1000 top=1", "12.2.1 top=1/1000% top=1%"},
        {"penalty-tariff", "12.2.1 top=1/1001 top=1", ""},
        {"penalty-tariff", "12.2.1 top=1/0 top=1", ""},
        {"penalty-tariff", "12.2.1 top=1.0000 top=1", ""},
        {"penalty-tariff", "12.2.1 top=1.00000 top=1", ""},
        {"penalty-tariff", "12.2.1 top=1. top=1", ""},
        {"penalty-tariff", "12.2.1 top=.5 top=1", ""},
        {"penalty-tariff", "12.2.1 top=0,5 top=1", ""},
        {"penalty-tariff", "12.2.1 top= top=1", ""},
        {"penalty-tariff", "12.2.1 top=% top=1", ""},
        {"penalty-tariff", "12.2.1 matchpoints=2% top=1", ""},
        {"penalty-tariff", "12.2.1 top=-1 top=1", ""},
        {"penalty-tariff", "12.2.1 tops=1 top=1", ""},
        {"penalty-tariff", "12.2.1 1 2", ""},
        {"penalty-tariff", "12.2.1 top=1", ""},
        {"penalty-tariff", "12.2.1", ""},
        {"penalty-tariff", "", ""},
        {"penalty-tariff", "none 12.2.1 top=1 top=2", ""},
        {"penalty-tariff", "12.2.9 top=1 top=2", ""},
        {"penalty-tariff", "12.2.1 top=1 top=2 12.2.1 top=1 top=2", ""},
        {"penalty-tariff", "12.2.1 top=1 top=2 ", ""},
        {"penalty-tariff", "12.2.1 top=1  top=2", ""},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup_regulations *regulations = defaults();
        bool is_allowed = !rows[i].given || rows[i].given[0] != '\0';
        pdup_status status = set(regulations, rows[i].key, rows[i].value);
        if (status != (is_allowed ? PDUP_OK : PDUP_E_VALUE)) {
            fail_msg("%s %s: %s", rows[i].key, rows[i].value, pdup_status_name(status));
        }
        if (is_allowed) {
            assert_value(regulations, rows[i].key, rows[i].given ? rows[i].given : rows[i].value);
        }
        pdup_regulations_unref(regulations);
    }
}

/* A setting that is set again forgets what it had. */
static void parameters_do_not_outlive_their_value(void **state) {
    (void)state;
    static const char *const rows[][3] = {
        {"unit", "1/10 away", "1/10"},
        {"measure", "datum drop=3", "datum"},
        {"sessions", "mean weights 1,2", "mean"},
        {"tie-break", "tops lot", "none"},
        {"small-groups", "custom 60 65,55 70,60,50 third", "custom 60 65,55 70,60,50"},
        {"carry-over", "1/2", "0"},
        {"minutes-per-board", "7", "5"},
        {"appeal-minutes", "60", "30"},
        {"correction-minutes", "0", "30"},
        {"penalty-tariff", "12.2.1 top=1% top=2%", "12.2.2 top=1% top=2%"},
        {"penalty-tariff", "12.2.1 top=1% top=2%", "none"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup_regulations *regulations = defaults();
        assert_ok(set(regulations, rows[i][0], rows[i][1]));
        assert_ok(set(regulations, rows[i][0], rows[i][2]));
        assert_value(regulations, rows[i][0], rows[i][2]);
        pdup_regulations_unref(regulations);
    }
}

static void as_many_weights_as_sessions_are_allowed(void **state) {
    (void)state;
    char value[256] = "mean weights 1";
    for (int i = 1; i < PDUP_MAX_SESSIONS; i++) {
        strcat(value, ",1");
    }
    pdup_regulations *regulations = defaults();
    assert_ok(set(regulations, "sessions", value));
    strcat(value, ",1");
    assert_status(set(regulations, "sessions", value), PDUP_E_VALUE);
    pdup_regulations_unref(regulations);
}

/* The longest tariff is given back whole. */
static void a_full_tariff_of_penalties(void **state) {
    (void)state;
    char value[600] = "";
    char given[600];
    size_t length;
    for (int i = 1; i <= 9; i++) {
        sprintf(value + strlen(value), i < 9 ? "12.2.%d" : " other", i);
        strcat(value, " matchpoints=99998/999 matchpoints=99998/999");
        strcat(value, i < 8 ? " " : "");
    }
    pdup_regulations *regulations = defaults();
    assert_ok(set(regulations, "penalty-tariff", value));
    assert_ok(
        pdup_regulations_value(regulations, "penalty-tariff", 14, given, sizeof given, &length));
    assert_string_equal(given, value);
    pdup_regulations_unref(regulations);
}

static void outside_the_lists_there_is_nothing(void **state) {
    (void)state;
    const int32_t outside[] = {-1, pdup_setting_count(PDUP_SETTINGS_REGULATIONS), INT32_MIN,
                               INT32_MAX};
    for (size_t i = 0; i < PDUP_COUNT_OF(outside); i++) {
        assert_null(pdup_setting_key_at(PDUP_SETTINGS_REGULATIONS, outside[i]));
        assert_null(pdup_setting_description_at(PDUP_SETTINGS_REGULATIONS, outside[i]));
        assert_status(pdup_setting_choice_count(PDUP_SETTINGS_REGULATIONS, outside[i]),
                      PDUP_E_RANGE);
        assert_null(pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, outside[i], 0,
                                                PDUP_CHOICE_VALUE));
        assert_null(pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, outside[i], 0,
                                                PDUP_CHOICE_FORM));
        assert_null(pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, outside[i], 0,
                                                PDUP_CHOICE_DESCRIPTION));
    }
    for (int32_t i = 0; i < pdup_setting_count(PDUP_SETTINGS_REGULATIONS); i++) {
        int32_t count = pdup_setting_choice_count(PDUP_SETTINGS_REGULATIONS, i);
        assert_null(
            pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, i, 0, PDUP_CHOICE_VALUE - 1));
        assert_null(pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, i, 0,
                                                PDUP_CHOICE_DESCRIPTION + 1));
        assert_null(
            pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, i, -1, PDUP_CHOICE_VALUE));
        assert_null(
            pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, i, count, PDUP_CHOICE_VALUE));
        assert_null(
            pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, i, -1, PDUP_CHOICE_DESCRIPTION));
        assert_null(pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, i, count,
                                                PDUP_CHOICE_DESCRIPTION));
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_setting_begins_at_its_first_choice),
    cmocka_unit_test(every_choice_can_be_set),
    cmocka_unit_test(settings_and_choices_are_described),
    cmocka_unit_test(unknown_names_and_values_change_nothing),
    cmocka_unit_test(values_with_parameters_are_read_and_given_back),
    cmocka_unit_test(parameters_do_not_outlive_their_value),
    cmocka_unit_test(as_many_weights_as_sessions_are_allowed),
    cmocka_unit_test(a_full_tariff_of_penalties),
    cmocka_unit_test(outside_the_lists_there_is_nothing),
};

PDUP_TEST_MAIN(tests)
