/* SPDX-License-Identifier: MIT */
#include "text_faults.h"

#include <stdio.h>

enum { COMPLAINTS_SHOWN = 50 }; /* Of faults, and of warnings. */

static void print_fault(const char *name, const pdup_faults *faults, int32_t index,
                        pdup_status code) {
    const char *text = pdup_faults_text_at(faults, index);
    const char *prefix = code > 0 ? "warning: " : "";
    int32_t line;
    int32_t column;
    if (pdup_faults_place_at(faults, index, &line, &column) == PDUP_OK && line > 0) {
        fprintf(stderr, "%s:%d:%d: %s%s\n", name, (int)line, (int)column, prefix, text);
    } else {
        fprintf(stderr, "%s: %s%s\n", name, prefix, text);
    }
}

/* In the order of the text, and so many of each kind: warnings must not push out what is wrong. */
void text_faults_print(const char *name, const pdup_faults *faults) {
    int32_t count = pdup_faults_count(faults);
    int32_t errors = pdup_faults_error_count(faults);
    int32_t errors_left = errors;
    int32_t warnings_left = count - errors;
    for (int32_t i = 0; i < count; i++) {
        pdup_status code;
        if (pdup_faults_code_at(faults, i, &code) != PDUP_OK) {
            continue;
        }
        int32_t *left = code < 0 ? &errors_left : &warnings_left;
        int32_t all = code < 0 ? errors : count - errors;
        if (all - *left < COMPLAINTS_SHOWN) {
            print_fault(name, faults, i, code);
            (*left)--;
        }
    }
    if (errors_left + warnings_left > 0) {
        fprintf(stderr, "%s: and %d more, faults %d, warnings %d\n", name,
                (int)(errors_left + warnings_left), (int)errors_left, (int)warnings_left);
    }
}
