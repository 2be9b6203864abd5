/* SPDX-License-Identifier: MIT */
/* Deals in the notations of others. Texts from public places are copied with their origin. */
#include "test_notation.h"
#include "faults.h"

#include "deal_cases.h"

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
        {.text = "", .faults = {{PDUP_E_DEAL_FORM, 1, 1}}},
        {.text = "# nothing\n\n \t\n", .faults = {{PDUP_E_DEAL_FORM, 1, 1}}},
        {.text = "\xef\xbb\xbf" EXAMPLE "\r\n", .deals = {EXAMPLE}},
        {.text = EXAMPLE "\n  N:AA\n" OTHER "\n",
         .faults = {{PDUP_E_DEAL_CARD, 2, 6}},
         .deals = {EXAMPLE, OTHER}},
        /* Twice, the second time with the hands at other seats. */
        {.text = EXAMPLE "\n" OTHER "\n" TURNED "\n" EXAMPLE,
         .faults = {{AGAIN, 3, 1}, {AGAIN, 4, 1}},
         .deals = {EXAMPLE, OTHER, TURNED, EXAMPLE}},
        /* D02 https://github.com/grafalex82/PreferansSolver/blob/master/Main.cpp has no talon. */
        {.text = "N:QJ.97.KQJX.J7 E:X987.8.987.98 S:AK.QJX.A.AKQX",
         .faults = {{PDUP_E_DEAL_FORM, 1, 48}}},
        /* X03 https://github.com/dominicprice/endplay/issues/51: statistics behind the deals. */
        {.text = EXAMPLE "\nMinimum     : 33.6\nGenerated 2922012 hands\n",
         .faults = {{PDUP_E_DEAL_FORM, 2, 1}, {PDUP_E_DEAL_FORM, 3, 1}},
         .deals = {EXAMPLE}},
        {.text = "N:_{q", .faults = {{PDUP_E_DEAL_CARD, 1, 3}}},
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

#define N03 "[2 312 WQKJS5LP84CEIAOT9N31BDH7FVM2RGU6"
#define N03_LINE "N:97.J.QT87.AK8 E:K8.K9.AKJ9.Q7 S:AJT.AT87.-.JT9 W:QC+QS"
#define N04 "[3 123 4U6ADHM2OT9CEIN31B7WQKFVRJS5LP8G"
#define N04_LINE "N:QT8.QJ.J8.AQ7 E:K97.A.QT97.K8 S:J.KT987.K.JT9 W:AS+AD"

