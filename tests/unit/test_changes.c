/* SPDX-License-Identifier: MIT */
/* The stamps by which another object finds what has changed in a session, without looking at the rest. */
#include "pdup_test.h"

#include "build.h"
#include "session/session.h"

enum { BOARDS = 3 };

static const int32_t players[] = {1, 2, 3, 4};
static const int32_t zeroes[] = {0, 0, 0, 0};

/* Boards 1 to 3 of tables of four, each with a row of round 1 and table 1. */
static pdup_session *begun_session(void) {
    pdup_session *session = build_session(NULL, 20);
    for (int32_t board = 1; board <= BOARDS; board++) {
        row_spec spec = spec_unknown(board, 1, players, zeroes);
        build_entry(build_board(session, board, 4), &spec);
    }
    return session;
}

/* The travellers by their last change are those of these boards, their stamps fall, and both ways agree. */
static void assert_order(const pdup_session *session, const int32_t *boards, size_t count) {
    const pdup_traveller *newer = NULL;
    const pdup_traveller *traveller = session->owner.newest;
    for (size_t i = 0; i < count; i++) {
        assert_non_null(traveller);
        assert_int_equal(traveller->board->number, boards[i]);
        assert_ptr_equal(traveller->newer, newer);
        assert_true(traveller->changed <= session->owner.stamp);
        assert_true(!newer || traveller->changed < newer->changed);
        newer = traveller;
        traveller = traveller->older;
    }
    assert_null(traveller);
}

/* Since this stamp the traveller of one board has changed, and nothing else. */
static void assert_changed(const pdup_session *session, uint64_t since, int32_t board) {
    const pdup_traveller *newest = session->owner.newest;
    assert_int_equal(newest->board->number, board);
    assert_true(newest->changed > since);
    assert_true(!newest->older || newest->older->changed <= since);
    assert_true(session->owner.settings_changed <= since);
}

static void a_row_brings_its_traveller_to_the_front(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    assert_order(session, (const int32_t[]){3, 2, 1}, BOARDS);
    static const int32_t boards[] = {2, 1, 3, 3, 1};
    static const int32_t orders[][BOARDS] = {{2, 3, 1}, {1, 2, 3}, {3, 1, 2}, {3, 1, 2}, {1, 3, 2}};
    for (size_t i = 0; i < PDUP_COUNT_OF(boards); i++) {
        uint64_t since = session->owner.stamp;
        row_spec spec = spec_unknown(10 + (int32_t)i, 1, players, zeroes);
        build_entry(pdup__session_find(session, boards[i]), &spec);
        assert_changed(session, since, boards[i]);
        assert_order(session, orders[i], BOARDS);
    }
    pdup_session_unref(session);
}

static void a_group_and_a_ruling_change_their_travellers(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    uint64_t since = session->owner.stamp;
    assert_ok(pdup_traveller_set_group(session->travellers[1], 2, 1, 7, NULL));
    assert_changed(session, since, 2);
    since = session->owner.stamp;
    build_award(session, 1, 1, 1, 1, PDUP_SEAT_N, PDUP_AWARD_PLUS);
    assert_changed(session, since, 1);
    pdup_session_unref(session);
}

static void a_refusal_changes_nothing(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    pdup__owner before = session->owner;
    row_spec spec = spec_unknown(1, 1, players, zeroes);
    pdup_row *row = build_row(NULL, &spec);
    assert_status(pdup_traveller_add_row(session->travellers[0], row, NULL), PDUP_E_ROW_TWICE);
    assert_status(pdup_traveller_set_group(session->travellers[0], 9, 1, 1, NULL),
                  PDUP_E_ROW_MISSING);
    assert_status(pdup_session_set_room_tables(session, -1, NULL), PDUP_E_RANGE);
    assert_memory_equal(&session->owner, &before, sizeof before);
    pdup_row_unref(row);
    pdup_session_unref(session);
}

static pdup_ruling *penalty_of(int32_t player) {
    pdup_ruling *empty;
    pdup_ruling *ruling;
    assert_ok(pdup_ruling_new(NULL, "own", 3, NULL, 0, NULL, &empty));
    assert_ok(pdup_ruling_with_penalty(empty, player, PDUP_PENALTY_PERCENT, 1, 1, NULL, &ruling));
    pdup_ruling_unref(empty);
    return ruling;
}

