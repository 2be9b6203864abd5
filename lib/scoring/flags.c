/* SPDX-License-Identifier: MIT */
/* What standings leave for the director to see to. */
#include "scoring/flags.h"

#include "base/seat.h"
#include "base/sort.h"
#include "scoring/compared_with.h"
#include "scoring/line_counts.h"

static int by_board(const pdup__met *a, const pdup__met *b) {
    int session = pdup__by_number(a->result->session, b->result->session);
    return session != 0 ? session : pdup__by_number(a->result->board, b->result->board);
}

/* Rooms that have a field of their own are lines of their own. */
static int by_line(const void *first, const void *second) {
    const pdup__met *a = first;
    const pdup__met *b = second;
    int board = by_board(a, b);
    int seat = pdup__by_number(a->result->seat, b->result->seat);
    return board != 0 ? board : seat != 0 ? seat : pdup__by_number(a->field, b->field);
}

/* What is not compared is of no group, and comes first. */
static int by_group(const void *first, const void *second) {
    const pdup__met *a = first;
    const pdup__met *b = second;
    int orders[] = {
        by_line(a, b),
        pdup__by_number(pdup__result_is_compared(a->result), pdup__result_is_compared(b->result)),
        pdup__by_number(a->result->seats, b->result->seats),
        pdup__by_number(a->result->form, b->result->form)};
    return pdup__by_first(orders, sizeof orders / sizeof orders[0]);
}

/* What counts comes first: the other plays of a player are no results of his. */
static int by_player(const void *first, const void *second) {
    const pdup__met *a = first;
    const pdup__met *b = second;
    int orders[] = {by_board(a, b), pdup__by_number(a->result->player, b->result->player),
                    pdup__by_number(pdup__result_counts(b->result), pdup__result_counts(a->result)),
                    pdup__by_number(a->result->round, b->result->round),
                    pdup__by_number(a->result->table, b->result->table)};
    return pdup__by_first(orders, sizeof orders / sizeof orders[0]);
}

pdup__issue pdup__flag_begin(const pdup__flagging *f, pdup_status code, pdup__message message,
                             const pdup__result *result) {
    if (!f->is_many) {
        return pdup__issue_of(code, message);
    }
    pdup__issue issue = pdup__issue_of(code, PDUP__M_OF_SESSION);
    pdup__issue_number(&issue, result->session);
    pdup__issue_say(&issue, message);
    return issue;
}

void pdup__flag(pdup__flagging *f, const pdup__issue *issue, const pdup__result *result,
                bool is_row) {
    pdup__fault where = {.board = result->board};
    if (is_row) {
        where.round = result->round;
        where.table = result->table;
    }
    f->is_done = f->is_done && pdup__faults_enter(f->flags, where, issue);
}

static void flag_few(pdup__flagging *f, const pdup__result *result, size_t compared) {
    pdup__issue issue = pdup__flag_begin(
        f, PDUP_W_FEW_RESULTS, compared == 0 ? PDUP__M_LINE_EMPTY : PDUP__M_LINE_OF_ONE, result);
    pdup__issue_seat(&issue, result->seat);
    pdup__flag(f, &issue, result, false);
}

/* A group of one in a line that has more: an altered deal, a table of three among those of four. */
static void flag_lone(pdup__flagging *f, const pdup__result *result) {
    pdup__issue issue = pdup__flag_begin(f, PDUP_W_FEW_RESULTS, PDUP__M_GROUP_OF_ONE, result);
    pdup__issue_number(&issue, result->player);
    pdup__issue_seat(&issue, result->seat);
    pdup__issue_number(&issue, result->group);
    pdup__issue_number(&issue, result->seats);
    pdup__flag(f, &issue, result, true);
}

static bool is_waiting(const pdup__result *result) {
    return result->state == PDUP_STATE_PENDING || result->state == PDUP_STATE_DEFERRED;
}

static void flag_waiting(pdup__flagging *f, const pdup__result *result) {
    bool is_pending = result->state == PDUP_STATE_PENDING;
    pdup__issue issue =
        pdup__flag_begin(f, is_pending ? PDUP_W_PENDING : PDUP_W_DEFERRED,
                         is_pending ? PDUP__M_AWARD_AWAITED : PDUP__M_RULING_AWAITED, result);
    pdup__issue_number(&issue, result->player);
    pdup__issue_seat(&issue, result->seat);
    if (!is_pending) {
        pdup__issue_number(&issue, result->ruling);
    }
    pdup__flag(f, &issue, result, true);
}

