/* SPDX-License-Identifier: MIT */
/* Own percents (rules 11.2.B1): what counts of a player's other boards. */
#include "score_case.h"

#include "scoring/own_percent.h"

static const pdup__fraction fine = {{0, 1}, {UINT64_C(1) << 63, 0}, false};

static pdup__result scored(int32_t board, int32_t player, pdup__fraction matchpoints, int32_t top) {
    return (pdup__result){.session = 1,
                          .board = board,
                          .player = player,
                          .state = PDUP_STATE_REAL,
                          .expected = top / 2 + 1,
                          .top = top,
                          .matchpoints = matchpoints};
}

static pdup__result award(int32_t board, int32_t player, pdup_award kind, int32_t top) {
    pdup__result result = scored(board, player, pdup__fraction_of(0, 1), top);
    result.state = PDUP_STATE_ARTIFICIAL;
    result.award = kind;
    return result;
}

static pdup_status score(const char *regulations, pdup__result *results, size_t count) {
    pdup__chosen chosen = case_chosen(regulations);
    pdup_allocator allocator = pdup__allocator(NULL);
    return pdup__score_awards(&allocator, &chosen, results, count, 2);
}

static void a_board_is_left_out_of_its_own_award(void **state) {
    (void)state;
    /* 8 of 10 on board 1, 1 of 10 on board 2, which has the award as well: the last of all in the list. */
    pdup__result results[] = {
        scored(1, 2, pdup__fraction_of(8, 1), 10),
        scored(2, 2, pdup__fraction_of(1, 1), 10),
        award(2, 2, PDUP_AWARD_PLUS, 10),
    };
    assert_ok(score("", results, PDUP_COUNT_OF(results)));
    assert_figure(results[2].matchpoints, "8");
}

/* Nobody played anything: each award is its percent of the top. */
static void a_session_of_nothing_but_awards_is_scored(void **state) {
    (void)state;
    pdup__result results[] = {
        award(1, 1, PDUP_AWARD_PLUS, 10),
        award(1, 2, PDUP_AWARD_MINUS, 10),
        award(2, 1, PDUP_AWARD_AVERAGE, 10),
    };
    assert_ok(score("", results, PDUP_COUNT_OF(results)));
    assert_figure(results[0].matchpoints, "6");
    assert_figure(results[1].matchpoints, "4");
    assert_figure(results[2].matchpoints, "5");
}

static void awards_of_known_percent_may_count(void **state) {
    (void)state;
    static const struct {
        const char *regulations;
        const char *plus;
    } rows[] = {
        {"own-counts ordinary", "9"},
        {"own-counts with-average", "7"}, /* (9 + 5) of 20 */
        {"own-counts all", "7"},          /* its minus is fixed: (9 + 5 + 4) of 30 is 6 */
        {"own-counts all;minus own", "7"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup__result results[] = {
            scored(1, 1, pdup__fraction_of(9, 1), 10),
            award(2, 1, PDUP_AWARD_AVERAGE, 10),
            award(3, 1, PDUP_AWARD_MINUS, 10),
            award(4, 1, PDUP_AWARD_PLUS, 10),
        };
        assert_ok(score(rows[i].regulations, results, PDUP_COUNT_OF(results)));
        assert_figure(results[3].matchpoints, i == 2 ? "6" : rows[i].plus);
    }
}

/* Percents that are published for whole sessions with boards missed, every board having a top of 100. */
static void sessions_with_missed_boards_come_out(void **state) {
    (void)state;
    static const struct {
        const char *source;
        int32_t played; /* at this percent */
        int32_t percent;
        int32_t missed;
        pdup_award award;
        const char *regulations;
        const char *session;
    } rows[] = {
        {"lists.rtflb.org blml January 2010: 5 of 26 missed", 21, 54, 5, PDUP_AWARD_PLUS, "",
         "717/13"},
        {"lists.rtflb.org blml January 2010: 6 of 26 missed", 20, 54, 6, PDUP_AWARD_PLUS, "",
         "720/13"},
        {"bridgeplusinfo.com, vacant pair: average", 24, 63, 4, PDUP_AWARD_AVERAGE, "", "428/7"},
        {"bridgeplusinfo.com, vacant pair: 60 % flat", 24, 63, 4, PDUP_AWARD_PLUS, "plus fixed",
         "438/7"},
        {"bridgeplusinfo.com, vacant pair: own percent", 24, 63, 4, PDUP_AWARD_PLUS, "", "63"},
        {"github.com/pjflip/TabScore: not played is not 50 %", 3, 60, 0, PDUP_AWARD_NONE, "", "60"},
    };
    enum { MOST = 28 };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup__result results[MOST];
        size_t count = 0;
        for (int32_t k = 0; k < rows[i].played; k++, count++) {
            results[count] =
                scored((int32_t)count + 1, 1, pdup__fraction_of(rows[i].percent, 1), 100);
        }
        for (int32_t k = 0; k < rows[i].missed; k++, count++) {
            results[count] = award((int32_t)count + 1, 1, rows[i].award, 100);
        }
        assert_ok(score(rows[i].regulations, results, count));
        pdup__totals totals = pdup__totals_none(1);
        for (size_t k = 0; k < count; k++) {
            assert_true(pdup__totals_add(&totals, &results[k]));
        }
        assert_true(pdup__totals_finish(&totals));
        assert_figure(totals.percent, rows[i].session);
    }
}

static void figures_beyond_128_bits_are_told(void **state) {
    (void)state;
    /* No common sum of the others; no percent of it; no part of the top. */
    pdup__result sum[] = {scored(1, 1, fine, 10), scored(2, 1, pdup__fraction_of(1, 3), 10),
                          award(3, 1, PDUP_AWARD_PLUS, 10)};
    assert_status(score("", sum, PDUP_COUNT_OF(sum)), PDUP_E_OVERFLOW);
    pdup__result percent[] = {scored(1, 1, fine, 998), award(3, 1, PDUP_AWARD_PLUS, 10)};
    assert_status(score("", percent, PDUP_COUNT_OF(percent)), PDUP_E_OVERFLOW);
    pdup__result part[] = {scored(1, 1, fine, 10), award(3, 1, PDUP_AWARD_MINUS, 2)};
    part[0].matchpoints.numerator = pdup__wide_of(7);
    assert_status(score("minus own", part, PDUP_COUNT_OF(part)), PDUP_E_OVERFLOW);
    pdup__result back[] = {scored(1, 1, pdup__fraction_of(1, 3), 10),
                           award(1, 1, PDUP_AWARD_PLUS, 10)};
    assert_ok(score("", back, PDUP_COUNT_OF(back)));
    assert_figure(back[1].matchpoints, "6");
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_board_is_left_out_of_its_own_award),
    cmocka_unit_test(a_session_of_nothing_but_awards_is_scored),
    cmocka_unit_test(awards_of_known_percent_may_count),
    cmocka_unit_test(sessions_with_missed_boards_come_out),
    cmocka_unit_test(figures_beyond_128_bits_are_told),
};

PDUP_TEST_MAIN(tests)
