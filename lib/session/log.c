/* SPDX-License-Identifier: MIT */
/* The rulings in force. Their effects stand beside the rows; what the tables entered is never touched. */
#include "ruling/ruling.h"
#include "session/session.h"

/* The effects that stand on the row an effect names, or NULL. */
static pdup__standing_effect *find_effects(const pdup_session *session,
                                           const pdup__effect *effect) {
    pdup_traveller *traveller = pdup__session_find(session, effect->board);
    if (!traveller) {
        return NULL;
    }
    int32_t at = pdup__traveller_find(traveller, effect->round, effect->table);
    /* At a table of three nobody sits at W. */
    if (at < 0 || traveller->rows[at].row.players[pdup__seat_index(effect->seat)] == 0) {
        return NULL;
    }
    return &traveller->rows[at].effects[pdup__seat_index(effect->seat)];
}

static pdup_status check_effects(const pdup_session *session, const pdup_ruling *ruling) {
    for (int32_t i = 0; i < ruling->effect_count; i++) {
        const pdup__standing_effect *standing = find_effects(session, &ruling->effects[i]);
        if (!standing) {
            return PDUP_E_RULING_ROW;
        }
        if (standing->ruling != 0) {
            return PDUP_E_RULING_CONFLICT;
        }
    }
    return PDUP_OK;
}

static bool reserve(pdup_session *session) {
    const pdup_allocator *allocator = &session->base.allocator;
    if (session->log_count == session->log_capacity) {
        void *memory = session->log;
        if (!pdup__grow(allocator, &memory, &session->log_capacity, sizeof(pdup__log_entry))) {
            return false;
        }
        session->log = memory;
    }
    return pdup__index_reserve(&session->log_index, allocator);
}

static void put_in_force(pdup_session *session, int32_t number, const pdup_ruling *ruling) {
    for (int32_t i = 0; i < ruling->effect_count; i++) {
        *find_effects(session, &ruling->effects[i]) =
            (pdup__standing_effect){number, ruling->effects[i].award};
    }
}

pdup_status pdup_session_add_ruling(pdup_session *session, int32_t number, int64_t time,
                                    pdup_ruling *ruling) {
    if (!pdup__handle_is(session, PDUP__SESSION) || !pdup__handle_is(ruling, PDUP__RULING)) {
        return PDUP_E_ARG;
    }
    if (number < 1 || number > PDUP_MAX_RULINGS || time < 0) {
        return PDUP_E_RANGE;
    }
    if (pdup__index_find(&session->log_index, (uint64_t)number) >= 0) {
        return PDUP_E_RULING_NUMBER;
    }
    pdup_status status = check_effects(session, ruling);
    if (status != PDUP_OK) {
        return status;
    }
    if (!reserve(session)) {
        return PDUP_E_NOMEM;
    }
    pdup__index_add(&session->log_index, (uint64_t)number, (int32_t)session->log_count);
    session->log[session->log_count++] = (pdup__log_entry){number, time, pdup_ruling_ref(ruling)};
    put_in_force(session, number, ruling);
    return PDUP_OK;
}

int32_t pdup_session_ruling_count(const pdup_session *session) {
    return pdup__handle_is(session, PDUP__SESSION) ? (int32_t)session->log_count : PDUP_E_ARG;
}

pdup_status pdup_session_ruling_at(const pdup_session *session, int32_t index, int32_t *number_out,
                                   int64_t *time_out, pdup_ruling **ruling_out) {
    if (!number_out || !time_out || !ruling_out) {
        return PDUP_E_ARG;
    }
    *number_out = 0;
    *time_out = 0;
    *ruling_out = NULL;
    if (!pdup__handle_is(session, PDUP__SESSION)) {
        return PDUP_E_ARG;
    }
    if (index < 0 || (size_t)index >= session->log_count) {
        return PDUP_E_RANGE;
    }
    *number_out = session->log[index].number;
    *time_out = session->log[index].time;
    *ruling_out = pdup_ruling_ref(session->log[index].ruling);
    return PDUP_OK;
}
