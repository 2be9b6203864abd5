/* SPDX-License-Identifier: MIT */
/* From the rows, rulings and movement of a session to what scoring works on. */
#ifndef PDUP_SESSION_GATHER_H
#define PDUP_SESSION_GATHER_H

#include "scoring/score.h"
#include "session/session.h"

/* How much of a session counts. */
typedef struct pdup__extent {
    const pdup_session *session;
    int32_t number;      /* the session's, from 1 */
    int32_t after_round; /* only rows of rounds up to this one; 0 for all */
} pdup__extent;

/* Sets what concerns players, not rows, in the order of the log; to be released with the part. false when there is no
 * memory. */
bool pdup__set_effects(const pdup_session *session, const pdup_allocator *allocator,
                       pdup__scored_session *part);

/* Releases what was set in it, also if that failed halfway. */
void pdup__release_part(pdup__scored_session *part, const pdup_allocator *allocator);

/* Standings of so many players scored from sessions, at most PDUP_MAX_SESSIONS; `only` as in pdup__score().
 * #PDUP_OK, #PDUP_E_NOMEM, #PDUP_E_STATE (a lot without a seed, or `expected scheduled` without a movement) or
 * #PDUP_E_OVERFLOW. */
pdup_status pdup__gather_and_score(const pdup_allocator *allocator, const pdup__extent *extents,
                                   int32_t count, int32_t only, int32_t players,
                                   pdup_standings **out);

#endif
