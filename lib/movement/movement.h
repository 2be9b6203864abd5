/* SPDX-License-Identifier: MIT */
/* One interface over all kinds of movement; a kind is one file that fills in these look-ups. */
#ifndef PDUP_MOVEMENT_MOVEMENT_H
#define PDUP_MOVEMENT_MOVEMENT_H

#include "base/handle.h"

#include <pdup/movement.h>

/* A place at the tables, from 0; table -1 when there is none. */
typedef struct pdup__place {
    int32_t table;
    int seat;
} pdup__place;

/* Everything here counts from 0 and is within range; -1 stands for nobody, no set, no table. */
typedef struct pdup__movement_type {
    int32_t kind;
    int32_t (*player_at)(const pdup_movement *movement, int32_t round, int32_t table, int seat);
    int32_t (*set_at)(const pdup_movement *movement, int32_t round, int32_t table);
    pdup__place (*place_of_player)(const pdup_movement *movement, int32_t round, int32_t player);
    int32_t (*table_of_set)(const pdup_movement *movement, int32_t round, int32_t set);
} pdup__movement_type;

struct pdup_movement {
    pdup__handle base;
    const pdup__movement_type *type;
    int32_t tables;
    int32_t rounds;
    int32_t sets;
    int32_t seats;
    int32_t players;
};

#endif
