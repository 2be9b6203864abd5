/* SPDX-License-Identifier: MIT */
/* Deals in the notations of others. Texts from public places are copied with their origin. */
#include "pdup_test.h"

#include "deal_cases.h"
#include "random.h"

#include <pdup/notation.h>

#include <stdio.h>
#include <string.h>

enum { CAP = 80, TAGS_CAP = 160, MOST = 3, RANDOM_DEALS = 2000 };

#define DEALS INT64_C(5506588817009280)

typedef struct wanted {
    pdup_status code;
    int32_t line;
    int32_t column;
} wanted;

static void assert_deal(const pdup_deal_list *list, int32_t index, const char *line) {
    char text[CAP];
    size_t length;
    pdup_deal *deal;
    assert_ok(pdup_deal_list_deal_at(list, index, &deal));
    assert_ok(pdup_deal_text(deal, text, sizeof text, &length));
    assert_string_equal(text, line);
    pdup_deal_unref(deal);
}

static pdup_deal_list *read(int32_t notation, const char *text, const wanted *faults) {
    pdup_faults *found;
    pdup_deal_list *list;
    int32_t count = 0;
    assert_ok(pdup_deal_list_new_from_text(NULL, notation, text, strlen(text), &found, &list));
    for (; count < MOST && faults[count].code != 0; count++) {
        wanted is;
        if (pdup_faults_code_at(found, count, &is.code) != PDUP_OK ||
            pdup_faults_place_at(found, count, &is.line, &is.column) != PDUP_OK ||
            memcmp(&is, &faults[count], sizeof is) != 0) {
            fail_msg("%s: %s at %d:%d", text, pdup_faults_text_at(found, count), (int)is.line,
                     (int)is.column);
        }
    }
    if (pdup_faults_count(found) != count) {
        fail_msg("%s: also %s", text, pdup_faults_text_at(found, count));
    }
    pdup_faults_unref(found);
    return list;
}

typedef struct sample {
    const char *text;
    wanted faults[MOST];
    const char *deals[2];
    int32_t board; /* of the first deal, and its first hand */
    pdup_seat first_hand;
} sample;

static void assert_samples(int32_t notation, const sample *samples, size_t count) {
    for (size_t i = 0; i < count; i++) {
        int32_t deals = 0;
        pdup_deal_list *list = read(notation, samples[i].text, samples[i].faults);
        for (; deals < 2 && samples[i].deals[deals]; deals++) {
            assert_deal(list, deals, samples[i].deals[deals]);
        }
        assert_int_equal(pdup_deal_list_count(list), deals);
        assert_int_equal(pdup_deal_list_board_at(list, 0), samples[i].board);
        assert_int_equal(pdup_deal_list_first_hand_at(list, 0), samples[i].first_hand);
        pdup_deal_list_unref(list);
    }
}

#define EXAMPLE "N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H"
#define PASSED PDUP_W_DEAL_PASSED_OVER

static void published_deals_are_read(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(deal_cases); i++) {
        static const wanted none[] = {{0, 0, 0}};
        pdup_deal_list *list = read(PDUP_NOTATION_LINES, deal_cases[i].text, none);
        assert_int_equal(pdup_deal_list_count(list), 1);
        assert_deal(list, 0, deal_cases[i].line);
        pdup_deal_list_unref(list);
    }
}

static void lines_are_read_one_by_one(void **state) {
    (void)state;
    static const sample samples[] = {
        {.text = ""},
        {.text = "# nothing\n\n \t\n"},
        {.text = "\xef\xbb\xbf" EXAMPLE "\r\n", .deals = {EXAMPLE}},
        {.text = EXAMPLE "\n  N:AA\n" EXAMPLE "\n",
         .faults = {{PDUP_E_DEAL_CARD, 2, 6}},
         .deals = {EXAMPLE, EXAMPLE}},
        /* D02 https://github.com/grafalex82/PreferansSolver/blob/master/Main.cpp has no talon. */
        {.text = "N:QJ.97.KQJX.J7 E:X987.8.987.98 S:AK.QJX.A.AKQX",
         .faults = {{PDUP_E_DEAL_FORM, 1, 48}}},
        /* X03 https://github.com/dominicprice/endplay/issues/51: statistics behind the deals. */
        {.text = EXAMPLE "\nMinimum     : 33.6\nGenerated 2922012 hands\n",
         .faults = {{PDUP_E_DEAL_FORM, 2, 1}, {PDUP_E_DEAL_FORM, 3, 1}},
         .deals = {EXAMPLE}},
        {.text = "\xff\xfeN", .faults = {{PDUP_E_FILE_ENCODING, 1, 1}}},
    };
    assert_samples(PDUP_NOTATION_LINES, samples, PDUP_COUNT_OF(samples));
}

