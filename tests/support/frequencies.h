/* SPDX-License-Identifier: MIT */
/* Whole results of one score in a frequency table. */
#ifndef PDUP_TESTS_FREQUENCIES_H
#define PDUP_TESTS_FREQUENCIES_H

#include <pdup/frequencies.h>

static inline pdup_status add_whole(pdup_frequencies *table, int32_t whists, int64_t results) {
    return pdup_frequencies_add(table, &whists, NULL, 1, results);
}

static inline pdup_status remove_whole(pdup_frequencies *table, int32_t whists, int64_t results) {
    return pdup_frequencies_remove(table, &whists, NULL, 1, results);
}

static inline pdup_status matchpoints_of(const pdup_frequencies *table, int32_t whists,
                                         int64_t *numerator, int64_t *denominator) {
    return pdup_frequencies_matchpoints(table, &whists, NULL, 1, numerator, denominator);
}

#endif
