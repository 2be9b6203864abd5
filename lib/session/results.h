/* SPDX-License-Identifier: MIT */
/* The seats of rows as results that are to be scored. */
#ifndef PDUP_SESSION_RESULTS_H
#define PDUP_SESSION_RESULTS_H

#include "session/gather.h"

/* How many results, and outcomes that they are compared by, a session has. */
typedef struct pdup__result_count {
    size_t results;
    size_t outcomes;
} pdup__result_count;

/* Where results go, and how many are there. */
typedef struct pdup__result_list {
    pdup__result *results;
    pdup__outcome *outcomes;
    pdup__result_count count;
} pdup__result_list;

/* Of one board. */
pdup__result_count pdup__count_traveller(const pdup__extent *extent,
                                         const pdup_traveller *traveller);

/* Adds those of one board to a list that has room. */
void pdup__add_traveller(const pdup__extent *extent, const pdup_traveller *traveller,
                         pdup__result_list *to);

pdup__result_count pdup__count_results(const pdup__extent *extent);

/* Adds them to standings that have room. */
void pdup__add_results(const pdup__extent *extent, pdup_standings *standings);

#endif
