/* SPDX-License-Identifier: MIT */
/* One function for each kind of line. Each complains of all it can in its line and applies what is right. */
#ifndef PDUP_EVENT_FILE_HANDLERS_H
#define PDUP_EVENT_FILE_HANDLERS_H

#include "event_file/reader.h"

typedef void pdup__line_handler(pdup__reader *reader, const pdup__words *words);

/* Of the event. */
pdup__line_handler pdup__read_kind;
pdup__line_handler pdup__read_title;
pdup__line_handler pdup__read_variety;
pdup__line_handler pdup__read_tariff;
pdup__line_handler pdup__read_regulation;
pdup__line_handler pdup__read_seed;
pdup__line_handler pdup__read_players;
pdup__line_handler pdup__read_name;

/* After the lines that say how a session is played: a lot needs a seed, scheduled numbers a movement. What lacks its need
 * is refused, and the session is scored without it. */
void pdup__check_needs(pdup__reader *reader);

/* Of a session. */
pdup__line_handler pdup__read_own_regulation;
pdup__line_handler pdup__read_movement;
pdup__line_handler pdup__read_rounds;
pdup__line_handler pdup__read_played;
pdup__line_handler pdup__read_ended;
pdup__line_handler pdup__read_official;
pdup__line_handler pdup__read_board;
pdup__line_handler pdup__read_traveller;
pdup__line_handler pdup__read_row;
pdup__line_handler pdup__read_correct;
pdup__line_handler pdup__read_ruling;
pdup__line_handler pdup__read_fouled;
pdup__line_handler pdup__read_penalty;
pdup__line_handler pdup__read_disqualify;
pdup__line_handler pdup__read_suspend;
pdup__line_handler pdup__read_approve;
pdup__line_handler pdup__read_revoke;
pdup__line_handler pdup__read_waive;
pdup__line_handler pdup__read_appeal;

/* Before all sessions, and then with its own. */
pdup__line_handler pdup__note_penalty;

/* Before the rows, which are checked on the board as it was turned; and after them, whether they are there. */
pdup__line_handler pdup__read_turned;
pdup__line_handler pdup__check_turned;

/* From here on rows are of a traveller that cannot be read. */
void pdup__drop_traveller(pdup__reader *reader);

/* Adds the warnings of the session, at the lines of their rows; those of what its rulings rest on at their own lines. */
void pdup__add_warnings(pdup__reader *reader);
void pdup__add_rule_doubts(pdup__reader *reader);

/* Warns of players of the same name, after all `name` lines. */
void pdup__check_names(pdup__reader *reader);

#endif
