/* SPDX-License-Identifier: MIT */
/* The `correct` lines: rows changed after they were closed, wherever the lines stand. */
#include "test_event.h"

#include "build.h"
#include "session/session.h"

/* Rows begin at line 4. */
#define T1 EVENT "traveller 1\n"
#define ROW11 "1 1 ? . . . 1 2 3 4 6 -6 0 0\n"
#define ROW12 "1 2 ? . . . 5 6 7 8 12 -12 0 0\n"
#define SETTING "a setting KEY=VALUE, not "
#define IN_QUOTES "; a value of several words stands in double quotes"
#define FORM                                                                                       \
    "correct BOARD ROUND/TABLE time=TIME [by=NAME] [reason=TEXT] ROW, or strike for the row"
#define MISSING(round, table) "E_ROW_MISSING round " round ", table " table

#define SEVEN0 "ruling 7 rule=x board=1 round=1 table=1 N=minus replaces=6"
#define SIX0 "ruling 6 rule=x board=1 round=1 table=1 N=plus\n"
#define SIX "ruling 6 rule=x board=1 round=1 table=1 N=plus time=10\n"

static const event_case cases[] = {
    {T1 ROW11 "correct 1 1/1 time=100 1 1 ? . . . 1 2 3 5 6 -6 0 0\n", ""},
    {T1 ROW11 "correct 1 1/1 time=100 by=Ann reason=\"a slip\" " ROW11, ""},
    {T1 ROW11 "correct 1 1/1 reason=x time=100 strike\n", ""},
    {T1 ROW11 "correct 1 1/1 time=100 1 1 np . . . 1 2 3 4\n",
     "5:24 W_NOT_PLAYED the board was not played here, and no ruling says what the players get"},
    /* Before what it corrects. */
    {EVENT "correct 1 1/1 time=100 " ROW11 "traveller 1\n" ROW11, ""},
    /* Words. */
    {T1 ROW11 "correct\n", "5:8 E_FILE_COUNT " FORM "; the line ends here"},
    {T1 ROW11 "correct 1\n", "5:10 E_FILE_COUNT " FORM "; the line ends here"},
    {T1 ROW11 "correct 1 1/1 time=1 by=\"x strike\n",
     "5:25 E_FILE_QUOTE the quote that opens here does not end"},
    {T1 ROW11 "correct 1 1/1 time=1 struck\n",
     "5:28 E_FILE_COUNT a row has round, table, contract, declarer, two whisters, four players "
     "and four whists (14 words, . at an empty seat) or auto (11); with np it ends after the "
     "players (10); the line ends here"},
    {T1 ROW11 "correct 1 1/1\n", "5:14 E_FILE_COUNT " FORM "; the line ends here"},
    {T1 ROW11 "correct 1 1/1 time=1\n", "5:21 E_FILE_COUNT " FORM "; the line ends here"},
    {T1 ROW11 "correct 1 1/1 time=1 by=x\n",
     "5:26 E_FILE_COUNT a row has round, table, contract, declarer, two whisters, four players "
     "and four whists (14 words, . at an empty seat) or auto (11); with np it ends after the "
     "players (10); the line ends here"},
    {T1 ROW11 "correct 0 1/1 time=1 strike\n", "5:9 E_FILE_WORD a board from 1 to 40000, not '0'"},
    {T1 ROW11 "correct 1 1 time=1 strike\n",
     "5:11 E_FILE_WORD a row ROUND/TABLE, such as 4/3, not '1'"},
    {T1 ROW11 "correct 1 1/1,1/2 time=1 strike\n",
     "5:11 E_FILE_WORD one row ROUND/TABLE, such as 4/3, not '1/1,1/2'"},
    {T1 ROW11 "correct 1 1/0 time=0 strike\n", "5:13 E_FILE_WORD a table from 1 to 10000, not '0'\n"
                                               "5:20 E_FILE_WORD seconds since 1970, not '0'"},
    {T1 ROW11 "correct 1 1/1 time=x strike\n", "5:20 E_FILE_WORD seconds since 1970, not 'x'"},
    {T1 ROW11 "correct 1 1/1 by=Ann strike\n", "5:21 E_FILE_COUNT time= is missing"},
    {T1 ROW11 "correct 1 1/1 strike time=1\n", "5:14 E_FILE_COUNT time= is missing"},
    {T1 ROW11 "correct 1 1/1 time=1 tim=2 strike\n",
     "5:22 E_FILE_KEY unknown setting 'tim'; did you mean 'time'?"},
    {T1 ROW11 "correct 1 1/1 time=1 by=Ann strike reason=x\n",
     "5:44 E_FILE_COUNT a row has round, table, contract, declarer, two whisters, four players "
     "and four whists (14 words, . at an empty seat) or auto (11); with np it ends after the "
     "players (10); the line ends here"},
    /* A text of several words without quotes. */
    {T1 ROW11 "correct 1 1/1 time=1 by=Ann reason=a slip " ROW11,
     "5:38 E_FILE_WORD " SETTING "'slip'" IN_QUOTES},
    {T1 ROW11 "correct 1 1/1 time=1 by=\xc2\xab"
              "Ann K\xc2\xbb strike\n",
     "5:30 E_FILE_WORD " SETTING "'K\xc2\xbb'" IN_QUOTES "; quotes are plain \", not typographic"},
    {T1 ROW11 "correct 1 1/1 time=1 by=\"Ann\" x 1 ? . . . 1 2 3 4 6 -6 0 0\n",
     "5:31 E_FILE_WORD a round from 1 to 10000, not 'x'"},
    {T1 ROW11 "correct 1 1/1 time=1 1 2 ? . . . 1 2 3 4 6 -6 0 0\n",
     "5:22 E_FILE_WORD the row that is corrected is '1/1'; to move a row, strike it and enter the "
     "other"},
    {T1 ROW11 "correct 1 1/1 time=1 2 1 ? . . . 1 2 3 4 6 -6 0 0\n",
     "5:22 E_FILE_WORD the row that is corrected is '1/1'; to move a row, strike it and enter the "
     "other"},
    {T1 ROW11 "correct 1 1/1 time=1 1 1 5S . . . 1 2 3 4 6 -6 0 0\n",
     "5:26 E_FILE_WORD a contract: 6 to 10 with S C D H NT, M (misere), - (all-pass), ? (not "
     "recorded), np (not played), not '5S'"},
    /* What the traveller refuses. */
    {T1 ROW11 "correct 1 1/1 time=1 1 1 ? . . . 1 2 3 4 6 -6 6 0\n",
     "5:42 E_ROW_WHISTS these sum to 6"},
    {T1 ROW11 "correct 1 1/1 time=1 1 1 ? . . . 1 2 3 22 6 -6 0 0\n",
     "5:40 E_PLAYERS player 22 of 21"},
    {T1 ROW11 "correct 1 1/2 time=1 strike\n", "5:11 " MISSING("1", "2")},
    {T1 ROW11 "correct 2 1/1 time=1 strike\n", "5:11 " MISSING("1", "1")},
    {T1 ROW11 "correct 1 1/1 time=2 strike\ncorrect 1 1/1 time=1 strike\n",
     "5:11 " MISSING("1", "1")},
    /* Times. */
    {T1 ROW11 "correct 1 1/1 time=7 " ROW11 "correct 1 1/1 time=8 " ROW11
              "correct 1 1/1 time=7 " ROW11,
     "7:20 E_ROW_ORDER at 7 (line 5)"},
    {T1 ROW11 "official 1000\ncorrect 1 1/1 time=2800 " ROW11 "correct 1 1/1 time=2801 strike\n",
     "7:20 E_ROW_LATE 2801 is more than 30 minutes (`correction-minutes`) after the official "
     "result of 1000"},
    {EVENT "regulation correction-minutes 2\ntraveller 1\n" ROW11
           "official 1000\ncorrect 1 1/1 time=1121 strike\n",
     "7:20 E_ROW_LATE 1121 is more than 2 minutes (`correction-minutes`) after the official result "
     "of 1000"},
    /* What rests on the rows sees them as they are in the end. */
    {T1 ROW11 "fouled 1 form=1 rows=1/1\ncorrect 1 1/1 time=1 strike\n",
     "5:22 E_FILE_WORD board 1 has no row of round 1, table 1"},
    {T1 ROW11 "ruling 1 rule=x board=1 round=1 table=1 N=plus\ncorrect 1 1/1 time=1 strike\n",
     "5:23 E_RULING_ROW board 1 has no row of round 1, table 1"},
    {T1 ROW11 "ruling 1 rule=x board=1 round=1 table=1 N=plus\n"
              "correct 1 1/1 time=1 strike\ncorrect 1 1/1 time=2 " ROW11,
     ""},
    /* Rulings before it, and after. */
    {T1 ROW11 SIX0 SEVEN0 "\ncorrect 1 1/1 time=5 strike\ncorrect 1 1/1 time=8 " ROW11, ""},
    {T1 ROW11 SIX0 SEVEN0 "\nrevoke 7\ncorrect 1 1/1 time=5 strike\n", ""},
    {T1 ROW11 SIX0 SEVEN0 " time=3\nrevoke 7\ncorrect 1 1/1 time=5 strike\n", ""},
    {T1 ROW11 SIX0 "disqualify 4 rule=13.2.4 number=7 replaces=6 approved-by=committee\n"
                   "correct 1 1/1 time=5 strike\n",
     ""},
    {T1 ROW11 SIX "revoke 6 time=20\ncorrect 1 1/1 time=30 strike\n", ""},
    {T1 ROW11 "correct 1 1/1 time=30 strike\nrevoke 6\n" SIX, ""},
    {T1 ROW11 "correct 1 1/1 time=30 strike\nrevoke 6 time=20\n" SIX0, ""},
    {T1 ROW11 "correct 1 1/1 time=30 strike\nrevoke 6\n" SIX0, ""},
    {T1 ROW11 "correct 1 1/1 time=9 strike\n" SIX,
     "6:23 E_RULING_ROW board 1 has no row of round 1, table 1"},
    {T1 ROW11 SIX "correct 1 1/1 time=30 strike\n", "6:11 E_ROW_RULING ruling 6 at N (line 5)"},
    {T1 ROW11 SIX "correct 1 1/1 time=30 strike\nrevoke 6 time=40\n",
     "6:20 E_ACT_EARLY 30 is before 40, until when a ruling stood there"},
    {T1 ROW11 SIX "correct 1 1/1 time=5 strike\ncorrect 1 1/1 time=8 " ROW11, ""},
    {T1 ROW11 SIX "correct 1 1/1 time=5 strike\ncorrect 1 1/1 time=11 " ROW11,
     "5:53 E_ACT_EARLY 10 is before 11: until then another ruling stood there, or nobody sat "
     "there"},
    {T1 ROW11 SIX "revoke 6 time=20\ncorrect 1 1/1 time=20 strike\ncorrect 1 1/1 time=21 " ROW11
                  "ruling 7 rule=x board=1 round=1 table=1 N=plus time=21\n",
     ""},
    {T1 ROW11 "ruling 6 rule=x board=1 round=1 table=1 W=plus time=10\n"
              "correct 1 1/1 time=9 1 1 ? . . . 1 2 3 . 6 -6 0 .\n"
              "correct 1 1/1 time=12 " ROW11,
     "5:53 E_ACT_EARLY 10 is before 12: until then another ruling stood there, or nobody sat "
     "there"},
    {T1 ROW11 "ruling 6 rule=x board=1 round=1 table=1 W=plus time=10\n"
              "correct 1 1/1 time=13 1 1 ? . . . 1 2 3 . 6 -6 0 .\n",
     "6:11 E_ROW_RULING ruling 6 at W (line 5)"},
    {EVENT "movement rotation tables=5 seats=4\ntraveller 1\n1 1 M N0 S E 1 6 11 16 0 0 0 0\n"
           "correct 1 1/1 time=9 1 1 M N0 S E 1 6 11 17 0 0 0 0\n",
     "3:10 W_NO_TRAVELLER no traveller of board 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 9 more\n"
     "6:22 W_WHISTER_ORDER\n"
     "6:22 W_MOVEMENT the movement has player 16 here, not player 17"},
    /* Of the tariff only what stands in the end is warned of. */
    {EVENT "variety sochi\ntraveller 1\n1 1 M N0 E S 1 2 3 4 0 0 0 0\n"
           "correct 1 1/1 time=9 1 1 M N0 E S 1 2 3 4 auto\n",
     ""},
    {"pdup-event 1\ncorrect 1 1/1 time=1 strike\n", "1:1 E_FILE_MISSING players NUMBER"},
};

