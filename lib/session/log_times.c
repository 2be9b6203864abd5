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

int64_t pdup__log_can_be_given(const pdup_session *session, int32_t replaced,
                               const pdup_ruling *ruling) {
    int32_t at = pdup__log_find(session, replaced);
    if (pdup_ruling_is_draft(ruling)) {
        return at < 0 ? 0 : session->log[at].time;
    }
    return pdup__later(at < 0 ? 0 : session->log[at].latest, free_on_rows(session, ruling));
}

void pdup__log_note(pdup_session *session, int32_t number, int64_t time) {
    int32_t at = pdup__log_find(session, number);
    if (at >= 0) {
        session->log[at].latest = pdup__later(session->log[at].latest, time);
    }
}

int64_t pdup__log_can_be_approved(const pdup_session *session, const pdup__log_entry *entry) {
    int32_t at = pdup__log_find(session, entry->replaces);
    int64_t replaced = at < 0 ? 0 : session->log[at].latest;
    return pdup__later(pdup__later(entry->since, replaced), free_on_rows(session, entry->ruling));
}

int64_t pdup__appeal_can_be_decided(const pdup_session *session, const pdup__appeal *appeal) {
    return pdup__later(appeal->time, session->log[appeal->ruling].since);
}
