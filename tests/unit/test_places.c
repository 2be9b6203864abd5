/* SPDX-License-Identifier: MIT */
/* Rules 9: totals, percents and places. */
#include "pdup_test.h"

#include "figures.h"
#include "scoring/ranking.h"

enum { MOST = 8 };

static const pdup__chosen defaults;

static pdup__totals totals_of(int32_t player, pdup__fraction total, int64_t maximum) {
    pdup__totals totals = pdup__totals_none(player);
    totals.total = total;
    totals.maximum = maximum;
    return totals;
}

static void place(pdup__totals *entries, int32_t count) {
    pdup__ranking ranking = {.chosen = &defaults, .entries = entries, .entry_count = count};
    pdup_allocator allocator = pdup__allocator(NULL);
    ranking.allocator = &allocator;
    assert_ok(pdup__rank(&ranking));
}

static void percents_are_of_the_player_s_own_maximum(void **state) {
    (void)state;
    /* Both as at www.bridgewebs.com/brevion/page4.html: fewer boards are no penalty. */
    pdup__totals first = totals_of(1, pdup__fraction_of(1103, 2), 836);
    pdup__totals second = totals_of(2, pdup__fraction_of(5861, 10), 912);
    assert_true(pdup__totals_finish(&first));
    assert_true(pdup__totals_finish(&second));
    assert_figure(first.percent, "27575/418");
    assert_figure(second.percent, "29305/456");
    assert_true(pdup__fraction_compare(first.percent, second.percent) > 0);
}

static void scores_are_summed_exactly(void **state) {
    (void)state;
    /* Three times 29/6 is 5 + 5 + 9/2; a program that rounds each board to a tenth makes 14.4 and 14.5 of it. */
    pdup__totals thirds = pdup__totals_none(1);
    pdup__totals halves = pdup__totals_none(2);
    static const int32_t twice[] = {10, 10, 9};
    for (int i = 0; i < 3; i++) {
        pdup__result sixth = {.board = 1 + i, .matchpoints = pdup__fraction_of(29, 6), .top = 12};
        pdup__result half = {
            .board = 1 + i, .matchpoints = pdup__fraction_of(twice[i], 2), .top = 12};
        assert_true(pdup__totals_add(&thirds, &sixth));
        assert_true(pdup__totals_add(&halves, &half));
    }
    assert_figure(thirds.total, "29/2");
    assert_figure(halves.total, "29/2");
    assert_int_equal(thirds.maximum, 36);
    assert_int_equal(thirds.boards, 3);
}

static void a_board_played_twice_is_one_board(void **state) {
    (void)state;
    static const struct {
        int32_t board;
        int32_t boards; /* so far */
    } results[] = {{1, 1}, {1, 1}, {2, 2}, {5, 3}, {5, 3}, {5, 3}, {9, 4}};
    pdup__totals totals = pdup__totals_none(1);
    for (size_t i = 0; i < PDUP_COUNT_OF(results); i++) {
        pdup__result result = {
            .board = results[i].board, .matchpoints = pdup__fraction_of(1, 3), .top = 2};
        assert_true(pdup__totals_add(&totals, &result));
        assert_int_equal(totals.boards, results[i].boards);
    }
    assert_figure(totals.total, "7/3");
    assert_int_equal(totals.maximum, 14);
}

static void a_top_counts_once_a_board(void **state) {
    (void)state;
    static const struct {
        int32_t board;
        int32_t matchpoints;
        int32_t tops; /* so far */
    } results[] = {{1, 2, 1}, {1, 2, 1}, {2, 1, 1}, {2, 2, 2}, {3, 0, 2}};
    pdup__totals totals = pdup__totals_none(1);
    for (size_t i = 0; i < PDUP_COUNT_OF(results); i++) {
        pdup__result result = {.board = results[i].board,
                               .matchpoints = pdup__fraction_of(results[i].matchpoints, 1),
                               .top = 2};
        assert_true(pdup__totals_add(&totals, &result));
        assert_int_equal(totals.tops, results[i].tops);
    }
}

static void what_was_added_can_be_taken_away(void **state) {
    (void)state;
    pdup__totals totals = pdup__totals_none(1);
    static const int32_t sixths[] = {29, 0, 4};
    for (int pass = 0; pass < 2; pass++) {
        for (size_t i = 0; i < PDUP_COUNT_OF(sixths); i++) {
            pdup__result result = {
                .board = 1 + (int32_t)i, .matchpoints = pdup__fraction_of(sixths[i], 6), .top = 12};
            assert_true(pass == 0 ? pdup__totals_add(&totals, &result)
                                  : pdup__totals_take_away(&totals, &result));
        }
        assert_figure(totals.total, pass == 0 ? "11/2" : "0");
        assert_int_equal(totals.maximum, pass == 0 ? 36 : 0);
    }
}

