/* SPDX-License-Identifier: MIT */
#include "scoring/matchpoints.h"

#include "base/sort.h"
#include "scoring/result.h"

static int by_whists(const void *first, const void *second) {
    return pdup__by_number(((const pdup__compared *)first)->whists,
                           ((const pdup__compared *)second)->whists);
}

void pdup__matchpoint(pdup__compared *outcomes, pdup__compared *scratch, size_t count) {
    pdup__sort(outcomes, scratch, count, sizeof *outcomes, by_whists);
    int64_t below = 0;
    for (size_t start = 0; start < count;) {
        int64_t equal = 0;
        size_t end = start;
        while (end < count && outcomes[end].whists == outcomes[start].whists) {
            equal += outcomes[end++].weight;
        }
        for (size_t i = start; i < end; i++) {
            outcomes[i].matchpoints = 2 * below + equal - PDUP__WHOLE_WEIGHT;
        }
        below += equal;
        start = end;
    }
}