#define N06                                                                                        \
    "\xe2\x99\xa0"                                                                                 \
    "9Q \xe2\x99\xa3"                                                                              \
    "78X \xe2\x99\xa6XA \xe2\x99\xa5"                                                              \
    "8KA   \xe2\x99\xa0"                                                                           \
    "78J \xe2\x99\xa3QKA \xe2\x99\xa6"                                                             \
    "9JQ \xe2\x99\xa5X   \xe2\x99\xa0XKA \xe2\x99\xa3"                                             \
    "9 \xe2\x99\xa6"                                                                               \
    "78K \xe2\x99\xa5"                                                                             \
    "79J   \xe2\x99\xa3J\xe2\x99\xa5Q"
#define N06_LINE "N:Q9.T87.AT.AK8 E:J87.AKQ.QJ9.T S:AKT.9.K87.J97 W:JC+QH"
#define PLAIN "SAKQ7CT98DJHK7 SJ98CAKQDATHQ8 STCJ7DKQ98HAJT 7D 9H"

static void one_line_forms(void **state) {
    (void)state;
    static const sample samples[] = {
        /* N06 https://github.com/ab-chesspad/jpref/blob/master/etc/tests/misereplay#L63: the talon glued. */
        {.text = "deal: " N06 " 2 ->", .deals = {N06_LINE}, .first_hand = PDUP_SEAT_S},
        {.text = "deal: " PLAIN " 0", .deals = {EXAMPLE}, .first_hand = PDUP_SEAT_N},
        {.text = "# x\n\ndeal: " PLAIN " 1 -> 3",
         .faults = {{PASSED, 3, 63}},
         .deals = {EXAMPLE},
         .first_hand = PDUP_SEAT_E},
        {.text = "deal: " PLAIN " 1 # x",
         .faults = {{PASSED, 1, 60}},
         .deals = {EXAMPLE},
         .first_hand = PDUP_SEAT_E},
        {.text = "deal: " PLAIN " 1 x",
         .faults = {{PDUP_E_DEAL_FORM, 1, 60}},
         .deals = {EXAMPLE},
         .first_hand = PDUP_SEAT_E},
        {.text = "deal: " PLAIN " 3", .faults = {{PDUP_E_DEAL_FORM, 1, 58}}},
        {.text = "deal: " PLAIN, .faults = {{PDUP_E_DEAL_FORM, 1, 57}}},
        {.text = "hand: " PLAIN " 1", .faults = {{PDUP_E_DEAL_FORM, 1, 1}}},
        {.text = "deal: SAKQ7CT98DJHK7 SJ98CAKQDATHQ87", .faults = {{PDUP_E_DEAL_TWICE, 1, 36}}},
        {.text = "deal: SAKQ7CT98DJHK7 SJ98CAKQDATHQ89", .faults = {{PDUP_E_DEAL_COUNT, 1, 22}}},
        {.text = "deal: SAKQ7 1", .faults = {{PDUP_E_DEAL_CARD, 1, 13}}},
        {.text = "deal: SAKQ7", .faults = {{PDUP_E_DEAL_COUNT, 1, 12}}},
    };
    assert_samples(PDUP_NOTATION_ONE_LINE, samples, PDUP_COUNT_OF(samples));
}

