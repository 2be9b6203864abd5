/* SPDX-License-Identifier: MIT */
/* What the library finds about a movement: its figures, and what is wrong with it. */
#ifndef PDUP_EXAMPLES_QUALITY_H
#define PDUP_EXAMPLES_QUALITY_H

#include <stdbool.h>

#include <pdup/pdup.h>

/* Writes the quality in one of the FORMAT constants. Sets whether the movement has faults, not only warnings. */
pdup_status quality_write(const pdup_movement *movement, const char *title, int format,
                          bool *has_faults_out);

#endif
