/* SPDX-License-Identifier: MIT */
#ifndef PDUP_DEAL_BOARD_H
#define PDUP_DEAL_BOARD_H

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
    int32_t room;    /* 0: none */
    pdup_deal *deal; /* NULL: not known */
};

/* Where the talon lies, and who is first hand, on the board of this number at a table of so many. */
pdup_seat pdup__talon_seat_of(int32_t number, int32_t seats);
pdup_seat pdup__first_hand_of(int32_t number, int32_t seats);

#endif
