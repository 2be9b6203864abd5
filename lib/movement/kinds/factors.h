/* SPDX-License-Identifier: MIT */
/* Finds the best way to write a number of tables as a product of numbers for which a movement is known. */
#ifndef PDUP_MOVEMENT_KINDS_FACTORS_H
#define PDUP_MOVEMENT_KINDS_FACTORS_H

#include "movement/kinds/known_tables.h"

/* The smallest part has 3 tables, and 3^9 is over the limit of tables. */
enum { PDUP__FACTORS_MOST = 8 };

/* Fastest part first. Of the pairs of different lines `met` of every `pairs` meet. Only the
 * pairs of parts that are not perfect are factors of `pairs`, and two such parts are rarely the best: it stays below
 * 2^31. */
typedef struct pdup__factors {
    int32_t count;
    pdup__part parts[PDUP__FACTORS_MOST];
    int64_t met;
    int64_t pairs;
} pdup__factors;

/* The factors with which the most pairs meet; among equal ones lines that move as wholes, then the fewest parts. Without
 * any factors none meet. */
void pdup__factors_find(int32_t tables, int32_t seats, pdup__factors *factors_out);

/* Makes it. */
pdup_status pdup__factors_new(const pdup_allocator *allocator, const pdup__factors *factors,
                              int32_t seats, pdup_movement **out);

#endif
