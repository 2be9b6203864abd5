/* SPDX-License-Identifier: MIT */
/* The rulings in force. Their effects stand beside the rows; what the tables entered is never touched. */
#include "base/compat.h"
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

static pdup_status check_effect(const pdup_session *session, int32_t number,
                                const pdup__effect *effect) {
    if (!pdup__effect_is_on_row(effect)) {
        return effect->player <= session->owner.players ? PDUP_OK : PDUP_E_PLAYERS;
    }
    /* What stands on a row is found again by its number. */
    if (number == 0) {
        return PDUP_E_RANGE;
    }
    const pdup__standing_effect *standing = find_effects(session, effect);
    if (!standing) {
        return PDUP_E_RULING_ROW;
    }
    return standing->ruling == 0 ? PDUP_OK : PDUP_E_RULING_CONFLICT;
}

static pdup_status check_effects(const pdup_session *session, int32_t number,
                                 const pdup_ruling *ruling) {
    pdup_status status = PDUP_OK;
    for (int32_t i = 0; i < ruling->effect_count && status == PDUP_OK; i++) {
        status = check_effect(session, number, &ruling->effects[i]);
    }
    return status;
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

/* After check_effects(): every row is there. */
static void put_on_row(pdup_session *session, int32_t number, const pdup__effect *effect,
                       int32_t index) {
    pdup__standing_effect *standing = find_effects(session, effect);
    if (PDUP_ALWAYS(standing)) {
        *standing = (pdup__standing_effect){number, index};
        pdup__traveller_touch(pdup__session_find(session, effect->board));
    }
}

/* What is not on rows alone is about the whole session. */
static void put_in_force(pdup_session *session, int32_t number, const pdup_ruling *ruling) {
    bool is_on_rows = ruling->effect_count > 0;
    for (int32_t i = 0; i < ruling->effect_count; i++) {
        const pdup__effect *effect = &ruling->effects[i];
        if (pdup__effect_is_on_row(effect)) {
            put_on_row(session, number, effect, i);
        } else {
            is_on_rows = false;
        }
    }
    if (!is_on_rows) {
        pdup__owner_touch(&session->owner);
    }
}

static pdup_status check_entry(const pdup_session *session, int32_t number, int64_t time,
                               const pdup_ruling *ruling) {
    if (number < 0 || number > PDUP_MAX_RULINGS || time < 0) {
        return PDUP_E_RANGE;
    }
    if (number != 0 && pdup__index_find(&session->log_index, (uint64_t)number) >= 0) {
        return PDUP_E_RULING_NUMBER;
    }
    pdup_status status = check_effects(session, number, ruling);
    return status == PDUP_OK && session->log_count >= PDUP_MAX_RULINGS ? PDUP_E_STATE : status;
}

pdup_status pdup_session_add_ruling(pdup_session *session, int32_t number, int64_t time,
                                    pdup_ruling *ruling) {
    if (!pdup__handle_is(session, PDUP__SESSION) || !pdup__handle_is(ruling, PDUP__RULING)) {
        return PDUP_E_ARG;
    }
    pdup_status status = check_entry(session, number, time, ruling);
    if (status != PDUP_OK) {
        return status;
    }
    if (!reserve(session)) {
        return PDUP_E_NOMEM;
    }
    if (number != 0) {
        pdup__index_add(&session->log_index, (uint64_t)number, (int32_t)session->log_count);
    }
    session->log[session->log_count++] = (pdup__log_entry){number, time, pdup_ruling_ref(ruling)};
    put_in_force(session, number, ruling);
    return PDUP_OK;
}

const pdup__effect *pdup__session_effect(const pdup_session *session,
                                         pdup__standing_effect standing) {
    if (standing.ruling == 0) {
        return NULL;
    }
    int32_t at = pdup__index_find(&session->log_index, (uint64_t)standing.ruling);
    return &session->log[at].ruling->effects[standing.effect];
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
