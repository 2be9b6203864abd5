/* SPDX-License-Identifier: MIT */
#include "scoring/places.h"

#include "base/sort.h"

static int by_percent(const void *first, const void *second) {
    const pdup__totals *a = first;
    const pdup__totals *b = second;
    if (a->maximum == 0 || b->maximum == 0) {
        return (a->maximum == 0) - (b->maximum == 0);
    }
    return pdup__fraction_compare(b->percent, a->percent);
}

void pdup__place(pdup__totals *entries, pdup__totals *scratch, int32_t count) {
    /* The sort is stable and the entries come in the order of player numbers. */
    pdup__sort(entries, scratch, (size_t)count, sizeof *entries, by_percent);
    for (int32_t i = 0; i < count && entries[i].maximum != 0; i++) {
        bool is_tied = i > 0 && by_percent(&entries[i - 1], &entries[i]) == 0;
        entries[i].place = is_tied ? entries[i - 1].place : i + 1;
    }
}
