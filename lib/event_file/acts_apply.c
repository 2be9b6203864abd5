/* SPDX-License-Identifier: MIT */
/* Each act is tried when its turn comes. One that rests on a ruling, an appeal or a row that is not there yet waits until
 * it is, and one that a ruling is in the way of until that goes; then its turn comes again. */
#include "event_file/act_queue.h"

#include "base/period.h"
#include "event_file/keys.h"
#include "event_file/report.h"
#include "event_file/seat_waits.h"
#include "session/act_calls.h"

#include <string.h>

/* For what an act waits: in vain before a ruling, an appeal or a row is there, or before a ruling has gone. */
enum { THERE, GONE, EVENTS };

typedef struct work {
    pdup__reader *reader;
    size_t *waiting;        /* heads of lists: for each place of the file one an event */
    pdup__seat_waits seats; /* rulings that only want their seats free */
    pdup__act_queue queue;
} work;

/* The head of those that wait for an event of a place; NULL if the file has no such line. */
static size_t *waiting_for(const work *w, pdup__claim_key key, int event) {
    const pdup__claims *claims = &w->reader->claims;
    const pdup__claim *claim = pdup__claims_find(claims, &key);
    return claim ? &w->waiting[EVENTS * (size_t)(claim - claims->at) + (size_t)event] : NULL;
}

static pdup__claim_key key_of(const work *w, pdup__line_kind kind, int32_t number) {
    return pdup__key_number(w->reader->number, kind, number);
}

static pdup__claim_key row_of(const work *w, const pdup__act *act) {
    return pdup__key_of_row(w->reader->number, PDUP__LINE_CORRECT, act->board, act->round,
                            act->table);
}

/* Their turn comes again, not before what they have waited for. */
static void wake(work *w, pdup__claim_key key, int event, int64_t moment) {
    size_t *head = waiting_for(w, key, event);
    while (head && *head != 0) {
        size_t at = *head - 1;
        pdup__act *act = &w->reader->acts[at];
        *head = act->turn.next;
        act->turn.moment = pdup__later(act->turn.moment, moment);
        pdup__act_queue_put(&w->queue, at);
    }
}

static pdup_status attempt(pdup__reader *reader, pdup__act *act, pdup__issue *why) {
    pdup_session *session = reader->session;
    switch (act->kind) {
    case PDUP__ACT_GIVE:
    case PDUP__ACT_REPLACE:
        return pdup__session_give_ruling(session, act->replaced, act->number, act->time,
                                         act->ruling, why);
    case PDUP__ACT_APPROVE:
    case PDUP__ACT_APPROVE_REPLACING:
        return pdup__session_approve(session, act->number, act->time, act->authority, why);
    case PDUP__ACT_WAIVE:
        return pdup__session_waive(session, act->number, act->time, act->players, act->player_count,
                                   why);
    case PDUP__ACT_REVOKE:
        return pdup__session_revoke(session, act->number, act->time, act->authority, why);
    case PDUP__ACT_APPEAL:
        return pdup__session_appeal(session, act->appeal, act->time, act->number, act->players[0],
                                    act->grounds, strlen(act->grounds), why);
    case PDUP__ACT_CORRECT:
        return pdup__act_correct(reader, act, why);
    case PDUP__ACT_DECIDE:
    case PDUP__ACT_CHANGE:
    default:
        return pdup__session_decide(session, act->appeal, act->time, act->outcome, act->authority,
                                    why);
    }
}

/* The turn of the first that waits for this seat, which is free now. */
static void wake_seat(work *w, uint64_t seat, int64_t moment) {
    size_t first = pdup__seat_waits_take(&w->seats, w->reader->acts, seat);
    if (first != 0) {
        pdup__act *act = &w->reader->acts[first - 1];
        act->turn.moment = pdup__later(act->turn.moment, moment);
        act->turn.seat = seat;
        pdup__act_queue_put(&w->queue, first - 1);
    }
}

/* A ruling has gone: so have those that wait for it, and for its seats. Nothing for number 0. */
static void wake_after(work *w, int32_t number, int64_t moment) {
    const pdup_session *session = w->reader->session;
    int32_t count = pdup__session_effect_count(session, number);
    wake(w, key_of(w, PDUP__LINE_RULING, number), GONE, moment);
    for (int32_t i = 0; i < count; i++) {
        uint64_t seat = pdup__session_free_seat(session, number, i);
        if (seat != 0) {
            wake_seat(w, seat, moment);
        }
    }
}

