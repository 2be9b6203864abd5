/* SPDX-License-Identifier: MIT */
/* Tallies without memory. After an update that failed a tally gives nothing, and the next one scores everything. */
#include "pdup_test.h"

#include "build.h"
#include "oom.h"

#include <pdup/tally.h>

enum { PLAYERS = 20, BOARDS = 9 };

static const int32_t zeroes[] = {0, 0, 0, 0};

typedef struct evening {
    pdup_session *session;
    pdup_tally *tally;
    pdup_tally *new_tally;
    pdup_standings *new_standings;
    bool has_update; /* the call under test is one */
    oom_counter *counter;
} evening;

static void add_row(pdup_session *session, int32_t board, int32_t round, int32_t table) {
    const int32_t players[] = {4 * table - 3, 4 * table - 2, 4 * table - 1, 4 * table};
    row_spec spec = spec_unknown(round, table, players, zeroes);
    pdup_traveller *traveller;
    if (pdup_session_traveller(session, board, &traveller) != PDUP_OK) {
        traveller = pdup_traveller_ref(build_board(session, board, 4));
    }
    build_entry(traveller, &spec);
    pdup_traveller_unref(traveller);
}

static void set_up(void *state, const pdup_allocator *allocator) {
    evening *all = state;
    pdup_ruling *empty;
    pdup_ruling *ruling;
    *all = (evening){.counter = allocator->ctx};
    all->session = build_session(allocator, PLAYERS);
    for (int32_t board = 1; board <= BOARDS; board++) {
        add_row(all->session, board, board, 1);
        add_row(all->session, board, board, 2);
    }
    build_award(all->session, 1, 1, 1, 1, PDUP_SEAT_N, PDUP_AWARD_PLUS);
    build_award(all->session, 2, 2, 2, 1, PDUP_SEAT_N, PDUP_AWARD_PLUS);
    assert_ok(pdup_ruling_new(allocator, "own", 3, NULL, 0, NULL, &empty));
    assert_ok(pdup_ruling_with_penalty(empty, 1, PDUP_PENALTY_TOP, 25, 1, NULL, &ruling));
    assert_ok(pdup_session_add_ruling(all->session, 3, 0, ruling, NULL));
    pdup_ruling_unref(ruling);
    pdup_ruling_unref(empty);
}

static void set_up_tally(void *state, const pdup_allocator *allocator) {
    evening *all = state;
    set_up(state, allocator);
    assert_ok(pdup_tally_new(all->session, &all->tally));
}

static void set_up_first_update(void *state, const pdup_allocator *allocator) {
    set_up_tally(state, allocator);
    ((evening *)state)->has_update = true;
}

static void set_up_scored(void *state, const pdup_allocator *allocator) {
    set_up_tally(state, allocator);
    assert_ok(pdup_tally_update(((evening *)state)->tally));
}

/* More rows of a board than before, a new board, and one that all players of table 3 are new to. */
static void set_up_later_update(void *state, const pdup_allocator *allocator) {
    evening *all = state;
    set_up_scored(state, allocator);
    add_row(all->session, 4, 10, 3);
    add_row(all->session, 30, 11, 1);
    build_award(all->session, 4, 4, 10, 3, PDUP_SEAT_N, PDUP_AWARD_PLUS);
    all->has_update = true;
}

static void tear_down(void *state) {
    evening *all = state;
    pdup_standings_unref(all->new_standings);
    pdup_tally_unref(all->new_tally);
    pdup_tally_unref(all->tally);
    pdup_session_unref(all->session);
}

static void check_unchanged(void *state) {
    const evening *all = state;
    assert_null(all->new_tally);
    assert_null(all->new_standings);
    if (all->has_update) {
        pdup_standings *none;
        assert_status(pdup_tally_standings(all->tally, &none), PDUP_E_STATE);
    }
}

static pdup_status new_tally(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    evening *all = state;
    return pdup_tally_new(all->session, &all->new_tally);
}

static pdup_status update(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    return pdup_tally_update(((evening *)state)->tally);
}

static pdup_status give_standings(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    evening *all = state;
    return pdup_tally_standings(all->tally, &all->new_standings);
}

/* What an update gives after all is what scoring everything gives. */
static void check_and_tear_down(void *state) {
    evening *all = state;
    all->counter->fail_at = 0;
    pdup_standings *wanted = build_standings(all->session, 0);
    pdup_standings *found;
    assert_ok(pdup_tally_standings(all->tally, &found));
    assert_same_standings(wanted, found);
    pdup_standings_unref(found);
    pdup_standings_unref(wanted);
    tear_down(state);
}

static void each_call_survives(void **state) {
    (void)state;
    static const struct {
        const char *name;
        void (*set_up)(void *state, const pdup_allocator *allocator);
        pdup_status (*run)(void *state, const pdup_allocator *allocator);
        void (*tear_down)(void *state);
        bool keeps_room;
    } calls[] = {
        {"pdup_tally_new", set_up, new_tally, tear_down, false},
        {"pdup_tally_update, the first", set_up_first_update, update, check_and_tear_down, true},
        {"pdup_tally_update, a later one", set_up_later_update, update, check_and_tear_down, true},
        {"pdup_tally_standings", set_up_scored, give_standings, check_and_tear_down, false},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(calls); i++) {
        evening all;
        const oom_scenario scenario = {.name = calls[i].name,
                                       .state = &all,
                                       .set_up = calls[i].set_up,
                                       .run = calls[i].run,
                                       .check_unchanged = check_unchanged,
                                       .tear_down = calls[i].tear_down,
                                       .keeps_room = calls[i].keeps_room};
        oom_each(&scenario);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(each_call_survives),
};

PDUP_TEST_MAIN(tests)
