/* SPDX-License-Identifier: MIT */
/* Which penalty of a player and kind is his first in the whole event, for the tariff of penalties (rules 12.2). */
#ifndef PDUP_EVENT_FILE_PENALTY_ORDER_H
#define PDUP_EVENT_FILE_PENALTY_ORDER_H

#include "event_file/reader.h"

/* When all `penalty` lines have been noted: finds the first of each player and kind. By time; a line without one takes
 * that of the line of this player and kind above it. What was revoked, waived or replaced is before no other, but
 * those that stand are before it. */
void pdup__order_penalties(pdup__reader *reader);

/* How often the player was penalised for this before the penalty of the present line: 0, or 1 for once or more. */
int32_t pdup__penalised_before(const pdup__reader *reader, int32_t player,
                               pdup_infraction infraction);

#endif
