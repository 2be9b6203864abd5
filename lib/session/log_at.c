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

pdup_status pdup_session_ruling_at(const pdup_session *session, int32_t index,
                                   pdup_ruling **ruling_out) {
    if (!ruling_out) {
        return PDUP_E_ARG;
    }
    pdup_status status;
    const pdup__log_entry *entry = find(session, index, &status);
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

static int64_t number_of(const pdup__log_entry *entry, pdup_log field) {
    switch (field) {
    case PDUP_LOG_NUMBER:
        return entry->number;
    case PDUP_LOG_TIME:
        return entry->time;
    case PDUP_LOG_STATE:
        return entry->state;
    case PDUP_LOG_REPLACES:
        return entry->replaces;
    case PDUP_LOG_REPLACED_BY:
        return entry->replaced_by;
    default:
        return field - PDUP_LOG_FIRST_ASKER < entry->asker_count
                   ? entry->askers[field - PDUP_LOG_FIRST_ASKER]
                   : 0;
    }
}

pdup_status pdup_session_ruling_number_at(const pdup_session *session, int32_t index,
                                          pdup_log field, int64_t *value_out) {
    if (!value_out) {
        return PDUP_E_ARG;
    }
    *value_out = 0;
    pdup_status status;
    const pdup__log_entry *entry = find(session, index, &status);
    if (!entry) {
        return status;
    }
    if (field < PDUP_LOG_NUMBER || field > PDUP_LOG_THIRD_ASKER) {
        return PDUP_E_RANGE;
    }
    *value_out = number_of(entry, field);
    return PDUP_OK;
}
