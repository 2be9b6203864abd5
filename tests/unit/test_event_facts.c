/* SPDX-License-Identifier: MIT */
/* What an event file tells beside rows and rulings: forms and turns of boards, rooms, seats, seed, rounds. */
#include "test_event.h"

#include "session/session.h"

#define T1 EVENT "traveller 1\n"
#define ROW(round, table) #round " " #table " ? . . . 1 2 3 4 0 0 0 0\n"
#define TURNS                                                                                      \
    "who held what belongs to N E S W, the whole board turned: ESWN, SWNE or WNES; at a table of " \
    "three ESN or SNE, not "

static const event_case form_cases[] = {
    {EVENT "fouled 1 form=1 rows=4/3\ntraveller 1\n" ROW(4, 3), ""},
    {EVENT "fouled\n",
     "3:7 E_FILE_COUNT fouled BOARD form=NUMBER rows=ROUND/TABLE,...; the line ends here"},
    {EVENT "fouled 0 form=1 rows=4/3\n", "3:8 E_FILE_WORD a board from 1 to 40000, not '0'"},
    {EVENT "fouled 1 rows=4/3\n", "3:18 E_FILE_COUNT form= is missing"},
    {EVENT "fouled 1 form=1\n", "3:16 E_FILE_COUNT rows= is missing"},
    {EVENT "fouled 1 form=0 rows=4/3\n", "3:15 E_FILE_WORD a number from 1 to 1000, not '0'"},
    {EVENT "fouled 1 form=1001 rows=4/3\n", "3:15 E_FILE_WORD a number from 1 to 1000, not '1001'"},
    {T1 ROW(4, 3) "fouled 1 form=1 rows=,4,/3,4/,4/3,x/0,4/3@\n",
     "5:22 E_FILE_WORD a row ROUND/TABLE, such as 4/3, not ''\n"
     "5:23 E_FILE_WORD a row ROUND/TABLE, such as 4/3, not '4'\n"
     "5:25 E_FILE_WORD a row ROUND/TABLE, such as 4/3, not '/3'\n"
     "5:28 E_FILE_WORD a row ROUND/TABLE, such as 4/3, not '4/'\n"
     "5:35 E_FILE_WORD a round from 1 to 10000, not 'x'\n"
     "5:37 E_FILE_WORD a table from 1 to 10000, not '0'\n"
     "5:41 E_FILE_WORD a table and its room, A to Z, then AA to BL: 2@B, not '3@'"},
    {T1 ROW(4, 3) "fouled 1 form=1 rows=4/3\nfouled 1 form=2 rows=5/1,4/3\n",
     "6:22 E_FILE_WORD board 1 has no row of round 5, table 1\n6:26 E_FILE_TWICE line 5"},
    /* A row that was refused is not there, which follows from its line. */
    {T1 "4 3 6S N6 E2 S1 1 2 3 4 0 0 0 0\nfouled 1 form=1 rows=4/3\n",
     "4:8 E_ROW_TRICKS these sum to 9"},
    {"pdup-event 1\ntraveller 1\n" ROW(4, 3) "fouled 1 form=1 rows=4/3\n",
     "1:1 E_FILE_MISSING players NUMBER"},
    {EVENT "turned\n",
     "3:7 E_FILE_COUNT turned BOARD rows=ROUND/TABLE,... seats=ESWN; the line ends here"},
    {EVENT "turned x rows=4/3 seats=ESWN\n", "3:8 E_FILE_WORD a board from 1 to 40000, not 'x'"},
    {EVENT "turned 1 rows=4/3\n", "3:18 E_FILE_COUNT seats= is missing"},
    {EVENT "turned 1 seats=ESWN\n", "3:20 E_FILE_COUNT rows= is missing"},
    {EVENT "turned 1 rows=4/3 seats=NESW\n", "3:25 E_FILE_WORD " TURNS "'NESW'"},
    {EVENT "turned 1 rows=4/3 seats=ENSW\n", "3:25 E_FILE_WORD " TURNS "'ENSW'"},
    {EVENT "turned 1 rows=4/3,5,5/x seats=ESWN\n",
     "3:15 E_FILE_WORD board 1 has no row of round 4, table 3\n"
     "3:19 E_FILE_WORD a row ROUND/TABLE, such as 4/3, not '5'\n"
     "3:23 E_FILE_WORD a table from 1 to 10000, not 'x'"},
    {T1 ROW(4, 3) "fouled 1 form=1 rows=4/3/2,x/1\n",
     "5:24 E_FILE_WORD a table from 1 to 10000, not '3/2'\n"
     "5:28 E_FILE_WORD a round from 1 to 10000, not 'x'"},
    /* What a refused line says of a row does not hold. */
    {T1 ROW(4, 3) "turned 1 rows=4/3 seats=W\n", "5:25 E_FILE_WORD " TURNS "'W'"},
    {T1 ROW(4, 3) "turned 1 rows=4/3 seats=eswn\nturned 1 rows=4/3 seats=SWNE\n",
     "6:15 E_FILE_TWICE line 5"},
    /* Turned once the first hand of board 1, N, is E, and the talon of W is N. */
    {T1 "1 1 - N3 E3 S4 1 2 3 4 0 0 0 0\nturned 1 rows=1/1 seats=ESWN\n",
     "4:7 E_ROW_FIRST_HAND here stands N where E should"},
    {T1 "1 1 - E3 S3 W4 1 2 3 4 0 0 0 0\nturned 1 rows=1/1 seats=ESWN\n", ""},
    {T1 "1 1 6S N6 E2 S2 1 2 3 4 0 0 0 0\nturned 1 rows=1/1 seats=ESWN\n",
     "4:8 E_ROW_SEATS the talon of this board lies at N"},
    {T1 ROW(1, 1) "turned 1 rows=1/1 seats=ESN\n",
     "5:15 E_ROW_TURN these are 3 seats, and table 1 has 4 in line 4"},
    /* Said once, and of that row alone. */
    {T1 ROW(1, 1) "1 2 ? . . . 5 6 7 . 0 0 0 .\nturned 1 rows=1/1,1/2 seats=SNE\n"
                  "correct 1 1/1 time=5 1 1 ? . . . 4 3 2 1 0 0 0 0\n",
     "6:15 E_ROW_TURN these are 3 seats, and table 1 has 4 in line 4"},
    {EVENT "movement rotation tables=7 seats=3\nturned 1 rows=1/1 seats=ESWN\n",
     "4:15 E_FILE_WORD board 1 has no row of round 1, table 1"},
};

