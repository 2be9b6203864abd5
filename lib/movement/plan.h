/* SPDX-License-Identifier: MIT */
/* Finds the best way to write a number of tables as a product of numbers for which a movement is known. */
#ifndef PDUP_MOVEMENT_PLAN_H
#define PDUP_MOVEMENT_PLAN_H

#include "movement/parts.h"

/* The smallest part has 3 tables, and 3^9 is over the limit of tables. */
enum { PDUP__PLAN_PARTS = 8 };

/* Fastest part first. Of the pairs of different lines `met` of every `pairs` meet. Only the
 * pairs of parts that are not perfect are factors of `pairs`, and two such parts are rarely the best: it stays below
 * 2^31. */
typedef struct pdup__plan {
    int32_t count;
    pdup__part parts[PDUP__PLAN_PARTS];
    int64_t met;
    int64_t pairs;
} pdup__plan;

/* The plan with which the most pairs meet; among equal ones lines that move as wholes, then the fewest parts. Without
 * any plan none meet. */
void pdup__plan_find(int32_t tables, int32_t seats, pdup__plan *plan_out);

/* Makes it. */
pdup_status pdup__plan_new(const pdup_allocator *allocator, const pdup__plan *plan, int32_t seats,
                           pdup_movement **out);

#endif
