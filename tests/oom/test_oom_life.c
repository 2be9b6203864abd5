/* SPDX-License-Identifier: MIT */
/* What becomes of rulings, without memory. */
#include "pdup_test.h"

#include "build.h"
#include "log_fields.h"
#include "oom.h"

#include <pdup/ruling_log.h>
#include <pdup/tariff.h>

#include <string.h>

enum { PLAYERS = 8 };

/* Inputs, then what the call under test gives. */
typedef struct evening {
    pdup_session *session;
    pdup_ruling *ruling;
    pdup_ruling *new_ruling;
    pdup_faults *new_faults;
    int32_t rulings; /* before the call */
    int32_t appeals;
    int32_t acts;
} evening;

static void count(evening *all) {
    all->rulings = pdup_session_ruling_count(all->session);
    all->appeals = pdup_session_appeal_count(all->session);
    all->acts = pdup_session_act_count(all->session);
}

/* Ruling 1 is an award, 2 a penalty, 3 a draft, and there is an appeal. */
static void set_up(void *state, const pdup_allocator *allocator) {
    static const int32_t players[] = {1, 2, 3, 4};
    static const int32_t whists[] = {0, 0, 0, 0};
    evening *all = state;
    *all = (evening){0};
    pdup_ruling *empty;
    pdup_ruling *ruling;
    all->session = build_session(allocator, PLAYERS);
    pdup_traveller *traveller = build_traveller(allocator, 1, 4);
    row_spec row = spec_unknown(1, 1, players, whists);
    build_entry(traveller, &row);
    assert_ok(pdup_session_add_traveller(all->session, traveller, NULL));
    pdup_traveller_unref(traveller);
    all->ruling = build_ruling(allocator, 1, 1, 1, PDUP_SEAT_N, PDUP_AWARD_PLUS);
    assert_ok(pdup_session_add_ruling(all->session, 1, 0, all->ruling, NULL));
    assert_ok(pdup_ruling_new(allocator, "12", 2, NULL, 0, NULL, &empty));
    assert_ok(pdup_ruling_with_penalty(empty, 5, PDUP_PENALTY_TOP, 25, 1, NULL, &ruling));
    assert_ok(pdup_session_add_ruling(all->session, 2, 0, ruling, NULL));
    pdup_ruling_unref(ruling);
    assert_ok(pdup_ruling_with_disqualified(empty, 5, NULL, &ruling));
    assert_ok(pdup_session_add_ruling(all->session, 3, 0, ruling, NULL));
    pdup_ruling_unref(ruling);
    assert_ok(pdup_session_add_appeal(all->session, 1, 0, 1, 2, "why", 3, NULL));
    pdup_ruling_unref(empty);
    count(all);
}

/* The same for settings, which need no memory of their own. */
static pdup_status refuse_settings(void *state, const pdup_allocator *allocator) {
    (void)state;
    pdup_faults *faults;
    pdup_regulations *regulations;
    pdup_tariff *tariff;
    pdup_status status = pdup_faults_new(allocator, &faults);
    if (status != PDUP_OK) {
        return status;
    }
    assert_ok(pdup_regulations_new(NULL, &regulations));
    assert_ok(pdup_tariff_new(NULL, PDUP_VARIETY_SOCHI, &tariff));
    for (int i = 0; i < 4 && status != PDUP_E_NOMEM; i++) {
        const char *key = i == 0 ? "normalise" : i == 1 ? "pool-6" : "none";
        status = i % 2 == 0 ? pdup_regulations_set(regulations, key, strlen(key), "x", 1, faults)
                            : pdup_tariff_set(tariff, key, strlen(key), "x", 1, faults);
        assert_true(status != PDUP_OK);
    }
    assert_true(status == PDUP_E_NOMEM || pdup_faults_count(faults) == 4);
    pdup_tariff_unref(tariff);
    pdup_regulations_unref(regulations);
    pdup_faults_unref(faults);
    return status == PDUP_E_NOMEM ? status : PDUP_OK;
}

