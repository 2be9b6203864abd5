/* SPDX-License-Identifier: MIT */
#include "ruling/rule_table.h"

#include "base/text.h"

#include <string.h>

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

static bool begins_with(const char *text, const char *name, size_t size) {
    return strlen(text) >= size && memcmp(text, name, size) == 0;
}

/* Does the name go on from that of the section to some provision of it, as 11.3.A and 11.3.A1 do? */
static bool is_part(const pdup__section *section, const char *name, size_t size) {
    size_t length = strlen(section->name);
    if (size <= length || memcmp(name, section->name, length) != 0 || name[size - 1] == '.') {
        return false;
    }
    for (int32_t i = 0; i < section->rule_count; i++) {
        if (begins_with(section->rules[i].provision, name, size)) {
            return true;
        }
    }
    return false;
}

/* Longer than the name of any provision. */
enum { NAME_MOST = 16 };

/* A letter of the rules' text in UTF-8 at these bytes, of which there are two or more, as A, B, V, a or b; 0 if there is
 * none. */
static char latin_of(const char *bytes) {
    static const char russian[][3] = {"\xd0\x90", "\xd0\x91", "\xd0\x92", "\xd0\xb0", "\xd0\xb1"};
    for (size_t i = 0; i < sizeof russian / sizeof russian[0]; i++) {
        if (memcmp(bytes, russian[i], 2) == 0) {
            return "ABVab"[i];
        }
    }
    return 0;
}

/* The name with Latin letters; its size, 0 if it is longer than any. */
static size_t in_latin(const char *name, size_t size, char *latin) {
    size_t count = 0;
    for (size_t i = 0; i < size; i++) {
        char letter = i + 1 < size ? latin_of(name + i) : 0;
        if (count == NAME_MOST) {
            return 0;
        }
        latin[count++] = letter ? letter : name[i];
        i += letter != 0;
    }
    return count;
}

int32_t pdup__section_find(const char *name, size_t size) {
    char latin[NAME_MOST];
    size_t count = in_latin(name, size, latin);
    for (int32_t i = 0; i < PDUP__SECTIONS; i++) {
        if (pdup__text_is(latin, count, sections[i]->name) || is_part(sections[i], latin, count)) {
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
