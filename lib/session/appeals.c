/* SPDX-License-Identifier: MIT */
/* Appeals against rulings, and what became of them (rules 13.2.6 to 13.2.8). */
#include "session/log.h"

#include <string.h>

static pdup_status check_appeal(const pdup_session *session, const pdup__appeal *appeal,
                                int32_t number) {
    if (appeal->number < 1 || appeal->number > PDUP_MAX_APPEALS || appeal->time < 0) {
        return PDUP_E_RANGE;
    }
    if (appeal->player < 1 || appeal->player > session->owner.players) {
        return PDUP_E_PLAYERS;
    }
    if (pdup__index_find(&session->appeal_index, (uint64_t)appeal->number) >= 0) {
        return PDUP_E_APPEAL_NUMBER;
    }
    int32_t at = pdup__log_find(session, number);
    if (at < 0) {
        return PDUP_E_RULING_UNKNOWN;
    }
    if (!pdup__log_stands(&session->log[at])) {
        return PDUP_E_RULING_STATE;
    }
    if (pdup_ruling_is_final(session->log[at].ruling)) {
        return PDUP_E_RULING_FINAL;
    }
    int32_t minutes = pdup__chosen_appeal_minutes(&session->chosen);
    if (!pdup__is_within(session->end_time, minutes, appeal->time)) {
        return PDUP_E_APPEAL_LATE;
    }
    return pdup__is_before(appeal->time, session->log[at].since) ? PDUP_E_ACT_EARLY : PDUP_OK;
}

static bool reserve(pdup_session *session) {
    const pdup_allocator *allocator = &session->base.allocator;
    if (session->appeal_count == session->appeal_capacity) {
        void *memory = session->appeals;
        if (!pdup__grow(allocator, &memory, &session->appeal_capacity, sizeof(pdup__appeal))) {
            return false;
        }
        session->appeals = memory;
    }
    return pdup__index_reserve(&session->appeal_index, allocator) && pdup__history_reserve(session);
}

/* There is room for it. */
static void push(pdup_session *session, const pdup__appeal *appeal) {
    pdup__log_entry *ruling = &session->log[appeal->ruling];
    ruling->open_appeals++;
    ruling->state = PDUP_RULING_STATE_APPEALED;
    ruling->latest = pdup__later(ruling->latest, appeal->time);
    pdup__index_add(&session->appeal_index, (uint64_t)appeal->number,
                    (int32_t)session->appeal_count);
    session->appeals[session->appeal_count++] = *appeal;
    pdup__history_add(session, (pdup__history_entry){.act = PDUP_ACT_KIND_APPEALED,
                                                     .time = appeal->time,
                                                     .ruling = (int32_t)appeal->ruling,
                                                     .appeal = appeal->number,
                                                     .player = appeal->player});
}

static bool is_text(const char *bytes, size_t size) {
    return size <= PDUP_MAX_TEXT && (size == 0 || !memchr(bytes, '\0', size));
}

pdup_status pdup_session_add_appeal(pdup_session *session, int32_t number, int64_t time,
                                    int32_t ruling, int32_t player, const char *grounds,
                                    size_t grounds_size) {
    if (!pdup__handle_is(session, PDUP__SESSION) || !pdup__text_is_given(grounds, grounds_size)) {
        return PDUP_E_ARG;
    }
    if (!is_text(grounds, grounds_size)) {
        return PDUP_E_RANGE;
    }
    pdup__appeal appeal = {
        .number = number, .time = time, .player = player, .outcome = PDUP_APPEAL_OUTCOME_OPEN};
    pdup_status status = check_appeal(session, &appeal, ruling);
    if (status != PDUP_OK) {
        return status;
    }
    appeal.grounds = pdup__text_copy(&session->base.allocator, grounds, grounds_size);
    if (!appeal.grounds || !reserve(session)) {
        pdup__release(&session->base.allocator, appeal.grounds);
        return PDUP_E_NOMEM;
    }
    appeal.ruling = (size_t)pdup__log_find(session, ruling);
    push(session, &appeal);
    return PDUP_OK;
}

/* Upheld is only what still stands, and changed what no longer does; withdrawn can be any. */
static pdup_status check_decision(const pdup_session *session, int64_t time,
                                  const pdup__appeal *appeal, pdup_appeal_outcome outcome) {
    if (time < 0 || outcome < PDUP_APPEAL_OUTCOME_UPHELD ||
        outcome > PDUP_APPEAL_OUTCOME_WITHDRAWN) {
        return PDUP_E_RANGE;
    }
    if (appeal->outcome != PDUP_APPEAL_OUTCOME_OPEN) {
        return PDUP_E_APPEAL_STATE;
    }
    bool stands = pdup__log_stands(&session->log[appeal->ruling]);
    bool is_contrary =
        stands ? outcome == PDUP_APPEAL_OUTCOME_CHANGED : outcome == PDUP_APPEAL_OUTCOME_UPHELD;
    if (is_contrary) {
        return PDUP_E_APPEAL_STATE;
    }
    return pdup__is_before(time, pdup__appeal_can_be_decided(session, appeal)) ? PDUP_E_ACT_EARLY
                                                                               : PDUP_OK;
}

