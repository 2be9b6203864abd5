/* SPDX-License-Identifier: MIT */
/* What becomes of a ruling in the log: approved, revoked, waived (rules 13.2.4). */
#include "session/log.h"

/* What all these calls ask first: the time, and is the ruling there? */
static pdup_status find(const pdup_session *session, int32_t number, int64_t time,
                        pdup__log_entry **out, pdup__issue *why) {
    *out = NULL;
    pdup_status status = pdup__check_time(time, why);
    return status == PDUP_OK ? pdup__log_check_there(session, number, out, why) : status;
}

/* What is no draft and stands: it needs no approval, or has it. */
static pdup_status refuse_approved(const pdup__log_entry *entry, int64_t time, pdup__issue *why) {
    if (!pdup__log_stands(entry)) {
        return pdup__log_refuse_state(PDUP_E_RULING_STATE, entry, time, why);
    }
    *why = pdup__issue_of(PDUP_E_RULING_STATE, entry->ruling->approval == PDUP_AUTHORITY_NONE
                                                   ? PDUP__M_RULING_NO_APPROVAL
                                                   : PDUP__M_RULING_APPROVED);
    pdup__issue_number(why, entry->number);
    pdup__issue_at(why, PDUP_PART_NUMBER, 0);
    why->ruling = entry->number;
    return why->status;
}

static pdup_status check_approval(const pdup_session *session, const pdup__log_entry *entry,
                                  int64_t time, pdup__issue *why) {
    if (entry->state != PDUP_RULING_STATE_DRAFT) {
        return refuse_approved(entry, time, why);
    }
    const pdup__log_entry *replaced = pdup__log_entry_of(session, entry->replaces);
    pdup_status status = replaced ? pdup__log_check_present(replaced, time, why) : PDUP_OK;
    status = status == PDUP_OK ? pdup__log_check_late(session, time, replaced, why) : status;
    if (status == PDUP_OK) {
        status =
            pdup__log_check_effects(session, entry->number, entry->replaces, entry->ruling, why);
    }
    return status == PDUP_OK
               ? pdup__log_check_early(time, pdup__log_can_be_approved(session, entry),
                                       PDUP__M_EARLY_STOOD, why)
               : status;
}

/* The draft, which was checked. */
static pdup_status approve(pdup_session *session, pdup__log_entry *entry, int64_t time,
                           pdup_authority approval) {
    pdup_ruling *approved = pdup__ruling_copy(entry->ruling, 0);
    if (!approved || !pdup__history_reserve(session)) {
        pdup_ruling_unref(approved);
        return PDUP_E_NOMEM;
    }
    approved->approval = approval;
    entry->since = pdup__later(time, pdup__log_can_be_approved(session, entry).time);
    entry->latest = pdup__later(entry->latest, entry->since);
    pdup_ruling_unref(entry->ruling);
    entry->ruling = approved;
    entry->state = PDUP_RULING_STATE_IN_FORCE;
    pdup__log_give_way(session, entry->replaces, entry->number, time, entry->since);
    pdup__log_put_in_force(session, entry);
    pdup__history_add(session, (pdup__history_entry){.act = PDUP_ACT_KIND_APPROVED,
                                                     .time = time,
                                                     .ruling = (int32_t)(entry - session->log),
                                                     .authority = approval});
    return PDUP_OK;
}

pdup_status pdup__session_approve(pdup_session *session, int32_t number, int64_t time,
                                  pdup_authority approval, pdup__issue *why) {
    const pdup__limit limit = {
        "approval", approval, PDUP_AUTHORITY_COMMITTEE, PDUP_AUTHORITY_ORGANISERS, PDUP_PART_BY, 0};
    pdup__log_entry *entry;
    pdup_status status = find(session, number, time, &entry, why);
    status = status == PDUP_OK ? check_approval(session, entry, time, why) : status;
    status = status == PDUP_OK ? pdup__check_limits(&limit, 1, why) : status;
    return status == PDUP_OK ? approve(session, entry, time, approval) : status;
}

