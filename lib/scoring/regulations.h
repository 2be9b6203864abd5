/* SPDX-License-Identifier: MIT */
#ifndef PDUP_SCORING_REGULATIONS_H
#define PDUP_SCORING_REGULATIONS_H

#include "base/handle.h"
#include "scoring/chosen.h"

#include <pdup/regulations.h>

struct pdup_regulations {
    pdup__handle base;
    pdup__chosen chosen;
};

#endif
