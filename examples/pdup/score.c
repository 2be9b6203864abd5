/* SPDX-License-Identifier: MIT */
#include <stdbool.h>
#include <stdio.h>

#include <pdup/pdup.h>

#include "command.h"
#include "complain.h"
#include "correction_sheets.h"
#include "csv.h"
#include "event.h"
#include "explain_sheets.h"
#include "html.h"
#include "options.h"
#include "penalty_sheets.h"
#include "regulations.h"
#include "score_sheets.h"
#include "text.h"

enum { HEADING_CAP = 100, NOTICE_CAP = 120 };

static const char help[] =
    "Usage: pdup score FILE [--session K] [--after-round R] [--board B | --why PLAYER]\n"
    "                  [--format text|csv|html]\n"
    "       pdup score --regulations [--format text|csv|html]\n"
    "\n"
    "Prints the standings of an event, the results of a board with their matchpoints, or what\n"
    "every figure of a player rests on. Of several sessions it prints each and then all\n"
    "together, with --after-round each alone; csv and html show all together, and want\n"
    "--session with --board, --why or --after-round.\n"
    "Faults of the file are printed first; what could be read is scored all the same, and\n"
    "text and html say so at the top.\n"
    "\n"
    "  FILE                    the event file, - for standard input\n"
    "  --session K             only this session\n"
    "  --after-round R         count only rounds up to this one\n"
    "  --board B               the results of this board instead of the standings\n"
    "  --why PLAYER            every result of this player, and why it is what it is; his\n"
    "                          penalties, and his percent\n"
    "  --regulations           every regulation with its values, and what they mean\n"
    "  --format text|csv|html  form of output (text); html is for standings\n"
    "  --lang en               language (en)\n"
    "  --help                  this text\n"
    "\n"
    "Of a board, text also shows what each result rests on: Compared (A), the results\n"
    "compared with each other, itself among them; Expected (E), how many there were to be;\n"
    "Award, the artificial score (rules 11.2.B1). Whists are those that were compared: of an\n"
    "assigned score those of the ruling, of several outcomes their mean; Entered is what the\n"
    "table wrote in their place. Below it stands one row for each comparison:\n"
    "how often each score was got, what its results got together (Sum), and what they must\n"
    "have got together by the rules (Due). Corrections of its rows stand at the end.\n"
    "\n"
    "Below standings, text and html list what to see to before they are published: results\n"
    "that wait for an award, boards a player has two results on, lines with fewer than two\n"
    "(not with --after-round).\n";

struct request {
    int32_t session; /* 0 for all. */
    int32_t after_round;
    int32_t board; /* 0 for the standings. */
    int32_t why;   /* A player; 0 for the standings. */
    int32_t regulations;
    int format;
};

/* "Session 2: standings after round 3"; session 0 is all of them. */
static void write_heading(const struct request *request, int32_t session, int32_t sessions,
                          char *heading) {
    char where[24] = "";
    char what[40] = "standings";
    char when[24] = "";
    int length;
    if (sessions > 1 && session == 0) {
        snprintf(where, sizeof where, "All sessions: ");
    } else if (sessions > 1) {
        snprintf(where, sizeof where, "Session %d: ", (int)session);
    }
    if (request->board > 0) {
        snprintf(what, sizeof what, "board %d", (int)request->board);
    } else if (request->why > 0) {
        snprintf(what, sizeof what, "results of player %d", (int)request->why);
    }
    if (request->after_round > 0) {
        snprintf(when, sizeof when, " after round %d", (int)request->after_round);
    }
    length = snprintf(heading, HEADING_CAP, "%s%s%s", where, what, when);
    if (length > 0 && heading[0] >= 'a' && heading[0] <= 'z') {
        heading[0] = (char)(heading[0] - 'a' + 'A');
    }
}