static void forms_and_turns_are_checked(void **state) {
    (void)state;
    check_cases(form_cases, PDUP_COUNT_OF(form_cases));
}

static void groups_and_turns_are_those_of_the_lines(void **state) {
    (void)state;
    pdup_session *session =
        read_session(T1 ROW(1, 1) "2 1 ? . . . 5 6 7 8 0 0 0 0\n3 1 ? . . . 9 10 11 . 0 0 0 .\n"
                                  "fouled 1 form=7 rows=1/1,3/1\nturned 1 rows=2/1 seats=WNES\n"
                                  "turned 1 rows=3/1 seats=SNE\n",
                     "", 1);
    static const int32_t wanted[][3] = {{7, 0, 0}, {0, 3, 0}, {7, 2, 3}};
    for (int i = 0; i < 3; i++) {
        const pdup__traveller_row *row = &session->travellers[0]->rows[i];
        assert_int_equal(row->group, wanted[i][0]);
        assert_int_equal(row->row.turn, wanted[i][1]);
        assert_int_equal(row->row.seats, wanted[i][2]);
    }
    pdup_session_unref(session);
}

static const event_case room_cases[] = {
    {T1 "1 1@A ? . . . 1 2 3 4 0 0 0 0\n1 1@b ? . . . 5 6 7 8 0 0 0 0\n", ""},
    /* With a movement, one row by both of its names. */
    {EVENT "movement rotation tables=5 seats=4\ntraveller 1\n1 5 ? . . . 5 10 15 20 0 0 0 0\n"
           "1 5@A ? . . . 5 10 15 20 0 0 0 0\n",
     "3:10 W_NO_TRAVELLER no traveller of board 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 9 more\n"
     "4:11 W_NO_ROW board 1 has no row of round 1, table 1\n"
     "5:1 W_MOVEMENT the movement has set 5 here, not set 1\n6:1 E_ROW_TWICE round 1, table 5, in "
     "line 5"},
    /* Without one a plain number among rooms is of no room, wherever it stands. */
    {T1 "1 5 ? . . . 1 2 3 4 0 0 0 0\n1 2@B ? . . . 5 6 7 8 0 0 0 0\n"
        "1 3@A ? . . . 9 10 11 12 0 0 0 0\nfouled 1 form=1 rows=1/2@B,1/3\n"
        "ruling 1 rule=2 board=1 round=1 table=3 N=plus\nruling 2 rule=2 board=1 round=1 table=0 "
        "N=plus\n",
     "4:3 E_FILE_WORD a table with its room, as line 5 has it, such as 2@B, not '5'\n"
     "7:30 E_FILE_WORD a table with its room, as line 5 has it, such as 2@B, not '3'\n"
     "8:39 E_FILE_WORD a table with its room, as line 5 has it, such as 2@B, not '3'\n"
     "9:39 E_FILE_WORD a table from 1 to 10000, not '0'"},
    {EVENT "movement best tables=5 seats=4 rooms=2\ntraveller 1\n"
           "1 6@B ? . . . 1 2 3 4 0 0 0 0\n",
     "3:22 E_PLAYERS 10 tables of 4 seat 40 players, not 21\n"
     "5:3 E_FILE_WORD '6@B' is not there: a room has 5 tables, and all rooms together at most "
     "10000"},
    {T1 "1 1@ ? . . . 1 2 3 4 0 0 0 0\n1 1@BM ? . . . 1 2 3 4 0 0 0 0\n"
        "1 @B ? . . . 1 2 3 4 0 0 0 0\n1 1@A1 ? . . . 1 2 3 4 0 0 0 0\n"
        "1 1@{ ? . . . 1 2 3 4 0 0 0 0\n1 1@AAA ? . . . 1 2 3 4 0 0 0 0\n1 1@[ ? . . . 1 2 3 4 0 0 "
        "0 0\n",
     "4:3 E_FILE_WORD a table and its room, A to Z, then AA to BL: 2@B, not '1@'\n"
     "5:3 E_FILE_WORD a table and its room, A to Z, then AA to BL: 2@B, not '1@BM'\n"
     "6:3 E_FILE_WORD a table and its room, A to Z, then AA to BL: 2@B, not '@B'\n"
     "7:3 E_FILE_WORD a table and its room, A to Z, then AA to BL: 2@B, not '1@A1'\n"
     "8:3 E_FILE_WORD a table and its room, A to Z, then AA to BL: 2@B, not '1@{'\n"
     "9:3 E_FILE_WORD a table and its room, A to Z, then AA to BL: 2@B, not '1@AAA'\n"
     "10:3 E_FILE_WORD a table and its room, A to Z, then AA to BL: 2@B, not '1@['"},
    {T1 "1 1@BL ? . . . 1 2 3 4 0 0 0 0\n1 200@A ? . . . 5 6 7 8 0 0 0 0\n",
     "4:3 E_FILE_WORD '1@BL' is not there: a room has 200 tables, and all rooms together at most "
     "10000"},
    /* Rulings and forms name rooms too. */
    {T1 "1 2@B ? . . . 1 2 3 4 0 0 0 0\nfouled 1 form=1 rows=1/2@B\n"
        "turned 1 rows=1/2@B seats=ESWN\n"
        "ruling 1 rule=2 board=1 round=1 table=2@B N=plus\n"
        "ruling 2 rule=2 board=1 round=1 table=2@C N=plus\n",
     "8:23 E_RULING_ROW board 1 has no row of round 1, table 6" /* the third room's second of two */},
};

