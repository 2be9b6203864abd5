/* SPDX-License-Identifier: MIT */
/* Own percents: what counts of a player's other boards when an award is valued (rules 11.2.B1). */
#ifndef PDUP_SCORING_OWN_PERCENT_H
#define PDUP_SCORING_OWN_PERCENT_H

#include "base/mem.h"
#include "scoring/totals.h"

/* Sets the scores of the artificial results of one session, all others of which have been scored. Results come in the
 * order of boards. #PDUP_OK, #PDUP_E_NOMEM or #PDUP_E_OVERFLOW. */
pdup_status pdup__score_awards(const pdup_allocator *allocator, const pdup__chosen *chosen,
                               pdup__result *results, size_t count, int32_t players);

#endif
