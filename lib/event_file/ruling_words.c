/* SPDX-License-Identifier: MIT */
#include "event_file/ruling_words.h"

#include "base/compat.h"
#include "event_file/authority_words.h"
#include "event_file/keys.h"
#include "event_file/words.h"

static bool read_notified(pdup__reader *reader, pdup__given *given) {
    const pdup__word *word = &given->settings.values[PDUP__GIVEN_NOTIFIED];
    if (!pdup__setting_is_given(&given->settings, PDUP__GIVEN_NOTIFIED)) {
        return true;
    }
    given->has_notice = pdup__word_is(word, "yes");
    if (given->has_notice || pdup__word_is(word, "no")) {
        return true;
    }
    pdup__fault_word(reader, PDUP_E_FILE_WORD, word, PDUP__M_YES_OR_NO);
    return false;
}

bool pdup__read_given(pdup__reader *reader, pdup__given *given) {
    const pdup__settings *settings = &given->settings;
    bool is_right = pdup__setting_time(reader, settings, PDUP__GIVEN_TIME, &given->time);
    is_right = pdup__setting_text(reader, settings, PDUP__GIVEN_RULE) && is_right;
    is_right = pdup__setting_text(reader, settings, PDUP__GIVEN_REASON) && is_right;
    is_right = pdup__setting_authority(reader, settings, PDUP__GIVEN_BY, PDUP_AUTHORITY_DIRECTOR,
                                       PDUP_AUTHORITY_COMMITTEE, &given->giver) &&
               is_right;
    is_right = read_notified(reader, given) && is_right;
    return pdup__setting_number(reader, settings, PDUP__GIVEN_REPLACES, 1, PDUP_MAX_RULINGS,
                                &given->replaces) &&
           is_right;
}

pdup_ruling *pdup__next_ruling(pdup__reader *reader, pdup_ruling *ruling, int32_t column,
                               pdup_status status, pdup_ruling *next) {
    pdup_ruling_unref(ruling);
    if (status == PDUP_E_NOMEM) {
        reader->is_out_of_memory = true;
    } else if (status != PDUP_OK) {
        pdup__issue issue = pdup__faults_issue(reader->reasons, 0);
        pdup__complain(reader, column, &issue);
    }
    return next;
}

pdup_faults *pdup__reasons(pdup__reader *reader) {
    pdup_status status = reader->reasons ? pdup_faults_clear(reader->reasons)
                                         : pdup_faults_new(reader->allocator, &reader->reasons);
    (void)pdup__ok_or_nomem(reader, status);
    return reader->reasons;
}

/* The ruling as one of the calls has made it, of numbers that have been read within their limits. */
static pdup_ruling *go_on(pdup__reader *reader, pdup_ruling *ruling, pdup_status status,
                          pdup_ruling *next) {
    pdup_ruling_unref(ruling);
    return pdup__ok_or_nomem(reader, status) ? next : NULL;
}

pdup_ruling *pdup__make_given(pdup__reader *reader, const pdup__given *given) {
    const pdup__word *rule = &given->settings.values[PDUP__GIVEN_RULE];
    const pdup__word *reason = &given->settings.values[PDUP__GIVEN_REASON];
    pdup_ruling *next;
    pdup_status status = pdup_ruling_new(reader->allocator, rule->bytes, rule->size, reason->bytes,
                                         reason->size, pdup__reasons(reader), &next);
    pdup_ruling *ruling = pdup__next_ruling(reader, NULL, rule->column, status, next);
    if (ruling && given->giver != PDUP_AUTHORITY_NONE) {
        status = pdup_ruling_with_giver(ruling, given->giver, NULL, &next);
        ruling = go_on(reader, ruling, status, next);
    }
    if (ruling && given->approval != PDUP_AUTHORITY_NONE) {
        status = pdup_ruling_with_approval(ruling, given->approval, NULL, &next);
        ruling = go_on(reader, ruling, status, next);
    }
    if (ruling && given->has_notice) {
        status = pdup_ruling_with_notice(ruling, &next);
        ruling = go_on(reader, ruling, status, next);
    }
    return ruling;
}

void pdup__push_given(pdup__reader *reader, const pdup__given *given, pdup__act act) {
    act.kind = given->replaces != 0 ? PDUP__ACT_REPLACE : PDUP__ACT_GIVE;
    act.number = given->number;
    act.replaced = given->replaces;
    act.time = given->time;
    act.columns.time = given->settings.values[PDUP__GIVEN_TIME].column;
    act.columns.ruling = given->settings.values[PDUP__GIVEN_REPLACES].column;
    act.columns.rule = given->settings.values[PDUP__GIVEN_RULE].column;
    if (given->replaces != 0) {
        /* It has been read: whatever still stands in a way does not do so for want of this line. */
        pdup__claim_key key =
            pdup__key_number(reader->number, PDUP__LINE_REPLACED, given->replaces);
        pdup__claim *claim = pdup__claims_find(&reader->claims, &key);
        if (PDUP_ALWAYS(claim)) {
            pdup__claim_set(reader, claim, act.columns.ruling);
        }
    }
    pdup__act_push(reader, act);
}
