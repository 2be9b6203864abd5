/* SPDX-License-Identifier: MIT */
/* Nothing happens before what it rests on; what has no time is not judged, and one time for both is right. */
#include "pdup_test.h"

#include "build.h"

#include <pdup/ruling_log.h>

#include <stdbool.h>

enum { PLAYERS = 8 };

/* Board 1 with a row of four, which is closed. */
static pdup_session *begun_session(void) {
    static const int32_t players[] = {1, 2, 3, 4};
    static const int32_t whists[] = {6, -6, 0, 0};
    row_spec row = spec_unknown(1, 1, players, whists);
    pdup_session *session = build_session(NULL, PLAYERS);
    pdup_traveller *traveller = build_board(session, 1, 4);
    build_entry(traveller, &row);
    assert_ok(pdup_traveller_close_row(traveller, 1, 1, NULL));
    return session;
}

static pdup_status give(pdup_session *session, int32_t number, pdup_seat seat, int64_t time) {
    pdup_ruling *ruling = build_ruling(NULL, 1, 1, 1, seat, PDUP_AWARD_PLUS);
    pdup_status status = pdup_session_add_ruling(session, number, time, ruling, NULL);
    pdup_ruling_unref(ruling);
    return status;
}

static pdup_status replace(pdup_session *session, int32_t replaced, int32_t number, pdup_seat seat,
                           int64_t time) {
    pdup_ruling *ruling = build_ruling(NULL, 1, 1, 1, seat, PDUP_AWARD_MINUS);
    pdup_status status = pdup_session_replace_ruling(session, replaced, number, time, ruling, NULL);
    pdup_ruling_unref(ruling);
    return status;
}

static pdup_ruling *on_player(bool is_draft) {
    pdup_ruling *empty;
    pdup_ruling *ruling;
    assert_ok(pdup_ruling_new(NULL, "12.1", 4, NULL, 0, NULL, &empty));
    assert_ok(is_draft ? pdup_ruling_with_disqualified(empty, 5, NULL, &ruling)
                       : pdup_ruling_with_penalty(empty, 5, PDUP_PENALTY_MATCHPOINTS, 1, 1, NULL,
                                                  &ruling));
    pdup_ruling_unref(empty);
    return ruling;
}

static pdup_status add(pdup_session *session, int32_t number, int64_t time, pdup_ruling *ruling) {
    pdup_status status = pdup_session_add_ruling(session, number, time, ruling, NULL);
    pdup_ruling_unref(ruling);
    return status;
}

static pdup_status revoke(pdup_session *session, int32_t number, int64_t time) {
    return pdup_session_revoke_ruling(session, number, time, PDUP_AUTHORITY_DIRECTOR, NULL);
}

static pdup_status appeal(pdup_session *session, int32_t number, int32_t ruling, int64_t time) {
    return pdup_session_add_appeal(session, number, time, ruling, 1, NULL, 0, NULL);
}

static pdup_status decide(pdup_session *session, int32_t number, pdup_appeal_outcome outcome,
                          int64_t time) {
    return pdup_session_decide_appeal(session, number, time, outcome, PDUP_AUTHORITY_COMMITTEE,
                                      NULL);
}

static pdup_status approve(pdup_session *session, int32_t number, int64_t time) {
    return pdup_session_approve_ruling(session, number, time, PDUP_AUTHORITY_COMMITTEE, NULL);
}

static pdup_status strike(pdup_session *session, int64_t time) {
    pdup_traveller *traveller;
    assert_ok(pdup_session_traveller(session, 1, &traveller));
    pdup_status status = pdup_traveller_strike_row(traveller, 1, 1, time, NULL, 0, NULL, 0, NULL);
    pdup_traveller_unref(traveller);
    return status;
}

static pdup_status correct(pdup_session *session, int32_t west, int64_t time) {
    const int32_t players[] = {1, 2, 3, west};
    const int32_t whists[] = {12, -12, 0, 0};
    row_spec spec = spec_unknown(1, 1, players, whists);
    pdup_row *row = build_row(NULL, &spec);
    pdup_traveller *traveller;
    assert_ok(pdup_row_set_seats(row, west == 0 ? 3 : 4, NULL));
    assert_ok(pdup_session_traveller(session, 1, &traveller));
    pdup_status status = pdup_traveller_correct_row(traveller, row, time, NULL, 0, NULL, 0, NULL);
    pdup_traveller_unref(traveller);
    pdup_row_unref(row);
    return status;
}

