/* SPDX-License-Identifier: MIT */
/* Which movements by lines are known for a number of tables without extra steps, alone and as products. */
#ifndef PDUP_MOVEMENT_KINDS_KNOWN_TABLES_H
#define PDUP_MOVEMENT_KINDS_KNOWN_TABLES_H

#include "movement/data/data_lines.h"
#include "movement/movement.h"

/* In the order of how fast they move in a product: what is not perfect moves last, so that nobody meets anybody again
 * as long as can be. */
typedef enum pdup__part_kind {
    PDUP__PART_FIELD, /* a power of a prime */
    PDUP__PART_STEPS, /* an embedded difference matrix */
    PDUP__PART_ARRAY, /* an embedded perfect array */
    PDUP__PART_NEAR   /* an embedded array, some pairs of which never meet */
} pdup__part_kind;

typedef struct pdup__part {
    pdup__part_kind kind;
    int32_t tables;
    int32_t prime;                 /* 0 unless a field */
    int32_t exponent;              /* of the prime */
    const pdup__steps_spec *steps; /* NULL unless so */
    const pdup__array_spec *array; /* NULL unless so */
} pdup__part;

/* The part of so many tables; false if there is none. */
bool pdup__part_find(int32_t tables, int32_t seats, pdup__part *part_out);

/* Makes it, in front of the inner one. */
pdup_status pdup__part_new(const pdup_allocator *allocator, const pdup__part *part, int32_t seats,
                           const pdup_movement *inner, pdup_movement **out);

/* The embedded numbers of this many tables: a step table that is as long as there are tables or shorter, an array in
 * which all tables share a set or not; NULL if there are none. */
const pdup__steps_spec *pdup__steps_find(int32_t tables, int32_t seats, bool is_short);
const pdup__array_spec *pdup__array_find(int32_t tables, int32_t seats, bool is_shared);

#endif
