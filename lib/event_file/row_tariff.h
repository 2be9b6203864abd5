/* SPDX-License-Identifier: MIT */
/* What the tariff of the event says of a row, and where it begins. */
#ifndef PDUP_EVENT_FILE_ROW_TARIFF_H
#define PDUP_EVENT_FILE_ROW_TARIFF_H

#include "event_file/row_words.h"

/* The tariff that `tariff` lines change: that of a variety by its place among sochi, leningrad, rostov, custom. */
void pdup__begin_tariff(pdup__reader *reader, const pdup__word *word, int32_t choice);

/* Gives a row with `auto` its whists, leaves any other alone; false after a complaint. */
bool pdup__tariff_fill(pdup__reader *reader, const pdup__row_words *words, const pdup_board *board,
                       pdup_row *row);

/* Warns if the whists that are written in a row are not those of the tariff. */
void pdup__tariff_check(pdup__reader *reader, const pdup__row_words *words, const pdup_board *board,
                        const pdup_row *row);

#endif