/* From https://github.com/prefko/portable-preferans-notation, the figures worked out card by card. */
static void letters(void **state) {
    (void)state;
    static const sample samples[] = {
        /* N01: Y is no card. */
        {.text = "1BDHM27YQK4CEIN3FVRJS5LP8GU6AOT9", .faults = {{PDUP_E_DEAL_CARD, 1, 8}}},
        {.text = "1BDHM27WQK4CEIN3FVRJS5LP8GU6AOT9",
         .deals = {"N:K87.A8.J9.QT7 E:T9.K9.KQT.K98 S:AQJ.QT7.A8.AJ W:JC+7D"}},
        {.text = "[2 312 WQKJS5LP84CEIAOT9N31BDH7FVM2RGU6 P,P,P]",
         .faults = {{PASSED, 1, 41}},
         .deals = {"N:97.J.QT87.AK8 E:K8.K9.AKJ9.Q7 S:AJT.AT87.-.JT9 W:QC+QS"}},
        {.text = "[3 123 4U6ADHM2OT9CEIN31B7WQKFVRJS5LP8G P,2,3 3 T3 5]",
         .faults = {{PASSED, 1, 41}},
         .deals = {"N:QT8.QJ.J8.AQ7 E:K97.A.QT97.K8 S:J.KT987.K.JT9 W:AS+AD"}},
        {.text = "# x\n\n[2 312 WQKJS5LP84CEIAOT9N31BDH7FVM2RGU6 ]",
         .deals = {"N:97.J.QT87.AK8 E:K8.K9.AKJ9.Q7 S:AJT.AT87.-.JT9 W:QC+QS"}},
        {.text = "[2 311 W", .faults = {{PDUP_E_DEAL_FORM, 1, 4}}},
        {.text = "[2 012 W", .faults = {{PDUP_E_DEAL_FORM, 1, 4}}},
        {.text = "[2 401 W", .faults = {{PDUP_E_DEAL_FORM, 1, 4}}},
        {.text = "[2 12 W", .faults = {{PDUP_E_DEAL_FORM, 1, 4}}},
        {.text = "[2 123 WW", .faults = {{PDUP_E_DEAL_TWICE, 1, 9}}},
        {.text = "12", .faults = {{PDUP_E_DEAL_CARD, 1, 3}}},
    };
    assert_samples(PDUP_NOTATION_PPN, samples, PDUP_COUNT_OF(samples));
}

#define HANDS                                                                                      \
    "HAND As Ks Qs 7s 10c 9c 8c Jd Kh 7h\n"                                                        \
    "HAND Js 9s 8s Ac Kc Qc Ad 10d Qh 8h\n"                                                        \
    "HAND 10s Jc 7c Kd Qd 9d 8d Ah Jh 10h\n"

static void records_of_keywords(void **state) {
    (void)state;
    static const sample samples[] = {
        {.text = "begin\nFIRSTPLAYER 1\n" HANDS "WIDOW 7d 9h\nend\n",
         .deals = {EXAMPLE},
         .first_hand = PDUP_SEAT_E},
        {.text = "begin\nCONTRACT 6\nWIDOW 7d 9h\n" HANDS "MOVE 0 1\nNUMOFPLAYERS 3\nend\n",
         .faults = {{PASSED, 2, 1}, {PASSED, 7, 1}, {PASSED, 8, 1}},
         .deals = {EXAMPLE}},
        {.text = "begin\n" HANDS "end\n\nbegin\n" HANDS "WIDOW 7d 9h\nend",
         .faults = {{PDUP_E_DEAL_COUNT, 5, 4}},
         .deals = {EXAMPLE}},
        {.text = "begin\nHAND As\nWIDOW 7d 9h\nend", .faults = {{PDUP_E_DEAL_COUNT, 2, 8}}},
        {.text = "begin\nWIDOW 7d 9h\nend", .faults = {{PDUP_E_DEAL_COUNT, 3, 4}}},
        {.text = "begin\n" HANDS "HAND 7d\nend", .faults = {{PDUP_E_DEAL_COUNT, 5, 6}}},
        {.text = "begin\nWIDOW 7d 9h\nWIDOW 7c 9c\nend", .faults = {{PDUP_E_DEAL_COUNT, 3, 7}}},
        {.text = "begin\nFIRSTPLAYER 3\nend", .faults = {{PDUP_E_DEAL_FORM, 2, 13}}},
        {.text = "begin\nCOLOUR\nWIDOW 7d 9h",
         .faults = {{PDUP_E_DEAL_FORM, 2, 1}, {PDUP_E_DEAL_FORM, 3, 12}}},
    };
    assert_samples(PDUP_NOTATION_RECORD, samples, PDUP_COUNT_OF(samples));
}

