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

static void add_seat(pdup__line *line, const pdup_movement *movement, int32_t place) {
    pdup__line_add(line, pdup__seat_name(PDUP_SEAT_N + pdup__seating_seat(movement, place)));
}

/* "round 2, table 5" */
static void add_table(pdup__line *line, const pdup_movement *movement, int32_t place) {
    pdup__line_add(line, "round ");
    pdup__line_add_integer(line, 1 + pdup__seating_round(movement, place));
    pdup__line_add(line, ", table ");
    pdup__line_add_integer(line, 1 + pdup__seating_table(movement, place));
}

/* ": player 7 at N" */
static void add_player(pdup__line *line, const pdup_movement *movement, const pdup__flaw *flaw) {
    pdup__line_add(line, ": player ");
    /* Wide enough for whatever number stands there. */
    pdup__line_add_integer(line, 1 + (int64_t)flaw->player);
    pdup__line_add(line, " at ");
    add_seat(line, movement, flaw->place);
}

static void tell_player_twice(pdup__line *line, const pdup_movement *movement,
                              const pdup__flaw *flaw) {
    add_player(line, movement, flaw);
    pdup__line_add(line, " sits at table ");
    pdup__line_add_integer(line, 1 + pdup__seating_table(movement, flaw->other));
    pdup__line_add(line, ", seat ");
    add_seat(line, movement, flaw->other);
    pdup__line_add(line, ", as well");
}

static void tell_set_twice(pdup__line *line, const pdup_movement *movement,
                           const pdup__flaw *flaw) {
    pdup__line_add(line, ": set ");
    pdup__line_add_integer(line, 1 + flaw->set);
    pdup__line_add(line, " has ");
    pdup__line_add_integer(line, movement->shape.copies);
    pdup__line_add(line, movement->shape.copies == 1 ? " copy, at table "
                                                     : " copies, the last at table ");
    pdup__line_add_integer(line, 1 + pdup__seating_table(movement, flaw->other));
}

static void tell_set_again(pdup__line *line, const pdup_movement *movement,
                           const pdup__flaw *flaw) {
    add_player(line, movement, flaw);
    pdup__line_add(line, " has played set ");
    pdup__line_add_integer(line, 1 + flaw->set);
    pdup__line_add(line, " in ");
    add_table(line, movement, flaw->other);
}

static void tell_player(pdup__line *line, const pdup_movement *movement, const pdup__flaw *flaw) {
    if (flaw->player == -1) {
        pdup__line_add(line, ": nobody sits at ");
        add_seat(line, movement, flaw->place);
        return;
    }
    add_player(line, movement, flaw);
    pdup__line_add(line, ", but the players are 1 to ");
    pdup__line_add_integer(line, movement->shape.players);
}

static pdup__line text_of(const pdup_movement *movement, const pdup__flaw *flaw) {
    pdup__line line = {.length = 0};
    add_table(&line, movement, flaw->place);
    switch (flaw->code) {
    case PDUP_E_MOVEMENT_PLAYER_TWICE:
        tell_player_twice(&line, movement, flaw);
        break;
    case PDUP_E_MOVEMENT_SET_TWICE:
        tell_set_twice(&line, movement, flaw);
        break;
    case PDUP_E_MOVEMENT_SET_AGAIN:
        tell_set_again(&line, movement, flaw);
        break;
    case PDUP_E_MOVEMENT_PLAYER:
        tell_player(&line, movement, flaw);
        break;
    default:
        pdup__line_add(&line, ": the table is idle");
        break;
    }
    return line;
}

pdup_faults *pdup__flaws_tell(pdup__flaws *flaws, const pdup_movement *movement) {
    const pdup_allocator *allocator = &movement->base.allocator;
    pdup_faults *faults = pdup__faults_new(allocator);
    bool is_done = faults && sort(flaws, allocator);
    for (size_t i = 0; i < flaws->count && is_done; i++) {
        const pdup__flaw *flaw = &flaws->list[i];
        pdup__line line = text_of(movement, flaw);
        pdup__fault fault = {.code = flaw->code,
                             .board = 1 + flaw->set,
                             .round = 1 + pdup__seating_round(movement, flaw->place),
                             .table = 1 + pdup__seating_table(movement, flaw->place)};
        is_done = pdup__faults_add(faults, fault, &line);
    }
    if (!is_done) {
        pdup_faults_unref(faults);
        return NULL;
    }
    return faults;
}
