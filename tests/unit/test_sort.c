/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "base/sort.h"
#include "random.h"

#include <string.h>

enum { MOST = 1000 };

/* Only the key is compared: the tag shows whether equal ones kept their order. */
typedef struct item {
    int32_t key;
    int32_t tag;
    char padding;
} item;

static int by_key(const void *first, const void *second) {
    int32_t a = ((const item *)first)->key;
    int32_t b = ((const item *)second)->key;
    return (a > b) - (a < b);
}

static void insertion_sort(item *items, size_t count) {
    for (size_t i = 1; i < count; i++) {
        item taken = items[i];
        size_t at = i;
        for (; at > 0 && items[at - 1].key > taken.key; at--) {
            items[at] = items[at - 1];
        }
        items[at] = taken;
    }
}

static void check_sort(pdup_random *random, size_t count, int32_t keys) {
    static item found[MOST];
    static item wanted[MOST];
    static item scratch[MOST];
    for (size_t i = 0; i < count; i++) {
        found[i] = (item){random_between(random, 1, keys), (int32_t)i, 0};
        wanted[i] = found[i];
    }
    pdup__sort(found, scratch, count, sizeof *found, by_key);
    insertion_sort(wanted, count);
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(found[i].key, wanted[i].key);
        assert_int_equal(found[i].tag, wanted[i].tag);
    }
}

static void small_arrays_sort_as_by_insertion(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (size_t count = 0; count <= 70; count++) {
        for (int32_t keys = 1; keys <= 16; keys *= 2) {
            for (int i = 0; i < 10; i++) {
                check_sort(&random, count, keys);
            }
        }
    }
}

static void large_arrays_sort_as_by_insertion(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (size_t count = MOST - 20; count <= MOST; count++) {
        check_sort(&random, count, 100);
    }
}

/* Every pattern of ties there is. */
static void every_array_of_six_from_three_keys_is_sorted(void **state) {
    (void)state;
    for (int number = 0; number < 3 * 3 * 3 * 3 * 3 * 3; number++) {
        item found[6];
        item wanted[6];
        item scratch[6];
        for (int i = 0, rest = number; i < 6; i++, rest /= 3) {
            found[i] = (item){rest % 3, i, 0};
            wanted[i] = found[i];
        }
        pdup__sort(found, scratch, 6, sizeof *found, by_key);
        insertion_sort(wanted, 6);
        for (int i = 0; i < 6; i++) {
            assert_int_equal(found[i].tag, wanted[i].tag);
        }
    }
}

static int by_byte(const void *first, const void *second) {
    return (int)*(const char *)first - (int)*(const char *)second;
}

static void single_bytes_are_sorted(void **state) {
    (void)state;
    char letters[] = "duplicatepreferans";
    char scratch[sizeof letters];
    pdup__sort(letters, scratch, strlen(letters), 1, by_byte);
    assert_string_equal(letters, "aacdeeefilnpprrstu");
}

static void nothing_needs_no_scratch(void **state) {
    (void)state;
    pdup__sort(NULL, NULL, 0, sizeof(item), by_key);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(small_arrays_sort_as_by_insertion),
    cmocka_unit_test(large_arrays_sort_as_by_insertion),
    cmocka_unit_test(every_array_of_six_from_three_keys_is_sorted),
    cmocka_unit_test(single_bytes_are_sorted),
    cmocka_unit_test(nothing_needs_no_scratch),
};

PDUP_TEST_MAIN(tests)
