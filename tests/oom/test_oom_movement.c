/* SPDX-License-Identifier: MIT */
/* Movements of all kinds, their quality, and plans without memory. */
#include "faults.h"
#include "pdup_test.h"

#include "oom.h"

#include <pdup/plan.h>

#include <string.h>

/* Inputs, then what the call under test gives. */
typedef struct hall {
    int32_t number; /* of tables or players */
    int32_t seats;
    pdup_variant variant;
    const char *text;
    pdup_movement *movement;
    pdup_wishes *wishes;
    pdup_movement *new_movement;
    pdup_quality *new_quality;
    pdup_wishes *new_wishes;
    pdup_plan *new_plan;
    pdup_faults *new_faults;
} hall;

static void set_up_best(void *state, const pdup_allocator *allocator) {
    hall *all = state;
    assert_ok(pdup_movement_new_best(allocator, all->number, all->seats, &all->movement));
}

static void set_up_individual(void *state, const pdup_allocator *allocator) {
    hall *all = state;
    assert_ok(pdup_movement_new_individual(allocator, all->number, all->seats, all->variant,
                                           &all->movement));
}

static void set_up_text(void *state, const pdup_allocator *allocator) {
    hall *all = state;
    assert_ok(
        read_movement(allocator, all->text, strlen(all->text), &all->new_faults, &all->movement));
    pdup_faults_unref(all->new_faults);
    all->new_faults = NULL;
}

static void set_up_wishes(void *state, const pdup_allocator *allocator) {
    hall *all = state;
    assert_ok(pdup_wishes_new(allocator, all->number, &all->wishes));
    assert_ok(pdup_wishes_set(all->wishes, PDUP_WISH_SEATS, all->seats));
}

/* Leaves the numbers for the next run of the scenario. */
static void tear_down(void *state) {
    hall *all = state;
    pdup_faults_unref(all->new_faults);
    pdup_plan_unref(all->new_plan);
    pdup_wishes_unref(all->new_wishes);
    pdup_quality_unref(all->new_quality);
    pdup_movement_unref(all->new_movement);
    pdup_wishes_unref(all->wishes);
    pdup_movement_unref(all->movement);
    *all = (hall){
        .number = all->number, .seats = all->seats, .variant = all->variant, .text = all->text};
}

static void check_unchanged(void *state) {
    const hall *all = state;
    assert_null(all->new_movement);
    assert_null(all->new_quality);
    assert_null(all->new_wishes);
    assert_null(all->new_plan);
    assert_null(all->new_faults);
}

static pdup_status improved(void *state, const pdup_allocator *allocator) {
    hall *all = state;
    static const char seed[PDUP_SEED_BYTES] = {1};
    (void)allocator;
    return pdup_movement_with_improved(all->movement, seed, sizeof seed, 300, &all->new_movement);
}

static pdup_status new_skip(void *state, const pdup_allocator *allocator) {
    hall *all = state;
    return pdup_movement_new_skip(allocator, all->number, all->seats, &all->new_movement);
}

static pdup_status new_best(void *state, const pdup_allocator *allocator) {
    hall *all = state;
    return pdup_movement_new_best(allocator, all->number, all->seats, &all->new_movement);
}

static pdup_status new_individual(void *state, const pdup_allocator *allocator) {
    hall *all = state;
    return pdup_movement_new_individual(allocator, all->number, all->seats, all->variant,
                                        &all->new_movement);
}

static pdup_status new_second(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    hall *all = state;
    return pdup_movement_with_second(all->movement, all->variant, &all->new_movement);
}

static pdup_status with_rooms(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    hall *all = state;
    return pdup_movement_with_rooms(all->movement, 3, &all->new_movement);
}

static pdup_status with_rounds(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    hall *all = state;
    return pdup_movement_with_rounds(all->movement, 2, &all->new_movement);
}

static pdup_status with_set_turns(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    hall *all = state;
    return pdup_movement_with_set_turns(all->movement, "0320321", 7, &all->new_movement);
}

static pdup_status with_even_seats(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    hall *all = state;
    return pdup_movement_with_even_seats(all->movement, &all->new_movement);
}

static pdup_status with_round_turns(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    hall *all = state;
    return pdup_movement_with_round_turns(all->movement, "01020", 5, &all->new_movement);
}

static pdup_status with_one_winner(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    hall *all = state;
    return pdup_movement_with_one_winner(all->movement, &all->new_movement);
}