/* A printed page travels without the messages, so it must say itself that it is incomplete. */
static void write_notice(const struct request *request, int32_t faults, char *notice) {
    snprintf(notice, NOTICE_CAP,
             "This file has %d fault%s: see `pdup check`; the %s are of what could be read.",
             (int)faults, faults == 1 ? "" : "s",
             request->board > 0 || request->why > 0 ? "results" : "standings");
}

/* What is written of one session. */
struct page {
    char heading[HEADING_CAP];
    struct sheet sheet;
    const char *more_heading;
    struct sheet
        more; /* below it: the comparisons of a board, penalties, or what to see to; empty when there is nothing */
    struct sheet corrections;      /* of a board */
    char closing[PENALTY_SUM_CAP]; /* a last line, or empty */
};

static bool has_more(const struct page *page) {
    return page->more_heading != NULL && sheet_row_count(&page->more) > 0;
}

static void write_html(const struct event *event, const char *notice, const struct page *page) {
    const char *title = pdup_event_file_title(event->file);
    bool titled = title != NULL && *title != '\0';
    html_begin(stdout, titled ? title : page->heading);
    if (event->faults > 0) {
        html_write_paragraph(stdout, notice);
    }
    if (titled) {
        html_write_paragraph(stdout, page->heading);
    }
    html_write_sheet(stdout, &page->sheet);
    if (has_more(page)) {
        html_write_heading(stdout, page->more_heading);
        html_write_sheet(stdout, &page->more);
    }
    if (page->closing[0] != '\0') {
        html_write_paragraph(stdout, page->closing);
    }
    html_end(stdout);
}

static void write_text(const struct event *event, const char *notice, const struct page *page,
                       bool first) {
    const char *title = pdup_event_file_title(event->file);
    if (!first) {
        fputc('\n', stdout);
    } else if (title != NULL && *title != '\0') {
        printf("%s\n\n", title);
    }
    if (first && event->faults > 0) {
        printf("%s\n\n", notice);
    }
    printf("%s\n\n", page->heading);
    text_write(stdout, &page->sheet);
    if (has_more(page)) {
        printf("\n%s\n\n", page->more_heading);
        text_write(stdout, &page->more);
    }
    if (page->corrections.columns != NULL && sheet_row_count(&page->corrections) > 0) {
        printf("\nCorrections\n\n");
        text_write(stdout, &page->corrections);
    }
    if (page->closing[0] != '\0') {
        printf("\n%s\n", page->closing);
    }
}

static void write_page(const struct request *request, const struct event *event,
                       const struct page *page, bool first) {
    char notice[NOTICE_CAP];
    write_notice(request, event->faults, notice);
    if (request->format == FORMAT_CSV) {
        csv_write(stdout, &page->sheet);
    } else if (request->format == FORMAT_HTML) {
        write_html(event, notice, page);
    } else {
        write_text(event, notice, page, first);
    }
}

/* His results, what else was laid on him in the session, and what it all comes to. */
static void fill_why(const struct request *request, const struct event *event, int32_t number,
                     const pdup_standings *standings, struct page *page) {
    pdup_session *session;
    pdup_status status = pdup_event_file_session(event->file, number, &session);
    score_fill_why(&page->sheet, event->file, standings, request->why,
                   request->format == FORMAT_CSV);
    if (status == PDUP_OK && sheet_row_count(&page->sheet) > 0) {
        page->more_heading = "Penalties";
        penalty_fill(&page->more, session, request->why);
        status = penalty_write_sum(standings, request->why, page->closing);
    }
    sheet_note(&page->sheet, status);
    pdup_session_unref(session);
}

static void fill_page(const struct request *request, const struct event *event, int32_t session,
                      const pdup_standings *standings, struct page *page) {
    bool is_csv = request->format == FORMAT_CSV;
    page->more_heading = NULL;
    page->more = (struct sheet){0};
    page->corrections = (struct sheet){0};
    page->closing[0] = '\0';
    if (request->board > 0) {
        score_fill_traveller(&page->sheet, event->file, standings, request->board, is_csv);
        /* csv has room for one table. */
        if (!is_csv) {
            page->more_heading = "Comparisons";
            explain_fill_lines(&page->more, event->file, standings, request->board);
        }
        correction_fill(&page->corrections, event->file, session, request->board);
    } else if (request->why > 0) {
        fill_why(request, event, session, standings, page);
    } else {
        score_fill_standings(&page->sheet, event->file, standings, is_csv);
        /* While rounds are still being counted every board is short of results. */
        if (!is_csv && request->after_round == 0) {
            page->more_heading = "To see to";
            explain_fill_flags(&page->more, event->file, session, standings);
        }
    }
}