#define DEAL_TAG "[Deal \"N:AKQ7.T98.J.K7 J98.AKQ.AT.Q8 T.J7.KQ98.AJT\"]\n"
#define VOID "N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ"

static void tags(void **state) {
    (void)state;
    static const sample samples[] = {
        {.text = "[Board \"1\"]\n" DEAL_TAG "[Talon \"7D9H\"]\n", .deals = {EXAMPLE}, .board = 1},
        {.text = DEAL_TAG "[Talon \"W:7D 9H\"]\n\n% x\n# y\n[Talon \"7D9H\"]\n" DEAL_TAG,
         .deals = {EXAMPLE, EXAMPLE},
         .board = 1},
        /* Board 2 has the talon in N; a void may be left out. */
        {.text = "[Board \"2\"]\n[Deal \"S:8.K8.KJ8.Q987 AJ7.T7.AQT.KJ KQT9.AQJ9.97.\"]\n"
                 "[Talon \"THAH\"]\n[Board \"5\"]\n" DEAL_TAG "[Talon \"7D9H\"]",
         .deals = {VOID, EXAMPLE},
         .board = 2},
        /* X01 https://github.com/dominicprice/endplay/issues/50: a value not known is no fault. */
        {.text = "[Declarer \"?\"]\n[Contract \"?\"]\n[Result \"?\"]",
         .faults = {{PASSED, 1, 1}, {PASSED, 2, 1}, {PASSED, 3, 1}}},
        {.text = "[Discard \"7D9H\"]\n[Discard\nDiscard \"7\"",
         .faults = {{PASSED, 1, 1}, {PASSED, 2, 1}, {PASSED, 3, 1}}},
        /* N09 https://github.com/TricksterCards/TricksterBots/issues/241: 52 cards. */
        {.text = "[Deal \"N:Q3.QJ743.T64.73 4.985.KJ873.962 A7.T2.AQ2.KQT85 KT986.AK6.95.A4\"]\n"
                 "[Undealt \"S2SJCJS5\"]\n",
         .faults = {{PDUP_E_DEAL_COUNT, 1, 8}, {PDUP_E_DEAL_CARD, 1, 11}, {PASSED, 2, 1}}},
        /* X04 https://github.com/dominicprice/endplay/issues/15: suit letters among the dots. */
        {.text = "[Deal \"S:SA7.H864.DQJT73.CAKQ SQ2.H952.D62.CJT9742\"]",
         .faults = {{PDUP_E_DEAL_COUNT, 1, 8}, {PDUP_E_DEAL_CARD, 1, 10}}},
        {.text = "[Board \"0\"]\n" DEAL_TAG, .faults = {{PDUP_E_DEAL_FORM, 1, 10}}},
        {.text = "[Board \"40001\"]\n" DEAL_TAG, .faults = {{PDUP_E_DEAL_FORM, 1, 14}}},
        {.text = "[Board \"400001\"]\n", .faults = {{PDUP_E_DEAL_FORM, 1, 15}}},
        {.text = "[Board \"4000012\"]\n", .faults = {{PDUP_E_DEAL_FORM, 1, 15}}},
        {.text = "[Board \"1x\"]\n", .faults = {{PDUP_E_DEAL_FORM, 1, 10}}},
        {.text = "[Board \"/\"]\n", .faults = {{PDUP_E_DEAL_FORM, 1, 9}}},
        {.text = DEAL_TAG, .faults = {{PDUP_E_DEAL_COUNT, 1, 8}}},
        {.text = "[Talon \"7D\"]\n" DEAL_TAG, .faults = {{PDUP_E_DEAL_COUNT, 1, 11}}},
        {.text = "[Talon \"N:7D9H\"]\n" DEAL_TAG, .faults = {{PDUP_E_DEAL_FORM, 2, 10}}},
        {.text = "[Talon \"7D9H\"]\n[Deal \"N\"]", .faults = {{PDUP_E_DEAL_FORM, 2, 8}}},
        {.text = "[Talon \"7D9H\"]\n[Deal \"X:A.A.A.A\"]", .faults = {{PDUP_E_DEAL_FORM, 2, 8}}},
        {.text = "[Talon \"7D9H\"]\n[Deal \"N:A.A.A.A A\"]",
         .faults = {{PDUP_E_DEAL_COUNT, 2, 10}}},
        {.text = "[Talon \"7D9H\"]\n[Deal \"N:A.A.A.A.\"]", .faults = {{PDUP_E_DEAL_CARD, 2, 17}}},
        {.text = "[Talon \"7D9H\"]\n[Deal \"N:AKQ7.T98.J.K7 J98.AKQ.AT.Q8 T.J7.KQ98.AJT x\"]",
         .faults = {{PDUP_E_DEAL_FORM, 2, 52}}},
    };
    assert_samples(PDUP_NOTATION_TAGS, samples, PDUP_COUNT_OF(samples));
}

