/* SPDX-License-Identifier: MIT */
/* What a ruling rests on, as its text says: provisions of the rules, or something of the organisers' own. */
#ifndef PDUP_RULING_BOOK_REFERENCE_H
#define PDUP_RULING_BOOK_REFERENCE_H

#include "text/line.h"

typedef struct pdup__reference {
    uint32_t usual;   /* Bits of the kinds of effect that are usual there. */
    bool is_unknown;  /* It names a provision that the rules do not have. */
    bool keeps_order; /* Nothing but order and discipline: what follows is final (rules 13.2.4). */
} pdup__reference;

/* Reads the text: one provision, or several with separators between them. Where it is anything else, every effect is
 * usual. Adds to the line how the provisions are written in the table of rules, in no more bytes than
 * PDUP_MAX_TEXT; nothing where the text is to stay as it is. */
void pdup__reference_read(const char *text, size_t size, pdup__reference *out, pdup__line *written);

/* Adds the provision that the rules do not have, in quotes, what it was read as where it looks like another, and the
 * nearest one that they have. */
void pdup__reference_add_unknown(const char *text, size_t size, pdup__line *line);

#endif
