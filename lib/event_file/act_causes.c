/* SPDX-License-Identifier: MIT */
/* What an act that was refused rests on: a ruling that is not there, or one that has ended before. */
#include "event_file/acts.h"

#include "base/compat.h"
#include "event_file/keys.h"
#include "event_file/report.h"
#include "session/log.h"

void pdup__act_note_end(pdup__reader *reader, const pdup__act *act) {
    pdup__act *ended = pdup__acts_find_given(reader, act->ends);
    if (ended) {
        ended->ended = act->time;
    }
}

int32_t pdup__act_lacks(const pdup__act *act) {
    if (act->status != PDUP_E_RULING_UNKNOWN) {
        return 0;
    }
    return act->kind == PDUP__ACT_REPLACE ? act->replaced : act->number;
}

/* The act that gives what an act lacks, which was refused itself. */
static pdup__act *find_lacking(const pdup__reader *reader, const pdup__act *act) {
    return pdup__acts_find_given(reader, pdup__act_lacks(act));
}

/* Each act rests on one at most: a way that meets itself has a circle at its end. */
static void follow(const pdup__reader *reader, pdup__act *act, size_t trail) {
    while (act && act->trail == 0) {
        act->trail = trail;
        act = find_lacking(reader, act);
    }
    while (act && act->trail == trail && !act->is_circular) {
        act->is_circular = true;
        act = find_lacking(reader, act);
    }
}

void pdup__acts_find_circles(pdup__reader *reader) {
    for (size_t i = 0; i < reader->act_count; i++) {
        follow(reader, &reader->acts[i], i + 1);
    }
}

bool pdup__act_follows_refused(const pdup__reader *reader, const pdup__act *act) {
    int32_t number = pdup__act_lacks(act);
    pdup__claim_key key = pdup__key_number(reader->number, PDUP__LINE_RULING, number);
    return number != 0 && !act->is_circular && pdup__claims_find(&reader->claims, &key);
}

void pdup__act_add_end(const pdup__reader *reader, const pdup__act *act, int32_t number,
                       pdup__line *text) {
    /* The log has the ruling, so a line has given it. */
    const pdup__act *given = pdup__acts_find_given(reader, number);
    if (PDUP_ALWAYS(given) && given->ended != 0 && act->time > given->ended) {
        pdup__line_add(text, " at ");
        pdup__line_add_integer(text, given->ended);
        pdup__line_add(text, ", before ");
        pdup__line_add_integer(text, act->time);
    }
}
