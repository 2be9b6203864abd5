/* SPDX-License-Identifier: MIT */
/* Open rows are changed, closed ones are corrected, and the row as it was is kept (rules 2 and 6). */
#include "pdup_test.h"

#include "build.h"
#include "session/session.h"

#include <string.h>

static const int32_t players[] = {1, 2, 3, 4};
static const int32_t others[] = {5, 6, 7, 8};
static const int32_t whists[] = {6, -6, 0, 0};

static pdup_row *make_row(int32_t round, int32_t table, const int32_t *who) {
    row_spec spec = spec_unknown(round, table, who, whists);
    return build_row(NULL, &spec);
}

static void enter(pdup_traveller *traveller, int32_t round, int32_t table) {
    row_spec spec = spec_unknown(round, table, players, whists);
    build_entry(traveller, &spec);
}

static pdup_status replace(pdup_traveller *traveller, int32_t round, int32_t table,
                           const int32_t *who) {
    pdup_row *row = make_row(round, table, who);
    pdup_status status = pdup_traveller_replace_row(traveller, row, NULL);
    pdup_row_unref(row);
    return status;
}

static pdup_status correct(pdup_traveller *traveller, int32_t round, int32_t table,
                           const int32_t *who, int64_t time) {
    pdup_row *row = make_row(round, table, who);
    pdup_status status =
        pdup_traveller_correct_row(traveller, row, time, "Ann", 3, "slip", 4, NULL);
    pdup_row_unref(row);
    return status;
}

static pdup_status strike(pdup_traveller *traveller, int32_t round, int32_t table, int64_t time) {
    return pdup_traveller_strike_row(traveller, round, table, time, NULL, 0, NULL, 0, NULL);
}

/* The player at N of the row at a position; 0: there is no such row. */
static int32_t north_at(const pdup_traveller *traveller, int32_t index) {
    pdup_row *row;
    int32_t player = 0;
    if (pdup_traveller_row_at(traveller, index, &row) == PDUP_OK) {
        assert_ok(pdup_row_player(row, PDUP_SEAT_N, &player));
    }
    pdup_row_unref(row);
    return player;
}

static int32_t closed_at(const pdup_traveller *traveller, int32_t index) {
    int32_t closed = 9;
    assert_ok(pdup_traveller_closed_at(traveller, index, &closed));
    return closed;
}

static void an_open_row_is_replaced_or_taken_out(void **state) {
    (void)state;
    pdup_traveller *traveller = build_traveller(NULL, 1, 4);
    enter(traveller, 1, 1);
    enter(traveller, 1, 2);
    enter(traveller, 1, 3);
    assert_ok(replace(traveller, 1, 2, others));
    assert_int_equal(north_at(traveller, 0), 1);
    assert_int_equal(north_at(traveller, 1), 5);
    assert_status(replace(traveller, 2, 2, others), PDUP_E_ROW_MISSING);
    assert_status(pdup_traveller_remove_row(traveller, 2, 2, NULL), PDUP_E_ROW_MISSING);
    assert_status(pdup_traveller_remove_row(traveller, INT32_MIN, -1, NULL), PDUP_E_ROW_MISSING);
    assert_ok(pdup_traveller_remove_row(traveller, 1, 1, NULL));
    assert_int_equal(pdup_traveller_row_count(traveller), 2);
    assert_int_equal(pdup__traveller_find(traveller, 1, 1), -1);
    assert_int_equal(pdup__traveller_find(traveller, 1, 3), 0);
    assert_int_equal(pdup__traveller_find(traveller, 1, 2), 1);
    assert_ok(pdup_traveller_remove_row(traveller, 1, 2, NULL));
    assert_ok(pdup_traveller_remove_row(traveller, 1, 3, NULL));
    assert_int_equal(pdup_traveller_row_count(traveller), 0);
    enter(traveller, 1, 2);
    assert_int_equal(pdup_traveller_correction_count(traveller), 0);
    pdup_traveller_unref(traveller);
}

