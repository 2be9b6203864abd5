/* SPDX-License-Identifier: MIT */
/* Appeals: who may when, what becomes of them and of the ruling; and the history of it all. */
#include "pdup_test.h"

#include "build.h"
#include "log_fields.h"

#include <pdup/ruling_log.h>

#include <string.h>

enum { PLAYERS = 8, END = 1000000, LAST = END + 30 * 60 };

/* A row with an award for N (ruling 1) and E (2), a penalty (3), disciplinary points (4), a draft (5). */
static pdup_session *begun_session(void) {
    static const int32_t players[] = {1, 2, 3, 4};
    static const int32_t whists[] = {6, -6, 12, -12};
    pdup_session *session = build_session(NULL, PLAYERS);
    row_spec row = spec_unknown(1, 1, players, whists);
    build_entry(build_board(session, 1, 4), &row);
    build_award(session, 1, 1, 1, 1, PDUP_SEAT_N, PDUP_AWARD_MINUS);
    build_award(session, 2, 1, 1, 1, PDUP_SEAT_E, PDUP_AWARD_PLUS);
    for (int32_t number = 3; number <= 5; number++) {
        const char *rule = number == 3 ? "12.2.3" : "13.2.4";
        pdup_ruling *empty;
        pdup_ruling *ruling;
        assert_ok(pdup_ruling_new(NULL, rule, strlen(rule), NULL, 0, NULL, &empty));
        assert_ok(number == 5 ? pdup_ruling_with_disqualified(empty, 8, NULL, &ruling)
                              : pdup_ruling_with_penalty(empty, 8, PDUP_PENALTY_MATCHPOINTS, 1, 1,
                                                         NULL, &ruling));
        assert_ok(pdup_session_add_ruling(session, number, 0, ruling, NULL));
        pdup_ruling_unref(ruling);
        pdup_ruling_unref(empty);
    }
    return session;
}

static pdup_status appeal(pdup_session *session, int32_t number, int32_t ruling) {
    return pdup_session_add_appeal(session, number, 0, ruling, 8, "unfair", 6, NULL);
}

static pdup_status decide(pdup_session *session, int32_t number, pdup_appeal_outcome outcome) {
    return pdup_session_decide_appeal(session, number, 0, outcome, PDUP_AUTHORITY_COMMITTEE, NULL);
}

static pdup_ruling_state state_of(const pdup_session *session, int32_t ruling) {
    int32_t found[3];
    assert_ok(ruling_state_at(session, ruling - 1, &found[0], &found[1], &found[2]));
    return found[0];
}

static void appeals_are_refused_whole(void **state) {
    (void)state;
    static const struct {
        int32_t number;
        int64_t time;
        int32_t ruling;
        int32_t player;
        size_t size;
        pdup_status status;
    } cases[] = {
        {0, 0, 1, 1, 0, PDUP_E_RANGE},
        {PDUP_MAX_APPEALS + 1, 0, 1, 1, 0, PDUP_E_RANGE},
        {2, -1, 1, 1, 0, PDUP_E_RANGE},
        {2, 0, 1, 0, 0, PDUP_E_PLAYERS},
        {2, 0, 1, PLAYERS + 1, 0, PDUP_E_PLAYERS},
        {2, 0, 6, 1, 0, PDUP_E_RULING_UNKNOWN},
        {2, 0, 0, 1, 0, PDUP_E_RULING_UNKNOWN},
        {2, 0, 1, 1, PDUP_MAX_TEXT + 1, PDUP_E_RANGE},
        {1, 0, 1, 1, 0, PDUP_E_APPEAL_NUMBER},
        {2, 0, 5, 1, 0, PDUP_E_RULING_STATE},
        {2, 0, 4, 1, 0, PDUP_E_RULING_FINAL}, /* rules 13.2.4 */
    };
    static const char grounds[PDUP_MAX_TEXT + 1] = {1};
    pdup_session *session = begun_session();
    assert_ok(appeal(session, 1, 2));
    int32_t acts = pdup_session_act_count(session);
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        assert_status(pdup_session_add_appeal(session, cases[i].number, cases[i].time,
                                              cases[i].ruling, cases[i].player, grounds,
                                              cases[i].size, NULL),
                      cases[i].status);
        assert_int_equal(pdup_session_appeal_count(session), 1);
        assert_int_equal(pdup_session_act_count(session), acts);
    }
    assert_status(pdup_session_add_appeal(session, 2, 0, 1, 1, NULL, 1, NULL), PDUP_E_ARG);
    assert_status(pdup_session_add_appeal(session, 2, 0, 1, 1, "a\0b", 3, NULL), PDUP_E_RANGE);
    assert_int_equal(state_of(session, 1), PDUP_RULING_STATE_IN_FORCE);
    pdup_session_unref(session);
}

