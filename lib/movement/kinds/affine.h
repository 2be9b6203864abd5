/* SPDX-License-Identifier: MIT */
/* The individual movement of few rounds for 9 players at tables of three and 16 at tables of four. */
#ifndef PDUP_MOVEMENT_KINDS_AFFINE_H
#define PDUP_MOVEMENT_KINDS_AFFINE_H

#include <pdup/movement.h>

/* #PDUP_OK, #PDUP_E_NO_MOVEMENT (another number of players) or #PDUP_E_NOMEM. */
pdup_status pdup__affine_new(const pdup_allocator *allocator, int32_t players, int32_t seats,
                             pdup_movement **out);

#endif
