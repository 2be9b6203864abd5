/* SPDX-License-Identifier: MIT */
/* Movements written out place by place, for all kinds that no formula gives. The numbers stand in one block, round
 * by round: what every table has, and the way back from players and sets, so that every look-up is one step. The
 * layout follows from the shape alone; stopping early leaves it as it is.
 *
 * How to make one: fill in a shape (type, rounds, tables, sets, seats, players, copies at least), ask for the block
 * with pdup__listed_new(), put every table of every round once, in any order, and hand shape and block to
 * pdup__movement_new() as data and owned. */
#ifndef PDUP_MOVEMENT_KINDS_LISTED_H
#define PDUP_MOVEMENT_KINDS_LISTED_H

#include "movement/movement.h"

/* The look-ups under the name of each kind that has listed movements. */
extern const pdup__movement_type pdup__listed_lines;      /* PDUP_MOVEMENT_KIND_LINES */
extern const pdup__movement_type pdup__listed_individual; /* PDUP_MOVEMENT_KIND_INDIVIDUAL */
extern const pdup__movement_type pdup__listed;            /* PDUP_MOVEMENT_KIND_LISTED */

/* A block for a movement of this shape with all tables empty and idle; NULL when there is no memory. It belongs to
 * the caller (pdup__release()) until pdup__movement_new() has it. */
uint16_t *pdup__listed_new(const pdup_allocator *allocator, const pdup__movement_shape *shape);

/* Seats players (shape->seats of them; -1 for nobody) and set (-1 for none) at a table. Players and sets count from
 * 0. Of a player who sits twice in a round the lowest table is found again, of a set at more tables than it has
 * copies the lowest ones: such a movement can be made, so that its faults can be looked for. */
void pdup__listed_put(uint16_t *numbers, const pdup__movement_shape *shape, int32_t round,
                      int32_t table, int32_t set, const int32_t *players);

#endif