/* Counts in found what was printed: a session need not have the board. */
static pdup_status score_standings(const struct request *request, const struct event *event,
                                   int32_t session, const pdup_standings *standings,
                                   int32_t *found) {
    struct page page;
    pdup_status status;
    write_heading(request, session, pdup_event_file_session_count(event->file), page.heading);
    fill_page(request, event, session, standings, &page);
    status = page.sheet.status != PDUP_OK ? page.sheet.status : page.more.status;
    status = status != PDUP_OK ? status : page.corrections.status;
    if (status == PDUP_OK && sheet_row_count(&page.sheet) > 0) {
        write_page(request, event, &page, *found == 0);
        (*found)++;
    }
    sheet_free(&page.corrections);
    sheet_free(&page.more);
    sheet_free(&page.sheet);
    return status;
}

/* Session 0 is all of them together. */
static pdup_status score_session(const struct request *request, const struct event *event,
                                 const pdup_event *sessions, int32_t number, int32_t *found) {
    pdup_standings *standings;
    pdup_status status =
        number == 0
            ? pdup_event_standings(sessions, &standings)
            : pdup_event_session_standings(sessions, number, request->after_round, &standings);
    if (status == PDUP_OK) {
        status = score_standings(request, event, number, standings, found);
        pdup_standings_unref(standings);
    }
    return status;
}

/* Each of several sessions, then all of them together. Other forms than text have room for one table. */
static pdup_status score_sessions(const struct request *request, const struct event *event,
                                  int32_t *found) {
    int32_t count = pdup_event_file_session_count(event->file);
    bool one = request->session > 0 || count == 1;
    bool whole = !one && request->board == 0 && request->why == 0 && request->after_round == 0;
    int32_t first = request->session > 0 ? request->session : 1;
    int32_t last = one ? first : request->format == FORMAT_TEXT ? count : 0;
    pdup_event *sessions;
    pdup_status status = pdup_event_file_event(event->file, &sessions);
    if (status != PDUP_OK) {
        return status;
    }
    for (int32_t i = first; i <= last && status == PDUP_OK; i++) {
        status = score_session(request, event, sessions, i, found);
    }
    if (whole && status == PDUP_OK) {
        status = score_session(request, event, sessions, 0, found);
    }
    pdup_event_unref(sessions);
    return status;
}

static int complain_score(const struct command *command, const struct event *event,
                          pdup_status status) {
    if (status == PDUP_E_OVERFLOW) {
        complain(command->name,
                 "%s: an exact figure needs more than 128 bits; `regulation unit 1/10000` rounds "
                 "the score of each board",
                 event->name);
        return EXIT_FAULTS;
    }
    if (status == PDUP_E_STATE) {
        complain(command->name,
                 "%s: a tie-break by lot needs a `seed` line, `expected scheduled` a `movement`",
                 event->name);
        return EXIT_FAULTS;
    }
    return complain_status(command->name, status);
}

/* Of several sessions the longest one counts: a shorter one has then been played to its end. */
static int check_round(const struct command *command, const struct request *request,
                       const struct event *event) {
    int32_t first = request->session > 0 ? request->session : 1;
    int32_t last =
        request->session > 0 ? request->session : pdup_event_file_session_count(event->file);
    int32_t rounds = 0;
    for (int32_t i = first; i <= last && rounds < request->after_round; i++) {
        int32_t found;
        pdup_status status = event_last_round(event, i, &found);
        if (status != PDUP_OK) {
            return complain_status(command->name, status);
        }
        rounds = found > rounds ? found : rounds;
    }
    if (rounds < request->after_round) {
        return complain_usage(command->name, "--after-round %d: there %s %d round%s",
                              (int)request->after_round, rounds == 1 ? "is" : "are", (int)rounds,
                              rounds == 1 ? "" : "s");
    }
    return EXIT_DONE;
}

