/* SPDX-License-Identifier: MIT */
/* Random numbers of our own (xorshift64*), so that a seed means the same on every system. */
#ifndef PDUP_TESTS_SUPPORT_RANDOM_H
#define PDUP_TESTS_SUPPORT_RANDOM_H

#include <inttypes.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct pdup_random {
    uint64_t state;
} pdup_random;

/* Begins with the environment's PDUP_SEED, else a fixed seed, and prints it: a failure can be run again. */
static inline pdup_random random_begin(void) {
    const char *given = getenv("PDUP_SEED");
    uint64_t seed = given ? strtoull(given, NULL, 0) : UINT64_C(0x5eed5eed5eed);
    printf("PDUP_SEED=%" PRIu64 "\n", seed);
    /* The state must not be zero. */
    return (pdup_random){seed ? seed : 1};
}

static inline uint64_t random_bits(pdup_random *random) {
    random->state ^= random->state >> 12;
    random->state ^= random->state << 25;
    random->state ^= random->state >> 27;
    return random->state * UINT64_C(0x2545f4914f6cdd1d);
}

/* A number from least to most. The slight unevenness of the remainder does not matter to tests. */
static inline int32_t random_between(pdup_random *random, int32_t least, int32_t most) {
    uint64_t count = (uint64_t)((int64_t)most - least) + 1;
    return (int32_t)(least + (int64_t)((random_bits(random) >> 16) % count));
}

/* Puts 32-bit numbers into a random order. */
static inline void random_shuffle(pdup_random *random, int32_t *numbers, int32_t count) {
    for (int32_t i = count - 1; i > 0; i--) {
        int32_t other = random_between(random, 0, i);
        int32_t kept = numbers[i];
        numbers[i] = numbers[other];
        numbers[other] = kept;
    }
}

#endif
