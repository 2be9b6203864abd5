/* SPDX-License-Identifier: MIT */
/* A result of several outcomes (rules 11.2.B2) beside a frequency table. */
#ifndef PDUP_SCORING_FREQUENCY_OUTCOMES_H
#define PDUP_SCORING_FREQUENCY_OUTCOMES_H

#include "scoring/frequency_tree.h"

#include <pdup/base.h>

#include <stdbool.h>

enum {
    PDUP__HUNDREDTHS = 100, /* of a result: a weight is a percent of it */
    PDUP__MOST_OUTCOMES = 8
};

static inline bool pdup__is_score(int32_t whists) {
    return whists >= -PDUP_MAX_WHISTS && whists <= PDUP_MAX_WHISTS;
}

/* A weighted result. */
typedef struct pdup__outcomes {
    const int32_t *whists;
    const int32_t *weights;
    int32_t count;
} pdup__outcomes;

/* As the public calls are given them: a single outcome needs no weight. */
pdup__outcomes pdup__outcomes_of(const int32_t *whists, const int32_t *weights, int32_t count);

/* #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE, as the public calls have it. */
pdup_status pdup__outcomes_check(pdup__outcomes outcomes);

/* The weights of the outcomes with these whists, together. */
int64_t pdup__outcomes_share(pdup__outcomes outcomes, int32_t whists);

/* Is there enough in the table for so many such results to be part of it? */
bool pdup__outcomes_are_in(pdup__outcomes outcomes, int64_t results,
                           const pdup__frequency_tree *tree);

#endif