static void tables_of_rooms_are_numbered_through(void **state) {
    (void)state;
    check_cases(room_cases, PDUP_COUNT_OF(room_cases));
}

static void assert_tables(const char *text, int32_t room_tables, int32_t table) {
    pdup_session *session = read_session(text, "", 1);
    assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_ROOM_TABLES), room_tables);
    assert_int_equal(session->travellers[0]->rows[0].row.table, table);
    pdup_session_unref(session);
}

static void a_room_has_the_highest_table_written(void **state) {
    (void)state;
    assert_tables(T1 "1 2 ? . . . 1 2 3 4 0 0 0 0\n", 0, 2);
    assert_tables(T1 "1 2@A ? . . . 1 2 3 4 0 0 0 0\n", 2, 2);
    assert_tables(T1 "1 2@B ? . . . 1 2 3 4 0 0 0 0\n1 7@A ? . . . 5 6 7 8 0 0 0 0\n", 7, 9);
    assert_tables(T1 "1 2@AA ? . . . 1 2 3 4 0 0 0 0\n1 3@B ? . . . 5 6 7 8 0 0 0 0\n", 3, 80);
    /* Each session has its own rooms. */
    assert_tables(T1 "1 2@B ? . . . 1 2 3 4 0 0 0 0\nsession 2\ntraveller 1\n"
                     "1 9@B ? . . . 1 2 3 4 0 0 0 0\n",
                  2, 4);
}

