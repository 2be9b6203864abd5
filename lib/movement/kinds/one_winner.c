/* SPDX-License-Identifier: MIT */
/* Turns of the rounds with which everybody competes with everybody as evenly as can be had: the embedded ones, else a
 * descent. The sum of the weights K over all pairs does not depend on turns, so the quality factor is highest where the
 * sum of their squares is smallest; and of K itself only q for each comparison does depend. The rounds get their
 * turns one after another, each the best beside those before it, and then better ones until there are none. */
#include "movement/kinds/turned.h"
#include "movement/seating.h"

#include <string.h>

enum {
    MOST_PLAYERS = 400,
    MOST_PAIRS =
        2500000, /* of tables that play one set: more than 400 players have in any movement of ours */
    ALL_PAIRS = 0 /* in place of a weight */
};

/* Look-ups in a movement by a group or a field are dear, and the descent asks for the same places over and over: it has
 * a copy. Of each set it has the places at which the set is played, in the order of rounds. */
typedef struct descent {
    const pdup_movement *movement;
    uint8_t *turns;        /* [round] */
    int32_t known;         /* rounds that have a turn already */
    int32_t *sets;         /* [round][table]; -1 if it is idle */
    int32_t *players;      /* [round][table][seat]; negative for nobody */
    int32_t *first_place;  /* [set]; one more for the end */
    int32_t *place_rounds; /* [place] */
    int32_t *place_tables; /* [place] */
    int32_t *set_uses;     /* [set]: tables that play it in all rounds */
    int32_t *weights;      /* [player * players + other] with the higher number first */
    int64_t squares;
} descent;

static size_t place_of(const descent *in, int32_t round, int32_t table) {
    return (size_t)round * (size_t)in->movement->shape.tables + (size_t)table;
}

static const int32_t *players_at(const descent *in, int32_t round, int32_t table) {
    return &in->players[place_of(in, round, table) * (size_t)in->movement->shape.seats];
}

static inline void add(descent *in, int32_t x, int32_t y, int32_t weight) {
    if (x < 0 || y < 0) {
        return;
    }
    int32_t *cell = x > y ? &in->weights[x * in->movement->shape.players + y]
                          : &in->weights[y * in->movement->shape.players + x];
    in->squares += (int64_t)weight * (2 * (int64_t)*cell + weight);
    *cell += weight;
}

/* All pairs of two tables at which a set is played: -1 for each. */
static void weigh_all(descent *in, const int32_t *players, const int32_t *others) {
    const int32_t seats = in->movement->shape.seats;
    for (int32_t pair = 0; pair < seats * seats; pair++) {
        add(in, players[pair / seats], others[pair % seats], -1);
    }
}

/* The pairs at one seat, the second table being turned so much further. */
static void weigh_same(descent *in, const int32_t *players, const int32_t *others, int32_t turn,
                       int32_t weight) {
    const int32_t seats = in->movement->shape.seats;
    for (int32_t seat = 0, other = turn % seats; seat < seats; seat++) {
        add(in, players[seat], others[other], weight);
        other = other + 1 < seats ? other + 1 : 0;
    }
}

/* One table and all others of its set in the known rounds; two tables of one round meet once. */
static void weigh_table(descent *in, int32_t round, int32_t table, int32_t weight) {
    const int32_t set = in->sets[place_of(in, round, table)];
    if (set < 0) {
        return;
    }
    const int32_t *players = players_at(in, round, table);
    const int32_t turn = in->turns[round] + in->movement->shape.seats;
    for (int32_t i = in->first_place[set]; i < in->first_place[set + 1]; i++) {
        const int32_t other = in->place_rounds[i];
        if (other >= in->known) {
            return;
        }
        if (other == round && in->place_tables[i] <= table) {
            continue;
        }
        const int32_t *others = players_at(in, other, in->place_tables[i]);
        if (weight == ALL_PAIRS) {
            weigh_all(in, players, others);
        } else {
            weigh_same(in, players, others, turn - in->turns[other], weight);
        }
    }
}

static void weigh_round(descent *in, int32_t round, int32_t weight) {
    for (int32_t table = 0; table < in->movement->shape.tables; table++) {
        weigh_table(in, round, table, weight);
    }
}

