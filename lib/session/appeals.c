/* SPDX-License-Identifier: MIT */
/* Appeals against rulings, and what became of them (rules 13.2.6 to 13.2.8). */
#include "session/log.h"

#include <string.h>

/* A refusal for the sake of an appeal, or of how many there may be. */
static pdup_status refuse_number(pdup_status status, pdup__message message, int32_t number,
                                 pdup__issue *why) {
    *why = pdup__issue_of(status, message);
    pdup__issue_number(why, number);
    pdup__issue_at(why, PDUP_PART_NUMBER, 0);
    return status;
}

/* Is the call right, whatever the ruling? */
static pdup_status check_call(const pdup_session *session, const pdup__appeal *appeal,
                              const char *grounds, size_t grounds_size, pdup__issue *why) {
    const pdup__limit limit = {"number", appeal->number, 1, PDUP_MAX_APPEALS, PDUP_PART_NUMBER, 0};
    pdup_status status = pdup__check_size("grounds", grounds, grounds_size, PDUP_PART_REASON, why);
    status = status == PDUP_OK ? pdup__check_limits(&limit, 1, why) : status;
    status = status == PDUP_OK ? pdup__check_time(appeal->time, why) : status;
    if (status != PDUP_OK) {
        return status;
    }
    if (appeal->player < 1 || appeal->player > session->owner.players) {
        return pdup__session_refuse_player(session, appeal->player, 0, why);
    }
    bool is_taken = pdup__index_find(&session->appeal_index, (uint64_t)appeal->number) >= 0;
    return is_taken ? refuse_number(PDUP_E_APPEAL_NUMBER, PDUP__M_APPEAL, appeal->number, why)
                    : PDUP_OK;
}

static pdup_status check_late(const pdup_session *session, int64_t time, pdup__issue *why) {
    int32_t minutes = pdup__chosen_appeal_minutes(&session->chosen);
    if (pdup__is_within(session->end_time, minutes, time)) {
        return PDUP_OK;
    }
    *why = pdup__issue_of(PDUP_E_APPEAL_LATE, PDUP__M_APPEAL_LATE);
    pdup__issue_time(why, time);
    pdup__issue_number(why, minutes);
    pdup__issue_time(why, session->end_time);
    pdup__issue_at(why, PDUP_PART_TIME, 0);
    return why->status;
}

