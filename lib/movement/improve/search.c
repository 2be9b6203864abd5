/* SPDX-License-Identifier: MIT */
#include "movement/improve/search.h"

/* A time in which some costs weigh more than others. A change for the worse is made with the probability
 * e^(-worse / heat), and the heat falls to a sixteenth. */
typedef struct phase {
    int64_t weight[PDUP__COSTS];
    int64_t heat;
} phase;

/* First who meets whom; what was won there is then kept by heavier weights while comparisons, competition and seats
 * are looked after. The figures were found by trials with 6 tables and 8 to 18 players. */
static const phase phases[] = {
    {{12, 6, 2, 0, 0, 0}, 6},
    {{16, 12, 4, 2, 0, 0}, 6},
    {{80, 60, 20, 8, 1, 0}, 16},
    {{160, 120, 60, 20, 4, 1}, 24},
};
enum { PHASES = sizeof phases / sizeof phases[0] };

/* Chains by lines change many places at once. */
static const phase phase_by_lines = {{8, 6, 2, 0, 0, 0}, 16};

enum { UNIT = 256, HALVINGS = 4 };

static int64_t weigh(const int64_t *cost, const int64_t *weight) {
    int64_t sum = 0;
    for (int i = 0; i < PDUP__COSTS; i++) {
        sum += cost[i] * weight[i];
    }
    return sum;
}

static bool is_less(const int64_t *cost, const int64_t *than) {
    int i = 0;
    while (i < PDUP__COSTS && cost[i] == than[i]) {
        i++;
    }
    return i < PDUP__COSTS && cost[i] < than[i];
}

static void copy(const int32_t *from, int32_t *to, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        to[i] = from[i];
    }
}

static void keep_if_best(pdup__search *search) {
    const pdup__arrangement *in = &search->seating;
    if (is_less(in->cost, search->best)) {
        int32_t places = in->rounds * in->tables;
        copy(in->player, search->player, places * in->seats);
        copy(in->set, search->set, places);
        for (int i = 0; i < PDUP__COSTS; i++) {
            search->best[i] = in->cost[i];
        }
        search->has_found = true;
    }
}

/* -log2 of a number drawn between 0 and 1, in units: the zeros it begins with, and a straight line between powers. */
static int64_t draw_logarithm(pdup__chacha *random) {
    uint32_t drawn = pdup__chacha_take32(random) | 1;
    int64_t zeros = 0;
    while ((drawn & UINT32_C(0x80000000)) == 0) {
        drawn <<= 1;
        zeros++;
    }
    return zeros * UNIT + UNIT - 1 - (drawn >> 23 & (UNIT - 1));
}

/* The heat at a part of the way, in units: halved a few times, falling straight in between. */
static int64_t heat_at(int64_t heat, int32_t step, int32_t steps) {
    int64_t fallen = (int64_t)step * HALVINGS * UNIT / steps;
    int64_t halved = heat * UNIT >> fallen / UNIT;
    const int64_t twice = 2 * (int64_t)UNIT;
    return halved * (twice - fallen % UNIT) / twice;
}

static void try_one(pdup__search *search, const phase *now, int64_t heat) {
    pdup__arrangement *in = &search->seating;
    int64_t before = weigh(in->cost, now->weight);
    if (!pdup__mover_step(&search->mover)) {
        return;
    }
    int64_t worse = weigh(in->cost, now->weight) - before;
    /* 177 / 256 is the logarithm of 2. */
    if (worse > 0 && worse * UNIT * UNIT * UNIT > heat * draw_logarithm(&search->random) * 177) {
        pdup__arrangement_undo(in);
        return;
    }
    pdup__arrangement_keep(in);
    keep_if_best(search);
}

static bool is_ideal(const pdup__search *search, int costs) {
    int i = 0;
    while (i < costs && search->best[i] == search->bound[i]) {
        i++;
    }
    return i == costs;
}

static void run_phase(pdup__search *search, const phase *now, int32_t steps) {
    pdup__arrangement_load(&search->seating, search->player, search->set);
    search->mover.sees_seats = now->weight[PDUP__COST_COMPARISONS] > 0;
    for (int32_t i = 0; i < steps && !is_ideal(search, PDUP__COSTS); i++) {
        try_one(search, now, heat_at(now->heat, i, steps));
    }
}

