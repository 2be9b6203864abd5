/* SPDX-License-Identifier: MIT */
/* Complaints of the reader: issues at the present line and row. */
#ifndef PDUP_EVENT_FILE_REPORT_H
#define PDUP_EVENT_FILE_REPORT_H

#include "event_file/reader.h"
#include "event_file/suggest.h"

/* Enters an issue that is about the present line and row. */
void pdup__complain(pdup__reader *reader, int32_t column, const pdup__issue *issue);

void pdup__issue_add_word(pdup__issue *issue, const pdup__word *word);

/* Says what is to be known of quotes where one of the words begins with a typographic one. */
void pdup__issue_say_quotes(pdup__issue *issue, const pdup__word *words, int32_t count);

/* PDUP_E_FILE_WORD: what the place asks for, the word that stands there, and what may be hard to see in it. */
pdup__issue pdup__issue_not(const pdup__word *word, pdup__message wanted);

/* Complains of it. */
void pdup__complain_of_word(pdup__reader *reader, const pdup__word *word, pdup__message wanted);

/* The same with another status. */
void pdup__fault_word(pdup__reader *reader, pdup_status status, const pdup__word *word,
                      pdup__message wanted);

/* None of the words that stand for choice: `a, b or c, not 'word'; did you mean 'nearest'?` */
void pdup__fault_choice(pdup__reader *reader, const char *const *choices, int32_t count,
                        const pdup__suggestion *suggestion);

/* Right by the format, but this version does not read it. */
void pdup__fault_unsupported(pdup__reader *reader, const pdup__word *word);

/* A word that is none of those known: `unknown WHAT 'word'; did you mean 'nearest'?` */
void pdup__fault_unknown(pdup__reader *reader, pdup_status status, pdup__message what,
                         const pdup__suggestion *suggestion);

/* Has the line from least to most words (2 or more)? Complains if not. */
bool pdup__count_words(pdup__reader *reader, const pdup__words *words, int32_t least, int32_t most,
                       pdup__message wanted);

/* A whole number in the range; complains if it is not. */
bool pdup__read_number(pdup__reader *reader, const pdup__word *word, int32_t lowest,
                       int32_t highest, int32_t *out);

/* The same, naming what the number is: "a round". */
bool pdup__read_number_of(pdup__reader *reader, const pdup__word *word, pdup__message what,
                          int32_t lowest, int32_t highest, int32_t *out);

/* Seconds since 1970, not before the earliest; complains if they are none. */
bool pdup__read_time(pdup__reader *reader, const pdup__word *word, int64_t earliest, int64_t *out);

/* Has the session this player, where their number is known? Complains if not. */
bool pdup__check_player(pdup__reader *reader, const pdup__word *word, int32_t player);

/* At most PDUP_MAX_TEXT bytes; complains if it is more. */
bool pdup__check_text(pdup__reader *reader, const pdup__word *word);

/* A copy of the word that stays; NULL when there is no memory. */
char *pdup__keep_text(pdup__reader *reader, const pdup__word *word);

/* The place of a key of the present line, if no line has set it yet; otherwise NULL and a complaint with this status
 * that names that line. */
pdup__claim *pdup__claim_take(pdup__reader *reader, pdup_status status, pdup__claim_key key,
                              int32_t column);

/* Now the present line has set it. */
void pdup__claim_set(pdup__reader *reader, pdup__claim *claim, int32_t column);

/* What the calls to the rest of the library return: only a lack of memory is possible where this is used. */
bool pdup__ok_or_nomem(pdup__reader *reader, pdup_status status);

#endif
