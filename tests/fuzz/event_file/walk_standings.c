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
        pdup_entry_state state;
        MUST(pdup_standings_player_at(standings, i, &player) == PDUP_OK);
        MUST(pdup_standings_place_at(standings, i, &place) == PDUP_OK);
        MUST(pdup_standings_boards_at(standings, i, &boards) == PDUP_OK);
        MUST(player >= 1 && player <= count && !seen[player]);
        seen[player] = 1;
        if (place == last_place) {
            MUST(player > last_player);
        } else {
            MUST(place == i + 1 || (place == 0 && i > 0));
        }
        MUST(i == 0 || last_place != 0 || place == 0);
        MUST(place == 0 || boards > 0);
        MUST(pdup_standings_state_at(standings, i, &state) == PDUP_OK);
        MUST((place != 0) == (state == PDUP_ENTRY_PLACED));
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
    MUST(pdup_standings_result_board_at(standings, index, &result.board) == PDUP_OK);
    MUST(pdup_standings_result_seat_at(standings, index, &result.seat) == PDUP_OK);
    MUST(pdup_standings_result_compared_at(standings, index, &result.compared) == PDUP_OK);
    MUST(pdup_standings_result_expected_at(standings, index, &result.expected) == PDUP_OK);
    MUST(pdup_standings_result_state_at(standings, index, &result.state) == PDUP_OK);
    return result;
}

/* What a result was compared in, and what is said of it. */
static void walk_group(const pdup_standings *standings, int32_t index, pdup_award award) {
    char why[PDUP_MAX_TEXT];
    size_t size;
    int32_t number;
    MUST(pdup_standings_result_session_at(standings, index, &number) == PDUP_OK && number >= 1);
    MUST(pdup_standings_result_room_at(standings, index, &number) == PDUP_OK && number >= 1);
    MUST(pdup_standings_result_seats_at(standings, index, &number) == PDUP_OK);
    MUST(number == 3 || number == 4);
    MUST(pdup_standings_result_group_at(standings, index, &number) == PDUP_OK);
    MUST(number >= 0 && number <= PDUP_MAX_GROUPS);
    MUST(pdup_standings_result_percent_at(standings, index, &number) == PDUP_OK);
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
    MUST(pdup_standings_result_comparison_at(standings, index, &first) == PDUP_OK);
    MUST(first <= index && (first >= 0) == (result->compared > 0));
    pdup_status status = pdup_standings_result_frequencies_at(standings, index, &table);
    MUST(status == PDUP_OK);
    MUST(pdup_frequencies_total(table, &results) == PDUP_OK && results == result->compared);
    pdup_frequencies_unref(table);
    status = pdup_standings_result_sum_at(standings, index, &numbers[0], &numbers[1]);
    MUST(status == PDUP_OK);
    MUST(pdup_standings_result_sum_due_at(standings, index, &numbers[2], &numbers[3]) == PDUP_OK);
    MUST(numbers[3] == 0 || (numbers[0] == numbers[2] && numbers[1] == numbers[3]));
}

static void walk_result(const pdup_standings *standings, int32_t index) {
    int32_t round;
    int32_t table;
    int32_t player;
    int32_t ruling;
    int32_t whists;
    int32_t known;
    pdup_award award;
    line_result result = result_at(standings, index);
    MUST(pdup_standings_result_round_at(standings, index, &round) == PDUP_OK && round >= 1);
    MUST(pdup_standings_result_table_at(standings, index, &table) == PDUP_OK && table >= 1);
    MUST(pdup_standings_result_player_at(standings, index, &player) == PDUP_OK && player >= 1);
    MUST(pdup_standings_result_ruling_at(standings, index, &ruling) == PDUP_OK);
    MUST(pdup_standings_result_whists_at(standings, index, &whists, &known) == PDUP_OK);
    MUST(pdup_standings_result_award_at(standings, index, &award) == PDUP_OK);
    MUST((award != PDUP_AWARD_NONE) == (result.state == PDUP_STATE_ARTIFICIAL));
    MUST(award == PDUP_AWARD_NONE || ruling != 0);
    walk_group(standings, index, award);
    walk_comparison(standings, index, &result);
    MUST(known || whists == 0);
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
