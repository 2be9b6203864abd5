/* SPDX-License-Identifier: MIT */
/* All ways that the rules and our constructions have for a head count. */
#ifndef PDUP_MOVEMENT_PLAN_WAYS_H
#define PDUP_MOVEMENT_PLAN_WAYS_H

#include "movement/plan/way.h"

/* All zero is an empty list. */
typedef struct pdup__ways {
    pdup__way *list;
    size_t count;
    size_t capacity;
} pdup__ways;

/* All ways with the wished seats, rooms and copies, none of them counted yet: #PDUP_OK or #PDUP_E_NOMEM; to be released
 * either way. */
pdup_status pdup__ways_find(const pdup_wishes *wishes, pdup__ways *ways);

void pdup__ways_release(pdup__ways *ways, const pdup_allocator *allocator);

#endif
