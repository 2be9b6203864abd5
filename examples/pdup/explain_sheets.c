/* SPDX-License-Identifier: MIT */
#include "explain_sheets.h"
#include "complain.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rooms.h"

/* "4000000.00 x -599999/6" and a comma. */
enum { SCORE_CAP = 60, MOST_FLAGS = 50, WARNING_CAP = 200 };

static const struct column line_columns[] = {
    {"room", "Room", COLUMN_WORD},           {"seat", "Seat", COLUMN_WORD},
    {"group", "Group", COLUMN_NUMBER},       {"tables", "Tables of", COLUMN_NUMBER},
    {"compared", "Compared", COLUMN_NUMBER}, {"expected", "Expected", COLUMN_NUMBER},
    {"sum", "Sum", COLUMN_NUMBER},           {"due", "Due", COLUMN_NUMBER},
    {"scores", "Scores", COLUMN_NOTE},
};

static const struct column flag_columns[] = {
    {"board", "Board", COLUMN_NUMBER},
    {"round", "Round", COLUMN_NUMBER},
    {"table", "Table", COLUMN_NUMBER},
    {"flag", "What", COLUMN_WORD},
};

#define COUNT(array) ((int)(sizeof(array) / sizeof(array)[0]))

static const char *const seat_words[] = {"", "N", "E", "S", "W"};

/* "2 x 22"; parts of a weighted result with two decimals. */
static size_t write_score(struct sheet *sheet, char *to, size_t cap, int32_t whists,
                          int64_t hundredths) {
    char score[SCORE_CAP] = "";
    size_t size;
    int length;
    sheet_note(sheet, pdup_fraction_text(whists, PDUP_WHIST, PDUP_EXACT, PDUP_ROUND_UP, 0, score,
                                         sizeof score, &size));
    if (hundredths % 100 == 0) {
        length = snprintf(to, cap, "%lld x %s", (long long)(hundredths / 100), score);
    } else {
        length = snprintf(to, cap, "%lld.%02d x %s", (long long)(hundredths / 100),
                          (int)(hundredths % 100), score);
    }
    return length > 0 ? (size_t)length : 0;
}

/* The highest first, as on a list of results. */
static void add_scores(struct sheet *sheet, const pdup_frequencies *table) {
    int32_t count = pdup_frequencies_score_count(table);
    size_t cap = ((size_t)count + 1) * SCORE_CAP;
    char *text = calloc(cap, 1);
    size_t length = 0;
    if (text == NULL) {
        sheet_note(sheet, PDUP_E_NOMEM);
        return;
    }
    for (int32_t i = count - 1; i >= 0; i--) {
        int32_t whists;
        int64_t hundredths;
        sheet_note(sheet, pdup_frequencies_score_at(table, i, &whists, &hundredths));
        length += write_score(sheet, text + length, cap - length, whists, hundredths);
        if (i > 0) {
            text[length++] = ',';
            text[length++] = ' ';
        }
    }
    sheet_word(sheet, text);
    free(text);
}

static void add_sum(struct sheet *sheet, const pdup_standings *standings, int32_t index,
                    pdup_figure figure) {
    int64_t numerator;
    int64_t denominator;
    sheet_note(sheet,
               pdup_standings_result_figure_at(standings, index, figure, &numerator, &denominator));
    if (denominator == 0) {
        sheet_word(sheet, "");
    } else {
        sheet_fraction(sheet, numerator, denominator, PDUP_EXACT);
    }
}

/* Where the rooms are fields of their own, each has a comparison. */
static void add_room(struct sheet *sheet, const pdup_event_file *file,
                     const pdup_standings *standings, int32_t index) {
    char letters[ROOM_CAP] = "";
    bool are_fields;
    int32_t room;
    sheet_note(sheet, rooms_are_fields(file, standings, index, &are_fields));
    sheet_note(sheet, pdup_standings_result_number_at(standings, index, PDUP_RESULT_ROOM, &room));
    if (are_fields) {
        rooms_write(room, letters);
    }
    sheet_word(sheet, letters);
}

