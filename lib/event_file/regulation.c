/* SPDX-License-Identifier: MIT */
/* The `regulation` lines: KEY and the words of its value. */
#include "event_file/handlers.h"
#include "event_file/keys.h"
#include "event_file/penalty_tariff_lines.h"
#include "event_file/report.h"
#include "event_file/words.h"
#include "scoring/regulations.h"

#include <string.h>

/* The setter says what is wrong; in a file a key that is not known has a status of its own. */
static void refuse_key(pdup__reader *reader, const pdup__word *key) {
    pdup__issue issue = pdup__regulation_unknown((pdup__value){key->bytes, key->size});
    issue.status = PDUP_E_FILE_KEY;
    pdup__complain(reader, key->column, &issue);
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

static bool set_value(pdup__reader *reader, pdup_regulations *regulations,
                      const pdup__words *words) {
    const pdup__word *key = &words->at[1];
    char *bytes;
    size_t size;
    if (!join(reader, words, &bytes, &size)) {
        return false;
    }
    pdup__line allowed;
    pdup__issue why;
    pdup_status status = pdup__regulations_set(regulations, (pdup__value){key->bytes, key->size},
                                               (pdup__value){bytes, size}, &allowed, &why);
    if (status != PDUP_OK) {
        pdup__complain(reader, words->at[2].column, &why);
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
                               : set_value(reader, regulations, words))) {
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
