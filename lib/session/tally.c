/* SPDX-License-Identifier: MIT */
#include "session/tally.h"

#include "scoring/figures.h"

pdup_status pdup_tally_new(pdup_session *session, pdup_tally **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__handle_is(session, PDUP__SESSION)) {
        return PDUP_E_ARG;
    }
    pdup_tally *tally = pdup__handle_new(&session->base.allocator, sizeof *tally, PDUP__TALLY);
    if (!tally) {
        return PDUP_E_NOMEM;
    }
    const pdup_allocator *allocator = &tally->base.allocator;
    size_t players = (size_t)session->owner.players;
    tally->session = pdup_session_ref(session);
    tally->players = pdup__alloc_array(allocator, players, sizeof *tally->players);
    tally->changed = pdup__alloc_array(allocator, players, sizeof *tally->changed);
    if (!tally->players || !tally->changed) {
        pdup_tally_unref(tally);
        return PDUP_E_NOMEM;
    }
    *out = tally;
    return PDUP_OK;
}

/* All, in the order of boards, so that what is kept in that order grows at its end. */
static bool take_all(pdup_tally *tally) {
    const pdup_session *session = tally->session;
    for (size_t i = 0; i < session->traveller_count; i++) {
        if (!pdup__tally_take(tally, session->travellers[i])) {
            return false;
        }
    }
    return true;
}

/* Travellers come by their last change: behind the first that is known all are. false when there is no memory. */
static bool take_changed(pdup_tally *tally) {
    const pdup_traveller *traveller = tally->session->owner.newest;
    while (traveller && traveller->changed > tally->seen) {
        if (!pdup__tally_take(tally, traveller)) {
            return false;
        }
        traveller = traveller->older;
    }
    return true;
}

/* The first artificial score of a session makes scoring add up what counts for own percents, which long fractions may
 * not bear. */
static void change_long(pdup_tally *tally) {
    for (int32_t i = 0; i < tally->session->owner.players; i++) {
        if (tally->players[i].common == 0) {
            pdup__tally_change(tally, &tally->players[i]);
        }
    }
}

/* A line whose E is another now is scored again on every board. */
static void withdraw_lines(pdup_tally *tally, unsigned seats) {
    for (size_t i = 0; i < tally->board_count; i++) {
        pdup__tally_board *board = tally->boards[i];
        unsigned own = 0;
        for (int seat = 0; seat < PDUP__SEATS; seat++) {
            own |= board->lines[seat] < board->lines[seat + 1] ? 1U << seat : 0;
        }
        if (own & seats) {
            pdup__tally_withdraw(tally, board, seats);
            pdup__tally_wait(tally, board);
        }
    }
}

static void score_waiting(pdup_tally *tally) {
    for (size_t i = 0; i < tally->waiting_count; i++) {
        pdup__tally_score(tally, tally->waiting[i]);
    }
    tally->worked_boards = (int32_t)tally->waiting_count;
    tally->waiting_count = 0;
}

static bool finish_changed(pdup_tally *tally) {
    for (int32_t i = 0; i < tally->changed_count; i++) {
        if (!pdup__tally_finish(tally, &tally->players[tally->changed[i] - 1])) {
            return false;
        }
    }
    tally->worked_players = tally->changed_count;
    tally->changed_count = 0;
    return true;
}

static pdup_status bring_up(pdup_tally *tally, bool is_anew) {
    int32_t expected = tally->chosen.choice[PDUP__KEY_EXPECTED];
    size_t artificial = tally->artificial_count;
    if (!(is_anew ? take_all(tally) : take_changed(tally))) {
        return PDUP_E_NOMEM;
    }
    unsigned moved = pdup__tally_moved_lines(tally);
    bool is_most = expected == PDUP__EXPECTED_MOST || expected == PDUP__EXPECTED_MOST_EVENT;
    if (is_most && moved != 0) {
        withdraw_lines(tally, moved);
    }
    score_waiting(tally);
    if (artificial == 0 && tally->artificial_count > 0) {
        change_long(tally);
    }
    return finish_changed(tally) ? PDUP_OK : PDUP_E_OVERFLOW;
}

pdup_status pdup_tally_update(pdup_tally *tally) {
    if (!pdup__handle_is(tally, PDUP__TALLY)) {
        return PDUP_E_ARG;
    }
    const pdup__owner *owner = &tally->session->owner;
    bool is_anew = !tally->is_whole || owner->settings_changed > tally->seen;
    tally->is_whole = false;
    tally->worked_boards = 0;
    tally->worked_players = 0;
    pdup_status status = is_anew ? pdup__tally_begin(tally) : PDUP_OK;
    if (status == PDUP_OK) {
        status = bring_up(tally, is_anew);
    }
    tally->is_whole = status == PDUP_OK;
    tally->seen = owner->stamp;
    return status;
}

static pdup_status check_player(const pdup_tally *tally, int32_t player) {
    if (!pdup__handle_is(tally, PDUP__TALLY)) {
        return PDUP_E_ARG;
    }
    if (player < 1 || player > tally->session->owner.players) {
        return PDUP_E_RANGE;
    }
    return tally->is_whole ? PDUP_OK : PDUP_E_STATE;
}

static bool has_maximum(const pdup_tally *tally) {
    return tally->chosen.choice[PDUP__KEY_MEASURE] == PDUP__MEASURE_MATCHPOINTS;
}

pdup_status pdup_tally_player_figure(const pdup_tally *tally, int32_t player, pdup_figure figure,
                                     int64_t *numerator_out, int64_t *denominator_out) {
    if (!numerator_out || !denominator_out) {
        return PDUP_E_ARG;
    }
    *numerator_out = 0;
    *denominator_out = 0;
    pdup_status status = check_player(tally, player);
    return status == PDUP_OK
               ? pdup__totals_figure(&tally->players[player - 1].totals, has_maximum(tally), figure,
                                     numerator_out, denominator_out)
               : status;
}

pdup_status pdup_tally_player_figure_text(const pdup_tally *tally, int32_t player,
                                          pdup_figure figure, int32_t decimals, pdup_round rounding,
                                          char *buf, size_t cap, size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    pdup__format format = {decimals, rounding, 0};
    pdup_status status = check_player(tally, player);
    return status == PDUP_OK
               ? pdup__totals_figure_text(&tally->players[player - 1].totals, has_maximum(tally),
                                          figure, format, buf, cap, len_out)
               : status;
}

pdup_tally *pdup_tally_ref(pdup_tally *tally) {
    return pdup__handle_ref(tally, PDUP__TALLY);
}

void pdup_tally_unref(pdup_tally *tally) {
    if (!pdup__handle_unref(tally, PDUP__TALLY)) {
        return;
    }
    const pdup_allocator *allocator = &tally->base.allocator;
    if (tally->players) {
        pdup__tally_empty(tally);
    }
    pdup__scratch_close(&tally->scratch, allocator);
    pdup__release(allocator, tally->changed);
    pdup__release(allocator, tally->players);
    pdup__release(allocator, tally->waiting);
    pdup__release(allocator, tally->boards);
    pdup_session_unref(tally->session);
    pdup__handle_free(tally);
}