pdup_status pdup_session_approve_ruling(pdup_session *session, int32_t number, int64_t time,
                                        pdup_authority approval, pdup_faults *faults) {
    if (!pdup__handle_is(session, PDUP__SESSION) || !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    pdup__issue why;
    return pdup__log_answer(pdup__session_approve(session, number, time, approval, &why), &why,
                            faults);
}

/* What stands or is a draft, can it end then? */
static pdup_status check_end(const pdup_session *session, const pdup__log_entry *entry,
                             int64_t time, pdup__issue *why) {
    pdup_status status = pdup__log_check_late(session, time, entry, why);
    return status == PDUP_OK
               ? pdup__log_check_early(time, (pdup__log_earliest){entry->latest, entry},
                                       PDUP__M_EARLY_STOOD, why)
               : status;
}

/* The ruling goes for good. There is room for the act. */
static void end(pdup_session *session, pdup__log_entry *entry, int64_t time,
                pdup_ruling_state state) {
    entry->ended = time;
    entry->latest = pdup__later(entry->latest, time);
    if (pdup__log_stands(entry)) {
        pdup__log_take_out(session, entry);
    }
    entry->state = state;
}

pdup_status pdup__session_revoke(pdup_session *session, int32_t number, int64_t time,
                                 pdup_authority authority, pdup__issue *why) {
    const pdup__limit limit = {
        "authority", authority, PDUP_AUTHORITY_NONE, PDUP_AUTHORITY_ORGANISERS, PDUP_PART_BY, 0};
    pdup__log_entry *entry;
    pdup_status status = pdup__check_limits(&limit, 1, why);
    status = status == PDUP_OK ? find(session, number, time, &entry, why) : status;
    status = status == PDUP_OK ? pdup__log_check_present(entry, time, why) : status;
    status = status == PDUP_OK ? check_end(session, entry, time, why) : status;
    if (status != PDUP_OK) {
        return status;
    }
    if (!pdup__history_reserve(session)) {
        return PDUP_E_NOMEM;
    }
    end(session, entry, time, PDUP_RULING_STATE_REVOKED);
    pdup__history_add(session, (pdup__history_entry){.act = PDUP_ACT_KIND_REVOKED,
                                                     .time = time,
                                                     .ruling = (int32_t)(entry - session->log),
                                                     .authority = authority});
    return PDUP_OK;
}

pdup_status pdup_session_revoke_ruling(pdup_session *session, int32_t number, int64_t time,
                                       pdup_authority authority, pdup_faults *faults) {
    if (!pdup__handle_is(session, PDUP__SESSION) || !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    pdup__issue why;
    return pdup__log_answer(pdup__session_revoke(session, number, time, authority, &why), &why,
                            faults);
}

/* A bonus, which is entered as a negative penalty, punishes nobody: there is nothing to waive. */
static bool is_penalty(const pdup__effect *effect) {
    return effect->kind == PDUP_EFFECT_KIND_PENALTY && effect->numerator >= 0;
}

static bool is_penalised(const pdup_ruling *ruling, int32_t player) {
    for (int32_t i = 0; i < ruling->effect_count; i++) {
        if (ruling->effects[i].player == player) {
            return true;
        }
    }
    return false;
}

/* Does it stand, and is it a penalty alone? */
static pdup_status check_waived(const pdup__log_entry *entry, int64_t time, pdup__issue *why) {
    const pdup_ruling *ruling = entry->ruling;
    int32_t at = 0;
    if (!pdup__log_stands(entry)) {
        return pdup__log_refuse_state(PDUP_E_RULING_STATE, entry, time, why);
    }
    while (at < ruling->effect_count && is_penalty(&ruling->effects[at])) {
        at++;
    }
    if (ruling->effect_count > 0 && at == ruling->effect_count) {
        return PDUP_OK;
    }
    bool is_bonus =
        ruling->effect_count > 0 && ruling->effects[at].kind == PDUP_EFFECT_KIND_PENALTY;
    *why = pdup__issue_of(PDUP_E_RULING_STATE,
                          is_bonus ? PDUP__M_RULING_BONUS : PDUP__M_RULING_NO_PENALTY);
    pdup__issue_number(why, entry->number);
    pdup__issue_at(why, PDUP_PART_NUMBER, 0);
    why->ruling = entry->number;
    return why->status;
}

static pdup_status refuse_asker(pdup__message message, int32_t player, int32_t at, int32_t ruling,
                                pdup__issue *why) {
    *why = pdup__issue_of(PDUP_E_RULING_ASKER, message);
    pdup__issue_number(why, player);
    pdup__issue_at(why, PDUP_PART_PLAYER, at);
    if (ruling != 0) {
        pdup__issue_number(why, ruling);
        why->ruling = ruling;
    }
    return why->status;
}

/* The innocent ask, not the offender (rules 13.2.4), and each once; the ruling is a penalty alone. */
static pdup_status check_askers(const pdup__log_entry *entry, const int32_t *players,
                                int32_t player_count, pdup__issue *why) {
    for (int32_t i = 0; i < player_count; i++) {
        if (is_penalised(entry->ruling, players[i])) {
            return refuse_asker(PDUP__M_ASKER_PENALISED, players[i], i, entry->number, why);
        }
        for (int32_t k = 0; k < i; k++) {
            if (players[k] == players[i]) {
                return refuse_asker(PDUP__M_ASKER_TWICE, players[i], i, 0, why);
            }
        }
    }
    return PDUP_OK;
}

static pdup_status check_players(const pdup_session *session, const int32_t *players,
                                 int32_t player_count, pdup__issue *why) {
    const pdup__limit limit = {"player_count",  player_count,     1,
                               PDUP_MAX_ASKERS, PDUP_PART_PLAYER, 0};
    pdup_status status = pdup__check_limits(&limit, 1, why);
    for (int32_t i = 0; i < player_count && status == PDUP_OK; i++) {
        if (players[i] < 1 || players[i] > session->owner.players) {
            status = pdup__session_refuse_player(session, players[i], i, why);
        }
    }
    return status;
}

pdup_status pdup__session_waive(pdup_session *session, int32_t number, int64_t time,
                                const int32_t *players, int32_t player_count, pdup__issue *why) {
    pdup__log_entry *entry;
    pdup_status status = check_players(session, players, player_count, why);
    status = status == PDUP_OK ? find(session, number, time, &entry, why) : status;
    status = status == PDUP_OK ? check_waived(entry, time, why) : status;
    status = status == PDUP_OK ? check_askers(entry, players, player_count, why) : status;
    status = status == PDUP_OK ? check_end(session, entry, time, why) : status;
    if (status != PDUP_OK) {
        return status;
    }
    if (!pdup__history_reserve(session)) {
        return PDUP_E_NOMEM;
    }
    for (int32_t i = 0; i < player_count; i++) {
        entry->askers[i] = players[i];
    }
    entry->asker_count = player_count;
    end(session, entry, time, PDUP_RULING_STATE_WAIVED);
    pdup__history_add(session, (pdup__history_entry){.act = PDUP_ACT_KIND_WAIVED,
                                                     .time = time,
                                                     .ruling = (int32_t)(entry - session->log),
                                                     .player = players[0]});
    return PDUP_OK;
}

pdup_status pdup_session_waive_ruling(pdup_session *session, int32_t number, int64_t time,
                                      const int32_t *players, int32_t player_count,
                                      pdup_faults *faults) {
    if (!pdup__handle_is(session, PDUP__SESSION) || !players || !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    pdup__issue why;
    return pdup__log_answer(pdup__session_waive(session, number, time, players, player_count, &why),
                            &why, faults);
}
