/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "random.h"

#include <pdup/deal.h>

#include <string.h>

#define EXAMPLE "N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H"

enum { RANDOM_DEALS = 10000, CAP = 80 };

static pdup_deal *read(const char *text) {
    size_t place = 99;
    pdup_deal *deal;
    assert_ok(pdup_deal_new_from_text(NULL, text, strlen(text), &place, &deal));
    assert_int_equal(place, 0);
    return deal;
}

static void assert_written(const pdup_deal *deal, const char *wanted) {
    char text[CAP];
    size_t length;
    assert_ok(pdup_deal_text(deal, text, sizeof text, &length));
    assert_string_equal(text, wanted);
    assert_int_equal(length, strlen(wanted));
}

static void canonical_lines_are_written_as_read(void **state) {
    (void)state;
    static const char *const lines[] = {
        EXAMPLE,
        "N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C",
        "N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ",
        "N:AKQJT987.AK.-.- E:7D+7H S:-.QJT987.AKQJ.- W:-.-.T98.AKQJT98",
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(lines); i++) {
        pdup_deal *deal = read(lines[i]);
        assert_written(deal, lines[i]);
        pdup_deal_unref(deal);
    }
}

static void every_card_lands_where_the_line_says(void **state) {
    (void)state;
    pdup_deal *deal = read(EXAMPLE);
    /* suit * 8 + rank; spades 7 Q K A, clubs 8 9 10, diamonds J, hearts 7 K. */
    static const int32_t north[] = {0, 5, 6, 7, 9, 10, 11, 20, 24, 30};
    for (int32_t i = 0; i < PDUP_HAND_CARDS; i++) {
        int32_t card;
        assert_ok(pdup_deal_card_at(deal, PDUP_SEAT_N, i, &card));
        assert_int_equal(card, north[i]);
    }
    int32_t upper;
    int32_t lower;
    assert_ok(pdup_deal_card_at(deal, PDUP_SEAT_W, 0, &upper));
    assert_ok(pdup_deal_card_at(deal, PDUP_SEAT_W, 1, &lower));
    assert_int_equal(upper, 16);
    assert_int_equal(lower, 26);
    pdup_deal_unref(deal);
}

static void pockets_and_spaces_may_stand_in_any_order(void **state) {
    (void)state;
    static const char *const lines[] = {
        "W:7D+9H S:T.J7.KQ98.AJT E:J98.AKQ.AT.Q8 N:AKQ7.T98.J.K7",
        "  E:J98.AKQ.AT.Q8\tN:AKQ7.T98.J.K7   W:7D+9H S:T.J7.KQ98.AJT \t",
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(lines); i++) {
        pdup_deal *deal = read(lines[i]);
        assert_written(deal, EXAMPLE);
        pdup_deal_unref(deal);
    }
}

static void the_order_of_the_talon_is_kept(void **state) {
    (void)state;
    const char *line = "N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:9H+7D";
    pdup_deal *deal = read(line);
    assert_written(deal, line);
    pdup_deal_unref(deal);
}

static void the_text_ends_where_its_size_says(void **state) {
    (void)state;
    pdup_deal *deal;
    assert_ok(pdup_deal_new_from_text(NULL, EXAMPLE "junk", strlen(EXAMPLE), NULL, &deal));
    assert_written(deal, EXAMPLE);
    pdup_deal_unref(deal);
}

static const struct {
    const char *text;
    pdup_status status;
    size_t place;
} faults[] = {
    /* No pocket where one must begin. */
    {"", PDUP_E_DEAL_FORM, 0},
    {"   ", PDUP_E_DEAL_FORM, 3},
    {"X:AKQ7.T98.J.K7", PDUP_E_DEAL_FORM, 0},
    {"n:AKQ7.T98.J.K7", PDUP_E_DEAL_FORM, 0},
    {"N AKQ7.T98.J.K7", PDUP_E_DEAL_FORM, 1},
    {"N", PDUP_E_DEAL_FORM, 1},
    {"N:AKQ7.T98.J.K7 N:J98.AKQ.AT.Q8", PDUP_E_DEAL_FORM, 16},
    {"N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8", PDUP_E_DEAL_FORM, 31},
    {EXAMPLE " N:", PDUP_E_DEAL_FORM, 56},
    /* A letter that is no card, or not in its order. */
    {"N:", PDUP_E_DEAL_CARD, 2},
    {"N:A", PDUP_E_DEAL_CARD, 3},
    {"N:AKX7.T98.J.K7", PDUP_E_DEAL_CARD, 4},
    {"N:akq7.T98.J.K7", PDUP_E_DEAL_CARD, 2},
    {"N:AQK7.T98.J.K7", PDUP_E_DEAL_CARD, 4},
    {"N:AKQ7.T98.J", PDUP_E_DEAL_CARD, 12},
    {"N:AKQ7..J.K7", PDUP_E_DEAL_CARD, 7},
    {"N:AKQ7.T98.J.K7.", PDUP_E_DEAL_CARD, 15},
    {"N:AKQ7.T98.J.K7E:J98.AKQ.AT.Q8", PDUP_E_DEAL_CARD, 15},
    {"N:AKQ7.T98.J-.K7", PDUP_E_DEAL_CARD, 12},
    {"W:7X+9H", PDUP_E_DEAL_CARD, 3},
    {"W:XD+9H", PDUP_E_DEAL_CARD, 2},
    {"W:7D9+H", PDUP_E_DEAL_CARD, 4},
    {"W:7D+", PDUP_E_DEAL_CARD, 5},
    {"W:7D+9", PDUP_E_DEAL_CARD, 6},
    {"W:7D+9H+8C", PDUP_E_DEAL_CARD, 7},
    {"W:+", PDUP_E_DEAL_CARD, 2},
    {"N:AKQ7.T98.\xd0\xa2.K7", PDUP_E_DEAL_CARD, 11},
    /* A card twice: in its hand, in another hand, in the talon. */
    {"N:AAKQ.T98.J.K7", PDUP_E_DEAL_TWICE, 3},
    {"N:AKQ7.T98.J.K7 E:A98.AKQ.AT.Q8", PDUP_E_DEAL_TWICE, 18},
    {"W:7D+7D", PDUP_E_DEAL_TWICE, 5},
    {"N:AKQ7.T98.J.K7 W:7D+AS", PDUP_E_DEAL_TWICE, 21},
    {"N:AKQ7.T98.J.K7 W:AS+7D", PDUP_E_DEAL_TWICE, 18},
    {"N:AKQJT987.AK.-.- E:7S+8S", PDUP_E_DEAL_TWICE, 20},
    /* A pocket of another size. */
    {"N:AKQ7.T98.J.K E:J98.AKQ.AT.Q8", PDUP_E_DEAL_COUNT, 2},
    {"N:AKQ7.T98.JT.K7", PDUP_E_DEAL_COUNT, 2},
    {"N:-.-.-.-", PDUP_E_DEAL_COUNT, 2},
    {"N:7S+8S E:9S+TS", PDUP_E_DEAL_COUNT, 10},
    {"N:AKQ7.T98.J.K7 W:7D+9H E:8D+8H", PDUP_E_DEAL_COUNT, 26},
};

