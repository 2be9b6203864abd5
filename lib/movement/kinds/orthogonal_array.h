/* SPDX-License-Identifier: MIT */
/* Movements by lines from arrays in which every two columns hold every pair of symbols: the columns are the round,
 * the lines and the set. Such arrays exist where no group moves the lines as wholes. */
#ifndef PDUP_MOVEMENT_KINDS_ORTHOGONAL_ARRAY_H
#define PDUP_MOVEMENT_KINDS_ORTHOGONAL_ARRAY_H

#include "movement/data/data_lines.h"
#include "movement/movement.h"

/* The movement of an embedded array, for 3 or 4 seats. */
pdup_status pdup__array_new(const pdup_allocator *allocator, const pdup__array_spec *spec,
                            int32_t seats, const pdup_movement *inner, pdup_movement **out);

#endif
