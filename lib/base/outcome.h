/* SPDX-License-Identifier: MIT */
/* One of the outcomes that an assigned adjusted score is made of (rules 11.2.B2). */
#ifndef PDUP_BASE_OUTCOME_H
#define PDUP_BASE_OUTCOME_H

#include <pdup/base.h>

typedef struct pdup__outcome {
    int32_t whists; /* in sixths */
    int32_t weight; /* percent; those of one score sum to 100 */
} pdup__outcome;

#endif
