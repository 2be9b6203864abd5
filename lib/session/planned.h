/* SPDX-License-Identifier: MIT */
/* At how many tables the movement has each board played, for the regulation `expected scheduled`. */
#ifndef PDUP_SESSION_PLANNED_H
#define PDUP_SESSION_PLANNED_H

#include "session/gather.h"

/* Sets the planned numbers of the part, to be released by the caller; nothing where they are not asked for.
 * #PDUP_OK, #PDUP_E_NOMEM or #PDUP_E_STATE (no movement). */
pdup_status pdup__set_planned(const pdup__extent *extent, const pdup_allocator *allocator,
                              pdup__scored_session *part);

#endif
