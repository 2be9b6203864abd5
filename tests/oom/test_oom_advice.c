/* SPDX-License-Identifier: MIT */
/* Questions, advice and rulings made of it without memory. */
#include "pdup_test.h"

#include "oom.h"

#include <pdup/advice.h>

#include <string.h>

typedef struct hall {
    pdup_question *question;
    pdup_advice *advice;
    pdup_ruling *ruling;
    pdup_question *new_question;
    pdup_advice *new_advice;
    pdup_ruling *new_ruling;
} hall;

static void set(pdup_question *question, const char *key, const char *value) {
    assert_ok(pdup_question_set(question, key, strlen(key), value, strlen(value)));
}

static void set_up(void *state, const pdup_allocator *allocator) {
    hall *all = state;
    *all = (hall){0};
    assert_ok(pdup_question_new(allocator, "11.3", 4, &all->question));
    set(all->question, "found", "after-play");
    set(all->question, "surplus", "hand");
    set(all->question, "independent", "none");
    assert_ok(pdup_question_advise(all->question, &all->advice));
    assert_ok(pdup_ruling_new(allocator, "11.3.V", 6, NULL, 0, NULL, &all->ruling));
}

static void check_unchanged(void *state) {
    const hall *all = state;
    assert_null(all->new_question);
    assert_null(all->new_advice);
    assert_null(all->new_ruling);
    assert_int_equal(pdup_advice_step_count(all->advice), 3);
    assert_int_equal(pdup_ruling_effect_count(all->ruling), 0);
}

static void tear_down(void *state) {
    hall *all = state;
    pdup_question_unref(all->question);
    pdup_advice_unref(all->advice);
    pdup_ruling_unref(all->ruling);
    pdup_question_unref(all->new_question);
    pdup_advice_unref(all->new_advice);
    pdup_ruling_unref(all->new_ruling);
}

static pdup_status make(void *state, const pdup_allocator *allocator) {
    return pdup_question_new(allocator, "11.3", 4, &((hall *)state)->new_question);
}

static pdup_status advise(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    hall *all = state;
    return pdup_question_advise(all->question, &all->new_advice);
}

static pdup_status rule(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    hall *all = state;
    return pdup_advice_ruling(all->advice, 0, 1, 1, 1, 4, PDUP_LANGUAGE_EN, &all->new_ruling);
}

static pdup_status add_step(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    hall *all = state;
    return pdup_ruling_with_step(all->ruling, all->advice, 0, 1, 1, 1, 4, &all->new_ruling);
}

static void each_call_survives(void **state) {
    (void)state;
    static const struct {
        const char *name;
        pdup_status (*run)(void *state, const pdup_allocator *allocator);
    } calls[] = {
        {"pdup_question_new", make},
        {"pdup_question_advise", advise},
        {"pdup_advice_ruling", rule},
        {"pdup_ruling_with_step", add_step},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(calls); i++) {
        hall all;
        const oom_scenario scenario = {.name = calls[i].name,
                                       .state = &all,
                                       .set_up = set_up,
                                       .run = calls[i].run,
                                       .check_unchanged = check_unchanged,
                                       .tear_down = tear_down};
        oom_each(&scenario);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(each_call_survives),
};

PDUP_TEST_MAIN(tests)
