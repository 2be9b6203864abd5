/* SPDX-License-Identifier: MIT */
/* Scores that are differences of whists. */
#ifndef PDUP_SCORING_MEASURES_H
#define PDUP_SCORING_MEASURES_H

#include "scoring/score_board.h"

/* Scores the compared members of a group, whose order changes; scratch has room for count. */
void pdup__measure_group(const pdup__chosen *chosen, pdup__result *results, pdup__member *group,
                         pdup__member *scratch, size_t count);

#endif
