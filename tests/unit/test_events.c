/* SPDX-License-Identifier: MIT */
/* Events of several sessions, and what only whole sessions show: expected by schedule and by event, rooms, turned
 * boards, tables of three and four, and the words that explain a result. */
#include "build.h"
#include "faults.h"
#include "pdup_test.h"

#include <pdup/event.h>

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void set(pdup_session *session, const char *key, const char *value) {
    pdup_regulations *regulations;
    assert_ok(pdup_session_regulations(session, &regulations));
    assert_ok(pdup_regulations_set(regulations, key, strlen(key), value, strlen(value), NULL));
    assert_ok(pdup_session_set_regulations(session, regulations));
    pdup_regulations_unref(regulations);
}

static int32_t placed_after(const pdup_session *session, int32_t round) {
    int32_t places[40];
    int32_t count;
    int32_t placed = 0;
    pdup_standings *standings;
    assert_ok(pdup_session_standings(session, round, &standings));
    assert_ok(pdup_standings_numbers(standings, PDUP_ENTRY_PLACE, places, 40, &count));
    for (int32_t i = 0; i < count; i++) {
        placed += places[i] > 0;
    }
    pdup_standings_unref(standings);
    return placed;
}

/* Four players play a board in each of the rounds; the fifth to eighth only in the first. */
static pdup_session *rounds_session(int32_t rounds) {
    pdup_session *session = build_session(NULL, 40);
    for (int32_t round = 1; round <= rounds; round++) {
        pdup_traveller *traveller = build_board(session, round, 4);
        for (int32_t table = 1; table <= (round == 1 ? 2 : 1); table++) {
            const int32_t players[] = {4 * table - 3, 4 * table - 2, 4 * table - 1, 4 * table};
            const int32_t whists[] = {6, 0, 0, -6};
            row_spec spec = spec_unknown(round, table, players, whists);
            build_entry(traveller, &spec);
        }
    }
    return session;
}

/* Before the last round a place needs as many boards as the rounds are of all, rounded down. */
static void the_minimum_grows_with_the_rounds(void **state) {
    (void)state;
    pdup_session *session = rounds_session(4);
    set(session, "expected", "2");
    static const struct {
        const char *minimum;
        int32_t rounds_played; /* 0: as many as there are rows of */
        int32_t placed[5];     /* after all rounds, after the first, and so on */
    } cases[] = {
        {"0", 0, {8, 8, 8, 8, 8}},  {"4", 0, {4, 8, 4, 4, 4}}, {"2", 0, {4, 8, 8, 8, 4}},
        {"3", 0, {4, 8, 8, 4, 4}},  {"5", 0, {0, 8, 4, 4, 0}}, {"4", 8, {4, 8, 8, 8, 4}},
        {"40", 8, {0, 0, 0, 0, 0}},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        set(session, "minimum-boards", cases[i].minimum);
        assert_ok(pdup_session_set_rounds_played(session, cases[i].rounds_played, NULL));
        for (int32_t round = 0; round <= 4; round++) {
            assert_int_equal(placed_after(session, round), cases[i].placed[round]);
        }
    }
    /* A movement says how many rounds there are. */
    pdup_movement *movement;
    assert_ok(pdup_movement_new_rotation(NULL, 7, 4, &movement));
    assert_ok(pdup_session_set_movement(session, movement, NULL));
    assert_ok(pdup_session_set_rounds_played(session, 0, NULL));
    set(session, "minimum-boards", "4");
    assert_int_equal(placed_after(session, 3), 8);
    assert_int_equal(placed_after(session, 4), 4);
    pdup_movement_unref(movement);
    pdup_session_unref(session);
}

/* Board 1 at so many tables in round 1; the player at N of a table gets more whists the higher its number is. */
static pdup_session *tables_session(int32_t tables) {
    pdup_session *session = build_session(NULL, 40);
    pdup_traveller *traveller = build_board(session, 1, 4);
    for (int32_t table = 1; table <= tables; table++) {
        const int32_t players[] = {4 * table - 3, 4 * table - 2, 4 * table - 1, 4 * table};
        const int32_t whists[] = {6 * table, 0, 0, -6 * table};
        row_spec spec = spec_unknown(1, table, players, whists);
        build_entry(traveller, &spec);
    }
    return session;
}

static pdup_standings *standings_of(const pdup_event *event, int32_t session) {
    pdup_standings *standings;
    assert_ok(session == 0 ? pdup_event_standings(event, &standings)
                           : pdup_event_session_standings(event, session, 0, &standings));
    return standings;
}

/* The result of a player on board 1, by the text of a figure. */
static void assert_result(const pdup_standings *standings, int32_t player, pdup_figure figure,
                          const char *wanted) {
    for (int32_t i = 0; i < pdup_standings_result_count(standings); i++) {
        int32_t found;
        char text[128];
        size_t length;
        assert_ok(pdup_standings_result_number_at(standings, i, PDUP_RESULT_PLAYER, &found));
        if (found == player) {
            assert_ok(pdup_standings_result_figure_text_at(standings, i, figure, PDUP_EXACT, 0,
                                                           text, sizeof text, &length));
            assert_string_equal(text, wanted);
            return;
        }
    }
    fail();
}

