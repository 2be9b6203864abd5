/* SPDX-License-Identifier: MIT */
#include "table/traveller.h"

#include <string.h>

uint64_t pdup__row_key(int32_t round, int32_t table) {
    return (uint64_t)round << 32 | (uint64_t)table;
}

pdup_status pdup_traveller_new(pdup_board *board, pdup_traveller **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__handle_is(board, PDUP__BOARD)) {
        return PDUP_E_ARG;
    }
    pdup_traveller *traveller =
        pdup__handle_new(&board->base.allocator, sizeof *traveller, PDUP__TRAVELLER);
    if (!traveller) {
        return PDUP_E_NOMEM;
    }
    traveller->board = pdup_board_ref(board);
    *out = traveller;
    return PDUP_OK;
}

int32_t pdup__traveller_find(const pdup_traveller *traveller, int32_t round, int32_t table) {
    return pdup__index_find(&traveller->index, pdup__row_key(round, table));
}

static int32_t highest_player(const pdup__row *row) {
    int32_t highest = 0;
    for (int seat = 0; seat < PDUP__SEATS; seat++) {
        highest = row->players[seat] > highest ? row->players[seat] : highest;
    }
    return highest;
}

int32_t pdup__traveller_highest_player(const pdup_traveller *traveller) {
    int32_t highest = 0;
    for (size_t i = 0; i < traveller->row_count; i++) {
        int32_t player = highest_player(&traveller->rows[i].row);
        highest = player > highest ? player : highest;
    }
    return highest;
}

void pdup__traveller_leave(pdup_traveller *traveller) {
    traveller->owner = NULL;
    traveller->older = NULL;
    traveller->newer = NULL;
    traveller->changed = 0;
    for (size_t i = 0; i < traveller->row_count; i++) {
        memset(traveller->rows[i].effects, 0, sizeof traveller->rows[i].effects);
    }
}

/* Has the session everybody in the row? */
static pdup_status check_owner(const pdup__owner *owner, const pdup__row *row, pdup__issue *issue) {
    for (int seat = 0; seat < PDUP__SEATS; seat++) {
        if (row->players[seat] > owner->players) {
            *issue = pdup__issue_of(PDUP_E_PLAYERS, PDUP__M_ROW_PLAYER_OF);
            pdup__issue_at(issue, PDUP_PART_PLAYER, seat);
            pdup__issue_number(issue, row->players[seat]);
            pdup__issue_number(issue, owner->players);
            return PDUP_E_PLAYERS;
        }
    }
    return PDUP_OK;
}

pdup_status pdup__traveller_check_row(const pdup_traveller *traveller, const pdup__row *row,
                                      pdup__issue *issue) {
    pdup_status status = pdup__row_check(traveller->board, row, issue);
    return status == PDUP_OK && traveller->owner ? check_owner(traveller->owner, row, issue)
                                                 : status;
}

static bool is_full(const pdup_traveller *traveller) {
    const pdup__owner *owner = traveller->owner;
    return (owner ? (size_t)owner->row_count : traveller->row_count) >= PDUP_MAX_ROWS;
}

pdup_status pdup__traveller_check_full(const pdup_traveller *traveller, pdup__issue *issue) {
    if (!is_full(traveller)) {
        return PDUP_OK;
    }
    *issue = pdup__issue_of(PDUP_E_STATE, PDUP__M_ROW_FULL);
    pdup__issue_number(issue, PDUP_MAX_ROWS);
    return PDUP_E_STATE;
}

/* A status about the row of a round and a table. */
static pdup_status refuse_place(pdup_status status, int32_t round, int32_t table,
                                pdup__issue *issue) {
    *issue = pdup__issue_of(status, PDUP__M_ROW_AT);
    pdup__issue_number(issue, round);
    pdup__issue_number(issue, table);
    return status;
}

pdup_status pdup__traveller_miss_row(int32_t round, int32_t table, pdup__issue *issue) {
    return refuse_place(PDUP_E_ROW_MISSING, round, table, issue);
}

static pdup_status check_entry(const pdup_traveller *traveller, const pdup__row *row,
                               pdup__issue *issue) {
    pdup_status status = pdup__traveller_check_row(traveller, row, issue);
    status = status == PDUP_OK ? pdup__traveller_check_full(traveller, issue) : status;
    if (status == PDUP_OK && pdup__traveller_find(traveller, row->round, row->table) >= 0) {
        return refuse_place(PDUP_E_ROW_TWICE, row->round, row->table, issue);
    }
    return status;
}

pdup_status pdup__traveller_tell(const pdup_traveller *traveller, int32_t round, int32_t table,
                                 pdup_status status, const pdup__issue *issue,
                                 pdup_faults *faults) {
    if (status == PDUP_OK || status == PDUP_E_NOMEM) {
        return status;
    }
    pdup__fault where = {.board = traveller->board->number, .round = round, .table = table};
    return pdup__faults_refuse(faults, where, issue);
}

bool pdup__traveller_reserve(pdup_traveller *traveller) {
    const pdup_allocator *allocator = &traveller->base.allocator;
    if (traveller->row_count == traveller->row_capacity) {
        void *memory = traveller->rows;
        if (!pdup__grow(allocator, &memory, &traveller->row_capacity, sizeof *traveller->rows)) {
            return false;
        }
        traveller->rows = memory;
    }
    return pdup__index_reserve(&traveller->index, allocator);
}

void pdup__traveller_put(pdup_traveller *traveller, const pdup__traveller_row *row) {
    pdup__index_add(&traveller->index, pdup__row_key(row->row.round, row->row.table),
                    (int32_t)traveller->row_count);
    traveller->rows[traveller->row_count++] = *row;
    if (traveller->owner) {
        traveller->owner->row_count++;
    }
}

