/* SPDX-License-Identifier: MIT */
#include "faults.h"
#include "pdup_test.h"

#include "pairs.h"
#include "seating.h"
#include "test_movement_text.h"
#include "turns_records.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static pdup_movement *individual(int32_t players, int32_t seats, pdup_variant variant) {
    pdup_movement *movement = NULL;
    assert_ok(pdup_movement_new_individual(NULL, players, seats, variant, &movement));
    return movement;
}

static pdup_movement *best(int32_t tables, int32_t seats) {
    pdup_movement *movement = NULL;
    assert_ok(pdup_movement_new_best(NULL, tables, seats, &movement));
    return movement;
}

static int falling(const void *a, const void *b) {
    return *(const int32_t *)b - *(const int32_t *)a;
}

static void check_fixed(const pdup_movement *movement, const int32_t *wanted) {
    int32_t counts[4] = {0};
    for (int32_t round = 1; round <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS);
         round++) {
        int32_t table;
        pdup_seat seat;
        assert_ok(pdup_movement_place_of_player(
            movement, round, pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS), &table,
            &seat));
        counts[seat - PDUP_SEAT_N]++;
    }
    /* The record does not tell in which order its seats are. */
    qsort(counts, PDUP_COUNT_OF(counts), sizeof *counts, falling);
    assert_memory_equal(counts, wanted, sizeof counts);
}

static void check_set_turns(const pdup_movement *turned, const set_turns_record *record) {
    seated_pairs pairs = pairs_of(turned);
    char hex[SHA256_HEX];
    pairs_hash(&pairs, hex);
    assert_string_equal(hex, record->hash);
    assert_int_equal(pairs_quality(&pairs), record->quality);
    assert_int_equal(pairs_seat_spread(&pairs), record->seat_spread);
    pairs_check_rules(&pairs);
    pairs_free(&pairs);
    pairs_check_lookups(turned);
    check_fixed(turned, record->fixed);
}

static void turned_sets_have_their_figures(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(set_turns_records); i++) {
        const set_turns_record *record = &set_turns_records[i];
        pdup_movement *plain = individual(record->players, record->seats, record->variant);
        pdup_movement *turned = NULL;
        assert_ok(
            pdup_movement_with_set_turns(plain, record->turns, strlen(record->turns), &turned));
        check_set_turns(turned, record);
        pdup_movement_unref(turned);
        assert_ok(pdup_movement_with_even_seats(plain, &turned));
        check_set_turns(turned, record);
        pdup_movement_unref(turned);
        pdup_movement_unref(plain);
    }
}

static void check_quality(const pdup_movement *movement, int32_t quality, int32_t seat_spread) {
    seated_pairs pairs = pairs_of(movement);
    assert_int_equal(pairs_quality(&pairs), quality);
    assert_int_equal(pairs_seat_spread(&pairs), seat_spread);
    pairs_free(&pairs);
    pairs_check_lookups(movement);
}

static void turned_rounds_have_their_figures(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(round_turns_records); i++) {
        const round_turns_record *record = &round_turns_records[i];
        pdup_movement *plain = best(record->tables, record->seats);
        pdup_movement *turned = NULL;
        check_quality(plain, record->plain_quality, record->tables);
        assert_ok(
            pdup_movement_with_round_turns(plain, record->turns, strlen(record->turns), &turned));
        check_quality(turned, record->quality, record->seat_spread);
        assert_int_equal(pdup_movement_number(turned, PDUP_MOVEMENT_FIELD_IS_BY_LINES), 0);
        assert_int_equal(pdup_movement_number(turned, PDUP_MOVEMENT_FIELD_KIND),
                         PDUP_MOVEMENT_KIND_ROTATION);
        pdup_movement_unref(turned);
        assert_ok(pdup_movement_with_one_winner(plain, &turned));
        check_quality(turned, record->quality, record->seat_spread);
        pdup_movement_unref(turned);
        pdup_movement_unref(plain);
    }
}

static int64_t quality_of(const pdup_movement *movement) {
    seated_pairs pairs = pairs_of(movement);
    int64_t quality = pairs_quality(&pairs);
    pairs_free(&pairs);
    return quality;
}

