/* SPDX-License-Identifier: MIT */
#ifndef PDUP_SESSION_EVENT_H
#define PDUP_SESSION_EVENT_H

#include "base/handle.h"

#include <pdup/event.h>

struct pdup_event {
    pdup__handle base;
    int32_t count;
    pdup_session *sessions[PDUP_MAX_SESSIONS];
};

#endif
