/* SPDX-License-Identifier: MIT */
/* The order of work: compare each line on each board, awards, totals, penalties, percents, places. */
#ifndef PDUP_SCORING_SCORE_H
#define PDUP_SCORING_SCORE_H

#include "scoring/line_counts.h"
#include "scoring/standings.h"

/* What one session brings to be scored. Its results are neighbours in the standings. */
typedef struct pdup__scored_session {
    const pdup__chosen *chosen;
    int32_t session; /* its number */
    size_t first;    /* of its results in the standings */
    size_t count;
    pdup__planned *planned; /* by board and field; only for `expected scheduled` */
    size_t planned_count;
    pdup__penalty *penalties;
    size_t penalty_count;
    int32_t *disqualified; /* players */
    size_t disqualified_count;
    const uint8_t *seed; /* of the lot; NULL: none */
    int32_t
        minimum_boards; /* to be placed; in partial standings the part of it that is due by then */
} pdup__scored_session;

/* The order of the results of a board in standings: by seat, round and table. */
int pdup__by_line(const void *first, const void *second);

/* Scores the results in `standings`, whose known parts are filled in, within each part by rising board and in any order
 * on a board, and ranks the players. Several parts, at most PDUP_MAX_SESSIONS, make one result by the regulations of the first; or `only` one of
 * them, from 1, by its own, and the others serve for what is expected by the event and are then dropped. 0: all.
 * #PDUP_OK, #PDUP_E_NOMEM, #PDUP_E_STATE (a lot without a seed) or #PDUP_E_OVERFLOW; on failure the standings are not
 * to be used. */
pdup_status pdup__score(pdup_standings *standings, const pdup__scored_session *parts, int32_t count,
                        int32_t only);

#endif
