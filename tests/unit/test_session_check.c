/* SPDX-License-Identifier: MIT */
/* The warnings of a session. */
#include "faults.h"
#include "pdup_test.h"

#include "build.h"

#include <pdup/ruling_log.h>

#include <stdbool.h>

static const int32_t zeroes[] = {0, 0, 0, 0};

static void enter(pdup_traveller *traveller, int32_t round, int32_t table, int32_t n, int32_t e,
                  int32_t s, int32_t w) {
    const int32_t players[] = {n, e, s, w};
    row_spec spec = spec_unknown(round, table, players, zeroes);
    build_entry(traveller, &spec);
}

static pdup_session *session_on_five_tables(int32_t players, int32_t seats) {
    pdup_session *session = build_session(NULL, players);
    pdup_movement *movement;
    assert_ok(pdup_movement_new_rotation(NULL, 5, seats, &movement));
    assert_ok(pdup_session_set_movement(session, movement, NULL));
    pdup_movement_unref(movement);
    return session;
}

typedef struct warning {
    pdup_status code;
    int32_t board;
    int32_t round;
    int32_t table;
    const char *text;
} warning;

static void assert_warnings(const pdup_session *session, const warning *wanted, size_t count) {
    pdup_faults *faults;
    assert_ok(pdup_session_check(session, &faults));
    assert_int_equal(pdup_faults_count(faults), (int32_t)count);
    assert_int_equal(pdup_faults_error_count(faults), 0);
    for (size_t i = 0; i < count; i++) {
        warning found;
        assert_ok(fault_code(faults, (int32_t)i, &found.code));
        assert_ok(fault_row(faults, (int32_t)i, &found.board, &found.round, &found.table));
        assert_string_equal(fault_text(faults, (int32_t)i), wanted[i].text);
        assert_status(found.code, wanted[i].code);
        assert_int_equal(found.board, wanted[i].board);
        assert_int_equal(found.round, wanted[i].round);
        assert_int_equal(found.table, wanted[i].table);
    }
    pdup_faults_unref(faults);
}

static void an_empty_session_has_no_warnings(void **state) {
    (void)state;
    pdup_session *session = session_on_five_tables(20, 4);
    assert_warnings(session, NULL, 0);
    build_board(session, 1, 4);
    assert_warnings(session, NULL, 0);
    pdup_session_unref(session);
}

/* Enters what the movement has for these rounds, but for one row if `without` is a board. */
static void play(pdup_session *session, int32_t rounds, int32_t boards, int32_t without) {
    pdup_movement *movement;
    assert_ok(pdup_session_movement(session, &movement));
    int32_t seats = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS);
    for (int32_t board = 1; board <= boards; board++) {
        pdup_traveller *traveller = build_board(session, board, seats);
        for (int32_t round = 1; round <= rounds; round++) {
            int32_t table;
            int32_t players[4];
            assert_ok(
                pdup_movement_table_of_set(movement, round, (board - 1) / seats + 1, 0, &table));
            for (int i = 0; i < 4; i++) {
                assert_ok(
                    pdup_movement_player_at(movement, round, table, PDUP_SEAT_N + i, &players[i]));
            }
            if (round != rounds || board != without) {
                enter(traveller, round, table, players[0], players[1], players[2], players[3]);
            }
        }
    }
    pdup_movement_unref(movement);
}

static void rows_as_the_movement_has_them_are_not_warned_of(void **state) {
    (void)state;
    for (int32_t seats = 3; seats <= 4; seats++) {
        for (int32_t rounds = 1; rounds <= 5; rounds += 2) {
            pdup_session *session = session_on_five_tables(5 * seats, seats);
            play(session, rounds, 5 * seats, 0);
            assert_warnings(session, NULL, 0);
            pdup_session_unref(session);
        }
    }
}

