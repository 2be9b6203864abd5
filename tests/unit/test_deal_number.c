/* SPDX-License-Identifier: MIT */
/* Deals as numbers and as codes. */
#include "deals.h"

enum { ROUND_TRIPS = 10000, SECOND_HANDS = 646646 /* C(22, 10) */ };

static void assert_written(const pdup_deal *deal, const char *wanted) {
    char text[80];
    size_t length;
    assert_ok(pdup_deal_text(deal, text, sizeof text, &length));
    assert_string_equal(text, wanted);
}

static void assert_deal(int64_t number, pdup_seat first_hand, pdup_seat talon_seat,
                        const char *wanted) {
    pdup_deal *deal;
    int64_t found;
    assert_ok(pdup_deal_new_from_number(NULL, number, first_hand, talon_seat, &deal));
    assert_written(deal, wanted);
    assert_ok(pdup_deal_number(deal, first_hand, &found));
    assert_true(found == number);
    pdup_deal_unref(deal);
}

/* The lowest numbers have the lowest cards in the first hands, the highest the highest; the talon turns with the last
 * bit. */
static void corners_are_as_the_order_has_them(void **state) {
    (void)state;
    assert_deal(0, PDUP_SEAT_N, PDUP_SEAT_W,
                "N:AKQJT987.87.-.- E:-.AKQJT9.T987.- S:-.-.AKQJ.QJT987 W:KH+AH");
    assert_deal(1, PDUP_SEAT_N, PDUP_SEAT_W,
                "N:AKQJT987.87.-.- E:-.AKQJT9.T987.- S:-.-.AKQJ.QJT987 W:AH+KH");
    assert_deal(131, PDUP_SEAT_N, PDUP_SEAT_W,
                "N:AKQJT987.87.-.- E:-.AKQJT9.T987.- S:-.-.AK.AKQJT987 W:QD+JD");
    assert_deal(132, PDUP_SEAT_N, PDUP_SEAT_W,
                "N:AKQJT987.87.-.- E:-.AKQJT9.J987.- S:-.-.AKQT.QJT987 W:KH+AH");
    assert_deal(INT64_C(132) * SECOND_HANDS, PDUP_SEAT_N, PDUP_SEAT_W,
                "N:AKQJT987.97.-.- E:-.AKQJT8.T987.- S:-.-.AKQJ.QJT987 W:KH+AH");
    assert_deal(DEAL_NUMBERS - 2, PDUP_SEAT_N, PDUP_SEAT_W,
                "N:-.-.AK.AKQJT987 E:-.AKQJ.QJT987.- S:AKQJT9.T987.-.- W:7S+8S");
    assert_deal(DEAL_NUMBERS - 1, PDUP_SEAT_N, PDUP_SEAT_W,
                "N:-.-.AK.AKQJT987 E:-.AKQJ.QJT987.- S:AKQJT9.T987.-.- W:8S+7S");
}

static void hands_are_counted_clockwise_past_the_talon(void **state) {
    (void)state;
    assert_deal(0, PDUP_SEAT_S, PDUP_SEAT_W,
                "N:-.AKQJT9.T987.- E:-.-.AKQJ.QJT987 S:AKQJT987.87.-.- W:KH+AH");
    assert_deal(0, PDUP_SEAT_W, PDUP_SEAT_N,
                "N:KH+AH E:-.AKQJT9.T987.- S:-.-.AKQJ.QJT987 W:AKQJT987.87.-.-");
    assert_deal(0, PDUP_SEAT_E, PDUP_SEAT_S,
                "N:-.-.AKQJ.QJT987 E:AKQJT987.87.-.- S:KH+AH W:-.AKQJT9.T987.-");
}