static void a_movement_knows_its_rooms(void **state) {
    (void)state;
    pdup_session *session = read_session(
        "pdup-event 1\nplayers 40\nmovement rotation rooms=2 tables=5 seats=4\n", "", 1);
    assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_ROOM_TABLES), 5);
    pdup_session_unref(session);
    session = read_session("pdup-event 1\nplayers 20\nmovement rotation rooms=1 tables=5 seats=4\n",
                           "", 1);
    assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_ROOM_TABLES), 0);
    pdup_session_unref(session);
}

/* A movement line that says no rooms, or says them wrong, leaves it to the tables written. */
static void rooms_of_wrong_movements_do_not_count(void **state) {
    (void)state;
    static const char *const settings[] = {"rooms=x tables=5", "rooms=2", "rooms=2 tables=x",
                                           "rooms=65 tables=5"};
    for (size_t i = 0; i < PDUP_COUNT_OF(settings); i++) {
        char text[200];
        snprintf(text, sizeof text, EVENT "movement best %s seats=4\ntraveller 1\n" ROW(1, 7),
                 settings[i]);
        pdup_session *session;
        pdup_event_file *file = read_event(text, strlen(text));
        assert_ok(pdup_event_file_session(file, 1, &session));
        assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_ROOM_TABLES), 0);
        pdup_session_unref(session);
        pdup_event_file_unref(file);
    }
    check_case(&(event_case){"pdup-event 1\nplayers 40\nmovement best rooms=2 tables=5 seats=4\n"
                             "movement best rooms=3 tables=6 seats=4\n",
                             "4:1 E_FILE_TWICE line 3"});
}

static void tables_of_three_and_four_stand_in_one_session(void **state) {
    (void)state;
    pdup_session *session =
        read_session(T1 "1 1 6S N6 E2 S2 1 2 3 4 0 0 0 0\n1 2 6S N6 E2 S2 5 6 7 . 0 0 0 .\n"
                        "1 3 np . . . 8 9 10 .\n1 4 ? . . . 11 12 13 14 0 0 0 0\n"
                        "1 5 ? . . . 15 16 17 18 0 0 0 0\n",
                     "6:1 W_NOT_PLAYED the board was not played here, and no ruling says what the "
                     "players get",
                     1);
    static const int32_t seats[] = {4, 3, 3, 4, 4};
    const pdup_traveller *traveller = session->travellers[0];
    for (int i = 0; i < 5; i++) {
        assert_int_equal(pdup__row_seats(traveller->board, &traveller->rows[i].row), seats[i]);
    }
    pdup_session_unref(session);
}