/* Up to and including 30 minutes after the end of the session, or as the organisers lay down. */
static void one_may_appeal_until_the_last_second(void **state) {
    (void)state;
    static const struct {
        const char *minutes;
        int64_t end;
        int64_t time;
        pdup_status status;
    } cases[] = {
        {"30", END, LAST, PDUP_OK},
        {"30", END, LAST + 1, PDUP_E_APPEAL_LATE},
        {"30", 0, LAST + 1, PDUP_OK},
        {"30", END, 0, PDUP_OK},
        {"30", END, 1, PDUP_OK},
        {"0", END, END, PDUP_OK},
        {"0", END, END + 1, PDUP_E_APPEAL_LATE},
        {"45", END, END + 45 * 60, PDUP_OK},
        {"45", END, END + 45 * 60 + 1, PDUP_E_APPEAL_LATE},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup_session *session = begun_session();
        pdup_regulations *regulations;
        assert_ok(pdup_regulations_new(NULL, &regulations));
        assert_ok(pdup_regulations_set(regulations, "appeal-minutes", 14, cases[i].minutes,
                                       strlen(cases[i].minutes), NULL));
        assert_ok(pdup_session_set_regulations(session, regulations));
        assert_ok(pdup_session_set_end_time(session, cases[i].end, NULL));
        assert_int_equal(pdup_session_add_appeal(session, 1, cases[i].time, 1, 2, NULL, 0, NULL),
                         cases[i].status);
        assert_int_equal(pdup_session_appeal_count(session), cases[i].status == PDUP_OK);
        pdup_regulations_unref(regulations);
        pdup_session_unref(session);
    }
}

static pdup_status replace(pdup_session *session, int32_t replaced, int32_t number) {
    pdup_ruling *ruling = build_ruling(NULL, 1, 1, 1, PDUP_SEAT_N, PDUP_AWARD_PLUS);
    pdup_status status = pdup_session_replace_ruling(session, replaced, number, 0, ruling, NULL);
    pdup_ruling_unref(ruling);
    return status;
}

static void assert_decision(const pdup_session *session, int32_t index, pdup_appeal_outcome outcome,
                            int32_t replaced_by) {
    int32_t found[3];
    int64_t time;
    assert_ok(appeal_decision_at(session, index, &found[0], &time, &found[1], &found[2]));
    assert_int_equal(found[0], outcome);
    assert_int_equal(found[1], outcome == PDUP_APPEAL_OUTCOME_OPEN ? PDUP_AUTHORITY_NONE
                                                                   : PDUP_AUTHORITY_COMMITTEE);
    assert_int_equal(found[2], replaced_by);
    assert_true(time == 0);
}

static void a_ruling_is_upheld_or_the_appeal_withdrawn(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    assert_ok(appeal(session, 1, 1));
    assert_int_equal(state_of(session, 1), PDUP_RULING_STATE_APPEALED);
    assert_decision(session, 0, PDUP_APPEAL_OUTCOME_OPEN, 0);
    assert_status(decide(session, 1, PDUP_APPEAL_OUTCOME_CHANGED), PDUP_E_APPEAL_STATE);
    assert_ok(decide(session, 1, PDUP_APPEAL_OUTCOME_WITHDRAWN));
    assert_int_equal(state_of(session, 1), PDUP_RULING_STATE_WITHDRAWN);
    assert_decision(session, 0, PDUP_APPEAL_OUTCOME_WITHDRAWN, 0);
    assert_status(decide(session, 1, PDUP_APPEAL_OUTCOME_UPHELD), PDUP_E_APPEAL_STATE);
    /* Two at once: appealed until both are decided, upheld if any upholds it. */
    assert_ok(appeal(session, 2, 1));
    assert_ok(appeal(session, 3, 1));
    assert_ok(decide(session, 2, PDUP_APPEAL_OUTCOME_UPHELD));
    assert_int_equal(state_of(session, 1), PDUP_RULING_STATE_APPEALED);
    assert_ok(decide(session, 3, PDUP_APPEAL_OUTCOME_WITHDRAWN));
    assert_int_equal(state_of(session, 1), PDUP_RULING_STATE_UPHELD);
    pdup_session_unref(session);
}

