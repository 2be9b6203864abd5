/* SPDX-License-Identifier: MIT */
/* Rulings entered in the log: everything is checked before anything changes. */
#include "session/log.h"

/* There is no seat for the effect: what is not there? */
static pdup_status refuse_place(const pdup_session *session, const pdup__effect *effect, int32_t at,
                                pdup__issue *why) {
    const pdup_traveller *traveller = pdup__session_find(session, effect->board);
    bool has_row = traveller && pdup__traveller_find(traveller, effect->round, effect->table) >= 0;
    *why = pdup__issue_of(PDUP_E_RULING_ROW, has_row     ? PDUP__M_RULING_NOBODY
                                             : traveller ? PDUP__M_RULING_NO_ROW
                                                         : PDUP__M_RULING_NO_BOARD);
    pdup__issue_at(why, has_row ? PDUP_PART_EFFECT : PDUP_PART_BOARD, at);
    if (has_row) {
        pdup__issue_seat(why, effect->seat);
        return why->status;
    }
    pdup__issue_number(why, effect->board);
    if (traveller) {
        pdup__issue_number(why, effect->round);
        pdup__issue_number(why, effect->table);
    }
    return why->status;
}

static pdup_status check_seat(const pdup_session *session, int32_t number, int32_t replaced,
                              const pdup__effect *effect, int32_t at, pdup__issue *why) {
    /* What stands on a row is found again by its number. */
    const pdup__limit limit = {"number", number, 1, PDUP_MAX_RULINGS, PDUP_PART_NUMBER, 0};
    pdup_status status = pdup__check_limits(&limit, 1, why);
    if (status != PDUP_OK) {
        return status;
    }
    const pdup__standing_effect *standing = pdup__log_effect_at(session, effect);
    if (!standing) {
        return refuse_place(session, effect, at, why);
    }
    if (standing->ruling == 0 || standing->ruling == replaced) {
        return PDUP_OK;
    }
    *why = pdup__issue_of(PDUP_E_RULING_CONFLICT, PDUP__M_STANDING_RULING);
    pdup__issue_number(why, standing->ruling);
    pdup__issue_seat(why, effect->seat);
    pdup__issue_at(why, PDUP_PART_EFFECT, at);
    why->ruling = standing->ruling;
    return why->status;
}

/* Without a movement the session may have as many rounds as it likes; and of one that was stopped early only the rounds
 * that were played are known, while the ruling may have been given before. */
static pdup_status check_rounds(const pdup_session *session, const pdup__effect *effect,
                                pdup__issue *why) {
    bool is_known = session->movement && session->rounds_played == 0;
    int32_t rounds =
        is_known ? pdup_movement_number(session->movement, PDUP_MOVEMENT_FIELD_ROUNDS) : 0;
    if (rounds == 0 || effect->to_round <= rounds) {
        return PDUP_OK;
    }
    *why = pdup__issue_of(PDUP_E_RANGE, PDUP__M_SUSPENSION_ROUNDS);
    pdup__issue_number(why, effect->to_round);
    pdup__issue_number(why, rounds);
    pdup__issue_at(why, PDUP_PART_ROUND, 1);
    return why->status;
}

pdup_status pdup__session_refuse_player(const pdup_session *session, int32_t player, int32_t at,
                                        pdup__issue *why) {
    *why = pdup__issue_of(PDUP_E_PLAYERS, PDUP__M_ROW_PLAYER_OF);
    pdup__issue_number(why, player);
    pdup__issue_number(why, session->owner.players);
    pdup__issue_at(why, PDUP_PART_PLAYER, at);
    return why->status;
}

pdup_status pdup__log_check_effects(const pdup_session *session, int32_t number, int32_t replaced,
                                    const pdup_ruling *ruling, pdup__issue *why) {
    pdup_status status = PDUP_OK;
    for (int32_t i = 0; i < ruling->effect_count && status == PDUP_OK; i++) {
        const pdup__effect *effect = &ruling->effects[i];
        if (pdup__effect_is_on_row(effect)) {
            status = check_seat(session, number, replaced, effect, i, why);
        } else if (effect->player > session->owner.players) {
            status = pdup__session_refuse_player(session, effect->player, i, why);
        } else {
            status = check_rounds(session, effect, why);
        }
    }
    return status;
}

pdup_status pdup__log_check_there(const pdup_session *session, int32_t number,
                                  pdup__log_entry **out, pdup__issue *why) {
    *out = pdup__log_entry_of(session, number);
    if (*out) {
        return PDUP_OK;
    }
    *why = pdup__issue_of(PDUP_E_RULING_UNKNOWN, PDUP__M_RULING);
    pdup__issue_number(why, number);
    pdup__issue_at(why, PDUP_PART_NUMBER, 0);
    why->ruling = number;
    return why->status;
}

