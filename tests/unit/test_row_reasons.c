/* SPDX-License-Identifier: MIT */
/* Why a row is refused, in the same words whoever enters it: a program through the API, or a line of an event file. */
#include "build.h"
#include "faults.h"
#include "oom.h"
#include "pdup_test.h"

#include <pdup/event_file.h>
#include <pdup/tariff.h>

#include <stdio.h>
#include <string.h>

enum { N = PDUP_SEAT_N, E = PDUP_SEAT_E, S = PDUP_SEAT_S, W = PDUP_SEAT_W };

#define EMPTY NO_CELL
#define SEAT(seat)                                                                                 \
    { seat, PDUP_TRICKS_UNWRITTEN, PDUP_DEFENCE_NONE }
#define TOOK(seat, tricks)                                                                         \
    { seat, tricks, PDUP_DEFENCE_NONE }
#define WHISTED(seat, tricks)                                                                      \
    { seat, tricks, PDUP_DEFENCE_WHISTED }
#define PASSED(seat, tricks)                                                                       \
    { seat, tricks, PDUP_DEFENCE_PASSED }
#define HALF(seat)                                                                                 \
    { seat, PDUP_TRICKS_UNWRITTEN, PDUP_DEFENCE_HALF }
#define GAME(level, strain) PDUP_CONTRACT_GAME, level, PDUP_STRAIN_##strain
#define OTHER(contract) PDUP_CONTRACT_##contract, 0, PDUP_STRAIN_NONE
#define PLAYED                                                                                     \
    { TOOK(N, 6), WHISTED(E, 2), WHISTED(S, 2) }
#define FOUR                                                                                       \
    { 1, 6, 11, 16 }
#define ZEROES                                                                                     \
    { 0, 0, 0, 0 }
#define NOTHING                                                                                    \
    { WHISTS_NONE, WHISTS_NONE, WHISTS_NONE, WHISTS_NONE }

/* Which doors a row can come through: some cannot be written as a line. */
typedef enum door { BOTH, PROGRAM } door;

typedef struct reason {
    door door;
    int32_t seats; /* of the table of board 1, where N is first hand and the talon lies at W */
    row_spec row;  /* round 1 at table 1 */
    pdup_status status;
    pdup_part part;
    int32_t at;
    int32_t column; /* of the word in a line as pdup_row_text() writes it */
    const char *words;
} reason;

