/* SPDX-License-Identifier: MIT */
#ifndef PDUP_SCORING_REGULATIONS_H
#define PDUP_SCORING_REGULATIONS_H

#include "base/handle.h"
#include "scoring/regulation_values.h"
#include "scoring/value_text.h"
#include "text/issue.h"

#include <pdup/regulations.h>

struct pdup_regulations {
    pdup__handle base;
    pdup__chosen chosen;
};

/* No setting has this key. */
pdup__issue pdup__regulation_unknown(pdup__value key);

/* As pdup_regulations_set(), but the issue says why; it borrows the key, the value and the bytes of `allowed`. */
pdup_status pdup__regulations_set(pdup_regulations *regulations, pdup__value key, pdup__value value,
                                  pdup__line *allowed, pdup__issue *why);

/* Adds kinds to the tariff of penalties, or changes theirs: KIND FIRST REPEATED..., words that are known to be right. */
void pdup__regulations_add_penalty(pdup_regulations *regulations, const char *value, size_t size);

#endif
