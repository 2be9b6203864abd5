/* SPDX-License-Identifier: MIT */
#include "scoring/regulations.h"

#include "scoring/penalty_tariff.h"
#include "scoring/regulation_keys.h"
#include "scoring/value_text.h"
#include "text/line.h"

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

pdup_status pdup_regulations_set(pdup_regulations *regulations, const char *key, size_t key_size,
                                 const char *value, size_t value_size) {
    if (!pdup__handle_is(regulations, PDUP__REGULATIONS) || !key || !value) {
        return PDUP_E_ARG;
    }
    pdup__regulation found = find_key(key, key_size);
    if (found == PDUP__KEYS) {
        return PDUP_E_KEY;
    }
    pdup__chosen chosen = regulations->chosen;
    if (!read_value(found, (pdup__value){value, value_size}, &chosen)) {
        return PDUP_E_VALUE;
    }
    regulations->chosen = chosen;
    return PDUP_OK;
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