static void a_closed_row_takes_a_correction_and_an_open_one_does_not(void **state) {
    (void)state;
    pdup_traveller *traveller = build_traveller(NULL, 1, 4);
    enter(traveller, 1, 1);
    assert_int_equal(closed_at(traveller, 0), 0);
    assert_status(correct(traveller, 1, 1, others, 100), PDUP_E_ROW_OPEN);
    assert_status(strike(traveller, 1, 1, 100), PDUP_E_ROW_OPEN);
    assert_status(pdup_traveller_close_row(traveller, 1, 2, NULL), PDUP_E_ROW_MISSING);
    assert_ok(pdup_traveller_close_row(traveller, 1, 1, NULL));
    assert_ok(pdup_traveller_close_row(traveller, 1, 1, NULL));
    assert_int_equal(closed_at(traveller, 0), 1);
    assert_status(replace(traveller, 1, 1, others), PDUP_E_ROW_CLOSED);
    assert_status(pdup_traveller_remove_row(traveller, 1, 1, NULL), PDUP_E_ROW_CLOSED);
    assert_int_equal(north_at(traveller, 0), 1);
    assert_ok(correct(traveller, 1, 1, others, 100));
    assert_int_equal(north_at(traveller, 0), 5);
    assert_int_equal(closed_at(traveller, 0), 1);
    static const int32_t outside[] = {-1, 1, INT32_MIN, INT32_MAX};
    for (size_t i = 0; i < PDUP_COUNT_OF(outside); i++) {
        int32_t closed = 9;
        assert_status(pdup_traveller_closed_at(traveller, outside[i], &closed), PDUP_E_RANGE);
        assert_int_equal(closed, 0);
    }
    pdup_traveller_unref(traveller);
}

static pdup_correction *correction_at(const pdup_traveller *traveller, int32_t index) {
    pdup_correction *correction;
    assert_ok(pdup_traveller_correction_at(traveller, index, &correction));
    return correction;
}

/* The player at N of the row before or after a correction; 0: there is none. */
static int32_t north_of(pdup_status (*get)(const pdup_correction *, pdup_row **),
                        const pdup_correction *correction) {
    pdup_row *row;
    int32_t player = 0;
    assert_ok(get(correction, &row));
    if (row) {
        assert_ok(pdup_row_player(row, PDUP_SEAT_N, &player));
    }
    pdup_row_unref(row);
    return player;
}

static void check_correction(const pdup_traveller *traveller, int32_t index, int32_t before,
                             int32_t after, int64_t time) {
    pdup_correction *correction = correction_at(traveller, index);
    assert_int_equal(pdup_correction_number(correction, PDUP_CORRECTION_FIELD_BOARD), 1);
    assert_int_equal(pdup_correction_number(correction, PDUP_CORRECTION_FIELD_ROUND), 2);
    assert_int_equal(pdup_correction_number(correction, PDUP_CORRECTION_FIELD_TABLE), 3);
    assert_int_equal(pdup_correction_number(correction, PDUP_CORRECTION_FIELD_TIME), time);
    assert_int_equal(pdup_correction_number(correction, 0), 0);
    assert_int_equal(pdup_correction_number(correction, PDUP_CORRECTION_FIELD_TIME + 1), 0);
    assert_int_equal(north_of(pdup_correction_before, correction), before);
    assert_int_equal(north_of(pdup_correction_after, correction), after);
    pdup_correction_unref(correction);
}

static void every_change_is_kept_with_the_row_as_it_was(void **state) {
    (void)state;
    pdup_traveller *traveller = build_traveller(NULL, 1, 4);
    enter(traveller, 2, 3);
    assert_ok(pdup_traveller_close_row(traveller, 2, 3, NULL));
    assert_ok(correct(traveller, 2, 3, others, 100));
    assert_ok(strike(traveller, 2, 3, 101));
    assert_int_equal(pdup_traveller_row_count(traveller), 0);
    assert_status(strike(traveller, 2, 3, 102), PDUP_E_ROW_MISSING);
    assert_ok(correct(traveller, 2, 3, players, 103));
    assert_int_equal(closed_at(traveller, 0), 1);
    assert_ok(correct(traveller, 2, 3, others, INT64_MAX));
    assert_int_equal(pdup_traveller_correction_count(traveller), 4);
    check_correction(traveller, 0, 1, 5, 100);
    check_correction(traveller, 1, 5, 0, 101);
    check_correction(traveller, 2, 0, 1, 103);
    check_correction(traveller, 3, 1, 5, INT64_MAX);
    /* It outlives the traveller. */
    pdup_correction *first = correction_at(traveller, 0);
    pdup_correction *second = correction_at(traveller, 1);
    static const int32_t outside[] = {-1, 4, INT32_MIN, INT32_MAX};
    for (size_t i = 0; i < PDUP_COUNT_OF(outside); i++) {
        pdup_correction *none = first;
        assert_status(pdup_traveller_correction_at(traveller, outside[i], &none), PDUP_E_RANGE);
        assert_null(none);
    }
    pdup_traveller_unref(traveller);
    assert_string_equal(pdup_correction_by(first), "Ann");
    assert_string_equal(pdup_correction_reason(first), "slip");
    assert_string_equal(pdup_correction_by(second), "");
    assert_string_equal(pdup_correction_reason(second), "");
    pdup_correction_unref(second);
    pdup_correction_unref(first);
}

