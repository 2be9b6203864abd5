/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "movement/kinds/listed.h"
#include "oom.h"
#include "pairs.h"

static pdup_movement *in_rooms(pdup_movement *room, int32_t rooms) {
    pdup_movement *movement = NULL;
    assert_ok(pdup_movement_with_rooms(room, rooms, &movement));
    return movement;
}

static pdup_movement *individual(int32_t players, int32_t seats, pdup_variant variant) {
    pdup_movement *movement = NULL;
    assert_ok(pdup_movement_new_individual(NULL, players, seats, variant, &movement));
    return movement;
}

static pdup_movement *rotation(int32_t tables, int32_t seats) {
    pdup_movement *movement = NULL;
    assert_ok(pdup_movement_new_rotation(NULL, tables, seats, &movement));
    return movement;
}

/* Two rounds at three tables: set 0 at two tables and then at one, and one table that is idle with nobody there. */
static pdup_movement *listed(void) {
    pdup__movement_shape shape = {.type = &pdup__listed,
                                  .tables = 3,
                                  .rounds = 2,
                                  .sets = 2,
                                  .seats = 3,
                                  .players = 9,
                                  .rooms = 1,
                                  .copies = 2};
    uint16_t *numbers = pdup__listed_new(NULL, &shape);
    assert_non_null(numbers);
    pdup__listed_put(numbers, &shape, 0, 0, 0, (const int32_t[]){0, 1, 2});
    pdup__listed_put(numbers, &shape, 0, 1, 0, (const int32_t[]){3, 4, 5});
    pdup__listed_put(numbers, &shape, 0, 2, 1, (const int32_t[]){6, 7, 8});
    pdup__listed_put(numbers, &shape, 1, 2, 0, (const int32_t[]){6, 7, 8});
    pdup_movement *movement = NULL;
    assert_ok(pdup__movement_new(NULL, &shape, numbers, numbers, NULL, &movement));
    return movement;
}

static void check_room(const seated_pairs *all, const seated_pairs *one, int32_t room) {
    for (int32_t at = 0; at < one->rounds * one->tables; at++) {
        int32_t round = at / one->tables;
        int32_t table = room * one->tables + at % one->tables;
        assert_int_equal(all->set[round * all->tables + table], one->set[at]);
        for (int32_t seat = 0; seat < one->seats; seat++) {
            int32_t player = one->player[at * one->seats + seat];
            assert_int_equal(all->player[(round * all->tables + table) * one->seats + seat],
                             player + room * one->players);
        }
    }
}

static void check_rooms(pdup_movement *room, int32_t rooms) {
    pdup_movement *movement = in_rooms(room, rooms);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND),
                     pdup_movement_number(room, PDUP_MOVEMENT_FIELD_KIND));
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_VARIANT),
                     pdup_movement_number(room, PDUP_MOVEMENT_FIELD_VARIANT));
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_IS_BY_LINES),
                     pdup_movement_number(room, PDUP_MOVEMENT_FIELD_IS_BY_LINES));
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROOMS), rooms);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES),
                     rooms * pdup_movement_number(room, PDUP_MOVEMENT_FIELD_COPIES));
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES),
                     rooms * pdup_movement_number(room, PDUP_MOVEMENT_FIELD_TABLES));
    seated_pairs all = pairs_of(movement);
    seated_pairs one = pairs_of(room);
    assert_int_equal(all.sets, one.sets);
    assert_int_equal(all.players, rooms * one.players);
    for (int32_t i = 0; i < rooms; i++) {
        check_room(&all, &one, i);
    }
    pairs_check_rules(&all);
    pairs_check_lookups(movement);
    pairs_free(&all);
    pairs_free(&one);
    pdup_movement_unref(movement);
}

static void every_room_plays_the_same(void **state) {
    (void)state;
    pdup_movement *rooms[] = {
        rotation(5, 3),
        rotation(7, 4),
        individual(20, 4, PDUP_VARIANT_SINGLE),
        individual(13, 3, PDUP_VARIANT_SHARED),
        individual(15, 3, PDUP_VARIANT_FEW),
        individual(16, 4, PDUP_VARIANT_FEW),
        individual(8, 4, PDUP_VARIANT_EXCHANGE),
        individual(9, 4, PDUP_VARIANT_SHARED),
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rooms); i++) {
        check_rooms(rooms[i], 1);
        check_rooms(rooms[i], 2);
        check_rooms(rooms[i], 3);
        pdup_movement_unref(rooms[i]);
    }
}

static void those_of_other_rooms_are_compared_and_not_met(void **state) {
    (void)state;
    pdup_movement *room = individual(13, 4, PDUP_VARIANT_SINGLE);
    pdup_movement *movement = in_rooms(room, 2);
    seated_pairs seating = pairs_of(movement);
    for (int32_t x = 0; x < 13; x++) {
        for (int32_t y = 13; y < 26; y++) {
            int32_t at = x * seating.players + y;
            assert_int_equal(seating.meetings[at], 0);
            /* He sits as his counterpart does on all twelve sets, and as another one of that room does on two. */
            assert_int_equal(seating.comparisons[at], y == x + 13 ? 12 : 2);
        }
    }
    pairs_free(&seating);
    pdup_movement_unref(movement);
    pdup_movement_unref(room);
}

