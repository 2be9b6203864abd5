/* SPDX-License-Identifier: MIT */
#include "seating.h"

#include "pdup_test.h"

#include <stdio.h>
#include <string.h>

int32_t seating_player(const pdup_movement *movement, int32_t round, int32_t table, int32_t seat) {
    int32_t player = -1;
    assert_ok(pdup_movement_player_at(movement, round, table, PDUP_SEAT_N + seat, &player));
    return player;
}

int32_t seating_set(const pdup_movement *movement, int32_t round, int32_t table) {
    int32_t set = -1;
    assert_ok(pdup_movement_set_at(movement, round, table, &set));
    return set;
}

void seating_hash(const pdup_movement *movement, char hex[SHA256_HEX]) {
    const int32_t seats = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS);
    sha256 hash;
    sha256_begin(&hash);
    for (int32_t round = 1; round <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS);
         round++) {
        for (int32_t table = 1; table <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
             table++) {
            char line[100];
            int length = snprintf(line, sizeof line, "%d %d %d", (int)round - 1, (int)table - 1,
                                  (int)seating_set(movement, round, table) - 1);
            for (int32_t seat = 0; seat < seats; seat++) {
                length += snprintf(line + length, sizeof line - (size_t)length, " %d",
                                   (int)seating_player(movement, round, table, seat) - 1);
            }
            sha256_add(&hash, line, (size_t)length);
            sha256_add(&hash, "\n", 1);
        }
    }
    sha256_end(&hash, hex);
}

static int32_t table_of_set(const pdup_movement *movement, int32_t round, int32_t set,
                            int32_t copy) {
    int32_t table = -1;
    assert_ok(pdup_movement_table_of_set(movement, round, set, copy, &table));
    return table;
}

/* Every copy is at a table that has the set, in rising order, and as many tables as have it are found. */
static void assert_sets(const pdup_movement *movement, int32_t round) {
    int32_t found = 0;
    int32_t busy = 0;
    for (int32_t set = 1; set <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SETS); set++) {
        int32_t before = 0;
        for (int32_t copy = 0; copy < pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES);
             copy++) {
            int32_t table = table_of_set(movement, round, set, copy);
            if (table == 0) {
                before = INT32_MAX;
                continue;
            }
            assert_true(table > before);
            assert_int_equal(seating_set(movement, round, table), set);
            before = table;
            found++;
        }
    }
    for (int32_t table = 1; table <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
         table++) {
        busy += seating_set(movement, round, table) != 0;
    }
    assert_int_equal(found, busy);
}

static void assert_players(const pdup_movement *movement, int32_t round) {
    int32_t found = 0;
    int32_t sitting = 0;
    for (int32_t player = 1; player <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS);
         player++) {
        int32_t table = -1;
        pdup_seat seat = PDUP_SEAT_NONE;
        assert_ok(pdup_movement_place_of_player(movement, round, player, &table, &seat));
        assert_int_equal(table == 0, seat == PDUP_SEAT_NONE);
        if (table != 0) {
            assert_int_equal(seating_player(movement, round, table, seat - PDUP_SEAT_N), player);
            found++;
        }
    }
    for (int32_t table = 1; table <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
         table++) {
        for (int32_t seat = 0; seat < 4; seat++) {
            sitting += seating_player(movement, round, table, seat) != 0;
        }
    }
    assert_int_equal(found, sitting);
}

void seating_assert_look_ups(const pdup_movement *movement) {
    for (int32_t round = 1; round <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS);
         round++) {
        assert_players(movement, round);
        assert_sets(movement, round);
    }
}

/* The notes: how often each two players have met, and each player each set. */
typedef struct notes {
    size_t players;
    size_t sets;
    uint16_t *met;
    uint16_t *played;
} notes;

static notes begin_notes(const pdup_movement *movement) {
    notes n = {(size_t)pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS),
               (size_t)pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SETS), NULL, NULL};
    n.met = calloc(n.players * n.players, sizeof *n.met);
    n.played = calloc(n.players * n.sets, sizeof *n.played);
    assert_non_null(n.met);
    assert_non_null(n.played);
    return n;
}

/* false when a pair meets again. */
static bool note_table(const pdup_movement *movement, int32_t round, int32_t table,
                       const notes *n) {
    bool is_clean = true;
    const size_t set = (size_t)seating_set(movement, round, table) - 1;
    size_t players[4];
    for (int32_t seat = 0; seat < pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS);
         seat++) {
        players[seat] = (size_t)seating_player(movement, round, table, seat) - 1;
        n->played[players[seat] * n->sets + set]++;
        for (int32_t other = 0; other < seat; other++) {
            /* Lines are numbered one after the other, so that the later seat has the higher player. */
            assert_true(players[other] < players[seat]);
            is_clean &= ++n->met[players[other] * n->players + players[seat]] == 1;
        }
    }
    return is_clean;
}

static void sum_up(const notes *n, int32_t tables, seating *counted) {
    const size_t line = (size_t)tables;
    for (size_t player = 0; player < n->players; player++) {
        for (size_t set = 0; set < n->sets; set++) {
            counted->repeats_set |= n->played[player * n->sets + set] > 1;
            counted->plays_all_sets &= n->played[player * n->sets + set] > 0;
        }
        for (size_t other = (player / line + 1) * line; other < n->players; other++) {
            int32_t met = n->met[player * n->players + other];
            counted->pairs++;
            counted->met[met < SEATING_MEETINGS ? met : SEATING_MEETINGS - 1]++;
            counted->most = met > counted->most ? met : counted->most;
        }
    }
}

seating seating_count(const pdup_movement *movement) {
    seating counted = {.plays_all_sets = true};
    notes n = begin_notes(movement);
    bool is_clean = true;
    for (int32_t round = 1; round <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS);
         round++) {
        for (int32_t table = 1; table <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
             table++) {
            is_clean &= note_table(movement, round, table, &n);
        }
        counted.clean += is_clean;
    }
    sum_up(&n, pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES), &counted);
    free(n.met);
    free(n.played);
    return counted;
}

bool seating_is_perfect(const seating *counted) {
    return counted->met[1] == counted->pairs && !counted->repeats_set && counted->plays_all_sets;
}

void seating_assert_start(const pdup_movement *movement) {
    const int32_t tables = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
    for (int32_t table = 1; table <= tables; table++) {
        assert_int_equal(seating_set(movement, 1, table), table);
        for (int32_t seat = 0; seat < pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS);
             seat++) {
            assert_int_equal(seating_player(movement, 1, table, seat), seat * tables + table);
        }
    }
}