static int32_t find_result(const pdup_standings *standings, int32_t player) {
    int32_t found = 0;
    for (int32_t i = 0; found != player; i++) {
        assert_ok(pdup_standings_result_number_at(standings, i, PDUP_RESULT_PLAYER, &found));
        if (found == player) {
            return i;
        }
    }
    return -1;
}

static void sessions_are_scored_apart_and_together(void **state) {
    (void)state;
    pdup_session *first = tables_session(3);
    pdup_session *second = tables_session(2);
    pdup_event *event;
    assert_ok(pdup_event_new(NULL, &event));
    assert_int_equal(pdup_event_session_count(event), 0);
    assert_ok(pdup_event_add_session(event, first));
    assert_ok(pdup_event_add_session(event, second));
    assert_status(pdup_event_add_session(event, first), PDUP_E_STATE);
    assert_int_equal(pdup_event_session_count(event), 2);
    pdup_session *found;
    assert_ok(pdup_event_session(event, 2, &found));
    assert_ptr_equal(found, second);
    pdup_session_unref(found);
    pdup_standings *whole = standings_of(event, 0);
    pdup_standings *one = standings_of(event, 2);
    assert_int_equal(pdup_standings_result_count(whole), 20);
    assert_int_equal(pdup_standings_result_count(one), 8);
    int32_t session;
    assert_ok(pdup_standings_result_number_at(whole, 19, PDUP_RESULT_SESSION, &session));
    assert_int_equal(session, 2);
    assert_ok(pdup_standings_result_number_at(one, 0, PDUP_RESULT_SESSION, &session));
    assert_int_equal(session, 2);
    /* Player 5, N of table 2: 2 of 4, then 2 of 2. */
    char text[64];
    size_t length;
    for (int32_t i = 0; i < pdup_standings_count(whole); i++) {
        int32_t player;
        assert_ok(pdup_standings_number_at(whole, i, PDUP_ENTRY_PLAYER, &player));
        assert_ok(pdup_standings_figure_text_at(whole, i, PDUP_FIGURE_PERCENT, PDUP_EXACT, 0, text,
                                                sizeof text, &length));
        assert_true(player != 5 || strcmp(text, "200/3") == 0);
    }
    pdup_standings_unref(one);
    pdup_standings_unref(whole);
    /* By itself the first session has its own regulations, in the event as well. */
    set(second, "expected", "most-event");
    one = standings_of(event, 2);
    assert_result(one, 5, PDUP_FIGURE_MAXIMUM, "4");
    assert_result(one, 5, PDUP_FIGURE_TOTAL, "7/2");
    pdup_standings_unref(one);
    one = build_standings(second, 0);
    assert_result(one, 5, PDUP_FIGURE_MAXIMUM, "2");
    pdup_standings_unref(one);
    pdup_session_unref(second);
    pdup_session_unref(first);
    pdup_event_unref(pdup_event_ref(event));
    pdup_event_unref(event);
}

static void events_refuse_what_they_cannot_do(void **state) {
    (void)state;
    pdup_event *event;
    pdup_session *session;
    pdup_standings *standings = (pdup_standings *)&event;
    assert_status(pdup_event_new(NULL, NULL), PDUP_E_ARG);
    const pdup_allocator broken = {0};
    assert_status(pdup_event_new(&broken, &event), PDUP_E_ARG);
    assert_ok(pdup_event_new(NULL, &event));
    assert_status(pdup_event_add_session(event, NULL), PDUP_E_ARG);
    assert_status(pdup_event_session_count(NULL), PDUP_E_ARG);
    assert_status(pdup_event_session(event, 1, NULL), PDUP_E_ARG);
    assert_status(pdup_event_session(NULL, 1, &session), PDUP_E_ARG);
    assert_status(pdup_event_session(event, 0, &session), PDUP_E_RANGE);
    assert_status(pdup_event_session(event, 1, &session), PDUP_E_RANGE);
    assert_status(pdup_event_standings(event, NULL), PDUP_E_ARG);
    assert_status(pdup_event_standings(NULL, &standings), PDUP_E_ARG);
    assert_null(standings);
    assert_status(pdup_event_standings(event, &standings), PDUP_E_STATE);
    assert_status(pdup_event_session_standings(event, 1, 0, NULL), PDUP_E_ARG);
    assert_status(pdup_event_session_standings(NULL, 1, 0, &standings), PDUP_E_ARG);
    assert_status(pdup_event_session_standings(event, 0, 0, &standings), PDUP_E_RANGE);
    assert_status(pdup_event_session_standings(event, 1, 0, &standings), PDUP_E_RANGE);
    for (int i = 0; i < PDUP_MAX_SESSIONS; i++) {
        session = build_session(NULL, 4);
        assert_ok(pdup_event_add_session(event, session));
        pdup_session_unref(session);
    }
    session = build_session(NULL, 4);
    assert_status(pdup_event_add_session(event, session), PDUP_E_RANGE);
    assert_status(pdup_event_add_session(NULL, session), PDUP_E_ARG);
    pdup_session_unref(session);
    assert_status(pdup_event_session_standings(event, 1, -1, &standings), PDUP_E_RANGE);
    assert_status(pdup_event_session_standings(event, 1, PDUP_MAX_ROUNDS + 1, &standings),
                  PDUP_E_RANGE);
    assert_null(pdup_event_ref(NULL));
    pdup_event_unref(NULL);
    pdup_event_unref(event);
}

