/* SPDX-License-Identifier: MIT */
/* What is laid down for the whole session beside its regulations and its movement. */
#include "session/session.h"

#include <string.h>

pdup_status pdup_session_set_seed(pdup_session *session, const char *seed, size_t seed_size) {
    if (!pdup__handle_is(session, PDUP__SESSION) || !seed) {
        return PDUP_E_ARG;
    }
    if (seed_size != PDUP_SEED_BYTES) {
        return PDUP_E_RANGE;
    }
    memcpy(session->seed, seed, seed_size);
    session->has_seed = true;
    pdup__owner_touch(&session->owner);
    return PDUP_OK;
}

int32_t pdup_session_has_seed(const pdup_session *session) {
    return pdup__handle_is(session, PDUP__SESSION) && session->has_seed;
}

/* Sets one of the numbers of the session. */
static pdup_status set_number(pdup_session *session, int32_t *number, int32_t value,
                              int32_t highest) {
    if (value < 0 || value > highest) {
        return PDUP_E_RANGE;
    }
    *number = value;
    pdup__owner_touch(&session->owner);
    return PDUP_OK;
}

pdup_status pdup_session_set_room_tables(pdup_session *session, int32_t tables) {
    return pdup__handle_is(session, PDUP__SESSION)
               ? set_number(session, &session->room_tables, tables, PDUP_MAX_TABLES)
               : PDUP_E_ARG;
}

/* A movement in rooms knows better: rows of other tables than it has may not make its rooms larger. */
int32_t pdup__session_room_tables(const pdup_session *session) {
    const pdup_movement *movement = session->movement;
    int32_t rooms = movement ? pdup_movement_room_count(movement) : 1;
    return rooms > 1 ? pdup_movement_table_count(movement) / rooms : session->room_tables;
}

int32_t pdup_session_room_tables(const pdup_session *session) {
    return pdup__handle_is(session, PDUP__SESSION) ? pdup__session_room_tables(session)
                                                   : PDUP_E_ARG;
}

pdup_status pdup_session_set_rounds_played(pdup_session *session, int32_t rounds) {
    return pdup__handle_is(session, PDUP__SESSION)
               ? set_number(session, &session->rounds_played, rounds, PDUP_MAX_ROUNDS)
               : PDUP_E_ARG;
}

int32_t pdup_session_rounds_played(const pdup_session *session) {
    return pdup__handle_is(session, PDUP__SESSION) ? session->rounds_played : PDUP_E_ARG;
}
