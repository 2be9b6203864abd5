/* SPDX-License-Identifier: MIT */
#include "pairs.h"

#include "pdup_test.h"

#include <stdbool.h>
#include <stdio.h>

static int32_t *numbers(int32_t count) {
    int32_t *made = calloc((size_t)count, sizeof(int32_t));
    assert_non_null(made);
    return made;
}

static void read_table(const pdup_movement *movement, seated_pairs *seating, int32_t round,
                       int32_t table) {
    int32_t at = round * seating->tables + table;
    int32_t found;
    assert_ok(pdup_movement_set_at(movement, round + 1, table + 1, &found));
    assert_in_range(found, 0, seating->sets);
    seating->set[at] = found - 1;
    for (int32_t seat = 0; seat < PDUP_SEAT_W; seat++) {
        assert_ok(pdup_movement_player_at(movement, round + 1, table + 1, seat + 1, &found));
        assert_in_range(found, 0, seat < seating->seats ? seating->players : 0);
        if (seat < seating->seats) {
            seating->player[at * seating->seats + seat] = found - 1;
        }
    }
}

static void add_pair(const seated_pairs *seating, int32_t *counts, int32_t x, int32_t y,
                     int32_t weight) {
    counts[x * seating->players + y] += weight;
    counts[y * seating->players + x] += weight;
}

/* Two players of one table. */
static void count_table(seated_pairs *seating, int32_t at, int32_t tables_of_set) {
    const int32_t *players = &seating->player[at * seating->seats];
    for (int32_t a = 0; a < seating->seats; a++) {
        for (int32_t b = a + 1; b < seating->seats; b++) {
            add_pair(seating, seating->meetings, players[a], players[b], 1);
            add_pair(seating, seating->competition, players[a], players[b], tables_of_set - 1);
        }
    }
}

/* Players of two tables that play the same set: who sits alike is compared, all others play along. */
static void count_tables(seated_pairs *seating, int32_t at, int32_t other) {
    for (int32_t a = 0; a < seating->seats; a++) {
        for (int32_t b = 0; b < seating->seats; b++) {
            int32_t x = seating->player[at * seating->seats + a];
            int32_t y = seating->player[other * seating->seats + b];
            add_pair(seating, seating->comparisons, x, y, a == b);
            add_pair(seating, seating->competition, x, y, a == b ? seating->seats - 1 : -1);
        }
    }
}

static void count_pairs(seated_pairs *seating) {
    int32_t places = seating->rounds * seating->tables;
    int32_t *of_set = numbers(places);
    for (int32_t set = 0; set < seating->sets; set++) {
        int32_t count = 0;
        for (int32_t at = 0; at < places; at++) {
            if (seating->set[at] == set) {
                of_set[count++] = at;
            }
        }
        for (int32_t i = 0; i < count; i++) {
            count_table(seating, of_set[i], count);
            for (int32_t j = i + 1; j < count; j++) {
                count_tables(seating, of_set[i], of_set[j]);
            }
        }
    }
    free(of_set);
}

seated_pairs pairs_of(const pdup_movement *movement) {
    seated_pairs made = {
        .rounds = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS),
        .tables = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES),
        .sets = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SETS),
        .seats = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS),
        .players = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS),
    };
    int32_t places = made.rounds * made.tables;
    made.set = numbers(places);
    made.player = numbers(places * made.seats);
    made.meetings = numbers(made.players * made.players);
    made.comparisons = numbers(made.players * made.players);
    made.competition = numbers(made.players * made.players);
    for (int32_t at = 0; at < places; at++) {
        read_table(movement, &made, at / made.tables, at % made.tables);
    }
    count_pairs(&made);
    return made;
}

void pairs_free(seated_pairs *seating) {
    free(seating->set);
    free(seating->player);
    free(seating->meetings);
    free(seating->comparisons);
    free(seating->competition);
}

void pairs_hash(const seated_pairs *seating, char hex[SHA256_HEX]) {
    sha256 sum;
    sha256_begin(&sum);
    for (int32_t at = 0; at < seating->rounds * seating->tables; at++) {
        char line[128];
        int size = snprintf(line, sizeof line, "%d %d %d", (int)(at / seating->tables),
                            (int)(at % seating->tables), (int)seating->set[at]);
        for (int32_t seat = 0; seat < seating->seats; seat++) {
            size += snprintf(line + size, sizeof line - (size_t)size, " %d",
                             (int)seating->player[at * seating->seats + seat]);
        }
        line[size] = '\n';
        sha256_add(&sum, line, (size_t)size + 1);
    }
    sha256_end(&sum, hex);
}

void pairs_spread(const seated_pairs *seating, const int32_t *counts, char text[PAIRS_TEXT]) {
    size_t size = 0;
    int32_t most = seating->rounds * seating->tables;
    text[0] = '\0';
    for (int32_t value = 0; value <= most; value++) {
        int pairs = 0;
        for (int32_t x = 0; x < seating->players; x++) {
            for (int32_t y = x + 1; y < seating->players; y++) {
                pairs += counts[x * seating->players + y] == value;
            }
        }
        if (pairs > 0) {
            size += (size_t)snprintf(text + size, PAIRS_TEXT - size, "%s%d:%d", size > 0 ? " " : "",
                                     (int)value, pairs);
            assert_true(size < PAIRS_TEXT);
        }
    }
}

