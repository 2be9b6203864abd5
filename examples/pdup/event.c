/* SPDX-License-Identifier: MIT */
#include "event.h"

#include <stdlib.h>

#include "complain.h"
#include "input.h"
#include "text_faults.h"

static pdup_status take_faults(struct event *event) {
    pdup_faults *faults;
    pdup_status status = pdup_event_file_faults(event->file, &faults);
    if (status == PDUP_OK) {
        event->faults = pdup_faults_error_count(faults);
        event->warnings = pdup_faults_count(faults) - event->faults;
        text_faults_print(event->name, faults);
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
