/* SPDX-License-Identifier: MIT */
/* Perfect individual movements computed from powers, for most prime numbers of players. */
#ifndef PDUP_MOVEMENT_KINDS_CYCLOTOMIC_H
#define PDUP_MOVEMENT_KINDS_CYCLOTOMIC_H

#include <pdup/movement.h>

/* #PDUP_OK, #PDUP_E_NO_MOVEMENT (the construction does not reach this number) or #PDUP_E_NOMEM. */
pdup_status pdup__cyclotomic_new(const pdup_allocator *allocator, int32_t players, int32_t seats,
                                 pdup_movement **out);

#endif
