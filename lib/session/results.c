/* SPDX-License-Identifier: MIT */
#include "session/results.h"

static bool counts(const pdup__extent *extent, const pdup__traveller_row *row) {
    return extent->after_round == 0 || row->row.round <= extent->after_round;
}

/* What an effect on a seat of a row leaves of it. */
static pdup_state state_of(const pdup__row *row, int seat, const pdup__effect *effect) {
    switch (effect ? effect->kind : PDUP_EFFECT_KIND_NONE) {
    case PDUP_EFFECT_KIND_ARTIFICIAL:
        return PDUP_STATE_ARTIFICIAL;
    case PDUP_EFFECT_KIND_ASSIGNED:
        return PDUP_STATE_ASSIGNED;
    case PDUP_EFFECT_KIND_ANNULLED:
        return PDUP_STATE_ANNULLED;
    case PDUP_EFFECT_KIND_DEFERRED:
        return PDUP_STATE_DEFERRED;
    default:
        break;
    }
    if (row->contract == PDUP_CONTRACT_NOT_PLAYED) {
        return PDUP_STATE_NOT_PLAYED;
    }
    return row->entries[seat] == PDUP__ENTRY_WHISTS ? PDUP_STATE_REAL : PDUP_STATE_ANNULLED;
}

static int32_t outcomes_of(pdup_state state, const pdup__effect *effect) {
    /* What is assigned has an effect. NOLINTNEXTLINE(clang-analyzer-core.NullDereference) */
    return state == PDUP_STATE_REAL ? 1 : state == PDUP_STATE_ASSIGNED ? effect->outcome_count : 0;
}

pdup__result_count pdup__count_traveller(const pdup__extent *extent,
                                         const pdup_traveller *traveller) {
    pdup__result_count count = {0, 0};
    for (size_t k = 0; k < traveller->row_count; k++) {
        const pdup__traveller_row *row = &traveller->rows[k];
        if (!counts(extent, row)) {
            continue;
        }
        int seats = pdup__row_seats(traveller->board, &row->row);
        count.results += (size_t)seats;
        for (int seat = 0; seat < seats; seat++) {
            const pdup__effect *effect = pdup__session_effect(extent->session, row->effects[seat]);
            count.outcomes += (size_t)outcomes_of(state_of(&row->row, seat, effect), effect);
        }
    }
    return count;
}

pdup__result_count pdup__count_results(const pdup__extent *extent) {
    pdup__result_count count = {0, 0};
    for (size_t i = 0; i < extent->session->traveller_count; i++) {
        pdup__result_count own = pdup__count_traveller(extent, extent->session->travellers[i]);
        count.results += own.results;
        count.outcomes += own.outcomes;
    }
    return count;
}

/* A board that was turned at a table: what was held at a chair belongs to the line whose cards they were. By regulation
 * it may be an altered form of the deal instead, compared with its like. */
static void set_line(const pdup__extent *extent, const pdup__row *row, int seats, int chair,
                     pdup__result *result) {
    const pdup__chosen *chosen = &extent->session->chosen;
    bool is_mapped = chosen->choice[PDUP__KEY_TURNED_BOARDS] == PDUP__TURNED_MAP;
    int line = is_mapped ? (chair + seats - row->turn) % seats : chair;
    result->seat = PDUP_SEAT_N + line;
    result->form = result->group * PDUP__SEATS + (is_mapped ? 0 : row->turn);
}

/* Rows are accepted of any table, so there may be more than there are rooms for. */
static int32_t room_of(const pdup_session *session, int32_t table) {
    int32_t tables = pdup__session_room_tables(session);
    int32_t room = tables == 0 ? 1 : (table - 1) / tables + 1;
    return room < PDUP_MAX_ROOMS ? room : PDUP_MAX_ROOMS;
}

static void add_outcomes(const pdup__row *row, int seat, const pdup__effect *effect,
                         pdup__result *result, pdup__result_list *to) {
    pdup__outcome *outcomes = &to->outcomes[to->count.outcomes];
    result->outcomes = outcomes;
    result->outcome_count = outcomes_of(result->state, effect);
    if (result->state == PDUP_STATE_REAL) {
        outcomes[0] = (pdup__outcome){row->whists[seat], PDUP__WHOLE_WEIGHT};
    } else {
        for (int32_t i = 0; i < result->outcome_count; i++) {
            /* As above. NOLINTNEXTLINE(clang-analyzer-core.NullDereference) */
            outcomes[i] = effect->outcomes[i];
        }
    }
    to->count.outcomes += (size_t)result->outcome_count;
}

static void add_result(const pdup__extent *extent, const pdup_traveller *traveller,
                       const pdup__traveller_row *from, int seat, pdup__result_list *to) {
    const pdup__row *row = &from->row;
    const pdup__effect *effect = pdup__session_effect(extent->session, from->effects[seat]);
    int seats = pdup__row_seats(traveller->board, row);
    bool is_artificial = effect && effect->kind == PDUP_EFFECT_KIND_ARTIFICIAL;
    pdup__result *result = &to->results[to->count.results++];
    *result = (pdup__result){
        .session = extent->number,
        .board = traveller->board->number,
        .round = row->round,
        .table = row->table,
        .room = room_of(extent->session, row->table),
        .player = row->players[seat],
        .seats = seats,
        .group = from->group,
        .whists = row->whists[seat],
        .has_whists = row->entries[seat] == PDUP__ENTRY_WHISTS,
        .state = state_of(row, seat, effect),
        .award = is_artificial ? effect->award : PDUP_AWARD_NONE,
        .percent = is_artificial ? effect->percent : 0,
        .ruling = from->effects[seat].ruling,
    };
    set_line(extent, row, seats, seat, result);
    add_outcomes(row, seat, effect, result, to);
}

void pdup__add_traveller(const pdup__extent *extent, const pdup_traveller *traveller,
                         pdup__result_list *to) {
    for (size_t k = 0; k < traveller->row_count; k++) {
        const pdup__traveller_row *row = &traveller->rows[k];
        int seats = counts(extent, row) ? pdup__row_seats(traveller->board, &row->row) : 0;
        for (int seat = 0; seat < seats; seat++) {
            add_result(extent, traveller, row, seat, to);
        }
    }
}

void pdup__add_results(const pdup__extent *extent, pdup_standings *standings) {
    pdup__result_list to = {standings->results,
                            standings->outcomes,
                            {(size_t)standings->result_count, standings->outcome_count}};
    for (size_t i = 0; i < extent->session->traveller_count; i++) {
        pdup__add_traveller(extent, extent->session->travellers[i], &to);
    }
    standings->result_count = (int32_t)to.count.results;
    standings->outcome_count = to.count.outcomes;
}