static pdup_status new_skip_steps(void *state, const pdup_allocator *allocator) {
    hall *all = state;
    return pdup_movement_new_skip_steps(allocator, all->number, all->seats, 1, 2,
                                        all->seats == 4 ? 3 : 0, &all->new_movement);
}

static pdup_status new_lines(void *state, const pdup_allocator *allocator) {
    hall *all = state;
    return pdup_movement_new_lines(allocator, all->number, all->seats, all->variant,
                                   &all->new_movement);
}

static pdup_status new_from_text(void *state, const pdup_allocator *allocator) {
    hall *all = state;
    if (all->number < 0) {
        return pdup_movement_new_from_text(allocator, all->text, strlen(all->text), NULL,
                                           &all->new_movement);
    }
    return read_movement(allocator, all->text, strlen(all->text), &all->new_faults,
                         &all->new_movement);
}

/* Faults of the text are what this call is for. */
static pdup_status faults_of_text(void *state, const pdup_allocator *allocator) {
    pdup_status status = new_from_text(state, allocator);
    assert_int_not_equal(status, PDUP_OK);
    return status == PDUP_E_MOVEMENT_TEXT ? PDUP_OK : status;
}

static pdup_status quality(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    hall *all = state;
    return pdup_movement_quality(all->movement, &all->new_quality);
}

static pdup_status new_wishes(void *state, const pdup_allocator *allocator) {
    hall *all = state;
    return pdup_wishes_new(allocator, all->number, &all->new_wishes);
}

static pdup_status new_plan(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    hall *all = state;
    return pdup_plan_new(all->wishes, &all->new_plan);
}

typedef struct case_of {
    const char *name;
    void (*set_up)(void *state, const pdup_allocator *allocator);
    pdup_status (*run)(void *state, const pdup_allocator *allocator);
    hall begin;
} case_of;

static void run_cases(const case_of *cases, size_t count) {
    for (size_t i = 0; i < count; i++) {
        hall all = cases[i].begin;
        const oom_scenario scenario = {.name = cases[i].name,
                                       .state = &all,
                                       .set_up = cases[i].set_up,
                                       .run = cases[i].run,
                                       .check_unchanged = check_unchanged,
                                       .tear_down = tear_down};
        oom_each(&scenario);
    }
}

/* One number of tables for each kind of design that the best movement may be. */
static void movements_by_lines_survive(void **state) {
    (void)state;
    static const int32_t tables[] = {3, 4, 5, 6, 8, 10, 12, 14, 18, 20, 22, 35, 42};
    for (size_t i = 0; i < PDUP_COUNT_OF(tables); i++) {
        for (int32_t seats = 3; seats <= 4; seats++) {
            const hall begin = {.number = tables[i], .seats = seats};
            const case_of cases[] = {
                {"pdup_movement_new_skip", NULL, new_skip, begin},
                {"pdup_movement_new_best", NULL, new_best, begin},
                {"pdup_movement_with_rooms", set_up_best, with_rooms, begin},
                {"pdup_movement_with_rounds", set_up_best, with_rounds, begin},
                {"pdup_movement_quality", set_up_best, quality, begin},
            };
            run_cases(cases, PDUP_COUNT_OF(cases));
        }
    }
}

static void individual_movements_survive(void **state) {
    (void)state;
    static const hall begins[] = {
        {.number = 3, .seats = 3},
        {.number = 9, .seats = 3},
        {.number = 20, .seats = 4},
        {.number = 12, .seats = 4, .variant = PDUP_VARIANT_SINGLE},
        {.number = 12, .seats = 4, .variant = PDUP_VARIANT_SHARED},
        {.number = 16, .seats = 4, .variant = PDUP_VARIANT_FEW},
        {.number = 8, .seats = 4, .variant = PDUP_VARIANT_EXCHANGE},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(begins); i++) {
        const case_of cases[] = {
            {"pdup_movement_new_individual", NULL, new_individual, begins[i]},
            {"pdup_movement_with_rooms, individual", set_up_individual, with_rooms, begins[i]},
            {"pdup_movement_quality, individual", set_up_individual, quality, begins[i]},
        };
        run_cases(cases, PDUP_COUNT_OF(cases));
    }
}

