/* SPDX-License-Identifier: MIT */
#include "walk.h"

#include <string.h>

/* The text of a figure is the fraction the integers say; without a fraction it is empty. */
static void check_text(int64_t numerator, int64_t denominator, const char *text) {
    char wanted[64] = "";
    size_t size = 0;
    if (denominator != 0) {
        MUST(pdup_fraction_text(numerator, denominator, PDUP_EXACT, PDUP_ROUND_UP, 0, wanted,
                                sizeof wanted, &size) == PDUP_OK);
    }
    MUST(strcmp(text, wanted) == 0);
}

static void walk_figures(const pdup_standings *standings, int32_t index) {
    for (pdup_figure figure = PDUP_FIGURE_TOTAL; figure <= PDUP_FIGURE_WHISTS; figure++) {
        char text[128];
        size_t size;
        int64_t numerator;
        int64_t denominator;
        MUST(pdup_standings_figure_text_at(standings, index, figure, PDUP_EXACT, PDUP_ROUND_UP,
                                           text, sizeof text, &size) == PDUP_OK);
        pdup_status status =
            pdup_standings_figure_at(standings, index, figure, &numerator, &denominator);
        MUST(status == PDUP_OK || status == PDUP_E_OVERFLOW);
        if (status == PDUP_OK) {
            check_text(numerator, denominator, text);
        }
        MUST(pdup_standings_figure_text_at(standings, index, figure, 2, PDUP_ROUND_AWAY, text,
                                           sizeof text, &size) == PDUP_OK);
    }
}

/* Every player once; places count up, and players without one come last, by number. */
static void walk_entries(const pdup_standings *standings) {
    int32_t count = pdup_standings_count(standings);
    int32_t last_place = 0;
    int32_t last_player = 0;
    uint8_t *seen = calloc((size_t)count + 1, 1);
    MUST(seen != NULL);
    for (int32_t i = 0; i < count; i++) {
        int32_t player;
        int32_t place;
        int32_t boards;
        pdup_placing state;
        MUST(pdup_standings_number_at(standings, i, PDUP_ENTRY_PLAYER, &player) == PDUP_OK);
        MUST(pdup_standings_number_at(standings, i, PDUP_ENTRY_PLACE, &place) == PDUP_OK);
        MUST(pdup_standings_number_at(standings, i, PDUP_ENTRY_BOARDS, &boards) == PDUP_OK);
        MUST(player >= 1 && player <= count && !seen[player]);
        seen[player] = 1;
        if (place == last_place) {
            MUST(player > last_player);
        } else {
            MUST(place == i + 1 || (place == 0 && i > 0));
        }
        MUST(i == 0 || last_place != 0 || place == 0);
        MUST(place == 0 || boards > 0);
        MUST(pdup_standings_number_at(standings, i, PDUP_ENTRY_PLACING, &state) == PDUP_OK);
        MUST((place != 0) == (state == PDUP_PLACING_PLACED));
        last_place = place;
        last_player = player;
        if (i < WALK_MOST) {
            walk_figures(standings, i);
        }
    }
    free(seen);
}

/* A result with what decides whether its line is whole. */
typedef struct line_result {
    int32_t board;
    pdup_seat seat;
    int32_t compared;
    int32_t expected;
    pdup_state state;
} line_result;

static line_result result_at(const pdup_standings *standings, int32_t index) {
    line_result result;
    MUST(pdup_standings_result_number_at(standings, index, PDUP_RESULT_BOARD, &result.board) ==
         PDUP_OK);
    MUST(pdup_standings_result_number_at(standings, index, PDUP_RESULT_SEAT, &result.seat) ==
         PDUP_OK);
    MUST(pdup_standings_result_number_at(standings, index, PDUP_RESULT_COMPARED,
                                         &result.compared) == PDUP_OK);
    MUST(pdup_standings_result_number_at(standings, index, PDUP_RESULT_EXPECTED,
                                         &result.expected) == PDUP_OK);
    MUST(pdup_standings_result_number_at(standings, index, PDUP_RESULT_STATE, &result.state) ==
         PDUP_OK);
    return result;
}

/* What a result was compared in, and what is said of it. */
static void walk_group(const pdup_standings *standings, int32_t index, pdup_award award) {
    char why[PDUP_MAX_TEXT];
    size_t size;
    int32_t number;
    MUST(pdup_standings_result_number_at(standings, index, PDUP_RESULT_SESSION, &number) ==
             PDUP_OK &&
         number >= 1);
    MUST(pdup_standings_result_number_at(standings, index, PDUP_RESULT_ROOM, &number) == PDUP_OK &&
         number >= 1);
    MUST(pdup_standings_result_number_at(standings, index, PDUP_RESULT_SEATS, &number) == PDUP_OK);
    MUST(number == 3 || number == 4);
    MUST(pdup_standings_result_number_at(standings, index, PDUP_RESULT_GROUP, &number) == PDUP_OK);
    MUST(number >= 0 && number <= PDUP_MAX_GROUPS);
    MUST(pdup_standings_result_number_at(standings, index, PDUP_RESULT_PERCENT, &number) ==
         PDUP_OK);
    MUST(number == 0 || award == PDUP_AWARD_PERCENT);
    MUST(pdup_standings_result_why_at(standings, index, why, sizeof why, &size) == PDUP_OK);
    MUST(size > 0);
}

