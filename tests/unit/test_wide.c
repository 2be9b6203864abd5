/* SPDX-License-Identifier: MIT */
/* The two-word arithmetic against the compiler's own 128-bit type. */
#include "pdup_test.h"

#include "base/wide.h"
#include "random.h"

__extension__ typedef unsigned __int128 native;

enum { RANDOM_PAIRS = 100000 };

static native native_of(pdup__wide a) {
    return ((native)a.high << 64) | a.low;
}

static pdup__wide wide_of(native a) {
    return (pdup__wide){(uint64_t)(a >> 64), (uint64_t)a};
}

static void assert_native(pdup__wide found, native wanted) {
    assert_int_equal(found.high, (uint64_t)(wanted >> 64));
    assert_int_equal(found.low, (uint64_t)wanted);
}

static native native_gcd(native a, native b) {
    while (b != 0) {
        native rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

static void check_sum_and_difference(native a, native b) {
    pdup__wide sum;
    bool fits = pdup__wide_add(wide_of(a), wide_of(b), &sum);
    assert_native(sum, a + b);
    assert_int_equal(fits, a + b >= a);
    assert_native(pdup__wide_subtract(wide_of(a), wide_of(b)), a - b);
}

static void check_product(native a, native b) {
    pdup__wide product;
    bool fits = pdup__wide_multiply(wide_of(a), wide_of(b), &product);
    bool native_fits = a == 0 || a * b / a == b;
    assert_int_equal(fits, native_fits);
    if (fits) {
        assert_native(product, a * b);
    }
}

static void check_quotient(native a, native b) {
    if (b == 0) {
        return;
    }
    pdup__wide quotient;
    pdup__wide rest;
    pdup__wide_divide(wide_of(a), wide_of(b), &quotient, &rest);
    assert_native(quotient, a / b);
    assert_native(rest, a % b);
}

static void check_pair(native a, native b) {
    int order = pdup__wide_compare(wide_of(a), wide_of(b));
    assert_int_equal((order > 0) - (order < 0), (a > b) - (a < b));
    check_sum_and_difference(a, b);
    check_product(a, b);
    check_quotient(a, b);
    assert_native(pdup__wide_gcd(wide_of(a), wide_of(b)), native_gcd(a, b));
    assert_int_equal(pdup__wide_is_zero(wide_of(a)), a == 0);
    assert_true(native_of(wide_of(a)) == a);
}

/* Powers of two and their neighbours: where words and halves of words end. */
static void boundary_operands_agree(void **state) {
    (void)state;
    static const int bits[] = {0, 1, 2, 31, 32, 33, 62, 63, 64, 65, 95, 96, 97, 126, 127};
    enum { COUNT = 3 * 15 + 1 };
    native operands[COUNT] = {0};
    size_t count = 1;
    for (size_t i = 0; i < PDUP_COUNT_OF(bits); i++) {
        native power = (native)1 << bits[i];
        operands[count++] = power;
        operands[count++] = power - 1;
        operands[count++] = 0 - power;
    }
    for (size_t i = 0; i < count; i++) {
        for (size_t k = 0; k < count; k++) {
            check_pair(operands[i], operands[k]);
        }
    }
}

/* Of every length, so that short and long ones meet. */
static native random_native(pdup_random *random) {
    native bits = ((native)random_bits(random) << 64) | random_bits(random);
    return bits >> random_between(random, 0, 127);
}

static void random_operands_agree(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int i = 0; i < RANDOM_PAIRS; i++) {
        native a = random_native(&random);
        check_pair(a, random_native(&random));
    }
}

static void common_factors_are_found(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int i = 0; i < 1000; i++) {
        native factor = random_native(&random) >> 64;
        native a = factor * (uint32_t)random_bits(&random);
        native b = factor * (uint32_t)random_bits(&random);
        assert_native(pdup__wide_gcd(wide_of(a), wide_of(b)), native_gcd(a, b));
    }
}

/* The numbers on which Euclid takes longest. */
static void neighbouring_fibonacci_numbers_have_no_common_factor(void **state) {
    (void)state;
    pdup__wide before = pdup__wide_of(1);
    pdup__wide last = pdup__wide_of(1);
    pdup__wide next;
    int count = 2;
    while (pdup__wide_add(before, last, &next)) {
        before = last;
        last = next;
        count++;
        assert_native(pdup__wide_gcd(last, before), 1);
    }
    assert_int_equal(count, 186); /* F(186) is the last below 2^128 */
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(boundary_operands_agree),
    cmocka_unit_test(random_operands_agree),
    cmocka_unit_test(common_factors_are_found),
    cmocka_unit_test(neighbouring_fibonacci_numbers_have_no_common_factor),
};

PDUP_TEST_MAIN(tests)