static void lines_are_read_or_complained_of(void **state) {
    (void)state;
    check_cases(cases, PDUP_COUNT_OF(cases));
}

/* What has waited for one ruling to go is done as it happened, wherever the lines stand. */
static const char *const shuffled[] = {
    "correct 1 1/1 time=2 1 1 ? . . . 1 2 3 4 22 -58 20 16\n",
    "ruling 5 rule=11.2 board=1 round=1 table=2 W=plus time=1\n",
    "ruling 6 rule=11.2 board=1 round=1 table=1 N=plus replaces=5\n",
    "correct 1 1/2 time=3 1 2 ? . . . 5 6 7 . 1 1 -2 .\n",
    "correct 1 1/2 time=4 strike\n",
};

enum { SHUFFLED = PDUP_COUNT_OF(shuffled), SHUFFLES = 120 };

/* The lines in the order of that number, of all there are. */
static void shuffle(int number, char *text, size_t size) {
    bool is_taken[SHUFFLED] = {false};
    snprintf(text, size, "%s",
             T1 "1 1 ? . . . 1 2 3 4 22 -58 22 14\n1 2 ? . . . 5 6 7 8 22 -58 22 14\n");
    for (int left = SHUFFLED; left > 0; left--) {
        int skipped = number % left;
        int at = 0;
        number /= left;
        while (is_taken[at] || skipped > 0) {
            skipped -= !is_taken[at];
            at++;
        }
        is_taken[at] = true;
        strcat(text, shuffled[at]);
    }
}

