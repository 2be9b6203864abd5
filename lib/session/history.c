/* SPDX-License-Identifier: MIT */
/* Everything that happened to rulings and appeals, in the order it was entered. */
#include "session/log.h"

bool pdup__history_reserve(pdup_session *session) {
    if (session->history_count < session->history_capacity) {
        return true;
    }
    void *memory = session->history;
    bool has_grown = pdup__grow(&session->base.allocator, &memory, &session->history_capacity,
                                sizeof *session->history);
    session->history = memory;
    return has_grown;
}

void pdup__history_add(pdup_session *session, pdup__history_entry entry) {
    session->history[session->history_count++] = entry;
}

int32_t pdup_session_act_count(const pdup_session *session) {
    return pdup__handle_is(session, PDUP__SESSION) ? (int32_t)session->history_count : PDUP_E_ARG;
}

/* The act at index; all zero on failure. */
static pdup_status find(const pdup_session *session, int32_t index, pdup__history_entry *out) {
    *out = (pdup__history_entry){0};
    if (!pdup__handle_is(session, PDUP__SESSION)) {
        return PDUP_E_ARG;
    }
    if (index < 0 || (size_t)index >= session->history_count) {
        return PDUP_E_RANGE;
    }
    *out = session->history[index];
    return PDUP_OK;
}

pdup_status pdup_session_act_at(const pdup_session *session, int32_t index, pdup_act *act_out,
                                int64_t *time_out, int32_t *ruling_out, int32_t *appeal_out) {
    if (!act_out || !time_out || !ruling_out || !appeal_out) {
        return PDUP_E_ARG;
    }
    pdup__history_entry entry;
    pdup_status status = find(session, index, &entry);
    *act_out = entry.act;
    *time_out = entry.time;
    *ruling_out = entry.ruling;
    *appeal_out = entry.appeal;
    return status;
}

pdup_status pdup_session_act_by_at(const pdup_session *session, int32_t index,
                                   pdup_authority *authority_out, int32_t *player_out) {
    if (!authority_out || !player_out) {
        return PDUP_E_ARG;
    }
    pdup__history_entry entry;
    pdup_status status = find(session, index, &entry);
    *authority_out = entry.authority;
    *player_out = entry.player;
    return status;
}
