/* SPDX-License-Identifier: MIT */
/* The figures of a movement that are one number. */
#ifndef PDUP_MOVEMENT_MEASURE_QUALITY_MEASURES_H
#define PDUP_MOVEMENT_MEASURE_QUALITY_MEASURES_H

#include "movement/measure/comparisons.h"
#include "movement/measure/spread.h"

/* Into measures, [PDUP_MEASURE constant - 1]. meetings is closed. */
void pdup__measures_take(const pdup__survey *survey, const pdup__strips *strips,
                         const pdup__spread *meetings, int64_t *measures);

/* The quality factor Q of the closed spread of the weights K. #PDUP_OK or #PDUP_E_OVERFLOW. */
pdup_status pdup__measures_factor(const pdup__spread *competition, int64_t *numerator_out,
                                  int64_t *denominator_out);

#endif
