/* SPDX-License-Identifier: MIT */
#include "event_file/claims.h"

#include "base/sort.h"

bool pdup__claims_gather(pdup__claims *claims, const pdup_allocator *allocator,
                         const pdup__claim_key *key) {
    if (claims->count == claims->capacity) {
        void *memory = claims->at;
        if (!pdup__grow(allocator, &memory, &claims->capacity, sizeof(pdup__claim))) {
            return false;
        }
        claims->at = memory;
    }
    claims->at[claims->count++] = (pdup__claim){.key = *key};
    return true;
}

static int by_key(const void *first, const void *second) {
    const pdup__claim_key *a = &((const pdup__claim *)first)->key;
    const pdup__claim_key *b = &((const pdup__claim *)second)->key;
    int order = pdup__by_number(a->session, b->session);
    if (order == 0) {
        order = pdup__by_number(a->kind, b->kind);
    }
    for (int i = 0; i < 3 && order == 0; i++) {
        order = pdup__by_number(a->numbers[i], b->numbers[i]);
    }
    return order;
}

bool pdup__claims_sort(pdup__claims *claims, const pdup_allocator *allocator) {
    if (claims->count == 0) {
        return true;
    }
    pdup__claim *scratch = pdup__alloc_array(allocator, claims->count, sizeof(pdup__claim));
    if (!scratch) {
        return false;
    }
    pdup__sort(claims->at, scratch, claims->count, sizeof(pdup__claim), by_key);
    pdup__release(allocator, scratch);
    return true;
}

pdup__claim *pdup__claims_find(const pdup__claims *claims, const pdup__claim_key *key) {
    pdup__claim wanted = {.key = *key};
    size_t from = 0;
    size_t to = claims->count;
    /* The first of equal keys, so that all of them share one place. */
    while (from < to) {
        size_t middle = from + (to - from) / 2;
        if (by_key(&claims->at[middle], &wanted) < 0) {
            from = middle + 1;
        } else {
            to = middle;
        }
    }
    if (from == claims->count || by_key(&claims->at[from], &wanted) != 0) {
        return NULL;
    }
    return &claims->at[from];
}

void pdup__claims_release(pdup__claims *claims, const pdup_allocator *allocator) {
    pdup__release(allocator, claims->at);
    *claims = (pdup__claims){0};
}
