/* SPDX-License-Identifier: MIT */
/* Questions, advice, and rulings made of it. */
#include "advice_case.h"

#include "log_fields.h"
#include "oom.h"
#include "rule_fields.h"

#include <pdup/ruling.h>

#include <stdbool.h>

static void sections_that_are_not_there_are_refused(void **state) {
    (void)state;
    pdup_question *question = (pdup_question *)1;
    pdup_allocator half = {0};
    assert_status(pdup_question_new(NULL, "11.8", 4, &question), PDUP_E_KEY);
    assert_null(question);
    assert_status(pdup_question_new(NULL, NULL, 0, &question), PDUP_E_ARG);
    assert_status(pdup_question_new(&half, "11.3", 4, &question), PDUP_E_ARG);
    assert_status(pdup_question_new(NULL, "11.3", 4, NULL), PDUP_E_ARG);
}

static void a_part_asks_the_whole(void **state) {
    (void)state;
    pdup_question *question = case_question("11.3.A1");
    assert_string_equal(pdup_question_section(question), "11.3");
    assert_null(pdup_question_section(NULL));
    pdup_question_unref(question);
}

static int32_t value_of(const pdup_question *question, int32_t fact) {
    int32_t value = 99;
    assert_ok(pdup_question_value_at(question, fact, &value));
    return value;
}

static void facts_are_set_changed_and_taken_back(void **state) {
    (void)state;
    pdup_question *question = case_question("11.3");
    assert_int_equal(value_of(question, 0), -1);
    assert_ok(case_set(question, "found", "during-play"));
    assert_int_equal(value_of(question, 0), 1);
    assert_ok(case_set(question, "found", "after-play"));
    assert_int_equal(value_of(question, 0), 2);
    assert_status(case_set(question, "found", "never"), PDUP_E_VALUE);
    assert_status(case_set(question, "found", "after"), PDUP_E_VALUE);
    assert_status(case_set(question, "fond", "after-play"), PDUP_E_KEY);
    assert_int_equal(value_of(question, 0), 2);
    assert_ok(pdup_question_set(question, "found", 5, NULL, 0));
    assert_int_equal(value_of(question, 0), -1);
    pdup_question_unref(question);
}

static void wrong_arguments_change_nothing(void **state) {
    (void)state;
    int32_t value = 5;
    pdup_question *question = case_question("11.3");
    assert_status(pdup_question_set(NULL, "found", 5, "after-play", 10), PDUP_E_ARG);
    assert_status(pdup_question_set(question, NULL, 0, "after-play", 10), PDUP_E_ARG);
    assert_status(pdup_question_set(question, "found", 5, NULL, 10), PDUP_E_ARG);
    assert_status(pdup_question_value_at(NULL, 0, &value), PDUP_E_ARG);
    assert_int_equal(value, -1);
    assert_status(pdup_question_value_at(question, 0, NULL), PDUP_E_ARG);
    assert_status(pdup_question_value_at(question, -1, &value), PDUP_E_RANGE);
    assert_status(pdup_question_value_at(question, 13, &value), PDUP_E_RANGE);
    assert_int_equal(value, -1);
    assert_int_equal(value_of(question, 12), -1);
    pdup_question_unref(question);
}

static void seats_are_letters_each_once(void **state) {
    (void)state;
    pdup_question *question = case_question("11.6");
    static const char *const right[] = {"none", "N", "WN", "NESW", "n", "sE"};
    static const char *const wrong[] = {"X", "NN", "Nn", "N,E", "nones", "non", "NONE", "N "};
    for (size_t i = 0; i < PDUP_COUNT_OF(right); i++) {
        assert_ok(case_set(question, "played-before", right[i]));
        assert_int_equal(value_of(question, 0), i > 0);
    }
    for (size_t i = 0; i < PDUP_COUNT_OF(wrong); i++) {
        assert_status(case_set(question, "played-before", wrong[i]), PDUP_E_VALUE);
    }
    /* One who had played the board may be kept from a result all the same. */
    assert_ok(case_set(question, "kept-from-result", "N"));
    pdup_question_unref(question);
}

