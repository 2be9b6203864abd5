/* SPDX-License-Identifier: MIT */
/* The known word that is nearest to one that is not known. */
#ifndef PDUP_TEXT_NEAREST_H
#define PDUP_TEXT_NEAREST_H

#include "text/issue.h"
#include "text/line.h"

/* Longer words are not compared: no known word is that long. */
enum { PDUP__NEAREST_BYTES = 24 };

typedef struct pdup__nearest {
    const char *bytes;
    size_t size;
    const char *known; /* NULL: none is near enough to be meant */
    int distance;
} pdup__nearest;

pdup__nearest pdup__nearest_to(const char *bytes, size_t size);

/* Offers a known word; of equally near ones the first offered stays. */
void pdup__nearest_offer(pdup__nearest *nearest, const char *known);

/* Says it, if there is one. */
void pdup__issue_say_nearest(pdup__issue *issue, const pdup__nearest *nearest);

/* A word that is none of those known: `unknown WHAT 'word'; did you mean 'nearest'?` */
pdup__issue pdup__issue_unknown(pdup_status status, pdup__message what,
                                const pdup__nearest *nearest);

/* Adds `; did you mean 'known'?` if there is one. */
void pdup__nearest_add(const pdup__nearest *nearest, pdup__line *text);

#endif
