/* SPDX-License-Identifier: MIT */
/* Which line has set what: boards, travellers, rows, rulings, names. Every key the file has is gathered first and
 * sorted, so that each look-up is a binary search. */
#ifndef PDUP_EVENT_FILE_CLAIMS_H
#define PDUP_EVENT_FILE_CLAIMS_H

#include "base/mem.h"

/* A key of up to three numbers, within a session (0 for the whole event) and a kind of line. */
typedef struct pdup__claim_key {
    int32_t session;
    int32_t kind;
    int32_t numbers[3];
} pdup__claim_key;

typedef struct pdup__claim {
    pdup__claim_key key;
    int32_t line; /* of the line that has set it; 0 as long as none has */
    int32_t column;
    int32_t value; /* the caller's */
} pdup__claim;

/* All zero is an empty list. */
typedef struct pdup__claims {
    pdup__claim *at;
    size_t count;
    size_t capacity;
} pdup__claims;

/* Both: false when there is no memory. */
bool pdup__claims_gather(pdup__claims *claims, const pdup_allocator *allocator,
                         const pdup__claim_key *key);
bool pdup__claims_sort(pdup__claims *claims, const pdup_allocator *allocator);

/* The place of a key after the sort; NULL if it was not gathered. */
pdup__claim *pdup__claims_find(const pdup__claims *claims, const pdup__claim_key *key);

void pdup__claims_release(pdup__claims *claims, const pdup_allocator *allocator);

#endif
