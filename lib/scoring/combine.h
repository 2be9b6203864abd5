/* SPDX-License-Identifier: MIT */
/* Several sessions make one result (regulations `sessions` and `carry-over`). */
#ifndef PDUP_SCORING_COMBINE_H
#define PDUP_SCORING_COMBINE_H

#include "scoring/totals.h"

/* Adds what a player has in one more session; false: a sum needs more than 128 bits. */
bool pdup__combine_add(pdup__totals *sum, const pdup__totals *session);

/* The result of one player: `own` are his totals in each of the sessions, finished. false as above. */
bool pdup__combine(const pdup__chosen *chosen, const pdup__totals *own, int32_t count,
                   pdup__totals *result);

#endif
