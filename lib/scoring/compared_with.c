/* SPDX-License-Identifier: MIT */
#include "scoring/compared_with.h"

#include "scoring/frequencies.h"
#include "scoring/line_counts.h"

#include <pdup/explain.h>

const pdup__chosen *pdup__chosen_of(const pdup_standings *standings, const pdup__result *result) {
    return &standings->chosen[result->session - standings->first_session];
}

static bool is_of_line(const pdup__result *a, const pdup__result *b) {
    return a->session == b->session && a->board == b->board && a->seat == b->seat;
}

pdup__standing_line pdup__standing_line_of(const pdup_standings *standings, int32_t index) {
    const pdup__result *results = standings->results;
    int32_t first = index;
    int32_t end = index + 1;
    while (first > 0 && is_of_line(&results[first - 1], &results[index])) {
        first--;
    }
    while (end < standings->result_count && is_of_line(&results[end], &results[index])) {
        end++;
    }
    return (pdup__standing_line){pdup__chosen_of(standings, &results[index]), &results[first],
                                 end - first, first};
}

bool pdup__are_compared(const pdup__chosen *chosen, const pdup__result *a, const pdup__result *b) {
    return pdup__result_is_compared(a) && pdup__result_is_compared(b) && a->seats == b->seats &&
           a->form == b->form && pdup__field_of(chosen, a) == pdup__field_of(chosen, b);
}

pdup_status pdup_standings_result_comparison_at(const pdup_standings *standings, int32_t index,
                                                int32_t *first_out) {
    if (!first_out) {
        return PDUP_E_ARG;
    }
    *first_out = -1;
    pdup_status status = pdup__standings_check(standings, index, true);
    if (status != PDUP_OK || !pdup__result_is_compared(&standings->results[index])) {
        return status;
    }
    pdup__standing_line line = pdup__standing_line_of(standings, index);
    int32_t at = 0;
    while (!pdup__are_compared(line.chosen, &line.results[at], &standings->results[index])) {
        at++;
    }
    *first_out = line.first + at;
    return PDUP_OK;
}

static pdup_status add_result(pdup_frequencies *frequencies, const pdup__result *result) {
    int32_t whists[PDUP_MAX_OUTCOMES];
    int32_t weights[PDUP_MAX_OUTCOMES];
    for (int32_t i = 0; i < result->outcome_count; i++) {
        whists[i] = result->outcomes[i].whists;
        weights[i] = result->outcomes[i].weight;
    }
    return pdup_frequencies_add_weighted(frequencies, whists, weights, result->outcome_count);
}

pdup_status pdup_standings_result_frequencies_at(const pdup_standings *standings, int32_t index,
                                                 pdup_frequencies **frequencies_out) {
    if (!frequencies_out) {
        return PDUP_E_ARG;
    }
    *frequencies_out = NULL;
    pdup_status status = pdup__standings_check(standings, index, true);
    if (status != PDUP_OK) {
        return status;
    }
    pdup_frequencies *frequencies;
    status = pdup_frequencies_new(&standings->base.allocator, &frequencies);
    pdup__standing_line line = pdup__standing_line_of(standings, index);
    for (int32_t i = 0; i < line.count && status == PDUP_OK; i++) {
        if (pdup__are_compared(line.chosen, &line.results[i], &standings->results[index])) {
            status = add_result(frequencies, &line.results[i]);
        }
    }
    if (status != PDUP_OK) {
        pdup_frequencies_unref(frequencies);
        return status;
    }
    *frequencies_out = frequencies;
    return PDUP_OK;
}
