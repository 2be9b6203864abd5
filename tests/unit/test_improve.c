/* SPDX-License-Identifier: MIT */
/* Searching for better movements: never worse, always the same, and something is found. */
#include "movement/improve/improve.h"

#include "movement/kinds/listed.h"
#include "movement/movement.h"
#include "oom.h"
#include "random.h"
#include "seating.h"
#include "test_improve.h"

static const char zero_seed[SEED_BYTES] = {0};

static pdup_movement *stopped(pdup_movement *movement, int32_t rounds) {
    pdup_movement *short_one;
    assert_ok(pdup_movement_with_rounds(movement, rounds, &short_one));
    pdup_movement_unref(movement);
    return short_one;
}

static pdup_movement *draw_movement(pdup_random *random) {
    pdup_movement *movement = NULL;
    int32_t seats = random_between(random, 3, 4);
    if (random_between(random, 0, 2) == 0) {
        movement = with_skips(random_between(random, 3, 9), seats);
    }
    while (!movement) {
        pdup_status status = pdup_movement_new_individual(
            NULL, random_between(random, seats, 22), seats,
            random_between(random, PDUP_VARIANT_NONE, PDUP_VARIANT_EXCHANGE), &movement);
        assert_true(status == PDUP_OK || status == PDUP_E_NO_MOVEMENT);
    }
    return stopped(
        movement,
        random_between(random, 1, pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS)));
}

static void no_movement_becomes_worse(void **state) {
    (void)state;
    pdup_random random = random_begin();
    int32_t found = 0;
    for (int i = 0; i < 150; i++) {
        pdup_movement *movement = draw_movement(&random);
        int32_t kind = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND);
        uint8_t seed = (uint8_t)random_between(&random, 0, 255);
        movement = improve_checked(movement, seed, random_between(&random, 0, 2000));
        seating_assert_look_ups(movement);
        found += pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND) != kind;
        pdup_movement_unref(movement);
    }
    assert_true(found > 20);
}

static void the_same_seed_and_steps_give_the_same(void **state) {
    (void)state;
    char hex[3][SHA256_HEX];
    for (int i = 0; i < 3; i++) {
        pdup_movement *movement =
            improve_checked(individual(10, 4, PDUP_VARIANT_SINGLE), i == 2, 20000);
        seating_hash(movement, hex[i]);
        pdup_movement_unref(movement);
    }
    assert_string_equal(hex[0], hex[1]);
    assert_string_not_equal(hex[0], hex[2]);
    /* On this machine and any other. */
    assert_string_equal(hex[0], "26bcc5a431c5233c6014aa4e57afc2968e0f6d03d8a8fde16bcc042972b4f7ff");
}

static void a_better_movement_of_six_tables_is_found(void **state) {
    (void)state;
    pdup_movement *movement = with_skips(6, 4);
    assert_int_equal(measure_of(movement, PDUP_MEASURE_NEVER_MET), 66);
    movement = improve_checked(movement, 1, 100000);
    assert_true(measure_of(movement, PDUP_MEASURE_NEVER_MET) <= 40);
    pdup_movement_unref(movement);
}

/* The embedded movement of ten: 30 pairs meet twice and 15 four times, and 15 are never compared. */
static void a_better_movement_of_ten_players_is_found(void **state) {
    (void)state;
    pdup_movement *movement = individual(10, 4, PDUP_VARIANT_SINGLE);
    worth before = worth_of(movement);
    assert_int_equal(before.figures[1], 360);
    assert_int_equal(before.figures[2], 60);
    movement = improve_checked(movement, 1, 300000);
    worth after = worth_of(movement);
    assert_true(after.figures[1] <= 344);
    assert_true(after.figures[2] < 60);
    pdup_movement_unref(movement);
}

/* Everybody meets everybody and is compared as often: there is nothing to look for, however long. */
static void perfect_movements_stay(void **state) {
    (void)state;
    pdup_movement *movement;
    assert_ok(pdup_movement_new_rotation(NULL, 5, 4, &movement));
    pdup_movement *found = improve_checked(movement, 1, INT32_MAX);
    assert_ptr_equal(found, movement);
    pdup_movement_unref(found);
    movement = individual(13, 4, PDUP_VARIANT_SINGLE);
    found = improve_checked(movement, 1, INT32_MAX);
    assert_ptr_equal(found, movement);
    pdup_movement_unref(found);
}

static void no_steps_find_nothing(void **state) {
    (void)state;
    pdup_movement *movement = with_skips(6, 4);
    pdup_movement *found = improve_checked(movement, 1, 0);
    assert_ptr_equal(found, movement);
    pdup_movement_unref(found);
}

/* A player who stays at N all the time can be seated more evenly, and nobody meets anybody else for that. */
static void seats_become_even_last(void **state) {
    (void)state;
    pdup_movement *movement = individual(12, 4, PDUP_VARIANT_SHARED);
    worth before = worth_of(movement);
    movement = improve_checked(movement, 1, 50000);
    worth after = worth_of(movement);
    assert_memory_equal(before.figures, after.figures, 4 * sizeof(int64_t));
    assert_true(after.figures[4] < before.figures[4]);
    pdup_movement_unref(movement);
}

