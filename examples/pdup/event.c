/* SPDX-License-Identifier: MIT */
#include "event.h"

#include <stdlib.h>

#include "complain.h"
#include "input.h"

static pdup_status take_faults(struct event *event) {
    pdup_faults *faults;
    pdup_status status = pdup_event_file_faults(event->file, &faults);
    if (status == PDUP_OK) {
        event->faults = pdup_faults_error_count(faults);
        event->warnings = pdup_faults_count(faults) - event->faults;
        complain_faults(event->name, faults);
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

static int32_t later(int32_t one, int32_t other) {
    return one > other ? one : other;
}

/* As the session was announced: so many rounds were played, or all of the movement. */
static int32_t announced_rounds(const pdup_session *session) {
    pdup_movement *movement = NULL;
    int32_t rounds = (int32_t)pdup_session_number(session, PDUP_SESSION_FIELD_ROUNDS_PLAYED);
    if (rounds == 0 && pdup_session_movement(session, &movement) == PDUP_OK && movement != NULL) {
        rounds = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS);
    }
    pdup_movement_unref(movement);
    return rounds;
}

static pdup_status find_last_row(const pdup_traveller *traveller, int32_t *round) {
    for (int32_t i = 0; i < pdup_traveller_row_count(traveller); i++) {
        pdup_row *row;
        pdup_status status = pdup_traveller_row_at(traveller, i, &row);
        if (status != PDUP_OK) {
            return status;
        }
        *round = later(*round, pdup_row_number(row, PDUP_ROW_FIELD_ROUND));
        pdup_row_unref(row);
    }
    return PDUP_OK;
}

pdup_status event_last_round(const struct event *event, int32_t number, int32_t *round_out) {
    pdup_session *session;
    pdup_status status = pdup_event_file_session(event->file, number, &session);
    *round_out = 0;
    if (status != PDUP_OK) {
        return status;
    }
    *round_out = announced_rounds(session);
    for (int32_t i = 0; i < pdup_session_traveller_count(session) && status == PDUP_OK; i++) {
        pdup_traveller *traveller;
        status = pdup_session_traveller_at(session, i, &traveller);
        if (status == PDUP_OK) {
            status = find_last_row(traveller, round_out);
            pdup_traveller_unref(traveller);
        }
    }
    pdup_session_unref(session);
    return status;
}

int event_check_session(const struct command *command, const struct event *event, int32_t number) {
    int32_t sessions = pdup_event_file_session_count(event->file);
    if (sessions == 0) {
        complain(command->name, "%s: the file has no session", event->name);
        return EXIT_FAULTS;
    }
    if (number > sessions) {
        return complain_usage(command->name, "--session %d: the last session of the file is %d",
                              (int)number, (int)sessions);
    }
    return EXIT_DONE;
}

void event_free(struct event *event) {
    pdup_event_file_unref(event->file);
    event->file = NULL;
}
