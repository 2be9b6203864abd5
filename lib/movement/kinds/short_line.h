/* SPDX-License-Identifier: MIT */
/* Movements by lines for head counts that do not divide by the seats. */
#ifndef PDUP_MOVEMENT_KINDS_SHORT_LINE_H
#define PDUP_MOVEMENT_KINDS_SHORT_LINE_H

#include "movement/movement.h"

/* `lines` without the last `missing` players of line N, 0 < missing < tables. It is by lines, in one room, has one copy
 * of each set, and N stays at home in it, as in all movements of pdup_movement_new_best(). */
pdup_status pdup__short_line_new(const pdup_movement *lines, int32_t missing, pdup_movement **out);

#endif