/* From https://github.com/prefko/portable-preferans-notation, the figures worked out card by card. */
static void letters(void **state) {
    (void)state;
    static const sample samples[] = {
        /* N01: Y is no card. */
        {.text = "1BDHM27YQK4CEIN3FVRJS5LP8GU6AOT9", .faults = {{PDUP_E_DEAL_CARD, 1, 8}}},
        {.text = "1BDHM27WQK4CEIN3FVRJS5LP8GU6AOT9",
         .deals = {"N:K87.A8.J9.QT7 E:T9.K9.KQT.K98 S:AQJ.QT7.A8.AJ W:JC+7D"}},
        /* N03: all passed, no play; the hands are those of players 3, 1 and 2. */
        {.text = "[2 312 WQKJS5LP84CEIAOT9N31BDH7FVM2RGU6 P,P,P]",
         .faults = {{PASSED, 1, 41}},
         .deals = {"N:97.J.QT87.AK8 E:K8.K9.AKJ9.Q7 S:AJT.AT87.-.JT9 W:QC+QS"}},
        {.text = N04 " P,2,3 3 T3 5]",
         .faults = {{PASSED, 1, 41}, {PASSED, 1, 49}},
         .deals = {N04_LINE}},
        /* N04: the discard is of two hands, cards are played again, and three tricks of the second player's are the first's
         * in the result. */
        {.text = N04 " P,2,3 3 T3 5 2 I2 10 1 G9B3,2A13,G9B3,2A13,G9B3,2A13,2A13,G9B2,2A12,G9B2 "
                     "F3:L24,0,M7:-8]",
         .faults = {{PASSED, 1, 41}, {PASSED, 1, 49}, {PASSED, 1, 64}, {PASSED, 1, 114}},
         .deals = {N04_LINE}},
        {.text = N04 " G9B3,2A13,CDE1 1:L24,0,M2:-8]",
         .faults = {{PASSED, 1, 41}},
         .deals = {N04_LINE}},
        {.text = N04 " G9B3,2A13,CDE1 1:L24,0,M3:-8]",
         .faults = {{PASSED, 1, 41}, {PASSED, 1, 56}},
         .deals = {N04_LINE}},
        {.text = N04 " G9B3,2A13,CDE1 1:L24,1,M2:-8]",
         .faults = {{PASSED, 1, 41}, {PASSED, 1, 56}},
         .deals = {N04_LINE}},
        {.text = N04 " G9B3 /,0,1 :,0,1 a1,0,1 {1,0,1 @1,0,1 Aa,0,1 A/,0,1 ,0,1]",
         .faults = {{PASSED, 1, 41}},
         .deals = {N04_LINE}},
        /* The result is in the order of the hands, that of players 3, 1 and 2. */
        {.text = N03 " G9B3,2A13,CDE1 M2:0,L1,0]",
         .faults = {{PASSED, 1, 41}},
         .deals = {N03_LINE}},
        {.text = N03 " G9B3,2A13,CDE1 1,0,M2]",
         .faults = {{PASSED, 1, 41}, {PASSED, 1, 56}},
         .deals = {N03_LINE}},
        /* A discard from the talon and a hand, and one of a hand; a card that was discarded is played. */
        {.text = N03 " UW GCA3 1,0,0]", .faults = {{PASSED, 1, 41}}, .deals = {N03_LINE}},
        {.text = N03 " WC GDA3 1,0,0]",
         .faults = {{PASSED, 1, 41}, {PASSED, 1, 41}},
         .deals = {N03_LINE}},
        {.text = N03 " WQ GCA3 1,0,0]", .faults = {{PASSED, 1, 41}}, .deals = {N03_LINE}},
        {.text = N03 " WQ GCW3 1,0,0]",
         .faults = {{PASSED, 1, 41}, {PASSED, 1, 44}},
         .deals = {N03_LINE}},
        {.text = N03 " G6 12]", .faults = {{PASSED, 1, 41}}, .deals = {N03_LINE}},
        /* No play and no result: X is no card and no winner, four parts are no result. */
        {.text =
             N04 " G9B3,2X13 G9B4 G9,G9 G9B13 0A12 G9B2 ,1,2 A,1,2 1,2 1,2,3,4 100,1,2 1x,2,3 ]",
         .faults = {{PASSED, 1, 41}},
         .deals = {N04_LINE}},
        {.text = "[2 312 WQKJS5LP84CEIAOT9N31BDH7FVM2RGU6 ] x",
         .faults = {{PASSED, 1, 43}},
         .deals = {"N:97.J.QT87.AK8 E:K8.K9.AKJ9.Q7 S:AJT.AT87.-.JT9 W:QC+QS"}},
        {.text = "[ 312 WQKJS5LP84CEIAOT9N31BDH7FVM2RGU6]",
         .deals = {"N:97.J.QT87.AK8 E:K8.K9.AKJ9.Q7 S:AJT.AT87.-.JT9 W:QC+QS"}},
        {.text = "# x\n\n[2 312 WQKJS5LP84CEIAOT9N31BDH7FVM2RGU6 ]",
         .deals = {"N:97.J.QT87.AK8 E:K8.K9.AKJ9.Q7 S:AJT.AT87.-.JT9 W:QC+QS"}},
        {.text = N04 " 0A A0 G9B0 ]", .faults = {{PASSED, 1, 41}}, .deals = {N04_LINE}},
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
        {.text = "begin\nFIRSTPLAYER 4\nend", .faults = {{PDUP_E_DEAL_FORM, 2, 13}}},
        /* The fourth of four players has no hand. */
        {.text = "begin\nFIRSTPLAYER 3\n" HANDS "WIDOW 7d 9h\nend",
         .faults = {{PASSED, 2, 13}},
         .deals = {EXAMPLE}},
        {.text = "begin x\nFIRSTPLAYER 0 1\n" HANDS "WIDOW 7d 9h\nend y",
         .faults = {{PASSED, 1, 7}, {PASSED, 2, 15}, {PASSED, 7, 5}},
         .deals = {EXAMPLE},
         .first_hand = PDUP_SEAT_N},
        {.text = "begin\n" HANDS "begin\n" HANDS "WIDOW 7d 9h\nend",
         .faults = {{PDUP_E_DEAL_FORM, 5, 6}},
         .deals = {EXAMPLE}},
        {.text = "begin\n" HANDS "WIDOW 7d 9h 8d\nend", .faults = {{PDUP_E_DEAL_COUNT, 5, 13}}},
        {.text = "begin\nCOLOUR\nWIDOW 7d 9h",
         .faults = {{PDUP_E_DEAL_FORM, 2, 1}, {PDUP_E_DEAL_FORM, 3, 12}}},
        {.text = "begin\nFIRSTPLAYER 1\n", .faults = {{PDUP_E_DEAL_FORM, 2, 14}}},
        {.text = "begin\nbegin\n" HANDS "WIDOW 7d 9h\nend",
         .faults = {{PDUP_E_DEAL_FORM, 2, 6}},
         .deals = {EXAMPLE}},
        /* Nothing is a record without its first line, neither at the front nor behind another one. */
        {.text = "beginOCN\nFIRSTPLAYER 1\n" HANDS "WIDOW 7d 9h\nend\n",
         .faults = {{PDUP_E_DEAL_FORM, 1, 1}}},
        {.text = "begin\n" HANDS "WIDOW 7d 9h\nend\n\n" HANDS "WIDOW 9h 7d\nend\n" HANDS
                 "begin\n" HANDS "WIDOW 7d 9h\nend\n",
         .faults = {{PDUP_E_DEAL_FORM, 8, 1},
                    {PDUP_E_DEAL_FORM, 13, 1},
                    {PDUP_W_DEAL_AGAIN, 16, 1}},
         .deals = {EXAMPLE, EXAMPLE}},
    };
    assert_samples(PDUP_NOTATION_RECORD, samples, PDUP_COUNT_OF(samples));
}