/* What has become of a ruling, behind its number. */
static pdup__message state_of(const pdup__log_entry *entry) {
    static const pdup__message states[] = {
        [PDUP_RULING_STATE_DRAFT] = PDUP__M_RULING_DRAFTED,
        [PDUP_RULING_STATE_IN_FORCE] = PDUP__M_RULING_IN_FORCE,
        [PDUP_RULING_STATE_APPEALED] = PDUP__M_RULING_APPEALED,
        [PDUP_RULING_STATE_UPHELD] = PDUP__M_RULING_UPHELD,
        [PDUP_RULING_STATE_CHANGED] = PDUP__M_RULING_REPLACED,
        [PDUP_RULING_STATE_WITHDRAWN] = PDUP__M_RULING_IN_FORCE,
        [PDUP_RULING_STATE_REVOKED] = PDUP__M_RULING_REVOKED,
        [PDUP_RULING_STATE_WAIVED] = PDUP__M_RULING_WAIVED,
    };
    return states[entry->state];
}

pdup_status pdup__log_refuse_state(pdup_status status, const pdup__log_entry *entry, int64_t time,
                                   pdup__issue *why) {
    *why = pdup__issue_of(status, state_of(entry));
    pdup__issue_number(why, entry->number);
    pdup__issue_at(why, PDUP_PART_NUMBER, 0);
    why->ruling = entry->number;
    if (entry->ended != 0 && time > entry->ended) {
        pdup__issue_say(why, PDUP__M_RULING_ENDED);
        pdup__issue_time(why, entry->ended);
        pdup__issue_time(why, time);
    }
    return status;
}

pdup_status pdup__log_check_present(const pdup__log_entry *entry, int64_t time, pdup__issue *why) {
    return pdup__log_stands(entry) || entry->state == PDUP_RULING_STATE_DRAFT
               ? PDUP_OK
               : pdup__log_refuse_state(PDUP_E_RULING_STATE, entry, time, why);
}

