/* SPDX-License-Identifier: MIT */
/* The warnings of a traveller: what is entered all the same. */
#include "faults.h"
#include "pdup_test.h"

#include "build.h"

#include <stdbool.h>

static const int32_t zeroes[] = {0, 0, 0, 0};

static void enter(pdup_traveller *traveller, int32_t round, int32_t table, int32_t n, int32_t e,
                  int32_t s, int32_t w) {
    const int32_t players[] = {n, e, s, w};
    row_spec spec = spec_unknown(round, table, players, zeroes);
    build_entry(traveller, &spec);
}

static pdup_faults *check(const pdup_traveller *traveller) {
    pdup_faults *faults;
    assert_ok(pdup_traveller_check(traveller, &faults));
    assert_int_equal(pdup_faults_error_count(faults), 0);
    return faults;
}

static void assert_warning(const pdup_faults *faults, int32_t index, pdup_status code,
                           int32_t round, int32_t table, const char *text) {
    pdup_status found;
    int32_t numbers[5];
    assert_ok(fault_code(faults, index, &found));
    assert_ok(fault_place(faults, index, &numbers[0], &numbers[1]));
    assert_ok(fault_row(faults, index, &numbers[2], &numbers[3], &numbers[4]));
    assert_status(found, code);
    const int32_t wanted[] = {0, 0, 1, round, table};
    assert_memory_equal(numbers, wanted, sizeof wanted);
    assert_string_equal(fault_text(faults, index), text);
}

static void without_rows_there_are_no_warnings(void **state) {
    (void)state;
    pdup_traveller *traveller = build_traveller(NULL, 1, 4);
    pdup_faults *faults = check(traveller);
    assert_int_equal(pdup_faults_count(faults), 0);
    pdup_faults_unref(faults);
    pdup_traveller_unref(traveller);
}

/* Rules 11.6.B: the later play is warned of, each time, and names the first. */
static void playing_the_board_again_is_warned_of(void **state) {
    (void)state;
    pdup_traveller *traveller = build_traveller(NULL, 1, 4);
    enter(traveller, 5, 1, 1, 12, 13, 14);
    enter(traveller, 2, 3, 21, 22, 1, 24);
    enter(traveller, 3, 9, 12, 32, 33, 34);
    enter(traveller, 3, 4, 41, 1, 43, 44);
    enter(traveller, 4, 4, 51, 52, 53, 54);
    pdup_faults *faults = check(traveller);
    assert_int_equal(pdup_faults_count(faults), 3);
    assert_warning(faults, 0, PDUP_W_BOARD_AGAIN, 3, 4,
                   "player 1 has played this board already, in round 2 at table 3 (rules 11.6.B)");
    assert_warning(faults, 1, PDUP_W_BOARD_AGAIN, 5, 1,
                   "player 1 has played this board already, in round 2 at table 3 (rules 11.6.B)");
    assert_warning(faults, 2, PDUP_W_BOARD_AGAIN, 5, 1,
                   "player 12 has played this board already, in round 3 at table 9 (rules 11.6.B)");
    pdup_faults_unref(faults);
    pdup_traveller_unref(traveller);
}

static void two_tables_in_one_round_are_a_repeat_too(void **state) {
    (void)state;
    pdup_traveller *traveller = build_traveller(NULL, 1, 3);
    enter(traveller, 1, 2, 1, 2, 3, 0);
    enter(traveller, 1, 1, 4, 5, 1, 0);
    pdup_faults *faults = check(traveller);
    assert_int_equal(pdup_faults_count(faults), 1);
    assert_warning(faults, 0, PDUP_W_BOARD_AGAIN, 1, 2,
                   "player 1 has played this board already, in round 1 at table 1 (rules 11.6.B)");
    pdup_faults_unref(faults);
    pdup_traveller_unref(traveller);
}

static void a_row_not_played_is_no_play(void **state) {
    (void)state;
    pdup_traveller *traveller = build_traveller(NULL, 1, 4);
    row_spec spec = {.round = 1,
                     .table = 1,
                     .contract = PDUP_CONTRACT_NOT_PLAYED,
                     .cells = NO_CELLS,
                     .players = {1, 2, 3, 4},
                     .whists = {WHISTS_NONE, WHISTS_NONE, WHISTS_NONE, WHISTS_NONE}};
    build_entry(traveller, &spec);
    enter(traveller, 2, 1, 1, 2, 3, 4);
    pdup_faults *faults = check(traveller);
    assert_int_equal(pdup_faults_count(faults), 0);
    pdup_faults_unref(faults);
    pdup_traveller_unref(traveller);
}

/* On board 1 N, E and S play; from E the next is S, then past the talon N. */
static void whisters_out_of_order_are_warned_of(void **state) {
    (void)state;
    enum { N = PDUP_SEAT_N, E = PDUP_SEAT_E, S = PDUP_SEAT_S };
    static const struct {
        pdup_contract contract;
        pdup_seat seats[3];
        int warned;
    } rows[] = {
        {PDUP_CONTRACT_GAME, {N, E, S}, 0},   {PDUP_CONTRACT_GAME, {N, S, E}, 1},
        {PDUP_CONTRACT_GAME, {E, S, N}, 0},   {PDUP_CONTRACT_GAME, {E, N, S}, 1},
        {PDUP_CONTRACT_MISERE, {S, N, E}, 0}, {PDUP_CONTRACT_MISERE, {S, E, N}, 1},
    };
    pdup_traveller *traveller = build_traveller(NULL, 1, 4);
    int32_t wanted = 0;
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        bool is_game = rows[i].contract == PDUP_CONTRACT_GAME;
        int32_t first = 4 * (int32_t)i;
        row_spec spec = {.round = 1 + (int32_t)i,
                         .table = 1,
                         .contract = rows[i].contract,
                         .level = is_game ? 6 : 0,
                         .strain = is_game ? PDUP_STRAIN_CLUBS : PDUP_STRAIN_NONE,
                         .cells = NO_CELLS,
                         .players = {first + 1, first + 2, first + 3, first + 4}};
        for (int cell = 0; cell < 3; cell++) {
            spec.cells[cell].seat = rows[i].seats[cell];
            spec.cells[cell].defence =
                is_game && cell > 0 ? PDUP_DEFENCE_PASSED : PDUP_DEFENCE_NONE;
        }
        spec.cells[0].tricks = is_game ? PDUP_TRICKS_UNWRITTEN : 0;
        build_entry(traveller, &spec);
        pdup_faults *faults = check(traveller);
        wanted += rows[i].warned;
        assert_int_equal(pdup_faults_count(faults), wanted);
        if (rows[i].warned) {
            assert_warning(faults, wanted - 1, PDUP_W_WHISTER_ORDER, 1 + (int32_t)i, 1,
                           pdup_status_text(PDUP_W_WHISTER_ORDER, PDUP_LANGUAGE_EN));
        }
        pdup_faults_unref(faults);
    }
    pdup_traveller_unref(traveller);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(without_rows_there_are_no_warnings),
    cmocka_unit_test(playing_the_board_again_is_warned_of),
    cmocka_unit_test(two_tables_in_one_round_are_a_repeat_too),
    cmocka_unit_test(a_row_not_played_is_no_play),
    cmocka_unit_test(whisters_out_of_order_are_warned_of),
};

PDUP_TEST_MAIN(tests)
