/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "base/fraction.h"
#include "random.h"

__extension__ typedef __int128 native;

#define LARGEST ((pdup__wide){UINT64_MAX, UINT64_MAX})

enum { RANDOM_PAIRS = 100000 };

static pdup__fraction fraction(pdup__wide numerator, pdup__wide denominator) {
    return (pdup__fraction){numerator, denominator, false};
}

static pdup__fraction power_of_two(int bits) {
    pdup__wide power = bits < 64 ? pdup__wide_of(UINT64_C(1) << bits)
                                 : (pdup__wide){UINT64_C(1) << (bits - 64), 0};
    return fraction(power, pdup__wide_of(1));
}

static pdup__fraction inverse(pdup__fraction a) {
    return fraction(a.denominator, a.numerator);
}

static pdup__fraction negative(pdup__fraction a) {
    a.is_negative = !pdup__wide_is_zero(a.numerator) && !a.is_negative;
    return a;
}

static bool is_same(pdup__fraction a, pdup__fraction b) {
    return pdup__wide_compare(a.numerator, b.numerator) == 0 &&
           pdup__wide_compare(a.denominator, b.denominator) == 0 && a.is_negative == b.is_negative;
}

static native native_gcd(native a, native b) {
    while (b != 0) {
        native rest = a % b;
        a = b;
        b = rest;
    }
    return a < 0 ? -a : a;
}

/* The fraction is numerator / denominator, reduced. */
static void assert_native(pdup__fraction found, native numerator, native denominator) {
    native common = native_gcd(denominator, numerator);
    numerator /= common;
    denominator /= common;
    assert_int_equal(found.is_negative, numerator < 0);
    numerator = numerator < 0 ? -numerator : numerator;
    assert_int_equal(found.numerator.high, (uint64_t)(numerator >> 64));
    assert_int_equal(found.numerator.low, (uint64_t)numerator);
    assert_int_equal(found.denominator.high, (uint64_t)(denominator >> 64));
    assert_int_equal(found.denominator.low, (uint64_t)denominator);
}

static void fractions_are_reduced(void **state) {
    (void)state;
    assert_native(pdup__fraction_of(0, 7), 0, 1);
    assert_native(pdup__fraction_of(-6, 4), -3, 2);
    assert_native(pdup__fraction_of(INT64_MIN, INT64_MAX), INT64_MIN, INT64_MAX);
    assert_native(pdup__fraction_of(INT64_MIN, 2), INT64_MIN / 2, 1);
    assert_native(pdup__fraction_of(INT64_MAX, INT64_MAX), 1, 1);
}

static int32_t random_number(pdup_random *random) {
    return random_between(random, INT32_MIN, INT32_MAX) >> random_between(random, 0, 31);
}

static void small_fractions_agree_with_native_arithmetic(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int i = 0; i < RANDOM_PAIRS; i++) {
        int64_t n = random_number(&random);
        int64_t m = random_number(&random);
        int64_t d = (random_number(&random) & INT32_MAX) + INT64_C(1);
        int64_t e = (random_number(&random) & INT32_MAX) + INT64_C(1);
        pdup__fraction a = pdup__fraction_of(n, d);
        pdup__fraction b = pdup__fraction_of(m, e);
        pdup__fraction out;
        assert_true(pdup__fraction_add(a, b, &out));
        assert_native(out, (native)n * e + (native)m * d, (native)d * e);
        assert_true(pdup__fraction_multiply(a, b, &out));
        assert_native(out, (native)n * m, (native)d * e);
        native left = (native)n * e;
        native right = (native)m * d;
        int order = pdup__fraction_compare(a, b);
        assert_int_equal((order > 0) - (order < 0), (left > right) - (left < right));
    }
}

