/* SPDX-License-Identifier: MIT */
/* What the log says of each ruling. */
#include "session/log.h"

int32_t pdup_session_ruling_count(const pdup_session *session) {
    return pdup__handle_is(session, PDUP__SESSION) ? (int32_t)session->log_count : PDUP_E_ARG;
}

/* The entry at index, or NULL with its status in *status. */
static const pdup__log_entry *find(const pdup_session *session, int32_t index,
                                   pdup_status *status) {
    if (!pdup__handle_is(session, PDUP__SESSION)) {
        *status = PDUP_E_ARG;
        return NULL;
    }
    bool is_there = index >= 0 && (size_t)index < session->log_count;
    *status = is_there ? PDUP_OK : PDUP_E_RANGE;
    return is_there ? &session->log[index] : NULL;
}

pdup_status pdup_session_ruling_at(const pdup_session *session, int32_t index, int32_t *number_out,
                                   int64_t *time_out, pdup_ruling **ruling_out) {
    if (!number_out || !time_out || !ruling_out) {
        return PDUP_E_ARG;
    }
    pdup_status status;
    const pdup__log_entry *entry = find(session, index, &status);
    *number_out = entry ? entry->number : 0;
    *time_out = entry ? entry->time : 0;
    *ruling_out = entry ? pdup_ruling_ref(entry->ruling) : NULL;
    return status;
}

pdup_status pdup_session_ruling_index(const pdup_session *session, int32_t number,
                                      int32_t *index_out) {
    if (!index_out) {
        return PDUP_E_ARG;
    }
    *index_out = 0;
    if (!pdup__handle_is(session, PDUP__SESSION)) {
        return PDUP_E_ARG;
    }
    int32_t at = pdup__log_find(session, number);
    *index_out = at < 0 ? 0 : at;
    return at < 0 ? PDUP_E_RULING_UNKNOWN : PDUP_OK;
}

pdup_status pdup_session_ruling_state_at(const pdup_session *session, int32_t index,
                                         pdup_ruling_state *state_out, int32_t *replaces_out,
                                         int32_t *replaced_by_out) {
    if (!state_out || !replaces_out || !replaced_by_out) {
        return PDUP_E_ARG;
    }
    pdup_status status;
    const pdup__log_entry *entry = find(session, index, &status);
    *state_out = entry ? entry->state : PDUP_RULING_NONE;
    *replaces_out = entry ? entry->replaces : 0;
    *replaced_by_out = entry ? entry->replaced_by : 0;
    return status;
}

pdup_status pdup_session_ruling_asker_at(const pdup_session *session, int32_t index, int32_t which,
                                         int32_t *player_out) {
    if (!player_out) {
        return PDUP_E_ARG;
    }
    *player_out = 0;
    pdup_status status;
    const pdup__log_entry *entry = find(session, index, &status);
    if (!entry) {
        return status;
    }
    if (which < 0 || which >= entry->asker_count) {
        return PDUP_E_RANGE;
    }
    *player_out = entry->askers[which];
    return PDUP_OK;
}
