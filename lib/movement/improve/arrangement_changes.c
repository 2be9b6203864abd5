/* SPDX-License-Identifier: MIT */
#include "movement/improve/arrangement_changes.h"

static int32_t draw(const pdup__mover *mover, int32_t limit) {
    return pdup__chacha_below(mover->random, limit);
}

static void begin_chain(pdup__mover *mover) {
    mover->chain.count = 0;
    mover->chain.stamp++;
}

static void link(pdup__chain *chain, int32_t item) {
    if (item >= 0 && chain->marks[item] != chain->stamp) {
        chain->marks[item] = chain->stamp;
        chain->items[chain->count++] = item;
    }
}

/* In which a player plays a set; -1 if in none, or more than one. */
static int32_t round_of(const pdup__arrangement *in, int32_t player, int32_t set) {
    size_t with_set = (size_t)player * (size_t)in->sets + (size_t)set;
    return set < 0 || in->times[with_set] != 1 ? -1 : in->round_of[with_set];
}

static int32_t player_at(const pdup__arrangement *in, int32_t place, int32_t seat) {
    return in->player[(size_t)place * (size_t)in->seats + (size_t)seat];
}

/* The place in a round where a set of one copy is played; -1 for none. */
static int32_t place_of_set(const pdup__arrangement *in, int32_t round, int32_t set) {
    for (int32_t table = 0; table < in->tables; table++) {
        if (in->set[round * in->tables + table] == set) {
            return round * in->tables + table;
        }
    }
    return -1;
}

/* Two players change places in a round. Who gets a set that he plays in another round changes there too. Returns how
 * many rests the first player gets more in the rounds from `from` of the chain on. */
static int32_t follow_players(pdup__mover *mover, int32_t a, int32_t b, int32_t round) {
    const pdup__arrangement *in = mover->seating;
    pdup__chain *chain = &mover->chain;
    int32_t rests = 0;
    size_t at = chain->count;
    link(chain, round);
    for (; at < chain->count; at++) {
        int32_t set_a = pdup__arrangement_set_of(in, chain->items[at], a);
        int32_t set_b = pdup__arrangement_set_of(in, chain->items[at], b);
        link(chain, round_of(in, a, set_b));
        link(chain, round_of(in, b, set_a));
        rests += (set_b < 0) - (set_a < 0);
    }
    return rests;
}

/* A round not in the chain in which only the first player rests, or (rests < 0) only the second. */
static int32_t find_rest(const pdup__mover *mover, int32_t a, int32_t b, int32_t rests) {
    const pdup__arrangement *in = mover->seating;
    int32_t start = draw(mover, in->rounds);
    for (int32_t i = 0; i < in->rounds; i++) {
        int32_t round = (start + i) % in->rounds;
        bool rests_a = pdup__arrangement_place(in, round, a) < 0;
        bool rests_b = pdup__arrangement_place(in, round, b) < 0;
        if (mover->chain.marks[round] != mover->chain.stamp && rests_a != rests_b &&
            rests_a == (rests > 0)) {
            return round;
        }
    }
    return -1;
}

/* Without following up: whoever meets a set again by this does so. */
static bool swap_alone(pdup__mover *mover, int32_t a, int32_t b, int32_t round) {
    pdup__arrangement *in = mover->seating;
    if (pdup__arrangement_place(in, round, b) < 0) {
        begin_chain(mover);
        int32_t other = find_rest(mover, a, b, 1);
        if (other < 0) {
            return false;
        }
        pdup__arrangement_swap(in, other, a, b);
    }
    pdup__arrangement_swap(in, round, a, b);
    return true;
}

static bool swap_players(pdup__mover *mover, int32_t a, int32_t b, int32_t round) {
    pdup__arrangement *in = mover->seating;
    begin_chain(mover);
    int32_t rests = follow_players(mover, a, b, round);
    if (rests != 0) {
        int32_t other = find_rest(mover, a, b, rests);
        if (other < 0 || rests + follow_players(mover, a, b, other) != 0) {
            return false;
        }
    }
    for (size_t i = 0; i < mover->chain.count; i++) {
        pdup__arrangement_swap(in, mover->chain.items[i], a, b);
    }
    return true;
}

/* Two seats are exchanged wherever a set is played: of all pairs nothing changes, but of the players' seats. */
static void turn_set(pdup__mover *mover, int32_t place, int32_t first, int32_t second) {
    pdup__arrangement *in = mover->seating;
    int32_t at = place;
    do {
        pdup__arrangement_swap(in, at / in->tables, player_at(in, at, first),
                               player_at(in, at, second));
        at = in->next[at];
    } while (at != place);
}