static void bad_input_is_refused(void **state) {
    (void)state;
    pdup_movement *movement = with_skips(3, 4);
    pdup_movement *rooms;
    pdup_movement *out = movement;
    assert_ok(pdup_movement_with_rooms(movement, 2, &rooms));
    assert_status(pdup_movement_with_improved(movement, zero_seed, SEED_BYTES, 1, NULL),
                  PDUP_E_ARG);
    assert_status(pdup_movement_with_improved(NULL, zero_seed, SEED_BYTES, 1, &out), PDUP_E_ARG);
    assert_null(out);
    out = movement;
    assert_status(pdup_movement_with_improved(movement, NULL, SEED_BYTES, 1, &out), PDUP_E_ARG);
    assert_null(out);
    out = movement;
    assert_status(pdup_movement_with_improved(movement, zero_seed, SEED_BYTES, -1, &out),
                  PDUP_E_RANGE);
    assert_null(out);
    out = movement;
    for (size_t size = 0; size < 40; size++) {
        assert_status(pdup_movement_with_improved(movement, zero_seed, size, 0, &out),
                      size == SEED_BYTES ? PDUP_OK : PDUP_E_RANGE);
        pdup_movement_unref(out);
    }
    out = movement;
    assert_status(pdup_movement_with_improved(rooms, zero_seed, SEED_BYTES, 1, &out), PDUP_E_STATE);
    assert_null(out);
    pdup_movement_unref(rooms);
    pdup_movement_unref(movement);
}

static void too_many_players_are_refused(void **state) {
    (void)state;
    pdup_movement *movement;
    pdup_movement *out;
    assert_ok(pdup_movement_new_skip(NULL, PDUP__IMPROVE_PLAYERS / 4, 4, &movement));
    movement = stopped(movement, 1);
    assert_ok(pdup_movement_with_improved(movement, zero_seed, SEED_BYTES, 0, &out));
    pdup_movement_unref(out);
    pdup_movement_unref(movement);
    assert_ok(pdup_movement_new_skip(NULL, PDUP__IMPROVE_PLAYERS / 4 + 1, 4, &movement));
    movement = stopped(movement, 1);
    assert_status(pdup_movement_with_improved(movement, zero_seed, SEED_BYTES, 0, &out),
                  PDUP_E_RANGE);
    pdup_movement_unref(movement);
}

typedef struct table {
    int32_t set;
    int32_t players[3];
} table;

typedef struct frame {
    int32_t tables;
    int32_t rounds;
    int32_t copies;
    bool is_by_lines;
    int32_t players; /* 0 for 9 */
} frame;

/* Rounds of tables of three, as somebody wrote them down. */
static pdup_movement *listed(const table *tables, frame of) {
    const pdup__movement_shape shape = {.type = &pdup__listed,
                                        .tables = of.tables,
                                        .rounds = of.rounds,
                                        .sets = 5,
                                        .seats = 3,
                                        .players = of.players ? of.players : 9,
                                        .rooms = 1,
                                        .copies = of.copies,
                                        .is_by_lines = of.is_by_lines};
    uint16_t *numbers = pdup__listed_new(NULL, &shape);
    pdup_movement *movement;
    assert_non_null(numbers);
    for (int32_t i = 0; i < of.tables * of.rounds; i++) {
        pdup__listed_put(numbers, &shape, i / of.tables, i % of.tables, tables[i].set,
                         tables[i].players);
    }
    assert_ok(pdup__movement_new(NULL, &shape, numbers, numbers, NULL, &movement));
    return movement;
}

static void assert_refused(pdup_movement *movement) {
    pdup_movement *out;
    assert_status(pdup_movement_with_improved(movement, zero_seed, SEED_BYTES, 10, &out),
                  PDUP_E_STATE);
    assert_null(out);
    pdup_movement_unref(movement);
}

static void faulty_movements_are_refused(void **state) {
    (void)state;
    static const table player_twice[] = {{0, {0, 1, 2}}, {1, {2, 3, 4}}};
    static const table set_at_two_tables[] = {{0, {0, 1, 2}}, {0, {3, 4, 5}}};
    static const table nobody[] = {{0, {0, 1, -1}}, {1, {3, 4, 5}}};
    static const table set_again[] = {
        {0, {0, 1, 2}}, {1, {3, 4, 5}}, {2, {3, 4, 5}}, {0, {6, 2, 1}}};
    static const table other_seat[] = {
        {0, {0, 1, 2}}, {1, {3, 4, 5}}, {1, {0, 2, 1}}, {0, {3, 4, 5}}};
    assert_refused(listed(player_twice, (frame){2, 1, 1, false, 0}));
    assert_refused(listed(set_at_two_tables, (frame){2, 1, 1, false, 0}));
    assert_refused(listed(nobody, (frame){2, 1, 1, false, 0}));
    assert_refused(listed(set_again, (frame){2, 2, 1, false, 0}));
    assert_refused(listed(other_seat, (frame){2, 2, 1, true, 0}));
}

