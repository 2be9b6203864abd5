/* SPDX-License-Identifier: MIT */
#include "text_faults.h"

#include <stdio.h>

enum { FAULTS_SHOWN = 50 };

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

void text_faults_print(const char *name, const pdup_faults *faults) {
    int32_t count = pdup_faults_count(faults);
    int32_t faults_left = pdup_faults_error_count(faults);
    for (int32_t i = 0; i < count && i < FAULTS_SHOWN; i++) {
        pdup_status code;
        if (pdup_faults_code_at(faults, i, &code) == PDUP_OK) {
            faults_left -= code < 0;
            print_fault(name, faults, i, code);
        }
    }
    if (count > FAULTS_SHOWN) {
        int32_t left = count - FAULTS_SHOWN;
        fprintf(stderr, "%s: and %d more, faults %d, warnings %d\n", name, (int)left,
                (int)faults_left, (int)(left - faults_left));
    }
}
