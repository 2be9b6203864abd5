/* SPDX-License-Identifier: MIT */
/* Movements of all kinds, qualities, wishes and plans: a NULL, or a handle of another type, for each argument in turn.
 * What a call gives is then NULL, 0 or the documented other. */
#include "pdup_test.h"

#include "handles.h"

enum { MOVEMENT = 4, QUALITY = 10, WISHES = 11, PLAN = 12 };

#define REFUSED(call) assert_status((call), PDUP_E_ARG)

/* A handle that must have become NULL; begins as something else. */
#define REFUSED_NEW(type, call)                                                                    \
    do {                                                                                           \
        type *out = (type *)all;                                                                   \
        REFUSED(call);                                                                             \
        assert_null(out);                                                                          \
    } while (0)

/* A number that must have become 0; begins as something else. */
#define REFUSED_NUMBER(type, call)                                                                 \
    do {                                                                                           \
        type out = 9;                                                                              \
        REFUSED(call);                                                                             \
        assert_true(out == 0);                                                                     \
    } while (0)

static void movements_are_refused(handles *all, void *wrong) {
    const pdup_movement *movement = wrong;
    REFUSED_NEW(pdup_movement, pdup_movement_with_second(movement, PDUP_VARIANT_NONE, &out));
    REFUSED_NEW(pdup_movement, pdup_movement_with_rooms(movement, 1, &out));
    REFUSED_NEW(pdup_movement, pdup_movement_with_set_turns(movement, "00000", 5, &out));
    REFUSED_NEW(pdup_movement, pdup_movement_with_round_turns(movement, "00000", 5, &out));
    REFUSED_NEW(pdup_movement, pdup_movement_with_even_seats(movement, &out));
    REFUSED_NEW(pdup_movement, pdup_movement_with_one_winner(movement, &out));
    REFUSED_NEW(pdup_quality, pdup_movement_quality(movement, &out));
    REFUSED_NUMBER(size_t, pdup_movement_text(movement, PDUP_MOVEMENT_FORM_LIST, NULL, 0, &out));
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_VARIANT),
                     PDUP_VARIANT_NONE);
    assert_null(pdup_movement_construction(movement));
    assert_null(pdup_movement_source(movement));
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_IS_BY_LINES), 0);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROOMS), 0);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES), 0);
}

static void qualities_are_refused(handles *all, void *wrong) {
    const pdup_quality *quality = wrong;
    int32_t value = 9;
    int64_t numerator = 9;
    REFUSED_NUMBER(int64_t, pdup_quality_measure(quality, PDUP_MEASURE_NEVER_MET, &out));
    REFUSED(pdup_quality_spread_count(quality, PDUP_SPREAD_MEETINGS));
    REFUSED_NUMBER(int64_t, pdup_quality_spread_at(quality, PDUP_SPREAD_MEETINGS, 0, &value, &out));
    REFUSED_NUMBER(int64_t, pdup_quality_factor(quality, &numerator, &out));
    assert_true(value == 0 && numerator == 0);
    REFUSED_NEW(pdup_faults, pdup_quality_faults(quality, &out));
}

static void wishes_are_refused(handles *all, void *wrong) {
    pdup_wishes *wishes = wrong;
    REFUSED(pdup_wishes_set(wishes, PDUP_WISH_SEATS, 4));
    REFUSED(pdup_wishes_set(wishes, PDUP_WISH_ROUNDS, 1));
    REFUSED(pdup_wishes_set(wishes, PDUP_WISH_BOARDS, 1));
    REFUSED(pdup_wishes_set(wishes, PDUP_WISH_MINUTES, 1));
    REFUSED(pdup_wishes_set(wishes, PDUP_WISH_MINUTES_PER_BOARD, 1));
    REFUSED(pdup_wishes_set(wishes, PDUP_WISH_ROOMS, 1));
    REFUSED(pdup_wishes_set(wishes, PDUP_WISH_COPIES, 1));
    REFUSED_NEW(pdup_plan, pdup_plan_new(wishes, &out));
}

static void plans_are_refused(handles *all, void *wrong) {
    const pdup_plan *plan = wrong;
    REFUSED(pdup_plan_count(plan));
    REFUSED_NEW(pdup_movement, pdup_plan_movement_at(plan, 0, &out));
    REFUSED_NEW(pdup_quality, pdup_plan_quality_at(plan, 0, &out));
    REFUSED_NUMBER(int32_t, pdup_plan_number_at(plan, 0, PDUP_WAY_MINUTES, &out));
    REFUSED_NUMBER(int32_t, pdup_plan_number_at(plan, 0, PDUP_WAY_RESTING, &out));
    assert_null(pdup_plan_note_at(plan, 0));
}

static void no_handle_and_other_handles_are_refused(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    handles_each_wrong(&all, MOVEMENT, movements_are_refused);
    handles_each_wrong(&all, QUALITY, qualities_are_refused);
    handles_each_wrong(&all, WISHES, wishes_are_refused);
    handles_each_wrong(&all, PLAN, plans_are_refused);
    handles_release(&all);
}

