/* SPDX-License-Identifier: MIT */
/* The movement with extra steps (rules 5, procedure 3), also for other steps than those of the rules. */
#ifndef PDUP_MOVEMENT_KINDS_SKIP_H
#define PDUP_MOVEMENT_KINDS_SKIP_H

#include "movement/movement.h"

/* Tables walked in a round by N (0), E, S and W; not 0 for the last three. */
typedef struct pdup__steps {
    int32_t of[4];
} pdup__steps;

/* A movement with extra steps, and these steps. */
pdup_status pdup__skip_new(const pdup_allocator *allocator, int32_t tables, int32_t seats,
                           const pdup__steps *steps, pdup_movement **out);

/* The steps, of at most `reach` tables either way, with which the fewest pairs of different lines never meet, and how
 * many these are. E walks the lowest number of them, then S, then W. reach is at most PDUP__SKIP_REACH. */
enum { PDUP__SKIP_REACH = 12 };
pdup_status pdup__skip_choose(const pdup_allocator *allocator, int32_t tables, int32_t seats,
                              int32_t reach, pdup__steps *steps_out, int64_t *never_met_out);

#endif
