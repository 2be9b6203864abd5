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

pdup_status pdup_advice_step_at(const pdup_advice *advice, int32_t index, int32_t *step_out) {
    const pdup__rule *rule;
    if (!step_out) {
        return PDUP_E_ARG;
    }
    pdup_status status = find(advice, index, &rule);
    *step_out = status == PDUP_OK ? (int32_t)rule->step : -1;
    return status;
}

const char *pdup_advice_step_provision_at(const pdup_advice *advice, int32_t index) {
    const pdup__rule *rule;
    return find(advice, index, &rule) == PDUP_OK ? rule->provision : NULL;
}

pdup_status pdup_advice_step_duty_at(const pdup_advice *advice, int32_t index,
                                     pdup_duty *duty_out) {
    const pdup__rule *rule;
    if (!duty_out) {
        return PDUP_E_ARG;
    }
    pdup_status status = find(advice, index, &rule);
    *duty_out = status == PDUP_OK ? rule->duty : 0;
    return status;
}

pdup_status pdup_advice_step_marks_at(const pdup_advice *advice, int32_t index,
                                      int32_t *is_ours_out, int32_t *is_by_regulation_out) {
    const pdup__rule *rule;
    if (!is_ours_out || !is_by_regulation_out) {
        return PDUP_E_ARG;
    }
    pdup_status status = find(advice, index, &rule);
    *is_ours_out = status == PDUP_OK && rule->is_ours;
    *is_by_regulation_out = status == PDUP_OK && rule->is_by_regulation;
    return status;
}

pdup_status pdup_advice_step_touch_at(const pdup_advice *advice, int32_t index,
                                      pdup_touch *touch_out) {
    const pdup__rule *rule;
    if (!touch_out) {
        return PDUP_E_ARG;
    }
    *touch_out = PDUP_TOUCH_NOBODY;
    pdup_status status = find(advice, index, &rule);
    if (status == PDUP_OK) {
        *touch_out = rule->seats ? PDUP_TOUCH_NAMED : pdup__step_of(rule->step)->touch;
    }
    return status;
}

pdup_status pdup_advice_step_seat_at(const pdup_advice *advice, int32_t index, pdup_seat seat,
                                     int32_t *is_named_out) {
    const pdup__rule *rule;
    if (!is_named_out) {
        return PDUP_E_ARG;
    }
    *is_named_out = 0;
    pdup_status status = find(advice, index, &rule);
    if (status == PDUP_OK && !pdup__seat_is_valid(seat)) {
        status = PDUP_E_RANGE;
    }
    if (status == PDUP_OK && rule->seats) {
        *is_named_out = pdup__facts_seats(&advice->facts, rule->seats) >> (seat - 1) & 1U;
    }
    return status;
}
