/* SPDX-License-Identifier: MIT */
#ifndef PDUP_SESSION_MISSING_ROWS_H
#define PDUP_SESSION_MISSING_ROWS_H

#include "session/session.h"

/* Adds a warning for each traveller that lacks a row which the movement has in a round of which there are rows, and
 * one for the boards without a traveller. Nothing without a movement or without rows. false when there is no memory. */
bool pdup__add_missing(const pdup_session *session, pdup_faults *faults);

#endif