pdup_status pdup__log_check_late(const pdup_session *session, int64_t time,
                                 const pdup__log_entry *concerned, pdup__issue *why) {
    const pdup__owner *owner = &session->owner;
    bool is_appealed = concerned && concerned->open_appeals > 0;
    if (is_appealed || pdup__is_within(owner->official_time, owner->correction_minutes, time)) {
        return PDUP_OK;
    }
    *why = pdup__issue_of(PDUP_E_RULING_LATE, PDUP__M_CORRECTIONS_OVER);
    pdup__issue_time(why, time);
    pdup__issue_number(why, owner->correction_minutes);
    pdup__issue_time(why, owner->official_time);
    pdup__issue_at(why, PDUP_PART_TIME, 0);
    return why->status;
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

static pdup__log_earliest can_be_given(const pdup_session *session, const pdup__log_entry *entry) {
    return pdup__log_can_be_given(session, pdup__log_entry_of(session, entry->replaces),
                                  entry->ruling);
}

static pdup_status check_new(const pdup_session *session, const pdup__log_entry *entry,
                             pdup__issue *why) {
    int32_t least = entry->replaces != 0;
    const pdup__limit limit = {"number",         entry->number,    least,
                               PDUP_MAX_RULINGS, PDUP_PART_NUMBER, 0};
    pdup_status status = pdup__check_limits(&limit, 1, why);
    status = status == PDUP_OK ? pdup__check_time(entry->time, why) : status;
    if (status != PDUP_OK) {
        return status;
    }
    if (pdup__log_entry_of(session, entry->number)) {
        *why = pdup__issue_of(PDUP_E_RULING_NUMBER, PDUP__M_RULING);
        pdup__issue_number(why, entry->number);
        pdup__issue_at(why, PDUP_PART_NUMBER, 0);
        why->ruling = entry->number;
        return why->status;
    }
    if (session->log_count >= PDUP_MAX_RULINGS) {
        *why = pdup__issue_of(PDUP_E_STATE, PDUP__M_RULINGS_FULL);
        pdup__issue_number(why, PDUP_MAX_RULINGS);
        return why->status;
    }
    return PDUP_OK;
}

/* Is the earlier ruling one that can be replaced? */
static pdup_status check_replaced(const pdup_session *session, const pdup__log_entry *entry,
                                  pdup__issue *why) {
    pdup__log_entry *replaced = NULL;
    pdup_status status = PDUP_OK;
    if (entry->replaces != 0) {
        status = pdup__log_check_there(session, entry->replaces, &replaced, why);
        status = status == PDUP_OK ? pdup__log_check_present(replaced, entry->time, why) : status;
    }
    if (status != PDUP_OK) {
        pdup__issue_at(why, PDUP_PART_NUMBER, 1);
        return status;
    }
    return pdup__log_check_late(session, entry->time, replaced, why);
}

static pdup_status check_entry(const pdup_session *session, const pdup__log_entry *entry,
                               pdup__issue *why) {
    pdup_status status = check_new(session, entry, why);
    status = status == PDUP_OK ? check_replaced(session, entry, why) : status;
    if (status == PDUP_OK) {
        status =
            pdup__log_check_effects(session, entry->number, entry->replaces, entry->ruling, why);
    }
    return status == PDUP_OK ? pdup__log_check_early(entry->time, can_be_given(session, entry),
                                                     PDUP__M_EARLY_STOOD, why)
                             : status;
}

/* Enters a ruling that was checked. There is room. */
static void push(pdup_session *session, pdup__log_entry entry) {
    bool is_draft = pdup_ruling_number(entry.ruling, PDUP_RULING_FIELD_IS_DRAFT);
    int32_t at = (int32_t)session->log_count;
    entry.state = is_draft ? PDUP_RULING_STATE_DRAFT : PDUP_RULING_STATE_IN_FORCE;
    entry.since = pdup__later(entry.time, can_be_given(session, &entry).time);
    entry.latest = entry.since;
    pdup_ruling_ref(entry.ruling);
    if (entry.number != 0) {
        pdup__index_add(&session->log_index, (uint64_t)entry.number, at);
    }
    session->log[session->log_count++] = entry;
    if (is_draft) {
        pdup__log_note(session, entry.replaces, entry.since);
    } else {
        pdup__log_give_way(session, entry.replaces, entry.number, entry.time, entry.since);
        pdup__log_put_in_force(session, &session->log[at]);
    }
    pdup__history_add(session, (pdup__history_entry){.act = is_draft ? PDUP_ACT_KIND_DRAFTED
                                                                     : PDUP_ACT_KIND_GIVEN,
                                                     .time = entry.time,
                                                     .ruling = at,
                                                     .authority = entry.ruling->giver});
}

pdup_status pdup__session_give_ruling(pdup_session *session, int32_t replaced, int32_t number,
                                      int64_t time, pdup_ruling *ruling, pdup__issue *why) {
    pdup__log_entry entry = {
        .number = number, .time = time, .ruling = ruling, .replaces = replaced};
    pdup_status status = check_entry(session, &entry, why);
    if (status != PDUP_OK) {
        return status;
    }
    if (!reserve(session)) {
        return PDUP_E_NOMEM;
    }
    push(session, entry);
    return PDUP_OK;
}

pdup_status pdup__log_answer(pdup_status status, const pdup__issue *why, pdup_faults *faults) {
    bool is_refused = status != PDUP_OK && status != PDUP_E_NOMEM;
    return is_refused ? pdup__faults_refuse(faults, (pdup__fault){.code = 0}, why) : status;
}

/* The row of the effect that a ruling was refused for. */
static pdup__fault place_of(const pdup_ruling *ruling, const pdup__issue *why) {
    if (why->part != PDUP_PART_EFFECT && why->part != PDUP_PART_BOARD) {
        return (pdup__fault){.code = 0};
    }
    const pdup__effect *effect = &ruling->effects[why->at];
    return (pdup__fault){.board = effect->board, .round = effect->round, .table = effect->table};
}

static pdup_status give(pdup_session *session, int32_t replaced, int32_t number, int64_t time,
                        pdup_ruling *ruling, pdup_faults *faults) {
    pdup__issue why;
    pdup_status status = pdup__session_give_ruling(session, replaced, number, time, ruling, &why);
    bool is_refused = status != PDUP_OK && status != PDUP_E_NOMEM;
    return is_refused ? pdup__faults_refuse(faults, place_of(ruling, &why), &why) : status;
}

static bool are_there(const pdup_session *session, const pdup_ruling *ruling,
                      const pdup_faults *faults) {
    return pdup__handle_is(session, PDUP__SESSION) && pdup__handle_is(ruling, PDUP__RULING) &&
           pdup__faults_may_be(faults);
}

pdup_status pdup_session_add_ruling(pdup_session *session, int32_t number, int64_t time,
                                    pdup_ruling *ruling, pdup_faults *faults) {
    return are_there(session, ruling, faults) ? give(session, 0, number, time, ruling, faults)
                                              : PDUP_E_ARG;
}

/* Number 0 is no ruling, and so is none that could be replaced. */
pdup_status pdup_session_replace_ruling(pdup_session *session, int32_t replaced, int32_t number,
                                        int64_t time, pdup_ruling *ruling, pdup_faults *faults) {
    if (!are_there(session, ruling, faults)) {
        return PDUP_E_ARG;
    }
    if (replaced == 0) {
        pdup__issue why;
        pdup__log_entry *none;
        (void)pdup__log_check_there(session, replaced, &none, &why);
        pdup__issue_at(&why, PDUP_PART_NUMBER, 1);
        return pdup__faults_refuse(faults, (pdup__fault){.code = 0}, &why);
    }
    return give(session, replaced, number, time, ruling, faults);
}
