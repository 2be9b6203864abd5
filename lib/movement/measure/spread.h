/* SPDX-License-Identifier: MIT */
/* How many pairs have each value of a count. */
#ifndef PDUP_MOVEMENT_MEASURE_SPREAD_H
#define PDUP_MOVEMENT_MEASURE_SPREAD_H

#include "base/index.h"

typedef struct pdup__spread_value {
    int64_t pairs;
    int32_t value;
} pdup__spread_value;

/* All zero is an empty spread. */
typedef struct pdup__spread {
    pdup__spread_value *values;
    size_t count;
    size_t capacity;
    size_t last; /* the value added last: very often the next one as well */
    pdup__index index;
} pdup__spread;

/* As pdup__spread_add(), for a value that is not the one added last. */
pdup_status pdup__spread_add_other(pdup__spread *spread, const pdup_allocator *allocator,
                                   int64_t value);

/* One pair more with this value. #PDUP_OK, #PDUP_E_OVERFLOW (it does not fit 32 bits) or #PDUP_E_NOMEM. */
static inline pdup_status pdup__spread_add(pdup__spread *spread, const pdup_allocator *allocator,
                                           int64_t value) {
    if (spread->count == 0 || spread->values[spread->last].value != value) {
        return pdup__spread_add_other(spread, allocator, value);
    }
    spread->values[spread->last].pairs++;
    return PDUP_OK;
}

/* Puts the values in rising order; nothing can be added after that. #PDUP_OK or #PDUP_E_NOMEM. */
pdup_status pdup__spread_close(pdup__spread *spread, const pdup_allocator *allocator);

void pdup__spread_release(pdup__spread *spread, const pdup_allocator *allocator);

#endif
