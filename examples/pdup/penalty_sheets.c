/* SPDX-License-Identifier: MIT */
#include "penalty_sheets.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum {
    FIGURE_CAP =
        128, /* Two integers of 128 bits, 39 digits each, with sign, stroke and decimals. */
    TAKEN_CAP = FIGURE_CAP + 20,
    DECIMALS = 2
};

static const struct column columns[] = {
    {"ruling", "Ruling", COLUMN_NUMBER}, {"effect", "Effect", COLUMN_WORD},
    {"amount", "Amount", COLUMN_NUMBER}, {"basis", "Of", COLUMN_WORD},
    {"rule", "Rule", COLUMN_NAME},       {"reason", "Reason", COLUMN_NAME},
    {"state", "State", COLUMN_WORD},
};

static const char *const basis_words[] = {
    [PDUP_PENALTY_NONE] = "",
    [PDUP_PENALTY_MATCHPOINTS] = "matchpoints",
    [PDUP_PENALTY_TOP] = "percents of the largest top",
    [PDUP_PENALTY_PERCENT] = "percent points",
};

/* Those without effect say so. */
static const char *const state_words[] = {
    [PDUP_RULING_STATE_NONE] = "",
    [PDUP_RULING_STATE_DRAFT] = "not approved, so without effect",
    [PDUP_RULING_STATE_IN_FORCE] = "",
    [PDUP_RULING_STATE_APPEALED] = "appealed against",
    [PDUP_RULING_STATE_UPHELD] = "upheld on appeal",
    [PDUP_RULING_STATE_CHANGED] = "replaced, so without effect",
    [PDUP_RULING_STATE_WITHDRAWN] = "",
    [PDUP_RULING_STATE_REVOKED] = "revoked, so without effect",
    [PDUP_RULING_STATE_WAIVED] = "waived, so without effect",
};

static int32_t of_effect(struct sheet *sheet, const pdup_ruling *ruling, int32_t index,
                         pdup_effect field) {
    int32_t value;
    sheet_note(sheet, pdup_ruling_effect_number_at(ruling, index, field, &value));
    return value;
}

static void add_amount(struct sheet *sheet, const pdup_ruling *ruling, int32_t effect) {
    int32_t numerator = of_effect(sheet, ruling, effect, PDUP_EFFECT_NUMERATOR);
    int32_t denominator = of_effect(sheet, ruling, effect, PDUP_EFFECT_DENOMINATOR);
    if (denominator == 0) {
        sheet_word(sheet, "disqualified");
        sheet_word(sheet, "");
    } else {
        sheet_word(sheet, numerator < 0 ? "bonus" : "penalty");
        sheet_fraction(sheet, numerator < 0 ? -numerator : numerator, denominator, PDUP_EXACT);
    }
    sheet_word(sheet, basis_words[of_effect(sheet, ruling, effect, PDUP_EFFECT_BASIS)]);
}

static void add_effect(struct sheet *sheet, const pdup_session *session, int32_t index,
                       const pdup_ruling *ruling, int32_t effect) {
    int64_t state;
    sheet_note(sheet, pdup_session_ruling_number_at(session, index, PDUP_LOG_STATE, &state));
    add_amount(sheet, ruling, effect);
    sheet_word(sheet, pdup_ruling_rule(ruling));
    sheet_word(sheet, pdup_ruling_reason(ruling));
    sheet_word(sheet, state_words[state]);
}

static void add_ruling(struct sheet *sheet, const pdup_session *session, int32_t index,
                       int32_t player) {
    int64_t number;
    pdup_ruling *ruling;
    sheet_note(sheet, pdup_session_ruling_number_at(session, index, PDUP_LOG_NUMBER, &number));
    sheet_note(sheet, pdup_session_ruling_at(session, index, &ruling));
    int32_t count = pdup_ruling_effect_count(ruling);
    for (int32_t i = 0; i < count; i++) {
        pdup_effect_kind kind = of_effect(sheet, ruling, i, PDUP_EFFECT_KIND);
        int32_t of = of_effect(sheet, ruling, i, PDUP_EFFECT_PLAYER);
        if (of == player &&
            (kind == PDUP_EFFECT_KIND_PENALTY || kind == PDUP_EFFECT_KIND_DISQUALIFIED)) {
            sheet_number_or_none(sheet, (int32_t)number);
            add_effect(sheet, session, index, ruling, i);
        }
    }
    pdup_ruling_unref(ruling);
}

