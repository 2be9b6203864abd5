/* SPDX-License-Identifier: MIT */
#include "ruling/ruling.h"

#include "base/seat.h"
#include "base/text.h"

#include <string.h>

static bool is_text(const char *bytes, size_t size) {
    return size <= PDUP_MAX_TEXT && (size == 0 || !memchr(bytes, '\0', size));
}

/* A ruling with these texts and room for effects; NULL when there is no memory. */
static pdup_ruling *create(const pdup_allocator *allocator, const char *rule, size_t rule_size,
                           const char *reason, size_t reason_size, int32_t effects) {
    pdup_ruling *ruling = pdup__handle_new(allocator, sizeof *ruling, PDUP__RULING);
    if (!ruling) {
        return NULL;
    }
    const pdup_allocator *own = &ruling->base.allocator;
    ruling->rule = pdup__text_copy(own, rule, rule_size);
    ruling->reason = pdup__text_copy(own, reason, reason_size);
    if (effects > 0) {
        ruling->effects = pdup__alloc_array(own, (size_t)effects, sizeof(pdup__effect));
    }
    if (!ruling->rule || !ruling->reason || (effects > 0 && !ruling->effects)) {
        pdup_ruling_unref(ruling);
        return NULL;
    }
    return ruling;
}

pdup_status pdup_ruling_new(const pdup_allocator *allocator, const char *rule, size_t rule_size,
                            const char *reason, size_t reason_size, pdup_ruling **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator) || !pdup__text_is_given(rule, rule_size) ||
        !pdup__text_is_given(reason, reason_size)) {
        return PDUP_E_ARG;
    }
    if (!is_text(rule, rule_size) || !is_text(reason, reason_size)) {
        return PDUP_E_RANGE;
    }
    *out = create(allocator, rule, rule_size, reason, reason_size, 0);
    return *out ? PDUP_OK : PDUP_E_NOMEM;
}

static bool is_within(int32_t number, int32_t limit) {
    return number >= 1 && number <= limit;
}

static bool is_on_same_seat(const pdup__effect *a, const pdup__effect *b) {
    return a->board == b->board && a->round == b->round && a->table == b->table &&
           a->seat == b->seat;
}

/* A copy with one effect more. */
static pdup_status with_effect(const pdup_ruling *ruling, pdup__effect effect, pdup_ruling **out) {
    for (int32_t i = 0; i < ruling->effect_count; i++) {
        if (is_on_same_seat(&ruling->effects[i], &effect)) {
            return PDUP_E_RULING_CONFLICT;
        }
    }
    pdup_ruling *copy = create(&ruling->base.allocator, ruling->rule, strlen(ruling->rule),
                               ruling->reason, strlen(ruling->reason), ruling->effect_count + 1);
    if (!copy) {
        return PDUP_E_NOMEM;
    }
    for (int32_t i = 0; i < ruling->effect_count; i++) {
        copy->effects[i] = ruling->effects[i];
    }
    copy->effects[ruling->effect_count] = effect;
    copy->effect_count = ruling->effect_count + 1;
    *out = copy;
    return PDUP_OK;
}

pdup_status pdup_ruling_with_artificial(const pdup_ruling *ruling, int32_t board, int32_t round,
                                        int32_t table, pdup_seat seat, pdup_award award,
                                        pdup_ruling **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__handle_is(ruling, PDUP__RULING)) {
        return PDUP_E_ARG;
    }
    if (!is_within(board, PDUP_MAX_BOARDS) || !is_within(round, PDUP_MAX_ROUNDS) ||
        !is_within(table, PDUP_MAX_TABLES) || !pdup__seat_is_valid(seat) ||
        !is_within(award, PDUP_AWARD_PLUS)) {
        return PDUP_E_RANGE;
    }
    pdup__effect effect = {PDUP_EFFECT_ARTIFICIAL, board, round, table, seat, award};
    return with_effect(ruling, effect, out);
}

const char *pdup_ruling_rule(const pdup_ruling *ruling) {
    return pdup__handle_is(ruling, PDUP__RULING) ? ruling->rule : NULL;
}

const char *pdup_ruling_reason(const pdup_ruling *ruling) {
    return pdup__handle_is(ruling, PDUP__RULING) ? ruling->reason : NULL;
}

int32_t pdup_ruling_effect_count(const pdup_ruling *ruling) {
    return pdup__handle_is(ruling, PDUP__RULING) ? ruling->effect_count : PDUP_E_ARG;
}

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

pdup_ruling *pdup_ruling_ref(pdup_ruling *ruling) {
    pdup__handle_ref(ruling);
    return ruling;
}

void pdup_ruling_unref(pdup_ruling *ruling) {
    if (pdup__handle_unref(ruling)) {
        const pdup_allocator *allocator = &ruling->base.allocator;
        pdup__release(allocator, ruling->effects);
        pdup__release(allocator, ruling->reason);
        pdup__release(allocator, ruling->rule);
        pdup__handle_free(ruling);
    }
}
