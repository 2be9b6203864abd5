/* SPDX-License-Identifier: MIT */
#include "movement/improve/arrangement.h"

#include "movement/seating.h"

static pdup__pair *pair_of(const pdup__arrangement *in, int32_t a, int32_t b) {
    int32_t lower = a < b ? a : b;
    int32_t higher = a < b ? b : a;
    return &in->pairs[(size_t)lower * (size_t)in->players + (size_t)higher];
}

static void count(int64_t *squares, int32_t *number, int32_t step) {
    /* (n + s)^2 - n^2 */
    *squares += ((int64_t)2 * *number + step) * step;
    *number += step;
}

/* `way` is 1 when a player comes, -1 when he goes. */
static void count_meeting(pdup__arrangement *in, pdup__pair *pair, int32_t others, int32_t way) {
    bool was_met = pair->meetings > 0;
    count(&in->cost[PDUP__COST_MEETINGS], &pair->meetings, way);
    in->cost[PDUP__COST_NEVER_MET] += was_met - (pair->meetings > 0);
    if (!in->is_by_lines) {
        count(&in->cost[PDUP__COST_COMPETITION], &pair->competition, way * others);
    }
}

static void count_result(pdup__arrangement *in, pdup__pair *pair, bool is_compared, int32_t way) {
    if (is_compared) {
        count(&in->cost[PDUP__COST_COMPARISONS], &pair->comparisons, way);
    }
    if (!in->is_by_lines) {
        int32_t weight = is_compared ? in->seats - 1 : -1;
        count(&in->cost[PDUP__COST_COMPETITION], &pair->competition, way * weight);
    }
}

/* All that a player has with the others of his table, and with those who play the set elsewhere. By lines only his
 * own seat matters there. */
static void count_player(pdup__arrangement *in, int32_t place, int32_t seat, int32_t player,
                         int32_t way) {
    int32_t set = in->set[place];
    const int32_t *here = &in->player[(size_t)place * (size_t)in->seats];
    for (int32_t i = 0; i < in->seats; i++) {
        if (i != seat && here[i] >= 0) {
            count_meeting(in, pair_of(in, player, here[i]), in->set_tables[set] - 1, way);
        }
    }
    int32_t least = in->is_by_lines ? seat : 0;
    int32_t end = in->is_by_lines ? seat + 1 : in->seats;
    for (int32_t other = in->next[place]; other != place; other = in->next[other]) {
        const int32_t *there = &in->player[(size_t)other * (size_t)in->seats];
        for (int32_t i = least; i < end; i++) {
            if (there[i] >= 0) {
                count_result(in, pair_of(in, player, there[i]), i == seat, way);
            }
        }
    }
    int32_t *times = &in->at_seat[player * in->seats + seat];
    count(&in->cost[PDUP__COST_SEATS], times, way);
}

static void sit(pdup__arrangement *in, int32_t place, int32_t seat, int32_t player) {
    int32_t round = place / in->tables;
    in->player[(size_t)place * (size_t)in->seats + (size_t)seat] = player;
    in->place[(size_t)round * (size_t)in->players + (size_t)player] =
        place % in->tables * in->seats + seat;
    size_t with_set = (size_t)player * (size_t)in->sets + (size_t)in->set[place];
    in->round_of[with_set] += round;
    in->cost[PDUP__COST_SETS_AGAIN] += in->times[with_set]++ > 0;
    count_player(in, place, seat, player, 1);
}

static int32_t rise(pdup__arrangement *in, int32_t place, int32_t seat) {
    int32_t round = place / in->tables;
    int32_t *cell = &in->player[(size_t)place * (size_t)in->seats + (size_t)seat];
    int32_t player = *cell;
    count_player(in, place, seat, player, -1);
    *cell = -1;
    /* Where an earlier one of the changes that belong together has put him elsewhere, that stays. */
    int32_t *found = &in->place[(size_t)round * (size_t)in->players + (size_t)player];
    *found = *found == place % in->tables * in->seats + seat ? -1 : *found;
    size_t with_set = (size_t)player * (size_t)in->sets + (size_t)in->set[place];
    in->round_of[with_set] -= round;
    in->cost[PDUP__COST_SETS_AGAIN] -= --in->times[with_set] > 0;
    return player;
}

static void join_ring(pdup__arrangement *in, int32_t place, int32_t set) {
    int32_t at = in->first[set] < 0 ? place : in->first[set];
    in->set[place] = set;
    in->first[set] = at;
    in->next[place] = at;
    in->before[place] = at == place ? place : in->before[at];
    in->next[in->before[place]] = place;
    in->before[at] = place;
}

