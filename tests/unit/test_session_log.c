/* SPDX-License-Identifier: MIT */
/* Rulings put in force. */
#include "pdup_test.h"

#include "build.h"
#include "log_fields.h"
#include "session/session.h"

#include <string.h>

/* The highest time that is taken. */
#define LATEST INT64_C(99999999999)

static const int32_t zeroes[] = {0, 0, 0, 0};

/* Board 1 at four with one row, board 2 at three with one row, both of round 1 and table 1. */
static pdup_session *begun_session(void) {
    static const int32_t four[] = {1, 2, 3, 4};
    static const int32_t three[] = {1, 2, 3, 0};
    pdup_session *session = build_session(NULL, 4);
    row_spec row = spec_unknown(1, 1, four, zeroes);
    build_entry(build_board(session, 1, 4), &row);
    row = spec_unknown(1, 1, three, zeroes);
    build_entry(build_board(session, 2, 3), &row);
    return session;
}

static void rulings_are_kept_in_the_order_of_entry(void **state) {
    (void)state;
    static const struct {
        int32_t number;
        int64_t time;
        pdup_seat seat;
    } entries[] = {
        {7, 1795900000, PDUP_SEAT_S},
        {1, 0, PDUP_SEAT_N},
        {PDUP_MAX_RULINGS, LATEST, PDUP_SEAT_E},
    };
    pdup_session *session = begun_session();
    pdup_ruling *rulings[PDUP_COUNT_OF(entries)];
    for (size_t i = 0; i < PDUP_COUNT_OF(entries); i++) {
        rulings[i] = build_ruling(NULL, 1, 1, 1, entries[i].seat, PDUP_AWARD_PLUS);
        assert_ok(
            pdup_session_add_ruling(session, entries[i].number, entries[i].time, rulings[i], NULL));
        pdup_ruling_unref(rulings[i]);
    }
    assert_int_equal(pdup_session_ruling_count(session), PDUP_COUNT_OF(entries));
    for (size_t i = 0; i < PDUP_COUNT_OF(entries); i++) {
        int32_t number;
        int64_t time;
        pdup_ruling *ruling;
        assert_ok(ruling_at(session, (int32_t)i, &number, &time, &ruling));
        assert_int_equal(number, entries[i].number);
        assert_true(time == entries[i].time);
        assert_ptr_equal(ruling, rulings[i]);
        pdup_ruling_unref(ruling);
    }
    static const int32_t outside[] = {-1, PDUP_COUNT_OF(entries), INT32_MIN, INT32_MAX};
    for (size_t i = 0; i < PDUP_COUNT_OF(outside); i++) {
        int32_t number = 9;
        int64_t time = 9;
        pdup_ruling *ruling = (pdup_ruling *)session;
        assert_status(ruling_at(session, outside[i], &number, &time, &ruling), PDUP_E_RANGE);
        assert_int_equal(number, 0);
        assert_true(time == 0);
        assert_null(ruling);
    }
    pdup_session_unref(session);
}

/* The session and the effects on its rows as they were, byte for byte. */
static void assert_refused(pdup_session *session, int32_t number, int64_t time, pdup_ruling *ruling,
                           pdup_status wanted) {
    pdup_session before;
    pdup__traveller_row rows[2];
    memcpy(&before, session, sizeof before);
    for (int i = 0; i < 2; i++) {
        rows[i] = session->travellers[i]->rows[0];
    }
    assert_status(pdup_session_add_ruling(session, number, time, ruling, NULL), wanted);
    assert_memory_equal(session, &before, sizeof before);
    for (int i = 0; i < 2; i++) {
        assert_memory_equal(&rows[i], session->travellers[i]->rows, sizeof rows[i]);
    }
}

static void numbers_and_times_have_limits(void **state) {
    (void)state;
    static const struct {
        int32_t number;
        int64_t time;
        pdup_status status;
    } rows[] = {
        {0, 0, PDUP_E_RANGE}, /* its effect on a row needs a number */
        {-1, 0, PDUP_E_RANGE}, {PDUP_MAX_RULINGS + 1, 0, PDUP_E_RANGE},
        {1, -1, PDUP_E_RANGE}, {INT32_MIN, INT64_MIN, PDUP_E_RANGE},
    };
    pdup_session *session = begun_session();
    pdup_ruling *ruling = build_ruling(NULL, 1, 1, 1, PDUP_SEAT_N, PDUP_AWARD_PLUS);
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        assert_refused(session, rows[i].number, rows[i].time, ruling, rows[i].status);
    }
    pdup_ruling_unref(ruling);
    pdup_session_unref(session);
}

static void a_number_is_given_once(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    build_award(session, 5, 1, 1, 1, PDUP_SEAT_N, PDUP_AWARD_PLUS);
    pdup_ruling *ruling = build_ruling(NULL, 1, 1, 1, PDUP_SEAT_E, PDUP_AWARD_PLUS);
    assert_refused(session, 5, 0, ruling, PDUP_E_RULING_NUMBER);
    assert_ok(pdup_session_add_ruling(session, 6, 0, ruling, NULL));
    pdup_ruling_unref(ruling);
    pdup_session_unref(session);
}

