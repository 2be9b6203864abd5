/* SPDX-License-Identifier: MIT */
/* From rows and rulings to results, which scoring turns into standings. */
#include "scoring/score.h"
#include "session/session.h"

static bool counts(const pdup__traveller_row *row, int32_t after_round) {
    return after_round == 0 || row->row.round <= after_round;
}

static size_t count_results(const pdup_session *session, int32_t after_round) {
    size_t count = 0;
    for (size_t i = 0; i < session->traveller_count; i++) {
        const pdup_traveller *traveller = session->travellers[i];
        for (size_t k = 0; k < traveller->row_count; k++) {
            if (counts(&traveller->rows[k], after_round)) {
                count += (size_t)pdup__row_seats(traveller->board, &traveller->rows[k].row);
            }
        }
    }
    return count;
}

static pdup__source source_of(const pdup__row *row, int seat, const pdup__effect *effect) {
    if (effect) {
        return PDUP__SOURCE_ARTIFICIAL;
    }
    return row->entries[seat] == PDUP__ENTRY_WHISTS ? PDUP__SOURCE_REAL : PDUP__SOURCE_NONE;
}

/* The average plus, average or average minus that stands on the seat, or NULL. */
static const pdup__effect *award_on(const pdup_session *session, pdup__standing_effect standing) {
    const pdup__effect *effect = pdup__session_effect(session, standing);
    bool is_award =
        effect && effect->kind == PDUP_EFFECT_ARTIFICIAL && effect->award != PDUP_AWARD_PERCENT;
    return is_award ? effect : NULL;
}

static pdup__result result_of(const pdup_session *session, const pdup_traveller *traveller,
                              const pdup__traveller_row *from, int seat) {
    const pdup__row *row = &from->row;
    const pdup__effect *effect = award_on(session, from->effects[seat]);
    return (pdup__result){
        .board = traveller->board->number,
        .seat = PDUP_SEAT_N + seat,
        .round = row->round,
        .table = row->table,
        .player = row->players[seat],
        .whists = row->whists[seat],
        .has_whists = row->entries[seat] == PDUP__ENTRY_WHISTS,
        .source = source_of(row, seat, effect),
        .award = effect ? effect->award : PDUP_AWARD_NONE,
        .ruling = effect ? from->effects[seat].ruling : 0,
        .matchpoints = pdup__fraction_of(0, 1),
    };
}

static void collect(const pdup_session *session, int32_t after_round, pdup_standings *standings) {
    for (size_t i = 0; i < session->traveller_count; i++) {
        const pdup_traveller *traveller = session->travellers[i];
        for (size_t k = 0; k < traveller->row_count; k++) {
            if (!counts(&traveller->rows[k], after_round)) {
                continue;
            }
            for (int seat = 0; seat < pdup__row_seats(traveller->board, &traveller->rows[k].row);
                 seat++) {
                standings->results[standings->result_count++] =
                    result_of(session, traveller, &traveller->rows[k], seat);
            }
        }
    }
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
    pdup_standings *standings = pdup__standings_new(
        &session->base.allocator, session->owner.players, count_results(session, after_round));
    if (!standings) {
        return PDUP_E_NOMEM;
    }
    collect(session, after_round, standings);
    pdup_status status = pdup__score(standings);
    if (status != PDUP_OK) {
        pdup_standings_unref(standings);
        return status;
    }
    *standings_out = standings;
    return PDUP_OK;
}
