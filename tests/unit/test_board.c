/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "deal/board.h"

#include <string.h>

static pdup_board *board_of(int32_t number, int32_t seats) {
    pdup_board *board;
    assert_ok(pdup_board_new(NULL, number, seats, &board));
    return board;
}

static pdup_deal *deal_of(const char *text) {
    pdup_deal *deal;
    assert_ok(pdup_deal_new_from_text(NULL, text, strlen(text), NULL, &deal));
    return deal;
}

static void set_talon_and_first_hand_follow_from_the_number(void **state) {
    (void)state;
    enum { N = PDUP_SEAT_N, E = PDUP_SEAT_E, S = PDUP_SEAT_S, W = PDUP_SEAT_W };
    static const struct {
        int32_t set_of_four;
        pdup_seat talon_of_four;
        pdup_seat first_of_four;
        int32_t set_of_three;
        pdup_seat first_of_three;
    } boards[] = {
        {1, W, N, 1, N}, {1, N, E, 1, E}, {1, E, S, 1, S}, {1, S, W, 2, N},
        {2, W, N, 2, E}, {2, N, E, 2, S}, {2, E, S, 3, N}, {2, S, W, 3, E},
        {3, W, N, 3, S}, {3, N, E, 4, N}, {3, E, S, 4, E}, {3, S, W, 4, S},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(boards); i++) {
        pdup_board *four = board_of((int32_t)i + 1, 4);
        assert_int_equal(pdup_board_number(four, PDUP_BOARD_FIELD_SET), boards[i].set_of_four);
        assert_int_equal(pdup_board_number(four, PDUP_BOARD_FIELD_NUMBER - 1), 0);
        assert_int_equal(pdup_board_number(four, PDUP_BOARD_FIELD_LOWEST_LEVEL + 1), 0);
        assert_int_equal(pdup_board_number(four, PDUP_BOARD_FIELD_TALON_SEAT),
                         boards[i].talon_of_four);
        assert_int_equal(pdup_board_number(four, PDUP_BOARD_FIELD_FIRST_HAND),
                         boards[i].first_of_four);
        pdup_board *three = board_of((int32_t)i + 1, 3);
        assert_int_equal(pdup_board_number(three, PDUP_BOARD_FIELD_SET), boards[i].set_of_three);
        assert_int_equal(pdup_board_number(three, PDUP_BOARD_FIELD_TALON_SEAT), W);
        assert_int_equal(pdup_board_number(three, PDUP_BOARD_FIELD_FIRST_HAND),
                         boards[i].first_of_three);
        pdup_board_unref(three);
        pdup_board_unref(four);
    }
}

/* Rules 3: within a set every seat that plays is first hand once, and at four each holds the talon once. */
static void within_a_set_everybody_is_first_hand_once(void **state) {
    (void)state;
    for (int32_t seats = 3; seats <= 4; seats++) {
        int32_t first_hands[2000][PDUP_SEAT_W + 1] = {{0}};
        int32_t talons[2000][PDUP_SEAT_W + 1] = {{0}};
        for (int32_t number = 1; number <= 400 * seats; number++) {
            pdup_board *board = board_of(number, seats);
            int32_t set = pdup_board_number(board, PDUP_BOARD_FIELD_SET);
            first_hands[set][pdup_board_number(board, PDUP_BOARD_FIELD_FIRST_HAND)]++;
            talons[set][pdup_board_number(board, PDUP_BOARD_FIELD_TALON_SEAT)]++;
            pdup_board_unref(board);
        }
        for (int32_t set = 1; set <= 400; set++) {
            for (pdup_seat seat = PDUP_SEAT_N; seat < PDUP_SEAT_N + seats; seat++) {
                assert_int_equal(first_hands[set][seat], 1);
                assert_int_equal(talons[set][seat], seats == 4 ? 1 : 0);
            }
        }
    }
}

static void a_new_board_has_defaults(void **state) {
    (void)state;
    pdup_board *board = board_of(7, 3);
    pdup_deal *deal = (pdup_deal *)board;
    assert_int_equal(pdup_board_number(board, PDUP_BOARD_FIELD_NUMBER), 7);
    assert_int_equal(pdup_board_number(board, PDUP_BOARD_FIELD_SEATS), 3);
    assert_int_equal(pdup_board_number(board, PDUP_BOARD_FIELD_PRICE), 0);
    assert_int_equal(pdup_board_number(board, PDUP_BOARD_FIELD_LOWEST_LEVEL), 6);
    assert_ok(pdup_board_deal(board, &deal));
    assert_null(deal);
    pdup_board_unref(board);
}