/* What was struck out may be entered anew, and then it is an open row. */
static void a_row_struck_out_may_be_entered_again(void **state) {
    (void)state;
    pdup_traveller *traveller = build_traveller(NULL, 1, 4);
    enter(traveller, 2, 3);
    assert_ok(pdup_traveller_close_row(traveller, 2, 3, NULL));
    assert_ok(strike(traveller, 2, 3, 100));
    enter(traveller, 2, 3);
    assert_int_equal(closed_at(traveller, 0), 0);
    assert_status(correct(traveller, 2, 3, others, 101), PDUP_E_ROW_OPEN);
    assert_ok(pdup_traveller_remove_row(traveller, 2, 3, NULL));
    assert_ok(correct(traveller, 2, 3, others, 101));
    check_correction(traveller, 1, 0, 5, 101);
    pdup_traveller_unref(traveller);
}

static void corrections_of_a_row_follow_each_other(void **state) {
    (void)state;
    pdup_traveller *traveller = build_traveller(NULL, 1, 4);
    enter(traveller, 2, 3);
    enter(traveller, 2, 4);
    assert_ok(pdup_traveller_close_row(traveller, 2, 3, NULL));
    assert_ok(pdup_traveller_close_row(traveller, 2, 4, NULL));
    assert_ok(correct(traveller, 2, 3, others, 100));
    assert_status(correct(traveller, 2, 3, players, 100), PDUP_E_ROW_ORDER);
    assert_status(correct(traveller, 2, 3, players, 99), PDUP_E_ROW_ORDER);
    assert_status(strike(traveller, 2, 3, 100), PDUP_E_ROW_ORDER);
    assert_ok(correct(traveller, 2, 4, others, 1));
    assert_status(correct(traveller, 2, 5, others, 1), PDUP_E_ROW_MISSING);
    assert_int_equal(pdup_traveller_correction_count(traveller), 2);
    pdup_traveller_unref(traveller);
}

/* Up to and including so many minutes after the official result. */
static void late_corrections_are_refused(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 8);
    pdup_traveller *traveller = build_board(session, 1, 4);
    enter(traveller, 2, 3);
    assert_ok(pdup_traveller_close_row(traveller, 2, 3, NULL));
    assert_ok(pdup_session_set_official_time(session, 1000, NULL));
    assert_status(correct(traveller, 2, 3, others, 2801), PDUP_E_ROW_LATE);
    assert_status(strike(traveller, 2, 3, 2801), PDUP_E_ROW_LATE);
    assert_int_equal(north_at(traveller, 0), 1);
    assert_ok(correct(traveller, 2, 3, others, 2800));
    assert_int_equal(pdup_traveller_correction_count(traveller), 1);
    pdup_session_unref(session);
}

