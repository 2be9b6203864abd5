/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "build.h"
#include "session/session.h"

#include <string.h>

static const int32_t players[] = {1, 2, 3, 4};
static const int32_t zeroes[] = {0, 0, 0, 0};

static void a_new_session_is_empty(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 20);
    pdup_movement *movement;
    pdup_traveller *traveller;
    assert_int_equal(pdup_session_player_count(session), 20);
    assert_int_equal(pdup_session_traveller_count(session), 0);
    assert_int_equal(pdup_session_ruling_count(session), 0);
    assert_ok(pdup_session_movement(session, &movement));
    assert_null(movement);
    assert_status(pdup_session_traveller_at(session, 0, &traveller), PDUP_E_RANGE);
    assert_null(traveller);
    assert_status(pdup_session_traveller(session, 1, &traveller), PDUP_E_RANGE);
    assert_null(traveller);
    pdup_session_unref(session);
}

static void travellers_are_given_in_the_order_of_boards(void **state) {
    (void)state;
    static const int32_t boards[] = {7, 3, 40000, 1, 12, 5, 9, 2, 30, 8, 4};
    enum { COUNT = PDUP_COUNT_OF(boards) };
    pdup_session *session = build_session(NULL, 4);
    for (size_t i = 0; i < COUNT; i++) {
        build_board(session, boards[i], 4);
    }
    assert_int_equal(pdup_session_traveller_count(session), COUNT);
    int32_t before = 0;
    for (int32_t i = 0; i < COUNT; i++) {
        pdup_traveller *traveller;
        pdup_traveller *same;
        pdup_board *board;
        assert_ok(pdup_session_traveller_at(session, i, &traveller));
        assert_ok(pdup_traveller_board(traveller, &board));
        assert_true(pdup_board_number(board, PDUP_BOARD_FIELD_NUMBER) > before);
        before = pdup_board_number(board, PDUP_BOARD_FIELD_NUMBER);
        assert_ok(pdup_session_traveller(session, before, &same));
        assert_ptr_equal(same, traveller);
        pdup_board_unref(board);
        pdup_traveller_unref(same);
        pdup_traveller_unref(traveller);
    }
    static const int32_t no_boards[] = {0, 6, 10, 40001, -1};
    for (size_t i = 0; i < PDUP_COUNT_OF(no_boards); i++) {
        pdup_traveller *traveller = (pdup_traveller *)session;
        assert_status(pdup_session_traveller(session, no_boards[i], &traveller), PDUP_E_RANGE);
        assert_null(traveller);
    }
    static const int32_t outside[] = {-1, COUNT, INT32_MIN, INT32_MAX};
    for (size_t i = 0; i < PDUP_COUNT_OF(outside); i++) {
        pdup_traveller *traveller = (pdup_traveller *)session;
        assert_status(pdup_session_traveller_at(session, outside[i], &traveller), PDUP_E_RANGE);
        assert_null(traveller);
    }
    pdup_session_unref(session);
}

/* The session as it was, byte for byte. */
static void assert_refused(pdup_session *session, pdup_traveller *traveller, pdup_status wanted) {
    pdup_session before;
    memcpy(&before, session, sizeof before);
    pdup__owner *owner = traveller->owner;
    assert_status(pdup_session_add_traveller(session, traveller, NULL), wanted);
    assert_memory_equal(session, &before, sizeof before);
    assert_ptr_equal(traveller->owner, owner);
}

static void a_board_has_one_traveller(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 4);
    build_board(session, 1, 4);
    for (int32_t seats = 3; seats <= 4; seats++) {
        pdup_traveller *again = build_traveller(NULL, 1, seats);
        assert_refused(session, again, PDUP_E_BOARD_TWICE);
        pdup_traveller_unref(again);
    }
    pdup_session_unref(session);
}

static void a_traveller_belongs_to_one_session(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 4);
    pdup_session *other = build_session(NULL, 4);
    pdup_traveller *traveller = build_board(session, 1, 4);
    assert_refused(session, traveller, PDUP_E_STATE);
    assert_refused(other, traveller, PDUP_E_STATE);
    pdup_session_unref(other);
    pdup_session_unref(session);
}

static void players_beyond_the_session_are_refused(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 3);
    pdup_traveller *filled = build_traveller(NULL, 1, 4);
    row_spec spec = spec_unknown(1, 1, players, zeroes);
    build_entry(filled, &spec);
    assert_refused(session, filled, PDUP_E_PLAYERS);
    pdup_traveller *empty = build_board(session, 2, 4);
    pdup_row *row = build_row(NULL, &spec);
    assert_status(pdup_traveller_add_row(empty, row, NULL), PDUP_E_PLAYERS);
    assert_int_equal(pdup_traveller_row_count(empty), 0);
    pdup_row_unref(row);
    pdup_traveller_unref(filled);
    pdup_session_unref(session);
}

static void rows_may_be_entered_before_and_after(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 4);
    pdup_traveller *traveller = build_traveller(NULL, 1, 4);
    row_spec spec = spec_unknown(1, 1, players, zeroes);
    build_entry(traveller, &spec);
    assert_ok(pdup_session_add_traveller(session, traveller, NULL));
    assert_int_equal(session->owner.row_count, 1);
    spec.round = 2;
    build_entry(traveller, &spec);
    assert_int_equal(session->owner.row_count, 2);
    pdup_standings *standings = build_standings(session, 0);
    assert_int_equal(pdup_standings_result_count(standings), 8);
    pdup_standings_unref(standings);
    pdup_traveller_unref(traveller);
    pdup_session_unref(session);
}

