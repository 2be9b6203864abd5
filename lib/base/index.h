/* SPDX-License-Identifier: MIT */
/* Finds a number by a key in constant time. Only for look-ups: nothing ever follows the order of the slots. */
#ifndef PDUP_BASE_INDEX_H
#define PDUP_BASE_INDEX_H

#include "base/mem.h"

/* All zero is an empty index. */
typedef struct pdup__index {
    struct pdup__index_slot *slots;
    size_t capacity; /* 0 or a power of two, at least twice count */
    size_t count;
} pdup__index;

/* Makes room for one more key; false and nothing changed when there is no memory. */
bool pdup__index_reserve(pdup__index *index, const pdup_allocator *allocator);

/* Adds a key that is not there yet, with a value of 0 or more. There must be room. */
void pdup__index_add(pdup__index *index, uint64_t key, int32_t value);

/* Gives a key that is there another value. */
void pdup__index_set(pdup__index *index, uint64_t key, int32_t value);

/* Takes out a key that is there. */
void pdup__index_remove(pdup__index *index, uint64_t key);

/* The value of a key, or -1. */
int32_t pdup__index_find(const pdup__index *index, uint64_t key);

void pdup__index_release(pdup__index *index, const pdup_allocator *allocator);

#endif
