/* SPDX-License-Identifier: MIT */
/* The order of work: compare each line on each board, awards, totals, percents, places. */
#ifndef PDUP_SCORING_SCORE_H
#define PDUP_SCORING_SCORE_H

#include "scoring/standings.h"

/* Scores the results in `standings`, whose known parts are filled in, in any order, and ranks the players.
 * #PDUP_OK, #PDUP_E_NOMEM or #PDUP_E_OVERFLOW; on failure the standings are not to be used. */
pdup_status pdup__score(pdup_standings *standings);

#endif
