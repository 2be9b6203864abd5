/* SPDX-License-Identifier: MIT */
/* Movements, announced and played rounds, boards. */
#include "test_event.h"

#include <stdbool.h>

#define ROTATION "movement rotation tables=5 seats=4"

static const event_case movement_cases[] = {
    {EVENT ROTATION "\n", ""},
    {EVENT "movement rotation seats=3 tables=7 rounds=2\n", ""},
    {EVENT "movement\n", "3:9 E_FILE_COUNT movement KIND KEY=VALUE...; the line ends here"},
    {EVENT "movement skip tables=7 seats=3\n", ""},
    {EVENT "movement best seats=3 tables=7 rounds=7 rooms=1\n", ""},
    {EVENT "movement individual players=21 seats=4 variant=S rounds=3\n", ""},
    {EVENT "movement skip tables=2 seats=4\n",
     "3:22 E_FILE_WORD a number from 3 to 10000, not '2'"},
    {EVENT "movement best tables=6 seats=4 rooms=65\n",
     "3:38 E_FILE_WORD a number from 1 to 64, not '65'"},
    {EVENT "movement best tables=6 seats=4 rooms=2\n",
     "3:22 E_PLAYERS 12 tables of 4 seat 48 players, not 21"},
    {EVENT "movement best tables=5000 seats=4 rooms=3\n",
     "3:41 E_FILE_WORD 3 rooms have more than 10000 tables or 40000 players"},
    {EVENT "movement rotation tables=5 seats=4 boxes=one-winner\n", ""},
    {EVENT "movement rotation tables=5 seats=4 boxes=even-seats\n",
     "3:42 E_FILE_WORD one-winner, for a movement by lines, not 'even-seats'"},
    {EVENT "movement individual players=21 seats=4 boxes=even-seats\n", ""},
    {EVENT "movement individual players=21 seats=4 boxes=one-winner\n",
     "3:46 E_FILE_WORD even-seats, not 'one-winner'"},
    {EVENT "movement rotation tables=5 seats=4 boxes=one-winner rounds=1\n",
     "3:42 E_FILE_WORD one winner needs two rounds or more"},
    {EVENT "movement best tables=101 seats=4 boxes=one-winner\n",
     "3:40 E_FILE_WORD one winner is for 400 players at most"},
    {EVENT "movement individual players=1013 seats=4 boxes=even-seats\n",
     "3:48 E_FILE_WORD even seats are for 1000 players at most"},
    {EVENT "movement best tables=5 seats=4 rounds=6\n",
     "3:39 E_FILE_WORD 6 rounds, but the movement has 5"},
    {EVENT "movement best tables=6 seats=4 variant=S\n",
     "3:32 E_FILE_KEY unknown setting 'variant'"},
    {EVENT "movement individual players=24 seats=4\n",
     "3:29 E_PLAYERS 6 tables of 4 are for 24 players, not 21"},
    {EVENT "movement individual players=21 seats=4 variant=s\n",
     "3:48 E_FILE_WORD a variant S, D, F or X, not 's'"},
    {EVENT "movement individual players=21 seats=4 variant=X\n",
     "3:29 E_NO_MOVEMENT 21 players at tables of 4 in this variant"},
    {EVENT "movement individual players=1000 seats=4\n",
     "3:29 E_NO_MOVEMENT 1000 players at tables of 4"},
    {EVENT "movement individual players=3 seats=4\n", "3:29 E_RANGE 3 players at tables of 4"},
    {EVENT "movement individual tables=5 seats=4\n", "3:21 E_FILE_KEY unknown setting 'tables'"},
    {EVENT "movement file=\"evening.mv\"\n",
     "3:10 E_FILE_UNSUPPORTED 'file=evening.mv'; the library opens no files"},
    {EVENT "movement files=\"evening.mv\"\n",
     "3:10 E_FILE_WORD unknown movement 'files=evening.mv'"},
    {EVENT "movement rotaton tables=5 seats=4\n",
     "3:10 E_FILE_WORD unknown movement 'rotaton'; did you mean 'rotation'?"},
    {EVENT ROTATION "\n" ROTATION "\n", "4:1 E_FILE_TWICE line 3"},
    {EVENT "movement rotation tables=4 seats=4\n" ROTATION "\n",
     "3:26 E_FILE_WORD a number from 5 to 10000, not '4'"},
    {EVENT "movement rotation tables=10001 seats=5 rounds=0\n",
     "3:26 E_FILE_WORD a number from 5 to 10000, not '10001'\n"
     "3:38 E_FILE_WORD a number from 3 to 4, not '5'\n"
     "3:47 E_FILE_WORD a number from 1 to 10000, not '0'"},
    {EVENT "movement rotation tables=6 seats=3\n",
     "3:26 E_NO_MOVEMENT a rotation needs tables without a factor 2 or 3, not 6"},
    {EVENT "movement rotation tables=5\n", "3:27 E_FILE_COUNT seats= is missing"},
    {EVENT "movement rotation\n", "3:18 E_FILE_COUNT tables= is missing"},
    {EVENT "movement rotation table=5 seats=4\n",
     "3:19 E_FILE_KEY unknown setting 'table'; did you mean 'tables'?"},
    {EVENT ROTATION " rooms=2\n", "3:26 E_PLAYERS 10 tables of 4 seat 40 players, not 21"},
    {EVENT ROTATION " seats=4\n", "3:36 E_FILE_TWICE 'seats' stands twice in this line"},
    {EVENT ROTATION " now\n", "3:36 E_FILE_WORD a setting KEY=VALUE, not 'now'; a value of several "
                              "words stands in double quotes"},
    {EVENT ROTATION " Rounds=2\n",
     "3:36 E_FILE_KEY unknown setting 'Rounds'; did you mean 'rounds'?"},
    {EVENT "movement rotation tables=7 seats=4\n",
     "3:26 E_PLAYERS 7 tables of 4 seat 28 players, not 21"},
    {"pdup-event 1\n" ROTATION "\n", "1:1 E_FILE_MISSING players NUMBER"},
    {"pdup-event 1\nplayers x\n" ROTATION "\nmovement rotation tables=6 seats=4\n",
     "2:9 E_FILE_WORD a number from 1 to 40000, not 'x'\n4:1 E_FILE_TWICE line 3"},
};

