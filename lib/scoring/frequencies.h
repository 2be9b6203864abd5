/* SPDX-License-Identifier: MIT */
#ifndef PDUP_SCORING_FREQUENCIES_H
#define PDUP_SCORING_FREQUENCIES_H

#include "base/handle.h"
#include "scoring/frequency_outcomes.h"

#include <pdup/frequencies.h>

struct pdup_frequencies {
    pdup__handle base;
    pdup__frequency_tree tree;
};

/* 10^12 results. Far from 64 bits: eight weights times twice as many hundredths still fit. */
#define PDUP__MOST_HUNDREDTHS (INT64_C(1000000000000) * PDUP__HUNDREDTHS)

#endif