/* Each call is refused, and told why: without memory for the reason it is not refused without one. */
static pdup_status refuse(void *state, const pdup_allocator *allocator) {
    evening *all = state;
    pdup_session *session = all->session;
    static const int32_t nobody[] = {0};
    pdup_faults *faults;
    pdup_status status = pdup_faults_new(allocator, &faults);
    if (status != PDUP_OK) {
        return status;
    }
    for (int i = 0; i < 12 && status != PDUP_E_NOMEM; i++) {
        switch (i) {
        case 0:
            status = pdup_session_set_end_time(session, -1, faults);
            break;
        case 1:
            status = pdup_session_set_official_time(session, -1, faults);
            break;
        case 2:
            status = pdup_session_set_room_tables(session, -1, faults);
            break;
        case 3:
            status = pdup_session_set_rounds_played(session, -1, faults);
            break;
        case 4:
            status = pdup_session_set_seed(session, "", 0, faults);
            break;
        case 5:
            status = pdup_session_add_ruling(session, 9, 0, all->ruling, faults);
            break;
        case 6:
            status = pdup_session_replace_ruling(session, 9, 10, 0, all->ruling, faults);
            break;
        case 7:
            status = pdup_session_approve_ruling(session, 1, 0, PDUP_AUTHORITY_COMMITTEE, faults);
            break;
        case 8:
            status = pdup_session_revoke_ruling(session, 9, 0, PDUP_AUTHORITY_NONE, faults);
            break;
        case 9:
            status = pdup_session_waive_ruling(session, 1, 0, nobody, 1, faults);
            break;
        case 10:
            status = pdup_session_add_appeal(session, 1, 0, 9, 1, NULL, 0, faults);
            break;
        default:
            status = pdup_session_decide_appeal(session, 9, 0, PDUP_APPEAL_OUTCOME_UPHELD,
                                                PDUP_AUTHORITY_NONE, faults);
            break;
        }
        assert_true(status != PDUP_OK);
    }
    assert_true(status == PDUP_E_NOMEM || pdup_faults_count(faults) == 12);
    pdup_faults_unref(faults);
    return status == PDUP_E_NOMEM ? status : PDUP_OK;
}

/* So many acts, by appeals. */
static void set_up_appeals(evening *all, int32_t acts) {
    for (int32_t i = 2; pdup_session_act_count(all->session) < acts; i++) {
        assert_ok(pdup_session_add_appeal(all->session, i, 0, 1, 2, NULL, 0, NULL));
    }
    count(all);
}

/* There is room for eight acts, then for sixteen. */
static void set_up_full_history(void *state, const pdup_allocator *allocator) {
    set_up(state, allocator);
    set_up_appeals(state, 8);
}

/* The acts with which there are eight appeals. */
static void set_up_full_appeals(void *state, const pdup_allocator *allocator) {
    set_up(state, allocator);
    set_up_appeals(state, 11);
}

/* Everything that is warned of. */
static void set_up_warnings(void *state, const pdup_allocator *allocator) {
    set_up(state, allocator);
    evening *all = state;
    pdup_ruling *rulings[3];
    assert_ok(pdup_ruling_new(allocator, "13.2.4", 6, NULL, 0, NULL, &rulings[0]));
    assert_ok(pdup_ruling_with_suspended(rulings[0], 2, 1, 1, NULL, &rulings[1]));
    assert_ok(pdup_ruling_with_deferred(rulings[1], 1, 1, 1, PDUP_SEAT_S, NULL, &rulings[2]));
    assert_ok(pdup_session_add_ruling(all->session, 4, 0, rulings[2], NULL));
    assert_ok(pdup_session_add_appeal(all->session, 2, 0, 1, 3, NULL, 0, NULL));
    for (int i = 0; i < 3; i++) {
        pdup_ruling_unref(rulings[i]);
    }
    count(all);
}

static void tear_down(void *state) {
    evening *all = state;
    pdup_faults_unref(all->new_faults);
    pdup_ruling_unref(all->new_ruling);
    pdup_ruling_unref(all->ruling);
    pdup_session_unref(all->session);
}

static void check_unchanged(void *state) {
    const evening *all = state;
    static const pdup_ruling_state states[] = {PDUP_RULING_STATE_APPEALED,
                                               PDUP_RULING_STATE_IN_FORCE, PDUP_RULING_STATE_DRAFT};
    assert_null(all->new_ruling);
    assert_null(all->new_faults);
    assert_int_equal(pdup_session_ruling_count(all->session), all->rulings);
    assert_int_equal(pdup_session_appeal_count(all->session), all->appeals);
    assert_int_equal(pdup_session_act_count(all->session), all->acts);
    for (int32_t i = 0; i < 3; i++) {
        int32_t found[3];
        assert_ok(ruling_state_at(all->session, i, &found[0], &found[1], &found[2]));
        assert_int_equal(found[0], states[i]);
    }
}

