/* SPDX-License-Identifier: MIT */
/* A number of a deal of a list, in an expression; 0 where there is none. */
#ifndef PDUP_TESTS_LISTED_H
#define PDUP_TESTS_LISTED_H

#include <pdup/notation.h>

static inline int32_t listed_number(const pdup_deal_list *list, int32_t index, pdup_listed field) {
    int32_t number = 0;
    return pdup_deal_list_number_at(list, index, field, &number) == PDUP_OK ? number : 0;
}

#endif
