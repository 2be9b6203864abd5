/* SPDX-License-Identifier: MIT */
/* Movements, rulings, regulations, sessions and standings without memory. */
#include "pdup_test.h"

#include "build.h"
#include "oom.h"

#include <pdup/event.h>
#include <pdup/regulations.h>

#include <string.h>

enum { PLAYERS = 40 };

static const int32_t zeroes[] = {0, 0, 0, 0};

/* Inputs, then what the call under test gives. */
typedef struct evening {
    pdup_movement *movement;
    pdup_ruling *ruling;
    pdup_session *session;
    pdup_regulations *regulations; /* only where a scenario has them */
    pdup_traveller *traveller;     /* board 99, not in the session */
    int32_t traveller_count;       /* of the session, before the call */
    int32_t ruling_count;
    pdup_movement *new_movement;
    pdup_ruling *new_ruling;
    pdup_regulations *new_regulations;
    pdup_session *new_session;
    pdup_faults *new_faults;
    pdup_standings *standings;
    pdup_standings *new_standings;
    pdup_frequencies *new_frequencies;
    pdup_event *event;
    pdup_event *new_event;
} evening;

static void set_up(void *state, const pdup_allocator *allocator) {
    evening *all = state;
    *all = (evening){0};
    assert_ok(pdup_movement_new_rotation(allocator, 5, 4, &all->movement));
    all->ruling = build_ruling(allocator, 1, 1, 1, PDUP_SEAT_N, PDUP_AWARD_PLUS);
    all->session = build_session(allocator, PLAYERS);
    all->traveller = build_traveller(allocator, 99, 4);
}

static void add_board(evening *to, const pdup_allocator *allocator, int32_t number) {
    pdup_traveller *traveller = build_traveller(allocator, number, 4);
    assert_ok(pdup_session_add_traveller(to->session, traveller, NULL));
    for (int32_t round = 1; round <= 2; round++) {
        for (int32_t table = 1; table <= 2; table++) {
            const int32_t players[] = {4 * table - 3, 4 * table - 2, 4 * table - 1, 4 * table};
            row_spec spec = spec_unknown(round, table, players, zeroes);
            build_entry(traveller, &spec);
        }
    }
    pdup_traveller_unref(traveller);
    to->traveller_count++;
}

/* Two boards, each played twice by everybody and against the movement: warnings of every kind. */
static void set_up_boards(void *state, const pdup_allocator *allocator) {
    set_up(state, allocator);
    evening *all = state;
    add_board(all, allocator, 1);
    add_board(all, allocator, 2);
    const int32_t elsewhere[] = {1, 20, 21, 22};
    row_spec spec = spec_unknown(1, 3, elsewhere, zeroes);
    pdup_traveller *first;
    assert_ok(pdup_session_traveller(all->session, 1, &first));
    build_entry(first, &spec);
    pdup_traveller_unref(first);
    assert_ok(pdup_session_set_movement(all->session, all->movement, NULL));
}

/* As many travellers as there is room for at first. */
static void set_up_eight_boards(void *state, const pdup_allocator *allocator) {
    set_up(state, allocator);
    for (int32_t number = 1; number <= 8; number++) {
        add_board(state, allocator, number);
    }
}

static void add_rulings(evening *to, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        build_award(to->session, 100 + i, 2, 1 + i / 4, 1, PDUP_SEAT_N + i % 4, PDUP_AWARD_PLUS);
    }
    to->ruling_count = count;
}

static void set_up_four_rulings(void *state, const pdup_allocator *allocator) {
    set_up_boards(state, allocator);
    add_rulings(state, 4);
}

static void set_up_eight_rulings(void *state, const pdup_allocator *allocator) {
    set_up_boards(state, allocator);
    add_rulings(state, 8);
}