static void a_ruling_is_changed_before_the_appeal_is_decided_so(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    for (int32_t number = 1; number <= 3; number++) {
        assert_ok(appeal(session, number, 1));
    }
    assert_ok(appeal(session, 4, 2));
    assert_ok(replace(session, 1, 6));
    assert_int_equal(state_of(session, 1), PDUP_RULING_STATE_CHANGED);
    assert_status(decide(session, 1, PDUP_APPEAL_OUTCOME_UPHELD), PDUP_E_APPEAL_STATE);
    assert_ok(decide(session, 1, PDUP_APPEAL_OUTCOME_CHANGED));
    assert_ok(decide(session, 2, PDUP_APPEAL_OUTCOME_WITHDRAWN));
    assert_ok(decide(session, 3, PDUP_APPEAL_OUTCOME_CHANGED));
    assert_int_equal(state_of(session, 1), PDUP_RULING_STATE_CHANGED);
    assert_decision(session, 0, PDUP_APPEAL_OUTCOME_CHANGED, 6);
    assert_status(appeal(session, 5, 1), PDUP_E_RULING_STATE);
    assert_ok(pdup_session_revoke_ruling(session, 2, 0, PDUP_AUTHORITY_COMMITTEE, NULL));
    assert_ok(decide(session, 4, PDUP_APPEAL_OUTCOME_CHANGED));
    assert_int_equal(state_of(session, 2), PDUP_RULING_STATE_REVOKED);
    assert_decision(session, 3, PDUP_APPEAL_OUTCOME_CHANGED, 0);
    assert_ok(appeal(session, 5, 6));
    pdup_session_unref(session);
}

static void decisions_have_limits(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    assert_ok(appeal(session, 7, 3));
    int32_t acts = pdup_session_act_count(session);
    static const int32_t outcomes[] = {PDUP_APPEAL_OUTCOME_OPEN, PDUP_APPEAL_OUTCOME_WITHDRAWN + 1,
                                       -1, INT32_MAX};
    for (size_t i = 0; i < PDUP_COUNT_OF(outcomes); i++) {
        assert_status(decide(session, 7, outcomes[i]), PDUP_E_RANGE);
    }
    static const int32_t numbers[] = {0, 6, 8, -1};
    for (size_t i = 0; i < PDUP_COUNT_OF(numbers); i++) {
        assert_status(decide(session, numbers[i], PDUP_APPEAL_OUTCOME_UPHELD), PDUP_E_RANGE);
    }
    assert_status(pdup_session_decide_appeal(session, 7, -1, PDUP_APPEAL_OUTCOME_UPHELD, 0, NULL),
                  PDUP_E_RANGE);
    assert_status(pdup_session_decide_appeal(session, 7, 0, PDUP_APPEAL_OUTCOME_UPHELD, -1, NULL),
                  PDUP_E_RANGE);
    assert_status(pdup_session_decide_appeal(session, 7, 0, PDUP_APPEAL_OUTCOME_UPHELD, 5, NULL),
                  PDUP_E_RANGE);
    assert_int_equal(pdup_session_act_count(session), acts);
    assert_ok(pdup_session_decide_appeal(session, 7, 0, PDUP_APPEAL_OUTCOME_UPHELD, 4, NULL));
    pdup_session_unref(session);
}

static void an_appeal_is_what_was_lodged(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    assert_ok(pdup_session_add_appeal(session, 9, 77, 2, 4, "no cards were seen", 18, NULL));
    assert_ok(pdup_session_add_appeal(session, 3, 0, 1, 5, NULL, 0, NULL));
    int32_t n[3];
    int64_t time;
    char text[32];
    size_t length;
    assert_ok(appeal_at(session, 0, &n[0], &time, &n[1], &n[2]));
    assert_true(n[0] == 9 && time == 77 && n[1] == 2 && n[2] == 4);
    assert_ok(pdup_session_appeal_grounds_at(session, 0, text, sizeof text, &length));
    assert_string_equal(text, "no cards were seen");
    assert_status(pdup_session_appeal_grounds_at(session, 0, text, 18, &length), PDUP_E_SPACE);
    assert_int_equal(length, 18);
    assert_ok(pdup_session_appeal_grounds_at(session, 1, text, sizeof text, &length));
    assert_int_equal(length, 0);
    for (int32_t index = -1; index <= 2; index += 3) {
        n[0] = n[1] = n[2] = 9;
        time = 9;
        assert_status(appeal_at(session, index, &n[0], &time, &n[1], &n[2]), PDUP_E_RANGE);
        assert_true(n[0] == 0 && time == 0 && n[1] == 0 && n[2] == 0);
        n[0] = n[1] = n[2] = 9;
        time = 9;
        assert_status(appeal_decision_at(session, index, &n[0], &time, &n[1], &n[2]), PDUP_E_RANGE);
        assert_true(n[0] == 0 && time == 0 && n[1] == 0 && n[2] == 0);
        assert_status(pdup_session_appeal_grounds_at(session, index, NULL, 0, &length),
                      PDUP_E_RANGE);
        assert_int_equal(length, 0);
    }
    pdup_session_unref(session);
}

