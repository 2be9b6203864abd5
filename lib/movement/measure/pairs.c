/* SPDX-License-Identifier: MIT */
/* Two players who share a table meet. Two results of a set at different tables are compared when they were got at
 * one seat ("for each line apart", rules 8), and work against each other when not. Each of these is counted result
 * by result, so that a player who has met a set again counts with both results.
 *
 * The pairs do not all fit memory, so they are counted a row at a time: one player with all others. For that the
 * places where he sits must be at hand, which are gathered for as many players at a time as their number allows. */
#include "movement/measure/pairs.h"

#include "movement/seating.h"

/* What a player has with one other. Less than 2^60: nobody has more than 4 * 10^8 places. */
typedef struct pair {
    int64_t meetings;
    int64_t together; /* results of one set, each with each, the same table included */
    int64_t compared; /* of those at one seat, hence at different tables */
    int64_t weight;   /* for each meeting the other tables of the set */
} pair;

typedef struct counting {
    const pdup_movement *movement;
    const pdup_allocator *allocator;
    pdup__survey *survey;
    const pdup__strips *strips;
    pdup__spread *spreads;
    pair *row;       /* of the one player, [other] */
    int32_t *places; /* where the players in hand sit, each by round and table */
    size_t *ends;    /* of each player's places */
    int32_t *times;  /* of one player: [seat * sets + set], seat `seats` being any */
    int32_t *first;  /* of one player: [set], the place where he met it */
} counting;

/* Takes as many players as have no more places than are held; one in any case. Returns the player after them. */
static int32_t end_of_block(const counting *in, int32_t from, size_t places_held) {
    size_t places = (size_t)pdup__survey_times(in->survey, from);
    int32_t to = from + 1;
    for (; to < in->movement->shape.players; to++) {
        places += (size_t)pdup__survey_times(in->survey, to);
        if (places > places_held) {
            break;
        }
    }
    return to;
}

static size_t start_of(const counting *in, int32_t player, int32_t from) {
    return player == from ? 0 : in->ends[player - 1];
}

static void gather_places(const counting *in, int32_t from, int32_t to) {
    const pdup_movement *movement = in->movement;
    size_t start = 0;
    for (int32_t player = from; player < to; player++) {
        in->ends[player] = start;
        start += (size_t)pdup__survey_times(in->survey, player);
    }
    for (int32_t round = 0; round < movement->shape.rounds; round++) {
        for (int32_t table = 0; table < movement->shape.tables; table++) {
            if (pdup__seating_set(movement, round, table) < 0) {
                continue;
            }
            for (int seat = 0; seat < movement->shape.seats; seat++) {
                int32_t player = pdup__seating_player(movement, round, table, seat);
                if (player >= from && player < to) {
                    in->places[in->ends[player]++] =
                        pdup__seating_pack(movement, round, table, seat);
                }
            }
        }
    }
}

static void count_meetings(const counting *in, int32_t player, int32_t from) {
    const pdup_movement *movement = in->movement;
    for (size_t i = start_of(in, player, from); i < in->ends[player]; i++) {
        int32_t round = pdup__seating_round(movement, in->places[i]);
        int32_t table = pdup__seating_table(movement, in->places[i]);
        int32_t set = pdup__seating_set(movement, round, table);
        for (int seat = 0; seat < movement->shape.seats; seat++) {
            int32_t other = pdup__seating_player(movement, round, table, seat);
            if (other >= 0) {
                in->row[other].meetings++;
                in->row[other].weight += in->survey->tables_of_set[set] - 1;
            }
        }
    }
}

/* The sets of a player who met some again, and each time when he did. */
static bool note_sets(const counting *in, int32_t player, int32_t from) {
    const pdup_movement *movement = in->movement;
    size_t sets = (size_t)movement->shape.sets;
    size_t any = (size_t)movement->shape.seats * sets;
    for (size_t i = start_of(in, player, from); i < in->ends[player]; i++) {
        int32_t place = in->places[i];
        int32_t set = pdup__seating_set(movement, pdup__seating_round(movement, place),
                                        pdup__seating_table(movement, place));
        size_t seat = (size_t)pdup__seating_seat(movement, place);
        pdup__flaw flaw = {PDUP_E_MOVEMENT_SET_AGAIN, place, set, player, in->first[set]};
        if (in->times[any + (size_t)set] == 0) {
            in->first[set] = place;
        } else if (!pdup__flaws_add(&in->survey->flaws, in->allocator, flaw)) {
            return false;
        }
        in->times[seat * sets + (size_t)set]++;
        in->times[any + (size_t)set]++;
    }
    return true;
}

/* For who met a set again: all the seating is read for him. */
static void compare_by_reading(const counting *in) {
    const pdup_movement *movement = in->movement;
    size_t sets = (size_t)movement->shape.sets;
    const int32_t *any = &in->times[(size_t)movement->shape.seats * sets];
    for (int32_t round = 0; round < movement->shape.rounds; round++) {
        for (int32_t table = 0; table < movement->shape.tables; table++) {
            int32_t set = pdup__seating_set(movement, round, table);
            if (set < 0 || any[set] == 0) {
                continue;
            }
            for (int seat = 0; seat < movement->shape.seats; seat++) {
                int32_t other = pdup__seating_player(movement, round, table, seat);
                if (other >= 0) {
                    in->row[other].together += any[set];
                    in->row[other].compared += in->times[(size_t)seat * sets + (size_t)set];
                }
            }
        }
    }
}

/* Is this pair counted in the row of `player`? In that of who met sets again, else in that of the first. */
static bool is_in_row(const counting *in, int32_t player, int32_t other) {
    const bool *repeats = in->strips->repeats;
    return repeats[player] == repeats[other] ? other > player : repeats[player];
}

