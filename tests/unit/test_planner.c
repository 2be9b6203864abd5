/* SPDX-License-Identifier: MIT */
/* Plans of single head counts. All of them: test_planner_slow.c. */
#include "pdup_test.h"

#include "oom.h"
#include "plans.h"

#include <string.h>

static pdup_plan *plan_for(const plan_wish *wish) {
    pdup_plan *plan = NULL;
    assert_ok(plan_make(wish, &plan));
    return plan;
}

enum { R = PDUP_MOVEMENT_KIND_ROTATION, K = PDUP_MOVEMENT_KIND_SKIP };
enum { L = PDUP_MOVEMENT_KIND_LINES, I = PDUP_MOVEMENT_KIND_INDIVIDUAL };
enum { S = PDUP_VARIANT_SINGLE, D = PDUP_VARIANT_SHARED };
enum { F = PDUP_VARIANT_FEW, X = PDUP_VARIANT_EXCHANGE };

/* From the tables of the specification of movements, section 8, where a way is in one room; and their order by the
 * criteria. The quality is in thousandths, -1 for none. */
typedef struct golden {
    int32_t players;
    int32_t rank; /* from 1 */
    int32_t kind;
    pdup_variant variant;
    int32_t seats;
    int32_t tables;
    int32_t rooms;
    int32_t rounds;
    int32_t copies;
    int32_t resting;
    int64_t never_met;
    int64_t most_meetings;
    int64_t quality;
} golden;

static const golden goldens[] = {
    {7, 1, I, D, 3, 2, 1, 7, 2, 1, 0, 2, 100000},
    {7, 2, I, S, 3, 2, 1, 7, 1, 1, 7, 4, 85714},
    {7, 3, I, S, 4, 1, 1, 7, 1, 3, 0, 2, -1},
    {8, 1, I, X, 4, 2, 1, 14, 1, 0, 0, 6, 100000},
    {8, 2, I, D, 4, 2, 1, 7, 2, 0, 0, 3, 100000},
    {8, 3, I, S, 4, 2, 1, 8, 1, 0, 8, 8, 64286},
    {8, 4, I, D, 3, 2, 1, 8, 2, 2, 0, 2, 51429},
    {8, 5, I, S, 3, 2, 1, 8, 1, 2, 4, 2, 68571},
    {12, 1, L, 0, 3, 4, 1, 4, 1, 0, 0, 1, 100000},
    {12, 2, I, D, 4, 3, 1, 11, 3, 0, 0, 3, 100000},
    {12, 3, I, D, 3, 4, 1, 11, 4, 0, 0, 2, 100000},
    {12, 4, I, S, 3, 4, 1, 11, 1, 0, 0, 3, 99083},
    {12, 5, I, S, 4, 3, 1, 11, 1, 0, 0, 5, 95575},
    {12, 6, L, 0, 4, 3, 1, 3, 1, 0, 12, 3, 100000},
    {12, 7, K, 0, 4, 3, 1, 3, 1, 0, 12, 3, 100000},
    {13, 1, I, S, 4, 3, 1, 13, 1, 1, 0, 3, 100000},
    {13, 2, I, D, 3, 4, 1, 13, 4, 1, 0, 2, 100000},
    {13, 3, I, S, 3, 4, 1, 13, 1, 1, 0, 2, 92308},
    {16, 1, L, 0, 4, 4, 1, 4, 4, 0, 0, 1, 100000},
    {16, 2, I, F, 4, 4, 1, 5, 4, 0, 0, 1, 100000},
    {16, 3, I, D, 4, 4, 1, 15, 4, 0, 0, 3, 100000},
    {16, 4, I, S, 4, 4, 1, 15, 1, 0, 0, 4, 100000},
    {16, 5, L, 0, 4, 4, 1, 4, 1, 0, 12, 4, 100000},
    {16, 6, K, 0, 4, 4, 1, 4, 1, 0, 40, 4, 100000},
    {16, 10, I, S, 3, 5, 1, 16, 1, 1, 0, 2, 100000},
    {20, 1, R, 0, 4, 5, 1, 5, 1, 0, 0, 1, 100000},
    {20, 2, I, D, 4, 5, 1, 19, 5, 0, 0, 3, 100000},
    {20, 3, I, S, 4, 5, 1, 19, 1, 0, 0, 4, 99861},
    {20, 4, I, S, 3, 6, 1, 20, 1, 2, 0, 2, 97779},
    {23, 1, I, S, 3, 7, 1, 23, 1, 2, 0, 2, 98584},
    {23, 3, I, S, 4, 5, 1, 23, 1, 3, 0, 3, 98428},
    {64, 1, L, 0, 4, 16, 1, 16, 1, 0, 0, 1, 100000},
    {64, 2, K, 0, 4, 16, 1, 16, 1, 0, 560, 4, 100000},
    {64, 3, L, 0, 4, 16, 2, 8, 2, 0, 768, 1, 100000},
    {100, 1, R, 0, 4, 25, 1, 25, 1, 0, 0, 1, 100000},
    {100, 2, R, 0, 4, 25, 5, 5, 5, 0, 3000, 1, 100000},
};

