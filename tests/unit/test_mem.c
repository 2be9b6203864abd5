/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "base/mem.h"
#include "oom.h"

static void memory_comes_zeroed(void **state) {
    (void)state;
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    unsigned char *memory = pdup__alloc_array(&allocator, 7, 11);
    assert_non_null(memory);
    for (size_t i = 0; i < 77; i++) {
        assert_int_equal(memory[i], 0);
    }
    assert_int_equal(counter.live, 1);
    pdup__release(&allocator, memory);
    assert_int_equal(counter.live, 0);
}

static void sizes_that_overflow_are_not_asked_for(void **state) {
    (void)state;
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    assert_null(pdup__alloc_array(&allocator, SIZE_MAX / 2 + 1, 2));
    assert_null(pdup__alloc_array(&allocator, 2, SIZE_MAX / 2 + 1));
    assert_null(pdup__alloc_array(&allocator, SIZE_MAX, SIZE_MAX));
    assert_int_equal(counter.asked, 0);
}

static void growing_doubles_and_keeps_what_was_there(void **state) {
    (void)state;
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    void *memory = NULL;
    size_t capacity = 0;
    size_t before = 0;
    for (int round = 0; round < 6; round++) {
        assert_true(pdup__grow(&allocator, &memory, &capacity, sizeof(int32_t)));
        assert_int_equal(capacity, before ? 2 * before : 8);
        int32_t *numbers = memory;
        for (size_t i = 0; i < before; i++) {
            assert_int_equal(numbers[i], (int32_t)i);
        }
        for (size_t i = before; i < capacity; i++) {
            numbers[i] = (int32_t)i;
        }
        before = capacity;
    }
    assert_int_equal(counter.live, 1);
    pdup__release(&allocator, memory);
}

static void growing_past_the_size_of_memory_changes_nothing(void **state) {
    (void)state;
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    static const struct {
        size_t capacity;
        size_t size;
    } rows[] = {
        {SIZE_MAX / 2 + 1, 1}, {SIZE_MAX, 1},           {SIZE_MAX / 8 + 1, 4},
        {0, SIZE_MAX / 8 + 1}, {1000, SIZE_MAX / 1000},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        void *memory = NULL;
        size_t capacity = rows[i].capacity;
        assert_false(pdup__grow(&allocator, &memory, &capacity, rows[i].size));
        assert_null(memory);
        assert_int_equal(capacity, rows[i].capacity);
    }
    assert_int_equal(counter.asked, 0);
}

static void growing_without_memory_changes_nothing(void **state) {
    (void)state;
    oom_counter counter = {.fail_at = 1};
    pdup_allocator allocator = oom_allocator(&counter);
    void *memory = NULL;
    size_t capacity = 0;
    assert_false(pdup__grow(&allocator, &memory, &capacity, 4));
    assert_null(memory);
    assert_int_equal(capacity, 0);
    assert_true(pdup__grow(&allocator, &memory, &capacity, 4));
    void *kept = memory;
    counter.fail_at = counter.asked + 1;
    assert_false(pdup__grow(&allocator, &memory, &capacity, 4));
    assert_ptr_equal(memory, kept);
    assert_int_equal(capacity, 8);
    pdup__release(&allocator, memory);
    assert_int_equal(counter.live, 0);
}

static void allocators_must_be_whole(void **state) {
    (void)state;
    oom_counter counter = {0};
    pdup_allocator whole = oom_allocator(&counter);
    assert_true(pdup__allocator_is_whole(NULL));
    assert_true(pdup__allocator_is_whole(&whole));
    pdup_allocator broken = whole;
    broken.alloc = NULL;
    assert_false(pdup__allocator_is_whole(&broken));
    broken = whole;
    broken.resize = NULL;
    assert_false(pdup__allocator_is_whole(&broken));
    broken = whole;
    broken.release = NULL;
    assert_false(pdup__allocator_is_whole(&broken));
    whole.ctx = NULL;
    assert_true(pdup__allocator_is_whole(&whole));
}

static void the_standard_allocator_allocates_resizes_and_releases(void **state) {
    (void)state;
    pdup_allocator standard = pdup__allocator(NULL);
    void *memory = NULL;
    size_t capacity = 0;
    assert_true(pdup__grow(&standard, &memory, &capacity, 1));
    assert_true(pdup__grow(&standard, &memory, &capacity, 1));
    assert_int_equal(capacity, 16);
    pdup__release(&standard, memory);
    pdup__release(&standard, NULL);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(memory_comes_zeroed),
    cmocka_unit_test(sizes_that_overflow_are_not_asked_for),
    cmocka_unit_test(growing_doubles_and_keeps_what_was_there),
    cmocka_unit_test(growing_past_the_size_of_memory_changes_nothing),
    cmocka_unit_test(growing_without_memory_changes_nothing),
    cmocka_unit_test(allocators_must_be_whole),
    cmocka_unit_test(the_standard_allocator_allocates_resizes_and_releases),
};

PDUP_TEST_MAIN(tests)
