/* SPDX-License-Identifier: MIT */
/* The readers of the forms in which a movement is written. Each reads the whole text and gives the movement, or NULL
 * with at least one fault in the reader, or NULL because there is no memory. */
#ifndef PDUP_MOVEMENT_TEXT_LIST_TEXT_H
#define PDUP_MOVEMENT_TEXT_LIST_TEXT_H

#include "movement/text/text_reader.h"

typedef pdup_movement *pdup__form_reader(pdup__text_reader *reader);

/* `players P tables T rounds R sets S seats 3|4 [copies C]`, then a line a round, `N,E,S,W:set` a table. */
pdup__form_reader pdup__read_list;

/* `cycle 3S-2W-...` and `sets 1 Z 2 ...`; our own are `rounds R` and `seats 3|4`. */
pdup__form_reader pdup__read_cycle;

/* Published lists: a row `round table N E S W set` a table, or a line a round with `N,E,S,W,set` a table, or after a line
 * `!table` a row `N E S W set` a round. A header, which may be a comment, tells another order. */
pdup__form_reader pdup__read_published;

/* Published without sets: a line `N-E-S-W` a table, an empty line after a round. */
pdup__form_reader pdup__read_prescript;

/* Does a text with this first line have that form? */
bool pdup__is_prescript(pdup__span words);

/* Published as JSON: an array of objects of table, round, north, east, south, west and boards. */
pdup__form_reader pdup__read_json;

#endif
