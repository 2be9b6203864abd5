/* SPDX-License-Identifier: MIT */
/* What a `turned` line says of a row, as one number between the line and the row. */
#ifndef PDUP_EVENT_FILE_TURN_H
#define PDUP_EVENT_FILE_TURN_H

/* seats * PDUP__TURN_SEATS + turn */
enum { PDUP__TURN_SEATS = 4 };

#endif
