/* SPDX-License-Identifier: MIT */
/* By what a line is told from others of its kind. Two lines with one key set one value. */
#ifndef PDUP_EVENT_FILE_KEYS_H
#define PDUP_EVENT_FILE_KEYS_H

#include "event_file/reader.h"

/* Only read once in the session, or in the event with session 0. */
pdup__claim_key pdup__key(int32_t session, pdup__line_kind kind);
pdup__claim_key pdup__key_number(int32_t session, pdup__line_kind kind, int32_t number);
pdup__claim_key pdup__key_row(int32_t session, int32_t board, int32_t round, int32_t table);

/* The same for the lines that are about rows: `fouled`, `turned`, `correct`. */
pdup__claim_key pdup__key_of_row(int32_t session, pdup__line_kind kind, int32_t board,
                                 int32_t round, int32_t table);

/* Is a line of this kind about rows that stand elsewhere? */
bool pdup__kind_is_about_rows(pdup__line_kind kind);

/* Are keys of this kind those of rows? */
bool pdup__kind_has_rows(pdup__line_kind kind);

/* Is a line of this kind about the whole event? */
bool pdup__kind_is_common(pdup__line_kind kind);

/* Position among the regulations of the library; -1 if it does not have it. */
int32_t pdup__regulation_index(const pdup__word *word);

/* Position among the fields of a tariff; -1 if there is no such field. */
int32_t pdup__tariff_index(const pdup__word *word);

/* The key of a line; board is that of the last `traveller` line, 0 if there is none. The table in it is coded with its
 * room. false: it has none, or the line will be refused for its words. */
bool pdup__line_key(pdup__line_kind kind, const pdup__words *words, int32_t session, int32_t board,
                    pdup__claim_key *key);

/* The key of the ruling that a line about a player gives by `number=`; false: it gives none. */
bool pdup__line_ruling_key(pdup__line_kind kind, const pdup__words *words, int32_t session,
                           pdup__claim_key *key);

/* The key of the ruling that the line says it replaces; false: it says none. */
bool pdup__line_replaced_key(const pdup__words *words, int32_t session, pdup__claim_key *key);

#endif
