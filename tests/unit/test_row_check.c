/* SPDX-License-Identifier: MIT */
/* What may be entered in a traveller and what may not. Board 1 at a table of four and of three: the talon lies at W
 * and N is first hand. */
#include "pdup_test.h"

#include "build.h"
#include "table/traveller.h"

#include <string.h>

enum { N = PDUP_SEAT_N, E = PDUP_SEAT_E, S = PDUP_SEAT_S, W = PDUP_SEAT_W };
enum { NONE = PDUP_SEAT_NONE, UNWRITTEN = PDUP_TRICKS_UNWRITTEN };

/* Trick cells. */
#define EMPTY                                                                                      \
    { PDUP_SEAT_NONE, UNWRITTEN, PDUP_DEFENCE_NONE }
#define SEAT(seat)                                                                                 \
    { seat, UNWRITTEN, PDUP_DEFENCE_NONE }
#define TOOK(seat, tricks)                                                                         \
    { seat, tricks, PDUP_DEFENCE_NONE }
#define WHISTED(seat, tricks)                                                                      \
    { seat, tricks, PDUP_DEFENCE_WHISTED }
#define PASSED_WITH(seat, tricks)                                                                  \
    { seat, tricks, PDUP_DEFENCE_PASSED }
#define PASSED(seat) PASSED_WITH(seat, UNWRITTEN)
#define LEFT_FOR_HALF(seat)                                                                        \
    { seat, UNWRITTEN, PDUP_DEFENCE_HALF }
/* Contracts. */
#define GAME(level, strain) PDUP_CONTRACT_GAME, level, PDUP_STRAIN_##strain
#define SIX GAME(6, SPADES)
#define OTHER(contract) PDUP_CONTRACT_##contract, 0, PDUP_STRAIN_NONE
/* Players and whists, N first. */
#define PLAYERS(n, e, s, w)                                                                        \
    { n, e, s, w }
#define WHISTS(n, e, s, w)                                                                         \
    { n, e, s, w }
#define FOUR PLAYERS(1, 6, 11, 16)
#define THREE PLAYERS(1, 6, 11, 0)
#define ZEROES WHISTS(0, 0, 0, 0)
#define ZEROES_OF_THREE WHISTS(0, 0, 0, WHISTS_NONE)
#define NO_WHISTS_AT_ALL WHISTS(WHISTS_NONE, WHISTS_NONE, WHISTS_NONE, WHISTS_NONE)

