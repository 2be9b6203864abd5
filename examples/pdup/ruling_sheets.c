/* SPDX-License-Identifier: MIT */
#include "ruling_sheets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ruling_effects.h"

enum { TIME_CAP = 32 };

static const struct column log_columns[] = {
    {"ruling", "Ruling", COLUMN_NUMBER},
    {"time", "Time (UTC)", COLUMN_WORD},
    {"rule", "Rule", COLUMN_NAME},
    {"by", "By", COLUMN_WORD},
    {"state", "State", COLUMN_WORD},
    {"replaces", "Replaces", COLUMN_NUMBER},
    {"replaced_by", "Replaced by", COLUMN_NUMBER},
    {"approved_by", "Approved by", COLUMN_WORD},
    {"notified", "Notified", COLUMN_WORD},
    {"reason", "Reason", COLUMN_NAME},
    {"effects", "Effects", COLUMN_NOTE},
};

static const struct column appeal_columns[] = {
    {"appeal", "Appeal", COLUMN_NUMBER}, {"time", "Time (UTC)", COLUMN_WORD},
    {"ruling", "Ruling", COLUMN_NUMBER}, {"player", "Player", COLUMN_NUMBER},
    {"outcome", "Outcome", COLUMN_WORD}, {"decided", "Decided (UTC)", COLUMN_WORD},
    {"by", "By", COLUMN_WORD},           {"replaced_by", "Replaced by", COLUMN_NUMBER},
    {"grounds", "Grounds", COLUMN_NAME},
};

static const struct column history_columns[] = {
    {"time", "Time (UTC)", COLUMN_WORD}, {"act", "Act", COLUMN_WORD},
    {"ruling", "Ruling", COLUMN_NUMBER}, {"appeal", "Appeal", COLUMN_NUMBER},
    {"by", "By", COLUMN_WORD},           {"effects", "Effects", COLUMN_NOTE},
};

#define COUNT(array) ((int)(sizeof(array) / sizeof(array)[0]))

static const char *const authority_words[] = {"", "director", "chief director", "committee",
                                              "organisers"};
static const char *const state_words[] = {"",       "draft",   "in force",         "appealed",
                                          "upheld", "changed", "appeal withdrawn", "revoked",
                                          "waived"};
static const char *const outcome_words[] = {"", "open", "upheld", "changed", "withdrawn"};
static const char *const act_words[] = {"",        "given",  "drafted",  "approved",
                                        "revoked", "waived", "appealed", "decided"};

/* Empty where it is not recorded. */
static void add_time(struct sheet *sheet, int64_t seconds, bool is_csv) {
    char word[TIME_CAP] = "";
    time_t moment = (time_t)seconds;
    const struct tm *parts = gmtime(&moment);
    if (seconds != 0 && (is_csv || parts == NULL)) {
        snprintf(word, sizeof word, "%lld", (long long)seconds);
    } else if (seconds != 0) {
        strftime(word, sizeof word, "%Y-%m-%d %H:%M:%S", parts);
    }
    sheet_word(sheet, word);
}

static void add_effects(struct sheet *sheet, const pdup_ruling *ruling) {
    char *text;
    sheet_note(sheet, ruling_effects_text(ruling, &text));
    sheet_word(sheet, text == NULL ? "" : text);
    free(text);
}

typedef pdup_status log_getter(const pdup_session *session, int32_t index, int32_t field,
                               int64_t *value_out);

static int64_t number_at(struct sheet *sheet, log_getter *get, const pdup_session *session,
                         int32_t index, int32_t field) {
    int64_t value;
    sheet_note(sheet, get(session, index, field, &value));
    return value;
}

static int64_t of_ruling(struct sheet *sheet, const pdup_session *session, int32_t index,
                         pdup_log field) {
    return number_at(sheet, pdup_session_ruling_number_at, session, index, field);
}

