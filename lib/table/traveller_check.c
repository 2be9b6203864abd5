/* SPDX-License-Identifier: MIT */
/* The warnings of a traveller: what is entered all the same, for the director to see. */
#include "base/sort.h"
#include "table/traveller.h"

/* A player in a row that was played. */
typedef struct playing {
    int32_t player;
    int32_t round;
    int32_t table;
    pdup__standing_effect standing;
} playing;

/* Who knows which results are annulled. */
typedef struct judge {
    pdup__annuls *annuls; /* NULL: nobody */
    const void *context;
} judge;

static bool is_resolved(judge by, playing again) {
    return by.annuls && by.annuls(by.context, again.standing);
}

static int by_player(const void *first, const void *second) {
    const playing *a = first;
    const playing *b = second;
    int orders[] = {pdup__by_number(a->player, b->player), pdup__by_number(a->round, b->round)};
    return orders[0] != 0   ? orders[0]
           : orders[1] != 0 ? orders[1]
                            : pdup__by_number(a->table, b->table);
}

static size_t collect(const pdup_traveller *traveller, playing *to) {
    size_t count = 0;
    for (size_t i = 0; i < traveller->row_count; i++) {
        const pdup__row *row = &traveller->rows[i].row;
        if (row->contract == PDUP_CONTRACT_NOT_PLAYED) {
            continue;
        }
        for (int seat = 0; seat < pdup__row_seats(traveller->board, row); seat++) {
            to[count++] = (playing){row->players[seat], row->round, row->table,
                                    traveller->rows[i].effects[seat]};
        }
    }
    return count;
}

static bool warn_again(const pdup_traveller *traveller, pdup_faults *faults, playing first,
                       playing again) {
    pdup__issue issue = pdup__issue_of(PDUP_W_BOARD_AGAIN, PDUP__M_BOARD_PLAYED);
    pdup__issue_number(&issue, again.player);
    pdup__issue_number(&issue, first.round);
    pdup__issue_number(&issue, first.table);
    pdup__fault where = {
        .board = traveller->board->number, .round = again.round, .table = again.table};
    return pdup__faults_enter(faults, where, &issue);
}

/* Rules 11.6.B: the second result is for the director to annul; the first play of each player is not warned of. */
static bool add_repeats(const pdup_traveller *traveller, judge by, pdup_faults *faults) {
    if (traveller->row_count == 0) {
        return true;
    }
    const pdup_allocator *allocator = &traveller->base.allocator;
    size_t most = traveller->row_count * PDUP__SEATS;
    /* The second half is the room that sorting needs. */
    playing *plays = pdup__alloc_array(allocator, 2 * most, sizeof *plays);
    if (!plays) {
        return false;
    }
    size_t count = collect(traveller, plays);
    pdup__sort(plays, plays + most, count, sizeof *plays, by_player);
    bool is_done = true;
    size_t first = 0;
    for (size_t i = 1; i < count && is_done; i++) {
        if (plays[i].player != plays[first].player) {
            first = i;
        } else if (!is_resolved(by, plays[i])) {
            is_done = warn_again(traveller, faults, plays[first], plays[i]);
        }
    }
    pdup__release(allocator, plays);
    return is_done;
}

static bool add_order(const pdup_traveller *traveller, const pdup__row *row, pdup_faults *faults) {
    if (pdup__row_is_clockwise(traveller->board, row)) {
        return true;
    }
    pdup__issue issue = pdup__issue_bare(PDUP_W_WHISTER_ORDER);
    pdup__fault where = {
        .board = traveller->board->number, .round = row->round, .table = row->table};
    return pdup__faults_enter(faults, where, &issue);
}

bool pdup__traveller_add_warnings(const pdup_traveller *traveller, pdup__annuls *annuls,
                                  const void *context, pdup_faults *faults) {
    for (size_t i = 0; i < traveller->row_count; i++) {
        if (!add_order(traveller, &traveller->rows[i].row, faults)) {
            return false;
        }
    }
    return add_repeats(traveller, (judge){annuls, context}, faults);
}

pdup_status pdup_traveller_check(const pdup_traveller *traveller, pdup_faults **faults_out) {
    if (!faults_out) {
        return PDUP_E_ARG;
    }
    *faults_out = NULL;
    if (!pdup__handle_is(traveller, PDUP__TRAVELLER)) {
        return PDUP_E_ARG;
    }
    pdup_faults *faults = pdup__faults_new(&traveller->base.allocator);
    if (!faults || !pdup__traveller_add_warnings(traveller, NULL, NULL, faults) ||
        !pdup__faults_sort(faults)) {
        pdup_faults_unref(faults);
        return PDUP_E_NOMEM;
    }
    *faults_out = faults;
    return PDUP_OK;
}