static void movements_are_checked(void **state) {
    (void)state;
    check_cases(movement_cases, PDUP_COUNT_OF(movement_cases));
}

static const event_case round_cases[] = {
    {EVENT "rounds 5\nplayed 5\n", ""},
    {EVENT "rounds 5\nplayed 4\n", "4:8 W_STOPPED 4 of 5"},
    {EVENT "played 4\nrounds 5\n", "3:8 W_STOPPED 4 of 5"},
    {EVENT "played 4\n", ""},
    {EVENT "rounds 5\nplayed 6\n", "4:8 E_FILE_WORD 6 rounds, but announced were 5"},
    {EVENT "rounds 0\n", "3:8 E_FILE_WORD a number from 1 to 10000, not '0'"},
    {EVENT "rounds\n", "3:7 E_FILE_COUNT rounds NUMBER; the line ends here"},
    {EVENT "played 10001\n", "3:8 E_FILE_WORD a number from 1 to 10000, not '10001'"},
    {EVENT "played 1 2\n", "3:10 E_FILE_COUNT played NUMBER; too much from '2' on"},
    {EVENT "rounds 3\nrounds 3\n", "4:1 E_FILE_TWICE line 3"},
    {EVENT "played 3\nplayed 3\n", "4:1 E_FILE_TWICE line 3"},
    /* With a movement. */
    {EVENT ROTATION "\nplayed 4\n", "4:8 W_STOPPED 4 of 5"},
    {EVENT ROTATION " rounds=4\nplayed 4\n", ""},
    {EVENT ROTATION " rounds=4\nplayed 3\n", "4:8 W_STOPPED 3 of 4"},
    {EVENT ROTATION "\nrounds 6\n", "4:8 E_FILE_WORD 6 rounds, but the movement has 5"},
    {EVENT ROTATION " rounds=6\n", "3:43 E_FILE_WORD 6 rounds, but the movement has 5"},
    {EVENT ROTATION " rounds=4\nrounds 5\n", "4:8 E_FILE_WORD 5 rounds, but the movement has 4"},
    {EVENT ROTATION " rounds=4\nrounds 3\nplayed 4\n",
     "5:8 E_FILE_WORD 4 rounds, but announced were 3"},
    {EVENT "played 6\n" ROTATION "\n", "3:8 E_FILE_WORD 6 rounds, but announced were 5"},
    /* Each session has its own. */
    {EVENT "rounds 5\nplayed 4\nsession 2\nplayed 4\n", "4:8 W_STOPPED 4 of 5"},
};

