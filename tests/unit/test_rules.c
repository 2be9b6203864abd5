/* SPDX-License-Identifier: MIT */
/* The table of the rules itself: every word of every condition is one that the section has. */
#include "pdup_test.h"

#include "rule_fields.h"
#include "ruling/book/rule_table.h"

#include <string.h>

/* Longer than any name. */
enum { NAME_TEXT = 40 };

/* Seeks each value between the bars. */
static void check_values(const pdup__fact *fact, const char *list, size_t size) {
    if (size == 1 && *list == '*') {
        return;
    }
    for (size_t start = 0; start <= size;) {
        const char *bar = memchr(list + start, '|', size - start);
        size_t end = bar ? (size_t)(bar - list) : size;
        assert_true(pdup__value_find(fact, list + start, end - start) >= 0);
        start = end + 1;
    }
}

static bool is_term(const pdup__section *section, const char *name, size_t size) {
    for (int32_t i = 0; i < section->term_count; i++) {
        const char *term = section->terms[i].name;
        if (strlen(term) == size && memcmp(term, name, size) == 0) {
            return true;
        }
    }
    return false;
}

/* Marks the facts that the condition asks for. */
static void check_condition(const pdup__section *section, const char *when, bool *used) {
    while (*when != '\0') {
        size_t size = strcspn(when, " ");
        const char *equals = memchr(when, '=', size);
        size_t key = equals ? strcspn(when, "=!") : size;
        int32_t fact = pdup__fact_find(section, when, key);
        if (equals) {
            size_t sign = strspn(when + key, "=!");
            assert_true(fact >= 0 && sign <= 2);
            check_values(&section->facts[fact], when + key + sign, size - key - sign);
            used[fact] |= sign == 1;
        } else {
            assert_true(is_term(section, when, size));
        }
        when += size;
        assert_true(*when == '\0' || (when[0] == ' ' && when[1] > ' '));
        when += *when == ' ';
    }
}

static void conditions_name_facts_and_values_that_are_there(void **state) {
    (void)state;
    for (int32_t i = 0; i < PDUP__SECTIONS; i++) {
        const pdup__section *section = pdup__section_of(i);
        bool used[PDUP__FACTS_MOST] = {false};
        for (int32_t k = 0; k < section->rule_count; k++) {
            check_condition(section, section->rules[k].when, used);
        }
        for (int32_t k = 0; k < section->term_count; k++) {
            /* Terms are made of facts alone. */
            assert_true(strspn(section->terms[k].when, " ") == 0);
            check_condition(section, section->terms[k].when, used);
        }
        for (int32_t k = 0; k < section->fact_count; k++) {
            assert_int_equal(used[k], section->facts[k].is_asked);
        }
    }
}

static bool is_name(const char *name) {
    size_t size = strlen(name);
    return size > 0 && size < NAME_TEXT &&
           strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789-") == size;
}

/* One line, with as many letters in the one language as make a sentence of it. */
static bool is_phrase(const pdup__phrase *phrase) {
    bool is_russian = false;
    for (const char *byte = phrase->ru; *byte != '\0'; byte++) {
        is_russian |= (unsigned char)*byte == 0xd0;
        assert_true((unsigned char)*byte >= ' ');
    }
    return is_russian && *phrase->en >= '0' && !strchr(phrase->en, '\n');
}

static void facts_and_values_are_described_and_differ(void **state) {
    (void)state;
    for (int32_t i = 0; i < PDUP__SECTIONS; i++) {
        const pdup__section *section = pdup__section_of(i);
        assert_true(section->fact_count >= 1 && section->fact_count <= PDUP__FACTS_MOST);
        assert_true(section->rule_count >= 1);
        assert_true(is_phrase(&section->text));
        for (int32_t k = 0; k < section->fact_count; k++) {
            const pdup__fact *fact = &section->facts[k];
            assert_true(is_name(fact->name) && is_phrase(&fact->text));
            assert_true(fact->text.en[strlen(fact->text.en) - 1] == '?');
            assert_int_equal(pdup__fact_find(section, fact->name, strlen(fact->name)), k);
            assert_true(fact->value_count >= 2 && fact->value_count <= PDUP__VALUES_MOST);
            for (int32_t v = 0; v < fact->value_count; v++) {
                const pdup__fact_value *value = &fact->values[v];
                assert_true(is_name(value->name) && is_phrase(&value->text));
                assert_int_equal(pdup__value_find(fact, value->name, strlen(value->name)), v);
            }
        }
    }
}

