/* SPDX-License-Identifier: MIT */
#ifndef PDUP_MOVEMENT_MEASURE_QUALITY_H
#define PDUP_MOVEMENT_MEASURE_QUALITY_H

#include "movement/measure/pairs.h"

enum { PDUP__MEASURES = PDUP_MEASURE_SEAT_SPREAD };

struct pdup_quality {
    pdup__handle base;
    int64_t measures[PDUP__MEASURES]; /* [PDUP_MEASURE constant - 1] */
    pdup__spread spreads[PDUP__SPREADS];
    pdup_faults *faults;
};

/* As the public function, with so many places held at once (pairs.h). */
pdup_status pdup__quality_new(const pdup_movement *movement, size_t places_held,
                              pdup_quality **quality_out);

#endif