static int64_t thousandths(const plan_row *row) {
    return row->numerator == 0
               ? -1
               : (2000 * row->numerator + row->denominator) / (2 * row->denominator);
}

static void check_golden(const golden *wanted) {
    const plan_wish wish = {.players = wanted->players};
    pdup_plan *plan = plan_for(&wish);
    const plan_row row = plan_row_at(plan, wanted->rank - 1);
    assert_int_equal(row.kind, wanted->kind);
    assert_int_equal(row.variant, wanted->variant);
    assert_int_equal(row.seats, wanted->seats);
    assert_int_equal(row.tables, wanted->tables);
    assert_int_equal(row.rooms, wanted->rooms);
    assert_int_equal(row.rounds, wanted->rounds);
    assert_int_equal(row.copies, wanted->copies);
    assert_int_equal(row.resting, wanted->resting);
    assert_int_equal(row.minutes, wanted->rounds * wanted->seats * 5);
    assert_int_equal(row.never_met, wanted->never_met);
    assert_int_equal(row.most_meetings, wanted->most_meetings);
    assert_int_equal(thousandths(&row), wanted->quality);
    pdup_plan_unref(plan);
}

static void ways_are_those_of_the_tables(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(goldens); i++) {
        check_golden(&goldens[i]);
    }
}

static void promises_are_kept(void **state) {
    (void)state;
    const plan_wish wishes[] = {
        {.players = 3},
        {.players = 8, .copies = 1},
        {.players = 24, .rounds = 6},
        {.players = 41, .seats = 4},
        {.players = 36, .boards = 20},
        {.players = 20, .minutes = 14},
        {.players = 20, .minutes = 19},
        {.players = 60, .minutes = 100, .rooms = 3},
        {.players = 126, .seats = 3}, /* in which the best steps are those of the rules */
        {.players = 360},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(wishes); i++) {
        pdup_plan *plan = plan_for(&wishes[i]);
        plan_assert_promises(plan, &wishes[i]);
        plan_assert_figures(plan);
        pdup_plan_unref(plan);
    }
}

/* The best of six tables has five rounds; for six there is a better way than extra steps, which leave 66 (33) pairs. */
static void six_tables_can_play_six_rounds(void **state) {
    (void)state;
    for (int32_t seats = 3; seats <= 4; seats++) {
        pdup_wishes *wishes;
        pdup_plan *plan;
        pdup_quality *quality;
        int64_t never_met;
        assert_ok(pdup_wishes_new(NULL, 6 * seats, &wishes));
        assert_ok(pdup_wishes_set(wishes, PDUP_WISH_SEATS, seats));
        assert_ok(pdup_wishes_set(wishes, PDUP_WISH_ROUNDS, 6));
        assert_ok(pdup_plan_new(wishes, &plan));
        assert_ok(pdup_plan_quality_at(plan, 0, &quality));
        assert_ok(pdup_quality_measure(quality, PDUP_MEASURE_NEVER_MET, &never_met));
        assert_int_equal(never_met, seats == 4 ? 28 : 12);
        pdup_quality_unref(quality);
        pdup_plan_unref(plan);
        pdup_wishes_unref(wishes);
    }
}

static void what_cannot_be_had_is_refused(void **state) {
    (void)state;
    const plan_wish wishes[] = {
        {.players = 3, .seats = 4},
        {.players = 20, .rooms = 3},
        {.players = 10, .rooms = 2, .seats = 4},
        {.players = 20, .rooms = 2, .copies = 1},
        {.players = 11, .rooms = 11},
        {.players = PDUP_MAX_PLAYERS, .seats = 3},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(wishes); i++) {
        pdup_plan *plan;
        assert_status(plan_make(&wishes[i], &plan), PDUP_E_NO_MOVEMENT);
        assert_null(plan);
    }
}

