/* SPDX-License-Identifier: MIT */
#include "text_faults.h"

#include <stdio.h>
#include <string.h>

enum { COMPLAINTS_SHOWN = 50 }; /* Of faults, and of warnings. */

/* Room for the longest sentence with the longest name of a file. */
enum { TEXT_BYTES = 16384 };

const char *fault_sentence(const pdup_faults *faults, int32_t index) {
    static char text[TEXT_BYTES];
    size_t length;
    pdup_status status =
        pdup_faults_text_at(faults, index, PDUP_LANGUAGE_EN, text, sizeof text, &length);
    return status == PDUP_OK ? text : pdup_status_text(status, PDUP_LANGUAGE_EN);
}

int32_t fault_number(const pdup_faults *faults, int32_t index, pdup_fault field) {
    int32_t value;
    return pdup_faults_number_at(faults, index, field, &value) == PDUP_OK ? value : 0;
}

static void print_fault(const char *name, const pdup_faults *faults, int32_t index) {
    static char text[TEXT_BYTES];
    size_t length;
    if (pdup_faults_line_at(faults, index, name, strlen(name), PDUP_LANGUAGE_EN, text, sizeof text,
                            &length) == PDUP_OK) {
        fprintf(stderr, "%s\n", text);
    }
}

/* In the order of the text, and so many of each kind: warnings must not push out what is wrong. */
void text_faults_print(const char *name, const pdup_faults *faults) {
    int32_t count = pdup_faults_count(faults);
    int32_t errors = pdup_faults_error_count(faults);
    int32_t errors_left = errors;
    int32_t warnings_left = count - errors;
    for (int32_t i = 0; i < count; i++) {
        pdup_status code = fault_number(faults, i, PDUP_FAULT_CODE);
        int32_t *left = code < 0 ? &errors_left : &warnings_left;
        int32_t all = code < 0 ? errors : count - errors;
        if (all - *left < COMPLAINTS_SHOWN) {
            print_fault(name, faults, i);
            (*left)--;
        }
    }
    if (errors_left + warnings_left > 0) {
        fprintf(stderr, "%s: and %d more, faults %d, warnings %d\n", name,
                (int)(errors_left + warnings_left), (int)errors_left, (int)warnings_left);
    }
}
