/* SPDX-License-Identifier: MIT */
#ifndef PDUP_CARDS_DEAL_H
#define PDUP_CARDS_DEAL_H

#include "base/handle.h"

#include <pdup/deal.h>

struct pdup_deal {
    pdup__handle base;
    pdup_seat talon_seat;
    int32_t talon[PDUP_TALON_CARDS]; /* upper, lower */
    int32_t hands[4]
                 [PDUP_HAND_CARDS]; /* by seat; rising card numbers; the talon's row is not used */
};

#endif
