/* SPDX-License-Identifier: MIT */
#include "event_file/penalty_tariff_lines.h"

#include "event_file/keys.h"
#include "event_file/words.h"
#include "scoring/penalty_tariff.h"
#include "scoring/regulations.h"

#include <string.h>

static const char key_word[] = "penalty-tariff";
static const char none_word[] = "none";

enum { KEY = 1, KIND, FIRST, REPEATED, WORDS };

/* Of the word; #PDUP_INFRACTION_NONE if it is no kind. */
static pdup_infraction kind_of(const pdup__word *word) {
    pdup_infraction found = PDUP_INFRACTION_OTHER;
    while (found > PDUP_INFRACTION_NONE && !pdup__word_is(word, pdup__infraction_word(found))) {
        found--;
    }
    return found;
}

int32_t pdup__penalty_tariff_number(const pdup__words *words) {
    if (words->count <= KIND || !pdup__word_is(&words->at[KEY], key_word)) {
        return 0;
    }
    return pdup_setting_count(PDUP_SETTINGS_REGULATIONS) + kind_of(&words->at[KIND]);
}

static bool check_amount(pdup__reader *reader, const pdup__word *word) {
    if (pdup__is_penalty_amount((pdup__value){word->bytes, word->size})) {
        return true;
    }
    pdup__fault_word(reader, PDUP_E_VALUE, word, PDUP__M_TARIFF_AMOUNT);
    return false;
}

/* The three words with single spaces between them; right ones are short. */
static void add(pdup_regulations *regulations, const pdup__words *words) {
    pdup__line value = {.length = 0};
    for (int i = KIND; i < WORDS; i++) {
        pdup__line_add(&value, i > KIND ? " " : "");
        pdup__line_add_bytes(&value, words->at[i].bytes, words->at[i].size);
    }
    pdup__regulations_add_penalty(regulations, value.bytes, value.length);
}

bool pdup__set_penalty_tariff(pdup__reader *reader, pdup_regulations *regulations,
                              const pdup__words *words) {
    if (pdup__word_is(&words->at[KIND], none_word) && words->count == FIRST) {
        return pdup__ok_or_nomem(reader,
                                 pdup_regulations_set(regulations, key_word, strlen(key_word),
                                                      none_word, strlen(none_word), NULL));
    }
    if (kind_of(&words->at[KIND]) == PDUP_INFRACTION_NONE) {
        pdup__fault_word(reader, PDUP_E_VALUE, &words->at[KIND], PDUP__M_PENALTY_KINDS_ALL);
        return false;
    }
    if (!pdup__count_words(reader, words, WORDS, WORDS, PDUP__M_FORM_PENALTY_TARIFF)) {
        return false;
    }
    bool is_right = check_amount(reader, &words->at[FIRST]);
    is_right = check_amount(reader, &words->at[REPEATED]) && is_right;
    if (is_right) {
        add(regulations, words);
    }
    return is_right;
}
