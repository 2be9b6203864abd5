/* SPDX-License-Identifier: MIT */
/* The tie-break `opponents`: the mean of the final percents of those whom a player met. */
#ifndef PDUP_SCORING_OPPONENTS_H
#define PDUP_SCORING_OPPONENTS_H

#include "scoring/tie_break.h"

/* As pdup__tie_break_values(). */
pdup_status pdup__opponents(const pdup__ranking *ranking, pdup__merit *merits);

#endif
