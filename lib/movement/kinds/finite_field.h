/* SPDX-License-Identifier: MIT */
/* Perfect movements by lines from finite fields. */
#ifndef PDUP_MOVEMENT_KINDS_FINITE_FIELD_H
#define PDUP_MOVEMENT_KINDS_FINITE_FIELD_H

#include "movement/movement.h"

/* Tables: the number prime^exponent, more than seats. Lines E, S, W and the sets move by 1, g, g^2... times one element
 * a round, g a generator of the field: all differences of these factors can be divided by, so that every two lines,
 * and every line and the sets, go through all differences once. */
pdup_status pdup__field_new(const pdup_allocator *allocator, int32_t prime, int32_t exponent,
                            int32_t seats, const pdup_movement *inner, pdup_movement **out);

#endif
