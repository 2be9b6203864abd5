/* SPDX-License-Identifier: MIT */
/* Questions and what was answered to them. */
#ifndef PDUP_RULING_BOOK_QUESTION_H
#define PDUP_RULING_BOOK_QUESTION_H

#include "base/handle.h"
#include "base/seat.h"
#include "ruling/book/rule_match.h"

enum { PDUP__STEPS_MOST = 16 };

typedef struct pdup__outcome_row {
    int32_t whists[PDUP__SEATS]; /* Of N, E, S, W, in sixths. */
} pdup__outcome_row;

typedef struct pdup__outcome_set {
    int32_t count;
    pdup__outcome_row rows[PDUP_MAX_POSSIBLE];
} pdup__outcome_set;

/* The facts of a question. */
typedef struct pdup__facts {
    const pdup__section *section;
    pdup__known known;
    uint8_t seats[PDUP__FACTS_MOST]; /* Of facts of seats: bit 0 for N to bit 3 for W. */
    pdup__outcome_set without;
    pdup__outcome_set possible;
} pdup__facts;

struct pdup_question {
    pdup__handle base;
    pdup__facts facts;
};

struct pdup_advice {
    pdup__handle base;
    pdup__facts facts;
    int32_t missing_count;
    int32_t missing[PDUP__FACTS_MOST];
    int32_t step_count;
    const pdup__rule *steps[PDUP__STEPS_MOST];
};

/* The seats that the fact of this name holds, as bits; 0 if it is not given. The section must have it. */
uint32_t pdup__facts_seats(const pdup__facts *facts, const char *name);

/* An outcome as it is written; #PDUP_OK, #PDUP_E_VALUE or #PDUP_E_RANGE. */
pdup_status pdup__outcome_read(const char *text, size_t size, pdup__outcome_row *row);

/* The seats, as bits; false if the text is not letters of N E S W in either case, each once, or `none`. */
bool pdup__seats_read(const char *text, size_t size, uint32_t *seats);

#endif