void pdup__search_run(pdup__search *search, int32_t steps) {
    /* Meetings that cannot be better need no time of their own. */
    int first = is_ideal(search, PDUP__COST_MEETINGS + 1) ? 1 : 0;
    for (int i = first; i < PHASES; i++) {
        int32_t share = steps / (PHASES - i);
        bool is_first_by_lines = i == 0 && search->seating.is_by_lines;
        run_phase(search, is_first_by_lines ? &phase_by_lines : &phases[i], share);
        steps -= share;
    }
}

/* The least sum of squares of so many whole numbers with a sum: they differ by one at most. */
static int64_t least_squares(int64_t sum, int64_t count) {
    if (count == 0) {
        return 0;
    }
    int64_t low = sum / count;
    int64_t above = sum % count;
    return low * low * (count - above) + (low + 1) * (low + 1) * above;
}

static int64_t least_seat_squares(const pdup__survey *survey) {
    const pdup__movement_shape *shape = &survey->movement->shape;
    int64_t squares = 0;
    for (int32_t player = 0; player < shape->players; player++) {
        squares += least_squares(survey->rounds_of_player[player], shape->seats);
    }
    return squares;
}

/* What follows from the tables of each set alone, which the search leaves as many as they are. */
static void find_bounds(pdup__search *search, const pdup__survey *survey) {
    const pdup__arrangement *in = &search->seating;
    int64_t pairs = (int64_t)in->players * (in->players - 1) / 2;
    int64_t of_table = (int64_t)in->seats * (in->seats - 1) / 2;
    int64_t tables = 0;
    int64_t two_tables = 0; /* ways to take two tables of one set */
    for (int32_t set = 0; set < in->sets; set++) {
        int64_t of_set = in->set_tables[set];
        tables += of_set;
        two_tables += of_set * (of_set - 1) / 2;
    }
    int64_t meetings = tables * of_table;
    int64_t *bound = search->bound;
    bound[PDUP__COST_SETS_AGAIN] = 0;
    bound[PDUP__COST_NEVER_MET] = in->pair_count > meetings ? in->pair_count - meetings : 0;
    bound[PDUP__COST_MEETINGS] = least_squares(meetings, in->pair_count);
    bound[PDUP__COST_COMPARISONS] =
        least_squares(two_tables * in->seats, in->is_by_lines ? pairs - in->pair_count : pairs);
    bound[PDUP__COST_COMPETITION] =
        in->is_by_lines ? 0 : least_squares(2 * two_tables * of_table, pairs);
    /* By lines everybody keeps his seat. */
    bound[PDUP__COST_SEATS] =
        in->is_by_lines ? in->cost[PDUP__COST_SEATS] : least_seat_squares(survey);
}

pdup_status pdup__search_make(pdup__search *search, const pdup__survey *survey,
                              const uint8_t *seed) {
    const pdup__movement_shape *shape = &survey->movement->shape;
    const pdup_allocator *allocator = &survey->movement->base.allocator;
    size_t places = (size_t)shape->rounds * (size_t)shape->tables;
    *search = (pdup__search){.seating = {.allocator = *allocator}};
    search->mover.seating = &search->seating;
    search->player = pdup__alloc_array(allocator, places, (size_t)shape->seats * sizeof(int32_t));
    search->set = pdup__alloc_array(allocator, places, sizeof(int32_t));
    if (!search->player || !search->set ||
        pdup__arrangement_make(&search->seating, survey, search->player, search->set) ||
        pdup__mover_make(&search->mover, &search->seating, &search->random)) {
        return PDUP_E_NOMEM;
    }
    pdup__chacha_start_for(&search->random, seed, PDUP__PURPOSE_SEATING, 0, 0);
    for (int i = 0; i < PDUP__COSTS; i++) {
        search->best[i] = search->seating.cost[i];
    }
    find_bounds(search, survey);
    return PDUP_OK;
}

void pdup__search_release(pdup__search *search) {
    const pdup_allocator *allocator = &search->seating.allocator;
    pdup__mover_release(&search->mover);
    pdup__release(allocator, search->player);
    pdup__release(allocator, search->set);
    pdup__arrangement_release(&search->seating);
}
