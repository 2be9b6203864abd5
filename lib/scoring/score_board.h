/* SPDX-License-Identifier: MIT */
/* Compares the results of one board: line by line, in groups that may be compared (rules 8, 10). */
#ifndef PDUP_SCORING_SCORE_BOARD_H
#define PDUP_SCORING_SCORE_BOARD_H

#include "base/mem.h"
#include "scoring/line_counts.h"
#include "scoring/matchpoints.h"

/* A result of the board, and where it belongs. */
typedef struct pdup__member {
    pdup_seat seat;
    int32_t field;
    int32_t seats;
    int32_t form;
    size_t at;
    int64_t matchpoints; /* in ten-thousandths */
    int64_t whists;      /* of a compared result: the mean of its outcomes */
} pdup__member;

/* Room for the work on a board; all zero is none. */
typedef struct pdup__scratch {
    pdup__member *members;    /* twice as many as results: the second half is for sorting */
    pdup__compared *compared; /* twice as many as outcomes, likewise */
    size_t capacity;
} pdup__scratch;

/* Room for boards of so many results and outcomes, whichever are more; false when there is no memory. */
bool pdup__scratch_open(pdup__scratch *scratch, const pdup_allocator *allocator, size_t results);
void pdup__scratch_close(pdup__scratch *scratch, const pdup_allocator *allocator);

/* Sets what scoring sets, but for the score of artificial results, of all results of one board in one session. A
 * lone result that regulations leave to the director becomes pending. */
void pdup__compare_board(pdup__result *results, size_t count, const pdup__expectation *expectation,
                         pdup__scratch *scratch);

/* The score rounded to the regulations' unit, if any; false when an intermediate figure needs more than 128 bits. */
bool pdup__to_unit(const pdup__chosen *chosen, int32_t centre, pdup__fraction *score);

#endif
