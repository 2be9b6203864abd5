/* SPDX-License-Identifier: MIT */
/* What a figure rests on: comparisons, their frequency tables and sums, and flags (rules 8, 10, 11.6.B). */
#include "faults.h"
#include "score_case.h"

#include <stdio.h>

static pdup_standings *score_line(const case_result *line, int32_t count, const char *regulations) {
    pdup__chosen chosen = case_chosen(regulations);
    pdup_standings *standings = case_standings(CASE_RESULTS, CASE_RESULTS);
    case_line(standings, line, count);
    case_score(standings, &chosen);
    return standings;
}

static void assert_sums(const pdup_standings *standings, int32_t index, const char *wanted,
                        const char *due) {
    int64_t numerator;
    int64_t denominator;
    assert_ok(pdup_standings_result_figure_at(standings, index, PDUP_FIGURE_SUM, &numerator,
                                              &denominator));
    assert_figure(pdup__fraction_of(numerator, denominator), wanted);
    assert_ok(pdup_standings_result_figure_at(standings, index, PDUP_FIGURE_SUM_DUE, &numerator,
                                              &denominator));
    assert_int_equal(denominator == 0, due == NULL);
    if (due != NULL) {
        assert_figure(pdup__fraction_of(numerator, denominator), due);
    }
}

static void assert_no_sum(const pdup_standings *standings, int32_t index) {
    int64_t numerator;
    int64_t denominator;
    assert_ok(pdup_standings_result_figure_at(standings, index, PDUP_FIGURE_SUM, &numerator,
                                              &denominator));
    assert_int_equal(denominator, 0);
    assert_ok(pdup_standings_result_figure_at(standings, index, PDUP_FIGURE_SUM_DUE, &numerator,
                                              &denominator));
    assert_int_equal(denominator, 0);
}

static void assert_table(const pdup_standings *standings, int32_t index, const char *wanted) {
    pdup_frequencies *table;
    char text[200];
    size_t length;
    assert_ok(pdup_standings_result_frequencies_at(standings, index, &table));
    assert_ok(pdup_frequencies_text(table, text, sizeof text, &length));
    assert_string_equal(text, wanted);
    pdup_frequencies_unref(table);
}

static void assert_comparison(const pdup_standings *standings, int32_t index, int32_t wanted) {
    int32_t first;
    assert_ok(pdup_standings_result_number_at(standings, index, PDUP_RESULT_COMPARISON, &first));
    assert_int_equal(first, wanted);
}

/* Whists are kept in sixths, counts in hundredths. */
static void each_group_of_a_line_is_a_comparison(void **state) {
    (void)state;
    static const case_result line[] = {
        {.whists = 10}, {.whists = 20, .group = 1}, {.whists = 10}, {.percent = 60},
        {.whists = 5},  {.whists = 30, .group = 1}, {.whists = 20}};
    pdup_standings *standings = score_line(line, 7, "");
    static const int32_t firsts[] = {0, 1, 0, -1, 0, 1, 0};
    for (int32_t i = 0; i < 7; i++) {
        assert_comparison(standings, i, firsts[i]);
    }
    assert_table(standings, 6, "pdup-frequencies 1\n30 100\n60 200\n120 100\n");
    assert_table(standings, 1, "pdup-frequencies 1\n120 100\n180 100\n");
    assert_table(standings, 3, "pdup-frequencies 1\n");
    /* E is 7: 4 * 6 and 2 * 6. */
    assert_sums(standings, 4, "24", "24");
    assert_sums(standings, 5, "12", "12");
    assert_no_sum(standings, 3);
    pdup_standings_unref(standings);
}

static void a_weighted_result_counts_with_its_weights(void **state) {
    (void)state;
    static const case_result line[] = {
        {.outcomes = {{6, 60}, {-3, 40}}}, {.whists = 6}, {.whists = 0}};
    pdup_standings *standings = score_line(line, 3, "");
    assert_table(standings, 0, "pdup-frequencies 1\n-18 40\n0 100\n36 160\n");
    assert_sums(standings, 0, "6", "6");
    pdup_standings_unref(standings);
}

