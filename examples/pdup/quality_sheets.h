/* SPDX-License-Identifier: MIT */
/* What the library finds about a movement: its figures, and what is wrong with it. */
#ifndef PDUP_EXAMPLES_QUALITY_SHEETS_H
#define PDUP_EXAMPLES_QUALITY_SHEETS_H

#include <stdbool.h>

#include <pdup/pdup.h>

/* Writes the quality in one of the FORMAT constants. Sets whether the movement has faults, not only warnings. */
pdup_status quality_write(const pdup_movement *movement, const char *title, int format,
                          bool *has_faults_out);

/* Says on standard error what is wrong with the movement of a file of this name, and its warnings then. Sets whether
 * anything is. */
pdup_status quality_complain(const pdup_movement *movement, const char *name, bool *has_faults_out);

#endif