/* Without following up, likewise. */
static bool swap_sets_alone(pdup__mover *mover, int32_t place, int32_t other) {
    pdup__arrangement *in = mover->seating;
    int32_t set = in->set[place];
    int32_t from = place_of_set(in, place / in->tables, other);
    if (from < 0) {
        int32_t other_round = draw(mover, in->rounds);
        from = place_of_set(in, other_round, other);
        if (from < 0 || place_of_set(in, other_round, set) >= 0) {
            return false;
        }
    }
    pdup__arrangement_set(in, place, other);
    pdup__arrangement_set(in, from, set);
    return true;
}

/* Two sets are exchanged: at the table, where else they are in this round, and wherever its players meet them. */
static bool swap_sets(pdup__mover *mover, int32_t place, int32_t other) {
    pdup__arrangement *in = mover->seating;
    pdup__chain *chain = &mover->chain;
    int32_t balance = 0;
    begin_chain(mover);
    link(chain, place);
    for (size_t i = 0; i < chain->count; i++) {
        int32_t at = chain->items[i];
        int32_t set = in->set[at];
        int32_t to = set == in->set[place] ? other : in->set[place];
        link(chain, place_of_set(in, at / in->tables, to));
        for (int32_t seat = 0; seat < in->seats; seat++) {
            int32_t round = round_of(in, player_at(in, at, seat), to);
            link(chain, round < 0 ? -1 : place_of_set(in, round, to));
        }
        balance += set == other ? -1 : 1;
    }
    /* All places: only the names of the sets would change. */
    if (balance != 0 ||
        (int32_t)chain->count == in->set_tables[other] + in->set_tables[in->set[place]]) {
        return false;
    }
    int32_t set = in->set[place];
    for (size_t i = 0; i < chain->count; i++) {
        pdup__arrangement_set(in, chain->items[i], in->set[chain->items[i]] == set ? other : set);
    }
    return true;
}

/* By lines: who sits where a set is played, and who where another is, change places in a round, and so on wherever
 * one of them meets the set that he has now. */
static bool swap_at_sets(pdup__mover *mover, int32_t seat, int32_t round, int32_t first,
                         int32_t second) {
    pdup__arrangement *in = mover->seating;
    pdup__chain *chain = &mover->chain;
    begin_chain(mover);
    link(chain, round);
    for (size_t i = 0; i < chain->count; i++) {
        int32_t at_first = place_of_set(in, chain->items[i], first);
        int32_t at_second = place_of_set(in, chain->items[i], second);
        if (at_first < 0 || at_second < 0) {
            return false;
        }
        link(chain, round_of(in, player_at(in, at_first, seat), second));
        link(chain, round_of(in, player_at(in, at_second, seat), first));
    }
    for (size_t i = 0; i < chain->count; i++) {
        int32_t at_first = place_of_set(in, chain->items[i], first);
        int32_t at_second = place_of_set(in, chain->items[i], second);
        pdup__arrangement_swap(in, chain->items[i], player_at(in, at_first, seat),
                               player_at(in, at_second, seat));
    }
    return true;
}

/* By lines: those who play a set in two rounds change rounds, and so on for the sets that they would miss. */
static bool swap_rounds(pdup__mover *mover, int32_t seat, int32_t first, int32_t second,
                        int32_t set) {
    pdup__arrangement *in = mover->seating;
    pdup__chain *chain = &mover->chain;
    begin_chain(mover);
    link(chain, set);
    for (size_t i = 0; i < chain->count; i++) {
        int32_t at_first = place_of_set(in, first, chain->items[i]);
        int32_t at_second = place_of_set(in, second, chain->items[i]);
        if (at_first < 0 || at_second < 0) {
            return false;
        }
        int32_t next = pdup__arrangement_set_of(in, second, player_at(in, at_first, seat));
        int32_t last = pdup__arrangement_set_of(in, first, player_at(in, at_second, seat));
        if (next < 0 || last < 0) {
            return false;
        }
        link(chain, next);
        link(chain, last);
    }
    if ((int32_t)chain->count == in->tables) {
        return false;
    }
    for (size_t i = 0; i < chain->count; i++) {
        pdup__arrangement_exchange(in, seat, place_of_set(in, first, chain->items[i]),
                                   place_of_set(in, second, chain->items[i]));
    }
    return true;
}

