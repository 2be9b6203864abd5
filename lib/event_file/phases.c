/* SPDX-License-Identifier: MIT */
/* The order in which lines are applied: each after all that it rests on, wherever it stands in the text. */
#include "event_file/phases.h"

#include "event_file/acts.h"
#include "event_file/first_pass.h"
#include "event_file/handlers.h"
#include "event_file/penalty_order.h"
#include "event_file/report.h"
#include "event_file/slips.h"
#include "event_file/tables.h"
#include "event_file/words.h"
#include "text/source.h"

#include <string.h>

/* The kinds of line that one phase reads; NULL is skipped. */
typedef pdup__line_handler *const phase[PDUP__LINE_KINDS];

static phase players_phase = {
    [PDUP__LINE_PLAYERS] = pdup__read_players,
};

static phase event_phase = {
    [PDUP__LINE_KIND] = pdup__read_kind,       [PDUP__LINE_TITLE] = pdup__read_title,
    [PDUP__LINE_VARIETY] = pdup__read_variety, [PDUP__LINE_REGULATION] = pdup__read_regulation,
    [PDUP__LINE_SEED] = pdup__read_seed,       [PDUP__LINE_NAME] = pdup__read_name,
};

/* After the variety, whose figures they change. */
static phase tariff_phase = {
    [PDUP__LINE_TARIFF] = pdup__read_tariff,
};

/* Of all sessions, before any of them is applied. */
static phase penalty_phase = {
    [PDUP__LINE_PENALTY] = pdup__note_penalty,
};

static phase plan_phase = {
    [PDUP__LINE_OWN_REGULATION] = pdup__read_own_regulation,
    [PDUP__LINE_MOVEMENT] = pdup__read_movement,
    [PDUP__LINE_ROUNDS] = pdup__read_rounds,
    [PDUP__LINE_PLAYED] = pdup__read_played,
    [PDUP__LINE_ENDED] = pdup__read_ended,
    [PDUP__LINE_OFFICIAL] = pdup__read_official,
};

static phase board_phase = {
    [PDUP__LINE_BOARD] = pdup__read_board,
    [PDUP__LINE_TURNED] = pdup__read_turned,
};

static phase row_phase = {
    [PDUP__LINE_TRAVELLER] = pdup__read_traveller,
    [PDUP__LINE_ROW] = pdup__read_row,
};

/* Rulings and corrections are gathered, and applied together. */
static phase act_phase = {
    [PDUP__LINE_RULING] = pdup__read_ruling,         [PDUP__LINE_PENALTY] = pdup__read_penalty,
    [PDUP__LINE_DISQUALIFY] = pdup__read_disqualify, [PDUP__LINE_SUSPEND] = pdup__read_suspend,
    [PDUP__LINE_APPROVE] = pdup__read_approve,       [PDUP__LINE_REVOKE] = pdup__read_revoke,
    [PDUP__LINE_WAIVE] = pdup__read_waive,           [PDUP__LINE_APPEAL] = pdup__read_appeal,
    [PDUP__LINE_CORRECT] = pdup__read_correct,
};

/* Of the rows as they are in the end. */
static phase form_phase = {
    [PDUP__LINE_FOULED] = pdup__read_fouled,
    [PDUP__LINE_TURNED] = pdup__check_turned,
};

/* The records of one session, or all of them. */
typedef struct range {
    size_t from;
    size_t to;
} range;

static void begin_line(pdup__reader *reader, int32_t line) {
    reader->line = line;
    reader->board = 0;
    reader->round = 0;
    reader->table = 0;
}

static void apply(pdup__reader *reader, const pdup__record *record, pdup__line_handler *handler) {
    pdup__scan_record(reader, record);
    begin_line(reader, record->line);
    reader->line_session = record->session;
    reader->record = record;
    handler(reader, &reader->words);
}

