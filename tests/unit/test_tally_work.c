/* SPDX-License-Identifier: MIT */
/* What a change costs a tally, in boards and players scored again. */
#include "pdup_test.h"

#include "build.h"

#include "session/tally.h"

enum { BOARDS = 30, TABLES = 3, PLAYERS = 20, OTHERS = 12 };

/* Three tables of four play all boards, always the same players; eight others have not come. */
static pdup_session *played_session(void) {
    pdup_session *session = build_session(NULL, PLAYERS);
    for (int32_t board = 1; board <= BOARDS; board++) {
        pdup_traveller *traveller = build_board(session, board, 4);
        for (int32_t table = 1; table <= TABLES; table++) {
            const int32_t players[] = {table, 3 + table, 6 + table, 9 + table};
            const int32_t whists[] = {6 * table, -6 * table, 0, 0};
            row_spec spec = spec_unknown(board, table, players, whists);
            build_entry(traveller, &spec);
        }
    }
    return session;
}

static void assert_work(pdup_tally *tally, int32_t boards, int32_t players) {
    assert_ok(pdup_tally_update(tally));
    assert_int_equal(tally->worked_boards, boards);
    assert_int_equal(tally->worked_players, players);
}

static pdup_tally *begun_tally(pdup_session *session) {
    pdup_tally *tally;
    assert_ok(pdup_tally_new(session, &tally));
    assert_work(tally, BOARDS, PLAYERS);
    assert_work(tally, 0, 0);
    return tally;
}

static pdup_traveller *traveller_of(pdup_session *session, int32_t board) {
    pdup_traveller *traveller;
    assert_ok(pdup_session_traveller(session, board, &traveller));
    pdup_traveller_unref(traveller);
    return traveller;
}

/* Player 13 has played, not player 1: both are in it. */
static void a_correction_scores_that_board(void **state) {
    (void)state;
    static const int32_t players[] = {13, 4, 7, 10};
    static const int32_t whists[] = {6, -6, 0, 0};
    pdup_session *session = played_session();
    pdup_tally *tally = begun_tally(session);
    pdup_traveller *traveller = traveller_of(session, 4);
    row_spec spec = spec_unknown(4, 1, players, whists);
    pdup_row *row = build_row(NULL, &spec);
    assert_ok(pdup_traveller_close_row(traveller, 4, 1, NULL));
    assert_work(tally, 0, 0);
    assert_ok(pdup_traveller_correct_row(traveller, row, 1, NULL, 0, NULL, 0, NULL));
    assert_work(tally, 1, OTHERS + 1);
    assert_ok(pdup_traveller_strike_row(traveller, 4, 1, 2, NULL, 0, NULL, 0, NULL));
    assert_work(tally, 1, OTHERS);
    pdup_row_unref(row);
    pdup_tally_unref(tally);
    pdup_session_unref(session);
}

static void a_change_of_a_board_scores_that_board(void **state) {
    (void)state;
    pdup_session *session = played_session();
    pdup_tally *tally = begun_tally(session);
    assert_ok(pdup_traveller_set_group(traveller_of(session, 4), 4, 1, 1, NULL));
    assert_work(tally, 1, OTHERS);
    build_award(session, 1, 5, 5, 2, PDUP_SEAT_E, PDUP_AWARD_PLUS);
    assert_work(tally, 1, OTHERS);
    /* The award of board 5 is valued again; its board is not scored. */
    assert_ok(pdup_traveller_set_group(traveller_of(session, 4), 4, 1, 0, NULL));
    assert_work(tally, 1, OTHERS);
    assert_ok(pdup_traveller_set_group(traveller_of(session, 8), 8, 3, 1, NULL));
    assert_ok(pdup_traveller_set_group(traveller_of(session, 9), 9, 3, 1, NULL));
    assert_ok(pdup_traveller_set_group(traveller_of(session, 8), 8, 3, 0, NULL));
    assert_work(tally, 2, OTHERS);
    pdup_tally_unref(tally);
    pdup_session_unref(session);
}

