/* SPDX-License-Identifier: MIT */
/* The movement with extra steps, held against the procedure of the rules done step by step. */
#include "movement/kinds/skip.h"

#include "oom.h"
#include "pdup_test.h"
#include "seating.h"
#include "skip_records.h"

#include <string.h>

enum { MOST = 200 };

/* The line as its director sees it: one step, then more while it meets a set it has played. Counts the extra steps. */
static int32_t walk_line(int32_t tables, int32_t step, int32_t *moved) {
    bool played[MOST] = {true};
    int32_t extra = 0;
    moved[0] = 0;
    for (int32_t round = 1; round < tables; round++) {
        int32_t at = (moved[round - 1] + step + tables) % tables;
        while (played[(at + round) % tables]) {
            at = (at + (step > 0 ? 1 : -1) + tables) % tables;
            extra++;
        }
        played[(at + round) % tables] = true;
        moved[round] = at;
    }
    return extra;
}

/* It always goes through; W never goes on, E once if the number is even, S twice if it has the factor 3. */
static int32_t assert_procedure(const pdup_movement *movement, const int32_t *steps) {
    const int32_t tables = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
    int32_t extra = 0;
    for (int32_t seat = 0; seat < pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS);
         seat++) {
        int32_t moved[MOST] = {0};
        extra += seat == 0 ? 0 : walk_line(tables, steps[seat], moved);
        for (int32_t round = 0; round < tables; round++) {
            for (int32_t home = 0; home < tables; home++) {
                const int32_t table = (home + moved[round]) % tables;
                assert_int_equal(seating_player(movement, round + 1, table + 1, seat),
                                 seat * tables + home + 1);
            }
        }
    }
    for (int32_t round = 0; round < tables; round++) {
        for (int32_t table = 0; table < tables; table++) {
            assert_int_equal(seating_set(movement, round + 1, table + 1),
                             (table + round) % tables + 1);
        }
    }
    return extra;
}

static const int32_t rules_steps[] = {0, 1, 2, -2};

static void lines_go_on_past_played_sets(void **state) {
    (void)state;
    for (int32_t tables = 3; tables <= 60; tables++) {
        for (int32_t seats = 3; seats <= 4; seats++) {
            pdup_movement *movement = NULL;
            assert_ok(pdup_movement_new_skip(NULL, tables, seats, &movement));
            assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND),
                             PDUP_MOVEMENT_KIND_SKIP);
            assert_true(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_IS_BY_LINES));
            const int32_t extra = assert_procedure(movement, rules_steps);
            assert_int_equal(extra, (tables % 2 == 0) + 2 * (tables % 3 == 0));
            const seating counted = seating_count(movement);
            assert_false(counted.repeats_set);
            assert_true(counted.plays_all_sets);
            pdup_movement_unref(movement);
        }
    }
}

static void without_factors_2_and_3_it_is_the_rotation(void **state) {
    (void)state;
    for (int32_t tables = 5; tables <= 35; tables += 2) {
        pdup_movement *skip = NULL;
        pdup_movement *rotation = NULL;
        if (tables % 3 != 0) {
            char hashes[2][SHA256_HEX];
            assert_ok(pdup_movement_new_skip(NULL, tables, 4, &skip));
            assert_ok(pdup_movement_new_rotation(NULL, tables, 4, &rotation));
            seating_hash(skip, hashes[0]);
            seating_hash(rotation, hashes[1]);
            assert_string_equal(hashes[0], hashes[1]);
        }
        pdup_movement_unref(skip);
        pdup_movement_unref(rotation);
    }
}

static void figures_are_those_of_the_records(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(skip_records); i++) {
        const skip_record *r = &skip_records[i];
        const pdup__steps steps = {{0, r->e_step, r->s_step, -2}};
        pdup_movement *movement = NULL;
        assert_ok(pdup__skip_new(NULL, r->tables, r->seats, &steps, &movement));
        const seating counted = seating_count(movement);
        assert_int_equal(assert_procedure(movement, steps.of), r->extra);
        assert_int_equal(counted.met[0], r->never_met);
        assert_int_equal(counted.pairs, r->pairs);
        assert_int_equal(counted.most, r->most);
        assert_int_equal(counted.clean, r->clean);
        assert_false(counted.repeats_set);
        pdup_movement_unref(movement);
    }
}

/* The table of best movements by lines, extra steps: tables, pairs that never meet, all pairs, most meetings. */
static void four_lines_miss_as_many_as_known(void **state) {
    (void)state;
    static const int32_t known[][4] = {
        {3, 12, 54, 3},      {4, 40, 96, 4},      {6, 66, 216, 2},     {8, 152, 384, 4},
        {9, 144, 486, 3},    {10, 200, 600, 2},   {12, 216, 864, 2},   {14, 392, 1176, 2},
        {15, 300, 1350, 3},  {16, 560, 1536, 4},  {18, 468, 1944, 2},  {20, 880, 2400, 4},
        {21, 714, 2646, 3},  {22, 924, 2904, 2},  {24, 792, 3456, 2},  {26, 1300, 4056, 2},
        {27, 918, 4374, 3},  {28, 1680, 4704, 4}, {30, 1230, 5400, 2}, {32, 2208, 6144, 4},
        {33, 1716, 6534, 3}, {34, 2176, 6936, 2}, {36, 1728, 7776, 2}, {38, 2736, 8664, 2},
        {39, 1872, 9126, 3}, {40, 3400, 9600, 4}};
    for (size_t i = 0; i < PDUP_COUNT_OF(known); i++) {
        pdup_movement *movement = NULL;
        assert_ok(pdup_movement_new_skip(NULL, known[i][0], 4, &movement));
        const seating counted = seating_count(movement);
        assert_int_equal(counted.met[0], known[i][1]);
        assert_int_equal(counted.pairs, known[i][2]);
        assert_int_equal(counted.most, known[i][3]);
        pdup_movement_unref(movement);
    }
}

