/* SPDX-License-Identifier: MIT */
/* Building lists of faults; after that they are the public, unchanging pdup_faults. */
#ifndef PDUP_TEXT_FAULTS_H
#define PDUP_TEXT_FAULTS_H

#include "text/line.h"

#include <pdup/faults.h>

/* What a fault is about; what does not apply is 0. */
typedef struct pdup__fault {
    pdup_status code;
    int32_t line;
    int32_t column;
    int32_t board;
    int32_t round;
    int32_t table;
} pdup__fault;

/* NULL when there is no memory. */
pdup_faults *pdup__faults_new(const pdup_allocator *allocator);

/* false and nothing changed when there is no memory. A status with its colon may stand alone: the colon is left out. */
bool pdup__faults_add(pdup_faults *faults, pdup__fault fault, const pdup__line *text);

/* What is found in a text: as many faults are kept, and as many warnings, for a text so wrong is of another kind, and
 * the list must not outgrow it. */
enum { PDUP__MAX_FAULTS = 100000 };

/* As pdup__faults_add(), but true and nothing added beyond that number. */
bool pdup__faults_collect(pdup_faults *faults, pdup__fault fault, const pdup__line *text);

/* Sorts what was collected; a fault more at the end says so when there may have been more. false when there is no
 * memory. */
bool pdup__faults_finish(pdup_faults *faults);

/* By line and column, then board, round and table; those that are equal stay in the order they were added. */
bool pdup__faults_sort(pdup_faults *faults);

/* The fault at an index within the list. */
pdup__fault pdup__faults_get(const pdup_faults *faults, int32_t index);

#endif
