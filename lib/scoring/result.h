/* SPDX-License-Identifier: MIT */
/* What one player got on one board: what is known before scoring, and what scoring makes of it. */
#ifndef PDUP_SCORING_RESULT_H
#define PDUP_SCORING_RESULT_H

#include "base/fraction.h"

#include <pdup/ruling.h>

#include <stddef.h>

/* Where the score of a result comes from. */
typedef enum pdup__source {
    PDUP__SOURCE_NONE = 0,  /* not played or annulled: no score */
    PDUP__SOURCE_REAL,      /* the whists of the table */
    PDUP__SOURCE_ARTIFICIAL /* a percent of the top (rules 11.2.B1) */
} pdup__source;

typedef struct pdup__result {
    int32_t board;
    pdup_seat seat;
    int32_t round;
    int32_t table;
    int32_t player;
    int32_t whists;
    bool has_whists;
    pdup__source source;
    pdup_award award;
    int32_t ruling;
    /* From here on set by scoring. */
    int32_t compared; /* A, 0 without comparison */
    int32_t expected; /* E, 0 without a score */
    pdup__fraction matchpoints;
} pdup__result;

/* The results of one board and line: `count` neighbours. */
typedef struct pdup__line_results {
    pdup__result *results;
    size_t count;
} pdup__line_results;

/* The most a result can get (rules 8). */
static inline int32_t pdup__top(int32_t expected) {
    return 2 * (expected - 1);
}

static inline bool pdup__result_has_score(const pdup__result *result) {
    return result->source != PDUP__SOURCE_NONE;
}

#endif