/* Rounds before somebody meets somebody again, four lines. */
static void meetings_repeat_when_they_are_known_to(void **state) {
    (void)state;
    static const int32_t known[][2] = {{4, 1},  {6, 2},  {8, 2},  {9, 3}, {10, 5},
                                       {12, 3}, {14, 7}, {15, 5}, {16, 4}};
    for (size_t i = 0; i < PDUP_COUNT_OF(known); i++) {
        pdup_movement *movement = NULL;
        assert_ok(pdup_movement_new_skip(NULL, known[i][0], 4, &movement));
        assert_int_equal(seating_count(movement).clean, known[i][1]);
        pdup_movement_unref(movement);
    }
}

static void other_steps_miss_as_few_as_known(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(steps_records); i++) {
        const steps_record *r = &steps_records[i];
        pdup__steps steps = {{0}};
        int64_t never_met = -1;
        assert_ok(pdup__skip_choose(NULL, r->tables, r->seats, 6, &steps, &never_met));
        /* On fewer tables than steps, different steps are the same walk. */
        if (r->tables >= 14) {
            assert_int_equal(never_met, r->never_met);
        }
        pdup_movement *movement = NULL;
        memcpy(steps.of + 1, r->steps, sizeof r->steps);
        assert_ok(pdup__skip_new(NULL, r->tables, r->seats, &steps, &movement));
        const seating counted = seating_count(movement);
        assert_int_equal(counted.met[0], r->never_met);
        assert_int_equal(counted.clean, r->clean);
        assert_false(counted.repeats_set);
        seating_assert_look_ups(movement);
        pdup_movement_unref(movement);
    }
}

static void limits_are_kept(void **state) {
    (void)state;
    static const struct {
        int32_t tables;
        int32_t seats;
        pdup_status status;
    } limits[] = {{2, 4, PDUP_E_RANGE},          {3, 4, PDUP_OK},
                  {PDUP_MAX_TABLES, 3, PDUP_OK}, {3, 2, PDUP_E_RANGE},
                  {3, 5, PDUP_E_RANGE},          {PDUP_MAX_TABLES + 1, 3, PDUP_E_RANGE}};
    for (size_t i = 0; i < PDUP_COUNT_OF(limits); i++) {
        pdup_movement *movement = (pdup_movement *)state;
        assert_status(pdup_movement_new_skip(NULL, limits[i].tables, limits[i].seats, &movement),
                      limits[i].status);
        assert_int_equal(movement != NULL, limits[i].status == PDUP_OK);
        pdup_movement_unref(movement);
    }
    pdup_movement *movement = (pdup_movement *)state;
    const pdup_allocator broken = {0};
    assert_status(pdup_movement_new_skip(NULL, 5, 4, NULL), PDUP_E_ARG);
    assert_status(pdup_movement_new_skip(&broken, 5, 4, &movement), PDUP_E_ARG);
    assert_null(movement);
}

static pdup_status run(void *state, const pdup_allocator *allocator) {
    return pdup_movement_new_skip(allocator, 6, 4, (pdup_movement **)state);
}

static pdup_status run_choose(void *state, const pdup_allocator *allocator) {
    pdup__steps steps;
    int64_t never_met = 0;
    (void)state;
    return pdup__skip_choose(allocator, 20, 4, 3, &steps, &never_met);
}

static void check_nothing(void *state) {
    assert_null(*(pdup_movement **)state);
}

static void release(void *state) {
    pdup_movement_unref(*(pdup_movement **)state);
    *(pdup_movement **)state = NULL;
}

static void memory_may_run_out_anywhere(void **state) {
    (void)state;
    pdup_movement *movement = NULL;
    oom_each(&(oom_scenario){"skip", &movement, NULL, run, check_nothing, release, false});
    oom_each(&(oom_scenario){"choose", &movement, NULL, run_choose, check_nothing, release, false});
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(lines_go_on_past_played_sets),
    cmocka_unit_test(without_factors_2_and_3_it_is_the_rotation),
    cmocka_unit_test(figures_are_those_of_the_records),
    cmocka_unit_test(four_lines_miss_as_many_as_known),
    cmocka_unit_test(meetings_repeat_when_they_are_known_to),
    cmocka_unit_test(other_steps_miss_as_few_as_known),
    cmocka_unit_test(limits_are_kept),
    cmocka_unit_test(memory_may_run_out_anywhere),
};

PDUP_TEST_MAIN(tests)