static const reason reasons[] = {
    /* Players. */
    {BOTH,
     4,
     {1, 1, GAME(6, SPADES), PLAYED, {1, 0, 11, 16}, ZEROES},
     PDUP_E_ROW_NO_PLAYER,
     PDUP_PART_PLAYER,
     1,
     19,
     "a seat has no player: E"},
    {BOTH,
     4,
     {1, 1, GAME(6, SPADES), PLAYED, {1, 6, 6, 16}, ZEROES},
     PDUP_E_ROW_PLAYER_TWICE,
     PDUP_PART_PLAYER,
     2,
     21,
     "a player stands at two seats: 6 at E and S"},
    {BOTH,
     4,
     {1, 1, GAME(6, SPADES), PLAYED, {1, 6, 11, 21}, ZEROES},
     PDUP_E_PLAYERS,
     PDUP_PART_PLAYER,
     3,
     24,
     "more players than the session has: player 21 of 20"},
    /* Contract and cells. */
    {PROGRAM,
     4,
     {1, 1, OTHER(NONE), NO_CELLS, FOUR, ZEROES},
     PDUP_E_ROW_CONTRACT,
     PDUP_PART_CONTRACT,
     0,
     0,
     "no contract, or trick cells that this contract does not have: it is still to be written"},
    {PROGRAM,
     4,
     {1, 1, OTHER(UNKNOWN), {EMPTY, TOOK(E, 4), EMPTY}, FOUR, ZEROES},
     PDUP_E_ROW_CONTRACT,
     PDUP_PART_CELL,
     1,
     0,
     "no contract, or trick cells that this contract does not have: here stands 'E4'"},
    {PROGRAM,
     4,
     {1, 1, OTHER(MISERE), {TOOK(N, 0), PASSED(E, 1), SEAT(S)}, FOUR, ZEROES},
     PDUP_E_ROW_CONTRACT,
     PDUP_PART_CELL,
     1,
     0,
     "no contract, or trick cells that this contract does not have: 'E1p' tells how a whister of a "
     "game defended"},
    {PROGRAM,
     4,
     {1, 1, GAME(6, SPADES), {WHISTED(N, 6), WHISTED(E, 2), WHISTED(S, 2)}, FOUR, ZEROES},
     PDUP_E_ROW_CONTRACT,
     PDUP_PART_CELL,
     0,
     0,
     "no contract, or trick cells that this contract does not have: 'N6' tells how a whister of a "
     "game defended"},
    {PROGRAM,
     4,
     {1, 1, GAME(6, SPADES), {TOOK(N, 6), WHISTED(E, 2), TOOK(S, 2)}, FOUR, ZEROES},
     PDUP_E_ROW_CONTRACT,
     PDUP_PART_CELL,
     2,
     0,
     "no contract, or trick cells that this contract does not have: 'S2' does not tell how this "
     "whister defended"},
    {PROGRAM,
     4,
     {1, 1, OTHER(ALL_PASS), {TOOK(N, 3), PASSED(E, 3), TOOK(S, 4)}, FOUR, ZEROES},
     PDUP_E_ROW_CONTRACT,
     PDUP_PART_CELL,
     1,
     0,
     "no contract, or trick cells that this contract does not have: 'E3p' tells how a whister of a "
     "game defended"},
    {PROGRAM,
     4,
     {1, 1, GAME(6, SPADES), {TOOK(N, 6), PASSED(PDUP_SEAT_NONE, 2), WHISTED(S, 2)}, FOUR, ZEROES},
     PDUP_E_ROW_SEATS,
     PDUP_PART_CELL,
     1,
     0,
     "the declarer and the whisters are not at three seats beside the talon holder's: here stands "
     "no seat"},
    {BOTH,
     4,
     {1, 1, GAME(6, SPADES), {TOOK(N, 6), WHISTED(N, 2), WHISTED(S, 2)}, FOUR, ZEROES},
     PDUP_E_ROW_SEATS,
     PDUP_PART_CELL,
     1,
     11,
     "the declarer and the whisters are not at three seats beside the talon holder's: N stands "
     "twice"},
    {BOTH,
     4,
     {1, 1, GAME(6, SPADES), {TOOK(N, 6), WHISTED(E, 2), WHISTED(W, 2)}, FOUR, ZEROES},
     PDUP_E_ROW_SEATS,
     PDUP_PART_CELL,
     2,
     14,
     "the declarer and the whisters are not at three seats beside the talon holder's: the talon of "
     "this board lies at W"},
    {BOTH,
     4,
     {1, 1, GAME(8, SPADES), {SEAT(N), HALF(E), PASSED(S, -1)}, FOUR, ZEROES},
     PDUP_E_ROW_HALF,
     PDUP_PART_CELL,
     1,
     10,
     "left for half where that cannot be: only a six or a seven, by one defender when the other "
     "passed: here at level 8, beside 'S'"},
    {BOTH,
     4,
     {1, 1, GAME(7, NO_TRUMP), {SEAT(N), WHISTED(E, 3), HALF(S)}, FOUR, ZEROES},
     PDUP_E_ROW_HALF,
     PDUP_PART_CELL,
     2,
     14,
     "left for half where that cannot be: only a six or a seven, by one defender when the other "
     "passed: here at level 7, beside 'E3'"},
    /* Tricks. */
    {BOTH,
     4,
     {1, 1, GAME(6, SPADES), {TOOK(N, 6), WHISTED(E, 2), WHISTED(S, 3)}, FOUR, ZEROES},
     PDUP_E_ROW_TRICKS,
     PDUP_PART_CELL,
     0,
     8,
     "the tricks do not fit the contract (rules 6): these sum to 11"},
    {BOTH,
     4,
     {1, 1, GAME(6, SPADES), {SEAT(N), WHISTED(E, 2), WHISTED(S, 3)}, FOUR, ZEROES},
     PDUP_E_ROW_TRICKS,
     PDUP_PART_CELL,
     0,
     8,
     "the tricks do not fit the contract (rules 6): 'N' has none"},
    {BOTH,
     4,
     {1, 1, GAME(6, SPADES), {SEAT(N), PASSED(E, 2), PASSED(S, -1)}, FOUR, ZEROES},
     PDUP_E_ROW_TRICKS,
     PDUP_PART_CELL,
     1,
     10,
     "the tricks do not fit the contract (rules 6): 'E2p' should have none"},
    {BOTH,
     4,
     {1, 1, OTHER(MISERE), {SEAT(N), SEAT(E), SEAT(S)}, FOUR, ZEROES},
     PDUP_E_ROW_TRICKS,
     PDUP_PART_CELL,
     0,
     7,
     "the tricks do not fit the contract (rules 6): 'N' has none"},
    {BOTH,
     4,
     {1, 1, OTHER(MISERE), {TOOK(N, 0), SEAT(E), TOOK(S, 5)}, FOUR, ZEROES},
     PDUP_E_ROW_TRICKS,
     PDUP_PART_CELL,
     2,
     12,
     "the tricks do not fit the contract (rules 6): 'S5' should have none"},
    {BOTH,
     4,
     {1, 1, OTHER(ALL_PASS), {TOOK(N, 3), TOOK(S, 3), TOOK(E, 3)}, FOUR, ZEROES},
     PDUP_E_ROW_FIRST_HAND,
     PDUP_PART_CELL,
     1,
     10,
     "the trick cells of an all-pass do not go clockwise from the first hand (rules 7): here "
     "stands "
     "S where E should"},
    {BOTH,
     4,
     {1, 1, OTHER(ALL_PASS), {TOOK(N, 3), TOOK(E, 3), TOOK(S, 1)}, FOUR, ZEROES},
     PDUP_E_ROW_TRICKS,
     PDUP_PART_CELL,
     0,
     7,
     "the tricks do not fit the contract (rules 6): these sum to 7"},
    {PROGRAM,
     4,
     {1, 1, OTHER(ALL_PASS), {TOOK(N, 3), SEAT(E), TOOK(S, 1)}, FOUR, ZEROES},
     PDUP_E_ROW_TRICKS,
     PDUP_PART_CELL,
     1,
     0,
     "the tricks do not fit the contract (rules 6): 'E' has none"},
    /* Whists. */
    {BOTH,
     4,
     {1, 1, GAME(6, SPADES), PLAYED, FOUR, {6, 0, 0, 0}},
     PDUP_E_ROW_WHISTS,
     PDUP_PART_WHISTS,
     0,
     27,
     "the whists do not sum to zero (rules 7): these sum to 1"},
    {BOTH,
     4,
     {1, 1, GAME(6, SPADES), PLAYED, FOUR, {0, 0, WHISTS_NONE, 0}},
     PDUP_E_ROW_NO_WHISTS,
     PDUP_PART_WHISTS,
     2,
     31,
     "a player has no whists, and they are not marked as unknown: 11 at S"},
    {PROGRAM,
     4,
     {1, 1, OTHER(NOT_PLAYED), NO_CELLS, FOUR, {-10, 0, 0, 0}},
     PDUP_E_ROW_NOT_PLAYED,
     PDUP_PART_WHISTS,
     0,
     0,
     "whists in a row that was not played: here stands '-5/3'"},
    /* A table of three. */
    {BOTH,
     3,
     {1, 1, GAME(6, SPADES), PLAYED, {1, 6, 11, 0}, ZEROES},
     PDUP_E_ROW_EMPTY_SEAT,
     PDUP_PART_WHISTS,
     3,
     32,
     "a player or whists at W of a table of three, where nobody sits: here stands '0'"},
    {BOTH,
     3,
     {1, 1, GAME(6, SPADES), PLAYED, {1, 6, 11, 0}, {0, 0, 0, WHISTS_UNKNOWN}},
     PDUP_E_ROW_EMPTY_SEAT,
     PDUP_PART_WHISTS,
     3,
     32,
     "a player or whists at W of a table of three, where nobody sits: here stands 'x'"},
    {PROGRAM,
     3,
     {1, 1, GAME(6, SPADES), PLAYED, {1, 6, 11, 16}, {0, 0, 0, WHISTS_NONE}},
     PDUP_E_ROW_EMPTY_SEAT,
     PDUP_PART_PLAYER,
     3,
     0,
     "a player or whists at W of a table of three, where nobody sits: here stands '16'"},
};

