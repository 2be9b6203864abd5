/* SPDX-License-Identifier: MIT */
/* The rows of travellers: their words, and what the traveller refuses. */
#include "faults.h"
#include "test_event.h"

#include "event_file/row_words.h"

/* Board 1 of tables of four: the talon lies at W, N is first hand. Rows begin at line 4. */
#define T1 EVENT "traveller 1\n"
/* Columns of the words in rows written as here: 1 3 5 8 11 14 17 19 21 23 25 ... */
#define PLAYED " 1 2 3 4 0 0 0 0\n"
#define FORM                                                                                       \
    "a row has round, table, contract, declarer, two whisters, four players and four whists (14 "  \
    "words, . at an empty seat) or auto (11); with np it ends after the players (10)"

static const event_case word_cases[] = {
    /* Every form that is right. */
    {T1 "1 1 6S N6 E2 S2" PLAYED "2 1 10NT N10 E0 S0p 5 6 7 8 0 0 0 0\n"
        "3 1 6s n e s 9 10 11 12 0 0 0 0\n4 1 7H N E/ S 13 14 15 16 0 0 0 0\n"
        "5 1 M N0 E S 17 18 19 20 -1/3 1/3 0.5 -0.5\n"
        "6 1 - 3 3 4 1 2 3 5 x \xe2\x88\x92"
        "5 +3 0\n",
     "9:1 W_BOARD_AGAIN player 1 has played this board already, in round 1 at table 1 (rules "
     "11.6.B)\n"
     "9:1 W_BOARD_AGAIN player 2 has played this board already, in round 1 at table 1 (rules "
     "11.6.B)\n"
     "9:1 W_BOARD_AGAIN player 3 has played this board already, in round 1 at table 1 (rules "
     "11.6.B)\n"
     "9:1 W_BOARD_AGAIN player 5 has played this board already, in round 2 at table 1 (rules "
     "11.6.B)"},
    {T1 "1 1 - N3 E3 S3" PLAYED "2 1 ? . . . 5 6 7 8 X x X x\n3 1 NP . . . 9 10 11 12\n",
     "6:1 W_NOT_PLAYED the board was not played here, and no ruling says what the players get"},
    /* Too few and too many words. */
    {T1 "1\n", "4:2 E_FILE_COUNT " FORM "; the line ends here"},
    {T1 "1 1 6S N6 E2 S2 1 2 3 4\n", "4:24 E_FILE_COUNT " FORM "; the line ends here"},
    {T1 "1 1 6S N6 E2 S2 1 2 3 4 0 0 0 0 0\n", "4:33 E_FILE_COUNT " FORM "; too much from '0' on"},
    {T1 "1 1 np . . . 1 2 3\n", "4:19 E_FILE_COUNT " FORM "; the line ends here"},
    {T1 "1 1 np . . . 1 2 3 4 0\n", "4:22 E_FILE_COUNT " FORM "; too much from '0' on"},
    {T1 "1 1 6S N6 E2 S2 1 2 3 4 auto 0\n", "4:30 E_FILE_COUNT " FORM "; too much from '0' on"},
    {T1 "1 1 6S N6 E2 Q2 1 2 3 4 auto\n",
     "4:14 E_FILE_WORD a defender: his seat alone (passed), E4 (whisted), E4p (passed), E/ (left "
     "for half), not 'Q2'"},
    /* Round and table. */
    {T1 "0 1 6S N6 E2 S2" PLAYED, "4:1 E_FILE_WORD a round from 1 to 10000, not '0'"},
    {T1 "10001 0 6S N6 E2 S2" PLAYED, "4:1 E_FILE_WORD a round from 1 to 10000, not '10001'\n"
                                      "4:7 E_FILE_WORD a table from 1 to 10000, not '0'"},
    /* Contract and cells. */
    {T1 "1 1 5S N6 Q Q" PLAYED,
     "4:5 E_FILE_WORD a contract: 6 to 10 with S C D H NT, M (misere), - (all-pass), ? (not "
     "recorded), np (not played), not '5S'"},
    /* In Russian, and with the signs of suits. */
    {T1 "1 1 6БК С6 В2 Ю2" PLAYED "2 1 7♣ С6 В4п Ю0 5 6 7 8 0 0 0 0\n"
        "3 1 М С0 В Ю 9 10 11 12 0 0 0 0\n4 1 8♥\ufe0f N E S 13 14 15 16 0 0 0 0\n",
     ""},
    {T1 "1 1 6N N6 E2 S2" PLAYED,
     "4:5 E_FILE_WORD a contract: 6 to 10 with S C D H NT, M (misere), - (all-pass), ? (not "
     "recorded), np (not played), not '6N'; did you mean 6NT?"},
    {T1 "1 1 6С N6 E2 S2" PLAYED,
     "4:5 E_FILE_WORD a contract: 6 to 10 with S C D H NT, M (misere), - (all-pass), ? (not "
     "recorded), np (not played), not '6С', which has Cyrillic letters"},
    {T1 "1 1 6S N6 Е2 S2" PLAYED,
     "4:11 E_FILE_WORD a defender: his seat alone (passed), E4 (whisted), E4p (passed), E/ (left "
     "for half), not 'Е2', which has Cyrillic letters"},
    {T1 "1 1 6\xd1\x81 N6 E2 S2" PLAYED,
     "4:5 E_FILE_WORD a contract: 6 to 10 with S C D H NT, M (misere), - (all-pass), ? (not "
     "recorded), np (not played), not '6\xd1\x81', which has Cyrillic letters"},
    {T1 "1 1 6S 6 E2 S2" PLAYED, "4:8 E_FILE_WORD the declarer: his seat and his tricks, not '6'"},
    {T1 "1 1 M N0 E/ S" PLAYED, "4:10 E_FILE_WORD a defender's seat, not 'E/'"},
    {T1 "1 1 - N3 E S4" PLAYED,
     "4:10 E_FILE_WORD tricks, a seat before them or not: N3 or 3, not 'E'"},
    {T1 "1 1 ? N . E" PLAYED, "4:7 E_ROW_CONTRACT here stands 'N'\n"
                              "4:11 E_ROW_CONTRACT here stands 'E'"},
    {T1 "1 1 np . E . 1 2 3 4\n", "4:10 E_ROW_CONTRACT here stands 'E'"},
    /* Players and whists. */
    {T1 "1 1 6S N6 E2 S2 0 x 40001 4 0 0 0 0\n",
     "4:17 E_FILE_WORD a player (. for an empty seat) from 1 to 40000, not '0'\n"
     "4:19 E_FILE_WORD a player (. for an empty seat) from 1 to 40000, not 'x'\n"
     "4:21 E_FILE_WORD a player (. for an empty seat) from 1 to 40000, not '40001'"},
    {T1 "1 1 6S N6 E2 S2 1 2 3 4 .5 0,5 1/4 q\n",
     "4:25 E_FILE_WORD a decimal has a digit before its point, and no comma: 0.5, not '.5'\n"
     "4:28 E_FILE_WORD a decimal has a digit before its point, and no comma: 0.5, not '0,5'\n"
     "4:32 E_FILE_WORD whists are whole, thirds or halves: a whole number of sixths, not '1/4'\n"
     "4:36 E_FILE_WORD whists: 12, -82/3, 0.5, or x (unknown), or . (an empty seat), not 'q'"},
    {T1 "1 1 6S N6 E2 S2 1 2 3 4 100001 0 0 0\n",
     "4:25 E_FILE_WORD whists lie within 100000 either way, not '100001'"},
};

