/* SPDX-License-Identifier: MIT */
#include "scoring/measures.h"

#include "base/sort.h"

static int by_whists(const void *first, const void *second) {
    int64_t a = ((const pdup__member *)first)->whists;
    int64_t b = ((const pdup__member *)second)->whists;
    return (a > b) - (a < b);
}

static int64_t sum_of(const pdup__member *group, size_t first, size_t end) {
    int64_t sum = 0;
    for (size_t i = first; i < end; i++) {
        sum += group[i].whists;
    }
    return sum;
}

/* Whists less a mean: `count` times the whists less the sum, over the divisor. */
static void set_differences(pdup__result *results, const pdup__member *group, size_t count,
                            int64_t factor, int64_t sum, int64_t divisor) {
    for (size_t i = 0; i < count; i++) {
        results[group[i].at].matchpoints =
            pdup__fraction_of(factor * group[i].whists - sum, PDUP__WHIST_PARTS * divisor);
    }
}

/* The K best and worst are left out of the mean, not with fewer than 2 K + 2 results. */
static void measure_datum(const pdup__chosen *chosen, pdup__result *results, pdup__member *group,
                          pdup__member *scratch, size_t count) {
    size_t drop = (size_t)chosen->drop;
    drop = count < 2 * drop + 2 ? 0 : drop;
    pdup__sort(group, scratch, count, sizeof *group, by_whists);
    int64_t kept = (int64_t)(count - 2 * drop);
    set_differences(results, group, count, kept, sum_of(group, drop, count - drop), kept);
}

/* The mean difference to the others is n / (n - 1) times that to the mean of all; a lone result has none. */
static void measure_cross(pdup__result *results, const pdup__member *group, size_t count) {
    if (count > 1) {
        int64_t all = (int64_t)count;
        set_differences(results, group, count, all, sum_of(group, 0, count), all - 1);
    }
}

void pdup__measure_group(const pdup__chosen *chosen, pdup__result *results, pdup__member *group,
                         pdup__member *scratch, size_t count) {
    switch (chosen->choice[PDUP__KEY_MEASURE]) {
    case PDUP__MEASURE_DATUM:
        measure_datum(chosen, results, group, scratch, count);
        break;
    case PDUP__MEASURE_CROSS:
        measure_cross(results, group, count);
        break;
    default:
        set_differences(results, group, count, 1, 0, 1);
        break;
    }
}
