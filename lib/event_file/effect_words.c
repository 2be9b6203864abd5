/* SPDX-License-Identifier: MIT */
#include "event_file/effect_words.h"

#include "event_file/report.h"
#include "event_file/words.h"

#include <string.h>

static const char assign[] = "assign:";

enum { ASSIGN = sizeof assign - 1 };

/* size bytes of the word from this one on. */
static pdup__word part_of(const pdup__word *word, size_t from, size_t size) {
    return (pdup__word){
        .bytes = word->bytes + from, .size = size, .column = pdup__word_column(word, from)};
}

static size_t find_byte(const pdup__word *word, size_t from, char byte) {
    const char *found = memchr(word->bytes + from, byte, word->size - from);
    return found ? (size_t)(found - word->bytes) : word->size;
}

/* One outcome; a weight may be left out where it is the only one. */
static bool read_outcome(pdup__reader *reader, const pdup__word *word, size_t from, size_t end,
                         pdup__effect_word *effect) {
    int64_t weight = 100;
    size_t star = find_byte(word, from, '*');
    star = star < end ? star : end;
    bool is_alone = from == ASSIGN && end == word->size;
    pdup__word whists = part_of(word, from, star - from);
    if (pdup__word_whists(&whists, &effect->whists[effect->outcome_count]) != PDUP__WHISTS_FINE) {
        pdup__fault_word(reader, PDUP_E_FILE_WORD, &whists, PDUP__M_OUTCOME_WHISTS);
        return false;
    }
    if (star == end && is_alone) {
        effect->weights[effect->outcome_count++] = 100;
        return true;
    }
    pdup__word percent =
        star < end ? part_of(word, star + 1, end - star - 1) : part_of(word, end, 0);
    if (!pdup__word_number(&percent, 1, 100, &weight)) {
        pdup__fault_word(reader, PDUP_E_FILE_WORD, &percent, PDUP__M_OUTCOME_WEIGHT);
        return false;
    }
    effect->weights[effect->outcome_count++] = (int32_t)weight;
    return true;
}

static bool read_outcomes(pdup__reader *reader, const pdup__word *word, pdup__effect_word *effect) {
    effect->kind = PDUP_EFFECT_KIND_ASSIGNED;
    for (size_t from = ASSIGN; from <= word->size;) {
        size_t end = find_byte(word, from, ',');
        if (effect->outcome_count == PDUP_MAX_OUTCOMES) {
            pdup__word rest = part_of(word, from, word->size - from);
            pdup__fault_word(reader, PDUP_E_FILE_WORD, &rest, PDUP__M_AT_MOST_8_OUTCOMES);
            return false;
        }
        if (!read_outcome(reader, word, from, end, effect)) {
            return false;
        }
        from = end + 1;
    }
    return true;
}

static bool read_percent(pdup__reader *reader, const pdup__word *word, pdup__effect_word *effect) {
    int64_t percent;
    pdup__word number = *word;
    number.size -= word->bytes[word->size - 1] == '%';
    effect->kind = PDUP_EFFECT_KIND_ARTIFICIAL;
    effect->award = PDUP_AWARD_PERCENT;
    if (!pdup__word_number(&number, 0, 100, &percent)) {
        pdup__fault_word(reader, PDUP_E_FILE_WORD, word, PDUP__M_WHOLE_PERCENT);
        return false;
    }
    effect->percent = (int32_t)percent;
    return true;
}

static bool is_percent(const pdup__word *word) {
    return word->size > 0 &&
           ((word->bytes[0] >= '0' && word->bytes[0] <= '9') || word->bytes[word->size - 1] == '%');
}

static const struct name {
    const char *word;
    int32_t kind;
    pdup_award award;
} names[] = {
    {"minus", PDUP_EFFECT_KIND_ARTIFICIAL, PDUP_AWARD_MINUS},
    {"average", PDUP_EFFECT_KIND_ARTIFICIAL, PDUP_AWARD_AVERAGE},
    {"plus", PDUP_EFFECT_KIND_ARTIFICIAL, PDUP_AWARD_PLUS},
    {"annul", PDUP_EFFECT_KIND_ANNULLED, PDUP_AWARD_NONE},
    {"defer", PDUP_EFFECT_KIND_DEFERRED, PDUP_AWARD_NONE},
};

enum { NAMES = sizeof names / sizeof names[0] };

/* All that can stand there, in words. */
static const char *const choices[] = {"plus",          "average", "minus", "a percent",
                                      "assign:WHISTS", "annul",   "defer"};

enum { CHOICES = sizeof choices / sizeof choices[0] };

bool pdup__read_effect(pdup__reader *reader, const pdup__word *word, pdup__effect_word *effect) {
    *effect = (pdup__effect_word){0};
    pdup__suggestion suggestion = pdup__suggest(word);
    for (int i = 0; i < NAMES; i++) {
        if (pdup__word_is(word, names[i].word)) {
            effect->kind = names[i].kind;
            effect->award = names[i].award;
            return true;
        }
        pdup__suggest_offer(&suggestion, names[i].word);
    }
    if (word->size >= ASSIGN && memcmp(word->bytes, assign, ASSIGN) == 0) {
        return read_outcomes(reader, word, effect);
    }
    if (is_percent(word)) {
        return read_percent(reader, word, effect);
    }
    pdup__suggest_offer(&suggestion, assign);
    pdup__fault_choice(reader, choices, CHOICES, &suggestion);
    return false;
}
