/* SPDX-License-Identifier: MIT */
/* The English words of every message. {1} is its first argument; {1|row|rows} is the first form where that number is one
 * and the second elsewhere. */
#include "text/message.h"

static const char *const forms[PDUP__MESSAGE_COUNT] = {
    [PDUP__M_NONE] = "",

    /* The sentences of statuses. */
    [PDUP__M_OK] = "done",
    [PDUP__M_E_ARG] = "a NULL where none may be, or a handle of another type",
    [PDUP__M_E_RANGE] = "a number outside its limits",
    [PDUP__M_E_STATE] = "not possible in the present state of the handle",
    [PDUP__M_E_NOMEM] = "out of memory",
    [PDUP__M_E_SPACE] = "the buffer is too small",
    [PDUP__M_E_OVERFLOW] = "an exact figure does not fit its type",
    [PDUP__M_E_NO_MOVEMENT] = "no movement of this kind exists for these numbers",
    [PDUP__M_E_KEY] = "no setting has this name",
    [PDUP__M_E_VALUE] = "the setting does not allow this value",
    [PDUP__M_E_DEAL_FORM] = "not four pockets N E S W, each SEAT:cards",
    [PDUP__M_E_DEAL_CARD] = "here is no card, or it reads in two ways",
    [PDUP__M_E_DEAL_TWICE] = "this card stands twice",
    [PDUP__M_E_DEAL_COUNT] = "a hand without ten cards, or a talon without two",
    [PDUP__M_E_DEAL_TALON] = "the talon does not lie in the board's talon pocket",
    [PDUP__M_E_DEAL_PLACE] = "a card lies in another pocket than the deal has it",
    [PDUP__M_E_PENALTY_TARIFF] = "the tariff of penalties has no amount for this (rules 12.2)",
    [PDUP__M_E_DEAL_NUMBER] = "the number is not that of the deal",
    [PDUP__M_E_TRICK_UNKNOWN] =
        "to which trick a card was played must be determined first (rules 11.5)",
    [PDUP__M_E_ROW_CONTRACT] = "no contract, or trick cells that this contract does not have",
    [PDUP__M_E_ROW_WHISTS] = "the whists do not sum to zero (rules 7)",
    [PDUP__M_E_ROW_TRICKS] = "the tricks do not fit the contract (rules 6)",
    [PDUP__M_E_ROW_SEATS] =
        "the declarer and the whisters are not at three seats beside the talon holder's",
    [PDUP__M_E_ROW_PLAYER_TWICE] = "a player stands at two seats",
    [PDUP__M_E_ROW_NO_PLAYER] = "a seat has no player",
    [PDUP__M_E_ROW_TWICE] = "the traveller has a row of this round and table already",
    [PDUP__M_E_ROW_LEVEL] = "the level is under the board's lowest contract",
    [PDUP__M_E_ROW_FIRST_HAND] =
        "the trick cells of an all-pass do not go clockwise from the first hand (rules 7)",
    [PDUP__M_E_ROW_EMPTY_SEAT] = "a player or whists at W of a table of three, where nobody sits",
    [PDUP__M_E_ROW_NO_WHISTS] = "a player has no whists, and they are not marked as unknown",
    [PDUP__M_E_ROW_NOT_PLAYED] = "whists in a row that was not played",
    [PDUP__M_E_ROW_HALF] = "left for half where that cannot be: only a six or a seven, by one "
                           "defender when the other passed",
    [PDUP__M_E_ROW_TURN] = "the board cannot be turned as far as that at this table",
    [PDUP__M_E_ROW_MISSING] = "the traveller has no row of this round and table",
    [PDUP__M_E_ROW_CLOSED] = "the row is closed: a change takes a correction (rules 6)",
    [PDUP__M_E_ROW_OPEN] = "the row is not closed yet: it is changed without a correction",
    [PDUP__M_E_ROW_LATE] = "the correction period is over (rules 2)",
    [PDUP__M_E_ROW_ORDER] = "the row has been corrected at this time or later",
    [PDUP__M_E_ROW_RULING] = "a ruling stands on this row, or on a seat where nobody would sit",
    [PDUP__M_E_RULING_ROW] = "no such row, or nobody on this seat of it",
    [PDUP__M_E_RULING_NUMBER] = "the session has a ruling of this number already",
    [PDUP__M_E_RULING_CONFLICT] = "another effect stands on this seat of this row already",
    [PDUP__M_E_RULING_STATE] = "the ruling does not stand, or is of another kind",
    [PDUP__M_E_RULING_LATE] = "the time for rulings and corrections is over (rules 13.2.4)",
    [PDUP__M_E_RULING_UNKNOWN] = "no ruling of this number",
    [PDUP__M_E_RULING_FINAL] = "a ruling that keeps order is final (rules 13.2.4)",
    [PDUP__M_E_APPEAL_NUMBER] = "the session has an appeal of this number already",
    [PDUP__M_E_APPEAL_LATE] = "the time for appeals is over",
    [PDUP__M_E_ACT_EARLY] = "earlier than what it rests on",
    [PDUP__M_E_RULING_ASKER] = "innocent players ask for a waiver, each once (rules 13.2.4)",
    [PDUP__M_E_APPEAL_STATE] =
        "the appeal is decided, or its ruling does not stand as the outcome says",
    [PDUP__M_E_BOARD_TWICE] = "the session has a traveller of this board already",
    [PDUP__M_E_PLAYERS] = "more players than the session has",
    [PDUP__M_E_SESSIONS] = "the sessions of an event differ in `measure` or in `fields`",
    [PDUP__M_E_FILE_ENCODING] = "the text is not UTF-8, or has a byte that no text file has",
    [PDUP__M_E_FILE_HEADER] = "the first line is not: pdup-event 1",
    [PDUP__M_E_FILE_QUOTE] = "a quoted word does not end, or has an unknown \\ in it",
    [PDUP__M_E_FILE_KEY] = "the format does not know this",
    [PDUP__M_E_FILE_WORD] = "not what this place asks for",
    [PDUP__M_E_FILE_COUNT] = "too few or too many words in the line",
    [PDUP__M_E_FILE_TWICE] = "an earlier line has set this already",
    [PDUP__M_E_FILE_ORDER] = "another line must come before this one",
    [PDUP__M_E_FILE_MISSING] = "a line that the file must have is missing",
    [PDUP__M_E_FILE_UNSUPPORTED] = "right by the format, but this version does not read it",
    [PDUP__M_E_MOVEMENT_TEXT] = "the text of the movement has faults",
    [PDUP__M_E_MOVEMENT_PLAYER_TWICE] = "a player sits at two places in one round",
    [PDUP__M_E_MOVEMENT_SET_TWICE] = "a set is at more tables in one round than it has copies",
    [PDUP__M_E_MOVEMENT_SET_AGAIN] = "a player meets a set that he has played",
    [PDUP__M_E_MOVEMENT_PLAYER] = "nobody sits at this seat, or a player whom the movement has not",
    [PDUP__M_E_TARIFF_ROW] = "a row without a contract that was played cannot be settled",
    [PDUP__M_E_TARIFF_SIXTHS] = "by this tariff the whists are not a whole number of sixths",
    [PDUP__M_E_FREQUENCIES_TEXT] = "not the text of a frequency table",
    [PDUP__M_E_ADVICE_OUTCOMES] = "an outcome possible without the infraction is not among all",
    [PDUP__M_E_ADVICE_EFFECT] = "the step has no effect on seats of this row",
    [PDUP__M_E_ADVICE_FACTS] = "whose fault it was is not known of each seat",
    [PDUP__M_E_TRICK_TEXT] = "the text of hand and tricks has faults",
    [PDUP__M_E_TRICK_COUNT] = "each player but the offender plays one card to a trick",
    [PDUP__M_E_TRICK_HAND] = "the cards that the offender holds and has played are not ten: his "
                             "hand was wrong (rules 11.3), or a card is missing (rules 11.4)",
    [PDUP__M_E_TRICK_LEAD] = "no card was led to the trick, and no suit of the lead is given",
    [PDUP__M_E_TRICK_CARD] = "not one of the cards that are in question in this trick",
    [PDUP__M_E_TRICK_TALON] = "a card of the talon leads only on all-pass, to the first two tricks",
    [PDUP__M_E_TRICK_WINNER] = "who leads has not won the trick before",
    [PDUP__M_W_BOARD_AGAIN] = "a player plays the board again (rules 11.6.B)",
    [PDUP__M_W_WHISTER_ORDER] = "the whisters do not stand clockwise from the declarer",
    [PDUP__M_W_MOVEMENT] = "the row is not as the movement has it",
    [PDUP__M_W_TWO_TABLES] = "a player sits at two tables in one round",
    [PDUP__M_W_STOPPED] = "fewer rounds were played than announced",
    [PDUP__M_W_NO_ROW] = "a row that the movement has is missing",
    [PDUP__M_W_NO_TRAVELLER] = "boards that the movement has are without travellers",
    [PDUP__M_W_TABLE_IDLE] = "a table of the movement plays no set in this round",
    [PDUP__M_W_TARIFF] = "the whists are not those of the tariff",
    [PDUP__M_W_DEAL_PASSED_OVER] = "passed over, as a deal does not hold it",
    [PDUP__M_W_SUSPENDED] = "a player plays in a round that he is suspended from",
    [PDUP__M_W_RULING_DRAFT] = "a disqualification that nobody has approved has no effect",
    [PDUP__M_W_DEFERRED] = "a result is awaited",
    [PDUP__M_W_DEAL_AGAIN] = "this deal, or this board, stood before",
    [PDUP__M_W_PENDING] = "a result waits for the director's award",
    [PDUP__M_W_FEW_RESULTS] = "a line or a group has no two results to compare",
    [PDUP__M_W_RULE_UNKNOWN] = "a ruling rests on a provision that the rules do not have",
    [PDUP__M_W_RULE_UNUSUAL] = "an effect is unusual for the rule that it rests on",
    [PDUP__M_W_APPEAL_OPEN] = "an appeal is not decided",
    [PDUP__M_W_AWARD_DROPPED] = "a ruling replaces another and leaves out seats that this one had",
    [PDUP__M_W_NOT_PLAYED] = "a board was not played, and no ruling says what the players get",
    [PDUP__M_W_AWARD_KEPT] = "a row was corrected under an older ruling, which stands as before",
    [PDUP__M_W_FEWER_BOARDS] = "a player is placed on fewer boards than others of his line have",
    [PDUP__M_W_EXPECTED_RAISED] =
        "more results are expected of every board than were played on any",
    [PDUP__M_UNKNOWN_STATUS] = "no status of this library",

    /* What all of them need: quotes, lists, places. */
    [PDUP__M_CUT] = "...",
    [PDUP__M_LIST_COMMA] = ", ",
    [PDUP__M_LIST_OR] = " or ",
    [PDUP__M_PLACE_BOARD] = "board {1}: ",
    [PDUP__M_PLACE_ROW] = "board {1}, round {2}, table {3}: ",
    [PDUP__M_PLAIN] = "{1}",
    [PDUP__M_QUOTE_CLOSE] = "'",
    [PDUP__M_QUOTE_OPEN] = "'",
    [PDUP__M_WARNING] = "warning: ",

    /* Lists of faults, arguments of calls. */
    [PDUP__M_ARGUMENT_LEAST] = "{1} is {2}, and must be at least {3}",
    [PDUP__M_ARGUMENT_RANGE] = "{1} is {2}, and must be from {3} to {4}",
    [PDUP__M_ARGUMENT_TEXT] = "{1} has more than {2} bytes, or a byte of 0",
    [PDUP__M_CUT_FAULTS] = "there are {1} {1|fault|faults} or more; no more were collected",
    [PDUP__M_CUT_WARNINGS] = "there are {1} {1|warning|warnings} or more; no more were collected",

    /* Encodings and characters. */
    [PDUP__M_BYTE_NOT_UTF8] = "this byte is not UTF-8",
    [PDUP__M_CONTROL_CHARACTER] = "a control character",
    [PDUP__M_LOOKS_CYRILLIC] = "; {1} is a Cyrillic letter that looks like {2}",
    [PDUP__M_LOOKS_GREEK] = "; {1} is a Greek letter that looks like {2}",
    [PDUP__M_LOOKS_OTHER] = "; {1} is not the {2} of the keyboard",
    [PDUP__M_LOOKS_WIDE] = "; {1} is a full-width character that looks like {2}",
    [PDUP__M_TEXT_IS_KOI8_R] = "the text is not UTF-8; it looks like KOI8-R: save it as UTF-8",
    [PDUP__M_TEXT_IS_UTF16] = "this is UTF-16 or UTF-32; save it as UTF-8",
    [PDUP__M_TEXT_IS_WINDOWS_1251] =
        "the text is not UTF-8; it looks like Windows-1251: save it as UTF-8",

    /* Words of a text. */
    [PDUP__M_A_NUMBER] = "a number",
    [PDUP__M_A_PLAYER] = "a player",
    [PDUP__M_A_SET] = "a set",
    [PDUP__M_EARLIER_LINE] = "line {1}",
    [PDUP__M_END_OF_LINE] = "the end of the line",
    [PDUP__M_END_OF_TEXT] = "the end of the text",
    [PDUP__M_NOTHING_WANTED] = "{1}; here is nothing",
    [PDUP__M_NUMBER_WANTED] = "{1} from {2} to {3}, not {4}",
    [PDUP__M_WORD_WANTED] = "{1}, not {2}",

    /* Deals and boards. */

    /* Notations of others. */

    /* Tricks. */

    /* Rows, travellers, corrections. */
    [PDUP__M_ROW_AT] = "round {1}, table {2}",
    [PDUP__M_ROW_CORRECTED] = "at {1}",
    [PDUP__M_ROW_DEFENCE] = "'{1}' tells how a whister of a game defended",
    [PDUP__M_ROW_FIRST_HAND] = "here stands {1} where {2} should",
    [PDUP__M_ROW_FULL] = "there are {1} already, the most there may be",
    [PDUP__M_ROW_HALF] = "here at level {1}, beside '{2}'",
    [PDUP__M_ROW_HERE] = "here stands '{1}'",
    [PDUP__M_ROW_LATE] = "{1} minutes after {2}",
    [PDUP__M_ROW_LEVEL] = "{1} is under {2}",
    [PDUP__M_ROW_NO_CONTRACT] = "it is still to be written",
    [PDUP__M_ROW_NO_DEFENCE] = "'{1}' does not tell how this whister defended",
    [PDUP__M_ROW_NO_GAME] = "only a game has a level and a strain",
    [PDUP__M_ROW_NO_SEAT] = "here stands no seat",
    [PDUP__M_ROW_PLAYER_AT] = "{1} at {2}",
    [PDUP__M_ROW_PLAYER_HERE] = "here stands '{1}'",
    [PDUP__M_ROW_PLAYER_OF] = "player {1} of {2}",
    [PDUP__M_ROW_PLAYER_TWICE] = "{1} at {2} and {3}",
    [PDUP__M_ROW_SEAT] = "{1}",
    [PDUP__M_ROW_SEATS] = "a table has 3 or 4 seats (0: as many as the board has), not {1}",
    [PDUP__M_ROW_SEAT_TWICE] = "{1} stands twice",
    [PDUP__M_ROW_SUM] = "these sum to {1}",
    [PDUP__M_ROW_TALON_SEAT] = "the talon of this board lies at {1}",
    [PDUP__M_ROW_TRICKS_EXTRA] = "'{1}' should have none",
    [PDUP__M_ROW_TRICKS_MISSING] = "'{1}' has none",
    [PDUP__M_ROW_TRICKS_SUM] = "these sum to {1}",
    [PDUP__M_ROW_TURN] = "{1} places at a table of {2}",
    [PDUP__M_STANDING_RULING] = "ruling {1} at {2}",
    [PDUP__M_STANDING_UNTIL] = "{1} is before {2}, until when a ruling stood there",
    [PDUP__M_BOARD_PLAYED] =
        "player {1} has played this board already, in round {2} at table {3} (rules 11.6.B)",

    /* Tariffs. */
    [PDUP__M_TARIFF_TWELFTHS] = "{1} would have {2}/12 of a whist",
    [PDUP__M_TARIFF_WHISTS] = "{1} would have {2}",

    /* Movements and their texts. */
    [PDUP__M_CELLS_WANTED] = "{1} are wanted",
    [PDUP__M_CELL_PLAYER] = "a player from 1 to 40000, or - for nobody",
    [PDUP__M_CELL_SET] = "a set from 1 to 40000, or 0 if the table is idle",
    [PDUP__M_COPIES_TABLES] = "{1} {1|copy|copies} of each set, and only {2} {2|table|tables}",
    [PDUP__M_COPIES_WANTED] = "the number of copies of each set, from 1 to 10000",
    [PDUP__M_CYCLE_BLANK] = "a blank must stand between two places",
    [PDUP__M_CYCLE_DASH] = "a dash must stand between two places",
    [PDUP__M_CYCLE_FEWER_ROUNDS] = "rounds of this cycle from 1 to {1}",
    [PDUP__M_CYCLE_KEYS] = "cycle, sets, rounds or seats",
    [PDUP__M_CYCLE_LONG] = "a row has 10000 places at most",
    [PDUP__M_CYCLE_NO_TABLE] = "no table is named",
    [PDUP__M_CYCLE_PLACE] = "a place must be a table and a seat, as 3S, or P for a rest",
    [PDUP__M_CYCLE_PLACE_TWICE] = "this place stands in the row already (table {1})",
    [PDUP__M_CYCLE_PLAYERS] = "these are more than 40000 players",
    [PDUP__M_CYCLE_ROUNDS] = "a number of rounds from 1 to 10000",
    [PDUP__M_CYCLE_SEAT] = "the seat must be N, E, S or W",
    [PDUP__M_CYCLE_SEATS] = "the number of seats, 3 or 4",
    [PDUP__M_CYCLE_SETS_LONG] =
        "the row of the players has {1} {1|place|places}, and this one has more",
    [PDUP__M_CYCLE_SETS_PLACE] = "a place must be the number of a table, or Z",
    [PDUP__M_CYCLE_SETS_SHORT] =
        "the row of the players has {1} {1|place|places}, and this one has fewer",
    [PDUP__M_CYCLE_TABLE_MISSING] = "table {1} has no place in the row",
    [PDUP__M_CYCLE_TABLE_RANGE] = "tables are numbered from 1 to 10000",
    [PDUP__M_CYCLE_TABLE_TWICE] = "table {1} stands in the row already",
    [PDUP__M_CYCLE_THREE] = "at a table of three nobody sits at W (table {1})",
    [PDUP__M_FLAW_IDLE] = "round {1}, table {2}: the table is idle",
    [PDUP__M_FLAW_NOBODY] = "round {1}, table {2}: nobody sits at {3}",
    [PDUP__M_FLAW_PLAYER] = "round {1}, table {2}: player {3} at {4}, but the players are 1 to {5}",
    [PDUP__M_FLAW_PLAYER_TWICE] =
        "round {1}, table {2}: player {3} at {4} sits at table {5}, seat {6}, as well",
    [PDUP__M_FLAW_SET_AGAIN] =
        "round {1}, table {2}: player {3} at {4} has played set {5} in round {6}, table {7}",
    [PDUP__M_FLAW_SET_TWICE] =
        "round {1}, table {2}: set {3} has {4} {4|copy, at table|copies, the last at table} {5}",
    [PDUP__M_JSON_ARRAY] = "an array [ ] of tables",
    [PDUP__M_JSON_BOARD] = "the number of a board",
    [PDUP__M_JSON_BOARDS] =
        "boards from 1 to 40000 as [1, 2, 3] or \"1-3\", or [] if the table is idle",
    [PDUP__M_JSON_COLON] = "a colon",
    [PDUP__M_JSON_COMMA_OR_BRACE] = "a comma or a closing brace",
    [PDUP__M_JSON_COMMA_OR_BRACKET] = "a comma or ]",
    [PDUP__M_JSON_KEYS] =
        "\"round\", \"table\", \"north\", \"east\", \"south\", \"west\" or \"boards\"",
    [PDUP__M_JSON_NO_SET] = "boards {1} to {2} are not a set: each set has {3} {3|board|boards}",
    [PDUP__M_JSON_OBJECT] = "a table as an object in braces",
    [PDUP__M_JSON_PLAYER] = "a player from 1 to 40000, or null for nobody",
    [PDUP__M_JSON_TWICE] = "this object itself",
    [PDUP__M_LIST_CELL] = "a table must be N,E,S,W:set, or . if it is idle",
    [PDUP__M_LIST_COPIES] = "copies for the tables,",
    [PDUP__M_LIST_FEWER_ROUNDS] = "{1} {1|round|rounds}, but lines for {2}",
    [PDUP__M_LIST_FEWER_TABLES] = "there are {1} {1|table|tables}; the line ends here",
    [PDUP__M_LIST_HEADER] = "players, tables, rounds, sets, seats or copies and its number",
    [PDUP__M_LIST_LINE_TWICE] = "this line itself",
    [PDUP__M_LIST_MORE_ROUNDS] = "a line more than the {1} {1|round|rounds} there are",
    [PDUP__M_LIST_MORE_TABLES] = "there are {1} {1|table|tables}; here is one more",
    [PDUP__M_LIST_NO_NUMBER] = "a number must follow; the line ends here",
    [PDUP__M_LIST_THREE] = "at a table of three nobody sits at W: write -",
    [PDUP__M_MISSING_KEY] = "{1}",
    [PDUP__M_MOVEMENT_NONE] = "the text has no movement",
    [PDUP__M_PRESCRIPT_END] = "the end of the line: a table has a line of its own",
    [PDUP__M_PRESCRIPT_MORE] = "a table has three or four players; here is one more",
    [PDUP__M_PRESCRIPT_PLAYER] = "a player from 1 to 40000",
    [PDUP__M_PRESCRIPT_TABLE] = "a table must be N-E-S-W or N-E-S",
    [PDUP__M_ROUND_WANTED] = "a round from 1 to 10000",
    [PDUP__M_ROWS_NO_ROUND] = "round {1}",
    [PDUP__M_ROWS_NO_SET] = "a table that plays a set",
    [PDUP__M_ROWS_NO_TABLE] = "a table of a round",
    [PDUP__M_TABLE_WANTED] = "a table from 1 to 10000",
    [PDUP__M_TOO_MANY_ROUNDS] = "there are 10000 rounds at most",
    [PDUP__M_TOO_MANY_TABLES] = "there are 10000 rounds of 10000 tables at most",

    /* Rulings. */

    /* Regulations, frequencies, standings. */
    [PDUP__M_AWARD_AWAITED] = "player {1} at {2} waits for the director's award",
    [PDUP__M_BOARD_HAD] =
        "player {1} has a result of this board already, in round {2} at table {3} (rules 11.6.B)",
    [PDUP__M_EXPECTED_RAISED] =
        "by an award on this row, which was not played, line {1} has {2} results, and none of its "
        "boards was played more than {3} {3|time|times}: with the regulation expected most every "
        "board is scored as if it had {2}",
    [PDUP__M_FEWER_BOARDS] = "player {1} has place {2} on {3} {3|board|boards}, where line {4} has "
                             "{5}; the regulation minimum-boards can ask for more",
    [PDUP__M_FEWER_BOARDS_MORE] =
        "; {1} {1|other is|others are} placed on fewer than their line has",
    [PDUP__M_GROUP_OF_ONE] =
        "player {1} at {2} is alone in group {3} at a table of {4} and is compared with no other",
    [PDUP__M_LINE_EMPTY] = "line {1} has no result to compare",
    [PDUP__M_LINE_OF_ONE] = "line {1} has one result, which is compared with no other",
    [PDUP__M_OF_SESSION] = "session {1}: ",
    [PDUP__M_RULING_AWAITED] = "player {1} at {2} awaits his result: ruling {3}",

    /* Sessions: what is missing or odd. */
    [PDUP__M_APPEAL_UNDECIDED] = "appeal {1} of player {2} is not decided: ruling {3}",
    [PDUP__M_AWARD_DROPPED] =
        "ruling {1} replaces ruling {2} without an award for {3}, who had one",
    [PDUP__M_AWARD_KEPT] = "the row was corrected at {1}; ruling {2} stands on it as it did before",
    [PDUP__M_DISQUALIFIED_UNAPPROVED] = "a disqualification awaits the approval of the committee "
                                        "or of the organisers (rules 13.2.4)",
    [PDUP__M_MOVEMENT_NO_TABLE] = "the movement has no such round and table",
    [PDUP__M_MOVEMENT_OTHER_PLAYER] = "the movement has player {1} here, not player {2}",
    [PDUP__M_MOVEMENT_OTHER_SET] = "the movement has set {1} here, not set {2}",
    [PDUP__M_NOT_PLAYED] = "the board was not played here, and no ruling says what the players get",
    [PDUP__M_NOT_PLAYED_SEATS] =
        "the board was not played here, and no ruling has an award for {1}",
    [PDUP__M_PLAYER_ELSEWHERE] = "player {1} sits at table {2} in this round, on board {3}",
    [PDUP__M_PLAYER_SUSPENDED] = "player {1} is suspended from rounds {2} to {3}",
    [PDUP__M_RESULT_AWAITED] = "the result of {1} is awaited: ruling {2}",
    [PDUP__M_ROWS_MISSING] = "board {1} has no row of round {2}, table {3}, nor of others",
    [PDUP__M_ROW_MISSING] = "board {1} has no row of round {2}, table {3}",
    [PDUP__M_RULING_UNAPPROVED] = "a disqualification awaits the approval of the committee or of "
                                  "the organisers (rules 13.2.4): ruling {1}",
    [PDUP__M_TRAVELLERS_MISSING] = "no traveller of board {1}",
    [PDUP__M_TRAVELLERS_MISSING_MORE] = "no traveller of board {1} and {2} more",

    /* Acts: rulings, appeals and corrections in their order of time. */

    /* Event files. */
    [PDUP__M_IN_LINE] = ", in line {1}",
};

static int plural(int64_t number) {
    return number == 1 ? 0 : 1;
}

const pdup__catalogue pdup__catalogue_en = {forms, plural};
