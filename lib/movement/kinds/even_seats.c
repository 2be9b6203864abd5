/* SPDX-License-Identifier: MIT */
/* Turns of the sets with which everybody sits at all seats as evenly as can be had: the embedded ones, else a descent.
 * One set after another takes the turn with the smallest sum of the fourth powers of all counts of seats, until none of
 * them has a better one. Squares would let the fixed player stay at N where all others are a little less even for it. */
#include "movement/kinds/turned.h"
#include "movement/seating.h"

#include <string.h>

enum { MOST_PLAYERS = 1000 };

typedef struct descent {
    const pdup_movement *movement;
    uint8_t *turns;  /* [set] */
    int32_t *counts; /* [player * seats + seat] */
    int64_t powers;
} descent;

static int64_t fourth(int64_t number) {
    return number * number * number * number;
}

/* Counts the seats at one table of a set once more, or once less. */
static void count_table(descent *in, int32_t round, int32_t table, int32_t turn, int32_t more) {
    const int32_t seats = in->movement->shape.seats;
    for (int32_t seat = 0; seat < seats; seat++) {
        int32_t player = pdup__seating_player(in->movement, round, table, (int)seat);
        if (player >= 0) {
            int32_t *count = &in->counts[player * seats + (seat + turn) % seats];
            in->powers += fourth(*count + more) - fourth(*count);
            *count += more;
        }
    }
}

static void count_set(descent *in, int32_t set, int32_t turn, int32_t more) {
    const pdup__movement_shape *shape = &in->movement->shape;
    for (int32_t round = 0; round < shape->rounds; round++) {
        int32_t table = 0;
        for (int32_t copy = 0; copy < shape->copies && table >= 0; copy++) {
            table = shape->type->table_of_set(in->movement, round, set, copy);
            if (table >= 0) {
                count_table(in, round, table, turn, more);
            }
        }
    }
}

/* Has it found a better turn? */
static bool improve_set(descent *in, int32_t set) {
    const int64_t before = in->powers;
    int64_t least = before;
    count_set(in, set, in->turns[set], -1);
    for (int32_t turn = 0; turn < in->movement->shape.seats; turn++) {
        count_set(in, set, turn, 1);
        if (in->powers < least) {
            least = in->powers;
            in->turns[set] = (uint8_t)turn;
        }
        count_set(in, set, turn, -1);
    }
    count_set(in, set, in->turns[set], 1);
    return least < before;
}

/* The sum falls with every better turn, so that it ends. Is any set turned? */
static bool descend(descent *in) {
    const int32_t sets = in->movement->shape.sets;
    bool is_turned = false;
    bool goes_on = true;
    for (int32_t set = 0; set < sets; set++) {
        count_set(in, set, 0, 1);
    }
    while (goes_on) {
        goes_on = false;
        for (int32_t set = 0; set < sets; set++) {
            goes_on |= improve_set(in, set);
        }
        is_turned |= goes_on;
    }
    return is_turned;
}

static pdup_status compute(const pdup_movement *movement, pdup_movement **out) {
    const pdup__movement_shape *shape = &movement->shape;
    const pdup_allocator *allocator = &movement->base.allocator;
    descent in = {.movement = movement};
    if (shape->players > MOST_PLAYERS) {
        return PDUP_E_RANGE;
    }
    in.turns = pdup__alloc_array(allocator, (size_t)shape->sets, 1);
    in.counts = pdup__alloc_array(allocator, (size_t)shape->players * (size_t)shape->seats,
                                  sizeof *in.counts);
    pdup_status status = in.turns && in.counts ? PDUP_OK : PDUP_E_NOMEM;
    if (status == PDUP_OK) {
        if (descend(&in)) {
            status = pdup__turned_new(movement, PDUP__TURNED_BY_SET, in.turns, out);
        } else {
            *out = pdup__movement_keep(movement);
        }
    }
    pdup__release(allocator, in.counts);
    pdup__release(allocator, in.turns);
    return status;
}

pdup_status pdup_movement_with_even_seats(const pdup_movement *movement, pdup_movement **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__handle_is(movement, PDUP__MOVEMENT)) {
        return PDUP_E_ARG;
    }
    if (movement->shape.is_by_lines) {
        return PDUP_E_STATE;
    }
    const char *turns = pdup__turns_for_even_seats(movement);
    return turns ? pdup_movement_with_set_turns(movement, turns, strlen(turns), out)
                 : compute(movement, out);
}
