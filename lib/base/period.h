/* SPDX-License-Identifier: MIT */
/* Periods that begin with an event: for appeals, for corrections. */
#ifndef PDUP_BASE_PERIOD_H
#define PDUP_BASE_PERIOD_H

#include <stdbool.h>
#include <stdint.h>

/* Is this time not later than so many minutes after the beginning, the last second counted in? Times are seconds since
 * 1970, 0 or more; 0 is not recorded, and then nothing can be late. */
bool pdup__is_within(int64_t beginning, int32_t minutes, int64_t time);

/* Is the time earlier than the other, as far as both are recorded? */
bool pdup__is_before(int64_t time, int64_t other);

/* The later of the two; one that is not recorded is not. */
int64_t pdup__later(int64_t first, int64_t second);

#endif
