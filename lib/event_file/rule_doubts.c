/* SPDX-License-Identifier: MIT */
/* Rulings that rest on no provision of the rules, or do what is unusual for it: warned of where their lines say the
 * rule. */
#include "event_file/acts.h"
#include "event_file/handlers.h"
#include "event_file/report.h"
#include "ruling/book/doubts.h"
#include "session/act_calls.h"

/* Has the ruling its effects, or is it to have them? What was replaced, revoked or waived needs no warning; without a
 * number nothing can become of it. */
static bool is_alive(const pdup_session *session, const pdup__act *act) {
    pdup_ruling_state state = pdup__session_ruling_state(session, act->number);
    return state == PDUP_RULING_STATE_NONE || state == PDUP_RULING_STATE_DRAFT ||
           pdup__ruling_stands(state);
}

static void warn(pdup__reader *reader, const pdup__act *act) {
    pdup__doubts doubts = pdup__doubts_of(act->ruling, act->number);
    pdup__fault where;
    pdup__issue issue;
    while (pdup__doubt_next(&doubts, &where, &issue)) {
        reader->line = act->line;
        reader->board = where.board;
        reader->round = where.round;
        reader->table = where.table;
        pdup__complain(reader, act->columns.rule, &issue);
    }
}

void pdup__add_rule_doubts(pdup__reader *reader) {
    for (size_t i = 0; i < reader->act_count; i++) {
        const pdup__act *act = &reader->acts[i];
        if (act->ruling && act->status == PDUP_OK && is_alive(reader->session, act)) {
            warn(reader, act);
        }
    }
}