/* What does not depend on turns: the meetings, and that two play one set at different tables. */
static void weigh_meetings(descent *in, int32_t round) {
    const pdup__movement_shape *shape = &in->movement->shape;
    for (int32_t table = 0; table < shape->tables; table++) {
        const int32_t set = in->sets[place_of(in, round, table)];
        const int32_t *players = players_at(in, round, table);
        for (int32_t pair = 0; pair < shape->seats * shape->seats && set >= 0; pair++) {
            if (pair % shape->seats < pair / shape->seats) {
                add(in, players[pair / shape->seats], players[pair % shape->seats],
                    in->set_uses[set] - 1);
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
        weigh_round(in, round, seats);
        if (in->squares < least) {
            least = in->squares;
            best = in->turns[round];
        }
        weigh_round(in, round, -seats);
    }
    in->turns[round] = best;
    weigh_round(in, round, seats);
    return best != before;
}

static void descend(descent *in) {
    const pdup__movement_shape *shape = &in->movement->shape;
    bool goes_on = true;
    for (int32_t round = 0; round < shape->rounds; round++) {
        in->known = round + 1;
        weigh_round(in, round, ALL_PAIRS);
        weigh_meetings(in, round);
        (void)improve_round(in, round);
    }
    /* Only a smaller sum of squares changes a turn, so that it ends. */
    while (goes_on) {
        goes_on = false;
        for (int32_t round = 0; round < shape->rounds; round++) {
            weigh_round(in, round, -shape->seats);
            goes_on |= improve_round(in, round);
        }
    }
}

static void copy_round(descent *in, int32_t round) {
    const pdup__movement_shape *shape = &in->movement->shape;
    for (int32_t table = 0; table < shape->tables; table++) {
        const size_t place = place_of(in, round, table);
        const int32_t set = pdup__seating_set(in->movement, round, table);
        in->sets[place] = set;
        in->set_uses[set < 0 ? 0 : set] += set >= 0;
        for (int32_t seat = 0; seat < shape->seats; seat++) {
            in->players[place * (size_t)shape->seats + (size_t)seat] =
                pdup__seating_player(in->movement, round, table, (int)seat);
        }
    }
}

static void copy_places(descent *in, int32_t set) {
    const pdup__movement_shape *shape = &in->movement->shape;
    int32_t count = in->first_place[set];
    for (int32_t round = 0; round < shape->rounds; round++) {
        int32_t table = 0;
        for (int32_t copy = 0; copy < shape->copies && table >= 0; copy++) {
            table = shape->type->table_of_set(in->movement, round, set, copy);
            if (table >= 0) {
                in->place_rounds[count] = round;
                in->place_tables[count++] = table;
            }
        }
    }
    in->first_place[set + 1] = count;
}

/* Copies the movement. The pairs of tables that play one set, each twice. */
static int64_t copy(descent *in) {
    int64_t pairs = 0;
    for (int32_t round = 0; round < in->movement->shape.rounds; round++) {
        copy_round(in, round);
    }
    for (int32_t set = 0; set < in->movement->shape.sets; set++) {
        copy_places(in, set);
        const int64_t places = in->first_place[set + 1] - in->first_place[set];
        pairs += places * places;
    }
    return pairs;
}

/* The arrays of numbers, one after another in one block; NULL if there is no memory. */
static int32_t *make_arrays(descent *in) {
    const pdup__movement_shape *shape = &in->movement->shape;
    const size_t places = (size_t)shape->rounds * (size_t)shape->tables;
    const size_t sets = (size_t)shape->sets;
    const size_t cells = (size_t)shape->players * (size_t)shape->players;
    int32_t *block = pdup__alloc_array(&in->movement->base.allocator,
                                       cells + 2 * sets + 1 + (3 + (size_t)shape->seats) * places,
                                       sizeof *block);
    if (block) {
        in->weights = block;
        in->set_uses = in->weights + cells;
        in->first_place = in->set_uses + sets;
        in->sets = in->first_place + sets + 1;
        in->place_rounds = in->sets + places;
        in->place_tables = in->place_rounds + places;
        in->players = in->place_tables + places;
    }
    return block;
}

static pdup_status compute(const pdup_movement *movement, pdup_movement **out) {
    const pdup_allocator *allocator = &movement->base.allocator;
    descent in = {.movement = movement};
    if (movement->shape.players > MOST_PLAYERS) {
        return PDUP_E_RANGE;
    }
    int32_t *block = make_arrays(&in);
    in.turns = pdup__alloc_array(allocator, (size_t)movement->shape.rounds, 1);
    pdup_status status = PDUP_E_NOMEM;
    if (block && in.turns && copy(&in) > MOST_PAIRS) {
        status = PDUP_E_RANGE;
    } else if (block && in.turns) {
        descend(&in);
        status = pdup__turned_new(movement, PDUP__TURNED_BY_ROUND, in.turns, out);
    }
    pdup__release(allocator, in.turns);
    pdup__release(allocator, block);
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