/* Each of these is about the whole session. */
static void change_settings(pdup_session *session, int which) {
    static const char seed[PDUP_SEED_BYTES] = {1};
    pdup_regulations *regulations;
    pdup_movement *movement;
    pdup_ruling *ruling;
    switch (which) {
    case 0:
        assert_ok(pdup_regulations_new(NULL, &regulations));
        assert_ok(pdup_session_set_regulations(session, regulations));
        pdup_regulations_unref(regulations);
        break;
    case 1:
        assert_ok(pdup_movement_new_rotation(NULL, 5, 4, &movement));
        assert_ok(pdup_session_set_movement(session, movement, NULL));
        pdup_movement_unref(movement);
        break;
    case 2:
        assert_ok(pdup_session_set_seed(session, seed, sizeof seed, NULL));
        break;
    case 3:
        assert_ok(pdup_session_set_room_tables(session, 5, NULL));
        break;
    case 4:
        assert_ok(pdup_session_set_rounds_played(session, 4, NULL));
        break;
    case 5:
        ruling = penalty_of(3);
        assert_ok(pdup_session_add_ruling(session, 0, 0, ruling, NULL));
        pdup_ruling_unref(ruling);
        break;
    default:
        ruling = penalty_of(3);
        assert_ok(pdup_session_add_ruling(session, 5, 0, ruling, NULL));
        assert_ok(pdup_session_revoke_ruling(session, 5, 0, PDUP_AUTHORITY_NONE, NULL));
        pdup_ruling_unref(ruling);
        break;
    }
}

static void settings_have_a_stamp_of_their_own(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    for (int which = 0; which < 7; which++) {
        uint64_t since = session->owner.stamp;
        change_settings(session, which);
        assert_true(session->owner.settings_changed > since);
        assert_true(session->owner.stamp == session->owner.settings_changed);
        assert_true(session->owner.newest->changed <= since);
    }
    pdup_session_unref(session);
}

/* Nothing is to be scored again for a ruling without effects, nor for a suspension. */
static void what_changes_no_figure_has_no_stamp(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    pdup_ruling *empty;
    pdup_ruling *suspended;
    uint64_t since = session->owner.stamp;
    assert_ok(pdup_ruling_new(NULL, "own", 3, NULL, 0, NULL, &empty));
    assert_ok(pdup_ruling_with_suspended(empty, 3, 1, 2, NULL, &suspended));
    assert_ok(pdup_session_add_ruling(session, 1, 0, empty, NULL));
    assert_ok(pdup_session_add_ruling(session, 2, 0, suspended, NULL));
    assert_ok(pdup_session_revoke_ruling(session, 2, 0, PDUP_AUTHORITY_NONE, NULL));
    assert_true(session->owner.stamp == since);
    pdup_ruling_unref(suspended);
    pdup_ruling_unref(empty);
    pdup_session_unref(session);
}

/* A ruling may be about rows and about players. */
static void a_ruling_of_both_kinds_changes_both(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    uint64_t since = session->owner.stamp;
    pdup_ruling *penalty = penalty_of(3);
    pdup_ruling *ruling;
    assert_ok(pdup_ruling_with_annulled(penalty, 2, 2, 1, PDUP_SEAT_N, NULL, &ruling));
    assert_ok(pdup_session_add_ruling(session, 5, 0, ruling, NULL));
    assert_true(session->owner.settings_changed > since);
    assert_true(session->owner.newest->changed > since);
    assert_order(session, (const int32_t[]){2, 3, 1}, BOARDS);
    pdup_ruling_unref(ruling);
    pdup_ruling_unref(penalty);
    pdup_session_unref(session);
}

/* A traveller that outlives its session is in no list, and may join another. */
static void a_traveller_leaves_with_its_session(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    pdup_traveller *traveller;
    assert_ok(pdup_session_traveller(session, 2, &traveller));
    pdup_session_unref(session);
    assert_null(traveller->older);
    assert_null(traveller->newer);
    row_spec spec = spec_unknown(9, 9, players, zeroes);
    build_entry(traveller, &spec);
    assert_true(traveller->changed == 0);
    session = build_session(NULL, 20);
    assert_ok(pdup_session_add_traveller(session, traveller, NULL));
    assert_order(session, (const int32_t[]){2}, 1);
    pdup_traveller_unref(traveller);
    pdup_session_unref(session);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_row_brings_its_traveller_to_the_front),
    cmocka_unit_test(a_group_and_a_ruling_change_their_travellers),
    cmocka_unit_test(a_refusal_changes_nothing),
    cmocka_unit_test(settings_have_a_stamp_of_their_own),
    cmocka_unit_test(what_changes_no_figure_has_no_stamp),
    cmocka_unit_test(a_ruling_of_both_kinds_changes_both),
    cmocka_unit_test(a_traveller_leaves_with_its_session),
};

PDUP_TEST_MAIN(tests)
