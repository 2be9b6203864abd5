/* SPDX-License-Identifier: MIT */
/* What every handle begins with: its allocator, its references and the mark of its type. */
#ifndef PDUP_BASE_HANDLE_H
#define PDUP_BASE_HANDLE_H

#include "base/mem.h"

#include <stdatomic.h>

/* Marks of the types. Chosen unlike each other and unlike small numbers, so that stray memory does not fit. */
typedef enum pdup__type {
    PDUP__FAULTS = 0x70640001,
    PDUP__DEAL = 0x70640002,
    PDUP__BOARD = 0x70640003,
    PDUP__ROW = 0x70640004,
    PDUP__TRAVELLER = 0x70640005,
    PDUP__MOVEMENT = 0x70640006,
    PDUP__RULING = 0x70640007,
    PDUP__REGULATIONS = 0x70640008,
    PDUP__STANDINGS = 0x70640009,
    PDUP__SESSION = 0x7064000a,
    PDUP__EVENT_FILE = 0x7064000b,
    PDUP__QUALITY = 0x7064000c,
    PDUP__WISHES = 0x7064000d,
    PDUP__PLAN = 0x7064000e,
    PDUP__EVENT = 0x7064000f,
    PDUP__FREQUENCIES = 0x70640010,
    PDUP__TARIFF = 0x70640011,
    PDUP__DEAL_LIST = 0x70640012,
    PDUP__TALLY = 0x70640013,
    PDUP__QUESTION = 0x70640014,
    PDUP__ADVICE = 0x70640015,
    PDUP__TRICKS = 0x70640016,
    PDUP__CORRECTION = 0x70640019
} pdup__type;

typedef struct pdup__handle {
    pdup_allocator allocator;
    _Atomic uint32_t references;
    /* Looked at in release builds too: a ruling taken for a board would be read and freed as one. */
    pdup__type type;
} pdup__handle;

/* A zeroed handle of size bytes with one reference, or NULL. The allocator must be whole. */
void *pdup__handle_new(const pdup_allocator *allocator, size_t size, pdup__type type);

/* Not NULL, and of this type. */
bool pdup__handle_is(const void *handle, pdup__type type);

/* The same handle with one reference more; NULL if it is NULL or of another type. */
void *pdup__handle_ref(void *handle, pdup__type type);

/* true when this was the last reference: the caller then frees what it holds and calls pdup__handle_free().
 * NULL, or a handle of another type, is nobody's last reference and stays as it is. */
bool pdup__handle_unref(void *handle, pdup__type type);

void pdup__handle_free(void *handle);

#endif
