/* SPDX-License-Identifier: MIT */
#ifndef PDUP_TABLE_TARIFF_H
#define PDUP_TABLE_TARIFF_H

#include "base/handle.h"
#include "table/row.h"
#include "text/issue.h"

#include <pdup/tariff.h>

/* The fields in the order of their list. Those of a level are five in a row, from 6 on. */
enum {
    PDUP__POOL_POINT,
    PDUP__MOUNTAIN_POINT,
    PDUP__POOL,
    PDUP__UNDERTRICK = PDUP__POOL + 5,
    PDUP__TRICK = PDUP__UNDERTRICK + 5,
    PDUP__MISSING = PDUP__TRICK + 5,
    PDUP__CONSOLATION = PDUP__MISSING + 5,
    PDUP__OBLIGATION = PDUP__CONSOLATION + 5,
    PDUP__HALF = PDUP__OBLIGATION + 5, /* of levels 6 and 7 only */
    PDUP__RESPONSIBILITY = PDUP__HALF + 2,
    PDUP__LONE_WHISTER,
    PDUP__TALON_CONSOLATION,
    PDUP__MISERE_POOL,
    PDUP__MISERE_MOUNTAIN,
    PDUP__ALL_PASS,
    PDUP__ALL_PASS_PRICE,
    PDUP__ALL_PASS_WHISTS,
    PDUP__NO_TRICK_POOL,
    PDUP__ALL_PASS_TIE,
    PDUP__TARIFF_FIELDS
};

enum { PDUP__TARIFF_CHOICES = 2 };

/* What the list of fields says; NULL or 0 for an index outside it. The choice is one that a field of words has. */
const char *pdup__tariff_key(int32_t index);
const char *pdup__tariff_description(int32_t index);
int32_t pdup__tariff_highest(int32_t index); /* 0: a field of words */
const char *pdup__tariff_choice(int32_t index, int32_t choice);

struct pdup_tariff {
    pdup__handle base;
    int32_t values[PDUP__TARIFF_FIELDS]; /* numbers, and of words which */
};

/* No field has this key. */
pdup__issue pdup__tariff_unknown(const char *key, size_t size);

/* As pdup_tariff_set(), but the issue says why; it borrows the key and the value. */
pdup_status pdup__tariff_set(pdup_tariff *tariff, const char *key, size_t key_size,
                             const char *value, size_t value_size, pdup__issue *why);

/* Settles a row into the whists of N E S W in sixths; nets are untouched on failure, and the issue says why. */
pdup_status pdup__tariff_settle(const pdup_tariff *tariff, const pdup_board *board,
                                const pdup__row *row, int32_t *nets, pdup__issue *issue);

#endif
