/* SPDX-License-Identifier: MIT */
#include "session/gather.h"

#include "ruling/ruling.h"
#include "session/log.h"
#include "session/planned.h"
#include "session/results.h"

/* The effects of a kind in all rulings in force. */
static size_t count_effects(const pdup_session *session, int32_t kind) {
    size_t count = 0;
    for (size_t i = 0; i < session->log_count; i++) {
        const pdup_ruling *ruling = session->log[i].ruling;
        int32_t effects = pdup__log_stands(&session->log[i]) ? ruling->effect_count : 0;
        for (int32_t k = 0; k < effects; k++) {
            count += ruling->effects[k].kind == kind;
        }
    }
    return count;
}

static void list_effects(const pdup_session *session, pdup__penalty *penalties,
                         int32_t *disqualified) {
    for (size_t i = 0; i < session->log_count; i++) {
        const pdup_ruling *ruling = session->log[i].ruling;
        int32_t effects = pdup__log_stands(&session->log[i]) ? ruling->effect_count : 0;
        for (int32_t k = 0; k < effects; k++) {
            const pdup__effect *effect = &ruling->effects[k];
            if (effect->kind == PDUP_EFFECT_KIND_PENALTY) {
                *penalties++ =
                    (pdup__penalty){effect->player, effect->basis,
                                    pdup__fraction_of(effect->numerator, effect->denominator)};
            } else if (effect->kind == PDUP_EFFECT_KIND_DISQUALIFIED) {
                *disqualified++ = effect->player;
            }
        }
    }
}

bool pdup__set_effects(const pdup_session *session, const pdup_allocator *allocator,
                       pdup__scored_session *part) {
    part->penalty_count = count_effects(session, PDUP_EFFECT_KIND_PENALTY);
    part->disqualified_count = count_effects(session, PDUP_EFFECT_KIND_DISQUALIFIED);
    /* One more than there are: none at all needs no case of its own. */
    pdup__penalty *penalties =
        pdup__alloc_array(allocator, part->penalty_count + 1, sizeof *penalties);
    int32_t *disqualified =
        pdup__alloc_array(allocator, part->disqualified_count + 1, sizeof *disqualified);
    part->penalties = penalties;
    part->disqualified = disqualified;
    if (!penalties || !disqualified) {
        return false;
    }
    list_effects(session, penalties, disqualified);
    return true;
}

/* The last round of the session, as far as is known: the last one played, or that the movement has, or with rows. */
static int32_t last_round(const pdup_session *session) {
    if (session->rounds_played != 0 || session->movement) {
        return session->rounds_played != 0
                   ? session->rounds_played
                   : pdup_movement_number(session->movement, PDUP_MOVEMENT_FIELD_ROUNDS);
    }
    int32_t last = 0;
    for (size_t i = 0; i < session->traveller_count; i++) {
        const pdup_traveller *traveller = session->travellers[i];
        for (size_t k = 0; k < traveller->row_count; k++) {
            int32_t round = traveller->rows[k].row.round;
            last = round > last ? round : last;
        }
    }
    return last;
}

/* Before the last round nobody can have played all that he needs for a place: the minimum is cut down by the rounds. */
static int32_t minimum_boards(const pdup__extent *extent) {
    int32_t minimum = extent->session->chosen.minimum_boards;
    if (extent->after_round == 0 || minimum == 0) {
        return minimum;
    }
    int32_t rounds = last_round(extent->session);
    return extent->after_round < rounds ? (int32_t)((int64_t)minimum * extent->after_round / rounds)
                                        : minimum;
}

static pdup_status set_part(const pdup__extent *extent, const pdup_allocator *allocator,
                            pdup_standings *standings, pdup__scored_session *part) {
    const pdup_session *session = extent->session;
    part->chosen = &session->chosen;
    part->session = extent->number;
    part->seed = session->has_seed ? session->seed : NULL;
    part->minimum_boards = minimum_boards(extent);
    part->first = (size_t)standings->result_count;
    pdup__add_results(extent, standings);
    part->count = (size_t)standings->result_count - part->first;
    return pdup__set_effects(session, allocator, part) ? pdup__set_planned(extent, allocator, part)
                                                       : PDUP_E_NOMEM;
}

void pdup__release_part(pdup__scored_session *part, const pdup_allocator *allocator) {
    pdup__release(allocator, part->planned);
    pdup__release(allocator, part->disqualified);
    pdup__release(allocator, part->penalties);
}

static pdup_standings *new_standings(const pdup_allocator *allocator, const pdup__extent *extents,
                                     int32_t count, int32_t players) {
    pdup__result_count all = {0, 0};
    for (int32_t i = 0; i < count; i++) {
        pdup__result_count own = pdup__count_results(&extents[i]);
        all.results += own.results;
        all.outcomes += own.outcomes;
    }
    return pdup__standings_new(allocator, players, all.results, all.outcomes);
}

pdup_status pdup__gather_and_score(const pdup_allocator *allocator, const pdup__extent *extents,
                                   int32_t count, int32_t only, int32_t players,
                                   pdup_standings **out) {
    pdup_standings *standings = new_standings(allocator, extents, count, players);
    pdup__scored_session *parts = pdup__alloc_array(allocator, (size_t)count, sizeof *parts);
    pdup_status status = standings && parts ? PDUP_OK : PDUP_E_NOMEM;
    for (int32_t i = 0; i < count && status == PDUP_OK; i++) {
        status = set_part(&extents[i], allocator, standings, &parts[i]);
    }
    if (status == PDUP_OK) {
        status = pdup__score(standings, parts, count, only);
    }
    for (int32_t i = 0; parts && i < count; i++) {
        pdup__release_part(&parts[i], allocator);
    }
    pdup__release(allocator, parts);
    if (status != PDUP_OK) {
        pdup_standings_unref(standings);
        return status;
    }
    *out = standings;
    return PDUP_OK;
}

pdup_status pdup_session_standings(const pdup_session *session, int32_t after_round,
                                   pdup_standings **standings_out) {
    if (!standings_out) {
        return PDUP_E_ARG;
    }
    *standings_out = NULL;
    if (!pdup__handle_is(session, PDUP__SESSION)) {
        return PDUP_E_ARG;
    }
    if (after_round < 0 || after_round > PDUP_MAX_ROUNDS) {
        return PDUP_E_RANGE;
    }
    pdup__extent extent = {session, 1, after_round};
    return pdup__gather_and_score(&session->base.allocator, &extent, 1, 0, session->owner.players,
                                  standings_out);
}
