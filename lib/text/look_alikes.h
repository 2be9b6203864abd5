/* SPDX-License-Identifier: MIT */
/* Letters, digits and marks that look like others: what is typed on another keyboard, or was made pretty by an editor. A
 * word that is refused names the one that was not meant. */
#ifndef PDUP_TEXT_LOOK_ALIKES_H
#define PDUP_TEXT_LOOK_ALIKES_H

#include "text/issue.h"
#include "text/span.h"

typedef struct pdup__look_alike {
    pdup__span found;      /* the character in the text */
    char meant;            /* the ASCII character it looks like */
    pdup__message message; /* of what kind it is */
} pdup__look_alike;

/* The first character of these bytes that looks like an ASCII one and is another; false if there is none. */
bool pdup__find_look_alike(pdup__span in, pdup__look_alike *out);

/* Says more of an issue that refuses these bytes: the look-alike among them, if there is one and there is room. */
void pdup__issue_look_alike(pdup__issue *issue, pdup__span in);

#endif