static void the_order_of_lines_decides_nothing(void **state) {
    (void)state;
    for (int i = 0; i < SHUFFLES; i++) {
        char text[1000];
        shuffle(i, text, sizeof text);
        /* The ruling has come to stand before the row was corrected. */
        char wanted[100];
        int line = 1;
        for (const char *at = text; at < strstr(text, "correct 1 1/1"); at++) {
            line += *at == '\n';
        }
        snprintf(wanted, sizeof wanted,
                 "%d:22 W_AWARD_KEPT the row was corrected at 2; ruling 6 stands on it as it did "
                 "before",
                 line);
        check_case(&(event_case){text, wanted});
    }
}

static void texts_have_a_limit(void **state) {
    (void)state;
    static const char *const keys[] = {"by", "reason"};
    for (size_t i = 0; i < PDUP_COUNT_OF(keys); i++) {
        static char text[2 * PDUP_MAX_TEXT];
        char wanted[100];
        int start = snprintf(text, sizeof text, T1 ROW11 "correct 1 1/1 time=1 %s=", keys[i]);
        memset(text + start, 'x', PDUP_MAX_TEXT + 1);
        memcpy(text + start + PDUP_MAX_TEXT + 1, " strike\n", sizeof " strike\n");
        snprintf(wanted, sizeof wanted, "5:%d E_FILE_WORD at most 1000 bytes; these are 1001",
                 (int)(23 + strlen(keys[i])));
        pdup_session *session = read_session(text, wanted, 1);
        pdup_session_unref(session);
    }
}

