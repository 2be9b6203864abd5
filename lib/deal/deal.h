/* SPDX-License-Identifier: MIT */
#ifndef PDUP_DEAL_DEAL_H
#define PDUP_DEAL_DEAL_H

#include "base/handle.h"
#include "text/line.h"
#include "text/span.h"

#include <pdup/deal.h>

struct pdup_deal {
    pdup__handle base;
    pdup_seat talon_seat;
    int32_t talon[PDUP_TALON_CARDS]; /* upper, lower */
    int32_t hands[4]
                 [PDUP_HAND_CARDS]; /* by seat; rising card numbers; the talon's row is not used */
};

/* The canonical line. */
void pdup__add_deal_line(pdup__line *line, const pdup_deal *deal);

/* Both by the cards of the deal, as its canonical line has them. */
void pdup__add_hand(pdup__line *line, const int32_t *cards);
void pdup__add_talon(pdup__line *line, const int32_t *cards, const char *between);

/* Reads a deal from a span of text; where it is wrong, `place` is the byte. The statuses are those of
 * pdup_deal_new_from_text(). */
pdup_status pdup__deal_read(const pdup_allocator *allocator, pdup__span text, size_t *place,
                            pdup_deal **out);

#endif
