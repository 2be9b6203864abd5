/* SPDX-License-Identifier: MIT */
/* The faults of a text as lines: `LINE:COLUMN NAME detail`, where NAME is that of the status without PDUP_ and detail
 * the text without that of the status. */
#ifndef PDUP_TESTS_UNIT_TEST_FAULT_LINES_H
#define PDUP_TESTS_UNIT_TEST_FAULT_LINES_H

#include "faults.h"
#include "pdup_test.h"

#include <pdup/faults.h>

#include <stdio.h>
#include <string.h>

static inline const char *detail_of(const char *text, pdup_status code) {
    const char *start = pdup_status_text(code, PDUP_LANGUAGE_EN);
    size_t size = strlen(start);
    if (strncmp(text, start, size) != 0) {
        return text;
    }
    return strncmp(text + size, ": ", 2) == 0 ? text + size + 2 : text + size;
}

static inline void append_fault(char *to, size_t room, const pdup_faults *faults, int32_t index) {
    int32_t line;
    int32_t column;
    pdup_status code;
    assert_ok(fault_place(faults, index, &line, &column));
    assert_ok(fault_code(faults, index, &code));
    const char *detail = detail_of(fault_text(faults, index), code);
    size_t length = strlen(to);
    int written =
        snprintf(to + length, room - length, "%s%d:%d %s%s%s", index > 0 ? "\n" : "", (int)line,
                 (int)column, pdup_status_name(code) + strlen("PDUP_"), *detail ? " " : "", detail);
    assert_true(written > 0 && (size_t)written < room - length);
}

static inline void assert_fault_lines(const pdup_faults *faults, const char *wanted) {
    static char found[1 << 16];
    found[0] = '\0';
    for (int32_t i = 0; i < pdup_faults_count(faults); i++) {
        append_fault(found, sizeof found, faults, i);
    }
    assert_string_equal(found, wanted);
}

#endif