/* Can this ruling be appealed against then? Its position goes into the appeal. */
static pdup_status check_ruling(const pdup_session *session, int32_t number, pdup__appeal *appeal,
                                pdup__issue *why) {
    pdup__log_entry *entry;
    pdup_status status = pdup__log_check_there(session, number, &entry, why);
    if (status == PDUP_OK && !pdup__log_stands(entry)) {
        status = pdup__log_refuse_state(PDUP_E_RULING_STATE, entry, appeal->time, why);
    } else if (status == PDUP_OK && pdup_ruling_number(entry->ruling, PDUP_RULING_FIELD_IS_FINAL)) {
        status = refuse_number(PDUP_E_RULING_FINAL, PDUP__M_RULING, number, why);
        why->ruling = number;
    }
    if (status != PDUP_OK) {
        pdup__issue_at(why, PDUP_PART_NUMBER, 1);
        return status;
    }
    appeal->ruling = (size_t)(entry - session->log);
    status = check_late(session, appeal->time, why);
    return status == PDUP_OK
               ? pdup__log_check_early(appeal->time, (pdup__log_earliest){entry->since, entry},
                                       PDUP__M_EARLY_FORCE, why)
               : status;
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

pdup_status pdup__session_appeal(pdup_session *session, int32_t number, int64_t time,
                                 int32_t ruling, int32_t player, const char *grounds,
                                 size_t grounds_size, pdup__issue *why) {
    pdup__appeal appeal = {
        .number = number, .time = time, .player = player, .outcome = PDUP_APPEAL_OUTCOME_OPEN};
    pdup_status status = check_call(session, &appeal, grounds, grounds_size, why);
    status = status == PDUP_OK ? check_ruling(session, ruling, &appeal, why) : status;
    if (status != PDUP_OK) {
        return status;
    }
    appeal.grounds = pdup__text_copy(&session->base.allocator, grounds, grounds_size);
    if (!appeal.grounds || !reserve(session)) {
        pdup__release(&session->base.allocator, appeal.grounds);
        return PDUP_E_NOMEM;
    }
    push(session, &appeal);
    return PDUP_OK;
}

pdup_status pdup_session_add_appeal(pdup_session *session, int32_t number, int64_t time,
                                    int32_t ruling, int32_t player, const char *grounds,
                                    size_t grounds_size, pdup_faults *faults) {
    if (!pdup__handle_is(session, PDUP__SESSION) || !pdup__text_is_given(grounds, grounds_size) ||
        !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    pdup__issue why;
    pdup_status status =
        pdup__session_appeal(session, number, time, ruling, player, grounds, grounds_size, &why);
    return pdup__log_answer(status, &why, faults);
}

/* Upheld is only what still stands, and changed what no longer does; withdrawn can be any. */
static pdup_status check_decision(const pdup_session *session, int64_t time,
                                  const pdup__appeal *appeal, pdup_appeal_outcome outcome,
                                  pdup__issue *why) {
    if (appeal->outcome != PDUP_APPEAL_OUTCOME_OPEN) {
        return refuse_number(PDUP_E_APPEAL_STATE, PDUP__M_APPEAL_DECIDED, appeal->number, why);
    }
    const pdup__log_entry *entry = &session->log[appeal->ruling];
    bool is_contrary = pdup__log_stands(entry) ? outcome == PDUP_APPEAL_OUTCOME_CHANGED
                                               : outcome == PDUP_APPEAL_OUTCOME_UPHELD;
    if (is_contrary) {
        (void)pdup__log_refuse_state(PDUP_E_APPEAL_STATE, entry, time, why);
        pdup__issue_at(why, PDUP_PART_VALUE, 0);
        return why->status;
    }
    pdup__log_earliest earliest = pdup__appeal_can_be_decided(session, appeal);
    pdup_status status = pdup__log_check_early(time, earliest, PDUP__M_EARLY_STOOD, why);
    if (status != PDUP_OK && !earliest.entry) {
        why->messages[0] = PDUP__M_EARLY_APPEAL;
    }
    return status;
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

pdup_status pdup__session_decide(pdup_session *session, int32_t number, int64_t time,
                                 pdup_appeal_outcome outcome, pdup_authority authority,
                                 pdup__issue *why) {
    const pdup__limit limits[] = {
        {"outcome", outcome, PDUP_APPEAL_OUTCOME_UPHELD, PDUP_APPEAL_OUTCOME_WITHDRAWN,
         PDUP_PART_VALUE, 0},
        {"authority", authority, PDUP_AUTHORITY_NONE, PDUP_AUTHORITY_ORGANISERS, PDUP_PART_BY, 0},
    };
    pdup_status status = pdup__check_limits(limits, sizeof limits / sizeof limits[0], why);
    status = status == PDUP_OK ? pdup__check_time(time, why) : status;
    if (status != PDUP_OK) {
        return status;
    }
    int32_t at = number < 1 ? -1 : pdup__index_find(&session->appeal_index, (uint64_t)number);
    if (at < 0) {
        return refuse_number(PDUP_E_RANGE, PDUP__M_APPEAL_UNKNOWN, number, why);
    }
    status = check_decision(session, time, &session->appeals[at], outcome, why);
    if (status != PDUP_OK) {
        return status;
    }
    if (!pdup__history_reserve(session)) {
        return PDUP_E_NOMEM;
    }
    decide(session, &session->appeals[at], time, outcome, authority);
    return PDUP_OK;
}

pdup_status pdup_session_decide_appeal(pdup_session *session, int32_t number, int64_t time,
                                       pdup_appeal_outcome outcome, pdup_authority authority,
                                       pdup_faults *faults) {
    if (!pdup__handle_is(session, PDUP__SESSION) || !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    pdup__issue why;
    pdup_status status = pdup__session_decide(session, number, time, outcome, authority, &why);
    return pdup__log_answer(status, &why, faults);
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
