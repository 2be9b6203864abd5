/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "movement/kinds/short_line.h"
#include "oom.h"
#include "pairs.h"

static pdup_movement *best(int32_t tables, int32_t seats) {
    pdup_movement *movement = NULL;
    assert_ok(pdup_movement_new_best(NULL, tables, seats, &movement));
    return movement;
}

static pdup_movement *shortened(const pdup_movement *lines, int32_t missing) {
    pdup_movement *movement = NULL;
    assert_ok(pdup__short_line_new(lines, missing, &movement));
    return movement;
}

/* The number that the player has in the whole movement. */
static int32_t whole_number(const seated_pairs *whole, const seated_pairs *found, int32_t player) {
    return player < found->tables ? player : player + whole->tables - found->tables;
}

/* At the tables that are left everything is as in the whole movement. */
static void check_tables(const seated_pairs *whole, const seated_pairs *found) {
    for (int32_t at = 0; at < found->rounds * found->tables; at++) {
        const int32_t there = at / found->tables * whole->tables + at % found->tables;
        assert_int_equal(found->set[at], whole->set[there]);
        for (int32_t seat = 0; seat < found->seats; seat++) {
            assert_int_equal(whole_number(whole, found, found->player[at * found->seats + seat]),
                             whole->player[there * found->seats + seat]);
        }
    }
}

static void tables_without_a_player_are_not_there(void **state) {
    (void)state;
    for (int32_t tables = 3; tables <= 60; tables++) {
        for (int32_t seats = 3; seats <= 4; seats++) {
            pdup_movement *lines = best(tables, seats);
            const int32_t missing = 1 + tables % (seats - 1);
            pdup_movement *movement = shortened(lines, missing);
            seated_pairs whole = pairs_of(lines);
            seated_pairs found = pairs_of(movement);
            assert_int_equal(found.tables, tables - missing);
            assert_int_equal(found.players, tables * seats - missing);
            assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND),
                             pdup_movement_number(lines, PDUP_MOVEMENT_FIELD_KIND));
            pairs_check_rules(&found);
            pairs_check_lookups(movement);
            check_tables(&whole, &found);
            pairs_free(&whole);
            pairs_free(&found);
            pdup_movement_unref(movement);
            pdup_movement_unref(lines);
        }
    }
}

/* In a perfect movement everybody but N rests once for each who is missing. */
static void all_other_lines_rest_in_turn(void **state) {
    (void)state;
    pdup_movement *lines = best(8, 4);
    pdup_movement *movement = shortened(lines, 2);
    seated_pairs found = pairs_of(movement);
    int32_t seated[30] = {0};
    for (int32_t i = 0; i < found.rounds * found.tables * found.seats; i++) {
        seated[found.player[i]]++;
    }
    for (int32_t player = 0; player < found.players; player++) {
        assert_int_equal(found.rounds - seated[player], player < 6 ? 0 : 2);
    }
    pairs_free(&found);
    pdup_movement_unref(movement);
    pdup_movement_unref(lines);
}

/* Rooms and an early stop go on top of it as of any other. */
static void it_can_be_in_rooms_and_stopped(void **state) {
    (void)state;
    pdup_movement *lines = best(7, 3);
    pdup_movement *one = shortened(lines, 1);
    pdup_movement *stopped = NULL;
    pdup_movement *rooms = NULL;
    assert_ok(pdup_movement_with_rounds(one, 5, &stopped));
    assert_ok(pdup_movement_with_rooms(stopped, 2, &rooms));
    pdup_movement_unref(lines);
    pdup_movement_unref(one);
    pdup_movement_unref(stopped);
    seated_pairs found = pairs_of(rooms);
    assert_int_equal(found.tables, 12);
    assert_int_equal(found.players, 40);
    assert_int_equal(found.rounds, 5);
    pairs_check_rules(&found);
    pairs_check_lookups(rooms);
    pairs_free(&found);
    pdup_movement_unref(rooms);
}

typedef struct oom_case {
    pdup_movement *lines;
    pdup_movement *made;
} oom_case;

static void make_lines(void *state, const pdup_allocator *allocator) {
    assert_ok(pdup_movement_new_best(allocator, 8, 4, &((oom_case *)state)->lines));
}

static pdup_status run_out(void *state, const pdup_allocator *allocator) {
    oom_case *one = state;
    (void)allocator;
    return pdup__short_line_new(one->lines, 1, &one->made);
}

static void release_all(void *state) {
    pdup_movement_unref(((oom_case *)state)->made);
    pdup_movement_unref(((oom_case *)state)->lines);
}

static void lack_of_memory_is_told(void **state) {
    (void)state;
    oom_case one = {NULL, NULL};
    oom_scenario scenario = {"short line", &one, make_lines, run_out, NULL, release_all, false};
    oom_each(&scenario);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(tables_without_a_player_are_not_there),
    cmocka_unit_test(all_other_lines_rest_in_turn),
    cmocka_unit_test(it_can_be_in_rooms_and_stopped),
    cmocka_unit_test(lack_of_memory_is_told),
};

PDUP_TEST_MAIN(tests)