static void the_sum_that_is_due_goes_by_the_regulations(void **state) {
    (void)state;
    static const case_result line[] = {{.whists = 1}, {.whists = 2}, {.whists = 4}};
    static const struct {
        const char *regulations;
        const char *sum;
        const char *due;
    } cases[] = {
        {"expected 7", "18", "18"},
        {"expected 7;normalise ascherman", "18", "18"},
        {"expected 7;normalise stretch", "18", "18"},
        {"expected 7;normalise manual", "18", "18"},
        {"expected 7;normalise factor", "14", "14"},
        {"expected 7;normalise none", "6", "6"},
        {"expected 7;small-groups nbb", "108/5", "108/5"},
        {"expected 7;small-groups custom 55 60,50 90,50,20", "96/5", "96/5"},
        {"expected 8;unit 1/10", "21", NULL},
        {"measure whists", "7", NULL},
        {"measure datum", "0", "0"},
        {"measure datum drop=1", "1", NULL},
        {"measure datum drop=2", "0", "0"},
        {"measure cross", "0", "0"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        bool is_dropped = strstr(cases[i].regulations, "drop=1") != NULL;
        static const case_result four[] = {
            {.whists = 1}, {.whists = 2}, {.whists = 4}, {.whists = 6}};
        pdup_standings *standings = is_dropped ? score_line(four, 4, cases[i].regulations)
                                               : score_line(line, 3, cases[i].regulations);
        assert_sums(standings, 0, cases[i].sum, cases[i].due);
        pdup_standings_unref(standings);
    }
}

static void a_lone_result_has_the_sum_of_its_table(void **state) {
    (void)state;
    static const case_result line[] = {{.whists = 1}};
    static const struct {
        const char *regulations;
        const char *due;
    } cases[] = {{"expected 6;small-groups nbb", "5"},
                 {"expected 6;small-groups acbl", "6"},
                 {"expected 6;small-groups custom 80 60,50 90,50,20", "8"},
                 {"expected 6;normalise stretch", "5"},
                 {"expected 6;normalise none", "0"}};
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup_standings *standings = score_line(line, 1, cases[i].regulations);
        assert_sums(standings, 0, cases[i].due, cases[i].due);
        pdup_standings_unref(standings);
    }
    pdup_standings *standings = score_line(line, 1, "expected 6;small-groups ebu");
    assert_no_sum(standings, 0);
    assert_table(standings, 0, "pdup-frequencies 1\n6 100\n");
    pdup_standings_unref(standings);
}

/* As a trimmed mean of half a million results may have it. */
static void a_sum_beyond_64_bits_is_told(void **state) {
    (void)state;
    static const case_result line[] = {{.whists = 1}, {.whists = 2}};
    pdup_standings *standings = score_line(line, 2, "measure datum");
    int64_t numerator;
    int64_t denominator;
    standings->results[0].matchpoints = pdup__fraction_of(INT64_MAX, 1);
    standings->results[1].matchpoints = pdup__fraction_of(INT64_MAX, 1);
    assert_int_equal(
        pdup_standings_result_figure_at(standings, 0, PDUP_FIGURE_SUM, &numerator, &denominator),
        PDUP_E_OVERFLOW);
    assert_true(numerator == 0 && denominator == 0);
    pdup_standings_unref(standings);
}

/* The flags as lines `BOARD ROUND TABLE TEXT`. */
static void assert_flags(const pdup_standings *standings, const char *wanted) {
    char text[2000] = "";
    size_t length = 0;
    pdup_faults *flags;
    assert_ok(pdup_standings_flags(standings, &flags));
    for (int32_t i = 0; i < pdup_faults_count(flags); i++) {
        int32_t board;
        int32_t round;
        int32_t table;
        assert_ok(fault_row(flags, i, &board, &round, &table));
        length += (size_t)snprintf(text + length, sizeof text - length, "%d %d %d %s\n", (int)board,
                                   (int)round, (int)table, fault_text(flags, i));
        assert_true(length < sizeof text);
    }
    assert_string_equal(text, wanted);
    pdup_faults_unref(flags);
}

static void pending_and_lone_results_are_flagged(void **state) {
    (void)state;
    static const case_result line[] = {
        {.whists = 1}, {.whists = 2}, {.whists = 3, .group = 2}, {.percent = 50}};
    pdup_standings *standings = score_line(line, 4, "");
    assert_flags(standings,
                 "1 1 3 player 3 at N is alone in group 2 at a table of 4 and is compared with no "
                 "other\n");
    pdup_standings_unref(standings);
    standings = score_line(line, 4, "small-groups ebu");
    assert_flags(standings, "1 1 3 player 3 at N waits for the director's award\n");
    pdup_standings_unref(standings);
    standings = score_line(line, 1, "");
    assert_flags(standings, "1 0 0 line N has one result, which is compared with no other\n");
    pdup_standings_unref(standings);
    standings = score_line(line, 1, "expected 5;small-groups ebu");
    assert_flags(standings, "1 1 1 player 1 at N waits for the director's award\n");
    pdup_standings_unref(standings);
    standings = score_line(line + 3, 1, "");
    assert_flags(standings, "1 0 0 line N has no result to compare\n");
    pdup_standings_unref(standings);
    standings = score_line(line, 2, "");
    assert_flags(standings, "");
    pdup_standings_unref(standings);
    standings = score_line(line, 0, "");
    assert_flags(standings, "");
    pdup_standings_unref(standings);
}