static void add_line(struct sheet *sheet, const pdup_event_file *file,
                     const pdup_standings *standings, int32_t index) {
    pdup_seat seat;
    int32_t group;
    int32_t seats;
    int32_t compared;
    int32_t expected;
    pdup_frequencies *table;
    pdup_status status = pdup_standings_result_frequencies_at(standings, index, &table);
    sheet_note(sheet, status);
    if (status != PDUP_OK) {
        return;
    }
    sheet_note(sheet, pdup_standings_result_number_at(standings, index, PDUP_RESULT_SEAT, &seat));
    sheet_note(sheet, pdup_standings_result_number_at(standings, index, PDUP_RESULT_GROUP, &group));
    sheet_note(sheet, pdup_standings_result_number_at(standings, index, PDUP_RESULT_SEATS, &seats));
    sheet_note(sheet,
               pdup_standings_result_number_at(standings, index, PDUP_RESULT_COMPARED, &compared));
    sheet_note(sheet,
               pdup_standings_result_number_at(standings, index, PDUP_RESULT_EXPECTED, &expected));
    add_room(sheet, file, standings, index);
    sheet_word(sheet, seat_words[seat]);
    sheet_number(sheet, group);
    sheet_number(sheet, seats);
    sheet_number(sheet, compared);
    sheet_number(sheet, expected);
    add_sum(sheet, standings, index, PDUP_FIGURE_SUM);
    add_sum(sheet, standings, index, PDUP_FIGURE_SUM_DUE);
    add_scores(sheet, table);
    pdup_frequencies_unref(table);
}

void explain_fill_lines(struct sheet *sheet, const pdup_event_file *file,
                        const pdup_standings *standings, int32_t board) {
    int32_t count = pdup_standings_result_count(standings);
    sheet_start(sheet, line_columns, COUNT(line_columns));
    for (int32_t i = 0; i < count; i++) {
        int32_t found;
        int32_t first = -1;
        sheet_note(sheet, pdup_standings_result_number_at(standings, i, PDUP_RESULT_BOARD, &found));
        if (found == board) {
            sheet_note(sheet, pdup_standings_result_number_at(standings, i, PDUP_RESULT_COMPARISON,
                                                              &first));
        }
        if (first == i) {
            add_line(sheet, file, standings, i);
        }
    }
}

static bool is_open(pdup_status code) {
    return code == PDUP_W_RULING_DRAFT || code == PDUP_W_APPEAL_OPEN;
}

/* Appeals that are not decided, disqualifications that are not approved. */
static void add_open(struct sheet *sheet, const pdup_event_file *file, int32_t number) {
    pdup_session *session = NULL;
    pdup_faults *warnings = NULL;
    char text[WARNING_CAP];
    pdup_status status = pdup_event_file_session(file, number, &session);
    status = status == PDUP_OK ? pdup_session_check(session, &warnings) : status;
    sheet_note(sheet, status);
    for (int32_t i = 0; status == PDUP_OK && i < pdup_faults_count(warnings); i++) {
        bool is_many = pdup_event_file_session_count(file) > 1;
        if (is_open(fault_number(warnings, i, PDUP_FAULT_CODE))) {
            int used = is_many ? snprintf(text, sizeof text, "session %d: ", (int)number) : 0;
            snprintf(text + used, sizeof text - (size_t)used, "%s", fault_sentence(warnings, i));
            sheet_word(sheet, "");
            sheet_word(sheet, "");
            sheet_word(sheet, "");
            sheet_word(sheet, text);
        }
    }
    pdup_faults_unref(warnings);
    pdup_session_unref(session);
}

static void add_flags(struct sheet *sheet, const pdup_standings *standings) {
    pdup_faults *flags;
    pdup_status status = pdup_standings_flags(standings, &flags);
    int32_t count = status == PDUP_OK ? pdup_faults_count(flags) : 0;
    sheet_note(sheet, status);
    for (int32_t i = 0; i < count && i < MOST_FLAGS; i++) {
        sheet_number_or_none(sheet, fault_number(flags, i, PDUP_FAULT_BOARD));
        sheet_number_or_none(sheet, fault_number(flags, i, PDUP_FAULT_ROUND));
        sheet_number_or_none(sheet, fault_number(flags, i, PDUP_FAULT_TABLE));
        sheet_word(sheet, fault_sentence(flags, i));
    }
    if (count > MOST_FLAGS) {
        char more[40];
        snprintf(more, sizeof more, "and %d more", (int)(count - MOST_FLAGS));
        sheet_word(sheet, "");
        sheet_word(sheet, "");
        sheet_word(sheet, "");
        sheet_word(sheet, more);
    }
    pdup_faults_unref(flags);
}

void explain_fill_flags(struct sheet *sheet, const pdup_event_file *file, int32_t session,
                        const pdup_standings *standings) {
    int32_t first = session == 0 ? 1 : session;
    int32_t last = session == 0 ? pdup_event_file_session_count(file) : session;
    sheet_start(sheet, flag_columns, COUNT(flag_columns));
    add_flags(sheet, standings);
    for (int32_t i = first; i <= last; i++) {
        add_open(sheet, file, i);
    }
}
