/* SPDX-License-Identifier: MIT */
#include "event_file/authority_words.h"

#include "event_file/words.h"

static const char *const names[] = {
    [PDUP_AUTHORITY_DIRECTOR] = "director",
    [PDUP_AUTHORITY_CHIEF_DIRECTOR] = "chief-director",
    [PDUP_AUTHORITY_COMMITTEE] = "committee",
    [PDUP_AUTHORITY_ORGANISERS] = "organisers",
};

bool pdup__setting_authority(pdup__reader *reader, const pdup__settings *settings, int index,
                             pdup_authority lowest, pdup_authority highest, pdup_authority *out) {
    *out = PDUP_AUTHORITY_NONE;
    if (!pdup__setting_is_given(settings, index)) {
        return true;
    }
    const pdup__word *word = &settings->values[index];
    pdup__suggestion suggestion = pdup__suggest(word);
    for (pdup_authority i = lowest; i <= highest; i++) {
        if (pdup__word_is(word, names[i])) {
            *out = i;
            return true;
        }
        pdup__suggest_offer(&suggestion, names[i]);
    }
    pdup__fault_choice(reader, &names[lowest], highest - lowest + 1, &suggestion);
    return false;
}
