/* SPDX-License-Identifier: MIT */
/* The check of sums: however the results of a comparison fall, they share out the same number of matchpoints. */
#include "scoring/compared_with.h"
#include "scoring/small_groups.h"

bool pdup__sum_of_comparison(const pdup_standings *standings, int32_t index, pdup__fraction *out) {
    if (!pdup__result_has_whists(&standings->results[index])) {
        return false;
    }
    pdup__standing_line line = pdup__standing_line_of(standings, index);
    pdup__fraction sum = pdup__fraction_of(0, 1);
    for (int32_t i = 0; i < line.count; i++) {
        if (pdup__are_compared(line.chosen, &line.results[i], &standings->results[index])) {
            /* It fits: the scores of one comparison share their denominator. */
            (void)pdup__fraction_add(sum, line.results[i].matchpoints, &sum);
        }
    }
    *out = sum;
    return true;
}

/* Do the differences of whists in a comparison cancel out? A mean that leaves out the best and the worst is not theirs. */
static bool is_zero_sum(const pdup__chosen *chosen, int32_t compared) {
    switch (chosen->choice[PDUP__KEY_MEASURE]) {
    case PDUP__MEASURE_DATUM:
        return chosen->drop == 0 || compared < 2 * chosen->drop + 2;
    case PDUP__MEASURE_CROSS:
        return true;
    default:
        return false;
    }
}

static pdup__fraction matchpoints_due(const pdup__chosen *chosen, const pdup__result *result) {
    int64_t compared = result->compared;
    if (result->by_table) {
        int64_t percents = pdup__small_group_percents(chosen, result->compared);
        return pdup__fraction_of(percents * result->top, 100);
    }
    if (chosen->choice[PDUP__KEY_NORMALISE] == PDUP__NORMALISE_FACTOR) {
        return pdup__fraction_of(result->expected * (compared - 1), 1);
    }
    /* Every other method is symmetric round half of its own top. */
    return pdup__fraction_of(compared * (result->top / 2), 1);
}

bool pdup__sum_due(const pdup_standings *standings, int32_t index, pdup__fraction *out) {
    const pdup__result *result = &standings->results[index];
    const pdup__chosen *chosen = pdup__chosen_of(standings, result);
    if (!pdup__result_has_whists(result) || chosen->choice[PDUP__KEY_UNIT] != PDUP__UNIT_EXACT) {
        return false;
    }
    if (chosen->choice[PDUP__KEY_MEASURE] == PDUP__MEASURE_MATCHPOINTS) {
        *out = matchpoints_due(chosen, result);
        return true;
    }
    *out = pdup__fraction_of(0, 1);
    return is_zero_sum(chosen, result->compared);
}