static void rows_against_the_movement_are_listed(void **state) {
    (void)state;
    pdup_session *session = session_on_five_tables(40, 4);
    play(session, 1, 20, 0);
    pdup_traveller *first;
    pdup_traveller *fifth;
    assert_ok(pdup_session_traveller(session, 1, &first));
    assert_ok(pdup_session_traveller(session, 5, &fifth));
    enter(fifth, 1, 1, 21, 22, 23, 24);
    enter(first, 6, 1, 25, 26, 27, 28);
    enter(first, 1, 6, 29, 30, 31, 32);
    enter(build_board(session, 21, 4), 1, 1, 33, 34, 35, 36);
    static const warning wanted[] = {
        {PDUP_W_MOVEMENT, 1, 1, 6, "the movement has no such round and table"},
        {PDUP_W_MOVEMENT, 1, 6, 1, "the movement has no such round and table"},
        {PDUP_W_MOVEMENT, 5, 1, 1, "the movement has set 1 here, not set 2"},
        {PDUP_W_MOVEMENT, 21, 1, 1, "the movement has set 1 here, not set 6"},
    };
    assert_warnings(session, wanted, PDUP_COUNT_OF(wanted));
    pdup_traveller_unref(fifth);
    pdup_traveller_unref(first);
    pdup_session_unref(session);
}

static void other_players_than_the_movement_has_are_listed(void **state) {
    (void)state;
    pdup_session *session = session_on_five_tables(40, 4);
    play(session, 1, 20, 1);
    pdup_traveller *first;
    assert_ok(pdup_session_traveller(session, 1, &first));
    enter(first, 1, 1, 1, 6, 32, 31);
    static const warning wanted[] = {
        {PDUP_W_MOVEMENT, 1, 1, 1, "the movement has player 11 here, not player 32"}};
    assert_warnings(session, wanted, PDUP_COUNT_OF(wanted));
    pdup_traveller_unref(first);
    pdup_session_unref(session);
}

/* A board of three under a movement of four: W is missed there. */
static void a_seat_that_nobody_holds_is_missed(void **state) {
    (void)state;
    pdup_session *session = session_on_five_tables(20, 4);
    play(session, 1, 1, 1);
    enter(build_board(session, 2, 3), 1, 1, 1, 6, 11, 0);
    static const warning wanted[] = {
        {PDUP_W_NO_TRAVELLER, 0, 0, 0,
         "no traveller of board 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 8 more"},
        {PDUP_W_NO_ROW, 1, 0, 0, "board 1 has no row of round 1, table 1"},
        {PDUP_W_MOVEMENT, 2, 1, 1, "the movement has player 16 here, not player 0"},
    };
    assert_warnings(session, wanted, PDUP_COUNT_OF(wanted));
    pdup_session_unref(session);
}

/* Board 20 has no rows at all; of the others rounds 1, 2... were played. */
static void missing_rows_are_counted_by_board(void **state) {
    (void)state;
    static const char *const texts[] = {
        "board 20 has no row of round 1, table 5",
        "board 20 has no row of round 1, table 5, nor of others",
        "board 20 has no row of round 1, table 5, nor of others",
    };
    for (int32_t rounds = 1; rounds <= (int32_t)PDUP_COUNT_OF(texts); rounds++) {
        pdup_session *session = session_on_five_tables(20, 4);
        play(session, rounds, 19, 0);
        build_board(session, 20, 4);
        const warning wanted = {PDUP_W_NO_ROW, 20, 0, 0, texts[rounds - 1]};
        assert_warnings(session, &wanted, 1);
        pdup_session_unref(session);
    }
}

/* Nobody has begun round 3, and round 2 is known only by the rows there are. */
static void rounds_nobody_has_played_are_not_missed(void **state) {
    (void)state;
    pdup_session *session = session_on_five_tables(20, 4);
    play(session, 2, 20, 20);
    static const warning wanted = {PDUP_W_NO_ROW, 20, 0, 0,
                                   "board 20 has no row of round 2, table 4"};
    assert_warnings(session, &wanted, 1);
    pdup_session_unref(session);
}