static void nobody_is_at_fault_and_not_at_fault(void **state) {
    (void)state;
    char text[CASE_TEXT];
    pdup_question *question = case_question("11.2.B1");
    assert_ok(case_set(question, "result", "no"));
    assert_ok(case_set(question, "at-fault", "NE"));
    assert_status(case_set(question, "not-at-fault", "ES"), PDUP_E_VALUE);
    assert_status(case_set(question, "partly-at-fault", "N"), PDUP_E_VALUE);
    assert_ok(case_set(question, "at-fault", "EN"));
    assert_ok(case_set(question, "not-at-fault", "SW"));
    assert_ok(case_set(question, "at-fault", ""));
    assert_ok(case_set(question, "partly-at-fault", "E"));
    case_answer(question, text);
    assert_string_equal(text, "? at-fault");
    pdup_question_unref(question);
}

static void outcomes_are_rows_of_whists(void **state) {
    (void)state;
    pdup_question *question = case_question("11.2.B2");
    static const struct {
        const char *text;
        pdup_status status;
    } cases[] = {
        {"0,0,0", PDUP_OK},
        {"22,-58,22,14", PDUP_OK},
        {"80/3,-40/3,-40/3", PDUP_OK},
        {"1/2,-1/2,0,0", PDUP_OK},
        {"1/6,5/6,-1", PDUP_OK},
        {"100000,-100000,0", PDUP_OK},
        {"100001,-100001,0", PDUP_E_RANGE},
        {"99999999999999999999,0,0", PDUP_E_RANGE},
        {"99999999999999999999/6,0,0", PDUP_E_RANGE},
        {"1,-1", PDUP_E_VALUE},
        {"1", PDUP_E_VALUE},
        {"1,-1,0,0,0", PDUP_E_VALUE},
        {"1,1,0", PDUP_E_VALUE},
        {"1/4,-1/4,0", PDUP_E_VALUE},
        {"1/0,-1/0,0", PDUP_E_VALUE},
        {"1/,-1,0", PDUP_E_VALUE},
        {"1,-1,", PDUP_E_VALUE},
        {"-,1,-1", PDUP_E_VALUE},
        /* As whists are read in the rows of an event file. */
        {"1.5,-1.5,0", PDUP_OK},
        {"+2.50,-2.5,0.0", PDUP_OK},
        {"36,\xe2\x88\x92"
         "36,0",
         PDUP_OK},
        {"80/3,\xe2\x88\x92"
         "80/3,0",
         PDUP_OK},
        {"1.25,-1.25,0", PDUP_E_VALUE},
        {".5,-.5,0", PDUP_E_VALUE},
        {"2,5,-2,5,0,0", PDUP_E_VALUE},
        {"--1,1,0", PDUP_E_VALUE},
        {",", PDUP_E_VALUE},
        {",,", PDUP_E_VALUE},
        {"-100000.5,100000.5,0", PDUP_E_RANGE},
        {"1,-1,0 ", PDUP_E_VALUE},
        {" 1,-1,0", PDUP_E_VALUE},
        {"1x,-1,0", PDUP_E_VALUE},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        assert_status(case_set(question, "without", cases[i].text), cases[i].status);
    }
    pdup_question_unref(question);
}

static void no_more_outcomes_than_fit(void **state) {
    (void)state;
    pdup_question *question = case_question("11.2.B2");
    for (int32_t i = 0; i < PDUP_MAX_POSSIBLE; i++) {
        assert_ok(case_set(question, "possible", "1,-1,0"));
    }
    assert_status(case_set(question, "possible", "1,-1,0"), PDUP_E_RANGE);
    assert_ok(case_set(question, "without", "1,-1,0"));
    assert_ok(case_set(question, "possible", ""));
    assert_int_equal(value_of(question, 4), -1);
    assert_ok(case_set(question, "possible", "1,-1,0"));
    pdup_question_unref(question);
}

/* Rules 11.2.B2: what could be without the infraction is among all that could be. */
static void outcomes_without_are_among_all(void **state) {
    (void)state;
    pdup_advice *advice;
    pdup_question *question = case_question("11.2.B2");
    assert_ok(case_set(question, "without", "1,-1,0"));
    assert_ok(pdup_question_advise(question, &advice));
    pdup_advice_unref(advice);
    assert_ok(case_set(question, "possible", "2,-2,0"));
    assert_status(pdup_question_advise(question, &advice), PDUP_E_ADVICE_OUTCOMES);
    assert_null(advice);
    assert_ok(case_set(question, "possible", "1,-1,0"));
    assert_ok(pdup_question_advise(question, &advice));
    pdup_advice_unref(advice);
    pdup_question_unref(question);
}