static void tear_down(void *state) {
    evening *all = state;
    pdup_event_unref(all->new_event);
    pdup_event_unref(all->event);
    pdup_standings_unref(all->standings);
    pdup_standings_unref(all->new_standings);
    pdup_frequencies_unref(all->new_frequencies);
    pdup_faults_unref(all->new_faults);
    pdup_session_unref(all->new_session);
    pdup_regulations_unref(all->new_regulations);
    pdup_ruling_unref(all->new_ruling);
    pdup_regulations_unref(all->regulations);
    pdup_movement_unref(all->new_movement);
    pdup_traveller_unref(all->traveller);
    pdup_session_unref(all->session);
    pdup_ruling_unref(all->ruling);
    pdup_movement_unref(all->movement);
}

static void check_unchanged(void *state) {
    const evening *all = state;
    assert_null(all->new_movement);
    assert_null(all->new_ruling);
    assert_null(all->new_regulations);
    assert_null(all->new_session);
    assert_null(all->new_event);
    assert_null(all->new_faults);
    assert_null(all->new_standings);
    assert_null(all->new_frequencies);
    assert_int_equal(pdup_session_traveller_count(all->session), all->traveller_count);
    assert_int_equal(pdup_session_ruling_count(all->session), all->ruling_count);
    assert_int_equal(pdup_ruling_effect_count(all->ruling), 1);
    pdup_traveller *none;
    assert_status(pdup_session_traveller(all->session, 99, &none), PDUP_E_RANGE);
}

static pdup_status new_rotation(void *state, const pdup_allocator *allocator) {
    return pdup_movement_new_rotation(allocator, 7, 3, &((evening *)state)->new_movement);
}

static pdup_status with_rounds(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    evening *all = state;
    return pdup_movement_with_rounds(all->movement, 3, &all->new_movement);
}

static pdup_status new_ruling(void *state, const pdup_allocator *allocator) {
    return pdup_ruling_new(allocator, "12", 2, "why", 3, NULL, &((evening *)state)->new_ruling);
}

static pdup_status with_artificial(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    evening *all = state;
    return pdup_ruling_with_artificial(all->ruling, 1, 1, 1, PDUP_SEAT_S, PDUP_AWARD_MINUS, NULL,
                                       &all->new_ruling);
}

static pdup_status with_percent(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    evening *all = state;
    return pdup_ruling_with_percent(all->ruling, 1, 1, 1, PDUP_SEAT_S, 60, NULL, &all->new_ruling);
}

static pdup_status with_assigned(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    evening *all = state;
    static const int32_t hundred[] = {100};
    return pdup_ruling_with_assigned(all->ruling, 1, 1, 1, PDUP_SEAT_S, zeroes, hundred, 1, NULL,
                                     &all->new_ruling);
}

static pdup_status with_annulled(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    evening *all = state;
    return pdup_ruling_with_annulled(all->ruling, 1, 1, 1, PDUP_SEAT_S, NULL, &all->new_ruling);
}

static pdup_status with_penalty(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    evening *all = state;
    return pdup_ruling_with_penalty(all->ruling, 1, PDUP_PENALTY_TOP, 25, 1, NULL,
                                    &all->new_ruling);
}

static pdup_status with_disqualified(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    evening *all = state;
    return pdup_ruling_with_disqualified(all->ruling, 1, NULL, &all->new_ruling);
}

static pdup_status new_regulations(void *state, const pdup_allocator *allocator) {
    return pdup_regulations_new(allocator, &((evening *)state)->new_regulations);
}

static pdup_status new_session(void *state, const pdup_allocator *allocator) {
    return pdup_session_new(allocator, 3, NULL, &((evening *)state)->new_session);
}

static pdup_status add_traveller(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    evening *all = state;
    return pdup_session_add_traveller(all->session, all->traveller, NULL);
}

static pdup_status add_ruling(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    evening *all = state;
    return pdup_session_add_ruling(all->session, 1, 0, all->ruling, NULL);
}

/* With a tariff of penalties, which the session then has. */
static void set_up_tariff(void *state, const pdup_allocator *allocator) {
    static const char key[] = "penalty-tariff";
    static const char value[] = "12.2.2 top=10% top=25%";
    evening *all = state;
    set_up(state, allocator);
    assert_ok(pdup_regulations_new(allocator, &all->regulations));
    assert_ok(pdup_regulations_set(all->regulations, key, strlen(key), value, strlen(value), NULL));
}