static void rounds_are_checked(void **state) {
    (void)state;
    check_cases(round_cases, PDUP_COUNT_OF(round_cases));
}

/* The smaller of what was announced and what was played is left of the movement. */
static void rounds_limit_the_movement(void **state) {
    (void)state;
    static const struct {
        const char *text;
        const char *faults;
        int32_t rounds; /* 0: no movement */
    } cases[] = {
        {EVENT ROTATION "\n", "", 5},
        {EVENT ROTATION " rounds=3\n", "", 3},
        {EVENT ROTATION " rounds=3\nrounds 2\n", "", 2},
        {EVENT ROTATION "\nrounds 4\n", "", 4},
        {EVENT ROTATION "\nrounds 4\nplayed 2\n", "5:8 W_STOPPED 2 of 4", 2},
        {EVENT ROTATION "\nrounds 6\n", "4:8 E_FILE_WORD 6 rounds, but the movement has 5", 5},
        {EVENT "rounds 4\n", "", 0},
        {EVENT "movement best tables=5 seats=4 rooms=1\nplayed 2\n", "4:8 W_STOPPED 2 of 5", 2},
        {EVENT "movement skip tables=3 seats=3 rooms=2\n", "", 3},
        {EVENT "movement individual players=16 seats=4 variant=F\n", "", 5},
        {"pdup-event 1\nplayers 24\nmovement best tables=6 seats=4\n", "", 5},
        {"pdup-event 1\nplayers 24\nmovement best tables=6 seats=4 rounds=6\n", "", 6},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup_movement *movement;
        pdup_session *session = read_session(cases[i].text, cases[i].faults, 1);
        assert_ok(pdup_session_movement(session, &movement));
        assert_int_equal(movement != NULL, cases[i].rounds != 0);
        assert_true(!movement ||
                    pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS) == cases[i].rounds);
        pdup_movement_unref(movement);
        pdup_session_unref(session);
    }
}

static void assert_same_seating(const pdup_movement *movement, const pdup_movement *wanted) {
    char texts[2][8192];
    size_t length;
    assert_ok(
        pdup_movement_text(movement, PDUP_MOVEMENT_FORM_LIST, texts[0], sizeof texts[0], &length));
    assert_ok(
        pdup_movement_text(wanted, PDUP_MOVEMENT_FORM_LIST, texts[1], sizeof texts[1], &length));
    assert_string_equal(texts[0], texts[1]);
}

/* The boxes are turned as the command prints it before: for the rounds announced, however many were played. */
static void boxes_may_be_turned(void **state) {
    (void)state;
    static const struct {
        const char *text;
        const char *faults;
        int32_t players; /* of an individual movement; 0: the rotation of five tables */
        int32_t announced;
        int32_t played;
    } cases[] = {
        {EVENT ROTATION " boxes=one-winner\n", "", 0, 5, 5},
        {EVENT ROTATION " boxes=one-winner rounds=4\nplayed 2\n", "4:8 W_STOPPED 2 of 4", 0, 4, 2},
        {EVENT "movement individual players=16 seats=4 boxes=even-seats\nrounds 9\n", "", 16, 9, 9},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup_movement *movement;
        pdup_movement *whole;
        pdup_movement *early;
        pdup_movement *turned;
        pdup_movement *wanted;
        pdup_session *session = read_session(cases[i].text, cases[i].faults, 1);
        bool is_individual = cases[i].players != 0;
        assert_ok(pdup_session_movement(session, &movement));
        assert_ok(is_individual ? pdup_movement_new_individual(NULL, cases[i].players, 4,
                                                               PDUP_VARIANT_NONE, &whole)
                                : pdup_movement_new_rotation(NULL, 5, 4, &whole));
        assert_ok(pdup_movement_with_rounds(whole, cases[i].announced, &early));
        assert_ok(is_individual ? pdup_movement_with_even_seats(early, &turned)
                                : pdup_movement_with_one_winner(early, &turned));
        assert_ok(pdup_movement_with_rounds(turned, cases[i].played, &wanted));
        assert_same_seating(movement, wanted);
        pdup_movement_unref(wanted);
        pdup_movement_unref(turned);
        pdup_movement_unref(early);
        pdup_movement_unref(whole);
        pdup_movement_unref(movement);
        pdup_session_unref(session);
    }
}

