/* SPDX-License-Identifier: MIT */
/* Slips that look like many: told once, with their likely cause, and nothing that follows from them. */
#include "faults.h"
#include "oom.h"
#include "pdup_test.h"
#include "test_event.h"

#include <stdio.h>
#include <string.h>

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
    {ROTATION "traveller 4\n" ROUNDS_OF_SET_1 "traveller x\ntraveller y\n",
     MISSING("1, 2, 3, 7, 8, 9, 10, 11, 12, 13 and 7 more\n") "10:11 E_FILE_WORD a number from 1 "
                                                              "to 40000, not 'x'\n"
                                                              "11:11 E_FILE_WORD a number from 1 "
                                                              "to 40000, not 'y'"},
    {ROTATION "traveller 4\n" ROUNDS_OF_SET_1 "traveller 4\n",
     MISSING("1, 2, 3, 6, 7, 8, 9, 10, 11, 12 and 8 more\n") "10:11 E_BOARD_TWICE line 4; board 5 "
                                                             "has no traveller: is it that one?"},
};

static void no_board_is_guessed_where_none_is_left(void **state) {
    (void)state;
    char text[1024] = ROTATION;
    for (int board = 1; board <= 20; board++) {
        size_t length = strlen(text);
        (void)snprintf(text + length, sizeof text - length, "traveller %d\n", board);
    }
    (void)strcat(text, "traveller 3\n");
    const event_case again = {text, "24:11 E_BOARD_TWICE line 6"};
    check_case(&again);
}

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
    /* A quote that is not plain is told of in a cell too. */
    {HEAD "traveller 1\n1 1 6S N6 \u00abE2 S2 1 2 3 4 auto\n",
     "4:11 E_FILE_WORD a defender: his seat alone (passed), E4 (whisted), E4p (passed), E/ (left "
     "for half), not '\u00abE2'; quotes are plain \", not typographic"},
    /* Beside a row that is whole the short one is only short. */
    {HEAD "traveller 1\n1 1 6S N6\n1 2 np . . . 1 2 3 4\n",
     "4:10 E_FILE_COUNT a row has round, table, contract, declarer, two whisters, four players and "
     "four whists (14 words, . at an empty seat) or auto (11); with np it ends after the players "
     "(10); the line ends here"},
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

#define PLAYED_AGAIN(player)                                                                       \
    "10:1 W_BOARD_AGAIN player " player " has played this board already, in round 1 at table 1 "   \
    "(rules 11.6.B)\n"

static const event_case tables[] = {
    /* The row at the table that could be meant is there. */
    {ROTATION "traveller 1\n" ROUNDS_OF_SET_1 U(1, 6, "1 6 11 16"),
     MISSING("2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 9 more\n") PLAYED_AGAIN("1") PLAYED_AGAIN("6")
         PLAYED_AGAIN("11") PLAYED_AGAIN(
             "16") "10:1 W_MOVEMENT the movement has no such round and table\n"
                   "10:1 W_TWO_TABLES player 1 sits at table 1 in this round, on board 1\n"
                   "10:1 W_TWO_TABLES player 6 sits at table 1 in this round, on board 1\n"
                   "10:1 W_TWO_TABLES player 11 sits at table 1 in this round, on board 1\n"
                   "10:1 W_TWO_TABLES player 16 sits at table 1 in this round, on board 1"},
    /* Two rows of a round, of which one is of another set; and a round that the movement has not. */
    {ROTATION "traveller 1\n" U(1, 6, "1 6 11 16") U(1, 2, "2 7 12 17") U(9, 1, "3 8 13 18"),
     MISSING("2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 9 more\n") "5:1 W_MOVEMENT by the movement these "
                                                            "players have this board at table 1 in "
                                                            "this round\n"
                                                            "6:1 W_MOVEMENT the movement has set 2 "
                                                            "here, not set 1\n"
                                                            "7:1 W_MOVEMENT the movement has no "
                                                            "such round and table"},
};

static void a_table_is_meant_where_its_row_is_missing(void **state) {
    (void)state;
    check_cases(tables, PDUP_COUNT_OF(tables));
}

/* More of the same: what a table is meant for is found among several boards, rounds and rooms. */
static void several_tables_may_be_meant(void **state) {
    (void)state;
    static const struct {
        const char *text;
        int32_t meant; /* warnings that say so */
    } cases[] = {
        {ROTATION "traveller 1\n" U(1, 6, "1 6 11 16") U(3, 6, "4 7 15 18") U(5, 6, "2 8 14 20")
             U(2, 2, "1 2 3 4") "traveller 5\n" U(1, 6, "2 7 12 17") U(2, 6, "1 10 14 18"),
         5},
        {ROTATION "traveller 1\n" U(1, 1, "1 6 11 16") "traveller 5\n" U(1, 6, "2 7 12 17"), 1},
        {"pdup-event 1\nplayers 40\nmovement rotation tables=5 seats=4 rooms=2\ntraveller 1\n" U(
             1, 7, "1 6 11 16") U(1, 8, "21 26 31 36"),
         2},
        /* Not every set is played in every round. */
        {"pdup-event 1\nplayers 9\nmovement individual players=9 seats=4 variant=S\n"
         "traveller 1\n" U(1, 1, "1 2 3 4") U(5, 2, "1 2 3 4") U(7, 1, "5 6 7 8"),
         0},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup_event_file *file;
        pdup_faults *faults;
        int32_t meant = 0;
        assert_ok(pdup_event_file_read(NULL, cases[i].text, strlen(cases[i].text), &file));
        assert_ok(pdup_event_file_faults(file, &faults));
        for (int32_t k = 0; k < pdup_faults_count(faults); k++) {
            meant += strstr(fault_text(faults, k), "by the movement these players") != NULL;
        }
        assert_int_equal(meant, cases[i].meant);
        pdup_faults_unref(faults);
        pdup_event_file_unref(file);
    }
}

