/* SPDX-License-Identifier: MIT */
/* What the effects of a ruling say. */
#include "ruling/ruling.h"

/* The effect at index, in *out; an empty one on failure. */
static pdup_status find(const pdup_ruling *ruling, int32_t index, pdup__effect *out) {
    *out = (pdup__effect){0};
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

pdup_status pdup_ruling_effect_kind_at(const pdup_ruling *ruling, int32_t index,
                                       int32_t *kind_out) {
    if (!kind_out) {
        return PDUP_E_ARG;
    }
    pdup__effect effect;
    pdup_status status = find(ruling, index, &effect);
    *kind_out = effect.kind;
    return status;
}

pdup_status pdup_ruling_effect_row_at(const pdup_ruling *ruling, int32_t index, int32_t *board_out,
                                      int32_t *round_out, int32_t *table_out, pdup_seat *seat_out) {
    if (!board_out || !round_out || !table_out || !seat_out) {
        return PDUP_E_ARG;
    }
    pdup__effect effect;
    pdup_status status = find(ruling, index, &effect);
    *board_out = effect.board;
    *round_out = effect.round;
    *table_out = effect.table;
    *seat_out = effect.seat;
    return status;
}

pdup_status pdup_ruling_effect_award_at(const pdup_ruling *ruling, int32_t index,
                                        pdup_award *award_out) {
    if (!award_out) {
        return PDUP_E_ARG;
    }
    pdup__effect effect;
    pdup_status status = find(ruling, index, &effect);
    *award_out = effect.award;
    return status;
}

pdup_status pdup_ruling_effect_percent_at(const pdup_ruling *ruling, int32_t index,
                                          int32_t *percent_out) {
    if (!percent_out) {
        return PDUP_E_ARG;
    }
    pdup__effect effect;
    pdup_status status = find(ruling, index, &effect);
    *percent_out = effect.percent;
    return status;
}

pdup_status pdup_ruling_effect_outcome_count_at(const pdup_ruling *ruling, int32_t index,
                                                int32_t *count_out) {
    if (!count_out) {
        return PDUP_E_ARG;
    }
    pdup__effect effect;
    pdup_status status = find(ruling, index, &effect);
    *count_out = effect.outcome_count;
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

pdup_status pdup_ruling_effect_player_at(const pdup_ruling *ruling, int32_t index,
                                         int32_t *player_out) {
    if (!player_out) {
        return PDUP_E_ARG;
    }
    pdup__effect effect;
    pdup_status status = find(ruling, index, &effect);
    *player_out = effect.player;
    return status;
}

pdup_status pdup_ruling_effect_rounds_at(const pdup_ruling *ruling, int32_t index,
                                         int32_t *from_out, int32_t *to_out) {
    if (!from_out || !to_out) {
        return PDUP_E_ARG;
    }
    pdup__effect effect;
    pdup_status status = find(ruling, index, &effect);
    *from_out = effect.from_round;
    *to_out = effect.to_round;
    return status;
}

pdup_status pdup_ruling_effect_penalty_at(const pdup_ruling *ruling, int32_t index,
                                          pdup_penalty *basis_out, int64_t *numerator_out,
                                          int64_t *denominator_out) {
    if (!basis_out || !numerator_out || !denominator_out) {
        return PDUP_E_ARG;
    }
    pdup__effect effect;
    pdup_status status = find(ruling, index, &effect);
    *basis_out = effect.basis;
    *numerator_out = effect.numerator;
    *denominator_out = effect.denominator;
    return status;
}