static void a_ruling_is_not_revoked_before_it_was_given(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    assert_ok(give(session, 1, PDUP_SEAT_N, 100));
    assert_ok(give(session, 2, PDUP_SEAT_E, 100));
    assert_ok(give(session, 3, PDUP_SEAT_S, 0));
    assert_status(revoke(session, 1, 99), PDUP_E_ACT_EARLY);
    assert_ok(revoke(session, 1, 100));
    assert_ok(revoke(session, 2, 0));
    assert_ok(revoke(session, 3, 1));
    assert_int_equal(pdup_session_act_count(session), 6);
    pdup_session_unref(session);
}

static void a_ruling_replaces_none_that_came_later(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    assert_ok(give(session, 1, PDUP_SEAT_N, 100));
    assert_status(replace(session, 1, 2, PDUP_SEAT_E, 99), PDUP_E_ACT_EARLY);
    assert_ok(replace(session, 1, 2, PDUP_SEAT_E, 0));
    /* It came after 100 for all that. */
    assert_status(replace(session, 2, 3, PDUP_SEAT_S, 99), PDUP_E_ACT_EARLY);
    assert_ok(replace(session, 2, 3, PDUP_SEAT_S, 100));
    pdup_session_unref(session);
}

static void an_appeal_is_lodged_decided_and_obeyed_in_turn(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    assert_ok(give(session, 1, PDUP_SEAT_N, 100));
    assert_status(appeal(session, 1, 1, 99), PDUP_E_ACT_EARLY);
    assert_ok(appeal(session, 1, 1, 100));
    assert_ok(appeal(session, 2, 1, 110));
    assert_ok(appeal(session, 3, 1, 0));
    assert_status(decide(session, 1, PDUP_APPEAL_OUTCOME_UPHELD, 99), PDUP_E_ACT_EARLY);
    assert_status(decide(session, 2, PDUP_APPEAL_OUTCOME_WITHDRAWN, 109), PDUP_E_ACT_EARLY);
    assert_status(decide(session, 3, PDUP_APPEAL_OUTCOME_UPHELD, 99), PDUP_E_ACT_EARLY);
    assert_ok(decide(session, 1, PDUP_APPEAL_OUTCOME_UPHELD, 130));
    assert_ok(decide(session, 2, PDUP_APPEAL_OUTCOME_WITHDRAWN, 200));
    /* It was upheld at 130, so it stood until then; a withdrawal says nothing of that. */
    assert_status(revoke(session, 1, 129), PDUP_E_ACT_EARLY);
    assert_status(replace(session, 1, 2, PDUP_SEAT_N, 129), PDUP_E_ACT_EARLY);
    assert_ok(revoke(session, 1, 130));
    /* The committee may announce the change before the director writes it down. */
    assert_ok(decide(session, 3, PDUP_APPEAL_OUTCOME_CHANGED, 120));
    pdup_session_unref(session);
}

/* What was appealed against stood until then. */
static void a_ruling_does_not_end_before_an_appeal(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    assert_ok(give(session, 1, PDUP_SEAT_N, 100));
    assert_ok(appeal(session, 1, 1, 150));
    assert_ok(appeal(session, 2, 1, 140));
    assert_status(revoke(session, 1, 149), PDUP_E_ACT_EARLY);
    assert_ok(replace(session, 1, 2, PDUP_SEAT_N, 150));
    pdup_session_unref(session);
}

static void a_penalty_is_not_waived_before_it_was_given(void **state) {
    (void)state;
    const int32_t asker = 4;
    pdup_session *session = begun_session();
    assert_ok(add(session, 1, 100, on_player(false)));
    assert_status(pdup_session_waive_ruling(session, 1, 99, &asker, 1, NULL), PDUP_E_ACT_EARLY);
    assert_ok(pdup_session_waive_ruling(session, 1, 100, &asker, 1, NULL));
    pdup_session_unref(session);
}

