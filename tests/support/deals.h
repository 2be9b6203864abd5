/* SPDX-License-Identifier: MIT */
/* Deals against their numbers. */
#ifndef PDUP_TESTS_SUPPORT_DEALS_H
#define PDUP_TESTS_SUPPORT_DEALS_H

#include "pdup_test.h"

#include "random.h"

#include <pdup/deal.h>

#define DEAL_NUMBERS INT64_C(5506588817009280)

/* The deal of a number has this number, its code gives it again, and so does its line. */
static inline void deal_goes_round(int64_t number, pdup_seat first_hand, pdup_seat talon_seat) {
    pdup_deal *deals[3];
    char text[80];
    size_t length;
    int64_t code;
    assert_ok(pdup_deal_new_from_number(NULL, number, first_hand, talon_seat, &deals[0]));
    assert_ok(pdup_deal_code(deals[0], &code));
    assert_true(code >= 0 && code < 4 * DEAL_NUMBERS);
    assert_ok(pdup_deal_text(deals[0], text, sizeof text, &length));
    assert_ok(pdup_deal_new_from_code(NULL, code, &deals[1]));
    assert_ok(pdup_deal_new_from_text(NULL, text, length, NULL, &deals[2]));
    for (size_t i = 0; i < PDUP_COUNT_OF(deals); i++) {
        int64_t found;
        assert_int_equal(pdup_deal_talon_seat(deals[i]), talon_seat);
        assert_ok(pdup_deal_number(deals[i], first_hand, &found));
        assert_true(found == number);
        pdup_deal_unref(deals[i]);
    }
}

static inline void random_deals_go_round(int32_t count) {
    pdup_random random = random_begin();
    for (int32_t i = 0; i < count; i++) {
        pdup_seat talon_seat = random_between(&random, PDUP_SEAT_N, PDUP_SEAT_W);
        pdup_seat first_hand = 1 + (talon_seat - 1 + random_between(&random, 1, 3)) % 4;
        int64_t number = (int64_t)((random_bits(&random) >> 8) % (uint64_t)DEAL_NUMBERS);
        deal_goes_round(number, first_hand, talon_seat);
    }
}

#endif
