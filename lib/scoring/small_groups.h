/* SPDX-License-Identifier: MIT */
/* What one, two or three results get by a table instead of a formula. */
#ifndef PDUP_SCORING_SMALL_GROUPS_H
#define PDUP_SCORING_SMALL_GROUPS_H

#include "scoring/normalise.h"
#include "scoring/result.h"

enum { PDUP__SMALL_GROUP = 3 };

typedef enum pdup__small_use {
    PDUP__SMALL_FORMULA, /* the table is not for this group */
    PDUP__SMALL_TABLE,
    PDUP__SMALL_PENDING /* the director is to award something */
} pdup__small_use;

/* `is_alone_largest`: no other group of the board is as large in that line. */
pdup__small_use pdup__small_group_use(const pdup__chosen *chosen, pdup__group_size size,
                                      bool is_alone_largest);

/* A result of a group for which the table is used, with its matchpoints in the group in ten-thousandths. */
typedef struct pdup__small_result {
    const pdup__result *result;
    int64_t matchpoints;
} pdup__small_result;

/* The percent of the top that a result of the group gets. */
pdup__fraction pdup__small_group_percent(const pdup__chosen *chosen,
                                         const pdup__small_result *group, int32_t compared,
                                         int32_t at);

/* The percents of all places of a group of so many: what its results share, whoever is better. */
int32_t pdup__small_group_percents(const pdup__chosen *chosen, int32_t compared);

#endif