static void every_step_is_described_and_taken_somewhere(void **state) {
    (void)state;
    bool taken[PDUP__STEPS] = {false};
    for (int32_t i = 0; i < PDUP__SECTIONS; i++) {
        const pdup__section *section = pdup__section_of(i);
        for (int32_t k = 0; k < section->rule_count; k++) {
            const pdup__rule *rule = &section->rules[k];
            taken[rule->step] = true;
            assert_true(!rule->seats ||
                        pdup__fact_find(section, rule->seats, strlen(rule->seats)) >= 0);
            /* Seats are named by a fact of the section where the step says so. */
            assert_true(rule->seats || pdup__step_of(rule->step)->touch != PDUP_TOUCH_NAMED);
        }
    }
    for (int32_t i = 0; i < PDUP__STEPS; i++) {
        const pdup__listed_step *step = pdup__step_of((pdup__step)i);
        assert_true(taken[i]);
        assert_true(is_name(step->name) && is_phrase(&step->text));
        for (int32_t k = 0; k < i; k++) {
            assert_string_not_equal(step->name, pdup__step_of((pdup__step)k)->name);
        }
    }
}

/* Rules 13.2.6b name the adjusted score as what may be reviewed. */
static void adjusted_scores_may_be_reviewed(void **state) {
    (void)state;
    int count = 0;
    for (int32_t i = 0; i < PDUP__STEPS; i++) {
        const pdup__listed_step *step = pdup__step_of((pdup__step)i);
        if (step->effect >= PDUP_STEP_EFFECT_ARTIFICIAL &&
            step->effect <= PDUP_STEP_EFFECT_INNOCENT) {
            assert_true(step->is_reviewable);
            count++;
        }
    }
    assert_true(count > 0);
    assert_string_equal(pdup__rules_13_2_6b.rules[0].provision, "13.2.6b");
    assert_false(pdup__step_of(pdup__rules_13_2_6b.rules[0].step)->is_reviewable);
}

/* Whoever may get an artificial adjusted score can say whose fault it was. */
static void artificial_scores_have_their_faults(void **state) {
    (void)state;
    for (int32_t i = 0; i < PDUP__SECTIONS; i++) {
        const pdup__section *section = pdup__section_of(i);
        for (int32_t k = 0; k < section->rule_count; k++) {
            pdup_step_effect effect = pdup__step_of(section->rules[k].step)->effect;
            if (effect == PDUP_STEP_EFFECT_ARTIFICIAL || effect == PDUP_STEP_EFFECT_ADJUSTED) {
                assert_true(pdup__fact_find(section, PDUP__AT_FAULT, 8) >= 0);
                assert_true(pdup__fact_find(section, PDUP__PARTLY, 15) >= 0);
                assert_true(pdup__fact_find(section, PDUP__NOT_AT_FAULT, 12) >= 0);
            }
        }
    }
}