static void words_of_rows_are_checked(void **state) {
    (void)state;
    check_cases(word_cases, PDUP_COUNT_OF(word_cases));
}

static const event_case refused_cases[] = {
    /* Whists (rules 7). */
    {T1 "1 1 6S N6 E2 S2 1 2 3 4 1 2 0 0\n", "4:25 E_ROW_WHISTS these sum to 3"},
    {T1 "1 1 6S N6 E2 S2 1 2 3 4 -1/3 0.5 0 0\n", "4:25 E_ROW_WHISTS these sum to 1/6"},
    {T1 "1 1 6S N6 E2 S2 1 2 3 4 x 2 0 0\n", ""},
    {T1 "1 1 6S N6 E2 S2 1 2 3 4 0 0 0 .\n", "4:31 E_ROW_NO_WHISTS 4 at W"},
    {T1 "1 1 6S N6 E2 S2 1 2 3 4 0 . 0 .\n", "4:27 E_ROW_NO_WHISTS 2 at E"},
    /* Tricks (rules 6). */
    {T1 "1 1 6S N6 E2 S1" PLAYED, "4:8 E_ROW_TRICKS these sum to 9"},
    {T1 "1 1 6S N6 E2 S" PLAYED, "4:8 E_ROW_TRICKS these sum to 8"},
    {T1 "1 1 6S N6 E S3" PLAYED, "4:8 E_ROW_TRICKS these sum to 9"},
    {T1 "1 1 6S N E2 S" PLAYED, "4:8 E_ROW_TRICKS 'N' has none"},
    {T1 "1 1 6S N6 E S" PLAYED, "4:8 E_ROW_TRICKS 'N6' should have none"},
    {T1 "1 1 6S N0 E S" PLAYED, "4:8 E_ROW_TRICKS 'N0' should have none"},
    {T1 "1 1 6S N E0p S0p" PLAYED "2 1 6S N6 E4 S0p 5 6 7 8 0 0 0 0\n", ""},
    {T1 "1 1 6S N4 E0p S4" PLAYED, "4:8 E_ROW_TRICKS these sum to 8"},
    {T1 "1 1 6S N E S4p" PLAYED, "4:12 E_ROW_TRICKS 'S4p' should have none"},
    {T1 "1 1 M N E S" PLAYED, "4:7 E_ROW_TRICKS 'N' has none"},
    {T1 "1 1 M N0 E3 S" PLAYED, "4:10 E_ROW_TRICKS 'E3' should have none"},
    {T1 "1 1 - 3 3 1" PLAYED, "4:7 E_ROW_TRICKS these sum to 7"},
    {T1 "1 1 - 3 . 4" PLAYED, "4:9 E_ROW_TRICKS '.' has none"},
    /* Seats. */
    {T1 "1 1 6S N6 N2 S2" PLAYED, "4:11 E_ROW_SEATS N stands twice"},
    {T1 "1 1 6S N6 E2 E2" PLAYED, "4:14 E_ROW_SEATS E stands twice"},
    {T1 "1 1 6S W6 E2 S2" PLAYED, "4:8 E_ROW_SEATS the talon of this board lies at W"},
    {T1 "1 1 6S N6 . S2" PLAYED, "4:11 E_ROW_SEATS here stands no seat"},
    {T1 "1 1 - E3 S3 N4" PLAYED, "4:7 E_ROW_FIRST_HAND here stands E where N should"},
    {T1 "1 1 - 3 S3 4" PLAYED, "4:9 E_ROW_FIRST_HAND here stands S where E should"},
    {T1 "1 1 - N3 E3 N4" PLAYED, "4:13 E_ROW_FIRST_HAND here stands N where S should"},
    {EVENT "traveller 3\n1 1 - S3 W3 S4" PLAYED,
     "4:13 E_ROW_FIRST_HAND here stands S where N should"},
    {EVENT "movement rotation tables=7 seats=3\ntraveller 2\n"
           "1 1 - E3 S3 E4 1 8 15 . 0 0 0 .\n",
     "5:13 E_ROW_FIRST_HAND here stands E where N should"},
    /* Players. */
    {T1 "1 1 6S N6 E2 S2 1 2 1 4 0 0 0 0\n", "4:21 E_ROW_PLAYER_TWICE 1 at N and S"},
    {T1 "1 1 6S N6 E2 S2 1 2 3 3 0 0 0 0\n", "4:23 E_ROW_PLAYER_TWICE 3 at S and W"},
    {T1 "1 1 6S N6 E2 S2 1 . 3 4 0 0 0 0\n", "4:19 E_ROW_NO_PLAYER E"},
    /* Without a movement nobody at W is a table of three. */
    {EVENT "traveller 1\n1 1 ? . . . 1 2 3 4 0 0 0 0\n2 1 ? . . . 5 6 7 . 0 0 0 0\n",
     "5:27 E_ROW_EMPTY_SEAT here stands '0'"},
    {EVENT "movement rotation tables=5 seats=4\ntraveller 1\n1 1 ? . . . 1 6 11 . 0 0 0 0\n",
     "5:20 E_ROW_NO_PLAYER W"},
    {T1 "1 1 6S N6 E2 S2 1 2 22 4 0 0 0 0\n", "4:21 E_PLAYERS player 22 of 21"},
    {T1 "1 1 6S N6 E2 S2 1 2 3 22 0 0 0 0\n", "4:23 E_PLAYERS player 22 of 21"},
    /* Contracts. */
    {EVENT "board 1 lowest=8\ntraveller 1\n1 1 7S N6 E2 S2" PLAYED, "5:5 E_ROW_LEVEL 7 is under 8"},
    {T1 "1 1 8S N E/ S" PLAYED, "4:10 E_ROW_HALF here at level 8, beside 'S'"},
    {T1 "1 1 6S N E4 S/" PLAYED, "4:13 E_ROW_HALF here at level 6, beside 'E4'"},
    {T1 "1 1 6S N E/ S/" PLAYED, "4:10 E_ROW_HALF here at level 6, beside 'S/'"},
    /* Tables of three. */
    {EVENT "movement rotation tables=7 seats=3\ntraveller 1\n"
           "1 1 6S N6 E2 S2 1 8 16 20 0 0 0 .\n2 1 6S N6 E2 S2 1 9 18 . 0 0 0 x\n",
     "5:24 E_ROW_EMPTY_SEAT here stands '20'\n6:32 E_ROW_EMPTY_SEAT here stands 'x'"},
    /* Player and director both type in the last result: it counts once. */
    {T1 "1 1 6S N6 E2 S2" PLAYED "1 1 6S N6 E2 S2" PLAYED,
     "5:1 E_ROW_TWICE round 1, table 1, in line 4"},
    /* The line named is the one that was entered. */
    {T1 "1 1 6S N6 E2 S1" PLAYED "1 1 6S N6 E2 S2" PLAYED "1 1 6S N6 E2 S2" PLAYED,
     "4:8 E_ROW_TRICKS these sum to 9\n6:1 E_ROW_TWICE round 1, table 1, in line 5"},
    /* X06 https://github.com/woogles-io/liwords/issues/888: "no result" for those who rest. Who rests has no row, and a
     * row without players is none. */
    {T1 "1 1 np . . . 5 . . .\n1 2 6S N6 E2 S2 5 . . . 0 . . .\n1 3 np . . . . . . .\n",
     "4:16 E_ROW_NO_PLAYER E\n5:19 E_ROW_NO_PLAYER E\n6:14 E_ROW_NO_PLAYER N"},
    /* A rest is no result: the table did not play the board. */
    {T1 "1 1 np . . . 1 2 3 4\n1 1 np . . . 1 2 3 4\n",
     "5:1 E_ROW_TWICE round 1, table 1, in line 4"},
};

