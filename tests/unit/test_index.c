/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "base/index.h"
#include "oom.h"
#include "random.h"

enum { KEYS = 5000 };

static void add(pdup__index *index, uint64_t key, int32_t value) {
    pdup_allocator standard = pdup__allocator(NULL);
    assert_true(pdup__index_reserve(index, &standard));
    pdup__index_add(index, key, value);
}

static void release(pdup__index *index) {
    pdup_allocator standard = pdup__allocator(NULL);
    pdup__index_release(index, &standard);
}

static void an_empty_index_finds_nothing(void **state) {
    (void)state;
    pdup__index index = {0};
    assert_int_equal(pdup__index_find(&index, 0), -1);
    pdup_allocator standard = pdup__allocator(NULL);
    assert_true(pdup__index_reserve(&index, &standard));
    assert_int_equal(pdup__index_find(&index, 0), -1);
    release(&index);
    assert_null(index.slots);
    release(&index);
}

/* Keys of rows: round << 32 | table. */
static void every_key_is_found_and_no_other(void **state) {
    (void)state;
    pdup__index index = {0};
    for (int32_t i = 0; i < KEYS; i++) {
        add(&index, (uint64_t)(i / 50 + 1) << 32 | (uint64_t)(i % 50 + 1), i);
        assert_true(index.capacity >= 2 * index.count);
        assert_int_equal(index.capacity & (index.capacity - 1), 0);
    }
    for (int32_t i = 0; i < KEYS; i++) {
        uint64_t key = (uint64_t)(i / 50 + 1) << 32 | (uint64_t)(i % 50 + 1);
        assert_int_equal(pdup__index_find(&index, key), i);
        assert_int_equal(pdup__index_find(&index, key + 50), -1);
    }
    release(&index);
}

static void random_keys_are_found(void **state) {
    (void)state;
    pdup_random random = random_begin();
    pdup_random again = random;
    pdup__index index = {0};
    for (int32_t i = 0; i < KEYS; i++) {
        add(&index, random_bits(&random), i);
    }
    for (int32_t i = 0; i < KEYS; i++) {
        uint64_t key = random_bits(&again);
        assert_int_equal(pdup__index_find(&index, key), i);
        assert_int_equal(pdup__index_find(&index, key ^ 1), -1);
    }
    release(&index);
}

static void keys_in_one_slot_do_not_hide_each_other(void **state) {
    (void)state;
    /* Multiples of 2^35 differ only above the bits that choose among eight slots. */
    const uint64_t step = UINT64_C(1) << 35;
    pdup__index index = {0};
    for (int32_t i = 0; i < 4; i++) {
        add(&index, step * (uint64_t)i, i);
    }
    assert_int_equal(index.capacity, 8);
    for (int32_t i = 0; i < 4; i++) {
        assert_int_equal(pdup__index_find(&index, step * (uint64_t)i), i);
    }
    assert_int_equal(pdup__index_find(&index, step * 4), -1);
    release(&index);
}

/* Few keys in few slots, so that they stand in each other's way; a plain array knows what is there. */
static void keys_taken_out_do_not_hide_others(void **state) {
    (void)state;
    enum { FEW = 12, TURNS = 20000 };
    pdup_random random = random_begin();
    pdup__index index = {0};
    int32_t there[FEW];
    for (int32_t i = 0; i < FEW; i++) {
        there[i] = -1;
    }
    for (int32_t turn = 0; turn < TURNS; turn++) {
        int32_t at = random_between(&random, 0, FEW - 1);
        uint64_t key = (uint64_t)at << 32 | 7;
        if (there[at] < 0) {
            add(&index, key, turn);
            there[at] = turn;
        } else if (random_between(&random, 0, 2) == 0) {
            pdup__index_set(&index, key, turn);
            there[at] = turn;
        } else {
            pdup__index_remove(&index, key);
            there[at] = -1;
        }
        for (int32_t i = 0; i < FEW; i++) {
            assert_int_equal(pdup__index_find(&index, (uint64_t)i << 32 | 7), there[i]);
        }
    }
    assert_int_equal(index.capacity, 32);
    release(&index);
}

static void without_memory_nothing_changes(void **state) {
    (void)state;
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    pdup__index index = {0};
    for (int32_t i = 0; i < 100; i++) {
        counter.fail_at = counter.asked + 1;
        if (!pdup__index_reserve(&index, &allocator)) {
            assert_int_equal(index.count, i);
            assert_int_equal(pdup__index_find(&index, (uint64_t)i), -1);
            assert_true(pdup__index_reserve(&index, &allocator));
        }
        pdup__index_add(&index, (uint64_t)i, i);
        for (int32_t k = 0; k <= i; k++) {
            assert_int_equal(pdup__index_find(&index, (uint64_t)k), k);
        }
    }
    assert_int_equal(counter.refused, 6); /* capacities 8 to 256 */
    pdup__index_release(&index, &allocator);
    assert_int_equal(counter.live, 0);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(an_empty_index_finds_nothing),
    cmocka_unit_test(every_key_is_found_and_no_other),
    cmocka_unit_test(random_keys_are_found),
    cmocka_unit_test(keys_in_one_slot_do_not_hide_each_other),
    cmocka_unit_test(keys_taken_out_do_not_hide_others),
    cmocka_unit_test(without_memory_nothing_changes),
};

PDUP_TEST_MAIN(tests)
