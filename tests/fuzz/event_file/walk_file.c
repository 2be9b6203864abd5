/* SPDX-License-Identifier: MIT */
#include "../../support/faults.h"
#include "walk.h"

#include <string.h>

void walk_constants(void) {
    int32_t major;
    int32_t minor;
    int32_t patch;
    MUST(pdup_version(&major, &minor, &patch) == PDUP_OK);
    MUST(major == PDUP_VERSION_MAJOR && minor >= PDUP_VERSION_MINOR);
    MUST(pdup_has(PDUP_FEATURE_EVENT_FILE) == 1);
    for (int32_t i = 0; i < pdup_status_count(); i++) {
        pdup_status status;
        MUST(pdup_status_at(i, &status) == PDUP_OK);
        MUST(strcmp(pdup_status_name(status), "PDUP_UNKNOWN") != 0);
        MUST(*pdup_status_text(status, PDUP_LANGUAGE_EN) != '\0');
    }
}

static bool is_before(const int32_t *place, const int32_t *next) {
    return place[0] < next[0] || (place[0] == next[0] && place[1] <= next[1]);
}

void walk_faults(pdup_faults *faults) {
    int32_t errors = 0;
    int32_t last[2] = {0, 0};
    int32_t count = pdup_faults_count(faults);
    MUST(count >= 0);
    for (int32_t i = 0; i < count; i++) {
        pdup_status code;
        size_t length;
        int32_t place[2];
        int32_t row[3];
        MUST(fault_code(faults, i, &code) == PDUP_OK);
        MUST(fault_place(faults, i, &place[0], &place[1]) == PDUP_OK);
        MUST(fault_row(faults, i, &row[0], &row[1], &row[2]) == PDUP_OK);
        MUST(code != PDUP_OK && strcmp(pdup_status_name(code), "PDUP_UNKNOWN") != 0);
        const char *text = fault_text(faults, i);
        MUST(text != NULL && *text != '\0' && pdup_faults_name_at(faults, i) != NULL);
        MUST(pdup_faults_line_at(faults, i, NULL, 0, PDUP_LANGUAGE_EN, NULL, 0, &length) ==
             PDUP_OK);
        MUST(length > strlen(text));
        MUST(is_before(last, place));
        memcpy(last, place, sizeof last);
        errors += code < 0;
    }
    MUST(errors == pdup_faults_error_count(faults));
    MUST(pdup_faults_number_at(faults, count, PDUP_FAULT_PART, &errors) == PDUP_E_RANGE);
    MUST(pdup_faults_text_at(faults, count, PDUP_LANGUAGE_EN, NULL, 0, &(size_t){0}) ==
         PDUP_E_RANGE);
    pdup_faults_unref(pdup_faults_ref(faults));
    pdup_faults *empty;
    if (pdup_faults_new(NULL, &empty) == PDUP_OK) {
        MUST(pdup_faults_clear(empty) == PDUP_OK && pdup_faults_count(empty) == 0);
        pdup_faults_unref(empty);
    }
}

/* Of a file every fault has a place. */
static void check_places(const pdup_faults *faults) {
    for (int32_t i = 0; i < pdup_faults_count(faults); i++) {
        int32_t line;
        int32_t column;
        MUST(fault_place(faults, i, &line, &column) == PDUP_OK);
        MUST(line >= 1 && column >= 1);
    }
}

/* How many warnings are about what a ruling rests on. */
static int32_t count_doubts(const pdup_faults *faults) {
    int32_t count = 0;
    for (int32_t i = 0; i < pdup_faults_count(faults); i++) {
        pdup_status code;
        MUST(fault_code(faults, i, &code) == PDUP_OK);
        count += code == PDUP_W_RULE_UNKNOWN || code == PDUP_W_RULE_UNUSUAL;
    }
    return count;
}

/* They stand at the lines of their rulings, as many as the sessions have. */
static void check_doubts(const pdup_event_file *file, const pdup_faults *faults) {
    int32_t count = 0;
    for (int32_t i = 1; i <= pdup_event_file_session_count(file); i++) {
        pdup_session *session;
        pdup_faults *own;
        MUST(pdup_event_file_session(file, i, &session) == PDUP_OK);
        MUST(pdup_session_check(session, &own) == PDUP_OK);
        count += count_doubts(own);
        pdup_faults_unref(own);
        pdup_session_unref(session);
    }
    MUST(count == count_doubts(faults));
}

static void check_text(const char *text) {
    MUST(text && strlen(text) <= PDUP_MAX_TEXT);
}

void walk_event_file(const pdup_event_file *file) {
    pdup_faults *faults;
    MUST(pdup_event_file_faults(file, &faults) == PDUP_OK);
    walk_faults(faults);
    check_places(faults);
    check_doubts(file, faults);
    int32_t players = pdup_event_file_player_count(file);
    int32_t sessions = pdup_event_file_session_count(file);
    MUST(players >= 0 && players <= PDUP_MAX_PLAYERS);
    MUST(sessions >= 0 && sessions <= PDUP_MAX_SESSIONS);
    MUST((players == 0) == (sessions == 0));
    /* A file without players is never without faults. */
    MUST(players > 0 || pdup_faults_error_count(faults) > 0);
    check_text(pdup_event_file_title(file));
    check_text(pdup_event_file_variety(file));
    for (int32_t i = 1; i <= walk_count(players); i++) {
        check_text(pdup_event_file_name(file, i));
    }
    MUST(pdup_event_file_name(file, players + 1) == NULL);
    pdup_faults_unref(faults);
}
