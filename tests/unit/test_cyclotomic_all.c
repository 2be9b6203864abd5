/* SPDX-License-Identifier: MIT */
/* Every prime number of players up to the limit of rounds; figures counted from differences of round 1 alone. */
#include "pdup_test.h"

#include "pairs.h"

#include <stdbool.h>

enum { SEATS = 4, ALL_PAIRS_BELOW = 2000 };

typedef struct round_one {
    int32_t players;
    int32_t seats;
    int32_t tables;
    int32_t player[PDUP_MAX_TABLES][SEATS];
    int32_t set[PDUP_MAX_TABLES];
} round_one;

static round_one first;
static int32_t counts[PDUP_MAX_ROUNDS];

static bool is_prime(int32_t number) {
    for (int32_t divisor = 2; divisor * divisor <= number; divisor++) {
        if (number % divisor == 0) {
            return false;
        }
    }
    return true;
}

static void read_first_round(const pdup_movement *movement) {
    first.players = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS);
    first.seats = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS);
    first.tables = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
    for (int32_t table = 0; table < first.tables; table++) {
        for (int32_t seat = 0; seat < first.seats; seat++) {
            assert_ok(pdup_movement_player_at(movement, 1, table + 1, seat + 1,
                                              &first.player[table][seat]));
        }
        assert_ok(pdup_movement_set_at(movement, 1, table + 1, &first.set[table]));
    }
}

static void clear_counts(void) {
    for (int32_t i = 0; i < first.players; i++) {
        counts[i] = 0;
    }
}

static void count_difference(int32_t a, int32_t b) {
    counts[(a - b + 2 * first.players) % first.players]++;
}

static void assert_counts(int32_t none, int32_t each) {
    assert_int_equal(counts[0], none);
    for (int32_t i = 1; i < first.players; i++) {
        assert_int_equal(counts[i], each);
    }
}

/* Everybody sits once but one, no player meets a set twice: labels, and labels less sets, are all numbers but one. */
static void check_once(bool less_sets) {
    clear_counts();
    for (int32_t table = 0; table < first.tables; table++) {
        for (int32_t seat = 0; seat < first.seats; seat++) {
            count_difference(first.player[table][seat], less_sets ? first.set[table] : 1);
        }
    }
    int32_t missing = 0;
    for (int32_t i = 0; i < first.players; i++) {
        assert_in_range(counts[i], 0, 1);
        missing += counts[i] == 0;
    }
    assert_int_equal(missing, 1);
}

static void check_meetings(void) {
    clear_counts();
    for (int32_t table = 0; table < first.tables; table++) {
        for (int32_t a = 0; a < first.seats; a++) {
            for (int32_t b = 0; b < first.seats; b++) {
                count_difference(first.player[table][a], first.player[table][b]);
            }
        }
    }
    assert_counts(first.tables * first.seats, first.seats - 1);
}

static void check_comparisons(void) {
    clear_counts();
    for (int32_t seat = 0; seat < first.seats; seat++) {
        for (int32_t a = 0; a < first.tables; a++) {
            for (int32_t b = 0; b < first.tables; b++) {
                count_difference(first.player[a][seat] - first.set[a],
                                 first.player[b][seat] - first.set[b]);
            }
        }
    }
    assert_counts(first.tables * first.seats, first.tables - 1);
}

/* The last round is the first one turned by one back, and players and sets are found where they sit. */
static void check_last_round(const pdup_movement *movement) {
    int32_t round = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS);
    for (int32_t table = 0; table < first.tables; table++) {
        int32_t player = (first.player[table][0] + first.players - 2) % first.players + 1;
        int32_t found;
        pdup_seat seat;
        assert_ok(pdup_movement_place_of_player(movement, round, player, &found, &seat));
        assert_int_equal(found, table + 1);
        assert_int_equal(seat, PDUP_SEAT_N);
        int32_t set = (first.set[table] + first.players - 2) % first.players + 1;
        assert_ok(pdup_movement_table_of_set(movement, round, set, 0, &found));
        assert_int_equal(found, table + 1);
    }
}

static void check_prime(int32_t players, int32_t seats) {
    pdup_movement *movement;
    assert_ok(pdup_movement_new_individual(NULL, players, seats, PDUP_VARIANT_NONE, &movement));
    read_first_round(movement);
    check_once(false);
    check_once(true);
    check_meetings();
    if (players < ALL_PAIRS_BELOW) {
        check_comparisons();
    }
    check_last_round(movement);
    pdup_movement_unref(movement);
}

static void every_prime_within_the_limits_is_perfect(void **state) {
    (void)state;
    for (int32_t players = 41; players <= PDUP_MAX_ROUNDS; players++) {
        if (players % 6 == 1 && is_prime(players)) {
            check_prime(players, 3);
        }
        if (players % 8 == 5 && is_prime(players)) {
            check_prime(players, 4);
        }
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_prime_within_the_limits_is_perfect)};

PDUP_TEST_MAIN(tests)
