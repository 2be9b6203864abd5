/* SPDX-License-Identifier: MIT */
/* What the tests of the event-file reader share: a text in, its faults as lines out. */
#ifndef PDUP_TESTS_UNIT_TEST_EVENT_H
#define PDUP_TESTS_UNIT_TEST_EVENT_H

#include "pdup_test.h"

#include <pdup/event_file.h>

#include <stdio.h>
#include <string.h>

/* A text and what the reader has to say of it: one line a fault, `LINE:COLUMN NAME detail`, where NAME is that of the
 * status without PDUP_ and detail the text without that of the status. */
typedef struct event_case {
    const char *text;
    const char *faults;
} event_case;

/* The two lines that every file here needs; what follows begins at line 3. */
#define EVENT "pdup-event 1\nplayers 21\n"

static inline pdup_event_file *read_event(const char *text, size_t size) {
    pdup_event_file *file;
    assert_ok(pdup_event_file_read(NULL, text, size, &file));
    assert_non_null(file);
    return file;
}

static inline const char *detail_of(const char *text, pdup_status code) {
    const char *start = pdup_status_text(code);
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
    assert_ok(pdup_faults_place_at(faults, index, &line, &column));
    assert_ok(pdup_faults_code_at(faults, index, &code));
    const char *detail = detail_of(pdup_faults_text_at(faults, index), code);
    size_t length = strlen(to);
    int written =
        snprintf(to + length, room - length, "%s%d:%d %s%s%s", index > 0 ? "\n" : "", (int)line,
                 (int)column, pdup_status_name(code) + strlen("PDUP_"), *detail ? " " : "", detail);
    assert_true(written > 0 && (size_t)written < room - length);
}

static inline void assert_faults(const pdup_event_file *file, const char *wanted) {
    static char found[1 << 16];
    pdup_faults *faults;
    found[0] = '\0';
    assert_ok(pdup_event_file_faults(file, &faults));
    for (int32_t i = 0; i < pdup_faults_count(faults); i++) {
        append_fault(found, sizeof found, faults, i);
    }
    pdup_faults_unref(faults);
    assert_string_equal(found, wanted);
}

static inline void check_case(const event_case *each) {
    pdup_event_file *file = read_event(each->text, strlen(each->text));
    assert_faults(file, each->faults);
    pdup_event_file_unref(file);
}

static inline void check_cases(const event_case *cases, size_t count) {
    for (size_t i = 0; i < count; i++) {
        check_case(&cases[i]);
    }
}

/* The session of a text that has the faults given. */
static inline pdup_session *read_session(const char *text, const char *faults, int32_t number) {
    pdup_session *session;
    pdup_event_file *file = read_event(text, strlen(text));
    assert_faults(file, faults);
    assert_ok(pdup_event_file_session(file, number, &session));
    pdup_event_file_unref(file);
    return session;
}

#endif
