/* SPDX-License-Identifier: MIT */
/* Deals written in each notation, as they stand and read again. */
#include "deal_forms.h"

enum { ROUND_TRIPS = 10000 };

#define BOARD_2 "N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ"
#define BOARD_3 "N:KJT.J.AK87.97 E:KC+7C S:AQ98.AQ9.-.QJT W:7.T8.QJT9.AK8"

static pdup_deal *read(const char *line) {
    pdup_deal *deal;
    assert_ok(pdup_deal_new_from_text(NULL, line, strlen(line), NULL, &deal));
    return deal;
}

static void each_notation_as_it_stands(void **state) {
    (void)state;
    static const struct {
        const char *deal;
        int32_t notation;
        int32_t board;
        pdup_seat first_hand;
        const char *text;
    } samples[] = {
        {BOARD_2, PDUP_NOTATION_LINES, 0, PDUP_SEAT_NONE, BOARD_2 "\n"},
        {BOARD_2, PDUP_NOTATION_TAGS, 2, PDUP_SEAT_NONE,
         "[Board \"2\"]\n[Deal \"E:KQT9.AQJ9.97.- 8.K8.KJ8.Q987 AJ7.T7.AQT.KJ\"]\n"
         "[Talon \"N:THAH\"]\n"},
        {BOARD_2, PDUP_NOTATION_TAGS, 0, PDUP_SEAT_NONE,
         "[Deal \"E:KQT9.AQJ9.97.- 8.K8.KJ8.Q987 AJ7.T7.AQT.KJ\"]\n[Talon \"N:THAH\"]\n"},
        {BOARD_2, PDUP_NOTATION_ONE_LINE, 0, PDUP_SEAT_W,
         "deal: \xe2\x99\xa0"
         "9XQK \xe2\x99\xa3"
         "9JQA \xe2\x99\xa6"
         "79   \xe2\x99\xa0"
         "8 \xe2\x99\xa3"
         "8K \xe2\x99\xa6"
         "8JK \xe2\x99\xa5"
         "789Q   \xe2\x99\xa0"
         "7JA \xe2\x99\xa3"
         "7X \xe2\x99\xa6XQA \xe2\x99\xa5JK   \xe2\x99\xa5X\xe2\x99\xa5"
         "A 2 ->\n"},
        {BOARD_2, PDUP_NOTATION_RECORD, 0, PDUP_SEAT_S,
         "begin\nFIRSTPLAYER 1\nHAND 9s 10s Qs Ks 9c Jc Qc Ac 7d 9d\n"
         "HAND 8s 8c Kc 8d Jd Kd 7h 8h 9h Qh\nHAND 7s Js As 7c 10c 10d Qd Ad Jh Kh\n"
         "WIDOW 10h Ah\nend\n"},
        {BOARD_2, PDUP_NOTATION_RECORD, 0, PDUP_SEAT_NONE,
         "begin\nHAND 9s 10s Qs Ks 9c Jc Qc Ac 7d 9d\n"
         "HAND 8s 8c Kc 8d Jd Kd 7h 8h 9h Qh\nHAND 7s Js As 7c 10c 10d Qd Ad Jh Kh\n"
         "WIDOW 10h Ah\nend\n"},
        {BOARD_2, PDUP_NOTATION_PPN, 2, PDUP_SEAT_NONE,
         "[2 123 3467RTUW9B2QVADFHIJM158PSCEGLNKO]\n"},
        /* The talon beside N, below N, and no hand above. */
        {BOARD_3, PDUP_NOTATION_TABLE, 0, PDUP_SEAT_NONE,
         "\xd0\xa1\xd0\xb5\xd0\xb2\xd0\xb5\xd1\x80\n\xd0\x9a, \xd0\x92, 10\n\xd0\x92\n\xd0\xa2, "
         "\xd0\x9a, 8, 7\n9, 7\n\xd0\x97\xd0\xb0\xd0\xbf\xd0\xb0\xd0\xb4\n7\n10, 8\n\xd0\x94, "
         "\xd0\x92, 10, 9\n\xd0\xa2, \xd0\x9a, 8\n"
         "\xd0\xae\xd0\xb3\n\xd0\xa2, \xd0\x94, 9, 8\n\xd0\xa2, \xd0\x94, "
         "9\n\xe2\x80\x94\n\xd0\x94, \xd0\x92, "
         "10\n\xd0\x9f\xd1\x80\xd0\xb8\xd0\xba\xd1\x83\xd0\xbf: \xe2\x99\xa3\xd0\x9a, \xe2\x99\xa3"
         "7\n"},
        {BOARD_2, PDUP_NOTATION_TABLE, 0, PDUP_SEAT_NONE,
         "\xd0\x97\xd0\xb0\xd0\xbf\xd0\xb0\xd0\xb4                     "
         "\xd0\x92\xd0\xbe\xd1\x81\xd1\x82\xd0\xbe\xd0\xba\n"
         "\xd0\xa2, \xd0\x92, 7                   \xd0\x9a, \xd0\x94, 10, 9\n"
         "10, 7                     \xd0\xa2, \xd0\x94, \xd0\x92, 9\n"
         "\xd0\xa2, \xd0\x94, 10                  9, 7\n"
         "\xd0\x9a, \xd0\x92                      \xe2\x80\x94\n"
         "\xd0\xae\xd0\xb3\n8\n\xd0\x9a, 8\n\xd0\x9a, \xd0\x92, 8\n\xd0\x94, 9, 8, "
         "7\n\xd0\x9f\xd1\x80\xd0\xb8\xd0\xba\xd1\x83\xd0\xbf: \xe2\x99\xa5"
         "10, \xe2\x99\xa5\xd0\xa2\n"},
        {BOARD_2, PDUP_NOTATION_BOARDS, 2, PDUP_SEAT_NONE, "2 5510253870928 " BOARD_2 "\n"},
        {BOARD_2, PDUP_NOTATION_BOARDS, 6, PDUP_SEAT_E, "6 5510253870928 " BOARD_2 "\n"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(samples); i++) {
        char text[FORM_CAP];
        size_t length;
        pdup_deal *deal = read(samples[i].deal);
        assert_ok(pdup_deal_notation_text(deal, samples[i].notation, samples[i].board,
                                          samples[i].first_hand, text, sizeof text, &length));
        assert_string_equal(text, samples[i].text);
        assert_int_equal(length, strlen(text));
        pdup_deal_unref(deal);
    }
}

static void random_deals_go_round_in_each_notation(void **state) {
    (void)state;
    random_notations_go_round(ROUND_TRIPS);
}

/* Tables of three: the talon in W, E is first hand of board 2. */
static void boards_of_three_go_round(void **state) {
    (void)state;
    pdup_deal *deal = read("N:AJ7.T7.AQT.KJ E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:TH+AH");
    assert_notation(deal, PDUP_NOTATION_BOARDS, 2, PDUP_SEAT_E);
    pdup_deal_unref(deal);
}

static void what_is_out_of_range_is_refused(void **state) {
    (void)state;
    static const struct {
        int32_t notation;
        int32_t board;
        pdup_seat first_hand;
        pdup_status status;
    } samples[] = {
        {0, 0, 0, PDUP_E_RANGE},
        {PDUP_NOTATION_ANY, 0, 0, PDUP_E_RANGE},
        {PDUP_NOTATION_TAGS, -1, 0, PDUP_E_RANGE},
        {PDUP_NOTATION_TAGS, 40001, 0, PDUP_E_RANGE},
        {PDUP_NOTATION_TAGS, 40000, 0, PDUP_OK},
        {PDUP_NOTATION_BOARDS, 0, 0, PDUP_E_RANGE},
        {PDUP_NOTATION_ONE_LINE, 0, -1, PDUP_E_RANGE},
        {PDUP_NOTATION_ONE_LINE, 0, 5, PDUP_E_RANGE},
        {PDUP_NOTATION_ONE_LINE, 0, PDUP_SEAT_N, PDUP_E_RANGE}, /* the talon's */
        {PDUP_NOTATION_BOARDS, 1, 0, PDUP_E_DEAL_TALON},
        {PDUP_NOTATION_BOARDS, 2, PDUP_SEAT_S, PDUP_E_DEAL_TALON},
        {PDUP_NOTATION_BOARDS, 2, PDUP_SEAT_E, PDUP_OK},
    };
    pdup_deal *deal = read(BOARD_2);
    for (size_t i = 0; i < PDUP_COUNT_OF(samples); i++) {
        size_t length = 9;
        assert_status(pdup_deal_notation_text(deal, samples[i].notation, samples[i].board,
                                              samples[i].first_hand, NULL, 0, &length),
                      samples[i].status);
        assert_int_equal(length > 0, samples[i].status == PDUP_OK);
    }
    pdup_deal_unref(deal);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(each_notation_as_it_stands),
    cmocka_unit_test(random_deals_go_round_in_each_notation),
    cmocka_unit_test(boards_of_three_go_round),
    cmocka_unit_test(what_is_out_of_range_is_refused),
};

PDUP_TEST_MAIN(tests)
