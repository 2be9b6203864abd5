/* SPDX-License-Identifier: MIT */
/* What is wrong with a seating, gathered in any order and told in the order of rounds and tables. */
#ifndef PDUP_MOVEMENT_MEASURE_FLAWS_H
#define PDUP_MOVEMENT_MEASURE_FLAWS_H

#include "movement/movement.h"

#include <pdup/faults.h>

/* All from 0; -1 for what does not apply. */
typedef struct pdup__flaw {
    pdup_status code;
    int32_t place; /* as packed in seating.h; of a table its first seat */
    int32_t set;
    int32_t player; /* as the movement has it, also out of range */
    int32_t other;  /* the place that stands against it */
} pdup__flaw;

/* All zero is an empty list. */
typedef struct pdup__flaws {
    pdup__flaw *list;
    size_t count;
    size_t capacity;
} pdup__flaws;

/* false and nothing changed when there is no memory. */
bool pdup__flaws_add(pdup__flaws *flaws, const pdup_allocator *allocator, pdup__flaw flaw);

/* The public list, the flaws sorted for it; NULL when there is no memory. */
pdup_faults *pdup__flaws_tell(pdup__flaws *flaws, const pdup_movement *movement);

void pdup__flaws_release(pdup__flaws *flaws, const pdup_allocator *allocator);

#endif