#define BOARD_1 "N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C"
#define BOARD_2 "N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ"
/* The same hands in their order at a table of three. */
#define BOARD_2_OF_3 "N:AJ7.T7.AQT.KJ E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:TH+AH"

/* As the command writes them, from the seed 000102...1f. */
static void boards_with_numbers(void **state) {
    (void)state;
    static const sample samples[] = {
        {.text = "Board            Number  Deal\n"
                 "    1  2435260391358659  " BOARD_1 "\n"
                 "    2     5510253870928  " BOARD_2 "\n",
         .deals = {BOARD_1, BOARD_2},
         .board = 1,
         .first_hand = PDUP_SEAT_N},
        {.text = "board,number,deal\r\n# x\n\n2,5510253870928," BOARD_2_OF_3 "\r\n",
         .deals = {BOARD_2_OF_3},
         .board = 2,
         .first_hand = PDUP_SEAT_E},
        {.text = "board;\"number\";\"deal\"\n2;5510253870928;" BOARD_2_OF_3 "\n",
         .deals = {BOARD_2_OF_3},
         .board = 2,
         .first_hand = PDUP_SEAT_E},
        {.text = "2 ; 5510253870928\t;" BOARD_2,
         .deals = {BOARD_2},
         .board = 2,
         .first_hand = PDUP_SEAT_E},
        {.text = "2 5510253870929 " BOARD_2, .faults = {{PDUP_E_DEAL_NUMBER, 1, 3}}},
        {.text = "1 2435260391358658 " BOARD_1, .faults = {{PDUP_E_DEAL_NUMBER, 1, 3}}},
        {.text = "3 5510253870928 " BOARD_2, .faults = {{PDUP_E_DEAL_TALON, 1, 17}}},
        {.text = "1 2435260391358659 " BOARD_1 "\n1 2686980370748324 " EXAMPLE,
         .faults = {{AGAIN, 2, 1}},
         .deals = {BOARD_1, EXAMPLE},
         .board = 1,
         .first_hand = PDUP_SEAT_N},
        {.text = "0 5 " BOARD_1 "\n400010 5 " BOARD_1 "\nx 5 " BOARD_1 "\n5",
         .faults = {{PDUP_E_DEAL_FORM, 1, 1},
                    {PDUP_E_DEAL_FORM, 2, 1},
                    {PDUP_E_DEAL_FORM, 3, 1},
                    {PDUP_E_DEAL_FORM, 4, 1}}},
        {.text = "1 5506588817009280 " BOARD_1 "\n1 x " BOARD_1 "\n1 5x " BOARD_1 "\n1,,5," BOARD_1,
         .faults = {{PDUP_E_DEAL_FORM, 1, 3},
                    {PDUP_E_DEAL_FORM, 2, 3},
                    {PDUP_E_DEAL_FORM, 3, 3},
                    {PDUP_E_DEAL_FORM, 4, 3}}},
        {.text = "1,;5 " BOARD_1 "\n1;,5 " BOARD_1 "\n1 , ,5 " BOARD_1 "\n1/5",
         .faults = {{PDUP_E_DEAL_FORM, 1, 3},
                    {PDUP_E_DEAL_FORM, 2, 3},
                    {PDUP_E_DEAL_FORM, 3, 5},
                    {PDUP_E_DEAL_FORM, 4, 1}}},
        {.text = "1 5 N:AA\nBoard Number\nboard number deal x",
         .faults = {{PDUP_E_DEAL_CARD, 1, 8}, {PDUP_E_DEAL_FORM, 2, 1}, {PDUP_E_DEAL_FORM, 3, 1}}},
        /* Numbers as spreadsheets have rounded them, before our eyes and not. */
        {.text = "1,2.43526E+15," BOARD_1 "\n1 2,43526e+15 \"" BOARD_1 "\" \n1 2E+15 " BOARD_1,
         .faults = {{PASSED, 1, 3}, {AGAIN, 2, 1}, {PASSED, 2, 3}, {AGAIN, 3, 1}, {PASSED, 3, 3}},
         .deals = {BOARD_1, BOARD_1, BOARD_1},
         .board = 1,
         .first_hand = PDUP_SEAT_N},
        {.text = "1 2435260391358650 " BOARD_1 "\n1 2435260391358660 " BOARD_1,
         .faults = {{PASSED, 1, 3}, {AGAIN, 2, 1}, {PASSED, 2, 3}},
         .deals = {BOARD_1, BOARD_1},
         .board = 1,
         .first_hand = PDUP_SEAT_N},
        {.text = "1 2435260391358640 " BOARD_1 "\n1 2435260391358670 " BOARD_1 "\n1 10 " BOARD_1,
         .faults = {{PDUP_E_DEAL_NUMBER, 1, 3},
                    {PDUP_E_DEAL_NUMBER, 2, 3},
                    {PDUP_E_DEAL_NUMBER, 3, 3}}},
        {.text = "1 2E-15 x\n1 2x+15 x\n1 2E+ x\n1 2E+15x x\n1 2\n1 2E",
         .faults = {{PDUP_E_DEAL_FORM, 1, 3},
                    {PDUP_E_DEAL_FORM, 2, 3},
                    {PDUP_E_DEAL_FORM, 3, 3},
                    {PDUP_E_DEAL_FORM, 4, 3},
                    {PDUP_E_DEAL_FORM, 5, 3},
                    {PDUP_E_DEAL_FORM, 6, 3}}},
        {.text = "1 ", .faults = {{PDUP_E_DEAL_FORM, 1, 3}}},
        {.text = "1 5 ", .faults = {{PDUP_E_DEAL_FORM, 1, 5}}},
        {.text = "\"board number deal\nb number deal", .faults = {{PDUP_E_DEAL_FORM, 2, 1}}},
    };
    assert_samples(PDUP_NOTATION_BOARDS, samples, PDUP_COUNT_OF(samples));
}

