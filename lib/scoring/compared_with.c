/* SPDX-License-Identifier: MIT */
#include "scoring/compared_with.h"

#include "scoring/frequencies.h"
#include "scoring/line_counts.h"

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

/* The first result of the line that the one at index is compared with: itself at the latest. */
static int32_t first_compared(const pdup__standing_line *line, const pdup__result *result) {
    if (!pdup__result_is_compared(result)) {
        return -1;
    }
    int32_t at = 0;
    while (!pdup__are_compared(line->chosen, &line->results[at], result)) {
        at++;
    }
    return line->first + at;
}

int32_t pdup__comparison_of(const pdup_standings *standings, int32_t index) {
    pdup__standing_line line = pdup__standing_line_of(standings, index);
    return first_compared(&line, &standings->results[index]);
}

void pdup__comparisons(const pdup_standings *standings, int32_t *out) {
    pdup__standing_line line = {0};
    for (int32_t i = 0; i < standings->result_count; i++) {
        if (i == line.first + line.count) {
            line = pdup__standing_line_of(standings, i);
        }
        out[i] = first_compared(&line, &standings->results[i]);
    }
}

static pdup_status add_result(pdup_frequencies *frequencies, const pdup__result *result) {
    int32_t whists[PDUP_MAX_OUTCOMES];
    int32_t weights[PDUP_MAX_OUTCOMES];
    for (int32_t i = 0; i < result->outcome_count; i++) {
        whists[i] = result->outcomes[i].whists;
        weights[i] = result->outcomes[i].weight;
    }
    return pdup_frequencies_add(frequencies, whists, weights, result->outcome_count, 1);
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