/* Wakes those that have waited for an act that was done. A ruling without a number is waited for by nobody. */
static void wake_others(work *w, const pdup__act *act) {
    const pdup_session *session = w->reader->session;
    pdup_ruling_state state = pdup__session_ruling_state(session, act->number);
    int64_t moment = act->turn.moment;
    if (act->kind == PDUP__ACT_APPEAL) {
        wake(w, key_of(w, PDUP__LINE_APPEAL, act->appeal), THERE, moment);
    } else if (act->kind == PDUP__ACT_CORRECT) {
        wake(w, row_of(w, act), THERE, moment);
    } else if (state != PDUP_RULING_STATE_NONE) {
        bool has_gone = state == PDUP_RULING_STATE_REVOKED || state == PDUP_RULING_STATE_WAIVED;
        int32_t replaces = pdup__session_ruling_replaces(session, act->number);
        if (has_gone) {
            wake_after(w, act->number, moment);
        } else {
            wake(w, key_of(w, PDUP__LINE_RULING, act->number), THERE, moment);
        }
        wake_after(w, replaces, moment);
    }
}

static bool is_about_draft(const work *w, const pdup__act *act) {
    return (act->kind == PDUP__ACT_APPEAL || act->kind == PDUP__ACT_WAIVE) &&
           pdup__session_ruling_state(w->reader->session, act->number) == PDUP_RULING_STATE_DRAFT;
}

/* Where an act waits that was refused so; NULL: nothing that may come can help it. */
static size_t *place_to_wait(const work *w, const pdup__act *act) {
    switch (act->status) {
    case PDUP_E_RULING_UNKNOWN:
        return waiting_for(w, key_of(w, PDUP__LINE_RULING, pdup__act_lacks(act)), THERE);
    case PDUP_E_RULING_STATE:
        return is_about_draft(w, act)
                   ? waiting_for(w, key_of(w, PDUP__LINE_RULING, act->number), THERE)
                   : NULL;
    case PDUP_E_RULING_CONFLICT:
    case PDUP_E_ROW_RULING:
        return waiting_for(w, key_of(w, PDUP__LINE_RULING, act->why->ruling), GONE);
    case PDUP_E_RULING_ROW:
        return waiting_for(w, row_of(w, act), THERE);
    case PDUP_E_RANGE:
        /* A decision before its appeal. */
        return waiting_for(w, key_of(w, PDUP__LINE_APPEAL, act->appeal), THERE);
    case PDUP_E_APPEAL_STATE:
        return act->kind == PDUP__ACT_CHANGE
                   ? waiting_for(w, key_of(w, PDUP__LINE_RULING, act->number), GONE)
                   : NULL;
    default:
        return NULL;
    }
}

/* Keeps why the act was refused; false when there is no memory. */
static bool keep(pdup__reader *reader, pdup__act *act, const pdup__issue *why) {
    if (!act->why) {
        act->why = pdup__alloc_array(reader->allocator, 1, sizeof *act->why);
    }
    if (act->why) {
        *act->why = *why;
    }
    return act->why != NULL;
}

/* Who has not taken the seat for which he has waited leaves it to the next. */
static void pass_on(work *w, pdup__act *act) {
    uint64_t seat = act->turn.seat;
    act->turn.seat = 0;
    if (seat != 0 && pdup__session_ruling_on(w->reader->session, seat) == 0) {
        wake_seat(w, seat, act->turn.moment);
    }
}

/* A ruling that replaces none wants nothing but its seats. */
static bool waits_for_seat(const pdup__act *act) {
    return act->status == PDUP_E_RULING_CONFLICT && act->kind == PDUP__ACT_GIVE;
}

static void wait(work *w, size_t at) {
    pdup__act *act = &w->reader->acts[at];
    if (waits_for_seat(act)) {
        uint64_t seat = pdup__session_taken_seat(w->reader->session, act->ruling);
        act->turn.seat = seat;
        if (!pdup__seat_waits_add(&w->seats, w->reader->allocator, w->reader->acts, seat, at)) {
            w->reader->is_out_of_memory = true;
        }
        return;
    }
    size_t *head = place_to_wait(w, act);
    if (head) {
        act->turn.next = *head;
        *head = at + 1;
    }
}

