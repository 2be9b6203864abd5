/* SPDX-License-Identifier: MIT */
#ifndef PDUP_RULING_RULING_H
#define PDUP_RULING_RULING_H

#include "base/handle.h"

#include <pdup/ruling.h>

typedef struct pdup__effect {
    int32_t kind;
    int32_t board;
    int32_t round;
    int32_t table;
    pdup_seat seat;
    pdup_award award;
} pdup__effect;

struct pdup_ruling {
    pdup__handle base;
    char *rule;
    char *reason;
    pdup__effect *effects; /* NULL without effects */
    int32_t effect_count;
};

#endif