/* The comparison holds the result, its table has as many results as were compared, and its sum is due. */
static void walk_comparison(const pdup_standings *standings, int32_t index,
                            const line_result *result) {
    int32_t first;
    int64_t numbers[4];
    int64_t results;
    pdup_frequencies *table;
    MUST(pdup_standings_result_number_at(standings, index, PDUP_RESULT_COMPARISON, &first) ==
         PDUP_OK);
    MUST(first <= index && (first >= 0) == (result->compared > 0));
    pdup_status status = pdup_standings_result_frequencies_at(standings, index, &table);
    MUST(status == PDUP_OK);
    MUST(pdup_frequencies_total(table, &results) == PDUP_OK && results == result->compared);
    pdup_frequencies_unref(table);
    status = pdup_standings_result_figure_at(standings, index, PDUP_FIGURE_SUM, &numbers[0],
                                             &numbers[1]);
    MUST(status == PDUP_OK);
    MUST(pdup_standings_result_figure_at(standings, index, PDUP_FIGURE_SUM_DUE, &numbers[2],
                                         &numbers[3]) == PDUP_OK);
    MUST(numbers[3] == 0 || (numbers[0] == numbers[2] && numbers[1] == numbers[3]));
}

static void walk_result(const pdup_standings *standings, int32_t index) {
    int32_t round;
    int32_t table;
    int32_t player;
    int32_t ruling;
    int32_t whists;
    pdup_award award;
    line_result result = result_at(standings, index);
    MUST(pdup_standings_result_number_at(standings, index, PDUP_RESULT_ROUND, &round) == PDUP_OK &&
         round >= 1);
    MUST(pdup_standings_result_number_at(standings, index, PDUP_RESULT_TABLE, &table) == PDUP_OK &&
         table >= 1);
    MUST(pdup_standings_result_number_at(standings, index, PDUP_RESULT_PLAYER, &player) ==
             PDUP_OK &&
         player >= 1);
    MUST(pdup_standings_result_number_at(standings, index, PDUP_RESULT_RULING, &ruling) == PDUP_OK);
    MUST(pdup_standings_result_number_at(standings, index, PDUP_RESULT_WHISTS, &whists) == PDUP_OK);
    MUST(pdup_standings_result_number_at(standings, index, PDUP_RESULT_AWARD, &award) == PDUP_OK);
    MUST((award != PDUP_AWARD_NONE) == (result.state == PDUP_STATE_ARTIFICIAL));
    MUST(award == PDUP_AWARD_NONE || ruling != 0);
    walk_group(standings, index, award);
    walk_comparison(standings, index, &result);
    MUST(result.state != PDUP_STATE_REAL || whists != PDUP_WHISTS_UNKNOWN);
    MUST(result.compared <= result.expected);
    for (pdup_figure figure = PDUP_FIGURE_TOTAL; figure <= PDUP_FIGURE_WHISTS; figure++) {
        char text[128];
        size_t size;
        int64_t numerator;
        int64_t denominator;
        MUST(pdup_standings_result_figure_text_at(standings, index, figure, PDUP_EXACT,
                                                  PDUP_ROUND_UP, text, sizeof text,
                                                  &size) == PDUP_OK);
        pdup_status status =
            pdup_standings_result_figure_at(standings, index, figure, &numerator, &denominator);
        MUST(status == PDUP_OK || status == PDUP_E_OVERFLOW);
        if (status == PDUP_OK) {
            check_text(numerator, denominator, text);
        }
    }
}

/* Columns are as long as what they are columns of, and end with what the last of them says. */
static void walk_columns(const pdup_standings *standings) {
    int32_t results = pdup_standings_result_count(standings);
    int32_t count;
    int32_t *column = calloc((size_t)results + 1, sizeof *column);
    MUST(column != NULL);
    MUST(pdup_standings_numbers(standings, PDUP_ENTRY_PLACE, NULL, 0, &count) == PDUP_OK);
    MUST(count == pdup_standings_count(standings));
    for (pdup_result field = PDUP_RESULT_BOARD; field <= PDUP_RESULT_COMPARISON; field++) {
        MUST(pdup_standings_result_numbers(standings, field, column, results, &count) == PDUP_OK);
        MUST(count == results);
        int32_t value;
        MUST(count == 0 ||
             (pdup_standings_result_number_at(standings, count - 1, field, &value) == PDUP_OK &&
              value == column[count - 1]));
    }
    free(column);
}

