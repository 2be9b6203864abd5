/* SPDX-License-Identifier: MIT */
/* Movements whose boxes are turned: who would hold the cards of a seat holds those of a later one. */
#ifndef PDUP_MOVEMENT_KINDS_TURNED_H
#define PDUP_MOVEMENT_KINDS_TURNED_H

#include "movement/movement.h"

typedef enum pdup__turned_by {
    PDUP__TURNED_BY_SET,  /* a number for each set, the same at all tables */
    PDUP__TURNED_BY_ROUND /* a number for each round */
} pdup__turned_by;

/* The turns of an embedded table; NULL if there is none for this movement. So many as sets, or rounds: digits. */
const char *pdup__turns_for_even_seats(const pdup_movement *movement);
const char *pdup__turns_for_one_winner(const pdup_movement *movement);

/* `turns` has a number below the seats for each set or round. */
pdup_status pdup__turned_new(const pdup_movement *movement, pdup__turned_by by,
                             const uint8_t *turns, pdup_movement **out);

#endif
