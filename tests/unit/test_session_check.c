/* SPDX-License-Identifier: MIT */
/* The warnings of a session. */
#include "pdup_test.h"

#include "build.h"

static const int32_t zeroes[] = {0, 0, 0, 0};

static void enter(pdup_traveller *traveller, int32_t round, int32_t table, int32_t n, int32_t e,
                  int32_t s, int32_t w) {
    const int32_t players[] = {n, e, s, w};
    row_spec spec = spec_unknown(round, table, players, zeroes);
    build_entry(traveller, &spec);
}

static pdup_session *session_on_five_tables(int32_t players, int32_t seats) {
    pdup_session *session = build_session(NULL, players);
    pdup_movement *movement;
    assert_ok(pdup_movement_new_rotation(NULL, 5, seats, &movement));
    assert_ok(pdup_session_set_movement(session, movement));
    pdup_movement_unref(movement);
    return session;
}

typedef struct warning {
    pdup_status code;
    int32_t board;
    int32_t round;
    int32_t table;
    const char *text;
} warning;

static void assert_warnings(const pdup_session *session, const warning *wanted, size_t count) {
    pdup_faults *faults;
    assert_ok(pdup_session_check(session, &faults));
    assert_int_equal(pdup_faults_count(faults), (int32_t)count);
    assert_int_equal(pdup_faults_error_count(faults), 0);
    for (size_t i = 0; i < count; i++) {
        warning found;
        assert_ok(pdup_faults_code_at(faults, (int32_t)i, &found.code));
        assert_ok(pdup_faults_row_at(faults, (int32_t)i, &found.board, &found.round, &found.table));
        assert_string_equal(pdup_faults_text_at(faults, (int32_t)i), wanted[i].text);
        assert_status(found.code, wanted[i].code);
        assert_int_equal(found.board, wanted[i].board);
        assert_int_equal(found.round, wanted[i].round);
        assert_int_equal(found.table, wanted[i].table);
    }
    pdup_faults_unref(faults);
}

static void an_empty_session_has_no_warnings(void **state) {
    (void)state;
    pdup_session *session = session_on_five_tables(20, 4);
    assert_warnings(session, NULL, 0);
    build_board(session, 1, 4);
    assert_warnings(session, NULL, 0);
    pdup_session_unref(session);
}

static void rows_as_the_movement_has_them_are_not_warned_of(void **state) {
    (void)state;
    pdup_session *session = session_on_five_tables(20, 4);
    pdup_traveller *board = build_board(session, 4, 4);
    enter(board, 1, 1, 1, 6, 11, 16);
    enter(board, 2, 5, 5, 9, 13, 17);
    board = build_board(session, 5, 4);
    enter(board, 1, 2, 2, 7, 12, 17);
    assert_warnings(session, NULL, 0);
    pdup_session_unref(session);
    session = session_on_five_tables(15, 3);
    board = build_board(session, 3, 3);
    enter(board, 1, 1, 1, 6, 11, 0);
    assert_warnings(session, NULL, 0);
    pdup_session_unref(session);
}

static void rows_against_the_movement_are_listed(void **state) {
    (void)state;
    pdup_session *session = session_on_five_tables(40, 4);
    pdup_traveller *second = build_board(session, 5, 4);
    pdup_traveller *first = build_board(session, 1, 4);
    pdup_traveller *three = build_board(session, 2, 3);
    enter(second, 1, 1, 21, 22, 23, 24);
    enter(first, 6, 1, 25, 26, 27, 28);
    enter(first, 1, 6, 29, 30, 31, 32);
    enter(first, 1, 1, 1, 6, 12, 11);
    enter(three, 1, 1, 1, 6, 11, 0);
    static const warning wanted[] = {
        {PDUP_W_MOVEMENT, 1, 1, 1, "the movement has player 11 here, not player 12"},
        {PDUP_W_MOVEMENT, 1, 1, 6, "the movement has no such round and table"},
        {PDUP_W_MOVEMENT, 1, 6, 1, "the movement has no such round and table"},
        {PDUP_W_MOVEMENT, 2, 1, 1, "the movement has player 16 here, not player 0"},
        {PDUP_W_MOVEMENT, 5, 1, 1, "the movement has set 1 here, not set 2"},
    };
    assert_warnings(session, wanted, PDUP_COUNT_OF(wanted));
    pdup_session_unref(session);
}

static void without_a_movement_rows_alone_say_who_met_whom(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 40);
    enter(build_board(session, 5, 4), 9, 77, 21, 22, 23, 24);
    assert_warnings(session, NULL, 0);
    pdup_session_unref(session);
}

static void nobody_sits_at_two_tables_in_a_round(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 40);
    pdup_traveller *first = build_board(session, 1, 4);
    pdup_traveller *second = build_board(session, 2, 4);
    pdup_traveller *third = build_board(session, 3, 4);
    enter(first, 1, 1, 1, 2, 3, 4);
    enter(second, 1, 1, 1, 2, 3, 4); /* the same table plays on */
    enter(third, 1, 2, 5, 6, 7, 1);
    enter(second, 1, 3, 9, 10, 1, 12);
    enter(third, 2, 1, 1, 2, 3, 4); /* another round */
    static const warning wanted[] = {
        {PDUP_W_BOARD_AGAIN, 2, 1, 3,
         "player 1 has played this board already, in round 1 at table 1 (rules 11.6.B)"},
        {PDUP_W_TWO_TABLES, 2, 1, 3, "player 1 sits at table 1 in this round, on board 1"},
        {PDUP_W_TWO_TABLES, 3, 1, 2, "player 1 sits at table 1 in this round, on board 1"},
        {PDUP_W_BOARD_AGAIN, 3, 2, 1,
         "player 1 has played this board already, in round 1 at table 2 (rules 11.6.B)"},
    };
    assert_warnings(session, wanted, PDUP_COUNT_OF(wanted));
    pdup_session_unref(session);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(an_empty_session_has_no_warnings),
    cmocka_unit_test(rows_as_the_movement_has_them_are_not_warned_of),
    cmocka_unit_test(rows_against_the_movement_are_listed),
    cmocka_unit_test(without_a_movement_rows_alone_say_who_met_whom),
    cmocka_unit_test(nobody_sits_at_two_tables_in_a_round),
};

PDUP_TEST_MAIN(tests)
