/* SPDX-License-Identifier: MIT */
/* A wrong table number in one row looks like many slips: the movement has nobody there, the players sit at two tables, a
 * row is missing. It is told once, with the table that is meant. */
#include "base/sort.h"
#include "session/checks.h"

/* Does the movement have just these players at a table? */
static bool has_players(const pdup_movement *movement, const pdup__row *row, int32_t table) {
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        int32_t planned;
        /* The movement has this round and table, so it has an answer. */
        pdup_status status = pdup_movement_player_at(movement, row->round, table, seat, &planned);
        (void)status;
        if (planned != row->players[pdup__seat_index(seat)]) {
            return false;
        }
    }
    return true;
}

/* The table of this round that plays the board with the players of the row; 0 if there is none, or it is the row's. */
static int32_t find_meant(const pdup_session *session, const pdup_traveller *traveller,
                          const pdup__row *row) {
    const pdup_movement *movement = session->movement;
    int32_t wanted = pdup_board_number(traveller->board, PDUP_BOARD_FIELD_SET);
    int32_t set;
    if (pdup_movement_set_at(movement, row->round, row->table, &set) == PDUP_OK && set == wanted) {
        return 0;
    }
    int32_t copies = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES);
    for (int32_t copy = 0; copy < copies; copy++) {
        int32_t table;
        if (pdup_movement_table_of_set(movement, row->round, wanted, copy, &table) != PDUP_OK ||
            table == 0) {
            return 0;
        }
        if (has_players(movement, row, table)) {
            return pdup__traveller_find(traveller, row->round, table) < 0 ? table : 0;
        }
    }
    return 0;
}

static int by_place(const void *first, const void *second) {
    const pdup__misplaced *a = first;
    const pdup__misplaced *b = second;
    int orders[] = {pdup__by_number(a->board, b->board), pdup__by_number(a->round, b->round)};
    return pdup__by_first(orders, sizeof orders / sizeof orders[0]);
}

static bool add(const pdup_allocator *allocator, pdup__misplaced_rows *list, size_t *capacity,
                pdup__misplaced row) {
    if (list->count == *capacity) {
        void *memory = list->rows;
        if (!pdup__grow(allocator, &memory, capacity, sizeof row)) {
            return false;
        }
        list->rows = memory;
    }
    list->rows[list->count++] = row;
    return true;
}

static bool gather(const pdup_session *session, pdup__misplaced_rows *out) {
    size_t capacity = 0;
    for (size_t i = 0; i < session->traveller_count; i++) {
        const pdup_traveller *traveller = session->travellers[i];
        for (size_t k = 0; k < traveller->row_count; k++) {
            const pdup__row *row = &traveller->rows[k].row;
            int32_t meant = find_meant(session, traveller, row);
            pdup__misplaced found = {traveller->board->number, row->round, row->table, meant};
            if (meant != 0 && !add(&session->base.allocator, out, &capacity, found)) {
                return false;
            }
        }
    }
    return true;
}

bool pdup__find_misplaced(const pdup_session *session, pdup__misplaced_rows *out) {
    *out = (pdup__misplaced_rows){NULL, 0};
    if (!session->movement) {
        return true;
    }
    if (!gather(session, out)) {
        return false;
    }
    if (out->count == 0) {
        return true;
    }
    const pdup_allocator *allocator = &session->base.allocator;
    pdup__misplaced *scratch = pdup__alloc_array(allocator, out->count, sizeof *scratch);
    if (scratch) {
        pdup__sort(out->rows, scratch, out->count, sizeof *scratch, by_place);
    }
    pdup__release(allocator, scratch);
    return scratch != NULL;
}

/* The first of this board and round, or the end. */
static size_t find_round(const pdup__misplaced_rows *list, int32_t board, int32_t round) {
    pdup__misplaced wanted = {.board = board, .round = round};
    size_t from = 0;
    size_t to = list->count;
    while (from < to) {
        size_t middle = from + (to - from) / 2;
        if (by_place(&list->rows[middle], &wanted) < 0) {
            from = middle + 1;
        } else {
            to = middle;
        }
    }
    return from;
}

static bool is_of(const pdup__misplaced_rows *list, size_t at, int32_t board, int32_t round) {
    return at < list->count && list->rows[at].board == board && list->rows[at].round == round;
}

int32_t pdup__misplaced_meant(const pdup__misplaced_rows *list, int32_t board, int32_t round,
                              int32_t table) {
    for (size_t at = find_round(list, board, round); is_of(list, at, board, round); at++) {
        if (list->rows[at].table == table) {
            return list->rows[at].meant;
        }
    }
    return 0;
}

bool pdup__misplaced_has(const pdup__misplaced_rows *list, int32_t board, int32_t round,
                         int32_t meant) {
    for (size_t at = find_round(list, board, round); is_of(list, at, board, round); at++) {
        if (list->rows[at].meant == meant) {
            return true;
        }
    }
    return false;
}