/* What an appeal less makes of the ruling. */
static void close_appeal(pdup__log_entry *ruling, pdup_appeal_outcome outcome, int64_t time) {
    ruling->open_appeals--;
    if (outcome == PDUP_APPEAL_OUTCOME_UPHELD) {
        ruling->is_upheld = true;
        ruling->latest = pdup__later(ruling->latest, time);
    }
    if (pdup__log_stands(ruling) && ruling->open_appeals == 0) {
        ruling->state = ruling->is_upheld ? PDUP_RULING_STATE_UPHELD : PDUP_RULING_STATE_WITHDRAWN;
    }
}

static void decide(pdup_session *session, pdup__appeal *appeal, int64_t time,
                   pdup_appeal_outcome outcome, pdup_authority authority) {
    pdup__log_entry *ruling = &session->log[appeal->ruling];
    close_appeal(ruling, outcome, time);
    appeal->outcome = outcome;
    appeal->decided = time;
    appeal->decided_by = authority;
    appeal->replaced_by = ruling->replaced_by;
    pdup__history_add(session, (pdup__history_entry){.act = PDUP_ACT_KIND_DECIDED,
                                                     .time = time,
                                                     .ruling = (int32_t)appeal->ruling,
                                                     .appeal = appeal->number,
                                                     .authority = authority});
}

pdup_status pdup_session_decide_appeal(pdup_session *session, int32_t number, int64_t time,
                                       pdup_appeal_outcome outcome, pdup_authority authority) {
    if (!pdup__handle_is(session, PDUP__SESSION)) {
        return PDUP_E_ARG;
    }
    int32_t at = number < 1 ? -1 : pdup__index_find(&session->appeal_index, (uint64_t)number);
    if (at < 0 || authority < PDUP_AUTHORITY_NONE || authority > PDUP_AUTHORITY_ORGANISERS) {
        return PDUP_E_RANGE;
    }
    pdup_status status = check_decision(session, time, &session->appeals[at], outcome);
    if (status != PDUP_OK) {
        return status;
    }
    if (!pdup__history_reserve(session)) {
        return PDUP_E_NOMEM;
    }
    decide(session, &session->appeals[at], time, outcome, authority);
    return PDUP_OK;
}

int32_t pdup_session_appeal_count(const pdup_session *session) {
    return pdup__handle_is(session, PDUP__SESSION) ? (int32_t)session->appeal_count : PDUP_E_ARG;
}

/* The appeal at index, or NULL with its status in *status. */
static const pdup__appeal *find(const pdup_session *session, int32_t index, pdup_status *status) {
    if (!pdup__handle_is(session, PDUP__SESSION)) {
        *status = PDUP_E_ARG;
        return NULL;
    }
    bool is_there = index >= 0 && (size_t)index < session->appeal_count;
    *status = is_there ? PDUP_OK : PDUP_E_RANGE;
    return is_there ? &session->appeals[index] : NULL;
}

static int64_t number_of(const pdup_session *session, const pdup__appeal *appeal,
                         pdup_appeal field) {
    const int64_t numbers[] = {
        [PDUP_APPEAL_NUMBER] = appeal->number,
        [PDUP_APPEAL_TIME] = appeal->time,
        [PDUP_APPEAL_RULING] = session->log[appeal->ruling].number,
        [PDUP_APPEAL_PLAYER] = appeal->player,
        [PDUP_APPEAL_OUTCOME] = appeal->outcome,
        [PDUP_APPEAL_DECIDED] = appeal->decided,
        [PDUP_APPEAL_AUTHORITY] = appeal->decided_by,
        [PDUP_APPEAL_REPLACED_BY] = appeal->replaced_by,
    };
    return numbers[field];
}

pdup_status pdup_session_appeal_number_at(const pdup_session *session, int32_t index,
                                          pdup_appeal field, int64_t *value_out) {
    if (!value_out) {
        return PDUP_E_ARG;
    }
    *value_out = 0;
    pdup_status status;
    const pdup__appeal *appeal = find(session, index, &status);
    if (!appeal) {
        return status;
    }
    if (field < PDUP_APPEAL_NUMBER || field > PDUP_APPEAL_REPLACED_BY) {
        return PDUP_E_RANGE;
    }
    *value_out = number_of(session, appeal, field);
    return PDUP_OK;
}

pdup_status pdup_session_appeal_grounds_at(const pdup_session *session, int32_t index, char *buf,
                                           size_t cap, size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    pdup_status status;
    const pdup__appeal *appeal = find(session, index, &status);
    return appeal ? pdup__text_give(appeal->grounds, strlen(appeal->grounds), buf, cap, len_out)
                  : status;
}
