/* SPDX-License-Identifier: MIT */
#include "ruling/book/question.h"

#include "text/line.h"

#include <string.h>

/* Values of facts of seats and outcomes, as conditions see them. */
enum { NONE = 0, SOME = 1 };

pdup_status pdup_question_new(const pdup_allocator *allocator, const char *section,
                              size_t section_size, pdup_question **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator) || !section) {
        return PDUP_E_ARG;
    }
    int32_t found = pdup__section_find(section, section_size);
    if (found < 0) {
        return PDUP_E_KEY;
    }
    pdup_question *question = pdup__handle_new(allocator, sizeof *question, PDUP__QUESTION);
    if (!question) {
        return PDUP_E_NOMEM;
    }
    question->facts.section = pdup__section_of(found);
    memset(question->facts.known.values, PDUP__NOT_GIVEN, sizeof question->facts.known.values);
    *out = question;
    return PDUP_OK;
}

const char *pdup_question_section(const pdup_question *question) {
    return pdup__handle_is(question, PDUP__QUESTION) ? question->facts.section->name : NULL;
}

static pdup__outcome_set *outcomes_of(pdup__facts *facts, const pdup__fact *fact) {
    bool is_without = pdup__text_is(fact->name, strlen(fact->name), PDUP__WITHOUT);
    return is_without ? &facts->without : &facts->possible;
}

static void withdraw(pdup__facts *facts, int32_t index) {
    const pdup__fact *fact = &facts->section->facts[index];
    facts->known.values[index] = PDUP__NOT_GIVEN;
    facts->seats[index] = 0;
    if (fact->kind == PDUP_FACT_KIND_OUTCOMES) {
        outcomes_of(facts, fact)->count = 0;
    }
}

static pdup_status set_choice(pdup__facts *facts, int32_t index, const char *value, size_t size) {
    int32_t found = pdup__value_find(&facts->section->facts[index], value, size);
    if (found < 0) {
        return PDUP_E_VALUE;
    }
    facts->known.values[index] = (int8_t)found;
    return PDUP_OK;
}

/* Is one of the seats in another fact that excludes it? Nobody is at fault and not at fault. */
static bool is_elsewhere(const pdup__facts *facts, int32_t index, uint32_t seats) {
    for (int32_t i = 0; i < facts->section->fact_count; i++) {
        if (i != index && facts->section->facts[i].is_single && facts->seats[i] & seats) {
            return true;
        }
    }
    return false;
}

static pdup_status set_seats(pdup__facts *facts, int32_t index, const char *value, size_t size) {
    uint32_t seats;
    if (!pdup__seats_read(value, size, &seats) ||
        (facts->section->facts[index].is_single && is_elsewhere(facts, index, seats))) {
        return PDUP_E_VALUE;
    }
    facts->seats[index] = (uint8_t)seats;
    facts->known.values[index] = seats ? SOME : NONE;
    return PDUP_OK;
}

static pdup_status add_outcome(pdup__facts *facts, int32_t index, const char *value, size_t size) {
    pdup__outcome_set *set = outcomes_of(facts, &facts->section->facts[index]);
    pdup__outcome_row row;
    pdup_status status = pdup__outcome_read(value, size, &row);
    if (status == PDUP_OK && set->count == PDUP_MAX_POSSIBLE) {
        status = PDUP_E_RANGE;
    }
    if (status == PDUP_OK) {
        set->rows[set->count++] = row;
        facts->known.values[index] = SOME;
    }
    return status;
}

pdup_status pdup_question_set(pdup_question *question, const char *key, size_t key_size,
                              const char *value, size_t value_size) {
    if (!pdup__handle_is(question, PDUP__QUESTION) || !key ||
        !pdup__text_is_given(value, value_size)) {
        return PDUP_E_ARG;
    }
    pdup__facts *facts = &question->facts;
    int32_t index = pdup__fact_find(facts->section, key, key_size);
    if (index < 0) {
        return PDUP_E_KEY;
    }
    if (value_size == 0) {
        withdraw(facts, index);
        return PDUP_OK;
    }
    switch (facts->section->facts[index].kind) {
    case PDUP_FACT_KIND_SEATS:
        return set_seats(facts, index, value, value_size);
    case PDUP_FACT_KIND_OUTCOMES:
        return add_outcome(facts, index, value, value_size);
    default:
        return set_choice(facts, index, value, value_size);
    }
}

pdup_status pdup_question_value_at(const pdup_question *question, int32_t fact,
                                   int32_t *value_out) {
    if (!value_out) {
        return PDUP_E_ARG;
    }
    *value_out = PDUP__NOT_GIVEN;
    if (!pdup__handle_is(question, PDUP__QUESTION)) {
        return PDUP_E_ARG;
    }
    if (fact < 0 || fact >= question->facts.section->fact_count) {
        return PDUP_E_RANGE;
    }
    *value_out = question->facts.known.values[fact];
    return PDUP_OK;
}

pdup_question *pdup_question_ref(pdup_question *question) {
    return pdup__handle_ref(question, PDUP__QUESTION);
}

void pdup_question_unref(pdup_question *question) {
    if (pdup__handle_unref(question, PDUP__QUESTION)) {
        pdup__handle_free(question);
    }
}
