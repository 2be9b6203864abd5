/* SPDX-License-Identifier: MIT */
/* Names of provisions of the rules, in whatever form they are written. */
#ifndef PDUP_RULING_BOOK_PROVISION_H
#define PDUP_RULING_BOOK_PROVISION_H

#include <stdbool.h>
#include <stddef.h>

/* More than any provision has: `11.4.B1a` has five. */
enum { PDUP__PROVISION_PARTS = 8 };

typedef struct pdup__provision {
    bool has_comma; /* for a point, `12,2`: there is none that is written so */
    size_t length;
    char text[6 * PDUP__PROVISION_PARTS + 1];
} pdup__provision;

/* Reads numbers and single letters, A B V as well as the letters of the rules' own text, in either case; points, blanks
 * and brackets between them are as good as none, and so is what a reader calls it before the number: `§`, `rule`, `п.`,
 * `пункт`, `правило`. It is written as the table of rules does, a letter that the rules do not have as `?`. false if
 * there is anything else, or no number first: that is words. */
bool pdup__provision_read(const char *text, size_t size, pdup__provision *out);

/* A number, and nothing but points, blanks and brackets behind it? */
bool pdup__provision_is_number(const char *text, size_t size);

/* Is this name the provision's, or of a part of it? Both as the table of rules writes them. */
bool pdup__provision_has(const char *provision, const char *name);

#endif
