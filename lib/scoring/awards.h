/* SPDX-License-Identifier: MIT */
/* Rules 11.2.B1: artificial adjusted scores, percents of the full top. */
#ifndef PDUP_SCORING_AWARDS_H
#define PDUP_SCORING_AWARDS_H

#include "scoring/totals.h"

/* The matchpoints of an award: 40 or 50 % of the top; for average plus 60 %, or the player's percent on his other
 * boards if that is more. `others` is what he has there: real scores only, finished. false: more than 128 bits. */
bool pdup__award_matchpoints(pdup_award award, int32_t top, const pdup__totals *others,
                             pdup__fraction *out);

#endif
