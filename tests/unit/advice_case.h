/* SPDX-License-Identifier: MIT */
/* Questions and answers as short texts: facts `found=before-play called=no`, steps `11.3.A1 must repair-by-records`
 * with a comma between them, `11.1.A player may call-director` where not the director acts. `ours` and `regulation` behind a step are its marks, `=NE` the seats it names. */
#ifndef PDUP_TESTS_ADVICE_CASE_H
#define PDUP_TESTS_ADVICE_CASE_H

#include "pdup_test.h"
#include "rule_fields.h"

#include <pdup/advice.h>

#include <stdio.h>
#include <string.h>

enum { CASE_TEXT = 1000 };

static inline pdup_question *case_question(const char *section) {
    pdup_question *question;
    assert_ok(pdup_question_new(NULL, section, strlen(section), &question));
    return question;
}

static inline pdup_status case_set(pdup_question *question, const char *key, const char *value) {
    return pdup_question_set(question, key, strlen(key), value, strlen(value));
}

static inline int32_t case_section(const char *name) {
    for (int32_t i = 0; i < pdup_rules_section_count(); i++) {
        if (strcmp(pdup_rules_section_text_at(i, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN), name) ==
            0) {
            return i;
        }
    }
    fail_msg("no section %s", name);
    return -1;
}

/* Gives every fact of the text but the one at the place left_out; returns how many the text has. */
static inline int case_give(pdup_question *question, const char *facts, int left_out) {
    int count = 0;
    while (*facts != '\0') {
        facts += *facts == '~';
        size_t size = strcspn(facts, " ");
        size_t key = strcspn(facts, "=");
        if (count++ != left_out) {
            assert_ok(pdup_question_set(question, facts, key, facts + key + 1, size - key - 1));
        }
        facts += size + strspn(facts + size, " ");
    }
    return count;
}

static inline void case_add(char *text, const char *word) {
    size_t used = strlen(text);
    assert_true(used + strlen(word) < CASE_TEXT);
    snprintf(text + used, CASE_TEXT - used, "%s", word);
}

static inline void case_step_text(const pdup_advice *advice, int32_t index, char *text) {
    static const char *const actors[] = {"", "", " player", " offender"};
    int32_t step;
    int32_t is_ours;
    int32_t is_by_regulation;
    pdup_duty duty;
    pdup_touch touch;
    pdup_actor actor;
    assert_ok(pdup_advice_step_number_at(advice, index, PDUP_ADVISED_STEP, &step));
    assert_ok(pdup_rules_step_number_at(step, PDUP_STEP_ACTOR, &actor));
    assert_ok(pdup_advice_step_number_at(advice, index, PDUP_ADVISED_DUTY, &duty));
    assert_ok(pdup_advice_step_number_at(advice, index, PDUP_ADVISED_TOUCH, &touch));
    assert_ok(advice_step_marks_at(advice, index, &is_ours, &is_by_regulation));
    case_add(text, index > 0 ? ", " : "");
    case_add(text, pdup_advice_step_provision_at(advice, index));
    case_add(text, actors[actor]);
    case_add(text, duty == PDUP_DUTY_MUST ? " must " : " may ");
    case_add(text, pdup_rules_step_text_at(step, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN));
    case_add(text, touch == PDUP_TOUCH_NAMED ? "=" : "");
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        int32_t is_named;
        char letter[2] = {"NESW"[seat - PDUP_SEAT_N], '\0'};
        assert_ok(pdup_advice_step_number_at(advice, index, PDUP_ADVISED_HAS_N + seat - PDUP_SEAT_N,
                                             &is_named));
        case_add(text, is_named ? letter : "");
    }
    case_add(text, is_ours ? " ours" : "");
    case_add(text, is_by_regulation ? " regulation" : "");
}

/* The steps, or `? ` and the facts that are needed. */
static inline void case_answer(const pdup_question *question, char *text) {
    pdup_advice *advice;
    text[0] = '\0';
    assert_ok(pdup_question_advise(question, &advice));
    int32_t section = case_section(pdup_question_section(question));
    for (int32_t i = 0; i < pdup_advice_missing_count(advice); i++) {
        int32_t fact;
        assert_ok(pdup_advice_missing_at(advice, i, &fact));
        case_add(text, i > 0 ? " " : "? ");
        case_add(text,
                 pdup_rules_fact_text_at(section, fact, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN));
    }
    for (int32_t i = 0; i < pdup_advice_step_count(advice); i++) {
        case_step_text(advice, i, text);
    }
    pdup_advice_unref(advice);
}

#endif
