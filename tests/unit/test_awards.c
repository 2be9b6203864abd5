/* SPDX-License-Identifier: MIT */
/* Rules 11.2.B1: artificial adjusted scores are percents of the full top. */
#include "pdup_test.h"

#include "figures.h"
#include "scoring/awards.h"

static const pdup__chosen defaults;

static pdup__result award_of(pdup_award award, int32_t top) {
    return (pdup__result){.state = PDUP_STATE_ARTIFICIAL,
                          .award = award,
                          .top = top,
                          .matchpoints = pdup__fraction_of(-3, 7)};
}

static pdup__totals others_of(int64_t total, int64_t maximum) {
    pdup__totals totals = {.total = pdup__fraction_of(total, 1),
                           .maximum = maximum,
                           .percent = pdup__fraction_of(0, 1),
                           .percent_penalty = pdup__fraction_of(0, 1)};
    assert_true(pdup__totals_finish(&totals));
    return totals;
}

static void published_and_plain_figures_come_out(void **state) {
    (void)state;
    static const struct {
        const char *source;
        int32_t top;
        int64_t total;
        int64_t maximum;
        const char *minus;
        const char *average;
        const char *plus;
    } rows[] = {
        {"docsbay.net, How to calculate actual percentage (T. Brenning)", 24, 0, 0, "48/5", "12",
         "72/5"},
        {"bridge-box-scorer better-than-average: below the floor", 4, 0, 8, "8/5", "2", "12/5"},
        {"bridge-box-scorer better-than-average: no boards", 4, 0, 0, "8/5", "2", "12/5"},
        {"bridge-box-scorer better-than-average: own average", 4, 8, 8, "8/5", "2", "4"},
        {"ebu.co.uk/forum comment 7177: of the full top", 100, 0, 0, "40", "50", "60"},
        {"groups.google.com rec.games.bridge FNgH69hlmH8: own 65 %", 100, 65, 100, "40", "50",
         "65"},
        {"groups.google.com rec.games.bridge FNgH69hlmH8: own 50 %", 100, 50, 100, "40", "50",
         "60"},
        {"exactly 60 %", 10, 3, 5, "4", "5", "6"},
        {"just over 60 %", 10, 601, 1000, "4", "5", "601/100"},
        {"a top of nothing", 0, 3, 4, "0", "0", "0"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup__totals others = others_of(rows[i].total, rows[i].maximum);
        const char *const wanted[] = {rows[i].minus, rows[i].average, rows[i].plus};
        for (pdup_award award = PDUP_AWARD_MINUS; award <= PDUP_AWARD_PLUS; award++) {
            pdup__result result = award_of(award, rows[i].top);
            assert_true(pdup__award_score(&defaults, &others, &result));
            assert_figure(result.matchpoints, wanted[award - PDUP_AWARD_MINUS]);
        }
    }
}

static void an_own_percent_of_128_bits_may_not_fit(void **state) {
    (void)state;
    pdup__totals others = {.maximum = 1,
                           .has_percent = true,
                           .percent = {{UINT64_C(1) << 63, 1}, {0, UINT64_C(1) << 60 | 1}, false}};
    pdup__result result = award_of(PDUP_AWARD_PLUS, 202);
    assert_false(pdup__award_score(&defaults, &others, &result));
    assert_figure(result.matchpoints, "-3/7");
    result.award = PDUP_AWARD_MINUS;
    assert_true(pdup__award_score(&defaults, &others, &result));
    assert_figure(result.matchpoints, "404/5");
}

static void an_own_percent_may_be_too_large_to_round(void **state) {
    (void)state;
    pdup__chosen chosen = {0};
    chosen.choice[PDUP__KEY_UNIT] = PDUP__UNIT_10000;
    pdup__totals others = {
        .maximum = 1, .has_percent = true, .percent = {{UINT64_C(1) << 62, 0}, {0, 1}, false}};
    pdup__result result = award_of(PDUP_AWARD_PLUS, 100);
    assert_false(pdup__award_score(&chosen, &others, &result));
    chosen.choice[PDUP__KEY_UNIT] = PDUP__UNIT_EXACT;
    assert_true(pdup__award_score(&chosen, &others, &result));
}

/* What the regulations make of each award: "-" where the own percent does not come in. */
static void regulations_choose_fixed_or_own(void **state) {
    (void)state;
    static const struct {
        pdup_award award;
        int32_t plus;
        int32_t minus;
        int64_t own;
        const char *score; /* of a top of 100 */
    } rows[] = {
        {PDUP_AWARD_PLUS, PDUP__PLUS_OWN, PDUP__MINUS_FIXED, 70, "70"},
        {PDUP_AWARD_PLUS, PDUP__PLUS_FIXED, PDUP__MINUS_FIXED, 70, "60"},
        {PDUP_AWARD_MINUS, PDUP__PLUS_OWN, PDUP__MINUS_FIXED, 30, "40"},
        {PDUP_AWARD_MINUS, PDUP__PLUS_OWN, PDUP__MINUS_OWN, 30, "30"},
        {PDUP_AWARD_MINUS, PDUP__PLUS_OWN, PDUP__MINUS_OWN, 50, "40"},
        {PDUP_AWARD_AVERAGE, PDUP__PLUS_OWN, PDUP__MINUS_OWN, 90, "50"},
        {PDUP_AWARD_PERCENT, PDUP__PLUS_OWN, PDUP__MINUS_OWN, 90, "17"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup__chosen chosen = {0};
        chosen.choice[PDUP__KEY_PLUS] = rows[i].plus;
        chosen.choice[PDUP__KEY_MINUS] = rows[i].minus;
        pdup__totals others = others_of(rows[i].own, 100);
        pdup__result result = award_of(rows[i].award, 100);
        result.percent = 17;
        assert_true(pdup__award_score(&chosen, &others, &result));
        assert_figure(result.matchpoints, rows[i].score);
    }
}

/* Regulation `own-counts`, least first: from which value on a score is among what counts. */
static void what_counts_for_own_percents(void **state) {
    (void)state;
    static const struct {
        pdup_state state;
        pdup_award award;
        int32_t from;
    } rows[] = {
        {PDUP_STATE_REAL, PDUP_AWARD_NONE, PDUP__OWN_ORDINARY},
        {PDUP_STATE_ASSIGNED, PDUP_AWARD_NONE, PDUP__OWN_ORDINARY},
        {PDUP_STATE_ARTIFICIAL, PDUP_AWARD_AVERAGE, PDUP__OWN_WITH_AVERAGE},
        {PDUP_STATE_ARTIFICIAL, PDUP_AWARD_PERCENT, PDUP__OWN_WITH_AVERAGE},
        {PDUP_STATE_ARTIFICIAL, PDUP_AWARD_MINUS, PDUP__OWN_ALL},
        {PDUP_STATE_ARTIFICIAL, PDUP_AWARD_PLUS, PDUP__OWN_ALL + 1}, /* valued by own percent */
        {PDUP_STATE_PENDING, PDUP_AWARD_NONE, PDUP__OWN_ALL + 1},
        {PDUP_STATE_ANNULLED, PDUP_AWARD_NONE, PDUP__OWN_ALL + 1},
        {PDUP_STATE_NOT_PLAYED, PDUP_AWARD_NONE, PDUP__OWN_ALL + 1},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        for (int32_t counts = PDUP__OWN_ORDINARY; counts <= PDUP__OWN_ALL; counts++) {
            pdup__chosen chosen = {0};
            chosen.choice[PDUP__KEY_OWN_COUNTS] = counts;
            pdup__result result = {.state = rows[i].state, .award = rows[i].award};
            assert_int_equal(pdup__award_is_ordinary(&chosen, &result), counts >= rows[i].from);
        }
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(published_and_plain_figures_come_out),
    cmocka_unit_test(an_own_percent_may_be_too_large_to_round),
    cmocka_unit_test(regulations_choose_fixed_or_own),
    cmocka_unit_test(what_counts_for_own_percents),
    cmocka_unit_test(an_own_percent_of_128_bits_may_not_fit),
};

PDUP_TEST_MAIN(tests)
