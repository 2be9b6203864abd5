/* SPDX-License-Identifier: MIT */
/* The parts of pdup_session_check(). Each adds its warnings; false when there is no memory. */
#ifndef PDUP_SESSION_CHECKS_H
#define PDUP_SESSION_CHECKS_H

#include "session/session.h"

/* What a caller knows of lines that were written and refused: their rows and travellers are not missed. */
typedef struct pdup__excuses {
    bool (*has_row)(const void *context, int32_t board, int32_t round, int32_t table);
    bool (*has_traveller)(const void *context, int32_t board);
    const void *context;
} pdup__excuses;

/* As pdup_session_check(); excuses may be NULL. */
pdup_status pdup__session_check(const pdup_session *session, const pdup__excuses *excuses,
                                pdup_faults **faults_out);

/* A row at a table where the movement has others or nobody, whose players it has at another table of that round, with the
 * board that the row is of: its number is wrong. */
typedef struct pdup__misplaced {
    int32_t board;
    int32_t round;
    int32_t table; /* as written */
    int32_t meant;
} pdup__misplaced;

/* All of a session, by board and round. */
typedef struct pdup__misplaced_rows {
    pdup__misplaced *rows;
    size_t count;
} pdup__misplaced_rows;

/* false when there is no memory. */
bool pdup__find_misplaced(const pdup_session *session, pdup__misplaced_rows *out);

/* The table that is meant by the row at this one, or 0; and is there a row that means this one? */
int32_t pdup__misplaced_meant(const pdup__misplaced_rows *list, int32_t board, int32_t round,
                              int32_t table);
bool pdup__misplaced_has(const pdup__misplaced_rows *list, int32_t board, int32_t round,
                         int32_t meant);

/* A warning for each traveller that lacks a row which the movement has in a round of which there are rows, and one for
 * the boards without a traveller. Nothing without a movement or without rows. */
bool pdup__add_missing(const pdup_session *session, const pdup__excuses *excuses,
                       const pdup__misplaced_rows *misplaced, pdup_faults *faults);

/* On rows: each result that is awaited, each seat of a player in a round that he is suspended from, what was not played
 * and is not ruled on, awards that a later ruling left out, rows that were corrected under an older ruling. Each draft,
 * each open appeal, and each ruling that rests on no provision or has an unusual effect for it. */
bool pdup__add_ruling_warnings(const pdup_session *session, pdup_faults *faults);

#endif
