/* SPDX-License-Identifier: MIT */
/* Movements by lines in which every line moves as a whole: in a round all its players sit the same way from home,
 * and the director can announce one step a line. How far each line and the sets are from home in each round is all
 * that needs to be kept; the look-ups add and subtract in the group. */
#ifndef PDUP_MOVEMENT_KINDS_OFFSETS_H
#define PDUP_MOVEMENT_KINDS_OFFSETS_H

#include "movement/data/data_lines.h"
#include "movement/movement.h"

typedef struct pdup__offsets {
    pdup__group group;
    /* For N, E, S, (W,) and the sets as many numbers as there are tables, one a round. */
    uint16_t moved[];
} pdup__offsets;

extern const pdup__movement_type pdup__offsets_skip;  /* PDUP_MOVEMENT_KIND_SKIP */
extern const pdup__movement_type pdup__offsets_lines; /* PDUP_MOVEMENT_KIND_LINES */

/* All lines at home in all rounds; NULL when there is no memory. Belongs to the caller (pdup__release()) until
 * pdup__movement_new() has it. */
pdup__offsets *pdup__offsets_new(const pdup_allocator *allocator, int32_t tables, int32_t seats,
                                 const pdup__group *group);

/* Lets the sets go to the next lower table in every round (rules 5). */
void pdup__offsets_walk_sets(pdup__offsets *offsets, int32_t tables, int32_t seats);

/* The movement of an embedded step table, for 3 or 4 seats. The rounds come in the order in which the sets go home:
 * minus r in round r. */
pdup_status pdup__steps_new(const pdup_allocator *allocator, const pdup__steps_spec *spec,
                            int32_t seats, const pdup_movement *inner, pdup_movement **out);

#endif
