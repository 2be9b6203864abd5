/* SPDX-License-Identifier: MIT */
/* The first byte says whether, and where, an allocation fails; the second chooses the section; the rest is a list of
 * facts, one KEY=VALUE a line. What is advised must fit the table of the rules. */
#include "../../support/log_fields.h"
#include "../../support/rule_fields.h"
#include <pdup/advice.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Ends the run where something does not hold. */
#define MUST(condition)                                                                            \
    ((condition) ? (void)0                                                                         \
                 : (fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition), abort()))

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { FIRST_FAILING = 192, BOARD = 7, ROUND = 2, TABLE = 5 };

typedef struct allocations {
    int64_t asked;
    int64_t fail_at; /* 0: never */
    int64_t live;
    bool has_failed;
} allocations;

static bool refuses(allocations *counter) {
    bool refused = ++counter->asked == counter->fail_at;
    counter->has_failed = counter->has_failed || refused;
    return refused;
}

static void *counted_alloc(void *ctx, size_t size) {
    allocations *counter = ctx;
    void *memory = refuses(counter) ? NULL : malloc(size);
    counter->live += memory != NULL;
    return memory;
}

static void *counted_resize(void *ctx, void *memory, size_t size) {
    return refuses(ctx) ? NULL : realloc(memory, size);
}

static void counted_release(void *ctx, void *memory) {
    ((allocations *)ctx)->live--;
    free(memory);
}

/* The whole table can be read, and ends where it says. */
static void walk_section(int32_t section) {
    int32_t one;
    int32_t other;
    for (int32_t language = PDUP_LANGUAGE_EN; language <= PDUP_LANGUAGE_RU; language++) {
        MUST(pdup_rules_section_text_at(section, PDUP_RULE_TEXT_WORDS, language));
        for (int32_t i = 0; i < pdup_rules_fact_count(section); i++) {
            MUST(pdup_rules_fact_text_at(section, i, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN) &&
                 pdup_rules_fact_text_at(section, i, PDUP_RULE_TEXT_WORDS, language));
            MUST(pdup_rules_fact_number_at(section, i, PDUP_FACT_IS_ASKED, &one) == PDUP_OK);
            for (int32_t k = 0; k < pdup_rules_value_count(section, i); k++) {
                MUST(
                    pdup_rules_value_text_at(section, i, k, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN));
                MUST(pdup_rules_value_text_at(section, i, k, PDUP_RULE_TEXT_WORDS, language));
            }
        }
    }
    for (int32_t i = 0; i < pdup_rules_row_count(section); i++) {
        MUST(pdup_rules_row_text_at(section, i, PDUP_RULE_TEXT_PROVISION) &&
             pdup_rules_row_text_at(section, i, PDUP_RULE_TEXT_CONDITION));
        MUST(pdup_rules_row_number_at(section, i, PDUP_RULE_IS_OURS, &one) == PDUP_OK);
        MUST(pdup_rules_row_number_at(section, i, PDUP_RULE_STEP, &one) == PDUP_OK);
        MUST(pdup_rules_step_text_at(one, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN) &&
             pdup_rules_step_text_at(one, PDUP_RULE_TEXT_WORDS, PDUP_LANGUAGE_RU));
        MUST(pdup_rules_step_number_at(one, PDUP_STEP_EFFECT, &other) == PDUP_OK);
        MUST(pdup_rules_step_number_at(one, PDUP_STEP_ACTOR, &other) == PDUP_OK &&
             other >= PDUP_ACTOR_DIRECTOR);
    }
    for (int32_t i = 0; i < pdup_rules_term_count(section); i++) {
        MUST(pdup_rules_term_text_at(section, i, PDUP_RULE_TEXT_NAME) &&
             pdup_rules_term_text_at(section, i, PDUP_RULE_TEXT_CONDITION));
    }
    MUST(pdup_rules_step_text_at(pdup_rules_step_count(), PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN) ==
         NULL);
}

static void set_facts(pdup_question *question, const char *text, size_t size) {
    while (size > 0) {
        const char *end = memchr(text, '\n', size);
        size_t line = end ? (size_t)(end - text) : size;
        const char *equals = memchr(text, '=', line);
        if (equals) {
            size_t key = (size_t)(equals - text);
            pdup_status status = pdup_question_set(question, text, key, equals + 1, line - key - 1);
            MUST(status == PDUP_OK || status == PDUP_E_KEY || status == PDUP_E_VALUE ||
                 status == PDUP_E_RANGE);
        }
        size -= end ? line + 1 : line;
        text += end ? line + 1 : line;
    }
}

/* Every effect of a ruling is on the row that was named, and on each seat once. */
static void check_ruling(const pdup_ruling *ruling, int32_t seats) {
    uint32_t seen = 0;
    MUST(pdup_ruling_effect_count(ruling) >= 1 && pdup_ruling_effect_count(ruling) <= seats);
    for (int32_t i = 0; i < pdup_ruling_effect_count(ruling); i++) {
        int32_t board;
        int32_t round;
        int32_t table;
        pdup_seat seat;
        MUST(effect_row_at(ruling, i, &board, &round, &table, &seat) == PDUP_OK);
        MUST(board == BOARD && round == ROUND && table == TABLE && seat <= seats);
        MUST(!(seen & 1U << seat));
        seen |= 1U << seat;
    }
}

