/* SPDX-License-Identifier: MIT */
/* What the whole session is warned of, put where its rows stand in the text. */
#include "base/compat.h"
#include "event_file/handlers.h"
#include "event_file/keys.h"
#include "event_file/report.h"
#include "event_file/slips.h"
#include "session/checks.h"

/* A warning of a row stands at the row, of a whole traveller there, of several at the movement that has them. */
static pdup__claim_key key_of(int32_t session, pdup__fault fault) {
    if (fault.board == 0) {
        return pdup__key(session, PDUP__LINE_MOVEMENT);
    }
    if (fault.round == 0) {
        return pdup__key_number(session, PDUP__LINE_TRAVELLER, fault.board);
    }
    return pdup__key_row(session, fault.board, fault.round, fault.table);
}

/* The movement of the session ends where it was stopped, but to a reader it goes on. */
static bool is_after_last(const pdup__reader *reader, const pdup__fault *fault) {
    int32_t played = reader->plan.played.number;
    return fault->code == PDUP_W_MOVEMENT && played != 0 && fault->round > played;
}

static pdup__issue after_last(const pdup__reader *reader, const pdup__fault *fault) {
    pdup__issue issue = pdup__issue_of(fault->code, PDUP__M_ROUND_AFTER_LAST);
    pdup__issue_number(&issue, fault->round);
    pdup__issue_number(&issue, reader->plan.played.number);
    pdup__issue_number(&issue, reader->plan.played.line);
    return issue;
}

/* Is it of a ruling, and warned of where that is given? */
static bool has_own_line(pdup_status code) {
    return code == PDUP_W_RULING_DRAFT || code == PDUP_W_APPEAL_OPEN ||
           code == PDUP_W_RULE_UNKNOWN || code == PDUP_W_RULE_UNUSUAL;
}

/* Would it not be warned of if the line of a ruling had not been refused? */
static bool may_follow_refusal(const pdup__reader *reader, pdup_status code) {
    return (code == PDUP_W_NOT_PLAYED || code == PDUP_W_AWARD_DROPPED) &&
           pdup_faults_error_count(reader->file->faults) > 0;
}

static void add_warning(pdup__reader *reader, const pdup_faults *faults, int32_t index) {
    pdup__fault fault = pdup__faults_get(faults, index);
    if (has_own_line(fault.code) || may_follow_refusal(reader, fault.code)) {
        return;
    }
    pdup__claim_key key = key_of(reader->number, fault);
    const pdup__claim *claim = pdup__claims_find(&reader->claims, &key);
    if (PDUP_NEVER(!claim)) {
        return;
    }
    reader->line = claim->line;
    reader->board = fault.board;
    reader->round = fault.round;
    reader->table = fault.table;
    pdup__issue issue = is_after_last(reader, &fault) ? after_last(reader, &fault)
                                                      : pdup__faults_issue(faults, index);
    pdup__complain(reader, claim->column, &issue);
}

static bool has_row(const void *reader, int32_t board, int32_t round, int32_t table) {
    return pdup__row_is_excused(reader, board, round, table);
}

static bool has_traveller(const void *reader, int32_t board) {
    return pdup__board_is_excused(reader, board);
}

void pdup__add_warnings(pdup__reader *reader) {
    const pdup__excuses excuses = {has_row, has_traveller, reader};
    pdup_faults *faults;
    pdup__add_rule_doubts(reader);
    if (!pdup__ok_or_nomem(reader, pdup__session_check(reader->session, &excuses, &faults))) {
        return;
    }
    int32_t count = pdup_faults_count(faults);
    for (int32_t i = 0; i < count && !reader->is_out_of_memory; i++) {
        add_warning(reader, faults, i);
    }
    pdup_faults_unref(faults);
}