/* About each place where a hand changes, for every first hand and talon. */
static void every_corner_goes_round(void **state) {
    (void)state;
    static const int64_t steps[] = {1, 2, 132, INT64_C(132) * SECOND_HANDS};
    for (int32_t seats = 0; seats < 16; seats++) {
        pdup_seat first_hand = PDUP_SEAT_N + seats % 4;
        pdup_seat talon_seat = PDUP_SEAT_N + seats / 4;
        for (size_t i = 0; first_hand != talon_seat && i < PDUP_COUNT_OF(steps); i++) {
            int64_t last = DEAL_NUMBERS / steps[i];
            for (int64_t j = -3; j <= 3; j++) {
                deal_goes_round((last / 2 + j) * steps[i], first_hand, talon_seat);
                deal_goes_round((last - 4 + j) * steps[i], first_hand, talon_seat);
                deal_goes_round((3 + j) * steps[i], first_hand, talon_seat);
            }
        }
    }
}

static void random_numbers_go_round(void **state) {
    (void)state;
    random_deals_go_round(ROUND_TRIPS);
}

static void a_code_tells_the_talon_pocket(void **state) {
    (void)state;
    for (int64_t code = 0; code < 4; code++) {
        pdup_deal *deal;
        assert_ok(pdup_deal_new_from_code(NULL, code, &deal));
        assert_int_equal(pdup_deal_talon_seat(deal), PDUP_SEAT_N + code);
        pdup_deal_unref(deal);
    }
}

/* The example of doc/deals.md: its code, and that in eight bytes, lowest first. */
static void a_deal_has_one_code(void **state) {
    (void)state;
    static const char line[] = "N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H";
    static const uint8_t bytes[] = {0x93, 0x4e, 0x11, 0x7a, 0x2d, 0x2f, 0x26, 0x00};
    pdup_deal *deal;
    int64_t code;
    assert_ok(pdup_deal_new_from_text(NULL, line, sizeof line - 1, NULL, &deal));
    assert_ok(pdup_deal_code(deal, &code));
    assert_int_equal(code, INT64_C(10747921482993299));
    for (size_t i = 0; i < sizeof bytes; i++) {
        assert_int_equal(code >> (8 * i) & 0xff, bytes[i]);
    }
    pdup_deal_unref(deal);
}

static void assert_refused(int64_t number, pdup_seat first_hand, pdup_seat talon_seat) {
    pdup_deal *deal = (pdup_deal *)&number;
    assert_status(pdup_deal_new_from_number(NULL, number, first_hand, talon_seat, &deal),
                  PDUP_E_RANGE);
    assert_null(deal);
}

static void what_is_out_of_range_is_refused(void **state) {
    (void)state;
    assert_refused(-1, PDUP_SEAT_N, PDUP_SEAT_W);
    assert_refused(DEAL_NUMBERS, PDUP_SEAT_N, PDUP_SEAT_W);
    assert_refused(0, PDUP_SEAT_NONE, PDUP_SEAT_W);
    assert_refused(0, PDUP_SEAT_N, 5);
    assert_refused(0, PDUP_SEAT_W, PDUP_SEAT_W);
    static const int64_t codes[] = {INT64_MIN, -1, 4 * DEAL_NUMBERS, INT64_MAX};
    for (size_t i = 0; i < PDUP_COUNT_OF(codes); i++) {
        pdup_deal *deal = (pdup_deal *)&i;
        assert_status(pdup_deal_new_from_code(NULL, codes[i], &deal), PDUP_E_RANGE);
        assert_null(deal);
    }
    pdup_deal *deal;
    assert_ok(pdup_deal_new_from_number(NULL, 5, PDUP_SEAT_N, PDUP_SEAT_W, &deal));
    static const pdup_seat seats[] = {PDUP_SEAT_NONE, PDUP_SEAT_W, 5};
    for (size_t i = 0; i < PDUP_COUNT_OF(seats); i++) {
        int64_t number = 9;
        assert_status(pdup_deal_number(deal, seats[i], &number), PDUP_E_RANGE);
        assert_true(number == -1);
    }
    pdup_deal_unref(deal);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(corners_are_as_the_order_has_them),
    cmocka_unit_test(hands_are_counted_clockwise_past_the_talon),
    cmocka_unit_test(every_corner_goes_round),
    cmocka_unit_test(random_numbers_go_round),
    cmocka_unit_test(a_code_tells_the_talon_pocket),
    cmocka_unit_test(a_deal_has_one_code),
    cmocka_unit_test(what_is_out_of_range_is_refused),
};

PDUP_TEST_MAIN(tests)
