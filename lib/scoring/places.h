/* SPDX-License-Identifier: MIT */
/* Rules 9: who has the highest percent is first; equal percents share a place, as in 1 2 2 4. */
#ifndef PDUP_SCORING_PLACES_H
#define PDUP_SCORING_PLACES_H

#include "scoring/totals.h"

/* Puts the entries in the order of places and sets these. Who has no percent is not placed and comes last; equal
 * ones by player number. scratch has room for count. */
void pdup__place(pdup__totals *entries, pdup__totals *scratch, int32_t count);

#endif
