/* SPDX-License-Identifier: MIT */
#include "event_file/keys.h"

#include "event_file/penalty_tariff_lines.h"
#include "event_file/tables.h"
#include "event_file/words.h"

#include <pdup/ruling_log.h>

pdup__claim_key pdup__key(int32_t session, pdup__line_kind kind) {
    return (pdup__claim_key){session, (int32_t)kind, {0}};
}

pdup__claim_key pdup__key_number(int32_t session, pdup__line_kind kind, int32_t number) {
    return (pdup__claim_key){session, (int32_t)kind, {number}};
}

pdup__claim_key pdup__key_row(int32_t session, int32_t board, int32_t round, int32_t table) {
    return pdup__key_of_row(session, PDUP__LINE_ROW, board, round, table);
}

pdup__claim_key pdup__key_of_row(int32_t session, pdup__line_kind kind, int32_t board,
                                 int32_t round, int32_t table) {
    return (pdup__claim_key){session, (int32_t)kind, {board, round, table}};
}

bool pdup__kind_is_about_rows(pdup__line_kind kind) {
    return kind == PDUP__LINE_FOULED || kind == PDUP__LINE_TURNED || kind == PDUP__LINE_CORRECT;
}

bool pdup__kind_has_rows(pdup__line_kind kind) {
    return kind == PDUP__LINE_ROW || pdup__kind_is_about_rows(kind);
}

bool pdup__kind_is_common(pdup__line_kind kind) {
    return kind < PDUP__LINE_SESSION;
}

int32_t pdup__regulation_index(const pdup__word *word) {
    for (int32_t i = 0; i < pdup_setting_count(PDUP_SETTINGS_REGULATIONS); i++) {
        if (pdup__word_is(word, pdup_setting_key_at(PDUP_SETTINGS_REGULATIONS, i))) {
            return i;
        }
    }
    return -1;
}

int32_t pdup__tariff_index(const pdup__word *word) {
    for (int32_t i = 0; i < pdup_setting_count(PDUP_SETTINGS_TARIFF); i++) {
        if (pdup__word_is(word, pdup_setting_key_at(PDUP_SETTINGS_TARIFF, i))) {
            return i;
        }
    }
    return -1;
}

/* The highest number that a line of this kind may begin with; 0: it begins with none. */
static int32_t highest_number(pdup__line_kind kind) {
    if (kind == PDUP__LINE_NAME || kind == PDUP__LINE_DISQUALIFY) {
        return PDUP_MAX_PLAYERS;
    }
    if (kind == PDUP__LINE_RULING || kind == PDUP__LINE_APPROVE || kind == PDUP__LINE_REVOKE ||
        kind == PDUP__LINE_WAIVE) {
        return PDUP_MAX_RULINGS;
    }
    if (kind == PDUP__LINE_APPEAL) {
        return PDUP_MAX_APPEALS;
    }
    return kind == PDUP__LINE_BOARD || kind == PDUP__LINE_TRAVELLER ? PDUP_MAX_BOARDS : 0;
}

static bool row_key(const pdup__words *words, int32_t session, int32_t board,
                    pdup__claim_key *key) {
    int64_t round;
    int32_t table;
    if (board == 0 || words->count < 2 ||
        !pdup__word_number(&words->at[0], 1, PDUP_MAX_ROUNDS, &round) ||
        !pdup__word_table(&words->at[1], &table)) {
        return false;
    }
    *key = pdup__key_row(session, board, (int32_t)round, table);
    return true;
}

static int32_t setting_index(pdup__line_kind kind, const pdup__word *word) {
    return kind == PDUP__LINE_TARIFF ? pdup__tariff_index(word) : pdup__regulation_index(word);
}

bool pdup__line_key(pdup__line_kind kind, const pdup__words *words, int32_t session, int32_t board,
                    pdup__claim_key *key) {
    int32_t scope = pdup__kind_is_common(kind) ? 0 : session;
    int64_t number = 0;
    if (kind == PDUP__LINE_ROW) {
        return row_key(words, session, board, key);
    }
    if (pdup__kind_is_about_rows(kind) || kind == PDUP__LINE_PENALTY ||
        kind == PDUP__LINE_SUSPEND) {
        return false;
    }
    if (kind == PDUP__LINE_REGULATION || kind == PDUP__LINE_OWN_REGULATION ||
        kind == PDUP__LINE_TARIFF) {
        number = words->count > 1 ? setting_index(kind, &words->at[1]) : -1;
        int32_t penalty = kind == PDUP__LINE_TARIFF ? 0 : pdup__penalty_tariff_number(words);
        number = penalty != 0 ? penalty : number;
        *key = pdup__key_number(scope, kind, (int32_t)number);
        return number >= 0;
    }
    int32_t highest = highest_number(kind);
    if (highest != 0 &&
        (words->count < 2 || !pdup__word_number(&words->at[1], 1, highest, &number))) {
        return false;
    }
    *key = pdup__key_number(scope, kind, (int32_t)number);
    return true;
}

bool pdup__line_ruling_key(pdup__line_kind kind, const pdup__words *words, int32_t session,
                           pdup__claim_key *key) {
    pdup__word value;
    int64_t number;
    bool is_on_player =
        kind == PDUP__LINE_PENALTY || kind == PDUP__LINE_DISQUALIFY || kind == PDUP__LINE_SUSPEND;
    if (!is_on_player || !pdup__find_value(words, "number", &value) ||
        !pdup__word_number(&value, 1, PDUP_MAX_RULINGS, &number)) {
        return false;
    }
    *key = pdup__key_number(session, PDUP__LINE_RULING, (int32_t)number);
    return true;
}

bool pdup__line_replaced_key(const pdup__words *words, int32_t session, pdup__claim_key *key) {
    pdup__word value;
    int64_t number;
    if (!pdup__find_value(words, "replaces", &value) ||
        !pdup__word_number(&value, 1, PDUP_MAX_RULINGS, &number)) {
        return false;
    }
    *key = pdup__key_number(session, PDUP__LINE_REPLACED, (int32_t)number);
    return true;
}
