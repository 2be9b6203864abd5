/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "figures.h"
#include "scoring/normalise.h"

static pdup__fraction carry(pdup__normalise method, int64_t matchpoints, int32_t compared,
                            int32_t expected) {
    return pdup__normalised(method, matchpoints * PDUP__MATCHPOINT,
                            (pdup__group_size){compared, expected});
}

static pdup__fraction neuberg(int64_t matchpoints, int32_t compared, int32_t expected) {
    return carry(PDUP__NORMALISE_NEUBERG, matchpoints, compared, expected);
}

static void published_figures_come_out(void **state) {
    (void)state;
    /* Figures on a scale of one for a win are doubled here. */
    static const struct {
        const char *source;
        int32_t expected;
        int32_t compared;
        size_t count;
        int32_t matchpoints[10];
        const char *figures[10];
    } rows[] = {
        {"ebu.co.uk, Neuberg principle",
         11,
         10,
         10,
         {18, 16, 14, 12, 10, 8, 6, 4, 2, 0},
         {"199/10", "177/10", "31/2", "133/10", "111/10", "89/10", "67/10", "9/2", "23/10",
          "1/10"}},
        {"ebu.co.uk, scoring fouled boards",
         10,
         7,
         7,
         {12, 10, 8, 6, 4, 2, 0},
         {"123/7", "103/7", "83/7", "9", "43/7", "23/7", "3/7"}},
        {"forums.ebu.co.uk/discussion/1580", 5, 2, 2, {0, 2}, {"3/2", "13/2"}},
        {"geocities.ws/pilgrimbridgeclub", 7, 6, 1, {10}, {"71/6"}},
        {"pjms.nl/NEUBERG/Neuberg_en.html", 6, 3, 3, {4, 2, 0}, {"9", "5", "1"}},
        {"Wikipedia, Neuberg formula", 7, 6, 2, {4, 9}, {"29/6", "32/3"}},
        {"pjms.nl/NEUBERG/manualmethod.html, 88.9 % of 12", 7, 3, 1, {4}, {"32/3"}},
        {"pjms.nl/NEUBERG/manualmethod.html, 93.8 % of 12", 7, 4, 1, {6}, {"45/4"}},
        {"github.com/criptik/angular-dupscore, one not played of four",
         4,
         3,
         2,
         {4, 1},
         {"17/3", "5/3"}},
        {"github.com/criptik/angular-dupscore, one not played of three",
         3,
         2,
         2,
         {0, 2},
         {"1/2", "7/2"}},
        /* Where programs have counted comparisons for results, or mixed up the two scales. */
        {"github.com/rhindonltd/bridge-box-scorer, corrected", 3, 2, 2, {2, 0}, {"7/2", "1/2"}},
        {"github.com/rhindonltd/bridge-box-scorer, corrected", 4, 2, 2, {2, 0}, {"5", "1"}},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        for (size_t k = 0; k < rows[i].count; k++) {
            assert_figure(neuberg(rows[i].matchpoints[k], rows[i].compared, rows[i].expected),
                          rows[i].figures[k]);
        }
    }
}

static void a_whole_group_keeps_its_matchpoints(void **state) {
    (void)state;
    for (int32_t count = 1; count <= 50; count++) {
        for (int32_t matchpoints = 0; matchpoints <= 2 * (count - 1); matchpoints++) {
            pdup__fraction found = neuberg(matchpoints, count, count);
            assert_int_equal(pdup__fraction_compare(found, pdup__fraction_of(matchpoints, 1)), 0);
        }
    }
}

/* Stays within 0 and the top, and is symmetric round its middle E - 1, so a group sums to A (E - 1). */
static void every_group_stays_within_the_top(void **state) {
    (void)state;
    for (int32_t expected = 1; expected <= 40; expected++) {
        pdup__fraction top = pdup__fraction_of(2 * (expected - 1), 1);
        for (int32_t compared = 1; compared <= expected; compared++) {
            int32_t most = 2 * (compared - 1);
            for (int32_t matchpoints = 0; matchpoints <= most; matchpoints++) {
                pdup__fraction found = neuberg(matchpoints, compared, expected);
                pdup__fraction mirrored = neuberg(most - matchpoints, compared, expected);
                pdup__fraction sum;
                assert_false(found.is_negative);
                assert_true(pdup__fraction_compare(found, top) <= 0);
                assert_true(pdup__fraction_add(found, mirrored, &sum));
                assert_int_equal(pdup__fraction_compare(sum, top), 0);
            }
        }
    }
}

