/* SPDX-License-Identifier: MIT */
/* Cases from real use that a traveller must bear. */
#include "test_event.h"

#include "build.h"
#include "session/session.h"

static pdup_state state_at(const pdup_standings *standings, int32_t index) {
    pdup_state state;
    assert_ok(pdup_standings_result_number_at(standings, index, PDUP_RESULT_STATE, &state));
    return state;
}

/* T08 https://github.com/PennyDreadfulMTG/Penny-Dreadful-Tools/issues/1372: a player and the director both enter the last
 * result. It counts once. */
static void a_result_entered_by_two_counts_once(void **state) {
    (void)state;
    static const char *const once = EVENT "traveller 1\n1 1 ? . . . 1 2 3 4 6 -6 0 0\n"
                                          "1 2 ? . . . 5 6 7 8 12 -12 0 0\n";
    static const char *const twice = EVENT "traveller 1\n1 1 ? . . . 1 2 3 4 6 -6 0 0\n"
                                           "1 2 ? . . . 5 6 7 8 12 -12 0 0\n"
                                           "1 2 ? . . . 5 6 7 8 12 -12 0 0\n";
    pdup_session *wanted = read_session(once, "", 1);
    pdup_session *found = read_session(twice, "6:1 E_ROW_TWICE round 1, table 2, in line 5", 1);
    pdup_standings *standings[] = {build_standings(wanted, 0), build_standings(found, 0)};
    assert_same_standings(standings[0], standings[1]);
    pdup_standings_unref(standings[1]);
    pdup_standings_unref(standings[0]);
    pdup_session_unref(found);
    pdup_session_unref(wanted);
}

/* X06 https://github.com/woogles-io/liwords/issues/888: "no result" for everybody blocks nothing. */
#define NOBODY "the board was not played here, and no ruling says what the players get"

static void nobody_has_a_result(void **state) {
    (void)state;
    pdup_session *session = read_session(
        EVENT "traveller 1\n1 1 np . . . 1 2 3 4\n1 2 np . . . 5 6 7 8\n"
              "traveller 2\n1 1 np . . . 1 2 3 4\n",
        "4:1 W_NOT_PLAYED " NOBODY "\n5:1 W_NOT_PLAYED " NOBODY "\n7:1 W_NOT_PLAYED " NOBODY, 1);
    pdup_standings *standings = build_standings(session, 0);
    assert_int_equal(pdup_standings_result_count(standings), 12);
    for (int32_t i = 0; i < 12; i++) {
        assert_int_equal(state_at(standings, i), PDUP_STATE_NOT_PLAYED);
    }
    for (int32_t i = 0; i < pdup_standings_count(standings); i++) {
        int32_t place;
        assert_ok(pdup_standings_number_at(standings, i, PDUP_ENTRY_PLACE, &place));
        assert_int_equal(place, 0);
    }
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

/* B01 https://docsbay.net/pete-vs-acblscore-wrong-board-played: a table plays boards that are not its own. What was got is
 * kept by two of the lines, though the opponents are others than the movement has; the other two get average plus. */
static void a_result_is_kept_by_some_lines_only(void **state) {
    (void)state;
    static const char *const text =
        EVENT "movement rotation tables=5 seats=4 rounds=2\n"
              "traveller 1\n1 1 ? . . . 1 6 11 16 6 -6 0 0\n2 4 ? . . . 4 8 12 19 12 -12 0 0\n"
              "ruling 1 rule=11.2.A board=1 round=2 table=4 S=plus W=plus\n";
    static const pdup_state wanted[] = {
        PDUP_STATE_REAL, PDUP_STATE_REAL,       PDUP_STATE_REAL, PDUP_STATE_REAL,
        PDUP_STATE_REAL, PDUP_STATE_ARTIFICIAL, PDUP_STATE_REAL, PDUP_STATE_ARTIFICIAL};
    pdup_session *session = read_session(
        text,
        "3:10 W_NO_TRAVELLER no traveller of board 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 9 more\n"
        "4:11 W_NO_ROW board 1 has no row of round 2, table 5\n"
        "6:1 W_MOVEMENT the movement has set 5 here, not set 1",
        1);
    pdup_standings *standings = build_standings(session, 0);
    assert_int_equal(pdup_standings_result_count(standings), PDUP_COUNT_OF(wanted));
    for (int32_t i = 0; i < (int32_t)PDUP_COUNT_OF(wanted); i++) {
        assert_int_equal(state_at(standings, i), wanted[i]);
    }
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_result_entered_by_two_counts_once),
    cmocka_unit_test(nobody_has_a_result),
    cmocka_unit_test(a_result_is_kept_by_some_lines_only),
};

PDUP_TEST_MAIN(tests)