/* The row of board 1; with round 0 if it is not there. */
static pdup__row row_of(const pdup_session *session, int32_t round, int32_t table) {
    const pdup_traveller *traveller = pdup__session_find(session, 1);
    int32_t at = pdup__traveller_find(traveller, round, table);
    return at < 0 ? (pdup__row){0} : traveller->rows[at].row;
}

static void rows_are_what_was_corrected_last(void **state) {
    (void)state;
    /* Two rows, their corrections in no order of time, one row struck out in the end. */
    static const char *const text = EVENT
        "correct 1 1/1 time=300 1 1 ? . . . 1 2 3 13 6 -6 0 0\n"
        "traveller 1\n" ROW11 "correct 1 1/2 time=400 strike\n"
        "correct 1 1/1 time=100 by=Ann reason=\"first slip\" 1 1 ? . . . 1 2 3 11 6 -6 0 0\n" ROW12
        "correct 1 1/1 time=200 strike\n"
        "correct 1 1/2 time=399 1 2 ? . . . 5 6 7 9 12 -12 0 0\n";
    static const int64_t times[] = {100, 200, 300, 399, 400};
    pdup_session *session = read_session(text, "", 1);
    pdup_traveller *traveller;
    assert_int_equal(row_of(session, 1, 1).players[3], 13);
    assert_int_equal(row_of(session, 1, 2).round, 0);
    assert_ok(pdup_session_traveller(session, 1, &traveller));
    assert_int_equal(pdup_traveller_correction_count(traveller), PDUP_COUNT_OF(times));
    for (int32_t i = 0; i < (int32_t)PDUP_COUNT_OF(times); i++) {
        pdup_correction *correction;
        assert_ok(pdup_traveller_correction_at(traveller, i, &correction));
        assert_int_equal(pdup_correction_number(correction, PDUP_CORRECTION_FIELD_TIME), times[i]);
        assert_string_equal(pdup_correction_by(correction), i == 0 ? "Ann" : "");
        assert_string_equal(pdup_correction_reason(correction), i == 0 ? "first slip" : "");
        pdup_correction_unref(correction);
    }
    int32_t closed;
    assert_ok(pdup_traveller_closed_at(traveller, 0, &closed));
    assert_int_equal(closed, 1);
    pdup_traveller_unref(traveller);
    pdup_session_unref(session);
}

