/* SPDX-License-Identifier: MIT */
/* Carrying the matchpoints of a group of A results over to the E it should have had (rules 10.B). */
#ifndef PDUP_SCORING_NORMALISE_H
#define PDUP_SCORING_NORMALISE_H

#include "base/fraction.h"

/* (M + 1) * E / A - 1, with 1 <= A <= E. Stays within 0 and 2 (E - 1). */
pdup__fraction pdup__neuberg(int32_t matchpoints, int32_t compared, int32_t expected);

#endif
