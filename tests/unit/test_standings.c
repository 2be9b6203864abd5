/* SPDX-License-Identifier: MIT */
/* What standings show, on sessions small enough to be worked out by hand. */
#include "pdup_test.h"

#include "build.h"

#include <string.h>

/* N has these whists, E the opposite. */
static void enter(pdup_traveller *traveller, int32_t round, int32_t table, const int32_t *players,
                  int32_t whists) {
    const int32_t all[] = {whists, whists == WHISTS_UNKNOWN ? 0 : -whists, 0, 0};
    row_spec spec = spec_unknown(round, table, players, all);
    build_entry(traveller, &spec);
}

static void enter_not_played(pdup_traveller *traveller, int32_t round, int32_t table,
                             const int32_t *players) {
    static const int32_t none[] = {WHISTS_NONE, WHISTS_NONE, WHISTS_NONE, WHISTS_NONE};
    row_spec spec = spec_unknown(round, table, players, none);
    spec.contract = PDUP_CONTRACT_NOT_PLAYED;
    build_entry(traveller, &spec);
}

enum { TABLES = 3 };
static const int32_t tables[TABLES][4] = {{1, 4, 7, 10}, {2, 5, 8, 11}, {3, 6, 9, 12}};

/* Three tables of four. Board 1: N has 12, 12, -6. Board 2: table 3 did not play, and the first N gets average plus.
 * Rows and boards are entered out of order. */
static pdup_session *example(void) {
    pdup_session *session = build_session(NULL, 13);
    pdup_traveller *second = build_board(session, 2, 4);
    enter(second, 2, 2, tables[1], 6);
    enter_not_played(second, 2, 3, tables[2]);
    enter(second, 2, 1, tables[0], -6);
    pdup_traveller *first = build_board(session, 1, 4);
    enter(first, 1, 3, tables[2], -6);
    enter(first, 1, 1, tables[0], 12);
    enter(first, 1, 2, tables[1], 12);
    build_award(session, 9, 2, 2, 1, PDUP_SEAT_N, PDUP_AWARD_PLUS);
    return session;
}

static int64_t whole(const pdup_standings *standings, int32_t index, pdup_figure figure,
                     int64_t *denominator) {
    int64_t numerator;
    assert_ok(pdup_standings_result_figure_at(standings, index, figure, &numerator, denominator));
    return numerator;
}

static void results_come_in_the_order_of_boards_seats_rounds_and_tables(void **state) {
    (void)state;
    pdup_session *session = example();
    pdup_standings *standings = build_standings(session, 0);
    assert_int_equal(pdup_standings_result_count(standings), 2 * 4 * TABLES);
    int32_t index = 0;
    for (int32_t board = 1; board <= 2; board++) {
        for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
            for (int32_t table = 1; table <= TABLES; table++) {
                int32_t found[5];
                assert_ok(pdup_standings_result_number_at(standings, index, PDUP_RESULT_BOARD,
                                                          &found[0]));
                assert_ok(
                    pdup_standings_result_number_at(standings, index, PDUP_RESULT_SEAT, &found[1]));
                assert_ok(pdup_standings_result_number_at(standings, index, PDUP_RESULT_ROUND,
                                                          &found[2]));
                assert_ok(pdup_standings_result_number_at(standings, index, PDUP_RESULT_TABLE,
                                                          &found[3]));
                assert_ok(pdup_standings_result_number_at(standings, index, PDUP_RESULT_PLAYER,
                                                          &found[4]));
                const int32_t wanted[] = {board, seat, board, table, tables[table - 1][seat - 1]};
                assert_memory_equal(found, wanted, sizeof wanted);
                index++;
            }
        }
    }
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

