/* SPDX-License-Identifier: MIT */
/* The board as it lay at the table of a row: with the table's own number of players, and turned (rules 10). */
#include "deal/board.h"
#include "table/row.h"

int32_t pdup__row_seats(const pdup_board *board, const pdup__row *row) {
    return row->seats != 0 ? row->seats : board->seats;
}

/* So many places clockwise, among the seats of the table. */
static pdup_seat places_on(const pdup_board *board, const pdup__row *row, pdup_seat seat,
                           int32_t places) {
    int32_t seats = pdup__row_seats(board, row);
    return PDUP_SEAT_N + (pdup__seat_index(seat) + places) % seats;
}

pdup_seat pdup__row_seat_of_line(const pdup_board *board, const pdup__row *row, pdup_seat line) {
    return places_on(board, row, line, row->turn);
}

pdup_seat pdup__row_line_of_seat(const pdup_board *board, const pdup__row *row, pdup_seat seat) {
    return places_on(board, row, seat, pdup__row_seats(board, row) - row->turn);
}

pdup_seat pdup__row_talon_seat(const pdup_board *board, const pdup__row *row) {
    int32_t seats = pdup__row_seats(board, row);
    pdup_seat talon = pdup__talon_seat_of(board->number, seats);
    return seats == 3 ? talon : pdup__row_seat_of_line(board, row, talon);
}

pdup_seat pdup__row_first_hand(const pdup_board *board, const pdup__row *row) {
    pdup_seat first = pdup__first_hand_of(board->number, pdup__row_seats(board, row));
    return pdup__row_seat_of_line(board, row, first);
}

pdup_seat pdup__row_next_active(const pdup_board *board, const pdup__row *row, pdup_seat seat) {
    pdup_seat next = pdup__seat_next(seat);
    return next == pdup__row_talon_seat(board, row) ? pdup__seat_next(next) : next;
}
