/* SPDX-License-Identifier: MIT */
/* Two numbers of a fact, a row or a step of an advice at once; both are 0 where the first is refused. */
#ifndef PDUP_TESTS_RULE_FIELDS_H
#define PDUP_TESTS_RULE_FIELDS_H

#include <pdup/pdup.h>

static inline pdup_status rules_fact_kind_at(int32_t section, int32_t fact, int32_t *kind,
                                             int32_t *is_asked) {
    pdup_status status = pdup_rules_fact_number_at(section, fact, PDUP_FACT_KIND, kind);
    pdup_status other = pdup_rules_fact_number_at(section, fact, PDUP_FACT_IS_ASKED, is_asked);
    return status != PDUP_OK ? status : other;
}

static inline pdup_status rules_row_step_at(int32_t section, int32_t row, int32_t *step,
                                            pdup_duty *duty) {
    pdup_status status = pdup_rules_row_number_at(section, row, PDUP_RULE_STEP, step);
    pdup_status other = pdup_rules_row_number_at(section, row, PDUP_RULE_DUTY, duty);
    return status != PDUP_OK ? status : other;
}

static inline pdup_status rules_row_marks_at(int32_t section, int32_t row, int32_t *is_ours,
                                             int32_t *is_by_regulation) {
    pdup_status status = pdup_rules_row_number_at(section, row, PDUP_RULE_IS_OURS, is_ours);
    pdup_status other =
        pdup_rules_row_number_at(section, row, PDUP_RULE_IS_BY_REGULATION, is_by_regulation);
    return status != PDUP_OK ? status : other;
}

static inline pdup_status advice_step_marks_at(const pdup_advice *advice, int32_t index,
                                               int32_t *is_ours, int32_t *is_by_regulation) {
    pdup_status status = pdup_advice_step_number_at(advice, index, PDUP_ADVISED_IS_OURS, is_ours);
    pdup_status other =
        pdup_advice_step_number_at(advice, index, PDUP_ADVISED_IS_BY_REGULATION, is_by_regulation);
    return status != PDUP_OK ? status : other;
}

#endif