static void a_draft_is_approved_after_it_was_written(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    assert_ok(give(session, 1, PDUP_SEAT_N, 100));
    pdup_ruling *draft = on_player(true);
    assert_status(pdup_session_replace_ruling(session, 1, 2, 99, draft, NULL), PDUP_E_ACT_EARLY);
    assert_ok(pdup_session_replace_ruling(session, 1, 2, 105, draft, NULL));
    assert_ok(pdup_session_add_ruling(session, 3, 105, draft, NULL));
    pdup_ruling_unref(draft);
    assert_status(approve(session, 3, 104), PDUP_E_ACT_EARLY);
    assert_ok(approve(session, 3, 105));
    /* What it takes the place of stood at 110, and after the approval it is appealed against. */
    assert_ok(appeal(session, 1, 1, 110));
    assert_status(approve(session, 2, 109), PDUP_E_ACT_EARLY);
    assert_ok(approve(session, 2, 120));
    assert_status(appeal(session, 2, 2, 119), PDUP_E_ACT_EARLY);
    assert_ok(appeal(session, 2, 2, 120));
    assert_status(revoke(session, 3, 104), PDUP_E_ACT_EARLY);
    pdup_session_unref(session);
}

static void two_rulings_never_stand_on_one_seat_at_one_time(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    assert_ok(give(session, 1, PDUP_SEAT_N, 100));
    assert_ok(revoke(session, 1, 200));
    assert_status(give(session, 2, PDUP_SEAT_N, 199), PDUP_E_ACT_EARLY);
    assert_ok(give(session, 3, PDUP_SEAT_E, 50));
    assert_status(replace(session, 3, 2, PDUP_SEAT_N, 199), PDUP_E_ACT_EARLY);
    assert_ok(give(session, 2, PDUP_SEAT_N, 0));
    assert_status(revoke(session, 2, 199), PDUP_E_ACT_EARLY);
    assert_ok(revoke(session, 2, 0));
    assert_status(give(session, 4, PDUP_SEAT_N, 199), PDUP_E_ACT_EARLY);
    assert_ok(give(session, 4, PDUP_SEAT_N, 200));
    pdup_session_unref(session);
}

static void a_row_is_struck_out_after_its_rulings_have_gone(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    assert_ok(give(session, 1, PDUP_SEAT_N, 100));
    assert_status(strike(session, 300), PDUP_E_ROW_RULING);
    assert_ok(revoke(session, 1, 200));
    assert_status(strike(session, 199), PDUP_E_ACT_EARLY);
    /* What stays on the row does not matter to a ruling, in whatever order they are entered. */
    assert_ok(correct(session, 4, 50));
    assert_ok(give(session, 2, PDUP_SEAT_E, 40));
    assert_ok(revoke(session, 2, 210));
    assert_status(strike(session, 209), PDUP_E_ACT_EARLY);
    assert_ok(strike(session, 210));
    assert_ok(correct(session, 4, 220));
    assert_status(give(session, 3, PDUP_SEAT_S, 219), PDUP_E_ACT_EARLY);
    assert_ok(give(session, 3, PDUP_SEAT_S, 220));
    pdup_session_unref(session);
}

static void a_seat_is_left_after_its_ruling_has_gone(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    assert_ok(give(session, 1, PDUP_SEAT_W, 100));
    assert_ok(give(session, 2, PDUP_SEAT_N, 100));
    assert_ok(revoke(session, 1, 200));
    assert_status(correct(session, 0, 199), PDUP_E_ACT_EARLY);
    assert_ok(correct(session, 0, 200));
    assert_ok(correct(session, 7, 300));
    assert_status(give(session, 3, PDUP_SEAT_W, 299), PDUP_E_ACT_EARLY);
    assert_ok(give(session, 3, PDUP_SEAT_W, 300));
    assert_ok(revoke(session, 2, 150));
    pdup_session_unref(session);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_ruling_is_not_revoked_before_it_was_given),
    cmocka_unit_test(a_ruling_replaces_none_that_came_later),
    cmocka_unit_test(an_appeal_is_lodged_decided_and_obeyed_in_turn),
    cmocka_unit_test(a_ruling_does_not_end_before_an_appeal),
    cmocka_unit_test(a_penalty_is_not_waived_before_it_was_given),
    cmocka_unit_test(a_draft_is_approved_after_it_was_written),
    cmocka_unit_test(two_rulings_never_stand_on_one_seat_at_one_time),
    cmocka_unit_test(a_row_is_struck_out_after_its_rulings_have_gone),
    cmocka_unit_test(a_seat_is_left_after_its_ruling_has_gone),
};

PDUP_TEST_MAIN(tests)