/* Results of one line of a board, and beside them artificial scores on rows that were not played, or were. */
typedef struct counted_board {
    int32_t session;
    int32_t real;
    int32_t unplayed;
    int32_t played;
} counted_board;

static void add_counted(pdup_standings *standings, int32_t board, const counted_board *of) {
    pdup__outcome outcome = {1, 100};
    int32_t count = of->real + of->unplayed + of->played;
    for (int32_t i = 0; i < count; i++) {
        /* The second that was not played is awaited. */
        bool is_awaited = of->unplayed > 1 && i == of->real + 1;
        pdup__result *result = case_add(standings, board, 10 * board + i + 1,
                                        i < of->real ? PDUP_STATE_REAL
                                        : is_awaited ? PDUP_STATE_DEFERRED
                                                     : PDUP_STATE_ARTIFICIAL);
        result->session = of->session;
        result->award = i < of->real ? PDUP_AWARD_NONE : PDUP_AWARD_AVERAGE;
        result->has_whists = i < of->real || i >= of->real + of->unplayed;
        if (i < of->real) {
            case_compare(standings, result, &outcome);
        }
    }
}

enum { COUNTED_BOARDS = 4 };

static pdup_standings *score_counted(const counted_board *boards, const pdup__chosen *chosen) {
    pdup_standings *standings = case_standings(60, 60);
    pdup__scored_session parts[2] = {{.chosen = chosen, .session = 1},
                                     {.chosen = chosen, .session = 2}};
    for (int32_t i = 0; i < COUNTED_BOARDS && boards[i].session > 0; i++) {
        pdup__scored_session *part = &parts[boards[i].session - 1];
        part->first = part->count == 0 ? (size_t)standings->result_count : part->first;
        add_counted(standings, i + 1, &boards[i]);
        part->count = (size_t)standings->result_count - part->first;
    }
    assert_ok(pdup__score(standings, parts, parts[1].count > 0 ? 2 : 1, 0));
    return standings;
}

#define RAISED                                                                                     \
    "by an award on this row, which was not played, line N has 4 results, and none of its boards "
#define AS_IF ": with the regulation expected most every board is scored as if it had 4\n"

static void an_award_that_raises_what_is_expected_is_told_once(void **state) {
    (void)state;
    static const struct {
        const char *regulations;
        counted_board boards[COUNTED_BOARDS];
        const char *flags;
    } cases[] = {
        {"",
         {{1, 3, 0, 0}, {1, 3, 1, 0}, {1, 3, 1, 0}},
         "2 1 24 " RAISED "was played more than 3 times" AS_IF},
        {"", {{1, 3, 1, 0}, {1, 3, 0, 0}}, "1 1 14 " RAISED "was played more than 3 times" AS_IF},
        {"",
         {{1, 2, 0, 0}, {1, 2, 2, 0}},
         "2 1 23 " RAISED "was played more than 2 times" AS_IF
         "2 1 24 player 24 at N awaits his result: ruling 0\n"},
        {"", {{1, 3, 0, 0}, {1, 2, 1, 0}}, ""},
        {"", {{1, 3, 0, 0}, {1, 3, 0, 1}}, ""},
        {"", {{1, 3, 1, 0}, {1, 3, 1, 0}}, ""},
        {"", {{1, 3, 1, 0}}, ""},
        {"expected rows", {{1, 3, 0, 0}, {1, 3, 1, 0}}, ""},
        {"normalise none", {{1, 3, 0, 0}, {1, 3, 1, 0}}, ""},
        {"measure whists", {{1, 3, 0, 0}, {1, 3, 1, 0}}, ""},
        {"expected most-event", {{1, 3, 0, 0}, {1, 3, 1, 0}}, ""},
        {"",
         {{1, 3, 0, 0}, {1, 3, 1, 0}, {2, 4, 0, 0}},
         "2 1 24 session 1: " RAISED "was played more than 3 times" AS_IF},
        {"expected most-event", {{1, 3, 0, 0}, {1, 3, 1, 0}, {2, 4, 0, 0}}, ""},
        {"expected most-event",
         {{1, 3, 1, 0}, {2, 3, 0, 0}},
         "1 1 14 session 1: " RAISED "was played more than 3 times" AS_IF},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup__chosen chosen = case_chosen(cases[i].regulations);
        pdup_standings *standings = score_counted(cases[i].boards, &chosen);
        assert_flags(standings, cases[i].flags);
        pdup_standings_unref(standings);
    }
}

