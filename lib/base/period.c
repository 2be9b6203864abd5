/* SPDX-License-Identifier: MIT */
#include "base/period.h"

enum { MINUTE = 60 };

bool pdup__is_within(int64_t beginning, int32_t minutes, int64_t time) {
    if (beginning == 0 || time == 0) {
        return true;
    }
    /* Both are positive, so their difference cannot overflow. */
    return time - beginning <= (int64_t)minutes * MINUTE;
}

bool pdup__is_before(int64_t time, int64_t other) {
    return time != 0 && time < other;
}

int64_t pdup__later(int64_t first, int64_t second) {
    return first > second ? first : second;
}

int64_t pdup__earlier(int64_t first, int64_t second) {
    return second != 0 && second < first ? second : first;
}
