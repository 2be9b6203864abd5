/* SPDX-License-Identifier: MIT */
/* The lines that say how a session is to be played: movement, rounds, played. */
#ifndef PDUP_EVENT_FILE_PLAN_H
#define PDUP_EVENT_FILE_PLAN_H

#include <pdup/base.h>

/* A number and where it stands; all zero when the file does not say. */
typedef struct pdup__plan_value {
    int32_t number;
    int32_t line;
    int32_t column;
} pdup__plan_value;

typedef struct pdup__plan {
    pdup__plan_value tables;
    pdup__plan_value seats;
    pdup__plan_value limit; /* rounds= of the movement line */
    pdup__plan_value rounds;
    pdup__plan_value played;
} pdup__plan;

struct pdup__reader;

/* Lays down the movement of the session as far as the lines allow. */
void pdup__plan_apply(struct pdup__reader *reader);

#endif
