/* SPDX-License-Identifier: MIT */
/* Lists of faults: the public pdup_faults from within. */
#ifndef PDUP_TEXT_FAULTS_H
#define PDUP_TEXT_FAULTS_H

#include "text/issue.h"
#include "text/line.h"

#include <pdup/faults.h>

/* Where a fault is; what does not apply is 0. */
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

/* NULL, for nobody who asks, or a list. */
bool pdup__faults_may_be(const pdup_faults *faults);

/* Enters an issue, whose status becomes the code of the fault. false and nothing changed when there is no memory. */
bool pdup__faults_enter(pdup_faults *faults, pdup__fault where, const pdup__issue *issue);

/* The end of a call that refuses: tells the list, if there is one, and returns the status of the issue; PDUP_E_NOMEM
 * where the reason finds no room, so that nobody is refused without one. The board, round and table are those of
 * `where`. */
pdup_status pdup__faults_refuse(pdup_faults *faults, pdup__fault where, const pdup__issue *issue);

/* What is found in a text: as many faults are kept, and as many warnings, for a text so wrong is of another kind, and
 * the list must not outgrow it. */
enum { PDUP__MAX_FAULTS = 100000 };

/* As pdup__faults_enter(), but true and nothing added beyond that number. */
bool pdup__faults_gather(pdup_faults *faults, pdup__fault where, const pdup__issue *issue);

/* A reader of a text gathers and sorts in a list of its own, with the memory of the list it was given (NULL: of the
 * allocator), and hands all of it over at its end. */
pdup_faults *pdup__faults_new_for(const pdup_faults *given, const pdup_allocator *allocator);

/* Adds all of `from` to `to`, if there is one, and releases it. false when there is no memory; then `to` is as it was. */
bool pdup__faults_hand_over(pdup_faults *from, pdup_faults *to);

/* Sorts what was collected; a fault more at the end says so when there may have been more. false when there is no
 * memory. */
bool pdup__faults_finish(pdup_faults *faults);

/* By line and column, then board, round and table; those that are equal stay in the order they were added. */
bool pdup__faults_sort(pdup_faults *faults);

/* Where the fault at an index within the list is, and what it says; the bytes of the issue are the list's. */
pdup__fault pdup__faults_get(const pdup_faults *faults, int32_t index);
pdup__issue pdup__faults_issue(const pdup_faults *faults, int32_t index);

#endif
