/* SPDX-License-Identifier: MIT */
/* When acts happened. What has no time is put where it can have been: after what it rests on, and the end of a ruling
 * after all that is written of it while it stood. */
#include "event_file/acts.h"

#include "base/period.h"
#include "base/sort.h"
#include "event_file/keys.h"
#include "event_file/report.h"

static bool is_given(const pdup__act *act) {
    return act->kind == PDUP__ACT_GIVE || act->kind == PDUP__ACT_REPLACE;
}

/* A ruling first, then what is about it. */
static int by_ruling(const void *first, const void *second) {
    const pdup__act *a = first;
    const pdup__act *b = second;
    int number = pdup__by_number(a->number, b->number);
    return number != 0 ? number : (int)is_given(b) - (int)is_given(a);
}

pdup__act *pdup__acts_find_given(const pdup__reader *reader, int32_t number) {
    size_t from = 0;
    size_t to = number == 0 ? 0 : reader->act_count;
    while (from < to) {
        size_t middle = from + (to - from) / 2;
        if (reader->acts[middle].number < number) {
            from = middle + 1;
        } else {
            to = middle;
        }
    }
    pdup__act *found = from < reader->act_count ? &reader->acts[from] : NULL;
    return number != 0 && found && found->number == number && is_given(found) ? found : NULL;
}

/* Of an appeal that is withdrawn, or changes the ruling, it need not stand any more. */
static bool needs_standing(const pdup__act *act) {
    return act->kind != PDUP__ACT_CHANGE &&
           (act->kind != PDUP__ACT_DECIDE || act->outcome == PDUP_APPEAL_OUTCOME_UPHELD);
}

static void note_first(pdup__act *given, int64_t time) {
    if (time != 0 && (given->turn.first == 0 || time < given->turn.first)) {
        given->turn.first = time;
    }
}

/* A draft does not end what it is to replace: that is there still. */
static void note_replacement(pdup__act *replaced, const pdup__act *act) {
    if (pdup_ruling_number(act->ruling, PDUP_RULING_FIELD_IS_DRAFT) == 1) {
        replaced->turn.last = pdup__later(replaced->turn.last, act->time);
        replaced->turn.draft = pdup__higher(replaced->turn.draft, act->number);
    } else {
        replaced->turn.is_ended = true;
    }
}

static bool ends_itself(const pdup__act *act) {
    return act->kind == PDUP__ACT_WAIVE || act->kind == PDUP__ACT_REVOKE;
}

/* Of the ruling that an act gives, or that it is about. */
static void note_act(const pdup__reader *reader, const pdup__act *act, pdup__act *given) {
    pdup__act *replaced =
        act->kind == PDUP__ACT_APPROVE ? pdup__acts_find_given(reader, given->replaced) : NULL;
    if (given != act) {
        note_first(given, act->time);
    }
    if (needs_standing(act)) {
        given->turn.last = pdup__later(given->turn.last, act->time);
    }
    if (ends_itself(act)) {
        given->turn.is_ended = true;
    }
    if (replaced) {
        note_first(replaced, act->time);
        replaced->turn.is_ended = true;
    }
}

/* The times that are written of each ruling. */
static void note_times(pdup__reader *reader) {
    for (size_t i = 0; i < reader->act_count; i++) {
        const pdup__act *act = &reader->acts[i];
        pdup__act *given = pdup__acts_find_given(reader, act->number);
        pdup__act *replaced = pdup__acts_find_given(reader, act->replaced);
        if (given) {
            note_act(reader, act, given);
        }
        if (replaced) {
            note_first(replaced, act->time);
            note_replacement(replaced, act);
        }
    }
}

static bool is_on_corrected_row(const pdup__reader *reader, const pdup__act *act) {
    pdup__claim_key key =
        pdup__key_of_row(reader->number, PDUP__LINE_CORRECT, act->board, act->round, act->table);
    return act->board != 0 && pdup__claims_find(&reader->claims, &key);
}

/* On a row that was corrected a ruling sees the row as it is in the end, or if it has gone itself as it was first. */
static int64_t moment_on_corrected(const pdup__act *act) {
    if (act->turn.first != 0) {
        return act->turn.first;
    }
    return act->turn.is_ended ? 0 : PDUP__LATEST_TIME;
}