/* Rules 3: the same number and deal in its own room. */
static void a_copy_for_a_room_is_the_same_board(void **state) {
    (void)state;
    pdup_board *plain = board_of(1, 4);
    pdup_deal *deal = deal_of("N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H");
    pdup_board *dealt;
    pdup_board *copy;
    pdup_board *priced;
    pdup_deal *found;
    assert_ok(pdup_board_with_deal(plain, deal, &dealt));
    assert_ok(pdup_board_with_room(dealt, PDUP_MAX_ROOMS, &copy));
    assert_ok(pdup_board_with_price(copy, 3, &priced));
    assert_int_equal(pdup_board_number(dealt, PDUP_BOARD_FIELD_ROOM), 0);
    assert_int_equal(pdup_board_number(copy, PDUP_BOARD_FIELD_ROOM), PDUP_MAX_ROOMS);
    assert_int_equal(pdup_board_number(priced, PDUP_BOARD_FIELD_ROOM), PDUP_MAX_ROOMS);
    assert_int_equal(pdup_board_number(NULL, PDUP_BOARD_FIELD_ROOM), 0);
    assert_int_equal(pdup_board_number(copy, PDUP_BOARD_FIELD_NUMBER), 1);
    assert_ok(pdup_board_deal(copy, &found));
    assert_ptr_equal(found, deal);
    pdup_deal_unref(found);
    pdup_board *const boards[] = {plain, dealt, copy, priced};
    for (size_t i = 0; i < PDUP_COUNT_OF(boards); i++) {
        pdup_board_unref(boards[i]);
    }
    pdup_deal_unref(deal);
}

static void a_changed_board_is_a_new_one(void **state) {
    (void)state;
    pdup_board *plain = board_of(1, 4);
    pdup_deal *deal = deal_of("N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H");
    pdup_deal *other = deal_of("N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C");
    pdup_board *dealt;
    pdup_board *priced;
    pdup_board *raised;
    pdup_board *dealt_again;
    assert_ok(pdup_board_with_deal(plain, deal, &dealt));
    assert_ok(pdup_board_with_price(dealt, 3, &priced));
    assert_ok(pdup_board_with_lowest_level(priced, 8, &raised));
    assert_ok(pdup_board_with_deal(raised, other, &dealt_again));
    pdup_deal *found;
    assert_ok(pdup_board_deal(plain, &found));
    assert_null(found);
    assert_ok(pdup_board_deal(raised, &found));
    assert_ptr_equal(found, deal);
    pdup_deal_unref(found);
    assert_ok(pdup_board_deal(dealt_again, &found));
    assert_ptr_equal(found, other);
    pdup_deal_unref(found);
    assert_int_equal(pdup_board_number(dealt, PDUP_BOARD_FIELD_PRICE), 0);
    assert_int_equal(pdup_board_number(dealt_again, PDUP_BOARD_FIELD_PRICE), 3);
    assert_int_equal(pdup_board_number(priced, PDUP_BOARD_FIELD_LOWEST_LEVEL), 6);
    assert_int_equal(pdup_board_number(dealt_again, PDUP_BOARD_FIELD_LOWEST_LEVEL), 8);
    assert_int_equal(pdup_board_number(dealt_again, PDUP_BOARD_FIELD_TALON_SEAT), PDUP_SEAT_W);
    pdup_board *const boards[] = {plain, dealt, priced, raised, dealt_again};
    for (size_t i = 0; i < PDUP_COUNT_OF(boards); i++) {
        pdup_board_unref(boards[i]);
    }
    pdup_deal_unref(other);
    pdup_deal_unref(deal);
}

static void the_talon_must_lie_in_the_board_s_pocket(void **state) {
    (void)state;
    pdup_deal *deal = deal_of("N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ");
    for (int32_t number = 1; number <= 4; number++) {
        pdup_board *board = board_of(number, 4);
        pdup_board *out = board;
        pdup_status status = pdup_board_with_deal(board, deal, &out);
        assert_status(status, number == 2 ? PDUP_OK : PDUP_E_DEAL_TALON);
        assert_true((out == NULL) == (number != 2));
        pdup_board_unref(out);
        pdup_board_unref(board);
    }
    pdup_deal_unref(deal);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(set_talon_and_first_hand_follow_from_the_number),
    cmocka_unit_test(within_a_set_everybody_is_first_hand_once),
    cmocka_unit_test(a_new_board_has_defaults),
    cmocka_unit_test(a_copy_for_a_room_is_the_same_board),
    cmocka_unit_test(a_changed_board_is_a_new_one),
    cmocka_unit_test(the_talon_must_lie_in_the_board_s_pocket),
};

PDUP_TEST_MAIN(tests)
