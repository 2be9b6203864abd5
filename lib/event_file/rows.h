/* SPDX-License-Identifier: MIT */
/* From the words of a row to the row. */
#ifndef PDUP_EVENT_FILE_ROWS_H
#define PDUP_EVENT_FILE_ROWS_H

#include "event_file/row_words.h"

/* The row, to be released; NULL after a complaint. Seats and turn are set in the words: they are told by other lines. */
pdup_row *pdup__make_row(pdup__reader *reader, pdup__row_words *words, const pdup_board *board);

#endif
