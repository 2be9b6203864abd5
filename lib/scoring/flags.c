/* SPDX-License-Identifier: MIT */
/* What standings leave for the director to see to. */
#include "base/seat.h"
#include "base/sort.h"
#include "scoring/compared_with.h"
#include "scoring/line_counts.h"
#include "text/faults.h"

/* A result where a walk meets it. */
typedef struct met {
    const pdup__result *result;
    int32_t field;
} met;

/* The flags of one standings while they are found. */
typedef struct flagging {
    pdup_faults *flags;
    bool is_many; /* several sessions: the text says which */
    bool is_done; /* false: no memory */
} flagging;

static int by_board(const met *a, const met *b) {
    int session = pdup__by_number(a->result->session, b->result->session);
    return session != 0 ? session : pdup__by_number(a->result->board, b->result->board);
}

/* Rooms that have a field of their own are lines of their own. */
static int by_line(const void *first, const void *second) {
    const met *a = first;
    const met *b = second;
    int board = by_board(a, b);
    int seat = pdup__by_number(a->result->seat, b->result->seat);
    return board != 0 ? board : seat != 0 ? seat : pdup__by_number(a->field, b->field);
}

/* What is not compared is of no group, and comes first. */
static int by_group(const void *first, const void *second) {
    const met *a = first;
    const met *b = second;
    int orders[] = {
        by_line(a, b),
        pdup__by_number(pdup__result_is_compared(a->result), pdup__result_is_compared(b->result)),
        pdup__by_number(a->result->seats, b->result->seats),
        pdup__by_number(a->result->form, b->result->form)};
    return pdup__by_first(orders, sizeof orders / sizeof orders[0]);
}

/* What counts comes first: the other plays of a player are no results of his. */
static int by_player(const void *first, const void *second) {
    const met *a = first;
    const met *b = second;
    int orders[] = {by_board(a, b), pdup__by_number(a->result->player, b->result->player),
                    pdup__by_number(pdup__result_counts(b->result), pdup__result_counts(a->result)),
                    pdup__by_number(a->result->round, b->result->round),
                    pdup__by_number(a->result->table, b->result->table)};
    return pdup__by_first(orders, sizeof orders / sizeof orders[0]);
}

static void begin_text(const flagging *f, const pdup__result *result, pdup__line *line) {
    line->length = 0;
    if (f->is_many) {
        pdup__line_add(line, "session ");
        pdup__line_add_integer(line, result->session);
        pdup__line_add(line, ": ");
    }
}

static void add_number(pdup__line *line, const char *before, int64_t number) {
    pdup__line_add(line, before);
    pdup__line_add_integer(line, number);
}

static void add_seat(pdup__line *line, const char *before, const pdup__result *result) {
    pdup__line_add(line, before);
    pdup__line_add(line, pdup__seat_name(result->seat));
}

static void flag(flagging *f, pdup_status code, const pdup__result *result, bool is_row,
                 const pdup__line *line) {
    pdup__fault fault = {.code = code, .board = result->board};
    if (is_row) {
        fault.round = result->round;
        fault.table = result->table;
    }
    f->is_done = f->is_done && pdup__faults_add(f->flags, fault, line);
}

static void flag_few(flagging *f, const pdup__result *result, size_t compared) {
    pdup__line line;
    begin_text(f, result, &line);
    add_seat(&line, "line ", result);
    pdup__line_add(&line, compared == 0 ? " has no result to compare"
                                        : " has one result, which is compared with no other");
    flag(f, PDUP_W_FEW_RESULTS, result, false, &line);
}

/* A group of one in a line that has more: an altered deal, a table of three among those of four. */
static void flag_lone(flagging *f, const pdup__result *result) {
    pdup__line line;
    begin_text(f, result, &line);
    add_number(&line, "player ", result->player);
    add_seat(&line, " at ", result);
    add_number(&line, " is alone in group ", result->group);
    add_number(&line, " at a table of ", result->seats);
    pdup__line_add(&line, " and is compared with no other");
    flag(f, PDUP_W_FEW_RESULTS, result, true, &line);
}

static bool is_waiting(const pdup__result *result) {
    return result->state == PDUP_STATE_PENDING || result->state == PDUP_STATE_DEFERRED;
}

static void flag_waiting(flagging *f, const pdup__result *result) {
    bool is_pending = result->state == PDUP_STATE_PENDING;
    pdup__line line;
    begin_text(f, result, &line);
    add_number(&line, "player ", result->player);
    add_seat(&line, " at ", result);
    pdup__line_add(&line, is_pending ? " waits for the director's award" : " awaits his result");
    if (!is_pending) {
        add_number(&line, ": ruling ", result->ruling);
    }
    flag(f, is_pending ? PDUP_W_PENDING : PDUP_W_DEFERRED, result, true, &line);
}

static void flag_again(flagging *f, const pdup__result *first, const pdup__result *again) {
    pdup__line line;
    begin_text(f, again, &line);
    add_number(&line, "player ", again->player);
    add_number(&line, " has a result of this board already, in round ", first->round);
    add_number(&line, " at table ", first->table);
    pdup__line_add(&line, " (rules 11.6.B)");
    flag(f, PDUP_W_BOARD_AGAIN, again, true, &line);
}

static size_t run_end(const met *all, size_t start, size_t count, pdup__order *order) {
    size_t end = start + 1;
    while (end < count && order(&all[start], &all[end]) == 0) {
        end++;
    }
    return end;
}

/* Who waits for an award is told so, and not that he is alone. */
static void flag_line(flagging *f, const met *line, size_t count) {
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

static void flag_lines(flagging *f, met *all, met *scratch, size_t count) {
    pdup__sort(all, scratch, count, sizeof *all, by_group);
    for (size_t start = 0; start < count;) {
        size_t end = run_end(all, start, count, by_line);
        flag_line(f, &all[start], end - start);
        start = end;
    }
}

static void flag_repeats(flagging *f, met *all, met *scratch, size_t count) {
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

static bool flag_all(const pdup_standings *standings, flagging *f) {
    const pdup_allocator *allocator = &standings->base.allocator;
    size_t count = (size_t)standings->result_count;
    if (count == 0) {
        return true;
    }
    met *all = pdup__alloc_array(allocator, 2 * count, sizeof *all);
    if (!all) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        const pdup__result *result = &standings->results[i];
        all[i] = (met){result, pdup__field_of(pdup__chosen_of(standings, result), result)};
    }
    f->is_many = all[0].result->session != all[count - 1].result->session;
    flag_lines(f, all, all + count, count);
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
    flagging f = {.flags = pdup__faults_new(&standings->base.allocator), .is_done = true};
    if (!f.flags || !flag_all(standings, &f)) {
        pdup_faults_unref(f.flags);
        return PDUP_E_NOMEM;
    }
    *flags_out = f.flags;
    return PDUP_OK;
}
