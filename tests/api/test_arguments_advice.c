/* SPDX-License-Identifier: MIT */
/* Questions and advice: no handle, or one of another type. */
#include "pdup_test.h"

#include "handles.h"

enum { RULING = 5, QUESTION = 18, ADVICE = 19 };

#define REFUSED(call) assert_status((call), PDUP_E_ARG)

static void questions_are_refused(handles *all, void *wrong) {
    pdup_question *question = wrong;
    pdup_advice *advice = all->advice;
    int32_t value = 9;
    assert_null(pdup_question_section(question));
    REFUSED(pdup_question_set(question, "lost", 4, "yes", 3));
    REFUSED(pdup_question_value_at(question, 0, &value));
    assert_int_equal(value, -1);
    REFUSED(pdup_question_advise(question, &advice));
    assert_null(advice);
}

static void advice_is_refused(handles *all, void *wrong) {
    pdup_advice *advice = wrong;
    pdup_ruling *ruling = all->ruling;
    int32_t one = 9;
    assert_int_equal(pdup_advice_missing_count(advice), PDUP_E_ARG);
    assert_int_equal(pdup_advice_step_count(advice), PDUP_E_ARG);
    REFUSED(pdup_advice_missing_at(advice, 0, &one));
    REFUSED(pdup_advice_step_number_at(advice, 0, PDUP_ADVISED_STEP, &one));
    assert_null(pdup_advice_step_provision_at(advice, 0));
    assert_int_equal(one, 0);
    REFUSED(pdup_advice_ruling(advice, 0, 1, 1, 1, 4, PDUP_LANGUAGE_EN, &ruling));
    assert_null(ruling);
    REFUSED(pdup_ruling_with_step(all->ruling, advice, 0, 1, 1, 1, 4, &ruling));
}

static void rulings_are_refused(handles *all, void *wrong) {
    pdup_ruling *ruling = all->ruling;
    REFUSED(pdup_ruling_with_step(wrong, all->advice, 0, 1, 1, 1, 4, &ruling));
    assert_null(ruling);
}

static void no_handle_and_other_handles_are_refused(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    handles_each_wrong(&all, QUESTION, questions_are_refused);
    handles_each_wrong(&all, ADVICE, advice_is_refused);
    handles_each_wrong(&all, RULING, rulings_are_refused);
    handles_release(&all);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(no_handle_and_other_handles_are_refused),
};

PDUP_TEST_MAIN(tests)
