/* SPDX-License-Identifier: MIT */
#include "ruling/ruling.h"

#include "text/faults.h"

#include <string.h>

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

static pdup_status check_texts(const char *rule, size_t rule_size, const char *reason,
                               size_t reason_size, pdup__issue *why) {
    pdup_status status = pdup__check_size("rule", rule, rule_size, PDUP_PART_RULE, why);
    if (status == PDUP_OK && rule_size == 0) {
        *why = pdup__issue_of(PDUP_E_RANGE, PDUP__M_RULE_EMPTY);
        pdup__issue_at(why, PDUP_PART_RULE, 0);
        return PDUP_E_RANGE;
    }
    return status == PDUP_OK
               ? pdup__check_size("reason", reason, reason_size, PDUP_PART_REASON, why)
               : status;
}

pdup_status pdup_ruling_new(const pdup_allocator *allocator, const char *rule, size_t rule_size,
                            const char *reason, size_t reason_size, pdup_faults *faults,
                            pdup_ruling **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator) || !pdup__text_is_given(rule, rule_size) ||
        !pdup__text_is_given(reason, reason_size) || !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    pdup__issue why;
    if (check_texts(rule, rule_size, reason, reason_size, &why) != PDUP_OK) {
        return pdup__faults_refuse(faults, (pdup__fault){.code = 0}, &why);
    }
    pdup__reference reference;
    pdup__line written = {.length = 0};
    pdup__reference_read(rule, rule_size, &reference, &written);
    bool is_written = written.length != 0;
    *out = create(allocator, is_written ? written.bytes : rule,
                  is_written ? written.length : rule_size, reason, reason_size, 0);
    if (!*out) {
        return PDUP_E_NOMEM;
    }
    (*out)->reference = reference;
    return PDUP_OK;
}

bool pdup__effect_is_on_row(const pdup__effect *effect) {
    return effect->board != 0;
}

/* Two effects that exclude each other: on one seat of one row, or a player disqualified twice. */
static bool is_conflict(const pdup__effect *a, const pdup__effect *b) {
    if (pdup__effect_is_on_row(a)) {
        return a->board == b->board && a->round == b->round && a->table == b->table &&
               a->seat == b->seat;
    }
    return a->kind == PDUP_EFFECT_KIND_DISQUALIFIED && b->kind == a->kind && a->player == b->player;
}

pdup_ruling *pdup__ruling_copy(const pdup_ruling *ruling, int32_t more) {
    pdup_ruling *copy = create(&ruling->base.allocator, ruling->rule, strlen(ruling->rule),
                               ruling->reason, strlen(ruling->reason), ruling->effect_count + more);
    if (!copy) {
        return NULL;
    }
    for (int32_t i = 0; i < ruling->effect_count; i++) {
        copy->effects[i] = ruling->effects[i];
    }
    copy->effect_count = ruling->effect_count;
    copy->reference = ruling->reference;
    copy->giver = ruling->giver;
    copy->approval = ruling->approval;
    copy->has_notice = ruling->has_notice;
    copy->board = ruling->board;
    copy->round = ruling->round;
    copy->table = ruling->table;
    return copy;
}

pdup_status pdup__ruling_check_effect(const pdup_ruling *ruling, const pdup__effect *effect,
                                      pdup__issue *why) {
    int32_t at = 0;
    while (at < ruling->effect_count && !is_conflict(&ruling->effects[at], effect)) {
        at++;
    }
    if (at == ruling->effect_count) {
        return PDUP_OK;
    }
    if (pdup__effect_is_on_row(effect)) {
        *why = pdup__issue_of(PDUP_E_RULING_CONFLICT, PDUP__M_EFFECT_AGAIN);
        pdup__issue_at(why, PDUP_PART_SEAT, 0);
        pdup__issue_seat(why, effect->seat);
    } else {
        *why = pdup__issue_of(PDUP_E_RULING_CONFLICT, PDUP__M_EFFECT_PLAYER_AGAIN);
        pdup__issue_at(why, PDUP_PART_PLAYER, 0);
        pdup__issue_number(why, effect->player);
    }
    return why->status;
}

pdup_ruling *pdup__ruling_with(const pdup_ruling *ruling, const pdup__effect *effect) {
    pdup_ruling *copy = pdup__ruling_copy(ruling, 1);
    if (copy) {
        copy->effects[copy->effect_count++] = *effect;
    }
    return copy;
}

const char *pdup_ruling_rule(const pdup_ruling *ruling) {
    return pdup__handle_is(ruling, PDUP__RULING) ? ruling->rule : NULL;
}

const char *pdup_ruling_reason(const pdup_ruling *ruling) {
    return pdup__handle_is(ruling, PDUP__RULING) ? ruling->reason : NULL;
}

pdup_ruling *pdup_ruling_ref(pdup_ruling *ruling) {
    return pdup__handle_ref(ruling, PDUP__RULING);
}

void pdup_ruling_unref(pdup_ruling *ruling) {
    if (pdup__handle_unref(ruling, PDUP__RULING)) {
        const pdup_allocator *allocator = &ruling->base.allocator;
        pdup__release(allocator, ruling->effects);
        pdup__release(allocator, ruling->reason);
        pdup__release(allocator, ruling->rule);
        pdup__handle_free(ruling);
    }
}
