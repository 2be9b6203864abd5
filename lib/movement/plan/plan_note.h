/* SPDX-License-Identifier: MIT */
/* Why a way stands where it does, in words. */
#ifndef PDUP_MOVEMENT_PLAN_PLAN_NOTE_H
#define PDUP_MOVEMENT_PLAN_PLAN_NOTE_H

#include "movement/plan/way.h"
#include "text/line.h"

/* What is special about a counted way, and what puts it before the next one (NULL if there is none). */
void pdup__note_write(const pdup__way *way, const pdup__way *next, pdup__line *note);

#endif