void penalty_fill(struct sheet *sheet, const pdup_session *session, int32_t player) {
    int32_t count = pdup_session_ruling_count(session);
    sheet_start(sheet, columns, (int)(sizeof columns / sizeof columns[0]));
    for (int32_t i = 0; i < count; i++) {
        add_ruling(sheet, session, i, player);
    }
}

/* The entry of a player; every player has one. */
static pdup_status find_entry(const pdup_standings *standings, int32_t player, int32_t *entry_out) {
    int32_t found = 0;
    pdup_status status = PDUP_OK;
    for (*entry_out = 0; status == PDUP_OK; (*entry_out)++) {
        status = pdup_standings_number_at(standings, *entry_out, PDUP_ENTRY_PLAYER, &found);
        if (found == player) {
            break;
        }
    }
    return status;
}

/* What stands before and after an amount, of a penalty and of a bonus. */
struct words {
    const char *penalty[2];
    const char *bonus[2];
};

/* The figure between its words; nothing where it is 0. */
static pdup_status write_taken(const pdup_standings *standings, int32_t entry, pdup_figure figure,
                               const struct words *words, char taken[TAKEN_CAP]) {
    char text[FIGURE_CAP];
    size_t length;
    pdup_status status = pdup_standings_figure_text_at(standings, entry, figure, PDUP_EXACT,
                                                       PDUP_ROUND_UP, text, sizeof text, &length);
    taken[0] = '\0';
    if (status == PDUP_OK && strcmp(text, "0") != 0) {
        bool is_bonus = text[0] == '-';
        const char *const *around = is_bonus ? words->bonus : words->penalty;
        snprintf(taken, TAKEN_CAP, "%s%s%s", around[0], text + is_bonus, around[1]);
    }
    return status;
}

/* What a sum is put together from. */
struct parts {
    char total[FIGURE_CAP];
    char maximum[FIGURE_CAP];
    char percent[FIGURE_CAP];
    char off_total[TAKEN_CAP];
    char off_percent[TAKEN_CAP];
};

static pdup_status write_parts(const pdup_standings *standings, int32_t entry,
                               struct parts *parts) {
    static const struct words off_total = {{" (", " taken off)"}, {" (", " added)"}};
    static const struct words off_percent = {{" - ", " percent points"},
                                             {" + ", " percent points"}};
    size_t length;
    pdup_status status =
        pdup_standings_figure_text_at(standings, entry, PDUP_FIGURE_TOTAL, PDUP_EXACT,
                                      PDUP_ROUND_UP, parts->total, FIGURE_CAP, &length);
    if (status == PDUP_OK) {
        status = pdup_standings_figure_text_at(standings, entry, PDUP_FIGURE_MAXIMUM, PDUP_EXACT,
                                               PDUP_ROUND_UP, parts->maximum, FIGURE_CAP, &length);
    }
    if (status == PDUP_OK) {
        status = pdup_standings_figure_text_at(standings, entry, PDUP_FIGURE_PERCENT, DECIMALS,
                                               PDUP_ROUND_UP, parts->percent, FIGURE_CAP, &length);
    }
    if (status == PDUP_OK) {
        status = write_taken(standings, entry, PDUP_FIGURE_PENALTY, &off_total, parts->off_total);
    }
    if (status == PDUP_OK) {
        status = write_taken(standings, entry, PDUP_FIGURE_PERCENT_PENALTY, &off_percent,
                             parts->off_percent);
    }
    return status;
}

pdup_status penalty_write_sum(const pdup_standings *standings, int32_t player,
                              char sum[PENALTY_SUM_CAP]) {
    struct parts parts;
    int32_t entry;
    pdup_status status = find_entry(standings, player, &entry);
    if (status == PDUP_OK) {
        status = write_parts(standings, entry, &parts);
    }
    if (status != PDUP_OK) {
        sum[0] = '\0';
    } else if (parts.percent[0] == '\0') {
        snprintf(sum, PENALTY_SUM_CAP, "Total %s%s; there is no percent", parts.total,
                 parts.off_total);
    } else {
        snprintf(sum, PENALTY_SUM_CAP, "Total %s%s / %s%s = %s %%", parts.total, parts.off_total,
                 parts.maximum, parts.off_percent, parts.percent);
    }
    return status;
}
