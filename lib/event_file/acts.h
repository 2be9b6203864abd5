/* SPDX-License-Identifier: MIT */
/* What the lines of a session say of rulings and appeals. Lines may stand in any order, but a ruling can be replaced,
 * revoked or appealed against only when it is there: so the lines are gathered first, and then each is applied when it
 * happened. */
#ifndef PDUP_EVENT_FILE_ACTS_H
#define PDUP_EVENT_FILE_ACTS_H

#include "event_file/reader.h"

#include <pdup/life.h>

enum { PDUP__ACT_SEATS = 4 };

/* In the order in which those of one time are applied. */
typedef enum pdup__act_kind {
    PDUP__ACT_GIVE, /* a ruling that replaces none */
    PDUP__ACT_APPROVE,
    PDUP__ACT_APPEAL,
    PDUP__ACT_DECIDE, /* upheld or withdrawn */
    PDUP__ACT_REPLACE,
    PDUP__ACT_WAIVE,
    PDUP__ACT_REVOKE,
    PDUP__ACT_CHANGE /* an appeal decided: the ruling was changed */
} pdup__act_kind;

typedef struct pdup__act {
    pdup__act_kind kind;
    int32_t number; /* of the ruling it is about; 0: it has none */
    int32_t replaced;
    int32_t appeal;
    int64_t time;   /* as written; 0: not */
    int64_t lodged; /* of a decision: the time of its appeal */
    int64_t moment; /* by which it is put in order */
    int32_t line;
    int32_t column;        /* of the number, or of the player, that the line begins with */
    int32_t ruling_column; /* where the line names the ruling that it rests on */
    int32_t rule_column;   /* of the rule that a ruling rests on */
    pdup_ruling *ruling;   /* that is given */
    pdup_authority authority;
    pdup_appeal_outcome outcome;
    int32_t player_count;
    int32_t players[PDUP_MAX_ASKERS]; /* who appeals or asks */
    char *grounds;
    /* The row of the ruling; the board is 0 where it is about none, the column of a seat where nothing is given to it. */
    int32_t board;
    int32_t round;
    int32_t table;
    int32_t board_column;
    int32_t seat_columns[PDUP__ACT_SEATS];
    pdup_status status; /* of the last try; PDUP_OK: done */
    size_t next;        /* in a list of those that wait; position + 1, 0 ends it */
} pdup__act;

/* Takes over an act with its ruling and its grounds, which are released when there is no memory. */
void pdup__act_push(pdup__reader *reader, pdup__act act);

/* Puts the acts of the session in order: by their times; those without are put with the ruling they are about, and a
 * ruling without with those of lower numbers. */
void pdup__acts_sort(pdup__reader *reader);

/* Applies the acts of the session and complains of what cannot be. */
void pdup__acts_apply(pdup__reader *reader);

/* Forgets the acts of the session. */
void pdup__acts_drop(pdup__reader *reader);

/* The ruling that stands in the way of one that is given; 0 if none does. */
int32_t pdup__act_obstacle(pdup__reader *reader, const pdup__act *act);

/* Complains, at its line, that the session does not allow the act. */
void pdup__act_refuse(pdup__reader *reader, const pdup__act *act);

#endif
