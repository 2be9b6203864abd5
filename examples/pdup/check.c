/* SPDX-License-Identifier: MIT */
#include <stdio.h>

#include <pdup/pdup.h>

#include "command.h"
#include "complain.h"
#include "correction_sheets.h"
#include "event.h"
#include "options.h"
#include "text.h"

static const char help[] =
    "Usage: pdup check FILE\n"
    "\n"
    "Prints every fault and warning of an event file on standard error, as\n"
    "FILE:LINE:COLUMN: message, at most 50 of them, and a summary on standard output.\n"
    "Warnings alone are no failure. Corrections of rows are listed below the summary, each\n"
    "with the row as it was and as it is.\n"
    "\n"
    "  FILE           the event file, - for standard input\n"
    "  --format text  form of output (text)\n"
    "  --lang en      language (en)\n"
    "  --help         this text\n";

struct tally {
    int32_t sessions;
    int32_t boards;
    int32_t rows;
};

static pdup_status count_session(const pdup_session *session, struct tally *tally) {
    int32_t boards = pdup_session_traveller_count(session);
    tally->boards += boards;
    for (int32_t i = 0; i < boards; i++) {
        pdup_traveller *traveller;
        pdup_status status = pdup_session_traveller_at(session, i, &traveller);
        if (status != PDUP_OK) {
            return status;
        }
        tally->rows += pdup_traveller_row_count(traveller);
        pdup_traveller_unref(traveller);
    }
    return PDUP_OK;
}

static pdup_status count_event(const pdup_event_file *file, struct tally *tally) {
    pdup_status status = PDUP_OK;
    tally->sessions = pdup_event_file_session_count(file);
    for (int32_t i = 1; i <= tally->sessions && status == PDUP_OK; i++) {
        pdup_session *session;
        status = pdup_event_file_session(file, i, &session);
        if (status == PDUP_OK) {
            status = count_session(session, tally);
            pdup_session_unref(session);
        }
    }
    return status;
}

static pdup_status write_corrections(const struct event *event) {
    struct sheet sheet;
    pdup_status status;
    correction_fill(&sheet, event->file, 0, 0);
    status = sheet.status;
    if (status == PDUP_OK && sheet_row_count(&sheet) > 0) {
        printf("\nCorrections\n\n");
        text_write(stdout, &sheet);
    }
    sheet_free(&sheet);
    return status;
}

static int check_event(const struct command *command, const struct event *event) {
    struct tally tally = {0, 0, 0};
    pdup_status status = count_event(event->file, &tally);
    if (status != PDUP_OK) {
        return complain_status(command->name, status);
    }
    print_visibly(stdout, event->name);
    printf(": players %d, sessions %d, boards %d, rows %d, faults %d, warnings %d\n",
           (int)pdup_event_file_player_count(event->file), (int)tally.sessions, (int)tally.boards,
           (int)tally.rows, (int)event->faults, (int)event->warnings);
    status = write_corrections(event);
    if (status != PDUP_OK) {
        return complain_status(command->name, status);
    }
    return event->faults > 0 ? EXIT_FAULTS : EXIT_DONE;
}

static int run(const struct command *command, int argc, char **argv) {
    struct operands operands = {0};
    struct event event;
    int result;
    if (!options_read(command, argc, argv, NULL, 0, &operands, &result)) {
        return result;
    }
    if (operands.count != 1) {
        return complain_usage(command->name, "one FILE is wanted, not %d", operands.count);
    }
    if (!event_read(command, operands.words[0], &event)) {
        return EXIT_FAULTS;
    }
    result = check_event(command, &event);
    event_free(&event);
    return result;
}

const struct command check_command = {
    "check", "faults and warnings of an event file", help, FORMAT_TEXT, run,
};
