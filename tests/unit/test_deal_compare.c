/* SPDX-License-Identifier: MIT */
/* Two deals compared, and pockets as a director counts them. */
#include "faults.h"
#include "pdup_test.h"

#include <pdup/board.h>
#include <pdup/deal.h>

#include <string.h>

#define EXAMPLE "N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H"

static pdup_deal *read(const char *text) {
    pdup_deal *deal;
    assert_ok(pdup_deal_new_from_text(NULL, text, strlen(text), NULL, &deal));
    return deal;
}

static void relations_are_told(void **state) {
    (void)state;
    static const struct {
        const char *other;
        int32_t relation;
        int32_t moved;
    } rows[] = {
        {EXAMPLE, PDUP_RELATION_EQUAL, 0},
        /* Turned once; two hands exchanged; the talon and a hand exchanged. */
        {"E:AKQ7.T98.J.K7 S:J98.AKQ.AT.Q8 W:T.J7.KQ98.AJT N:7D+9H", PDUP_RELATION_ROTATED, 32},
        {"E:AKQ7.T98.J.K7 N:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H", PDUP_RELATION_ROTATED, 20},
        {"W:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT N:7D+9H", PDUP_RELATION_ROTATED, 12},
        /* The talon's order; turned with its order changed; two cards of two hands; a card of the talon. */
        {"N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:9H+7D", PDUP_RELATION_DIFFERENT, 2},
        {"E:AKQ7.T98.J.K7 S:J98.AKQ.AT.Q8 W:T.J7.KQ98.AJT N:9H+7D", PDUP_RELATION_DIFFERENT, 32},
        {"N:AKJ7.T98.J.K7 E:Q98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H", PDUP_RELATION_DIFFERENT, 2},
        {"N:AKQ7.T98.7.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:JD+9H", PDUP_RELATION_DIFFERENT, 2},
    };
    pdup_deal *deal = read(EXAMPLE);
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup_deal *other = read(rows[i].other);
        assert_int_equal(pdup_deal_relation(deal, other), rows[i].relation);
        assert_int_equal(pdup_deal_relation(other, deal), rows[i].relation);
        assert_int_equal(pdup_deal_moved_count(deal, other), rows[i].moved);
        pdup_deal_unref(other);
    }
    pdup_deal_unref(deal);
}

static void assert_moved(const pdup_deal *deal, const pdup_deal *other, int32_t index, int32_t card,
                         pdup_seat from, pdup_seat to) {
    int32_t found[3];
    assert_ok(pdup_deal_moved_at(deal, other, index, &found[0], &found[1], &found[2]));
    assert_int_equal(found[0], card);
    assert_int_equal(found[1], from);
    assert_int_equal(found[2], to);
}

static void moved_cards_are_named_with_both_pockets(void **state) {
    (void)state;
    pdup_deal *deal = read(EXAMPLE);
    pdup_deal *other = read("N:AKJ7.T98.J.K7 E:Q98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:9H+7D");
    int32_t card = 5;
    pdup_seat from = 5;
    pdup_seat to = 5;
    assert_int_equal(pdup_deal_moved_count(deal, other), 4);
    assert_moved(deal, other, 0, 4, PDUP_SEAT_E, PDUP_SEAT_N);
    assert_moved(deal, other, 1, 5, PDUP_SEAT_N, PDUP_SEAT_E);
    assert_moved(deal, other, 2, 16, PDUP_SEAT_W, PDUP_SEAT_W);
    assert_moved(deal, other, 3, 26, PDUP_SEAT_W, PDUP_SEAT_W);
    assert_status(pdup_deal_moved_at(deal, other, 4, &card, &from, &to), PDUP_E_RANGE);
    assert_status(pdup_deal_moved_at(deal, other, -1, &card, &from, &to), PDUP_E_RANGE);
    assert_int_equal(card, -1);
    assert_int_equal(from, PDUP_SEAT_NONE);
    assert_int_equal(to, PDUP_SEAT_NONE);
    pdup_deal_unref(other);
    pdup_deal_unref(deal);
}

/* Board 1 of tables of four: the talon in W. */
static pdup_board *board_with_deal(const char *text) {
    pdup_board *plain;
    pdup_board *board;
    pdup_deal *deal = read(text);
    assert_ok(pdup_board_new(NULL, 1, 4, &plain));
    assert_ok(pdup_board_with_deal(plain, deal, &board));
    pdup_deal_unref(deal);
    pdup_board_unref(plain);
    return board;
}