static void flag_again(pdup__flagging *f, const pdup__result *first, const pdup__result *again) {
    pdup__issue issue = pdup__flag_begin(f, PDUP_W_BOARD_AGAIN, PDUP__M_BOARD_HAD, again);
    pdup__issue_number(&issue, again->player);
    pdup__issue_number(&issue, first->round);
    pdup__issue_number(&issue, first->table);
    pdup__flag(f, &issue, again, true);
}

static size_t run_end(const pdup__met *all, size_t start, size_t count, pdup__order *order) {
    size_t end = start + 1;
    while (end < count && order(&all[start], &all[end]) == 0) {
        end++;
    }
    return end;
}

/* Who waits for an award is told so, and not that he is alone. */
static void flag_line(pdup__flagging *f, const pdup__met *line, size_t count) {
    size_t compared = 0;
    bool has_waiting = false;
    for (size_t i = 0; i < count; i++) {
        compared += pdup__result_is_compared(line[i].result);
        if (is_waiting(line[i].result)) {
            flag_waiting(f, line[i].result);
            has_waiting = true;
        }
    }
    if (compared < 2 && !has_waiting) {
        flag_few(f, line[0].result, compared);
    }
    for (size_t start = 0; start < count;) {
        size_t end = run_end(line, start, count, by_group);
        const pdup__result *result = line[start].result;
        if (compared > 1 && end - start == 1 && pdup__result_is_compared(result) &&
            !is_waiting(result)) {
            flag_lone(f, result);
        }
        start = end;
    }
}

static void flag_lines(pdup__flagging *f, pdup__met *all, pdup__met *scratch, size_t count) {
    pdup__sort(all, scratch, count, sizeof *all, by_group);
    for (size_t start = 0; start < count;) {
        size_t end = run_end(all, start, count, by_line);
        flag_line(f, &all[start], end - start);
        start = end;
    }
}

static void flag_repeats(pdup__flagging *f, pdup__met *all, pdup__met *scratch, size_t count) {
    pdup__sort(all, scratch, count, sizeof *all, by_player);
    size_t first = 0;
    for (size_t i = 1; i < count; i++) {
        bool is_same = by_board(&all[first], &all[i]) == 0 &&
                       all[first].result->player == all[i].result->player;
        if (!is_same) {
            first = i;
        } else if (pdup__result_counts(all[i].result)) {
            flag_again(f, all[first].result, all[i].result);
        }
    }
}

static bool flag_all(const pdup_standings *standings, pdup__flagging *f) {
    const pdup_allocator *allocator = &standings->base.allocator;
    size_t count = (size_t)standings->result_count;
    if (count == 0) {
        return true;
    }
    pdup__met *all = pdup__alloc_array(allocator, 2 * count, sizeof *all);
    if (!all) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        const pdup__result *result = &standings->results[i];
        all[i] = (pdup__met){result, pdup__field_of(pdup__chosen_of(standings, result), result)};
    }
    f->is_many = all[0].result->session != all[count - 1].result->session;
    flag_lines(f, all, all + count, count);
    pdup__flag_expected(f, all, count);
    pdup__flag_fewer_boards(f);
    flag_repeats(f, all, all + count, count);
    pdup__release(allocator, all);
    return f->is_done && pdup__faults_sort(f->flags);
}

pdup_status pdup_standings_flags(const pdup_standings *standings, pdup_faults **flags_out) {
    if (!flags_out) {
        return PDUP_E_ARG;
    }
    *flags_out = NULL;
    if (!pdup__handle_is(standings, PDUP__STANDINGS)) {
        return PDUP_E_ARG;
    }
    pdup__flagging f = {.standings = standings,
                        .flags = pdup__faults_new(&standings->base.allocator),
                        .is_done = true};
    if (!f.flags || !flag_all(standings, &f)) {
        pdup_faults_unref(f.flags);
        return PDUP_E_NOMEM;
    }
    *flags_out = f.flags;
    return PDUP_OK;
}
