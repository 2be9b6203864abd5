/* SPDX-License-Identifier: MIT */
/* Plans as their reader sees them: the figures of a way, and the order that the header promises. */
#ifndef PDUP_TESTS_SUPPORT_PLANS_H
#define PDUP_TESTS_SUPPORT_PLANS_H

#include <pdup/plan.h>

/* 0 where nothing is wished. */
typedef struct plan_wish {
    int32_t players;
    int32_t seats;
    int32_t rounds;
    int32_t boards;
    int32_t minutes;
    int32_t rooms;
    int32_t copies;
} plan_wish;

/* The plan for these wishes, at five minutes a board. */
pdup_status plan_make(const plan_wish *wish, pdup_plan **plan_out);

typedef struct plan_row {
    int32_t kind;
    pdup_variant variant;
    int32_t seats;
    int32_t tables;
    int32_t rooms;
    int32_t rounds;
    int32_t sets;
    int32_t copies;
    int32_t resting;
    int32_t minutes;
    int64_t never_met;
    int64_t most_meetings;
    int64_t fewest_meetings;
    int64_t numerator; /* of the quality factor, 0 over 1 if there is none */
    int64_t denominator;
    int32_t is_by_lines;
} plan_row;

/* The figures of a way, with those of this quality. */
plan_row plan_row_of(const pdup_plan *plan, int32_t index, const pdup_quality *quality);

/* The same with the quality of the plan itself. */
plan_row plan_row_at(const pdup_plan *plan, int32_t index);

/* Asserts that nothing is wrong with the ways, that all are different, as wished, and in the promised order. */
void plan_assert_promises(const pdup_plan *plan, const plan_wish *wish);

/* Asserts that the figures are those counted anew. */
void plan_assert_figures(const pdup_plan *plan);

#endif