static void sections_are_found_by_their_parts(void **state) {
    (void)state;
    static const char *const names[][2] = {
        {"11.3", "11.3"},       {"11.3.A", "11.3"},       {"11.3.A1", "11.3"},
        {"11.3.B", "11.3"},     {"11.3.V", "11.3"},       {"11.5.B", "11.5"},
        {"11.2.A", "11.2.A"},   {"11.1.B1", "11.1.B"},    {"12.2.7", "12.2"},
        {"10.B", "10"},         {"13.2.7.5", "13.2.7"},   {"2", "2"},
        {"11.2.B1", "11.2.B1"}, {"11.4.B1a", "11.4"},     {"11.3.В", "11.3"},
        {"11.1.Б", "11.1.B"},   {"11.2.А", "11.2.A"},     {"11.4.Б1а", "11.4"},
        {"11.4.Б1б", "11.4"},   {"11.6.A2", "11.6"},      {"11.3.б2", "11.3"},
        {"11.3. ", "11.3"},     {"11.4 (b) 1 a", "11.4"}, {"п. 11.3", "11.3"},
    };
    static const char *const wrong[] = {"",       "1",         "11",     "11.2",
                                        "11.3.,", "11.3.A4",   "11.3x",  "11.3.G",
                                        "13.2.",  "12.3",      "3",      "11.4.B1aa",
                                        "20",     "11.3.\xd0", "11.3.Г", "11.3.A.A.A.A.A.A.A.A.A",
                                        "12,2"};
    for (size_t i = 0; i < PDUP_COUNT_OF(names); i++) {
        int32_t found = pdup__section_find(names[i][0], strlen(names[i][0]));
        assert_true(found >= 0);
        assert_string_equal(pdup__section_of(found)->name, names[i][1]);
    }
    for (size_t i = 0; i < PDUP_COUNT_OF(wrong); i++) {
        assert_int_equal(pdup__section_find(wrong[i], strlen(wrong[i])), -1);
    }
}

/* Reads one section through the public calls. */
static void read_section(int32_t i) {
    const pdup__section *section = pdup__section_of(i);
    assert_ptr_equal(pdup_rules_section_text_at(i, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN),
                     section->name);
    assert_ptr_equal(pdup_rules_section_text_at(i, PDUP_RULE_TEXT_WORDS, PDUP_LANGUAGE_EN),
                     section->text.en);
    assert_ptr_equal(pdup_rules_section_text_at(i, PDUP_RULE_TEXT_WORDS, PDUP_LANGUAGE_RU),
                     section->text.ru);
    assert_int_equal(pdup_rules_fact_count(i), section->fact_count);
    assert_int_equal(pdup_rules_row_count(i), section->rule_count);
    assert_int_equal(pdup_rules_term_count(i), section->term_count);
    for (int32_t k = 0; k < section->fact_count; k++) {
        int32_t kind;
        int32_t is_asked;
        const pdup__fact *fact = &section->facts[k];
        assert_ptr_equal(pdup_rules_fact_text_at(i, k, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN),
                         fact->name);
        assert_ptr_equal(pdup_rules_fact_text_at(i, k, PDUP_RULE_TEXT_WORDS, PDUP_LANGUAGE_RU),
                         fact->text.ru);
        assert_ok(rules_fact_kind_at(i, k, &kind, &is_asked));
        assert_int_equal(kind, fact->kind);
        assert_int_equal(is_asked, fact->is_asked);
        assert_int_equal(pdup_rules_value_count(i, k), fact->value_count);
        assert_ptr_equal(pdup_rules_value_text_at(i, k, 1, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN),
                         fact->values[1].name);
        assert_ptr_equal(pdup_rules_value_text_at(i, k, 1, PDUP_RULE_TEXT_WORDS, PDUP_LANGUAGE_EN),
                         fact->values[1].text.en);
    }
    for (int32_t k = 0; k < section->rule_count; k++) {
        const pdup__rule *rule = &section->rules[k];
        int32_t step;
        pdup_duty duty;
        int32_t is_ours;
        int32_t is_by_regulation;
        assert_ptr_equal(pdup_rules_row_text_at(i, k, PDUP_RULE_TEXT_PROVISION), rule->provision);
        assert_ptr_equal(pdup_rules_row_text_at(i, k, PDUP_RULE_TEXT_CONDITION), rule->when);
        assert_ok(rules_row_step_at(i, k, &step, &duty));
        assert_int_equal(step, rule->step);
        assert_int_equal(duty, rule->duty);
        assert_ok(rules_row_marks_at(i, k, &is_ours, &is_by_regulation));
        assert_int_equal(is_ours, rule->is_ours);
        assert_int_equal(is_by_regulation, rule->is_by_regulation);
    }
    for (int32_t k = 0; k < section->term_count; k++) {
        assert_ptr_equal(pdup_rules_term_text_at(i, k, PDUP_RULE_TEXT_NAME),
                         section->terms[k].name);
        assert_ptr_equal(pdup_rules_term_text_at(i, k, PDUP_RULE_TEXT_CONDITION),
                         section->terms[k].when);
    }
}

