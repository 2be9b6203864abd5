/* SPDX-License-Identifier: MIT */
/* The known word that is nearest to one that is not known. */
#ifndef PDUP_EVENT_FILE_SUGGEST_H
#define PDUP_EVENT_FILE_SUGGEST_H

#include "base/text.h"
#include "event_file/scan.h"

/* Longer words are not compared: no known word is that long. */
enum { PDUP__SUGGEST_BYTES = 24 };

typedef struct pdup__suggestion {
    const pdup__word *word;
    const char *nearest; /* NULL: none is near enough to be meant */
    int distance;
} pdup__suggestion;

pdup__suggestion pdup__suggest(const pdup__word *word);

/* Offers a known word; of equally near ones the first offered stays. */
void pdup__suggest_offer(pdup__suggestion *suggestion, const char *known);

/* Adds `; did you mean 'nearest'?` if there is one. */
void pdup__suggest_add(const pdup__suggestion *suggestion, pdup__line *text);

#endif