static void the_notation_is_found(void **state) {
    (void)state;
    static const struct {
        const char *text;
        int32_t notation;
    } samples[] = {
        {"", PDUP_NOTATION_LINES},
        {"what is this\n5\n5 5\n5 5 N\nN\n X:\n1BDHM\n", PDUP_NOTATION_LINES},
        {"5 5 N x\n5 5 N.\n5 5 x\nab\n5 2E+15 N", PDUP_NOTATION_LINES},
        {"% PBN 2.1", PDUP_NOTATION_TAGS},
        {"# deal:\n\n caption\n\t w:AS\ndeal: x\n", PDUP_NOTATION_LINES},
        {"5 5 Nx\n5 x N:\n5/5 N:\n5:5 N:\nx:\n55", PDUP_NOTATION_LINES},
        {"deal:\tx", PDUP_NOTATION_ONE_LINE},
        {"[_ \"\"]", PDUP_NOTATION_PPN},
        {"[@ \"\"]", PDUP_NOTATION_PPN},
        {"[{ \"\"]", PDUP_NOTATION_PPN},
        {"[b \"\"]", PDUP_NOTATION_TAGS},
        {"caption\n  [ Board \"1\"]", PDUP_NOTATION_TAGS},
        {"[2 312 WQK\n", PDUP_NOTATION_PPN},
        {"[", PDUP_NOTATION_PPN},
        {"[Board 1]", PDUP_NOTATION_PPN},
        {"1BDHM27WQK4CEIN3FVRJS5LP8GU6AOT9\n", PDUP_NOTATION_PPN},
        {"1BDHM27WQK4CEIN3FVRJS5LP8GU6AOT\ndeal: x", PDUP_NOTATION_ONE_LINE},
        {"1BDHM27WQK4CEIN3FVRJS5LP8GU6AO.9\nbegin", PDUP_NOTATION_RECORD},
        {"North  West\n", PDUP_NOTATION_TABLE},
        {"Board Number Deal\n 1 5 N:", PDUP_NOTATION_BOARDS},
        {"1,5,N:", PDUP_NOTATION_BOARDS},
        {"\xef\xbb\xbfN:", PDUP_NOTATION_LINES},
        {"\xff\xfe[", PDUP_NOTATION_LINES},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(samples); i++) {
        pdup_faults *faults;
        pdup_deal_list *list;
        assert_ok(read_deals(NULL, PDUP_NOTATION_ANY, samples[i].text, strlen(samples[i].text),
                             &faults, &list));
        if (pdup_deal_list_notation(list) != samples[i].notation) {
            fail_msg("%s: %d", samples[i].text, (int)pdup_deal_list_notation(list));
        }
        pdup_faults_unref(faults);
        pdup_deal_list_unref(list);
    }
}