static int32_t number_of(const pdup_faults *faults, pdup_fault field) {
    int32_t number;
    assert_ok(pdup_faults_number_at(faults, 0, field, &number));
    return number;
}

/* The only fault of the list. */
static void assert_reason(const pdup_faults *faults, const reason *told) {
    assert_int_equal(pdup_faults_count(faults), 1);
    assert_string_equal(fault_text(faults, 0), told->words);
    assert_int_equal(number_of(faults, PDUP_FAULT_CODE), told->status);
    assert_int_equal(number_of(faults, PDUP_FAULT_PART), told->part);
    assert_int_equal(number_of(faults, PDUP_FAULT_PART_INDEX), told->at);
    assert_int_equal(number_of(faults, PDUP_FAULT_BOARD), 1);
    assert_int_equal(number_of(faults, PDUP_FAULT_ROUND), 1);
    assert_int_equal(number_of(faults, PDUP_FAULT_TABLE), 1);
}

static pdup_faults *no_faults(void) {
    pdup_faults *faults;
    assert_ok(pdup_faults_new(NULL, &faults));
    return faults;
}

static void a_program_is_told_the_reason(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof reasons / sizeof reasons[0]; i++) {
        pdup_session *session = build_session(NULL, 20);
        pdup_traveller *traveller = build_board(session, 1, reasons[i].seats);
        pdup_row *row = build_row(NULL, &reasons[i].row);
        pdup_faults *faults = no_faults();
        assert_int_equal(pdup_traveller_add_row(traveller, row, faults), reasons[i].status);
        assert_reason(faults, &reasons[i]);
        assert_int_equal(pdup_traveller_row_count(traveller), 0);
        pdup_faults_unref(faults);
        pdup_row_unref(row);
        pdup_session_unref(session);
    }
}

