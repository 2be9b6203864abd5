/* SPDX-License-Identifier: MIT */
/* Rulings with one effect more. Each call fills in the effect and checks what it says. */
#include "base/seat.h"
#include "ruling/ruling.h"

static bool is_within(int64_t number, int64_t lowest, int64_t highest) {
    return number >= lowest && number <= highest;
}

/* What every call asks first. */
static pdup_status begin(const pdup_ruling *ruling, pdup_ruling **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    return pdup__handle_is(ruling, PDUP__RULING) ? PDUP_OK : PDUP_E_ARG;
}

static pdup_status begin_on_row(const pdup_ruling *ruling, const pdup__effect *effect,
                                pdup_ruling **out) {
    pdup_status status = begin(ruling, out);
    if (status != PDUP_OK) {
        return status;
    }
    return is_within(effect->board, 1, PDUP_MAX_BOARDS) &&
                   is_within(effect->round, 1, PDUP_MAX_ROUNDS) &&
                   is_within(effect->table, 1, PDUP_MAX_TABLES) && pdup__seat_is_valid(effect->seat)
               ? PDUP_OK
               : PDUP_E_RANGE;
}

static pdup_status begin_on_player(const pdup_ruling *ruling, int32_t player, pdup_ruling **out) {
    pdup_status status = begin(ruling, out);
    if (status != PDUP_OK) {
        return status;
    }
    return is_within(player, 1, PDUP_MAX_PLAYERS) ? PDUP_OK : PDUP_E_RANGE;
}

/* Puts the effect in if all before was right. */
static pdup_status end(pdup_status status, const pdup_ruling *ruling, const pdup__effect *effect,
                       pdup_ruling **out) {
    return status == PDUP_OK ? pdup__ruling_with(ruling, effect, out) : status;
}

pdup_status pdup_ruling_with_artificial(const pdup_ruling *ruling, int32_t board, int32_t round,
                                        int32_t table, pdup_seat seat, pdup_award award,
                                        pdup_ruling **out) {
    pdup__effect effect = {PDUP_EFFECT_KIND_ARTIFICIAL, board, round, table, seat, .award = award};
    pdup_status status = begin_on_row(ruling, &effect, out);
    if (status == PDUP_OK && !is_within(award, PDUP_AWARD_MINUS, PDUP_AWARD_PLUS)) {
        status = PDUP_E_RANGE;
    }
    return end(status, ruling, &effect, out);
}

pdup_status pdup_ruling_with_percent(const pdup_ruling *ruling, int32_t board, int32_t round,
                                     int32_t table, pdup_seat seat, int32_t percent,
                                     pdup_ruling **out) {
    pdup__effect effect = {
        PDUP_EFFECT_KIND_ARTIFICIAL, board, round, table, seat, .award = PDUP_AWARD_PERCENT,
        .percent = percent};
    pdup_status status = begin_on_row(ruling, &effect, out);
    if (status == PDUP_OK && !is_within(percent, 0, 100)) {
        status = PDUP_E_RANGE;
    }
    return end(status, ruling, &effect, out);
}

/* Takes the outcomes over into the effect. */
static pdup_status take_outcomes(const int32_t *whists, const int32_t *weights, int32_t count,
                                 pdup__effect *effect) {
    int32_t sum = 0;
    if (!whists || !weights) {
        return PDUP_E_ARG;
    }
    if (!is_within(count, 1, PDUP_MAX_OUTCOMES)) {
        return PDUP_E_RANGE;
    }
    for (int32_t i = 0; i < count; i++) {
        if (!is_within(whists[i], -PDUP_MAX_WHISTS, PDUP_MAX_WHISTS) ||
            !is_within(weights[i], 1, 100)) {
            return PDUP_E_RANGE;
        }
        effect->outcomes[i] = (pdup__outcome){whists[i], weights[i]};
        sum += weights[i];
    }
    effect->outcome_count = count;
    return sum == 100 ? PDUP_OK : PDUP_E_RANGE;
}

pdup_status pdup_ruling_with_assigned(const pdup_ruling *ruling, int32_t board, int32_t round,
                                      int32_t table, pdup_seat seat, const int32_t *whists,
                                      const int32_t *weights, int32_t count, pdup_ruling **out) {
    pdup__effect effect = {PDUP_EFFECT_KIND_ASSIGNED, board, round, table, seat, .award = 0};
    pdup_status status = begin_on_row(ruling, &effect, out);
    if (status == PDUP_OK) {
        status = take_outcomes(whists, weights, count, &effect);
    }
    return end(status, ruling, &effect, out);
}

pdup_status pdup_ruling_with_annulled(const pdup_ruling *ruling, int32_t board, int32_t round,
                                      int32_t table, pdup_seat seat, pdup_ruling **out) {
    pdup__effect effect = {PDUP_EFFECT_KIND_ANNULLED, board, round, table, seat, .award = 0};
    return end(begin_on_row(ruling, &effect, out), ruling, &effect, out);
}

pdup_status pdup_ruling_with_deferred(const pdup_ruling *ruling, int32_t board, int32_t round,
                                      int32_t table, pdup_seat seat, pdup_ruling **out) {
    pdup__effect effect = {PDUP_EFFECT_KIND_DEFERRED, board, round, table, seat, .award = 0};
    return end(begin_on_row(ruling, &effect, out), ruling, &effect, out);
}

static int64_t common_divisor(int64_t a, int64_t b) {
    while (b != 0) {
        int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

pdup_status pdup_ruling_with_penalty(const pdup_ruling *ruling, int32_t player, pdup_penalty basis,
                                     int64_t numerator, int64_t denominator, pdup_ruling **out) {
    pdup_status status = begin_on_player(ruling, player, out);
    if (status == PDUP_OK && (!is_within(basis, PDUP_PENALTY_MATCHPOINTS, PDUP_PENALTY_PERCENT) ||
                              !is_within(numerator, -PDUP_MAX_PENALTY, PDUP_MAX_PENALTY) ||
                              !is_within(denominator, 1, PDUP_MAX_PENALTY_DENOMINATOR))) {
        status = PDUP_E_RANGE;
    }
    if (status != PDUP_OK) {
        return status;
    }
    int64_t divisor = common_divisor(numerator < 0 ? -numerator : numerator, denominator);
    pdup__effect effect = {.kind = PDUP_EFFECT_KIND_PENALTY,
                           .player = player,
                           .basis = basis,
                           .numerator = (int32_t)(numerator / divisor),
                           .denominator = (int32_t)(denominator / divisor)};
    return pdup__ruling_with(ruling, &effect, out);
}

pdup_status pdup_ruling_with_disqualified(const pdup_ruling *ruling, int32_t player,
                                          pdup_ruling **out) {
    pdup__effect effect = {.kind = PDUP_EFFECT_KIND_DISQUALIFIED, .player = player};
    return end(begin_on_player(ruling, player, out), ruling, &effect, out);
}

pdup_status pdup_ruling_with_suspended(const pdup_ruling *ruling, int32_t player,
                                       int32_t from_round, int32_t to_round, pdup_ruling **out) {
    pdup__effect effect = {.kind = PDUP_EFFECT_KIND_SUSPENDED,
                           .player = player,
                           .from_round = from_round,
                           .to_round = to_round};
    pdup_status status = begin_on_player(ruling, player, out);
    if (status == PDUP_OK && (!is_within(from_round, 1, PDUP_MAX_ROUNDS) ||
                              !is_within(to_round, from_round, PDUP_MAX_ROUNDS))) {
        status = PDUP_E_RANGE;
    }
    return end(status, ruling, &effect, out);
}
