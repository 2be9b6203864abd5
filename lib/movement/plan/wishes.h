/* SPDX-License-Identifier: MIT */
#ifndef PDUP_MOVEMENT_PLAN_WISHES_H
#define PDUP_MOVEMENT_PLAN_WISHES_H

#include "base/handle.h"

#include <pdup/plan.h>

/* 0 where nothing is wished. */
struct pdup_wishes {
    pdup__handle base;
    int32_t players;
    int32_t seats;
    int32_t rounds;
    int32_t boards;
    int32_t minutes;
    int32_t minutes_per_board;
    int32_t rooms;
    int32_t copies;
};

/* How long so many rounds take. */
int32_t pdup__wishes_minutes(const pdup_wishes *wishes, int32_t seats, int32_t rounds);

/* How many rounds to play of a movement that has so many. */
int32_t pdup__wishes_rounds(const pdup_wishes *wishes, int32_t seats, int32_t rounds);

/* How far so many rounds are from the wished number of rounds, or of boards. */
int32_t pdup__wishes_distance(const pdup_wishes *wishes, int32_t seats, int32_t rounds);

#endif