static void the_row_and_the_player_must_be_there(void **state) {
    (void)state;
    static const struct {
        int32_t board;
        int32_t round;
        int32_t table;
        pdup_seat seat;
        pdup_status status;
    } rows[] = {
        {3, 1, 1, PDUP_SEAT_N, PDUP_E_RULING_ROW}, {1, 2, 1, PDUP_SEAT_N, PDUP_E_RULING_ROW},
        {1, 1, 2, PDUP_SEAT_N, PDUP_E_RULING_ROW}, {2, 1, 1, PDUP_SEAT_W, PDUP_E_RULING_ROW},
        {1, 1, 1, PDUP_SEAT_W, PDUP_OK},           {2, 1, 1, PDUP_SEAT_S, PDUP_OK},
    };
    pdup_session *session = begun_session();
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup_ruling *ruling = build_ruling(NULL, rows[i].board, rows[i].round, rows[i].table,
                                           rows[i].seat, PDUP_AWARD_PLUS);
        if (rows[i].status == PDUP_OK) {
            assert_ok(pdup_session_add_ruling(session, 1 + (int32_t)i, 0, ruling, NULL));
        } else {
            assert_refused(session, 1 + (int32_t)i, 0, ruling, rows[i].status);
        }
        pdup_ruling_unref(ruling);
    }
    pdup_session_unref(session);
}

/* A ruling goes in force whole or not at all. */
static void one_bad_effect_refuses_the_whole_ruling(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    build_award(session, 1, 1, 1, 1, PDUP_SEAT_S, PDUP_AWARD_PLUS);
    pdup_ruling *good = build_ruling(NULL, 1, 1, 1, PDUP_SEAT_N, PDUP_AWARD_PLUS);
    pdup_ruling *conflict;
    pdup_ruling *no_row;
    assert_ok(
        pdup_ruling_with_artificial(good, 1, 1, 1, PDUP_SEAT_S, PDUP_AWARD_MINUS, NULL, &conflict));
    assert_ok(
        pdup_ruling_with_artificial(good, 9, 1, 1, PDUP_SEAT_S, PDUP_AWARD_MINUS, NULL, &no_row));
    assert_refused(session, 2, 0, conflict, PDUP_E_RULING_CONFLICT);
    assert_refused(session, 2, 0, no_row, PDUP_E_RULING_ROW);
    assert_ok(pdup_session_add_ruling(session, 2, 0, good, NULL));
    pdup_ruling_unref(no_row);
    pdup_ruling_unref(conflict);
    pdup_ruling_unref(good);
    pdup_session_unref(session);
}

static void a_ruling_without_effects_is_recorded(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    pdup_ruling *ruling;
    assert_ok(pdup_ruling_new(NULL, "12.2.2", 6, NULL, 0, NULL, &ruling));
    assert_ok(pdup_session_add_ruling(session, 1, 0, ruling, NULL));
    assert_int_equal(pdup_session_ruling_count(session), 1);
    pdup_ruling_unref(ruling);
    pdup_session_unref(session);
}

/* What is about players needs no number, and has none to be found by. */
static void effects_on_players_need_no_number(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    pdup_ruling *empty;
    pdup_ruling *ruling;
    pdup_ruling *both;
    assert_ok(pdup_ruling_new(NULL, "own", 3, NULL, 0, NULL, &empty));
    assert_ok(pdup_ruling_with_penalty(empty, 4, PDUP_PENALTY_TOP, 25, 1, NULL, &ruling));
    for (int32_t i = 1; i <= 2; i++) {
        assert_ok(pdup_session_add_ruling(session, 0, 0, ruling, NULL));
        assert_int_equal(pdup_session_ruling_count(session), i);
    }
    assert_ok(pdup_ruling_with_annulled(ruling, 1, 1, 1, PDUP_SEAT_N, NULL, &both));
    assert_refused(session, 0, 0, both, PDUP_E_RANGE);
    assert_ok(pdup_session_add_ruling(session, 1, 0, both, NULL));
    int32_t number = 9;
    int64_t time;
    pdup_ruling *found;
    assert_ok(ruling_at(session, 1, &number, &time, &found));
    assert_int_equal(number, 0);
    pdup_ruling_unref(found);
    pdup_ruling_unref(both);
    pdup_ruling_unref(ruling);
    pdup_ruling_unref(empty);
    pdup_session_unref(session);
}

