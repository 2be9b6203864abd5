/* SPDX-License-Identifier: MIT */
/* Rules 11.2.B1: artificial adjusted scores, percents of the full top. */
#ifndef PDUP_SCORING_AWARDS_H
#define PDUP_SCORING_AWARDS_H

#include "scoring/totals.h"

/* Is the award valued by the player's own percent? */
bool pdup__award_is_own(const pdup__chosen *chosen, const pdup__result *result);

/* Is the score, which is none valued by an own percent, among those that make up the player's own percent? */
bool pdup__award_is_ordinary(const pdup__chosen *chosen, const pdup__result *result);

/* Sets the score of an artificial result. `others` is what counts of the player's other boards, finished. false: more
 * than 128 bits. */
bool pdup__award_score(const pdup__chosen *chosen, const pdup__totals *others,
                       pdup__result *result);

#endif