/* The first who may be in his row. */
static int32_t start_of_row(const counting *in, int32_t player) {
    return in->strips->repeats[player] ? 0 : player + 1;
}

static bool compare_who_repeats(const counting *in, int32_t player, int32_t from) {
    size_t kinds = (size_t)in->movement->shape.seats + 1;
    size_t sets = (size_t)in->movement->shape.sets;
    for (size_t i = 0; i < kinds * sets; i++) {
        in->times[i] = 0;
    }
    if (!note_sets(in, player, from)) {
        return false;
    }
    compare_by_reading(in);
    return true;
}

/* Entries before the start may hold anything. */
static bool count_row(const counting *in, int32_t player, int32_t from) {
    int32_t players = in->movement->shape.players;
    for (int32_t other = start_of_row(in, player); other < players; other++) {
        in->row[other] = (pair){0};
    }
    count_meetings(in, player, from);
    if (in->strips->repeats[player]) {
        return compare_who_repeats(in, player, from);
    }
    for (int32_t other = player + 1; other < players; other++) {
        if (is_in_row(in, player, other)) {
            in->row[other].together = pdup__strips_together(in->strips, player, other);
            in->row[other].compared = pdup__strips_compared(in->strips, player, other);
        }
    }
    return true;
}

/* The weight K: the other tables of a set for each meeting, seats - 1 for each comparison, and 1 off where they
 * worked against each other elsewhere. */
static int64_t competition(const counting *in, const pair *counts) {
    int64_t against = counts->together - counts->compared - counts->meetings;
    return counts->weight + (in->movement->shape.seats - 1) * counts->compared - against;
}

static pdup_status add_to(const counting *in, pdup_spread which, int64_t value) {
    return pdup__spread_add(&in->spreads[which - 1], in->allocator, value);
}

static pdup_status add_pair(const counting *in, const pair *counts, bool is_across) {
    bool is_by_lines = in->movement->shape.is_by_lines;
    bool is_apart = is_by_lines && is_across;
    bool is_inside = is_by_lines && !is_across;
    pdup_status status =
        add_to(in, is_inside ? PDUP_SPREAD_MEETINGS_LINE : PDUP_SPREAD_MEETINGS, counts->meetings);
    if (status == PDUP_OK) {
        status = add_to(in, is_apart ? PDUP_SPREAD_COMPARISONS_CROSS : PDUP_SPREAD_COMPARISONS,
                        counts->compared);
    }
    if (status == PDUP_OK) {
        status = add_to(in, is_apart ? PDUP_SPREAD_COMPETITION_CROSS : PDUP_SPREAD_COMPETITION,
                        competition(in, counts));
    }
    return status;
}

static pdup_status add_row(const counting *in, int32_t player, int32_t from) {
    if (!count_row(in, player, from)) {
        return PDUP_E_NOMEM;
    }
    const int8_t *lines = in->survey->lines;
    pdup_status status = PDUP_OK;
    for (int32_t other = start_of_row(in, player);
         other < in->movement->shape.players && status == PDUP_OK; other++) {
        if (is_in_row(in, player, other)) {
            status = add_pair(in, &in->row[other], lines[other] != lines[player]);
        }
    }
    return status;
}

static pdup_status add_rows(const counting *in, size_t places_held) {
    int32_t players = in->movement->shape.players;
    pdup_status status = PDUP_OK;
    for (int32_t from = 0; from < players && status == PDUP_OK;) {
        int32_t to = end_of_block(in, from, places_held);
        gather_places(in, from, to);
        for (int32_t player = from; player < to && status == PDUP_OK; player++) {
            status = add_row(in, player, from);
        }
        from = to;
    }
    return status;
}

/* The most places that a block of players has. */
static size_t places_needed(const counting *in, size_t places_held) {
    size_t all = 0;
    size_t most = 0;
    for (int32_t player = 0; player < in->movement->shape.players; player++) {
        size_t places = (size_t)pdup__survey_times(in->survey, player);
        all += places;
        most = places > most ? places : most;
    }
    if (most < places_held) {
        most = all < places_held ? all : places_held;
    }
    return most;
}

pdup_status pdup__pairs_count(pdup__survey *survey, const pdup__strips *strips, size_t places_held,
                              pdup__spread *spreads) {
    const pdup_movement *movement = survey->movement;
    const pdup_allocator *allocator = &movement->base.allocator;
    size_t players = (size_t)movement->shape.players;
    size_t sets = (size_t)movement->shape.sets;
    size_t kinds = (size_t)movement->shape.seats + 1;
    counting in = {movement, allocator, survey, strips, spreads, NULL, NULL, NULL, NULL, NULL};
    in.row = pdup__alloc_array(allocator, players, sizeof *in.row);
    /* One to spare, so that there is something to ask for when nobody sits anywhere. */
    in.places =
        pdup__alloc_array(allocator, places_needed(&in, places_held) + 1, sizeof *in.places);
    in.ends = pdup__alloc_array(allocator, players, sizeof *in.ends);
    in.times = pdup__alloc_array(allocator, sets, kinds * sizeof *in.times);
    in.first = pdup__alloc_array(allocator, sets, sizeof *in.first);
    pdup_status status = PDUP_E_NOMEM;
    if (in.row && in.places && in.ends && in.times && in.first) {
        status = add_rows(&in, places_held);
    }
    pdup__release(allocator, in.row);
    pdup__release(allocator, in.places);
    pdup__release(allocator, in.ends);
    pdup__release(allocator, in.times);
    pdup__release(allocator, in.first);
    for (int i = 0; i < PDUP__SPREADS && status == PDUP_OK; i++) {
        status = pdup__spread_close(&spreads[i], allocator);
    }
    return status;
}