static void each_fault_is_named_with_its_byte(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(faults); i++) {
        size_t place = 999;
        pdup_deal *deal = (pdup_deal *)&place;
        pdup_status status =
            pdup_deal_new_from_text(NULL, faults[i].text, strlen(faults[i].text), &place, &deal);
        if (status != faults[i].status || place != faults[i].place) {
            fail_msg("%s: %s at %d", faults[i].text, pdup_status_name(status), (int)place);
        }
        assert_null(deal);
        assert_status(
            pdup_deal_new_from_text(NULL, faults[i].text, strlen(faults[i].text), NULL, &deal),
            faults[i].status);
    }
}

static void a_nul_within_the_text_is_no_card(void **state) {
    (void)state;
    static const char text[] = "N:AKQ7.T98.J.K7\0E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H";
    size_t place;
    pdup_deal *deal;
    assert_status(pdup_deal_new_from_text(NULL, text, sizeof text - 1, &place, &deal),
                  PDUP_E_DEAL_CARD);
    assert_int_equal(place, 15);
}

/* Cards as dealt from a shuffled pack: thirty in hands, two in the talon. */
static void deal_out(pdup_random *random, int32_t *pockets, int32_t *upper) {
    int32_t pack[PDUP_CARDS];
    int32_t seats[] = {PDUP_SEAT_N, PDUP_SEAT_E, PDUP_SEAT_S, PDUP_SEAT_W};
    for (int32_t card = 0; card < PDUP_CARDS; card++) {
        pack[card] = card;
    }
    random_shuffle(random, pack, PDUP_CARDS);
    random_shuffle(random, seats, 4);
    for (int32_t i = 0; i < PDUP_CARDS; i++) {
        pockets[pack[i]] = seats[i / PDUP_HAND_CARDS];
    }
    *upper = pack[PDUP_CARDS - 1];
}

static void assert_same_deal(const pdup_deal *a, const pdup_deal *b) {
    assert_int_equal(pdup_deal_talon_seat(a), pdup_deal_talon_seat(b));
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        int32_t count = seat == pdup_deal_talon_seat(a) ? PDUP_TALON_CARDS : PDUP_HAND_CARDS;
        for (int32_t i = 0; i < count; i++) {
            int32_t first;
            int32_t second;
            assert_ok(pdup_deal_card_at(a, seat, i, &first));
            assert_ok(pdup_deal_card_at(b, seat, i, &second));
            assert_int_equal(first, second);
        }
    }
}

static void random_deals_survive_the_round_trip(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int i = 0; i < RANDOM_DEALS; i++) {
        int32_t pockets[PDUP_CARDS];
        int32_t upper;
        deal_out(&random, pockets, &upper);
        pdup_deal *made;
        assert_ok(pdup_deal_new(NULL, pockets, upper, &made));
        char text[CAP];
        size_t length;
        assert_ok(pdup_deal_text(made, text, sizeof text, &length));
        pdup_deal *deal = read(text);
        assert_same_deal(deal, made);
        assert_written(deal, text);
        pdup_deal_unref(deal);
        pdup_deal_unref(made);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(canonical_lines_are_written_as_read),
    cmocka_unit_test(every_card_lands_where_the_line_says),
    cmocka_unit_test(pockets_and_spaces_may_stand_in_any_order),
    cmocka_unit_test(the_order_of_the_talon_is_kept),
    cmocka_unit_test(the_text_ends_where_its_size_says),
    cmocka_unit_test(each_fault_is_named_with_its_byte),
    cmocka_unit_test(a_nul_within_the_text_is_no_card),
    cmocka_unit_test(random_deals_survive_the_round_trip),
};

PDUP_TEST_MAIN(tests)
