/* SPDX-License-Identifier: MIT */
/* The `approve`, `revoke`, `waive` and `appeal` lines: what becomes of rulings (rules 13.2.4 to 13.2.8). */
#include "event_file/acts.h"
#include "event_file/authority_words.h"
#include "event_file/handlers.h"
#include "event_file/keys.h"
#include "event_file/words.h"

enum { BY, TIME, SETTINGS };

static const pdup__setting settings_by[SETTINGS] = {
    [BY] = {.key = "by"},
    [TIME] = {.key = "time"},
};

static const pdup__setting settings_by_somebody[SETTINGS] = {
    [BY] = {.key = "by", .is_needed = true},
    [TIME] = {.key = "time"},
};

/* A line about one ruling, which it begins with. */
typedef struct ruling_line {
    pdup__settings settings;
    pdup__claim *claim;
    pdup__act act;
} ruling_line;

/* Begins a line that stands once for a ruling or an appeal; false if no more of it can be read. */
static bool begin(pdup__reader *reader, const pdup__words *words, pdup__line_kind kind,
                  pdup__message form, ruling_line *line) {
    int32_t number;
    if (!pdup__count_words(reader, words, 2, PDUP__WORDS - 1, form) ||
        !pdup__read_number(reader, &words->at[1], 1,
                           kind == PDUP__LINE_APPEAL ? PDUP_MAX_APPEALS : PDUP_MAX_RULINGS,
                           &number)) {
        return false;
    }
    line->act.columns.number = words->at[1].column;
    line->act.number = number;
    line->claim = pdup__claim_take(
        reader, kind == PDUP__LINE_APPEAL ? PDUP_E_APPEAL_NUMBER : PDUP_E_FILE_TWICE,
        pdup__key_number(reader->number, kind, number), words->at[1].column);
    return true;
}

/* The line is right, so the act is to be done. */
static void end(pdup__reader *reader, ruling_line *line) {
    line->act.columns.time = line->settings.values[TIME].column;
    pdup__claim_set(reader, line->claim, line->act.columns.number);
    pdup__act_push(reader, line->act);
}

void pdup__read_approve(pdup__reader *reader, const pdup__words *words) {
    ruling_line line = {.settings = {.known = settings_by_somebody, .count = SETTINGS},
                        .act = {.kind = PDUP__ACT_APPROVE}};
    if (!begin(reader, words, PDUP__LINE_APPROVE, PDUP__M_FORM_APPROVE, &line)) {
        return;
    }
    bool is_right = pdup__read_settings(reader, words, 2, &line.settings);
    is_right = pdup__setting_authority(reader, &line.settings, BY, PDUP_AUTHORITY_COMMITTEE,
                                       PDUP_AUTHORITY_ORGANISERS, &line.act.authority) &&
               is_right;
    is_right = pdup__setting_time(reader, &line.settings, TIME, &line.act.time) && is_right;
    if (is_right && line.claim) {
        end(reader, &line);
    }
}

void pdup__read_revoke(pdup__reader *reader, const pdup__words *words) {
    ruling_line line = {.settings = {.known = settings_by, .count = SETTINGS},
                        .act = {.kind = PDUP__ACT_REVOKE}};
    if (!begin(reader, words, PDUP__LINE_REVOKE, PDUP__M_FORM_REVOKE, &line)) {
        return;
    }
    bool is_right = pdup__read_settings(reader, words, 2, &line.settings);
    is_right = pdup__setting_authority(reader, &line.settings, BY, PDUP_AUTHORITY_DIRECTOR,
                                       PDUP_AUTHORITY_ORGANISERS, &line.act.authority) &&
               is_right;
    is_right = pdup__setting_time(reader, &line.settings, TIME, &line.act.time) && is_right;
    if (is_right && line.claim) {
        end(reader, &line);
    }
}

/* The last of those who ask, does he ask once? */
static bool check_once(pdup__reader *reader, const pdup__word *word, const pdup__act *act) {
    int32_t last = act->player_count - 1;
    for (int32_t i = 0; i < last; i++) {
        if (act->players[i] == act->players[last]) {
            pdup__issue issue = pdup__issue_of(PDUP_E_RULING_ASKER, PDUP__M_ASKER_TWICE);
            pdup__issue_number(&issue, act->players[last]);
            pdup__issue_at(&issue, PDUP_PART_PLAYER, last);
            pdup__complain(reader, word->column, &issue);
            return false;
        }
    }
    return true;
}

/* One to three players, separated by commas. */
static bool read_askers(pdup__reader *reader, const pdup__word *list, pdup__act *act) {
    size_t from = 0;
    while (from <= list->size) {
        size_t to = from;
        while (to < list->size && list->bytes[to] != ',') {
            to++;
        }
        pdup__word word = {.bytes = list->bytes + from,
                           .size = to - from,
                           .column = pdup__word_column(list, from)};
        if (act->player_count == PDUP_MAX_ASKERS) {
            pdup__fault_word(reader, PDUP_E_FILE_WORD, &word, PDUP__M_AT_MOST_3_PLAYERS);
            return false;
        }
        act->columns.players[act->player_count] = word.column;
        int32_t *player = &act->players[act->player_count++];
        if (!pdup__read_number_of(reader, &word, PDUP__M_A_PLAYER, 1, PDUP_MAX_PLAYERS, player) ||
            !pdup__check_player(reader, &word, *player) || !check_once(reader, &word, act)) {
            return false;
        }
        from = to + 1;
    }
    return true;
}

