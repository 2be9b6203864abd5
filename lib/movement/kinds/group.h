/* SPDX-License-Identifier: MIT */
/* The groups Z_m1 x Z_m2 x ... in which lines move. An element is one number: its parts as digits, the last one the
 * fastest, so that tables stand as in a room with rows and columns and 0 is the first of them. */
#ifndef PDUP_MOVEMENT_KINDS_GROUP_H
#define PDUP_MOVEMENT_KINDS_GROUP_H

#include <stdint.h>

/* 2^13 is the largest power of two within the limit of tables. */
enum { PDUP__GROUP_PARTS = 13 };

typedef struct pdup__group {
    int32_t count;
    int32_t orders[PDUP__GROUP_PARTS];
} pdup__group;

/* The group Z_order. */
pdup__group pdup__group_cyclic(int32_t order);

/* The group Z_order x ... x Z_order of `count` parts. */
pdup__group pdup__group_power(int32_t order, int32_t count);

int32_t pdup__group_add(const pdup__group *group, int32_t a, int32_t b);
int32_t pdup__group_subtract(const pdup__group *group, int32_t a, int32_t b);

#endif