static void idle_tables_and_uneven_copies_stay_so(void **state) {
    (void)state;
    static const int32_t tables[][4] = {{1, 2, 4, 5}, {3, 6, 0, 0}};
    static const int32_t others[][4] = {{3, 6, 0, 0}, {0, 0, 0, 0}};
    pdup_movement *room = listed();
    pdup_movement *movement = in_rooms(room, 2);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES), 4);
    for (int32_t round = 1; round <= 2; round++) {
        for (int32_t copy = 0; copy < 4; copy++) {
            int32_t table;
            assert_ok(pdup_movement_table_of_set(movement, round, 1, copy, &table));
            assert_int_equal(table, tables[round - 1][copy]);
            assert_ok(pdup_movement_table_of_set(movement, round, 2, copy, &table));
            assert_int_equal(table, others[round - 1][copy]);
        }
    }
    int32_t found;
    pdup_seat seat;
    assert_ok(pdup_movement_set_at(movement, 2, 4, &found));
    assert_int_equal(found, 0);
    assert_ok(pdup_movement_player_at(movement, 2, 4, PDUP_SEAT_N, &found));
    assert_int_equal(found, 0);
    assert_ok(pdup_movement_place_of_player(movement, 2, 10, &found, &seat));
    assert_int_equal(found, 0);
    assert_int_equal(seat, PDUP_SEAT_NONE);
    pairs_check_lookups(movement);
    pdup_movement_unref(movement);
    pdup_movement_unref(room);
}

static void rooms_stopped_early_are_rooms(void **state) {
    (void)state;
    pdup_movement *room = rotation(7, 4);
    pdup_movement *movement = in_rooms(room, 3);
    pdup_movement *early;
    assert_ok(pdup_movement_with_rounds(movement, 4, &early));
    pdup_movement_unref(room);
    pdup_movement_unref(movement);
    pairs_check_lookups(early);
    seated_pairs seating = pairs_of(early);
    pairs_check_rules(&seating);
    pairs_free(&seating);
    assert_int_equal(pdup_movement_number(early, PDUP_MOVEMENT_FIELD_ROOMS), 3);
    assert_status(pdup_movement_with_rooms(early, 2, &movement), PDUP_E_STATE);
    assert_null(movement);
    pdup_movement_unref(early);
}

static void rooms_beyond_the_limits_are_refused(void **state) {
    (void)state;
    static const struct {
        int32_t tables;
        int32_t rooms;
        pdup_status status;
    } cases[] = {
        {5, 0, PDUP_E_RANGE}, {5, PDUP_MAX_ROOMS, PDUP_OK}, {5, PDUP_MAX_ROOMS + 1, PDUP_E_RANGE},
        {4999, 2, PDUP_OK},   {5003, 2, PDUP_E_RANGE},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup_movement *room = rotation(cases[i].tables, 3);
        pdup_movement *movement;
        assert_status(pdup_movement_with_rooms(room, cases[i].rooms, &movement), cases[i].status);
        assert_int_equal(movement != NULL, cases[i].status == PDUP_OK);
        pdup_movement_unref(movement);
        pdup_movement_unref(room);
    }
}

/* More resting than sitting: players run out before tables do. */
static void players_beyond_the_limit_are_refused(void **state) {
    (void)state;
    pdup__movement_shape shape = {.type = &pdup__listed,
                                  .tables = 1,
                                  .rounds = 1,
                                  .sets = 1,
                                  .seats = 3,
                                  .players = PDUP_MAX_PLAYERS / 2 + 1,
                                  .rooms = 1,
                                  .copies = 1};
    uint16_t *numbers = pdup__listed_new(NULL, &shape);
    pdup_movement *room;
    pdup_movement *movement;
    assert_ok(pdup__movement_new(NULL, &shape, numbers, numbers, NULL, &room));
    assert_status(pdup_movement_with_rooms(room, 2, &movement), PDUP_E_RANGE);
    assert_null(movement);
    pdup_movement_unref(room);
}

static void nulls_are_refused(void **state) {
    (void)state;
    pdup_movement *room = rotation(5, 4);
    pdup_movement *movement;
    assert_status(pdup_movement_with_rooms(room, 2, NULL), PDUP_E_ARG);
    assert_status(pdup_movement_with_rooms(NULL, 2, &movement), PDUP_E_ARG);
    assert_null(movement);
    pdup_movement_unref(room);
}

typedef struct oom_case {
    pdup_movement *room;
    pdup_movement *made;
} oom_case;

static void make_room(void *state, const pdup_allocator *allocator) {
    assert_ok(pdup_movement_new_rotation(allocator, 7, 4, &((oom_case *)state)->room));
}

static pdup_status run_out(void *state, const pdup_allocator *allocator) {
    oom_case *one = state;
    (void)allocator;
    return pdup_movement_with_rooms(one->room, 2, &one->made);
}

static void check_nothing_made(void *state) {
    assert_null(((oom_case *)state)->made);
}

static void release_all(void *state) {
    pdup_movement_unref(((oom_case *)state)->made);
    pdup_movement_unref(((oom_case *)state)->room);
}

static void lack_of_memory_is_told(void **state) {
    (void)state;
    oom_case one = {NULL, NULL};
    oom_scenario scenario = {"rooms",     &one, make_room, run_out, check_nothing_made,
                             release_all, false};
    oom_each(&scenario);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_room_plays_the_same),
    cmocka_unit_test(those_of_other_rooms_are_compared_and_not_met),
    cmocka_unit_test(idle_tables_and_uneven_copies_stay_so),
    cmocka_unit_test(rooms_stopped_early_are_rooms),
    cmocka_unit_test(rooms_beyond_the_limits_are_refused),
    cmocka_unit_test(players_beyond_the_limit_are_refused),
    cmocka_unit_test(nulls_are_refused),
    cmocka_unit_test(lack_of_memory_is_told),
};

PDUP_TEST_MAIN(tests)
