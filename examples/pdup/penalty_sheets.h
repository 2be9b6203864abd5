/* SPDX-License-Identifier: MIT */
/* What a player's standing rests on beside his results. */
#ifndef PDUP_EXAMPLES_PENALTY_SHEETS_H
#define PDUP_EXAMPLES_PENALTY_SHEETS_H

#include <pdup/pdup.h>

#include "sheet.h"

/* The penalties and disqualifications of a player in a session, in the order of entry. */
void penalty_fill(struct sheet *sheet, const pdup_session *session, int32_t player);

enum { PENALTY_SUM_CAP = 700 };

/* "Total 91 / 160 = 56.88 %", with what was taken off. */
pdup_status penalty_write_sum(const pdup_standings *standings, int32_t player,
                              char sum[PENALTY_SUM_CAP]);

#endif