/* A fourth result in the lines N, E and S alone, nobody knowing the whists of W. */
static void a_line_is_scored_where_its_expected_number_moves(void **state) {
    (void)state;
    static const int32_t players[] = {13, 14, 15, 16};
    static const int32_t whists[] = {6, -6, 0, WHISTS_UNKNOWN};
    pdup_session *session = played_session();
    pdup_tally *tally = begun_tally(session);
    row_spec spec = spec_unknown(40, 4, players, whists);
    build_entry(traveller_of(session, 7), &spec);
    /* The three of line W on board 7 too: its row was replaced with the others. */
    assert_work(tally, BOARDS, OTHERS + 4);
    spec.round = 41;
    build_entry(traveller_of(session, 8), &spec);
    assert_work(tally, 1, OTHERS + 4);
    /* And back: two boards have four, so that one fewer changes nothing. */
    pdup_ruling *empty;
    pdup_ruling *ruling;
    assert_ok(pdup_ruling_new(NULL, "own", 3, NULL, 0, NULL, &empty));
    assert_ok(pdup_ruling_with_annulled(empty, 8, 41, 4, PDUP_SEAT_N, NULL, &ruling));
    assert_ok(pdup_session_add_ruling(session, 1, 0, ruling, NULL));
    assert_work(tally, 1, OTHERS + 4);
    pdup_ruling_unref(ruling);
    /* Then line N has three everywhere: its three players, and those of board 7. */
    assert_ok(pdup_ruling_with_annulled(empty, 7, 40, 4, PDUP_SEAT_N, NULL, &ruling));
    assert_ok(pdup_session_add_ruling(session, 2, 0, ruling, NULL));
    assert_work(tally, BOARDS, OTHERS + 4);
    pdup_ruling_unref(ruling);
    pdup_ruling_unref(empty);
    pdup_tally_unref(tally);
    pdup_session_unref(session);
}

/* Line W has fewer tables than the others, and players that sit on no other line. */
static void other_lines_are_left_alone(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, PLAYERS);
    static const int32_t zeroes[] = {0, 0, 0, 0};
    for (int32_t board = 1; board <= 2; board++) {
        pdup_traveller *traveller = build_board(session, board, 4);
        const int32_t players[] = {1, 2, 3, board == 1 ? 4 : 5};
        row_spec spec = spec_unknown(board, 1, players, zeroes);
        build_entry(traveller, &spec);
    }
    pdup_traveller *third = build_board(session, 3, 4);
    const int32_t long_line[] = {10, 11, 12, 13};
    static const int32_t without_west[] = {0, 0, 0, WHISTS_UNKNOWN};
    row_spec spec = spec_unknown(3, 1, long_line, without_west);
    build_entry(third, &spec);
    spec.table = 2;
    build_entry(third, &spec);
    (void)build_board(session, 4, 4); /* not played */
    pdup_tally *tally;
    assert_ok(pdup_tally_new(session, &tally));
    assert_work(tally, 4, PLAYERS);
    const int32_t more[] = {15, 16, 17, 18};
    row_spec late = spec_unknown(9, 9, more, zeroes);
    /* Line W: two on board 1, where there was one. Player 5 sits on board 2 alone; its other lines keep their E. */
    build_entry(traveller_of(session, 1), &late);
    assert_work(tally, 3, 4 + 1 + 4 + 1);
    pdup_tally_unref(tally);
    pdup_session_unref(session);
}

static void what_is_about_the_whole_session_scores_everything(void **state) {
    (void)state;
    pdup_session *session = played_session();
    pdup_tally *tally = begun_tally(session);
    assert_ok(pdup_session_set_room_tables(session, 2, NULL));
    assert_work(tally, BOARDS, PLAYERS);
    pdup_tally *same = pdup_tally_ref(tally);
    assert_ptr_equal(same, tally);
    pdup_tally_unref(same);
    assert_work(tally, 0, 0);
    /* The tally keeps the session. */
    pdup_session_unref(session);
    int64_t numerator;
    int64_t denominator;
    assert_ok(pdup_tally_player_figure(tally, 1, PDUP_FIGURE_PERCENT, &numerator, &denominator));
    assert_true(denominator == 1 && numerator == 0);
    pdup_tally_unref(tally);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_correction_scores_that_board),
    cmocka_unit_test(a_change_of_a_board_scores_that_board),
    cmocka_unit_test(a_line_is_scored_where_its_expected_number_moves),
    cmocka_unit_test(other_lines_are_left_alone),
    cmocka_unit_test(what_is_about_the_whole_session_scores_everything),
};

PDUP_TEST_MAIN(tests)
