/* SPDX-License-Identifier: MIT */
#include "event_file/key_values.h"

#include "event_file/words.h"

bool pdup__setting_is_given(const pdup__settings *settings, int index) {
    return settings->values[index].bytes != NULL;
}

static bool is_key(const pdup__word *key, const pdup__setting *known) {
    return known->is_seat ? pdup__word_is_any_case(key, known->key)
                          : pdup__word_is(key, known->key);
}

/* Position of the key, or -1 and a complaint. */
static int find_key(pdup__reader *reader, const pdup__settings *settings, const pdup__word *key) {
    for (int i = 0; i < settings->count; i++) {
        if (is_key(key, &settings->known[i])) {
            return i;
        }
    }
    pdup__suggestion suggestion = pdup__suggest(key);
    for (int i = 0; i < settings->count; i++) {
        pdup__suggest_offer(&suggestion, settings->known[i].key);
    }
    pdup__fault_unknown(reader, PDUP_E_FILE_KEY, PDUP__M_SETTING, &suggestion);
    return -1;
}

void pdup__setting_refuse(pdup__reader *reader, const pdup__words *words, const pdup__word *word) {
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_WORD, PDUP__M_SETTING_FORM);
    pdup__issue_add_word(&issue, word);
    if (!word->is_quoted) {
        pdup__issue_say(&issue, PDUP__M_SETTING_QUOTES);
        pdup__issue_say_quotes(&issue, words->at, words->count);
    }
    pdup__complain(reader, word->column, &issue);
}

static bool read_setting(pdup__reader *reader, const pdup__words *words, const pdup__word *word,
                         pdup__settings *settings) {
    pdup__word key;
    pdup__word value;
    if (!pdup__word_split(word, &key, &value)) {
        pdup__setting_refuse(reader, words, word);
        return false;
    }
    int index = find_key(reader, settings, &key);
    if (index < 0) {
        return false;
    }
    if (pdup__setting_is_given(settings, index)) {
        pdup__issue issue = pdup__issue_of(PDUP_E_FILE_TWICE, PDUP__M_SETTING_TWICE);
        pdup__issue_add_word(&issue, &key);
        pdup__complain(reader, word->column, &issue);
        return false;
    }
    settings->values[index] = value;
    return true;
}

bool pdup__setting_check_given(pdup__reader *reader, const pdup__words *words,
                               const pdup__settings *settings, int index) {
    if (pdup__setting_is_given(settings, index)) {
        return true;
    }
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_COUNT, PDUP__M_SETTING_MISSING);
    pdup__issue_text(&issue, settings->known[index].key);
    pdup__complain(reader, words->end_column, &issue);
    return false;
}

static bool check_needed(pdup__reader *reader, const pdup__words *words,
                         const pdup__settings *settings) {
    for (int i = 0; i < settings->count; i++) {
        if (settings->known[i].is_needed &&
            !pdup__setting_check_given(reader, words, settings, i)) {
            return false;
        }
    }
    return true;
}

bool pdup__read_settings(pdup__reader *reader, const pdup__words *words, int32_t first,
                         pdup__settings *settings) {
    bool is_right = true;
    for (int i = 0; i < PDUP__SETTINGS; i++) {
        settings->values[i] = (pdup__word){0};
    }
    for (int32_t i = first; i < words->count; i++) {
        is_right = read_setting(reader, words, &words->at[i], settings) && is_right;
    }
    /* With a complaint already a missing one may be the misspelt one. */
    return is_right && check_needed(reader, words, settings);
}

bool pdup__setting_number(pdup__reader *reader, const pdup__settings *settings, int index,
                          int32_t lowest, int32_t highest, int32_t *out) {
    *out = 0;
    return !pdup__setting_is_given(settings, index) ||
           pdup__read_number(reader, &settings->values[index], lowest, highest, out);
}

bool pdup__setting_time(pdup__reader *reader, const pdup__settings *settings, int index,
                        int64_t *out) {
    *out = 0;
    return !pdup__setting_is_given(settings, index) ||
           pdup__read_time(reader, &settings->values[index], 0, out);
}

bool pdup__setting_text(pdup__reader *reader, const pdup__settings *settings, int index) {
    return !pdup__setting_is_given(settings, index) ||
           pdup__check_text(reader, &settings->values[index]);
}
