/* SPDX-License-Identifier: MIT */
/* The one place where a figure is rounded: when it becomes text, or by the regulation `unit`. */
#ifndef PDUP_TEXT_ROUNDING_H
#define PDUP_TEXT_ROUNDING_H

#include "base/fraction.h"
#include "text/line.h"

/* Most decimals a figure is given with. */
enum { PDUP__DECIMALS = 9 };

typedef struct pdup__format {
    int32_t decimals; /* 0 to PDUP__DECIMALS, or PDUP_EXACT */
    pdup_round rounding;
    int32_t centre;
} pdup__format;

/* Are decimals and rounding within their documented range? */
bool pdup__format_is_valid(pdup__format format);

/* The figure as text. Every fraction can be written; the format must be valid. */
void pdup__line_add_fraction(pdup__line *line, pdup__fraction value, pdup__format format);

/* The nearest multiple of 1 / unit, unit 1 or more; halves by the rounding and its centre. false when more than 128
 * bits are needed. */
bool pdup__fraction_round(pdup__fraction value, int32_t unit, pdup_round rounding, int32_t centre,
                          pdup__fraction *out);

#endif
