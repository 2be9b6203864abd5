/* SPDX-License-Identifier: MIT */
#include "event_file/ruling_words.h"

#include "event_file/authority_words.h"
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
    pdup__fault_word(reader, PDUP_E_FILE_WORD, word, "yes or no");
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

pdup_ruling *pdup__next_ruling(pdup__reader *reader, pdup_ruling *ruling, pdup_status status,
                               pdup_ruling *next) {
    pdup_ruling_unref(ruling);
    return pdup__ok_or_nomem(reader, status) ? next : NULL;
}

pdup_ruling *pdup__make_given(pdup__reader *reader, const pdup__given *given) {
    const pdup__word *rule = &given->settings.values[PDUP__GIVEN_RULE];
    const pdup__word *reason = &given->settings.values[PDUP__GIVEN_REASON];
    pdup_ruling *next;
    pdup_status status = pdup_ruling_new(reader->allocator, rule->bytes, rule->size, reason->bytes,
                                         reason->size, &next);
    pdup_ruling *ruling = pdup__next_ruling(reader, NULL, status, next);
    if (ruling && given->giver != PDUP_AUTHORITY_NONE) {
        status = pdup_ruling_with_giver(ruling, given->giver, &next);
        ruling = pdup__next_ruling(reader, ruling, status, next);
    }
    if (ruling && given->approval != PDUP_AUTHORITY_NONE) {
        status = pdup_ruling_with_approval(ruling, given->approval, &next);
        ruling = pdup__next_ruling(reader, ruling, status, next);
    }
    if (ruling && given->has_notice) {
        status = pdup_ruling_with_notice(ruling, &next);
        ruling = pdup__next_ruling(reader, ruling, status, next);
    }
    return ruling;
}

pdup__act pdup__act_of(const pdup__given *given, int32_t column, pdup_ruling *ruling) {
    return (pdup__act){
        .kind = given->replaces != 0 ? PDUP__ACT_REPLACE : PDUP__ACT_GIVE,
        .number = given->number,
        .replaced = given->replaces,
        .time = given->time,
        .column = column,
        .time_column = given->settings.values[PDUP__GIVEN_TIME].column,
        .ruling_column = given->settings.values[PDUP__GIVEN_REPLACES].column,
        .rule_column = given->settings.values[PDUP__GIVEN_RULE].column,
        .ruling = ruling,
    };
}
