/* SPDX-License-Identifier: MIT */
#include "movement/measure/flaws.h"

#include "base/seat.h"
#include "base/sort.h"
#include "movement/seating.h"
#include "text/faults.h"

bool pdup__flaws_add(pdup__flaws *flaws, const pdup_allocator *allocator, pdup__flaw flaw) {
    if (flaws->count == flaws->capacity) {
        void *memory = flaws->list;
        if (!pdup__grow(allocator, &memory, &flaws->capacity, sizeof *flaws->list)) {
            return false;
        }
        flaws->list = memory;
    }
    flaws->list[flaws->count++] = flaw;
    return true;
}

void pdup__flaws_release(pdup__flaws *flaws, const pdup_allocator *allocator) {
    pdup__release(allocator, flaws->list);
    *flaws = (pdup__flaws){0};
}

static int by_place(const void *first, const void *second) {
    int32_t a = ((const pdup__flaw *)first)->place;
    int32_t b = ((const pdup__flaw *)second)->place;
    return (a > b) - (a < b);
}

static bool sort(pdup__flaws *flaws, const pdup_allocator *allocator) {
    if (flaws->count == 0) {
        return true;
    }
    pdup__flaw *scratch = pdup__alloc_array(allocator, flaws->count, sizeof *scratch);
    if (!scratch) {
        return false;
    }
    pdup__sort(flaws->list, scratch, flaws->count, sizeof *scratch, by_place);
    pdup__release(allocator, scratch);
    return true;
}

static void add_seat(pdup__issue *issue, const pdup_movement *movement, int32_t place) {
    pdup__issue_seat(issue, PDUP_SEAT_N + pdup__seating_seat(movement, place));
}

/* The table of a place counts from 1. */
static int32_t table_of(const pdup_movement *movement, int32_t place) {
    return 1 + pdup__seating_table(movement, place);
}

static pdup__message message_of(const pdup__flaw *flaw) {
    switch (flaw->code) {
    case PDUP_E_MOVEMENT_PLAYER_TWICE:
        return PDUP__M_FLAW_PLAYER_TWICE;
    case PDUP_E_MOVEMENT_SET_TWICE:
        return PDUP__M_FLAW_SET_TWICE;
    case PDUP_E_MOVEMENT_SET_AGAIN:
        return PDUP__M_FLAW_SET_AGAIN;
    case PDUP_E_MOVEMENT_PLAYER:
        return flaw->player == -1 ? PDUP__M_FLAW_NOBODY : PDUP__M_FLAW_PLAYER;
    default:
        return PDUP__M_FLAW_IDLE;
    }
}

/* What stands behind round and table in the message. */
static void add_rest(pdup__issue *issue, const pdup_movement *movement, const pdup__flaw *flaw) {
    bool is_set = flaw->code == PDUP_E_MOVEMENT_SET_TWICE;
    if (flaw->code > 0) {
        return;
    }
    if (is_set) {
        pdup__issue_number(issue, 1 + flaw->set);
        pdup__issue_number(issue, movement->shape.copies);
        pdup__issue_number(issue, table_of(movement, flaw->other));
        return;
    }
    if (flaw->player != -1) {
        /* Wide enough for whatever number stands there. */
        pdup__issue_number(issue, 1 + (int64_t)flaw->player);
    }
    add_seat(issue, movement, flaw->place);
    if (flaw->code == PDUP_E_MOVEMENT_PLAYER_TWICE) {
        pdup__issue_number(issue, table_of(movement, flaw->other));
        add_seat(issue, movement, flaw->other);
    } else if (flaw->code == PDUP_E_MOVEMENT_SET_AGAIN) {
        pdup__issue_number(issue, 1 + flaw->set);
        pdup__issue_number(issue, 1 + pdup__seating_round(movement, flaw->other));
        pdup__issue_number(issue, table_of(movement, flaw->other));
    } else if (flaw->player != -1) {
        pdup__issue_number(issue, movement->shape.players);
    }
}

static pdup__issue issue_of(const pdup_movement *movement, const pdup__flaw *flaw) {
    pdup__issue issue = pdup__issue_of(flaw->code, message_of(flaw));
    pdup__issue_number(&issue, 1 + pdup__seating_round(movement, flaw->place));
    pdup__issue_number(&issue, table_of(movement, flaw->place));
    add_rest(&issue, movement, flaw);
    return issue;
}

pdup_faults *pdup__flaws_tell(pdup__flaws *flaws, const pdup_movement *movement) {
    const pdup_allocator *allocator = &movement->base.allocator;
    pdup_faults *faults = pdup__faults_new(allocator);
    bool is_done = faults && sort(flaws, allocator);
    for (size_t i = 0; i < flaws->count && is_done; i++) {
        const pdup__flaw *flaw = &flaws->list[i];
        pdup__issue issue = issue_of(movement, flaw);
        pdup__fault where = {.board = 1 + flaw->set,
                             .round = 1 + pdup__seating_round(movement, flaw->place),
                             .table = table_of(movement, flaw->place)};
        is_done = pdup__faults_enter(faults, where, &issue);
    }
    if (!is_done) {
        pdup_faults_unref(faults);
        return NULL;
    }
    return faults;
}
