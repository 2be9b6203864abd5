/* SPDX-License-Identifier: MIT */
/* The handle of an event file, filled in by the reader and unchanging after it. */
#ifndef PDUP_EVENT_FILE_FILE_H
#define PDUP_EVENT_FILE_FILE_H

#include "base/handle.h"

#include <pdup/event_file.h>

struct pdup_event_file {
    pdup__handle base;
    char *title;   /* NULL: none */
    char *variety; /* NULL: none */
    int32_t player_count;
    char **names; /* one a player, NULL for those without a name */
    int32_t session_count;
    pdup_session *sessions[PDUP_MAX_SESSIONS];
    pdup_faults *faults;
};

#endif
