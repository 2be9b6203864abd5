/* SPDX-License-Identifier: MIT */
/* Turns of the rounds with which everybody competes with everybody as evenly as can be had: the embedded ones, else a
 * descent. The sum of the weights K over all pairs does not depend on turns, so the quality factor is highest where the
 * sum of their squares is smallest; and of K itself only q for each comparison does depend. The rounds get their
 * turns one after another, each the best beside those before it, and then better ones until there are none. */
#include "movement/kinds/turned.h"
#include "movement/seating.h"

#include <string.h>

enum { MOST_PLAYERS = 400 };

typedef struct descent {
    const pdup_movement *movement;
    uint8_t *turns;    /* [round] */
    int32_t known;     /* rounds that have a turn already */
    int32_t *set_uses; /* [set]: tables that play it in all rounds */
    int32_t *weights;  /* [player * players + other] with the higher number first */
    int64_t squares;
} descent;

static void add(descent *in, int32_t x, int32_t y, int32_t weight) {
    if (x < 0 || y < 0) {
        return;
    }
    int32_t *cell = x > y ? &in->weights[x * in->movement->shape.players + y]
                          : &in->weights[y * in->movement->shape.players + x];
    in->squares += (int64_t)weight * (2 * (int64_t)*cell + weight);
    *cell += weight;
}

/* The pairs of two tables at which a set is played: -1 for all of them, q more for those at one seat. */
static void weigh_tables(descent *in, int32_t round, int32_t table, int32_t other_round,
                         int32_t other_table, int32_t weight, bool is_all) {
    const int32_t seats = in->movement->shape.seats;
    const int32_t turn = in->turns[round] + seats - in->turns[other_round];
    for (int32_t seat = 0; seat < seats; seat++) {
        const int32_t x = pdup__seating_player(in->movement, round, table, (int)seat);
        for (int32_t other = 0; other < seats; other++) {
            if (is_all || (seat + turn) % seats == other) {
                add(in, x, pdup__seating_player(in->movement, other_round, other_table, (int)other),
                    weight);
            }
        }
    }
}

/* One table and all others of its set that lie before it: in earlier rounds, or all known ones. */
static void weigh_table(descent *in, int32_t round, int32_t table, int32_t weight, bool is_all) {
    const pdup__movement_shape *shape = &in->movement->shape;
    const int32_t set = pdup__seating_set(in->movement, round, table);
    for (int32_t other = 0; other < in->known && set >= 0; other++) {
        int32_t at = 0;
        for (int32_t copy = 0; copy < shape->copies && at >= 0; copy++) {
            at = shape->type->table_of_set(in->movement, other, set, copy);
            if (at >= 0 && (other != round || at > table)) {
                weigh_tables(in, round, table, other, at, weight, is_all);
            }
        }
    }
}

static void weigh_round(descent *in, int32_t round, int32_t weight, bool is_all) {
    for (int32_t table = 0; table < in->movement->shape.tables; table++) {
        weigh_table(in, round, table, weight, is_all);
    }
}

/* What does not depend on turns: the meetings, and that two play one set at different tables. */
static void weigh_meetings(descent *in, int32_t round) {
    const pdup__movement_shape *shape = &in->movement->shape;
    for (int32_t table = 0; table < shape->tables; table++) {
        const int32_t set = pdup__seating_set(in->movement, round, table);
        for (int32_t pair = 0; pair < shape->seats * shape->seats && set >= 0; pair++) {
            const int seat = (int)(pair / shape->seats);
            const int other = (int)(pair % shape->seats);
            if (other < seat) {
                add(in, pdup__seating_player(in->movement, round, table, seat),
                    pdup__seating_player(in->movement, round, table, other), in->set_uses[set] - 1);
            }
        }
    }
}

static bool improve_round(descent *in, int32_t round) {
    const int32_t seats = in->movement->shape.seats;
    const uint8_t before = in->turns[round];
    uint8_t best = before;
    int64_t least = INT64_MAX;
    for (int32_t i = 0; i < seats; i++) {
        in->turns[round] = (uint8_t)((before + i) % seats);
        weigh_round(in, round, seats, false);
        if (in->squares < least) {
            least = in->squares;
            best = in->turns[round];
        }
        weigh_round(in, round, -seats, false);
    }
    in->turns[round] = best;
    weigh_round(in, round, seats, false);
    return best != before;
}

static void descend(descent *in) {
    const pdup__movement_shape *shape = &in->movement->shape;
    bool goes_on = true;
    for (int32_t round = 0; round < shape->rounds; round++) {
        for (int32_t table = 0; table < shape->tables; table++) {
            const int32_t set = pdup__seating_set(in->movement, round, table);
            in->set_uses[set < 0 ? 0 : set] += set >= 0;
        }
    }
    for (int32_t round = 0; round < shape->rounds; round++) {
        in->known = round + 1;
        weigh_round(in, round, -1, true);
        weigh_meetings(in, round);
        (void)improve_round(in, round);
    }
    /* Only a smaller sum of squares changes a turn, so that it ends. */
    while (goes_on) {
        goes_on = false;
        for (int32_t round = 0; round < shape->rounds; round++) {
            weigh_round(in, round, -shape->seats, false);
            goes_on |= improve_round(in, round);
        }
    }
}

static pdup_status compute(const pdup_movement *movement, pdup_movement **out) {
    const pdup__movement_shape *shape = &movement->shape;
    const pdup_allocator *allocator = &movement->base.allocator;
    descent in = {.movement = movement};
    if (shape->players > MOST_PLAYERS) {
        return PDUP_E_RANGE;
    }
    in.turns = pdup__alloc_array(allocator, (size_t)shape->rounds, 1);
    in.set_uses = pdup__alloc_array(allocator, (size_t)shape->sets, sizeof *in.set_uses);
    in.weights = pdup__alloc_array(allocator, (size_t)shape->players * (size_t)shape->players,
                                   sizeof *in.weights);
    pdup_status status = PDUP_E_NOMEM;
    if (in.turns && in.set_uses && in.weights) {
        descend(&in);
        status = pdup__turned_new(movement, PDUP__TURNED_BY_ROUND, in.turns, out);
    }
    pdup__release(allocator, in.weights);
    pdup__release(allocator, in.set_uses);
    pdup__release(allocator, in.turns);
    return status;
}

pdup_status pdup_movement_with_one_winner(const pdup_movement *movement, pdup_movement **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__handle_is(movement, PDUP__MOVEMENT)) {
        return PDUP_E_ARG;
    }
    if (!movement->shape.is_by_lines || movement->shape.rounds < 2) {
        return PDUP_E_STATE;
    }
    const char *turns = pdup__turns_for_one_winner(movement);
    return turns ? pdup_movement_with_round_turns(movement, turns, strlen(turns), out)
                 : compute(movement, out);
}
