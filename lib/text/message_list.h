/* SPDX-License-Identifier: MIT */
/* Every message of the library by name, with the kinds of its arguments: n number, w whists, s seat, t time, q word in
 * quotes, b bytes as they are, m phrase, l list of words (message.h). With a ! in front it is a whole sentence by itself;
 * the others follow the sentence of their status and a colon, or another message.
 *
 * Names are promised to programs (pdup_faults_name_at()): those of a later version may be more, never others. In each
 * section by the alphabet. */
#ifndef PDUP_TEXT_MESSAGE_LIST_H
#define PDUP_TEXT_MESSAGE_LIST_H

#define PDUP__MESSAGE_LIST(X)                                                                      \
    X(NONE, "")                                                                                    \
    /* The sentences of statuses. */                                                               \
    X(OK, "!")                                                                                     \
    X(E_ARG, "!")                                                                                  \
    X(E_RANGE, "!")                                                                                \
    X(E_STATE, "!")                                                                                \
    X(E_NOMEM, "!")                                                                                \
    X(E_SPACE, "!")                                                                                \
    X(E_OVERFLOW, "!")                                                                             \
    X(E_NO_MOVEMENT, "!")                                                                          \
    X(E_KEY, "!")                                                                                  \
    X(E_VALUE, "!")                                                                                \
    X(E_DEAL_FORM, "!")                                                                            \
    X(E_DEAL_CARD, "!")                                                                            \
    X(E_DEAL_TWICE, "!")                                                                           \
    X(E_DEAL_COUNT, "!")                                                                           \
    X(E_DEAL_TALON, "!")                                                                           \
    X(E_DEAL_PLACE, "!")                                                                           \
    X(E_PENALTY_TARIFF, "!")                                                                       \
    X(E_DEAL_NUMBER, "!")                                                                          \
    X(E_TRICK_UNKNOWN, "!")                                                                        \
    X(E_ROW_CONTRACT, "!")                                                                         \
    X(E_ROW_WHISTS, "!")                                                                           \
    X(E_ROW_TRICKS, "!")                                                                           \
    X(E_ROW_SEATS, "!")                                                                            \
    X(E_ROW_PLAYER_TWICE, "!")                                                                     \
    X(E_ROW_NO_PLAYER, "!")                                                                        \
    X(E_ROW_TWICE, "!")                                                                            \
    X(E_ROW_LEVEL, "!")                                                                            \
    X(E_ROW_FIRST_HAND, "!")                                                                       \
    X(E_ROW_EMPTY_SEAT, "!")                                                                       \
    X(E_ROW_NO_WHISTS, "!")                                                                        \
    X(E_ROW_NOT_PLAYED, "!")                                                                       \
    X(E_ROW_HALF, "!")                                                                             \
    X(E_ROW_TURN, "!")                                                                             \
    X(E_ROW_MISSING, "!")                                                                          \
    X(E_ROW_CLOSED, "!")                                                                           \
    X(E_ROW_OPEN, "!")                                                                             \
    X(E_ROW_LATE, "!")                                                                             \
    X(E_ROW_ORDER, "!")                                                                            \
    X(E_ROW_RULING, "!")                                                                           \
    X(E_RULING_ROW, "!")                                                                           \
    X(E_RULING_NUMBER, "!")                                                                        \
    X(E_RULING_CONFLICT, "!")                                                                      \
    X(E_RULING_STATE, "!")                                                                         \
    X(E_RULING_LATE, "!")                                                                          \
    X(E_RULING_UNKNOWN, "!")                                                                       \
    X(E_RULING_FINAL, "!")                                                                         \
    X(E_APPEAL_NUMBER, "!")                                                                        \
    X(E_APPEAL_LATE, "!")                                                                          \
    X(E_ACT_EARLY, "!")                                                                            \
    X(E_RULING_ASKER, "!")                                                                         \
    X(E_APPEAL_STATE, "!")                                                                         \
    X(E_BOARD_TWICE, "!")                                                                          \
    X(E_PLAYERS, "!")                                                                              \
    X(E_SESSIONS, "!")                                                                             \
    X(E_FILE_ENCODING, "!")                                                                        \
    X(E_FILE_HEADER, "!")                                                                          \
    X(E_FILE_QUOTE, "!")                                                                           \
    X(E_FILE_KEY, "!")                                                                             \
    X(E_FILE_WORD, "!")                                                                            \
    X(E_FILE_COUNT, "!")                                                                           \
    X(E_FILE_TWICE, "!")                                                                           \
    X(E_FILE_ORDER, "!")                                                                           \
    X(E_FILE_MISSING, "!")                                                                         \
    X(E_FILE_UNSUPPORTED, "!")                                                                     \
    X(E_MOVEMENT_TEXT, "!")                                                                        \
    X(E_MOVEMENT_PLAYER_TWICE, "!")                                                                \
    X(E_MOVEMENT_SET_TWICE, "!")                                                                   \
    X(E_MOVEMENT_SET_AGAIN, "!")                                                                   \
    X(E_MOVEMENT_PLAYER, "!")                                                                      \
    X(E_TARIFF_ROW, "!")                                                                           \
    X(E_TARIFF_SIXTHS, "!")                                                                        \
    X(E_FREQUENCIES_TEXT, "!")                                                                     \
    X(E_ADVICE_OUTCOMES, "!")                                                                      \
    X(E_ADVICE_EFFECT, "!")                                                                        \
    X(E_ADVICE_FACTS, "!")                                                                         \
    X(E_TRICK_TEXT, "!")                                                                           \
    X(E_TRICK_COUNT, "!")                                                                          \
    X(E_TRICK_HAND, "!")                                                                           \
    X(E_TRICK_LEAD, "!")                                                                           \
    X(E_TRICK_CARD, "!")                                                                           \
    X(E_TRICK_TALON, "!")                                                                          \
    X(E_TRICK_WINNER, "!")                                                                         \
    X(W_BOARD_AGAIN, "!")                                                                          \
    X(W_WHISTER_ORDER, "!")                                                                        \
    X(W_MOVEMENT, "!")                                                                             \
    X(W_TWO_TABLES, "!")                                                                           \
    X(W_STOPPED, "!")                                                                              \
    X(W_NO_ROW, "!")                                                                               \
    X(W_NO_TRAVELLER, "!")                                                                         \
    X(W_TABLE_IDLE, "!")                                                                           \
    X(W_TARIFF, "!")                                                                               \
    X(W_DEAL_PASSED_OVER, "!")                                                                     \
    X(W_SUSPENDED, "!")                                                                            \
    X(W_RULING_DRAFT, "!")                                                                         \
    X(W_DEFERRED, "!")                                                                             \
    X(W_DEAL_AGAIN, "!")                                                                           \
    X(W_PENDING, "!")                                                                              \
    X(W_FEW_RESULTS, "!")                                                                          \
    X(W_RULE_UNKNOWN, "!")                                                                         \
    X(W_RULE_UNUSUAL, "!")                                                                         \
    X(W_APPEAL_OPEN, "!")                                                                          \
    X(UNKNOWN_STATUS, "!")                                                                         \
    /* What all of them need: quotes, lists, places. */                                            \
    X(CUT, "")                                                                                     \
    X(LIST_COMMA, "")                                                                              \
    X(LIST_OR, "")                                                                                 \
    X(PLACE_BOARD, "n")                                                                            \
    X(PLACE_ROW, "nnn")                                                                            \
    X(PLAIN, "!b")                                                                                 \
    X(QUOTE_CLOSE, "")                                                                             \
    X(QUOTE_OPEN, "")                                                                              \
    X(WARNING, "")                                                                                 \
    /* Lists of faults, arguments of calls. */                                                     \
    X(ARGUMENT_RANGE, "bnnn")                                                                      \
    X(CUT_FAULTS, "!n")                                                                            \
    X(CUT_WARNINGS, "!n")                                                                          \
    /* Encodings and characters. */                                                                \
    /* Words of a text. */                                                                         \
    /* Deals and boards. */                                                                        \
    /* Notations of others. */                                                                     \
    /* Tricks. */                                                                                  \
    /* Rows, travellers, corrections. */                                                           \
    /* Tariffs. */                                                                                 \
    /* Movements and their texts. */                                                               \
    /* Rulings. */                                                                                 \
    /* Regulations, frequencies, standings. */                                                     \
    /* Sessions: what is missing or odd. */                                                        \
    /* Acts: rulings, appeals and corrections in their order of time. */                           \
    /* Event files. */

#endif
