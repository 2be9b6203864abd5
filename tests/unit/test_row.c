/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "table/row.h"

static pdup_row *row_of(int32_t round, int32_t table) {
    pdup_row *row;
    assert_ok(pdup_row_new(NULL, round, table, NULL, &row));
    return row;
}

static void a_new_row_is_empty(void **state) {
    (void)state;
    pdup_row *row = row_of(3, 4);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_ROUND), 3);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_ROUND - 1), 0);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_STRAIN + 1), 0);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_TABLE), 4);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_CONTRACT), PDUP_CONTRACT_NONE);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_LEVEL), 0);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_STRAIN), PDUP_STRAIN_NONE);
    for (pdup_cell cell = PDUP_CELL_DECLARER; cell <= PDUP_CELL_SECOND; cell++) {
        pdup_seat seat = 9;
        int32_t tricks = 9;
        pdup_defence defence = 9;
        assert_ok(pdup_row_cell(row, cell, &seat, &tricks, &defence));
        assert_int_equal(seat, PDUP_SEAT_NONE);
        assert_int_equal(tricks, PDUP_TRICKS_UNWRITTEN);
        assert_int_equal(defence, PDUP_DEFENCE_NONE);
    }
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        int32_t player = 9;
        int32_t whists = 9;
        int32_t known = 9;
        assert_ok(pdup_row_player(row, seat, &player));
        assert_ok(pdup_row_whists(row, seat, &whists, &known));
        assert_int_equal(player, 0);
        assert_int_equal(whists, 0);
        assert_int_equal(known, 0);
    }
    pdup_row_unref(row);
}

static void what_is_written_is_read_back(void **state) {
    (void)state;
    pdup_row *row = row_of(1, 1);
    assert_ok(pdup_row_set_contract(row, PDUP_CONTRACT_GAME, 7, PDUP_STRAIN_HEARTS, NULL));
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_CONTRACT), PDUP_CONTRACT_GAME);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_LEVEL), 7);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_STRAIN), PDUP_STRAIN_HEARTS);
    for (pdup_cell cell = PDUP_CELL_DECLARER; cell <= PDUP_CELL_SECOND; cell++) {
        assert_ok(pdup_row_set_cell(row, cell, cell, cell + 2, cell, NULL));
    }
    for (pdup_cell cell = PDUP_CELL_DECLARER; cell <= PDUP_CELL_SECOND; cell++) {
        pdup_seat seat;
        int32_t tricks;
        pdup_defence defence;
        assert_ok(pdup_row_cell(row, cell, &seat, &tricks, &defence));
        assert_int_equal(seat, cell);
        assert_int_equal(tricks, cell + 2);
        assert_int_equal(defence, cell);
    }
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        assert_ok(pdup_row_set_player(row, seat, 10 * seat, NULL));
        assert_ok(pdup_row_set_whists(row, seat, -7 * seat, NULL));
    }
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        int32_t player;
        int32_t whists;
        int32_t known;
        assert_ok(pdup_row_player(row, seat, &player));
        assert_ok(pdup_row_whists(row, seat, &whists, &known));
        assert_int_equal(player, 10 * seat);
        assert_int_equal(whists, -7 * seat);
        assert_int_equal(known, 1);
    }
    pdup_row_unref(row);
}

static void what_is_written_last_stands(void **state) {
    (void)state;
    pdup_row *row = row_of(1, 1);
    int32_t whists;
    int32_t known;
    assert_ok(pdup_row_set_contract(row, PDUP_CONTRACT_GAME, 7, PDUP_STRAIN_HEARTS, NULL));
    assert_ok(pdup_row_set_contract(row, PDUP_CONTRACT_MISERE, 0, PDUP_STRAIN_NONE, NULL));
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_CONTRACT), PDUP_CONTRACT_MISERE);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_LEVEL), 0);
    assert_ok(pdup_row_set_whists(row, PDUP_SEAT_E, 12, NULL));
    assert_ok(pdup_row_set_whists_unknown(row, PDUP_SEAT_E, NULL));
    assert_ok(pdup_row_whists(row, PDUP_SEAT_E, &whists, &known));
    assert_int_equal(whists, 0);
    assert_int_equal(known, 0);
    assert_ok(pdup_row_set_whists(row, PDUP_SEAT_E, 13, NULL));
    assert_ok(pdup_row_whists(row, PDUP_SEAT_E, &whists, &known));
    assert_int_equal(whists, 13);
    assert_int_equal(known, 1);
    pdup_row_unref(row);
}

static void only_games_have_a_level_and_a_strain(void **state) {
    (void)state;
    static const struct {
        pdup_contract contract;
        int32_t level;
        pdup_strain strain;
        pdup_status status;
    } rows[] = {
        {PDUP_CONTRACT_NONE, 0, 0, PDUP_E_RANGE},
        {PDUP_CONTRACT_GAME, 5, PDUP_STRAIN_CLUBS, PDUP_E_RANGE},
        {PDUP_CONTRACT_GAME, 6, PDUP_STRAIN_SPADES, PDUP_OK},
        {PDUP_CONTRACT_GAME, 10, PDUP_STRAIN_NO_TRUMP, PDUP_OK},
        {PDUP_CONTRACT_GAME, 11, PDUP_STRAIN_CLUBS, PDUP_E_RANGE},
        {PDUP_CONTRACT_GAME, 6, PDUP_STRAIN_NONE, PDUP_E_RANGE},
        {PDUP_CONTRACT_GAME, 6, PDUP_STRAIN_NO_TRUMP + 1, PDUP_E_RANGE},
        {PDUP_CONTRACT_MISERE, 0, PDUP_STRAIN_NONE, PDUP_OK},
        {PDUP_CONTRACT_MISERE, 6, PDUP_STRAIN_NONE, PDUP_E_RANGE},
        {PDUP_CONTRACT_MISERE, 0, PDUP_STRAIN_SPADES, PDUP_E_RANGE},
        {PDUP_CONTRACT_ALL_PASS, 0, PDUP_STRAIN_NONE, PDUP_OK},
        {PDUP_CONTRACT_UNKNOWN, 0, PDUP_STRAIN_NONE, PDUP_OK},
        {PDUP_CONTRACT_NOT_PLAYED, 0, PDUP_STRAIN_NONE, PDUP_OK},
        {PDUP_CONTRACT_NOT_PLAYED + 1, 0, PDUP_STRAIN_NONE, PDUP_E_RANGE},
        {-1, 0, PDUP_STRAIN_NONE, PDUP_E_RANGE},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup_row *row = row_of(1, 1);
        assert_status(
            pdup_row_set_contract(row, rows[i].contract, rows[i].level, rows[i].strain, NULL),
            rows[i].status);
        assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_CONTRACT),
                         rows[i].status == PDUP_OK ? rows[i].contract : PDUP_CONTRACT_NONE);
        pdup_row_unref(row);
    }
}

