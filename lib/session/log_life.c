/* SPDX-License-Identifier: MIT */
/* What becomes of a ruling in the log: approved, revoked, waived (rules 13.2.4). */
#include "session/log.h"

static pdup_status check_call(const pdup_session *session, int32_t number, int64_t time) {
    if (time < 0) {
        return PDUP_E_RANGE;
    }
    return pdup__log_find(session, number) < 0 ? PDUP_E_RULING_UNKNOWN : PDUP_OK;
}

static pdup_status check_approval(const pdup_session *session, const pdup__log_entry *entry,
                                  int64_t time) {
    if (entry->state != PDUP_RULING_STATE_DRAFT) {
        return PDUP_E_RULING_STATE;
    }
    int32_t at = pdup__log_find(session, entry->replaces);
    pdup_status status = at < 0 ? PDUP_OK : pdup__log_check_present(session, entry->replaces);
    if (status == PDUP_OK && pdup__log_is_late(session, time, at < 0 ? NULL : &session->log[at])) {
        status = PDUP_E_RULING_LATE;
    }
    if (status == PDUP_OK) {
        status = pdup__log_check_effects(session, entry->number, entry->replaces, entry->ruling);
    }
    bool is_early =
        status == PDUP_OK && pdup__is_before(time, pdup__log_can_be_approved(session, entry));
    return is_early ? PDUP_E_ACT_EARLY : status;
}

/* The draft at this position, which was checked. */
static pdup_status approve(pdup_session *session, int32_t at, int64_t time,
                           pdup_authority approval) {
    pdup__log_entry *entry = &session->log[at];
    pdup_ruling *approved;
    pdup_status status = pdup_ruling_with_approval(entry->ruling, approval, &approved);
    if (status != PDUP_OK) {
        return status;
    }
    if (!pdup__history_reserve(session)) {
        pdup_ruling_unref(approved);
        return PDUP_E_NOMEM;
    }
    entry->since = pdup__later(time, pdup__log_can_be_approved(session, entry));
    entry->latest = pdup__later(entry->latest, entry->since);
    pdup_ruling_unref(entry->ruling);
    entry->ruling = approved;
    entry->state = PDUP_RULING_STATE_IN_FORCE;
    pdup__log_give_way(session, entry->replaces, entry->number, entry->since);
    pdup__log_put_in_force(session, entry);
    pdup__history_add(session, (pdup__history_entry){.act = PDUP_ACT_KIND_APPROVED,
                                                     .time = time,
                                                     .ruling = at,
                                                     .authority = approval});
    return PDUP_OK;
}

pdup_status pdup_session_approve_ruling(pdup_session *session, int32_t number, int64_t time,
                                        pdup_authority approval) {
    if (!pdup__handle_is(session, PDUP__SESSION)) {
        return PDUP_E_ARG;
    }
    pdup_status status = check_call(session, number, time);
    int32_t at = pdup__log_find(session, number);
    if (status == PDUP_OK) {
        status = check_approval(session, &session->log[at], time);
    }
    return status == PDUP_OK ? approve(session, at, time, approval) : status;
}

/* What stands or is a draft, can it end then? */
static pdup_status check_end(const pdup_session *session, const pdup__log_entry *entry,
                             int64_t time) {
    if (pdup__log_is_late(session, time, entry)) {
        return PDUP_E_RULING_LATE;
    }
    return pdup__is_before(time, entry->latest) ? PDUP_E_ACT_EARLY : PDUP_OK;
}

static pdup_status check_revocation(const pdup_session *session, int32_t number, int64_t time) {
    pdup_status status = check_call(session, number, time);
    if (status == PDUP_OK) {
        status = pdup__log_check_present(session, number);
    }
    if (status != PDUP_OK) {
        return status;
    }
    return check_end(session, &session->log[pdup__log_find(session, number)], time);
}

/* The ruling goes for good. There is room for the act. */
static void end(pdup_session *session, int32_t at, int64_t time, pdup_ruling_state state) {
    pdup__log_entry *entry = &session->log[at];
    entry->latest = pdup__later(entry->latest, time);
    if (pdup__log_stands(entry)) {
        pdup__log_take_out(session, entry);
    }
    entry->state = state;
}

