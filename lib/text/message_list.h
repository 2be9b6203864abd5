/* SPDX-License-Identifier: MIT */
/* Every message of the library by name, with the kinds of its arguments: n number, w whists, s seat, t time, q word in
 * quotes, b bytes as they are, m phrase, l list of words (message.h). With a ! in front it is a whole sentence by itself;
 * the others follow the sentence of their status and a colon, or another message.
 *
 * Names are promised to programs (pdup_faults_name_at()): those of a later version may be more, never others. In each
 * section by the alphabet. */
#ifndef PDUP_TEXT_MESSAGE_LIST_H
#define PDUP_TEXT_MESSAGE_LIST_H

/* A line a message: clang-format would move all of them when one grows. */
/* clang-format off */
#define PDUP__MESSAGE_LIST(X) \
    X(NONE, "") \
    /* The sentences of statuses. */ \
    X(OK, "!") \
    X(E_ARG, "!") \
    X(E_RANGE, "!") \
    X(E_STATE, "!") \
    X(E_NOMEM, "!") \
    X(E_SPACE, "!") \
    X(E_OVERFLOW, "!") \
    X(E_NO_MOVEMENT, "!") \
    X(E_KEY, "!") \
    X(E_VALUE, "!") \
    X(E_DEAL_FORM, "!") \
    X(E_DEAL_CARD, "!") \
    X(E_DEAL_TWICE, "!") \
    X(E_DEAL_COUNT, "!") \
    X(E_DEAL_TALON, "!") \
    X(E_DEAL_PLACE, "!") \
    X(E_PENALTY_TARIFF, "!") \
    X(E_DEAL_NUMBER, "!") \
    X(E_TRICK_UNKNOWN, "!") \
    X(E_ROW_CONTRACT, "!") \
    X(E_ROW_WHISTS, "!") \
    X(E_ROW_TRICKS, "!") \
    X(E_ROW_SEATS, "!") \
    X(E_ROW_PLAYER_TWICE, "!") \
    X(E_ROW_NO_PLAYER, "!") \
    X(E_ROW_TWICE, "!") \
    X(E_ROW_LEVEL, "!") \
    X(E_ROW_FIRST_HAND, "!") \
    X(E_ROW_EMPTY_SEAT, "!") \
    X(E_ROW_NO_WHISTS, "!") \
    X(E_ROW_NOT_PLAYED, "!") \
    X(E_ROW_HALF, "!") \
    X(E_ROW_TURN, "!") \
    X(E_ROW_MISSING, "!") \
    X(E_ROW_CLOSED, "!") \
    X(E_ROW_OPEN, "!") \
    X(E_ROW_LATE, "!") \
    X(E_ROW_ORDER, "!") \
    X(E_ROW_RULING, "!") \
    X(E_RULING_ROW, "!") \
    X(E_RULING_NUMBER, "!") \
    X(E_RULING_CONFLICT, "!") \
    X(E_RULING_STATE, "!") \
    X(E_RULING_LATE, "!") \
    X(E_RULING_UNKNOWN, "!") \
    X(E_RULING_FINAL, "!") \
    X(E_APPEAL_NUMBER, "!") \
    X(E_APPEAL_LATE, "!") \
    X(E_ACT_EARLY, "!") \
    X(E_RULING_ASKER, "!") \
    X(E_APPEAL_STATE, "!") \
    X(E_BOARD_TWICE, "!") \
    X(E_PLAYERS, "!") \
    X(E_SESSIONS, "!") \
    X(E_FILE_ENCODING, "!") \
    X(E_FILE_HEADER, "!") \
    X(E_FILE_QUOTE, "!") \
    X(E_FILE_KEY, "!") \
    X(E_FILE_WORD, "!") \
    X(E_FILE_COUNT, "!") \
    X(E_FILE_TWICE, "!") \
    X(E_FILE_ORDER, "!") \
    X(E_FILE_MISSING, "!") \
    X(E_FILE_UNSUPPORTED, "!") \
    X(E_MOVEMENT_TEXT, "!") \
    X(E_MOVEMENT_PLAYER_TWICE, "!") \
    X(E_MOVEMENT_SET_TWICE, "!") \
    X(E_MOVEMENT_SET_AGAIN, "!") \
    X(E_MOVEMENT_PLAYER, "!") \
    X(E_TARIFF_ROW, "!") \
    X(E_TARIFF_SIXTHS, "!") \
    X(E_FREQUENCIES_TEXT, "!") \
    X(E_ADVICE_OUTCOMES, "!") \
    X(E_ADVICE_EFFECT, "!") \
    X(E_ADVICE_FACTS, "!") \
    X(E_TRICK_TEXT, "!") \
    X(E_TRICK_COUNT, "!") \
    X(E_TRICK_HAND, "!") \
    X(E_TRICK_LEAD, "!") \
    X(E_TRICK_CARD, "!") \
    X(E_TRICK_TALON, "!") \
    X(E_TRICK_WINNER, "!") \
    X(W_BOARD_AGAIN, "!") \
    X(W_WHISTER_ORDER, "!") \
    X(W_MOVEMENT, "!") \
    X(W_TWO_TABLES, "!") \
    X(W_STOPPED, "!") \
    X(W_NO_ROW, "!") \
    X(W_NO_TRAVELLER, "!") \
    X(W_TABLE_IDLE, "!") \
    X(W_TARIFF, "!") \
    X(W_DEAL_PASSED_OVER, "!") \
    X(W_SUSPENDED, "!") \
    X(W_RULING_DRAFT, "!") \
    X(W_DEFERRED, "!") \
    X(W_DEAL_AGAIN, "!") \
    X(W_PENDING, "!") \
    X(W_FEW_RESULTS, "!") \
    X(W_RULE_UNKNOWN, "!") \
    X(W_RULE_UNUSUAL, "!") \
    X(W_APPEAL_OPEN, "!") \
    X(W_AWARD_DROPPED, "!") \
    X(W_NOT_PLAYED, "!") \
    X(W_AWARD_KEPT, "!") \
    X(W_FEWER_BOARDS, "!") \
    X(W_EXPECTED_RAISED, "!") \
    X(UNKNOWN_STATUS, "!") \
    /* What all of them need: quotes, lists, places. */ \
    X(CUT, "") \
    X(LIST_COMMA, "") \
    X(LIST_OR, "") \
    X(PLACE_BOARD, "n") \
    X(PLACE_ROW, "nnn") \
    X(PLAIN, "!b") \
    X(QUOTE_CLOSE, "") \
    X(QUOTE_OPEN, "") \
    X(WARNING, "") \
    /* Lists of faults, arguments of calls. */ \
    X(ARGUMENT_LEAST, "bnn") \
    X(ARGUMENT_RANGE, "bnnn") \
    X(ARGUMENT_TEXT, "bn") \
    X(CUT_FAULTS, "!n") \
    X(CUT_WARNINGS, "!n") \
    /* Encodings and characters. */ \
    X(BYTE_NOT_UTF8, "") \
    X(CONTROL_CHARACTER, "") \
    X(LOOKS_CYRILLIC, "qb") \
    X(LOOKS_GREEK, "qb") \
    X(LOOKS_OTHER, "qb") \
    X(LOOKS_WIDE, "qb") \
    X(TEXT_IS_KOI8_R, "!") \
    X(TEXT_IS_UTF16, "") \
    X(TEXT_IS_WINDOWS_1251, "!") \
    /* Words of a text. */ \
    X(A_NUMBER, "") \
    X(A_PLAYER, "") \
    X(A_SET, "") \
    X(EARLIER_LINE, "n") \
    X(END_OF_LINE, "") \
    X(END_OF_TEXT, "") \
    X(NOTHING_WANTED, "m") \
    X(NUMBER_WANTED, "mnnq") \
    X(WORD_WANTED, "mq") \
    /* Deals and boards. */ \
    /* Notations of others. */ \
    /* Tricks. */ \
    /* Rows, travellers, corrections. */ \
    X(ROW_AT, "nn") \
    X(ROW_CORRECTED, "t") \
    X(ROW_DEFENCE, "b") \
    X(ROW_FIRST_HAND, "ss") \
    X(ROW_FULL, "n") \
    X(ROW_HALF, "nb") \
    X(ROW_HERE, "b") \
    X(ROW_LATE, "nt") \
    X(ROW_LEVEL, "nn") \
    X(ROW_NO_CONTRACT, "") \
    X(ROW_NO_DEFENCE, "b") \
    X(ROW_NO_GAME, "") \
    X(ROW_NO_SEAT, "") \
    X(ROW_PLAYER_AT, "ns") \
    X(ROW_PLAYER_HERE, "n") \
    X(ROW_PLAYER_OF, "nn") \
    X(ROW_PLAYER_TWICE, "nss") \
    X(ROW_SEAT, "s") \
    X(ROW_SEATS, "n") \
    X(ROW_SEAT_TWICE, "s") \
    X(ROW_SUM, "w") \
    X(ROW_TALON_SEAT, "s") \
    X(ROW_TRICKS_EXTRA, "b") \
    X(ROW_TRICKS_MISSING, "b") \
    X(ROW_TRICKS_SUM, "n") \
    X(ROW_TURN, "nn") \
    X(STANDING_RULING, "ns") \
    X(STANDING_UNTIL, "tt") \
    X(BOARD_PLAYED, "!nnn") \
    /* Tariffs. */ \
    X(TARIFF_TWELFTHS, "sn") \
    X(TARIFF_WHISTS, "sw") \
    /* Movements and their texts. */ \
    X(CELLS_WANTED, "b") \
    X(CELL_PLAYER, "") \
    X(CELL_SET, "") \
    X(COPIES_TABLES, "nn") \
    X(COPIES_WANTED, "") \
    X(CYCLE_BLANK, "") \
    X(CYCLE_DASH, "") \
    X(CYCLE_FEWER_ROUNDS, "n") \
    X(CYCLE_KEYS, "") \
    X(CYCLE_LONG, "") \
    X(CYCLE_NO_TABLE, "") \
    X(CYCLE_PLACE, "") \
    X(CYCLE_PLACE_TWICE, "n") \
    X(CYCLE_PLAYERS, "") \
    X(CYCLE_ROUNDS, "") \
    X(CYCLE_SEAT, "") \
    X(CYCLE_SEATS, "") \
    X(CYCLE_SETS_LONG, "n") \
    X(CYCLE_SETS_PLACE, "") \
    X(CYCLE_SETS_SHORT, "n") \
    X(CYCLE_TABLE_MISSING, "n") \
    X(CYCLE_TABLE_RANGE, "") \
    X(CYCLE_TABLE_TWICE, "n") \
    X(CYCLE_THREE, "n") \
    X(FLAW_IDLE, "!nn") \
    X(FLAW_NOBODY, "!nns") \
    X(FLAW_PLAYER, "!nnnsn") \
    X(FLAW_PLAYER_TWICE, "!nnnsns") \
    X(FLAW_SET_AGAIN, "!nnnsnnn") \
    X(FLAW_SET_TWICE, "!nnnnn") \
    X(JSON_ARRAY, "") \
    X(JSON_BOARD, "") \
    X(JSON_BOARDS, "") \
    X(JSON_COLON, "") \
    X(JSON_COMMA_OR_BRACE, "") \
    X(JSON_COMMA_OR_BRACKET, "") \
    X(JSON_KEYS, "") \
    X(JSON_NO_SET, "nnn") \
    X(JSON_OBJECT, "") \
    X(JSON_PLAYER, "") \
    X(JSON_TWICE, "") \
    X(LIST_CELL, "") \
    X(LIST_COPIES, "") \
    X(LIST_FEWER_ROUNDS, "nn") \
    X(LIST_FEWER_TABLES, "n") \
    X(LIST_HEADER, "") \
    X(LIST_LINE_TWICE, "") \
    X(LIST_MORE_ROUNDS, "n") \
    X(LIST_MORE_TABLES, "n") \
    X(LIST_NO_NUMBER, "") \
    X(LIST_THREE, "") \
    X(MISSING_KEY, "b") \
    X(MOVEMENT_NONE, "") \
    X(PRESCRIPT_END, "") \
    X(PRESCRIPT_MORE, "") \
    X(PRESCRIPT_PLAYER, "") \
    X(PRESCRIPT_TABLE, "") \
    X(ROUND_WANTED, "") \
    X(ROWS_NO_ROUND, "n") \
    X(ROWS_NO_SET, "") \
    X(ROWS_NO_TABLE, "") \
    X(TABLE_WANTED, "") \
    X(TOO_MANY_ROUNDS, "") \
    X(TOO_MANY_TABLES, "") \
    /* Rulings. */ \
    /* Regulations, frequencies, standings. */ \
    X(AWARD_AWAITED, "!ns") \
    X(BOARD_HAD, "!nnn") \
    X(EXPECTED_RAISED, "!snn") \
    X(FEWER_BOARDS, "!nnnsn") \
    X(FEWER_BOARDS_MORE, "n") \
    X(GROUP_OF_ONE, "!nsnn") \
    X(LINE_EMPTY, "!s") \
    X(LINE_OF_ONE, "!s") \
    X(OF_SESSION, "!n") \
    X(RULING_AWAITED, "!nsn") \
    /* Sessions: what is missing or odd. */ \
    X(APPEAL_UNDECIDED, "!nnn") \
    X(AWARD_DROPPED, "!nnl") \
    X(AWARD_KEPT, "!tn") \
    X(DISQUALIFIED_UNAPPROVED, "!") \
    X(MOVEMENT_NO_TABLE, "!") \
    X(MOVEMENT_OTHER_PLAYER, "!nn") \
    X(MOVEMENT_OTHER_SET, "!nn") \
    X(NOT_PLAYED, "!") \
    X(NOT_PLAYED_SEATS, "!l") \
    X(PLAYER_ELSEWHERE, "!nnn") \
    X(PLAYER_SUSPENDED, "!nnn") \
    X(RESULT_AWAITED, "!sn") \
    X(ROWS_MISSING, "!nnn") \
    X(ROW_MISSING, "!nnn") \
    X(RULING_UNAPPROVED, "!n") \
    X(TRAVELLERS_MISSING, "!b") \
    X(TRAVELLERS_MISSING_MORE, "!bn") \
    /* Acts: rulings, appeals and corrections in their order of time. */ \
    /* Event files. */ \
    X(IN_LINE, "n") \
/* clang-format on */

#endif
