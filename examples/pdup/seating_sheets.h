/* SPDX-License-Identifier: MIT */
/* Who sits where with which set, round by round. */
#ifndef PDUP_EXAMPLES_SEATING_SHEETS_H
#define PDUP_EXAMPLES_SEATING_SHEETS_H

#include <pdup/pdup.h>

/* Writes the seating as text or CSV. */
pdup_status seating_write(const pdup_movement *movement, const char *title, int format);

#endif
