/* SPDX-License-Identifier: MIT */
/* The table of the rules as the public interface reads it. */
#include "ruling/book/rule_table.h"

static const pdup__section *section_at(int32_t index) {
    return index >= 0 && index < PDUP__SECTIONS ? pdup__section_of(index) : NULL;
}

static const pdup__fact *fact_at(int32_t section, int32_t index) {
    const pdup__section *found = section_at(section);
    return found && index >= 0 && index < found->fact_count ? &found->facts[index] : NULL;
}

static const pdup__fact_value *value_at(int32_t section, int32_t fact, int32_t index) {
    const pdup__fact *found = fact_at(section, fact);
    return found && index >= 0 && index < found->value_count ? &found->values[index] : NULL;
}

static const pdup__listed_step *step_at(int32_t index) {
    return index >= 0 && index < PDUP__STEPS ? pdup__step_of((pdup__step)index) : NULL;
}

static const pdup__rule *rule_at(int32_t section, int32_t index) {
    const pdup__section *found = section_at(section);
    return found && index >= 0 && index < found->rule_count ? &found->rules[index] : NULL;
}

static const pdup__term *term_at(int32_t section, int32_t index) {
    const pdup__section *found = section_at(section);
    return found && index >= 0 && index < found->term_count ? &found->terms[index] : NULL;
}

int32_t pdup_rules_section_count(void) {
    return PDUP__SECTIONS;
}

const char *pdup_rules_section_at(int32_t section) {
    const pdup__section *found = section_at(section);
    return found ? found->name : NULL;
}

const char *pdup_rules_section_text_at(int32_t section, pdup_language language) {
    const pdup__section *found = section_at(section);
    return found ? pdup__phrase_in(&found->text, language) : NULL;
}

int32_t pdup_rules_fact_count(int32_t section) {
    const pdup__section *found = section_at(section);
    return found ? found->fact_count : PDUP_E_RANGE;
}

const char *pdup_rules_fact_at(int32_t section, int32_t fact) {
    const pdup__fact *found = fact_at(section, fact);
    return found ? found->name : NULL;
}

const char *pdup_rules_fact_text_at(int32_t section, int32_t fact, pdup_language language) {
    const pdup__fact *found = fact_at(section, fact);
    return found ? pdup__phrase_in(&found->text, language) : NULL;
}

pdup_status pdup_rules_fact_kind_at(int32_t section, int32_t fact, int32_t *kind_out,
                                    int32_t *is_asked_out) {
    if (!kind_out || !is_asked_out) {
        return PDUP_E_ARG;
    }
    const pdup__fact *found = fact_at(section, fact);
    *kind_out = found ? found->kind : 0;
    *is_asked_out = found && found->is_asked;
    return found ? PDUP_OK : PDUP_E_RANGE;
}

int32_t pdup_rules_value_count(int32_t section, int32_t fact) {
    const pdup__fact *found = fact_at(section, fact);
    return found ? found->value_count : PDUP_E_RANGE;
}

const char *pdup_rules_value_at(int32_t section, int32_t fact, int32_t value) {
    const pdup__fact_value *found = value_at(section, fact, value);
    return found ? found->name : NULL;
}

const char *pdup_rules_value_text_at(int32_t section, int32_t fact, int32_t value,
                                     pdup_language language) {
    const pdup__fact_value *found = value_at(section, fact, value);
    return found ? pdup__phrase_in(&found->text, language) : NULL;
}

int32_t pdup_rules_step_count(void) {
    return PDUP__STEPS;
}

const char *pdup_rules_step_at(int32_t step) {
    const pdup__listed_step *found = step_at(step);
    return found ? found->name : NULL;
}

const char *pdup_rules_step_text_at(int32_t step, pdup_language language) {
    const pdup__listed_step *found = step_at(step);
    return found ? pdup__phrase_in(&found->text, language) : NULL;
}

pdup_status pdup_rules_step_actor_at(int32_t step, pdup_actor *actor_out) {
    if (!actor_out) {
        return PDUP_E_ARG;
    }
    const pdup__listed_step *found = step_at(step);
    *actor_out = found ? found->actor : 0;
    return found ? PDUP_OK : PDUP_E_RANGE;
}

pdup_status pdup_rules_step_effect_at(int32_t step, pdup_step_effect *effect_out) {
    if (!effect_out) {
        return PDUP_E_ARG;
    }
    const pdup__listed_step *found = step_at(step);
    *effect_out = found ? found->effect : PDUP_STEP_NO_EFFECT;
    return found ? PDUP_OK : PDUP_E_RANGE;
}

int32_t pdup_rules_row_count(int32_t section) {
    const pdup__section *found = section_at(section);
    return found ? found->rule_count : PDUP_E_RANGE;
}

const char *pdup_rules_row_provision_at(int32_t section, int32_t row) {
    const pdup__rule *found = rule_at(section, row);
    return found ? found->provision : NULL;
}

const char *pdup_rules_row_condition_at(int32_t section, int32_t row) {
    const pdup__rule *found = rule_at(section, row);
    return found ? found->when : NULL;
}

pdup_status pdup_rules_row_step_at(int32_t section, int32_t row, int32_t *step_out,
                                   pdup_duty *duty_out) {
    if (!step_out || !duty_out) {
        return PDUP_E_ARG;
    }
    const pdup__rule *found = rule_at(section, row);
    *step_out = found ? (int32_t)found->step : -1;
    *duty_out = found ? found->duty : 0;
    return found ? PDUP_OK : PDUP_E_RANGE;
}

pdup_status pdup_rules_row_marks_at(int32_t section, int32_t row, int32_t *is_ours_out,
                                    int32_t *is_by_regulation_out) {
    if (!is_ours_out || !is_by_regulation_out) {
        return PDUP_E_ARG;
    }
    const pdup__rule *found = rule_at(section, row);
    *is_ours_out = found && found->is_ours;
    *is_by_regulation_out = found && found->is_by_regulation;
    return found ? PDUP_OK : PDUP_E_RANGE;
}

int32_t pdup_rules_term_count(int32_t section) {
    const pdup__section *found = section_at(section);
    return found ? found->term_count : PDUP_E_RANGE;
}

const char *pdup_rules_term_at(int32_t section, int32_t term) {
    const pdup__term *found = term_at(section, term);
    return found ? found->name : NULL;
}

const char *pdup_rules_term_condition_at(int32_t section, int32_t term) {
    const pdup__term *found = term_at(section, term);
    return found ? found->when : NULL;
}