static void every_result_says_what_it_rests_on(void **state) {
    (void)state;
    static const struct {
        int32_t index;
        int32_t whists;
        int32_t known;
        int32_t award;
        int32_t ruling;
        int32_t compared;
        int32_t expected;
        int64_t matchpoints[2];
        int64_t percent[2];
    } rows[] = {
        /* Board 1, line N: two ties at the top, one last. */
        {0, 12, 1, 0, 0, 3, 3, {3, 1}, {75, 1}},
        {1, 12, 1, 0, 0, 3, 3, {3, 1}, {75, 1}},
        {2, -6, 1, 0, 0, 3, 3, {0, 1}, {0, 1}},
        /* Its line E has the opposite. */
        {3, -12, 1, 0, 0, 3, 3, {1, 1}, {25, 1}},
        {5, 6, 1, 0, 0, 3, 3, {4, 1}, {100, 1}},
        /* Board 2, line N: 75 % of 4, being more than 60 %; alone, so half the top; not played. */
        {12, -6, 1, PDUP_AWARD_PLUS, 9, 0, 3, {3, 1}, {75, 1}},
        {13, 6, 1, 0, 0, 1, 3, {2, 1}, {50, 1}},
        {14, 0, 0, 0, 0, 0, 0, {0, 0}, {0, 0}},
        /* Its line E: two of three, (M + 1) * 3 / 2 - 1. */
        {15, 6, 1, 0, 0, 2, 3, {7, 2}, {175, 2}},
        {16, -6, 1, 0, 0, 2, 3, {1, 2}, {25, 2}},
    };
    pdup_session *session = example();
    pdup_standings *standings = build_standings(session, 0);
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        int32_t index = rows[i].index;
        int32_t found[6];
        assert_ok(pdup_standings_result_number_at(standings, index, PDUP_RESULT_WHISTS, &found[0]));
        found[1] = found[0] != PDUP_WHISTS_UNKNOWN;
        found[0] = found[1] ? found[0] : 0;
        assert_ok(pdup_standings_result_number_at(standings, index, PDUP_RESULT_AWARD, &found[2]));
        assert_ok(pdup_standings_result_number_at(standings, index, PDUP_RESULT_RULING, &found[3]));
        assert_ok(
            pdup_standings_result_number_at(standings, index, PDUP_RESULT_COMPARED, &found[4]));
        assert_ok(
            pdup_standings_result_number_at(standings, index, PDUP_RESULT_EXPECTED, &found[5]));
        const int32_t wanted[] = {rows[i].whists, rows[i].known,    rows[i].award,
                                  rows[i].ruling, rows[i].compared, rows[i].expected};
        assert_memory_equal(found, wanted, sizeof wanted);
        int64_t denominator;
        assert_true(whole(standings, index, PDUP_FIGURE_TOTAL, &denominator) ==
                    rows[i].matchpoints[0]);
        assert_true(denominator == rows[i].matchpoints[1]);
        assert_true(whole(standings, index, PDUP_FIGURE_PERCENT, &denominator) ==
                    rows[i].percent[0]);
        assert_true(denominator == rows[i].percent[1]);
        int64_t top = rows[i].expected == 0 ? 0 : 2 * (rows[i].expected - 1);
        assert_true(whole(standings, index, PDUP_FIGURE_MAXIMUM, &denominator) == top);
        assert_true(denominator == (rows[i].expected != 0));
    }
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

