/* SPDX-License-Identifier: MIT */
#include "scoring/small_groups.h"

pdup__small_use pdup__small_group_use(const pdup__chosen *chosen, pdup__group_size size,
                                      bool is_alone_largest) {
    if (size.compared > PDUP__SMALL_GROUP || size.compared >= size.expected) {
        return PDUP__SMALL_FORMULA;
    }
    bool is_third = 3 * (int64_t)size.compared <= size.expected;
    switch (chosen->choice[PDUP__KEY_SMALL_GROUPS]) {
    case PDUP__SMALL_EBU:
        if (size.compared == 1) {
            return PDUP__SMALL_PENDING;
        }
        return is_third ? PDUP__SMALL_TABLE : PDUP__SMALL_FORMULA;
    case PDUP__SMALL_ACBL:
        return size.compared == PDUP__SMALL_GROUP && is_alone_largest ? PDUP__SMALL_FORMULA
                                                                      : PDUP__SMALL_TABLE;
    case PDUP__SMALL_NBB:
        return PDUP__SMALL_TABLE;
    case PDUP__SMALL_CUSTOM:
        return is_third || !chosen->custom_needs_third ? PDUP__SMALL_TABLE : PDUP__SMALL_FORMULA;
    default:
        return PDUP__SMALL_FORMULA;
    }
}

/* 65 55 and 70 60 50 are 60 % and five more or less for each result beaten or lost to; ties take the mean. */
static pdup__fraction usual_percent(const pdup__chosen *chosen, int64_t matchpoints,
                                    int32_t compared) {
    const int64_t one = PDUP__MATCHPOINT;
    if (compared == 1 && chosen->choice[PDUP__KEY_SMALL_GROUPS] == PDUP__SMALL_NBB) {
        return pdup__fraction_of(50, 1);
    }
    return pdup__fraction_of(60 * one + 5 * (matchpoints - one * (compared - 1)), one);
}

/* The custom percents of a group of so many stand together in their list. */
static const int32_t *custom_percents(const pdup__chosen *chosen, int32_t compared) {
    static const int32_t begins[PDUP__SMALL_GROUP + 1] = {0, 0, 1, 3};
    return &chosen->custom[begins[compared]];
}

/* Percents of the places that a result shares, times 6 so that halves and thirds stay whole. */
static int64_t shared_percent(const int32_t *percents, int32_t better, int32_t equal) {
    int64_t sum = 0;
    for (int32_t i = better; i <= better + equal; i++) {
        sum += percents[i];
    }
    /* Not counting itself it is 0 at least. NOLINTNEXTLINE(clang-analyzer-core.DivideZero) */
    return sum * 6 / (equal + 1);
}

/* The custom table has no closed form: every combination of outcomes has its own places. */
static pdup__fraction custom_percent(const pdup__chosen *chosen, const pdup__small_result *group,
                                     int32_t compared, int32_t at) {
    const int32_t *percents = custom_percents(chosen, compared);
    int32_t chosen_outcome[PDUP__SMALL_GROUP] = {0};
    int64_t sum = 0;
    int64_t whole = 6;
    for (int32_t i = 0; i < compared; i++) {
        whole *= PDUP__WHOLE_WEIGHT;
    }
    for (int32_t i = 0; i < compared;) {
        int64_t weight = 1;
        int32_t better = 0;
        int32_t equal = -1; /* it is equal to itself */
        int32_t own = group[at].result->outcomes[chosen_outcome[at]].whists;
        for (i = 0; i < compared; i++) {
            const pdup__outcome *outcome = &group[i].result->outcomes[chosen_outcome[i]];
            weight *= outcome->weight;
            better += outcome->whists > own;
            equal += outcome->whists == own;
        }
        sum += weight * shared_percent(percents, better, equal);
        for (i = 0; i < compared && ++chosen_outcome[i] == group[i].result->outcome_count; i++) {
            chosen_outcome[i] = 0;
        }
    }
    return pdup__fraction_of(sum, whole);
}

pdup__fraction pdup__small_group_percent(const pdup__chosen *chosen,
                                         const pdup__small_result *group, int32_t compared,
                                         int32_t at) {
    if (chosen->choice[PDUP__KEY_SMALL_GROUPS] == PDUP__SMALL_CUSTOM) {
        return custom_percent(chosen, group, compared, at);
    }
    return usual_percent(chosen, group[at].matchpoints, compared);
}

int32_t pdup__small_group_percents(const pdup__chosen *chosen, int32_t compared) {
    if (chosen->choice[PDUP__KEY_SMALL_GROUPS] != PDUP__SMALL_CUSTOM) {
        bool is_half = compared == 1 && chosen->choice[PDUP__KEY_SMALL_GROUPS] == PDUP__SMALL_NBB;
        return is_half ? 50 : 60 * compared;
    }
    const int32_t *percents = custom_percents(chosen, compared);
    int32_t sum = 0;
    for (int32_t i = 0; i < compared; i++) {
        sum += percents[i];
    }
    return sum;
}
