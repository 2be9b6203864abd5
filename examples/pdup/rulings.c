/* SPDX-License-Identifier: MIT */
#include <stdbool.h>
#include <stdio.h>

#include <pdup/pdup.h>

#include "command.h"
#include "complain.h"
#include "csv.h"
#include "event.h"
#include "html.h"
#include "options.h"
#include "ruling_sheets.h"
#include "text.h"

enum { HEADING_CAP = 60, NOTICE_CAP = 120 };

static const char help[] =
    "Usage: pdup rulings FILE [--session K] [--show rulings|appeals|history]\n"
    "                    [--format text|csv|html]\n"
    "\n"
    "Prints the log of rulings: what each says, where it stands and what became of it; the\n"
    "appeals; and everything that happened, in order (rules 13.2.4 to 13.2.8).\n"
    "Text and html show all three, csv one of them.\n"
    "\n"
    "  FILE                    the event file, - for standard input\n"
    "  --session K             only this session\n"
    "  --show WHAT             only this part (all; csv: rulings)\n"
    "  --format text|csv|html  form of output (text)\n"
    "  --lang en               language (en)\n"
    "  --help                  this text\n"
    "\n"
    "Times are UTC, in csv seconds since 1970. An assigned score of several outcomes, and an\n"
    "artificial one of another percent than 40, 50, 60 or more, is marked \"by regulation\":\n"
    "the rules do not know it.\n";

static const char *const part_words[] = {"rulings", "appeals", "history", NULL};
static const char *const part_headings[] = {"Rulings", "Appeals", "History"};

typedef void part_filler(struct sheet *sheet, const pdup_session *session, bool is_csv);

static part_filler *const part_fillers[] = {ruling_fill_log, ruling_fill_appeals,
                                            ruling_fill_history};

enum { PARTS = 3, ALL_PARTS = -1 };

struct request {
    int32_t session; /* 0 for all. */
    int32_t part;    /* ALL_PARTS for all. */
    int format;
};

static void write_part(const struct request *request, const struct sheet *sheet, int part,
                       const char *session) {
    char heading[HEADING_CAP];
    snprintf(heading, sizeof heading, "%s%s", session, part_headings[part]);
    if (request->format == FORMAT_CSV) {
        csv_write(stdout, sheet);
    } else if (request->format == FORMAT_HTML) {
        html_write_heading(stdout, heading);
        html_write_sheet(stdout, sheet);
    } else {
        printf("\n%s\n\n", heading);
        text_write(stdout, sheet);
    }
}

/* Parts without rows are left out, but not of csv, which is read by programs. */
static pdup_status write_session(const struct request *request, const pdup_session *session,
                                 const char *heading) {
    bool is_csv = request->format == FORMAT_CSV;
    int first = request->part == ALL_PARTS ? 0 : request->part;
    int last = request->part == ALL_PARTS && !is_csv ? PARTS - 1 : first;
    pdup_status status = PDUP_OK;
    for (int part = first; part <= last && status == PDUP_OK; part++) {
        struct sheet sheet;
        part_fillers[part](&sheet, session, is_csv);
        status = sheet.status;
        if (status == PDUP_OK && (is_csv || sheet_row_count(&sheet) > 0)) {
            write_part(request, &sheet, part, heading);
        }
        sheet_free(&sheet);
    }
    return status;
}

static pdup_status write_sessions(const struct request *request, const struct event *event) {
    int32_t count = pdup_event_file_session_count(event->file);
    int32_t first = request->session > 0 ? request->session : 1;
    int32_t last = request->session > 0 ? request->session : count;
    pdup_status status = PDUP_OK;
    for (int32_t i = first; i <= last && status == PDUP_OK; i++) {
        char heading[24] = "";
        pdup_session *session;
        status = pdup_event_file_session(event->file, i, &session);
        if (status == PDUP_OK) {
            if (count > 1) {
                snprintf(heading, sizeof heading, "Session %d: ", (int)i);
            }
            status = write_session(request, session, heading);
            pdup_session_unref(session);
        }
    }
    return status;
}

/* A printed page travels without the messages, so it must say itself that it is incomplete. */
static void write_top(const struct request *request, const struct event *event) {
    const char *title = pdup_event_file_title(event->file);
    bool titled = title != NULL && *title != '\0';
    char notice[NOTICE_CAP];
    snprintf(notice, sizeof notice,
             "This file has %d fault%s: see `pdup check`; the log is of what could be read.",
             (int)event->faults, event->faults == 1 ? "" : "s");
    if (request->format == FORMAT_HTML) {
        html_begin(stdout, titled ? title : "Rulings");
        if (event->faults > 0) {
            html_write_paragraph(stdout, notice);
        }
    } else if (request->format == FORMAT_TEXT) {
        printf("%s\n", titled ? title : "Log of rulings");
        if (event->faults > 0) {
            printf("\n%s\n", notice);
        }
    }
}

static int write_event(const struct command *command, const struct request *request,
                       const struct event *event) {
    int32_t sessions = pdup_event_file_session_count(event->file);
    pdup_status status;
    int result = event_check_session(command, event, request->session);
    if (result != EXIT_DONE) {
        return result;
    }
    if (sessions > 1 && request->session == 0 && request->format == FORMAT_CSV) {
        return complain_usage(command->name,
                              "the file has %d sessions, and this form shows one: give --session",
                              (int)sessions);
    }
    write_top(request, event);
    status = write_sessions(request, event);
    if (request->format == FORMAT_HTML) {
        html_end(stdout);
    }
    if (status != PDUP_OK) {
        return complain_status(command->name, status);
    }
    return event->faults > 0 ? EXIT_FAULTS : EXIT_DONE;
}

static int run(const struct command *command, int argc, char **argv) {
    struct request request = {0, ALL_PARTS, FORMAT_TEXT};
    struct operands operands = {0};
    struct event event;
    int result;
    const struct setting settings[] = {
        {"session", SETTING_NUMBER, 1, PDUP_MAX_SESSIONS, NULL, &request.session},
        {"show", SETTING_CHOICE, 0, 0, part_words, &request.part},
    };
    if (!options_read(command, argc, argv, settings, 2, &operands, &result)) {
        return result;
    }
    if (operands.count != 1) {
        return complain_usage(command->name, "one FILE is wanted, not %d", operands.count);
    }
    request.format = operands.format;
    if (!event_read(command, operands.words[0], &event)) {
        return EXIT_FAULTS;
    }
    result = write_event(command, &request, &event);
    event_free(&event);
    return result;
}

const struct command rulings_command = {
    "rulings", "rulings, appeals and their history", help, FORMAT_TEXT | FORMAT_CSV | FORMAT_HTML,
    run,
};
