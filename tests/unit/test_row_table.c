/* SPDX-License-Identifier: MIT */
/* Rows of turned boards (rules 10), and of tables with another number of players than the board has. */
#include "pdup_test.h"

#include "build.h"
#include "deal/board.h"
#include "table/row.h"

static pdup_board *board_of(int32_t number, int32_t seats) {
    pdup_board *board;
    assert_ok(pdup_board_new(NULL, number, seats, &board));
    return board;
}

static void play_goes_round_past_the_talon(void **state) {
    (void)state;
    for (int32_t number = 1; number <= 12; number++) {
        pdup_board *board = board_of(number, 4);
        for (int32_t turn = 0; turn < 4; turn++) {
            const pdup__row row = {.turn = (int8_t)turn};
            pdup_seat first = pdup__row_first_hand(board, &row);
            pdup_seat seat = first;
            for (int i = 0; i < 3; i++) {
                assert_int_not_equal(seat, pdup__row_talon_seat(board, &row));
                seat = pdup__row_next_active(board, &row, seat);
            }
            assert_int_equal(seat, first);
        }
        pdup_board_unref(board);
    }
}

/* What belongs to N E S W was held by these, turned by 0 to 3 places. */
static void a_turn_takes_every_line_clockwise(void **state) {
    (void)state;
    static const char *const four[] = {"NESW", "ESWN", "SWNE", "WNES"};
    static const char *const three[] = {"NES", "ESN", "SNE"};
    for (int32_t seats = 3; seats <= 4; seats++) {
        pdup_board *board = board_of(1, seats);
        for (int32_t turn = 0; turn < seats; turn++) {
            const pdup__row row = {.turn = (int8_t)turn};
            for (pdup_seat line = PDUP_SEAT_N; line < PDUP_SEAT_N + seats; line++) {
                pdup_seat seat = pdup__row_seat_of_line(board, &row, line);
                const char *held = seats == 4 ? four[turn] : three[turn];
                assert_int_equal(" NESW"[seat], held[line - PDUP_SEAT_N]);
                assert_int_equal(pdup__row_line_of_seat(board, &row, seat), line);
            }
        }
        pdup_board_unref(board);
    }
}

/* Board 2 of four: talon N, first hand E. Turned once: talon E, first hand S. At three: talon W, first hand E. */
static void talon_and_first_hand_are_those_of_the_table(void **state) {
    (void)state;
    static const struct {
        int32_t board_seats;
        int32_t seats;
        int32_t turn;
        pdup_seat talon;
        pdup_seat first;
    } rows[] = {
        {4, 0, 0, PDUP_SEAT_N, PDUP_SEAT_E}, {4, 4, 1, PDUP_SEAT_E, PDUP_SEAT_S},
        {4, 0, 3, PDUP_SEAT_W, PDUP_SEAT_N}, {4, 3, 0, PDUP_SEAT_W, PDUP_SEAT_E},
        {4, 3, 2, PDUP_SEAT_W, PDUP_SEAT_N}, {3, 0, 1, PDUP_SEAT_W, PDUP_SEAT_S},
        {3, 4, 0, PDUP_SEAT_N, PDUP_SEAT_E}, {3, 4, 2, PDUP_SEAT_S, PDUP_SEAT_W},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup_board *board = board_of(2, rows[i].board_seats);
        const pdup__row row = {.seats = (int8_t)rows[i].seats, .turn = (int8_t)rows[i].turn};
        assert_int_equal(pdup__row_talon_seat(board, &row), rows[i].talon);
        assert_int_equal(pdup__row_first_hand(board, &row), rows[i].first);
        pdup_board_unref(board);
    }
}

typedef struct table_spec {
    int32_t board_seats;
    int32_t seats;
    int32_t turn;
} table_spec;

/* Enters a row on board 2 for such a table. */
static pdup_status enter(table_spec table, const row_spec *spec) {
    pdup_traveller *traveller = build_traveller(NULL, 2, table.board_seats);
    pdup_row *row = build_row(NULL, spec);
    assert_ok(pdup_row_set_seats(row, table.seats, NULL));
    assert_ok(pdup_row_set_turn(row, table.turn, NULL));
    pdup_status status = pdup_traveller_add_row(traveller, row, NULL);
    if (status == PDUP_OK) {
        pdup_row *copy;
        assert_ok(pdup_traveller_row_at(traveller, 0, &copy));
        assert_int_equal(pdup_row_number(copy, PDUP_ROW_FIELD_SEATS), table.seats);
        assert_int_equal(pdup_row_number(copy, PDUP_ROW_FIELD_TURN), table.turn);
        pdup_row_unref(copy);
    }
    pdup_row_unref(row);
    pdup_traveller_unref(traveller);
    return status;
}

/* All-pass whose first cell is this seat's, three tricks, three and four. */
static row_spec all_pass(pdup_seat first, bool has_west) {
    row_spec spec = {.round = 1, .table = 1, .contract = PDUP_CONTRACT_ALL_PASS};
    const int32_t tricks[] = {3, 3, 4};
    for (int i = 0; i < 3; i++) {
        spec.cells[i] = (cell_spec){PDUP_SEAT_NONE, tricks[i], PDUP_DEFENCE_NONE};
        spec.players[i] = i + 1;
    }
    spec.cells[0].seat = first;
    spec.players[3] = has_west ? 4 : 0;
    spec.whists[3] = has_west ? 0 : WHISTS_NONE;
    return spec;
}

