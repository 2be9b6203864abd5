/* SPDX-License-Identifier: MIT */
/* What the tests of the event-file reader share: a text in, its faults as lines out. */
#ifndef PDUP_TESTS_UNIT_TEST_EVENT_H
#define PDUP_TESTS_UNIT_TEST_EVENT_H

#include "test_fault_lines.h"

#include <pdup/event_file.h>

/* A text and what the reader has to say of it, as in test_fault_lines.h. */
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

static inline void assert_faults(const pdup_event_file *file, const char *wanted) {
    pdup_faults *faults;
    assert_ok(pdup_event_file_faults(file, &faults));
    assert_fault_lines(faults, wanted);
    pdup_faults_unref(faults);
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
