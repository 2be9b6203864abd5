/* SPDX-License-Identifier: MIT */
/* The lines that say how a session is to be played: movement, rounds, played. */
#ifndef PDUP_EVENT_FILE_SESSION_PLAN_H
#define PDUP_EVENT_FILE_SESSION_PLAN_H

#include "text/issue.h"

#include <pdup/movement.h>

/* A number and where it stands; all zero when the file does not say. */
typedef struct pdup__plan_value {
    int32_t number;
    int32_t line;
    int32_t column;
} pdup__plan_value;

typedef enum pdup__plan_kind {
    PDUP__PLAN_NONE,
    PDUP__PLAN_ROTATION,
    PDUP__PLAN_SKIP,
    PDUP__PLAN_BEST,
    PDUP__PLAN_INDIVIDUAL
} pdup__plan_kind;

typedef struct pdup__plan {
    pdup__plan_kind kind;  /* of the movement; none: no line that could be read tells it */
    pdup__plan_value size; /* tables of a room; players of an individual movement */
    pdup__plan_value seats;
    pdup__plan_value last;  /* rooms; the variant of an individual movement */
    pdup__plan_value limit; /* rounds= of the movement line */
    pdup__plan_value boxes; /* 1: they are turned for even seats, or by lines for one winner */
    pdup__plan_value rounds;
    pdup__plan_value played;
} pdup__plan;

struct pdup__reader;

/* Enters an issue that is about a value. */
void pdup__plan_complain(struct pdup__reader *reader, pdup__plan_value value,
                         const pdup__issue *issue);

/* The whole movement of the plan; NULL if there is none, with a complaint if it cannot be. */
pdup_movement *pdup__plan_make(struct pdup__reader *reader);

/* Lays down the movement of the session as far as the lines allow. */
void pdup__plan_apply(struct pdup__reader *reader);

#endif