/* Boards on which each of three players has a real score, his seat on each, and a wait. */
static void a_place_on_fewer_boards_is_told_once(void **state) {
    (void)state;
    enum { N = PDUP_SEAT_N, E = PDUP_SEAT_E, MOST = 9 };
    static const struct {
        const char *regulations;
        struct {
            int32_t board;
            int32_t player;
            pdup_seat seat;
            pdup_state state;
        } at[MOST];
        const char *flags;
    } cases[] = {
        {"", {{1, 1, N, 3}, {1, 2, N, 3}, {2, 1, N, 3}, {2, 2, N, 3}}, ""},
        {"",
         {{1, 1, N, 3}, {1, 2, N, 3}, {2, 1, N, 3}, {2, 3, N, 3}},
         "0 0 0 player 2 has place 1 on 1 board, where line N has 2; the regulation "
         "minimum-boards can ask for more; 1 other is placed on fewer than their line has\n"},
        {"minimum-boards 1", {{1, 1, N, 3}, {1, 2, N, 3}, {2, 1, N, 3}, {2, 3, N, 3}}, ""},
        /* Who sits in several lines, or in one that is not played more often, has no more to play. */
        {"", {{1, 1, N, 3}, {1, 2, N, 3}, {2, 1, E, 3}, {2, 3, E, 3}}, ""},
        {"",
         {{1, 1, N, 3}, {1, 2, N, 3}, {2, 1, N, 3}, {2, 2, N, 3}, {2, 3, E, 3}, {2, 4, E, 3}},
         ""},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup__chosen chosen = case_chosen(cases[i].regulations);
        pdup_standings *standings = case_standings(4, MOST);
        for (int k = 0; k < MOST && cases[i].at[k].board > 0; k++) {
            pdup__outcome outcome = {k, 100};
            pdup__result *result = case_add(standings, cases[i].at[k].board, cases[i].at[k].player,
                                            cases[i].at[k].state);
            result->seat = cases[i].at[k].seat;
            case_compare(standings, result, &outcome);
        }
        case_score(standings, &chosen);
        assert_flags(standings, cases[i].flags);
        pdup_standings_unref(standings);
    }
}

/* Rooms with a field of their own, and the repeats of a player: his second result, but not one that was annulled. */
static void repeats_and_rooms_are_flagged(void **state) {
    (void)state;
    pdup__chosen chosen = case_chosen("fields rooms");
    pdup_standings *standings = case_standings(CASE_RESULTS, CASE_RESULTS);
    static const struct {
        int32_t round;
        int32_t player;
        int32_t room;
        pdup_state state;
    } plays[] = {{1, 1, 1, PDUP_STATE_REAL},     {2, 2, 1, PDUP_STATE_REAL},
                 {3, 1, 2, PDUP_STATE_ASSIGNED}, {4, 3, 1, PDUP_STATE_ANNULLED},
                 {5, 3, 1, PDUP_STATE_REAL},     {6, 2, 1, PDUP_STATE_ANNULLED},
                 {7, 1, 1, PDUP_STATE_REAL}};
    for (size_t i = 0; i < PDUP_COUNT_OF(plays); i++) {
        pdup__result *result = case_add(standings, 4, plays[i].player, plays[i].state);
        pdup__outcome outcome = {(int32_t)i, 100};
        result->round = plays[i].round;
        result->room = plays[i].room;
        if (plays[i].state != PDUP_STATE_ANNULLED) {
            case_compare(standings, result, &outcome);
        }
    }
    case_score(standings, &chosen);
    assert_flags(standings,
                 "4 0 0 line N has one result, which is compared with no other\n"
                 "4 3 1 player 1 has a result of this board already, in round 1 at table 1 (rules "
                 "11.6.B)\n"
                 "4 7 1 player 1 has a result of this board already, in round 1 at table 1 (rules "
                 "11.6.B)\n");
    assert_comparison(standings, 2, 2);
    assert_comparison(standings, 6, 0);
    pdup_standings_unref(standings);
}

