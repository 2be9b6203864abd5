/* SPDX-License-Identifier: MIT */
/* Movements by lines in which all tables play the same set. */
#ifndef PDUP_MOVEMENT_KINDS_SHARED_LINE_H
#define PDUP_MOVEMENT_KINDS_SHARED_LINE_H

#include "movement/movement.h"

/* `lines` with set r at all tables in round r. It is by lines, in one room, has one copy of each set. */
pdup_status pdup__shared_line_new(const pdup_movement *lines, pdup_movement **out);

#endif