/* Counting the second way would take too long. */
static void of_thousands_only_the_first_ways_are_counted(void **state) {
    (void)state;
    const plan_wish wish = {.players = 3001, .seats = 3};
    pdup_plan *plan = plan_for(&wish);
    assert_int_equal(pdup_plan_count(plan), 1);
    plan_assert_promises(plan, &wish);
    pdup_plan_unref(plan);
}

typedef struct told {
    plan_wish wish;
    int32_t rank;
    const char *note;
} told;

static const told notes[] = {
    {{.players = 3},
     1,
     "everybody meets everybody twice; no set is played twice, nobody is compared"},
    {{.players = 8},
     1,
     "everybody meets everybody 6 times; all compete equally; every two rounds the tables only "
     "exchange "
     "their sets; before the next way: fewer copies (1, there 2)"},
    {{.players = 16},
     1,
     "every player meets every player of the other lines once; all of a line compete equally; "
     "needs 4 "
     "copies of each set, or its boards passed round the tables; before the next way: lines that "
     "move "
     "alike"},
    {{.players = 16},
     3,
     "everybody meets everybody 3 times; all compete equally; needs 4 copies of each set, or its "
     "boards "
     "passed round the tables; before the next way: meetings more even (0 between most and least, "
     "there "
     "2)"},
    {{.players = 13, .seats = 4},
     1,
     "everybody meets everybody 3 times; all compete equally; 1 rests in each round, everybody "
     "once"},
    {{.players = 23},
     1,
     "everybody meets everybody 1 to 2 times; 2 rest in each round, everybody twice; before the "
     "next "
     "way: fewer pairs never meet (0, there 8)"},
    {{.players = 41, .rounds = 6},
     1,
     "326 of 560 pairs of different lines never meet, nobody meets anybody twice; stopped after 6 "
     "of 14 "
     "rounds; line N is 1 shorter than the others; 2 rest in each round, nobody more than once; "
     "before "
     "the next way: fewer rest (2, there 9)"},
    {{.players = 12, .seats = 4},
     3,
     "12 of 54 pairs of different lines never meet, none more than 3 times; all of a line compete "
     "equally"},
    {{.players = 20, .rooms = 2, .seats = 3},
     1,
     "100 of 190 pairs never meet, none more than 3 times; 2 rest in each round, everybody once; 2 "
     "rooms, between which nobody meets; needs 2 copies of each set"},
    {{.players = 20, .minutes = 14},
     3,
     "172 of 190 pairs never meet, nobody meets anybody twice; stopped after 1 of 20 rounds; no "
     "set is "
     "played twice, nobody is compared; 2 rest in each round, nobody more than once; takes 1 "
     "minute more "
     "than there is; before the next way: too long by fewer minutes (1, there 6)"},
    {{.players = 20, .minutes = 13, .seats = 4, .rooms = 1, .copies = 1},
     2,
     "160 of 190 pairs never meet, nobody meets anybody twice; stopped after 1 of 19 rounds; no "
     "set is "
     "played twice, nobody is compared; takes 7 minutes more than there are"},
};

static void notes_tell_the_figures(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(notes); i++) {
        pdup_plan *plan = plan_for(&notes[i].wish);
        assert_string_equal(pdup_plan_note_at(plan, notes[i].rank - 1), notes[i].note);
        pdup_plan_unref(plan);
    }
}

static void only_its_own_ways_can_be_asked_for(void **state) {
    (void)state;
    const plan_wish wish = {.players = 7};
    pdup_plan *plan = plan_for(&wish);
    static const int32_t outside[] = {-1, 3};
    for (size_t i = 0; i < PDUP_COUNT_OF(outside); i++) {
        pdup_movement *movement;
        pdup_quality *quality;
        int32_t number = 7;
        assert_status(pdup_plan_movement_at(plan, outside[i], &movement), PDUP_E_RANGE);
        assert_null(movement);
        assert_status(pdup_plan_quality_at(plan, outside[i], &quality), PDUP_E_RANGE);
        assert_null(quality);
        assert_status(pdup_plan_number_at(plan, outside[i], PDUP_WAY_MINUTES, &number),
                      PDUP_E_RANGE);
        assert_int_equal(number, 0);
        assert_status(pdup_plan_number_at(plan, outside[i], PDUP_WAY_RESTING, &number),
                      PDUP_E_RANGE);
        assert_null(pdup_plan_note_at(plan, outside[i]));
    }
    pdup_plan_unref(plan);
}

