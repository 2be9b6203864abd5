/* SPDX-License-Identifier: MIT */
#include "session/gather.h"

pdup_status pdup_session_standings(const pdup_session *session, int32_t after_round,
                                   pdup_standings **standings_out) {
    if (!standings_out) {
        return PDUP_E_ARG;
    }
    *standings_out = NULL;
    if (!pdup__handle_is(session, PDUP__SESSION)) {
        return PDUP_E_ARG;
    }
    if (after_round < 0 || after_round > PDUP_MAX_ROUNDS) {
        return PDUP_E_RANGE;
    }
    pdup__extent extent = {session, 1, after_round};
    return pdup__gather_and_score(&session->base.allocator, &extent, 1, 0, standings_out);
}
