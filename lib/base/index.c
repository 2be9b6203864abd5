/* SPDX-License-Identifier: MIT */
#include "base/index.h"

struct pdup__index_slot {
    uint64_t key;
    int32_t number; /* value + 1; 0 is an empty slot */
};

/* Spreads the keys (Fibonacci hashing: 2^64 divided by the golden ratio), the high bits being the good ones. */
static size_t first_slot(uint64_t key, size_t capacity) {
    return (size_t)((key * UINT64_C(0x9e3779b97f4a7c15)) >> 32) & (capacity - 1);
}

/* The slot of the key, or the empty one where it would go; there is always an empty one. */
static size_t find_slot(const struct pdup__index_slot *slots, size_t capacity, uint64_t key) {
    size_t at = first_slot(key, capacity);
    while (slots[at].number != 0 && slots[at].key != key) {
        at = (at + 1) & (capacity - 1);
    }
    return at;
}

bool pdup__index_reserve(pdup__index *index, const pdup_allocator *allocator) {
    if (2 * (index->count + 1) <= index->capacity) {
        return true;
    }
    size_t capacity = index->capacity ? 2 * index->capacity : 8;
    struct pdup__index_slot *slots = pdup__alloc_array(allocator, capacity, sizeof *slots);
    if (!slots) {
        return false;
    }
    for (size_t i = 0; i < index->capacity; i++) {
        if (index->slots[i].number != 0) {
            slots[find_slot(slots, capacity, index->slots[i].key)] = index->slots[i];
        }
    }
    pdup__release(allocator, index->slots);
    index->slots = slots;
    index->capacity = capacity;
    return true;
}

void pdup__index_add(pdup__index *index, uint64_t key, int32_t value) {
    size_t at = find_slot(index->slots, index->capacity, key);
    index->slots[at] = (struct pdup__index_slot){key, value + 1};
    index->count++;
}

void pdup__index_set(pdup__index *index, uint64_t key, int32_t value) {
    index->slots[find_slot(index->slots, index->capacity, key)].number = value + 1;
}

void pdup__index_remove(pdup__index *index, uint64_t key) {
    size_t mask = index->capacity - 1;
    size_t hole = find_slot(index->slots, index->capacity, key);
    index->slots[hole].number = 0;
    index->count--;
    /* What was put behind it because the place was taken moves up, so that no search ends before it. */
    for (size_t at = (hole + 1) & mask; index->slots[at].number != 0; at = (at + 1) & mask) {
        size_t wanted = first_slot(index->slots[at].key, index->capacity);
        if (((at - wanted) & mask) >= ((at - hole) & mask)) {
            index->slots[hole] = index->slots[at];
            index->slots[at].number = 0;
            hole = at;
        }
    }
}

int32_t pdup__index_find(const pdup__index *index, uint64_t key) {
    if (index->count == 0) {
        return -1;
    }
    return index->slots[find_slot(index->slots, index->capacity, key)].number - 1;
}

void pdup__index_release(pdup__index *index, const pdup_allocator *allocator) {
    pdup__release(allocator, index->slots);
    *index = (pdup__index){0};
}
