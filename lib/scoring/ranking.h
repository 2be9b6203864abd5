/* SPDX-License-Identifier: MIT */
/* Rules 9: who has the highest percent is first; equal percents share a place, as in 1 2 2 4, unless a chain of
 * tie-breaks decides between them. */
#ifndef PDUP_SCORING_RANKING_H
#define PDUP_SCORING_RANKING_H

#include "base/mem.h"
#include "scoring/totals.h"

/* What is to be ranked, and what tie-breaks look at. */
typedef struct pdup__ranking {
    const pdup_allocator *allocator;
    const pdup__chosen *chosen; /* measure, tie-breaks */
    int32_t minimum_boards;     /* to be placed */
    pdup__totals *entries;      /* by player number */
    int32_t entry_count;
    const pdup__result *results; /* by session, board, seat */
    int32_t result_count;
    const uint8_t *seed; /* of the lot; NULL: none */
    int32_t session;     /* whose lot it is */
} pdup__ranking;

/* Puts the entries in the order of places and sets these. Who is not placed comes last; equal ones by player number.
 * #PDUP_OK, #PDUP_E_NOMEM, #PDUP_E_STATE (a lot without a seed) or #PDUP_E_OVERFLOW. */
pdup_status pdup__rank(const pdup__ranking *ranking);

#endif
