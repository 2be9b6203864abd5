/* SPDX-License-Identifier: MIT */
/* Who sits where with which set, as whoever counts reads it: what is out of range is nobody and no set. */
#ifndef PDUP_MOVEMENT_SEATING_H
#define PDUP_MOVEMENT_SEATING_H

#include "movement/movement.h"

/* The set, from 0; -1 when the table is idle. */
static inline int32_t pdup__seating_set(const pdup_movement *movement, int32_t round,
                                        int32_t table) {
    int32_t set = movement->shape.type->set_at(movement, round, table);
    return set < movement->shape.sets ? set : -1;
}

/* The player, from 0; negative for nobody. */
static inline int32_t pdup__seating_player(const pdup_movement *movement, int32_t round,
                                           int32_t table, int seat) {
    int32_t player = movement->shape.type->player_at(movement, round, table, seat);
    return player < movement->shape.players ? player : -1;
}

/* A place in a round as one number. Rounds and tables are 10^4 at most, so it is less than 4 * 10^8. */
static inline int32_t pdup__seating_pack(const pdup_movement *movement, int32_t round,
                                         int32_t table, int seat) {
    return (round * movement->shape.tables + table) * movement->shape.seats + seat;
}

static inline int32_t pdup__seating_round(const pdup_movement *movement, int32_t place) {
    return place / movement->shape.seats / movement->shape.tables;
}

static inline int32_t pdup__seating_table(const pdup_movement *movement, int32_t place) {
    return place / movement->shape.seats % movement->shape.tables;
}

static inline int pdup__seating_seat(const pdup_movement *movement, int32_t place) {
    return place % movement->shape.seats;
}

#endif
