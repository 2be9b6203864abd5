/* SPDX-License-Identifier: MIT */
/* What stands in an advice. */
#include "base/compat.h"
#include "ruling/book/question.h"

#include <string.h>

uint32_t pdup__facts_seats(const pdup__facts *facts, const char *name) {
    int32_t fact = pdup__fact_find(facts->section, name, strlen(name));
    return PDUP_NEVER(fact < 0) ? 0 : facts->seats[fact];
}

static bool is_step(const pdup_advice *advice, int32_t index) {
    return index >= 0 && index < advice->step_count;
}

int32_t pdup_advice_missing_count(const pdup_advice *advice) {
    return pdup__handle_is(advice, PDUP__ADVICE) ? advice->missing_count : PDUP_E_ARG;
}

pdup_status pdup_advice_missing_at(const pdup_advice *advice, int32_t index, int32_t *fact_out) {
    if (!fact_out) {
        return PDUP_E_ARG;
    }
    *fact_out = -1;
    if (!pdup__handle_is(advice, PDUP__ADVICE)) {
        return PDUP_E_ARG;
    }
    if (index < 0 || index >= advice->missing_count) {
        return PDUP_E_RANGE;
    }
    *fact_out = advice->missing[index];
    return PDUP_OK;
}

int32_t pdup_advice_step_count(const pdup_advice *advice) {
    return pdup__handle_is(advice, PDUP__ADVICE) ? advice->step_count : PDUP_E_ARG;
}

/* The row of a step, or why there is none. */
static pdup_status find(const pdup_advice *advice, int32_t index, const pdup__rule **found) {
    if (!pdup__handle_is(advice, PDUP__ADVICE)) {
        return PDUP_E_ARG;
    }
    if (!is_step(advice, index)) {
        return PDUP_E_RANGE;
    }
    *found = advice->steps[index];
    return PDUP_OK;
}

static int32_t number_of(const pdup_advice *advice, const pdup__rule *rule, pdup_advised field) {
    switch (field) {
    case PDUP_ADVISED_STEP:
        return (int32_t)rule->step;
    case PDUP_ADVISED_DUTY:
        return rule->duty;
    case PDUP_ADVISED_IS_OURS:
        return rule->is_ours;
    case PDUP_ADVISED_IS_BY_REGULATION:
        return rule->is_by_regulation;
    case PDUP_ADVISED_TOUCH:
        return rule->seats ? PDUP_TOUCH_NAMED : pdup__step_of(rule->step)->touch;
    default:
        return rule->seats ? pdup__facts_seats(&advice->facts, rule->seats) >>
                                     (field - PDUP_ADVISED_HAS_N) &
                                 1U
                           : 0;
    }
}

pdup_status pdup_advice_step_number_at(const pdup_advice *advice, int32_t index, pdup_advised field,
                                       int32_t *value_out) {
    const pdup__rule *rule;
    if (!value_out) {
        return PDUP_E_ARG;
    }
    *value_out = 0;
    pdup_status status = find(advice, index, &rule);
    if (status == PDUP_OK && (field < PDUP_ADVISED_STEP || field > PDUP_ADVISED_HAS_W)) {
        status = PDUP_E_RANGE;
    }
    if (status == PDUP_OK) {
        *value_out = number_of(advice, rule, field);
    }
    return status;
}

const char *pdup_advice_step_provision_at(const pdup_advice *advice, int32_t index) {
    const pdup__rule *rule;
    return find(advice, index, &rule) == PDUP_OK ? rule->provision : NULL;
}