/* Idle tables stay idle, who never sits stays away, and sets that are missing are not asked for. */
static void idle_tables_stay_idle(void **state) {
    (void)state;
    static const table tables[] = {{0, {0, 1, 2}}, {-1, {5, 4, 3}}, {1, {3, 4, 5}},
                                   {0, {4, 3, 5}}, {2, {0, 4, 2}},  {3, {3, 1, 5}}};
    for (uint8_t seed = 0; seed < 20; seed++) {
        for (int by_lines = 0; by_lines < 2; by_lines++) {
            table played[6];
            memcpy(played, tables, sizeof played);
            if (by_lines) {
                played[3] = (table){-1, {-1, -1, -1}};
            } else {
                played[3] = (table){2, {0, 1, 6}};
                played[4] = (table){3, {0, 6, 2}};
                played[5] = (table){2, {3, 4, 5}};
            }
            pdup_movement *movement = listed(played, (frame){2, 3, 1, by_lines == 1, 0});
            movement = improve_checked(movement, seed, 500);
            assert_int_equal(seating_set(movement, 1, 2), 0);
            assert_int_equal(seating_set(movement, 2, 2) == 0, by_lines);
            pdup_movement_unref(movement);
        }
    }
}

/* By lines with rests, and with sets that come and go, many changes do not come out. */
static void lines_with_gaps_keep_the_rules(void **state) {
    (void)state;
    static const table gaps[] = {{0, {0, 1, 2}}, {1, {3, 4, 5}}, {1, {6, 1, 2}}, {0, {3, 4, 5}},
                                 {2, {0, 4, 2}}, {3, {6, 1, 5}}, {3, {0, 7, 8}}, {4, {6, 4, 2}}};
    static const table shared[] = {{0, {0, 1, 2}}, {0, {3, 4, 5}}, {1, {0, 1, 2}}, {1, {3, 4, 5}}};
    static const table alone[] = {{0, {0, 1, 2}}, {1, {0, 1, 2}}};
    for (uint8_t seed = 0; seed < 20; seed++) {
        pdup_movement_unref(improve_checked(listed(gaps, (frame){2, 4, 1, true, 0}), seed, 1000));
        pdup_movement_unref(improve_checked(listed(alone, (frame){1, 2, 1, true, 3}), seed, 10));
        pdup_movement *movement =
            improve_checked(listed(shared, (frame){2, 2, 2, true, 0}), seed, 1000);
        /* Of 12 pairs of different lines 10 can meet in two rounds, 6 did; three players never sit at all. */
        assert_int_equal(measure_of(movement, PDUP_MEASURE_NEVER_MET), 12 - 10 + 3 * 6);
        pdup_movement_unref(movement);
    }
}

typedef struct improvement {
    pdup_movement *movement;
    pdup_movement *better;
} improvement;

static void set_up_improvement(void *state, const pdup_allocator *allocator) {
    improvement *in = state;
    assert_ok(pdup_movement_new_individual(allocator, 6, 3, PDUP_VARIANT_SINGLE, &in->movement));
}

static pdup_status run_improvement(void *state, const pdup_allocator *allocator) {
    improvement *in = state;
    (void)allocator;
    return pdup_movement_with_improved(in->movement, zero_seed, SEED_BYTES, 3000, &in->better);
}

static void check_no_improvement(void *state) {
    improvement *in = state;
    assert_null(in->better);
}

static void tear_down_improvement(void *state) {
    improvement *in = state;
    assert_ptr_not_equal(in->better, in->movement);
    pdup_movement_unref(in->better);
    pdup_movement_unref(in->movement);
}

static void every_allocation_may_fail(void **state) {
    (void)state;
    improvement in = {NULL, NULL};
    oom_each(&(oom_scenario){.name = "improve",
                             .state = &in,
                             .set_up = set_up_improvement,
                             .run = run_improvement,
                             .check_unchanged = check_no_improvement,
                             .tear_down = tear_down_improvement});
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(no_movement_becomes_worse),
    cmocka_unit_test(the_same_seed_and_steps_give_the_same),
    cmocka_unit_test(a_better_movement_of_six_tables_is_found),
    cmocka_unit_test(a_better_movement_of_ten_players_is_found),
    cmocka_unit_test(perfect_movements_stay),
    cmocka_unit_test(no_steps_find_nothing),
    cmocka_unit_test(seats_become_even_last),
    cmocka_unit_test(bad_input_is_refused),
    cmocka_unit_test(too_many_players_are_refused),
    cmocka_unit_test(faulty_movements_are_refused),
    cmocka_unit_test(idle_tables_stay_idle),
    cmocka_unit_test(lines_with_gaps_keep_the_rules),
    cmocka_unit_test(every_allocation_may_fail),
};

PDUP_TEST_MAIN(tests)