static int score_event(const struct command *command, const struct request *request,
                       const struct event *event) {
    int32_t sessions = pdup_event_file_session_count(event->file);
    bool needs_one = request->board > 0 || request->why > 0 || request->after_round > 0;
    int32_t found = 0;
    pdup_status status;
    int result = event_check_session(command, event, request->session);
    if (result == EXIT_DONE) {
        result = check_round(command, request, event);
    }
    if (result != EXIT_DONE) {
        return result;
    }
    if (sessions > 1 && request->session == 0 && needs_one && request->format != FORMAT_TEXT) {
        return complain_usage(command->name,
                              "the file has %d sessions, and this form shows one: give --session",
                              (int)sessions);
    }
    status = score_sessions(request, event, &found);
    if (status != PDUP_OK) {
        return complain_score(command, event, status);
    }
    if (found == 0) {
        bool board = request->board > 0;
        complain(command->name,
                 board ? "%s: there is no result on board %d"
                       : "%s: there is no result of player %d",
                 event->name, (int)(board ? request->board : request->why));
        return EXIT_FAULTS;
    }
    return event->faults > 0 ? EXIT_FAULTS : EXIT_DONE;
}

static int print_regulations(const struct command *command, const struct request *request,
                             const struct operands *operands) {
    if (operands->count != 0) {
        return complain_usage(command->name, "--regulations takes no FILE");
    }
    if (request->session > 0 || request->after_round > 0 || request->board > 0 ||
        request->why > 0) {
        return complain_usage(command->name, "--regulations: not together with --%s",
                              request->session > 0       ? "session"
                              : request->after_round > 0 ? "after-round"
                              : request->board > 0       ? "board"
                                                         : "why");
    }
    pdup_status status = regulations_write(request->format);
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}

static int run(const struct command *command, int argc, char **argv) {
    struct request request = {0, 0, 0, 0, 0, FORMAT_TEXT};
    struct operands operands = {0};
    struct event event;
    int result;
    const struct setting settings[] = {
        {"session", SETTING_NUMBER, 1, PDUP_MAX_SESSIONS, NULL, &request.session},
        {"after-round", SETTING_NUMBER, 1, PDUP_MAX_ROUNDS, NULL, &request.after_round},
        {"board", SETTING_NUMBER, 1, PDUP_MAX_BOARDS, NULL, &request.board},
        {"why", SETTING_NUMBER, 1, PDUP_MAX_PLAYERS, NULL, &request.why},
        {"regulations", SETTING_FLAG, 0, 0, NULL, &request.regulations},
    };
    if (!options_read(command, argc, argv, settings, (int)(sizeof settings / sizeof settings[0]),
                      &operands, &result)) {
        return result;
    }
    request.format = operands.format;
    if (request.regulations) {
        return print_regulations(command, &request, &operands);
    }
    if (operands.count != 1) {
        return complain_usage(command->name, "one FILE is wanted, not %d", operands.count);
    }
    if (request.board > 0 && request.why > 0) {
        return complain_usage(command->name, "--board and --why: one of them at a time");
    }
    if (request.format == FORMAT_HTML && request.board > 0) {
        return complain_usage(command->name, "--format html: only standings have it, not --board");
    }
    if (!event_read(command, operands.words[0], &event)) {
        return EXIT_FAULTS;
    }
    result = score_event(command, &request, &event);
    event_free(&event);
    return result;
}

const struct command score_command = {
    "score", "standings of an event, results of a board with their matchpoints",
    help,    FORMAT_TEXT | FORMAT_CSV | FORMAT_HTML,
    run,
};
