/* SPDX-License-Identifier: MIT */
#include "scoring/combine.h"

bool pdup__combine_add(pdup__totals *sum, const pdup__totals *session) {
    sum->boards += session->boards;
    sum->tops += session->tops;
    sum->maximum += session->maximum;
    sum->whists += session->whists;
    sum->is_disqualified = sum->is_disqualified || session->is_disqualified;
    return pdup__fraction_add(sum->total, session->total, &sum->total) &&
           pdup__fraction_add(sum->penalty, session->penalty, &sum->penalty) &&
           pdup__fraction_add(sum->percent_penalty, session->percent_penalty,
                              &sum->percent_penalty);
}

static int32_t weight_of(const pdup__chosen *chosen, int32_t at) {
    if (chosen->weight_count == 0) {
        return 1;
    }
    /* Sessions beyond the weights that are written weigh as much as the last of them. */
    return chosen->weights[at < chosen->weight_count ? at : chosen->weight_count - 1];
}

/* The mean of the percents of the sessions in which the player has one. */
static bool set_mean(const pdup__chosen *chosen, const pdup__totals *own, int32_t count,
                     pdup__totals *result) {
    pdup__fraction sum = pdup__fraction_of(0, 1);
    int32_t weights = 0;
    for (int32_t i = 0; i < count; i++) {
        pdup__fraction part;
        int32_t weight = weight_of(chosen, i);
        if (!own[i].has_percent) {
            continue;
        }
        if (!pdup__fraction_multiply(own[i].percent, pdup__fraction_of(weight, 1), &part) ||
            !pdup__fraction_add(sum, part, &sum)) {
            return false;
        }
        weights += weight;
    }
    result->has_percent = weights != 0;
    result->percent = sum;
    return weights == 0 ||
           pdup__fraction_multiply(sum, pdup__fraction_of(1, weights), &result->percent);
}

/* All but the percent. */
static bool add_all(const pdup__totals *own, int32_t count, pdup__totals *result) {
    *result = pdup__totals_none(own->player);
    for (int32_t i = 0; i < count; i++) {
        if (!pdup__combine_add(result, &own[i])) {
            return false;
        }
    }
    return true;
}

/* All of the sessions together, without anything carried over. */
static bool sum_up(const pdup__chosen *chosen, const pdup__totals *own, int32_t count,
                   pdup__totals *result) {
    if (!add_all(own, count, result)) {
        return false;
    }
    return chosen->choice[PDUP__KEY_SESSIONS] == PDUP__SESSIONS_MEAN
               ? set_mean(chosen, own, count, result)
               : pdup__totals_finish(result);
}

/* The last session stands, and a part of the percent of the earlier ones is added to it. */
static bool carry_over(const pdup__chosen *chosen, const pdup__totals *own, int32_t count,
                       pdup__totals *result) {
    pdup__totals earlier;
    if (!sum_up(chosen, own, count - 1, &earlier) || !add_all(own, count, result)) {
        return false;
    }
    const pdup__totals *last = &own[count - 1];
    pdup__fraction part = pdup__fraction_of(chosen->carry_numerator, chosen->carry_denominator);
    result->total = last->total;
    result->maximum = last->maximum;
    result->penalty = last->penalty;
    /* Who has no percent in the last session has nothing that could be added to. */
    result->has_percent = last->has_percent;
    if (!last->has_percent) {
        return true;
    }
    /* Where there is no earlier one it is 0. */
    return pdup__fraction_multiply(earlier.percent, part, &earlier.percent) &&
           pdup__fraction_add(last->percent, earlier.percent, &result->percent);
}

bool pdup__combine(const pdup__chosen *chosen, const pdup__totals *own, int32_t count,
                   pdup__totals *result) {
    if (count == 1) {
        *result = own[0];
        return true;
    }
    return chosen->carry_denominator != 0 ? carry_over(chosen, own, count, result)
                                          : sum_up(chosen, own, count, result);
}
