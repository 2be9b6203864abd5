/* SPDX-License-Identifier: MIT */
/* The exact figures of a player's totals, as standings give them. */
#ifndef PDUP_SCORING_FIGURES_H
#define PDUP_SCORING_FIGURES_H

#include "scoring/totals.h"
#include "text/rounding.h"

/* Both halves are 0 before, and stay so where there is no figure. `has_maximum`: matchpoints are counted.
 * #PDUP_OK, #PDUP_E_RANGE or #PDUP_E_OVERFLOW. */
pdup_status pdup__totals_figure(const pdup__totals *totals, bool has_maximum, pdup_figure which,
                                int64_t *numerator, int64_t *denominator);

/* The centre of the format is the figure's. #PDUP_OK, #PDUP_E_RANGE or #PDUP_E_SPACE. */
pdup_status pdup__totals_figure_text(const pdup__totals *totals, bool has_maximum,
                                     pdup_figure which, pdup__format format, char *buf, size_t cap,
                                     size_t *len_out);

#endif
