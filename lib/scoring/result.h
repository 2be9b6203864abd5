/* SPDX-License-Identifier: MIT */
/* What one player got on one board: what is known before scoring, and what scoring makes of it. */
#ifndef PDUP_SCORING_RESULT_H
#define PDUP_SCORING_RESULT_H

#include "base/fraction.h"
#include "base/outcome.h"

#include <pdup/standings.h>

#include <stddef.h>

/* Percent: the weights of the outcomes of a result sum to it. */
enum { PDUP__WHOLE_WEIGHT = 100 };

typedef struct pdup__result {
    int32_t session;
    int32_t board;
    pdup_seat seat; /* of the board: the line */
    int32_t round;
    int32_t table; /* through all rooms */
    int32_t room;
    int32_t player;
    int32_t seats; /* players at the table */
    int32_t group; /* 0: the deal in its right form; 1 and on: an altered one (rules 10) */
    int32_t form;  /* what may be compared: the group, and a turn that is not mapped back */
    int32_t whists;
    bool has_whists;
    pdup_state state;
    pdup_award award;
    int32_t percent; /* PDUP_AWARD_PERCENT */
    int32_t ruling;
    /* Whists that are compared: one outcome, or those of an assigned score. */
    const pdup__outcome *outcomes;
    int32_t outcome_count;
    /* From here on set by scoring. */
    int32_t compared; /* A, 0 without comparison */
    int32_t expected; /* E, 0 without a score */
    int32_t top;      /* 0 without a score */
    int64_t inside;   /* matchpoints inside its group, in PDUP__MATCHPOINT parts */
    bool by_table;    /* scored as one of a small group, not by the formula */
    pdup__fraction matchpoints;
} pdup__result;

/* The most a result can get among so many (rules 8). */
static inline int32_t pdup__top(int32_t expected) {
    return 2 * (expected - 1);
}

/* Does it count for E: is there, or will there be, a score? */
static inline bool pdup__result_counts(const pdup__result *result) {
    return result->state >= PDUP_STATE_REAL;
}

/* An artificial score without an E has no place in the measure: it is no sum of whists. */
static inline bool pdup__result_has_score(const pdup__result *result) {
    return result->state == PDUP_STATE_REAL || result->state == PDUP_STATE_ASSIGNED ||
           (result->state == PDUP_STATE_ARTIFICIAL && result->expected != 0);
}

/* Is it compared with others? */
static inline bool pdup__result_is_compared(const pdup__result *result) {
    return result->state == PDUP_STATE_REAL || result->state == PDUP_STATE_ASSIGNED ||
           result->state == PDUP_STATE_PENDING;
}

/* Do its whists count for its player? Those of a result that waits for an award are as not played. */
static inline bool pdup__result_has_whists(const pdup__result *result) {
    return result->state == PDUP_STATE_REAL || result->state == PDUP_STATE_ASSIGNED;
}

/* The parts of a whist in which means of outcomes are whole: sixths by percents. */
enum { PDUP__WHIST_PARTS = PDUP_WHIST * PDUP__WHOLE_WEIGHT };

/* The mean of the outcomes, in those parts. */
static inline int64_t pdup__result_whists(const pdup__result *result) {
    int64_t sum = 0;
    for (int32_t i = 0; i < result->outcome_count; i++) {
        sum += (int64_t)result->outcomes[i].weight * result->outcomes[i].whists;
    }
    return sum;
}

#endif