#define FAULT(status, what, contract, first, second, third, players, whists)                       \
    { what, contract, {first, second, third}, players, whists, PDUP_E_ROW_##status }
#define LEGAL(what, contract, first, second, third, players, whists)                               \
    { what, contract, {first, second, third}, players, whists, PDUP_OK }

typedef struct entry {
    const char *what;
    pdup_contract contract;
    int32_t level;
    pdup_strain strain;
    cell_spec cells[3];
    int32_t players[4];
    int32_t whists[4];
    pdup_status status;
} entry;

static pdup_row *row_of(const entry *from, int32_t round, int32_t table) {
    row_spec spec = {round, table, from->contract, from->level, from->strain, {{0}}, {0}, {0}};
    memcpy(spec.cells, from->cells, sizeof spec.cells);
    memcpy(spec.players, from->players, sizeof spec.players);
    memcpy(spec.whists, from->whists, sizeof spec.whists);
    return build_row(NULL, &spec);
}

static pdup_traveller *traveller_of(int32_t number, int32_t seats, int32_t lowest_level) {
    pdup_board *board;
    pdup_board *limited;
    pdup_traveller *traveller;
    assert_ok(pdup_board_new(NULL, number, seats, &board));
    assert_ok(pdup_board_with_lowest_level(board, lowest_level, &limited));
    assert_ok(pdup_traveller_new(limited, &traveller));
    pdup_board_unref(limited);
    pdup_board_unref(board);
    return traveller;
}

static const int32_t nobody_else[] = {21, 22, 23, 24};
static const int32_t nobody_else_of_three[] = {21, 22, 23, 0};

/* A traveller with a row in it, so that there is something that could change. */
static pdup_traveller *begun_traveller(int32_t seats) {
    pdup_traveller *traveller = traveller_of(1, seats, 6);
    static const int32_t whists[] = {6, -6, 0, 0};
    row_spec first = spec_unknown(9, 9, seats == 4 ? nobody_else : nobody_else_of_three, whists);
    build_entry(traveller, &first);
    return traveller;
}

static void assert_refused(pdup_traveller *traveller, const entry *refused) {
    pdup_traveller before;
    pdup__traveller_row rows[1];
    memcpy(&before, traveller, sizeof before);
    memcpy(rows, traveller->rows, sizeof rows);
    pdup_row *row = row_of(refused, 1, 1);
    pdup_status status = pdup_traveller_add_row(traveller, row, NULL);
    pdup_row_unref(row);
    if (status != refused->status) {
        fail_msg("%s: %s, not %s", refused->what, pdup_status_name(status),
                 pdup_status_name(refused->status));
    }
    assert_int_equal(pdup_traveller_row_count(traveller), 1);
    assert_memory_equal(traveller, &before, sizeof before);
    assert_memory_equal(traveller->rows, rows, sizeof rows);
}

static const entry faults_of_four[] = {
    FAULT(CONTRACT, "nothing filled in", OTHER(NONE), EMPTY, EMPTY, EMPTY, FOUR, ZEROES),
    FAULT(CONTRACT, "a declarer who whists", SIX, WHISTED(N, 6), WHISTED(E, 2), WHISTED(S, 2), FOUR,
          ZEROES),
    FAULT(CONTRACT, "a first defender who did nothing", SIX, TOOK(N, 6), TOOK(E, 2), WHISTED(S, 2),
          FOUR, ZEROES),
    FAULT(CONTRACT, "a second defender who did nothing", SIX, TOOK(N, 6), WHISTED(E, 2), TOOK(S, 2),
          FOUR, ZEROES),
    FAULT(CONTRACT, "misere with a whist", OTHER(MISERE), TOOK(N, 0), WHISTED(E, UNWRITTEN),
          SEAT(S), FOUR, ZEROES),
    FAULT(CONTRACT, "all-pass with a whist", OTHER(ALL_PASS), TOOK(N, 4), TOOK(E, 3),
          PASSED_WITH(S, 3), FOUR, ZEROES),
    FAULT(CONTRACT, "unknown, with a seat", OTHER(UNKNOWN), SEAT(N), EMPTY, EMPTY, FOUR, ZEROES),
    FAULT(CONTRACT, "unknown, with tricks", OTHER(UNKNOWN), EMPTY, TOOK(NONE, 0), EMPTY, FOUR,
          ZEROES),
    FAULT(CONTRACT, "unknown, with a pass", OTHER(UNKNOWN), EMPTY, EMPTY, PASSED(NONE), FOUR,
          ZEROES),
    FAULT(CONTRACT, "not played, with a declarer", OTHER(NOT_PLAYED), SEAT(N), EMPTY, EMPTY, FOUR,
          NO_WHISTS_AT_ALL),
    FAULT(WHISTS, "whists over zero", SIX, TOOK(N, 6), WHISTED(E, 2), WHISTED(S, 2), FOUR,
          WHISTS(1, 0, 0, 0)),
    FAULT(WHISTS, "whists under zero, by the talon holder's", SIX, TOOK(N, 6), WHISTED(E, 2),
          WHISTED(S, 2), FOUR, WHISTS(6, -2, -4, -1)),
    FAULT(WHISTS, "unknown contract, whists over zero", OTHER(UNKNOWN), EMPTY, EMPTY, EMPTY, FOUR,
          WHISTS(PDUP_MAX_WHISTS, PDUP_MAX_WHISTS, 0, 0)),
    FAULT(TRICKS, "nine tricks", SIX, TOOK(N, 6), WHISTED(E, 2), WHISTED(S, 1), FOUR, ZEROES),
    FAULT(TRICKS, "eleven tricks", SIX, TOOK(N, 6), WHISTED(E, 2), PASSED_WITH(S, 3), FOUR, ZEROES),
    FAULT(TRICKS, "declarer's tricks missing", SIX, SEAT(N), WHISTED(E, 5), WHISTED(S, 5), FOUR,
          ZEROES),
    FAULT(TRICKS, "whister's tricks missing", SIX, TOOK(N, 6), WHISTED(E, 4), WHISTED(S, UNWRITTEN),
          FOUR, ZEROES),
    FAULT(TRICKS, "both passed, declarer's tricks", SIX, TOOK(N, 6), PASSED(E), PASSED(S), FOUR,
          ZEROES),
    FAULT(TRICKS, "both passed, first defender's tricks", SIX, SEAT(N), PASSED_WITH(E, 1),
          PASSED(S), FOUR, ZEROES),
    FAULT(TRICKS, "both passed, second defender's tricks", SIX, SEAT(N), PASSED(E),
          PASSED_WITH(S, 2), FOUR, ZEROES),
    FAULT(TRICKS, "left for half, with tricks", SIX, TOOK(N, 6), LEFT_FOR_HALF(E), PASSED(S), FOUR,
          ZEROES),
    FAULT(TRICKS, "misere without tricks", OTHER(MISERE), SEAT(N), SEAT(E), SEAT(S), FOUR, ZEROES),
    FAULT(TRICKS, "misere with a whister's tricks", OTHER(MISERE), TOOK(N, 0), SEAT(E), TOOK(S, 5),
          FOUR, ZEROES),
    FAULT(TRICKS, "all-pass without tricks", OTHER(ALL_PASS), TOOK(N, 5), TOOK(E, 5), SEAT(S), FOUR,
          ZEROES),
    FAULT(TRICKS, "all-pass, seven tricks", OTHER(ALL_PASS), TOOK(N, 3), TOOK(E, 2), TOOK(S, 2),
          FOUR, ZEROES),
    FAULT(TRICKS, "all-pass, eleven tricks", OTHER(ALL_PASS), TOOK(N, 3), TOOK(E, 4), TOOK(S, 4),
          FOUR, ZEROES),
    FAULT(SEATS, "no declarer", SIX, TOOK(NONE, 6), WHISTED(E, 2), WHISTED(S, 2), FOUR, ZEROES),
    FAULT(SEATS, "no second whister", SIX, TOOK(N, 6), WHISTED(E, 4), EMPTY, FOUR, ZEROES),
    FAULT(SEATS, "declarer holds the talon", SIX, TOOK(W, 6), WHISTED(E, 2), WHISTED(S, 2), FOUR,
          ZEROES),
    FAULT(SEATS, "whister holds the talon", SIX, TOOK(N, 6), WHISTED(E, 2), WHISTED(W, 2), FOUR,
          ZEROES),
    FAULT(SEATS, "declarer whists", SIX, TOOK(N, 6), WHISTED(E, 2), WHISTED(N, 2), FOUR, ZEROES),
    FAULT(SEATS, "one whister twice", SIX, TOOK(N, 6), WHISTED(E, 2), WHISTED(E, 2), FOUR, ZEROES),
    FAULT(SEATS, "misere without a whister", OTHER(MISERE), TOOK(N, 0), EMPTY, SEAT(S), FOUR,
          ZEROES),
    FAULT(PLAYER_TWICE, "N and W are one player", OTHER(UNKNOWN), EMPTY, EMPTY, EMPTY,
          PLAYERS(1, 6, 11, 1), ZEROES),
    FAULT(PLAYER_TWICE, "E and S are one player", OTHER(UNKNOWN), EMPTY, EMPTY, EMPTY,
          PLAYERS(1, 6, 6, 16), ZEROES),
    FAULT(NO_PLAYER, "nobody at N", OTHER(UNKNOWN), EMPTY, EMPTY, EMPTY, PLAYERS(0, 6, 11, 16),
          ZEROES),
    FAULT(NO_PLAYER, "nobody at W", OTHER(UNKNOWN), EMPTY, EMPTY, EMPTY, PLAYERS(1, 6, 11, 0),
          ZEROES),
    FAULT(FIRST_HAND, "first hand's cell is E's", OTHER(ALL_PASS), TOOK(E, 4), TOOK(NONE, 3),
          TOOK(NONE, 3), FOUR, ZEROES),
    FAULT(FIRST_HAND, "second cell is S's", OTHER(ALL_PASS), TOOK(N, 4), TOOK(S, 3), TOOK(NONE, 3),
          FOUR, ZEROES),
    FAULT(FIRST_HAND, "third cell is the talon holder's", OTHER(ALL_PASS), TOOK(N, 4), TOOK(E, 3),
          TOOK(W, 3), FOUR, ZEROES),
    FAULT(NO_WHISTS, "no whists at N", OTHER(UNKNOWN), EMPTY, EMPTY, EMPTY, FOUR,
          WHISTS(WHISTS_NONE, 0, 0, 0)),
    FAULT(NO_WHISTS, "no whists at W", OTHER(UNKNOWN), EMPTY, EMPTY, EMPTY, FOUR,
          WHISTS(0, 0, 0, WHISTS_NONE)),
    FAULT(NOT_PLAYED, "not played, with whists", OTHER(NOT_PLAYED), EMPTY, EMPTY, EMPTY, FOUR,
          WHISTS(WHISTS_NONE, 0, WHISTS_NONE, WHISTS_NONE)),
    FAULT(NOT_PLAYED, "not played, with unknown whists", OTHER(NOT_PLAYED), EMPTY, EMPTY, EMPTY,
          FOUR, WHISTS(WHISTS_NONE, WHISTS_NONE, WHISTS_NONE, WHISTS_UNKNOWN)),
    FAULT(HALF, "eight left for half", GAME(8, HEARTS), SEAT(N), LEFT_FOR_HALF(E), PASSED(S), FOUR,
          ZEROES),
    FAULT(HALF, "left for half twice", SIX, SEAT(N), LEFT_FOR_HALF(E), LEFT_FOR_HALF(S), FOUR,
          ZEROES),
    FAULT(HALF, "left for half against a whist", SIX, TOOK(N, 6), WHISTED(E, 4), LEFT_FOR_HALF(S),
          FOUR, ZEROES),
};

static void faults_at_a_table_of_four_are_refused(void **state) {
    (void)state;
    pdup_traveller *traveller = begun_traveller(4);
    for (size_t i = 0; i < PDUP_COUNT_OF(faults_of_four); i++) {
        assert_refused(traveller, &faults_of_four[i]);
    }
    pdup_traveller_unref(traveller);
}

static const entry faults_of_three[] = {
    FAULT(EMPTY_SEAT, "a player at W", OTHER(UNKNOWN), EMPTY, EMPTY, EMPTY, FOUR, ZEROES_OF_THREE),
    FAULT(EMPTY_SEAT, "whists at W", OTHER(UNKNOWN), EMPTY, EMPTY, EMPTY, THREE, ZEROES),
    FAULT(EMPTY_SEAT, "unknown whists at W", OTHER(UNKNOWN), EMPTY, EMPTY, EMPTY, THREE,
          WHISTS(0, 0, 0, WHISTS_UNKNOWN)),
    FAULT(NO_PLAYER, "nobody at S", OTHER(UNKNOWN), EMPTY, EMPTY, EMPTY, PLAYERS(1, 6, 0, 0),
          ZEROES_OF_THREE),
    FAULT(PLAYER_TWICE, "N and S are one player", OTHER(UNKNOWN), EMPTY, EMPTY, EMPTY,
          PLAYERS(1, 6, 1, 0), ZEROES_OF_THREE),
    FAULT(SEATS, "declarer at W", SIX, TOOK(W, 6), WHISTED(E, 2), WHISTED(S, 2), THREE,
          ZEROES_OF_THREE),
    FAULT(TRICKS, "nine tricks", SIX, TOOK(N, 6), WHISTED(E, 2), WHISTED(S, 1), THREE,
          ZEROES_OF_THREE),
    FAULT(TRICKS, "all-pass, nine tricks", OTHER(ALL_PASS), TOOK(N, 3), TOOK(E, 3), TOOK(S, 3),
          THREE, ZEROES_OF_THREE),
    FAULT(TRICKS, "all-pass, eleven tricks", OTHER(ALL_PASS), TOOK(N, 3), TOOK(E, 4), TOOK(S, 4),
          THREE, ZEROES_OF_THREE),
    FAULT(FIRST_HAND, "first hand's cell is S's", OTHER(ALL_PASS), TOOK(S, 4), TOOK(E, 3),
          TOOK(S, 3), THREE, ZEROES_OF_THREE),
    FAULT(WHISTS, "whists over zero", SIX, TOOK(N, 6), WHISTED(E, 2), WHISTED(S, 2), THREE,
          WHISTS(1, 0, 0, WHISTS_NONE)),
    FAULT(NO_WHISTS, "no whists at S", SIX, TOOK(N, 6), WHISTED(E, 2), WHISTED(S, 2), THREE,
          WHISTS(0, 0, WHISTS_NONE, WHISTS_NONE)),
    FAULT(NOT_PLAYED, "not played, with whists", OTHER(NOT_PLAYED), EMPTY, EMPTY, EMPTY, THREE,
          ZEROES_OF_THREE),
    FAULT(HALF, "seven left for half twice", GAME(7, CLUBS), SEAT(S), LEFT_FOR_HALF(N),
          LEFT_FOR_HALF(E), THREE, ZEROES_OF_THREE),
};

static void faults_at_a_table_of_three_are_refused(void **state) {
    (void)state;
    pdup_traveller *traveller = begun_traveller(3);
    for (size_t i = 0; i < PDUP_COUNT_OF(faults_of_three); i++) {
        assert_refused(traveller, &faults_of_three[i]);
    }
    pdup_traveller_unref(traveller);
}

static void assert_all_accepted(int32_t seats, const entry *entries, size_t count) {
    pdup_traveller *traveller = traveller_of(1, seats, 6);
    for (size_t i = 0; i < count; i++) {
        pdup_row *row = row_of(&entries[i], 1 + (int32_t)i, 1);
        pdup_status status = pdup_traveller_add_row(traveller, row, NULL);
        pdup_row_unref(row);
        if (status != PDUP_OK) {
            fail_msg("%s: %s", entries[i].what, pdup_status_name(status));
        }
    }
    assert_int_equal(pdup_traveller_row_count(traveller), (int32_t)count);
    pdup_traveller_unref(traveller);
}

static const entry legal_of_four[] = {
    LEGAL("whisted by both", SIX, TOOK(N, 6), WHISTED(E, 2), WHISTED(S, 2), FOUR,
          WHISTS(62, -31, -31, 0)),
    LEGAL("all ten tricks", GAME(10, NO_TRUMP), TOOK(E, 10), WHISTED(S, 0), WHISTED(N, 0), FOUR,
          ZEROES),
    LEGAL("no trick at all", GAME(10, NO_TRUMP), TOOK(E, 0), WHISTED(S, 5), WHISTED(N, 5), FOUR,
          ZEROES),
    LEGAL("one whisted, one passed with none", SIX, TOOK(N, 6), WHISTED(E, 4), PASSED(S), FOUR,
          ZEROES),
    LEGAL("one whisted, one passed with some", SIX, TOOK(N, 6), PASSED_WITH(E, 3), WHISTED(S, 1),
          FOUR, ZEROES),
    LEGAL("both passed, a nought written", SIX, SEAT(N), PASSED_WITH(E, 0), PASSED_WITH(S, 0), FOUR,
          ZEROES),
    LEGAL("both passed", GAME(9, DIAMONDS), SEAT(N), PASSED(E), PASSED(S), FOUR, ZEROES),
    LEGAL("six left for half by the first", SIX, SEAT(N), LEFT_FOR_HALF(E), PASSED(S), FOUR,
          ZEROES),
    LEGAL("seven left for half by the second", GAME(7, HEARTS), SEAT(N), PASSED(E),
          LEFT_FOR_HALF(S), FOUR, ZEROES),
    LEGAL("whisters not clockwise", SIX, TOOK(N, 6), WHISTED(S, 2), WHISTED(E, 2), FOUR, ZEROES),
    LEGAL("misere made", OTHER(MISERE), TOOK(S, 0), SEAT(N), SEAT(E), FOUR,
          WHISTS(-25, -25, 75, -25)),
    LEGAL("misere lost", OTHER(MISERE), TOOK(S, 10), SEAT(N), SEAT(E), FOUR,
          WHISTS(PDUP_MAX_WHISTS, 0, -PDUP_MAX_WHISTS, 0)),
    LEGAL("all-pass, eight", OTHER(ALL_PASS), TOOK(NONE, 2), TOOK(NONE, 3), TOOK(NONE, 3), FOUR,
          ZEROES),
    LEGAL("all-pass, ten", OTHER(ALL_PASS), TOOK(N, 2), TOOK(E, 4), TOOK(S, 4), FOUR, ZEROES),
    LEGAL("all-pass, the first seat alone", OTHER(ALL_PASS), TOOK(N, 2), TOOK(NONE, 4),
          TOOK(NONE, 3), FOUR, ZEROES),
    LEGAL("not recorded", OTHER(UNKNOWN), EMPTY, EMPTY, EMPTY, FOUR, WHISTS(7, -3, -5, 1)),
    LEGAL("one seat's whists unknown, and the sum is not checked", OTHER(UNKNOWN), EMPTY, EMPTY,
          EMPTY, FOUR, WHISTS(7, WHISTS_UNKNOWN, 5, 1)),
    LEGAL("nobody's whists known", SIX, TOOK(N, 6), WHISTED(E, 2), WHISTED(S, 2), FOUR,
          WHISTS(WHISTS_UNKNOWN, WHISTS_UNKNOWN, WHISTS_UNKNOWN, WHISTS_UNKNOWN)),
    LEGAL("not played", OTHER(NOT_PLAYED), EMPTY, EMPTY, EMPTY, FOUR, NO_WHISTS_AT_ALL),
    LEGAL("the highest player", OTHER(UNKNOWN), EMPTY, EMPTY, EMPTY,
          PLAYERS(1, 2, 3, PDUP_MAX_PLAYERS), ZEROES),
};

static void legal_rows_of_four_are_accepted(void **state) {
    (void)state;
    assert_all_accepted(4, legal_of_four, PDUP_COUNT_OF(legal_of_four));
}

static const entry legal_of_three[] = {
    LEGAL("whisted by both", SIX, TOOK(E, 6), WHISTED(S, 2), WHISTED(N, 2), THREE,
          WHISTS(-20, 40, -20, WHISTS_NONE)),
    LEGAL("both passed", SIX, SEAT(S), PASSED(N), PASSED(E), THREE, ZEROES_OF_THREE),
    LEGAL("left for half", SIX, SEAT(S), LEFT_FOR_HALF(N), PASSED(E), THREE, ZEROES_OF_THREE),
    LEGAL("misere", OTHER(MISERE), TOOK(N, 1), SEAT(E), SEAT(S), THREE, ZEROES_OF_THREE),
    LEGAL("all-pass", OTHER(ALL_PASS), TOOK(N, 1), TOOK(E, 2), TOOK(S, 7), THREE, ZEROES_OF_THREE),
    LEGAL("not recorded", OTHER(UNKNOWN), EMPTY, EMPTY, EMPTY, THREE,
          WHISTS(2, WHISTS_UNKNOWN, 3, WHISTS_NONE)),
    LEGAL("not played", OTHER(NOT_PLAYED), EMPTY, EMPTY, EMPTY, THREE, NO_WHISTS_AT_ALL),
};

static void legal_rows_of_three_are_accepted(void **state) {
    (void)state;
    assert_all_accepted(3, legal_of_three, PDUP_COUNT_OF(legal_of_three));
}

static void games_under_the_lowest_contract_are_refused(void **state) {
    (void)state;
    for (int32_t lowest = PDUP_LEVEL_LOWEST; lowest <= PDUP_LEVEL_HIGHEST; lowest++) {
        pdup_traveller *traveller = traveller_of(1, 4, lowest);
        for (int32_t level = PDUP_LEVEL_LOWEST; level <= PDUP_LEVEL_HIGHEST; level++) {
            entry game = {"game",
                          PDUP_CONTRACT_GAME,
                          level,
                          PDUP_STRAIN_CLUBS,
                          {TOOK(N, level), WHISTED(E, 10 - level), PASSED(S)},
                          FOUR,
                          ZEROES,
                          PDUP_OK};
            pdup_row *row = row_of(&game, level, 1);
            assert_status(pdup_traveller_add_row(traveller, row, NULL),
                          level < lowest ? PDUP_E_ROW_LEVEL : PDUP_OK);
            pdup_row_unref(row);
        }
        assert_int_equal(pdup_traveller_row_count(traveller), PDUP_LEVEL_HIGHEST - lowest + 1);
        pdup_traveller_unref(traveller);
    }
}

/* On every board of a set the cells go from its first hand clockwise past the talon. */
static void all_pass_cells_start_at_the_board_s_first_hand(void **state) {
    (void)state;
    static const struct {
        int32_t board;
        int32_t seats;
        pdup_seat cells[3];
    } boards[] = {
        {1, 4, {N, E, S}}, {2, 4, {E, S, W}}, {3, 4, {S, W, N}}, {4, 4, {W, N, E}},
        {1, 3, {N, E, S}}, {2, 3, {E, S, N}}, {3, 3, {S, N, E}},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(boards); i++) {
        for (pdup_seat first = N; first <= W; first++) {
            entry all_pass = {
                "all-pass", OTHER(ALL_PASS), {TOOK(first, 4), TOOK(NONE, 3), TOOK(NONE, 3)},
                FOUR,       ZEROES,          PDUP_OK};
            for (int cell = 1; cell < 3 && first == boards[i].cells[0]; cell++) {
                all_pass.cells[cell].seat = boards[i].cells[cell];
            }
            if (boards[i].seats == 3) {
                all_pass.players[3] = 0;
                all_pass.whists[3] = WHISTS_NONE;
            }
            pdup_traveller *traveller = traveller_of(boards[i].board, boards[i].seats, 6);
            pdup_row *row = row_of(&all_pass, 1, 1);
            assert_status(pdup_traveller_add_row(traveller, row, NULL),
                          first == boards[i].cells[0] ? PDUP_OK : PDUP_E_ROW_FIRST_HAND);
            pdup_row_unref(row);
            pdup_traveller_unref(traveller);
        }
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(faults_at_a_table_of_four_are_refused),
    cmocka_unit_test(faults_at_a_table_of_three_are_refused),
    cmocka_unit_test(legal_rows_of_four_are_accepted),
    cmocka_unit_test(legal_rows_of_three_are_accepted),
    cmocka_unit_test(games_under_the_lowest_contract_are_refused),
    cmocka_unit_test(all_pass_cells_start_at_the_board_s_first_hand),
};

PDUP_TEST_MAIN(tests)
