/* SPDX-License-Identifier: MIT */
#include "correction_sheets.h"

#include <stdio.h>

enum { ROW_CAP = 256, TIME_CAP = 24 };

static const struct column columns[] = {
    {"session", "Session", COLUMN_NUMBER}, {"board", "Board", COLUMN_NUMBER},
    {"round", "Round", COLUMN_NUMBER},     {"table", "Table", COLUMN_NUMBER},
    {"time", "Time", COLUMN_NUMBER},       {"by", "By", COLUMN_NAME},
    {"reason", "Reason", COLUMN_NAME},     {"change", "Change", COLUMN_NOTE},
};

/* A row of the traveller, or what stands for one that is not there. */
static void write_row(struct sheet *sheet,
                      pdup_status (*get)(const pdup_correction *correction, pdup_row **row_out),
                      const pdup_correction *correction, char *text) {
    pdup_row *row;
    size_t length;
    pdup_status status = get(correction, &row);
    snprintf(text, ROW_CAP, "struck out");
    if (status == PDUP_OK && row != NULL) {
        status = pdup_row_text(row, text, ROW_CAP, &length);
    }
    sheet_note(sheet, status);
    pdup_row_unref(row);
}

static void add_change(struct sheet *sheet, const pdup_correction *correction) {
    char before[ROW_CAP];
    char after[ROW_CAP];
    char change[2 * ROW_CAP + 16];
    write_row(sheet, pdup_correction_before, correction, before);
    write_row(sheet, pdup_correction_after, correction, after);
    snprintf(change, sizeof change, "was: %s; is: %s", before, after);
    sheet_word(sheet, change);
}

static void add_correction(struct sheet *sheet, int32_t session,
                           const pdup_correction *correction) {
    char time[TIME_CAP];
    snprintf(time, sizeof time, "%lld",
             (long long)pdup_correction_number(correction, PDUP_CORRECTION_FIELD_TIME));
    sheet_number_or_none(sheet, session);
    sheet_number(sheet, (int32_t)pdup_correction_number(correction, PDUP_CORRECTION_FIELD_BOARD));
    sheet_number(sheet, (int32_t)pdup_correction_number(correction, PDUP_CORRECTION_FIELD_ROUND));
    sheet_number(sheet, (int32_t)pdup_correction_number(correction, PDUP_CORRECTION_FIELD_TABLE));
    sheet_word(sheet, time);
    sheet_word(sheet, pdup_correction_by(correction));
    sheet_word(sheet, pdup_correction_reason(correction));
    add_change(sheet, correction);
}

static void add_traveller(struct sheet *sheet, int32_t session, const pdup_traveller *traveller) {
    for (int32_t i = 0; i < pdup_traveller_correction_count(traveller); i++) {
        pdup_correction *correction;
        pdup_status status = pdup_traveller_correction_at(traveller, i, &correction);
        sheet_note(sheet, status);
        if (status == PDUP_OK) {
            add_correction(sheet, session, correction);
        }
        pdup_correction_unref(correction);
    }
}

/* name is the number of the session, 0 where it goes without saying. */
static void add_session(struct sheet *sheet, const pdup_session *session, int32_t name,
                        int32_t board) {
    int32_t count = pdup_session_traveller_count(session);
    for (int32_t i = 0; i < count; i++) {
        pdup_traveller *traveller;
        pdup_board *found;
        sheet_note(sheet, pdup_session_traveller_at(session, i, &traveller));
        sheet_note(sheet, pdup_traveller_board(traveller, &found));
        if (board == 0 || pdup_board_number(found, PDUP_BOARD_FIELD_NUMBER) == board) {
            add_traveller(sheet, name, traveller);
        }
        pdup_board_unref(found);
        pdup_traveller_unref(traveller);
    }
}

void correction_fill(struct sheet *sheet, const pdup_event_file *file, int32_t session,
                     int32_t board) {
    int32_t count = pdup_event_file_session_count(file);
    sheet_start(sheet, columns, (int)(sizeof columns / sizeof columns[0]));
    for (int32_t i = 1; i <= count; i++) {
        pdup_session *found;
        if (session != 0 && session != i) {
            continue;
        }
        sheet_note(sheet, pdup_event_file_session(file, i, &found));
        add_session(sheet, found, count > 1 ? i : 0, board);
        pdup_session_unref(found);
    }
}
