/* SPDX-License-Identifier: MIT */
/* Rules 12: penalties take off the total or the percent, never the maximum; and several sessions in one result. */
#include "score_case.h"

#include "scoring/combine.h"

#include <pdup/ruling.h>

static pdup__totals totals_of(int64_t total, int64_t denominator, int64_t maximum) {
    pdup__totals totals = pdup__totals_none(1);
    totals.total = pdup__fraction_of(total, denominator);
    totals.maximum = maximum;
    totals.largest_top = 24;
    return totals;
}

static void each_basis_takes_its_own(void **state) {
    (void)state;
    static const struct {
        const char *source;
        const char *regulations;
        int64_t tenths; /* of the total before */
        int64_t maximum;
        int32_t basis;
        int64_t amount;
        const char *total;
        const char *penalty;
        const char *percent;
    } rows[] = {
        {"github.com/BusyHarry/BridgeWx autotest: 10 more for A3", "expected most", 2432, 392,
         PDUP_PENALTY_MATCHPOINTS, -10, "1266/5", "-10", "3165/49"},
        {"github.com/BusyHarry/BridgeWx autotest: 3 percent more for A5", "expected most", 1798,
         392, PDUP_PENALTY_PERCENT, -3, "899/5", "0", "4789/98"},
        {"EBU: 25 % of a top of 24", "expected most", 1000, 200, PDUP_PENALTY_TOP, 25, "94", "6",
         "47"},
        {"a total may fall below zero", "expected most", 10, 100, PDUP_PENALTY_MATCHPOINTS, 3, "-2",
         "3", "-2"},
        {"there is no top among differences", "measure datum", 10, 0, PDUP_PENALTY_TOP, 25, "1",
         "0", NULL},
        {"nor a percent", "measure datum", 10, 0, PDUP_PENALTY_PERCENT, 25, "1", "0", NULL},
        {"but an amount of whists", "measure datum", 10, 0, PDUP_PENALTY_MATCHPOINTS, 25, "-24",
         "25", NULL},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup__chosen chosen = case_chosen(rows[i].regulations);
        pdup__totals totals = totals_of(rows[i].tenths, 10, rows[i].maximum);
        pdup__penalty penalty = {1, rows[i].basis, pdup__fraction_of(rows[i].amount, 1)};
        assert_true(pdup__totals_punish(&totals, &chosen, &penalty));
        assert_true(pdup__totals_finish(&totals));
        assert_figure(totals.total, rows[i].total);
        assert_figure(totals.penalty, rows[i].penalty);
        assert_int_equal(totals.maximum, rows[i].maximum);
        assert_int_equal(totals.has_percent, rows[i].percent != NULL);
        if (rows[i].percent) {
            assert_figure(totals.percent, rows[i].percent);
        }
    }
}

static void penalties_beyond_128_bits_are_refused(void **state) {
    (void)state;
    pdup__chosen chosen = case_chosen("");
    const pdup__fraction fine = {{0, 1}, {UINT64_C(1) << 63, 0}, false};
    const pdup__fraction third = pdup__fraction_of(1, 3);
    pdup__totals totals = totals_of(1, 3, 6);
    pdup__penalty penalty = {1, PDUP_PENALTY_MATCHPOINTS, fine};
    assert_false(pdup__totals_punish(&totals, &chosen, &penalty));
    totals = totals_of(0, 1, 6);
    totals.penalty = third;
    assert_false(pdup__totals_punish(&totals, &chosen, &penalty));
    penalty = (pdup__penalty){1, PDUP_PENALTY_TOP, fine};
    totals = totals_of(0, 1, 6);
    totals.largest_top = 101;
    assert_false(pdup__totals_punish(&totals, &chosen, &penalty));
    penalty = (pdup__penalty){1, PDUP_PENALTY_PERCENT, fine};
    totals.percent_penalty = third;
    assert_false(pdup__totals_punish(&totals, &chosen, &penalty));
    totals = totals_of(1, 1, 3);
    totals.percent_penalty = fine;
    assert_false(pdup__totals_finish(&totals));
}