static void a_lone_result_gets_half_the_top(void **state) {
    (void)state;
    assert_figure(neuberg(0, 1, 1), "0");
    assert_figure(neuberg(0, 1, 8), "7");
}

static void the_largest_groups_fit(void **state) {
    (void)state;
    enum { MOST = PDUP_MAX_ROWS };
    assert_figure(neuberg(2 * (MOST - 1), MOST, MOST), "7999998");
    assert_figure(neuberg(2 * (MOST - 2), MOST - 1, MOST), "31999984000001/3999999");
}

/* Not Neuberg: methods that programs and clubs have used instead. */
static void other_methods_come_out(void **state) {
    (void)state;
    static const struct {
        const char *source;
        pdup__normalise method;
        int32_t matchpoints;
        int32_t compared;
        int32_t expected;
        const char *figure;
    } rows[] = {
        {"pjms.nl, Ascherman: 83.3 %", PDUP__NORMALISE_ASCHERMAN, 4, 3, 51, "250/3"},
        {"pjms.nl, Ascherman: 50 %", PDUP__NORMALISE_ASCHERMAN, 2, 3, 51, "50"},
        {"pjms.nl, Ascherman: 16.7 %", PDUP__NORMALISE_ASCHERMAN, 0, 3, 51, "50/3"},
        {"pjms.nl, Ascherman: 9 of 6", PDUP__NORMALISE_ASCHERMAN, 9, 6, 51, "250/3"},
        {"pjms.nl, manual method, 66.7 % of 12", PDUP__NORMALISE_MANUAL, 4, 3, 7, "8"},
        {"pjms.nl, manual method, 75.0 % of 12", PDUP__NORMALISE_MANUAL, 6, 4, 7, "9"},
        {"nationwidepairs.com.au, by 28/24", PDUP__NORMALISE_FACTOR, 46, 24, 28, "161/3"},
        {"nationwidepairs.com.au, by 27/23", PDUP__NORMALISE_STRETCH, 46, 24, 28, "54"},
        {"stretched, a lone result", PDUP__NORMALISE_STRETCH, 0, 1, 8, "7"},
        {"as it is", PDUP__NORMALISE_NONE, 5, 4, 9, "5"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        assert_figure(
            carry(rows[i].method, rows[i].matchpoints, rows[i].compared, rows[i].expected),
            rows[i].figure);
    }
}

/* Within 0 and the row's own top; but for `factor`, symmetric round its middle. */
static void every_method_stays_within_its_top(void **state) {
    (void)state;
    for (int method = PDUP__NORMALISE_NEUBERG; method <= PDUP__NORMALISE_NONE; method++) {
        for (int32_t expected = 1; expected <= 20; expected++) {
            for (int32_t compared = 1; compared <= expected; compared++) {
                pdup__group_size size = {compared, expected};
                pdup__fraction top =
                    pdup__fraction_of(pdup__normalised_top((pdup__normalise)method, size), 1);
                int32_t most = 2 * (compared - 1);
                for (int32_t matchpoints = 0; matchpoints <= most; matchpoints++) {
                    pdup__fraction found =
                        carry((pdup__normalise)method, matchpoints, compared, expected);
                    pdup__fraction sum;
                    assert_false(found.is_negative);
                    assert_true(pdup__fraction_compare(found, top) <= 0);
                    assert_true(pdup__fraction_add(
                        found,
                        carry((pdup__normalise)method, most - matchpoints, compared, expected),
                        &sum));
                    assert_true(method == PDUP__NORMALISE_FACTOR ||
                                pdup__fraction_compare(sum, top) == 0);
                }
            }
        }
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(other_methods_come_out),
    cmocka_unit_test(every_method_stays_within_its_top),
    cmocka_unit_test(published_figures_come_out),
    cmocka_unit_test(a_whole_group_keeps_its_matchpoints),
    cmocka_unit_test(every_group_stays_within_the_top),
    cmocka_unit_test(a_lone_result_gets_half_the_top),
    cmocka_unit_test(the_largest_groups_fit),
};

PDUP_TEST_MAIN(tests)
