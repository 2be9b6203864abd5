/* SPDX-License-Identifier: MIT */
/* How good a rotation is, and whether there is one. */
#ifndef PDUP_EXAMPLES_QUALITY_H
#define PDUP_EXAMPLES_QUALITY_H

#include <stdbool.h>
#include <stdint.h>

/* Pairs of players of different lines who do not meet in that many rounds. */
int32_t quality_never_met(int32_t tables, int32_t seats, int32_t rounds);

/* Quality inside a line, in percent, as a fraction. False if nobody is compared with anybody. */
bool quality_of_line(int32_t tables, int32_t rounds, int64_t *numerator_out,
                     int64_t *denominator_out);

#endif
