/* SPDX-License-Identifier: MIT */
#ifndef PDUP_SCORING_STANDINGS_H
#define PDUP_SCORING_STANDINGS_H

#include "base/handle.h"
#include "scoring/regulation_values.h"
#include "scoring/result.h"
#include "scoring/totals.h"

#include <pdup/standings.h>

struct pdup_standings {
    pdup__handle base;
    pdup__totals *entries;
    int32_t entry_count;
    pdup__result *results; /* in parts, one a session */
    int32_t result_count;
    pdup__outcome *outcomes; /* that the results point to */
    size_t outcome_count;
    pdup__chosen *chosen; /* by session, from the first one there is */
    int32_t first_session;
    bool has_maximum; /* matchpoints are counted, so that there are tops and percents */
};

/* Standings with room for so many players, at least one, results and outcomes; NULL when there is no memory. */
pdup_standings *pdup__standings_new(const pdup_allocator *allocator, int32_t players,
                                    size_t results, size_t outcomes);

/* Is there an entry, or a result, of this index? #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE. */
pdup_status pdup__standings_check(const pdup_standings *standings, int32_t index, bool is_result);

#endif