static pdup_faults *faults_of(const char *text) {
    pdup_event_file *file;
    pdup_faults *faults;
    assert_ok(pdup_event_file_read(NULL, text, strlen(text), &file));
    assert_ok(pdup_event_file_faults(file, &faults));
    pdup_event_file_unref(file);
    return faults;
}

static void an_event_file_says_the_same(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof reasons / sizeof reasons[0]; i++) {
        char line[200];
        char text[400];
        size_t length;
        if (reasons[i].door == PROGRAM) {
            continue;
        }
        pdup_row *row = build_row(NULL, &reasons[i].row);
        assert_ok(pdup_row_text(row, line, sizeof line, &length));
        snprintf(text, sizeof text, "pdup-event 1\nplayers 20\n%straveller 1\n%s\n",
                 reasons[i].seats == 3 ? "movement rotation tables=5 seats=3 rounds=5\n" : "",
                 line);
        pdup_faults *faults = faults_of(text);
        assert_reason(faults, &reasons[i]);
        assert_int_equal(number_of(faults, PDUP_FAULT_COLUMN), reasons[i].column);
        pdup_faults_unref(faults);
        pdup_row_unref(row);
    }
}

/* What the other calls about a row say; each is refused before anything changes. */
static void every_call_about_a_row_says_why(void **state) {
    (void)state;
    static const int32_t players[] = {1, 2, 3, 4};
    static const int32_t zeroes[] = {0, 0, 0, 0};
    pdup_session *session = build_session(NULL, 20);
    pdup_traveller *traveller = build_board(session, 1, 4);
    row_spec spec = spec_unknown(1, 1, players, zeroes);
    row_spec other = spec_unknown(2, 1, players, zeroes);
    pdup_row *row = build_row(NULL, &spec);
    pdup_row *none = build_row(NULL, &other);
    pdup_row *out;
    pdup_faults *faults = no_faults();
    int32_t net[4];
    pdup_tariff *tariff;
    pdup_board *board;
    assert_ok(pdup_tariff_new(NULL, PDUP_VARIETY_SOCHI, &tariff));
    assert_ok(pdup_traveller_board(traveller, &board));
    build_entry(traveller, &spec);

    static const char missing[] =
        "the traveller has no row of this round and table: round 2, table 1";
    struct {
        pdup_status status;
        const char *words;
    } said[] = {
        {pdup_traveller_add_row(traveller, row, faults),
         "the traveller has a row of this round and table already: round 1, table 1"},
        {pdup_traveller_replace_row(traveller, none, faults), missing},
        {pdup_traveller_remove_row(traveller, 2, 1, faults), missing},
        {pdup_traveller_close_row(traveller, 2, 1, faults), missing},
        {pdup_traveller_set_group(traveller, 2, 1, 1, faults), missing},
        {pdup_traveller_set_group(traveller, 1, 1, 1001, faults),
         "a number outside its limits: group is 1001, and must be from 0 to 1000"},
        {pdup_traveller_correct_row(traveller, none, 5, NULL, 0, NULL, 0, faults), missing},
        {pdup_traveller_correct_row(traveller, row, 5, NULL, 0, NULL, 0, faults),
         "the row is not closed yet: it is changed without a correction"},
        {pdup_traveller_strike_row(traveller, 1, 1, 0, NULL, 0, NULL, 0, faults),
         "a number outside its limits: time is 0, and must be at least 1"},
        {pdup_traveller_strike_row(traveller, 1, 1, 5, "a\0b", 3, NULL, 0, faults),
         "a number outside its limits: by has more than 1000 bytes, or a byte of 0"},
        {pdup_traveller_strike_row(traveller, 1, 1, 5, NULL, 0, "a\0b", 3, faults),
         "a number outside its limits: reason has more than 1000 bytes, or a byte of 0"},
        {pdup_row_new(NULL, 0, 1, faults, &out),
         "a number outside its limits: round is 0, and must be from 1 to 10000"},
        {pdup_row_new(NULL, 1, 0, faults, &out),
         "a number outside its limits: table is 0, and must be from 1 to 10000"},
        {pdup_row_set_contract(row, PDUP_CONTRACT_GAME, 11, PDUP_STRAIN_SPADES, faults),
         "a number outside its limits: level is 11, and must be from 6 to 10"},
        {pdup_row_set_contract(row, PDUP_CONTRACT_GAME, 6, 6, faults),
         "a number outside its limits: strain is 6, and must be from 1 to 5"},
        {pdup_row_set_contract(row, PDUP_CONTRACT_MISERE, 6, PDUP_STRAIN_NONE, faults),
         "a number outside its limits: only a game has a level and a strain"},
        {pdup_row_set_contract(row, 6, 0, PDUP_STRAIN_NONE, faults),
         "a number outside its limits: contract is 6, and must be from 1 to 5"},
        {pdup_row_set_cell(row, 4, N, 0, PDUP_DEFENCE_NONE, faults),
         "a number outside its limits: cell is 4, and must be from 1 to 3"},
        {pdup_row_set_cell(row, PDUP_CELL_FIRST, 5, 0, PDUP_DEFENCE_NONE, faults),
         "a number outside its limits: seat is 5, and must be from 0 to 4"},
        {pdup_row_set_cell(row, PDUP_CELL_FIRST, N, 11, PDUP_DEFENCE_NONE, faults),
         "a number outside its limits: tricks is 11, and must be from -1 to 10"},
        {pdup_row_set_cell(row, PDUP_CELL_FIRST, N, 0, 4, faults),
         "a number outside its limits: defence is 4, and must be from 0 to 3"},
        {pdup_row_set_player(row, 5, 1, faults),
         "a number outside its limits: seat is 5, and must be from 1 to 4"},
        {pdup_row_set_player(row, N, -1, faults),
         "a number outside its limits: player is -1, and must be from 0 to 40000"},
        {pdup_row_set_whists(row, 0, 1, faults),
         "a number outside its limits: seat is 0, and must be from 1 to 4"},
        {pdup_row_set_whists(row, N, 600001, faults),
         "a number outside its limits: whists is 600001, and must be from -600000 to 600000"},
        {pdup_row_set_whists_unknown(row, 0, faults),
         "a number outside its limits: seat is 0, and must be from 1 to 4"},
        {pdup_row_set_seats(row, 5, faults),
         "a number outside its limits: a table has 3 or 4 seats (0: as many as the board has), not "
         "5"},
        {pdup_row_set_turn(row, 4, faults),
         "a number outside its limits: turn is 4, and must be from 0 to 3"},
        {pdup_tariff_settle(tariff, board, row, faults, &net[0], &net[1], &net[2], &net[3]),
         "a row without a contract that was played cannot be settled"},
        {pdup_tariff_difference(tariff, board, row, faults, &net[0], &net[1], &net[2], &net[3]),
         "a row without a contract that was played cannot be settled"},
    };
    for (int32_t i = 0; i < (int32_t)PDUP_COUNT_OF(said); i++) {
        pdup_status code;
        assert_ok(fault_code(faults, i, &code));
        assert_int_equal(code, said[i].status);
        assert_string_equal(fault_text(faults, i), said[i].words);
    }
    assert_int_equal(pdup_faults_count(faults), PDUP_COUNT_OF(said));
    pdup_board_unref(board);
    pdup_tariff_unref(tariff);
    pdup_faults_unref(faults);
    pdup_row_unref(none);
    pdup_row_unref(row);
    pdup_session_unref(session);
}

