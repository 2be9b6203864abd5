/* SPDX-License-Identifier: MIT */
/* Shuffling (rules 3). */
#include "pdup_test.h"

#include <pdup/board.h>
#include <pdup/deal.h>

#include <string.h>

enum { SHUFFLED = 40000 };

/* 00 01 02 ... 1f. */
static void fill_seed(char seed[PDUP_SEED_BYTES]) {
    for (int i = 0; i < PDUP_SEED_BYTES; i++) {
        seed[i] = (char)i;
    }
}

static pdup_deal *shuffled(const char *seed, int32_t session, int32_t board, int32_t seats) {
    pdup_deal *deal;
    assert_ok(pdup_deal_new_shuffled(NULL, seed, PDUP_SEED_BYTES, session, board, seats, &deal));
    return deal;
}

/* The deal's number, from the board's first hand. */
static int64_t number_of(const char *seed, int32_t session, int32_t number, int32_t seats) {
    pdup_deal *deal = shuffled(seed, session, number, seats);
    pdup_board *board;
    int64_t drawn;
    assert_ok(pdup_board_new(NULL, number, seats, &board));
    assert_int_equal(pdup_deal_talon_seat(deal),
                     pdup_board_number(board, PDUP_BOARD_FIELD_TALON_SEAT));
    assert_ok(
        pdup_deal_number(deal, pdup_board_number(board, PDUP_BOARD_FIELD_FIRST_HAND), &drawn));
    pdup_board_unref(board);
    pdup_deal_unref(deal);
    return drawn;
}

/* Boards 1 and 2 at a table of four. */
static void the_worked_example_comes_out(void **state) {
    (void)state;
    static const struct {
        int64_t number;
        const char *text;
    } boards[] = {
        {INT64_C(2435260391358659), "N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C"},
        {INT64_C(5510253870928), "N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ"},
    };
    char seed[PDUP_SEED_BYTES];
    fill_seed(seed);
    for (int32_t i = 0; i < 2; i++) {
        char text[80];
        size_t length;
        pdup_deal *deal = shuffled(seed, 1, 1 + i, 4);
        assert_ok(pdup_deal_text(deal, text, sizeof text, &length));
        assert_string_equal(text, boards[i].text);
        assert_true(number_of(seed, 1, 1 + i, 4) == boards[i].number);
        pdup_deal_unref(deal);
    }
}

static void the_number_depends_on_seed_session_and_board_alone(void **state) {
    (void)state;
    char seed[PDUP_SEED_BYTES];
    fill_seed(seed);
    int64_t first = number_of(seed, 1, 1, 4);
    assert_true(number_of(seed, 1, 1, 4) == first);
    assert_true(number_of(seed, 1, 1, 3) == first);
    assert_true(number_of(seed, 2, 1, 4) != first);
    assert_true(number_of(seed, 1, 5, 4) != first);
    for (int i = 0; i < PDUP_SEED_BYTES; i++) {
        fill_seed(seed);
        seed[i] = (char)(seed[i] ^ 1);
        assert_true(number_of(seed, 1, 1, 4) != first);
    }
}

/* Each card lies in a hand ten times of 32 and in the talon two times. Over all cards chi-square has the mean 96 and a
 * standard deviation of 14. */
static void every_card_lies_everywhere_alike(void **state) {
    (void)state;
    static int64_t counts[PDUP_CARDS][4];
    char seed[PDUP_SEED_BYTES];
    double chi_square = 0;
    fill_seed(seed);
    memset(counts, 0, sizeof counts);
    for (int32_t board = 1; board <= SHUFFLED; board++) {
        pdup_deal *deal = shuffled(seed, 1, board, 3);
        for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
            int32_t card;
            for (int32_t i = 0; pdup_deal_card_at(deal, seat, i, &card) == PDUP_OK; i++) {
                counts[card][seat - PDUP_SEAT_N]++;
            }
        }
        pdup_deal_unref(deal);
    }
    for (int32_t card = 0; card < PDUP_CARDS; card++) {
        for (int seat = 0; seat < 4; seat++) {
            double wanted = (seat == 3 ? 2.0 : 10.0) * SHUFFLED / PDUP_CARDS;
            double off = (double)counts[card][seat] - wanted;
            chi_square += off * off / wanted;
        }
    }
    assert_true(chi_square > 50 && chi_square < 142);
}

static void assert_refused(const char *seed, size_t size, int32_t session, int32_t board,
                           int32_t seats, pdup_status wanted) {
    pdup_deal *deal = (pdup_deal *)&size;
    assert_status(pdup_deal_new_shuffled(NULL, seed, size, session, board, seats, &deal), wanted);
    assert_null(deal);
}

static void what_is_out_of_range_is_refused(void **state) {
    (void)state;
    char seed[PDUP_SEED_BYTES];
    fill_seed(seed);
    assert_refused(NULL, PDUP_SEED_BYTES, 1, 1, 4, PDUP_E_ARG);
    assert_refused(seed, PDUP_SEED_BYTES - 1, 1, 1, 4, PDUP_E_RANGE);
    assert_refused(seed, PDUP_SEED_BYTES, 0, 1, 4, PDUP_E_RANGE);
    assert_refused(seed, PDUP_SEED_BYTES, PDUP_MAX_SESSIONS + 1, 1, 4, PDUP_E_RANGE);
    assert_refused(seed, PDUP_SEED_BYTES, 1, 0, 4, PDUP_E_RANGE);
    assert_refused(seed, PDUP_SEED_BYTES, 1, PDUP_MAX_BOARDS + 1, 4, PDUP_E_RANGE);
    assert_refused(seed, PDUP_SEED_BYTES, 1, 1, 2, PDUP_E_RANGE);
    assert_refused(seed, PDUP_SEED_BYTES, 1, 1, 5, PDUP_E_RANGE);
    pdup_deal_unref(shuffled(seed, PDUP_MAX_SESSIONS, PDUP_MAX_BOARDS, 4));
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_worked_example_comes_out),
    cmocka_unit_test(the_number_depends_on_seed_session_and_board_alone),
    cmocka_unit_test(every_card_lies_everywhere_alike),
    cmocka_unit_test(what_is_out_of_range_is_refused),
};

PDUP_TEST_MAIN(tests)
