/* SPDX-License-Identifier: MIT */
/* The rules as one table of data: sections with their facts, and rows (provision, conditions on facts, step). The data
 * stand in the files rules_*.c in the order of the rules; rule_match.c holds facts against them. */
#ifndef PDUP_RULING_BOOK_RULE_TABLE_H
#define PDUP_RULING_BOOK_RULE_TABLE_H

#include "ruling/book/rule_steps.h"

#include <pdup/advice.h>

#include <stdbool.h>

typedef struct pdup__fact_value {
    const char *name;
    pdup__phrase text;
} pdup__fact_value;

/* Most facts of a section, and most values of a fact: what is known of a fact fits a byte. */
enum { PDUP__FACTS_MOST = 16, PDUP__VALUES_MOST = 12 };

typedef struct pdup__fact {
    const char *name;
    int32_t kind;   /* A PDUP_FACT constant. */
    bool is_asked;  /* Stands in a condition; otherwise only a ruling needs it. */
    bool is_single; /* A seat that stands here stands in no other such fact of the section. */
    pdup__phrase text;
    int32_t value_count;
    const pdup__fact_value *values; /* Of sets `none` and `some`. */
} pdup__fact;

/* Conditions are words with a space between them, all of which must hold: `fact=value`, `fact=value|value` for one of
 * several, `fact=*` for any, or the name of a term. A fact that only says whether the step is ours is not asked for:
 * `fact==value` holds if it was given and is that, `fact!=value` if not. */

/* One of the conditions under which a term of the section holds. */
typedef struct pdup__term {
    const char *name;
    const char *when;
} pdup__term;

/* What the provision says when its conditions hold. */
typedef struct pdup__rule {
    const char *provision;
    pdup_duty duty;
    const char *when;
    pdup__step step;
    const char *seats; /* The fact whose seats the step touches; NULL: as the step says. */
    bool is_ours;
    bool is_by_regulation;
} pdup__rule;

typedef struct pdup__section {
    const char *name;
    pdup__phrase text;
    int32_t fact_count;
    int32_t term_count;
    int32_t rule_count;
    const pdup__fact *facts;
    const pdup__term *terms;
    const pdup__rule *rules;
} pdup__section;

enum { PDUP__SECTIONS = 23 };

extern const pdup__section pdup__rules_2;
extern const pdup__section pdup__rules_4;
extern const pdup__section pdup__rules_6;
extern const pdup__section pdup__rules_10;
extern const pdup__section pdup__rules_11_1_a;
extern const pdup__section pdup__rules_11_1_b;
extern const pdup__section pdup__rules_11_1_v;
extern const pdup__section pdup__rules_11_2_a;
extern const pdup__section pdup__rules_11_2_b1;
extern const pdup__section pdup__rules_11_2_b2;
extern const pdup__section pdup__rules_11_3;
extern const pdup__section pdup__rules_11_4;
extern const pdup__section pdup__rules_11_5;
extern const pdup__section pdup__rules_11_6;
extern const pdup__section pdup__rules_11_7;
extern const pdup__section pdup__rules_12_1;
extern const pdup__section pdup__rules_12_2;
extern const pdup__section pdup__rules_13_2_4;
extern const pdup__section pdup__rules_13_2_5;
extern const pdup__section pdup__rules_13_2_6a;
extern const pdup__section pdup__rules_13_2_6b;
extern const pdup__section pdup__rules_13_2_7;
extern const pdup__section pdup__rules_13_2_8;

/* index is 0 to PDUP__SECTIONS - 1, in the order of the rules. */
const pdup__section *pdup__section_of(int32_t index);

/* The section of this name, or the listed one of which the name is a part, as 11.3.A is of 11.3; -1 if there is none.
 * In any writing that is taken for a provision. */
int32_t pdup__section_find(const char *name, size_t size);

/* The fact of this name; -1 if the section has none. */
int32_t pdup__fact_find(const pdup__section *section, const char *name, size_t size);

/* The value of this name; -1 if the fact has none. */
int32_t pdup__value_find(const pdup__fact *fact, const char *name, size_t size);

/* The phrase in the language; NULL for an unknown one. */
const char *pdup__phrase_in(const pdup__phrase *phrase, pdup_language language);

#endif
