/* SPDX-License-Identifier: MIT */
/* An event file, read and complained about. */
#ifndef PDUP_EXAMPLES_EVENT_H
#define PDUP_EXAMPLES_EVENT_H

#include <stdbool.h>

#include <pdup/pdup.h>

#include "command.h"

struct event {
    const char *name; /* Of the file, for messages. */
    pdup_event_file *file;
    int32_t faults;
    int32_t warnings;
};

/* Reads an event file and prints its faults and warnings. False if nothing could be read; that is said too.
 * Faults do not make it fail: what could be read is there. */
bool event_read(const struct command *command, const char *path, struct event *event_out);

/* The last round of a session: of those that were announced, and of its rows; 0 if there are none. */
pdup_status event_last_round(const struct event *event, int32_t number, int32_t *round_out);

/* Says what is wrong where the file has no session of this number, 0 for any. Returns the exit status. */
int event_check_session(const struct command *command, const struct event *event, int32_t number);

void event_free(struct event *event);

#endif
