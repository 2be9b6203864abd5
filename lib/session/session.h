/* SPDX-License-Identifier: MIT */
#ifndef PDUP_SESSION_SESSION_H
#define PDUP_SESSION_SESSION_H

#include "base/index.h"
#include "ruling/ruling.h"
#include "scoring/regulations.h"
#include "table/traveller.h"
#include "text/faults.h"

#include <pdup/ruling_log.h>

/* A ruling and what became of it. */
typedef struct pdup__log_entry {
    int32_t number; /* 0: none */
    int64_t time;
    pdup_ruling *ruling;
    pdup_ruling_state state;
    int32_t replaces; /* numbers; 0: none */
    int32_t replaced_by;
    int64_t
        since; /* what happens to it while it stands is not earlier, as far as is known; 0: nothing is known */
    int64_t latest; /* and it does not end earlier */
    int64_t
        ended; /* when it was replaced, revoked or waived; 0: it was not, or that is not recorded */
    int32_t open_appeals;
    bool is_upheld; /* on some appeal */
    int32_t asker_count;
    int32_t askers[PDUP_MAX_ASKERS];
} pdup__log_entry;

typedef struct pdup__appeal {
    int32_t number;
    int64_t time;
    size_t ruling; /* position in the log */
    int32_t player;
    char *grounds;
    pdup_appeal_outcome outcome;
    int64_t decided;
    pdup_authority decided_by;
    int32_t
        replaced_by; /* number of the ruling that has taken the place of the appealed one; 0: none */
} pdup__appeal;

/* What happened to a ruling or an appeal. */
typedef struct pdup__history_entry {
    pdup_act_kind act;
    int64_t time;
    int32_t ruling; /* position in the log */
    int32_t appeal; /* number; 0: it is about none */
    pdup_authority authority;
    int32_t player;
} pdup__history_entry;

struct pdup_session {
    pdup__handle base;
    pdup__owner owner;
    pdup__chosen chosen;
    pdup_movement *movement; /* NULL: none */
    unsigned char seed[PDUP_SEED_BYTES];
    bool has_seed;
    int32_t room_tables;         /* as laid down; 0: not */
    int32_t rounds_played;       /* 0: all of the movement */
    int64_t end_time;            /* 0: not recorded */
    pdup_traveller **travellers; /* by board number */
    size_t traveller_count;
    size_t traveller_capacity;
    pdup__log_entry *log;
    size_t log_count;
    size_t log_capacity;
    pdup__index log_index; /* of the log, by number; what has none is not in it */
    pdup__appeal *appeals;
    size_t appeal_count;
    size_t appeal_capacity;
    pdup__index appeal_index; /* by number */
    pdup__history_entry *history;
    size_t history_count;
    size_t history_capacity;
};

/* Position of the first traveller whose board number is not lower than this; traveller_count if there is none. */
size_t pdup__session_position(const pdup_session *session, int32_t board);

/* The traveller of a board, or NULL. */
pdup_traveller *pdup__session_find(const pdup_session *session, int32_t board);

/* The effect that stands on a seat of a row of the session; NULL if none does. */
const pdup__effect *pdup__session_effect(const pdup_session *session,
                                         pdup__standing_effect standing);

/* Tables of a room, which are numbered through all rooms; 0: there is one room. */
int32_t pdup__session_room_tables(const pdup_session *session);

#endif
