/* SPDX-License-Identifier: MIT */
#include "ruling/book/rule_table.h"

#include "ruling/book/provision.h"
#include "text/line.h"

/* In the order of the rules. */
static const pdup__section *const sections[PDUP__SECTIONS] = {
    &pdup__rules_2,       &pdup__rules_4,       &pdup__rules_6,      &pdup__rules_10,
    &pdup__rules_11_1_a,  &pdup__rules_11_1_b,  &pdup__rules_11_1_v, &pdup__rules_11_2_a,
    &pdup__rules_11_2_b1, &pdup__rules_11_2_b2, &pdup__rules_11_3,   &pdup__rules_11_4,
    &pdup__rules_11_5,    &pdup__rules_11_6,    &pdup__rules_11_7,   &pdup__rules_12_1,
    &pdup__rules_12_2,    &pdup__rules_13_2_4,  &pdup__rules_13_2_5, &pdup__rules_13_2_6a,
    &pdup__rules_13_2_6b, &pdup__rules_13_2_7,  &pdup__rules_13_2_8,
};

const pdup__section *pdup__section_of(int32_t index) {
    return sections[index];
}

/* Is the name that of some provision of the section, as 11.3.A and 11.3.A1 are? */
static bool is_part(const pdup__section *section, const char *name) {
    for (int32_t i = 0; pdup__provision_has(section->name, name) && i < section->rule_count; i++) {
        if (pdup__provision_has(name, section->rules[i].provision)) {
            return true;
        }
    }
    return false;
}

int32_t pdup__section_find(const char *name, size_t size) {
    pdup__provision provision;
    if (!pdup__provision_read(name, size, &provision) || provision.has_comma) {
        return -1;
    }
    for (int32_t i = 0; i < PDUP__SECTIONS; i++) {
        if (pdup__text_is(provision.text, provision.length, sections[i]->name) ||
            is_part(sections[i], provision.text)) {
            return i;
        }
    }
    return -1;
}

int32_t pdup__fact_find(const pdup__section *section, const char *name, size_t size) {
    for (int32_t i = 0; i < section->fact_count; i++) {
        if (pdup__text_is(name, size, section->facts[i].name)) {
            return i;
        }
    }
    return -1;
}

int32_t pdup__value_find(const pdup__fact *fact, const char *name, size_t size) {
    for (int32_t i = 0; i < fact->value_count; i++) {
        if (pdup__text_is(name, size, fact->values[i].name)) {
            return i;
        }
    }
    return -1;
}

const char *pdup__phrase_in(const pdup__phrase *phrase, pdup_language language) {
    switch (language) {
    case PDUP_LANGUAGE_EN:
        return phrase->en;
    case PDUP_LANGUAGE_RU:
        return phrase->ru;
    default:
        return NULL;
    }
}
