/* SPDX-License-Identifier: MIT */
#include "scoring/regulations.h"

#include "scoring/penalty_tariff.h"
#include "scoring/regulation_keys.h"
#include "scoring/value_text.h"
#include "text/faults.h"
#include "text/line.h"
#include "text/nearest.h"

#include <string.h>

pdup_status pdup_regulations_new(const pdup_allocator *allocator, pdup_regulations **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator)) {
        return PDUP_E_ARG;
    }
    *out = pdup__handle_new(allocator, sizeof **out, PDUP__REGULATIONS);
    return *out ? PDUP_OK : PDUP_E_NOMEM;
}

/* Rules 13.2.4 and the custom of organisers: half an hour for both. */
enum { USUAL_PERIOD = 30 };

int32_t pdup__chosen_correction_minutes(const pdup__chosen *chosen) {
    return chosen->choice[PDUP__KEY_CORRECTION_MINUTES] == PDUP__MINUTES_USUAL
               ? USUAL_PERIOD
               : chosen->correction_minutes;
}

int32_t pdup__chosen_appeal_minutes(const pdup__chosen *chosen) {
    return chosen->choice[PDUP__KEY_APPEAL_MINUTES] == PDUP__MINUTES_USUAL ? USUAL_PERIOD
                                                                           : chosen->appeal_minutes;
}

/* The setting of this name; PDUP__KEYS if there is none. */
static pdup__regulation find_key(const char *key, size_t size) {
    int found = 0;
    while (found < PDUP__KEYS &&
           !pdup__text_is(key, size, pdup__listed_setting_of((pdup__regulation)found)->key)) {
        found++;
    }
    return (pdup__regulation)found;
}

/* The first word of the example. */
static pdup__value name_of(const pdup__allowed *allowed) {
    const char *space = strchr(allowed->example, ' ');
    size_t size = space ? (size_t)(space - allowed->example) : strlen(allowed->example);
    return (pdup__value){allowed->example, size};
}

static bool is_name_of(const pdup__allowed *allowed, pdup__value word) {
    pdup__value name = name_of(allowed);
    return !allowed->is_plain && name.size == word.size &&
           memcmp(name.bytes, word.bytes, word.size) == 0;
}

static bool read_value(pdup__regulation key, pdup__value value, pdup__chosen *chosen) {
    pdup__value word;
    if (key == PDUP__KEY_PENALTY_TARIFF) {
        return pdup__penalty_tariff_read(value, chosen);
    }
    if (!pdup__value_take(&value, &word)) {
        return false;
    }
    const pdup__listed_setting *setting = pdup__listed_setting_of(key);
    for (int32_t i = 0; i < setting->choice_count; i++) {
        if (is_name_of(&setting->choices[i], word)) {
            chosen->choice[key] = i;
            return pdup__value_read_rest(key, i, value, chosen);
        }
    }
    return pdup__value_read_plain(key, word, chosen) && pdup__value_is_over(&value);
}

pdup__issue pdup__regulation_unknown(pdup__value key) {
    pdup__nearest nearest = pdup__nearest_to(key.bytes, key.size);
    for (int i = 0; i < PDUP__KEYS; i++) {
        pdup__nearest_offer(&nearest, pdup__listed_setting_of((pdup__regulation)i)->key);
    }
    pdup__issue issue = pdup__issue_unknown(PDUP_E_KEY, PDUP__M_REGULATION, &nearest);
    pdup__issue_at(&issue, PDUP_PART_KEY, 0);
    return issue;
}

/* A number is only an example of its kind. */
static bool is_number(const char *example) {
    int32_t number;
    return pdup__value_number((pdup__value){example, strlen(example)}, 0, INT32_MAX, &number);
}

/* To the first word. */
static pdup__nearest nearest_choice(const pdup__listed_setting *setting, pdup__value value) {
    pdup__value first = {value.bytes, 0};
    (void)pdup__value_take(&value, &first);
    pdup__nearest nearest = pdup__nearest_to(first.bytes, first.size);
    for (int32_t i = 0; i < setting->choice_count; i++) {
        if (!is_number(setting->choices[i].example)) {
            pdup__nearest_offer(&nearest, setting->choices[i].example);
        }
    }
    return nearest;
}