static void what_is_asked_of_a_row_is_asked_of_its_correction(void **state) {
    (void)state;
    static const int32_t unbalanced[] = {6, -6, 6, 0};
    static const int32_t foreign[] = {1, 2, 3, 9};
    pdup_session *session = build_session(NULL, 8);
    pdup_traveller *traveller = build_board(session, 1, 4);
    enter(traveller, 2, 3);
    row_spec spec = spec_unknown(2, 3, others, unbalanced);
    pdup_row *row = build_row(NULL, &spec);
    assert_status(pdup_traveller_replace_row(traveller, row, NULL), PDUP_E_ROW_WHISTS);
    assert_status(replace(traveller, 2, 3, foreign), PDUP_E_PLAYERS);
    assert_ok(pdup_traveller_close_row(traveller, 2, 3, NULL));
    assert_status(pdup_traveller_correct_row(traveller, row, 1, NULL, 0, NULL, 0, NULL),
                  PDUP_E_ROW_WHISTS);
    assert_status(correct(traveller, 2, 3, foreign, 1), PDUP_E_PLAYERS);
    pdup_row_unref(row);
    assert_int_equal(north_at(traveller, 0), 1);
    assert_int_equal(pdup_traveller_correction_count(traveller), 0);
    pdup_session_unref(session);
}

static void times_and_texts_have_limits(void **state) {
    (void)state;
    static char text[PDUP_MAX_TEXT + 1];
    memset(text, 'x', sizeof text);
    pdup_traveller *traveller = build_traveller(NULL, 1, 4);
    enter(traveller, 2, 3);
    assert_ok(pdup_traveller_close_row(traveller, 2, 3, NULL));
    pdup_row *row = make_row(2, 3, others);
    assert_status(correct(traveller, 2, 3, others, 0), PDUP_E_RANGE);
    assert_status(correct(traveller, 2, 3, others, INT64_MIN), PDUP_E_RANGE);
    assert_status(
        pdup_traveller_correct_row(traveller, row, 1, text, PDUP_MAX_TEXT + 1, NULL, 0, NULL),
        PDUP_E_RANGE);
    assert_status(
        pdup_traveller_correct_row(traveller, row, 1, NULL, 0, text, PDUP_MAX_TEXT + 1, NULL),
        PDUP_E_RANGE);
    assert_status(pdup_traveller_correct_row(traveller, row, 1, "a\0b", 3, NULL, 0, NULL),
                  PDUP_E_RANGE);
    assert_status(pdup_traveller_strike_row(traveller, 2, 3, 1, NULL, 0, "a\0b", 3, NULL),
                  PDUP_E_RANGE);
    assert_int_equal(pdup_traveller_correction_count(traveller), 0);
    assert_ok(pdup_traveller_correct_row(traveller, row, 1, text, PDUP_MAX_TEXT, text,
                                         PDUP_MAX_TEXT, NULL));
    pdup_correction *correction = correction_at(traveller, 0);
    assert_int_equal(strlen(pdup_correction_by(correction)), PDUP_MAX_TEXT);
    assert_int_equal(strlen(pdup_correction_reason(correction)), PDUP_MAX_TEXT);
    pdup_correction_unref(correction);
    pdup_row_unref(row);
    pdup_traveller_unref(traveller);
}

/* The counts are set and put back: millions of them are not made for this. */
static void there_is_an_end_to_corrections_and_rows(void **state) {
    (void)state;
    pdup_traveller *traveller = build_traveller(NULL, 1, 4);
    enter(traveller, 2, 3);
    assert_ok(pdup_traveller_close_row(traveller, 2, 3, NULL));
    traveller->correction_count = PDUP_MAX_ROWS;
    assert_status(correct(traveller, 2, 3, others, 1), PDUP_E_STATE);
    assert_status(strike(traveller, 2, 3, 1), PDUP_E_STATE);
    traveller->correction_count = 0;
    assert_ok(strike(traveller, 2, 3, 1));
    traveller->row_count = PDUP_MAX_ROWS;
    assert_status(correct(traveller, 2, 3, others, 2), PDUP_E_STATE);
    traveller->row_count = 0;
    assert_ok(correct(traveller, 2, 3, others, 2));
    pdup_traveller_unref(traveller);
}

static pdup_award award_of_first(const pdup_session *session) {
    pdup_standings *standings = build_standings(session, 0);
    pdup_award award;
    assert_ok(pdup_standings_result_number_at(standings, 0, PDUP_RESULT_AWARD, &award));
    pdup_standings_unref(standings);
    return award;
}

