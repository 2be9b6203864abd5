/* SPDX-License-Identifier: MIT */
#include "scoring/matchpoints.h"

#include "base/sort.h"

static int by_whists(const void *first, const void *second) {
    int32_t a = ((const pdup__compared *)first)->whists;
    int32_t b = ((const pdup__compared *)second)->whists;
    return (a > b) - (a < b);
}

void pdup__matchpoint(pdup__compared *results, pdup__compared *scratch, size_t count) {
    pdup__sort(results, scratch, count, sizeof *results, by_whists);
    for (size_t start = 0; start < count;) {
        size_t end = start + 1;
        while (end < count && results[end].whists == results[start].whists) {
            end++;
        }
        for (size_t i = start; i < end; i++) {
            results[i].matchpoints = (int32_t)(2 * start + (end - start - 1));
        }
        start = end;
    }
}