/* Where no turns are known, or not for so few rounds or so many rooms, they are found. */
static void other_lines_get_one_winner_too(void **state) {
    (void)state;
    for (int32_t tables = 3; tables <= 16; tables++) {
        for (int32_t seats = 3; seats <= 4; seats++) {
            pdup_movement *plain = best(tables, seats);
            pdup_movement *shorter = NULL;
            pdup_movement *rooms = NULL;
            assert_ok(pdup_movement_with_rounds(plain, tables - 1, &shorter));
            assert_ok(pdup_movement_with_rooms(plain, 2, &rooms));
            pdup_movement *all[] = {plain, shorter, rooms};
            for (size_t i = 0; i < PDUP_COUNT_OF(all); i++) {
                pdup_movement *turned = NULL;
                assert_ok(pdup_movement_with_one_winner(all[i], &turned));
                assert_true(quality_of(turned) > quality_of(all[i]));
                assert_int_equal(pdup_movement_number(turned, PDUP_MOVEMENT_FIELD_IS_BY_LINES), 0);
                pairs_check_lookups(turned);
                pdup_movement_unref(turned);
                pdup_movement_unref(all[i]);
            }
        }
    }
}

static int32_t seat_spread_of(const pdup_movement *movement) {
    seated_pairs pairs = pairs_of(movement);
    int32_t spread = pairs_seat_spread(&pairs);
    pairs_free(&pairs);
    return spread;
}

static void other_seats_become_more_even(void **state) {
    (void)state;
    static const int32_t cases[][4] = {{4, 4, PDUP_VARIANT_SINGLE, 0},
                                       {8, 4, PDUP_VARIANT_EXCHANGE, 0},
                                       {32, 4, PDUP_VARIANT_SINGLE, 0},
                                       {15, 3, PDUP_VARIANT_SINGLE, 0},
                                       {24, 4, PDUP_VARIANT_SINGLE, 9}};
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup_movement *plain = individual(cases[i][0], cases[i][1], cases[i][2]);
        pdup_movement *turned = NULL;
        if (cases[i][3] != 0) {
            pdup_movement *shorter = NULL;
            assert_ok(pdup_movement_with_rounds(plain, cases[i][3], &shorter));
            pdup_movement_unref(plain);
            plain = shorter;
        }
        assert_ok(pdup_movement_with_even_seats(plain, &turned));
        assert_true(seat_spread_of(turned) < seat_spread_of(plain));
        assert_int_equal(quality_of(turned), quality_of(plain));
        pairs_check_lookups(turned);
        pdup_movement_unref(turned);
        pdup_movement_unref(plain);
    }
}

static void even_seats_are_left_alone(void **state) {
    (void)state;
    pdup_movement *plain = individual(13, 4, PDUP_VARIANT_SINGLE);
    pdup_movement *turned = NULL;
    assert_ok(pdup_movement_with_even_seats(plain, &turned));
    assert_ptr_equal(turned, plain);
    pdup_movement_unref(turned);
    pdup_movement_unref(plain);
}

static pdup_movement *read(const char *text) {
    pdup_faults *faults = NULL;
    pdup_movement *movement = NULL;
    assert_ok(read_movement(NULL, text, strlen(text), &faults, &movement));
    pdup_faults_unref(faults);
    return movement;
}

