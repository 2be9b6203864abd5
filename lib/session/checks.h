/* SPDX-License-Identifier: MIT */
/* The parts of pdup_session_check(). Each adds its warnings; false when there is no memory. */
#ifndef PDUP_SESSION_CHECKS_H
#define PDUP_SESSION_CHECKS_H

#include "session/session.h"

/* A warning for each traveller that lacks a row which the movement has in a round of which there are rows, and one for
 * the boards without a traveller. Nothing without a movement or without rows. */
bool pdup__add_missing(const pdup_session *session, pdup_faults *faults);

/* On rows: each result that is awaited, each seat of a player in a round that he is suspended from, what was not played
 * and is not ruled on, awards that a later ruling left out, rows that were corrected under an older ruling. Each draft,
 * each open appeal, and each ruling that rests on no provision or has an unusual effect for it. */
bool pdup__add_ruling_warnings(const pdup_session *session, pdup_faults *faults);

#endif
