/* SPDX-License-Identifier: MIT */
#include "scoring/regulations.h"

#include "base/text.h"

#include <string.h>

typedef struct allowed {
    const char *name;
    const char *description;
} allowed;

typedef struct setting {
    const char *key;
    const char *description;
    int32_t choice_count;
    const allowed *choices; /* the first is the default */
} setting;

static const allowed expected[] = {
    {"most", "the most results that any board of the session has in that line"},
};

static const allowed normalise[] = {
    {"neuberg", "(M + 1) * E / A - 1: as if the missing results fell evenly among those there are"},
};

static const setting settings[PDUP__REGULATION_COUNT] = {
    {"expected", "How many results the comparison of a board and line is meant to have (E).", 1,
     expected},
    {"normalise",
     "How the matchpoints M of a result among A results are carried over to E (rules 10.B).", 1,
     normalise},
};

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

/* Position of the setting, or -1. */
static int32_t find_setting(const char *key, size_t size) {
    for (int32_t i = 0; i < PDUP__REGULATION_COUNT; i++) {
        if (pdup__text_is(key, size, settings[i].key)) {
            return i;
        }
    }
    return -1;
}

pdup_status pdup_regulations_set(pdup_regulations *regulations, const char *key, size_t key_size,
                                 const char *value, size_t value_size) {
    if (!pdup__handle_is(regulations, PDUP__REGULATIONS) || !key || !value) {
        return PDUP_E_ARG;
    }
    int32_t at = find_setting(key, key_size);
    if (at < 0) {
        return PDUP_E_KEY;
    }
    for (int32_t i = 0; i < settings[at].choice_count; i++) {
        if (pdup__text_is(value, value_size, settings[at].choices[i].name)) {
            regulations->settings.choices[at] = i;
            return PDUP_OK;
        }
    }
    return PDUP_E_VALUE;
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
    int32_t at = find_setting(key, key_size);
    if (at < 0) {
        return PDUP_E_KEY;
    }
    const char *value = settings[at].choices[regulations->settings.choices[at]].name;
    return pdup__text_give(value, strlen(value), buf, cap, len_out);
}

int32_t pdup_regulations_key_count(void) {
    return PDUP__REGULATION_COUNT;
}

static const setting *setting_at(int32_t index) {
    return index >= 0 && index < PDUP__REGULATION_COUNT ? &settings[index] : NULL;
}

const char *pdup_regulations_key_at(int32_t index) {
    const setting *found = setting_at(index);
    return found ? found->key : NULL;
}

const char *pdup_regulations_description_at(int32_t index) {
    const setting *found = setting_at(index);
    return found ? found->description : NULL;
}

int32_t pdup_regulations_choice_count(int32_t index) {
    const setting *found = setting_at(index);
    return found ? found->choice_count : PDUP_E_RANGE;
}

static const allowed *choice_at(int32_t index, int32_t at) {
    const setting *found = setting_at(index);
    return found && at >= 0 && at < found->choice_count ? &found->choices[at] : NULL;
}

const char *pdup_regulations_choice_at(int32_t index, int32_t choice) {
    const allowed *found = choice_at(index, choice);
    return found ? found->name : NULL;
}

const char *pdup_regulations_choice_description_at(int32_t index, int32_t choice) {
    const allowed *found = choice_at(index, choice);
    return found ? found->description : NULL;
}

pdup_regulations *pdup_regulations_ref(pdup_regulations *regulations) {
    pdup__handle_ref(regulations);
    return regulations;
}

void pdup_regulations_unref(pdup_regulations *regulations) {
    if (pdup__handle_unref(regulations)) {
        pdup__handle_free(regulations);
    }
}
