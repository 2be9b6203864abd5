/* SPDX-License-Identifier: MIT */
/* A stable merge sort: the same order with every C library, and no memory of its own. */
#ifndef PDUP_BASE_SORT_H
#define PDUP_BASE_SORT_H

#include <stddef.h>
#include <stdint.h>

/* Negative, 0 or positive as the first comes before, with or after the second. */
typedef int pdup__order(const void *first, const void *second);

/* The order of two numbers. */
static inline int pdup__by_number(int32_t first, int32_t second) {
    return (first > second) - (first < second);
}

/* The order of two times, and of whatever needs 64 bits. */
static inline int pdup__by_time(int64_t first, int64_t second) {
    return (first > second) - (first < second);
}

/* The first of these orders that is not 0: where it ties, the next one decides. */
static inline int pdup__by_first(const int *orders, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (orders[i] != 0) {
            return orders[i];
        }
    }
    return 0;
}

/* Sorts count items of size bytes at items. scratch has as much room as items and may be NULL when count is 0. */
void pdup__sort(void *items, void *scratch, size_t count, size_t size, pdup__order *order);

#endif