static void leave_ring(pdup__arrangement *in, int32_t place) {
    int32_t next = in->next[place];
    in->first[in->set[place]] = next == place ? -1 : next;
    in->next[in->before[place]] = next;
    in->before[next] = in->before[place];
}

static void swap(pdup__arrangement *in, int32_t round, int32_t a, int32_t b) {
    int32_t place_a = pdup__arrangement_place(in, round, a);
    int32_t place_b = pdup__arrangement_place(in, round, b);
    int32_t start = round * in->tables;
    if (place_a >= 0) {
        rise(in, start + place_a / in->seats, place_a % in->seats);
    }
    if (place_b >= 0) {
        rise(in, start + place_b / in->seats, place_b % in->seats);
        sit(in, start + place_b / in->seats, place_b % in->seats, a);
    }
    if (place_a >= 0) {
        sit(in, start + place_a / in->seats, place_a % in->seats, b);
    }
}

static void exchange(pdup__arrangement *in, int32_t seat, int32_t place_a, int32_t place_b) {
    int32_t a = rise(in, place_a, seat);
    int32_t b = rise(in, place_b, seat);
    sit(in, place_a, seat, b);
    sit(in, place_b, seat, a);
}

static void change_set(pdup__arrangement *in, int32_t place, int32_t set) {
    int32_t players[4];
    for (int32_t seat = 0; seat < in->seats; seat++) {
        players[seat] = rise(in, place, seat);
    }
    leave_ring(in, place);
    join_ring(in, place, set);
    for (int32_t seat = 0; seat < in->seats; seat++) {
        /* Rising has not changed the seats. NOLINTNEXTLINE(clang-analyzer-core.CallAndMessage) */
        sit(in, place, seat, players[seat]);
    }
}

static void note(pdup__arrangement *in, pdup__change change) {
    in->changes[in->change_count++] = change;
}

void pdup__arrangement_swap(pdup__arrangement *in, int32_t round, int32_t first, int32_t second) {
    note(in, (pdup__change){PDUP__CHANGE_PLAYERS, round, first, second});
    swap(in, round, first, second);
}

void pdup__arrangement_exchange(pdup__arrangement *in, int32_t seat, int32_t first,
                                int32_t second) {
    note(in, (pdup__change){PDUP__CHANGE_ROUNDS, seat, first, second});
    exchange(in, seat, first, second);
}

void pdup__arrangement_set(pdup__arrangement *in, int32_t place, int32_t set) {
    note(in, (pdup__change){PDUP__CHANGE_SET, place, in->set[place], set});
    change_set(in, place, set);
}

void pdup__arrangement_keep(pdup__arrangement *in) {
    in->change_count = 0;
}

/* The first two are their own reverse. */
static void take_back(pdup__arrangement *in, const pdup__change *change) {
    switch (change->kind) {
    case PDUP__CHANGE_PLAYERS:
        swap(in, change->where, change->first, change->second);
        break;
    case PDUP__CHANGE_ROUNDS:
        exchange(in, change->where, change->first, change->second);
        break;
    case PDUP__CHANGE_SET:
    default:
        change_set(in, change->where, change->first);
        break;
    }
}

void pdup__arrangement_undo(pdup__arrangement *in) {
    while (in->change_count > 0) {
        take_back(in, &in->changes[--in->change_count]);
    }
}

static void fill(int32_t *numbers, size_t length, int32_t value) {
    for (size_t i = 0; i < length; i++) {
        numbers[i] = value;
    }
}

/* Nobody sits anywhere, so that nobody meets anybody. */
static void clear(pdup__arrangement *in) {
    size_t players = (size_t)in->players;
    size_t places = (size_t)in->rounds * (size_t)in->tables;
    fill(in->player, places * (size_t)in->seats, -1);
    fill(in->place, (size_t)in->rounds * players, -1);
    fill(in->times, players * (size_t)in->sets, 0);
    fill(in->round_of, players * (size_t)in->sets, 0);
    fill(in->first, (size_t)in->sets, -1);
    fill(in->at_seat, players * (size_t)in->seats, 0);
    for (size_t i = 0; i < players * players; i++) {
        in->pairs[i] = (pdup__pair){0, 0, 0};
    }
    for (int i = 0; i < PDUP__COSTS; i++) {
        in->cost[i] = 0;
    }
    in->cost[PDUP__COST_NEVER_MET] = in->pair_count;
}

