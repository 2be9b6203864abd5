/* SPDX-License-Identifier: MIT */
/* What may be entered in a traveller and what may not. Board 1 at a table of four and of three: the talon lies at W
 * and N is first hand. */
#include "pdup_test.h"

#include "build.h"
#include "cards/traveller.h"

#include <string.h>

enum { N = PDUP_SEAT_N, E = PDUP_SEAT_E, S = PDUP_SEAT_S, W = PDUP_SEAT_W };
/* In trick cells: no seat, no tricks; nothing about defence, whisted, passed, left for half. */
enum { NONE = 0, UNWRITTEN = PDUP_TRICKS_UNWRITTEN };
enum {
    O = PDUP_DEFENCE_NONE,
    WHIST = PDUP_DEFENCE_WHISTED,
    PASS = PDUP_DEFENCE_PASSED,
    HALF = PDUP_DEFENCE_HALF
};

#define EMPTY                                                                                      \
    { NONE, UNWRITTEN, O }
#define ENTERED(contract, level, strain) PDUP_CONTRACT_##contract, level, PDUP_STRAIN_##strain
#define SIX ENTERED(GAME, 6, SPADES)
#define OTHER(contract) ENTERED(contract, 0, NONE)
#define FOUR                                                                                       \
    { 1, 6, 11, 16 }
#define THREE                                                                                      \
    { 1, 6, 11, 0 }
#define ZEROES                                                                                     \
    { 0, 0, 0, 0 }
#define ZEROES_OF_THREE                                                                            \
    { 0, 0, 0, WHISTS_NONE }
#define NO_WHISTS_AT_ALL                                                                           \
    { WHISTS_NONE, WHISTS_NONE, WHISTS_NONE, WHISTS_NONE }

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
    pdup_status status = pdup_traveller_add_row(traveller, row);
    pdup_row_unref(row);
    if (status != refused->status) {
        fail_msg("%s: %s, not %s", refused->what, pdup_status_name(status),
                 pdup_status_name(refused->status));
    }
    assert_int_equal(pdup_traveller_row_count(traveller), 1);
    assert_memory_equal(traveller, &before, sizeof before);
    assert_memory_equal(traveller->rows, rows, sizeof rows);
}

