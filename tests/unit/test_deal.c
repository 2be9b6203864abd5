/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include <pdup/deal.h>

/* Cards 0 to 9 at N, 10 to 19 at E, 20 to 29 at S, 30 and 31 in the talon at W. */
static void lay_out(int32_t *pockets) {
    for (int32_t card = 0; card < PDUP_CARDS; card++) {
        pockets[card] = PDUP_SEAT_N + card / PDUP_HAND_CARDS;
    }
}

static int32_t card_at(const pdup_deal *deal, pdup_seat seat, int32_t index) {
    int32_t card;
    assert_ok(pdup_deal_card_at(deal, seat, index, &card));
    return card;
}

static void hands_are_given_lowest_card_first(void **state) {
    (void)state;
    int32_t pockets[PDUP_CARDS];
    lay_out(pockets);
    pdup_deal *deal;
    assert_ok(pdup_deal_new(NULL, pockets, 30, &deal));
    for (int32_t i = 0; i < PDUP_HAND_CARDS; i++) {
        assert_int_equal(card_at(deal, PDUP_SEAT_N, i), i);
        assert_int_equal(card_at(deal, PDUP_SEAT_E, i), 10 + i);
        assert_int_equal(card_at(deal, PDUP_SEAT_S, i), 20 + i);
    }
    pdup_deal_unref(deal);
}

static void the_talon_is_given_upper_card_first(void **state) {
    (void)state;
    int32_t pockets[PDUP_CARDS];
    lay_out(pockets);
    for (int32_t upper = 30; upper <= 31; upper++) {
        pdup_deal *deal;
        assert_ok(pdup_deal_new(NULL, pockets, upper, &deal));
        assert_int_equal(pdup_deal_talon_seat(deal), PDUP_SEAT_W);
        assert_int_equal(card_at(deal, PDUP_SEAT_W, 0), upper);
        assert_int_equal(card_at(deal, PDUP_SEAT_W, 1), 61 - upper);
        pdup_deal_unref(deal);
    }
}

static void the_talon_may_lie_in_any_pocket(void **state) {
    (void)state;
    for (pdup_seat talon = PDUP_SEAT_N; talon <= PDUP_SEAT_W; talon++) {
        int32_t pockets[PDUP_CARDS];
        lay_out(pockets);
        for (int32_t card = 0; card < PDUP_CARDS; card++) {
            pockets[card] = (pockets[card] + talon - 1) % 4 + 1;
        }
        pdup_deal *deal;
        assert_ok(pdup_deal_new(NULL, pockets, 31, &deal));
        assert_int_equal(pdup_deal_talon_seat(deal), talon);
        assert_int_equal(card_at(deal, talon, 0), 31);
        pdup_deal_unref(deal);
    }
}

static void positions_outside_a_pocket_are_refused(void **state) {
    (void)state;
    int32_t pockets[PDUP_CARDS];
    lay_out(pockets);
    pdup_deal *deal;
    assert_ok(pdup_deal_new(NULL, pockets, 30, &deal));
    static const struct {
        pdup_seat seat;
        int32_t index;
        pdup_status status;
    } rows[] = {
        {PDUP_SEAT_NONE, 0, PDUP_E_RANGE}, {PDUP_SEAT_W + 1, 0, PDUP_E_RANGE},
        {PDUP_SEAT_N, -1, PDUP_E_RANGE},   {PDUP_SEAT_N, 0, PDUP_OK},
        {PDUP_SEAT_N, 9, PDUP_OK},         {PDUP_SEAT_N, 10, PDUP_E_RANGE},
        {PDUP_SEAT_W, -1, PDUP_E_RANGE},   {PDUP_SEAT_W, 1, PDUP_OK},
        {PDUP_SEAT_W, 2, PDUP_E_RANGE},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        int32_t card = 99;
        assert_status(pdup_deal_card_at(deal, rows[i].seat, rows[i].index, &card), rows[i].status);
        assert_true((card == -1) == (rows[i].status != PDUP_OK));
    }
    pdup_deal_unref(deal);
}

static void seats_and_cards_out_of_range_are_refused(void **state) {
    (void)state;
    static const struct {
        int32_t card;
        int32_t pocket;
        int32_t upper;
    } rows[] = {
        {0, PDUP_SEAT_NONE, 30},  {31, PDUP_SEAT_NONE, 30},
        {0, PDUP_SEAT_W + 1, 30}, {0, -1, 30},
        {0, PDUP_SEAT_N, -1},     {0, PDUP_SEAT_N, PDUP_CARDS},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        int32_t pockets[PDUP_CARDS];
        lay_out(pockets);
        pockets[rows[i].card] = rows[i].pocket;
        pdup_deal *deal = (pdup_deal *)pockets;
        assert_status(pdup_deal_new(NULL, pockets, rows[i].upper, &deal), PDUP_E_RANGE);
        assert_null(deal);
    }
}

static void wrong_counts_are_refused(void **state) {
    (void)state;
    /* Each moves some of the cards from `first` on to another pocket. */
    static const struct {
        int32_t first;
        int32_t count;
        pdup_seat to;
        int32_t upper;
    } rows[] = {
        {0, 1, PDUP_SEAT_E, 30},  /* nine at N, eleven at E */
        {30, 1, PDUP_SEAT_N, 31}, /* one card in the talon */
        {30, 2, PDUP_SEAT_N, 30}, /* no talon */
        {0, 8, PDUP_SEAT_W, 30}, /* the talon at N, and ten at W, but the upper card is not in it */
        {0, 0, PDUP_SEAT_N, 29}, /* the upper card lies in a hand */
        {0, 10, PDUP_SEAT_E, 30}, /* no hand at N */
        {0, 8, PDUP_SEAT_E, 30},  /* two talons and a hand of 18 */
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        int32_t pockets[PDUP_CARDS];
        lay_out(pockets);
        for (int32_t card = 0; card < rows[i].count; card++) {
            pockets[rows[i].first + card] = rows[i].to;
        }
        pdup_deal *deal = (pdup_deal *)pockets;
        assert_status(pdup_deal_new(NULL, pockets, rows[i].upper, &deal), PDUP_E_DEAL_COUNT);
        assert_null(deal);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(hands_are_given_lowest_card_first),
    cmocka_unit_test(the_talon_is_given_upper_card_first),
    cmocka_unit_test(the_talon_may_lie_in_any_pocket),
    cmocka_unit_test(positions_outside_a_pocket_are_refused),
    cmocka_unit_test(seats_and_cards_out_of_range_are_refused),
    cmocka_unit_test(wrong_counts_are_refused),
};

PDUP_TEST_MAIN(tests)