void pdup__traveller_take_out(pdup_traveller *traveller, size_t at) {
    pdup__traveller_row *rows = traveller->rows;
    size_t last = --traveller->row_count;
    pdup__index_remove(&traveller->index, pdup__row_key(rows[at].row.round, rows[at].row.table));
    if (at != last) {
        rows[at] = rows[last];
        pdup__index_set(&traveller->index, pdup__row_key(rows[at].row.round, rows[at].row.table),
                        (int32_t)at);
    }
    if (traveller->owner) {
        traveller->owner->row_count--;
    }
}

pdup_status pdup__traveller_add(pdup_traveller *traveller, const pdup_row *row,
                                pdup__issue *issue) {
    pdup_status status = check_entry(traveller, &row->row, issue);
    if (status != PDUP_OK) {
        return status;
    }
    if (!pdup__traveller_reserve(traveller)) {
        return PDUP_E_NOMEM;
    }
    pdup__traveller_put(traveller, &(pdup__traveller_row){.row = row->row});
    pdup__traveller_touch(traveller);
    return PDUP_OK;
}

pdup_status pdup_traveller_add_row(pdup_traveller *traveller, const pdup_row *row,
                                   pdup_faults *faults) {
    if (!pdup__handle_is(traveller, PDUP__TRAVELLER) || !pdup__handle_is(row, PDUP__ROW) ||
        !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    pdup__issue issue;
    pdup_status status = pdup__traveller_add(traveller, row, &issue);
    return pdup__traveller_tell(traveller, row->row.round, row->row.table, status, &issue, faults);
}

static pdup_status set_group(pdup_traveller *traveller, int32_t round, int32_t table, int32_t group,
                             pdup__issue *issue) {
    if (group < 0 || group > PDUP_MAX_GROUPS) {
        *issue = pdup__issue_range("group", group, 0, PDUP_MAX_GROUPS);
        pdup__issue_at(issue, PDUP_PART_GROUP, 0);
        return PDUP_E_RANGE;
    }
    int32_t at = pdup__traveller_find(traveller, round, table);
    if (at < 0) {
        return pdup__traveller_miss_row(round, table, issue);
    }
    traveller->rows[at].group = (int16_t)group;
    pdup__traveller_touch(traveller);
    return PDUP_OK;
}

pdup_status pdup_traveller_set_group(pdup_traveller *traveller, int32_t round, int32_t table,
                                     int32_t group, pdup_faults *faults) {
    if (!pdup__handle_is(traveller, PDUP__TRAVELLER) || !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    pdup__issue issue;
    pdup_status status = set_group(traveller, round, table, group, &issue);
    return pdup__traveller_tell(traveller, round, table, status, &issue, faults);
}

pdup_board *pdup__traveller_board(const pdup_traveller *traveller) {
    return traveller->board;
}

pdup_status pdup_traveller_board(const pdup_traveller *traveller, pdup_board **board_out) {
    if (!board_out) {
        return PDUP_E_ARG;
    }
    *board_out = NULL;
    if (!pdup__handle_is(traveller, PDUP__TRAVELLER)) {
        return PDUP_E_ARG;
    }
    *board_out = pdup_board_ref(traveller->board);
    return PDUP_OK;
}

int32_t pdup_traveller_row_count(const pdup_traveller *traveller) {
    return pdup__handle_is(traveller, PDUP__TRAVELLER) ? (int32_t)traveller->row_count : PDUP_E_ARG;
}

pdup_status pdup_traveller_row_at(const pdup_traveller *traveller, int32_t index,
                                  pdup_row **row_out) {
    if (!row_out) {
        return PDUP_E_ARG;
    }
    *row_out = NULL;
    if (!pdup__handle_is(traveller, PDUP__TRAVELLER)) {
        return PDUP_E_ARG;
    }
    if (index < 0 || (size_t)index >= traveller->row_count) {
        return PDUP_E_RANGE;
    }
    *row_out = pdup__row_copy(&traveller->base.allocator, &traveller->rows[index].row);
    return *row_out ? PDUP_OK : PDUP_E_NOMEM;
}

pdup_status pdup_traveller_group_at(const pdup_traveller *traveller, int32_t index,
                                    int32_t *group_out) {
    if (!group_out) {
        return PDUP_E_ARG;
    }
    *group_out = 0;
    if (!pdup__handle_is(traveller, PDUP__TRAVELLER)) {
        return PDUP_E_ARG;
    }
    if (index < 0 || (size_t)index >= traveller->row_count) {
        return PDUP_E_RANGE;
    }
    *group_out = traveller->rows[index].group;
    return PDUP_OK;
}

pdup_traveller *pdup_traveller_ref(pdup_traveller *traveller) {
    return pdup__handle_ref(traveller, PDUP__TRAVELLER);
}

void pdup_traveller_unref(pdup_traveller *traveller) {
    if (pdup__handle_unref(traveller, PDUP__TRAVELLER)) {
        const pdup_allocator *allocator = &traveller->base.allocator;
        for (size_t i = 0; i < traveller->correction_count; i++) {
            pdup_correction_unref(traveller->corrections[i]);
        }
        pdup__index_release(&traveller->last_corrections, allocator);
        pdup__release(allocator, traveller->corrections);
        pdup__index_release(&traveller->index, allocator);
        pdup__release(allocator, traveller->rows);
        pdup_board_unref(traveller->board);
        pdup__handle_free(traveller);
    }
}
