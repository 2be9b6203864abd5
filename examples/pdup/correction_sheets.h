/* SPDX-License-Identifier: MIT */
/* What was changed in rows after they were closed. */
#ifndef PDUP_EXAMPLES_CORRECTION_SHEETS_H
#define PDUP_EXAMPLES_CORRECTION_SHEETS_H

#include "sheet.h"

/* One row a correction, in the order of boards and then of entry; session and board 0 are all of them. */
void correction_fill(struct sheet *sheet, const pdup_event_file *file, int32_t session,
                     int32_t board);

#endif
