/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "movement/plan/wishes.h"
#include "oom.h"

static pdup_wishes *wishes_for(int32_t players) {
    pdup_wishes *wishes = NULL;
    assert_ok(pdup_wishes_new(NULL, players, &wishes));
    return wishes;
}

static void head_counts_have_limits(void **state) {
    (void)state;
    static const struct {
        int32_t players;
        pdup_status status;
    } cases[] = {{-1, PDUP_E_RANGE},
                 {2, PDUP_E_RANGE},
                 {3, PDUP_OK},
                 {PDUP_MAX_PLAYERS, PDUP_OK},
                 {PDUP_MAX_PLAYERS + 1, PDUP_E_RANGE}};
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup_wishes *wishes;
        assert_status(pdup_wishes_new(NULL, cases[i].players, &wishes), cases[i].status);
        assert_true((wishes == NULL) == (cases[i].status != PDUP_OK));
        pdup_wishes_unref(wishes);
    }
}

static void wishes_have_limits(void **state) {
    (void)state;
    static const struct {
        pdup_wish wish;
        int32_t least;
        int32_t most;
    } cases[] = {{PDUP_WISH_ROUNDS, 0, PDUP_MAX_ROUNDS},
                 {PDUP_WISH_BOARDS, 0, PDUP_MAX_BOARDS},
                 {PDUP_WISH_ROOMS, 0, PDUP_MAX_ROOMS},
                 {PDUP_WISH_COPIES, 0, PDUP_MAX_TABLES},
                 {PDUP_WISH_SEATS, 3, 4},
                 {PDUP_WISH_MINUTES, 0, 1000000},
                 {PDUP_WISH_MINUTES_PER_BOARD, 1, 1440}};
    pdup_wishes *wishes = wishes_for(20);
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        assert_status(pdup_wishes_set(NULL, cases[i].wish, cases[i].least), PDUP_E_ARG);
        assert_status(pdup_wishes_set(wishes, cases[i].wish, cases[i].least - 1), PDUP_E_RANGE);
        assert_ok(pdup_wishes_set(wishes, cases[i].wish, cases[i].least));
        assert_ok(pdup_wishes_set(wishes, cases[i].wish, cases[i].most));
        assert_status(pdup_wishes_set(wishes, cases[i].wish, cases[i].most + 1), PDUP_E_RANGE);
    }
    assert_ok(pdup_wishes_set(wishes, PDUP_WISH_SEATS, 0));
    assert_status(pdup_wishes_set(wishes, PDUP_WISH_SEATS, 1), PDUP_E_RANGE);
    assert_status(pdup_wishes_set(wishes, PDUP_WISH_SEATS, -1), PDUP_E_RANGE);
    assert_status(pdup_wishes_set(wishes, PDUP_WISH_SEATS - 1, 4), PDUP_E_RANGE);
    assert_status(pdup_wishes_set(wishes, PDUP_WISH_COPIES + 1, 4), PDUP_E_RANGE);
    pdup_wishes_unref(wishes);
}

static void what_is_refused_changes_nothing(void **state) {
    (void)state;
    pdup_wishes *wishes = wishes_for(20);
    assert_ok(pdup_wishes_set(wishes, PDUP_WISH_MINUTES, 90));
    assert_ok(pdup_wishes_set(wishes, PDUP_WISH_MINUTES_PER_BOARD, 6));
    assert_status(pdup_wishes_set(wishes, PDUP_WISH_MINUTES_PER_BOARD, 0), PDUP_E_RANGE);
    assert_status(pdup_wishes_set(wishes, PDUP_WISH_MINUTES_PER_BOARD, 1441), PDUP_E_RANGE);
    assert_status(pdup_wishes_set(wishes, PDUP_WISH_MINUTES, 1000001), PDUP_E_RANGE);
    assert_int_equal(wishes->minutes, 90);
    assert_int_equal(wishes->minutes_per_board, 6);
    pdup_wishes_unref(wishes);
}

