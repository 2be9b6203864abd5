/* SPDX-License-Identifier: MIT */
/* Slips that look like many: a forgotten heading, a row in two lines. They are told once, with their likely cause, and
 * what follows from a line that was refused is excused: its row, its traveller is not missed. */
#ifndef PDUP_EVENT_FILE_SLIPS_H
#define PDUP_EVENT_FILE_SLIPS_H

#include "event_file/reader.h"

/* How many words a row has, by its third and its eleventh. */
int32_t pdup__row_word_count(const pdup__words *words);

/* Are these the words of one row, which was broken in two? The first are too few for a row. */
bool pdup__is_broken_row(const pdup__words *first, const pdup__words *second);

/* Looks among the records of a session, whose movement is known, for rows below which a heading was forgotten, and makes
 * them unusable after a complaint. */
void pdup__find_slips(pdup__reader *reader, size_t from, size_t to);

/* The board whose traveller most likely begins with this record: the next that has none and is played where its first
 * row was. 0: no other than one that has a traveller. after is the board before it. */
int32_t pdup__guess_board(const pdup__reader *reader, const pdup__record *record, int32_t after);

/* Of this board nothing is missed any more, as a line that was refused may have told it. 0 is no board. */
void pdup__excuse_board(pdup__reader *reader, int32_t board);

bool pdup__board_is_excused(const pdup__reader *reader, int32_t board);

/* Is there a line of this row, which was refused, or may one have been? */
bool pdup__row_is_excused(const pdup__reader *reader, int32_t board, int32_t round, int32_t table);

#endif