static void walk_flags(const pdup_standings *standings) {
    pdup_faults *flags;
    MUST(pdup_standings_flags(standings, &flags) == PDUP_OK);
    MUST(pdup_faults_error_count(flags) == 0);
    walk_faults(flags);
    pdup_faults_unref(flags);
}

/* Rules 8: 2 for every result beaten and 1 for every equal one, so the E results of a line that is whole share
 * E(E - 1) whatever they are. */
static void check_line(const pdup_standings *standings, int32_t from, int32_t to) {
    int64_t sum = 0;
    int32_t compared = 0;
    int32_t expected = 0;
    for (int32_t i = from; i < to; i++) {
        int64_t numerator;
        int64_t denominator;
        line_result result = result_at(standings, i);
        if (result.compared == 0) {
            continue;
        }
        if (result.compared != result.expected || result.state != PDUP_STATE_REAL) {
            return;
        }
        MUST(pdup_standings_result_figure_at(standings, i, PDUP_FIGURE_TOTAL, &numerator,
                                             &denominator) == PDUP_OK);
        MUST(denominator == 1);
        sum += numerator;
        compared++;
        expected = result.expected;
    }
    MUST(compared == expected);
    MUST(sum == (int64_t)expected * (expected - 1));
}

static void walk_lines(const pdup_standings *standings) {
    int32_t count = pdup_standings_result_count(standings);
    int32_t from = 0;
    for (int32_t i = 1; i <= count; i++) {
        line_result first = result_at(standings, from);
        line_result next = i < count ? result_at(standings, i) : (line_result){0};
        if (next.board != first.board || next.seat != first.seat) {
            check_line(standings, from, i);
            from = i;
        }
    }
}

static bool has_value(const pdup_regulations *regulations, const char *key, const char *wanted) {
    char value[512];
    size_t size;
    MUST(pdup_regulations_value(regulations, key, strlen(key), value, sizeof value, &size) ==
         PDUP_OK);
    return strcmp(value, wanted) == 0;
}

/* Are lines compared whole, and their matchpoints left as they are? */
static bool has_plain_lines(const pdup_session *session) {
    pdup_regulations *regulations;
    MUST(pdup_session_regulations(session, &regulations) == PDUP_OK);
    bool is_plain = has_value(regulations, "measure", "matchpoints") &&
                    has_value(regulations, "fields", "joint") &&
                    has_value(regulations, "unit", "exact");
    pdup_regulations_unref(regulations);
    return is_plain;
}

static void walk_standings(pdup_standings *standings, bool has_lines) {
    walk_entries(standings);
    for (int32_t i = 0; i < walk_count(pdup_standings_result_count(standings)); i++) {
        walk_result(standings, i);
    }
    if (has_lines) {
        walk_lines(standings);
    }
    walk_columns(standings);
    walk_flags(standings);
    pdup_standings_unref(pdup_standings_ref(standings));
}

/* After all rounds and after the first. */
void walk_standings_of(const pdup_session *session) {
    for (int32_t round = 0; round <= 1; round++) {
        pdup_standings *standings;
        pdup_status status = pdup_session_standings(session, round, &standings);
        MUST(status == PDUP_OK || status == PDUP_E_STATE || status == PDUP_E_OVERFLOW);
        if (status == PDUP_OK) {
            walk_standings(standings, has_plain_lines(session));
            pdup_standings_unref(standings);
        }
    }
}

/* All sessions together, and each as one of them. */
void walk_event(const pdup_event_file *file) {
    pdup_event *event;
    pdup_standings *standings;
    MUST(pdup_event_file_event(file, &event) == PDUP_OK);
    int32_t count = pdup_event_session_count(event);
    MUST(count == pdup_event_file_session_count(file));
    pdup_status status = pdup_event_standings(event, &standings);
    MUST(status == PDUP_OK || status == PDUP_E_STATE || status == PDUP_E_OVERFLOW);
    if (status == PDUP_OK) {
        walk_standings(standings, false);
        pdup_standings_unref(standings);
    }
    for (int32_t i = 1; i <= count && i <= WALK_SESSIONS; i++) {
        pdup_session *session;
        MUST(pdup_event_session(event, i, &session) == PDUP_OK);
        MUST(pdup_event_add_session(event, session) != PDUP_OK);
        status = pdup_event_session_standings(event, i, 0, &standings);
        MUST(status == PDUP_OK || status == PDUP_E_STATE || status == PDUP_E_OVERFLOW);
        if (status == PDUP_OK) {
            walk_standings(standings, has_plain_lines(session) && count == 1);
            pdup_standings_unref(standings);
        }
        pdup_session_unref(session);
    }
    pdup_event_unref(pdup_event_ref(event));
    pdup_event *empty;
    MUST(pdup_event_new(NULL, &empty) == PDUP_OK);
    MUST(pdup_event_standings(empty, &standings) == PDUP_E_STATE);
    pdup_event_unref(empty);
    pdup_event_unref(event);
}
