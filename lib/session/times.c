/* SPDX-License-Identifier: MIT */
/* When the session ended and when its official result was published: appeals and corrections are counted from there. */
#include "session/session.h"

static pdup_status set_time(int64_t *to, int64_t time) {
    if (time < 0) {
        return PDUP_E_RANGE;
    }
    *to = time;
    return PDUP_OK;
}

pdup_status pdup_session_set_end_time(pdup_session *session, int64_t time) {
    return pdup__handle_is(session, PDUP__SESSION) ? set_time(&session->end_time, time)
                                                   : PDUP_E_ARG;
}

pdup_status pdup_session_set_official_time(pdup_session *session, int64_t time) {
    return pdup__handle_is(session, PDUP__SESSION) ? set_time(&session->owner.official_time, time)
                                                   : PDUP_E_ARG;
}

int64_t pdup_session_end_time(const pdup_session *session) {
    return pdup__handle_is(session, PDUP__SESSION) ? session->end_time : 0;
}

int64_t pdup_session_official_time(const pdup_session *session) {
    return pdup__handle_is(session, PDUP__SESSION) ? session->owner.official_time : 0;
}
