/* SPDX-License-Identifier: MIT */
#include "session/event.h"

#include "session/gather.h"

pdup_status pdup_event_new(const pdup_allocator *allocator, pdup_event **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator)) {
        return PDUP_E_ARG;
    }
    *out = pdup__handle_new(allocator, sizeof **out, PDUP__EVENT);
    return *out ? PDUP_OK : PDUP_E_NOMEM;
}

pdup_status pdup_event_add_session(pdup_event *event, pdup_session *session) {
    if (!pdup__handle_is(event, PDUP__EVENT) || !pdup__handle_is(session, PDUP__SESSION)) {
        return PDUP_E_ARG;
    }
    if (event->count == PDUP_MAX_SESSIONS) {
        return PDUP_E_RANGE;
    }
    for (int32_t i = 0; i < event->count; i++) {
        if (event->sessions[i] == session) {
            return PDUP_E_STATE;
        }
    }
    event->sessions[event->count++] = pdup_session_ref(session);
    return PDUP_OK;
}

int32_t pdup_event_session_count(const pdup_event *event) {
    return pdup__handle_is(event, PDUP__EVENT) ? event->count : PDUP_E_ARG;
}

pdup_status pdup_event_session(const pdup_event *event, int32_t number,
                               pdup_session **session_out) {
    if (!session_out) {
        return PDUP_E_ARG;
    }
    *session_out = NULL;
    if (!pdup__handle_is(event, PDUP__EVENT)) {
        return PDUP_E_ARG;
    }
    if (number < 1 || number > event->count) {
        return PDUP_E_RANGE;
    }
    *session_out = pdup_session_ref(event->sessions[number - 1]);
    return PDUP_OK;
}

/* An event is one list: what is measured, and whether rooms are fields of their own, is the same in all sessions. */
static bool is_of_one_kind(const pdup_event *event) {
    for (int32_t i = 1; i < event->count; i++) {
        const int32_t *first = event->sessions[0]->chosen.choice;
        const int32_t *other = event->sessions[i]->chosen.choice;
        if (first[PDUP__KEY_MEASURE] != other[PDUP__KEY_MEASURE] ||
            first[PDUP__KEY_FIELDS] != other[PDUP__KEY_FIELDS]) {
            return false;
        }
    }
    return true;
}

static int32_t most_players(const pdup_event *event) {
    int32_t most = 0;
    for (int32_t i = 0; i < event->count; i++) {
        int32_t players = event->sessions[i]->owner.players;
        most = players > most ? players : most;
    }
    return most;
}

/* Does E, and with it every score, rest on the other sessions too? */
static bool rests_on_others(const pdup_session *session) {
    return session->chosen.choice[PDUP__KEY_EXPECTED] == PDUP__EXPECTED_MOST_EVENT;
}

/* Of all sessions, or only of one of them up to a round. */
static pdup_status score(const pdup_event *event, int32_t only, int32_t after_round,
                         pdup_standings **out) {
    pdup__extent extents[PDUP_MAX_SESSIONS];
    if (!is_of_one_kind(event)) {
        return PDUP_E_SESSIONS;
    }
    for (int32_t i = 0; i < event->count; i++) {
        extents[i] = (pdup__extent){event->sessions[i], i + 1, 0};
    }
    const pdup_allocator *allocator = &event->base.allocator;
    if (only == 0) {
        return pdup__gather_and_score(allocator, extents, event->count, 0, most_players(event),
                                      out);
    }
    if (!rests_on_others(event->sessions[only - 1])) {
        pdup__extent own = {event->sessions[only - 1], only, after_round};
        return pdup__gather_and_score(allocator, &own, 1, 1, most_players(event), out);
    }
    extents[only - 1].after_round = after_round;
    return pdup__gather_and_score(allocator, extents, event->count, only, most_players(event), out);
}

pdup_status pdup_event_standings(const pdup_event *event, pdup_standings **standings_out) {
    if (!standings_out) {
        return PDUP_E_ARG;
    }
    *standings_out = NULL;
    if (!pdup__handle_is(event, PDUP__EVENT)) {
        return PDUP_E_ARG;
    }
    return event->count == 0 ? PDUP_E_STATE : score(event, 0, 0, standings_out);
}

pdup_status pdup_event_session_standings(const pdup_event *event, int32_t number,
                                         int32_t after_round, pdup_standings **standings_out) {
    if (!standings_out) {
        return PDUP_E_ARG;
    }
    *standings_out = NULL;
    if (!pdup__handle_is(event, PDUP__EVENT)) {
        return PDUP_E_ARG;
    }
    if (number < 1 || number > event->count || after_round < 0 || after_round > PDUP_MAX_ROUNDS) {
        return PDUP_E_RANGE;
    }
    return score(event, number, after_round, standings_out);
}

pdup_event *pdup_event_ref(pdup_event *event) {
    return pdup__handle_ref(event, PDUP__EVENT);
}

void pdup_event_unref(pdup_event *event) {
    if (pdup__handle_unref(event, PDUP__EVENT)) {
        for (int32_t i = 0; i < event->count; i++) {
            pdup_session_unref(event->sessions[i]);
        }
        pdup__handle_free(event);
    }
}