static void rulings_stay_on_their_seats(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 8);
    pdup_traveller *traveller = build_board(session, 1, 4);
    enter(traveller, 2, 3);
    enter(traveller, 2, 4);
    build_award(session, 7, 1, 2, 3, PDUP_SEAT_N, PDUP_AWARD_PLUS);
    assert_status(pdup_traveller_remove_row(traveller, 2, 3, NULL), PDUP_E_ROW_RULING);
    assert_ok(replace(traveller, 2, 3, others));
    assert_int_equal(award_of_first(session), PDUP_AWARD_PLUS);
    assert_ok(pdup_traveller_close_row(traveller, 2, 3, NULL));
    assert_status(strike(traveller, 2, 3, 1), PDUP_E_ROW_RULING);
    assert_ok(correct(traveller, 2, 3, players, 1));
    assert_int_equal(award_of_first(session), PDUP_AWARD_PLUS);
    /* The other row moves to the place of this one, and its ruling with it. */
    build_award(session, 8, 1, 2, 4, PDUP_SEAT_N, PDUP_AWARD_MINUS);
    enter(traveller, 1, 1);
    assert_ok(pdup_traveller_set_group(traveller, 2, 4, 3, NULL));
    assert_ok(pdup_traveller_remove_row(traveller, 1, 1, NULL));
    int32_t group;
    assert_ok(pdup_traveller_group_at(traveller, 1, &group));
    assert_int_equal(group, 3);
    assert_int_equal(award_of_first(session), PDUP_AWARD_PLUS);
    pdup_session_unref(session);
}

/* A ruling at W, where a table of three has nobody. */
static void a_seat_with_a_ruling_is_not_left_empty(void **state) {
    (void)state;
    static const int32_t three[] = {1, 2, 3, 0};
    pdup_session *session = build_session(NULL, 8);
    pdup_traveller *traveller = build_board(session, 1, 4);
    enter(traveller, 2, 3);
    build_award(session, 7, 1, 2, 3, PDUP_SEAT_W, PDUP_AWARD_PLUS);
    row_spec spec = spec_unknown(2, 3, three, whists);
    pdup_row *row = build_row(NULL, &spec);
    assert_ok(pdup_row_set_seats(row, 3, NULL));
    assert_status(pdup_traveller_replace_row(traveller, row, NULL), PDUP_E_ROW_RULING);
    assert_ok(pdup_traveller_close_row(traveller, 2, 3, NULL));
    assert_status(pdup_traveller_correct_row(traveller, row, 1, NULL, 0, NULL, 0, NULL),
                  PDUP_E_ROW_RULING);
    assert_int_equal(traveller->rows[0].row.players[3], 4);
    assert_int_equal(pdup_traveller_correction_count(traveller), 0);
    pdup_row_unref(row);
    pdup_session_unref(session);
}

/* The session counts the rows of all its travellers. */
static void the_session_knows_how_many_rows_are_left(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 8);
    pdup_traveller *traveller = build_board(session, 1, 4);
    enter(traveller, 2, 3);
    enter(traveller, 2, 4);
    assert_int_equal(session->owner.row_count, 2);
    assert_ok(pdup_traveller_remove_row(traveller, 2, 3, NULL));
    assert_int_equal(session->owner.row_count, 1);
    assert_ok(pdup_traveller_close_row(traveller, 2, 4, NULL));
    assert_ok(strike(traveller, 2, 4, 1));
    assert_int_equal(session->owner.row_count, 0);
    assert_ok(correct(traveller, 2, 4, players, 2));
    assert_int_equal(session->owner.row_count, 1);
    pdup_session_unref(session);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(an_open_row_is_replaced_or_taken_out),
    cmocka_unit_test(a_closed_row_takes_a_correction_and_an_open_one_does_not),
    cmocka_unit_test(every_change_is_kept_with_the_row_as_it_was),
    cmocka_unit_test(a_row_struck_out_may_be_entered_again),
    cmocka_unit_test(corrections_of_a_row_follow_each_other),
    cmocka_unit_test(late_corrections_are_refused),
    cmocka_unit_test(what_is_asked_of_a_row_is_asked_of_its_correction),
    cmocka_unit_test(times_and_texts_have_limits),
    cmocka_unit_test(there_is_an_end_to_corrections_and_rows),
    cmocka_unit_test(rulings_stay_on_their_seats),
    cmocka_unit_test(a_seat_with_a_ruling_is_not_left_empty),
    cmocka_unit_test(the_session_knows_how_many_rows_are_left),
};

PDUP_TEST_MAIN(tests)
