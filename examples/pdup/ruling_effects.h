/* SPDX-License-Identifier: MIT */
/* What a ruling does, in words. */
#ifndef PDUP_EXAMPLES_RULING_EFFECTS_H
#define PDUP_EXAMPLES_RULING_EFFECTS_H

#include <stddef.h>

#include <pdup/pdup.h>

/* All effects one after another, cut where the buffer ends. */
pdup_status ruling_effects_text(const pdup_ruling *ruling, char *text, size_t cap);

#endif
