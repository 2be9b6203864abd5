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

enum { TIME, BY, REASON, SETTINGS };

static const pdup__setting known[SETTINGS] = {
    [TIME] = {.key = "time", .is_needed = true},
    [BY] = {.key = "by"},
    [REASON] = {.key = "reason"},
};

static const char form[] =
    "correct BOARD ROUND/TABLE time=TIME [by=NAME] [reason=TEXT] ROW, or strike for the row";

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
        pdup__fault_word(reader, PDUP_E_FILE_WORD, to->claim, "one row ROUND/TABLE, such as 4/3");
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
    pdup__line *text = pdup__fault_begin(reader, PDUP_E_FILE_WORD, to->rest.at[0].column);
    pdup__line_add(text, "the row that is corrected is ");
    pdup__line_add_word(text, to->claim);
    pdup__line_add(text, "; to move a row, strike it and enter the other");
    pdup__fault_end(reader);
    return false;
}

static pdup__claim *place_of(const pdup__reader *reader, const correction *of,
                             pdup__line_kind kind) {
    pdup__claim_key key =
        pdup__key_of_row(reader->number, kind, reader->board, of->round, of->table);
    return pdup__claims_find(&reader->claims, &key);
}

static void refuse_missing(pdup__reader *reader, const correction *of) {
    pdup__line *text = pdup__fault_begin(reader, PDUP_E_ROW_MISSING, of->claim->column);
    pdup__line_add(text, "board ");
    pdup__line_add_integer(text, reader->board);
    pdup__line_add(text, ", round ");
    pdup__line_add_integer(text, of->round);
    pdup__line_add(text, ", table ");
    pdup__line_add_integer(text, of->table);
    pdup__fault_end(reader);
}

/* Reads the line; false after any complaint. */
static bool read(pdup__reader *reader, const pdup__words *words, correction *to) {
    int32_t board;
    *to = (correction){.claim = &words->at[PLACE_WORD],
                       .settings = {.known = known, .count = SETTINGS}};
    if (!pdup__count_words(reader, words, FIRST_SETTING + 2, PDUP__WORDS - 1, form) ||
        !pdup__read_number_of(reader, &words->at[1], "a board", 1, PDUP_MAX_BOARDS, &board)) {
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
                                       .column = line.claim->column,
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

/* On a seat where nobody would sit: the ruling that stands there, or until when one did. */
static void find_obstacle(pdup__act *act, const correction *of, const pdup_traveller *traveller) {
    int32_t at = pdup__traveller_find(traveller, act->round, act->table);
    for (int seat = 0; seat < PDUP__ROW_SEATS; seat++) {
        const pdup__standing_effect *standing = &traveller->rows[at].effects[seat];
        if (of->is_strike || of->row.players[seat] == 0) {
            act->obstacle = act->obstacle != 0 ? act->obstacle : standing->ruling;
            act->earliest = pdup__later(act->earliest, standing->free);
        }
    }
}

/* What is in the way of a correction that was refused. */
static void note_refusal(pdup__reader *reader, pdup__act *act, const correction *of,
                         const pdup_traveller *traveller, pdup_status status) {
    act->obstacle = 0;
    act->earliest = 0;
    if (status == PDUP_E_ROW_RULING || status == PDUP_E_ACT_EARLY) {
        find_obstacle(act, of, traveller);
    } else if (status == PDUP_E_ROW_ORDER) {
        act->obstacle = place_of(reader, of, PDUP__LINE_CORRECT)->line;
    }
}

static pdup_status correct(pdup__reader *reader, const correction *of, pdup_row *row,
                           pdup_traveller *traveller) {
    const pdup__word *by = &of->settings.values[BY];
    const pdup__word *reason = &of->settings.values[REASON];
    pdup_status status =
        row ? pdup_traveller_correct_row(traveller, row, of->time, by->bytes, by->size,
                                         reason->bytes, reason->size, NULL)
            : pdup_traveller_strike_row(traveller, of->round, of->table, of->time, by->bytes,
                                        by->size, reason->bytes, reason->size, NULL);
    if (status == PDUP_OK) {
        settle(reader, of);
    }
    if (status == PDUP_OK && row) {
        pdup__tariff_check(reader, &of->row, traveller->board, row);
    }
    return status;
}

pdup_status pdup__act_correct(pdup__reader *reader, pdup__act *act) {
    correction of;
    read_again(reader, act, &of);
    pdup_traveller *traveller = pdup__session_find(reader->session, act->board);
    pdup_row *row = of.is_strike ? NULL : pdup__make_row(reader, &of.row, traveller->board);
    if (!row && !of.is_strike) {
        return PDUP_OK; /* which was complained of */
    }
    pdup_status status = correct(reader, &of, row, traveller);
    note_refusal(reader, act, &of, traveller, status);
    pdup_row_unref(row);
    return status;
}

static void refuse_time(pdup__reader *reader, const pdup__act *act, const correction *of) {
    const pdup__owner *owner = &reader->session->owner;
    pdup__line *text = pdup__fault_begin(reader, act->status, of->settings.values[TIME].column);
    if (act->status == PDUP_E_ROW_ORDER) {
        pdup__line_add(text, "line ");
        pdup__line_add_integer(text, act->obstacle);
    } else if (act->status == PDUP_E_ACT_EARLY) {
        pdup__line_add_integer(text, act->time);
        pdup__line_add(text, " is before ");
        pdup__line_add_integer(text, act->earliest);
        pdup__line_add(text, ", until when a ruling stood there");
    } else {
        pdup__act_add_limit(text, owner->correction_minutes, owner->official_time);
    }
    pdup__fault_end(reader);
}

static void refuse_ruling(pdup__reader *reader, const pdup__act *act) {
    pdup__line *text = pdup__fault_begin(reader, act->status, act->column);
    pdup__act_add_ruling(reader, act->obstacle, text);
    pdup__fault_end(reader);
}

static void refuse_row(pdup__reader *reader, const pdup__act *act, correction *of) {
    const pdup_traveller *traveller = pdup__session_find(reader->session, act->board);
    pdup_row *row = pdup__make_row(reader, &of->row, traveller->board);
    pdup__issue issue;
    if (row &&
        pdup__traveller_check_correction(traveller, of->round, of->table, pdup__row_content(row),
                                         &(pdup__note){.time = of->time}, &issue) != PDUP_OK) {
        pdup__refuse_row(reader, &of->row, &issue);
    }
    pdup_row_unref(row);
}

void pdup__act_refuse_correction(pdup__reader *reader, const pdup__act *act) {
    correction of;
    read_again(reader, act, &of);
    switch (act->status) {
    case PDUP_E_ROW_MISSING:
        refuse_missing(reader, &of);
        break;
    case PDUP_E_ROW_LATE:
    case PDUP_E_ROW_ORDER:
    case PDUP_E_ACT_EARLY:
        refuse_time(reader, act, &of);
        break;
    case PDUP_E_ROW_RULING:
        refuse_ruling(reader, act);
        break;
    default:
        refuse_row(reader, act, &of);
        break;
    }
}