static void turned_movements_survive(void **state) {
    (void)state;
    static const case_of cases[] = {
        {"pdup_movement_new_skip_steps", NULL, new_skip_steps, {.number = 8, .seats = 4}},
        {"pdup_movement_new_lines, whole",
         NULL,
         new_lines,
         {.number = 6, .seats = 4, .variant = PDUP_LINES_WHOLE}},
        {"pdup_movement_new_lines, short",
         NULL,
         new_lines,
         {.number = 10, .seats = 4, .variant = PDUP_LINES_SHORT}},
        {"pdup_movement_new_lines, shared",
         NULL,
         new_lines,
         {.number = 8, .seats = 4, .variant = PDUP_LINES_SHARED}},
        {"pdup_movement_new_lines, shared, listed",
         NULL,
         new_lines,
         {.number = 4, .seats = 4, .variant = PDUP_LINES_SHARED}},
        {"pdup_movement_with_set_turns",
         set_up_individual,
         with_set_turns,
         {.number = 8, .seats = 4, .variant = PDUP_VARIANT_SHARED}},
        {"pdup_movement_with_even_seats, known",
         set_up_individual,
         with_even_seats,
         {.number = 8, .seats = 4, .variant = PDUP_VARIANT_SHARED}},
        {"pdup_movement_with_even_seats",
         set_up_individual,
         with_even_seats,
         {.number = 32, .seats = 4, .variant = PDUP_VARIANT_SINGLE}},
        {"pdup_movement_with_round_turns",
         set_up_best,
         with_round_turns,
         {.number = 5, .seats = 4}},
        {"pdup_movement_with_one_winner, known",
         set_up_best,
         with_one_winner,
         {.number = 5, .seats = 4}},
        {"pdup_movement_with_one_winner", set_up_best, with_one_winner, {.number = 8, .seats = 3}},
    };
    run_cases(cases, PDUP_COUNT_OF(cases));
}

static void second_sessions_survive(void **state) {
    (void)state;
    static const case_of cases[] = {
        {"pdup_movement_with_second, 5 tables", set_up_best, new_second, {.number = 5, .seats = 4}},
        {"pdup_movement_with_second, 8 tables", set_up_best, new_second, {.number = 8, .seats = 4}},
        {"pdup_movement_with_second, of three",
         set_up_best,
         new_second,
         {.number = 12, .seats = 3, .variant = PDUP_VARIANT_SHARED}},
    };
    run_cases(cases, PDUP_COUNT_OF(cases));
}

static const char list[] = "players 8 tables 2 rounds 2 sets 2 seats 4 copies 2\n"
                           "1,2,3,4:1 5,6,7,8:1\n"
                           "5,2,7,4:1 1,6,3,8:1\n";
static const char cycle[] = "cycle 1W-2E-2N-2W-1S-2S-1E\n"
                            "sets 1+2 Z Z Z Z Z Z\n"
                            "rounds 3\n"
                            "seats 4\n";

static void texts_survive(void **state) {
    (void)state;
    static const case_of cases[] = {
        {"pdup_movement_new_from_text, list", NULL, new_from_text, {.text = list}},
        {"pdup_movement_new_from_text, nobody asks",
         NULL,
         new_from_text,
         {.text = list, .number = -1}},
        {"pdup_movement_new_from_text, cycle", NULL, new_from_text, {.text = cycle}},
        {"pdup_movement_new_from_text, faults", NULL, faults_of_text, {.text = "players 8\nmen 2"}},
        {"pdup_movement_with_rooms, list", set_up_text, with_rooms, {.text = list}},
        {"pdup_movement_with_rounds, list", set_up_text, with_rounds, {.text = list}},
        {"pdup_movement_quality, faults", set_up_text, quality, {.text = list}},
        {"pdup_movement_with_improved",
         set_up_individual,
         improved,
         {.number = 8, .seats = 3, .variant = PDUP_VARIANT_SINGLE}},
    };
    run_cases(cases, PDUP_COUNT_OF(cases));
}

/* Few players: a plan asks for memory for each movement it looks at, and each time is a run. */
static void plans_survive(void **state) {
    (void)state;
    static const int32_t players[] = {3, 4, 5, 8, 12, 16, 20, 25, 40};
    for (size_t i = 0; i < PDUP_COUNT_OF(players); i++) {
        const hall begin = {.number = players[i]};
        const case_of cases[] = {
            {"pdup_wishes_new", NULL, new_wishes, begin},
            {"pdup_plan_new", set_up_wishes, new_plan, begin},
        };
        run_cases(cases, PDUP_COUNT_OF(cases));
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(movements_by_lines_survive),
    cmocka_unit_test(individual_movements_survive),
    cmocka_unit_test(turned_movements_survive),
    cmocka_unit_test(second_sessions_survive),
    cmocka_unit_test(texts_survive),
    cmocka_unit_test(plans_survive),
};

PDUP_TEST_MAIN(tests)
