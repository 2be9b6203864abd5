/* SPDX-License-Identifier: MIT */
#ifndef PDUP_SCORING_REGULATIONS_H
#define PDUP_SCORING_REGULATIONS_H

#include "base/handle.h"
#include "scoring/regulation_values.h"

#include <pdup/regulations.h>

struct pdup_regulations {
    pdup__handle base;
    pdup__chosen chosen;
};

/* Adds kinds to the tariff of penalties, or changes theirs: KIND FIRST REPEATED..., words that are known to be right. */
void pdup__regulations_add_penalty(pdup_regulations *regulations, const char *value, size_t size);

#endif
