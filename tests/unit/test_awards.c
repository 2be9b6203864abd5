/* SPDX-License-Identifier: MIT */
/* Rules 11.2.B1: artificial adjusted scores are percents of the full top. */
#include "pdup_test.h"

#include "figures.h"
#include "scoring/awards.h"

static pdup__totals others_of(int64_t total, int64_t maximum) {
    pdup__totals totals = {.total = pdup__fraction_of(total, 1),
                           .maximum = maximum,
                           .percent = pdup__fraction_of(0, 1)};
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
            pdup__fraction found;
            assert_true(pdup__award_matchpoints(award, rows[i].top, &others, &found));
            assert_figure(found, wanted[award - PDUP_AWARD_MINUS]);
        }
    }
}

static void an_own_percent_of_128_bits_may_not_fit(void **state) {
    (void)state;
    pdup__totals others = {.maximum = 1,
                           .percent = {{UINT64_C(1) << 63, 1}, {0, UINT64_C(1) << 60 | 1}, false}};
    pdup__fraction found = pdup__fraction_of(-3, 7);
    assert_false(pdup__award_matchpoints(PDUP_AWARD_PLUS, 202, &others, &found));
    assert_figure(found, "-3/7");
    assert_true(pdup__award_matchpoints(PDUP_AWARD_MINUS, 202, &others, &found));
    assert_figure(found, "404/5");
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(published_and_plain_figures_come_out),
    cmocka_unit_test(an_own_percent_of_128_bits_may_not_fit),
};

PDUP_TEST_MAIN(tests)