static void rounds_come_as_near_as_can_be(void **state) {
    (void)state;
    static const struct {
        int32_t rounds;
        int32_t boards;
        int32_t minutes;
        int32_t seats;
        int32_t whole;
        int32_t played;
        int32_t distance;
    } cases[] = {
        {0, 0, 0, 4, 7, 7, 0},   {5, 0, 0, 4, 7, 5, 0},  {9, 0, 0, 4, 7, 7, 2},
        {0, 20, 0, 4, 7, 5, 0},  {0, 18, 0, 4, 7, 5, 2}, {0, 17, 0, 4, 7, 4, 1},
        {0, 40, 0, 4, 7, 7, 12}, {0, 1, 0, 4, 7, 1, 3},  {0, 10, 0, 3, 7, 3, 1},
        {6, 3, 0, 3, 7, 6, 0},   {0, 0, 79, 4, 7, 3, 0}, {0, 0, 80, 4, 7, 4, 0},
        {0, 0, 80, 3, 7, 5, 0},  {0, 0, 19, 4, 7, 1, 0}, {0, 0, 1000, 4, 7, 7, 0},
        {5, 0, 80, 4, 7, 4, 1},  {2, 0, 80, 4, 7, 2, 0}, {0, 28, 80, 4, 7, 4, 12},
    };
    pdup_wishes *wishes = wishes_for(28);
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        assert_ok(pdup_wishes_set(wishes, PDUP_WISH_ROUNDS, cases[i].rounds));
        assert_ok(pdup_wishes_set(wishes, PDUP_WISH_BOARDS, cases[i].boards));
        assert_ok(pdup_wishes_set(wishes, PDUP_WISH_MINUTES, cases[i].minutes));
        const int32_t played = pdup__wishes_rounds(wishes, cases[i].seats, cases[i].whole);
        assert_int_equal(played, cases[i].played);
        assert_int_equal(pdup__wishes_distance(wishes, cases[i].seats, played), cases[i].distance);
    }
    assert_int_equal(pdup__wishes_minutes(wishes, 3, 7), 105);
    pdup_wishes_unref(wishes);
}

static void *no_memory(void *ctx, size_t size) {
    (void)ctx;
    (void)size;
    return NULL;
}

static void wrong_arguments_are_refused(void **state) {
    (void)state;
    const pdup_allocator broken = {NULL, no_memory, NULL, NULL};
    pdup_wishes *wishes;
    assert_status(pdup_wishes_new(NULL, 20, NULL), PDUP_E_ARG);
    assert_status(pdup_wishes_new(&broken, 20, &wishes), PDUP_E_ARG);
    assert_null(wishes);
    assert_null(pdup_wishes_ref(NULL));
    pdup_wishes_unref(NULL);
}

static void references_are_counted(void **state) {
    (void)state;
    pdup_wishes *wishes = wishes_for(20);
    assert_ptr_equal(pdup_wishes_ref(wishes), wishes);
    pdup_wishes_unref(wishes);
    assert_ok(pdup_wishes_set(wishes, PDUP_WISH_SEATS, 4));
    pdup_wishes_unref(wishes);
}

static pdup_status run_out(void *state, const pdup_allocator *allocator) {
    return pdup_wishes_new(allocator, 20, state);
}

static void check_nothing_made(void *state) {
    assert_null(*(pdup_wishes **)state);
}

static void release(void *state) {
    pdup_wishes_unref(*(pdup_wishes **)state);
}

static void lack_of_memory_is_told(void **state) {
    (void)state;
    pdup_wishes *wishes = NULL;
    oom_scenario scenario = {"wishes", &wishes, NULL, run_out, check_nothing_made, release, false};
    oom_each(&scenario);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(head_counts_have_limits),
    cmocka_unit_test(wishes_have_limits),
    cmocka_unit_test(what_is_refused_changes_nothing),
    cmocka_unit_test(rounds_come_as_near_as_can_be),
    cmocka_unit_test(wrong_arguments_are_refused),
    cmocka_unit_test(references_are_counted),
    cmocka_unit_test(lack_of_memory_is_told),
};

PDUP_TEST_MAIN(tests)
