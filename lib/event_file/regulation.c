/* SPDX-License-Identifier: MIT */
/* The `regulation` lines: KEY and the words of its value. */
#include "base/compat.h"
#include "event_file/handlers.h"
#include "event_file/keys.h"
#include "event_file/report.h"
#include "event_file/words.h"

/* What the format knows. The library has its own list of what it can do; the rest is refused as not supported, not
 * as unknown. */
typedef struct known_regulation {
    const char *key;
    const char *values[7]; /* what it may be, where the library has the key; then NULL */
    bool takes_number;
} known_regulation;

static const known_regulation known[] = {
    {"expected", {"most", "most-event", "scheduled", "rows"}, true},
    {"normalise", {"neuberg", "ascherman", "stretch", "factor", "manual", "none"}, false},
    {"small-groups", {NULL}, false},
    {"plus", {NULL}, false},
    {"minus", {NULL}, false},
    {"own-counts", {NULL}, false},
    {"unit", {NULL}, false},
    {"measure", {NULL}, false},
    {"tie-break", {NULL}, false},
    {"minimum-boards", {NULL}, false},
    {"fields", {NULL}, false},
    {"sessions", {NULL}, false},
    {"carry-over", {NULL}, false},
    {"minutes-per-board", {NULL}, false},
    {"appeal-minutes", {NULL}, false},
    {"correction-minutes", {NULL}, false},
    {"penalty-tariff", {NULL}, false},
    {"turned-boards", {NULL}, false},
};

enum { KNOWN = sizeof known / sizeof known[0] };

static const known_regulation *find_known(const pdup__word *key) {
    for (int i = 0; i < KNOWN; i++) {
        if (pdup__word_is(key, known[i].key)) {
            return &known[i];
        }
    }
    return NULL;
}

static void refuse_key(pdup__reader *reader, const pdup__word *key) {
    if (find_known(key)) {
        pdup__fault_unsupported(reader, key);
        return;
    }
    pdup__suggestion suggestion = pdup__suggest(key);
    for (int i = 0; i < KNOWN; i++) {
        pdup__suggest_offer(&suggestion, known[i].key);
    }
    pdup__fault_unknown(reader, PDUP_E_FILE_KEY, "regulation", &suggestion);
}

static bool is_known_value(const known_regulation *regulation, const pdup__word *value) {
    int64_t number;
    for (int i = 0; regulation->values[i]; i++) {
        if (pdup__word_is(value, regulation->values[i])) {
            return true;
        }
    }
    return regulation->takes_number && pdup__word_number(value, 1, PDUP_MAX_TABLES, &number);
}

static void refuse_value(pdup__reader *reader, int32_t index, const pdup__word *key,
                         const pdup__word *value) {
    const known_regulation *regulation = find_known(key);
    if (PDUP_ALWAYS(regulation) && is_known_value(regulation, value)) {
        pdup__fault_unsupported(reader, value);
        return;
    }
    pdup__suggestion suggestion = pdup__suggest(value);
    for (int32_t i = 0; i < pdup_regulations_choice_count(index); i++) {
        pdup__suggest_offer(&suggestion, pdup_regulations_choice_at(index, i));
    }
    pdup__line *text = pdup__fault_begin(reader, PDUP_E_VALUE, value->column);
    pdup__line_add_word(text, value);
    pdup__suggest_add(&suggestion, text);
    pdup__fault_end(reader);
}

void pdup__read_regulation(pdup__reader *reader, const pdup__words *words) {
    if (!pdup__count_words(reader, words, 3, PDUP__WORDS - 1, "regulation KEY VALUE")) {
        return;
    }
    const pdup__word *key = &words->at[1];
    int32_t index = pdup__regulation_index(key);
    if (index < 0) {
        refuse_key(reader, key);
        return;
    }
    pdup__place *place =
        pdup__claim(reader, PDUP_E_FILE_TWICE, pdup__key_number(0, PDUP__LINE_REGULATION, index),
                    words->at[1].column);
    /* The values that the library has are all of one word. */
    if (!place || !pdup__count_words(reader, words, 3, 3, "regulation KEY VALUE")) {
        return;
    }
    const pdup__word *value = &words->at[2];
    pdup_status status =
        pdup_regulations_set(reader->regulations, key->bytes, key->size, value->bytes, value->size);
    if (status == PDUP_OK) {
        pdup__settle(reader, place, value->column);
    } else {
        refuse_value(reader, index, key, value);
    }
}