int64_t pairs_quality(const seated_pairs *seating) {
    int64_t sum = 0;
    int64_t squares = 0;
    int64_t pairs = (int64_t)seating->players * (seating->players - 1) / 2;
    for (int32_t x = 0; x < seating->players; x++) {
        for (int32_t y = x + 1; y < seating->players; y++) {
            int64_t weight = seating->competition[x * seating->players + y];
            sum += weight;
            squares += weight * weight;
        }
    }
    if (squares == 0) {
        return -1;
    }
    /* So that nothing overflows. */
    assert_true(sum < INT64_C(6000000));
    return (2 * 100000 * sum * sum + pairs * squares) / (2 * pairs * squares);
}

int32_t pairs_seat_spread(const seated_pairs *seating) {
    int32_t spread = 0;
    int32_t *counts = numbers(seating->players * seating->seats);
    for (int32_t i = 0; i < seating->rounds * seating->tables * seating->seats; i++) {
        counts[seating->player[i] * seating->seats + i % seating->seats]++;
    }
    for (int32_t i = 0; i < seating->players * seating->seats; i++) {
        for (int32_t j = i - i % seating->seats; j < i; j++) {
            int32_t difference = counts[i] - counts[j];
            difference = difference < 0 ? -difference : difference;
            spread = difference > spread ? difference : spread;
        }
    }
    free(counts);
    return spread;
}

static void widen(pairs_range *range, int32_t value) {
    range->least = value < range->least ? value : range->least;
    range->most = value > range->most ? value : range->most;
}

pairs_range pairs_rests(const seated_pairs *seating) {
    pairs_range range = {INT32_MAX, INT32_MIN};
    for (int32_t player = 0; player < seating->players; player++) {
        int32_t rests = seating->rounds;
        for (int32_t i = 0; i < seating->rounds * seating->tables * seating->seats; i++) {
            rests -= seating->player[i] == player;
        }
        widen(&range, rests);
    }
    return range;
}

static int32_t tables_of(const seated_pairs *seating, int32_t set, int32_t first, int32_t end) {
    int32_t count = 0;
    for (int32_t at = first; at < end; at++) {
        count += seating->set[at] == set;
    }
    return count;
}

pairs_range pairs_copies(const seated_pairs *seating) {
    pairs_range range = {INT32_MAX, INT32_MIN};
    for (int32_t at = 0; at < seating->rounds * seating->tables; at++) {
        int32_t first = at - at % seating->tables;
        widen(&range, tables_of(seating, seating->set[at], first, first + seating->tables));
    }
    return range;
}

pairs_range pairs_set_tables(const seated_pairs *seating) {
    pairs_range range = {INT32_MAX, INT32_MIN};
    for (int32_t set = 0; set < seating->sets; set++) {
        widen(&range, tables_of(seating, set, 0, seating->rounds * seating->tables));
    }
    return range;
}

void pairs_check_rules(const seated_pairs *seating) {
    int32_t *met = numbers(seating->players * seating->sets);
    int32_t *last = numbers(seating->players);
    for (int32_t i = 0; i < seating->rounds * seating->tables * seating->seats; i++) {
        int32_t player = seating->player[i];
        int32_t round = i / seating->tables / seating->seats;
        assert_true(last[player] <= round);
        last[player] = round + 1;
        assert_int_equal(met[player * seating->sets + seating->set[i / seating->seats]]++, 0);
    }
    free(met);
    free(last);
}

static void check_players(const pdup_movement *movement, int32_t round, int32_t *seated) {
    for (int32_t player = 1; player <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS);
         player++) {
        int32_t table;
        pdup_seat seat;
        int32_t found;
        assert_ok(pdup_movement_place_of_player(movement, round, player, &table, &seat));
        if (table == 0) {
            assert_int_equal(seat, PDUP_SEAT_NONE);
            continue;
        }
        assert_ok(pdup_movement_player_at(movement, round, table, seat, &found));
        assert_int_equal(found, player);
        ++*seated;
    }
}

/* The tables of a set rise, and after the last one there is none. */
static void check_set(const pdup_movement *movement, int32_t round, int32_t set, int32_t *played) {
    int32_t before = 0;
    bool is_over = false;
    for (int32_t copy = 0; copy < pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES);
         copy++) {
        int32_t table;
        int32_t found;
        assert_ok(pdup_movement_table_of_set(movement, round, set, copy, &table));
        if (table == 0) {
            is_over = true;
            continue;
        }
        assert_false(is_over);
        assert_true(table > before);
        before = table;
        assert_ok(pdup_movement_set_at(movement, round, table, &found));
        assert_int_equal(found, set);
        ++*played;
    }
}

/* As many as are found on one way are found on the other: so the ways lead to the same. */
void pairs_check_lookups(const pdup_movement *movement) {
    for (int32_t round = 1; round <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS);
         round++) {
        int32_t seated = 0;
        int32_t played = 0;
        check_players(movement, round, &seated);
        for (int32_t set = 1; set <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SETS);
             set++) {
            check_set(movement, round, set, &played);
        }
        for (int32_t table = 1; table <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
             table++) {
            int32_t found;
            assert_ok(pdup_movement_set_at(movement, round, table, &found));
            played -= found > 0;
            for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
                assert_ok(pdup_movement_player_at(movement, round, table, seat, &found));
                seated -= found > 0;
            }
        }
        assert_int_equal(seated, 0);
        assert_int_equal(played, 0);
    }
}