static void refused_rows_name_the_word(void **state) {
    (void)state;
    check_cases(refused_cases, PDUP_COUNT_OF(refused_cases));
}

static const event_case traveller_cases[] = {
    {EVENT "1 1 6S N6 E2 S2" PLAYED,
     "3:1 E_FILE_ORDER a row stands after the 'traveller' line of its board"},
    {EVENT "1 1 6S N6 E2 Q2 1 2 3 4 0 0 0 0\n",
     "3:1 E_FILE_ORDER a row stands after the 'traveller' line of its board\n"
     "3:14 E_FILE_WORD a defender: his seat alone (passed), E4 (whisted), E4p (passed), E/ (left "
     "for half), not 'Q2'"},
    {EVENT "traveller\n", "3:10 E_FILE_COUNT traveller BOARD; the line ends here"},
    {EVENT "traveller 1 2\n", "3:13 E_FILE_COUNT traveller BOARD; too much from '2' on"},
    {EVENT "traveller 0\n", "3:11 E_FILE_WORD a number from 1 to 40000, not '0'"},
    {T1 "session 2\n1 1 6S N6 E2 S2" PLAYED,
     "5:1 E_FILE_ORDER a row stands after the 'traveller' line of its board"},
    {T1 "session 2\ntraveller 1\n", ""},
    /* Rows after a refused traveller are looked at and entered nowhere: no second complaint of each. */
    {T1 "1 1 6S N6 E2 S2" PLAYED "traveller 1\n1 1 6S N6 E2 S2" PLAYED "2 1 6S N6 Q2 S2" PLAYED,
     "5:11 E_BOARD_TWICE line 3; board 2 has no traveller: is it that one?\n7:11 E_FILE_WORD a "
     "defender: his seat alone (passed), E4 "
     "(whisted), E4p (passed), E/ (left for half), not 'Q2'"},
    {T1 "1 1 6S N6 E2 S2" PLAYED "traveler 2\n1 1 6S N6 E2 S2" PLAYED,
     "5:1 E_FILE_KEY unknown line 'traveler'; did you mean 'traveller'?"},
    {T1 "1 1 6S N6 E2 S2" PLAYED "traveller \"2\n1 1 6S N6 E2 S2" PLAYED,
     "5:11 E_FILE_QUOTE the quote that opens here does not end"},
    /* Without players rows are checked by their travellers alone. */
    {"pdup-event 1\ntraveller 1\n1 1 6S N6 E2 S1 1 2 3 40000 0 0 0 0\n",
     "1:1 E_FILE_MISSING players NUMBER\n3:8 E_ROW_TRICKS these sum to 9"},
};