static void assert_faults(const pdup_board *board, const int32_t *counts, const int32_t *pockets,
                          const char *const *wanted) {
    pdup_faults *faults;
    int32_t count = 0;
    assert_ok(check_pockets_of(NULL, board, counts, pockets, &faults));
    for (; wanted[count]; count++) {
        int32_t place[3];
        assert_string_equal(fault_text(faults, count), wanted[count]);
        assert_ok(fault_row(faults, count, &place[0], &place[1], &place[2]));
        assert_int_equal(place[0], 1);
    }
    assert_int_equal(pdup_faults_count(faults), count);
    assert_int_equal(pdup_faults_error_count(faults), count);
    pdup_faults_unref(faults);
}

static void counts_alone_say_which_pockets_are_wrong(void **state) {
    (void)state;
    static const int32_t none[PDUP_CARDS] = {0};
    static const struct {
        int32_t counts[PDUP_POCKETS];
        const char *wanted[3];
    } rows[] = {
        {{10, 10, 10, 2}, {NULL}},
        {{-1, -1, -1, -1}, {NULL}},
        {{11, 9, 10, 2}, {"pocket N holds 11 cards, not 10", "pocket E holds 9 cards, not 10"}},
        {{10, 10, -1, 3}, {"pocket W holds 3 cards, not the 2 of the talon"}},
        {{0, 10, 10, 32},
         {"pocket N holds 0 cards, not 10", "pocket W holds 32 cards, not the 2 of the talon"}},
    };
    pdup_board *board;
    assert_ok(pdup_board_new(NULL, 1, 4, &board));
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        assert_faults(board, rows[i].counts, none, rows[i].wanted);
    }
    pdup_board_unref(board);
}

static void cards_seen_say_more(void **state) {
    (void)state;
    static const char *const misplaced[] = {
        "pocket W was seen to hold 3 cards, not the 2 of the talon",
        "10S lies in pocket N and belongs in S",
        "9D lies in pocket W and belongs in S",
        "7H lies in pocket W and belongs in N",
        "9H lies in pocket E and belongs in W",
        NULL};
    static const char *const few[] = {"pocket W was seen to hold 3 cards, but only 2 were counted",
                                      NULL};
    static const int32_t not_counted[] = {-1, -1, -1, -1};
    static const int32_t counted[] = {10, 10, 10, 2};
    int32_t pockets[PDUP_CARDS] = {[3] = PDUP_SEAT_N,  [16] = PDUP_SEAT_W, [18] = PDUP_SEAT_W,
                                   [24] = PDUP_SEAT_W, [26] = PDUP_SEAT_E, [5] = PDUP_SEAT_N};
    pdup_board *board = board_with_deal(EXAMPLE);
    pdup_board *unknown;
    assert_ok(pdup_board_new(NULL, 1, 4, &unknown));
    assert_faults(board, not_counted, pockets, misplaced);
    assert_faults(unknown, counted, pockets, few);
    pockets[18] = PDUP_SEAT_S;
    assert_faults(unknown, not_counted, pockets, few + 1);
    pdup_board_unref(unknown);
    pdup_board_unref(board);
}

static void figures_out_of_range_are_refused(void **state) {
    (void)state;
    static const int32_t right[] = {10, 10, 10, 2};
    pdup_board *board;
    assert_ok(pdup_board_new(NULL, 1, 4, &board));
    for (int32_t i = 0; i < 4; i++) {
        static const int32_t wrong[] = {-2, 33, -1, 5};
        int32_t counts[] = {10, 10, 10, 2};
        int32_t pockets[PDUP_CARDS] = {0};
        pdup_faults *faults = (pdup_faults *)counts;
        counts[3] = i < 2 ? wrong[i] : 2;
        pockets[31] = i < 2 ? 0 : wrong[i];
        assert_status(check_pockets_of(NULL, board, counts, pockets, &faults), PDUP_E_RANGE);
        assert_null(faults);
        assert_status(check_pockets_of(NULL, board, NULL, pockets, &faults), PDUP_E_ARG);
        assert_status(check_pockets_of(NULL, board, right, NULL, &faults), PDUP_E_ARG);
    }
    pdup_board_unref(board);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(relations_are_told),
    cmocka_unit_test(moved_cards_are_named_with_both_pockets),
    cmocka_unit_test(counts_alone_say_which_pockets_are_wrong),
    cmocka_unit_test(cards_seen_say_more),
    cmocka_unit_test(figures_out_of_range_are_refused),
};

PDUP_TEST_MAIN(tests)
