/* SPDX-License-Identifier: MIT */
/* Exact figures of the private parts, as text. */
#ifndef PDUP_TESTS_SUPPORT_FIGURES_H
#define PDUP_TESTS_SUPPORT_FIGURES_H

#include "pdup_test.h"
#include "text/rounding.h"

#include <string.h>

/* The figure as text in `text`, which has room for it. */
static inline void write_figure(pdup__fraction figure, char *text) {
    pdup__line line = {.length = 0};
    pdup__line_add_fraction(&line, figure, (pdup__format){PDUP_EXACT, 0, 0});
    memcpy(text, line.bytes, line.length);
    text[line.length] = '\0';
}

static inline bool is_figure(pdup__fraction found, const char *wanted) {
    char text[PDUP__LINE_BYTES + 1];
    write_figure(found, text);
    return strcmp(text, wanted) == 0;
}

static inline void assert_figure(pdup__fraction found, const char *wanted) {
    char text[PDUP__LINE_BYTES + 1];
    write_figure(found, text);
    assert_string_equal(text, wanted);
}

#endif
