/* SPDX-License-Identifier: MIT */
/* What the effects of a ruling say. */
#include "ruling/ruling.h"

/* The effect at index, in *out. */
static pdup_status find(const pdup_ruling *ruling, int32_t index, pdup__effect *out) {
    if (!pdup__handle_is(ruling, PDUP__RULING)) {
        return PDUP_E_ARG;
    }
    if (index < 0 || index >= ruling->effect_count) {
        return PDUP_E_RANGE;
    }
    *out = ruling->effects[index];
    return PDUP_OK;
}

int32_t pdup_ruling_effect_count(const pdup_ruling *ruling) {
    return pdup__handle_is(ruling, PDUP__RULING) ? ruling->effect_count : PDUP_E_ARG;
}

static int32_t number_of(const pdup__effect *effect, pdup_effect field) {
    const int32_t numbers[] = {
        [PDUP_EFFECT_KIND] = effect->kind,
        [PDUP_EFFECT_BOARD] = effect->board,
        [PDUP_EFFECT_ROUND] = effect->round,
        [PDUP_EFFECT_TABLE] = effect->table,
        [PDUP_EFFECT_SEAT] = effect->seat,
        [PDUP_EFFECT_PLAYER] = effect->player,
        [PDUP_EFFECT_AWARD] = effect->award,
        [PDUP_EFFECT_PERCENT] = effect->percent,
        [PDUP_EFFECT_OUTCOMES] = effect->outcome_count,
        [PDUP_EFFECT_BASIS] = effect->basis,
        [PDUP_EFFECT_NUMERATOR] = effect->numerator,
        [PDUP_EFFECT_DENOMINATOR] = effect->denominator,
        [PDUP_EFFECT_FROM_ROUND] = effect->from_round,
        [PDUP_EFFECT_TO_ROUND] = effect->to_round,
    };
    return numbers[field];
}

pdup_status pdup_ruling_effect_number_at(const pdup_ruling *ruling, int32_t index,
                                         pdup_effect field, int32_t *value_out) {
    if (!value_out) {
        return PDUP_E_ARG;
    }
    *value_out = 0;
    pdup__effect effect;
    pdup_status status = find(ruling, index, &effect);
    if (status == PDUP_OK && (field < PDUP_EFFECT_KIND || field > PDUP_EFFECT_TO_ROUND)) {
        status = PDUP_E_RANGE;
    }
    if (status == PDUP_OK) {
        *value_out = number_of(&effect, field);
    }
    return status;
}

pdup_status pdup_ruling_effect_outcome_at(const pdup_ruling *ruling, int32_t index, int32_t outcome,
                                          int32_t *whists_out, int32_t *weight_out) {
    if (!whists_out || !weight_out) {
        return PDUP_E_ARG;
    }
    *whists_out = 0;
    *weight_out = 0;
    pdup__effect effect;
    pdup_status status = find(ruling, index, &effect);
    if (status != PDUP_OK) {
        return status;
    }
    if (outcome < 0 || outcome >= effect.outcome_count) {
        return PDUP_E_RANGE;
    }
    *whists_out = effect.outcomes[outcome].whists;
    *weight_out = effect.outcomes[outcome].weight;
    return PDUP_OK;
}
