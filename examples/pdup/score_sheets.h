/* SPDX-License-Identifier: MIT */
/* Standings and travellers as sheets. */
#ifndef PDUP_EXAMPLES_SCORE_SHEETS_H
#define PDUP_EXAMPLES_SCORE_SHEETS_H

#include <stdbool.h>

#include <pdup/pdup.h>

#include "sheet.h"

/* Every player with his place. Totals are exact, or have two decimals. */
void score_fill_standings(struct sheet *sheet, const pdup_event_file *file,
                          const pdup_standings *standings, bool exact);

/* Every result of a board. With exact figures and the columns of the CSV form, or for reading: two decimals, and
 * names instead of what a heading says. No rows if the board has no results. */
void score_fill_traveller(struct sheet *sheet, const pdup_event_file *file,
                          const pdup_standings *standings, int32_t board, bool exact);

/* Every result of a player, each with a sentence that says why it is what it is. */
void score_fill_why(struct sheet *sheet, const pdup_event_file *file,
                    const pdup_standings *standings, int32_t player, bool exact);

#endif