static int64_t of_appeal(struct sheet *sheet, const pdup_session *session, int32_t index,
                         pdup_appeal field) {
    return number_at(sheet, pdup_session_appeal_number_at, session, index, field);
}

static int64_t of_act(struct sheet *sheet, const pdup_session *session, int32_t index,
                      pdup_act field) {
    return number_at(sheet, pdup_session_act_number_at, session, index, field);
}

static void add_ruling(struct sheet *sheet, const pdup_session *session, int32_t index,
                       bool is_csv) {
    pdup_ruling *ruling;
    pdup_status status = pdup_session_ruling_at(session, index, &ruling);
    sheet_note(sheet, status);
    if (status != PDUP_OK) {
        return;
    }
    sheet_number_or_none(sheet, (int32_t)of_ruling(sheet, session, index, PDUP_LOG_NUMBER));
    add_time(sheet, of_ruling(sheet, session, index, PDUP_LOG_TIME), is_csv);
    sheet_word(sheet, pdup_ruling_rule(ruling));
    sheet_word(sheet, authority_words[pdup_ruling_number(ruling, PDUP_RULING_FIELD_GIVER)]);
    sheet_word(sheet, state_words[of_ruling(sheet, session, index, PDUP_LOG_STATE)]);
    sheet_number_or_none(sheet, (int32_t)of_ruling(sheet, session, index, PDUP_LOG_REPLACES));
    sheet_number_or_none(sheet, (int32_t)of_ruling(sheet, session, index, PDUP_LOG_REPLACED_BY));
    sheet_word(sheet, authority_words[pdup_ruling_number(ruling, PDUP_RULING_FIELD_APPROVAL)]);
    sheet_word(sheet, pdup_ruling_number(ruling, PDUP_RULING_FIELD_HAS_NOTICE) ? "yes" : "");
    sheet_word(sheet, pdup_ruling_reason(ruling));
    add_effects(sheet, ruling);
    pdup_ruling_unref(ruling);
}

void ruling_fill_log(struct sheet *sheet, const pdup_session *session, bool is_csv) {
    sheet_start(sheet, log_columns, COUNT(log_columns));
    for (int32_t i = 0; i < pdup_session_ruling_count(session); i++) {
        add_ruling(sheet, session, i, is_csv);
    }
}

static void add_grounds(struct sheet *sheet, const pdup_session *session, int32_t index) {
    char grounds[PDUP_MAX_TEXT + 1] = "";
    size_t length;
    sheet_note(sheet,
               pdup_session_appeal_grounds_at(session, index, grounds, sizeof grounds, &length));
    sheet_word(sheet, grounds);
}

void ruling_fill_appeals(struct sheet *sheet, const pdup_session *session, bool is_csv) {
    sheet_start(sheet, appeal_columns, COUNT(appeal_columns));
    for (int32_t i = 0; i < pdup_session_appeal_count(session); i++) {
        sheet_number(sheet, (int32_t)of_appeal(sheet, session, i, PDUP_APPEAL_NUMBER));
        add_time(sheet, of_appeal(sheet, session, i, PDUP_APPEAL_TIME), is_csv);
        sheet_number(sheet, (int32_t)of_appeal(sheet, session, i, PDUP_APPEAL_RULING));
        sheet_number(sheet, (int32_t)of_appeal(sheet, session, i, PDUP_APPEAL_PLAYER));
        sheet_word(sheet, outcome_words[of_appeal(sheet, session, i, PDUP_APPEAL_OUTCOME)]);
        add_time(sheet, of_appeal(sheet, session, i, PDUP_APPEAL_DECIDED), is_csv);
        sheet_word(sheet, authority_words[of_appeal(sheet, session, i, PDUP_APPEAL_AUTHORITY)]);
        sheet_number_or_none(sheet, (int32_t)of_appeal(sheet, session, i, PDUP_APPEAL_REPLACED_BY));
        add_grounds(sheet, session, i);
    }
}

