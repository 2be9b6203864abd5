/* SPDX-License-Identifier: MIT */
/* Rules 8: two matchpoints for every result beaten, one for every equal one. A weighted result (rules 11.2.B2) counts
 * with the weight of each outcome. */
#ifndef PDUP_SCORING_MATCHPOINTS_H
#define PDUP_SCORING_MATCHPOINTS_H

#include <stddef.h>
#include <stdint.h>

/* An outcome in comparison. `key` is the caller's, to find its result again. */
typedef struct pdup__compared {
    int32_t whists;
    int32_t weight;
    size_t key;
    int64_t matchpoints; /* in hundredths: 2 * (weight below) + (own weight) - 100 */
} pdup__compared;

/* Sets the matchpoints of all. Their order changes; scratch has room for count, at most 2^31.
 * The matchpoints of a result are the sum of those of its outcomes by their weights: what it would win from itself and
 * lose to itself cancels out, so that this is its comparison with the others alone. */
void pdup__matchpoint(pdup__compared *outcomes, pdup__compared *scratch, size_t count);

#endif
