/* SPDX-License-Identifier: MIT */
/* The `regulation` lines: KEY and the words of its value. */
#include "event_file/handlers.h"
#include "event_file/keys.h"
#include "event_file/penalty_tariff_lines.h"
#include "event_file/report.h"
#include "event_file/words.h"

#include <string.h>

static void refuse_key(pdup__reader *reader, const pdup__word *key) {
    pdup__suggestion suggestion = pdup__suggest(key);
    for (int32_t i = 0; i < pdup_setting_count(PDUP_SETTINGS_REGULATIONS); i++) {
        pdup__suggest_offer(&suggestion, pdup_setting_key_at(PDUP_SETTINGS_REGULATIONS, i));
    }
    pdup__fault_unknown(reader, PDUP_E_FILE_KEY, PDUP__M_REGULATION, &suggestion);
}

/* A number is only an example of its kind. */
static bool is_number(const char *example) {
    const pdup__word word = {.bytes = example, .size = strlen(example)};
    int64_t number;
    return pdup__word_number(&word, 0, INT32_MAX, &number);
}

static pdup__suggestion nearest_value(int32_t index, const pdup__word *first) {
    pdup__suggestion suggestion = pdup__suggest(first);
    for (int32_t i = 0; i < pdup_setting_choice_count(PDUP_SETTINGS_REGULATIONS, index); i++) {
        const char *example =
            pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, index, i, PDUP_CHOICE_VALUE);
        if (!is_number(example)) {
            pdup__suggest_offer(&suggestion, example);
        }
    }
    return suggestion;
}

static void add_forms(int32_t index, pdup__line *text) {
    for (int32_t i = 0; i < pdup_setting_choice_count(PDUP_SETTINGS_REGULATIONS, index); i++) {
        pdup__line_add(text, i > 0 ? " | " : "");
        pdup__line_add(text, pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, index, i,
                                                         PDUP_CHOICE_FORM));
    }
}

/* The value as it is written, what is allowed in its place, and the nearest of that to its first word. */
static void refuse_value(pdup__reader *reader, int32_t index, const pdup__word *first,
                         const pdup__word *value) {
    pdup__suggestion suggestion = nearest_value(index, first);
    pdup__line allowed = {.length = 0};
    add_forms(index, &allowed);
    pdup__issue issue = pdup__issue_of(PDUP_E_VALUE, PDUP__M_REGULATION_ALLOWED);
    pdup__issue_add_word(&issue, value);
    pdup__issue_bytes(&issue, allowed.bytes, allowed.length);
    /* Its first word may be right, and then it is no better word. */
    if (suggestion.of.distance != 0) {
        pdup__issue_say_nearest(&issue, &suggestion);
    }
    pdup__complain(reader, first->column, &issue);
}

/* Joins the words of the value, one space between them; the caller releases the bytes. */
static bool join(pdup__reader *reader, const pdup__words *words, char **bytes, size_t *size) {
    *size = 0;
    for (int32_t i = 2; i < words->count; i++) {
        *size += words->at[i].size + 1;
    }
    *bytes = pdup__alloc_array(reader->allocator, *size, 1);
    if (!*bytes) {
        reader->is_out_of_memory = true;
        return false;
    }
    char *to = *bytes;
    for (int32_t i = 2; i < words->count; i++) {
        memcpy(to, words->at[i].bytes, words->at[i].size);
        to += words->at[i].size;
        *to++ = ' ';
    }
    --*size;
    return true;
}

static bool set_value(pdup__reader *reader, pdup_regulations *regulations, int32_t index,
                      const pdup__words *words) {
    const pdup__word *key = &words->at[1];
    char *bytes;
    pdup__word value = {0};
    if (!join(reader, words, &bytes, &value.size)) {
        return false;
    }
    value.bytes = bytes;
    pdup_status status =
        pdup_regulations_set(regulations, key->bytes, key->size, value.bytes, value.size);
    if (status == PDUP_E_VALUE) {
        refuse_value(reader, index, &words->at[2], &value);
    } else {
        (void)pdup__ok_or_nomem(reader, status);
    }
    pdup__release(reader->allocator, bytes);
    return status == PDUP_OK;
}

static void read_into(pdup__reader *reader, const pdup__words *words, pdup__line_kind kind,
                      pdup_regulations *regulations) {
    if (!pdup__count_words(reader, words, 3, PDUP__WORDS - 1, PDUP__M_FORM_REGULATION)) {
        return;
    }
    const pdup__word *key = &words->at[1];
    int32_t index = pdup__regulation_index(key);
    if (index < 0) {
        refuse_key(reader, key);
        return;
    }
    int32_t scope = pdup__kind_is_common(kind) ? 0 : reader->number;
    int32_t penalty = pdup__penalty_tariff_number(words);
    pdup__claim *claim = pdup__claim_take(
        reader, PDUP_E_FILE_TWICE, pdup__key_number(scope, kind, penalty != 0 ? penalty : index),
        words->at[1].column);
    if (claim && (penalty != 0 ? pdup__set_penalty_tariff(reader, regulations, words)
                               : set_value(reader, regulations, index, words))) {
        pdup__claim_set(reader, claim, words->at[2].column);
    }
}

void pdup__read_regulation(pdup__reader *reader, const pdup__words *words) {
    read_into(reader, words, PDUP__LINE_REGULATION, reader->regulations);
}

/* An event is one list: what it is measured in is no matter of one session. */
static bool is_of_the_event(const pdup__words *words) {
    return words->count > 1 &&
           (pdup__word_is(&words->at[1], "measure") || pdup__word_is(&words->at[1], "fields"));
}

void pdup__read_own_regulation(pdup__reader *reader, const pdup__words *words) {
    if (is_of_the_event(words)) {
        pdup__issue issue = pdup__issue_of(PDUP_E_FILE_ORDER, PDUP__M_FOR_ALL_SESSIONS_KEY);
        pdup__issue_add_word(&issue, &words->at[1]);
        pdup__complain(reader, words->at[1].column, &issue);
        return;
    }
    read_into(reader, words, PDUP__LINE_OWN_REGULATION, reader->own_regulations);
}
