/* SPDX-License-Identifier: MIT */
/* Rulings entered in the log: everything is checked before anything changes. */
#include "session/log.h"

/* The ruling of a number, or NULL. */
static const pdup__log_entry *entry_of(const pdup_session *session, int32_t number) {
    int32_t at = pdup__log_find(session, number);
    return at < 0 ? NULL : &session->log[at];
}

/* The number of the ruling that stands in the way of an effect; 0 if none does. */
static int32_t obstacle(const pdup_session *session, int32_t replaced, const pdup__effect *effect) {
    const pdup__standing_effect *standing =
        pdup__effect_is_on_row(effect) ? pdup__log_effect_at(session, effect) : NULL;
    return standing && standing->ruling != replaced ? standing->ruling : 0;
}

static pdup_status check_effect(const pdup_session *session, int32_t number, int32_t replaced,
                                const pdup__effect *effect) {
    if (!pdup__effect_is_on_row(effect)) {
        return effect->player <= session->owner.players ? PDUP_OK : PDUP_E_PLAYERS;
    }
    /* What stands on a row is found again by its number. */
    if (number == 0) {
        return PDUP_E_RANGE;
    }
    if (!pdup__log_effect_at(session, effect)) {
        return PDUP_E_RULING_ROW;
    }
    return obstacle(session, replaced, effect) == 0 ? PDUP_OK : PDUP_E_RULING_CONFLICT;
}

pdup_status pdup__log_check_effects(const pdup_session *session, int32_t number, int32_t replaced,
                                    const pdup_ruling *ruling) {
    pdup_status status = PDUP_OK;
    for (int32_t i = 0; i < ruling->effect_count && status == PDUP_OK; i++) {
        status = check_effect(session, number, replaced, &ruling->effects[i]);
    }
    return status;
}

pdup_status pdup__log_check_present(const pdup_session *session, int32_t number) {
    const pdup__log_entry *entry = entry_of(session, number);
    if (!entry) {
        return PDUP_E_RULING_UNKNOWN;
    }
    return pdup__log_stands(entry) || entry->state == PDUP_RULING_STATE_DRAFT ? PDUP_OK
                                                                              : PDUP_E_RULING_STATE;
}

bool pdup__log_is_late(const pdup_session *session, int64_t time,
                       const pdup__log_entry *concerned) {
    bool is_appealed = concerned && concerned->open_appeals > 0;
    return !is_appealed &&
           !pdup__is_within(session->owner.official_time, session->owner.correction_minutes, time);
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
    return pdup__index_reserve(&session->log_index, allocator) && pdup__history_reserve(session);
}

static int64_t can_be_given(const pdup_session *session, const pdup__log_entry *entry) {
    return pdup__log_can_be_given(session, entry->replaces, entry->ruling);
}

static pdup_status check_entry(const pdup_session *session, const pdup__log_entry *entry) {
    if (entry->number < 0 || entry->number > PDUP_MAX_RULINGS || entry->time < 0) {
        return PDUP_E_RANGE;
    }
    if (pdup__log_find(session, entry->number) >= 0) {
        return PDUP_E_RULING_NUMBER;
    }
    if (pdup__log_is_late(session, entry->time, entry_of(session, entry->replaces))) {
        return PDUP_E_RULING_LATE;
    }
    pdup_status status =
        pdup__log_check_effects(session, entry->number, entry->replaces, entry->ruling);
    if (status == PDUP_OK && pdup__is_before(entry->time, can_be_given(session, entry))) {
        return PDUP_E_ACT_EARLY;
    }
    return status == PDUP_OK && session->log_count >= PDUP_MAX_RULINGS ? PDUP_E_STATE : status;
}

/* Enters a ruling that was checked. There is room. */
static void push(pdup_session *session, pdup__log_entry entry) {
    bool is_draft = pdup_ruling_is_draft(entry.ruling);
    int32_t at = (int32_t)session->log_count;
    entry.state = is_draft ? PDUP_RULING_STATE_DRAFT : PDUP_RULING_STATE_IN_FORCE;
    entry.since = pdup__later(entry.time, can_be_given(session, &entry));
    entry.latest = entry.since;
    pdup_ruling_ref(entry.ruling);
    if (entry.number != 0) {
        pdup__index_add(&session->log_index, (uint64_t)entry.number, at);
    }
    session->log[session->log_count++] = entry;
    if (is_draft) {
        pdup__log_note(session, entry.replaces, entry.since);
    } else {
        pdup__log_give_way(session, entry.replaces, entry.number, entry.since);
        pdup__log_put_in_force(session, &session->log[at]);
    }
    pdup__history_add(session, (pdup__history_entry){.act = is_draft ? PDUP_ACT_KIND_DRAFTED
                                                                     : PDUP_ACT_KIND_GIVEN,
                                                     .time = entry.time,
                                                     .ruling = at,
                                                     .authority = entry.ruling->giver});
}

static pdup_status enter(pdup_session *session, pdup__log_entry entry) {
    pdup_status status = check_entry(session, &entry);
    if (status != PDUP_OK) {
        return status;
    }
    if (!reserve(session)) {
        return PDUP_E_NOMEM;
    }
    push(session, entry);
    return PDUP_OK;
}

pdup_status pdup_session_add_ruling(pdup_session *session, int32_t number, int64_t time,
                                    pdup_ruling *ruling) {
    if (!pdup__handle_is(session, PDUP__SESSION) || !pdup__handle_is(ruling, PDUP__RULING)) {
        return PDUP_E_ARG;
    }
    return enter(session, (pdup__log_entry){.number = number, .time = time, .ruling = ruling});
}

pdup_status pdup_session_replace_ruling(pdup_session *session, int32_t replaced, int32_t number,
                                        int64_t time, pdup_ruling *ruling) {
    if (!pdup__handle_is(session, PDUP__SESSION) || !pdup__handle_is(ruling, PDUP__RULING)) {
        return PDUP_E_ARG;
    }
    if (number < 1) {
        return PDUP_E_RANGE;
    }
    pdup_status status = pdup__log_check_present(session, replaced);
    return status == PDUP_OK
               ? enter(session,
                       (pdup__log_entry){
                           .number = number, .time = time, .ruling = ruling, .replaces = replaced})
               : status;
}

pdup_status pdup_session_ruling_conflict(const pdup_session *session, const pdup_ruling *ruling,
                                         int32_t replaced, int32_t *number_out) {
    if (!number_out) {
        return PDUP_E_ARG;
    }
    *number_out = 0;
    if (!pdup__handle_is(session, PDUP__SESSION) || !pdup__handle_is(ruling, PDUP__RULING)) {
        return PDUP_E_ARG;
    }
    for (int32_t i = 0; i < ruling->effect_count && *number_out == 0; i++) {
        *number_out = obstacle(session, replaced, &ruling->effects[i]);
    }
    return PDUP_OK;
}