static void entries_sum_what_each_player_has(void **state) {
    (void)state;
    pdup_session *session = example();
    pdup_standings *standings = build_standings(session, 0);
    assert_int_equal(pdup_standings_count(standings), 13);
    /* 6 has played one board and has the top there; S and W are all alike; 13 has not played. */
    static const struct {
        int32_t player;
        int32_t place;
        int32_t boards;
        const char *total;
        const char *maximum;
        const char *percent;
        const char *rounded;
    } wanted[] = {
        {6, 1, 1, "4", "4", "100", "100.00"},
        {1, 2, 2, "6", "8", "75", "75.00"},
        {2, 3, 2, "5", "8", "125/2", "62.50"},
        {4, 4, 2, "9/2", "8", "225/4", "56.25"},
        {7, 5, 2, "4", "8", "50", "50.00"},
        {8, 5, 2, "4", "8", "50", "50.00"},
        {9, 5, 1, "2", "4", "50", "50.00"},
        {10, 5, 2, "4", "8", "50", "50.00"},
        {11, 5, 2, "4", "8", "50", "50.00"},
        {12, 5, 1, "2", "4", "50", "50.00"},
        {5, 11, 2, "3/2", "8", "75/4", "18.75"},
        {3, 12, 1, "0", "4", "0", "0.00"},
        {13, 0, 0, "0", "0", "", ""},
    };
    for (int32_t i = 0; i < (int32_t)PDUP_COUNT_OF(wanted); i++) {
        int32_t found[3];
        assert_ok(pdup_standings_number_at(standings, i, PDUP_ENTRY_PLAYER, &found[0]));
        assert_ok(pdup_standings_number_at(standings, i, PDUP_ENTRY_PLACE, &found[1]));
        assert_ok(pdup_standings_number_at(standings, i, PDUP_ENTRY_BOARDS, &found[2]));
        assert_int_equal(found[0], wanted[i].player);
        assert_int_equal(found[1], wanted[i].place);
        assert_int_equal(found[2], wanted[i].boards);
        const char *const texts[] = {wanted[i].total, wanted[i].maximum, wanted[i].percent};
        char text[32];
        size_t length;
        for (pdup_figure figure = PDUP_FIGURE_TOTAL; figure <= PDUP_FIGURE_PERCENT; figure++) {
            assert_ok(pdup_standings_figure_text_at(standings, i, figure, PDUP_EXACT, 0, text,
                                                    sizeof text, &length));
            assert_string_equal(text, texts[figure - PDUP_FIGURE_TOTAL]);
            assert_int_equal(length, strlen(text));
        }
        assert_ok(pdup_standings_figure_text_at(standings, i, PDUP_FIGURE_PERCENT, 2, PDUP_ROUND_UP,
                                                text, sizeof text, &length));
        assert_string_equal(text, wanted[i].rounded);
    }
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

static void a_player_without_a_maximum_has_no_percent(void **state) {
    (void)state;
    pdup_session *session = example();
    pdup_standings *standings = build_standings(session, 0);
    int64_t numerator = 9;
    int64_t denominator = 9;
    assert_ok(
        pdup_standings_figure_at(standings, 12, PDUP_FIGURE_PERCENT, &numerator, &denominator));
    assert_true(numerator == 0 && denominator == 0);
    assert_ok(pdup_standings_figure_at(standings, 12, PDUP_FIGURE_TOTAL, &numerator, &denominator));
    assert_true(numerator == 0 && denominator == 1);
    assert_ok(
        pdup_standings_figure_at(standings, 12, PDUP_FIGURE_MAXIMUM, &numerator, &denominator));
    assert_true(numerator == 0 && denominator == 1);
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

/* One table alone: E is 1, the top is 0, and nobody has a percent. */
static void a_lone_result_has_no_percent(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 10);
    enter(build_board(session, 1, 4), 1, 1, tables[0], 30);
    pdup_standings *standings = build_standings(session, 0);
    char text[8] = "####";
    size_t length = 9;
    int64_t denominator;
    assert_true(whole(standings, 0, PDUP_FIGURE_TOTAL, &denominator) == 0);
    assert_true(denominator == 1);
    assert_true(whole(standings, 0, PDUP_FIGURE_MAXIMUM, &denominator) == 0);
    assert_true(denominator == 1);
    assert_true(whole(standings, 0, PDUP_FIGURE_PERCENT, &denominator) == 0);
    assert_true(denominator == 0);
    assert_ok(pdup_standings_result_figure_text_at(standings, 0, PDUP_FIGURE_PERCENT, 2,
                                                   PDUP_ROUND_UP, text, sizeof text, &length));
    assert_string_equal(text, "");
    assert_int_equal(length, 0);
    int32_t place = 9;
    int32_t boards = 9;
    assert_ok(pdup_standings_number_at(standings, 0, PDUP_ENTRY_PLACE, &place));
    assert_ok(pdup_standings_number_at(standings, 0, PDUP_ENTRY_BOARDS, &boards));
    assert_int_equal(place, 0);
    assert_int_equal(boards, 1);
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

/* 20 of 21 results: M = 2 and 36 become 2.15 and 37.85 on a board whose average is 20 (ebu.co.uk, White Book
 * 4.2.6.1 and scoring fouled boards; acbl.org, manual 92). */
static void halves_of_matchpoints_are_rounded_about_the_average(void **state) {
    (void)state;
    enum { ROWS = 21 };
    pdup_session *session = build_session(NULL, 4 * ROWS);
    pdup_traveller *full = build_board(session, 1, 4);
    pdup_traveller *short_one = build_board(session, 2, 4);
    for (int32_t i = 0; i < ROWS; i++) {
        const int32_t players[] = {4 * i + 1, 4 * i + 2, 4 * i + 3, 4 * i + 4};
        enter(full, 1, 1 + i, players, 6 * i);
        enter(short_one, 2, 1 + i, players, i < ROWS - 1 ? 6 * i : WHISTS_UNKNOWN);
    }
    static const struct {
        int32_t index;
        pdup_round rounding;
        const char *text;
    } rows[] = {
        {1, PDUP_ROUND_UP, "2.2"},   {1, PDUP_ROUND_TOWARD, "2.2"},   {1, PDUP_ROUND_AWAY, "2.1"},
        {18, PDUP_ROUND_UP, "37.9"}, {18, PDUP_ROUND_TOWARD, "37.8"}, {18, PDUP_ROUND_AWAY, "37.9"},
    };
    pdup_standings *standings = build_standings(session, 0);
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        char text[16];
        size_t length;
        int32_t index = 4 * ROWS + rows[i].index;
        assert_ok(pdup_standings_result_figure_text_at(
            standings, index, PDUP_FIGURE_TOTAL, 1, rows[i].rounding, text, sizeof text, &length));
        assert_string_equal(text, rows[i].text);
    }
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

/* Whists 140, 130, 130 and an average: github.com/criptik/angular-dupscore, with its figures doubled. */
static void an_artificial_score_is_left_out_of_the_comparison(void **state) {
    (void)state;
    static const int32_t whists[] = {140, 130, 130, 150};
    static const char *const wanted[] = {"17/3", "5/3", "5/3", "3"};
    pdup_session *session = build_session(NULL, 16);
    pdup_traveller *traveller = build_board(session, 1, 4);
    for (int32_t i = 0; i < 4; i++) {
        const int32_t players[] = {i + 1, i + 5, i + 9, i + 13};
        enter(traveller, 1, 1 + i, players, whists[i]);
    }
    build_award(session, 1, 1, 1, 4, PDUP_SEAT_N, PDUP_AWARD_AVERAGE);
    pdup_standings *standings = build_standings(session, 0);
    for (int32_t i = 0; i < 4; i++) {
        char text[16];
        size_t length;
        assert_ok(pdup_standings_result_figure_text_at(standings, i, PDUP_FIGURE_TOTAL, PDUP_EXACT,
                                                       0, text, sizeof text, &length));
        assert_string_equal(text, wanted[i]);
    }
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

/* An award may stand on a row that was not played, or whose whists are unknown. */
static void awards_stand_on_rows_without_whists(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 12);
    pdup_traveller *traveller = build_board(session, 1, 4);
    enter_not_played(traveller, 1, 1, tables[0]);
    enter(traveller, 1, 2, tables[1], WHISTS_UNKNOWN);
    build_award(session, 1, 1, 1, 1, PDUP_SEAT_N, PDUP_AWARD_MINUS);
    build_award(session, 2, 1, 1, 2, PDUP_SEAT_N, PDUP_AWARD_PLUS);
    pdup_standings *standings = build_standings(session, 0);
    static const int64_t tenths[] = {8, 12};
    for (int32_t i = 0; i < 2; i++) {
        int32_t whists;
        int32_t compared;
        int64_t denominator;
        assert_ok(pdup_standings_result_number_at(standings, i, PDUP_RESULT_WHISTS, &whists));
        assert_ok(pdup_standings_result_number_at(standings, i, PDUP_RESULT_COMPARED, &compared));
        assert_int_equal(whists, PDUP_WHISTS_UNKNOWN);
        assert_int_equal(compared, 0);
        int64_t numerator = whole(standings, i, PDUP_FIGURE_TOTAL, &denominator);
        assert_true(numerator * 10 == tenths[i] * denominator);
    }
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

/* Others sit at the table, but player 1 at this seat, N or E, with these whists. */
static void enter_with_first(pdup_traveller *traveller, int32_t round, int32_t table,
                             pdup_seat seat, int32_t whists) {
    int32_t players[] = {10 + table, 2, 3, 4};
    players[seat - PDUP_SEAT_N] = 1;
    enter(traveller, round, table, players, seat == PDUP_SEAT_N ? whists : -whists);
}

/* Rules 11.6.B and 11.2.B1: player 1 has played board 2 twice, has none of it once and an award the second time. His
 * own percent is that of his other boards, 7/2 of 4 each by Neuberg, whichever of the two results comes first. */
static void an_own_percent_leaves_the_award_s_board_out(void **state) {
    (void)state;
    static const pdup_seat seats[][2] = {{PDUP_SEAT_N, PDUP_SEAT_E}, {PDUP_SEAT_E, PDUP_SEAT_N}};
    for (size_t i = 0; i < PDUP_COUNT_OF(seats); i++) {
        pdup_seat real = seats[i][0];
        pdup_seat awarded = seats[i][1];
        pdup_session *session = build_session(NULL, 20);
        pdup_traveller *boards[3];
        for (int32_t board = 1; board <= 3; board++) {
            boards[board - 1] = build_board(session, board, 4);
            enter_with_first(boards[board - 1], board, 1, real, board == 2 ? -60 : 60);
            enter(boards[board - 1], board, 2, tables[1], 0);
        }
        enter_with_first(boards[1], 7, 3, awarded, 0);
        build_award(session, 1, 2, 7, 3, awarded, PDUP_AWARD_PLUS);
        pdup_standings *standings = build_standings(session, 0);
        int32_t index = 0;
        for (int32_t award = PDUP_AWARD_NONE; award == PDUP_AWARD_NONE; index++) {
            assert_ok(pdup_standings_result_number_at(standings, index, PDUP_RESULT_AWARD, &award));
        }
        int64_t denominator;
        int64_t numerator = whole(standings, index - 1, PDUP_FIGURE_PERCENT, &denominator);
        assert_true(numerator == 175 && denominator == 2);
        int32_t boards_of_player = 0;
        int32_t player = 0;
        for (int32_t entry = 0; player != 1; entry++) {
            assert_ok(pdup_standings_number_at(standings, entry, PDUP_ENTRY_PLAYER, &player));
            assert_ok(
                pdup_standings_number_at(standings, entry, PDUP_ENTRY_BOARDS, &boards_of_player));
        }
        assert_int_equal(boards_of_player, 3);
        pdup_standings_unref(standings);
        pdup_session_unref(session);
    }
}

static void standings_do_not_change_with_the_session(void **state) {
    (void)state;
    pdup_session *session = example();
    pdup_standings *before = build_standings(session, 0);
    pdup_standings *same = build_standings(session, 0);
    build_award(session, 10, 1, 1, 2, PDUP_SEAT_S, PDUP_AWARD_MINUS);
    enter(build_board(session, 3, 4), 3, 1, tables[0], 60);
    pdup_standings *after = build_standings(session, 0);
    assert_int_equal(pdup_standings_result_count(after), pdup_standings_result_count(before) + 4);
    pdup_session_unref(session);
    assert_same_standings(before, same);
    pdup_standings_unref(after);
    pdup_standings_unref(same);
    pdup_standings_unref(before);
}

static void an_empty_session_has_entries_without_places(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 3);
    pdup_standings *standings = build_standings(session, 0);
    assert_int_equal(pdup_standings_count(standings), 3);
    assert_int_equal(pdup_standings_result_count(standings), 0);
    for (int32_t i = 0; i < 3; i++) {
        int32_t player;
        int32_t place = 9;
        assert_ok(pdup_standings_number_at(standings, i, PDUP_ENTRY_PLAYER, &player));
        assert_ok(pdup_standings_number_at(standings, i, PDUP_ENTRY_PLACE, &place));
        assert_int_equal(player, i + 1);
        assert_int_equal(place, 0);
    }
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

typedef pdup_status number_getter(const pdup_standings *standings, int32_t index, int32_t field,
                                  int32_t *value_out);
typedef pdup_status column_getter(const pdup_standings *standings, int32_t field, int32_t *buf,
                                  int32_t cap, int32_t *count_out);

static const struct {
    number_getter *number;
    column_getter *column;
    int32_t count;
    int32_t fields;
} doors[] = {
    {pdup_standings_number_at, pdup_standings_numbers, 13, PDUP_ENTRY_BOARDS},
    {pdup_standings_result_number_at, pdup_standings_result_numbers, 24, PDUP_RESULT_COMPARISON},
};

static void indexes_and_fields_outside_are_refused(void **state) {
    (void)state;
    pdup_session *session = example();
    pdup_standings *standings = build_standings(session, 0);
    for (size_t i = 0; i < PDUP_COUNT_OF(doors); i++) {
        const int32_t outside[][2] = {
            {-1, 1}, {doors[i].count, 1}, {INT32_MIN, 1},           {INT32_MAX, 1}, {0, 0},
            {0, -1}, {0, INT32_MIN},      {0, doors[i].fields + 1}, {0, INT32_MAX}};
        for (size_t k = 0; k < PDUP_COUNT_OF(outside); k++) {
            int32_t out = 9;
            assert_status(doors[i].number(standings, outside[k][0], outside[k][1], &out),
                          PDUP_E_RANGE);
            assert_int_equal(out, 0);
            out = 9;
            if (outside[k][0] == 0) {
                int32_t buf = 7;
                assert_status(doors[i].column(standings, outside[k][1], &buf, 1, &out),
                              PDUP_E_RANGE);
                assert_int_equal(out, 0);
                assert_int_equal(buf, 7);
            }
        }
    }
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

/* A column is the numbers one by one; one that does not fit leaves the buffer alone and says how many there are. */
static void columns_are_the_numbers_one_by_one(void **state) {
    (void)state;
    pdup_session *session = example();
    pdup_standings *standings = build_standings(session, 0);
    for (size_t i = 0; i < PDUP_COUNT_OF(doors); i++) {
        for (int32_t field = 1; field <= doors[i].fields; field++) {
            int32_t buf[25];
            int32_t count;
            memset(buf, 0x55, sizeof buf);
            assert_ok(doors[i].column(standings, field, NULL, -1, &count));
            assert_int_equal(count, doors[i].count);
            count = 0;
            assert_status(doors[i].column(standings, field, buf, doors[i].count - 1, &count),
                          PDUP_E_SPACE);
            assert_int_equal(count, doors[i].count);
            assert_int_equal(buf[0], 0x55555555);
            assert_ok(doors[i].column(standings, field, buf, doors[i].count, &count));
            for (int32_t k = 0; k < count; k++) {
                int32_t value;
                assert_ok(doors[i].number(standings, k, field, &value));
                assert_int_equal(buf[k], value);
            }
            assert_int_equal(buf[count], 0x55555555);
        }
    }
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

static void figures_and_formats_outside_are_refused(void **state) {
    (void)state;
    static const struct {
        int32_t index;
        pdup_figure figure;
        int32_t decimals;
        pdup_round rounding;
        pdup_status of_integers;
        pdup_status of_text;
    } rows[] = {
        {-1, PDUP_FIGURE_TOTAL, 2, PDUP_ROUND_UP, PDUP_E_RANGE, PDUP_E_RANGE},
        {99, PDUP_FIGURE_TOTAL, 2, PDUP_ROUND_UP, PDUP_E_RANGE, PDUP_E_RANGE},
        {0, PDUP_FIGURE_TOTAL - 1, 2, PDUP_ROUND_UP, PDUP_E_RANGE, PDUP_E_RANGE},
        {0, PDUP_FIGURE_SUM_DUE + 1, 2, PDUP_ROUND_UP, PDUP_E_RANGE, PDUP_E_RANGE},
        {0, PDUP_FIGURE_TOTAL, 10, PDUP_ROUND_UP, PDUP_OK, PDUP_E_RANGE},
        {0, PDUP_FIGURE_TOTAL, -2, PDUP_ROUND_UP, PDUP_OK, PDUP_E_RANGE},
        {0, PDUP_FIGURE_TOTAL, 2, 0, PDUP_OK, PDUP_E_RANGE},
        {0, PDUP_FIGURE_TOTAL, PDUP_EXACT, 0, PDUP_OK, PDUP_OK},
    };
    pdup_session *session = example();
    pdup_standings *standings = build_standings(session, 0);
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        int64_t n = 9;
        int64_t d = 9;
        size_t length = 99;
        assert_status(pdup_standings_figure_at(standings, rows[i].index, rows[i].figure, &n, &d),
                      rows[i].of_integers);
        assert_true((d == 0) == (rows[i].of_integers != PDUP_OK));
        assert_status(
            pdup_standings_result_figure_at(standings, rows[i].index, rows[i].figure, &n, &d),
            rows[i].of_integers);
        assert_status(pdup_standings_figure_text_at(standings, rows[i].index, rows[i].figure,
                                                    rows[i].decimals, rows[i].rounding, NULL, 0,
                                                    &length),
                      rows[i].of_text);
        assert_true((length == 0) == (rows[i].of_text != PDUP_OK));
        assert_status(pdup_standings_result_figure_text_at(standings, rows[i].index, rows[i].figure,
                                                           rows[i].decimals, rows[i].rounding, NULL,
                                                           0, &length),
                      rows[i].of_text);
    }
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(results_come_in_the_order_of_boards_seats_rounds_and_tables),
    cmocka_unit_test(every_result_says_what_it_rests_on),
    cmocka_unit_test(entries_sum_what_each_player_has),
    cmocka_unit_test(a_player_without_a_maximum_has_no_percent),
    cmocka_unit_test(a_lone_result_has_no_percent),
    cmocka_unit_test(halves_of_matchpoints_are_rounded_about_the_average),
    cmocka_unit_test(an_artificial_score_is_left_out_of_the_comparison),
    cmocka_unit_test(awards_stand_on_rows_without_whists),
    cmocka_unit_test(an_own_percent_leaves_the_award_s_board_out),
    cmocka_unit_test(standings_do_not_change_with_the_session),
    cmocka_unit_test(an_empty_session_has_entries_without_places),
    cmocka_unit_test(indexes_and_fields_outside_are_refused),
    cmocka_unit_test(columns_are_the_numbers_one_by_one),
    cmocka_unit_test(figures_and_formats_outside_are_refused),
};

PDUP_TEST_MAIN(tests)