static void refused_writing_changes_nothing(void **state) {
    (void)state;
    pdup_row *row = row_of(1, 1);
    assert_ok(pdup_row_set_contract(row, PDUP_CONTRACT_GAME, 6, PDUP_STRAIN_CLUBS, NULL));
    assert_ok(pdup_row_set_cell(row, PDUP_CELL_FIRST, PDUP_SEAT_E, 4, PDUP_DEFENCE_WHISTED, NULL));
    assert_ok(pdup_row_set_player(row, PDUP_SEAT_N, 5, NULL));
    assert_ok(pdup_row_set_whists(row, PDUP_SEAT_N, 6, NULL));
    pdup__row before = row->row;
    static const struct {
        pdup_cell cell;
        pdup_seat seat;
        int32_t tricks;
        pdup_defence defence;
    } cells[] = {
        {PDUP_CELL_DECLARER - 1, 1, 1, 1},
        {PDUP_CELL_SECOND + 1, 1, 1, 1},
        {PDUP_CELL_FIRST, PDUP_SEAT_NONE - 1, 1, 1},
        {PDUP_CELL_FIRST, PDUP_SEAT_W + 1, 1, 1},
        {PDUP_CELL_FIRST, 1, PDUP_TRICKS_UNWRITTEN - 1, 1},
        {PDUP_CELL_FIRST, 1, 11, 1},
        {PDUP_CELL_FIRST, 1, 1, PDUP_DEFENCE_NONE - 1},
        {PDUP_CELL_FIRST, 1, 1, PDUP_DEFENCE_HALF + 1},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cells); i++) {
        assert_status(pdup_row_set_cell(row, cells[i].cell, cells[i].seat, cells[i].tricks,
                                        cells[i].defence, NULL),
                      PDUP_E_RANGE);
    }
    static const pdup_seat no_seats[] = {PDUP_SEAT_NONE, PDUP_SEAT_W + 1, -1};
    for (size_t i = 0; i < PDUP_COUNT_OF(no_seats); i++) {
        assert_status(pdup_row_set_player(row, no_seats[i], 1, NULL), PDUP_E_RANGE);
        assert_status(pdup_row_set_whists(row, no_seats[i], 1, NULL), PDUP_E_RANGE);
        assert_status(pdup_row_set_whists_unknown(row, no_seats[i], NULL), PDUP_E_RANGE);
    }
    assert_status(pdup_row_set_contract(row, PDUP_CONTRACT_GAME, 5, PDUP_STRAIN_CLUBS, NULL),
                  PDUP_E_RANGE);
    assert_status(pdup_row_set_player(row, PDUP_SEAT_N, -1, NULL), PDUP_E_RANGE);
    assert_status(pdup_row_set_whists(row, PDUP_SEAT_N, PDUP_MAX_WHISTS + 1, NULL), PDUP_E_RANGE);
    assert_memory_equal(&row->row, &before, sizeof before);
    pdup_row_unref(row);
}

static void reading_outside_the_row_gives_nothing(void **state) {
    (void)state;
    pdup_row *row = row_of(1, 1);
    static const int32_t outside[] = {0, 5, -1};
    for (size_t i = 0; i < PDUP_COUNT_OF(outside); i++) {
        pdup_seat seat = 9;
        int32_t numbers[] = {9, 9, 9, 9};
        pdup_defence defence = 9;
        assert_status(pdup_row_cell(row, outside[i], &seat, &numbers[0], &defence), PDUP_E_RANGE);
        assert_status(pdup_row_player(row, outside[i], &numbers[1]), PDUP_E_RANGE);
        assert_status(pdup_row_whists(row, outside[i], &numbers[2], &numbers[3]), PDUP_E_RANGE);
        assert_int_equal(seat, PDUP_SEAT_NONE);
        assert_int_equal(numbers[0], PDUP_TRICKS_UNWRITTEN);
        assert_int_equal(defence, PDUP_DEFENCE_NONE);
        assert_int_equal(numbers[1], 0);
        assert_int_equal(numbers[2], 0);
        assert_int_equal(numbers[3], 0);
    }
    pdup_row_unref(row);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_new_row_is_empty),
    cmocka_unit_test(what_is_written_is_read_back),
    cmocka_unit_test(what_is_written_last_stands),
    cmocka_unit_test(only_games_have_a_level_and_a_strain),
    cmocka_unit_test(refused_writing_changes_nothing),
    cmocka_unit_test(reading_outside_the_row_gives_nothing),
};

PDUP_TEST_MAIN(tests)