/* Full-size operands, where only laws can be held against the results. */
static pdup__fraction random_wide_fraction(pdup_random *random) {
    int64_t high = (int64_t)(random_bits(random) >> random_between(random, 1, 63));
    int64_t low = (int64_t)(random_bits(random) >> random_between(random, 1, 62)) + 1;
    pdup__fraction a = pdup__fraction_of(high, low);
    pdup__fraction b = pdup__fraction_of((int64_t)(random_bits(random) >> 40), 1 + (low >> 30));
    pdup__fraction product;
    return pdup__fraction_multiply(a, b, &product) ? product : a;
}

static void wide_fractions_obey_the_laws(void **state) {
    (void)state;
    pdup_random random = random_begin();
    int tried = 0;
    for (int i = 0; i < 20000; i++) {
        pdup__fraction a = random_wide_fraction(&random);
        pdup__fraction b = random_wide_fraction(&random);
        pdup__fraction sum;
        pdup__fraction other;
        assert_int_equal(pdup__fraction_compare(a, b), -pdup__fraction_compare(b, a));
        assert_int_equal(pdup__fraction_compare(a, b),
                         pdup__fraction_compare(negative(b), negative(a)));
        if (!pdup__fraction_add(a, b, &sum)) {
            assert_false(pdup__fraction_add(b, a, &other));
            continue;
        }
        tried++;
        assert_true(pdup__fraction_add(b, a, &other));
        assert_true(is_same(sum, other));
        assert_true(pdup__fraction_compare(sum, a) >= 0);
        if (pdup__fraction_add(sum, negative(b), &other)) {
            assert_true(is_same(other, a));
        }
    }
    assert_true(tried > 1000);
}

static void nearly_equal_fractions_compare_exactly(void **state) {
    (void)state;
    /* (n + 1) / n falls as n grows; the cross products would need 256 bits. */
    pdup__wide next = pdup__wide_subtract(LARGEST, pdup__wide_of(1));
    pdup__wide after = pdup__wide_subtract(LARGEST, pdup__wide_of(2));
    pdup__fraction low = fraction(LARGEST, next);
    pdup__fraction high = fraction(next, after);
    assert_int_equal(pdup__fraction_compare(low, high), -1);
    assert_int_equal(pdup__fraction_compare(high, low), 1);
    assert_int_equal(pdup__fraction_compare(low, low), 0);
    assert_int_equal(pdup__fraction_compare(negative(low), negative(high)), 1);
    assert_int_equal(pdup__fraction_compare(negative(low), high), -1);
    assert_int_equal(pdup__fraction_compare(inverse(low), inverse(high)), 1);
}

/* Ratios of neighbouring Fibonacci numbers close in on the golden ratio from both sides. */
static void convergents_alternate_round_their_limit(void **state) {
    (void)state;
    pdup__wide a = pdup__wide_of(1);
    pdup__wide b = pdup__wide_of(2);
    pdup__wide next;
    pdup__fraction below = fraction(pdup__wide_of(1), pdup__wide_of(1));
    pdup__fraction above = fraction(pdup__wide_of(2), pdup__wide_of(1));
    for (int i = 0; pdup__wide_add(a, b, &next); i++) {
        pdup__fraction ratio = fraction(next, b);
        assert_int_equal(pdup__fraction_compare(below, ratio), -1);
        assert_int_equal(pdup__fraction_compare(above, ratio), 1);
        below = i % 2 == 0 ? ratio : below;
        above = i % 2 == 0 ? above : ratio;
        a = b;
        b = next;
    }
}

typedef bool operation(pdup__fraction a, pdup__fraction b, pdup__fraction *out);

static void assert_overflow(operation *apply, pdup__fraction a, pdup__fraction b) {
    pdup__fraction mark = pdup__fraction_of(-17, 23);
    pdup__fraction out = mark;
    assert_false(apply(a, b, &out));
    assert_true(is_same(out, mark));
    assert_false(apply(b, a, &out));
    assert_true(is_same(out, mark));
}

static void sums_of_more_than_128_bits_are_refused(void **state) {
    (void)state;
    pdup__fraction one = pdup__fraction_of(1, 1);
    pdup__fraction third = pdup__fraction_of(1, 3);
    pdup__fraction largest = fraction(LARGEST, pdup__wide_of(1));
    assert_overflow(pdup__fraction_add, largest, one);
    assert_overflow(pdup__fraction_add, power_of_two(127), third);
    assert_overflow(pdup__fraction_add, inverse(power_of_two(127)), third);
    assert_overflow(pdup__fraction_add, negative(largest), negative(one));
}