static void wrong_arguments_are_refused(void **state) {
    (void)state;
    const plan_wish wish = {.players = 7};
    pdup_plan *plan = plan_for(&wish);
    pdup_plan *none = plan;
    pdup_movement *movement;
    int32_t number = 7;
    assert_status(pdup_plan_new(NULL, &none), PDUP_E_ARG);
    assert_null(none);
    assert_status(pdup_plan_new(NULL, NULL), PDUP_E_ARG);
    assert_int_equal(pdup_plan_count(NULL), PDUP_E_ARG);
    assert_status(pdup_plan_movement_at(NULL, 0, &movement), PDUP_E_ARG);
    assert_null(movement);
    assert_status(pdup_plan_movement_at(plan, 0, NULL), PDUP_E_ARG);
    assert_status(pdup_plan_quality_at(plan, 0, NULL), PDUP_E_ARG);
    assert_status(pdup_plan_number_at(plan, 0, PDUP_WAY_MINUTES, NULL), PDUP_E_ARG);
    assert_status(pdup_plan_number_at(plan, 0, PDUP_WAY_MINUTES - 1, &number), PDUP_E_RANGE);
    assert_status(pdup_plan_number_at(plan, 0, PDUP_WAY_RESTING + 1, &number), PDUP_E_RANGE);
    assert_status(pdup_plan_number_at(NULL, 0, PDUP_WAY_RESTING, &number), PDUP_E_ARG);
    assert_int_equal(number, 0);
    assert_null(pdup_plan_note_at(NULL, 0));
    assert_null(pdup_plan_ref(NULL));
    pdup_plan_unref(NULL);
    pdup_plan_unref(plan);
}

/* A plan needs its wishes no more, and a way its plan. */
static void what_is_taken_from_a_plan_lives_on(void **state) {
    (void)state;
    const plan_wish wish = {.players = 20};
    pdup_plan *plan = plan_for(&wish);
    pdup_movement *movement = NULL;
    assert_ptr_equal(pdup_plan_ref(plan), plan);
    pdup_plan_unref(plan);
    assert_ok(pdup_plan_movement_at(plan, 0, &movement));
    pdup_plan_unref(plan);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS), 20);
    pdup_movement_unref(movement);
}

typedef struct oom_case {
    int32_t players;
    int32_t rounds;
    pdup_wishes *wishes;
    pdup_plan *plan;
} oom_case;

static void make_wishes(void *state, const pdup_allocator *allocator) {
    oom_case *one = state;
    assert_ok(pdup_wishes_new(allocator, one->players, &one->wishes));
    assert_ok(pdup_wishes_set(one->wishes, PDUP_WISH_ROUNDS, one->rounds));
}

static pdup_status run_out(void *state, const pdup_allocator *allocator) {
    oom_case *one = state;
    (void)allocator;
    return pdup_plan_new(one->wishes, &one->plan);
}

static void check_nothing_made(void *state) {
    assert_null(((oom_case *)state)->plan);
}

static void release_all(void *state) {
    pdup_plan_unref(((oom_case *)state)->plan);
    pdup_wishes_unref(((oom_case *)state)->wishes);
}

static void lack_of_memory_is_told(void **state) {
    (void)state;
    oom_case cases[] = {{8, 0, NULL, NULL}, {16, 3, NULL, NULL}, {42, 0, NULL, NULL}};
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        oom_scenario scenario = {"plan",      &cases[i], make_wishes, run_out, check_nothing_made,
                                 release_all, false};
        oom_each(&scenario);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(ways_are_those_of_the_tables),
    cmocka_unit_test(promises_are_kept),
    cmocka_unit_test(six_tables_can_play_six_rounds),
    cmocka_unit_test(what_cannot_be_had_is_refused),
    cmocka_unit_test(of_thousands_only_the_first_ways_are_counted),
    cmocka_unit_test(notes_tell_the_figures),
    cmocka_unit_test(only_its_own_ways_can_be_asked_for),
    cmocka_unit_test(wrong_arguments_are_refused),
    cmocka_unit_test(what_is_taken_from_a_plan_lives_on),
    cmocka_unit_test(lack_of_memory_is_told),
};

PDUP_TEST_MAIN(tests)
