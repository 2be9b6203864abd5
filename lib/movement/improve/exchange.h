/* SPDX-License-Identifier: MIT */
/* The individual movement of 8 players in which two tables exchange their sets in mid-round. */
#ifndef PDUP_MOVEMENT_IMPROVE_EXCHANGE_H
#define PDUP_MOVEMENT_IMPROVE_EXCHANGE_H

#include <pdup/movement.h>

/* Of a movement at two tables that play the same set in each round; it is kept. #PDUP_OK or #PDUP_E_NOMEM. */
pdup_status pdup__exchange_new(const pdup_movement *shared, pdup_movement **out);

#endif
