/* SPDX-License-Identifier: MIT */
/* What stands behind standings: the comparisons of a board, and what the director should see to. */
#ifndef PDUP_EXAMPLES_EXPLAIN_SHEETS_H
#define PDUP_EXAMPLES_EXPLAIN_SHEETS_H

#include "sheet.h"

/* One row a comparison: how often each score was got, what the results got together and what they must have got. */
void explain_fill_lines(struct sheet *sheet, const pdup_event_file *file,
                        const pdup_standings *standings, int32_t board);

/* One row a flag, then what is open among the rulings of the session, or of all where it is 0; none if all is well. */
void explain_fill_flags(struct sheet *sheet, const pdup_event_file *file, int32_t session,
                        const pdup_standings *standings);

#endif
