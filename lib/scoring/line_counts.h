/* SPDX-License-Identifier: MIT */
/* How many results each line of a board has, and how many it should have: E (rules 8). */
#ifndef PDUP_SCORING_LINE_COUNTS_H
#define PDUP_SCORING_LINE_COUNTS_H

#include "base/seat.h"
#include "scoring/regulation_values.h"
#include "scoring/result.h"

/* A number for each field and seat. Field 0 is all rooms together, or the first room. */
typedef struct pdup__lines {
    int32_t at[PDUP_MAX_ROOMS][PDUP__SEATS];
} pdup__lines;

/* How many tables were to play a board, in a field. */
typedef struct pdup__planned {
    int32_t board;
    int32_t field;
    int32_t tables;
} pdup__planned;

/* What E rests on. */
typedef struct pdup__expectation {
    const pdup__chosen *chosen;
    const pdup__lines *most;      /* for `most` and `most-event` */
    const pdup__planned *planned; /* for `scheduled`: by board and field */
    size_t planned_count;
} pdup__expectation;

/* The field of a result. */
int32_t pdup__field_of(const pdup__chosen *chosen, const pdup__result *result);

/* The results of one board that count, by line. */
void pdup__lines_count(const pdup__chosen *chosen, const pdup__result *results, size_t count,
                       pdup__lines *lines);

/* Each number becomes the larger of the two. */
void pdup__lines_raise(pdup__lines *most, const pdup__lines *lines);

/* E of a board and line that has itself so many results; a group may still be larger. At least 1. */
int32_t pdup__expect(const pdup__expectation *expectation, const pdup__result *of, int32_t own);

#endif
