/* SPDX-License-Identifier: MIT */
#include "scoring/awards.h"

#include "scoring/score_board.h"

bool pdup__award_is_own(const pdup__chosen *chosen, const pdup__result *result) {
    return (result->award == PDUP_AWARD_PLUS && chosen->choice[PDUP__KEY_PLUS] == PDUP__PLUS_OWN) ||
           (result->award == PDUP_AWARD_MINUS &&
            chosen->choice[PDUP__KEY_MINUS] == PDUP__MINUS_OWN);
}

bool pdup__award_is_ordinary(const pdup__chosen *chosen, const pdup__result *result) {
    if (result->state != PDUP_STATE_ARTIFICIAL) {
        return pdup__result_has_score(result);
    }
    int32_t counts = chosen->choice[PDUP__KEY_OWN_COUNTS];
    if (result->award == PDUP_AWARD_AVERAGE || result->award == PDUP_AWARD_PERCENT) {
        return counts != PDUP__OWN_ORDINARY;
    }
    return counts == PDUP__OWN_ALL && !pdup__award_is_own(chosen, result);
}

static int32_t flat_percent(const pdup__result *result) {
    switch (result->award) {
    case PDUP_AWARD_MINUS:
        return 40;
    case PDUP_AWARD_AVERAGE:
        return 50;
    case PDUP_AWARD_PLUS:
        return 60;
    default:
        return result->percent;
    }
}

/* "At least 60 %": nobody at fault shall lose by it who was doing better. By regulation the offender who was doing worse
 * than 40 % gets no more than that. */
static pdup__fraction percent_of(const pdup__chosen *chosen, const pdup__result *result,
                                 const pdup__totals *others) {
    pdup__fraction flat = pdup__fraction_of(flat_percent(result), 1);
    if (!others->has_percent || !pdup__award_is_own(chosen, result)) {
        return flat;
    }
    int order = pdup__fraction_compare(others->percent, flat);
    bool is_own = result->award == PDUP_AWARD_PLUS ? order > 0 : order < 0;
    return is_own ? others->percent : flat;
}

bool pdup__award_score(const pdup__chosen *chosen, const pdup__totals *others,
                       pdup__result *result) {
    return pdup__fraction_multiply(percent_of(chosen, result, others),
                                   pdup__fraction_of(result->top, 100), &result->matchpoints) &&
           pdup__to_unit(chosen, result->top / 2, &result->matchpoints);
}