/* `auto`, turns, tables of three and rooms are read as in the rows of a traveller. */
static void corrected_rows_are_read_as_rows(void **state) {
    (void)state;
    static const char *const text =
        EVENT "variety sochi\ntraveller 1\n1 2@B ? . . . 1 2 3 4 6 -6 0 0\n"
              "turned 1 rows=1/2@B seats=ESWN\n2 1@A - 3 3 4 5 6 7 8 auto\n"
              "correct 1 1/2@B time=5 1 2@B 6S E7 S3 W0 1 2 3 4 auto\n"
              "correct 1 2/1@A time=5 2 1@A ? . . . 5 6 7 . 1 -1 0 .\n";
    pdup_session *session = read_session(text, "", 1);
    const pdup__row turned = row_of(session, 1, 4);
    assert_int_equal(turned.contract, PDUP_CONTRACT_GAME);
    assert_int_equal(turned.turn, 1);
    assert_true(turned.whists[1] > 0);
    assert_int_equal(row_of(session, 2, 1).seats, 3);
    pdup_session_unref(session);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(lines_are_read_or_complained_of),
    cmocka_unit_test(the_order_of_lines_decides_nothing),
    cmocka_unit_test(texts_have_a_limit),
    cmocka_unit_test(rows_are_what_was_corrected_last),
    cmocka_unit_test(corrected_rows_are_read_as_rows),
};

PDUP_TEST_MAIN(tests)