static void all_pass_begins_at_the_first_hand_of_the_table(void **state) {
    (void)state;
    static const struct {
        table_spec table;
        pdup_seat first;
        bool has_west;
        pdup_status status;
    } rows[] = {
        {{4, 0, 0}, PDUP_SEAT_E, true, PDUP_OK},
        {{4, 0, 1}, PDUP_SEAT_E, true, PDUP_E_ROW_FIRST_HAND},
        {{4, 0, 1}, PDUP_SEAT_S, true, PDUP_OK},
        {{4, 3, 0}, PDUP_SEAT_E, false, PDUP_OK},
        {{4, 3, 1}, PDUP_SEAT_S, false, PDUP_OK},
        {{4, 3, 0}, PDUP_SEAT_E, true, PDUP_E_ROW_EMPTY_SEAT},
        {{4, 4, 0}, PDUP_SEAT_E, false, PDUP_E_ROW_NO_PLAYER},
        {{3, 4, 0}, PDUP_SEAT_E, true, PDUP_OK},
        {{3, 0, 2}, PDUP_SEAT_N, false, PDUP_OK},
        {{3, 0, 3}, PDUP_SEAT_E, false, PDUP_E_ROW_TURN},
        {{4, 3, 3}, PDUP_SEAT_E, false, PDUP_E_ROW_TURN},
        {{4, 4, 3}, PDUP_SEAT_N, true, PDUP_OK},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        row_spec spec = all_pass(rows[i].first, rows[i].has_west);
        assert_status(enter(rows[i].table, &spec), rows[i].status);
    }
}

/* The talon holder cannot play: N on board 2, E when it was turned once. */
static void the_talon_holder_is_that_of_the_table(void **state) {
    (void)state;
    row_spec spec = {1, 1, PDUP_CONTRACT_MISERE, 0, PDUP_STRAIN_NONE, NO_CELLS, {1, 2, 3, 4}, {0}};
    const pdup_seat seats[] = {PDUP_SEAT_S, PDUP_SEAT_W, PDUP_SEAT_N};
    for (int i = 0; i < 3; i++) {
        spec.cells[i] = (cell_spec){seats[i], i == 0 ? 0 : PDUP_TRICKS_UNWRITTEN, 0};
    }
    assert_status(enter((table_spec){4, 0, 0}, &spec), PDUP_E_ROW_SEATS);
    assert_ok(enter((table_spec){4, 0, 1}, &spec));
}

static void seats_and_turn_have_limits(void **state) {
    (void)state;
    pdup_row *row;
    assert_ok(pdup_row_new(NULL, 1, 1, NULL, &row));
    static const int32_t seats[] = {-1, 1, 2, 5, INT32_MIN, INT32_MAX};
    static const int32_t turns[] = {-1, 4, INT32_MIN, INT32_MAX};
    assert_ok(pdup_row_set_seats(row, 3, NULL));
    assert_ok(pdup_row_set_turn(row, 3, NULL));
    for (size_t i = 0; i < PDUP_COUNT_OF(seats); i++) {
        assert_status(pdup_row_set_seats(row, seats[i], NULL), PDUP_E_RANGE);
    }
    for (size_t i = 0; i < PDUP_COUNT_OF(turns); i++) {
        assert_status(pdup_row_set_turn(row, turns[i], NULL), PDUP_E_RANGE);
    }
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_SEATS), 3);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_TURN), 3);
    assert_ok(pdup_row_set_seats(row, 0, NULL));
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_SEATS), 0);
    pdup_row_unref(row);
}

/* At a table of three nobody at W plays the board again, or sits at two tables. */
static void warnings_are_of_the_players_there(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 9);
    pdup_traveller *traveller = build_board(session, 1, 4);
    for (int32_t table = 1; table <= 2; table++) {
        const int32_t players[] = {3 * table - 2, 3 * table - 1, 3 * table, 0};
        const int32_t whists[] = {0, 0, 0, WHISTS_NONE};
        row_spec spec = spec_unknown(1, table, players, whists);
        spec.whists[3] = WHISTS_NONE;
        pdup_row *row = build_row(NULL, &spec);
        assert_ok(pdup_row_set_seats(row, 3, NULL));
        assert_ok(pdup_traveller_add_row(traveller, row, NULL));
        pdup_row_unref(row);
    }
    pdup_faults *faults;
    assert_ok(pdup_session_check(session, &faults));
    assert_int_equal(pdup_faults_count(faults), 0);
    pdup_faults_unref(faults);
    pdup_session_unref(session);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(play_goes_round_past_the_talon),
    cmocka_unit_test(a_turn_takes_every_line_clockwise),
    cmocka_unit_test(talon_and_first_hand_are_those_of_the_table),
    cmocka_unit_test(all_pass_begins_at_the_first_hand_of_the_table),
    cmocka_unit_test(the_talon_holder_is_that_of_the_table),
    cmocka_unit_test(seats_and_turn_have_limits),
    cmocka_unit_test(warnings_are_of_the_players_there),
};

PDUP_TEST_MAIN(tests)
