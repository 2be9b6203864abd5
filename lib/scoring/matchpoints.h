/* SPDX-License-Identifier: MIT */
/* Rules 8: two matchpoints for every result beaten, one for every equal one. */
#ifndef PDUP_SCORING_MATCHPOINTS_H
#define PDUP_SCORING_MATCHPOINTS_H

#include <stddef.h>
#include <stdint.h>

/* A result in comparison. `key` is the caller's, to find it again. */
typedef struct pdup__compared {
    int32_t whists;
    size_t key;
    int32_t matchpoints;
} pdup__compared;

/* Sets the matchpoints of all. Their order changes; scratch has room for count, at most half of 2^31. */
void pdup__matchpoint(pdup__compared *results, pdup__compared *scratch, size_t count);

#endif
