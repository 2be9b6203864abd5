/* SPDX-License-Identifier: MIT */
/* What tests of tariffs share: deals in numbers, and rows made of them. */
#ifndef PDUP_TESTS_UNIT_TEST_TARIFF_H
#define PDUP_TESTS_UNIT_TEST_TARIFF_H

#include "pdup_test.h"

#include <pdup/tariff.h>

#include <stdbool.h>
#include <string.h>

enum { G = PDUP_DEFENCE_WHISTED, P = PDUP_DEFENCE_PASSED, H = PDUP_DEFENCE_HALF };

static inline pdup_tariff *make_tariff(pdup_variety variety) {
    pdup_tariff *tariff;
    assert_ok(pdup_tariff_new(NULL, variety, &tariff));
    return tariff;
}

static inline pdup_status set(pdup_tariff *tariff, const char *key, const char *value) {
    return pdup_tariff_set(tariff, key, strlen(key), value, strlen(value), NULL);
}

static inline void set_ok(pdup_tariff *tariff, const char *key, const char *value) {
    assert_ok(set(tariff, key, value));
}

/* On board 1: the first hand and declarer is N, the talon lies at W. Tricks -1: not written. */
typedef struct deal {
    int32_t seats;
    pdup_contract contract;
    int32_t level;
    int32_t tricks[3];
    pdup_defence defence[2];
} deal;

static inline pdup_row *make_row(const deal *of) {
    pdup_row *row;
    bool is_game = of->contract == PDUP_CONTRACT_GAME;
    assert_ok(pdup_row_new(NULL, 1, 1, NULL, &row));
    assert_ok(pdup_row_set_contract(row, of->contract, of->level,
                                    is_game ? PDUP_STRAIN_CLUBS : PDUP_STRAIN_NONE, NULL));
    for (int i = 0; i < 3; i++) {
        assert_ok(pdup_row_set_cell(row, PDUP_CELL_DECLARER + i, PDUP_SEAT_N + i, of->tricks[i],
                                    i > 0 && is_game ? of->defence[i - 1] : PDUP_DEFENCE_NONE,
                                    NULL));
    }
    return row;
}

static inline pdup_board *make_board(int32_t seats, int32_t price) {
    pdup_board *board;
    pdup_board *priced;
    assert_ok(pdup_board_new(NULL, 1, seats, &board));
    if (price == 0) {
        return board;
    }
    assert_ok(pdup_board_with_price(board, price, &priced));
    pdup_board_unref(board);
    return priced;
}

static inline pdup_status settle_at(const pdup_tariff *tariff, const deal *of, int32_t price,
                                    int32_t *nets) {
    pdup_board *board = make_board(of->seats, price);
    pdup_row *row = make_row(of);
    pdup_status status =
        pdup_tariff_settle(tariff, board, row, NULL, &nets[0], &nets[1], &nets[2], &nets[3]);
    assert_int_equal(nets[0] + nets[1] + nets[2] + nets[3], 0);
    pdup_row_unref(row);
    pdup_board_unref(board);
    return status;
}

static inline void assert_settles(const pdup_tariff *tariff, deal of, int32_t north, int32_t east,
                                  int32_t south, int32_t west) {
    int32_t nets[4];
    const int32_t wanted[4] = {north, east, south, west};
    assert_ok(settle_at(tariff, &of, 0, nets));
    assert_memory_equal(nets, wanted, sizeof nets);
}

#endif
