/* SPDX-License-Identifier: MIT */
/* Every head count from 3 to 400. */
#include "pdup_test.h"

#include "plans.h"

enum { FEWEST = 3, MOST = 400 };

static void every_head_count_has_ways_that_are_what_they_are_said_to_be(void **state) {
    (void)state;
    for (int32_t players = FEWEST; players <= MOST; players++) {
        const plan_wish wish = {.players = players};
        pdup_plan *plan = NULL;
        assert_ok(plan_make(&wish, &plan));
        plan_assert_promises(plan, &wish);
        plan_assert_figures(plan);
        pdup_plan_unref(plan);
    }
}

static void wishes_are_met(void **state) {
    (void)state;
    const plan_wish wishes[] = {
        {.rounds = 8},
        {.boards = 24, .seats = 3},
        {.minutes = 150, .copies = 1},
        {.minutes = 17},
        {.rounds = 30, .minutes = 240, .seats = 4},
    };
    for (int32_t players = FEWEST; players <= MOST; players++) {
        for (size_t i = 0; i < PDUP_COUNT_OF(wishes); i++) {
            plan_wish wish = wishes[i];
            pdup_plan *plan = NULL;
            wish.players = players;
            const int is_possible = players >= wish.seats;
            assert_status(plan_make(&wish, &plan), is_possible ? PDUP_OK : PDUP_E_NO_MOVEMENT);
            if (is_possible) {
                plan_assert_promises(plan, &wish);
            }
            pdup_plan_unref(plan);
        }
    }
}

/* Two or three rooms only where they are equal and have two tables each. */
static void rooms_are_met_where_they_can_be(void **state) {
    (void)state;
    for (int32_t players = FEWEST; players <= MOST; players++) {
        for (int32_t rooms = 2; rooms <= 3; rooms++) {
            const plan_wish wish = {.players = players, .rooms = rooms};
            pdup_plan *plan = NULL;
            pdup_status status = plan_make(&wish, &plan);
            if (players % rooms != 0 || players < 6 * rooms) {
                assert_status(status, PDUP_E_NO_MOVEMENT);
            } else {
                assert_ok(status);
                plan_assert_promises(plan, &wish);
            }
            pdup_plan_unref(plan);
        }
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_head_count_has_ways_that_are_what_they_are_said_to_be),
    cmocka_unit_test(wishes_are_met),
    cmocka_unit_test(rooms_are_met_where_they_can_be),
};

PDUP_TEST_MAIN(tests)