static void run(pdup__reader *reader, range lines, phase handlers) {
    for (size_t i = lines.from; i < lines.to && !reader->is_out_of_memory; i++) {
        const pdup__record *record = &reader->records[i];
        if (!handlers[record->kind]) {
            continue;
        }
        if (record->is_usable) {
            apply(reader, record, handlers[record->kind]);
        } else if (record->kind == PDUP__LINE_TRAVELLER) {
            /* Only the phase of the rows reads these lines. */
            pdup__excuse_board(reader, pdup__guess_board(reader, record, reader->last_board));
            pdup__drop_traveller(reader);
        }
    }
}

static void read_event(pdup__reader *reader, range all) {
    pdup_status status = pdup_regulations_new(reader->allocator, &reader->regulations);
    if (!pdup__ok_or_nomem(reader, status)) {
        return;
    }
    run(reader, all, players_phase);
    run(reader, all, event_phase);
    if (!reader->is_out_of_memory) {
        pdup__check_names(reader);
    }
    run(reader, all, tariff_phase);
    run(reader, all, penalty_phase);
    pdup__order_penalties(reader);
}

static bool has_players_line(const pdup__reader *reader) {
    for (size_t i = 0; i < reader->record_count; i++) {
        if (reader->records[i].kind == PDUP__LINE_PLAYERS) {
            return true;
        }
    }
    return false;
}

/* Without players there can be no session; a line that is there but wrong has been complained of. */
static void check_players(pdup__reader *reader) {
    if (!has_players_line(reader)) {
        begin_line(reader, 1);
        pdup__issue issue = pdup__issue_of(PDUP_E_FILE_MISSING, PDUP__M_FORM_PLAYERS);
        pdup__complain(reader, 1, &issue);
    }
}

/* The records of the session that begins at from. Lines about the event stand among them and are skipped. */
static range range_of(const pdup__reader *reader, size_t from) {
    size_t to = from;
    while (to < reader->record_count && reader->records[to].session == reader->number) {
        to++;
    }
    return (range){from, to};
}

/* Seats at a table: as the movement has it; without one, 3 if nobody sits at W in most of the rows, and 4 otherwise.
 * One slip in one row then costs that row alone. */
static int32_t find_seats(pdup__reader *reader, range lines) {
    enum { WEST = 9 };
    if (reader->plan.seats.number != 0) {
        return reader->plan.seats.number;
    }
    int64_t threes = 0;
    int64_t fours = 0;
    for (size_t i = lines.from; i < lines.to; i++) {
        const pdup__record *record = &reader->records[i];
        if (record->kind != PDUP__LINE_ROW || !record->is_usable) {
            continue;
        }
        pdup__scan_record(reader, record);
        if (reader->words.count > WEST) {
            bool is_empty = pdup__word_is(&reader->words.at[WEST], ".");
            threes += is_empty;
            fours += !is_empty;
        }
    }
    return threes > fours ? 3 : 4;
}

/* The regulations of the session begin as those of the event. Without players there is no session to copy them, and
 * then they are only checked. */
static bool make_own_regulations(pdup__reader *reader) {
    return pdup__ok_or_nomem(
        reader, reader->session
                    ? pdup_session_regulations(reader->session, &reader->own_regulations)
                    : pdup_regulations_new(reader->allocator, &reader->own_regulations));
}

/* None of these needs memory. */
static void lay_down(pdup__reader *reader) {
    pdup_session *session = reader->session;
    int32_t tables = pdup__rooms_tables(&reader->rooms[reader->number - 1]);
    (void)pdup__ok_or_nomem(reader, pdup_session_set_regulations(session, reader->regulations));
    (void)pdup__ok_or_nomem(reader, pdup_session_set_room_tables(session, tables, NULL));
    if (reader->has_seed) {
        const char *seed = (const char *)reader->seed;
        (void)pdup__ok_or_nomem(reader,
                                pdup_session_set_seed(session, seed, sizeof reader->seed, NULL));
    }
}

