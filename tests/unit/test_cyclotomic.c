/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "movement/kinds/cyclotomic.h"
#include "pairs.h"

#include <stdbool.h>
#include <stdio.h>

/* Primes with the smallest primitive root g, the first numbers b that are unlike and whose differences are even, and
 * the first p: verified by program when they were tabulated. */
typedef struct tabulated {
    int32_t seats;
    int32_t players;
    int32_t g;
    int32_t b[4];
    int32_t p;
} tabulated;

static const tabulated primes[] = {
    {4, 13, 2, {1, 2, 4, 7}, 8}, {4, 29, 2, {1, 2, 4, 27}, 9}, {4, 37, 2, {1, 2, 3, 8}, 19},
    {4, 53, 2, {1, 2, 4, 5}, 3}, {4, 61, 2, {1, 2, 3, 8}, 20}, {4, 101, 2, {1, 2, 4, 8}, 5},
    {3, 19, 2, {1, 2, 6}, 5},    {3, 31, 3, {1, 3, 10}, 6},    {3, 37, 2, {1, 2, 4}, 11},
    {3, 43, 3, {1, 3, 15}, 12},  {3, 61, 2, {1, 2, 14}, 4},    {3, 67, 2, {1, 2, 12}, 6},
    {3, 73, 5, {1, 2, 33}, 16},  {3, 79, 3, {1, 2, 5}, 14},    {3, 97, 5, {1, 2, 6}, 5},
};

static bool is_prime(int32_t number) {
    int32_t divisor = 2;
    while (number % divisor != 0) {
        divisor++;
    }
    return divisor == number;
}

static bool is_reached(int32_t players, int32_t seats) {
    return is_prime(players) && players % (seats == 4 ? 8 : 6) == (seats == 4 ? 5 : 1);
}

static pdup_movement *make(int32_t players, int32_t seats) {
    pdup_movement *movement = NULL;
    assert_ok(pdup_movement_new_individual(NULL, players, seats, PDUP_VARIANT_SINGLE, &movement));
    return movement;
}

/* Everybody meets everybody q - 1 times, is compared k - 1 times, sits everywhere k times, rests once, and plays every
 * set but one. */
static void check_perfect(const pdup_movement *movement) {
    seated_pairs seating = pairs_of(movement);
    int pairs = (int)(seating.players * (seating.players - 1) / 2);
    char found[PAIRS_TEXT];
    char wanted[PAIRS_TEXT];
    pairs_check_rules(&seating);
    pairs_spread(&seating, seating.meetings, found);
    snprintf(wanted, sizeof wanted, "%d:%d", (int)seating.seats - 1, pairs);
    assert_string_equal(found, wanted);
    pairs_spread(&seating, seating.comparisons, found);
    snprintf(wanted, sizeof wanted, "%d:%d", (int)seating.tables - 1, pairs);
    assert_string_equal(found, wanted);
    assert_int_equal(pairs_quality(&seating), 100000);
    assert_int_equal(pairs_seat_spread(&seating), 0);
    pairs_range rests = pairs_rests(&seating);
    assert_int_equal(rests.least, 1);
    assert_int_equal(rests.most, 1);
    assert_int_equal(pairs_copies(&seating).most, 1);
    assert_int_equal(pairs_set_tables(&seating).least, seating.tables);
    assert_int_equal(seating.rounds, seating.players);
    assert_int_equal(seating.sets, seating.players);
    pairs_free(&seating);
}

static void check_first_round(const pdup_movement *movement, const tabulated *prime) {
    int32_t power = 1;
    for (int32_t table = 1; table <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
         table++) {
        int32_t found;
        for (int32_t seat = 0; seat < prime->seats; seat++) {
            int32_t label =
                (prime->b[seat] * power + prime->players - prime->b[0]) % prime->players;
            assert_ok(pdup_movement_player_at(movement, 1, table, seat + 1, &found));
            assert_int_equal(found, label + 1);
        }
        assert_ok(pdup_movement_set_at(movement, 1, table, &found));
        assert_int_equal(found,
                         (prime->p * power + prime->players - prime->p) % prime->players + 1);
        for (int32_t i = 0; i < prime->seats; i++) {
            power = power * prime->g % prime->players;
        }
    }
}

static void tabulated_primes_have_the_tabulated_numbers(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(primes); i++) {
        pdup_movement *movement = make(primes[i].players, primes[i].seats);
        check_first_round(movement, &primes[i]);
        check_perfect(movement);
        pairs_check_lookups(movement);
        pdup_movement_unref(movement);
    }
}

static void other_primes_are_perfect_too(void **state) {
    (void)state;
    for (int32_t seats = 3; seats <= 4; seats++) {
        for (int32_t players = 41; players < 160; players++) {
            if (is_reached(players, seats)) {
                pdup_movement *movement = make(players, seats);
                check_perfect(movement);
                pdup_movement_unref(movement);
            }
        }
    }
}

static void beyond_forty_nothing_else_is_offered(void **state) {
    (void)state;
    for (int32_t seats = 3; seats <= 4; seats++) {
        for (int32_t players = 41; players < 1000; players++) {
            pdup_movement *movement;
            assert_status(
                pdup_movement_new_individual(NULL, players, seats, PDUP_VARIANT_NONE, &movement),
                is_reached(players, seats) ? PDUP_OK : PDUP_E_NO_MOVEMENT);
            pdup_movement_unref(movement);
        }
    }
}

/* 7 and 13 players at tables of three, 5 at one of four: primes without such numbers. 10009 is a prime of more rounds
 * than there may be, 9973 the largest of fewer. */
static void primes_out_of_reach_are_told(void **state) {
    (void)state;
    static const int32_t cases[][2] = {{7, 3}, {13, 3}, {5, 4}, {10009, 3}, {10037, 4}};
    pdup_movement *movement = NULL;
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        assert_status(pdup__cyclotomic_new(NULL, cases[i][0], cases[i][1], &movement),
                      PDUP_E_NO_MOVEMENT);
        assert_null(movement);
    }
    assert_ok(pdup__cyclotomic_new(NULL, 9973, 3, &movement));
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS), 9973);
    pdup_movement_unref(movement);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(tabulated_primes_have_the_tabulated_numbers),
    cmocka_unit_test(other_primes_are_perfect_too),
    cmocka_unit_test(beyond_forty_nothing_else_is_offered),
    cmocka_unit_test(primes_out_of_reach_are_told),
};

PDUP_TEST_MAIN(tests)
