/* SPDX-License-Identifier: MIT */
/* Every function that gives text gives it in two calls: the length first, then the text, or nothing at all. */
#include "pdup_test.h"

#include "handles.h"

#include <string.h>

typedef pdup_status giver(const handles *all, char *buf, size_t cap, size_t *len_out);

static pdup_status give_fraction(const handles *all, char *buf, size_t cap, size_t *len_out) {
    (void)all;
    return pdup_fraction_text(-62, 5, 3, PDUP_ROUND_UP, 0, buf, cap, len_out);
}

static pdup_status give_deal(const handles *all, char *buf, size_t cap, size_t *len_out) {
    return pdup_deal_text(all->deal, buf, cap, len_out);
}

static pdup_status give_regulation(const handles *all, char *buf, size_t cap, size_t *len_out) {
    return pdup_regulations_value(all->regulations, "normalise", 9, buf, cap, len_out);
}

static pdup_status give_entry(const handles *all, char *buf, size_t cap, size_t *len_out) {
    return pdup_standings_figure_text_at(all->standings, 0, PDUP_FIGURE_TOTAL, 2, PDUP_ROUND_UP,
                                         buf, cap, len_out);
}

static pdup_status give_no_percent(const handles *all, char *buf, size_t cap, size_t *len_out) {
    return pdup_standings_figure_text_at(all->standings, 19, PDUP_FIGURE_PERCENT, 2, PDUP_ROUND_UP,
                                         buf, cap, len_out);
}

static pdup_status give_result(const handles *all, char *buf, size_t cap, size_t *len_out) {
    return pdup_standings_result_figure_text_at(all->standings, 0, PDUP_FIGURE_MAXIMUM, PDUP_EXACT,
                                                0, buf, cap, len_out);
}

static const struct {
    giver *give;
    const char *text;
} givers[] = {
    {give_fraction, "-12.400"},
    {give_deal, "N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H"},
    {give_regulation, "neuberg"},
    {give_entry, "0.00"},
    {give_no_percent, ""},
    {give_result, "0"},
};

enum { CAP = 80 };

static void without_a_buffer_the_length_is_told(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    for (size_t i = 0; i < PDUP_COUNT_OF(givers); i++) {
        size_t length = 999;
        assert_ok(givers[i].give(&all, NULL, 0, &length));
        assert_int_equal(length, strlen(givers[i].text));
        length = 999;
        assert_ok(givers[i].give(&all, NULL, 12345, &length));
        assert_int_equal(length, strlen(givers[i].text));
    }
    handles_release(&all);
}

static void a_buffer_too_small_is_left_alone(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    char untouched[CAP];
    memset(untouched, '#', sizeof untouched);
    for (size_t i = 0; i < PDUP_COUNT_OF(givers); i++) {
        for (size_t cap = 0; cap <= strlen(givers[i].text); cap++) {
            char buffer[CAP];
            memset(buffer, '#', sizeof buffer);
            size_t length = 999;
            assert_status(givers[i].give(&all, buffer, cap, &length), PDUP_E_SPACE);
            assert_int_equal(length, strlen(givers[i].text));
            assert_memory_equal(buffer, untouched, sizeof buffer);
        }
    }
    handles_release(&all);
}

static void a_buffer_that_just_fits_is_filled(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    for (size_t i = 0; i < PDUP_COUNT_OF(givers); i++) {
        size_t wanted = strlen(givers[i].text);
        for (size_t spare = 0; spare < 3; spare++) {
            char buffer[CAP];
            memset(buffer, '#', sizeof buffer);
            size_t length = 999;
            assert_ok(givers[i].give(&all, buffer, wanted + 1 + spare, &length));
            assert_int_equal(length, wanted);
            assert_string_equal(buffer, givers[i].text);
            assert_int_equal(buffer[wanted + 1], '#');
        }
    }
    handles_release(&all);
}

static void the_length_needs_a_place(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    for (size_t i = 0; i < PDUP_COUNT_OF(givers); i++) {
        char buffer[CAP] = "#";
        assert_status(givers[i].give(&all, buffer, sizeof buffer, NULL), PDUP_E_ARG);
        assert_string_equal(buffer, "#");
    }
    handles_release(&all);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(without_a_buffer_the_length_is_told),
    cmocka_unit_test(a_buffer_too_small_is_left_alone),
    cmocka_unit_test(a_buffer_that_just_fits_is_filled),
    cmocka_unit_test(the_length_needs_a_place),
};

PDUP_TEST_MAIN(tests)
