/* SPDX-License-Identifier: MIT */
#ifndef PDUP_RULING_BOOK_DOUBTS_H
#define PDUP_RULING_BOOK_DOUBTS_H

#include "ruling/ruling.h"
#include "text/faults.h"

/* A ruling as it is looked at: for each time that pdup__doubt_next() is true there is something to warn of. */
typedef struct pdup__doubts {
    const pdup_ruling *ruling;
    int32_t number; /* 0: it has none */
    int32_t index;  /* of the next effect */
    uint32_t told;  /* bits of the kinds of effect that need nothing more */
    pdup_status code;
    int32_t board; /* that it is about; 0: none */
    int32_t round;
    int32_t table;
    pdup__line text;
} pdup__doubts;

pdup__doubts pdup__doubts_of(const pdup_ruling *ruling, int32_t number);

/* A provision that the rules do not have, then each kind of effect that is unusual for the provision: what it is about, and
 * the warning, whose bytes are those of the doubts until the next. */
bool pdup__doubt_next(pdup__doubts *doubts, pdup__fault *where, pdup__issue *issue);

#endif