static void the_schedule_tells_what_is_expected(void **state) {
    (void)state;
    pdup_session *session = tables_session(2);
    pdup_standings *standings;
    set(session, "expected", "scheduled");
    assert_status(pdup_session_standings(session, 0, &standings), PDUP_E_STATE);
    pdup_movement *movement;
    assert_ok(pdup_movement_new_rotation(NULL, 5, 4, &movement));
    assert_ok(pdup_session_set_movement(session, movement, NULL));
    /* Set 1 is at one table in each of the five rounds. */
    standings = build_standings(session, 0);
    assert_result(standings, 5, PDUP_FIGURE_MAXIMUM, "8");
    pdup_standings_unref(standings);
    standings = build_standings(session, 3);
    assert_result(standings, 5, PDUP_FIGURE_MAXIMUM, "4");
    pdup_standings_unref(standings);
    assert_ok(pdup_session_set_rounds_played(session, 4, NULL));
    standings = build_standings(session, 0);
    assert_result(standings, 5, PDUP_FIGURE_MAXIMUM, "6");
    pdup_standings_unref(standings);
    pdup_movement_unref(movement);
    /* Two rooms with copies of the sets: twice as many, or each room for itself. */
    assert_ok(pdup_movement_new_rotation(NULL, 5, 4, &movement));
    pdup_movement *rooms;
    assert_ok(pdup_movement_with_rooms(movement, 2, &rooms));
    assert_ok(pdup_session_set_rounds_played(session, 0, NULL));
    assert_ok(pdup_session_set_movement(session, rooms, NULL));
    standings = build_standings(session, 0);
    assert_result(standings, 5, PDUP_FIGURE_MAXIMUM, "18");
    pdup_standings_unref(standings);
    set(session, "fields", "rooms");
    standings = build_standings(session, 0);
    assert_result(standings, 5, PDUP_FIGURE_MAXIMUM, "8");
    pdup_standings_unref(standings);
    pdup_movement_unref(rooms);
    pdup_movement_unref(movement);
    pdup_session_unref(session);
}

static void a_board_beyond_the_schedule_expects_what_it_has(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 20);
    pdup_movement *movement;
    assert_ok(pdup_movement_new_rotation(NULL, 5, 4, &movement));
    assert_ok(pdup_session_set_movement(session, movement, NULL));
    set(session, "expected", "scheduled");
    pdup_traveller *traveller = build_board(session, 99, 4);
    const int32_t players[] = {1, 2, 3, 4};
    const int32_t whists[] = {0, 0, 0, 0};
    row_spec spec = spec_unknown(1, 1, players, whists);
    build_entry(traveller, &spec);
    pdup_standings *standings = build_standings(session, 0);
    assert_result(standings, 1, PDUP_FIGURE_MAXIMUM, "0");
    pdup_standings_unref(standings);
    pdup_movement_unref(movement);
    pdup_session_unref(session);
}

