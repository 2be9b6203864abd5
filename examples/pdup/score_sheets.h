/* SPDX-License-Identifier: MIT */
/* Standings and travellers as sheets. */
#ifndef PDUP_EXAMPLES_SCORE_SHEETS_H
#define PDUP_EXAMPLES_SCORE_SHEETS_H

#include <stdbool.h>

#include <pdup/pdup.h>

#include "sheet.h"

/* Every player with his place, as CSV or for reading: then with two decimals and the reason why one has no place. */
void score_fill_standings(struct sheet *sheet, const pdup_event_file *file,
                          const pdup_standings *standings, bool is_csv);

/* Every result of a board, as CSV or for reading: then with names instead of what a heading says. No rows if the board
 * has no results. */
void score_fill_traveller(struct sheet *sheet, const pdup_event_file *file,
                          const pdup_standings *standings, int32_t board, bool is_csv);

/* Every result of a player, each with a sentence that says why it is what it is. */
void score_fill_why(struct sheet *sheet, const pdup_event_file *file,
                    const pdup_standings *standings, int32_t player, bool is_csv);

#endif
