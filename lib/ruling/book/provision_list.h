/* SPDX-License-Identifier: MIT */
/* The provisions that a text names, such as `12.2.2, 12.2.3`. */
#ifndef PDUP_RULING_BOOK_PROVISION_LIST_H
#define PDUP_RULING_BOOK_PROVISION_LIST_H

#include "ruling/book/provision.h"

#include <stdint.h>

/* More are words, though they are numbers. */
enum { PDUP__PROVISIONS_MOST = 8 };

typedef struct pdup__provision_list {
    int32_t count;
    pdup__provision at[PDUP__PROVISIONS_MOST];
    const char *texts[PDUP__PROVISIONS_MOST]; /* how each was written */
    size_t sizes[PDUP__PROVISIONS_MOST];
} pdup__provision_list;

/* Commas, semicolons or slashes stand between them. A comma with a lone number right behind it stands for a point:
 * `12,2,2` is one provision, which is told that it has commas. false if the text is words. */
bool pdup__provision_list_read(const char *text, size_t size, pdup__provision_list *out);

/* What goes before this provision, which is not the first, so that the list is read again as it is. */
const char *pdup__provision_separator(const pdup__provision *provision);

#endif
