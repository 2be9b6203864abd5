/* SPDX-License-Identifier: MIT */
/* Flags of standings while they are found. */
#ifndef PDUP_SCORING_FLAGS_H
#define PDUP_SCORING_FLAGS_H

#include "scoring/standings.h"
#include "text/faults.h"

/* A result where a walk meets it. */
typedef struct pdup__met {
    const pdup__result *result;
    int32_t field;
} pdup__met;

/* The flags of one standings. */
typedef struct pdup__flagging {
    const pdup_standings *standings;
    pdup_faults *flags;
    bool is_many; /* several sessions: the text says which */
    bool is_done; /* false: no memory */
} pdup__flagging;

/* The beginning of an issue about a result. Of several sessions the text begins with the one that the result is of. */
pdup__issue pdup__flag_begin(const pdup__flagging *f, pdup_status code, pdup__message message,
                             const pdup__result *result);

/* Raises the flag, at the row of the result or at its board. */
void pdup__flag(pdup__flagging *f, const pdup__issue *issue, const pdup__result *result,
                bool is_row);

/* An award on a row that was not played makes E larger than any board was played, and changes the scores of all others
 * by that: told once a session. The results come by board and line. */
void pdup__flag_expected(pdup__flagging *f, const pdup__met *all, size_t count);

/* Players who are placed on fewer boards than others of their line have, where no regulation says how many are needed:
 * told once, of the best of them. */
void pdup__flag_fewer_boards(pdup__flagging *f);

#endif
