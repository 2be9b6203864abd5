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

/* A name, or the words of a language. */
static const char *text_of(const char *name, const pdup__phrase *words, pdup_rule_text field,
                           pdup_language language) {
    if (field == PDUP_RULE_TEXT_NAME) {
        return name;
    }
    return field == PDUP_RULE_TEXT_WORDS ? pdup__phrase_in(words, language) : NULL;
}

int32_t pdup_rules_section_count(void) {
    return PDUP__SECTIONS;
}

const char *pdup_rules_section_text_at(int32_t section, pdup_rule_text field,
                                       pdup_language language) {
    const pdup__section *found = section_at(section);
    return found ? text_of(found->name, &found->text, field, language) : NULL;
}

int32_t pdup_rules_fact_count(int32_t section) {
    const pdup__section *found = section_at(section);
    return found ? found->fact_count : PDUP_E_RANGE;
}

const char *pdup_rules_fact_text_at(int32_t section, int32_t fact, pdup_rule_text field,
                                    pdup_language language) {
    const pdup__fact *found = fact_at(section, fact);
    return found ? text_of(found->name, &found->text, field, language) : NULL;
}

pdup_status pdup_rules_fact_number_at(int32_t section, int32_t fact, pdup_fact field,
                                      int32_t *value_out) {
    if (!value_out) {
        return PDUP_E_ARG;
    }
    *value_out = 0;
    const pdup__fact *found = fact_at(section, fact);
    if (!found || field < PDUP_FACT_KIND || field > PDUP_FACT_IS_ASKED) {
        return PDUP_E_RANGE;
    }
    *value_out = field == PDUP_FACT_KIND ? found->kind : found->is_asked;
    return PDUP_OK;
}

int32_t pdup_rules_value_count(int32_t section, int32_t fact) {
    const pdup__fact *found = fact_at(section, fact);
    return found ? found->value_count : PDUP_E_RANGE;
}

const char *pdup_rules_value_text_at(int32_t section, int32_t fact, int32_t value,
                                     pdup_rule_text field, pdup_language language) {
    const pdup__fact_value *found = value_at(section, fact, value);
    return found ? text_of(found->name, &found->text, field, language) : NULL;
}

int32_t pdup_rules_step_count(void) {
    return PDUP__STEPS;
}

const char *pdup_rules_step_text_at(int32_t step, pdup_rule_text field, pdup_language language) {
    const pdup__listed_step *found = step_at(step);
    return found ? text_of(found->name, &found->text, field, language) : NULL;
}

pdup_status pdup_rules_step_number_at(int32_t step, pdup_step field, int32_t *value_out) {
    if (!value_out) {
        return PDUP_E_ARG;
    }
    *value_out = 0;
    const pdup__listed_step *found = step_at(step);
    if (!found || field < PDUP_STEP_ACTOR || field > PDUP_STEP_EFFECT) {
        return PDUP_E_RANGE;
    }
    *value_out = field == PDUP_STEP_ACTOR ? found->actor : found->effect;
    return PDUP_OK;
}

int32_t pdup_rules_row_count(int32_t section) {
    const pdup__section *found = section_at(section);
    return found ? found->rule_count : PDUP_E_RANGE;
}

const char *pdup_rules_row_text_at(int32_t section, int32_t row, pdup_rule_text field) {
    const pdup__rule *found = rule_at(section, row);
    if (!found || field < PDUP_RULE_TEXT_PROVISION || field > PDUP_RULE_TEXT_CONDITION) {
        return NULL;
    }
    return field == PDUP_RULE_TEXT_PROVISION ? found->provision : found->when;
}

pdup_status pdup_rules_row_number_at(int32_t section, int32_t row, pdup_rule field,
                                     int32_t *value_out) {
    if (!value_out) {
        return PDUP_E_ARG;
    }
    *value_out = 0;
    const pdup__rule *found = rule_at(section, row);
    if (!found || field < PDUP_RULE_STEP || field > PDUP_RULE_IS_BY_REGULATION) {
        return PDUP_E_RANGE;
    }
    const int32_t numbers[] = {
        [PDUP_RULE_STEP] = (int32_t)found->step,
        [PDUP_RULE_DUTY] = found->duty,
        [PDUP_RULE_IS_OURS] = found->is_ours,
        [PDUP_RULE_IS_BY_REGULATION] = found->is_by_regulation,
    };
    *value_out = numbers[field];
    return PDUP_OK;
}

int32_t pdup_rules_term_count(int32_t section) {
    const pdup__section *found = section_at(section);
    return found ? found->term_count : PDUP_E_RANGE;
}

const char *pdup_rules_term_text_at(int32_t section, int32_t term, pdup_rule_text field) {
    const pdup__term *found = term_at(section, term);
    if (!found || (field != PDUP_RULE_TEXT_NAME && field != PDUP_RULE_TEXT_CONDITION)) {
        return NULL;
    }
    return field == PDUP_RULE_TEXT_NAME ? found->name : found->when;
}
