/* SPDX-License-Identifier: MIT */
#ifndef PDUP_TABLE_CORRECTION_H
#define PDUP_TABLE_CORRECTION_H

#include "table/row.h"

#include <pdup/correction.h>

/* What is asked of a correction beside the row. */
typedef struct pdup__note {
    int64_t time;
    const char *by;
    size_t by_size;
    const char *reason;
    size_t reason_size;
} pdup__note;

struct pdup_correction {
    pdup__handle base;
    int32_t board;
    int64_t time;
    char *by;
    char *reason;
    bool has_before;
    bool has_after;
    pdup__row before;
    pdup__row after;
};

/* Are both texts there? */
bool pdup__note_is_given(const pdup__note *note);

/* #PDUP_OK or #PDUP_E_RANGE. */
pdup_status pdup__note_check(const pdup__note *note, pdup__issue *issue);

/* A correction with neither row yet; NULL when there is no memory. */
pdup_correction *pdup__correction_new(const pdup_allocator *allocator, int32_t board,
                                      const pdup__note *note);

#endif