static void notations_of_bridge_are_named(void **state) {
    (void)state;
    static const char *const texts[] = {"pn|a,b,c,d|st||md|1S2|", "B 1\nH AK\n"};
    static const char *const names[] = {"LIN", "RBN"};
    for (size_t i = 0; i < PDUP_COUNT_OF(texts); i++) {
        pdup_faults *faults;
        pdup_deal_list *list;
        assert_ok(read_deals(NULL, PDUP_NOTATION_ANY, texts[i], strlen(texts[i]), &faults, &list));
        assert_int_equal(pdup_deal_list_notation(list), PDUP_NOTATION_LINES);
        assert_int_equal(pdup_deal_list_count(list), 0);
        assert_int_equal(pdup_faults_count(faults), 1);
        assert_non_null(strstr(fault_text(faults, 0), names[i]));
        pdup_faults_unref(faults);
        pdup_deal_list_unref(list);
    }
}

static void the_line_of_each_deal_is_told(void **state) {
    (void)state;
    static const wanted none[] = {{0, 0, 0}};
    pdup_deal_list *list = read(PDUP_NOTATION_ANY, "# x\n" EXAMPLE "\n\n" OTHER, none);
    assert_int_equal(pdup_deal_list_notation(list), PDUP_NOTATION_LINES);
    assert_int_equal(listed_number(list, 0, PDUP_LISTED_LINE), 2);
    assert_int_equal(listed_number(list, 1, PDUP_LISTED_LINE), 4);
    pdup_deal_list_unref(list);
    list = read(PDUP_NOTATION_ANY, "\nbegin\n" HANDS "WIDOW 7d 9h\nend\n", none);
    assert_int_equal(listed_number(list, 0, PDUP_LISTED_LINE), 2);
    pdup_deal_list_unref(list);
}