static void the_table_can_be_read_from_outside(void **state) {
    (void)state;
    assert_int_equal(pdup_rules_section_count(), PDUP__SECTIONS);
    assert_int_equal(pdup_rules_step_count(), PDUP__STEPS);
    for (int32_t i = 0; i < PDUP__SECTIONS; i++) {
        read_section(i);
    }
    for (int32_t i = 0; i < PDUP__STEPS; i++) {
        pdup_step_effect effect;
        pdup_actor actor;
        const pdup__listed_step *step = pdup__step_of((pdup__step)i);
        assert_ptr_equal(pdup_rules_step_text_at(i, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN),
                         step->name);
        assert_ptr_equal(pdup_rules_step_text_at(i, PDUP_RULE_TEXT_WORDS, PDUP_LANGUAGE_EN),
                         step->text.en);
        assert_ok(pdup_rules_step_number_at(i, PDUP_STEP_EFFECT, &effect));
        assert_int_equal(effect, step->effect);
        assert_ok(pdup_rules_step_number_at(i, PDUP_STEP_ACTOR, &actor));
        assert_int_equal(actor, step->actor);
        assert_true(actor >= PDUP_ACTOR_DIRECTOR && actor <= PDUP_ACTOR_OFFENDER);
    }
}

static void places_outside_the_lists_are_refused(void **state) {
    (void)state;
    static const int32_t places[][2] = {{-1, 0}, {PDUP__SECTIONS, 0}, {0, -1}, {0, 1000}};
    int32_t one = 9;
    int32_t other = 9;
    for (size_t i = 0; i < PDUP_COUNT_OF(places); i++) {
        int32_t section = places[i][0];
        int32_t index = places[i][1];
        assert_null(pdup_rules_fact_text_at(section, index, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN));
        assert_null(
            pdup_rules_fact_text_at(section, index, PDUP_RULE_TEXT_WORDS, PDUP_LANGUAGE_EN));
        assert_status(rules_fact_kind_at(section, index, &one, &other), PDUP_E_RANGE);
        assert_int_equal(one | other, 0);
        assert_int_equal(pdup_rules_value_count(section, index), PDUP_E_RANGE);
        assert_null(
            pdup_rules_value_text_at(section, index, 0, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN));
        assert_null(
            pdup_rules_value_text_at(section, index, 0, PDUP_RULE_TEXT_WORDS, PDUP_LANGUAGE_EN));
        assert_null(pdup_rules_row_text_at(section, index, PDUP_RULE_TEXT_PROVISION));
        assert_null(pdup_rules_row_text_at(section, index, PDUP_RULE_TEXT_CONDITION));
        assert_status(rules_row_step_at(section, index, &one, &other), PDUP_E_RANGE);
        assert_int_equal(one | other, 0);
        assert_status(rules_row_marks_at(section, index, &one, &other), PDUP_E_RANGE);
        assert_int_equal(one | other, 0);
        assert_null(pdup_rules_term_text_at(section, index, PDUP_RULE_TEXT_NAME));
        assert_null(pdup_rules_term_text_at(section, index, PDUP_RULE_TEXT_CONDITION));
    }
    for (int32_t i = -1; i <= PDUP__SECTIONS; i += PDUP__SECTIONS + 1) {
        assert_null(pdup_rules_section_text_at(i, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN));
        assert_null(pdup_rules_section_text_at(i, PDUP_RULE_TEXT_WORDS, PDUP_LANGUAGE_EN));
        assert_int_equal(pdup_rules_fact_count(i), PDUP_E_RANGE);
        assert_int_equal(pdup_rules_row_count(i), PDUP_E_RANGE);
        assert_int_equal(pdup_rules_term_count(i), PDUP_E_RANGE);
    }
    for (int32_t i = -1; i <= PDUP__STEPS; i += PDUP__STEPS + 1) {
        one = 9;
        assert_null(pdup_rules_step_text_at(i, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN));
        assert_null(pdup_rules_step_text_at(i, PDUP_RULE_TEXT_WORDS, PDUP_LANGUAGE_EN));
        assert_status(pdup_rules_step_number_at(i, PDUP_STEP_EFFECT, &one), PDUP_E_RANGE);
        assert_int_equal(one, 0);
        one = 9;
        assert_status(pdup_rules_step_number_at(i, PDUP_STEP_ACTOR, &one), PDUP_E_RANGE);
        assert_int_equal(one, 0);
    }
    assert_null(pdup_rules_value_text_at(0, 0, -1, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN));
    assert_null(pdup_rules_value_text_at(0, 0, 2, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN));
    assert_null(pdup_rules_section_text_at(0, PDUP_RULE_TEXT_WORDS, 0));
    assert_null(pdup_rules_section_text_at(0, PDUP_RULE_TEXT_WORDS, 3));
}

