/* SPDX-License-Identifier: MIT */
/* The individual movement of 9 players at two tables of four that share their set. */
#ifndef PDUP_MOVEMENT_KINDS_INDIVIDUAL_NINE_H
#define PDUP_MOVEMENT_KINDS_INDIVIDUAL_NINE_H

#include <pdup/movement.h>

/* #PDUP_OK or #PDUP_E_NOMEM. */
pdup_status pdup__nine_new(const pdup_allocator *allocator, pdup_movement **out);

#endif
