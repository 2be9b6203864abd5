/* SPDX-License-Identifier: MIT */
/* Results written down in a few words, scored by regulations written down as in an event file. */
#ifndef PDUP_TESTS_UNIT_SCORE_CASE_H
#define PDUP_TESTS_UNIT_SCORE_CASE_H

#include "pdup_test.h"

#include "figures.h"
#include "scoring/regulations.h"
#include "scoring/score.h"

#include <string.h>

/* A result of one line of one board, for a player of its own. */
typedef struct case_result {
    int32_t whists; /* in whole whists */
    int32_t group;
    int32_t percent; /* above 0: an artificial score instead */
    pdup__outcome
        outcomes[3];   /* in whole whists, weights summing to 100: an assigned score instead */
    const char *score; /* wanted, exact; NULL: no score */
} case_result;

enum { CASE_RESULTS = 30 };

/* Regulations from lines `KEY VALUE`, separated by semicolons. */
static inline pdup__chosen case_chosen(const char *lines) {
    pdup_regulations *regulations;
    assert_ok(pdup_regulations_new(NULL, &regulations));
    while (*lines != '\0') {
        size_t size = strcspn(lines, ";");
        size_t key = strcspn(lines, " ");
        assert_ok(
            pdup_regulations_set(regulations, lines, key, lines + key + 1, size - key - 1, NULL));
        lines += size + (lines[size] == ';');
    }
    pdup__chosen chosen = regulations->chosen;
    pdup_regulations_unref(regulations);
    return chosen;
}

/* Adds a result with what every one has. */
static inline pdup__result *case_add(pdup_standings *standings, int32_t board, int32_t player,
                                     pdup_state state) {
    pdup__result *result = &standings->results[standings->result_count++];
    *result = (pdup__result){.session = 1,
                             .board = board,
                             .seat = PDUP_SEAT_N,
                             .round = 1,
                             .table = player,
                             .room = 1,
                             .player = player,
                             .seats = 4,
                             .state = state};
    return result;
}

/* Gives a result whists to be compared by; outcomes in whole whists, their weights summing to 100. */
static inline void case_compare(pdup_standings *standings, pdup__result *result,
                                const pdup__outcome *outcomes) {
    int32_t sum = 0;
    result->outcomes = &standings->outcomes[standings->outcome_count];
    while (sum < 100) {
        pdup__outcome outcome = outcomes[result->outcome_count++];
        sum += outcome.weight;
        outcome.whists *= PDUP_WHIST;
        standings->outcomes[standings->outcome_count++] = outcome;
    }
    assert_int_equal(sum, 100);
}

static inline void case_line(pdup_standings *standings, const case_result *line, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        pdup_state state = line[i].percent > 0              ? PDUP_STATE_ARTIFICIAL
                           : line[i].outcomes[0].weight > 0 ? PDUP_STATE_ASSIGNED
                                                            : PDUP_STATE_REAL;
        pdup__result *result = case_add(standings, 1, i + 1, state);
        result->group = line[i].group;
        result->form = line[i].group;
        result->award = line[i].percent > 0 ? PDUP_AWARD_PERCENT : PDUP_AWARD_NONE;
        result->percent = line[i].percent;
        pdup__outcome own = {line[i].whists, 100};
        if (state != PDUP_STATE_ARTIFICIAL) {
            case_compare(standings, result, state == PDUP_STATE_ASSIGNED ? line[i].outcomes : &own);
        }
    }
}

/* Scores standings of one session. */
static inline void case_score(pdup_standings *standings, const pdup__chosen *chosen) {
    pdup__scored_session session = {
        .chosen = chosen, .session = 1, .count = (size_t)standings->result_count};
    assert_ok(pdup__score(standings, &session, 1, 0));
}

static inline pdup_standings *case_standings(int32_t players, size_t results) {
    pdup_standings *standings = pdup__standings_new(NULL, players, results, 8 * results);
    assert_non_null(standings);
    return standings;
}

#endif
