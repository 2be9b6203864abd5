/* SPDX-License-Identifier: MIT */
/* The `correct` lines: what was changed in rows after they were closed (rules 2). */
#include "base/period.h"
#include "event_file/acts.h"
#include "event_file/handlers.h"
#include "event_file/key_values.h"
#include "event_file/keys.h"
#include "event_file/report.h"
#include "event_file/row_tariff.h"
#include "event_file/rows.h"
#include "event_file/tables.h"
#include "event_file/words.h"
#include "session/session.h"
#include "table/traveller.h"

enum { TIME, BY, REASON, SETTINGS };

static const pdup__setting known[SETTINGS] = {
    [TIME] = {.key = "time", .is_needed = true},
    [BY] = {.key = "by"},
    [REASON] = {.key = "reason"},
};

enum { PLACE_WORD = 2, FIRST_SETTING = 3 };

/* A `correct` line. */
typedef struct correction {
    const pdup__word *claim; /* ROUND/TABLE */
    int32_t round;
    int32_t table;
    int64_t time;
    pdup__settings settings;
    pdup__words head; /* all before the row */
    pdup__words rest; /* the row, or `strike` */
    bool is_strike;
    pdup__row_words row;
} correction;

static void split(const pdup__words *words, correction *to) {
    int32_t at = pdup__correction_row(words);
    to->head = *words;
    to->head.count = at;
    if (at < words->count) {
        to->head.end_column = words->at[at - 1].column + (int32_t)words->at[at - 1].size;
    }
    to->rest = *words;
    to->rest.count = words->count - at;
    for (int32_t i = 0; i < to->rest.count; i++) {
        to->rest.at[i] = words->at[at + i];
    }
}

static bool read_place(pdup__reader *reader, correction *to) {
    size_t at = 0;
    pdup__row_name name;
    /* A word has a first row, be it empty. */
    (void)pdup__next_row(to->claim, &at, &name);
    if (name.whole.size < to->claim->size) {
        pdup__fault_word(reader, PDUP_E_FILE_WORD, to->claim, PDUP__M_ONE_ROW_NAME);
        return false;
    }
    return pdup__read_row_name(reader, &name, &to->round, &to->table);
}

static bool read_note(pdup__reader *reader, correction *to) {
    bool is_right = pdup__read_settings(reader, &to->head, FIRST_SETTING, &to->settings);
    is_right = pdup__setting_text(reader, &to->settings, BY) && is_right;
    is_right = pdup__setting_text(reader, &to->settings, REASON) && is_right;
    return is_right && pdup__read_time(reader, &to->settings.values[TIME], 1, &to->time);
}

/* A text without quotes ends at its first blank: then the row would begin with a word of it. */
static bool is_cut_text(const correction *of) {
    bool has_plain_text = false;
    int64_t number;
    const pdup__word *first = &of->rest.at[0];
    for (int i = BY; i <= REASON; i++) {
        has_plain_text |=
            pdup__setting_is_given(&of->settings, i) && !of->settings.values[i].is_quoted;
    }
    return has_plain_text && of->rest.count > 1 && !pdup__word_is(first, "strike") &&
           !pdup__word_number(first, 0, INT32_MAX, &number);
}

static bool read_row(pdup__reader *reader, correction *to) {
    to->is_strike = to->rest.count == 1 && pdup__word_is(&to->rest.at[0], "strike");
    if (to->is_strike) {
        return true;
    }
    if (is_cut_text(to)) {
        pdup__setting_refuse(reader, &to->head, &to->rest.at[0]);
        return false;
    }
    if (!pdup__read_row_words(reader, &to->rest, &to->row)) {
        return false;
    }
    if (to->row.round == to->round && to->row.table == to->table) {
        return true;
    }
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_WORD, PDUP__M_CORRECTED_ROW);
    pdup__issue_add_word(&issue, to->claim);
    pdup__complain(reader, to->rest.at[0].column, &issue);
    return false;
}

static pdup__claim *place_of(const pdup__reader *reader, const correction *of,
                             pdup__line_kind kind) {
    pdup__claim_key key =
        pdup__key_of_row(reader->number, kind, reader->board, of->round, of->table);
    return pdup__claims_find(&reader->claims, &key);
}

/* Of a row whose line, or whole traveller, could not be read nothing is to be said. */
static void refuse_missing(pdup__reader *reader, const correction *of) {
    const pdup__claim *row = place_of(reader, of, PDUP__LINE_ROW);
    if (!row) {
        pdup__issue issue;
        (void)pdup__traveller_miss_row(of->round, of->table, &issue);
        pdup__complain(reader, of->claim->column, &issue);
    }
}

