/* SPDX-License-Identifier: MIT */
#ifndef PDUP_SESSION_SESSION_H
#define PDUP_SESSION_SESSION_H

#include "base/faults.h"
#include "base/index.h"
#include "cards/traveller.h"
#include "scoring/regulations.h"

#include <pdup/session.h>

/* A ruling in force. */
typedef struct pdup__log_entry {
    int32_t number;
    int64_t time;
    pdup_ruling *ruling;
} pdup__log_entry;

struct pdup_session {
    pdup__handle base;
    pdup__owner owner;
    pdup__chosen chosen;
    pdup_movement *movement;     /* NULL: none */
    pdup_traveller **travellers; /* by board number */
    size_t traveller_count;
    size_t traveller_capacity;
    pdup__log_entry *log;
    size_t log_count;
    size_t log_capacity;
    pdup__index log_index; /* of the log, by number */
};

/* Position of the first traveller whose board number is not lower than this; traveller_count if there is none. */
size_t pdup__session_position(const pdup_session *session, int32_t board);

/* The traveller of a board, or NULL. */
pdup_traveller *pdup__session_find(const pdup_session *session, int32_t board);

#endif