static void later_facts_do_not_change_the_advice(void **state) {
    (void)state;
    pdup_advice *advice;
    int32_t fact;
    pdup_question *question = case_question("11.1.V");
    assert_ok(pdup_question_advise(question, &advice));
    assert_ok(case_set(question, "lost", "yes"));
    assert_int_equal(pdup_advice_step_count(advice), 0);
    assert_int_equal(pdup_advice_missing_count(advice), 1);
    assert_ok(pdup_advice_missing_at(advice, 0, &fact));
    assert_int_equal(fact, 0);
    pdup_question_unref(question);
    assert_int_equal(pdup_advice_missing_count(advice), 1);
    pdup_advice_unref(advice);
}

static void a_fact_behind_decides_without_those_before_it(void **state) {
    (void)state;
    char text[CASE_TEXT];
    pdup_question *question = case_question("4");
    assert_ok(case_set(question, "finished", "yes"));
    case_answer(question, text);
    assert_string_equal(text, "");
    pdup_question_unref(question);
}

static pdup_advice *advise(const char *section, const char *facts) {
    pdup_advice *advice;
    pdup_question *question = case_question(section);
    case_give(question, facts, -1);
    assert_ok(pdup_question_advise(question, &advice));
    pdup_question_unref(question);
    return advice;
}

/* The effects as text, `N:plus E:22 S:annulled`, and all of them on the row asked for. */
static void effects_text(const pdup_ruling *ruling, char *text) {
    static const char *const awards[] = {"none", "minus", "average", "plus"};
    text[0] = '\0';
    for (int32_t i = 0; i < pdup_ruling_effect_count(ruling); i++) {
        int32_t kind;
        int32_t board;
        int32_t round;
        int32_t table;
        int32_t whists;
        int32_t weight;
        pdup_seat seat;
        pdup_award award;
        char figure[20];
        assert_ok(pdup_ruling_effect_number_at(ruling, i, PDUP_EFFECT_KIND, &kind));
        assert_ok(effect_row_at(ruling, i, &board, &round, &table, &seat));
        assert_true(board == 7 && round == 2 && table == 5);
        assert_ok(pdup_ruling_effect_number_at(ruling, i, PDUP_EFFECT_AWARD, &award));
        snprintf(figure, sizeof figure, "%s%c:", i > 0 ? " " : "", "NESW"[seat - 1]);
        case_add(text, figure);
        if (kind == PDUP_EFFECT_KIND_ASSIGNED) {
            assert_ok(pdup_ruling_effect_outcome_at(ruling, i, 0, &whists, &weight));
            assert_int_equal(weight, 100);
            snprintf(figure, sizeof figure, "%d", (int)whists);
            case_add(text, figure);
        } else {
            case_add(text, kind == PDUP_EFFECT_KIND_ANNULLED ? "annulled" : awards[award]);
        }
    }
}

