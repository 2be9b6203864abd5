/* SPDX-License-Identifier: MIT */
#ifndef PDUP_SCORING_STANDINGS_H
#define PDUP_SCORING_STANDINGS_H

#include "base/handle.h"
#include "scoring/result.h"
#include "scoring/totals.h"

#include <pdup/standings.h>

struct pdup_standings {
    pdup__handle base;
    pdup__totals *entries;
    int32_t entry_count;
    pdup__result *results; /* NULL without results */
    int32_t result_count;
};

/* Standings with room for so many players, at least one, and results; NULL when there is no memory. */
pdup_standings *pdup__standings_new(const pdup_allocator *allocator, int32_t players,
                                    size_t results);

/* Is there an entry, or a result, of this index? #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE. */
pdup_status pdup__standings_check(const pdup_standings *standings, int32_t index, bool is_result);

#endif