static void the_seed_goes_to_every_session(void **state) {
    (void)state;
    const char *text =
        EVENT "seed 000102030405060708090a0b0c0d0e0f101112131415161718191A1B1C1D1EfF\nsession 1\n"
              "session 2\n";
    for (int32_t number = 1; number <= 2; number++) {
        pdup_session *session = read_session(text, "", number);
        assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_HAS_SEED), 1);
        for (int i = 0; i < PDUP_SEED_BYTES; i++) {
            assert_int_equal(session->seed[i], i == PDUP_SEED_BYTES - 1 ? 0xff : i);
        }
        pdup_session_unref(session);
    }
    pdup_session *session = read_session(EVENT, "", 1);
    assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_HAS_SEED), 0);
    pdup_session_unref(session);
}

static void rounds_played_go_to_their_session(void **state) {
    (void)state;
    const char *text = EVENT "session 1\nplayed 3\nsession 2\nrounds 4\n";
    static const int32_t wanted[] = {3, 0};
    for (int32_t number = 1; number <= 2; number++) {
        pdup_session *session = read_session(text, "", number);
        assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_ROUNDS_PLAYED),
                         wanted[number - 1]);
        pdup_session_unref(session);
    }
}

static void times_go_to_their_session(void **state) {
    (void)state;
    const char *text =
        EVENT "session 1\nofficial 1795903600\nended 1795900000\nsession 2\nended 5\n";
    static const int64_t wanted[][2] = {{1795900000, 1795903600}, {5, 0}};
    for (int32_t number = 1; number <= 2; number++) {
        pdup_session *session = read_session(text, "", number);
        assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_END_TIME),
                         wanted[number - 1][0]);
        assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_OFFICIAL_TIME),
                         wanted[number - 1][1]);
        pdup_session_unref(session);
    }
    pdup_session *session = read_session(
        EVENT "official 1\nended 0\nended 99999999999\nofficial 2\nofficial\nended 7 8\n",
        "4:7 E_FILE_WORD seconds since 1970, not '0'\n"
        "6:1 E_FILE_TWICE line 3\n"
        "7:9 E_FILE_COUNT official TIME; the line ends here\n"
        "8:9 E_FILE_COUNT ended TIME; too much from '8' on",
        1);
    assert_true(pdup_session_number(session, PDUP_SESSION_FIELD_END_TIME) == INT64_C(99999999999));
    assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_OFFICIAL_TIME), 1);
    pdup_session_unref(session);
    check_case(&(event_case){EVENT "ended 1795900000000\n",
                             "3:7 E_RANGE 1795900000000; times are seconds since 1970, not "
                             "milliseconds"});
    check_case(&(event_case){"pdup-event 1\nended 5\n", "1:1 E_FILE_MISSING players NUMBER"});
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(forms_and_turns_are_checked),
    cmocka_unit_test(groups_and_turns_are_those_of_the_lines),
    cmocka_unit_test(tables_of_rooms_are_numbered_through),
    cmocka_unit_test(a_room_has_the_highest_table_written),
    cmocka_unit_test(a_movement_knows_its_rooms),
    cmocka_unit_test(rooms_of_wrong_movements_do_not_count),
    cmocka_unit_test(tables_of_three_and_four_stand_in_one_session),
    cmocka_unit_test(the_seed_goes_to_every_session),
    cmocka_unit_test(rounds_played_go_to_their_session),
    cmocka_unit_test(times_go_to_their_session),
};

PDUP_TEST_MAIN(tests)