static void missing_boards_are_named_up_to_ten(void **state) {
    (void)state;
    static const struct {
        int32_t boards;
        const char *text;
    } rows[] = {
        {19, "no traveller of board 20"},
        {17, "no traveller of board 18, 19, 20"},
        {10, "no traveller of board 11, 12, 13, 14, 15, 16, 17, 18, 19, 20"},
        {9, "no traveller of board 10, 11, 12, 13, 14, 15, 16, 17, 18, 19 and 1 more"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup_session *session = session_on_five_tables(20, 4);
        play(session, 2, rows[i].boards, 0);
        const warning wanted = {PDUP_W_NO_TRAVELLER, 0, 0, 0, rows[i].text};
        assert_warnings(session, &wanted, 1);
        pdup_session_unref(session);
    }
}

static void without_a_movement_rows_alone_say_who_met_whom(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 40);
    enter(build_board(session, 5, 4), 9, 77, 21, 22, 23, 24);
    assert_warnings(session, NULL, 0);
    pdup_session_unref(session);
}

static void nobody_sits_at_two_tables_in_a_round(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 40);
    pdup_traveller *first = build_board(session, 1, 4);
    pdup_traveller *second = build_board(session, 2, 4);
    pdup_traveller *third = build_board(session, 3, 4);
    enter(first, 1, 1, 1, 2, 3, 4);
    enter(second, 1, 1, 1, 2, 3, 4); /* the same table plays on */
    enter(third, 1, 2, 5, 6, 7, 1);
    enter(second, 1, 3, 9, 10, 1, 12);
    enter(third, 2, 1, 1, 2, 3, 4); /* another round */
    enter(first, 2, 4, 21, 22, 23, 24);
    enter(second, 1, 4, 21, 22, 23, 24); /* between the two of round 2 */
    enter(third, 2, 5, 31, 32, 33, 21);
    static const warning wanted[] = {
        {PDUP_W_BOARD_AGAIN, 2, 1, 3,
         "player 1 has played this board already, in round 1 at table 1 (rules 11.6.B)"},
        {PDUP_W_TWO_TABLES, 2, 1, 3, "player 1 sits at table 1 in this round, on board 1"},
        {PDUP_W_TWO_TABLES, 3, 1, 2, "player 1 sits at table 1 in this round, on board 1"},
        {PDUP_W_BOARD_AGAIN, 3, 2, 1,
         "player 1 has played this board already, in round 1 at table 2 (rules 11.6.B)"},
        {PDUP_W_TWO_TABLES, 3, 2, 5, "player 21 sits at table 4 in this round, on board 1"},
    };
    assert_warnings(session, wanted, PDUP_COUNT_OF(wanted));
    pdup_session_unref(session);
}

/* Player 1 in rounds 2 and 4, entered in the other order: the second play is that of round 4 (rules 11.6.B). */
static void a_second_result_that_is_annulled_is_not_warned_of(void **state) {
    (void)state;
    static const warning again = {
        PDUP_W_BOARD_AGAIN, 1, 4, 1,
        "player 1 has played this board already, in round 2 at table 1 (rules 11.6.B)"};
    static const struct {
        int32_t round; /* of the row the ruling is about */
        pdup_seat seat;
        bool annuls; /* else an artificial score */
        bool is_resolved;
    } rulings[] = {{2, PDUP_SEAT_N, true, false},
                   {4, PDUP_SEAT_E, true, false},
                   {4, PDUP_SEAT_N, true, true},
                   {4, PDUP_SEAT_N, false, true}};
    for (size_t i = 0; i < PDUP_COUNT_OF(rulings); i++) {
        pdup_session *session = build_session(NULL, 40);
        pdup_traveller *traveller = build_board(session, 1, 4);
        pdup_ruling *empty;
        pdup_ruling *ruling;
        enter(traveller, 4, 1, 1, 6, 7, 8);
        enter(traveller, 2, 1, 1, 2, 3, 4);
        assert_warnings(session, &again, 1);
        assert_ok(pdup_ruling_new(NULL, "11.6.B", 6, NULL, 0, NULL, &empty));
        assert_ok(rulings[i].annuls ? pdup_ruling_with_annulled(empty, 1, rulings[i].round, 1,
                                                                rulings[i].seat, NULL, &ruling)
                                    : pdup_ruling_with_percent(empty, 1, rulings[i].round, 1,
                                                               rulings[i].seat, 40, NULL, &ruling));
        assert_ok(pdup_session_add_ruling(session, 1, 0, ruling, NULL));
        assert_warnings(session, &again, rulings[i].is_resolved ? 0 : 1);
        pdup_ruling_unref(ruling);
        pdup_ruling_unref(empty);
        pdup_session_unref(session);
    }
}