/* A round, two different tables that play in it; false when they are not met with. */
static bool draw_tables(const pdup__mover *mover, int32_t *first_out, int32_t *second_out) {
    const pdup__arrangement *in = mover->seating;
    int32_t round = draw(mover, in->rounds);
    *first_out = round * in->tables + draw(mover, in->tables);
    *second_out = round * in->tables + draw(mover, in->tables);
    return *first_out != *second_out && in->set[*first_out] >= 0 && in->set[*second_out] >= 0;
}

static bool step_by_lines(pdup__mover *mover) {
    const pdup__arrangement *in = mover->seating;
    int32_t first;
    int32_t second;
    int32_t kind = draw(mover, 16);
    int32_t seat = draw(mover, in->seats);
    if (!draw_tables(mover, &first, &second)) {
        return false;
    }
    int32_t round = first / in->tables;
    /* A set at several tables does not tell whose place it means. */
    if (kind < 5 || in->copies > 1) {
        return swap_players(mover, player_at(in, first, seat), player_at(in, second, seat), round);
    }
    if (kind < 10) {
        return swap_at_sets(mover, seat, round, in->set[first], in->set[second]);
    }
    if (kind < 15) {
        int32_t other = draw(mover, in->rounds);
        return other != round && swap_rounds(mover, seat, round, other, in->set[first]);
    }
    return swap_sets(mover, first, in->set[second]);
}

/* Which seat somebody has matters to comparisons only. */
static bool change_seats(pdup__mover *mover, int32_t place) {
    const pdup__arrangement *in = mover->seating;
    int32_t first = draw(mover, in->seats);
    int32_t second = draw(mover, in->seats);
    if (first == second) {
        return false;
    }
    if (draw(mover, 3) == 0) {
        turn_set(mover, place, first, second);
    } else {
        pdup__arrangement_swap(mover->seating, place / in->tables, player_at(in, place, first),
                               player_at(in, place, second));
    }
    return true;
}

static bool change_sets(pdup__mover *mover, int32_t place) {
    const pdup__arrangement *in = mover->seating;
    int32_t set = draw(mover, in->sets);
    if (set == in->set[place]) {
        return false;
    }
    return draw(mover, 2) == 0 ? swap_sets(mover, place, set) : swap_sets_alone(mover, place, set);
}

static bool change_players(pdup__mover *mover, int32_t place) {
    const pdup__arrangement *in = mover->seating;
    int32_t player = player_at(in, place, draw(mover, in->seats));
    int32_t other = draw(mover, in->players);
    int32_t round = place / in->tables;
    if (other == player) {
        return false;
    }
    return draw(mover, 4) == 0 ? swap_players(mover, player, other, round)
                               : swap_alone(mover, player, other, round);
}

/* Sets that have copies stay where they are: whoever shares them shares them on purpose. */
static bool step_individual(pdup__mover *mover) {
    const pdup__arrangement *in = mover->seating;
    int32_t kind = draw(mover, mover->sees_seats ? 16 : 10);
    int32_t place = draw(mover, in->rounds * in->tables);
    if (in->set[place] < 0) {
        return false;
    }
    if (kind < 2 && in->copies == 1) {
        return change_sets(mover, place);
    }
    return kind < 10 ? change_players(mover, place) : change_seats(mover, place);
}

bool pdup__mover_step(pdup__mover *mover) {
    return mover->seating->is_by_lines ? step_by_lines(mover) : step_individual(mover);
}

pdup_status pdup__mover_make(pdup__mover *mover, pdup__arrangement *seating, pdup__chacha *random) {
    const pdup_allocator *allocator = &seating->allocator;
    size_t places = (size_t)seating->rounds * (size_t)seating->tables;
    size_t sets = (size_t)seating->sets;
    *mover = (pdup__mover){.seating = seating, .random = random};
    mover->chain.items =
        pdup__alloc_array(allocator, seating->change_capacity, sizeof *mover->chain.items);
    mover->chain.marks =
        pdup__alloc_array(allocator, places > sets ? places : sets, sizeof *mover->chain.marks);
    return mover->chain.items && mover->chain.marks ? PDUP_OK : PDUP_E_NOMEM;
}

void pdup__mover_release(pdup__mover *mover) {
    const pdup_allocator *allocator = &mover->seating->allocator;
    pdup__release(allocator, mover->chain.items);
    pdup__release(allocator, mover->chain.marks);
}
