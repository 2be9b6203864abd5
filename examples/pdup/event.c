/* SPDX-License-Identifier: MIT */
#include "event.h"

#include <stdio.h>
#include <stdlib.h>

#include "complain.h"
#include "input.h"

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

/* In the order of the file, and so many of each kind: warnings must not push out what is wrong. */
static void print_faults(const struct event *event, const pdup_faults *faults) {
    int32_t count = pdup_faults_count(faults);
    int32_t faults_left = event->faults;
    int32_t warnings_left = event->warnings;
    for (int32_t i = 0; i < count; i++) {
        pdup_status code;
        if (pdup_faults_code_at(faults, i, &code) != PDUP_OK) {
            continue;
        }
        int32_t *left = code < 0 ? &faults_left : &warnings_left;
        int32_t all = code < 0 ? event->faults : event->warnings;
        if (all - *left < COMPLAINTS_SHOWN) {
            print_fault(event->name, faults, i, code);
            (*left)--;
        }
    }
    if (faults_left + warnings_left > 0) {
        fprintf(stderr, "%s: and %d more, faults %d, warnings %d\n", event->name,
                (int)(faults_left + warnings_left), (int)faults_left, (int)warnings_left);
    }
}

static pdup_status take_faults(struct event *event) {
    pdup_faults *faults;
    pdup_status status = pdup_event_file_faults(event->file, &faults);
    if (status == PDUP_OK) {
        event->faults = pdup_faults_error_count(faults);
        event->warnings = pdup_faults_count(faults) - event->faults;
        print_faults(event, faults);
        pdup_faults_unref(faults);
    }
    return status;
}

bool event_read(const struct command *command, const char *path, struct event *event_out) {
    char *text;
    size_t size;
    pdup_status status;
    event_out->name = input_name(path);
    event_out->file = NULL;
    event_out->faults = 0;
    event_out->warnings = 0;
    if (!input_read(path, &text, &size)) {
        return false;
    }
    status = pdup_event_file_read(NULL, text, size, &event_out->file);
    free(text);
    if (status == PDUP_OK) {
        status = take_faults(event_out);
    }
    if (status != PDUP_OK) {
        complain_status(command->name, status);
        event_free(event_out);
        return false;
    }
    return true;
}

void event_free(struct event *event) {
    pdup_event_file_unref(event->file);
    event->file = NULL;
}
