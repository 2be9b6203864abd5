/* SPDX-License-Identifier: MIT */
/* Each act is tried when its turn comes. One that rests on a ruling or an appeal that is not there yet waits until it is,
 * and one that another ruling is in the way of until that goes; then it comes next. */
#include "event_file/acts.h"

#include "event_file/keys.h"
#include "event_file/report.h"
#include "session/log.h"

#include <string.h>

/* For what an act waits. */
enum { THERE, GONE, EVENTS };

typedef struct work {
    pdup__reader *reader;
    size_t *waiting; /* heads of lists: for each place of the file one an event */
    size_t ready;    /* head of those whose turn it is */
} work;

/* The head of those that wait for an event of a ruling or an appeal; NULL if the file has no such line. */
static size_t *waiting_for(const work *w, pdup__line_kind kind, int32_t number, int event) {
    const pdup__places *places = &w->reader->places;
    pdup__place_key key = pdup__key_number(w->reader->number, kind, number);
    const pdup__place *place = pdup__places_find(places, &key);
    return place ? &w->waiting[EVENTS * (size_t)(place - places->at) + (size_t)event] : NULL;
}

static void put(const work *w, size_t at, size_t *head) {
    w->reader->acts[at].next = *head;
    *head = at + 1;
}

static size_t take(const work *w, size_t *head) {
    size_t at = *head - 1;
    *head = w->reader->acts[at].next;
    return at;
}

/* In a list the last that came stands first, so that of those that are woken the first is on top. */
static void wake(work *w, pdup__line_kind kind, int32_t number, int event) {
    size_t *head = waiting_for(w, kind, number, event);
    while (head && *head != 0) {
        put(w, take(w, head), &w->ready);
    }
}

static pdup_status attempt(pdup_session *session, const pdup__act *act) {
    switch (act->kind) {
    case PDUP__ACT_GIVE:
        return pdup_session_add_ruling(session, act->number, act->time, act->ruling);
    case PDUP__ACT_REPLACE:
        return pdup_session_replace_ruling(session, act->replaced, act->number, act->time,
                                           act->ruling);
    case PDUP__ACT_APPROVE:
        return pdup_session_approve_ruling(session, act->number, act->time, act->authority);
    case PDUP__ACT_WAIVE:
        return pdup_session_waive_ruling(session, act->number, act->time, act->players,
                                         act->player_count);
    case PDUP__ACT_REVOKE:
        return pdup_session_revoke_ruling(session, act->number, act->time, act->authority);
    case PDUP__ACT_APPEAL:
        return pdup_session_add_appeal(session, act->appeal, act->time, act->number,
                                       act->players[0], act->grounds, strlen(act->grounds));
    case PDUP__ACT_DECIDE:
    case PDUP__ACT_CHANGE:
    default:
        return pdup_session_decide_appeal(session, act->appeal, act->time, act->outcome,
                                          act->authority);
    }
}

/* What an act that was done lets come. A ruling without a number is waited for by nobody. */
static void wake_others(work *w, const pdup__act *act) {
    const pdup_session *session = w->reader->session;
    int32_t at = pdup__log_find(session, act->number);
    if (act->kind == PDUP__ACT_APPEAL) {
        wake(w, PDUP__LINE_APPEAL, act->appeal, THERE);
    } else if (at >= 0) {
        const pdup__log_entry *entry = &session->log[at];
        bool has_gone = entry->state == PDUP_RULING_REVOKED || entry->state == PDUP_RULING_WAIVED;
        wake(w, PDUP__LINE_RULING, act->number, has_gone ? GONE : THERE);
        wake(w, PDUP__LINE_RULING, entry->replaces, GONE);
    }
}

/* Where an act waits that was refused so; NULL: nothing that may come can help it. */
static size_t *place_to_wait(const work *w, const pdup__act *act) {
    if (act->status == PDUP_E_RULING_UNKNOWN) {
        int32_t number = act->kind == PDUP__ACT_REPLACE ? act->replaced : act->number;
        return waiting_for(w, PDUP__LINE_RULING, number, THERE);
    }
    if (act->status == PDUP_E_RULING_CONFLICT) {
        return waiting_for(w, PDUP__LINE_RULING, pdup__act_obstacle(w->reader, act), GONE);
    }
    if (act->status == PDUP_E_RANGE) {
        /* A decision before its appeal. */
        return waiting_for(w, PDUP__LINE_APPEAL, act->appeal, THERE);
    }
    return act->status == PDUP_E_APPEAL_STATE && act->kind == PDUP__ACT_CHANGE
               ? waiting_for(w, PDUP__LINE_RULING, act->number, GONE)
               : NULL;
}

static void try_act(work *w, size_t at) {
    pdup__act *act = &w->reader->acts[at];
    act->status = attempt(w->reader->session, act);
    if (act->status == PDUP_E_NOMEM) {
        w->reader->is_out_of_memory = true;
    } else if (act->status == PDUP_OK) {
        wake_others(w, act);
    } else {
        size_t *head = place_to_wait(w, act);
        if (head) {
            put(w, at, head);
        }
    }
}

/* Has the act given a ruling that is a draft still? Without a number nobody can approve it. */
static bool is_draft(const pdup_session *session, const pdup__act *act) {
    int32_t at = act->ruling ? pdup__log_find(session, act->number) : -1;
    return at >= 0 ? session->log[at].state == PDUP_RULING_DRAFT
                   : pdup_ruling_is_draft(act->ruling) == 1;
}

static void report(pdup__reader *reader) {
    for (size_t i = 0; i < reader->act_count; i++) {
        const pdup__act *act = &reader->acts[i];
        if (act->status != PDUP_OK) {
            pdup__act_refuse(reader, act);
        } else if (is_draft(reader->session, act)) {
            reader->line = act->line;
            pdup__line *text = pdup__fault_begin(reader, PDUP_W_RULING_DRAFT, act->column);
            pdup__line_add(text, "approved-by=committee or organisers is missing");
            pdup__fault_end(reader);
        }
    }
}

void pdup__acts_apply(pdup__reader *reader) {
    work w = {.reader = reader};
    pdup__acts_sort(reader);
    w.waiting =
        pdup__alloc_array(reader->allocator, EVENTS * reader->places.count + 1, sizeof *w.waiting);
    reader->is_out_of_memory = reader->is_out_of_memory || !w.waiting;
    for (size_t i = 0; i < reader->act_count && !reader->is_out_of_memory; i++) {
        put(&w, i, &w.ready);
        while (w.ready != 0) {
            try_act(&w, take(&w, &w.ready));
        }
    }
    pdup__release(reader->allocator, w.waiting);
    if (!reader->is_out_of_memory) {
        report(reader);
    }
}
