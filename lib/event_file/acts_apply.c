/* SPDX-License-Identifier: MIT */
/* Each act is tried when its turn comes. One that rests on a ruling, an appeal or a row that is not there yet waits until
 * it is, and one that a ruling is in the way of until that goes; then its turn comes again. */
#include "event_file/act_queue.h"

#include "base/period.h"
#include "event_file/keys.h"
#include "event_file/report.h"
#include "session/log.h"

#include <string.h>

/* For what an act waits: in vain before a ruling, an appeal or a row is there, or before a ruling has gone. */
enum { THERE, GONE, EVENTS };

typedef struct work {
    pdup__reader *reader;
    size_t *waiting; /* heads of lists: for each place of the file one an event */
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
        *head = act->next;
        act->moment = pdup__later(act->moment, moment);
        pdup__act_queue_put(&w->queue, at);
    }
}

static pdup_status attempt(pdup__reader *reader, pdup__act *act) {
    pdup_session *session = reader->session;
    switch (act->kind) {
    case PDUP__ACT_GIVE:
        return pdup_session_add_ruling(session, act->number, act->time, act->ruling);
    case PDUP__ACT_REPLACE:
        return pdup_session_replace_ruling(session, act->replaced, act->number, act->time,
                                           act->ruling);
    case PDUP__ACT_APPROVE:
    case PDUP__ACT_APPROVE_REPLACING:
        return pdup_session_approve_ruling(session, act->number, act->time, act->authority);
    case PDUP__ACT_WAIVE:
        return pdup_session_waive_ruling(session, act->number, act->time, act->players,
                                         act->player_count);
    case PDUP__ACT_REVOKE:
        return pdup_session_revoke_ruling(session, act->number, act->time, act->authority);
    case PDUP__ACT_APPEAL:
        return pdup_session_add_appeal(session, act->appeal, act->time, act->number,
                                       act->players[0], act->grounds, strlen(act->grounds));
    case PDUP__ACT_CORRECT:
        return pdup__act_correct(reader, act);
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
        wake(w, key_of(w, PDUP__LINE_APPEAL, act->appeal), THERE, act->moment);
    } else if (act->kind == PDUP__ACT_CORRECT) {
        wake(w, row_of(w, act), THERE, act->moment);
    } else if (at >= 0) {
        const pdup__log_entry *entry = &session->log[at];
        bool has_gone =
            entry->state == PDUP_RULING_STATE_REVOKED || entry->state == PDUP_RULING_STATE_WAIVED;
        wake(w, key_of(w, PDUP__LINE_RULING, act->number), has_gone ? GONE : THERE, act->moment);
        wake(w, key_of(w, PDUP__LINE_RULING, entry->replaces), GONE, act->moment);
    }
}

static bool is_about_draft(const work *w, const pdup__act *act) {
    int32_t at = pdup__log_find(w->reader->session, act->number);
    return (act->kind == PDUP__ACT_APPEAL || act->kind == PDUP__ACT_WAIVE) &&
           w->reader->session->log[at].state == PDUP_RULING_STATE_DRAFT;
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
        return waiting_for(w, key_of(w, PDUP__LINE_RULING, act->obstacle), GONE);
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

/* What is in the way of an act that was refused. */
static void find_obstacle(const work *w, pdup__act *act) {
    if (act->status == PDUP_E_RULING_CONFLICT) {
        act->obstacle = pdup__act_obstacle(w->reader, act);
    } else if (act->status == PDUP_E_ACT_EARLY && act->kind != PDUP__ACT_CORRECT) {
        pdup__act_find_earliest(w->reader, act);
    }
}

static void try_act(work *w, size_t at) {
    pdup__act *act = &w->reader->acts[at];
    act->status = attempt(w->reader, act);
    if (act->status == PDUP_E_NOMEM) {
        w->reader->is_out_of_memory = true;
        return;
    }
    if (act->status == PDUP_OK) {
        pdup__act_note_end(w->reader, act);
        wake_others(w, act);
        return;
    }
    find_obstacle(w, act);
    size_t *head = place_to_wait(w, act);
    if (head) {
        act->next = *head;
        *head = at + 1;
    }
}

/* Has the act given a ruling that is a draft still? Without a number nobody can approve it. */
static bool is_draft(const pdup_session *session, const pdup__act *act) {
    int32_t at = act->ruling ? pdup__log_find(session, act->number) : -1;
    return at >= 0 ? session->log[at].state == PDUP_RULING_STATE_DRAFT
                   : pdup_ruling_is_draft(act->ruling) == 1;
}

static void warn(pdup__reader *reader, const pdup__act *act, pdup_status code, const char *words) {
    reader->line = act->line;
    pdup__line *text = pdup__fault_begin(reader, code, act->column);
    pdup__line_add(text, words);
    pdup__fault_end(reader);
}

/* What rests on a line that was refused is passed over: that one has been complained of. */
static void refuse(pdup__reader *reader, const pdup__act *act) {
    if (!pdup__act_follows_refused(reader, act)) {
        pdup__act_refuse(reader, act);
    }
}

static void report(pdup__reader *reader) {
    pdup__acts_find_circles(reader);
    for (size_t i = 0; i < reader->act_count; i++) {
        const pdup__act *act = &reader->acts[i];
        if (act->status != PDUP_OK && act->kind == PDUP__ACT_CORRECT) {
            pdup__act_refuse_correction(reader, act);
        } else if (act->status != PDUP_OK) {
            refuse(reader, act);
        } else if (is_draft(reader->session, act)) {
            warn(reader, act, PDUP_W_RULING_DRAFT,
                 "approved-by=committee or organisers is missing");
        } else if (act->kind == PDUP__ACT_APPEAL && act->outcome == PDUP_APPEAL_OUTCOME_NONE) {
            warn(reader, act, PDUP_W_APPEAL_OPEN, "outcome= is missing");
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
    pdup__release(reader->allocator, w.queue.at);
    pdup__release(reader->allocator, w.waiting);
    if (!reader->is_out_of_memory) {
        report(reader);
    }
}