void pdup__arrangement_load(pdup__arrangement *in, const int32_t *player, const int32_t *set) {
    clear(in);
    for (int32_t place = 0; place < in->rounds * in->tables; place++) {
        in->set[place] = -1;
        if (set[place] >= 0) {
            join_ring(in, place, set[place]);
            for (int32_t seat = 0; seat < in->seats; seat++) {
                sit(in, place, seat, player[place * in->seats + seat]);
            }
        }
    }
}

/* Pairs that are wished to meet: by lines those of different lines. */
static int64_t count_pairs(const pdup__survey *survey) {
    int64_t players = survey->movement->shape.players;
    int64_t pairs = players * (players - 1) / 2;
    int64_t of_line[5] = {0}; /* the first for those who never sit */
    if (survey->movement->shape.is_by_lines) {
        for (int32_t player = 0; player < players; player++) {
            pairs -= of_line[survey->lines[player] + 1]++;
        }
    }
    return pairs;
}

static bool allocate(pdup__arrangement *in) {
    const pdup_allocator *allocator = &in->allocator;
    const size_t size = sizeof(int32_t);
    size_t players = (size_t)in->players;
    size_t seats = (size_t)in->seats;
    size_t places = (size_t)in->rounds * (size_t)in->tables;
    size_t sets = (size_t)in->sets;
    in->player = pdup__alloc_array(allocator, places, seats * size);
    in->set = pdup__alloc_array(allocator, places, size);
    in->place = pdup__alloc_array(allocator, (size_t)in->rounds, players * size);
    in->times = pdup__alloc_array(allocator, players, sets * size);
    in->round_of = pdup__alloc_array(allocator, players, sets * size);
    in->next = pdup__alloc_array(allocator, places, size);
    in->before = pdup__alloc_array(allocator, places, size);
    in->first = pdup__alloc_array(allocator, sets, size);
    in->set_tables = pdup__alloc_array(allocator, sets, size);
    in->at_seat = pdup__alloc_array(allocator, players, seats * size);
    in->pairs = pdup__alloc_array(allocator, players, players * sizeof *in->pairs);
    in->change_capacity = (size_t)in->rounds + 2 * players;
    in->changes = pdup__alloc_array(allocator, in->change_capacity, sizeof *in->changes);
    return in->player && in->set && in->place && in->times && in->round_of && in->next &&
           in->before && in->first && in->set_tables && in->at_seat && in->pairs && in->changes;
}

static void read_movement(pdup__arrangement *in, const pdup_movement *movement, int32_t *player,
                          int32_t *set) {
    for (int32_t place = 0; place < in->rounds * in->tables; place++) {
        int32_t round = place / in->tables;
        int32_t table = place % in->tables;
        set[place] = pdup__seating_set(movement, round, table);
        for (int seat = 0; seat < in->seats; seat++) {
            player[place * in->seats + seat] = pdup__seating_player(movement, round, table, seat);
        }
    }
    pdup__arrangement_load(in, player, set);
}

pdup_status pdup__arrangement_make(pdup__arrangement *in, const pdup__survey *survey,
                                   int32_t *player, int32_t *set) {
    const pdup_movement *movement = survey->movement;
    *in = (pdup__arrangement){.allocator = movement->base.allocator,
                              .rounds = movement->shape.rounds,
                              .tables = movement->shape.tables,
                              .seats = movement->shape.seats,
                              .sets = movement->shape.sets,
                              .players = movement->shape.players,
                              .copies = movement->shape.copies,
                              .is_by_lines = movement->shape.is_by_lines,
                              .pair_count = count_pairs(survey)};
    if (!allocate(in)) {
        return PDUP_E_NOMEM;
    }
    for (int32_t i = 0; i < in->sets; i++) {
        in->set_tables[i] = survey->tables_of_set[i];
    }
    read_movement(in, movement, player, set);
    return PDUP_OK;
}

void pdup__arrangement_release(pdup__arrangement *in) {
    const pdup_allocator *allocator = &in->allocator;
    pdup__release(allocator, in->player);
    pdup__release(allocator, in->set);
    pdup__release(allocator, in->place);
    pdup__release(allocator, in->times);
    pdup__release(allocator, in->round_of);
    pdup__release(allocator, in->next);
    pdup__release(allocator, in->before);
    pdup__release(allocator, in->first);
    pdup__release(allocator, in->set_tables);
    pdup__release(allocator, in->at_seat);
    pdup__release(allocator, in->pairs);
    pdup__release(allocator, in->changes);
}
