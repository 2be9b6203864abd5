/* SPDX-License-Identifier: MIT */
#include "deal/board.h"

#include "base/seat.h"

enum { MAX_PRICE = 100 };

/* Rules 3 and 3.2: at a table of three the talon is always at W. At four our order is W, N, E, S. */
pdup_seat pdup__talon_seat_of(int32_t number, int32_t seats) {
    static const pdup_seat turns[PDUP__SEATS] = {PDUP_SEAT_W, PDUP_SEAT_N, PDUP_SEAT_E,
                                                 PDUP_SEAT_S};
    return seats == 4 ? turns[(number - 1) % 4] : PDUP_SEAT_W;
}

pdup_seat pdup__first_hand_of(int32_t number, int32_t seats) {
    return seats == 4 ? pdup__seat_next(pdup__talon_seat_of(number, seats))
                      : PDUP_SEAT_N + (number - 1) % 3;
}

pdup_status pdup_board_new(const pdup_allocator *allocator, int32_t number, int32_t seats,
                           pdup_board **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator)) {
        return PDUP_E_ARG;
    }
    if (number < 1 || number > PDUP_MAX_BOARDS || seats < 3 || seats > 4) {
        return PDUP_E_RANGE;
    }
    pdup_board *board = pdup__handle_new(allocator, sizeof *board, PDUP__BOARD);
    if (!board) {
        return PDUP_E_NOMEM;
    }
    board->number = number;
    board->seats = seats;
    board->talon_seat = pdup__talon_seat_of(number, seats);
    board->first_hand = pdup__first_hand_of(number, seats);
    board->lowest_level = PDUP_LEVEL_LOWEST;
    *out = board;
    return PDUP_OK;
}

/* A copy to change before anybody sees it. */
static pdup_status copy_of(const pdup_board *board, pdup_board **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__handle_is(board, PDUP__BOARD)) {
        return PDUP_E_ARG;
    }
    pdup_board *copy = pdup__handle_new(&board->base.allocator, sizeof *copy, PDUP__BOARD);
    if (!copy) {
        return PDUP_E_NOMEM;
    }
    copy->number = board->number;
    copy->seats = board->seats;
    copy->talon_seat = board->talon_seat;
    copy->first_hand = board->first_hand;
    copy->price = board->price;
    copy->lowest_level = board->lowest_level;
    copy->room = board->room;
    copy->deal = pdup_deal_ref(board->deal);
    *out = copy;
    return PDUP_OK;
}

pdup_status pdup_board_with_deal(const pdup_board *board, pdup_deal *deal, pdup_board **out) {
    if (out) {
        *out = NULL;
    }
    pdup_seat talon_seat = pdup_deal_talon_seat(deal);
    if (talon_seat == PDUP_SEAT_NONE) {
        return PDUP_E_ARG;
    }
    if (pdup__handle_is(board, PDUP__BOARD) && talon_seat != board->talon_seat) {
        return PDUP_E_DEAL_TALON;
    }
    pdup_status status = copy_of(board, out);
    if (status == PDUP_OK) {
        pdup_deal_unref((*out)->deal);
        (*out)->deal = pdup_deal_ref(deal);
    }
    return status;
}

pdup_status pdup_board_with_price(const pdup_board *board, int32_t price, pdup_board **out) {
    if (out) {
        *out = NULL;
    }
    if (price < 1 || price > MAX_PRICE) {
        return PDUP_E_RANGE;
    }
    pdup_status status = copy_of(board, out);
    if (status == PDUP_OK) {
        (*out)->price = price;
    }
    return status;
}

pdup_status pdup_board_with_lowest_level(const pdup_board *board, int32_t level, pdup_board **out) {
    if (out) {
        *out = NULL;
    }
    if (level < PDUP_LEVEL_LOWEST || level > PDUP_LEVEL_HIGHEST) {
        return PDUP_E_RANGE;
    }
    pdup_status status = copy_of(board, out);
    if (status == PDUP_OK) {
        (*out)->lowest_level = level;
    }
    return status;
}

pdup_status pdup_board_with_room(const pdup_board *board, int32_t room, pdup_board **out) {
    if (out) {
        *out = NULL;
    }
    if (room < 1 || room > PDUP_MAX_ROOMS) {
        return PDUP_E_RANGE;
    }
    pdup_status status = copy_of(board, out);
    if (status == PDUP_OK) {
        (*out)->room = room;
    }
    return status;
}

int32_t pdup_board_number(const pdup_board *board, pdup_board_field field) {
    if (!pdup__handle_is(board, PDUP__BOARD)) {
        return 0;
    }
    switch (field) {
    case PDUP_BOARD_FIELD_NUMBER:
        return board->number;
    case PDUP_BOARD_FIELD_SEATS:
        return board->seats;
    case PDUP_BOARD_FIELD_SET:
        return (board->number - 1) / board->seats + 1;
    case PDUP_BOARD_FIELD_ROOM:
        return board->room;
    case PDUP_BOARD_FIELD_TALON_SEAT:
        return board->talon_seat;
    case PDUP_BOARD_FIELD_FIRST_HAND:
        return board->first_hand;
    case PDUP_BOARD_FIELD_PRICE:
        return board->price;
    case PDUP_BOARD_FIELD_LOWEST_LEVEL:
        return board->lowest_level;
    default:
        return 0;
    }
}

pdup_status pdup_board_deal(const pdup_board *board, pdup_deal **deal_out) {
    if (!deal_out) {
        return PDUP_E_ARG;
    }
    *deal_out = NULL;
    if (!pdup__handle_is(board, PDUP__BOARD)) {
        return PDUP_E_ARG;
    }
    *deal_out = pdup_deal_ref(board->deal);
    return PDUP_OK;
}

pdup_board *pdup_board_ref(pdup_board *board) {
    return pdup__handle_ref(board, PDUP__BOARD);
}

void pdup_board_unref(pdup_board *board) {
    if (pdup__handle_unref(board, PDUP__BOARD)) {
        pdup_deal_unref(board->deal);
        pdup__handle_free(board);
    }
}
