/* SPDX-License-Identifier: MIT */
/* The known word that is nearest to one that is not known. */
#ifndef PDUP_EVENT_FILE_SUGGEST_H
#define PDUP_EVENT_FILE_SUGGEST_H

#include "event_file/scan.h"
#include "text/nearest.h"

typedef struct pdup__suggestion {
    const pdup__word *word;
    pdup__nearest of;
} pdup__suggestion;

static inline pdup__suggestion pdup__suggest(const pdup__word *word) {
    return (pdup__suggestion){word, pdup__nearest_to(word->bytes, word->size)};
}

static inline void pdup__suggest_offer(pdup__suggestion *suggestion, const char *known) {
    pdup__nearest_offer(&suggestion->of, known);
}

#endif
