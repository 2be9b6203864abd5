/* SPDX-License-Identifier: MIT */
/* What all movements by lines have in common. */
#ifndef PDUP_MOVEMENT_KINDS_LINE_MOVEMENT_H
#define PDUP_MOVEMENT_KINDS_LINE_MOVEMENT_H

#include "movement/movement.h"

/* The fewest tables for a movement by lines. */
enum { PDUP__LEAST_TABLES = 3 };

/* A whole movement on so many tables: as many rounds and sets, one room, one copy of each set. */
pdup__movement_shape pdup__lines_shape(const pdup__movement_type *type, int32_t tables,
                                       int32_t seats, const char *construction, const char *source);

/* The checks of the public constructors: out, allocator, limits. Sets *out to NULL. */
pdup_status pdup__lines_check(const pdup_allocator *allocator, int32_t tables, int32_t seats,
                              pdup_movement **out);

#endif