void pdup__read_waive(pdup__reader *reader, const pdup__words *words) {
    ruling_line line = {.settings = {.known = settings_by_somebody, .count = SETTINGS},
                        .act = {.kind = PDUP__ACT_WAIVE}};
    if (!begin(reader, words, PDUP__LINE_WAIVE, PDUP__M_FORM_WAIVE, &line)) {
        return;
    }
    bool is_right = pdup__read_settings(reader, words, 2, &line.settings);
    is_right = (!pdup__setting_is_given(&line.settings, BY) ||
                read_askers(reader, &line.settings.values[BY], &line.act)) &&
               is_right;
    is_right = pdup__setting_time(reader, &line.settings, TIME, &line.act.time) && is_right;
    if (is_right && line.claim) {
        end(reader, &line);
    }
}

enum { RULING = SETTINGS, GROUNDS, OUTCOME, DECIDED, DECIDED_BY, APPEAL_SETTINGS };

static const pdup__setting appeal_settings[APPEAL_SETTINGS] = {
    [BY] = {.key = "by", .is_needed = true},
    [TIME] = {.key = "time"},
    [RULING] = {.key = "ruling", .is_needed = true},
    [GROUNDS] = {.key = "grounds"},
    [OUTCOME] = {.key = "outcome"},
    [DECIDED] = {.key = "decided"},
    [DECIDED_BY] = {.key = "decided-by"},
};

static bool read_outcome(pdup__reader *reader, const pdup__settings *settings,
                         pdup_appeal_outcome *outcome) {
    static const char *const names[] = {"upheld", "changed", "withdrawn"};
    if (!pdup__setting_is_given(settings, OUTCOME)) {
        return true;
    }
    const pdup__word *word = &settings->values[OUTCOME];
    pdup__suggestion suggestion = pdup__suggest(word);
    for (int32_t i = 0; i < 3; i++) {
        if (pdup__word_is(word, names[i])) {
            *outcome = PDUP_APPEAL_OUTCOME_UPHELD + i;
            return true;
        }
        pdup__suggest_offer(&suggestion, names[i]);
    }
    pdup__fault_choice(reader, names, 3, &suggestion);
    return false;
}

/* When and by whom: only of what has been decided. */
static bool check_decided(pdup__reader *reader, const pdup__settings *settings) {
    for (int i = DECIDED; i <= DECIDED_BY; i++) {
        if (pdup__setting_is_given(settings, i) && !pdup__setting_is_given(settings, OUTCOME)) {
            pdup__issue issue = pdup__issue_of(PDUP_E_FILE_COUNT, PDUP__M_OUTCOME_MISSING);
            pdup__complain(reader, settings->values[i].column, &issue);
            return false;
        }
    }
    return true;
}

static bool read_decision(pdup__reader *reader, const pdup__settings *settings, pdup__act *act) {
    bool is_right = read_outcome(reader, settings, &act->outcome);
    is_right = check_decided(reader, settings) && is_right;
    is_right = pdup__setting_time(reader, settings, DECIDED, &act->time) && is_right;
    act->kind = act->outcome == PDUP_APPEAL_OUTCOME_CHANGED ? PDUP__ACT_CHANGE : PDUP__ACT_DECIDE;
    return pdup__setting_authority(reader, settings, DECIDED_BY, PDUP_AUTHORITY_DIRECTOR,
                                   PDUP_AUTHORITY_ORGANISERS, &act->authority) &&
           is_right;
}

static bool read_appeal_words(pdup__reader *reader, const pdup__words *words, ruling_line *line,
                              pdup__act *decision) {
    pdup__settings *settings = &line->settings;
    pdup__act *act = &line->act;
    bool is_right = pdup__read_settings(reader, words, 2, settings);
    is_right = (!pdup__setting_is_given(settings, BY) ||
                (pdup__read_number_of(reader, &settings->values[BY], PDUP__M_A_PLAYER, 1,
                                      PDUP_MAX_PLAYERS, &act->players[0]) &&
                 pdup__check_player(reader, &settings->values[BY], act->players[0]))) &&
               is_right;
    is_right = pdup__setting_time(reader, settings, TIME, &act->time) && is_right;
    is_right = pdup__setting_number(reader, settings, RULING, 1, PDUP_MAX_RULINGS, &act->number) &&
               is_right;
    is_right = pdup__setting_text(reader, settings, GROUNDS) && is_right;
    act->columns.ruling = settings->values[RULING].column;
    act->columns.players[0] = settings->values[BY].column;
    decision->columns = (pdup__act_columns){.number = settings->values[OUTCOME].column,
                                            .time = settings->values[DECIDED].column};
    return read_decision(reader, settings, decision) && is_right;
}

void pdup__read_appeal(pdup__reader *reader, const pdup__words *words) {
    ruling_line line = {.settings = {.known = appeal_settings, .count = APPEAL_SETTINGS},
                        .act = {.kind = PDUP__ACT_APPEAL}};
    pdup__act decision = {.kind = PDUP__ACT_DECIDE};
    if (!begin(reader, words, PDUP__LINE_APPEAL, PDUP__M_FORM_APPEAL, &line)) {
        return;
    }
    line.act.appeal = line.act.number;
    bool is_right = read_appeal_words(reader, words, &line, &decision);
    if (!is_right || !line.claim) {
        return;
    }
    line.act.grounds = pdup__keep_text(reader, &line.settings.values[GROUNDS]);
    if (reader->is_out_of_memory) {
        return;
    }
    line.act.outcome = decision.outcome;
    end(reader, &line);
    if (decision.outcome != PDUP_APPEAL_OUTCOME_NONE) {
        decision.number = line.act.number;
        decision.appeal = line.act.appeal;
        decision.lodged = line.act.time;
        pdup__act_push(reader, decision);
    }
}