static bool is_refusal(pdup_status status, const allocations *counter) {
    return status == PDUP_E_RANGE || status == PDUP_E_ADVICE_EFFECT ||
           status == PDUP_E_ADVICE_FACTS || (status == PDUP_E_NOMEM && counter->has_failed);
}

static void walk_step(const pdup_advice *advice, int32_t index, const allocations *counter) {
    int32_t step;
    pdup_duty duty;
    pdup_touch touch;
    int32_t is_ours;
    int32_t is_by_regulation;
    int32_t is_named;
    MUST(pdup_advice_step_number_at(advice, index, PDUP_ADVISED_STEP, &step) == PDUP_OK &&
         pdup_rules_step_text_at(step, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN));
    MUST(pdup_advice_step_number_at(advice, index, PDUP_ADVISED_DUTY, &duty) == PDUP_OK);
    MUST(duty == PDUP_DUTY_MUST || duty == PDUP_DUTY_MAY);
    MUST(pdup_advice_step_number_at(advice, index, PDUP_ADVISED_TOUCH, &touch) == PDUP_OK);
    MUST(advice_step_marks_at(advice, index, &is_ours, &is_by_regulation) == PDUP_OK);
    MUST(pdup_advice_step_provision_at(advice, index));
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        MUST(pdup_advice_step_number_at(advice, index, PDUP_ADVISED_HAS_N + seat - PDUP_SEAT_N,
                                        &is_named) == PDUP_OK);
        MUST(!is_named || touch == PDUP_TOUCH_NAMED);
    }
    for (int32_t seats = 3; seats <= 4; seats++) {
        pdup_ruling *ruling;
        pdup_ruling *again = NULL;
        pdup_status status =
            pdup_advice_ruling(advice, index, BOARD, ROUND, TABLE, seats, 1 + seats % 2, &ruling);
        MUST((ruling != NULL) == (status == PDUP_OK));
        MUST(ruling || is_refusal(status, counter));
        if (ruling) {
            check_ruling(ruling, seats);
            MUST(pdup_ruling_with_step(ruling, advice, index, BOARD, ROUND, TABLE, seats, &again) ==
                 PDUP_E_RULING_CONFLICT);
        }
        pdup_ruling_unref(again);
        pdup_ruling_unref(ruling);
    }
}

/* There are steps, or facts that are missing, and those were not given. */
static void walk_advice(const pdup_question *question, const pdup_advice *advice,
                        const allocations *counter) {
    int32_t missing = pdup_advice_missing_count(advice);
    MUST(missing == 0 || pdup_advice_step_count(advice) == 0);
    for (int32_t i = 0; i < missing; i++) {
        int32_t fact;
        int32_t value;
        MUST(pdup_advice_missing_at(advice, i, &fact) == PDUP_OK);
        MUST(pdup_question_value_at(question, fact, &value) == PDUP_OK && value == -1);
    }
    for (int32_t i = 0; i < pdup_advice_step_count(advice); i++) {
        walk_step(advice, i, counter);
    }
}

static void ask(const pdup_allocator *allocator, int32_t section, const char *text, size_t size,
                const allocations *counter) {
    pdup_question *question;
    pdup_advice *advice = NULL;
    const char *name = pdup_rules_section_text_at(section, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN);
    pdup_status status = pdup_question_new(allocator, name, strlen(name), &question);
    MUST((status == PDUP_E_NOMEM) == counter->has_failed);
    if (question) {
        MUST(strcmp(pdup_question_section(question), name) == 0);
        set_facts(question, text, size);
        status = pdup_question_advise(question, &advice);
        MUST((advice != NULL) == (status == PDUP_OK));
        MUST(advice || status == PDUP_E_ADVICE_OUTCOMES || counter->has_failed);
    }
    if (advice) {
        walk_advice(question, advice, counter);
    }
    pdup_advice_unref(pdup_advice_ref(advice));
    pdup_advice_unref(advice);
    pdup_question_unref(pdup_question_ref(question));
    pdup_question_unref(question);
}

/* The first digit; 0 if there is none. */
static char first_digit(const char *text, size_t size) {
    size_t at = 0;
    while (at < size && (text[at] < '0' || text[at] > '9')) {
        at++;
    }
    return at < size ? text[at] : '\0';
}

/* Any text as the name of a section: what is found has its number, before which only "rule" or "п." may stand. */
static void find(const pdup_allocator *allocator, const char *name, size_t size,
                 const allocations *counter) {
    pdup_question *question;
    pdup_status status = pdup_question_new(allocator, name, size, &question);
    MUST((question != NULL) == (status == PDUP_OK));
    MUST(question || status == PDUP_E_KEY || counter->has_failed);
    MUST(!question || pdup_question_section(question)[0] == first_digit(name, size));
    MUST(!question || (name[0] != '.' && name[0] != ','));
    pdup_question_unref(question);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 2) {
        return 0;
    }
    int64_t failing = (int64_t)data[0] - FIRST_FAILING + 1;
    allocations counter = {.fail_at = failing > 0 ? failing : 0};
    pdup_allocator allocator = {&counter, counted_alloc, counted_resize, counted_release};
    int32_t section = data[1] % pdup_rules_section_count();
    walk_section(section);
    ask(&allocator, section, (const char *)data + 2, size - 2, &counter);
    find(&allocator, (const char *)data + 2, size - 2, &counter);
    MUST(counter.live == 0);
    return 0;
}
