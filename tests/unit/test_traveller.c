/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "build.h"
#include "table/traveller.h"

static const int32_t players[] = {1, 2, 3, 4};
static const int32_t zeroes[] = {0, 0, 0, 0};

static pdup_status add(pdup_traveller *traveller, int32_t round, int32_t table) {
    row_spec spec = spec_unknown(round, table, players, zeroes);
    pdup_row *row = build_row(NULL, &spec);
    pdup_status status = pdup_traveller_add_row(traveller, row, NULL);
    pdup_row_unref(row);
    return status;
}

static void a_new_traveller_has_its_board_and_no_rows(void **state) {
    (void)state;
    pdup_traveller *traveller = build_traveller(NULL, 5, 4);
    pdup_board *board;
    pdup_row *row;
    assert_ok(pdup_traveller_board(traveller, &board));
    assert_int_equal(pdup_board_number(board, PDUP_BOARD_FIELD_NUMBER), 5);
    pdup_board_unref(board);
    assert_int_equal(pdup_traveller_row_count(traveller), 0);
    assert_status(pdup_traveller_row_at(traveller, 0, &row), PDUP_E_RANGE);
    assert_null(row);
    pdup_traveller_unref(traveller);
}

static void rows_are_kept_in_the_order_of_entry(void **state) {
    (void)state;
    enum { ROWS = 100 };
    pdup_traveller *traveller = build_traveller(NULL, 1, 4);
    for (int32_t i = 0; i < ROWS; i++) {
        assert_ok(add(traveller, 1 + (i * 37) % ROWS, 1 + i % 7));
        assert_int_equal(pdup_traveller_row_count(traveller), i + 1);
    }
    for (int32_t i = 0; i < ROWS; i++) {
        pdup_row *row;
        assert_ok(pdup_traveller_row_at(traveller, i, &row));
        assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_ROUND), 1 + (i * 37) % ROWS);
        assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_TABLE), 1 + i % 7);
        pdup_row_unref(row);
    }
    static const int32_t outside[] = {-1, ROWS, INT32_MIN, INT32_MAX};
    for (size_t i = 0; i < PDUP_COUNT_OF(outside); i++) {
        pdup_row *row = (pdup_row *)traveller;
        assert_status(pdup_traveller_row_at(traveller, outside[i], &row), PDUP_E_RANGE);
        assert_null(row);
    }
    pdup_traveller_unref(traveller);
}

static void a_table_has_one_row_in_a_round(void **state) {
    (void)state;
    pdup_traveller *traveller = build_traveller(NULL, 1, 4);
    assert_ok(add(traveller, 2, 3));
    assert_status(add(traveller, 2, 3), PDUP_E_ROW_TWICE);
    assert_ok(add(traveller, 3, 2));
    assert_ok(add(traveller, 2, 2));
    assert_ok(add(traveller, 3, 3));
    assert_status(add(traveller, 3, 3), PDUP_E_ROW_TWICE);
    assert_int_equal(pdup_traveller_row_count(traveller), 4);
    pdup_traveller_unref(traveller);
}

static void the_row_entered_is_a_copy(void **state) {
    (void)state;
    pdup_traveller *traveller = build_traveller(NULL, 1, 4);
    row_spec spec = spec_unknown(1, 1, players, zeroes);
    pdup_row *row = build_row(NULL, &spec);
    assert_ok(pdup_traveller_add_row(traveller, row, NULL));
    assert_ok(pdup_row_set_player(row, PDUP_SEAT_N, 9, NULL));
    pdup_row_unref(row);
    int32_t player;
    assert_ok(pdup_traveller_row_at(traveller, 0, &row));
    assert_ok(pdup_row_player(row, PDUP_SEAT_N, &player));
    assert_int_equal(player, 1);
    /* And so is the one that is given out. */
    assert_ok(pdup_row_set_player(row, PDUP_SEAT_N, 8, NULL));
    pdup_row_unref(row);
    assert_ok(pdup_traveller_row_at(traveller, 0, &row));
    assert_ok(pdup_row_player(row, PDUP_SEAT_N, &player));
    assert_int_equal(player, 1);
    pdup_row_unref(row);
    pdup_traveller_unref(traveller);
}

/* Four million rows are not made for this: the count is set and put back. */
static void a_full_traveller_takes_no_more_rows(void **state) {
    (void)state;
    pdup_traveller *traveller = build_traveller(NULL, 1, 4);
    traveller->row_count = PDUP_MAX_ROWS;
    assert_status(add(traveller, 1, 1), PDUP_E_STATE);
    assert_int_equal(pdup_traveller_row_count(traveller), PDUP_MAX_ROWS);
    traveller->row_count = 0;
    assert_ok(add(traveller, 1, 1));
    pdup_traveller_unref(traveller);
}

static void the_highest_player_is_known(void **state) {
    (void)state;
    pdup_traveller *traveller = build_traveller(NULL, 1, 4);
    assert_int_equal(pdup__traveller_highest_player(traveller), 0);
    static const int32_t rows[][4] = {{1, 2, 3, 4}, {5, 900, 7, 8}, {11, 10, 9, 12}};
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        row_spec spec = spec_unknown(1 + (int32_t)i, 1, rows[i], zeroes);
        build_entry(traveller, &spec);
    }
    assert_int_equal(pdup__traveller_highest_player(traveller), 900);
    pdup_traveller_unref(traveller);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_new_traveller_has_its_board_and_no_rows),
    cmocka_unit_test(rows_are_kept_in_the_order_of_entry),
    cmocka_unit_test(a_table_has_one_row_in_a_round),
    cmocka_unit_test(the_row_entered_is_a_copy),
    cmocka_unit_test(a_full_traveller_takes_no_more_rows),
    cmocka_unit_test(the_highest_player_is_known),
};

PDUP_TEST_MAIN(tests)