static void results_need_a_place(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    int32_t value = 9;
    int64_t number = 9;
    REFUSED(pdup_movement_new_skip(NULL, 5, 4, NULL));
    REFUSED(pdup_movement_new_best(NULL, 5, 4, NULL));
    REFUSED(pdup_movement_new_individual(NULL, 16, 4, PDUP_VARIANT_NONE, NULL));
    REFUSED(pdup_movement_with_second(all.movement, PDUP_VARIANT_NONE, NULL));
    REFUSED(pdup_movement_with_rooms(all.movement, 1, NULL));
    REFUSED(pdup_movement_with_set_turns(all.movement, "00000", 5, NULL));
    REFUSED(pdup_movement_with_round_turns(all.movement, "00000", 5, NULL));
    REFUSED(pdup_movement_with_even_seats(all.movement, NULL));
    REFUSED(pdup_movement_with_one_winner(all.movement, NULL));
    REFUSED(pdup_movement_new_skip_steps(NULL, 8, 4, 1, 2, 3, NULL));
    REFUSED(pdup_movement_new_lines(NULL, 8, 4, PDUP_LINES_SHARED, NULL));
    REFUSED(pdup_movement_text(all.movement, PDUP_MOVEMENT_FORM_LIST, NULL, 0, NULL));
    REFUSED(pdup_movement_quality(all.movement, NULL));
    REFUSED(pdup_quality_measure(all.quality, PDUP_MEASURE_NEVER_MET, NULL));
    REFUSED(pdup_quality_spread_at(all.quality, PDUP_SPREAD_MEETINGS, 0, NULL, &number));
    REFUSED(pdup_quality_spread_at(all.quality, PDUP_SPREAD_MEETINGS, 0, &value, NULL));
    REFUSED(pdup_quality_factor(all.quality, NULL, &number));
    REFUSED(pdup_quality_factor(all.quality, &number, NULL));
    REFUSED(pdup_quality_faults(all.quality, NULL));
    REFUSED(pdup_wishes_new(NULL, 4, NULL));
    REFUSED(pdup_plan_new(all.wishes, NULL));
    REFUSED(pdup_plan_movement_at(all.plan, 0, NULL));
    REFUSED(pdup_plan_quality_at(all.plan, 0, NULL));
    REFUSED(pdup_plan_number_at(all.plan, 0, PDUP_WAY_MINUTES, NULL));
    REFUSED(pdup_plan_number_at(all.plan, 0, PDUP_WAY_RESTING, NULL));
    assert_true(value == 9 && number == 9);
    handles_release(&all);
}

/* Where a place is missing the other one is set to nothing: the header promises it for every failure. */
static void texts_need_all_their_places(void **state) {
    (void)state;
    handles made = handles_make(NULL);
    handles *all = &made;
    void *wrong = made.movement;
    REFUSED(pdup_movement_new_from_text(NULL, "x", 1, NULL, NULL));
    REFUSED_NEW(pdup_movement, pdup_movement_new_from_text(NULL, NULL, 1, NULL, &out));
    REFUSED_NEW(pdup_movement, pdup_movement_new_from_text(NULL, "x", 1, wrong, &out));
    handles_release(&made);
}

/* An allocator that lacks its functions. */
static void allocators_must_be_whole(void **state) {
    (void)state;
    static const pdup_allocator broken = {0};
    int32_t mark = 0;
    void *all = &mark;
    REFUSED_NEW(pdup_movement, pdup_movement_new_skip(&broken, 5, 4, &out));
    REFUSED_NEW(pdup_movement, pdup_movement_new_best(&broken, 5, 4, &out));
    REFUSED_NEW(pdup_movement, pdup_movement_new_individual(&broken, 16, 4, 0, &out));
    REFUSED_NEW(pdup_movement, pdup_movement_new_from_text(&broken, "x", 1, NULL, &out));
    REFUSED_NEW(pdup_faults, pdup_faults_new(&broken, &out));
    REFUSED_NEW(pdup_wishes, pdup_wishes_new(&broken, 4, &out));
}

static void references_to_nothing_are_nothing(void **state) {
    (void)state;
    assert_null(pdup_quality_ref(NULL));
    assert_null(pdup_wishes_ref(NULL));
    assert_null(pdup_plan_ref(NULL));
    pdup_quality_unref(NULL);
    pdup_wishes_unref(NULL);
    pdup_plan_unref(NULL);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(no_handle_and_other_handles_are_refused),
    cmocka_unit_test(results_need_a_place),
    cmocka_unit_test(texts_need_all_their_places),
    cmocka_unit_test(allocators_must_be_whole),
    cmocka_unit_test(references_to_nothing_are_nothing),
};

PDUP_TEST_MAIN(tests)