/* Each is a call that may want memory. */
#define CALL(name, expression)                                                                     \
    static pdup_status name(void *state, const pdup_allocator *allocator) {                        \
        (void)allocator;                                                                           \
        evening *all = state;                                                                      \
        return (expression);                                                                       \
    }

static const int32_t asker[] = {6};

CALL(defer, pdup_ruling_with_deferred(all->ruling, 1, 1, 1, PDUP_SEAT_E, NULL, &all->new_ruling))
CALL(suspend, pdup_ruling_with_suspended(all->ruling, 1, 1, 2, NULL, &all->new_ruling))
CALL(give, pdup_ruling_with_giver(all->ruling, PDUP_AUTHORITY_DIRECTOR, NULL, &all->new_ruling))
CALL(sign, pdup_ruling_with_approval(all->ruling, PDUP_AUTHORITY_COMMITTEE, NULL, &all->new_ruling))
CALL(notify, pdup_ruling_with_notice(all->ruling, &all->new_ruling))
CALL(place, pdup_ruling_with_place(all->ruling, 1, 2, 3, NULL, &all->new_ruling))
CALL(replace, pdup_session_replace_ruling(all->session, 1, 9, 0, all->ruling, NULL))
CALL(approve, pdup_session_approve_ruling(all->session, 3, 0, PDUP_AUTHORITY_COMMITTEE, NULL))
CALL(revoke, pdup_session_revoke_ruling(all->session, 1, 0, PDUP_AUTHORITY_NONE, NULL))
CALL(waive, pdup_session_waive_ruling(all->session, 2, 0, asker, 1, NULL))
CALL(appeal, pdup_session_add_appeal(all->session, 100, 0, 2, 3, "because", 7, NULL))
CALL(decide, pdup_session_decide_appeal(all->session, 1, 0, PDUP_APPEAL_OUTCOME_WITHDRAWN, 0, NULL))

CALL(check, pdup_session_check(all->session, &all->new_faults))

static void each_call_survives(void **state) {
    (void)state;
    static const struct {
        const char *name;
        void (*set_up)(void *state, const pdup_allocator *allocator);
        pdup_status (*run)(void *state, const pdup_allocator *allocator);
        bool keeps_room;
    } calls[] = {
        {"pdup_ruling_with_deferred", set_up, defer, false},
        {"pdup_ruling_with_suspended", set_up, suspend, false},
        {"pdup_ruling_with_giver", set_up, give, false},
        {"pdup_ruling_with_approval", set_up, sign, false},
        {"pdup_ruling_with_notice", set_up, notify, false},
        {"pdup_ruling_with_place", set_up, place, false},
        {"pdup_session_replace_ruling", set_up_full_history, replace, true},
        {"pdup_session_approve_ruling", set_up, approve, true},
        {"pdup_session_approve_ruling, full", set_up_full_history, approve, true},
        {"pdup_session_revoke_ruling, full", set_up_full_history, revoke, true},
        {"pdup_session_waive_ruling, full", set_up_full_history, waive, true},
        {"pdup_session_add_appeal", set_up, appeal, true},
        {"pdup_session_add_appeal, full", set_up_full_history, appeal, true},
        {"pdup_session_add_appeal, the appeals full", set_up_full_appeals, appeal, true},
        {"pdup_session_decide_appeal, full", set_up_full_history, decide, true},
        {"pdup_session_check", set_up_warnings, check, false},
        {"refusals", set_up, refuse, false},
        {"refusals of settings", set_up, refuse_settings, false},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(calls); i++) {
        evening all;
        const oom_scenario scenario = {.name = calls[i].name,
                                       .state = &all,
                                       .set_up = calls[i].set_up,
                                       .run = calls[i].run,
                                       .check_unchanged = check_unchanged,
                                       .tear_down = tear_down,
                                       .keeps_room = calls[i].keeps_room};
        oom_each(&scenario);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(each_call_survives),
};

PDUP_TEST_MAIN(tests)