static void no_list_is_a_handle_of_another_type(void **state) {
    (void)state;
    pdup_traveller *traveller = build_traveller(NULL, 1, 4);
    pdup_row *row;
    pdup_faults *wrong = (pdup_faults *)traveller;
    assert_ok(pdup_row_new(NULL, 1, 1, NULL, &row));
    assert_status(pdup_traveller_add_row(traveller, row, wrong), PDUP_E_ARG);
    assert_status(pdup_traveller_replace_row(traveller, row, wrong), PDUP_E_ARG);
    assert_status(pdup_traveller_remove_row(traveller, 1, 1, wrong), PDUP_E_ARG);
    assert_status(pdup_traveller_close_row(traveller, 1, 1, wrong), PDUP_E_ARG);
    assert_status(pdup_traveller_set_group(traveller, 1, 1, 0, wrong), PDUP_E_ARG);
    assert_status(pdup_traveller_correct_row(traveller, row, 5, NULL, 0, NULL, 0, wrong),
                  PDUP_E_ARG);
    assert_status(pdup_row_set_turn(row, 1, wrong), PDUP_E_ARG);
    pdup_tariff *tariff;
    pdup_board *board;
    int32_t net[4];
    assert_ok(pdup_tariff_new(NULL, PDUP_VARIETY_SOCHI, &tariff));
    assert_ok(pdup_traveller_board(traveller, &board));
    assert_status(pdup_tariff_settle(tariff, board, row, wrong, &net[0], &net[1], &net[2], &net[3]),
                  PDUP_E_ARG);
    pdup_board_unref(board);
    pdup_tariff_unref(tariff);
    pdup_row_unref(row);
    assert_status(pdup_row_new(NULL, 1, 1, wrong, &row), PDUP_E_ARG);
    pdup_traveller_unref(traveller);
}

