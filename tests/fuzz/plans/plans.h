/* SPDX-License-Identifier: MIT */
/* What the plans target takes from its bytes, and what it does with every movement it gets. */
#ifndef PDUP_TESTS_FUZZ_PLANS_H
#define PDUP_TESTS_FUZZ_PLANS_H

#include <pdup/plan.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

/* Ends the run where something does not hold. */
#define MUST(condition)                                                                            \
    ((condition) ? (void)0                                                                         \
                 : (fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition), abort()))

/* The bytes of an input, zeroes behind their end. */
typedef struct bytes {
    const uint8_t *next;
    const uint8_t *end;
} bytes;

static inline int32_t take_byte(bytes *from) {
    return from->next < from->end ? *from->next++ : 0;
}

/* A number from least to most, from two bytes. */
static inline int32_t take(bytes *from, int32_t least, int32_t most) {
    int32_t high = take_byte(from);
    return least + (high * 256 + take_byte(from)) % (most - least + 1);
}

/* Whether look-ups agree, and whether the quality finds no faults. */
void check_movement(const pdup_movement *movement);

/* Builds one movement of each kind from the bytes. */
void make_movements(const pdup_allocator *allocator, bytes *from);

#endif
