/* SPDX-License-Identifier: MIT */
/* What the lines of a session say of rulings, appeals and corrections. Lines may stand in any order, but a ruling can be
 * replaced, revoked or appealed against only when it is there, and a row struck out only when no ruling stands on it: so
 * the lines are gathered first, and then each is applied when it happened. */
#ifndef PDUP_EVENT_FILE_ACTS_H
#define PDUP_EVENT_FILE_ACTS_H

#include "event_file/reader.h"
#include "text/issue.h"

#include <pdup/ruling_log.h>

enum { PDUP__ACT_SEATS = 4 };

/* In the order in which those of one time are applied that are about one ruling; then come the corrections. */
typedef enum pdup__act_kind {
    PDUP__ACT_GIVE, /* a ruling that replaces none */
    PDUP__ACT_APPROVE,
    PDUP__ACT_APPEAL,
    PDUP__ACT_DECIDE, /* upheld or withdrawn */
    PDUP__ACT_REPLACE,
    PDUP__ACT_APPROVE_REPLACING, /* as PDUP__ACT_APPROVE, of a draft that replaces another */
    PDUP__ACT_WAIVE,
    PDUP__ACT_REVOKE,
    PDUP__ACT_CHANGE, /* an appeal decided: the ruling was changed */
    PDUP__ACT_CORRECT
} pdup__act_kind;

/* Where the words of an act's line stand; 0: it has none such. */
typedef struct pdup__act_columns {
    int32_t number; /* of the number, or of the player, that the line begins with */
    int32_t time;
    int32_t ruling; /* the one that the line rests on */
    int32_t rule;
    int32_t last_round; /* of a suspension */
    int32_t outcome;
    int32_t board;
    int32_t seats[PDUP__ACT_SEATS]; /* 0 where nothing is given to a seat */
    int32_t players[PDUP_MAX_ASKERS];
} pdup__act_columns;

/* What is found out of an act beside what its line says. */
typedef struct pdup__act_turn {
    int64_t moment; /* by which it is put in order */
    int32_t
        order; /* among those of one moment: the higher number of those of which one replaces the other */
    int32_t ends; /* the ruling that it ends; 0: none, and a draft ends none */
    int64_t
        first; /* of a ruling: the first and the last time that is written of it while it stands; 0: none */
    int64_t last;
    bool is_ended;    /* will it be revoked, waived or replaced? */
    int32_t draft;    /* and the highest number of a draft that is to replace it; 0: none */
    size_t ender;     /* and the act that is to end it; position + 1, 0: none */
    size_t trail;     /* from which act it was reached last; position + 1 */
    bool is_circular; /* does it rest, over others, on itself? */
    size_t next;      /* in a list of those that wait; position + 1, 0 ends it */
    size_t other;     /* and in a heap of those (seat_waits.h) */
    int32_t rank;
    uint64_t seat; /* it has waited for last, and is tried now that this is free; 0: none */
} pdup__act_turn;

typedef struct pdup__act {
    pdup__act_kind kind;
    int32_t number; /* of the ruling it is about; 0: it has none */
    int32_t replaced;
    int32_t appeal;
    int64_t time;   /* as written; 0: not */
    int64_t lodged; /* of a decision: the time of its appeal */
    int32_t line;
    pdup__act_columns columns;
    pdup_ruling *ruling; /* that is given */
    pdup_authority authority;
    pdup_appeal_outcome outcome; /* of an appeal too: what its line says of it */
    int32_t player_count;
    int32_t players[PDUP_MAX_ASKERS]; /* who appeals or asks */
    char *grounds;
    int32_t board; /* of the row of the ruling or the correction; 0 where it is about none */
    int32_t round;
    int32_t table;
    const pdup__record *record; /* of a correction, whose words are read again */
    pdup__act_turn turn;
    pdup_status status; /* of the last try; PDUP_OK: done */
    pdup__issue *why;   /* it was refused then; NULL: it was not */
} pdup__act;

/* Takes over an act with its ruling and its grounds, which are released without a session or when there is no memory. */
void pdup__act_push(pdup__reader *reader, pdup__act act);

/* Gives each act of the session its moment. That is its time; without one it is put as its ruling asks, and a ruling
 * without goes with those of lower numbers. false when there is no memory. */
bool pdup__acts_set_moments(pdup__reader *reader);

/* The act that gives the ruling of a number; NULL if the file has none that can be read. The acts must have their
 * moments. */
pdup__act *pdup__acts_find_given(const pdup__reader *reader, int32_t number);

/* Applies the acts of the session and complains of what cannot be. */
void pdup__acts_apply(pdup__reader *reader);

/* Forgets the acts of the session. */
void pdup__acts_drop(pdup__reader *reader);

/* Tries a correction. */
pdup_status pdup__act_correct(pdup__reader *reader, pdup__act *act, pdup__issue *why);

/* The number of the ruling that is not there, for which an act was refused; 0: it was not refused for that. */
int32_t pdup__act_lacks(const pdup__act *act);

/* Complains of the acts that the session did not allow, but for those that only follow from a line that was refused. */
void pdup__acts_complain(pdup__reader *reader);

/* Complains of a correction, at its own line. */
void pdup__act_refuse_correction(pdup__reader *reader, const pdup__act *act);

/* Says of an issue in which line the ruling stands that it rests on. */
void pdup__act_say_line(const pdup__reader *reader, pdup__issue *why);

#endif
