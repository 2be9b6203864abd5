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

static int64_t number_of(const pdup__history_entry *entry, pdup_act field) {
    const int64_t numbers[] = {
        [PDUP_ACT_KIND] = entry->act,
        [PDUP_ACT_TIME] = entry->time,
        [PDUP_ACT_RULING] = entry->ruling,
        [PDUP_ACT_APPEAL] = entry->appeal,
        [PDUP_ACT_AUTHORITY] = entry->authority,
        [PDUP_ACT_PLAYER] = entry->player,
    };
    return numbers[field];
}

pdup_status pdup_session_act_number_at(const pdup_session *session, int32_t index, pdup_act field,
                                       int64_t *value_out) {
    if (!value_out) {
        return PDUP_E_ARG;
    }
    *value_out = 0;
    if (!pdup__handle_is(session, PDUP__SESSION)) {
        return PDUP_E_ARG;
    }
    if (index < 0 || (size_t)index >= session->history_count || field < PDUP_ACT_KIND ||
        field > PDUP_ACT_PLAYER) {
        return PDUP_E_RANGE;
    }
    *value_out = number_of(&session->history[index], field);
    return PDUP_OK;
}