static pdup_status penalise(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    evening *all = state;
    return pdup_regulations_penalise(all->regulations, 1, PDUP_INFRACTION_SLOW, 0, "slow", 4,
                                     &all->new_ruling);
}

static pdup_status session_regulations(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    evening *all = state;
    return pdup_session_regulations(all->session, &all->new_regulations);
}

static pdup_status check(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    evening *all = state;
    return pdup_session_check(all->session, &all->new_faults);
}

static pdup_status score(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    evening *all = state;
    return pdup_session_standings(all->session, 0, &all->new_standings);
}

static void choose(pdup_session *session, const pdup_allocator *allocator, const char *key,
                   const char *value) {
    pdup_regulations *regulations;
    (void)allocator;
    assert_ok(pdup_session_regulations(session, &regulations));
    assert_ok(pdup_regulations_set(regulations, key, strlen(key), value, strlen(value), NULL));
    assert_ok(pdup_session_set_regulations(session, regulations));
    pdup_regulations_unref(regulations);
}

/* Everything that scoring may need memory for: a schedule, penalties, ties. */
static void set_up_regulations(void *state, const pdup_allocator *allocator) {
    set_up_eight_rulings(state, allocator);
    evening *all = state;
    pdup_ruling *penalty;
    pdup_ruling *both;
    assert_ok(pdup_ruling_with_penalty(all->ruling, 1, PDUP_PENALTY_TOP, 25, 1, NULL, &penalty));
    pdup_ruling_unref(penalty);
    pdup_ruling *none;
    assert_ok(pdup_ruling_new(allocator, "own", 3, NULL, 0, NULL, &none));
    assert_ok(pdup_ruling_with_penalty(none, 1, PDUP_PENALTY_TOP, 25, 1, NULL, &penalty));
    assert_ok(pdup_ruling_with_disqualified(penalty, 2, NULL, &both));
    assert_ok(pdup_session_add_ruling(all->session, 0, 0, both, NULL));
    all->ruling_count++;
    pdup_ruling_unref(both);
    pdup_ruling_unref(penalty);
    pdup_ruling_unref(none);
    assert_ok(pdup_session_set_movement(all->session, all->movement, NULL));
    choose(all->session, allocator, "expected", "scheduled");
    choose(all->session, allocator, "tie-break", "direct opponents whists");
    choose(all->session, allocator, "measure", "datum");
    choose(all->session, allocator, "measure", "matchpoints");
}

static pdup_status new_event(void *state, const pdup_allocator *allocator) {
    evening *all = state;
    return pdup_event_new(allocator, &all->new_event);
}

/* The event is made from memory that never fails, the standings from the event's. */
static void set_up_event(void *state, const pdup_allocator *allocator) {
    set_up_regulations(state, allocator);
    evening *all = state;
    assert_ok(pdup_event_new(allocator, &all->event));
    assert_ok(pdup_event_add_session(all->event, all->session));
}

static pdup_status score_event(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    evening *all = state;
    return pdup_event_standings(all->event, &all->new_standings);
}

static pdup_status score_one(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    evening *all = state;
    return pdup_event_session_standings(all->event, 1, 1, &all->new_standings);
}

/* Player 1, who is in rows of every board, is suspended: warnings before the last row and the last board. */
static void set_up_suspended(void *state, const pdup_allocator *allocator) {
    set_up_boards(state, allocator);
    evening *all = state;
    pdup_ruling *ruling;
    assert_ok(pdup_ruling_with_suspended(all->ruling, 1, 1, 2, NULL, &ruling));
    assert_ok(pdup_session_add_ruling(all->session, 90, 0, ruling, NULL));
    pdup_ruling_unref(ruling);
    all->ruling_count++;
}

static void set_up_standings(void *state, const pdup_allocator *allocator) {
    set_up_eight_boards(state, allocator);
    evening *all = state;
    assert_ok(pdup_session_standings(all->session, 0, &all->standings));
}