/* Reads the line; false after any complaint. */
static bool read(pdup__reader *reader, const pdup__words *words, correction *to) {
    int32_t board;
    *to = (correction){.claim = &words->at[PLACE_WORD],
                       .settings = {.known = known, .count = SETTINGS}};
    if (!pdup__count_words(reader, words, FIRST_SETTING + 2, PDUP__WORDS - 1,
                           PDUP__M_FORM_CORRECT) ||
        !pdup__read_number_of(reader, &words->at[1], PDUP__M_A_BOARD, 1, PDUP_MAX_BOARDS, &board)) {
        return false;
    }
    reader->board = board;
    split(words, to);
    bool is_right = read_place(reader, to);
    is_right = read_note(reader, to) && is_right;
    return is_right && read_row(reader, to);
}

void pdup__read_correct(pdup__reader *reader, const pdup__words *words) {
    correction line;
    if (!read(reader, words, &line) || !reader->session) {
        return;
    }
    reader->round = line.round;
    reader->table = line.table;
    if (!pdup__session_find(reader->session, reader->board)) {
        refuse_missing(reader, &line);
        return;
    }
    pdup__act_push(reader, (pdup__act){.kind = PDUP__ACT_CORRECT,
                                       .time = line.time,
                                       .board = reader->board,
                                       .round = line.round,
                                       .table = line.table,
                                       .columns.number = line.claim->column,
                                       .record = reader->record});
}

/* The line once more, of which nothing was to be complained. */
static void read_again(pdup__reader *reader, const pdup__act *act, correction *to) {
    bool is_right;
    pdup__scan_record(reader, act->record);
    reader->line = act->line;
    is_right = read(reader, &reader->words, to);
    (void)is_right;
    reader->round = act->round;
    reader->table = act->table;
}

static void settle(pdup__reader *reader, const correction *of) {
    pdup__claim *row = place_of(reader, of, PDUP__LINE_ROW);
    pdup__claim_set(reader, place_of(reader, of, PDUP__LINE_CORRECT), of->claim->column);
    pdup__claim_set(reader, row, of->rest.at[0].column);
    if (of->is_strike) {
        row->line = 0;
    }
}

static pdup_status correct(pdup__reader *reader, const correction *of, pdup_row *row,
                           pdup_traveller *traveller, pdup__issue *why) {
    const pdup__word *by = &of->settings.values[BY];
    const pdup__word *reason = &of->settings.values[REASON];
    const pdup__note note = {of->time, by->bytes, by->size, reason->bytes, reason->size};
    pdup_status status = pdup__traveller_check_correction(
        traveller, of->round, of->table, row ? pdup__row_content(row) : NULL, &note, why);
    if (status == PDUP_E_ROW_ORDER) {
        /* Another may come before this one is complained of. */
        pdup__issue_say(why, PDUP__M_AT_LINE);
        pdup__issue_number(why, place_of(reader, of, PDUP__LINE_CORRECT)->line);
    }
    if (status != PDUP_OK) {
        return status;
    }
    /* Now it can fail only for want of memory. */
    status = row ? pdup_traveller_correct_row(traveller, row, of->time, by->bytes, by->size,
                                              reason->bytes, reason->size, NULL)
                 : pdup_traveller_strike_row(traveller, of->round, of->table, of->time, by->bytes,
                                             by->size, reason->bytes, reason->size, NULL);
    if (status == PDUP_OK) {
        settle(reader, of);
    }
    return status;
}

pdup_status pdup__act_correct(pdup__reader *reader, pdup__act *act, pdup__issue *why) {
    correction of;
    read_again(reader, act, &of);
    pdup_traveller *traveller = pdup__session_find(reader->session, act->board);
    const pdup_board *board = pdup__traveller_board(traveller);
    pdup_row *row = of.is_strike ? NULL : pdup__make_row(reader, &of.row, board);
    if (!row && !of.is_strike) {
        return PDUP_OK; /* which was complained of */
    }
    pdup_status status = correct(reader, &of, row, traveller, why);
    if (status == PDUP_OK && row) {
        pdup__tariff_check(reader, &of.row, board, row);
    }
    pdup_row_unref(row);
    return status;
}

void pdup__act_refuse_correction(pdup__reader *reader, const pdup__act *act) {
    correction of;
    pdup__issue why = *act->why;
    read_again(reader, act, &of);
    if (why.part == PDUP_PART_TIME) {
        pdup__complain(reader, of.settings.values[TIME].column, &why);
    } else if (why.status == PDUP_E_ROW_RULING || why.status == PDUP_E_ROW_MISSING) {
        pdup__act_say_line(reader, &why);
        pdup__complain(reader, act->columns.number, &why);
    } else {
        pdup__refuse_row(reader, &of.row, &why);
    }
}
