/* SPDX-License-Identifier: MIT */
/* Matchpoints from a table (rules 8), for whole results and for those of several outcomes (rules 11.2.B2). */
#include "base/fraction.h"
#include "scoring/frequencies.h"

/* Twice the other results below an outcome and once those equal to it, in hundredths. */
static int64_t against_others(const pdup__frequency_tree *tree, pdup__outcomes outcomes,
                              int32_t whists) {
    int64_t below;
    int64_t equal = pdup__frequency_tree_find(tree, whists, &below);
    for (int32_t i = 0; i < outcomes.count; i++) {
        below -= outcomes.whists[i] < whists ? outcomes.weights[i] : 0;
    }
    return 2 * below + equal - pdup__outcomes_share(outcomes, whists);
}

static pdup_status give(const pdup_frequencies *frequencies, pdup__outcomes outcomes,
                        int64_t *numerator_out, int64_t *denominator_out) {
    const pdup__frequency_tree *tree = &frequencies->tree;
    if (!pdup__outcomes_are_in(outcomes, 1, tree)) {
        return PDUP_E_STATE;
    }
    int64_t sum = 0;
    for (int32_t i = 0; i < outcomes.count; i++) {
        sum += outcomes.weights[i] * against_others(tree, outcomes, outcomes.whists[i]);
    }
    pdup__fraction blended = pdup__fraction_of(sum, (int64_t)PDUP__HUNDREDTHS * PDUP__HUNDREDTHS);
    (void)pdup__fraction_to_int64(blended, numerator_out, denominator_out);
    return PDUP_OK;
}

static bool begin(const pdup_frequencies *frequencies, int64_t *numerator_out,
                  int64_t *denominator_out) {
    if (numerator_out) {
        *numerator_out = 0;
    }
    if (denominator_out) {
        *denominator_out = 0;
    }
    return pdup__handle_is(frequencies, PDUP__FREQUENCIES) && numerator_out && denominator_out;
}

pdup_status pdup_frequencies_matchpoints(const pdup_frequencies *frequencies, const int32_t *whists,
                                         const int32_t *weights, int32_t outcome_count,
                                         int64_t *numerator_out, int64_t *denominator_out) {
    pdup__outcomes outcomes = pdup__outcomes_of(whists, weights, outcome_count);
    if (!begin(frequencies, numerator_out, denominator_out)) {
        return PDUP_E_ARG;
    }
    pdup_status status = pdup__outcomes_check(outcomes);
    return status == PDUP_OK ? give(frequencies, outcomes, numerator_out, denominator_out) : status;
}
