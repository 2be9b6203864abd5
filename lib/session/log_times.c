/* SPDX-License-Identifier: MIT */
/* What cannot have happened yet: a ruling comes to stand when its seats are free, and ends after all that happened while
 * it stood. Of what has no time only as much is known as what it rests on tells. */
#include "session/log.h"

static int64_t free_on_rows(const pdup_session *session, const pdup_ruling *ruling) {
    int64_t earliest = 0;
    for (int32_t i = 0; i < ruling->effect_count; i++) {
        const pdup__effect *effect = &ruling->effects[i];
        const pdup__standing_effect *place =
            pdup__effect_is_on_row(effect) ? pdup__log_effect_at(session, effect) : NULL;
        earliest = place ? pdup__later(earliest, place->free) : earliest;
    }
    return earliest;
}

/* After the ruling of an entry, and when the seats are free. */
static pdup__log_earliest after(const pdup__log_entry *entry, int64_t time, int64_t free) {
    return free > time ? (pdup__log_earliest){free, NULL} : (pdup__log_earliest){time, entry};
}

pdup__log_earliest pdup__log_can_be_given(const pdup_session *session,
                                          const pdup__log_entry *replaced,
                                          const pdup_ruling *ruling) {
    if (pdup_ruling_number(ruling, PDUP_RULING_FIELD_IS_DRAFT)) {
        return (pdup__log_earliest){replaced ? replaced->time : 0, replaced};
    }
    return after(replaced, replaced ? replaced->latest : 0, free_on_rows(session, ruling));
}

void pdup__log_note(pdup_session *session, int32_t number, int64_t time) {
    pdup__log_entry *entry = pdup__log_entry_of(session, number);
    if (entry) {
        entry->latest = pdup__later(entry->latest, time);
    }
}

pdup__log_earliest pdup__log_can_be_approved(const pdup_session *session,
                                             const pdup__log_entry *entry) {
    const pdup__log_entry *replaced = pdup__log_entry_of(session, entry->replaces);
    bool is_later = replaced && replaced->latest > entry->since;
    return after(is_later ? replaced : entry, is_later ? replaced->latest : entry->since,
                 free_on_rows(session, entry->ruling));
}

pdup__log_earliest pdup__appeal_can_be_decided(const pdup_session *session,
                                               const pdup__appeal *appeal) {
    const pdup__log_entry *entry = &session->log[appeal->ruling];
    return appeal->time >= entry->since ? (pdup__log_earliest){appeal->time, NULL}
                                        : (pdup__log_earliest){entry->since, entry};
}

pdup_status pdup__log_check_early(int64_t time, pdup__log_earliest earliest, pdup__message message,
                                  pdup__issue *why) {
    if (!pdup__is_before(time, earliest.time)) {
        return PDUP_OK;
    }
    const pdup__log_entry *entry = earliest.entry;
    bool is_given = entry && entry->time == earliest.time;
    *why = pdup__issue_of(PDUP_E_ACT_EARLY, is_given ? PDUP__M_EARLY_GIVEN
                                            : entry  ? message
                                                     : PDUP__M_EARLY_FREE);
    pdup__issue_time(why, time);
    pdup__issue_time(why, earliest.time);
    pdup__issue_at(why, PDUP_PART_TIME, 0);
    if (entry) {
        pdup__issue_number(why, entry->number);
        why->ruling = entry->number;
    }
    return why->status;
}