static void steps_become_rulings(void **state) {
    (void)state;
    static const struct {
        const char *section;
        const char *facts;
        int32_t step;
        int32_t seats;
        const char *rule;
        const char *effects;
    } cases[] = {
        {"11.2.B1", "result=no at-fault=W partly-at-fault=S not-at-fault=NE", 0, 4, "11.2.B1",
         "W:minus"},
        {"11.2.B1", "result=no at-fault=W partly-at-fault=S not-at-fault=NE", 1, 4, "11.2.B1",
         "S:average"},
        {"11.2.B1", "result=no at-fault=W partly-at-fault=S not-at-fault=NE", 2, 4, "11.2.B1",
         "N:plus E:plus"},
        {"11.3", "found=before-play called=yes at-fault=W partly-at-fault=S not-at-fault=NE", 0, 4,
         "11.3", "N:plus E:plus S:average W:minus"},
        {"11.3", "found=before-play called=yes at-fault=S not-at-fault=NE", 0, 3, "11.3",
         "N:plus E:plus S:minus"},
        {"11.3", "found=after-play surplus=hand independent=NE", 0, 4, "11.3.V",
         "N:annulled E:annulled S:annulled W:annulled"},
        {"11.3", "found=after-play surplus=hand independent=NE", 1, 4, "11.3.V",
         "S:annulled W:annulled"},
        {"11.6", "played-before=E kept-from-result=N kept-elsewhere=no at-fault=E not-at-fault=NS",
         0, 3, "11.6.B", "E:annulled"},
        {"11.6", "played-before=E kept-from-result=N kept-elsewhere=no at-fault=E not-at-fault=NS",
         1, 3, "11.6.B", "N:plus"},
        {"11.7", "stage=play at-fault=N not-at-fault=ES", 1, 3, "11.7", "N:minus E:plus S:plus"},
        {"13.2.6a", "wrong=yes rectifiable=no", 0, 4, "13.2.6a", "N:plus E:plus S:plus W:plus"},
        {"2", "traveller=no-entry not-at-fault=NES", 1, 3, "2", "N:plus E:plus S:plus"},
        /* Each innocent seat its best of those without, each offending one its worst of all, in sixths. */
        {"11.2.B2",
         "reached=yes innocent=NS offending=E without=1,-1,0 without=0,-2,2 possible=1,-1,0 "
         "possible=0,-2,2 possible=5,-4,-1 possible=-3,0,3",
         0, 3, "11.2.B2", "N:6 S:12"},
        {"11.2.B2",
         "reached=yes innocent=NS offending=E without=1,-1,0 without=0,-2,2 possible=1,-1,0 "
         "possible=0,-2,2 possible=5,-4,-1 possible=-3,0,3",
         1, 3, "11.2.B2", "E:-24"},
        {"11.2.B2", "reached=yes innocent=W offending=NES without=0,0,0,0 possible=0,0,0,0", 0, 4,
         "11.2.B2", "W:0"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        char text[CASE_TEXT];
        pdup_ruling *ruling;
        pdup_advice *advice = advise(cases[i].section, cases[i].facts);
        assert_ok(pdup_advice_ruling(advice, cases[i].step, 7, 2, 5, cases[i].seats,
                                     PDUP_LANGUAGE_EN, &ruling));
        effects_text(ruling, text);
        assert_string_equal(text, cases[i].effects);
        assert_string_equal(pdup_ruling_rule(ruling), cases[i].rule);
        int32_t step;
        assert_ok(pdup_advice_step_number_at(advice, cases[i].step, PDUP_ADVISED_STEP, &step));
        assert_string_equal(pdup_ruling_reason(ruling),
                            pdup_rules_step_text_at(step, PDUP_RULE_TEXT_WORDS, PDUP_LANGUAGE_EN));
        pdup_ruling_unref(ruling);
        assert_ok(pdup_advice_ruling(advice, cases[i].step, 7, 2, 5, cases[i].seats,
                                     PDUP_LANGUAGE_RU, &ruling));
        assert_string_equal(pdup_ruling_reason(ruling),
                            pdup_rules_step_text_at(step, PDUP_RULE_TEXT_WORDS, PDUP_LANGUAGE_RU));
        pdup_ruling_unref(ruling);
        pdup_advice_unref(advice);
    }
}

static void steps_without_an_effect_on_seats_are_told(void **state) {
    (void)state;
    static const struct {
        const char *section;
        const char *facts;
        int32_t step;
        int32_t seats;
        pdup_status status;
    } cases[] = {
        {"11.3", "found=before-play called=yes", 0, 4, PDUP_E_ADVICE_FACTS},
        {"11.3", "found=before-play called=yes at-fault=W not-at-fault=NE", 0, 4,
         PDUP_E_ADVICE_FACTS},
        {"11.3", "found=before-play called=yes", 1, 4, PDUP_E_ADVICE_EFFECT},
        {"11.3", "found=before-play called=no records=yes seen=nobody", 0, 4, PDUP_E_ADVICE_EFFECT},
        {"11.3", "found=after-play surplus=hand independent=NES", 1, 3, PDUP_E_ADVICE_EFFECT},
        {"12.1", "act=delay", 0, 4, PDUP_E_ADVICE_EFFECT},
        /* The score is given at another table. */
        {"11.6", "played-before=N kept-from-result=none kept-elsewhere=yes not-at-fault=NES", 1, 3,
         PDUP_E_ADVICE_EFFECT},
        {"2", "traveller=no-entry not-at-fault=NES", 2, 3, PDUP_E_ADVICE_EFFECT},
        {"11.6", "played-before=W kept-from-result=none kept-elsewhere=no", 0, 3, PDUP_E_RANGE},
        {"11.2.B1", "result=no at-fault=W partly-at-fault=none not-at-fault=NES", 1, 3,
         PDUP_E_RANGE},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup_ruling *ruling = (pdup_ruling *)1;
        pdup_advice *advice = advise(cases[i].section, cases[i].facts);
        assert_status(pdup_advice_ruling(advice, cases[i].step, 7, 2, 5, cases[i].seats,
                                         PDUP_LANGUAGE_EN, &ruling),
                      cases[i].status);
        assert_null(ruling);
        pdup_advice_unref(advice);
    }
}

static void several_steps_make_one_ruling(void **state) {
    (void)state;
    char text[CASE_TEXT];
    pdup_ruling *ruling;
    pdup_ruling *more;
    pdup_ruling *last;
    pdup_advice *advice =
        advise("11.2.B1", "result=no at-fault=W partly-at-fault=none not-at-fault=NES");
    assert_ok(pdup_advice_ruling(advice, 0, 7, 2, 5, 4, PDUP_LANGUAGE_EN, &ruling));
    assert_ok(pdup_ruling_with_step(ruling, advice, 1, 7, 2, 5, 4, &more));
    effects_text(more, text);
    assert_string_equal(text, "W:minus N:plus E:plus S:plus");
    assert_status(pdup_ruling_with_step(more, advice, 1, 7, 2, 5, 4, &last),
                  PDUP_E_RULING_CONFLICT);
    assert_null(last);
    pdup_ruling_unref(more);
    pdup_ruling_unref(ruling);
    pdup_advice_unref(advice);
}

static void rulings_have_limits(void **state) {
    (void)state;
    pdup_ruling *out = (pdup_ruling *)1;
    pdup_ruling *ruling;
    pdup_advice *advice = advise("11.3", "found=after-play surplus=hand independent=none");
    assert_ok(pdup_ruling_new(NULL, "11.3", 4, NULL, 0, NULL, &ruling));
    assert_status(pdup_advice_ruling(advice, 0, 7, 2, 5, 2, PDUP_LANGUAGE_EN, &out), PDUP_E_RANGE);
    assert_null(out);
    assert_status(pdup_advice_ruling(advice, 0, 7, 2, 5, 5, PDUP_LANGUAGE_EN, &out), PDUP_E_RANGE);
    assert_status(pdup_advice_ruling(advice, -1, 7, 2, 5, 4, PDUP_LANGUAGE_EN, &out), PDUP_E_RANGE);
    assert_status(pdup_advice_ruling(advice, 0, 7, 2, 5, 4, 0, &out), PDUP_E_RANGE);
    assert_status(pdup_advice_ruling(advice, 0, 7, 2, 5, 4, 3, &out), PDUP_E_RANGE);
    assert_null(out);
    assert_status(pdup_advice_ruling(advice, 3, 7, 2, 5, 4, PDUP_LANGUAGE_EN, &out), PDUP_E_RANGE);
    assert_status(pdup_advice_ruling(advice, 0, 0, 2, 5, 4, PDUP_LANGUAGE_EN, &out), PDUP_E_RANGE);
    assert_status(pdup_advice_ruling(NULL, 0, 7, 2, 5, 4, PDUP_LANGUAGE_EN, &out), PDUP_E_ARG);
    assert_status(pdup_advice_ruling(advice, 0, 7, 2, 5, 4, PDUP_LANGUAGE_EN, NULL), PDUP_E_ARG);
    assert_status(pdup_ruling_with_step(NULL, advice, 0, 7, 2, 5, 4, &out), PDUP_E_ARG);
    assert_status(pdup_ruling_with_step(ruling, NULL, 0, 7, 2, 5, 4, &out), PDUP_E_ARG);
    assert_status(pdup_ruling_with_step(ruling, advice, 0, 7, 2, 5, 4, NULL), PDUP_E_ARG);
    assert_status(pdup_ruling_with_step(ruling, advice, -1, 7, 2, 5, 4, &out), PDUP_E_RANGE);
    assert_status(pdup_ruling_with_step(ruling, advice, 3, 7, 2, 5, 4, &out), PDUP_E_RANGE);
    assert_null(out);
    pdup_ruling_unref(ruling);
    pdup_advice_unref(advice);
}

/* What every getter says to this place of this advice. */
static void check_getters(const pdup_advice *advice, int32_t index, pdup_status wanted) {
    int32_t one = 9;
    int32_t other = 9;
    assert_status(pdup_advice_missing_at(advice, index, &one), wanted);
    assert_int_equal(one, -1);
    assert_status(pdup_advice_step_number_at(advice, index, PDUP_ADVISED_STEP, &one), wanted);
    assert_int_equal(one, 0);
    one = 9;
    assert_null(pdup_advice_step_provision_at(advice, index));
    assert_status(advice_step_marks_at(advice, index, &one, &other), wanted);
    assert_int_equal(one | other, 0);
}

static void getters_refuse_what_is_not_there(void **state) {
    (void)state;
    int32_t one;
    pdup_advice *out = (pdup_advice *)1;
    pdup_question *question = case_question("11.1.V");
    pdup_advice *advice = advise("11.1.V", "lost=yes");
    check_getters(advice, -1, PDUP_E_RANGE);
    check_getters(advice, 1, PDUP_E_RANGE);
    check_getters(NULL, 0, PDUP_E_ARG);
    assert_int_equal(pdup_advice_step_count(NULL), PDUP_E_ARG);
    assert_int_equal(pdup_advice_missing_count(NULL), PDUP_E_ARG);
    assert_status(pdup_advice_missing_at(advice, 0, NULL), PDUP_E_ARG);
    assert_status(pdup_advice_step_number_at(advice, 0, PDUP_ADVISED_STEP, NULL), PDUP_E_ARG);
    assert_status(pdup_advice_step_number_at(advice, 0, 0, &one), PDUP_E_RANGE);
    assert_int_equal(one, 0);
    assert_status(pdup_advice_step_number_at(advice, 0, PDUP_ADVISED_HAS_W + 1, &one),
                  PDUP_E_RANGE);
    assert_status(pdup_question_advise(NULL, &out), PDUP_E_ARG);
    assert_null(out);
    assert_status(pdup_question_advise(question, NULL), PDUP_E_ARG);
    pdup_advice_unref(advice);
    pdup_question_unref(question);
}

static void references_are_counted(void **state) {
    (void)state;
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    pdup_question *question;
    pdup_advice *advice;
    assert_ok(pdup_question_new(&allocator, "11.3", 4, &question));
    assert_ok(pdup_question_advise(question, &advice));
    pdup_question_unref(pdup_question_ref(question));
    pdup_advice_unref(pdup_advice_ref(advice));
    assert_int_equal(counter.live, 2);
    pdup_question_unref(question);
    pdup_advice_unref(advice);
    assert_int_equal(counter.live, 0);
    assert_null(pdup_question_ref(NULL));
    assert_null(pdup_advice_ref(NULL));
    pdup_question_unref(NULL);
    pdup_advice_unref(NULL);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(sections_that_are_not_there_are_refused),
    cmocka_unit_test(a_part_asks_the_whole),
    cmocka_unit_test(facts_are_set_changed_and_taken_back),
    cmocka_unit_test(wrong_arguments_change_nothing),
    cmocka_unit_test(seats_are_letters_each_once),
    cmocka_unit_test(nobody_is_at_fault_and_not_at_fault),
    cmocka_unit_test(outcomes_are_rows_of_whists),
    cmocka_unit_test(no_more_outcomes_than_fit),
    cmocka_unit_test(outcomes_without_are_among_all),
    cmocka_unit_test(later_facts_do_not_change_the_advice),
    cmocka_unit_test(a_fact_behind_decides_without_those_before_it),
    cmocka_unit_test(steps_become_rulings),
    cmocka_unit_test(steps_without_an_effect_on_seats_are_told),
    cmocka_unit_test(several_steps_make_one_ruling),
    cmocka_unit_test(rulings_have_limits),
    cmocka_unit_test(getters_refuse_what_is_not_there),
    cmocka_unit_test(references_are_counted),
};

PDUP_TEST_MAIN(tests)
