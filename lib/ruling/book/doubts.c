/* SPDX-License-Identifier: MIT */
/* What a ruling rests on, held against what it does. */
#include "ruling/book/doubts.h"

#include <string.h>

enum { KINDS = PDUP_EFFECT_KIND_SUSPENDED + 1 };

static const char *const kind_texts[KINDS] = {
    [PDUP_EFFECT_KIND_ARTIFICIAL] = "an artificial adjusted score",
    [PDUP_EFFECT_KIND_ASSIGNED] = "an assigned adjusted score",
    [PDUP_EFFECT_KIND_ANNULLED] = "annulment",
    [PDUP_EFFECT_KIND_PENALTY] = "a penalty",
    [PDUP_EFFECT_KIND_DISQUALIFIED] = "disqualification",
    [PDUP_EFFECT_KIND_DEFERRED] = "a deferred result",
    [PDUP_EFFECT_KIND_SUSPENDED] = "suspension",
};

pdup__doubts pdup__doubts_of(const pdup_ruling *ruling, int32_t number) {
    return (pdup__doubts){.ruling = ruling, .number = number, .told = ruling->reference.usual};
}

/* Which ruling it is: its number, or the player it is about. */
static void begin(pdup__doubts *doubts, pdup_status code, const pdup__effect *effect) {
    pdup__line *text = &doubts->text;
    doubts->code = code;
    doubts->board = effect->board;
    doubts->round = effect->round;
    doubts->table = effect->table;
    text->length = 0;
    if (doubts->number != 0) {
        pdup__line_add(text, "ruling ");
        pdup__line_add_integer(text, doubts->number);
        pdup__line_add(text, ": ");
    } else if (effect->player != 0) {
        pdup__line_add(text, "player ");
        pdup__line_add_integer(text, effect->player);
        pdup__line_add(text, ": ");
    }
}

static void tell_unknown(pdup__doubts *doubts) {
    const pdup_ruling *ruling = doubts->ruling;
    const char *rule = ruling->rule;
    pdup__effect none = {.board = ruling->board, .round = ruling->round, .table = ruling->table};
    begin(doubts, PDUP_W_RULE_UNKNOWN, ruling->effect_count > 0 ? &ruling->effects[0] : &none);
    pdup__line_add(&doubts->text, "the rules have no ");
    pdup__reference_add_unknown(rule, strlen(rule), &doubts->text);
}

static bool has(uint32_t kinds, int kind) {
    return (kinds & (1U << kind)) != 0;
}

/* `; usual there is A, B or C`. */
static void add_usual(uint32_t usual, pdup__line *text) {
    int left = 0;
    for (int kind = 1; kind < KINDS; kind++) {
        left += has(usual, kind);
    }
    pdup__line_add(text, left == 0 ? ", which changes no score" : "; usual there is ");
    for (int kind = 1; kind < KINDS; kind++) {
        if (has(usual, kind)) {
            pdup__line_add(text, kind_texts[kind]);
            left--;
            pdup__line_add(text, left > 1 ? ", " : left == 1 ? " or " : "");
        }
    }
}

static void tell_unusual(pdup__doubts *doubts, const pdup__effect *effect) {
    begin(doubts, PDUP_W_RULE_UNUSUAL, effect);
    pdup__line_add(&doubts->text, kind_texts[effect->kind]);
    pdup__line_add(&doubts->text, " is unusual for rule ");
    pdup__line_add(&doubts->text, doubts->ruling->rule);
    add_usual(doubts->ruling->reference.usual, &doubts->text);
}

/* Is there one more? */
static bool find_next(pdup__doubts *doubts) {
    const pdup_ruling *ruling = doubts->ruling;
    if (ruling->reference.is_unknown) {
        bool is_first = doubts->index == 0;
        if (is_first) {
            tell_unknown(doubts);
        }
        doubts->index = 1;
        return is_first;
    }
    while (doubts->index < ruling->effect_count) {
        const pdup__effect *effect = &ruling->effects[doubts->index++];
        uint32_t bit = 1U << effect->kind;
        if (!(doubts->told & bit)) {
            doubts->told |= bit;
            tell_unusual(doubts, effect);
            return true;
        }
    }
    return false;
}

bool pdup__doubt_next(pdup__doubts *doubts, pdup__fault *where, pdup__issue *issue) {
    if (!find_next(doubts)) {
        return false;
    }
    *where = (pdup__fault){.board = doubts->board, .round = doubts->round, .table = doubts->table};
    *issue = pdup__issue_of(doubts->code, PDUP__M_PLAIN);
    pdup__issue_bytes(issue, doubts->text.bytes, doubts->text.length);
    return true;
}
