/* SPDX-License-Identifier: MIT */
/* Carrying the matchpoints of a group of A results over to the E it should have had (rules 10.B). */
#ifndef PDUP_SCORING_NORMALISE_H
#define PDUP_SCORING_NORMALISE_H

#include "base/fraction.h"
#include "scoring/regulation_values.h"

/* Matchpoints are in ten-thousandths: weights are percents, and a weighted result meets others. */
enum { PDUP__MATCHPOINT = 10000 };

/* A group and what it is carried over to: 1 <= A <= E. */
typedef struct pdup__group_size {
    int32_t compared; /* A */
    int32_t expected; /* E */
} pdup__group_size;

/* The score of a result that got so many ten-thousandths inside its group, from 0 to pdup__normalised_top(). */
pdup__fraction pdup__normalised(pdup__normalise method, int64_t matchpoints, pdup__group_size size);

int32_t pdup__normalised_top(pdup__normalise method, pdup__group_size size);

#endif