static void products_of_more_than_128_bits_are_refused(void **state) {
    (void)state;
    assert_overflow(pdup__fraction_multiply, power_of_two(64), power_of_two(64));
    assert_overflow(pdup__fraction_multiply, inverse(power_of_two(64)), inverse(power_of_two(64)));
}

static void sums_that_just_fit_are_exact(void **state) {
    (void)state;
    pdup__fraction largest = fraction(LARGEST, pdup__wide_of(1));
    pdup__fraction out;
    assert_true(pdup__fraction_add(largest, pdup__fraction_of(-1, 1), &out));
    assert_true(pdup__fraction_add(out, pdup__fraction_of(1, 1), &out));
    assert_true(is_same(out, largest));
    assert_true(pdup__fraction_add(largest, negative(largest), &out));
    assert_native(out, 0, 1);
    /* Over the least common denominator: 2^126 / 3 + 5 / 6 needs no 3 * 6. */
    assert_true(pdup__fraction_multiply(power_of_two(126), pdup__fraction_of(1, 3), &out));
    assert_true(pdup__fraction_add(out, pdup__fraction_of(5, 6), &out));
    assert_int_equal(out.denominator.low, 6);
    /* Reduced crosswise: 2^127 / 3 * 3 / 2^127. */
    assert_true(pdup__fraction_multiply(power_of_two(127), pdup__fraction_of(1, 3), &out));
    assert_true(pdup__fraction_multiply(out, inverse(out), &out));
    assert_native(out, 1, 1);
}

static void products_of_zero_are_never_negative(void **state) {
    (void)state;
    pdup__fraction out;
    assert_true(pdup__fraction_multiply(pdup__fraction_of(0, 1), pdup__fraction_of(-5, 3), &out));
    assert_native(out, 0, 1);
    assert_true(pdup__fraction_multiply(pdup__fraction_of(-2, 3), pdup__fraction_of(-5, 3), &out));
    assert_native(out, 10, 9);
}

static void only_what_fits_is_given_as_64_bits(void **state) {
    (void)state;
    int64_t numerator = 5;
    int64_t denominator = 7;
    assert_false(pdup__fraction_to_int64(power_of_two(64), &numerator, &denominator));
    assert_false(pdup__fraction_to_int64(power_of_two(63), &numerator, &denominator));
    assert_false(pdup__fraction_to_int64(inverse(power_of_two(64)), &numerator, &denominator));
    assert_false(pdup__fraction_to_int64(inverse(power_of_two(63)), &numerator, &denominator));
    assert_int_equal(numerator, 5);
    assert_int_equal(denominator, 7);
    pdup__fraction most = pdup__fraction_of(INT64_MAX, INT64_MAX - 1);
    assert_true(pdup__fraction_to_int64(negative(most), &numerator, &denominator));
    assert_true(numerator == -INT64_MAX && denominator == INT64_MAX - 1);
    assert_true(pdup__fraction_to_int64(most, &numerator, &denominator));
    assert_true(numerator == INT64_MAX);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(fractions_are_reduced),
    cmocka_unit_test(small_fractions_agree_with_native_arithmetic),
    cmocka_unit_test(wide_fractions_obey_the_laws),
    cmocka_unit_test(nearly_equal_fractions_compare_exactly),
    cmocka_unit_test(convergents_alternate_round_their_limit),
    cmocka_unit_test(sums_of_more_than_128_bits_are_refused),
    cmocka_unit_test(products_of_more_than_128_bits_are_refused),
    cmocka_unit_test(sums_that_just_fit_are_exact),
    cmocka_unit_test(products_of_zero_are_never_negative),
    cmocka_unit_test(only_what_fits_is_given_as_64_bits),
};

PDUP_TEST_MAIN(tests)