static void rows_belong_to_their_traveller(void **state) {
    (void)state;
    check_cases(traveller_cases, PDUP_COUNT_OF(traveller_cases));
}

static const event_case warning_cases[] = {
    {T1 "  1 1 6S N6 S2 E2" PLAYED, "4:3 W_WHISTER_ORDER"},
    {EVENT "movement rotation tables=5 seats=4\ntraveller 1\n"
           " 1 1 ? . . . 1 6 11 17 0 0 0 0\n 1 2 ? . . . 2 7 12 17 0 0 0 0\n",
     /* What is about several boards stands at the movement. */
     "3:10 W_NO_TRAVELLER no traveller of board 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 9 more\n"
     "5:2 W_MOVEMENT the movement has player 16 here, not player 17\n"
     "6:2 W_BOARD_AGAIN player 17 has played this board already, in round 1 at table 1 (rules "
     "11.6.B)\n"
     "6:2 W_MOVEMENT the movement has set 2 here, not set 1\n"
     "6:2 W_TWO_TABLES player 17 sits at table 1 in this round, on board 1"},
    /* Stopped, but not before this round. */
    {EVENT
     "movement rotation tables=5 seats=4\nplayed 2\ntraveller 1\n 1 1 ? . . . 1 6 11 17 0 0 0 0\n",
     "3:10 W_NO_TRAVELLER no traveller of board 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 9 more\n"
     "4:8 W_STOPPED 2 of 5\n"
     "6:2 W_MOVEMENT the movement has player 16 here, not player 17"},
};

