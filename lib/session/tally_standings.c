/* SPDX-License-Identifier: MIT */
/* Standings of what a tally holds: nothing is scored again, only places are found. */
#include "scoring/ranking.h"
#include "session/tally.h"

/* Standings with room for all, and for the regulations; NULL when there is no memory. */
static pdup_standings *make(const pdup_tally *tally) {
    pdup__result_count all = {0, 0};
    for (size_t i = 0; i < tally->board_count; i++) {
        all.results += tally->boards[i]->count.results;
        all.outcomes += tally->boards[i]->count.outcomes;
    }
    pdup_standings *standings = pdup__standings_new(
        &tally->base.allocator, tally->session->owner.players, all.results, all.outcomes);
    if (!standings) {
        return NULL;
    }
    standings->chosen = pdup__alloc_array(&tally->base.allocator, 1, sizeof *standings->chosen);
    if (!standings->chosen) {
        pdup_standings_unref(standings);
        return NULL;
    }
    return standings;
}

/* Results keep pointing to outcomes, which are now those of the standings. */
static void copy_board(const pdup__tally_board *board, pdup_standings *standings) {
    pdup__outcome *outcomes = &standings->outcomes[standings->outcome_count];
    for (size_t i = 0; i < board->count.outcomes; i++) {
        outcomes[i] = board->outcomes[i];
    }
    for (size_t i = 0; i < board->count.results; i++) {
        pdup__result *result = &standings->results[standings->result_count++];
        *result = board->results[i];
        result->outcomes = outcomes + (result->outcomes - board->outcomes);
    }
    standings->outcome_count += board->count.outcomes;
}

static pdup_status fill(const pdup_tally *tally, pdup_standings *standings) {
    for (size_t i = 0; i < tally->board_count; i++) {
        copy_board(tally->boards[i], standings);
    }
    for (int32_t i = 0; i < standings->entry_count; i++) {
        standings->entries[i] = tally->players[i].totals;
    }
    standings->chosen[0] = tally->chosen;
    standings->first_session = 1;
    standings->has_maximum = tally->chosen.choice[PDUP__KEY_MEASURE] == PDUP__MEASURE_MATCHPOINTS;
    pdup__ranking ranking = {.allocator = &standings->base.allocator,
                             .chosen = standings->chosen,
                             .minimum_boards = standings->chosen->minimum_boards,
                             .entries = standings->entries,
                             .entry_count = standings->entry_count,
                             .results = standings->results,
                             .result_count = standings->result_count,
                             .seed = tally->has_seed ? tally->seed : NULL,
                             .session = 1};
    return pdup__rank(&ranking);
}

pdup_status pdup_tally_standings(const pdup_tally *tally, pdup_standings **standings_out) {
    if (!standings_out) {
        return PDUP_E_ARG;
    }
    *standings_out = NULL;
    if (!pdup__handle_is(tally, PDUP__TALLY)) {
        return PDUP_E_ARG;
    }
    if (!tally->is_whole) {
        return PDUP_E_STATE;
    }
    pdup_standings *standings = make(tally);
    if (!standings) {
        return PDUP_E_NOMEM;
    }
    pdup_status status = fill(tally, standings);
    if (status != PDUP_OK) {
        pdup_standings_unref(standings);
        return status;
    }
    *standings_out = standings;
    return PDUP_OK;
}
