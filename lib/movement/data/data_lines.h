/* SPDX-License-Identifier: MIT */
/* The designs that are kept as numbers, because no formula gives them. */
#ifndef PDUP_MOVEMENT_DATA_DATA_LINES_H
#define PDUP_MOVEMENT_DATA_DATA_LINES_H

#include "movement/kinds/group.h"

/* Lines that move as wholes. */
typedef struct pdup__steps_spec {
    int32_t tables;
    int32_t seats;  /* 0 for 3 and 4: with 3 the numbers of W are those of the sets */
    int32_t rounds; /* fewer than tables in a short step table */
    pdup__group group;
    /* For N, E, S, (W) and the sets: so many numbers as rounds, how far they are from home. */
    const uint8_t *moved;
    const char *construction;
    const char *source;
} pdup__steps_spec;

extern const pdup__steps_spec pdup__steps_specs[];
extern const int32_t pdup__steps_spec_count;

/* What puts the rounds of an array in order. */
typedef enum pdup__order {
    PDUP__ORDER_SETS,   /* in round r table 0 plays set r */
    PDUP__ORDER_ROUNDS, /* as the array has them */
    PDUP__ORDER_SHARED  /* likewise; there is no column of sets: all tables play set r in round r */
} pdup__order;

/* Base columns of an array of tables * tables rows: round, N, E, S, (W,) set. Each column gives a row for each of the
 * first `shifts` elements of the group, which is added to all entries but the empty ones (-1). Those stand for the
 * symbols beyond the group, `empties` of them, and a small array on these alone makes the rows complete. */
typedef struct pdup__array_spec {
    int32_t tables;
    int32_t seats;   /* 0 for 3 and 4 */
    int32_t width;   /* entries of a column */
    int32_t columns; /* number of columns */
    pdup__group group;
    int32_t shifts;
    int32_t empties;
    pdup__order order;
    int32_t never_met; /* pairs of different lines */
    const int8_t *entries;
    const char *construction;
    const char *source;
} pdup__array_spec;

extern const pdup__array_spec pdup__array_specs[];
extern const int32_t pdup__array_spec_count;

#endif