static pdup_status result_frequencies(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    evening *all = state;
    return pdup_standings_result_frequencies_at(all->standings, 0, &all->new_frequencies);
}

static pdup_status flags(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    evening *all = state;
    return pdup_standings_flags(all->standings, &all->new_faults);
}

static void each_call_survives(void **state) {
    (void)state;
    static const struct {
        const char *name;
        void (*set_up)(void *state, const pdup_allocator *allocator);
        pdup_status (*run)(void *state, const pdup_allocator *allocator);
        bool keeps_room;
    } calls[] = {
        {"pdup_movement_new_rotation", set_up, new_rotation, false},
        {"pdup_movement_with_rounds", set_up, with_rounds, false},
        {"pdup_ruling_new", set_up, new_ruling, false},
        {"pdup_ruling_with_artificial", set_up, with_artificial, false},
        {"pdup_ruling_with_percent", set_up, with_percent, false},
        {"pdup_ruling_with_assigned", set_up, with_assigned, false},
        {"pdup_ruling_with_annulled", set_up, with_annulled, false},
        {"pdup_ruling_with_penalty", set_up, with_penalty, false},
        {"pdup_ruling_with_disqualified", set_up, with_disqualified, false},
        {"pdup_regulations_new", set_up, new_regulations, false},
        {"pdup_session_new", set_up, new_session, false},
        {"pdup_session_add_traveller, the first", set_up, add_traveller, true},
        {"pdup_session_add_traveller, full", set_up_eight_boards, add_traveller, true},
        {"pdup_session_add_ruling, the first", set_up_boards, add_ruling, true},
        {"pdup_session_add_ruling, the index full", set_up_four_rulings, add_ruling, true},
        {"pdup_session_add_ruling, both full", set_up_eight_rulings, add_ruling, true},
        {"pdup_regulations_penalise", set_up_tariff, penalise, false},
        {"pdup_session_regulations", set_up, session_regulations, false},
        {"pdup_session_check, nothing", set_up, check, false},
        {"pdup_session_check, warnings", set_up_boards, check, false},
        {"pdup_session_check, a suspension", set_up_suspended, check, false},
        {"pdup_session_check, no movement", set_up_eight_boards, check, false},
        {"pdup_session_standings, nothing", set_up, score, false},
        {"pdup_session_standings, results", set_up_eight_boards, score, false},
        {"pdup_session_standings, awards", set_up_eight_rulings, score, false},
        {"pdup_session_standings, regulations", set_up_regulations, score, false},
        {"pdup_standings_result_frequencies_at", set_up_standings, result_frequencies, false},
        {"pdup_standings_flags", set_up_standings, flags, false},
        {"pdup_event_new", set_up, new_event, false},
        {"pdup_event_standings", set_up_event, score_event, false},
        {"pdup_event_session_standings", set_up_event, score_one, false},
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

/* A ruling refused for memory is not in force, and can be put in force after all. */
static void a_ruling_refused_for_memory_is_not_in_force(void **state) {
    (void)state;
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    evening all;
    set_up_eight_rulings(&all, &allocator);
    pdup_standings *before = build_standings(all.session, 0);
    counter.fail_at = counter.asked + 2; /* the log has grown, its index has not */
    assert_status(pdup_session_add_ruling(all.session, 1, 0, all.ruling, NULL), PDUP_E_NOMEM);
    counter.fail_at = 0;
    pdup_standings *after = build_standings(all.session, 0);
    assert_same_standings(before, after);
    assert_ok(pdup_session_add_ruling(all.session, 1, 0, all.ruling, NULL));
    assert_int_equal(pdup_session_ruling_count(all.session), 9);
    pdup_standings_unref(after);
    pdup_standings_unref(before);
    tear_down(&all);
    assert_int_equal(counter.live, 0);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(each_call_survives),
    cmocka_unit_test(a_ruling_refused_for_memory_is_not_in_force),
};

PDUP_TEST_MAIN(tests)