/* What is assigned in the place of a result is compared all the same. */
static void an_assigned_score_does_not_annul_a_second_result(void **state) {
    (void)state;
    static const int32_t whists[] = {6};
    static const int32_t weights[] = {100};
    static const warning again = {
        PDUP_W_BOARD_AGAIN, 1, 4, 1,
        "player 1 has played this board already, in round 2 at table 1 (rules 11.6.B)"};
    pdup_session *session = build_session(NULL, 40);
    pdup_traveller *traveller = build_board(session, 1, 4);
    pdup_ruling *empty;
    pdup_ruling *ruling;
    enter(traveller, 2, 1, 1, 2, 3, 4);
    enter(traveller, 4, 1, 1, 6, 7, 8);
    assert_ok(pdup_ruling_new(NULL, "11.2.B2", 7, NULL, 0, NULL, &empty));
    assert_ok(
        pdup_ruling_with_assigned(empty, 1, 4, 1, PDUP_SEAT_N, whists, weights, 1, NULL, &ruling));
    assert_ok(pdup_session_add_ruling(session, 1, 0, ruling, NULL));
    assert_warnings(session, &again, 1);
    pdup_ruling_unref(ruling);
    pdup_ruling_unref(empty);
    pdup_session_unref(session);
}

/* Of a ruling that stands, and only of that. */
static void rulings_are_warned_of(void **state) {
    (void)state;
    pdup_session *session = session_on_five_tables(20, 4);
    play(session, 5, 20, 0);
    pdup_ruling *rulings[6];
    assert_ok(pdup_ruling_new(NULL, "13.2.4,13.2.5", 13, NULL, 0, NULL, &rulings[0]));
    assert_ok(pdup_ruling_with_suspended(rulings[0], 7, 2, 3, NULL, &rulings[1]));
    assert_ok(pdup_ruling_with_suspended(rulings[1], 3, 1, 1, NULL, &rulings[2]));
    assert_ok(pdup_ruling_with_suspended(rulings[2], 3, 5, 5, NULL, &rulings[3]));
    assert_ok(pdup_ruling_with_deferred(rulings[3], 6, 1, 2, PDUP_SEAT_W, NULL, &rulings[4]));
    assert_ok(pdup_ruling_with_disqualified(rulings[0], 4, NULL, &rulings[5]));
    assert_ok(pdup_session_add_ruling(session, 8, 0, rulings[4], NULL));
    assert_ok(pdup_session_add_ruling(session, 9, 0, rulings[5], NULL));
    assert_ok(pdup_session_add_ruling(session, 0, 0, rulings[5], NULL));
    static const char draft[] = "a disqualification awaits the approval of the committee or of the "
                                "organisers (rules 13.2.4): ruling 9";
    static const char other[] = "a disqualification awaits the approval of the committee or of the "
                                "organisers (rules 13.2.4)";
    static const char three[] = "player 3 is suspended from rounds 1 to 1";
    static const char later[] = "player 3 is suspended from rounds 5 to 5";
    static const char seven[] = "player 7 is suspended from rounds 2 to 3";
    /* N, and so player 3, is at one table; E goes up one table a round: 7 is at 3, then at 4. */
    static const warning wanted[] = {
        {PDUP_W_RULING_DRAFT, 0, 0, 0, draft},
        {PDUP_W_RULING_DRAFT, 0, 0, 0, other},
        {PDUP_W_SUSPENDED, 1, 3, 4, seven},
        {PDUP_W_SUSPENDED, 2, 3, 4, seven},
        {PDUP_W_SUSPENDED, 3, 3, 4, seven},
        {PDUP_W_SUSPENDED, 4, 3, 4, seven},
        {PDUP_W_SUSPENDED, 5, 5, 3, later},
        {PDUP_W_DEFERRED, 6, 1, 2, "the result of W is awaited: ruling 8"},
        {PDUP_W_SUSPENDED, 6, 5, 3, later},
        {PDUP_W_SUSPENDED, 7, 5, 3, later},
        {PDUP_W_SUSPENDED, 8, 5, 3, later},
        {PDUP_W_SUSPENDED, 9, 1, 3, three},
        {PDUP_W_SUSPENDED, 10, 1, 3, three},
        {PDUP_W_SUSPENDED, 11, 1, 3, three},
        {PDUP_W_SUSPENDED, 12, 1, 3, three},
        {PDUP_W_SUSPENDED, 13, 2, 3, seven},
        {PDUP_W_SUSPENDED, 14, 2, 3, seven},
        {PDUP_W_SUSPENDED, 15, 2, 3, seven},
        {PDUP_W_SUSPENDED, 16, 2, 3, seven},
    };
    assert_warnings(session, wanted, PDUP_COUNT_OF(wanted));
    assert_ok(pdup_session_revoke_ruling(session, 8, 0, PDUP_AUTHORITY_NONE, NULL));
    assert_ok(pdup_session_approve_ruling(session, 9, 0, PDUP_AUTHORITY_COMMITTEE, NULL));
    assert_warnings(session, &wanted[1], 1);
    for (size_t i = 0; i < PDUP_COUNT_OF(rulings); i++) {
        pdup_ruling_unref(rulings[i]);
    }
    pdup_session_unref(session);
}

