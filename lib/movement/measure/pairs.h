/* SPDX-License-Identifier: MIT */
/* Counts over all pairs of players: meetings, comparisons, competition. */
#ifndef PDUP_MOVEMENT_MEASURE_PAIRS_H
#define PDUP_MOVEMENT_MEASURE_PAIRS_H

#include "movement/measure/comparisons.h"
#include "movement/measure/spread.h"

#include <pdup/quality.h>

enum { PDUP__SPREADS = 6 };

/* How many places are held at once; all that a movement has if they are fewer. 128 MB at most. */
enum { PDUP__PLACES_HELD = 1 << 25 };

/* Fills the spreads, [PDUP_SPREAD constant - 1], which are empty before, and adds to the survey's flaws the sets
 * that are met again. #PDUP_OK, #PDUP_E_OVERFLOW or #PDUP_E_NOMEM; the spreads are to be released either way. */
pdup_status pdup__pairs_count(pdup__survey *survey, const pdup__strips *strips, size_t places_held,
                              pdup__spread *spreads);

#endif