static void a_maximum_of_nothing_gives_no_percent(void **state) {
    (void)state;
    pdup__totals totals = pdup__totals_none(1);
    totals.percent = pdup__fraction_of(7, 1);
    assert_true(pdup__totals_finish(&totals));
    assert_figure(totals.percent, "0");
}

static void sums_of_more_than_128_bits_are_refused(void **state) {
    (void)state;
    const pdup__wide power = {UINT64_C(1) << 63, 0};
    pdup__totals totals = totals_of(1, (pdup__fraction){{0, 1}, power, false}, 3);
    pdup__result result = {.matchpoints = pdup__fraction_of(1, 3), .top = 12};
    assert_false(pdup__totals_add(&totals, &result));
    assert_false(pdup__totals_take_away(&totals, &result));
    assert_int_equal(totals.boards, 0);
    assert_int_equal(totals.maximum, 3);
    /* 100 cancels two of its 127 bits: there is room for the 3 beside them, not for 999. */
    assert_true(pdup__totals_finish(&totals));
    totals.maximum = 999;
    assert_false(pdup__totals_finish(&totals));
}

/* Scores by player number, then players and places in the order of the standings. */
typedef struct field {
    const char *source;
    int32_t count;
    int32_t scores[MOST];
    int32_t players[MOST];
    int32_t places[MOST];
} field;

enum { NO_SCORE = -1 };

static void places_are_shared_and_skipped(void **state) {
    (void)state;
    static const field fields[] = {
        {"bridge-scorer test/rank.js", 4, {10, 20, 20, 40}, {4, 2, 3, 1}, {1, 2, 2, 4}},
        {"bridge-scorer test/matchpoints.js", 4, {6, 2, 2, 2}, {1, 2, 3, 4}, {1, 2, 2, 2}},
        {"bridge-scorer, the other line", 4, {0, 4, 4, 4}, {2, 3, 4, 1}, {1, 1, 1, 4}},
        {"all alike", 3, {5, 5, 5}, {1, 2, 3}, {1, 1, 1}},
        {"one player", 1, {0}, {1}, {1}},
        {"who has no percent comes last",
         6,
         {NO_SCORE, 3, NO_SCORE, 7, 3, NO_SCORE},
         {4, 2, 5, 1, 3, 6},
         {1, 2, 2, 0, 0, 0}},
        {"nobody has a percent", 2, {NO_SCORE, NO_SCORE}, {1, 2}, {0, 0}},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(fields); i++) {
        pdup__totals entries[MOST];
        for (int32_t k = 0; k < fields[i].count; k++) {
            entries[k] = pdup__totals_none(k + 1);
            entries[k].has_percent = fields[i].scores[k] != NO_SCORE;
            entries[k].percent = pdup__fraction_of(fields[i].scores[k], 7);
        }
        place(entries, fields[i].count);
        for (int32_t k = 0; k < fields[i].count; k++) {
            if (entries[k].player != fields[i].players[k] ||
                entries[k].place != fields[i].places[k]) {
                fail_msg("%s: player %d has place %d", fields[i].source, (int)entries[k].player,
                         (int)entries[k].place);
            }
        }
    }
}

/* The same boards in another order: sums of floating numbers would differ here. */
static void the_order_of_boards_makes_no_tie_undone(void **state) {
    (void)state;
    static const int32_t boards[2][6][2] = {
        {{12, 7}, {0, 9}, {13, 9}, {12, 11}, {0, 6}, {4, 9}},
        {{12, 11}, {13, 9}, {4, 9}, {0, 6}, {0, 9}, {12, 7}},
    };
    pdup__totals entries[2];
    for (int32_t player = 0; player < 2; player++) {
        entries[player] = pdup__totals_none(player + 1);
        for (int i = 0; i < 6; i++) {
            const int32_t *board = boards[player][i];
            /* (M + 1) * 12 / A - 1 */
            pdup__result result = {.matchpoints =
                                       pdup__fraction_of((board[0] + 1) * 12 - board[1], board[1]),
                                   .top = 22};
            assert_true(pdup__totals_add(&entries[player], &result));
        }
        assert_figure(entries[player].total, "13660/231");
        assert_true(pdup__totals_finish(&entries[player]));
    }
    place(entries, 2);
    assert_int_equal(entries[0].place, 1);
    assert_int_equal(entries[1].place, 1);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(percents_are_of_the_player_s_own_maximum),
    cmocka_unit_test(scores_are_summed_exactly),
    cmocka_unit_test(a_board_played_twice_is_one_board),
    cmocka_unit_test(a_top_counts_once_a_board),
    cmocka_unit_test(what_was_added_can_be_taken_away),
    cmocka_unit_test(a_maximum_of_nothing_gives_no_percent),
    cmocka_unit_test(sums_of_more_than_128_bits_are_refused),
    cmocka_unit_test(places_are_shared_and_skipped),
    cmocka_unit_test(the_order_of_boards_makes_no_tie_undone),
};

PDUP_TEST_MAIN(tests)