static void an_open_appeal_is_warned_of(void **state) {
    (void)state;
    pdup_session *session = session_on_five_tables(20, 4);
    play(session, 5, 20, 0);
    pdup_ruling *ruling;
    pdup_ruling *award;
    pdup_faults *flags;
    pdup_standings *standings;
    assert_ok(pdup_ruling_new(NULL, "13.2.5", 6, NULL, 0, NULL, &ruling));
    assert_ok(pdup_ruling_with_deferred(ruling, 6, 1, 2, PDUP_SEAT_W, NULL, &award));
    assert_ok(pdup_session_add_ruling(session, 8, 0, award, NULL));
    assert_ok(pdup_session_add_appeal(session, 3, 0, 8, 2, NULL, 0, NULL));
    assert_ok(pdup_session_add_appeal(session, 4, 0, 8, 5, NULL, 0, NULL));
    static const warning wanted[] = {
        {PDUP_W_APPEAL_OPEN, 0, 0, 0, "appeal 3 of player 2 is not decided: ruling 8"},
        {PDUP_W_APPEAL_OPEN, 0, 0, 0, "appeal 4 of player 5 is not decided: ruling 8"},
        {PDUP_W_DEFERRED, 6, 1, 2, "the result of W is awaited: ruling 8"},
    };
    assert_warnings(session, wanted, PDUP_COUNT_OF(wanted));
    assert_ok(pdup_session_decide_appeal(session, 3, 0, PDUP_APPEAL_OUTCOME_WITHDRAWN,
                                         PDUP_AUTHORITY_NONE, NULL));
    assert_warnings(session, &wanted[1], 2);
    /* Who reads the standings is told of the result as well. */
    assert_ok(pdup_session_standings(session, 0, &standings));
    assert_ok(pdup_standings_flags(standings, &flags));
    assert_int_equal(pdup_faults_count(flags), 1);
    assert_string_equal(fault_text(flags, 0), "player 17 at W awaits his result: ruling 8");
    pdup_faults_unref(flags);
    pdup_standings_unref(standings);
    pdup_ruling_unref(award);
    pdup_ruling_unref(ruling);
    pdup_session_unref(session);
}