/* What a deal has no place for can be read back: the id of a letter record. */
static void the_id_of_a_record_is_kept(void **state) {
    (void)state;
    static const wanted passed[] = {{PASSED, 1, 41}, {0, 0, 0}};
    char text[160];
    size_t length;
    pdup_deal_list *list =
        read(PDUP_NOTATION_PPN, N04 " P]\n1BDHM27WQK4CEIN3FVRJS5LP8GU6AOT9", passed);
    assert_int_equal(pdup_deal_list_tag_count_at(list, 0), 1);
    assert_string_equal(pdup_deal_list_tag_name_at(list, 0, 0), "Id");
    assert_string_equal(pdup_deal_list_tag_value_at(list, 0, 0), "3");
    assert_int_equal(pdup_deal_list_tag_count_at(list, 1), 0);
    assert_ok(pdup_deal_list_tags_at(list, 0, text, sizeof text, &length));
    assert_string_equal(text, "[Deal \"N:QT8.QJ.J8.AQ7 K97.A.QT97.K8 J.KT987.K.JT9\"]\n"
                              "[Talon \"W:ASAD\"]\n[Id \"3\"]\n");
    pdup_deal_list_unref(list);
    list = read(PDUP_NOTATION_PPN, "[a\\b\\ 123 4U6ADHM2OT9CEIN31B7WQKFVRJS5LP8G]",
                (wanted[]){{0, 0, 0}});
    assert_string_equal(pdup_deal_list_tag_value_at(list, 0, 0), "a\\b\\");
    pdup_deal_list_unref(list);
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
    for (int32_t notation = 0; notation <= 9; notation += 9) {
        assert_status(read_deals(NULL, notation, "", 0, &faults, &other), PDUP_E_RANGE);
        assert_null(faults);
        assert_null(other);
    }
    assert_status(read_deals(NULL, 1, "", (size_t)1 << 31, &faults, &other), PDUP_E_RANGE);
    assert_ok(read_deals(NULL, 1, NULL, 0, &faults, &other));
    assert_int_equal(pdup_deal_list_count(other), 0);
    pdup_deal_list_unref(other);
    pdup_faults_unref(faults);
    int32_t line = 9;
    assert_status(pdup_deal_list_number_at(list, 0, PDUP_LISTED_BOARD - 1, &line), PDUP_E_RANGE);
    assert_status(pdup_deal_list_number_at(list, 0, PDUP_LISTED_LINE + 1, &line), PDUP_E_RANGE);
    assert_int_equal(line, 0);
    for (int32_t index = -1; index <= 1; index += 2) {
        length = 9;
        assert_status(pdup_deal_list_tags_at(list, index, NULL, 0, &length), PDUP_E_RANGE);
        assert_int_equal(length, 0);
        line = 9;
        assert_status(pdup_deal_list_number_at(list, index, PDUP_LISTED_LINE, &line), PDUP_E_RANGE);
        assert_int_equal(line, 0);
        assert_int_equal(pdup_deal_list_tag_count_at(list, index), 0);
    }
    length = 9;
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
    cmocka_unit_test(boards_with_numbers),
    cmocka_unit_test(the_notation_is_found),
    cmocka_unit_test(notations_of_bridge_are_named),
    cmocka_unit_test(the_line_of_each_deal_is_told),
    cmocka_unit_test(the_id_of_a_record_is_kept),
    cmocka_unit_test(what_is_out_of_range_is_refused),
};

PDUP_TEST_MAIN(tests)
