/* SPDX-License-Identifier: MIT */
#include "rooms.h"

#include <stdio.h>
#include <string.h>

enum { LETTERS = 26, VALUE_CAP = 16 };

void rooms_write(int32_t room, char letters[ROOM_CAP]) {
    int at = 0;
    if (room > LETTERS) {
        letters[at++] = (char)('A' + (room - 1) / LETTERS - 1);
    }
    letters[at++] = (char)('A' + (room - 1) % LETTERS);
    letters[at] = '\0';
}

static pdup_status session_of(const pdup_event_file *file, const pdup_standings *standings,
                              int32_t index, pdup_session **session_out) {
    int32_t number;
    pdup_status status =
        pdup_standings_result_number_at(standings, index, PDUP_RESULT_SESSION, &number);
    *session_out = NULL;
    return status == PDUP_OK ? pdup_event_file_session(file, number, session_out) : status;
}

pdup_status rooms_write_table(const pdup_event_file *file, const pdup_standings *standings,
                              int32_t index, char word[TABLE_CAP]) {
    pdup_session *session;
    int32_t table = 0;
    int32_t room = 0;
    pdup_status status = session_of(file, standings, index, &session);
    int32_t tables = (int32_t)pdup_session_number(session, PDUP_SESSION_FIELD_ROOM_TABLES);
    pdup_session_unref(session);
    if (status == PDUP_OK) {
        status = pdup_standings_result_number_at(standings, index, PDUP_RESULT_TABLE, &table);
    }
    if (status == PDUP_OK) {
        status = pdup_standings_result_number_at(standings, index, PDUP_RESULT_ROOM, &room);
    }
    if (status == PDUP_OK && tables > 0) {
        char letters[ROOM_CAP];
        rooms_write(room, letters);
        snprintf(word, TABLE_CAP, "%d@%s", (int)(table - (room - 1) * tables), letters);
    } else {
        snprintf(word, TABLE_CAP, "%d", (int)table);
    }
    return status;
}

pdup_status rooms_are_fields(const pdup_event_file *file, const pdup_standings *standings,
                             int32_t index, bool *are_out) {
    static const char key[] = "fields";
    pdup_session *session;
    pdup_regulations *regulations = NULL;
    char value[VALUE_CAP] = "";
    size_t length;
    pdup_status status = session_of(file, standings, index, &session);
    if (status == PDUP_OK) {
        status = pdup_session_regulations(session, &regulations);
    }
    if (status == PDUP_OK) {
        status =
            pdup_regulations_value(regulations, key, strlen(key), value, sizeof value, &length);
    }
    *are_out = pdup_session_number(session, PDUP_SESSION_FIELD_ROOM_TABLES) > 0 &&
               strcmp(value, "rooms") == 0;
    pdup_regulations_unref(regulations);
    pdup_session_unref(session);
    return status;
}