static const event_case followers[] = {
    /* A row that was refused is not missing. */
    {ROTATION "traveller 1\n1 1 6Z . . . 1 6 11 16 x x x x\n" U(2, 5, "5 9 13 17")
         U(3, 4, "4 7 15 18") U(4, 3, "3 10 12 19") U(5, 2, "2 8 14 20"),
     MISSING("2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 9 more\n") "5:5 E_FILE_WORD a contract: 6 to 10 "
                                                            "with S C D H NT, M (misere), - "
                                                            "(all-pass), ? (not recorded), np (not "
                                                            "played), not '6Z'"},
    /* Nor are the rows of a board whose heading was refused. */
    {HEAD "traveller 1\n" U(1, 1, "1 2 3 4") "traveller x\n" U(
         1, 1, "5 6 7 8") "fouled 2 form=1 rows=1/1\n",
     "5:11 E_FILE_WORD a number from 1 to 40000, not 'x'"},
    /* By the movement the heading that cannot be read is that of board 5. */
    {ROTATION "traveller 1\n" ROUNDS_OF_SET_1 "traveller x\n" U(1, 2, "2 7 12 17"),
     MISSING("2, 3, 4, 6, 7, 8, 9, 10, 11, 12 and 8 more\n") "10:11 E_FILE_WORD a number from 1 to "
                                                             "40000, not 'x'"},
    /* Two lines that together are no row. */
    {HEAD "traveller 1\n1 1 ? . . .\n1 2 3 4 x\n",
     "4:12 E_FILE_COUNT a row has round, table, contract, declarer, two whisters, four players and "
     "four whists (14 words, . at an empty seat) or auto (11); with np it ends after the players "
     "(10); the line ends here\n"
     "5:10 E_FILE_COUNT a row has round, table, contract, declarer, two whisters, four players and "
     "four whists (14 words, . at an empty seat) or auto (11); with np it ends after the players "
     "(10); the line ends here"},
};

static void nothing_follows_from_what_was_refused(void **state) {
    (void)state;
    check_cases(followers, PDUP_COUNT_OF(followers));
}

/* Beyond the last session that there can be nothing is read, a broken row neither. */
static void rows_beyond_the_last_session_are_not_read(void **state) {
    (void)state;
    static char text[8192];
    size_t used = (size_t)snprintf(text, sizeof text, HEAD);
    for (int i = 1; i <= PDUP_MAX_SESSIONS + 1; i++) {
        used += (size_t)snprintf(text + used, sizeof text - used, "session %d\n", i);
    }
    (void)snprintf(text + used, sizeof text - used, "traveller 1\n1 1 ? . . .\n1 2 3 4 x x x x\n");
    pdup_event_file *file;
    pdup_faults *faults;
    assert_ok(pdup_event_file_read(NULL, text, strlen(text), &file));
    assert_ok(pdup_event_file_faults(file, &faults));
    assert_int_equal(pdup_faults_error_count(faults), 1);
    pdup_faults_unref(faults);
    pdup_event_file_unref(file);
}

static pdup_status read_text(void *state, const pdup_allocator *allocator) {
    const char *const *text = state;
    pdup_event_file *file;
    pdup_status status = pdup_event_file_read(allocator, *text, strlen(*text), &file);
    pdup_event_file_unref(file);
    return status;
}

static void nothing(void *state) {
    (void)state;
}

static void slips_are_told_or_there_is_no_memory(void **state) {
    (void)state;
    const char *text = ROTATION "name 1 Anna\nname 2 ANNA\ntraveller 1\n" U(1, 6, "1 6 11 16")
        U(1, 2, "2 7 12 17") "traveller 4\n" ROUNDS_OF_SET_1 U(1, 2, "2 7 12 17")
            U(2, 1, "1 10 14 18") "1 1\nnp . . . 1 2 3 4\n";
    const oom_scenario scenario = {
        .name = "slips", .state = &text, .run = read_text, .tear_down = nothing};
    oom_each(&scenario);
}

static void what_follows_from_a_slip_is_not_told(void **state) {
    (void)state;
    check_cases(rows, PDUP_COUNT_OF(rows));
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_forgotten_heading_is_one_slip),
    cmocka_unit_test(no_board_is_guessed_where_none_is_left),
    cmocka_unit_test(a_table_is_meant_where_its_row_is_missing),
    cmocka_unit_test(slips_are_told_or_there_is_no_memory),
    cmocka_unit_test(what_follows_from_a_slip_is_not_told),
    cmocka_unit_test(several_tables_may_be_meant),
    cmocka_unit_test(nothing_follows_from_what_was_refused),
    cmocka_unit_test(rows_beyond_the_last_session_are_not_read),
};

PDUP_TEST_MAIN(tests)