static void tags_go_round(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int32_t i = 1; i <= RANDOM_DEALS; i++) {
        static const wanted none[] = {{0, 0, 0}};
        char text[TAGS_CAP];
        char line[CAP];
        size_t length;
        pdup_deal *deal;
        int64_t code = (int64_t)(random_bits(&random) % (uint64_t)(4 * DEALS));
        assert_ok(pdup_deal_new_from_code(NULL, code, &deal));
        assert_ok(pdup_deal_tags(deal, i, text, sizeof text, &length));
        assert_ok(pdup_deal_text(deal, line, sizeof line, &length));
        pdup_deal_list *list = read(PDUP_NOTATION_TAGS, text, none);
        assert_int_equal(pdup_deal_list_count(list), 1);
        assert_int_equal(pdup_deal_list_board_at(list, 0), i);
        assert_deal(list, 0, line);
        pdup_deal_list_unref(list);
        pdup_deal_unref(deal);
    }
}

static void what_is_out_of_range_is_refused(void **state) {
    (void)state;
    static const wanted none[] = {{0, 0, 0}};
    pdup_deal_list *list = read(PDUP_NOTATION_LINES, EXAMPLE, none);
    pdup_deal_list *other = list;
    pdup_faults *faults = (pdup_faults *)list;
    pdup_deal *deal = (pdup_deal *)list;
    size_t length = 9;
    assert_status(pdup_deal_list_deal_at(list, 1, &deal), PDUP_E_RANGE);
    assert_null(deal);
    assert_status(pdup_deal_list_deal_at(list, -1, &deal), PDUP_E_RANGE);
    for (int32_t notation = 0; notation <= 6; notation += 6) {
        assert_status(pdup_deal_list_new_from_text(NULL, notation, "", 0, &faults, &other),
                      PDUP_E_RANGE);
        assert_null(faults);
        assert_null(other);
    }
    assert_status(pdup_deal_list_new_from_text(NULL, 1, "", (size_t)1 << 31, &faults, &other),
                  PDUP_E_RANGE);
    assert_ok(pdup_deal_list_new_from_text(NULL, 1, NULL, 0, &faults, &other));
    assert_int_equal(pdup_deal_list_count(other), 0);
    pdup_deal_list_unref(other);
    pdup_faults_unref(faults);
    assert_ok(pdup_deal_list_deal_at(list, 0, &deal));
    assert_status(pdup_deal_tags(deal, 0, NULL, 0, &length), PDUP_E_RANGE);
    assert_status(pdup_deal_tags(deal, 40001, NULL, 0, &length), PDUP_E_RANGE);
    assert_int_equal(length, 0);
    pdup_deal_unref(deal);
    pdup_deal_list_unref(pdup_deal_list_ref(list));
    pdup_deal_list_unref(list);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(published_deals_are_read),
    cmocka_unit_test(lines_are_read_one_by_one),
    cmocka_unit_test(one_line_forms),
    cmocka_unit_test(letters),
    cmocka_unit_test(records_of_keywords),
    cmocka_unit_test(tags),
    cmocka_unit_test(tags_go_round),
    cmocka_unit_test(what_is_out_of_range_is_refused),
};

PDUP_TEST_MAIN(tests)
