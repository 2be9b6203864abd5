/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "base/handle.h"
#include "oom.h"

typedef struct thing {
    pdup__handle base;
    int32_t number;
} thing;

static void a_new_handle_is_zeroed_and_has_one_reference(void **state) {
    (void)state;
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    thing *made = pdup__handle_new(&allocator, sizeof *made, PDUP__BOARD);
    assert_non_null(made);
    assert_int_equal(made->number, 0);
    assert_true(pdup__handle_unref(made, PDUP__BOARD));
    pdup__handle_free(made);
    assert_int_equal(counter.live, 0);
}

static void only_the_last_reference_ends_it(void **state) {
    (void)state;
    thing *made = pdup__handle_new(NULL, sizeof *made, PDUP__BOARD);
    assert_ptr_equal(pdup__handle_ref(made, PDUP__BOARD), made);
    assert_ptr_equal(pdup__handle_ref(made, PDUP__BOARD), made);
    assert_false(pdup__handle_unref(made, PDUP__BOARD));
    assert_false(pdup__handle_unref(made, PDUP__BOARD));
    assert_true(pdup__handle_unref(made, PDUP__BOARD));
    pdup__handle_free(made);
}

static void null_has_no_references(void **state) {
    (void)state;
    assert_null(pdup__handle_ref(NULL, PDUP__BOARD));
    assert_false(pdup__handle_unref(NULL, PDUP__BOARD));
    assert_false(pdup__handle_is(NULL, PDUP__BOARD));
}

static void handles_know_their_type(void **state) {
    (void)state;
    thing *made = pdup__handle_new(NULL, sizeof *made, PDUP__BOARD);
    assert_true(pdup__handle_is(made, PDUP__BOARD));
    assert_false(pdup__handle_is(made, PDUP__ROW));
    assert_true(pdup__handle_unref(made, PDUP__BOARD));
    pdup__handle_free(made);
}

static void the_references_of_another_type_are_left_alone(void **state) {
    (void)state;
    thing *made = pdup__handle_new(NULL, sizeof *made, PDUP__BOARD);
    assert_false(pdup__handle_unref(made, PDUP__ROW));
    assert_null(pdup__handle_ref(made, PDUP__ROW));
    assert_true(pdup__handle_unref(made, PDUP__BOARD));
    pdup__handle_free(made);
}

static void without_memory_there_is_no_handle(void **state) {
    (void)state;
    oom_counter counter = {.fail_at = 1};
    pdup_allocator allocator = oom_allocator(&counter);
    assert_null(pdup__handle_new(&allocator, sizeof(thing), PDUP__BOARD));
    assert_int_equal(counter.live, 0);
}

static void the_allocator_is_copied_into_the_handle(void **state) {
    (void)state;
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    thing *made = pdup__handle_new(&allocator, sizeof *made, PDUP__BOARD);
    allocator = (pdup_allocator){0};
    assert_true(pdup__handle_unref(made, PDUP__BOARD));
    pdup__handle_free(made);
    assert_int_equal(counter.live, 0);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_new_handle_is_zeroed_and_has_one_reference),
    cmocka_unit_test(only_the_last_reference_ends_it),
    cmocka_unit_test(null_has_no_references),
    cmocka_unit_test(handles_know_their_type),
    cmocka_unit_test(the_references_of_another_type_are_left_alone),
    cmocka_unit_test(without_memory_there_is_no_handle),
    cmocka_unit_test(the_allocator_is_copied_into_the_handle),
};

PDUP_TEST_MAIN(tests)