/* Four million rows are not made for this: the count is set. */
static void a_full_session_takes_no_more_rows(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 4);
    pdup_traveller *inside = build_board(session, 1, 4);
    pdup_traveller *outside = build_traveller(NULL, 2, 4);
    row_spec spec = spec_unknown(1, 1, players, zeroes);
    build_entry(outside, &spec);
    pdup_row *row = build_row(NULL, &spec);
    session->owner.row_count = PDUP_MAX_ROWS;
    assert_status(pdup_traveller_add_row(inside, row, NULL), PDUP_E_STATE);
    assert_refused(session, outside, PDUP_E_STATE);
    session->owner.row_count = PDUP_MAX_ROWS - 1;
    assert_ok(pdup_session_add_traveller(session, outside, NULL));
    assert_int_equal(session->owner.row_count, PDUP_MAX_ROWS);
    assert_status(pdup_traveller_add_row(inside, row, NULL), PDUP_E_STATE);
    pdup_row_unref(row);
    pdup_traveller_unref(outside);
    pdup_session_unref(session);
}

static void a_traveller_outlives_its_session(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 4);
    pdup_traveller *traveller = pdup_traveller_ref(build_board(session, 1, 4));
    row_spec spec = spec_unknown(1, 1, players, zeroes);
    build_entry(traveller, &spec);
    pdup_session_unref(session);
    /* It belongs to none now: any player is welcome, and so is another session. */
    spec.round = 2;
    spec.players[0] = 5;
    build_entry(traveller, &spec);
    session = build_session(NULL, 5);
    assert_ok(pdup_session_add_traveller(session, traveller, NULL));
    assert_int_equal(session->owner.row_count, 2);
    pdup_traveller_unref(traveller);
    pdup_session_unref(session);
}

static void a_traveller_that_outlives_its_session_takes_no_rulings_along(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 4);
    pdup_traveller *traveller = pdup_traveller_ref(build_board(session, 1, 4));
    row_spec spec = spec_unknown(1, 1, players, zeroes);
    build_entry(traveller, &spec);
    build_award(session, 7, 1, 1, 1, PDUP_SEAT_N, PDUP_AWARD_PLUS);
    pdup_session_unref(session);
    session = build_session(NULL, 4);
    assert_ok(pdup_session_add_traveller(session, traveller, NULL));
    pdup_standings *standings = build_standings(session, 0);
    int32_t ruling;
    assert_ok(pdup_standings_result_number_at(standings, 0, PDUP_RESULT_RULING, &ruling));
    assert_int_equal(ruling, 0);
    build_award(session, 8, 1, 1, 1, PDUP_SEAT_N, PDUP_AWARD_MINUS);
    pdup_standings_unref(standings);
    pdup_traveller_unref(traveller);
    pdup_session_unref(session);
}

static void the_movement_must_fit_the_players(void **state) {
    (void)state;
    pdup_movement *movement;
    pdup_movement *other;
    pdup_movement *found;
    assert_ok(pdup_movement_new_rotation(NULL, 5, 4, &movement));
    assert_ok(pdup_movement_new_rotation(NULL, 7, 4, &other));
    pdup_session *session = build_session(NULL, 27);
    assert_ok(pdup_session_set_movement(session, movement, NULL));
    assert_status(pdup_session_set_movement(session, other, NULL), PDUP_E_PLAYERS);
    assert_ok(pdup_session_movement(session, &found));
    assert_ptr_equal(found, movement);
    pdup_movement_unref(found);
    pdup_session_unref(session);
    session = build_session(NULL, 28);
    assert_ok(pdup_session_set_movement(session, movement, NULL));
    assert_ok(pdup_session_set_movement(session, other, NULL));
    assert_ok(pdup_session_set_movement(session, other, NULL));
    assert_ok(pdup_session_movement(session, &found));
    assert_ptr_equal(found, other);
    pdup_movement_unref(found);
    pdup_session_unref(session);
    pdup_movement_unref(other);
    pdup_movement_unref(movement);
}

static void regulations_are_copied_in_and_out(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 4);
    pdup_regulations *given;
    pdup_regulations *found;
    assert_ok(pdup_regulations_new(NULL, &given));
    assert_ok(pdup_regulations_set(given, "normalise", 9, "ascherman", 9, NULL));
    assert_ok(pdup_session_set_regulations(session, given));
    assert_ok(pdup_session_regulations(session, &found));
    assert_ptr_not_equal(found, given);
    assert_memory_equal(&found->chosen, &given->chosen, sizeof found->chosen);
    pdup_regulations_unref(found);
    pdup_regulations_unref(given);
    pdup_session_unref(session);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_new_session_is_empty),
    cmocka_unit_test(travellers_are_given_in_the_order_of_boards),
    cmocka_unit_test(a_board_has_one_traveller),
    cmocka_unit_test(a_traveller_belongs_to_one_session),
    cmocka_unit_test(players_beyond_the_session_are_refused),
    cmocka_unit_test(rows_may_be_entered_before_and_after),
    cmocka_unit_test(a_full_session_takes_no_more_rows),
    cmocka_unit_test(a_traveller_outlives_its_session),
    cmocka_unit_test(a_traveller_that_outlives_its_session_takes_no_rulings_along),
    cmocka_unit_test(the_movement_must_fit_the_players),
    cmocka_unit_test(regulations_are_copied_in_and_out),
};

PDUP_TEST_MAIN(tests)
