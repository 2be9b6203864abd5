/* SPDX-License-Identifier: MIT */
/* The effects of rulings as they stand beside the rows, and how they come and go. */
#include "base/compat.h"
#include "session/log.h"

bool pdup__ruling_stands(pdup_ruling_state state) {
    return state == PDUP_RULING_STATE_IN_FORCE || state == PDUP_RULING_STATE_APPEALED ||
           state == PDUP_RULING_STATE_UPHELD || state == PDUP_RULING_STATE_WITHDRAWN;
}

bool pdup__log_stands(const pdup__log_entry *entry) {
    return pdup__ruling_stands(entry->state);
}

int32_t pdup__log_find(const pdup_session *session, int32_t number) {
    return number == 0 ? -1 : pdup__index_find(&session->log_index, (uint64_t)number);
}

pdup__log_entry *pdup__log_entry_of(const pdup_session *session, int32_t number) {
    int32_t at = pdup__log_find(session, number);
    return at < 0 ? NULL : &session->log[at];
}

pdup_ruling_state pdup__session_ruling_state(const pdup_session *session, int32_t number) {
    const pdup__log_entry *entry = pdup__log_entry_of(session, number);
    return entry ? entry->state : PDUP_RULING_STATE_NONE;
}

int32_t pdup__session_ruling_replaces(const pdup_session *session, int32_t number) {
    const pdup__log_entry *entry = pdup__log_entry_of(session, number);
    /* Asked of rulings that stand in the log. */
    return PDUP_ALWAYS(entry) ? entry->replaces : 0;
}

pdup__standing_effect *pdup__log_effect_at(const pdup_session *session,
                                           const pdup__effect *effect) {
    pdup_traveller *traveller = pdup__session_find(session, effect->board);
    if (!traveller) {
        return NULL;
    }
    int32_t at = pdup__traveller_find(traveller, effect->round, effect->table);
    /* At a table of three nobody sits at W. */
    if (at < 0 || traveller->rows[at].row.players[pdup__seat_index(effect->seat)] == 0) {
        return NULL;
    }
    return &traveller->rows[at].effects[pdup__seat_index(effect->seat)];
}

/* free: of what goes, until when it stood. */
static void set_on_row(pdup_session *session, const pdup__effect *effect,
                       pdup__standing_effect standing) {
    pdup__standing_effect *place = pdup__log_effect_at(session, effect);
    /* It was checked when the ruling came into force, and rows do not go. */
    if (PDUP_ALWAYS(place)) {
        standing.free = pdup__later(standing.free, place->free);
        *place = standing;
        pdup__traveller_touch(pdup__session_find(session, effect->board));
    }
}

/* What changes the figures of a player, and not those of a row, is about the whole session. */
static bool is_on_player(const pdup__effect *effect) {
    return effect->kind == PDUP_EFFECT_KIND_PENALTY ||
           effect->kind == PDUP_EFFECT_KIND_DISQUALIFIED;
}

/* Its effects stand on their rows, or no longer. */
static void set_effects(pdup_session *session, const pdup__log_entry *entry, bool stands) {
    bool is_on_players = false;
    for (int32_t i = 0; i < entry->ruling->effect_count; i++) {
        const pdup__effect *effect = &entry->ruling->effects[i];
        is_on_players = is_on_players || is_on_player(effect);
        if (pdup__effect_is_on_row(effect)) {
            pdup__standing_effect standing = {stands ? entry->number : 0, stands ? i : 0,
                                              stands ? 0 : entry->latest};
            set_on_row(session, effect, standing);
        }
    }
    if (is_on_players) {
        pdup__owner_touch(&session->owner);
    }
}

void pdup__log_put_in_force(pdup_session *session, const pdup__log_entry *entry) {
    set_effects(session, entry, true);
}

void pdup__log_take_out(pdup_session *session, const pdup__log_entry *entry) {
    set_effects(session, entry, false);
}

void pdup__log_give_way(pdup_session *session, int32_t number, int32_t replaced_by, int64_t time,
                        int64_t earliest) {
    pdup__log_entry *entry = pdup__log_entry_of(session, number);
    if (!entry) {
        return;
    }
    entry->ended = time;
    entry->latest = pdup__later(entry->latest, earliest);
    if (pdup__log_stands(entry)) {
        pdup__log_take_out(session, entry);
    }
    entry->state = PDUP_RULING_STATE_CHANGED;
    entry->replaced_by = replaced_by;
}

const pdup__effect *pdup__session_effect(const pdup_session *session,
                                         pdup__standing_effect standing) {
    if (standing.ruling == 0) {
        return NULL;
    }
    int32_t at = pdup__log_find(session, standing.ruling);
    return &session->log[at].ruling->effects[standing.effect];
}

/* The places of the numbers of a seat: limits of boards, rounds and tables are below these. */
enum { SEAT_BITS = 2, NUMBER_BITS = 14 };

_Static_assert(PDUP_MAX_ROUNDS < 1 << NUMBER_BITS && PDUP_MAX_TABLES < 1 << NUMBER_BITS &&
                   PDUP__SEATS <= 1 << SEAT_BITS,
               "each number of a seat has its bits");

static uint64_t seat_of(const pdup__effect *effect) {
    uint64_t row = ((uint64_t)effect->board << NUMBER_BITS | (uint64_t)effect->round)
                       << NUMBER_BITS |
                   (uint64_t)effect->table;
    return row << SEAT_BITS | (uint64_t)pdup__seat_index(effect->seat);
}

static bool is_taken(const pdup_session *session, const pdup__effect *effect) {
    const pdup__standing_effect *place = pdup__log_effect_at(session, effect);
    return PDUP_ALWAYS(place) && place->ruling != 0;
}

uint64_t pdup__session_taken_seat(const pdup_session *session, const pdup_ruling *ruling) {
    const pdup__effect *effect = ruling->effects;
    while (!is_taken(session, effect)) {
        effect++;
    }
    return seat_of(effect);
}

uint64_t pdup__session_free_seat(const pdup_session *session, int32_t number, int32_t index) {
    const pdup_ruling *ruling = session->log[pdup__log_find(session, number)].ruling;
    const pdup__effect *effect = &ruling->effects[index];
    const pdup__standing_effect *place =
        pdup__effect_is_on_row(effect) ? pdup__log_effect_at(session, effect) : NULL;
    return place && place->ruling == 0 ? seat_of(effect) : 0;
}

int32_t pdup__session_effect_count(const pdup_session *session, int32_t number) {
    int32_t at = pdup__log_find(session, number);
    return at < 0 ? 0 : session->log[at].ruling->effect_count;
}

int32_t pdup__session_ruling_on(const pdup_session *session, uint64_t seat) {
    enum { SEATS = 1 << SEAT_BITS, NUMBERS = 1 << NUMBER_BITS };
    uint64_t row = seat / SEATS;
    pdup__effect effect = {
        .board = (int32_t)(row / NUMBERS / NUMBERS),
        .round = (int32_t)(row / NUMBERS % NUMBERS),
        .table = (int32_t)(row % NUMBERS),
        .seat = PDUP_SEAT_N + (pdup_seat)(seat % SEATS),
    };
    const pdup__standing_effect *place = pdup__log_effect_at(session, &effect);
    return PDUP_ALWAYS(place) ? place->ruling : 0;
}