/* Empty seats and idle tables are turned as everything else, and stay empty and idle. */
static void tables_may_be_idle(void **state) {
    (void)state;
    pdup_movement *lines = read("players 8 tables 2 rounds 3 sets 3 seats 4\n"
                                "1,3,5,-:1 .\n. 2,4,6,7:1\n1,4,5,8:2 2,3,6,-:3\n");
    pdup_movement *shared = read("players 8 tables 2 rounds 2 sets 2 seats 4 copies 2\n"
                                 "1,3,5,7:1 2,4,6,8:1\n2,3,6,7:2 1,4,5,8:2\n");
    pdup_movement *single = read("players 4 tables 2 rounds 3 sets 3 seats 4\n"
                                 "1,3,2,-:1 .\n. 1,2,3,4:2\n1,4,3,-:3 .\n");
    pdup_movement *turned = NULL;
    int32_t player = 9;
    assert_int_equal(pdup_movement_number(lines, PDUP_MOVEMENT_FIELD_IS_BY_LINES), 1);
    assert_ok(pdup_movement_with_one_winner(lines, &turned));
    pdup_movement_unref(turned);
    assert_ok(pdup_movement_with_one_winner(shared, &turned));
    pdup_movement_unref(turned);
    pdup_movement_unref(shared);
    assert_int_equal(pdup_movement_number(single, PDUP_MOVEMENT_FIELD_IS_BY_LINES), 0);
    assert_ok(pdup_movement_with_even_seats(single, &turned));
    pdup_movement_unref(turned);
    assert_ok(pdup_movement_with_set_turns(single, "123", 3, &turned));
    assert_ok(pdup_movement_player_at(turned, 1, 2, PDUP_SEAT_E, &player));
    assert_int_equal(player, 0);
    assert_ok(pdup_movement_player_at(turned, 1, 1, PDUP_SEAT_E, &player));
    assert_int_equal(player, 1);
    int32_t table = 9;
    pdup_seat seat = 9;
    assert_ok(pdup_movement_place_of_player(turned, 1, 4, &table, &seat));
    assert_true(table == 0 && seat == PDUP_SEAT_NONE);
    pdup_movement_unref(turned);
    pdup_movement_unref(single);
    pdup_movement_unref(lines);
}

/* A circle that is read has no known turns, nor has a rotation that is made of another. */
static void only_our_own_have_known_turns(void **state) {
    (void)state;
    pdup_movement *circle = read("cycle 1S-2E-1W-2W-1E-2S-2N\nsets 1+2 Z Z Z Z Z Z\n");
    pdup_movement *plain = best(5, 4);
    pdup_movement *whole = NULL;
    pdup_movement *turned = NULL;
    assert_ok(pdup_movement_with_even_seats(circle, &turned));
    assert_true(seat_spread_of(turned) < seat_spread_of(circle));
    pdup_movement_unref(turned);
    assert_ok(pdup_movement_with_rounds(plain, 5, &whole));
    assert_ok(pdup_movement_with_one_winner(whole, &turned));
    assert_true(quality_of(turned) > quality_of(plain));
    pdup_movement_unref(turned);
    pdup_movement_unref(whole);
    pdup_movement_unref(plain);
    pdup_movement_unref(circle);
}

static void turns_are_refused(void **state) {
    (void)state;
    static const char *const wrong[] = {"000000", "00000000", "0000004", "000000/", ""};
    pdup_movement *plain = individual(8, 4, PDUP_VARIANT_SHARED);
    pdup_movement *lines = best(5, 4);
    pdup_movement *once = NULL;
    pdup_movement *out = plain;
    for (size_t i = 0; i < PDUP_COUNT_OF(wrong); i++) {
        assert_int_equal(pdup_movement_with_set_turns(plain, wrong[i], strlen(wrong[i]), &out),
                         PDUP_E_RANGE);
        assert_null(out);
        assert_int_equal(pdup_movement_with_round_turns(plain, wrong[i], strlen(wrong[i]), &out),
                         PDUP_E_RANGE);
    }
    assert_int_equal(pdup_movement_with_set_turns(lines, "01230", 5, &out), PDUP_E_STATE);
    assert_int_equal(pdup_movement_with_even_seats(lines, &out), PDUP_E_STATE);
    assert_int_equal(pdup_movement_with_one_winner(plain, &out), PDUP_E_STATE);
    assert_ok(pdup_movement_with_rounds(lines, 1, &once));
    assert_int_equal(pdup_movement_with_one_winner(once, &out), PDUP_E_STATE);
    assert_int_equal(pdup_movement_with_set_turns(plain, NULL, 7, &out), PDUP_E_ARG);
    pdup_movement_unref(once);
    pdup_movement_unref(lines);
    lines = best(101, 4);
    assert_int_equal(pdup_movement_with_one_winner(lines, &out), PDUP_E_RANGE);
    pdup_movement_unref(lines);
    pdup_movement_unref(plain);
    plain = individual(1021, 4, PDUP_VARIANT_SINGLE);
    assert_int_equal(pdup_movement_with_even_seats(plain, &out), PDUP_E_RANGE);
    assert_null(out);
    pdup_movement_unref(plain);
}

