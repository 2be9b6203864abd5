/* SPDX-License-Identifier: MIT */
/* Times a call over and over and prints what one takes. Nothing is asserted of times: they are for comparing. */
#ifndef PDUP_TESTS_BENCH_BENCH_H
#define PDUP_TESTS_BENCH_BENCH_H

#include <stdint.h>
#include <stdio.h>
#include <time.h>

/* Nanoseconds by the wall clock, of no particular beginning. */
static inline int64_t bench_now(void) {
    struct timespec now;
    if (timespec_get(&now, TIME_UTC) != TIME_UTC) {
        return 0;
    }
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* Prints the time of one of `count` calls that began at `start`. */
static inline void bench_report(const char *what, int64_t start, int64_t count) {
    int64_t taken = bench_now() - start;
    printf("%-50s %12lld ns  (%lld times)\n", what, (long long)(taken / count), (long long)count);
}

#endif
