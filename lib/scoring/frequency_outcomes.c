/* SPDX-License-Identifier: MIT */
#include "scoring/frequency_outcomes.h"

pdup__outcomes pdup__outcomes_of(const int32_t *whists, const int32_t *weights, int32_t count) {
    static const int32_t whole = PDUP__HUNDREDTHS;
    return (pdup__outcomes){whists, !weights && count == 1 ? &whole : weights, count};
}

pdup_status pdup__outcomes_check(pdup__outcomes outcomes) {
    if (!outcomes.whists || !outcomes.weights) {
        return PDUP_E_ARG;
    }
    if (outcomes.count < 1 || outcomes.count > PDUP__MOST_OUTCOMES) {
        return PDUP_E_RANGE;
    }
    int32_t sum = 0;
    for (int32_t i = 0; i < outcomes.count; i++) {
        int32_t weight = outcomes.weights[i];
        if (!pdup__is_score(outcomes.whists[i]) || weight < 1 || weight > PDUP__HUNDREDTHS) {
            return PDUP_E_RANGE;
        }
        sum += weight;
    }
    return sum == PDUP__HUNDREDTHS ? PDUP_OK : PDUP_E_RANGE;
}

int64_t pdup__outcomes_share(pdup__outcomes outcomes, int32_t whists) {
    int64_t share = 0;
    for (int32_t i = 0; i < outcomes.count; i++) {
        share += outcomes.whists[i] == whists ? outcomes.weights[i] : 0;
    }
    return share;
}

bool pdup__outcomes_are_in(pdup__outcomes outcomes, int64_t results,
                           const pdup__frequency_tree *tree) {
    for (int32_t i = 0; i < outcomes.count; i++) {
        int64_t below;
        int32_t whists = outcomes.whists[i];
        if (pdup__frequency_tree_find(tree, whists, &below) <
            pdup__outcomes_share(outcomes, whists) * results) {
            return false;
        }
    }
    return true;
}