static void of_several_sessions_the_text_names_the_session(void **state) {
    (void)state;
    pdup__chosen chosen = case_chosen("");
    pdup_standings *standings = case_standings(2, 4);
    pdup__outcome outcome = {1, 100};
    for (int32_t session = 1; session <= 2; session++) {
        for (int32_t player = 1; player <= 3 - session; player++) {
            pdup__result *result = case_add(standings, 7, player, PDUP_STATE_REAL);
            result->session = session;
            case_compare(standings, result, &outcome);
        }
    }
    pdup__scored_session parts[] = {{.chosen = &chosen, .session = 1, .first = 0, .count = 2},
                                    {.chosen = &chosen, .session = 2, .first = 2, .count = 1}};
    assert_ok(pdup__score(standings, parts, 2, 0));
    assert_flags(
        standings,
        "0 0 0 player 2 has place 1 on 1 board, where line N has 2; the regulation minimum-boards "
        "can ask for more\n"
        "7 0 0 session 2: line N has one result, which is compared with no other\n");
    assert_comparison(standings, 2, 2);
    assert_table(standings, 0, "pdup-frequencies 1\n6 200\n");
    pdup_standings_unref(standings);
}

static void arguments_are_checked(void **state) {
    (void)state;
    static const case_result line[] = {{.whists = 1}, {.whists = 2}};
    pdup_standings *standings = score_line(line, 2, "");
    pdup_frequencies *table;
    pdup_faults *flags;
    int32_t first = 5;
    int64_t numerator = 5;
    int64_t denominator = 5;
    assert_int_equal(pdup_standings_result_number_at(standings, 2, PDUP_RESULT_COMPARISON, &first),
                     PDUP_E_RANGE);
    assert_int_equal(first, 0);
    assert_int_equal(pdup_standings_result_number_at(NULL, 0, PDUP_RESULT_COMPARISON, &first),
                     PDUP_E_ARG);
    assert_int_equal(pdup_standings_result_number_at(standings, 0, PDUP_RESULT_COMPARISON, NULL),
                     PDUP_E_ARG);
    assert_int_equal(pdup_standings_result_frequencies_at(standings, -1, &table), PDUP_E_RANGE);
    assert_null(table);
    assert_int_equal(pdup_standings_result_frequencies_at(standings, 0, NULL), PDUP_E_ARG);
    assert_int_equal(
        pdup_standings_result_figure_at(standings, 2, PDUP_FIGURE_SUM, &numerator, &denominator),
        PDUP_E_RANGE);
    assert_true(numerator == 0 && denominator == 0);
    assert_int_equal(
        pdup_standings_result_figure_at(standings, 0, PDUP_FIGURE_SUM, NULL, &denominator),
        PDUP_E_ARG);
    assert_int_equal(
        pdup_standings_result_figure_at(standings, 0, PDUP_FIGURE_SUM, &numerator, NULL),
        PDUP_E_ARG);
    assert_int_equal(
        pdup_standings_result_figure_at(NULL, 0, PDUP_FIGURE_SUM_DUE, &numerator, &denominator),
        PDUP_E_ARG);
    assert_int_equal(pdup_standings_flags(NULL, &flags), PDUP_E_ARG);
    assert_null(flags);
    assert_int_equal(pdup_standings_flags(standings, NULL), PDUP_E_ARG);
    pdup_standings_unref(standings);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(each_group_of_a_line_is_a_comparison),
    cmocka_unit_test(a_weighted_result_counts_with_its_weights),
    cmocka_unit_test(the_sum_that_is_due_goes_by_the_regulations),
    cmocka_unit_test(a_lone_result_has_the_sum_of_its_table),
    cmocka_unit_test(a_sum_beyond_64_bits_is_told),
    cmocka_unit_test(pending_and_lone_results_are_flagged),
    cmocka_unit_test(repeats_and_rooms_are_flagged),
    cmocka_unit_test(an_award_that_raises_what_is_expected_is_told_once),
    cmocka_unit_test(a_place_on_fewer_boards_is_told_once),
    cmocka_unit_test(of_several_sessions_the_text_names_the_session),
    cmocka_unit_test(arguments_are_checked),
};

PDUP_TEST_MAIN(tests)
