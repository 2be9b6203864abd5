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

/* The cards of a set, as the public calls give them: #PDUP_OK or #PDUP_E_SPACE. */
pdup_status pdup__give_cards(pdup__cards cards, int32_t *buf, int32_t cap, int32_t *count_out);

#endif