/* Nobody is refused without a reason he asked for. */
static void a_reason_that_finds_no_room(void **state) {
    (void)state;
    for (int64_t fail_at = 2; fail_at <= 3; fail_at++) {
        oom_counter counter = {.fail_at = fail_at};
        pdup_allocator allocator = oom_allocator(&counter);
        pdup_faults *faults;
        pdup_traveller *traveller = build_traveller(NULL, 1, 4);
        pdup_row *row = build_row(NULL, &reasons[0].row);
        assert_ok(pdup_faults_new(&allocator, &faults));
        assert_status(pdup_traveller_add_row(traveller, row, faults), PDUP_E_NOMEM);
        assert_int_equal(pdup_faults_count(faults), 0);
        assert_status(pdup_traveller_add_row(traveller, row, faults), PDUP_E_ROW_NO_PLAYER);
        assert_int_equal(pdup_faults_count(faults), 1);
        pdup_faults_unref(faults);
        pdup_row_unref(row);
        pdup_traveller_unref(traveller);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_call_about_a_row_says_why),
    cmocka_unit_test(no_list_is_a_handle_of_another_type),
    cmocka_unit_test(a_reason_that_finds_no_room),
    cmocka_unit_test(a_program_is_told_the_reason),
    cmocka_unit_test(an_event_file_says_the_same),
};

PDUP_TEST_MAIN(tests)
