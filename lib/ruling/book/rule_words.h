/* SPDX-License-Identifier: MIT */
/* How a file of the table is written. Included by the files rules_*.c alone. */
#ifndef PDUP_RULING_BOOK_RULE_WORDS_H
#define PDUP_RULING_BOOK_RULE_WORDS_H

#include "ruling/book/rule_table.h"

/* clang-format off */

#define COUNT_OF(array) ((int32_t)(sizeof(array) / sizeof((array)[0])))

/* A value of a fact. */
#define VALUE(name, en, ru) {name, {en, ru}}

static const pdup__fact_value yes_no[] = {
    VALUE("yes", "yes", "да"),
    VALUE("no", "no", "нет"),
};

static const pdup__fact_value none_some[] = {
    VALUE("none", "none", "нет"),
    VALUE("some", "some", "есть"),
};

/* Facts: one of several values, yes or no, a set of seats, a list of outcomes. */
#define CHOICE(name, values, en, ru) {name, PDUP_FACT_KIND_CHOICE, true, false, {en, ru}, COUNT_OF(values), values}
#define YES_NO(name, en, ru) CHOICE(name, yes_no, en, ru)
#define SEATS(name, en, ru) {name, PDUP_FACT_KIND_SEATS, true, false, {en, ru}, 2, none_some}
#define SEATS_APART(name, en, ru) {name, PDUP_FACT_KIND_SEATS, true, true, {en, ru}, 2, none_some}
#define OUTCOMES(name, en, ru) {name, PDUP_FACT_KIND_OUTCOMES, true, false, {en, ru}, 2, none_some}

/* Whose fault it was: no condition asks for it, but a ruling with an artificial adjusted score does (11.2.B1). */
#define FAULT(name, en, ru) {name, PDUP_FACT_KIND_SEATS, false, true, {en, ru}, 2, none_some}
#define FAULTS                                                                                           \
    FAULT(PDUP__AT_FAULT, "Which seats are unquestionably at fault?", "Какие позиции безусловно виновны?"), \
    FAULT(PDUP__PARTLY, "Which seats are partly at fault?", "Какие позиции виновны частично?"),             \
    FAULT(PDUP__NOT_AT_FAULT, "Which seats are not at fault?", "Какие позиции невиновны?")

/* Rows: what must, and what may be done; as the rules say, as we read them where they are silent (OURS), or as they
 * leave it to the organisers (BY_REGULATION). _OF names the fact whose seats are touched. */
#define MUST(provision, when, step) {provision, PDUP_DUTY_MUST, when, PDUP__##step, NULL, false, false}
#define MUST_OF(provision, when, step, seats) {provision, PDUP_DUTY_MUST, when, PDUP__##step, seats, false, false}
#define MUST_OURS(provision, when, step) {provision, PDUP_DUTY_MUST, when, PDUP__##step, NULL, true, false}
#define MUST_BY_REGULATION(provision, when, step) {provision, PDUP_DUTY_MUST, when, PDUP__##step, NULL, false, true}
#define MAY(provision, when, step) {provision, PDUP_DUTY_MAY, when, PDUP__##step, NULL, false, false}
#define MAY_OF(provision, when, step, seats) {provision, PDUP_DUTY_MAY, when, PDUP__##step, seats, false, false}
#define MAY_OF_OURS(provision, when, step, seats) {provision, PDUP_DUTY_MAY, when, PDUP__##step, seats, true, false}
#define MAY_OURS(provision, when, step) {provision, PDUP_DUTY_MAY, when, PDUP__##step, NULL, true, false}
#define MAY_BY_REGULATION(provision, when, step) {provision, PDUP_DUTY_MAY, when, PDUP__##step, NULL, false, true}
#define MAY_OURS_BY_REGULATION(provision, when, step) {provision, PDUP_DUTY_MAY, when, PDUP__##step, NULL, true, true}

/* The facts, terms and rows above it make a section. */
#define SECTION(variable, name, en, ru, facts, terms, rules)                                     \
    const pdup__section variable = {name, {en, ru}, COUNT_OF(facts), COUNT_OF(terms), COUNT_OF(rules), \
                                    facts, terms, rules}
#define SECTION_WITHOUT_TERMS(variable, name, en, ru, facts, rules)                      \
    const pdup__section variable = {name, {en, ru}, COUNT_OF(facts), 0, COUNT_OF(rules), \
                                    facts, NULL, rules}

/* clang-format on */

#endif
