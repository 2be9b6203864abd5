/* SPDX-License-Identifier: MIT */
/* Slips that look like many: told once, with their likely cause, and nothing that follows from them. */
#include "faults.h"
#include "test_event.h"

#define HEAD "pdup-event 1\nplayers 20\n"
#define ROTATION HEAD "movement rotation tables=5 seats=4\n"
#define U(round, table, players) #round " " #table " ? . . . " players " x x x x\n"
/* Board 1, and what the rotation of five tables has in its five rounds. */
#define ROUNDS_OF_SET_1                                                                            \
    U(1, 1, "1 6 11 16")                                                                           \
    U(2, 5, "5 9 13 17") U(3, 4, "4 7 15 18") U(4, 3, "3 10 12 19") U(5, 2, "2 8 14 20")
#define MISSING(list) "3:10 W_NO_TRAVELLER no traveller of board " list

static const event_case headings[] = {
    /* Two rows stand where others do. */
    {HEAD "traveller 3\n" U(1, 1, "1 2 3 4") U(1, 2, "5 6 7 8") U(1, 1, "1 2 3 4")
         U(1, 2, "5 6 7 8"),
     "6:1 E_FILE_MISSING 'traveller 4' before this row; from here on the rows are not of the board "
     "above"},
    /* One row is typed twice, or the next board has its heading. */
    {HEAD "traveller 3\n" U(1, 1, "1 2 3 4") U(1, 2, "5 6 7 8") U(1, 1, "1 2 3 4"),
     "6:1 E_ROW_TWICE round 1, table 1, in line 4"},
    {HEAD "traveller 3\n" U(1, 1, "1 2 3 4") U(1, 2, "5 6 7 8") U(1, 1, "1 2 3 4")
         U(1, 2, "5 6 7 8") "traveller 4\n",
     "6:1 E_ROW_TWICE round 1, table 1, in line 4\n7:1 E_ROW_TWICE round 1, table 2, in line 5"},
    {HEAD "traveller 3\n" U(1, 1, "1 2 3 4") U(1, 1, "1 2 3 4") U(1, 1, "1 2 3 4"),
     "5:1 E_ROW_TWICE round 1, table 1, in line 4\n6:1 E_ROW_TWICE round 1, table 1, in line 4"},
    {HEAD "traveller 40000\n" U(1, 1, "1 2 3 4") U(1, 2, "5 6 7 8") U(1, 1, "1 2 3 4")
         U(1, 2, "5 6 7 8"),
     "6:1 E_ROW_TWICE round 1, table 1, in line 4\n7:1 E_ROW_TWICE round 1, table 2, in line 5"},
    /* The movement tells which board it is. */
    {ROTATION "traveller 4\n" ROUNDS_OF_SET_1 U(1, 2, "2 7 12 17") U(2, 1, "1 10 14 18"),
     MISSING("1, 2, 3, 6, 7, 8, 9, 10, 11, 12 and 8 more\n") "10:1 E_FILE_MISSING 'traveller 5' "
                                                             "before this row; from here on the "
                                                             "rows are not of the board "
                                                             "above"},
    /* Rows of two tables that played another set are none. */
    {ROTATION "traveller 1\n" U(1, 1, "1 6 11 16") U(2, 1, "2 7 12 17") U(3, 1, "3 8 13 18"),
     MISSING("2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 9 more\n") "4:11 W_NO_ROW board 1 has no row of "
                                                            "round 2, table 5, nor of others\n"
                                                            "6:1 W_MOVEMENT the movement has set 2 "
                                                            "here, not set 1\n"
                                                            "7:1 W_MOVEMENT the movement has set 3 "
                                                            "here, not set 1"},
    /* A heading with a number that cannot be read, or not the word. */
    {ROTATION "traveller 4\n" ROUNDS_OF_SET_1 "traveller x\n" U(1, 2, "2 7 12 17"),
     MISSING("1, 2, 3, 6, 7, 8, 9, 10, 11, 12 and 8 more\n") "10:11 E_FILE_WORD a number from 1 to "
                                                             "40000, not 'x'"},
    {ROTATION "traveller 4\n" ROUNDS_OF_SET_1 "traveler 5\n" U(1, 2, "2 7 12 17"),
     MISSING(
         "1, 2, 3, 6, 7, 8, 9, 10, 11, 12 and 8 more\n") "10:1 E_FILE_KEY unknown line 'traveler'; "
                                                         "did you mean 'traveller'?"},
    {ROTATION "traveller 4\n" ROUNDS_OF_SET_1 "traveller 4\n",
     MISSING("1, 2, 3, 6, 7, 8, 9, 10, 11, 12 and 8 more\n") "10:11 E_BOARD_TWICE line 4; board 5 "
                                                             "has no traveller: is it that one?"},
};

static void a_forgotten_heading_is_one_slip(void **state) {
    (void)state;
    check_cases(headings, PDUP_COUNT_OF(headings));
}

static const event_case rows[] = {
    /* In two lines, wherever they were broken. */
    {HEAD "traveller 1\n1 1 6S N6 E2 S2 1 2\n3 4 0 0 0 0\n",
     "4:20 E_FILE_COUNT a row stands in one line, and this one goes on in line 5"},
    {HEAD "traveller 1\n1\n1 6S N6 E2 S2 1 2 3 4 0 0 0 0\n",
     "4:2 E_FILE_COUNT a row stands in one line, and this one goes on in line 5"},
    {HEAD "traveller 1\n1 1 6S N6\n\nE2 S2 1 2 3 4 auto\n",
     "4:10 E_FILE_COUNT a row stands in one line, and this one goes on in line 6"},
    {HEAD "traveller 1\n1 1\nnp . . . 1 2 3 4\n",
     "4:4 E_FILE_COUNT a row stands in one line, and this one goes on in line 5"},
    /* The rows of a movement are not missed when their lines were refused. */
    {ROTATION "traveller 1\n" U(1, 1, "1 6 11 16") U(2, 5, "5 9 13 13") U(3, 4, "4 7 15 18")
         U(4, 3, "3 10 12 19") U(5, 2, "2 8 14 20"),
     MISSING(
         "2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 9 more\n") "6:20 E_ROW_PLAYER_TWICE 13 at S and W"},
    {ROTATION "traveller 1\n" U(1, 1, "1 6 11 16") U(2, O, "5 9 13 17") U(3, 4, "4 7 15 18")
         U(4, 3, "3 10 12 19") U(5, 2, "2 8 14 20"),
     MISSING("2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 9 more\n") "6:3 E_FILE_WORD a table from 1 to "
                                                            "10000, not 'O'"},
    /* A wrong table is one slip too. */
    {ROTATION "traveller 1\n" U(1, 6, "1 6 11 16") U(2, 5, "5 9 13 17") U(3, 4, "4 7 15 18")
         U(4, 3, "3 10 12 19") U(5, 2, "2 8 14 20") "traveller 2\n" ROUNDS_OF_SET_1,
     MISSING("3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 8 more\n") "5:1 W_MOVEMENT by the movement these "
                                                             "players have this board at table 1 "
                                                             "in this round"},
};

static void what_follows_from_a_slip_is_not_told(void **state) {
    (void)state;
    check_cases(rows, PDUP_COUNT_OF(rows));
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_forgotten_heading_is_one_slip),
    cmocka_unit_test(what_follows_from_a_slip_is_not_told),
};

PDUP_TEST_MAIN(tests)