#define DEAL "N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H"

static const event_case board_cases[] = {
    {EVENT "board 1 deal=\"" DEAL "\" price=1 lowest=7\n", ""},
    {EVENT "board 1\n", ""},
    {EVENT
     "board 1 x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x\ntraveller 1\n",
     "3:67 E_FILE_COUNT board NUMBER KEY=VALUE...; too much from 'x' on"},
    {EVENT "board\n", "3:6 E_FILE_COUNT board NUMBER KEY=VALUE...; the line ends here"},
    {EVENT "board 0\n", "3:7 E_FILE_WORD a number from 1 to 40000, not '0'"},
    {EVENT "board 40001\n", "3:7 E_FILE_WORD a number from 1 to 40000, not '40001'"},
    {EVENT "board 1\nboard 1\n", "4:7 E_FILE_TWICE line 3"},
    {EVENT "board 1\nsession 2\nboard 1\n", ""},
    {EVENT "board 1 price=0 lowest=5\n", "3:15 E_FILE_WORD a number from 1 to 100, not '0'\n"
                                         "3:24 E_FILE_WORD a number from 6 to 10, not '5'"},
    {EVENT "board 1 price=101 lowest=11\n", "3:15 E_FILE_WORD a number from 1 to 100, not '101'\n"
                                            "3:26 E_FILE_WORD a number from 6 to 10, not '11'"},
    {EVENT "board 1 prize=1\n", "3:9 E_FILE_KEY unknown setting 'prize'; did you mean 'price'?"},
    /* Where the deal is wrong; the column is that of the text. */
    {EVENT "board 1 deal=\"\"\n", "3:15 E_DEAL_FORM at the end"},
    {EVENT "board 1 deal=N:A\n", "3:17 E_DEAL_CARD at the end"},
    {EVENT "board 1 deal=\"N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q9\"\n", "3:46 E_DEAL_FORM at the end"},
    {EVENT "board 1 deal=\"N:AKQ7.T98.J.K7 E:A98.AKQ.AT.Q9\"\n",
     "3:33 E_DEAL_TWICE at 'A98.AKQ.AT.Q9'"},
    {EVENT "board 2 deal=\"" DEAL "\"\n", "3:14 E_DEAL_TALON it lies in W, that of board 2 at a "
                                          "table of 4 in N"},
    {EVENT "movement rotation tables=5 seats=3\nboard 2 deal=\"" DEAL "\"\n", ""},
};

static void boards_are_checked(void **state) {
    (void)state;
    check_cases(board_cases, PDUP_COUNT_OF(board_cases));
}

