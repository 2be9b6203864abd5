/* SPDX-License-Identifier: MIT */
#ifndef PDUP_SCORING_REGULATIONS_H
#define PDUP_SCORING_REGULATIONS_H

#include "base/handle.h"

#include <pdup/regulations.h>

enum { PDUP__REGULATION_COUNT = 2 };

/* The settings by themselves, for whoever keeps a copy. All zero is every default. */
typedef struct pdup__choices {
    int32_t choices[PDUP__REGULATION_COUNT];
} pdup__choices;

struct pdup_regulations {
    pdup__handle base;
    pdup__choices settings;
};

#endif