static void all_rounds_turned_alike_leave_the_lines(void **state) {
    (void)state;
    pdup_movement *lines = best(5, 4);
    pdup_movement *turned = NULL;
    assert_ok(pdup_movement_with_round_turns(lines, "11111", 5, &turned));
    assert_int_equal(pdup_movement_number(turned, PDUP_MOVEMENT_FIELD_IS_BY_LINES), 1);
    assert_int_equal(quality_of(turned), quality_of(lines));
    pdup_movement_unref(turned);
    pdup_movement_unref(lines);
}

static void other_steps_have_their_figures(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(skip_steps_records); i++) {
        const skip_steps_record *record = &skip_steps_records[i];
        pdup_movement *movement = NULL;
        assert_ok(pdup_movement_new_skip_steps(NULL, record->tables, record->seats,
                                               record->steps[0], record->steps[1], record->steps[2],
                                               &movement));
        seating counted = seating_count(movement);
        assert_int_equal(counted.met[0], record->never_met);
        assert_int_equal(counted.clean, record->clean);
        assert_false(counted.repeats_set);
        assert_true(counted.plays_all_sets);
        pdup_movement_unref(movement);
    }
}

static void wrong_steps_are_refused(void **state) {
    (void)state;
    static const int32_t wrong[][4] = {{4, 0, 1, 2}, {4, 1, 0, 2},        {4, 1, 2, 0},
                                       {3, 1, 2, 1}, {4, 8, 1, 2},        {4, 1, -8, 2},
                                       {5, 1, 2, 3}, {4, 1, 2, INT32_MIN}};
    pdup_movement *out = NULL;
    for (size_t i = 0; i < PDUP_COUNT_OF(wrong); i++) {
        assert_int_equal(pdup_movement_new_skip_steps(NULL, 8, wrong[i][0], wrong[i][1],
                                                      wrong[i][2], wrong[i][3], &out),
                         PDUP_E_RANGE);
        assert_null(out);
    }
}

/* 133 tables that all play one set in each of 12 rounds: more comparisons than a search should look at. */
static void one_winner_has_an_end(void **state) {
    (void)state;
    enum { ROUNDS = 12, TABLES = 133, CELL = 20 };
    char *text = malloc(100 + (size_t)ROUNDS * TABLES * CELL);
    pdup_movement *movement;
    pdup_movement *out;
    assert_non_null(text);
    int length = sprintf(text, "players 399 tables 133 rounds 12 sets 1 seats 3 copies 133\n");
    for (int i = 0; i < ROUNDS * TABLES; i++) {
        const int table = i % TABLES;
        length += sprintf(text + length, "%d,%d,%d,-:1%s", 3 * table + 1, 3 * table + 2,
                          3 * table + 3, table < TABLES - 1 ? " " : "\n");
    }
    movement = read_text_movement(text);
    assert_status(pdup_movement_with_one_winner(movement, &out), PDUP_E_RANGE);
    assert_null(out);
    pdup_movement_unref(movement);
    free(text);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(turned_sets_have_their_figures),
    cmocka_unit_test(turned_rounds_have_their_figures),
    cmocka_unit_test(other_lines_get_one_winner_too),
    cmocka_unit_test(one_winner_has_an_end),
    cmocka_unit_test(other_seats_become_more_even),
    cmocka_unit_test(even_seats_are_left_alone),
    cmocka_unit_test(tables_may_be_idle),
    cmocka_unit_test(only_our_own_have_known_turns),
    cmocka_unit_test(turns_are_refused),
    cmocka_unit_test(all_rounds_turned_alike_leave_the_lines),
    cmocka_unit_test(other_steps_have_their_figures),
    cmocka_unit_test(wrong_steps_are_refused),
};

PDUP_TEST_MAIN(tests)