/* What is right in a line counts also when something else in it is wrong. */
static void boards_keep_what_is_right(void **state) {
    (void)state;
    const char *text = EVENT "traveller 1\nboard 1 deal=\"" DEAL "\" price=9 lowest=99\n"
                             "traveller 2\n";
    pdup_session *session =
        read_session(text, "4:87 E_FILE_WORD a number from 6 to 10, not '99'", 1);
    pdup_traveller *traveller;
    pdup_board *board;
    pdup_deal *deal;
    char buf[128];
    size_t length;
    assert_ok(pdup_session_traveller(session, 1, &traveller));
    assert_ok(pdup_traveller_board(traveller, &board));
    assert_int_equal(pdup_board_number(board, PDUP_BOARD_FIELD_PRICE), 9);
    assert_int_equal(pdup_board_number(board, PDUP_BOARD_FIELD_LOWEST_LEVEL), PDUP_LEVEL_LOWEST);
    assert_ok(pdup_board_deal(board, &deal));
    assert_ok(pdup_deal_text(deal, buf, sizeof buf, &length));
    assert_string_equal(buf, DEAL);
    pdup_deal_unref(deal);
    pdup_board_unref(board);
    pdup_traveller_unref(traveller);
    assert_ok(pdup_session_traveller(session, 2, &traveller));
    assert_ok(pdup_traveller_board(traveller, &board));
    assert_ok(pdup_board_deal(board, &deal));
    assert_null(deal);
    pdup_board_unref(board);
    pdup_traveller_unref(traveller);
    pdup_session_unref(session);
}

#define ROW3 "  1 1 ? . . . 1 2 3 . 0 0 0 .\n"
#define ROW4 "  1 1 ? . . . 1 2 3 4 0 0 0 0\n"

static void seats_come_from_the_movement_or_most_rows(void **state) {
    (void)state;
    static const struct {
        const char *text;
        const char *faults;
        int32_t seats;
    } cases[] = {
        {EVENT "traveller 1\n", "", 4},
        {EVENT "traveller 1\n" ROW3, "", 3},
        {EVENT "traveller 1\n" ROW4, "", 4},
        /* One row without a player at W is of a table of three, and does not make the others so. */
        {EVENT "traveller 1\n  7 1 np . . . 1 2 3 .\n" ROW4 "  8 1 ? . . . 1 2 3 4 0 0 0 0\n",
         "4:3 W_NOT_PLAYED the board was not played here, and no ruling says what the players get\n"
         "6:3 W_BOARD_AGAIN player 1 has played this board already, in round 1 at table 1 (rules "
         "11.6.B)\n"
         "6:3 W_BOARD_AGAIN player 2 has played this board already, in round 1 at table 1 (rules "
         "11.6.B)\n"
         "6:3 W_BOARD_AGAIN player 3 has played this board already, in round 1 at table 1 (rules "
         "11.6.B)\n"
         "6:3 W_BOARD_AGAIN player 4 has played this board already, in round 1 at table 1 (rules "
         "11.6.B)",
         4},
        {EVENT "traveller 1\n  1 \"q\n  1 x\n" ROW3,
         "4:5 E_FILE_QUOTE the quote that opens here "
         "does not end\n5:6 E_FILE_COUNT ",
         3},
        {EVENT "movement rotation tables=6 seats=3\ntraveller 1\n" ROW4,
         "3:26 E_NO_MOVEMENT a rotation needs tables without a factor 2 or 3, not 6\n"
         "5:21 E_ROW_EMPTY_SEAT here stands '4'",
         3},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup_session *session;
        pdup_traveller *traveller;
        pdup_board *board;
        pdup_event_file *file = read_event(cases[i].text, strlen(cases[i].text));
        if (!strstr(cases[i].faults, "COUNT")) {
            assert_faults(file, cases[i].faults);
        }
        assert_ok(pdup_event_file_session(file, 1, &session));
        assert_ok(pdup_session_traveller(session, 1, &traveller));
        assert_ok(pdup_traveller_board(traveller, &board));
        assert_int_equal(pdup_board_number(board, PDUP_BOARD_FIELD_SEATS), cases[i].seats);
        pdup_board_unref(board);
        pdup_traveller_unref(traveller);
        pdup_session_unref(session);
        pdup_event_file_unref(file);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(movements_are_checked),
    cmocka_unit_test(rounds_are_checked),
    cmocka_unit_test(rounds_limit_the_movement),
    cmocka_unit_test(boxes_may_be_turned),
    cmocka_unit_test(boards_are_checked),
    cmocka_unit_test(boards_keep_what_is_right),
    cmocka_unit_test(seats_come_from_the_movement_or_most_rows),
};

PDUP_TEST_MAIN(tests)