static void faults_at_a_table_of_four_are_refused(void **state) {
    (void)state;
    static const entry faults[] = {
        {"nothing filled in",
         OTHER(NONE),
         {EMPTY, EMPTY, EMPTY},
         FOUR,
         ZEROES,
         PDUP_E_ROW_CONTRACT},
        {"a declarer who whists",
         SIX,
         {{N, 6, WHIST}, {E, 2, WHIST}, {S, 2, WHIST}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_CONTRACT},
        {"a first defender who did nothing",
         SIX,
         {{N, 6, O}, {E, 2, O}, {S, 2, WHIST}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_CONTRACT},
        {"a second defender who did nothing",
         SIX,
         {{N, 6, O}, {E, 2, WHIST}, {S, 2, O}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_CONTRACT},
        {"misere with a whist",
         OTHER(MISERE),
         {{N, 0, O}, {E, UNWRITTEN, WHIST}, {S, UNWRITTEN, O}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_CONTRACT},
        {"all-pass with a whist",
         OTHER(ALL_PASS),
         {{N, 4, O}, {E, 3, O}, {S, 3, PASS}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_CONTRACT},
        {"unknown, with a seat",
         OTHER(UNKNOWN),
         {{N, UNWRITTEN, O}, EMPTY, EMPTY},
         FOUR,
         ZEROES,
         PDUP_E_ROW_CONTRACT},
        {"unknown, with tricks",
         OTHER(UNKNOWN),
         {EMPTY, {NONE, 0, O}, EMPTY},
         FOUR,
         ZEROES,
         PDUP_E_ROW_CONTRACT},
        {"unknown, with a pass",
         OTHER(UNKNOWN),
         {EMPTY, EMPTY, {NONE, UNWRITTEN, PASS}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_CONTRACT},
        {"not played, with a declarer",
         OTHER(NOT_PLAYED),
         {{N, UNWRITTEN, O}, EMPTY, EMPTY},
         FOUR,
         NO_WHISTS_AT_ALL,
         PDUP_E_ROW_CONTRACT},

        {"whists over zero",
         SIX,
         {{N, 6, O}, {E, 2, WHIST}, {S, 2, WHIST}},
         FOUR,
         {1, 0, 0, 0},
         PDUP_E_ROW_WHISTS},
        {"whists under zero, by the talon holder's",
         SIX,
         {{N, 6, O}, {E, 2, WHIST}, {S, 2, WHIST}},
         FOUR,
         {6, -2, -4, -1},
         PDUP_E_ROW_WHISTS},
        {"unknown contract, whists over zero",
         OTHER(UNKNOWN),
         {EMPTY, EMPTY, EMPTY},
         FOUR,
         {PDUP_MAX_WHISTS, PDUP_MAX_WHISTS, 0, 0},
         PDUP_E_ROW_WHISTS},

        {"nine tricks",
         SIX,
         {{N, 6, O}, {E, 2, WHIST}, {S, 1, WHIST}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_TRICKS},
        {"eleven tricks",
         SIX,
         {{N, 6, O}, {E, 2, WHIST}, {S, 3, PASS}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_TRICKS},
        {"declarer's tricks missing",
         SIX,
         {{N, UNWRITTEN, O}, {E, 5, WHIST}, {S, 5, WHIST}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_TRICKS},
        {"whister's tricks missing",
         SIX,
         {{N, 6, O}, {E, 4, WHIST}, {S, UNWRITTEN, WHIST}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_TRICKS},
        {"both passed, declarer's tricks",
         SIX,
         {{N, 6, O}, {E, UNWRITTEN, PASS}, {S, UNWRITTEN, PASS}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_TRICKS},
        {"both passed, first defender's tricks",
         SIX,
         {{N, UNWRITTEN, O}, {E, 1, PASS}, {S, UNWRITTEN, PASS}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_TRICKS},
        {"both passed, second defender's tricks",
         SIX,
         {{N, UNWRITTEN, O}, {E, UNWRITTEN, PASS}, {S, 2, PASS}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_TRICKS},
        {"left for half, with tricks",
         SIX,
         {{N, 6, O}, {E, UNWRITTEN, HALF}, {S, UNWRITTEN, PASS}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_TRICKS},
        {"misere without tricks",
         OTHER(MISERE),
         {{N, UNWRITTEN, O}, {E, UNWRITTEN, O}, {S, UNWRITTEN, O}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_TRICKS},
        {"misere with a whister's tricks",
         OTHER(MISERE),
         {{N, 0, O}, {E, UNWRITTEN, O}, {S, 5, O}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_TRICKS},
        {"all-pass without tricks",
         OTHER(ALL_PASS),
         {{N, 5, O}, {E, 5, O}, {S, UNWRITTEN, O}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_TRICKS},
        {"all-pass, seven tricks",
         OTHER(ALL_PASS),
         {{N, 3, O}, {E, 2, O}, {S, 2, O}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_TRICKS},
        {"all-pass, eleven tricks",
         OTHER(ALL_PASS),
         {{N, 3, O}, {E, 4, O}, {S, 4, O}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_TRICKS},

        {"no declarer",
         SIX,
         {{NONE, 6, O}, {E, 2, WHIST}, {S, 2, WHIST}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_SEATS},
        {"no second whister",
         SIX,
         {{N, 6, O}, {E, 4, WHIST}, EMPTY},
         FOUR,
         ZEROES,
         PDUP_E_ROW_SEATS},
        {"declarer holds the talon",
         SIX,
         {{W, 6, O}, {E, 2, WHIST}, {S, 2, WHIST}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_SEATS},
        {"whister holds the talon",
         SIX,
         {{N, 6, O}, {E, 2, WHIST}, {W, 2, WHIST}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_SEATS},
        {"declarer whists",
         SIX,
         {{N, 6, O}, {E, 2, WHIST}, {N, 2, WHIST}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_SEATS},
        {"one whister twice",
         SIX,
         {{N, 6, O}, {E, 2, WHIST}, {E, 2, WHIST}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_SEATS},
        {"misere without a whister",
         OTHER(MISERE),
         {{N, 0, O}, EMPTY, {S, UNWRITTEN, O}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_SEATS},

        {"N and W are one player",
         OTHER(UNKNOWN),
         {EMPTY, EMPTY, EMPTY},
         {1, 6, 11, 1},
         ZEROES,
         PDUP_E_ROW_PLAYER_TWICE},
        {"E and S are one player",
         OTHER(UNKNOWN),
         {EMPTY, EMPTY, EMPTY},
         {1, 6, 6, 16},
         ZEROES,
         PDUP_E_ROW_PLAYER_TWICE},
        {"nobody at N",
         OTHER(UNKNOWN),
         {EMPTY, EMPTY, EMPTY},
         {0, 6, 11, 16},
         ZEROES,
         PDUP_E_ROW_NO_PLAYER},
        {"nobody at W",
         OTHER(UNKNOWN),
         {EMPTY, EMPTY, EMPTY},
         {1, 6, 11, 0},
         ZEROES,
         PDUP_E_ROW_NO_PLAYER},

        {"first hand's cell is E's",
         OTHER(ALL_PASS),
         {{E, 4, O}, {NONE, 3, O}, {NONE, 3, O}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_FIRST_HAND},
        {"second cell is S's",
         OTHER(ALL_PASS),
         {{N, 4, O}, {S, 3, O}, {NONE, 3, O}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_FIRST_HAND},
        {"third cell is the talon holder's",
         OTHER(ALL_PASS),
         {{N, 4, O}, {E, 3, O}, {W, 3, O}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_FIRST_HAND},

        {"no whists at N",
         OTHER(UNKNOWN),
         {EMPTY, EMPTY, EMPTY},
         FOUR,
         {WHISTS_NONE, 0, 0, 0},
         PDUP_E_ROW_NO_WHISTS},
        {"no whists at W",
         OTHER(UNKNOWN),
         {EMPTY, EMPTY, EMPTY},
         FOUR,
         {0, 0, 0, WHISTS_NONE},
         PDUP_E_ROW_NO_WHISTS},
        {"not played, with whists",
         OTHER(NOT_PLAYED),
         {EMPTY, EMPTY, EMPTY},
         FOUR,
         {WHISTS_NONE, 0, WHISTS_NONE, WHISTS_NONE},
         PDUP_E_ROW_NOT_PLAYED},
        {"not played, with unknown whists",
         OTHER(NOT_PLAYED),
         {EMPTY, EMPTY, EMPTY},
         FOUR,
         {WHISTS_NONE, WHISTS_NONE, WHISTS_NONE, WHISTS_UNKNOWN},
         PDUP_E_ROW_NOT_PLAYED},

        {"eight left for half",
         ENTERED(GAME, 8, HEARTS),
         {{N, UNWRITTEN, O}, {E, UNWRITTEN, HALF}, {S, UNWRITTEN, PASS}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_HALF},
        {"left for half twice",
         SIX,
         {{N, UNWRITTEN, O}, {E, UNWRITTEN, HALF}, {S, UNWRITTEN, HALF}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_HALF},
        {"left for half against a whist",
         SIX,
         {{N, 6, O}, {E, 4, WHIST}, {S, UNWRITTEN, HALF}},
         FOUR,
         ZEROES,
         PDUP_E_ROW_HALF},
    };
    pdup_traveller *traveller = begun_traveller(4);
    for (size_t i = 0; i < PDUP_COUNT_OF(faults); i++) {
        assert_refused(traveller, &faults[i]);
    }
    pdup_traveller_unref(traveller);
}

static void faults_at_a_table_of_three_are_refused(void **state) {
    (void)state;
    static const entry faults[] = {
        {"a player at W",
         OTHER(UNKNOWN),
         {EMPTY, EMPTY, EMPTY},
         FOUR,
         ZEROES_OF_THREE,
         PDUP_E_ROW_EMPTY_SEAT},
        {"whists at W",
         OTHER(UNKNOWN),
         {EMPTY, EMPTY, EMPTY},
         THREE,
         ZEROES,
         PDUP_E_ROW_EMPTY_SEAT},
        {"unknown whists at W",
         OTHER(UNKNOWN),
         {EMPTY, EMPTY, EMPTY},
         THREE,
         {0, 0, 0, WHISTS_UNKNOWN},
         PDUP_E_ROW_EMPTY_SEAT},
        {"nobody at S",
         OTHER(UNKNOWN),
         {EMPTY, EMPTY, EMPTY},
         {1, 6, 0, 0},
         ZEROES_OF_THREE,
         PDUP_E_ROW_NO_PLAYER},
        {"N and S are one player",
         OTHER(UNKNOWN),
         {EMPTY, EMPTY, EMPTY},
         {1, 6, 1, 0},
         ZEROES_OF_THREE,
         PDUP_E_ROW_PLAYER_TWICE},
        {"declarer at W",
         SIX,
         {{W, 6, O}, {E, 2, WHIST}, {S, 2, WHIST}},
         THREE,
         ZEROES_OF_THREE,
         PDUP_E_ROW_SEATS},
        {"nine tricks",
         SIX,
         {{N, 6, O}, {E, 2, WHIST}, {S, 1, WHIST}},
         THREE,
         ZEROES_OF_THREE,
         PDUP_E_ROW_TRICKS},
        {"all-pass, nine tricks",
         OTHER(ALL_PASS),
         {{N, 3, O}, {E, 3, O}, {S, 3, O}},
         THREE,
         ZEROES_OF_THREE,
         PDUP_E_ROW_TRICKS},
        {"all-pass, eleven tricks",
         OTHER(ALL_PASS),
         {{N, 3, O}, {E, 4, O}, {S, 4, O}},
         THREE,
         ZEROES_OF_THREE,
         PDUP_E_ROW_TRICKS},
        {"first hand's cell is S's",
         OTHER(ALL_PASS),
         {{S, 4, O}, {E, 3, O}, {S, 3, O}},
         THREE,
         ZEROES_OF_THREE,
         PDUP_E_ROW_FIRST_HAND},
        {"whists over zero",
         SIX,
         {{N, 6, O}, {E, 2, WHIST}, {S, 2, WHIST}},
         THREE,
         {1, 0, 0, WHISTS_NONE},
         PDUP_E_ROW_WHISTS},
        {"no whists at S",
         SIX,
         {{N, 6, O}, {E, 2, WHIST}, {S, 2, WHIST}},
         THREE,
         {0, 0, WHISTS_NONE, WHISTS_NONE},
         PDUP_E_ROW_NO_WHISTS},
        {"not played, with whists",
         OTHER(NOT_PLAYED),
         {EMPTY, EMPTY, EMPTY},
         THREE,
         ZEROES_OF_THREE,
         PDUP_E_ROW_NOT_PLAYED},
        {"seven left for half twice",
         ENTERED(GAME, 7, CLUBS),
         {{S, UNWRITTEN, O}, {N, UNWRITTEN, HALF}, {E, UNWRITTEN, HALF}},
         THREE,
         ZEROES_OF_THREE,
         PDUP_E_ROW_HALF},
    };
    pdup_traveller *traveller = begun_traveller(3);
    for (size_t i = 0; i < PDUP_COUNT_OF(faults); i++) {
        assert_refused(traveller, &faults[i]);
    }
    pdup_traveller_unref(traveller);
}

static void assert_all_accepted(int32_t seats, const entry *entries, size_t count) {
    pdup_traveller *traveller = traveller_of(1, seats, 6);
    for (size_t i = 0; i < count; i++) {
        pdup_row *row = row_of(&entries[i], 1 + (int32_t)i, 1);
        pdup_status status = pdup_traveller_add_row(traveller, row);
        pdup_row_unref(row);
        if (status != PDUP_OK) {
            fail_msg("%s: %s", entries[i].what, pdup_status_name(status));
        }
    }
    assert_int_equal(pdup_traveller_row_count(traveller), (int32_t)count);
    pdup_traveller_unref(traveller);
}

static void legal_rows_of_four_are_accepted(void **state) {
    (void)state;
    static const entry legal[] = {
        {"whisted by both",
         SIX,
         {{N, 6, O}, {E, 2, WHIST}, {S, 2, WHIST}},
         FOUR,
         {62, -31, -31, 0},
         PDUP_OK},
        {"all ten tricks",
         ENTERED(GAME, 10, NO_TRUMP),
         {{E, 10, O}, {S, 0, WHIST}, {N, 0, WHIST}},
         FOUR,
         ZEROES,
         PDUP_OK},
        {"no trick at all",
         ENTERED(GAME, 10, NO_TRUMP),
         {{E, 0, O}, {S, 5, WHIST}, {N, 5, WHIST}},
         FOUR,
         ZEROES,
         PDUP_OK},
        {"one whisted, one passed with none",
         SIX,
         {{N, 6, O}, {E, 4, WHIST}, {S, UNWRITTEN, PASS}},
         FOUR,
         ZEROES,
         PDUP_OK},
        {"one whisted, one passed with some",
         SIX,
         {{N, 6, O}, {E, 3, PASS}, {S, 1, WHIST}},
         FOUR,
         ZEROES,
         PDUP_OK},
        {"both passed, a nought written",
         SIX,
         {{N, UNWRITTEN, O}, {E, 0, PASS}, {S, 0, PASS}},
         FOUR,
         ZEROES,
         PDUP_OK},
        {"both passed",
         ENTERED(GAME, 9, DIAMONDS),
         {{N, UNWRITTEN, O}, {E, UNWRITTEN, PASS}, {S, UNWRITTEN, PASS}},
         FOUR,
         ZEROES,
         PDUP_OK},
        {"six left for half by the first",
         SIX,
         {{N, UNWRITTEN, O}, {E, UNWRITTEN, HALF}, {S, UNWRITTEN, PASS}},
         FOUR,
         ZEROES,
         PDUP_OK},
        {"seven left for half by the second",
         ENTERED(GAME, 7, HEARTS),
         {{N, UNWRITTEN, O}, {E, UNWRITTEN, PASS}, {S, UNWRITTEN, HALF}},
         FOUR,
         ZEROES,
         PDUP_OK},
        {"whisters not clockwise",
         SIX,
         {{N, 6, O}, {S, 2, WHIST}, {E, 2, WHIST}},
         FOUR,
         ZEROES,
         PDUP_OK},
        {"misere made",
         OTHER(MISERE),
         {{S, 0, O}, {N, UNWRITTEN, O}, {E, UNWRITTEN, O}},
         FOUR,
         {-25, -25, 75, -25},
         PDUP_OK},
        {"misere lost",
         OTHER(MISERE),
         {{S, 10, O}, {N, UNWRITTEN, O}, {E, UNWRITTEN, O}},
         FOUR,
         {PDUP_MAX_WHISTS, 0, -PDUP_MAX_WHISTS, 0},
         PDUP_OK},
        {"all-pass, eight",
         OTHER(ALL_PASS),
         {{NONE, 2, O}, {NONE, 3, O}, {NONE, 3, O}},
         FOUR,
         ZEROES,
         PDUP_OK},
        {"all-pass, ten",
         OTHER(ALL_PASS),
         {{N, 2, O}, {E, 4, O}, {S, 4, O}},
         FOUR,
         ZEROES,
         PDUP_OK},
        {"all-pass, the first seat alone",
         OTHER(ALL_PASS),
         {{N, 2, O}, {NONE, 4, O}, {NONE, 3, O}},
         FOUR,
         ZEROES,
         PDUP_OK},
        {"not recorded", OTHER(UNKNOWN), {EMPTY, EMPTY, EMPTY}, FOUR, {7, -3, -5, 1}, PDUP_OK},
        {"one seat's whists unknown, and the sum is not checked",
         OTHER(UNKNOWN),
         {EMPTY, EMPTY, EMPTY},
         FOUR,
         {7, WHISTS_UNKNOWN, 5, 1},
         PDUP_OK},
        {"nobody's whists known",
         SIX,
         {{N, 6, O}, {E, 2, WHIST}, {S, 2, WHIST}},
         FOUR,
         {WHISTS_UNKNOWN, WHISTS_UNKNOWN, WHISTS_UNKNOWN, WHISTS_UNKNOWN},
         PDUP_OK},
        {"not played", OTHER(NOT_PLAYED), {EMPTY, EMPTY, EMPTY}, FOUR, NO_WHISTS_AT_ALL, PDUP_OK},
        {"the highest player",
         OTHER(UNKNOWN),
         {EMPTY, EMPTY, EMPTY},
         {1, 2, 3, PDUP_MAX_PLAYERS},
         ZEROES,
         PDUP_OK},
    };
    assert_all_accepted(4, legal, PDUP_COUNT_OF(legal));
}

static void legal_rows_of_three_are_accepted(void **state) {
    (void)state;
    static const entry legal[] = {
        {"whisted by both",
         SIX,
         {{E, 6, O}, {S, 2, WHIST}, {N, 2, WHIST}},
         THREE,
         {-20, 40, -20, WHISTS_NONE},
         PDUP_OK},
        {"both passed",
         SIX,
         {{S, UNWRITTEN, O}, {N, UNWRITTEN, PASS}, {E, UNWRITTEN, PASS}},
         THREE,
         ZEROES_OF_THREE,
         PDUP_OK},
        {"left for half",
         SIX,
         {{S, UNWRITTEN, O}, {N, UNWRITTEN, HALF}, {E, UNWRITTEN, PASS}},
         THREE,
         ZEROES_OF_THREE,
         PDUP_OK},
        {"misere",
         OTHER(MISERE),
         {{N, 1, O}, {E, UNWRITTEN, O}, {S, UNWRITTEN, O}},
         THREE,
         ZEROES_OF_THREE,
         PDUP_OK},
        {"all-pass",
         OTHER(ALL_PASS),
         {{N, 1, O}, {E, 2, O}, {S, 7, O}},
         THREE,
         ZEROES_OF_THREE,
         PDUP_OK},
        {"not recorded",
         OTHER(UNKNOWN),
         {EMPTY, EMPTY, EMPTY},
         THREE,
         {2, WHISTS_UNKNOWN, 3, WHISTS_NONE},
         PDUP_OK},
        {"not played", OTHER(NOT_PLAYED), {EMPTY, EMPTY, EMPTY}, THREE, NO_WHISTS_AT_ALL, PDUP_OK},
    };
    assert_all_accepted(3, legal, PDUP_COUNT_OF(legal));
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
                          {{N, level, O}, {E, 10 - level, WHIST}, {S, UNWRITTEN, PASS}},
                          FOUR,
                          ZEROES,
                          PDUP_OK};
            pdup_row *row = row_of(&game, level, 1);
            assert_status(pdup_traveller_add_row(traveller, row),
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
                "all-pass", OTHER(ALL_PASS), {{first, 4, O}, {NONE, 3, O}, {NONE, 3, O}},
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
            assert_status(pdup_traveller_add_row(traveller, row),
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