static bool make_session(pdup__reader *reader) {
    pdup_event_file *file = reader->file;
    if (file->player_count == 0) {
        return make_own_regulations(reader);
    }
    pdup_status status =
        pdup_session_new(reader->allocator, file->player_count, NULL, &reader->session);
    if (!pdup__ok_or_nomem(reader, status)) {
        return false;
    }
    file->sessions[file->session_count++] = reader->session;
    lay_down(reader);
    return make_own_regulations(reader);
}

static void end_session(pdup__reader *reader) {
    pdup__drop_traveller(reader);
    pdup__acts_drop(reader);
    for (size_t i = 0; i < reader->board_count; i++) {
        pdup_board_unref(reader->boards[i]);
    }
    reader->board_count = 0;
    reader->has_traveller_line = false;
    reader->session = NULL;
    pdup_regulations_unref(reader->own_regulations);
    reader->own_regulations = NULL;
    reader->plan = (pdup__plan){0};
    reader->last_board = 0;
    memset(reader->excused, 0, sizeof reader->excused);
}

static void read_session(pdup__reader *reader, range lines) {
    if (!make_session(reader)) {
        return;
    }
    run(reader, lines, plan_phase);
    begin_line(reader, 0);
    pdup__plan_apply(reader);
    pdup__check_needs(reader);
    if (reader->session) {
        (void)pdup__ok_or_nomem(
            reader, pdup_session_set_regulations(reader->session, reader->own_regulations));
    }
    begin_line(reader, 0);
    if (!reader->is_out_of_memory) {
        pdup__find_slips(reader, lines.from, lines.to);
    }
    reader->seats = find_seats(reader, lines);
    run(reader, lines, board_phase);
    run(reader, lines, row_phase);
    run(reader, lines, act_phase);
    if (reader->session && !reader->is_out_of_memory) {
        pdup__acts_apply(reader);
    }
    run(reader, lines, form_phase);
    if (reader->session && !reader->is_out_of_memory) {
        pdup__add_warnings(reader);
    }
}

static void read_sessions(pdup__reader *reader) {
    size_t from = 0;
    for (int32_t i = 1; i <= reader->session_count && !reader->is_out_of_memory; i++) {
        reader->number = i;
        range lines = range_of(reader, from);
        read_session(reader, lines);
        end_session(reader);
        from = lines.to;
    }
}

static void read_lines(pdup__reader *reader) {
    pdup__list_lines(reader);
    if (reader->is_out_of_memory || !pdup__claims_sort(&reader->claims, reader->allocator)) {
        reader->is_out_of_memory = true;
        return;
    }
    read_event(reader, (range){0, reader->record_count});
    check_players(reader);
    read_sessions(reader);
}

/* Reads the lines, unless the whole text is in another encoding. */
static void read_source(pdup__reader *reader) {
    pdup__source source;
    pdup__spot where;
    pdup__issue issue = pdup__source_open(&source, reader->text, reader->size, &where);
    if (issue.status != PDUP_OK) {
        begin_line(reader, where.line);
        pdup__complain(reader, where.column, &issue);
    } else {
        read_lines(reader);
    }
}

bool pdup__read_text(pdup__reader *reader) {
    read_source(reader);
    if (!reader->is_out_of_memory && !pdup__faults_finish(reader->file->faults)) {
        reader->is_out_of_memory = true;
    }
    pdup__release(reader->allocator, reader->acts);
    pdup__release(reader->allocator, reader->boards);
    pdup__release(reader->allocator, reader->store);
    pdup__release(reader->allocator, reader->records);
    pdup__release(reader->allocator, reader->penalties);
    pdup__claims_release(&reader->claims, reader->allocator);
    pdup_regulations_unref(reader->regulations);
    pdup_tariff_unref(reader->tariff);
    pdup_faults_unref(reader->reasons);
    return !reader->is_out_of_memory;
}
