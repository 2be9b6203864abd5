/* SPDX-License-Identifier: MIT */
/* Conditions held against facts, on a small section of its own. */
#include "pdup_test.h"

#include "ruling/book/rule_match.h"

static const pdup__fact_value yes_no[] = {{"y", {"yes", "yes"}}, {"n", {"no", "no"}}};
static const pdup__fact_value colours[] = {
    {"red", {"red", "red"}}, {"green", {"green", "green"}}, {"redgreen", {"both", "both"}}};
static const pdup__fact facts[] = {
    {"wet", PDUP_FACT_KIND_CHOICE, true, false, {"wet", "wet"}, 2, yes_no},
    {"cold", PDUP_FACT_KIND_CHOICE, true, false, {"cold", "cold"}, 2, yes_no},
    {"colour", PDUP_FACT_KIND_CHOICE, true, false, {"colour", "colour"}, 3, colours},
};
static const pdup__term terms[] = {
    {"bad", "wet=y cold=y"},
    {"fine", "wet=n"},
    {"bad", "colour=green"},
};
static const pdup__section section = {"s", {"s", "s"}, 3, 3, 0, facts, terms, NULL};

/* `-` in the place of a fact: not given; otherwise its value. */
static pdup__known known_of(const char *values) {
    pdup__known known;
    for (int i = 0; i < 3; i++) {
        known.values[i] = (int8_t)(values[i] == '-' ? PDUP__NOT_GIVEN : values[i] - '0');
    }
    return known;
}

static void conditions_are_true_false_or_unsure(void **state) {
    (void)state;
    static const struct {
        const char *when;
        const char *known;
        pdup__truth truth;
        uint32_t asked;
    } cases[] = {
        {"wet=y", "0--", PDUP__TRUE, 0},
        {"wet=y", "1--", PDUP__FALSE, 0},
        {"wet=y", "---", PDUP__UNSURE, 1},
        {"wet=*", "1--", PDUP__TRUE, 0},
        {"wet=*", "---", PDUP__UNSURE, 1},
        {"colour=red|green", "--0", PDUP__TRUE, 0},
        {"colour=red|green", "--1", PDUP__TRUE, 0},
        /* A value is the whole word between the bars. */
        {"colour=red|green", "--2", PDUP__FALSE, 0},
        {"colour=redgreen", "--0", PDUP__FALSE, 0},
        /* Not asked for: given and that, or not. */
        {"wet==y", "0--", PDUP__TRUE, 0},
        {"wet==y", "1--", PDUP__FALSE, 0},
        {"wet==y", "---", PDUP__FALSE, 0},
        {"wet!=y", "0--", PDUP__FALSE, 0},
        {"wet!=y", "1--", PDUP__TRUE, 0},
        {"wet!=y", "---", PDUP__TRUE, 0},
        {"colour!=red|green", "--1", PDUP__FALSE, 0},
        {"colour==red|green", "--1", PDUP__TRUE, 0},
        {"cold=y wet!=n", "---", PDUP__UNSURE, 2},
        {"cold=y wet==n", "---", PDUP__FALSE, 0},
        {"wet=y cold=y", "00-", PDUP__TRUE, 0},
        /* The first that is unsure is asked, unless one behind it is false. */
        {"wet=y cold=y", "---", PDUP__UNSURE, 1},
        {"wet=y cold=y", "0--", PDUP__UNSURE, 2},
        {"wet=y cold=y", "-1-", PDUP__FALSE, 0},
        {"wet=y cold=y", "-0-", PDUP__UNSURE, 1},
        /* A term holds if one of its conditions does. */
        {"bad", "00-", PDUP__TRUE, 0},
        {"bad", "1-1", PDUP__TRUE, 0},
        {"bad", "1-0", PDUP__FALSE, 0},
        {"bad", "01-", PDUP__UNSURE, 4},
        {"bad", "010", PDUP__FALSE, 0},
        {"bad", "---", PDUP__UNSURE, 1},
        {"bad", "0--", PDUP__UNSURE, 2},
        {"bad", "1--", PDUP__UNSURE, 4},
        {"bad", "--1", PDUP__TRUE, 0},
        {"bad", "--0", PDUP__UNSURE, 1},
        {"bad", "-10", PDUP__FALSE, 0},
        {"fine", "1--", PDUP__TRUE, 0},
        {"fine colour=red", "1-0", PDUP__TRUE, 0},
        {"fine colour=red", "--1", PDUP__FALSE, 0},
        {"colour=red fine", "---", PDUP__UNSURE, 4},
        {"colour=red fine", "--0", PDUP__UNSURE, 1},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        uint32_t asked = 0;
        pdup__known known = known_of(cases[i].known);
        assert_int_equal(pdup__condition(&section, cases[i].when, &known, &asked), cases[i].truth);
        assert_int_equal(asked, cases[i].asked);
    }
}

static void what_was_asked_before_stays_asked(void **state) {
    (void)state;
    uint32_t asked = 2;
    pdup__known known = known_of("---");
    assert_int_equal(pdup__condition(&section, "wet=y", &known, &asked), PDUP__UNSURE);
    assert_int_equal(asked, 3);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(conditions_are_true_false_or_unsure),
    cmocka_unit_test(what_was_asked_before_stays_asked),
};

PDUP_TEST_MAIN(tests)
