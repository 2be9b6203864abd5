/* SPDX-License-Identifier: MIT */
#ifndef PDUP_SESSION_CHECK_RULINGS_H
#define PDUP_SESSION_CHECK_RULINGS_H

#include "session/session.h"

/* Adds a warning for each draft, each result that is awaited, each seat of a player in a round that he is suspended from,
 * and each ruling that rests on no provision or has an unusual effect for it. false when there is no memory. */
bool pdup__add_ruling_warnings(const pdup_session *session, pdup_faults *faults);

#endif
