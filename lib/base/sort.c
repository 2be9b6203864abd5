/* SPDX-License-Identifier: MIT */
#include "base/sort.h"

#include <string.h>

typedef struct run {
    const char *at;
    const char *end;
} run;

static char *take(char *to, run *from, size_t size) {
    memcpy(to, from->at, size);
    from->at += size;
    return to + size;
}

static void merge(char *to, run left, run right, size_t size, pdup__order *order) {
    while (left.at < left.end && right.at < right.end) {
        /* Equal ones from the left first: that is what makes the sort stable. */
        to = take(to, order(left.at, right.at) <= 0 ? &left : &right, size);
    }
    while (left.at < left.end) {
        to = take(to, &left, size);
    }
    while (right.at < right.end) {
        to = take(to, &right, size);
    }
}

void pdup__sort(void *items, void *scratch, size_t count, size_t size, pdup__order *order) {
    char *from = items;
    char *to = scratch;
    /* The width cannot overflow: count items lie in memory, and a doubled width stops at count. */
    for (size_t width = 1; width<count; width = width> count / 2 ? count : 2 * width) {
        for (size_t start = 0; start < count;) {
            size_t middle = count - start > width ? start + width : count;
            size_t end = count - middle > width ? middle + width : count;
            merge(to + start * size, (run){from + start * size, from + middle * size},
                  (run){from + middle * size, from + end * size}, size, order);
            start = end;
        }
        char *other = from;
        from = to;
        to = other;
    }
    if (from != items) {
        memcpy(items, from, count * size);
    }
}