/* The committee, or "player 7"; who asked for a waiver are several. */
static void add_by(struct sheet *sheet, const pdup_session *session, int32_t index, int32_t ruling,
                   pdup_act_kind act) {
    char word[80] = "";
    int64_t player = of_act(sheet, session, index, PDUP_ACT_PLAYER);
    if (player == 0) {
        sheet_word(sheet, authority_words[of_act(sheet, session, index, PDUP_ACT_AUTHORITY)]);
        return;
    }
    snprintf(word, sizeof word, "player %d", (int)player);
    for (pdup_log field = PDUP_LOG_SECOND_ASKER;
         act == PDUP_ACT_KIND_WAIVED && field <= PDUP_LOG_THIRD_ASKER; field++) {
        player = of_ruling(sheet, session, ruling, field);
        if (player != 0) {
            snprintf(word + strlen(word), sizeof word - strlen(word), ", %d", (int)player);
        }
    }
    sheet_word(sheet, word);
}

/* The outcome of every appeal, by its number; NULL when there is no memory. */
static pdup_appeal_outcome *list_outcomes(struct sheet *sheet, const pdup_session *session) {
    pdup_appeal_outcome *outcomes = calloc(PDUP_MAX_APPEALS + 1, sizeof *outcomes);
    sheet_note(sheet, outcomes == NULL ? PDUP_E_NOMEM : PDUP_OK);
    for (int32_t i = 0; outcomes != NULL && i < pdup_session_appeal_count(session); i++) {
        outcomes[of_appeal(sheet, session, i, PDUP_APPEAL_NUMBER)] =
            (pdup_appeal_outcome)of_appeal(sheet, session, i, PDUP_APPEAL_OUTCOME);
    }
    return outcomes;
}

/* What happened; of a decision its outcome. */
static void add_what(struct sheet *sheet, pdup_act_kind act, pdup_appeal_outcome outcome) {
    char word[40];
    snprintf(word, sizeof word, "%s%s%s", act_words[act],
             outcome != PDUP_APPEAL_OUTCOME_NONE ? ": " : "", outcome_words[outcome]);
    sheet_word(sheet, word);
}

/* What a ruling does stands where it comes into force. */
static void add_act(struct sheet *sheet, const pdup_session *session, int32_t index,
                    const pdup_appeal_outcome *outcomes, bool is_csv) {
    pdup_act_kind act = (pdup_act_kind)of_act(sheet, session, index, PDUP_ACT_KIND);
    int32_t at = (int32_t)of_act(sheet, session, index, PDUP_ACT_RULING);
    int64_t appeal = of_act(sheet, session, index, PDUP_ACT_APPEAL);
    pdup_ruling *ruling;
    pdup_status status = pdup_session_ruling_at(session, at, &ruling);
    sheet_note(sheet, status);
    if (status != PDUP_OK) {
        return;
    }
    add_time(sheet, of_act(sheet, session, index, PDUP_ACT_TIME), is_csv);
    add_what(sheet, act,
             act == PDUP_ACT_KIND_DECIDED ? outcomes[appeal] : PDUP_APPEAL_OUTCOME_NONE);
    sheet_number_or_none(sheet, (int32_t)of_ruling(sheet, session, at, PDUP_LOG_NUMBER));
    sheet_number_or_none(sheet, (int32_t)appeal);
    add_by(sheet, session, index, at, act);
    if (act <= PDUP_ACT_KIND_APPROVED) {
        add_effects(sheet, ruling);
    } else {
        sheet_word(sheet, "");
    }
    pdup_ruling_unref(ruling);
}

void ruling_fill_history(struct sheet *sheet, const pdup_session *session, bool is_csv) {
    sheet_start(sheet, history_columns, COUNT(history_columns));
    pdup_appeal_outcome *outcomes = list_outcomes(sheet, session);
    for (int32_t i = 0; outcomes != NULL && i < pdup_session_act_count(session); i++) {
        add_act(sheet, session, i, outcomes, is_csv);
    }
    free(outcomes);
}