/* act, time, ruling, appeal, authority, player */
static const int32_t story[][6] = {
    {PDUP_ACT_KIND_GIVEN, 0, 0, 0, 0, 0},     {PDUP_ACT_KIND_GIVEN, 0, 1, 0, 0, 0},
    {PDUP_ACT_KIND_GIVEN, 0, 2, 0, 0, 0},     {PDUP_ACT_KIND_GIVEN, 0, 3, 0, 0, 0},
    {PDUP_ACT_KIND_DRAFTED, 0, 4, 0, 0, 0},   {PDUP_ACT_KIND_APPEALED, 11, 0, 9, 0, 6},
    {PDUP_ACT_KIND_APPROVED, 12, 4, 0, 4, 0}, {PDUP_ACT_KIND_WAIVED, 13, 2, 0, 0, 7},
    {PDUP_ACT_KIND_GIVEN, 14, 5, 0, 3, 0},    {PDUP_ACT_KIND_DECIDED, 15, 0, 9, 3, 0},
    {PDUP_ACT_KIND_REVOKED, 16, 4, 0, 2, 0},
};

static void the_history_tells_everything_in_order(void **state) {
    (void)state;
    static const int32_t askers[] = {7, 6};
    pdup_session *session = begun_session();
    pdup_ruling *plain = build_ruling(NULL, 1, 1, 1, PDUP_SEAT_N, PDUP_AWARD_PLUS);
    pdup_ruling *given;
    assert_ok(pdup_ruling_with_giver(plain, PDUP_AUTHORITY_COMMITTEE, NULL, &given));
    assert_ok(pdup_session_add_appeal(session, 9, 11, 1, 6, NULL, 0, NULL));
    assert_ok(pdup_session_approve_ruling(session, 5, 12, PDUP_AUTHORITY_ORGANISERS, NULL));
    assert_ok(pdup_session_waive_ruling(session, 3, 13, askers, 2, NULL));
    assert_ok(pdup_session_replace_ruling(session, 1, 8, 14, given, NULL));
    assert_ok(pdup_session_decide_appeal(session, 9, 15, PDUP_APPEAL_OUTCOME_CHANGED, 3, NULL));
    assert_ok(pdup_session_revoke_ruling(session, 5, 16, PDUP_AUTHORITY_CHIEF_DIRECTOR, NULL));
    assert_int_equal(pdup_session_act_count(session), PDUP_COUNT_OF(story));
    for (int32_t i = 0; i < (int32_t)PDUP_COUNT_OF(story); i++) {
        int32_t found[6];
        int64_t time;
        assert_ok(log_act_at(session, i, &found[0], &time, &found[2], &found[3]));
        assert_ok(act_by_at(session, i, &found[4], &found[5]));
        found[1] = (int32_t)time;
        assert_memory_equal(found, story[i], sizeof found);
    }
    for (int32_t index = -1; index <= (int32_t)PDUP_COUNT_OF(story); index += 12) {
        int32_t n[3] = {9, 9, 9};
        int64_t time = 9;
        assert_status(log_act_at(session, index, &n[0], &time, &n[1], &n[2]), PDUP_E_RANGE);
        assert_true(n[0] == 0 && time == 0 && n[1] == 0 && n[2] == 0);
        n[0] = n[1] = 9;
        assert_status(act_by_at(session, index, &n[0], &n[1]), PDUP_E_RANGE);
        assert_true(n[0] == 0 && n[1] == 0);
    }
    pdup_ruling_unref(given);
    pdup_ruling_unref(plain);
    pdup_session_unref(session);
}

static void an_appeal_has_these_fields(void **state) {
    (void)state;
    static const pdup_appeal outside[] = {0, PDUP_APPEAL_REPLACED_BY + 1, -1};
    pdup_session *session = begun_session();
    assert_ok(appeal(session, 7, 1));
    for (size_t i = 0; i < PDUP_COUNT_OF(outside); i++) {
        int64_t value = 9;
        assert_status(pdup_session_appeal_number_at(session, 0, outside[i], &value), PDUP_E_RANGE);
        assert_true(value == 0);
    }
    pdup_session_unref(session);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(an_appeal_has_these_fields),
    cmocka_unit_test(appeals_are_refused_whole),
    cmocka_unit_test(one_may_appeal_until_the_last_second),
    cmocka_unit_test(a_ruling_is_upheld_or_the_appeal_withdrawn),
    cmocka_unit_test(a_ruling_is_changed_before_the_appeal_is_decided_so),
    cmocka_unit_test(decisions_have_limits),
    cmocka_unit_test(an_appeal_is_what_was_lodged),
    cmocka_unit_test(the_history_tells_everything_in_order),
};

PDUP_TEST_MAIN(tests)
