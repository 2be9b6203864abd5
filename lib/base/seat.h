/* SPDX-License-Identifier: MIT */
/* Seats as positions, and the way round the table. */
#ifndef PDUP_BASE_SEAT_H
#define PDUP_BASE_SEAT_H

#include <pdup/base.h>

#include <stdbool.h>

enum { PDUP__SEATS = 4 };

static inline bool pdup__seat_is_valid(pdup_seat seat) {
    return seat >= PDUP_SEAT_N && seat <= PDUP_SEAT_W;
}

/* Position of a valid seat in arrays. */
static inline int pdup__seat_index(pdup_seat seat) {
    return (int)(seat - PDUP_SEAT_N);
}

/* The letters of the seats, by their positions. */
#define PDUP__SEAT_LETTERS "NESW"

/* The letter of a seat; nothing for #PDUP_SEAT_NONE. */
static inline const char *pdup__seat_name(pdup_seat seat) {
    static const char *const names[] = {"", "N", "E", "S", "W"};
    return names[seat];
}

/* The next seat clockwise: N E S W N. */
static inline pdup_seat pdup__seat_next(pdup_seat seat) {
    return seat == PDUP_SEAT_W ? PDUP_SEAT_N : seat + 1;
}

#endif
