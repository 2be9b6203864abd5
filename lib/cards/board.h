/* SPDX-License-Identifier: MIT */
#ifndef PDUP_CARDS_BOARD_H
#define PDUP_CARDS_BOARD_H

#include "base/handle.h"

#include <pdup/board.h>

struct pdup_board {
    pdup__handle base;
    int32_t number;
    int32_t seats;
    pdup_seat talon_seat;
    pdup_seat first_hand;
    int32_t price; /* 0: the tariff's own */
    int32_t lowest_level;
    pdup_deal *deal; /* NULL: not known */
};

/* Where the talon of a board lies and who is first hand, by its number and the players at a table. */
pdup_seat pdup__board_talon_seat_of(int32_t number, int32_t seats);
pdup_seat pdup__board_first_hand_of(int32_t number, int32_t seats);

/* The next seat clockwise that plays the board: all but the talon's. */
pdup_seat pdup__board_next_active(const pdup_board *board, pdup_seat seat);

#endif