static void nowhere_to_put_it_is_refused(void **state) {
    (void)state;
    assert_status(pdup_rules_fact_number_at(0, 0, PDUP_FACT_KIND, NULL), PDUP_E_ARG);
    assert_status(pdup_rules_step_number_at(0, PDUP_STEP_ACTOR, NULL), PDUP_E_ARG);
    assert_status(pdup_rules_row_number_at(0, 0, PDUP_RULE_STEP, NULL), PDUP_E_ARG);
}

static void fields_outside_are_refused(void **state) {
    (void)state;
    static const int32_t fields[] = {INT32_MIN, -1, 0, 5, INT32_MAX};
    for (size_t i = 0; i < PDUP_COUNT_OF(fields); i++) {
        int32_t one = 9;
        assert_status(pdup_rules_fact_number_at(0, 0, fields[i], &one), PDUP_E_RANGE);
        assert_int_equal(one, 0);
        assert_status(pdup_rules_step_number_at(0, fields[i], &one), PDUP_E_RANGE);
        assert_status(pdup_rules_row_number_at(0, 0, fields[i], &one), PDUP_E_RANGE);
        assert_null(pdup_rules_section_text_at(0, fields[i], PDUP_LANGUAGE_EN));
        assert_null(pdup_rules_row_text_at(0, 0, fields[i]));
        assert_null(pdup_rules_term_text_at(0, 0, fields[i]));
    }
    int32_t one = 9;
    assert_status(pdup_rules_fact_number_at(0, 0, PDUP_FACT_IS_ASKED + 1, &one), PDUP_E_RANGE);
    assert_status(pdup_rules_step_number_at(0, PDUP_STEP_EFFECT + 1, &one), PDUP_E_RANGE);
    assert_null(pdup_rules_section_text_at(0, PDUP_RULE_TEXT_CONDITION, PDUP_LANGUAGE_EN));
    assert_null(pdup_rules_row_text_at(0, 0, PDUP_RULE_TEXT_WORDS));
    for (int32_t section = 0; section < PDUP__SECTIONS; section++) {
        if (pdup_rules_term_count(section) > 0) {
            assert_null(pdup_rules_term_text_at(section, 0, PDUP_RULE_TEXT_WORDS));
            assert_null(pdup_rules_term_text_at(section, 0, PDUP_RULE_TEXT_CONDITION + 1));
        }
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(conditions_name_facts_and_values_that_are_there),
    cmocka_unit_test(facts_and_values_are_described_and_differ),
    cmocka_unit_test(every_step_is_described_and_taken_somewhere),
    cmocka_unit_test(adjusted_scores_may_be_reviewed),
    cmocka_unit_test(artificial_scores_have_their_faults),
    cmocka_unit_test(sections_are_found_by_their_parts),
    cmocka_unit_test(the_table_can_be_read_from_outside),
    cmocka_unit_test(places_outside_the_lists_are_refused),
    cmocka_unit_test(fields_outside_are_refused),
    cmocka_unit_test(nowhere_to_put_it_is_refused),
};

PDUP_TEST_MAIN(tests)