pdup_status pdup_session_revoke_ruling(pdup_session *session, int32_t number, int64_t time,
                                       pdup_authority authority) {
    if (!pdup__handle_is(session, PDUP__SESSION)) {
        return PDUP_E_ARG;
    }
    if (authority < PDUP_AUTHORITY_NONE || authority > PDUP_AUTHORITY_ORGANISERS) {
        return PDUP_E_RANGE;
    }
    pdup_status status = check_revocation(session, number, time);
    if (status != PDUP_OK) {
        return status;
    }
    if (!pdup__history_reserve(session)) {
        return PDUP_E_NOMEM;
    }
    int32_t at = pdup__log_find(session, number);
    end(session, at, time, PDUP_RULING_STATE_REVOKED);
    pdup__history_add(session, (pdup__history_entry){.act = PDUP_ACT_KIND_REVOKED,
                                                     .time = time,
                                                     .ruling = at,
                                                     .authority = authority});
    return PDUP_OK;
}

/* A bonus, which is entered as a negative penalty, punishes nobody: there is nothing to waive. */
static bool is_penalty(const pdup__effect *effect) {
    return effect->kind == PDUP_EFFECT_KIND_PENALTY && effect->numerator >= 0;
}

static bool is_penalty_alone(const pdup_ruling *ruling) {
    for (int32_t i = 0; i < ruling->effect_count; i++) {
        if (!is_penalty(&ruling->effects[i])) {
            return false;
        }
    }
    return ruling->effect_count > 0;
}

static bool is_penalised(const pdup_ruling *ruling, int32_t player) {
    for (int32_t i = 0; i < ruling->effect_count; i++) {
        if (ruling->effects[i].player == player) {
            return true;
        }
    }
    return false;
}

/* The innocent ask, not the offender (rules 13.2.4); the ruling is a penalty alone. */
static bool may_ask(const pdup_ruling *ruling, const int32_t *players, int32_t player_count) {
    for (int32_t i = 0; i < player_count; i++) {
        if (is_penalised(ruling, players[i])) {
            return false;
        }
        for (int32_t k = 0; k < i; k++) {
            if (players[k] == players[i]) {
                return false;
            }
        }
    }
    return true;
}

static pdup_status check_waiver(const pdup_session *session, int32_t number, int64_t time,
                                const int32_t *players, int32_t player_count) {
    if (player_count < 1 || player_count > PDUP_MAX_ASKERS) {
        return PDUP_E_RANGE;
    }
    for (int32_t i = 0; i < player_count; i++) {
        if (players[i] < 1 || players[i] > session->owner.players) {
            return PDUP_E_PLAYERS;
        }
    }
    pdup_status status = check_call(session, number, time);
    if (status != PDUP_OK) {
        return status;
    }
    const pdup__log_entry *entry = &session->log[pdup__log_find(session, number)];
    if (!pdup__log_stands(entry) || !is_penalty_alone(entry->ruling)) {
        return PDUP_E_RULING_STATE;
    }
    return may_ask(entry->ruling, players, player_count) ? check_end(session, entry, time)
                                                         : PDUP_E_RULING_ASKER;
}

pdup_status pdup_session_waive_ruling(pdup_session *session, int32_t number, int64_t time,
                                      const int32_t *players, int32_t player_count) {
    if (!pdup__handle_is(session, PDUP__SESSION) || !players) {
        return PDUP_E_ARG;
    }
    pdup_status status = check_waiver(session, number, time, players, player_count);
    if (status != PDUP_OK) {
        return status;
    }
    if (!pdup__history_reserve(session)) {
        return PDUP_E_NOMEM;
    }
    int32_t at = pdup__log_find(session, number);
    pdup__log_entry *entry = &session->log[at];
    for (int32_t i = 0; i < player_count; i++) {
        entry->askers[i] = players[i];
    }
    entry->asker_count = player_count;
    end(session, at, time, PDUP_RULING_STATE_WAIVED);
    pdup__history_add(session, (pdup__history_entry){.act = PDUP_ACT_KIND_WAIVED,
                                                     .time = time,
                                                     .ruling = at,
                                                     .player = players[0]});
    return PDUP_OK;
}