static void a_ruling_is_about_players_of_the_session(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    pdup_ruling *empty;
    pdup_ruling *penalty;
    pdup_ruling *disqualified;
    assert_ok(pdup_ruling_new(NULL, "own", 3, NULL, 0, NULL, &empty));
    assert_ok(pdup_ruling_with_penalty(empty, 5, PDUP_PENALTY_TOP, 25, 1, NULL, &penalty));
    assert_ok(pdup_ruling_with_disqualified(empty, 5, NULL, &disqualified));
    assert_refused(session, 0, 0, penalty, PDUP_E_PLAYERS);
    assert_refused(session, 3, 0, disqualified, PDUP_E_PLAYERS);
    pdup_ruling_unref(disqualified);
    pdup_ruling_unref(penalty);
    pdup_ruling_unref(empty);
    pdup_session_unref(session);
}

/* A million rulings take long, so the log is only said to be full. */
static void a_full_log_takes_no_more(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    pdup_ruling *ruling;
    assert_ok(pdup_ruling_new(NULL, "own", 3, NULL, 0, NULL, &ruling));
    session->log_count = PDUP_MAX_RULINGS;
    assert_refused(session, 0, 0, ruling, PDUP_E_STATE);
    session->log_count = 0;
    pdup_ruling_unref(ruling);
    pdup_session_unref(session);
}

/* What stands on a seat is found through the log, whatever its kind. */
static void what_stands_on_a_row_is_its_effect(void **state) {
    (void)state;
    static const int32_t whists[] = {36};
    static const int32_t weights[] = {100};
    pdup_session *session = begun_session();
    pdup_ruling *first = build_ruling(NULL, 1, 1, 1, PDUP_SEAT_N, PDUP_AWARD_MINUS);
    pdup_ruling *ruling;
    assert_ok(
        pdup_ruling_with_assigned(first, 1, 1, 1, PDUP_SEAT_E, whists, weights, 1, NULL, &ruling));
    assert_ok(pdup_session_add_ruling(session, 8, 0, ruling, NULL));
    const pdup__standing_effect *standing = session->travellers[0]->rows[0].effects;
    const pdup__effect *found = pdup__session_effect(session, standing[0]);
    assert_int_equal(found->award, PDUP_AWARD_MINUS);
    found = pdup__session_effect(session, standing[1]);
    assert_int_equal(found->kind, PDUP_EFFECT_KIND_ASSIGNED);
    assert_int_equal(found->outcomes[0].whists, 36);
    assert_null(pdup__session_effect(session, standing[2]));
    pdup_ruling_unref(ruling);
    pdup_ruling_unref(first);
    pdup_session_unref(session);
}

/* Whatever stands on a row, there are standings. */
static void every_effect_can_be_scored(void **state) {
    (void)state;
    static const int32_t hundred[] = {100};
    pdup_session *session = begun_session();
    pdup_ruling *rulings[5];
    assert_ok(pdup_ruling_new(NULL, "own", 3, NULL, 0, NULL, &rulings[0]));
    assert_ok(pdup_ruling_with_percent(rulings[0], 1, 1, 1, PDUP_SEAT_N, 60, NULL, &rulings[1]));
    assert_ok(pdup_ruling_with_annulled(rulings[1], 1, 1, 1, PDUP_SEAT_E, NULL, &rulings[2]));
    assert_ok(pdup_ruling_with_assigned(rulings[2], 1, 1, 1, PDUP_SEAT_S, zeroes, hundred, 1, NULL,
                                        &rulings[3]));
    assert_ok(pdup_ruling_with_artificial(rulings[3], 1, 1, 1, PDUP_SEAT_W, PDUP_AWARD_PLUS, NULL,
                                          &rulings[4]));
    assert_ok(pdup_session_add_ruling(session, 1, 0, rulings[4], NULL));
    pdup_standings *standings = build_standings(session, 0);
    assert_int_equal(pdup_standings_result_count(standings), 7);
    pdup_standings_unref(standings);
    for (size_t i = 0; i < PDUP_COUNT_OF(rulings); i++) {
        pdup_ruling_unref(rulings[i]);
    }
    pdup_session_unref(session);
}

static void what_the_table_entered_stays(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    pdup__row before = session->travellers[0]->rows[0].row;
    build_award(session, 1, 1, 1, 1, PDUP_SEAT_N, PDUP_AWARD_PLUS);
    assert_memory_equal(&session->travellers[0]->rows[0].row, &before, sizeof before);
    pdup_session_unref(session);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(rulings_are_kept_in_the_order_of_entry),
    cmocka_unit_test(numbers_and_times_have_limits),
    cmocka_unit_test(a_number_is_given_once),
    cmocka_unit_test(the_row_and_the_player_must_be_there),
    cmocka_unit_test(one_bad_effect_refuses_the_whole_ruling),
    cmocka_unit_test(a_ruling_without_effects_is_recorded),
    cmocka_unit_test(effects_on_players_need_no_number),
    cmocka_unit_test(a_ruling_is_about_players_of_the_session),
    cmocka_unit_test(a_full_log_takes_no_more),
    cmocka_unit_test(what_stands_on_a_row_is_its_effect),
    cmocka_unit_test(every_effect_can_be_scored),
    cmocka_unit_test(what_the_table_entered_stays),
};

PDUP_TEST_MAIN(tests)