/* While its effects stand, or are to stand. */
static void what_rulings_rest_on_is_warned_of(void **state) {
    (void)state;
    pdup_session *session = session_on_five_tables(20, 4);
    play(session, 5, 20, 0);
    pdup_ruling *rulings[6];
    assert_ok(pdup_ruling_new(NULL, "11.2.б2", 8, NULL, 0, NULL, &rulings[0]));
    assert_ok(pdup_ruling_with_artificial(rulings[0], 6, 1, 2, PDUP_SEAT_W, PDUP_AWARD_PLUS, NULL,
                                          &rulings[1]));
    assert_ok(pdup_ruling_with_artificial(rulings[1], 6, 1, 2, PDUP_SEAT_N, PDUP_AWARD_PLUS, NULL,
                                          &rulings[2]));
    assert_ok(pdup_ruling_with_disqualified(rulings[0], 4, NULL, &rulings[3]));
    assert_ok(pdup_ruling_new(NULL, "12.2.9", 6, NULL, 0, NULL, &rulings[4]));
    assert_ok(
        pdup_ruling_with_penalty(rulings[4], 7, PDUP_PENALTY_MATCHPOINTS, 2, 1, NULL, &rulings[5]));
    assert_ok(pdup_session_add_ruling(session, 8, 0, rulings[2], NULL));
    assert_ok(pdup_session_add_ruling(session, 9, 0, rulings[3], NULL));
    assert_ok(pdup_session_add_ruling(session, 0, 0, rulings[5], NULL));
    static const warning wanted[] = {
        {PDUP_W_RULING_DRAFT, 0, 0, 0,
         "a disqualification awaits the approval of the committee or of the organisers (rules "
         "13.2.4): ruling 9"},
        {PDUP_W_RULE_UNUSUAL, 0, 0, 0,
         "ruling 9: disqualification is unusual for rule 11.2.B2; usual there is an assigned "
         "adjusted score"},
        {PDUP_W_RULE_UNKNOWN, 0, 0, 0,
         "player 7: the rules have no '12.2.9'; did you mean '12.2.8'?"},
        {PDUP_W_RULE_UNUSUAL, 6, 1, 2,
         "ruling 8: an artificial adjusted score is unusual for rule 11.2.B2; usual there is an "
         "assigned adjusted score"},
    };
    assert_warnings(session, wanted, PDUP_COUNT_OF(wanted));
    assert_ok(pdup_session_revoke_ruling(session, 8, 0, PDUP_AUTHORITY_NONE, NULL));
    assert_ok(pdup_session_revoke_ruling(session, 9, 0, PDUP_AUTHORITY_NONE, NULL));
    assert_warnings(session, &wanted[2], 1);
    for (size_t i = 0; i < PDUP_COUNT_OF(rulings); i++) {
        pdup_ruling_unref(rulings[i]);
    }
    pdup_session_unref(session);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(an_open_appeal_is_warned_of),
    cmocka_unit_test(what_rulings_rest_on_is_warned_of),
    cmocka_unit_test(rulings_are_warned_of),
    cmocka_unit_test(an_empty_session_has_no_warnings),
    cmocka_unit_test(rows_as_the_movement_has_them_are_not_warned_of),
    cmocka_unit_test(rows_against_the_movement_are_listed),
    cmocka_unit_test(other_players_than_the_movement_has_are_listed),
    cmocka_unit_test(a_seat_that_nobody_holds_is_missed),
    cmocka_unit_test(missing_rows_are_counted_by_board),
    cmocka_unit_test(rounds_nobody_has_played_are_not_missed),
    cmocka_unit_test(missing_boards_are_named_up_to_ten),
    cmocka_unit_test(without_a_movement_rows_alone_say_who_met_whom),
    cmocka_unit_test(nobody_sits_at_two_tables_in_a_round),
    cmocka_unit_test(a_second_result_that_is_annulled_is_not_warned_of),
    cmocka_unit_test(an_assigned_score_does_not_annul_a_second_result),
};

PDUP_TEST_MAIN(tests)
