/* SPDX-License-Identifier: MIT */
/* Figures as text: three rules for exact halves, and the exact form. */
#include "pdup_test.h"

#include "figures.h"
#include "random.h"
#include "text/rounding.h"

#include <string.h>

__extension__ typedef __int128 native;

#define LARGEST ((pdup__wide){UINT64_MAX, UINT64_MAX})

static void assert_text(int64_t numerator, int64_t denominator, pdup__format format,
                        const char *wanted) {
    char found[64];
    size_t length;
    assert_ok(pdup_fraction_text(numerator, denominator, format.decimals, format.rounding,
                                 format.centre, found, sizeof found, &length));
    assert_string_equal(found, wanted);
    assert_int_equal(length, strlen(wanted));
}

static void exact_halves_follow_the_rule(void **state) {
    (void)state;
    static const struct {
        int64_t numerator;
        int64_t denominator;
        int32_t decimals;
        int32_t centre;
        const char *up;
        const char *away;
        const char *toward;
    } rows[] = {
        /* Worked out from the three published rules in the form halves meet them at matchpoint tops: towards the
         * average (ebu.co.uk, scoring fouled boards), away from it (EBU White Book 4.2.6.1), half up
         * (web2.acbl.org/acblscore/manual/92.htm); 2.15 and 37.85 with the average 20. */
        {43, 20, 1, 20, "2.2", "2.1", "2.2"},
        {757, 20, 1, 20, "37.9", "37.9", "37.8"},
        {1, 2, 0, 0, "1", "1", "0"},
        {-1, 2, 0, 0, "0", "-1", "0"},
        {3, 2, 0, 0, "2", "2", "1"},
        {-3, 2, 0, 0, "-1", "-2", "-1"},
        {-3, 2, 0, -5, "-1", "-1", "-2"},
        {99, 2, 0, 50, "50", "49", "50"},
        {101, 2, 0, 50, "51", "51", "50"},
        {1, 4, 1, 0, "0.3", "0.3", "0.2"},
        {-1, 4, 1, 0, "-0.2", "-0.3", "-0.2"},
        {-1, 20, 1, 0, "0.0", "-0.1", "0.0"},
        {1, 2000000000, 9, 0, "0.000000001", "0.000000001", "0.000000000"},
        {19, 2, 0, 0, "10", "10", "9"},
        {-19, 2, 0, 0, "-9", "-10", "-9"},
        {1999, 200, 2, 0, "10.00", "10.00", "9.99"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup__format format = {rows[i].decimals, PDUP_ROUND_UP, rows[i].centre};
        assert_text(rows[i].numerator, rows[i].denominator, format, rows[i].up);
        format.rounding = PDUP_ROUND_AWAY;
        assert_text(rows[i].numerator, rows[i].denominator, format, rows[i].away);
        format.rounding = PDUP_ROUND_TOWARD;
        assert_text(rows[i].numerator, rows[i].denominator, format, rows[i].toward);
    }
}

static void what_is_no_half_goes_to_the_nearest(void **state) {
    (void)state;
    static const struct {
        int64_t numerator;
        int64_t denominator;
        int32_t decimals;
        const char *text;
    } rows[] = {
        {0, 1, 0, "0"},
        {0, 5, 2, "0.00"},
        {7, 1, 0, "7"},
        {-7, 1, 3, "-7.000"},
        {2, 3, 0, "1"},
        {2, 3, 2, "0.67"},
        {1, 3, 2, "0.33"},
        {-2, 3, 2, "-0.67"},
        {999, 1000, 2, "1.00"},
        {9996, 1000, 2, "10.00"},
        {-9996, 1000, 2, "-10.00"},
        {99999, 1000, 0, "100"},
        {994, 1000, 2, "0.99"},
        {-1, 1000, 2, "0.00"},
        {1, 9, 9, "0.111111111"},
        {INT64_MAX, 1, 9, "9223372036854775807.000000000"},
        {INT64_MIN, 1, 0, "-9223372036854775808"},
        {INT64_MIN, INT64_MAX, 9, "-1.000000000"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        for (pdup_round rule = PDUP_ROUND_UP; rule <= PDUP_ROUND_TOWARD; rule++) {
            pdup__format format = {rows[i].decimals, rule, 0};
            assert_text(rows[i].numerator, rows[i].denominator, format, rows[i].text);
        }
    }
}

static void exact_figures_are_reduced(void **state) {
    (void)state;
    /* Whatever the rule is, it is not looked at. */
    const pdup__format exact = {PDUP_EXACT, 99, -7};
    assert_text(62, 5, exact, "62/5");
    assert_text(-124, 10, exact, "-62/5");
    assert_text(10, 5, exact, "2");
    assert_text(0, 5, exact, "0");
    assert_text(INT64_MIN, INT64_MAX, exact, "-9223372036854775808/9223372036854775807");
}

static void assert_line(pdup__fraction value, pdup__format format, const char *wanted) {
    pdup__line line = {.length = 0};
    pdup__line_add_fraction(&line, value, format);
    assert_int_equal(line.length, strlen(wanted));
    assert_memory_equal(line.bytes, wanted, line.length);
}

static void figures_of_128_bits_are_written_in_full(void **state) {
    (void)state;
    const pdup__wide one = pdup__wide_of(1);
    const pdup__wide next = pdup__wide_subtract(LARGEST, one);
    const pdup__format nine = {9, PDUP_ROUND_UP, 0};
    const pdup__format none = {0, PDUP_ROUND_UP, 0};
    const pdup__format exact = {PDUP_EXACT, 0, 0};
    assert_line((pdup__fraction){LARGEST, one, false}, nine,
                "340282366920938463463374607431768211455.000000000");
    assert_line((pdup__fraction){LARGEST, next, true}, exact,
                "-340282366920938463463374607431768211455/"
                "340282366920938463463374607431768211454");
    assert_line((pdup__fraction){next, LARGEST, false}, nine, "1.000000000");
    assert_line((pdup__fraction){one, LARGEST, true}, nine, "0.000000000");
    /* 2^127 - 1 and 2^127, just under and just over one half of 2^128 - 1. */
    assert_line((pdup__fraction){{INT64_MAX, UINT64_MAX}, LARGEST, false}, none, "0");
    assert_line((pdup__fraction){{UINT64_C(1) << 63, 0}, LARGEST, false}, none, "1");
    /* 2^127 is exactly one half of 2^128. */
    assert_line((pdup__fraction){one, pdup__wide_of(2), true}, none, "0");
}

/* Nearest by integers alone: floor(value * 10^decimals + 1/2). */
static void half_up_agrees_with_native_arithmetic(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int i = 0; i < 20000; i++) {
        int64_t numerator = random_between(&random, INT32_MIN, INT32_MAX);
        int64_t denominator = random_between(&random, 1, 2000);
        int32_t decimals = random_between(&random, 0, 9);
        native scale = 1;
        for (int k = 0; k < decimals; k++) {
            scale *= 10;
        }
        native twice = 2 * (native)numerator * scale + denominator;
        native rounded = twice / (2 * (native)denominator);
        rounded -= rounded * 2 * denominator > twice;
        char wanted[64];
        int64_t magnitude = (int64_t)(rounded < 0 ? -rounded : rounded);
        int64_t unit = (int64_t)scale;
        int length = snprintf(wanted, sizeof wanted, "%s%lld", rounded < 0 ? "-" : "",
                              (long long)(magnitude / unit));
        if (decimals > 0) {
            wanted[length++] = '.';
            for (int64_t rest = magnitude % unit, place = unit / 10; place > 0; place /= 10) {
                wanted[length++] = (char)('0' + rest / place % 10);
            }
            wanted[length] = '\0';
        }
        assert_text(numerator, denominator, (pdup__format){decimals, PDUP_ROUND_UP, 0}, wanted);
    }
}

static void formats_out_of_range_are_refused(void **state) {
    (void)state;
    static const struct {
        int64_t denominator;
        int32_t decimals;
        pdup_round rounding;
        pdup_status status;
    } rows[] = {
        {1, -2, PDUP_ROUND_UP, PDUP_E_RANGE},   {1, -1, PDUP_ROUND_UP, PDUP_OK},
        {1, 0, PDUP_ROUND_UP, PDUP_OK},         {1, 9, PDUP_ROUND_UP, PDUP_OK},
        {1, 10, PDUP_ROUND_UP, PDUP_E_RANGE},   {1, 0, 0, PDUP_E_RANGE},
        {1, 0, PDUP_ROUND_TOWARD, PDUP_OK},     {1, 0, PDUP_ROUND_TOWARD + 1, PDUP_E_RANGE},
        {0, 0, PDUP_ROUND_UP, PDUP_E_RANGE},    {-1, 0, PDUP_ROUND_UP, PDUP_E_RANGE},
        {INT64_MAX, 0, PDUP_ROUND_UP, PDUP_OK}, {INT64_MIN, 0, PDUP_ROUND_UP, PDUP_E_RANGE},
        {0, PDUP_EXACT, 0, PDUP_E_RANGE},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        size_t length = 99;
        pdup_status status = pdup_fraction_text(1, rows[i].denominator, rows[i].decimals,
                                                rows[i].rounding, 0, NULL, 0, &length);
        assert_status(status, rows[i].status);
        assert_true((length == 0) == (status != PDUP_OK));
    }
    assert_status(pdup_fraction_text(1, 1, 0, PDUP_ROUND_UP, 0, NULL, 0, NULL), PDUP_E_ARG);
}

static void fractions_are_rounded_to_a_unit(void **state) {
    (void)state;
    static const struct {
        int64_t numerator;
        int64_t denominator;
        int32_t unit;
        pdup_round rounding;
        const char *rounded;
    } rows[] = {
        {43, 20, 10, PDUP_ROUND_UP, "11/5"},        {43, 20, 10, PDUP_ROUND_AWAY, "11/5"},
        {43, 20, 10, PDUP_ROUND_TOWARD, "21/10"},   {-43, 20, 10, PDUP_ROUND_UP, "-21/10"},
        {-43, 20, 10, PDUP_ROUND_AWAY, "-11/5"},    {-1, 100, 10, PDUP_ROUND_UP, "0"},
        {1, 3, 10000, PDUP_ROUND_UP, "3333/10000"}, {2, 3, 100, PDUP_ROUND_UP, "67/100"},
        {7, 1, 10, PDUP_ROUND_TOWARD, "7"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup__fraction found;
        assert_true(pdup__fraction_round(pdup__fraction_of(rows[i].numerator, rows[i].denominator),
                                         rows[i].unit, rows[i].rounding, 0, &found));
        assert_figure(found, rows[i].rounded);
    }
    pdup__fraction large = {{UINT64_C(1) << 62, 0}, {0, 1}, false};
    assert_false(pdup__fraction_round(large, 10, PDUP_ROUND_UP, 0, &large));
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(fractions_are_rounded_to_a_unit),
    cmocka_unit_test(exact_halves_follow_the_rule),
    cmocka_unit_test(what_is_no_half_goes_to_the_nearest),
    cmocka_unit_test(exact_figures_are_reduced),
    cmocka_unit_test(figures_of_128_bits_are_written_in_full),
    cmocka_unit_test(half_up_agrees_with_native_arithmetic),
    cmocka_unit_test(formats_out_of_range_are_refused),
};

PDUP_TEST_MAIN(tests)