/* The value as it is written, what is allowed in its place, and the nearest of that to its first word. */
static pdup__issue refused_value(pdup__regulation key, pdup__value value, pdup__line *allowed) {
    const pdup__listed_setting *setting = pdup__listed_setting_of(key);
    allowed->length = 0;
    for (int32_t i = 0; i < setting->choice_count; i++) {
        pdup__line_add(allowed, i > 0 ? " | " : "");
        pdup__line_add(allowed, setting->choices[i].form);
    }
    pdup__issue issue = pdup__issue_of(PDUP_E_VALUE, PDUP__M_REGULATION_ALLOWED);
    pdup__issue_at(&issue, PDUP_PART_VALUE, 0);
    pdup__issue_word(&issue, value.bytes, value.size);
    pdup__issue_bytes(&issue, allowed->bytes, allowed->length);
    pdup__nearest nearest = nearest_choice(setting, value);
    /* Its first word may be right, and then it is no better word. */
    if (nearest.distance != 0) {
        pdup__issue_say_nearest(&issue, &nearest);
    }
    return issue;
}

pdup_status pdup__regulations_set(pdup_regulations *regulations, pdup__value key, pdup__value value,
                                  pdup__line *allowed, pdup__issue *why) {
    pdup__regulation found = find_key(key.bytes, key.size);
    if (found == PDUP__KEYS) {
        *why = pdup__regulation_unknown(key);
        return why->status;
    }
    pdup__chosen chosen = regulations->chosen;
    if (!read_value(found, value, &chosen)) {
        *why = refused_value(found, value, allowed);
        return why->status;
    }
    regulations->chosen = chosen;
    return PDUP_OK;
}

pdup_status pdup_regulations_set(pdup_regulations *regulations, const char *key, size_t key_size,
                                 const char *value, size_t value_size, pdup_faults *faults) {
    if (!pdup__handle_is(regulations, PDUP__REGULATIONS) || !pdup__faults_may_be(faults) || !key ||
        !value) {
        return PDUP_E_ARG;
    }
    pdup__line allowed;
    pdup__issue why;
    pdup_status status = pdup__regulations_set(regulations, (pdup__value){key, key_size},
                                               (pdup__value){value, value_size}, &allowed, &why);
    return status == PDUP_OK ? PDUP_OK
                             : pdup__faults_refuse(faults, (pdup__fault){.code = 0}, &why);
}

void pdup__regulations_add_penalty(pdup_regulations *regulations, const char *value, size_t size) {
    (void)pdup__penalty_tariff_add((pdup__value){value, size}, &regulations->chosen);
}

static void add_value(const pdup__chosen *chosen, pdup__regulation key, pdup__line *line) {
    if (key == PDUP__KEY_PENALTY_TARIFF) {
        pdup__penalty_tariff_write(chosen, line);
        return;
    }
    if (pdup__value_add_plain(key, chosen, line)) {
        return;
    }
    pdup__value name = name_of(&pdup__listed_setting_of(key)->choices[chosen->choice[key]]);
    pdup__line_add_bytes(line, name.bytes, name.size);
    pdup__value_add_rest(key, chosen, line);
}

pdup_status pdup_regulations_value(const pdup_regulations *regulations, const char *key,
                                   size_t key_size, char *buf, size_t cap, size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    if (!pdup__handle_is(regulations, PDUP__REGULATIONS) || !key) {
        return PDUP_E_ARG;
    }
    pdup__regulation found = find_key(key, key_size);
    if (found == PDUP__KEYS) {
        return PDUP_E_KEY;
    }
    pdup__line line = {.length = 0};
    add_value(&regulations->chosen, found, &line);
    return pdup__text_give(line.bytes, line.length, buf, cap, len_out);
}

pdup_regulations *pdup_regulations_ref(pdup_regulations *regulations) {
    return pdup__handle_ref(regulations, PDUP__REGULATIONS);
}

void pdup_regulations_unref(pdup_regulations *regulations) {
    if (pdup__handle_unref(regulations, PDUP__REGULATIONS)) {
        pdup__handle_free(regulations);
    }
}
