/* SPDX-License-Identifier: MIT */
/* What the lines of a session say of rulings, appeals and corrections. Lines may stand in any order, but a ruling can be
 * replaced, revoked or appealed against only when it is there, and a row struck out only when no ruling stands on it: so
 * the lines are gathered first, and then each is applied when it happened. */
#ifndef PDUP_EVENT_FILE_ACTS_H
#define PDUP_EVENT_FILE_ACTS_H

#include "event_file/reader.h"

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

typedef struct pdup__act {
    pdup__act_kind kind;
    int32_t number; /* of the ruling it is about; 0: it has none */
    int32_t replaced;
    int32_t appeal;
    int64_t time;   /* as written; 0: not */
    int64_t lodged; /* of a decision: the time of its appeal */
    int64_t moment; /* by which it is put in order */
    int32_t
        order; /* among those of one moment: the higher number of those of which one replaces the other */
    int32_t ends; /* the ruling that it ends; 0: none, and a draft ends none */
    int64_t
        first; /* of a ruling: the first and the last time that is written of it while it stands; 0: none */
    int64_t last;
    bool is_ended; /* will it be revoked, waived or replaced? */
    int32_t draft; /* and the highest number of a draft that is to replace it; 0: none */
    int32_t line;
    int32_t column;        /* of the number, or of the player, that the line begins with */
    int32_t time_column;   /* of its time; 0: it has none */
    int32_t ruling_column; /* where the line names the ruling that it rests on */
    int32_t rule_column;   /* of the rule that a ruling rests on */
    pdup_ruling *ruling;   /* that is given */
    pdup_authority authority;
    pdup_appeal_outcome outcome; /* of an appeal too: what its line says of it */
    int32_t player_count;
    int32_t players[PDUP_MAX_ASKERS];        /* who appeals or asks */
    int32_t player_columns[PDUP_MAX_ASKERS]; /* of those who ask */
    char *grounds;
    /* The row of the ruling or the correction; the board is 0 where it is about none, the column of a seat where nothing
     * is given to it. */
    int32_t board;
    int32_t round;
    int32_t table;
    int32_t board_column;
    int32_t seat_columns[PDUP__ACT_SEATS];
    const pdup__record *record; /* of a correction, whose words are read again */
    pdup_status status;         /* of the last try; PDUP_OK: done */
    int32_t
        obstacle; /* of the last try: the ruling, or for a correction the line, that is in the way */
    int64_t earliest; /* where it comes too early: when it could have been */
    int64_t ended;    /* of a ruling: the time that is written of its end; 0: none */
    size_t trail;     /* from which act it was reached last; position + 1 */
    bool is_circular; /* does it replace, over others, itself? */
    size_t next;      /* in a list of those that wait; position + 1, 0 ends it */
} pdup__act;

/* Takes over an act with its ruling and its grounds, which are released when there is no memory. */
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

/* The ruling that stands in the way of one that is given; 0 if none does. */
int32_t pdup__act_obstacle(pdup__reader *reader, const pdup__act *act);

/* Tries a correction, and tells what is in its way. */
pdup_status pdup__act_correct(pdup__reader *reader, pdup__act *act);

/* When an act that comes too early could have been, and what stood until then; into the act. */
void pdup__act_find_earliest(const pdup__reader *reader, pdup__act *act);

/* Of an act that was done: the ruling that it ended has ended then. */
void pdup__act_note_end(pdup__reader *reader, const pdup__act *act);

/* The number of the ruling that is not there, for which an act was refused; 0: it was not refused for that. */
int32_t pdup__act_lacks(const pdup__act *act);

/* Finds the rulings that rest on each other in a circle, after all acts were tried. */
void pdup__acts_find_circles(pdup__reader *reader);

/* After that: does the act rest on a ruling whose line was refused, which is complaint enough? */
bool pdup__act_follows_refused(const pdup__reader *reader, const pdup__act *act);

/* Adds when a ruling has ended, if the act came after that. */
void pdup__act_add_end(const pdup__reader *reader, const pdup__act *act, int32_t number,
                       pdup__line *text);

/* Adds a ruling and its line. */
void pdup__act_add_ruling(const pdup__reader *reader, int32_t number, pdup__line *text);

/* Adds the limit after which an act is late. */
void pdup__act_add_limit(pdup__line *text, int32_t minutes, int64_t beginning);

/* Complains, at its line, that the session does not allow the act. */
void pdup__act_refuse(pdup__reader *reader, const pdup__act *act);
void pdup__act_refuse_correction(pdup__reader *reader, const pdup__act *act);

#endif
