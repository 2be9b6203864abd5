/* SPDX-License-Identifier: MIT */
/* The results that were compared with each other, found again in finished standings. */
#ifndef PDUP_SCORING_COMPARED_WITH_H
#define PDUP_SCORING_COMPARED_WITH_H

#include "scoring/standings.h"

/* One line of one board in one session: neighbours in the standings. */
typedef struct pdup__standing_line {
    const pdup__chosen *chosen;
    const pdup__result *results;
    int32_t count;
    int32_t first; /* index of the first of them in the standings */
} pdup__standing_line;

/* The line of the result at an index that is there. */
pdup__standing_line pdup__standing_line_of(const pdup_standings *standings, int32_t index);

/* Were the two, of one line, compared with each other? A result that is compared at all is with itself. */
bool pdup__are_compared(const pdup__chosen *chosen, const pdup__result *a, const pdup__result *b);

/* The index of the first result that the one at index was compared with; -1 if it was compared with none. */
int32_t pdup__comparison_of(const pdup_standings *standings, int32_t index);

/* The same for all results, each line looked up once. */
void pdup__comparisons(const pdup_standings *standings, int32_t *out);

/* What the results of the comparison of the result at index got together; false if there is no such sum. */
bool pdup__sum_of_comparison(const pdup_standings *standings, int32_t index, pdup__fraction *out);

/* What they must have got together; false if nothing must. */
bool pdup__sum_due(const pdup_standings *standings, int32_t index, pdup__fraction *out);

/* The regulations a result was scored by. */
const pdup__chosen *pdup__chosen_of(const pdup_standings *standings, const pdup__result *result);

#endif