/* Two or three sessions of a player: total, maximum 100 (0: none), and what they make. */
static void sessions_make_one_result(void **state) {
    (void)state;
    static const struct {
        const char *regulations;
        int32_t count;
        int64_t totals[3];
        int64_t maxima[3];
        const char *total;
        int64_t maximum;
        const char *percent; /* NULL: none */
    } rows[] = {
        {"sessions add", 2, {60, 40}, {100, 50}, "100", 150, "200/3"},
        {"sessions add", 2, {60, 0}, {100, 0}, "60", 100, "60"},
        {"sessions add", 2, {0, 0}, {0, 0}, "0", 0, NULL},
        {"sessions mean", 2, {60, 40}, {100, 50}, "100", 150, "70"},
        {"sessions mean weights 1,3", 2, {60, 40}, {100, 50}, "100", 150, "75"},
        {"sessions mean weights 1,3", 3, {60, 40, 40}, {100, 50, 50}, "140", 200, "540/7"},
        {"sessions mean", 2, {60, 0}, {100, 0}, "60", 100, "60"},
        {"sessions mean", 2, {0, 0}, {0, 0}, "0", 0, NULL},
        {"carry-over 1/2", 2, {60, 40}, {100, 100}, "40", 100, "70"},
        {"carry-over 1/2", 3, {60, 40, 10}, {100, 50, 100}, "10", 100, "130/3"},
        {"carry-over 1/2;sessions mean", 3, {60, 40, 10}, {100, 50, 100}, "10", 100, "45"},
        {"carry-over 1/2", 2, {60, 0}, {100, 0}, "0", 0, NULL},
        {"carry-over 1/2", 2, {0, 40}, {0, 100}, "40", 100, "40"},
        {"carry-over 1/2", 1, {60}, {100}, "60", 100, "60"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup__chosen chosen = case_chosen(rows[i].regulations);
        pdup__totals own[3];
        pdup__totals result;
        for (int32_t k = 0; k < rows[i].count; k++) {
            own[k] = totals_of(rows[i].totals[k], 1, rows[i].maxima[k]);
            own[k].boards = 2;
            own[k].whists = 5;
            assert_true(pdup__totals_finish(&own[k]));
        }
        assert_true(pdup__combine(&chosen, own, rows[i].count, &result));
        assert_figure(result.total, rows[i].total);
        assert_int_equal(result.maximum, rows[i].maximum);
        assert_int_equal(result.boards, 2 * rows[i].count);
        assert_int_equal(result.whists, 5 * rows[i].count);
        assert_int_equal(result.has_percent, rows[i].percent != NULL);
        if (rows[i].percent) {
            assert_figure(result.percent, rows[i].percent);
        }
    }
}

static void sessions_beyond_128_bits_are_refused(void **state) {
    (void)state;
    static const char *const regulations[] = {"sessions add", "sessions mean", "carry-over 1/3",
                                              "sessions mean;carry-over 1/3"};
    const pdup__fraction fine = {{0, 1}, {UINT64_C(1) << 63, 0}, false};
    for (size_t i = 0; i < PDUP_COUNT_OF(regulations); i++) {
        pdup__chosen chosen = case_chosen(regulations[i]);
        pdup__totals own[2] = {totals_of(1, 1, 3), totals_of(1, 3, 7)};
        own[0].has_percent = true;
        own[1].has_percent = true;
        own[0].percent = fine;
        own[1].percent = pdup__fraction_of(1, 3);
        pdup__totals result;
        own[0].total = fine;
        assert_false(pdup__combine(&chosen, own, 2, &result));
    }
    /* The mean itself, and the parts that are carried over. */
    pdup__chosen chosen = case_chosen("sessions mean weights 1,2");
    pdup__totals own[2] = {totals_of(0, 1, 3), totals_of(0, 1, 3)};
    pdup__totals result;
    own[0].has_percent = own[1].has_percent = true;
    own[0].percent = fine;
    assert_false(pdup__combine(&chosen, own, 2, &result));
    own[1].percent = pdup__fraction_of(1, 3);
    assert_false(pdup__combine(&chosen, own, 2, &result));
    own[0].percent = (pdup__fraction){{UINT64_C(1) << 63, 1}, {0, 1}, false};
    chosen = case_chosen("sessions mean weights 3,2");
    assert_false(pdup__combine(&chosen, own, 2, &result));
}

static void each_sum_of_sessions_may_be_too_fine(void **state) {
    (void)state;
    const pdup__fraction fine = {{0, 1}, {UINT64_C(1) << 63, 0}, false};
    const pdup__fraction third = pdup__fraction_of(1, 3);
    pdup__chosen chosen = case_chosen("sessions add");
    pdup__totals result;
    pdup__totals own[2] = {pdup__totals_none(1), pdup__totals_none(1)};
    own[0].total = fine;
    own[1].total = third;
    assert_false(pdup__combine(&chosen, own, 2, &result));
    own[0] = own[1] = pdup__totals_none(1);
    own[0].penalty = fine;
    own[1].penalty = third;
    assert_false(pdup__combine(&chosen, own, 2, &result));
    own[0] = own[1] = pdup__totals_none(1);
    own[0].percent_penalty = fine;
    own[1].percent_penalty = third;
    assert_false(pdup__combine(&chosen, own, 2, &result));
    /* The earlier sessions have a sum, all of them have none. */
    chosen = case_chosen("carry-over 1/3");
    own[0] = own[1] = pdup__totals_none(1);
    own[0].total = third;
    own[1].total = fine;
    assert_false(pdup__combine(&chosen, own, 2, &result));
    /* The earlier one has no percent of 128 bits. */
    own[0].total = fine;
    own[0].maximum = 999;
    own[1].total = pdup__fraction_of(0, 1);
    assert_false(pdup__combine(&chosen, own, 2, &result));
    /* A part of the earlier percent, and its sum with the last one. */
    chosen = case_chosen("sessions mean;carry-over 1/3");
    own[0] = own[1] = pdup__totals_none(1);
    own[0].has_percent = true;
    own[0].percent = fine;
    own[1].has_percent = true;
    assert_false(pdup__combine(&chosen, own, 2, &result));
    chosen = case_chosen("sessions mean;carry-over 1");
    own[1].percent = third;
    assert_false(pdup__combine(&chosen, own, 2, &result));
    /* Nobody has a percent: none is carried over. */
    own[0] = own[1] = pdup__totals_none(1);
    assert_true(pdup__combine(&chosen, own, 2, &result));
    assert_false(result.has_percent);
}

static void disqualified_in_one_session_is_disqualified(void **state) {
    (void)state;
    pdup__chosen chosen = case_chosen("sessions add");
    for (int which = 0; which < 3; which++) {
        pdup__totals result;
        pdup__totals own[2] = {pdup__totals_none(1), pdup__totals_none(1)};
        own[0].is_disqualified = which == 0;
        own[1].is_disqualified = which == 1;
        assert_true(pdup__combine(&chosen, own, 2, &result));
        assert_int_equal(result.is_disqualified, which < 2);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(each_sum_of_sessions_may_be_too_fine),
    cmocka_unit_test(disqualified_in_one_session_is_disqualified),
    cmocka_unit_test(each_basis_takes_its_own),
    cmocka_unit_test(penalties_beyond_128_bits_are_refused),
    cmocka_unit_test(sessions_make_one_result),
    cmocka_unit_test(sessions_beyond_128_bits_are_refused),
};

PDUP_TEST_MAIN(tests)
