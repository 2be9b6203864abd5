/* SPDX-License-Identifier: MIT */
/* What the tests of movements as text share. */
#ifndef PDUP_TESTS_UNIT_TEST_MOVEMENT_TEXT_H
#define PDUP_TESTS_UNIT_TEST_MOVEMENT_TEXT_H

#include "faults.h"
#include "test_fault_lines.h"

#include <pdup/movement.h>

/* A text and what the reader has to say of it, as in test_fault_lines.h. */
typedef struct text_case {
    const char *text;
    const char *faults;
} text_case;

static inline void check_text(const text_case *each) {
    pdup_faults *faults;
    pdup_movement *movement;
    pdup_status status = read_movement(NULL, each->text, strlen(each->text), &faults, &movement);
    assert_non_null(faults);
    assert_fault_lines(faults, each->faults);
    assert_status(status, each->faults[0] == '\0' ? PDUP_OK : PDUP_E_MOVEMENT_TEXT);
    assert_int_equal(movement != NULL, status == PDUP_OK);
    pdup_faults_unref(faults);
    pdup_movement_unref(movement);
}

/* The movement of a text without faults. */
static inline pdup_movement *read_text_movement(const char *text) {
    pdup_faults *faults;
    pdup_movement *movement;
    pdup_status status = read_movement(NULL, text, strlen(text), &faults, &movement);
    assert_fault_lines(faults, "");
    assert_ok(status);
    assert_int_equal(pdup_faults_count(faults), 0);
    pdup_faults_unref(faults);
    return movement;
}

#endif
