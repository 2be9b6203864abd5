/* SPDX-License-Identifier: MIT */
/* The rows of the table whose conditions hold, or the facts on which it depends. */
#include "base/compat.h"
#include "ruling/book/question.h"

#include <string.h>

static bool holds(const pdup__outcome_set *set, const pdup__outcome_row *row) {
    for (int32_t i = 0; i < set->count; i++) {
        if (memcmp(&set->rows[i], row, sizeof *row) == 0) {
            return true;
        }
    }
    return false;
}

/* Whatever was possible without the infraction is among all that is possible (rules 11.2.B2). */
static bool outcomes_agree(const pdup__facts *facts) {
    for (int32_t i = 0; facts->possible.count > 0 && i < facts->without.count; i++) {
        if (!holds(&facts->possible, &facts->without.rows[i])) {
            return false;
        }
    }
    return true;
}

static void add(pdup_advice *advice, const pdup__rule *rule) {
    if (PDUP_ALWAYS(advice->step_count < PDUP__STEPS_MOST)) {
        advice->steps[advice->step_count++] = rule;
    }
}

/* Whatever section the decision rests on, the contestants are told that they may appeal (rules 13.2.6b). */
static void add_notice(pdup_advice *advice) {
    for (int32_t i = 0; i < advice->step_count; i++) {
        if (pdup__step_of(advice->steps[i]->step)->is_reviewable) {
            add(advice, &pdup__rules_13_2_6b.rules[0]);
            return;
        }
    }
}

static void match(pdup_advice *advice) {
    const pdup__section *section = advice->facts.section;
    uint32_t asked = 0;
    for (int32_t i = 0; i < section->rule_count; i++) {
        const pdup__rule *rule = &section->rules[i];
        if (pdup__condition(section, rule->when, &advice->facts.known, &asked) == PDUP__TRUE) {
            add(advice, rule);
        }
    }
    for (int32_t i = 0; i < section->fact_count; i++) {
        if (asked & 1U << i) {
            advice->missing[advice->missing_count++] = i;
        }
    }
    if (asked) {
        advice->step_count = 0;
    }
    add_notice(advice);
}

pdup_status pdup_question_advise(const pdup_question *question, pdup_advice **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__handle_is(question, PDUP__QUESTION)) {
        return PDUP_E_ARG;
    }
    if (!outcomes_agree(&question->facts)) {
        return PDUP_E_ADVICE_OUTCOMES;
    }
    pdup_advice *advice = pdup__handle_new(&question->base.allocator, sizeof *advice, PDUP__ADVICE);
    if (!advice) {
        return PDUP_E_NOMEM;
    }
    advice->facts = question->facts;
    match(advice);
    *out = advice;
    return PDUP_OK;
}

pdup_advice *pdup_advice_ref(pdup_advice *advice) {
    return pdup__handle_ref(advice, PDUP__ADVICE);
}

void pdup_advice_unref(pdup_advice *advice) {
    if (pdup__handle_unref(advice, PDUP__ADVICE)) {
        pdup__handle_free(advice);
    }
}
