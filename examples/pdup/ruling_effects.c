/* SPDX-License-Identifier: MIT */
#include "ruling_effects.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FRACTION_CAP = 48 };

/* Words put one after another. */
struct writer {
    char *text;
    size_t cap;
    size_t length;
    pdup_status status;
};

static void note(struct writer *to, pdup_status status) {
    to->status = to->status == PDUP_OK ? status : to->status;
}

static bool make_room(struct writer *to, size_t size) {
    if (to->text == NULL || to->cap - to->length <= size) {
        size_t cap = 2 * (to->length + size) + 1;
        char *text = realloc(to->text, cap);
        if (text == NULL) {
            note(to, PDUP_E_NOMEM);
            return false;
        }
        to->text = text;
        to->cap = cap;
    }
    return true;
}

static void add(struct writer *to, const char *word) {
    size_t size = strlen(word);
    if (make_room(to, size)) {
        memcpy(to->text + to->length, word, size + 1);
        to->length += size;
    }
}

static void add_number(struct writer *to, const char *before, int32_t number) {
    char word[16];
    snprintf(word, sizeof word, "%d", (int)number);
    add(to, before);
    add(to, word);
}

static void add_fraction(struct writer *to, int64_t numerator, int64_t denominator) {
    char word[FRACTION_CAP] = "";
    size_t length;
    pdup_status status = pdup_fraction_text(numerator, denominator, PDUP_EXACT, PDUP_ROUND_UP, 0,
                                            word, sizeof word, &length);
    note(to, status);
    add(to, word);
}

static int32_t number_at(struct writer *to, const pdup_ruling *ruling, int32_t index,
                         pdup_effect field) {
    int32_t value;
    note(to, pdup_ruling_effect_number_at(ruling, index, field, &value));
    return value;
}

static void add_award(struct writer *to, const pdup_ruling *ruling, int32_t index) {
    static const char *const words[] = {"", "average minus", "average", "average plus"};
    pdup_award award = number_at(to, ruling, index, PDUP_EFFECT_AWARD);
    int32_t percent = number_at(to, ruling, index, PDUP_EFFECT_PERCENT);
    if (award == PDUP_AWARD_PERCENT) {
        /* Rules 11.2.B1 know 40, 50 and at least 60 percent. */
        bool is_of_rules = percent == 40 || percent == 50 || percent >= 60;
        add_number(to, "", percent);
        add(to, is_of_rules ? " %" : " % (by regulation)");
    } else {
        add(to, words[award]);
    }
}

static void add_outcomes(struct writer *to, const pdup_ruling *ruling, int32_t index) {
    int32_t count = number_at(to, ruling, index, PDUP_EFFECT_OUTCOMES);
    for (int32_t i = 0; i < count; i++) {
        int32_t whists;
        int32_t weight;
        note(to, pdup_ruling_effect_outcome_at(ruling, index, i, &whists, &weight));
        add(to, i == 0 ? "assigned " : ", ");
        add_fraction(to, whists, PDUP_WHIST);
        if (count > 1) {
            add_number(to, " at ", weight);
            add(to, " %");
        }
    }
    add(to, count > 1 ? " (by regulation)" : "");
}

/* A decision that changes no score, and what it is about. */
static void add_place(struct writer *to, const pdup_ruling *ruling) {
    int32_t board = pdup_ruling_number(ruling, PDUP_RULING_FIELD_BOARD);
    int32_t round = pdup_ruling_number(ruling, PDUP_RULING_FIELD_ROUND);
    int32_t table = pdup_ruling_number(ruling, PDUP_RULING_FIELD_TABLE);
    if (board != 0) {
        add_number(to, "board ", board);
    }
    if (round != 0) {
        add_number(to, " round ", round);
        add_number(to, " table ", table);
    }
    add(to, board != 0 ? ": no score is changed" : "no score is changed");
}

static void add_on_row(struct writer *to, const pdup_ruling *ruling, int32_t index, int32_t kind) {
    static const char *const seats[] = {"", "N", "E", "S", "W"};
    add_number(to, "board ", number_at(to, ruling, index, PDUP_EFFECT_BOARD));
    add_number(to, " round ", number_at(to, ruling, index, PDUP_EFFECT_ROUND));
    add_number(to, " table ", number_at(to, ruling, index, PDUP_EFFECT_TABLE));
    add(to, " ");
    add(to, seats[number_at(to, ruling, index, PDUP_EFFECT_SEAT)]);
    add(to, " ");
    if (kind == PDUP_EFFECT_KIND_ARTIFICIAL) {
        add_award(to, ruling, index);
    } else if (kind == PDUP_EFFECT_KIND_ASSIGNED) {
        add_outcomes(to, ruling, index);
    } else {
        add(to, kind == PDUP_EFFECT_KIND_ANNULLED ? "annulled" : "deferred");
    }
}

static void add_on_player(struct writer *to, const pdup_ruling *ruling, int32_t index,
                          int32_t kind) {
    static const char *const units[] = {"", " matchpoints", " % of a top", " percent points"};
    add_number(to, "player ", number_at(to, ruling, index, PDUP_EFFECT_PLAYER));
    if (kind == PDUP_EFFECT_KIND_PENALTY) {
        int32_t numerator = number_at(to, ruling, index, PDUP_EFFECT_NUMERATOR);
        add(to, numerator < 0 ? " bonus " : " penalty ");
        add_fraction(to, numerator < 0 ? -numerator : numerator,
                     number_at(to, ruling, index, PDUP_EFFECT_DENOMINATOR));
        add(to, units[number_at(to, ruling, index, PDUP_EFFECT_BASIS)]);
    } else if (kind == PDUP_EFFECT_KIND_SUSPENDED) {
        add_number(to, " suspended from rounds ",
                   number_at(to, ruling, index, PDUP_EFFECT_FROM_ROUND));
        add_number(to, " to ", number_at(to, ruling, index, PDUP_EFFECT_TO_ROUND));
    } else {
        add(to, " disqualified");
    }
}

pdup_status ruling_effects_text(const pdup_ruling *ruling, char **text_out) {
    struct writer to = {NULL, 0, 0, PDUP_OK};
    if (pdup_ruling_effect_count(ruling) == 0) {
        add_place(&to, ruling);
    }
    for (int32_t i = 0; i < pdup_ruling_effect_count(ruling); i++) {
        pdup_effect_kind kind = number_at(&to, ruling, i, PDUP_EFFECT_KIND);
        add(&to, i == 0 ? "" : "; ");
        if (number_at(&to, ruling, i, PDUP_EFFECT_PLAYER) > 0) {
            add_on_player(&to, ruling, i, kind);
        } else {
            add_on_row(&to, ruling, i, kind);
        }
    }
    *text_out = to.text;
    return to.status;
}
