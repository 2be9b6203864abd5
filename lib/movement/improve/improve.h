/* SPDX-License-Identifier: MIT */
#ifndef PDUP_MOVEMENT_IMPROVE_IMPROVE_H
#define PDUP_MOVEMENT_IMPROVE_IMPROVE_H

#include <pdup/movement.h>

/* The search counts all pairs, and finds nothing in a reasonable time where there are many. */
enum { PDUP__IMPROVE_PLAYERS = 1000 };

#endif
