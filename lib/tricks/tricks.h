/* SPDX-License-Identifier: MIT */
#ifndef PDUP_TRICKS_TRICKS_H
#define PDUP_TRICKS_TRICKS_H

#include "base/handle.h"
#include "tricks/play.h"

struct pdup_tricks {
    pdup__handle base;
    pdup__play play;
};

/* A handle of these facts; #PDUP_OK or #PDUP_E_NOMEM. */
pdup_status pdup__tricks_make(const pdup_allocator *allocator, const pdup__play *play,
                              pdup_tricks **out);

/* The card of a set at an index, or #PDUP_E_RANGE and nothing set. */
pdup_status pdup__give_card(pdup__cards cards, int32_t index, int32_t *card_out);

#endif
