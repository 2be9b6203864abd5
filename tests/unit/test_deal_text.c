/* SPDX-License-Identifier: MIT */
#include "faults.h"
#include "pdup_test.h"

#include "deal_forms.h"

#include <pdup/deal.h>

#include <stdio.h>
#include <string.h>

#define EXAMPLE "N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H"

enum { RANDOM_DEALS = 10000, CAP = 80 };

static pdup_deal *read(const char *text) {
    size_t place = 99;
    pdup_deal *deal;
    assert_ok(read_deal(NULL, text, strlen(text), &place, &deal));
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

static void people_paste_many_forms(void **state) {
    (void)state;
#define REST " E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H"
    static const char *const lines[] = {
        "n:7qka.89t.j.7k e:89j.qka.ta.8q s:t.7j.89qk.tja w:7d+9h",
        "N:AKQ7.1098.J.K7 E:J98.AKQ.A10.Q8 S:X.J7.KQ98.AJx W:7D 9H",
        "\xef\xbb\xbfN:AKQ7.T98.J.K7\r\nE:J98.AKQ.AT.Q8\r\nS:T.J7.KQ98.AJT\r\nW:7D+9H\r\n",
        "N: AKQ7.T98.J.K7" REST,
        "N:AS KS QS 7S TC 9C 8C JD KH 7H" REST,
        "N:SA,SK, SQ ,S7 , C10,C9,C8,DJ,HK,H7" REST,
        "N:ASKSQS7STC9C8CJDKH7H" REST,
        "N:SAKQ7 CT98 DJ HK7" REST,
        "N:SAKQ7CT98DJHK7" REST,
        /* Russian ranks and suits; the ten as digits, the ace as Te. */
        "N:\xd0\xa2\xd0\x9a\xd0\x94"
        "7.1098.\xd0\x92.\xd0\xba"
        "7 E:\xd0\xb2"
        "98.\xd1\x82\xd0\xba\xd0\xb4.\xd1\x82"
        "10.\xd0\xb4"
        "8 S:T.J7.KQ98.AJT W:7\xd0\xb1 9\xd0\xa7",
        "N:\xd1\x82\xd0\xbf \xd0\xbf\xd0\xba QS 7\xd0\x9f 10\xd1\x82 \xd0\xa2"
        "9 8C JD KH 7H" REST,
        /* Plain symbols, white ones, emoji. */
        "N:\xe2\x99\xa0"
        "AKQ7 \xe2\x99\xa7T98 \xe2\x99\xa6\xef\xb8\x8fJ \xe2\x99\xa5\xef\xb8\x8eK7" REST,
        "N:A\xe2\x99\xa4 K\xe2\x99\xa0 Q\xe2\x99\xa0\xef\xb8\x8f 7S T\xe2\x99\xa3 9C 8C "
        "J\xe2\x99\xa2 K\xe2\x99\xa1 7H" REST,
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(lines); i++) {
        pdup_deal *deal = read(lines[i]);
        assert_written(deal, EXAMPLE);
        pdup_deal_unref(deal);
    }
}

static void a_void_is_any_dash(void **state) {
    (void)state;
    static const char *const lines[] = {
        "N:TH+AH E:KQT9.AQJ9.97.\xe2\x80\x94 S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ",
        "N:TH+AH E:KQT9.AQJ9.97.\xe2\x80\x93 S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ",
        "N:TH+AH E:SKQT9 CAQJ9 D97 H\xe2\x80\x94 S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ",
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(lines); i++) {
        pdup_deal *deal = read(lines[i]);
        assert_written(deal, "N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ");
        pdup_deal_unref(deal);
    }
}

/* The Cyrillic Te is the ace or clubs: alone with itself it is the ace of clubs, whichever stands first. */
static void the_letter_that_is_ace_and_clubs_is_read_where_it_can(void **state) {
    (void)state;
    static const char *const words[] = {
        "\xd1\x82\xd1\x82 KC QC JC",
        "\xd1\x82\xd1\x82\xd0\xba QC JC",
        "\xd1\x82\xd0\xba\xd1\x82 QC JC",
        "\xd0\xba\xd1\x82\xd1\x82\xd1\x82 QC JC",
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(words); i++) {
        char line[120];
        int length = snprintf(line, sizeof line,
                              "N:%s 9C 8C 9S QS TS JS E:TH+AH "
                              "S:8.T7.KJ87.Q98 W:AK7.-.AQT9.KJ7",
                              words[i]);
        pdup_deal *deal;
        assert_ok(pdup_deal_new_from_text(NULL, line, (size_t)length, NULL, &deal));
        assert_written(deal, "N:QJT9.AKQJ98.-.- E:TH+AH S:8.T7.KJ87.Q98 W:AK7.-.AQT9.KJ7");
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
    {"\xd0\xa3:AKQ7.T98.J.K7", PDUP_E_DEAL_FORM, 0},
    {"N AKQ7.T98.J.K7", PDUP_E_DEAL_FORM, 1},
    {"N", PDUP_E_DEAL_FORM, 1},
    {"N:AKQ7.T98.J.K7 N:J98.AKQ.AT.Q8", PDUP_E_DEAL_FORM, 16},
    {"N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8", PDUP_E_DEAL_FORM, 31},
    {EXAMPLE " N:", PDUP_E_DEAL_FORM, 56},
    /* A letter that is no card, or not in its order. */
    {"N:", PDUP_E_DEAL_CARD, 2},
    {"N:A", PDUP_E_DEAL_CARD, 3},
    {"N:AKY7.T98.J.K7", PDUP_E_DEAL_CARD, 4},
    {"N:A1Q7.T98.J.K7", PDUP_E_DEAL_CARD, 3},
    {"N:AK\xd0\x9b"
     "7.T98.J.K7",
     PDUP_E_DEAL_CARD, 4},
    {"N:AK\xd0", PDUP_E_DEAL_CARD, 3},
    {"N:SA7.H98.DQJ.CAKQ", PDUP_E_DEAL_CARD, 2},
    {"N:AKQ7.T98.J", PDUP_E_DEAL_CARD, 12},
    {"N:AKQ7..J.K7", PDUP_E_DEAL_CARD, 7},
    {"N:AKQ7.T98.J.K7.", PDUP_E_DEAL_CARD, 15},
    {"N:AKQ7.T98.J.K7E:J98.AKQ.AT.Q8", PDUP_E_DEAL_CARD, 15},
    {"N:AKQ7.T98.J-.K7", PDUP_E_DEAL_CARD, 12},
    {"W:7X+9H", PDUP_E_DEAL_CARD, 3},
    {"W:YD+9H", PDUP_E_DEAL_CARD, 2},
    {"N:AS y:KS", PDUP_E_DEAL_CARD, 5},
    {"N:ASE:KS", PDUP_E_DEAL_CARD, 4},
    {"W:7D,,9H", PDUP_E_DEAL_CARD, 5},
    {"W:7D, ", PDUP_E_DEAL_CARD, 6},
    {"W:D-7", PDUP_E_DEAL_CARD, 4},
    {"W:D", PDUP_E_DEAL_CARD, 3},
    {"W: E:AKQ7.T98.J.K7", PDUP_E_DEAL_CARD, 3},
    {"W:7D9+H", PDUP_E_DEAL_CARD, 5},
    {"W:7D+", PDUP_E_DEAL_CARD, 5},
    {"W:7D+9", PDUP_E_DEAL_CARD, 6},
    {"N:AS KS 7H 7H", PDUP_E_DEAL_TWICE, 11},
    {"N:SAKA", PDUP_E_DEAL_TWICE, 5},
    {"W:+", PDUP_E_DEAL_CARD, 2},
    /* Spades king and queen with the ace between, or clubs with the queen. */
    {"N:\xd0\xbf\xd0\xba\xd1\x82\xd0\xb4", PDUP_E_DEAL_CARD, 6},
    /* Clubs ace and king, spades queen and ace, or ace of clubs, king of spades, queen of clubs. */
    {"N:\xd1\x82\xd1\x82\xd0\xba\xd0\xbf\xd0\xb4\xd1\x82", PDUP_E_DEAL_CARD, 2},
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
    {"N:S-C-D-H-", PDUP_E_DEAL_COUNT, 2},
    {"N:7S.-.-.-", PDUP_E_DEAL_CARD, 3},
    {"W:7D+9H+8C", PDUP_E_DEAL_COUNT, 2},
    {"W:7.9.-.- N:", PDUP_E_DEAL_COUNT, 2},
    {"\xef\xbb\xbfN:A.-.-.-", PDUP_E_DEAL_COUNT, 5},
    {"\xff\xfeN", PDUP_E_FILE_ENCODING, 0},
    {"N:7S+8S E:9S+TS", PDUP_E_DEAL_COUNT, 10},
    {"N:AS KS QS JS TS 9S 8S 7S AC KC QC", PDUP_E_DEAL_COUNT, 2},
    {"N:AKQ7.T98.J.K7 W:7D+9H E:8D+8H", PDUP_E_DEAL_COUNT, 26},
};

static void each_fault_is_named_with_its_byte(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(faults); i++) {
        size_t place = 999;
        pdup_deal *deal = (pdup_deal *)&place;
        pdup_status status = read_deal(NULL, faults[i].text, strlen(faults[i].text), &place, &deal);
        if (status != faults[i].status || place != faults[i].place) {
            fail_msg("%s: %s at %d", faults[i].text, pdup_status_name(status), (int)place);
        }
        assert_null(deal);
        assert_status(
            pdup_deal_new_from_text(NULL, faults[i].text, strlen(faults[i].text), NULL, &deal),
            faults[i].status);
    }
}

/* Glued together, rank first and suit first: 33 cards. */
static void words_of_more_than_the_pack_are_refused(void **state) {
    (void)state;
    char text[80] = "N:";
    size_t place;
    pdup_deal *deal;
    for (size_t i = 0; i < 33; i++) {
        memcpy(text + 2 + 2 * i, "7S", 2);
    }
    assert_status(read_deal(NULL, text, 68, &place, &deal), PDUP_E_DEAL_CARD);
    assert_int_equal(place, 67);
    text[2] = 'S';
    memset(text + 3, '7', 33);
    assert_status(read_deal(NULL, text, 36, &place, &deal), PDUP_E_DEAL_CARD);
    assert_int_equal(place, 35);
}

static void a_nul_within_the_text_is_no_card(void **state) {
    (void)state;
    static const char text[] = "N:AKQ7.T98.J.K7\0E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H";
    size_t place;
    pdup_deal *deal;
    assert_status(read_deal(NULL, text, sizeof text - 1, &place, &deal), PDUP_E_DEAL_CARD);
    assert_int_equal(place, 15);
    assert_status(read_deal(NULL, "N:AKQ7.T98.J.K7 \0", 17, &place, &deal), PDUP_E_DEAL_FORM);
    assert_int_equal(place, 16);
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

static void random_deals_are_read_in_every_form(void **state) {
    (void)state;
    random_forms_are_read(RANDOM_DEALS);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(canonical_lines_are_written_as_read),
    cmocka_unit_test(every_card_lands_where_the_line_says),
    cmocka_unit_test(pockets_and_spaces_may_stand_in_any_order),
    cmocka_unit_test(people_paste_many_forms),
    cmocka_unit_test(a_void_is_any_dash),
    cmocka_unit_test(the_letter_that_is_ace_and_clubs_is_read_where_it_can),
    cmocka_unit_test(the_order_of_the_talon_is_kept),
    cmocka_unit_test(the_text_ends_where_its_size_says),
    cmocka_unit_test(each_fault_is_named_with_its_byte),
    cmocka_unit_test(words_of_more_than_the_pack_are_refused),
    cmocka_unit_test(a_nul_within_the_text_is_no_card),
    cmocka_unit_test(random_deals_survive_the_round_trip),
    cmocka_unit_test(random_deals_are_read_in_every_form),
};

PDUP_TEST_MAIN(tests)
