/* SPDX-License-Identifier: MIT */
/* What is laid down for the whole session beside its regulations and its movement. */
#include "session/session.h"

#include <string.h>

/* The end of a call that asks whether a number may be. */
static pdup_status refuse(pdup_status status, const pdup__issue *why, pdup_faults *faults) {
    return status == PDUP_OK ? PDUP_OK : pdup__faults_refuse(faults, (pdup__fault){.code = 0}, why);
}

static bool are_there(const pdup_session *session, const pdup_faults *faults) {
    return pdup__handle_is(session, PDUP__SESSION) && pdup__faults_may_be(faults);
}

pdup_status pdup_session_set_seed(pdup_session *session, const char *seed, size_t seed_size,
                                  pdup_faults *faults) {
    if (!are_there(session, faults) || !seed) {
        return PDUP_E_ARG;
    }
    if (seed_size != PDUP_SEED_BYTES) {
        pdup__issue why = pdup__issue_of(PDUP_E_RANGE, PDUP__M_SEED_SIZE);
        pdup__issue_number(&why, PDUP_SEED_BYTES);
        return refuse(why.status, &why, faults);
    }
    memcpy(session->seed, seed, seed_size);
    session->has_seed = true;
    pdup__owner_touch(&session->owner);
    return PDUP_OK;
}

/* Sets one of the numbers of the session. */
static pdup_status set_number(pdup_session *session, int32_t *number, pdup__limit limit,
                              pdup_faults *faults) {
    pdup__issue why;
    pdup_status status = pdup__check_limits(&limit, 1, &why);
    if (status == PDUP_OK) {
        *number = (int32_t)limit.value;
        pdup__owner_touch(&session->owner);
    }
    return refuse(status, &why, faults);
}

pdup_status pdup_session_set_room_tables(pdup_session *session, int32_t tables,
                                         pdup_faults *faults) {
    pdup__limit limit = {"tables", tables, 0, PDUP_MAX_TABLES, PDUP_PART_TABLE, 0};
    return are_there(session, faults) ? set_number(session, &session->room_tables, limit, faults)
                                      : PDUP_E_ARG;
}

/* A movement in rooms knows better: rows of other tables than it has may not make its rooms larger. */
int32_t pdup__session_room_tables(const pdup_session *session) {
    const pdup_movement *movement = session->movement;
    int32_t rooms = movement ? pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROOMS) : 1;
    return rooms > 1 ? pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES) / rooms
                     : session->room_tables;
}

pdup_status pdup_session_set_rounds_played(pdup_session *session, int32_t rounds,
                                           pdup_faults *faults) {
    pdup__limit limit = {"rounds", rounds, 0, PDUP_MAX_ROUNDS, PDUP_PART_ROUND, 0};
    return are_there(session, faults) ? set_number(session, &session->rounds_played, limit, faults)
                                      : PDUP_E_ARG;
}

/* When the session ended and when its official result was published: appeals and corrections are counted from there. */
static pdup_status set_time(int64_t *to, int64_t time, pdup_faults *faults) {
    pdup__issue why;
    pdup_status status = pdup__check_time(time, &why);
    if (status == PDUP_OK) {
        *to = time;
    }
    return refuse(status, &why, faults);
}

pdup_status pdup_session_set_end_time(pdup_session *session, int64_t time, pdup_faults *faults) {
    return are_there(session, faults) ? set_time(&session->end_time, time, faults) : PDUP_E_ARG;
}

pdup_status pdup_session_set_official_time(pdup_session *session, int64_t time,
                                           pdup_faults *faults) {
    return are_there(session, faults) ? set_time(&session->owner.official_time, time, faults)
                                      : PDUP_E_ARG;
}

int64_t pdup_session_number(const pdup_session *session, pdup_session_field field) {
    if (!pdup__handle_is(session, PDUP__SESSION)) {
        return 0;
    }
    switch (field) {
    case PDUP_SESSION_FIELD_HAS_SEED:
        return session->has_seed;
    case PDUP_SESSION_FIELD_ROOM_TABLES:
        return pdup__session_room_tables(session);
    case PDUP_SESSION_FIELD_ROUNDS_PLAYED:
        return session->rounds_played;
    case PDUP_SESSION_FIELD_END_TIME:
        return session->end_time;
    case PDUP_SESSION_FIELD_OFFICIAL_TIME:
        return session->owner.official_time;
    default:
        return 0;
    }
}