/* A ruling without a time, after those of lower numbers and before what is written of it. */
static int64_t given_moment(const pdup__reader *reader, const pdup__act *act, int64_t lower) {
    const pdup__act *replaced = pdup__acts_find_given(reader, act->replaced);
    int64_t moment = is_on_corrected_row(reader, act) ? moment_on_corrected(act)
                     : act->number != 0               ? pdup__earlier(lower, act->turn.first)
                                                      : 0;
    if (!replaced) {
        return moment;
    }
    /* A draft changes nothing yet, and may come with what it is to replace. */
    return pdup_ruling_number(act->ruling, PDUP_RULING_FIELD_IS_DRAFT) == 1
               ? replaced->turn.moment
               : pdup__later(moment, replaced->turn.last);
}

/* An act about a ruling, which may not be there. */
static int64_t later_moment(const pdup__reader *reader, const pdup__act *act,
                            const pdup__act *given) {
    int64_t moment = given ? given->turn.moment : 0;
    if (ends_itself(act)) {
        return pdup__later(moment, given ? given->turn.last : 0);
    }
    if (act->kind == PDUP__ACT_APPROVE_REPLACING) {
        const pdup__act *replaced = pdup__acts_find_given(reader, given->replaced);
        return pdup__later(moment, replaced ? replaced->turn.last : 0);
    }
    return act->lodged != 0 ? act->lodged : moment;
}

/* The ruling that an act ends or, as a draft, is to end; NULL if there is none that can be read. */
static pdup__act *find_ended(const pdup__reader *reader, const pdup__act *act, pdup__act *given) {
    if (act->kind == PDUP__ACT_REPLACE) {
        return pdup__acts_find_given(reader, act->replaced);
    }
    if (act->kind == PDUP__ACT_APPROVE_REPLACING) {
        return pdup__acts_find_given(reader, given->replaced);
    }
    return ends_itself(act) ? given : NULL;
}

/* What ends a ruling comes after all that is about that one, and after the drafts that are to replace it. */
static void set_order(const pdup__reader *reader, pdup__act *act, pdup__act *given) {
    if (act->kind == PDUP__ACT_APPROVE && given && given->replaced != 0) {
        act->kind = PDUP__ACT_APPROVE_REPLACING;
    }
    pdup__act *ended = find_ended(reader, act, given);
    act->turn.order = act->kind == PDUP__ACT_CORRECT ? INT32_MAX : act->number;
    if (ended && pdup_ruling_number(act->ruling, PDUP_RULING_FIELD_IS_DRAFT) == 1) {
        act->turn.order = pdup__higher(act->turn.order, ended->number);
    } else if (ended) {
        act->turn.ends = ended->number;
        ended->turn.ender = (size_t)(act - reader->acts) + 1;
        act->turn.order =
            pdup__higher(act->turn.order, pdup__higher(ended->number, ended->turn.draft));
    }
}

static void set_given_moments(pdup__reader *reader) {
    int64_t lower = 0; /* the latest time of the rulings so far */
    for (size_t i = 0; i < reader->act_count; i++) {
        pdup__act *act = &reader->acts[i];
        if (is_given(act)) {
            act->turn.moment = act->time != 0 ? act->time : given_moment(reader, act, lower);
            lower = act->number != 0 ? pdup__later(lower, act->time) : lower;
        }
    }
}

/* On a corrected row what nothing is known of but that another took its place stood just before that. */
static void delay_replaced(const pdup__reader *reader, const pdup__act *act) {
    pdup__act *replaced = pdup__acts_find_given(reader, act->replaced);
    while (replaced && replaced->turn.is_ended && replaced->time == 0 &&
           replaced->turn.first == 0 && replaced->turn.moment < act->turn.moment &&
           is_on_corrected_row(reader, replaced)) {
        replaced->turn.moment = act->turn.moment;
        act = replaced;
        replaced = pdup__acts_find_given(reader, act->replaced);
    }
}

static void set_moments(pdup__reader *reader) {
    set_given_moments(reader);
    for (size_t i = reader->act_count; i > 0; i--) {
        delay_replaced(reader, &reader->acts[i - 1]);
    }
    for (size_t i = 0; i < reader->act_count; i++) {
        pdup__act *act = &reader->acts[i];
        pdup__act *given = pdup__acts_find_given(reader, act->number);
        set_order(reader, act, given);
        if (!is_given(act)) {
            act->turn.moment = act->time != 0 ? act->time : later_moment(reader, act, given);
        }
    }
}

bool pdup__acts_set_moments(pdup__reader *reader) {
    size_t count = reader->act_count;
    pdup__act *scratch = pdup__alloc_array(reader->allocator, count + 1, sizeof *scratch);
    if (!scratch) {
        return false;
    }
    pdup__sort(reader->acts, scratch, count, sizeof *scratch, by_ruling);
    pdup__release(reader->allocator, scratch);
    note_times(reader);
    set_moments(reader);
    return true;
}
