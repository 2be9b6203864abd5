/* SPDX-License-Identifier: MIT */
#include "event_file/claims.h"

#include "oom.h"
#include "pdup_test.h"

enum { KEYS = 40 };

/* 7 is prime to KEYS, so this names every key once, out of order. */
static pdup__claim_key key_of(int32_t i) {
    int32_t n = i * 7 % KEYS;
    return (pdup__claim_key){n / 16, n / 8 % 2, {n / 4 % 2, n / 2 % 2, n % 2}};
}

static void every_gathered_key_is_found(void **state) {
    (void)state;
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    pdup__claims claims = {0};
    for (int32_t i = 0; i < KEYS; i++) {
        pdup__claim_key key = key_of(i);
        assert_true(pdup__claims_gather(&claims, &allocator, &key));
    }
    assert_true(pdup__claims_sort(&claims, &allocator));
    for (int32_t i = 0; i < KEYS; i++) {
        pdup__claim_key key = key_of(i);
        pdup__claim *claim = pdup__claims_find(&claims, &key);
        assert_non_null(claim);
        assert_memory_equal(&claim->key, &key, sizeof key);
        assert_int_equal(claim->line, 0);
    }
    pdup__claim_key before = {-1, 0, {0}};
    pdup__claim_key after = {9, 0, {0}};
    pdup__claim_key between = {0, 0, {0, 5, 0}};
    assert_null(pdup__claims_find(&claims, &before));
    assert_null(pdup__claims_find(&claims, &after));
    assert_null(pdup__claims_find(&claims, &between));
    pdup__claims_release(&claims, &allocator);
    assert_int_equal(counter.live, 0);
}

static void equal_keys_share_a_place(void **state) {
    (void)state;
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    pdup__claims claims = {0};
    for (int32_t i = 0; i < 3 * KEYS; i++) {
        pdup__claim_key key = key_of(i % KEYS);
        assert_true(pdup__claims_gather(&claims, &allocator, &key));
    }
    assert_true(pdup__claims_sort(&claims, &allocator));
    pdup__claim_key key = key_of(3);
    pdup__claims_find(&claims, &key)->line = 12;
    assert_int_equal(pdup__claims_find(&claims, &key)->line, 12);
    pdup__claims_release(&claims, &allocator);
}

static void nothing_is_found_in_an_empty_list(void **state) {
    (void)state;
    pdup__claims claims = {0};
    pdup_allocator allocator = pdup__allocator(NULL);
    pdup__claim_key key = key_of(0);
    assert_true(pdup__claims_sort(&claims, &allocator));
    assert_null(pdup__claims_find(&claims, &key));
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_gathered_key_is_found),
    cmocka_unit_test(equal_keys_share_a_place),
    cmocka_unit_test(nothing_is_found_in_an_empty_list),
};

PDUP_TEST_MAIN(tests)
