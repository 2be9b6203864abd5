/* SPDX-License-Identifier: MIT */
/* Periods that begin with an event: for appeals, for corrections. */
#ifndef PDUP_BASE_PERIOD_H
#define PDUP_BASE_PERIOD_H

#include <stdbool.h>
#include <stdint.h>

/* The highest time that is taken: in the year 5138. A time in milliseconds is beyond it. */
#define PDUP__LATEST_TIME INT64_C(99999999999)

/* Is this time not later than so many minutes after the beginning, the last second counted in? Times are seconds since
 * 1970, 0 or more; 0 is not recorded, and then nothing can be late. */
bool pdup__is_within(int64_t beginning, int32_t minutes, int64_t time);

/* Is the time earlier than the other, as far as both are recorded? */
bool pdup__is_before(int64_t time, int64_t other);

/* The later of the two; one that is not recorded is not. */
int64_t pdup__later(int64_t first, int64_t second);

/* The earlier of the two, as far as the second is recorded. */
int64_t pdup__earlier(int64_t first, int64_t second);

/* The higher of two numbers. */
static inline int32_t pdup__higher(int32_t first, int32_t second) {
    return first > second ? first : second;
}

#endif