static void warnings_stand_at_their_rows(void **state) {
    (void)state;
    pdup_faults *faults;
    pdup_event_file *file = read_event(warning_cases[0].text, strlen(warning_cases[0].text));
    assert_ok(pdup_event_file_faults(file, &faults));
    int32_t row[3];
    assert_int_equal(pdup_faults_error_count(faults), 0);
    assert_ok(fault_row(faults, 0, &row[0], &row[1], &row[2]));
    assert_int_equal(row[0], 1);
    assert_int_equal(row[1], 1);
    assert_int_equal(row[2], 1);
    pdup_faults_unref(faults);
    pdup_event_file_unref(file);
    check_cases(warning_cases, PDUP_COUNT_OF(warning_cases));
}

static void assert_cell(const pdup_row *row, pdup_cell cell, pdup_seat seat, int32_t tricks,
                        pdup_defence defence) {
    pdup_seat found_seat;
    int32_t found_tricks;
    pdup_defence found_defence;
    assert_ok(pdup_row_cell(row, cell, &found_seat, &found_tricks, &found_defence));
    assert_int_equal(found_seat, seat);
    assert_int_equal(found_tricks, tricks);
    assert_int_equal(found_defence, defence);
}

static void assert_whists(const pdup_row *row, pdup_seat seat, int32_t sixths, int32_t known) {
    int32_t whists;
    int32_t is_known;
    assert_ok(pdup_row_whists(row, seat, &whists, &is_known));
    assert_int_equal(whists, sixths);
    assert_int_equal(is_known, known);
}

