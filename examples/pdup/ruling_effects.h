/* SPDX-License-Identifier: MIT */
/* What a ruling does, in words. */
#ifndef PDUP_EXAMPLES_RULING_EFFECTS_H
#define PDUP_EXAMPLES_RULING_EFFECTS_H

#include <pdup/pdup.h>

/* All effects one after another, to be released with free(); NULL, or part of them, after a failure. */
pdup_status ruling_effects_text(const pdup_ruling *ruling, char **text_out);

#endif
