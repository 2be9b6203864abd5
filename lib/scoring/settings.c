/* SPDX-License-Identifier: MIT */
#include "scoring/regulation_keys.h"
#include "table/tariff.h"

#include <pdup/settings.h>

static const pdup__listed_setting *regulation(pdup_settings settings, int32_t index) {
    return settings == PDUP_SETTINGS_REGULATIONS && index >= 0 && index < PDUP__KEYS
               ? pdup__listed_setting_of((pdup__regulation)index)
               : NULL;
}

int32_t pdup_setting_count(pdup_settings settings) {
    switch (settings) {
    case PDUP_SETTINGS_REGULATIONS:
        return PDUP__KEYS;
    case PDUP_SETTINGS_TARIFF:
        return PDUP__TARIFF_FIELDS;
    default:
        return PDUP_E_RANGE;
    }
}

const char *pdup_setting_key_at(pdup_settings settings, int32_t index) {
    const pdup__listed_setting *listed = regulation(settings, index);
    if (listed) {
        return listed->key;
    }
    return settings == PDUP_SETTINGS_TARIFF ? pdup__tariff_key(index) : NULL;
}

const char *pdup_setting_description_at(pdup_settings settings, int32_t index) {
    const pdup__listed_setting *listed = regulation(settings, index);
    if (listed) {
        return listed->description;
    }
    return settings == PDUP_SETTINGS_TARIFF ? pdup__tariff_description(index) : NULL;
}

int32_t pdup_setting_highest_at(pdup_settings settings, int32_t index) {
    return settings == PDUP_SETTINGS_TARIFF ? pdup__tariff_highest(index) : 0;
}

int32_t pdup_setting_choice_count(pdup_settings settings, int32_t index) {
    const pdup__listed_setting *listed = regulation(settings, index);
    if (listed) {
        return listed->choice_count;
    }
    if (pdup_setting_key_at(settings, index)) {
        return pdup__tariff_highest(index) > 0 ? 0 : PDUP__TARIFF_CHOICES;
    }
    return PDUP_E_RANGE;
}

static const char *allowed_text(const pdup__allowed *allowed, pdup_choice text) {
    switch (text) {
    case PDUP_CHOICE_VALUE:
        return allowed->example;
    case PDUP_CHOICE_FORM:
        return allowed->form;
    case PDUP_CHOICE_DESCRIPTION:
        return allowed->description;
    default:
        return NULL;
    }
}

const char *pdup_setting_choice_text_at(pdup_settings settings, int32_t index, int32_t choice,
                                        pdup_choice text) {
    if (choice < 0 || choice >= pdup_setting_choice_count(settings, index)) {
        return NULL;
    }
    const pdup__listed_setting *listed = regulation(settings, index);
    if (listed) {
        return allowed_text(&listed->choices[choice], text);
    }
    /* A word of a tariff is written as it stands, and the description of the field explains it. */
    const bool is_word = text == PDUP_CHOICE_VALUE || text == PDUP_CHOICE_FORM;
    return is_word ? pdup__tariff_choice(index, choice) : NULL;
}
