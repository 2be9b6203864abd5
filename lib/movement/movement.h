/* SPDX-License-Identifier: MIT */
/* One interface over all kinds of movement; a kind is one file that fills in these look-ups. */
#ifndef PDUP_MOVEMENT_MOVEMENT_H
#define PDUP_MOVEMENT_MOVEMENT_H

#include "base/handle.h"

#include <pdup/movement.h>

/* A place at the tables, from 0; table -1 and seat -1 when there is none. */
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
    /* copy: which of the tables that play the set, in rising order. */
    int32_t (*table_of_set)(const pdup_movement *movement, int32_t round, int32_t set,
                            int32_t copy);
} pdup__movement_type;

/* What all kinds have. */
typedef struct pdup__movement_shape {
    const pdup__movement_type *type;
    int32_t tables;
    int32_t rounds;
    int32_t sets;
    int32_t seats;
    int32_t players;
    int32_t rooms;
    int32_t copies; /* of each set */
    bool is_by_lines;
    pdup_variant variant;
    const char *construction; /* static */
    const char *source;       /* static */
} pdup__movement_shape;

struct pdup_movement {
    pdup__handle base;
    pdup__movement_shape shape;
    const void *data;     /* the kind's own numbers: static, or owned, or the inner movement's */
    void *owned;          /* one block, released with the movement; NULL if there is none */
    pdup_movement *inner; /* what this one is made from and keeps; NULL if there is none */
};

/* A movement of this shape. `owned` (NULL allowed) becomes its own, and is released also when there is no memory. `inner`
 * (NULL allowed) is kept. data is what the look-ups will find: owned, inner's, or static. */
pdup_status pdup__movement_new(const pdup_allocator *allocator, const pdup__movement_shape *shape,
                               const void *data, void *owned, const pdup_movement *inner,
                               pdup_movement **out);

/* One more reference to what was handed in as unchanging, which it is: only its count changes. NULL is allowed. */
pdup_movement *pdup__movement_keep(const pdup_movement *movement);

#endif
