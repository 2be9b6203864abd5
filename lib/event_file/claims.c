/* SPDX-License-Identifier: MIT */
#include "event_file/claims.h"

#include "base/sort.h"

bool pdup__places_gather(pdup__places *places, const pdup_allocator *allocator,
                         const pdup__place_key *key) {
    if (places->count == places->capacity) {
        void *memory = places->at;
        if (!pdup__grow(allocator, &memory, &places->capacity, sizeof(pdup__place))) {
            return false;
        }
        places->at = memory;
    }
    places->at[places->count++] = (pdup__place){.key = *key};
    return true;
}

static int by_key(const void *first, const void *second) {
    const pdup__place_key *a = &((const pdup__place *)first)->key;
    const pdup__place_key *b = &((const pdup__place *)second)->key;
    int order = pdup__by_number(a->session, b->session);
    if (order == 0) {
        order = pdup__by_number(a->kind, b->kind);
    }
    for (int i = 0; i < 3 && order == 0; i++) {
        order = pdup__by_number(a->numbers[i], b->numbers[i]);
    }
    return order;
}

bool pdup__places_sort(pdup__places *places, const pdup_allocator *allocator) {
    if (places->count == 0) {
        return true;
    }
    pdup__place *scratch = pdup__alloc_array(allocator, places->count, sizeof(pdup__place));
    if (!scratch) {
        return false;
    }
    pdup__sort(places->at, scratch, places->count, sizeof(pdup__place), by_key);
    pdup__release(allocator, scratch);
    return true;
}

pdup__place *pdup__places_find(const pdup__places *places, const pdup__place_key *key) {
    pdup__place wanted = {.key = *key};
    size_t from = 0;
    size_t to = places->count;
    /* The first of equal keys, so that all of them share one place. */
    while (from < to) {
        size_t middle = from + (to - from) / 2;
        if (by_key(&places->at[middle], &wanted) < 0) {
            from = middle + 1;
        } else {
            to = middle;
        }
    }
    if (from == places->count || by_key(&places->at[from], &wanted) != 0) {
        return NULL;
    }
    return &places->at[from];
}

void pdup__places_release(pdup__places *places, const pdup_allocator *allocator) {
    pdup__release(allocator, places->at);
    *places = (pdup__places){0};
}
