/* SPDX-License-Identifier: MIT */
/* Rulings with one effect more. Each call fills in the effect and checks what it says. */
#include "base/seat.h"
#include "ruling/ruling.h"
#include "text/faults.h"

enum { WHOLE = 100 };

/* What every call asks first. */
static bool begin(const pdup_ruling *ruling, const pdup_faults *faults, pdup_ruling **out) {
    if (!out) {
        return false;
    }
    *out = NULL;
    return pdup__handle_is(ruling, PDUP__RULING) && pdup__faults_may_be(faults);
}

static pdup_status check_row(const pdup__effect *effect, pdup__issue *why) {
    const pdup__limit limits[] = {
        {"board", effect->board, 1, PDUP_MAX_BOARDS, PDUP_PART_BOARD, 0},
        {"round", effect->round, 1, PDUP_MAX_ROUNDS, PDUP_PART_ROUND, 0},
        {"table", effect->table, 1, PDUP_MAX_TABLES, PDUP_PART_TABLE, 0},
        {"seat", effect->seat, PDUP_SEAT_N, PDUP_SEAT_W, PDUP_PART_SEAT, 0},
    };
    return pdup__check_limits(limits, sizeof limits / sizeof limits[0], why);
}

static pdup_status check_player(const pdup__effect *effect, pdup__issue *why) {
    const pdup__limit limit = {"player", effect->player, 1, PDUP_MAX_PLAYERS, PDUP_PART_PLAYER, 0};
    return pdup__check_limits(&limit, 1, why);
}

/* The end of every call: the effect is right by itself if the status is PDUP_OK, otherwise this is why not. */
static pdup_status end(const pdup_ruling *ruling, const pdup__effect *effect, pdup_status status,
                       pdup__issue *why, pdup_faults *faults, pdup_ruling **out) {
    status = status == PDUP_OK ? pdup__ruling_check_effect(ruling, effect, why) : status;
    if (status == PDUP_OK) {
        *out = pdup__ruling_with(ruling, effect);
        return *out ? PDUP_OK : PDUP_E_NOMEM;
    }
    pdup__fault where = {.board = effect->board, .round = effect->round, .table = effect->table};
    return pdup__faults_refuse(faults, where, why);
}

pdup_status pdup_ruling_with_artificial(const pdup_ruling *ruling, int32_t board, int32_t round,
                                        int32_t table, pdup_seat seat, pdup_award award,
                                        pdup_faults *faults, pdup_ruling **out) {
    if (!begin(ruling, faults, out)) {
        return PDUP_E_ARG;
    }
    pdup__effect effect = {PDUP_EFFECT_KIND_ARTIFICIAL, board, round, table, seat, .award = award};
    const pdup__limit limit = {"award",          award, PDUP_AWARD_MINUS, PDUP_AWARD_PLUS,
                               PDUP_PART_AMOUNT, 0};
    pdup__issue why;
    pdup_status status = check_row(&effect, &why);
    status = status == PDUP_OK ? pdup__check_limits(&limit, 1, &why) : status;
    return end(ruling, &effect, status, &why, faults, out);
}

pdup_status pdup_ruling_with_percent(const pdup_ruling *ruling, int32_t board, int32_t round,
                                     int32_t table, pdup_seat seat, int32_t percent,
                                     pdup_faults *faults, pdup_ruling **out) {
    if (!begin(ruling, faults, out)) {
        return PDUP_E_ARG;
    }
    pdup__effect effect = {
        PDUP_EFFECT_KIND_ARTIFICIAL, board, round, table, seat, .award = PDUP_AWARD_PERCENT,
        .percent = percent};
    const pdup__limit limit = {"percent", percent, 0, WHOLE, PDUP_PART_AMOUNT, 0};
    pdup__issue why;
    pdup_status status = check_row(&effect, &why);
    status = status == PDUP_OK ? pdup__check_limits(&limit, 1, &why) : status;
    return end(ruling, &effect, status, &why, faults, out);
}

/* Takes the outcomes over into the effect. */
static pdup_status take_outcomes(const int32_t *whists, const int32_t *weights, int32_t count,
                                 pdup__effect *effect, pdup__issue *why) {
    int32_t sum = 0;
    const pdup__limit limit = {"count", count, 1, PDUP_MAX_OUTCOMES, PDUP_PART_AMOUNT, 0};
    pdup_status status = pdup__check_limits(&limit, 1, why);
    for (int32_t i = 0; i < count && status == PDUP_OK; i++) {
        const pdup__limit limits[] = {
            {"whists", whists[i], -PDUP_MAX_WHISTS, PDUP_MAX_WHISTS, PDUP_PART_AMOUNT, i},
            {"weights", weights[i], 1, WHOLE, PDUP_PART_AMOUNT, i},
        };
        status = pdup__check_limits(limits, sizeof limits / sizeof limits[0], why);
        effect->outcomes[i] = (pdup__outcome){whists[i], weights[i]};
        sum += status == PDUP_OK ? weights[i] : 0;
    }
    effect->outcome_count = count;
    if (status == PDUP_OK && sum != WHOLE) {
        *why = pdup__issue_of(PDUP_E_RANGE, PDUP__M_EFFECT_WEIGHTS);
        pdup__issue_at(why, PDUP_PART_AMOUNT, 0);
        pdup__issue_number(why, sum);
        return PDUP_E_RANGE;
    }
    return status;
}

