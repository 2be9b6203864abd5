/* SPDX-License-Identifier: MIT */
#include "scoring/frequencies.h"

pdup_status pdup_frequencies_new(const pdup_allocator *allocator, pdup_frequencies **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator)) {
        return PDUP_E_ARG;
    }
    *out = pdup__handle_new(allocator, sizeof **out, PDUP__FREQUENCIES);
    return *out ? PDUP_OK : PDUP_E_NOMEM;
}

/* What both calls that change a table by results ask first. */
static pdup_status check_change(const pdup_frequencies *frequencies, pdup__outcomes outcomes,
                                int64_t results) {
    if (!pdup__handle_is(frequencies, PDUP__FREQUENCIES)) {
        return PDUP_E_ARG;
    }
    pdup_status status = pdup__outcomes_check(outcomes);
    bool is_count = results >= 1 && results <= PDUP__MOST_HUNDREDTHS / PDUP__HUNDREDTHS;
    return status == PDUP_OK && !is_count ? PDUP_E_RANGE : status;
}

/* Can the table take so many more, of so many scores? */
static pdup_status make_room(pdup_frequencies *frequencies, int64_t hundredths, int32_t scores) {
    pdup__frequency_tree *tree = &frequencies->tree;
    if (hundredths > PDUP__MOST_HUNDREDTHS - pdup__frequency_tree_total(tree)) {
        return PDUP_E_OVERFLOW;
    }
    return pdup__frequency_tree_reserve(&frequencies->base.allocator, tree, scores) ? PDUP_OK
                                                                                    : PDUP_E_NOMEM;
}

pdup_status pdup_frequencies_add(pdup_frequencies *frequencies, const int32_t *whists,
                                 const int32_t *weights, int32_t outcome_count, int64_t results) {
    pdup__outcomes outcomes = pdup__outcomes_of(whists, weights, outcome_count);
    pdup_status status = check_change(frequencies, outcomes, results);
    if (status == PDUP_OK) {
        status = make_room(frequencies, results * PDUP__HUNDREDTHS, outcome_count);
    }
    for (int32_t i = 0; status == PDUP_OK && i < outcome_count; i++) {
        pdup__frequency_tree_add(&frequencies->tree, whists[i], results * outcomes.weights[i]);
    }
    return status;
}

pdup_status pdup_frequencies_remove(pdup_frequencies *frequencies, const int32_t *whists,
                                    const int32_t *weights, int32_t outcome_count,
                                    int64_t results) {
    pdup__outcomes outcomes = pdup__outcomes_of(whists, weights, outcome_count);
    pdup_status status = check_change(frequencies, outcomes, results);
    if (status == PDUP_OK && !pdup__outcomes_are_in(outcomes, results, &frequencies->tree)) {
        status = PDUP_E_STATE;
    }
    for (int32_t i = 0; status == PDUP_OK && i < outcome_count; i++) {
        pdup__frequency_tree_subtract(&frequencies->tree, whists[i], results * outcomes.weights[i]);
    }
    return status;
}

pdup_status pdup_frequencies_merge(pdup_frequencies *frequencies, const pdup_frequencies *other) {
    if (!pdup__handle_is(frequencies, PDUP__FREQUENCIES) ||
        !pdup__handle_is(other, PDUP__FREQUENCIES)) {
        return PDUP_E_ARG;
    }
    int32_t scores = other->tree.leaves;
    pdup_status status = make_room(frequencies, pdup__frequency_tree_total(&other->tree), scores);
    /* A table merged into itself gets no new scores, and each is read before it grows. */
    for (int32_t i = 0; status == PDUP_OK && i < scores; i++) {
        int64_t hundredths;
        int32_t whists = pdup__frequency_tree_at(&other->tree, i, &hundredths);
        pdup__frequency_tree_add(&frequencies->tree, whists, hundredths);
    }
    return status;
}

pdup_status pdup_frequencies_total(const pdup_frequencies *frequencies, int64_t *results_out) {
    if (!results_out) {
        return PDUP_E_ARG;
    }
    *results_out = 0;
    if (!pdup__handle_is(frequencies, PDUP__FREQUENCIES)) {
        return PDUP_E_ARG;
    }
    *results_out = pdup__frequency_tree_total(&frequencies->tree) / PDUP__HUNDREDTHS;
    return PDUP_OK;
}

int32_t pdup_frequencies_score_count(const pdup_frequencies *frequencies) {
    return pdup__handle_is(frequencies, PDUP__FREQUENCIES) ? frequencies->tree.leaves : PDUP_E_ARG;
}

pdup_status pdup_frequencies_score_at(const pdup_frequencies *frequencies, int32_t index,
                                      int32_t *whists_out, int64_t *hundredths_out) {
    if (whists_out) {
        *whists_out = 0;
    }
    if (hundredths_out) {
        *hundredths_out = 0;
    }
    if (!pdup__handle_is(frequencies, PDUP__FREQUENCIES) || !whists_out || !hundredths_out) {
        return PDUP_E_ARG;
    }
    if (index < 0 || index >= frequencies->tree.leaves) {
        return PDUP_E_RANGE;
    }
    *whists_out = pdup__frequency_tree_at(&frequencies->tree, index, hundredths_out);
    return PDUP_OK;
}

pdup_frequencies *pdup_frequencies_ref(pdup_frequencies *frequencies) {
    return pdup__handle_ref(frequencies, PDUP__FREQUENCIES);
}

void pdup_frequencies_unref(pdup_frequencies *frequencies) {
    if (pdup__handle_unref(frequencies, PDUP__FREQUENCIES)) {
        pdup__release(&frequencies->base.allocator, frequencies->tree.nodes);
        pdup__handle_free(frequencies);
    }
}