/* Tries it, and keeps why it is refused; false when there is no memory. */
static bool try_once(work *w, pdup__act *act) {
    pdup__issue why;
    act->status = attempt(w->reader, act, &why);
    if (act->status == PDUP_E_NOMEM || (act->status != PDUP_OK && !keep(w->reader, act, &why))) {
        w->reader->is_out_of_memory = true;
    }
    return !w->reader->is_out_of_memory;
}

static void try_act(work *w, size_t at) {
    pdup__act *act = &w->reader->acts[at];
    if (!try_once(w, act)) {
        return;
    }
    if (act->status == PDUP_OK) {
        wake_others(w, act);
    }
    pass_on(w, act);
    if (act->status != PDUP_OK) {
        wait(w, at);
    }
}

/* What stands in the way of those that still wait for a seat may be another ruling than when they were tried. */
static void find_obstacles(work *w) {
    for (size_t i = 0; i < w->reader->act_count && !w->reader->is_out_of_memory; i++) {
        pdup__act *act = &w->reader->acts[i];
        if (waits_for_seat(act) &&
            pdup__session_ruling_on(w->reader->session, act->turn.seat) != act->why->ruling) {
            (void)try_once(w, act);
        }
    }
}

/* Has the act given a ruling that is a draft still? Without a number nobody can approve it. */
static bool is_draft(const pdup_session *session, const pdup__act *act) {
    pdup_ruling_state state =
        act->ruling ? pdup__session_ruling_state(session, act->number) : PDUP_RULING_STATE_NONE;
    return state != PDUP_RULING_STATE_NONE
               ? state == PDUP_RULING_STATE_DRAFT
               : pdup_ruling_number(act->ruling, PDUP_RULING_FIELD_IS_DRAFT) == 1;
}

static void warn(pdup__reader *reader, const pdup__act *act, pdup_status code,
                 pdup__message message) {
    pdup__issue issue = pdup__issue_of(code, message);
    reader->line = act->line;
    reader->board = act->board;
    reader->round = act->round;
    reader->table = act->table;
    pdup__complain(reader, act->columns.number, &issue);
}

/* What the session waits for, of what was done. */
static void warn_open(pdup__reader *reader) {
    for (size_t i = 0; i < reader->act_count; i++) {
        const pdup__act *act = &reader->acts[i];
        if (act->status != PDUP_OK) {
            continue;
        }
        if (is_draft(reader->session, act)) {
            warn(reader, act, PDUP_W_RULING_DRAFT, PDUP__M_APPROVAL_MISSING);
        } else if (act->kind == PDUP__ACT_APPEAL && act->outcome == PDUP_APPEAL_OUTCOME_NONE) {
            warn(reader, act, PDUP_W_APPEAL_OPEN, PDUP__M_OUTCOME_MISSING);
        }
    }
}

/* Both lists of the work; false when there is no memory. */
static bool begin(work *w) {
    pdup__reader *reader = w->reader;
    size_t count = reader->act_count;
    w->waiting =
        pdup__alloc_array(reader->allocator, EVENTS * reader->claims.count + 1, sizeof *w->waiting);
    w->queue.at = pdup__alloc_array(reader->allocator, count + 1, sizeof *w->queue.at);
    return w->waiting && w->queue.at && pdup__acts_set_moments(reader);
}

void pdup__acts_apply(pdup__reader *reader) {
    work w = {.reader = reader, .queue.acts = reader->acts};
    reader->is_out_of_memory = !begin(&w);
    for (size_t i = 0; i < reader->act_count && !reader->is_out_of_memory; i++) {
        pdup__act_queue_put(&w.queue, i);
    }
    while (w.queue.count > 0 && !reader->is_out_of_memory) {
        try_act(&w, pdup__act_queue_take(&w.queue));
    }
    find_obstacles(&w);
    pdup__seat_waits_release(&w.seats, reader->allocator);
    pdup__release(reader->allocator, w.queue.at);
    pdup__release(reader->allocator, w.waiting);
    if (!reader->is_out_of_memory) {
        pdup__acts_complain(reader);
        warn_open(reader);
    }
}