pdup_status pdup_ruling_with_assigned(const pdup_ruling *ruling, int32_t board, int32_t round,
                                      int32_t table, pdup_seat seat, const int32_t *whists,
                                      const int32_t *weights, int32_t count, pdup_faults *faults,
                                      pdup_ruling **out) {
    if (!begin(ruling, faults, out) || !whists || !weights) {
        return PDUP_E_ARG;
    }
    pdup__effect effect = {PDUP_EFFECT_KIND_ASSIGNED, board, round, table, seat, .award = 0};
    pdup__issue why;
    pdup_status status = check_row(&effect, &why);
    if (status == PDUP_OK) {
        status = take_outcomes(whists, weights, count, &effect, &why);
    }
    return end(ruling, &effect, status, &why, faults, out);
}

static pdup_status with_seat(const pdup_ruling *ruling, const pdup__effect *effect,
                             pdup_faults *faults, pdup_ruling **out) {
    if (!begin(ruling, faults, out)) {
        return PDUP_E_ARG;
    }
    pdup__issue why;
    pdup_status status = check_row(effect, &why);
    return end(ruling, effect, status, &why, faults, out);
}

pdup_status pdup_ruling_with_annulled(const pdup_ruling *ruling, int32_t board, int32_t round,
                                      int32_t table, pdup_seat seat, pdup_faults *faults,
                                      pdup_ruling **out) {
    pdup__effect effect = {PDUP_EFFECT_KIND_ANNULLED, board, round, table, seat, .award = 0};
    return with_seat(ruling, &effect, faults, out);
}

pdup_status pdup_ruling_with_deferred(const pdup_ruling *ruling, int32_t board, int32_t round,
                                      int32_t table, pdup_seat seat, pdup_faults *faults,
                                      pdup_ruling **out) {
    pdup__effect effect = {PDUP_EFFECT_KIND_DEFERRED, board, round, table, seat, .award = 0};
    return with_seat(ruling, &effect, faults, out);
}

static int64_t common_divisor(int64_t a, int64_t b) {
    while (b != 0) {
        int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

static pdup_status check_amount(pdup_penalty basis, int64_t numerator, int64_t denominator,
                                pdup__issue *why) {
    const pdup__limit limits[] = {
        {"basis", basis, PDUP_PENALTY_MATCHPOINTS, PDUP_PENALTY_PERCENT, PDUP_PART_AMOUNT, 0},
        {"numerator", numerator, -PDUP_MAX_PENALTY, PDUP_MAX_PENALTY, PDUP_PART_AMOUNT, 0},
        {"denominator", denominator, 1, PDUP_MAX_PENALTY_DENOMINATOR, PDUP_PART_AMOUNT, 0},
    };
    return pdup__check_limits(limits, sizeof limits / sizeof limits[0], why);
}

pdup_status pdup_ruling_with_penalty(const pdup_ruling *ruling, int32_t player, pdup_penalty basis,
                                     int64_t numerator, int64_t denominator, pdup_faults *faults,
                                     pdup_ruling **out) {
    if (!begin(ruling, faults, out)) {
        return PDUP_E_ARG;
    }
    pdup__effect effect = {.kind = PDUP_EFFECT_KIND_PENALTY, .player = player, .basis = basis};
    pdup__issue why;
    pdup_status status = check_player(&effect, &why);
    if (status == PDUP_OK) {
        status = check_amount(basis, numerator, denominator, &why);
    }
    if (status == PDUP_OK) {
        int64_t divisor = common_divisor(numerator < 0 ? -numerator : numerator, denominator);
        effect.numerator = (int32_t)(numerator / divisor);
        effect.denominator = (int32_t)(denominator / divisor);
    }
    return end(ruling, &effect, status, &why, faults, out);
}

pdup_status pdup_ruling_with_disqualified(const pdup_ruling *ruling, int32_t player,
                                          pdup_faults *faults, pdup_ruling **out) {
    if (!begin(ruling, faults, out)) {
        return PDUP_E_ARG;
    }
    pdup__effect effect = {.kind = PDUP_EFFECT_KIND_DISQUALIFIED, .player = player};
    pdup__issue why;
    pdup_status status = check_player(&effect, &why);
    return end(ruling, &effect, status, &why, faults, out);
}

static pdup_status check_rounds(const pdup__effect *effect, pdup__issue *why) {
    const pdup__limit limits[] = {
        {"from_round", effect->from_round, 1, PDUP_MAX_ROUNDS, PDUP_PART_ROUND, 0},
        {"to_round", effect->to_round, 1, PDUP_MAX_ROUNDS, PDUP_PART_ROUND, 1},
    };
    pdup_status status = pdup__check_limits(limits, sizeof limits / sizeof limits[0], why);
    if (status == PDUP_OK && effect->to_round < effect->from_round) {
        *why = pdup__issue_of(PDUP_E_RANGE, PDUP__M_SUSPENSION_ORDER);
        pdup__issue_at(why, PDUP_PART_ROUND, 1);
        pdup__issue_number(why, effect->to_round);
        pdup__issue_number(why, effect->from_round);
        return PDUP_E_RANGE;
    }
    return status;
}

pdup_status pdup_ruling_with_suspended(const pdup_ruling *ruling, int32_t player,
                                       int32_t from_round, int32_t to_round, pdup_faults *faults,
                                       pdup_ruling **out) {
    if (!begin(ruling, faults, out)) {
        return PDUP_E_ARG;
    }
    pdup__effect effect = {.kind = PDUP_EFFECT_KIND_SUSPENDED,
                           .player = player,
                           .from_round = from_round,
                           .to_round = to_round};
    pdup__issue why;
    pdup_status status = check_player(&effect, &why);
    status = status == PDUP_OK ? check_rounds(&effect, &why) : status;
    return end(ruling, &effect, status, &why, faults, out);
}