static void a_row_is_what_its_words_say(void **state) {
    (void)state;
    pdup_session *session = read_session(T1 "3 4 7nt s7 n3 e0p 20 19 18 17 -12.5 1/3 x 7\n"
                                            "4 4 np . . . 1 2 3 4\n5 4 7H N E/ S 5 6 7 8 0 0 0 0\n",
                                         "5:1 W_NOT_PLAYED the board was not played here, and no "
                                         "ruling says what the players get",
                                         1);
    pdup_traveller *traveller;
    pdup_row *row;
    int32_t player;
    assert_ok(pdup_session_traveller(session, 1, &traveller));
    assert_ok(pdup_traveller_row_at(traveller, 0, &row));
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_ROUND), 3);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_TABLE), 4);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_CONTRACT), PDUP_CONTRACT_GAME);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_LEVEL), 7);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_STRAIN), PDUP_STRAIN_NO_TRUMP);
    assert_cell(row, PDUP_CELL_DECLARER, PDUP_SEAT_S, 7, PDUP_DEFENCE_NONE);
    assert_cell(row, PDUP_CELL_FIRST, PDUP_SEAT_N, 3, PDUP_DEFENCE_WHISTED);
    assert_cell(row, PDUP_CELL_SECOND, PDUP_SEAT_E, 0, PDUP_DEFENCE_PASSED);
    assert_ok(pdup_row_player(row, PDUP_SEAT_W, &player));
    assert_int_equal(player, 17);
    assert_whists(row, PDUP_SEAT_N, -75, 1);
    assert_whists(row, PDUP_SEAT_E, 2, 1);
    assert_whists(row, PDUP_SEAT_S, 0, 0);
    pdup_row_unref(row);
    assert_ok(pdup_traveller_row_at(traveller, 1, &row));
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_CONTRACT), PDUP_CONTRACT_NOT_PLAYED);
    pdup_row_unref(row);
    assert_ok(pdup_traveller_row_at(traveller, 2, &row));
    assert_cell(row, PDUP_CELL_FIRST, PDUP_SEAT_E, PDUP_TRICKS_UNWRITTEN, PDUP_DEFENCE_HALF);
    assert_cell(row, PDUP_CELL_SECOND, PDUP_SEAT_S, PDUP_TRICKS_UNWRITTEN, PDUP_DEFENCE_PASSED);
    pdup_row_unref(row);
    pdup_traveller_unref(traveller);
    pdup_session_unref(session);
}

/* Four million rows are too many for a test, so the traveller's answer is given to the reader directly. */
static void a_full_session_is_said_at_the_row(void **state) {
    (void)state;
    pdup_event_file *file = read_event(EVENT, strlen(EVENT));
    pdup_allocator allocator = pdup__allocator(NULL);
    pdup__reader reader = {.allocator = &allocator, .file = file, .line = 3, .number = 1};
    pdup__words words;
    pdup__row_words row;
    char store[64];
    const char *text = "1 2 6S N6 E2 S2" PLAYED;
    pdup__scan_line(text, strlen(text) - 1, store, &words);
    assert_true(pdup__read_row_words(&reader, &words, &row));
    pdup__issue issue = pdup__issue_of(PDUP_E_STATE, PDUP__M_ROW_FULL);
    pdup__issue_number(&issue, PDUP_MAX_ROWS);
    pdup__refuse_row(&reader, &row, &issue);
    assert_faults(file, "3:1 E_STATE there are 4000000 already, the most there may be");
    pdup_event_file_unref(file);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(words_of_rows_are_checked),
    cmocka_unit_test(refused_rows_name_the_word),
    cmocka_unit_test(rows_belong_to_their_traveller),
    cmocka_unit_test(warnings_stand_at_their_rows),
    cmocka_unit_test(a_row_is_what_its_words_say),
    cmocka_unit_test(a_full_session_is_said_at_the_row),
};

PDUP_TEST_MAIN(tests)