static void rooms_are_one_field_or_several(void **state) {
    (void)state;
    pdup_session *session = tables_session(5);
    assert_ok(pdup_session_set_room_tables(session, 3, NULL));
    pdup_standings *standings = build_standings(session, 0);
    assert_result(standings, 17, PDUP_FIGURE_TOTAL, "8");
    int32_t room;
    assert_ok(pdup_standings_result_number_at(standings, find_result(standings, 17),
                                              PDUP_RESULT_ROOM, &room));
    assert_int_equal(room, 2);
    pdup_standings_unref(standings);
    set(session, "fields", "rooms");
    standings = build_standings(session, 0);
    assert_result(standings, 17, PDUP_FIGURE_TOTAL, "2");
    assert_result(standings, 9, PDUP_FIGURE_TOTAL, "4");
    assert_result(standings, 1, PDUP_FIGURE_MAXIMUM, "4");
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

/* The row turned by one place: what belongs to N was held at E. */
static void turned_boards_go_to_the_lines_of_their_cards(void **state) {
    (void)state;
    pdup_session *session = tables_session(3);
    pdup_traveller *traveller;
    assert_ok(pdup_session_traveller(session, 1, &traveller));
    const int32_t players[] = {37, 38, 39, 40};
    const int32_t whists[] = {-120, 60, 30, 30};
    row_spec spec = spec_unknown(1, 9, players, whists);
    pdup_row *row = build_row(NULL, &spec);
    assert_ok(pdup_row_set_turn(row, 1, NULL));
    assert_ok(pdup_traveller_add_row(traveller, row, NULL));
    pdup_row_unref(row);
    pdup_standings *standings = build_standings(session, 0);
    /* E had the cards of N: 10 whists, more than all others in that line. N had those of W: the least. */
    pdup_seat seat;
    assert_ok(pdup_standings_result_number_at(standings, find_result(standings, 38),
                                              PDUP_RESULT_SEAT, &seat));
    assert_int_equal(seat, PDUP_SEAT_N);
    assert_result(standings, 38, PDUP_FIGURE_TOTAL, "6");
    assert_result(standings, 37, PDUP_FIGURE_TOTAL, "0");
    pdup_standings_unref(standings);
    /* As an altered form it stays in its line and is compared with nobody. */
    set(session, "turned-boards", "refuse");
    standings = build_standings(session, 0);
    assert_ok(pdup_standings_result_number_at(standings, find_result(standings, 38),
                                              PDUP_RESULT_SEAT, &seat));
    assert_int_equal(seat, PDUP_SEAT_E);
    int32_t compared;
    assert_ok(pdup_standings_result_number_at(standings, find_result(standings, 38),
                                              PDUP_RESULT_COMPARED, &compared));
    assert_int_equal(compared, 1);
    assert_result(standings, 38, PDUP_FIGURE_TOTAL, "3");
    pdup_standings_unref(standings);
    pdup_traveller_unref(traveller);
    pdup_session_unref(session);
}

static void tables_of_three_and_four_are_never_compared(void **state) {
    (void)state;
    pdup_session *session = tables_session(2);
    pdup_traveller *traveller;
    assert_ok(pdup_session_traveller(session, 1, &traveller));
    for (int32_t table = 3; table <= 4; table++) {
        const int32_t players[] = {4 * table - 3, 4 * table - 2, 4 * table - 1, 0};
        const int32_t whists[] = {60 * table, -60 * table, 0, WHISTS_NONE};
        row_spec spec = spec_unknown(1, table, players, whists);
        pdup_row *row = build_row(NULL, &spec);
        assert_ok(pdup_row_set_seats(row, 3, NULL));
        assert_ok(pdup_traveller_add_row(traveller, row, NULL));
        pdup_row_unref(row);
    }
    pdup_standings *standings = build_standings(session, 0);
    int32_t seats;
    assert_ok(pdup_standings_result_number_at(standings, find_result(standings, 9),
                                              PDUP_RESULT_SEATS, &seats));
    assert_int_equal(seats, 3);
    /* E counts all four in line N, two in line W; each group of two is carried over: (2 + 1) * 4 / 2 - 1. */
    assert_result(standings, 13, PDUP_FIGURE_TOTAL, "5");
    assert_result(standings, 5, PDUP_FIGURE_TOTAL, "5");
    assert_result(standings, 5, PDUP_FIGURE_MAXIMUM, "6");
    assert_result(standings, 4, PDUP_FIGURE_MAXIMUM, "2");
    pdup_standings_unref(standings);
    pdup_traveller_unref(traveller);
    pdup_session_unref(session);
}

static void fouled_groups_are_compared_apart(void **state) {
    (void)state;
    pdup_session *session = tables_session(5);
    pdup_traveller *traveller;
    assert_ok(pdup_session_traveller(session, 1, &traveller));
    assert_ok(pdup_traveller_set_group(traveller, 1, 4, 1, NULL));
    assert_ok(pdup_traveller_set_group(traveller, 1, 5, 1, NULL));
    pdup_standings *standings = build_standings(session, 0);
    int32_t group;
    assert_ok(pdup_standings_result_number_at(standings, find_result(standings, 17),
                                              PDUP_RESULT_GROUP, &group));
    assert_int_equal(group, 1);
    assert_result(standings, 17, PDUP_FIGURE_TOTAL, "13/2");
    assert_result(standings, 9, PDUP_FIGURE_TOTAL, "22/3");
    pdup_standings_unref(standings);
    pdup_traveller_unref(traveller);
    pdup_session_unref(session);
}

/* One session with a result of every state, explained under several regulations. */
static pdup_session *every_state(void) {
    pdup_session *session = tables_session(5);
    pdup_ruling *ruling;
    pdup_ruling *next;
    assert_ok(pdup_ruling_new(NULL, "11.2.B1", 7, NULL, 0, NULL, &ruling));
    const int32_t whists[] = {6, 18};
    const int32_t weights[] = {50, 50};
    assert_ok(
        pdup_ruling_with_artificial(ruling, 1, 1, 1, PDUP_SEAT_N, PDUP_AWARD_PLUS, NULL, &next));
    pdup_ruling_unref(ruling);
    assert_ok(
        pdup_ruling_with_artificial(next, 1, 1, 1, PDUP_SEAT_E, PDUP_AWARD_MINUS, NULL, &ruling));
    pdup_ruling_unref(next);
    assert_ok(pdup_ruling_with_percent(ruling, 1, 1, 1, PDUP_SEAT_S, 75, NULL, &next));
    pdup_ruling_unref(ruling);
    assert_ok(pdup_ruling_with_annulled(next, 1, 1, 1, PDUP_SEAT_W, NULL, &ruling));
    pdup_ruling_unref(next);
    assert_ok(
        pdup_ruling_with_assigned(ruling, 1, 1, 2, PDUP_SEAT_N, whists, weights, 2, NULL, &next));
    pdup_ruling_unref(ruling);
    const int32_t all[] = {100};
    assert_ok(pdup_ruling_with_assigned(next, 1, 1, 2, PDUP_SEAT_E, whists, all, 1, NULL, &ruling));
    pdup_ruling_unref(next);
    assert_ok(pdup_session_add_ruling(session, 7, 0, ruling, NULL));
    pdup_ruling_unref(ruling);
    pdup_traveller *traveller;
    assert_ok(pdup_session_traveller(session, 1, &traveller));
    assert_ok(pdup_traveller_set_group(traveller, 1, 5, 1, NULL));
    row_spec spec = {.round = 2,
                     .table = 6,
                     .contract = PDUP_CONTRACT_NOT_PLAYED,
                     .cells = NO_CELLS,
                     .players = {21, 22, 23, 24},
                     .whists = {WHISTS_NONE, WHISTS_NONE, WHISTS_NONE, WHISTS_NONE}};
    build_entry(traveller, &spec);
    pdup_traveller_unref(traveller);
    return session;
}

static void every_result_is_explained(void **state) {
    (void)state;
    static const struct {
        const char *key;
        const char *value;
        int32_t player;
        const char *why;
    } rows[] = {
        {"plus", "own", 1,
         "artificial, average plus: 60 % or the own percent of other boards if more: 60 % = 24/5 "
         "of 8; ruling 7"},
        {"plus", "fixed", 1, "artificial, average plus: 60 % = 24/5 of 8; ruling 7"},
        {"minus", "own", 2,
         "artificial, average minus by regulation: 40 % or the own percent of other boards if "
         "less: 40 % = 16/5 of 8; ruling 7"},
        {"minus", "fixed", 2, "artificial, average minus: 40 % = 16/5 of 8; ruling 7"},
        {"unit", "1/10", 3, "artificial, named by the director: 75 % = 6 of 8 (to 1/10); ruling 7"},
        {"unit", "exact", 4, "annulled, or whists unknown: no score; ruling 7"},
        {"unit", "exact", 21, "not played: no score"},
        {"normalise", "neuberg", 5,
         "assigned 1 at 50 %, 3 at 50 % by regulation (the table: 2); 1/2 among 3 of 5 results; "
         "neuberg (1/2 + 1) * 5 / 3 - 1 = 3/2 of 8; ruling 7"},
        {"normalise", "neuberg", 6,
         "assigned 1 (the table: 0); 4 among 3 of 5 results; neuberg (4 + 1) * 5 / 3 - 1 = 22/3 "
         "of 8; ruling 7"},
        {"normalise", "neuberg", 9,
         "3/2 among 3 of 5 results; neuberg (3/2 + 1) * 5 / 3 - 1 = 19/6 of 8"},
        {"normalise", "ascherman", 9,
         "3/2 among 3 of 5 results; ascherman 8 * (3/2 + 1) / 6 = 10/3 of 8"},
        {"normalise", "stretch", 9, "3/2 among 3 of 5 results; stretch 3/2 * 4 / 2 = 3 of 8"},
        {"normalise", "stretch", 17,
         "0 among 1 of 5 results; stretch 0 * 4 / 0, half the top = 4 of 8"},
        {"normalise", "factor", 9, "3/2 among 3 of 5 results; factor 3/2 * 5 / 3 = 5/2 of 8"},
        {"normalise", "manual", 9, "3/2 among 3 of 5 results; manual 3/2 + 2 = 7/2 of 8"},
        {"normalise", "none", 9, "3/2 among 3 of 5 results; not carried over = 3/2 of 4"},
        {"normalise", "none", 17, "0 among 1 of 5 results; not carried over = 0 of 0"},
        {"small-groups", "acbl", 17, "0 among 1 of 5 results; small group: 60 % = 24/5 of 8"},
        {"small-groups", "ebu", 17, "a lone result: no score until the director awards one"},
        {"small-groups", "none", 17, "0 among 1 of 5 results; not carried over = 0 of 0"},
        {"expected", "1", 9, "3/2 among 3 of 3 results = 3/2 of 4"},
        {"expected", "1", 17, "0 among 1 of 1 result = 0 of 0"},
        {"measure", "whists", 9, "whists = 3"},
        {"measure", "datum", 9, "whists less the mean of 3 = 0"},
        {"measure", "cross", 9, "mean difference to the others of 3 = 0"},
        {"measure", "cross", 1, "artificial, average plus: no whists; ruling 7"},
    };
    pdup_session *session = every_state();
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        set(session, rows[i].key, rows[i].value);
        pdup_standings *standings = build_standings(session, 0);
        char text[512];
        size_t length;
        assert_ok(pdup_standings_result_why_at(standings, find_result(standings, rows[i].player),
                                               text, sizeof text, &length));
        if (strcmp(text, rows[i].why) != 0) {
            print_error("%s %s, player %d: %s\n", rows[i].key, rows[i].value, (int)rows[i].player,
                        text);
        }
        assert_string_equal(text, rows[i].why);
        pdup_standings_unref(standings);
    }
    pdup_session_unref(session);
}

