/* SPDX-License-Identifier: MIT */
/* Exact figures of the private parts, as text. */
#ifndef PDUP_TESTS_SUPPORT_FIGURES_H
#define PDUP_TESTS_SUPPORT_FIGURES_H

#include "base/rounding.h"
#include "pdup_test.h"

#include <string.h>

static inline void assert_figure(pdup__fraction found, const char *wanted) {
    pdup__line line = {.length = 0};
    pdup__line_add_fraction(&line, found, (pdup__format){PDUP_EXACT, 0, 0});
    char text[PDUP__LINE_BYTES + 1] = {0};
    memcpy(text, line.bytes, line.length);
    assert_string_equal(text, wanted);
}

#endif