static void explanations_need_a_place(void **state) {
    (void)state;
    pdup_session *session = every_state();
    pdup_standings *standings = build_standings(session, 0);
    char text[8] = "before";
    size_t length = 99;
    assert_status(pdup_standings_result_why_at(standings, 0, text, sizeof text, NULL), PDUP_E_ARG);
    assert_status(pdup_standings_result_why_at(NULL, 0, text, sizeof text, &length), PDUP_E_ARG);
    assert_int_equal(length, 0);
    assert_status(pdup_standings_result_why_at(standings, 24, text, sizeof text, &length),
                  PDUP_E_RANGE);
    assert_status(pdup_standings_result_why_at(standings, 0, text, sizeof text, &length),
                  PDUP_E_SPACE);
    assert_string_equal(text, "before");
    assert_true(length > sizeof text);
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

static void penalties_show_in_the_standings(void **state) {
    (void)state;
    pdup_session *session = tables_session(3);
    pdup_ruling *ruling;
    pdup_ruling *next;
    assert_ok(pdup_ruling_new(NULL, "12.2.2", 6, NULL, 0, NULL, &ruling));
    assert_ok(pdup_ruling_with_penalty(ruling, 9, PDUP_PENALTY_MATCHPOINTS, 1, 2, NULL, &next));
    pdup_ruling_unref(ruling);
    assert_ok(pdup_ruling_with_penalty(next, 9, PDUP_PENALTY_TOP, 25, 1, NULL, &ruling));
    pdup_ruling_unref(next);
    assert_ok(pdup_ruling_with_penalty(ruling, 9, PDUP_PENALTY_PERCENT, 3, 1, NULL, &next));
    pdup_ruling_unref(ruling);
    assert_ok(pdup_ruling_with_disqualified(next, 5, NULL, &ruling));
    pdup_ruling_unref(next);
    assert_ok(pdup_ruling_with_approval(ruling, PDUP_AUTHORITY_COMMITTEE, NULL, &next));
    pdup_ruling_unref(ruling);
    ruling = next;
    assert_ok(pdup_session_add_ruling(session, 0, 0, ruling, NULL));
    pdup_ruling_unref(ruling);
    pdup_standings *standings = build_standings(session, 0);
    /* N of table 3: 4 of 4, less 1/2, less a quarter of 4; then less 3 percent. */
    static const char *const wanted[] = {"5/2", "4", "119/2", "3/2", "3", "3"};
    for (int32_t i = 0; i < pdup_standings_count(standings); i++) {
        int32_t player;
        pdup_placing entry;
        assert_ok(pdup_standings_number_at(standings, i, PDUP_ENTRY_PLAYER, &player));
        assert_ok(pdup_standings_number_at(standings, i, PDUP_ENTRY_PLACING, &entry));
        assert_true(player != 5 || entry == PDUP_PLACING_DISQUALIFIED);
        for (pdup_figure figure = PDUP_FIGURE_TOTAL; figure <= PDUP_FIGURE_WHISTS; figure++) {
            char text[64];
            size_t length;
            assert_ok(pdup_standings_figure_text_at(standings, i, figure, PDUP_EXACT, 0, text,
                                                    sizeof text, &length));
            assert_true(player != 9 || strcmp(text, wanted[figure - 1]) == 0);
        }
    }
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

static void without_matchpoints_there_is_no_maximum(void **state) {
    (void)state;
    pdup_session *session = tables_session(2);
    set(session, "measure", "datum");
    pdup_standings *standings = build_standings(session, 0);
    assert_result(standings, 5, PDUP_FIGURE_TOTAL, "1/2");
    assert_result(standings, 5, PDUP_FIGURE_MAXIMUM, "");
    assert_result(standings, 5, PDUP_FIGURE_PERCENT, "");
    for (pdup_figure figure = PDUP_FIGURE_MAXIMUM; figure <= PDUP_FIGURE_PERCENT; figure++) {
        size_t length = 99;
        assert_ok(
            pdup_standings_figure_text_at(standings, 0, figure, PDUP_EXACT, 0, NULL, 0, &length));
        assert_int_equal(length, 0);
    }
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

/* Both sessions at the same table: everybody is met in each of them. */
static void ties_look_at_the_rows_of_all_sessions(void **state) {
    (void)state;
    pdup_session *first = tables_session(3);
    pdup_session *second = tables_session(3);
    uint8_t seed[PDUP_SEED_BYTES] = {1};
    set(first, "tie-break", "opponents direct lot");
    pdup_event *event;
    pdup_standings *standings;
    assert_ok(pdup_event_new(NULL, &event));
    assert_ok(pdup_event_add_session(event, first));
    assert_ok(pdup_event_add_session(event, second));
    assert_status(pdup_event_standings(event, &standings), PDUP_E_STATE);
    assert_ok(pdup_session_set_seed(second, (const char *)seed, sizeof seed, NULL));
    standings = standings_of(event, 0);
    /* E and S of all tables have half of everything; the lot leaves nobody equal. */
    for (int32_t i = 1; i < 12; i++) {
        int32_t before;
        int32_t place;
        assert_ok(pdup_standings_number_at(standings, i - 1, PDUP_ENTRY_PLACE, &before));
        assert_ok(pdup_standings_number_at(standings, i, PDUP_ENTRY_PLACE, &place));
        assert_int_equal(place, before + 1);
    }
    pdup_standings_unref(standings);
    pdup_event_unref(event);
    pdup_session_unref(second);
    pdup_session_unref(first);
}

static void add_penalties(pdup_session *session, const int32_t *denominators, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        pdup_ruling *none;
        pdup_ruling *penalty;
        assert_ok(pdup_ruling_new(NULL, "own", 3, NULL, 0, NULL, &none));
        assert_ok(pdup_ruling_with_penalty(none, 1, PDUP_PENALTY_MATCHPOINTS, 1, denominators[i],
                                           NULL, &penalty));
        assert_ok(pdup_session_add_ruling(session, 0, 0, penalty, NULL));
        pdup_ruling_unref(penalty);
        pdup_ruling_unref(none);
    }
}

/* Prime denominators that have no common fraction of 128 bits, in one session or in two. */
static void penalties_without_a_common_sum_are_told(void **state) {
    (void)state;
    static const int32_t primes[] = {999983, 999979, 999961, 999959,
                                     999953, 999931, 999917, 999907};
    pdup_session *first = tables_session(2);
    pdup_session *second = tables_session(2);
    pdup_event *event;
    pdup_standings *standings;
    assert_ok(pdup_event_new(NULL, &event));
    assert_ok(pdup_event_add_session(event, first));
    assert_ok(pdup_event_add_session(event, second));
    add_penalties(first, primes, 5);
    add_penalties(second, primes + 3, 5);
    pdup_standings_unref(build_standings(first, 0));
    pdup_standings_unref(build_standings(second, 0));
    assert_status(pdup_event_standings(event, &standings), PDUP_E_OVERFLOW);
    add_penalties(first, primes + 5, 3);
    assert_status(pdup_session_standings(first, 0, &standings), PDUP_E_OVERFLOW);
    assert_null(standings);
    pdup_event_unref(event);
    pdup_session_unref(second);
    pdup_session_unref(first);
}

static void idle_tables_play_nothing(void **state) {
    (void)state;
    static const char text[] = "players 8 tables 2 rounds 2 sets 2 seats 4\n"
                               "1,2,3,4:1 5,6,7,8:2\n1,2,3,4:2 .\n";
    pdup_session *session = tables_session(1);
    pdup_faults *faults;
    pdup_movement *movement;
    assert_ok(read_movement(NULL, text, sizeof text - 1, &faults, &movement));
    assert_ok(pdup_session_set_movement(session, movement, NULL));
    set(session, "expected", "scheduled");
    pdup_standings *standings = build_standings(session, 0);
    assert_result(standings, 1, PDUP_FIGURE_MAXIMUM, "0");
    pdup_standings_unref(standings);
    pdup_movement_unref(movement);
    pdup_faults_unref(faults);
    pdup_session_unref(session);
}

static void assert_why(const pdup_standings *standings, int32_t player, const char *wanted) {
    char text[200];
    size_t length;
    assert_ok(pdup_standings_result_why_at(standings, find_result(standings, player), text,
                                           sizeof text, &length));
    assert_string_equal(text, wanted);
}

static void percents_that_the_rules_do_not_know_are_marked(void **state) {
    (void)state;
    /* Rules 11.2.B1: 40, 50, and at least 60. */
    static const struct {
        int32_t percent;
        const char *mark;
    } rows[] = {{0, " by regulation"},
                {39, " by regulation"},
                {40, ""},
                {41, " by regulation"},
                {50, ""},
                {59, " by regulation"},
                {60, ""},
                {100, ""}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        pdup_session *session = tables_session(1);
        pdup_ruling *empty;
        pdup_ruling *ruling;
        char wanted[120];
        assert_ok(pdup_ruling_new(NULL, "11.2.B1", 7, NULL, 0, NULL, &empty));
        assert_ok(
            pdup_ruling_with_percent(empty, 1, 1, 1, PDUP_SEAT_E, rows[i].percent, NULL, &ruling));
        assert_ok(pdup_session_add_ruling(session, 1, 0, ruling, NULL));
        pdup_standings *standings = build_standings(session, 0);
        snprintf(wanted, sizeof wanted,
                 "artificial, named by the director%s: %" PRId32 " %% = 0 of 0; ruling 1",
                 rows[i].mark, rows[i].percent);
        assert_why(standings, 2, wanted);
        pdup_standings_unref(standings);
        pdup_ruling_unref(ruling);
        pdup_ruling_unref(empty);
        pdup_session_unref(session);
    }
}

static void an_award_of_no_top_is_explained(void **state) {
    (void)state;
    pdup_session *session = tables_session(1);
    pdup_ruling *empty;
    pdup_ruling *ruling;
    build_award(session, 1, 1, 1, 1, PDUP_SEAT_N, PDUP_AWARD_AVERAGE);
    assert_ok(pdup_ruling_new(NULL, "11.2.A", 6, NULL, 0, NULL, &empty));
    assert_ok(pdup_ruling_with_percent(empty, 1, 1, 1, PDUP_SEAT_E, 80, NULL, &ruling));
    assert_ok(pdup_session_add_ruling(session, 2, 0, ruling, NULL));
    pdup_standings *standings = build_standings(session, 0);
    assert_why(standings, 1, "artificial, average: 50 % = 0 of 0; ruling 1");
    assert_why(standings, 2, "artificial, named by the director: 80 % = 0 of 0; ruling 2");
    pdup_standings_unref(standings);
    pdup_ruling_unref(ruling);
    pdup_ruling_unref(empty);
    pdup_session_unref(session);
}

/* Where the table did not play there is nothing it had written. */
static void a_score_assigned_to_a_row_without_whists_is_explained(void **state) {
    (void)state;
    static const int32_t whists[] = {12};
    static const int32_t weights[] = {100};
    pdup_session *session = build_session(NULL, 4);
    pdup_traveller *traveller = build_board(session, 1, 4);
    row_spec spec = {.round = 1,
                     .table = 1,
                     .contract = PDUP_CONTRACT_NOT_PLAYED,
                     .cells = NO_CELLS,
                     .players = {1, 2, 3, 4},
                     .whists = {WHISTS_NONE, WHISTS_NONE, WHISTS_NONE, WHISTS_NONE}};
    build_entry(traveller, &spec);
    pdup_ruling *empty;
    pdup_ruling *ruling;
    assert_ok(pdup_ruling_new(NULL, "11.2.B2", 7, NULL, 0, NULL, &empty));
    assert_ok(
        pdup_ruling_with_assigned(empty, 1, 1, 1, PDUP_SEAT_N, whists, weights, 1, NULL, &ruling));
    assert_ok(pdup_session_add_ruling(session, 3, 0, ruling, NULL));
    pdup_standings *standings = build_standings(session, 0);
    assert_why(standings, 1, "assigned 2; 0 among 1 of 1 result = 0 of 0; ruling 3");
    pdup_standings_unref(standings);
    pdup_ruling_unref(ruling);
    pdup_ruling_unref(empty);
    pdup_session_unref(session);
}

/* Whists and matchpoints have no sum, and a room alone is no part of a joint field. */
static void sessions_of_two_kinds_make_no_event(void **state) {
    (void)state;
    static const char *const kinds[][2] = {{"measure", "datum"}, {"fields", "rooms"}};
    for (int i = 0; i < 2; i++) {
        pdup_event *event;
        pdup_session *sessions[] = {build_session(NULL, 4), build_session(NULL, 4)};
        pdup_standings *standings;
        assert_ok(pdup_event_new(NULL, &event));
        assert_ok(pdup_event_add_session(event, sessions[0]));
        assert_ok(pdup_event_add_session(event, sessions[1]));
        set(sessions[1], kinds[i][0], kinds[i][1]);
        assert_status(pdup_event_standings(event, &standings), PDUP_E_SESSIONS);
        assert_null(standings);
        assert_status(pdup_event_session_standings(event, 1, 0, &standings), PDUP_E_SESSIONS);
        set(sessions[0], kinds[i][0], kinds[i][1]);
        assert_ok(pdup_event_standings(event, &standings));
        pdup_standings_unref(standings);
        pdup_session_unref(sessions[1]);
        pdup_session_unref(sessions[0]);
        pdup_event_unref(event);
    }
}

/* A lone result that waits for an award counts as not played: its whists break no tie (11.2, small groups). */
static void whists_that_wait_for_an_award_are_none(void **state) {
    (void)state;
    static const int32_t alike[] = {12, -12, 0, 0};
    static const int32_t bad[] = {-300, 300, 0, 0};
    static const int32_t rows[][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {5, 9, 10, 11}};
    pdup_session *session = build_session(NULL, 11);
    pdup_traveller *boards[] = {build_board(session, 1, 4), build_board(session, 2, 4)};
    for (int32_t i = 0; i < 3; i++) {
        row_spec spec = spec_unknown(1 + i / 2, 1 + i % 2, rows[i], i < 2 ? alike : bad);
        build_entry(boards[i / 2], &spec);
    }
    set(session, "small-groups", "ebu");
    set(session, "tie-break", "whists");
    pdup_standings *standings = build_standings(session, 0);
    for (int32_t i = 0; i < pdup_standings_count(standings); i++) {
        int32_t player;
        int32_t place;
        int64_t whists[2];
        assert_ok(pdup_standings_number_at(standings, i, PDUP_ENTRY_PLAYER, &player));
        assert_ok(pdup_standings_number_at(standings, i, PDUP_ENTRY_PLACE, &place));
        assert_ok(
            pdup_standings_figure_at(standings, i, PDUP_FIGURE_WHISTS, &whists[0], &whists[1]));
        if (player == 1 || player == 5) {
            /* With 3 and 4, 7 and 8, whose lines are all ties at half the top, behind. */
            assert_int_equal(whists[0], 2);
            assert_int_equal(place, 1);
        }
    }
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_minimum_grows_with_the_rounds),
    cmocka_unit_test(without_matchpoints_there_is_no_maximum),
    cmocka_unit_test(ties_look_at_the_rows_of_all_sessions),
    cmocka_unit_test(penalties_without_a_common_sum_are_told),
    cmocka_unit_test(idle_tables_play_nothing),
    cmocka_unit_test(percents_that_the_rules_do_not_know_are_marked),
    cmocka_unit_test(an_award_of_no_top_is_explained),
    cmocka_unit_test(a_score_assigned_to_a_row_without_whists_is_explained),
    cmocka_unit_test(sessions_are_scored_apart_and_together),
    cmocka_unit_test(sessions_of_two_kinds_make_no_event),
    cmocka_unit_test(whists_that_wait_for_an_award_are_none),
    cmocka_unit_test(events_refuse_what_they_cannot_do),
    cmocka_unit_test(the_schedule_tells_what_is_expected),
    cmocka_unit_test(a_board_beyond_the_schedule_expects_what_it_has),
    cmocka_unit_test(rooms_are_one_field_or_several),
    cmocka_unit_test(turned_boards_go_to_the_lines_of_their_cards),
    cmocka_unit_test(tables_of_three_and_four_are_never_compared),
    cmocka_unit_test(fouled_groups_are_compared_apart),
    cmocka_unit_test(every_result_is_explained),
    cmocka_unit_test(explanations_need_a_place),
    cmocka_unit_test(penalties_show_in_the_standings),
};

PDUP_TEST_MAIN(tests)
