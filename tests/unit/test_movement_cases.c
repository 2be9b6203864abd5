/* SPDX-License-Identifier: MIT */
/* Movements from real use, each in all forms in which lists are published, and what is known of them. The lists of 12, 13
 * and 16 players: Bridge_pal (MarcinRubin), backend/bridge_movements; of 8: bridgescorer (thebridsk), IndividualMovement
 * Individual2Tables; of one table: Mahjong Pantheon, issue 300. */
#include "faults.h"
#include "seating.h"
#include "test_movement_text.h"

#include <pdup/plan.h>

#include <stdio.h>

enum { TEXT_CAP = 1 << 17 };

static char text[TEXT_CAP];
static size_t text_size;

static void wrote(int size) {
    assert_true(size >= 0 && (size_t)size < TEXT_CAP - text_size);
    text_size += (size_t)size;
}

#define WRITE(...) wrote(snprintf(text + text_size, TEXT_CAP - text_size, __VA_ARGS__))

static void write_word(const char *word) {
    WRITE("%s", word);
}

/* The first round: at each table N, E, S, W and the set. In each later one the players and sets 1 to `cycle` go on by
 * one, the others keep still. */
typedef struct cycle_list {
    int32_t tables;
    int32_t rounds;
    int32_t cycle;
    int32_t first[4][5];
} cycle_list;

static const cycle_list list_12 = {3, 9, 9, {{12, 1, 7, 5, 1}, {11, 4, 3, 9, 2}, {10, 8, 2, 6, 3}}};
static const cycle_list list_13 = {
    3, 13, 13, {{4, 9, 12, 11, 1}, {5, 7, 10, 6, 5}, {8, 2, 13, 3, 9}}};
static const cycle_list list_16 = {
    4, 12, 12, {{16, 1, 2, 7, 1}, {15, 6, 9, 11, 2}, {14, 8, 4, 5, 6}, {13, 10, 12, 3, 7}}};
static const cycle_list list_8 = {2, 7, 7, {{8, 1, 5, 7, 1}, {2, 6, 4, 3, 1}}};

static int32_t number(const cycle_list *list, int32_t round, int32_t table, int32_t cell) {
    int32_t first = list->first[table][cell];
    return first > list->cycle ? first : (first - 1 + round) % list->cycle + 1;
}

typedef void write_table(int32_t round, int32_t table, const int32_t *cells);

static void write_row(int32_t round, int32_t table, const int32_t *cells) {
    WRITE("%d %d %d %d %d %d %d\n", round, table, cells[4], cells[0], cells[2], cells[1], cells[3]);
}

/* A line a round: every table but the first of a round goes on in it. */
static void write_group(int32_t round, int32_t table, const int32_t *cells) {
    write_word(table > 1 ? " " : round > 1 ? "\n" : "# N,S,E,W,set\n");
    WRITE("%d,%d,%d,%d,%d", cells[0], cells[2], cells[1], cells[3], cells[4]);
}

static void write_object(int32_t round, int32_t table, const int32_t *cells) {
    write_word(round == 1 && table == 1 ? "[" : ",\n");
    WRITE("{\"round\": %d, \"table\": %d, \"north\": %d, \"east\": %d, \"south\": %d, "
          "\"west\": %d, \"boards\": \"%d-",
          round, table, cells[0], cells[1], cells[2], cells[3], 3 * cells[4] - 2);
    WRITE("%d\"}", 3 * cells[4]);
}

/* Table by table. */
static void write_section(int32_t round, int32_t table, const int32_t *cells) {
    if (round == 1) {
        WRITE("!%d\n", table);
    }
    WRITE("%d %d %d %d %d\n", cells[0], cells[1], cells[2], cells[3], cells[4]);
}

static const struct form {
    const char *before;
    write_table *write;
    const char *after;
    bool is_by_tables;
} forms[] = {
    {"# round table set N S E W\n", write_row, "", false},
    {"", write_group, "\n", false},
    {"", write_object, "]\n", false},
    {"#3 tables of a club\n\n", write_section, "", true},
};

static void write_list(const cycle_list *list, const struct form *form) {
    text_size = 0;
    write_word(form->before);
    for (int32_t i = 0; i < list->tables * list->rounds; i++) {
        int32_t round = form->is_by_tables ? i % list->rounds : i / list->tables;
        int32_t table = form->is_by_tables ? i / list->rounds : i % list->tables;
        int32_t cells[5];
        for (int32_t cell = 0; cell < 5; cell++) {
            cells[cell] = number(list, round, table, cell);
        }
        form->write(round + 1, table + 1, cells);
    }
    write_word(form->after);
}

static void assert_measure(const pdup_quality *quality, pdup_measure measure, int64_t wanted) {
    int64_t value;
    assert_ok(pdup_quality_measure(quality, measure, &value));
    assert_int_equal(value, wanted);
}

/* "0:3 1:9": so many pairs meet so often. */
static void assert_meetings(const pdup_quality *quality, const char *wanted) {
    char got[200] = "";
    size_t size = 0;
    int32_t count = pdup_quality_spread_count(quality, PDUP_SPREAD_MEETINGS);
    for (int32_t i = 0; i < count; i++) {
        int32_t value;
        int64_t pairs;
        assert_ok(pdup_quality_spread_at(quality, PDUP_SPREAD_MEETINGS, i, &value, &pairs));
        size += (size_t)snprintf(got + size, sizeof got - size, "%s%d:%d", i > 0 ? " " : "",
                                 (int)value, (int)pairs);
    }
    assert_string_equal(got, wanted);
}

static pdup_quality *quality_without_faults(const pdup_movement *movement) {
    pdup_quality *quality;
    pdup_faults *faults;
    assert_ok(pdup_movement_quality(movement, &quality));
    assert_ok(pdup_quality_faults(quality, &faults));
    assert_int_equal(pdup_faults_count(faults), 0);
    pdup_faults_unref(faults);
    return quality;
}

static void assert_list(const cycle_list *list, const char *meetings, int32_t players,
                        int32_t copies, int64_t rests) {
    for (size_t i = 0; i < PDUP_COUNT_OF(forms); i++) {
        write_list(list, &forms[i]);
        pdup_movement *movement = read_text_movement(text);
        pdup_quality *quality = quality_without_faults(movement);
        seating_assert_look_ups(movement);
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS), players);
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS), list->rounds);
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES), list->tables);
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES), copies);
        assert_int_equal(seating_player(movement, 2, 1, 1), number(list, 1, 0, 1));
        assert_int_equal(seating_set(movement, list->rounds, 2),
                         number(list, list->rounds - 1, 1, 4));
        assert_meetings(quality, meetings);
        assert_measure(quality, PDUP_MEASURE_SETS_AGAIN, 0);
        assert_measure(quality, PDUP_MEASURE_RESTS_LEAST, rests);
        assert_measure(quality, PDUP_MEASURE_RESTS_MOST, rests);
        pdup_quality_unref(quality);
        pdup_movement_unref(movement);
    }
}

static void lists_of_12_13_and_16_are_read(void **state) {
    (void)state;
    assert_list(&list_12, "0:3 1:9 2:9 3:45", 12, 1, 0);
    assert_list(&list_13, "1:13 2:13 3:26 4:13 5:13", 13, 1, 1);
    assert_list(&list_16, "0:6 1:12 2:30 3:72", 16, 1, 0);
}

static void everybody_of_13_has_every_seat_three_times(void **state) {
    (void)state;
    int32_t counts[14][4] = {{0}};
    write_list(&list_13, &forms[0]);
    pdup_movement *movement = read_text_movement(text);
    for (int32_t i = 0; i < 13 * 3 * 4; i++) {
        counts[seating_player(movement, 1 + i / 12, 1 + i / 4 % 3, i % 4)][i % 4]++;
    }
    for (int32_t i = 0; i < 13 * 4; i++) {
        assert_int_equal(counts[1 + i / 4][i % 4], 3);
    }
    pdup_movement_unref(movement);
}

/* Both tables play set r in round r: that is meant, and each has a copy. */
static void two_tables_may_share_their_sets(void **state) {
    (void)state;
    assert_list(&list_8, "3:28", 8, 2, 0);
    /* One round that does not, and the others are misprints. */
    pdup_movement *movement =
        read_text_movement("1 1 1 2 3 4 1\n1 2 5 6 7 8 1\n2 1 1 5 2 6 2\n2 2 3 7 4 8 3\n");
    pdup_quality *quality;
    pdup_faults *faults;
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES), 1);
    assert_ok(pdup_movement_quality(movement, &quality));
    assert_ok(pdup_quality_faults(quality, &faults));
    assert_int_equal(pdup_faults_count(faults), 1);
    assert_string_equal(fault_text(faults, 0), "round 1, table 2: set 1 has 1 copy, at table 1");
    pdup_faults_unref(faults);
    pdup_quality_unref(quality);
    pdup_movement_unref(movement);
}

/* Seven players, of whom four sit and nobody is number 5. The program that it was made for waited for everybody to be
 * seated, and never ended. */
static void one_table_may_leave_players_out(void **state) {
    (void)state;
    pdup_movement *movement = read_text_movement(
        "7-2-1-8\n\n4-2-6-3\n\n2-4-3-8\n\n1-7-8-6\n\n7-6-3-8\n\n1-2-4-6\n\n1-7-4-3\n\n2-7-6-8\n\n"
        "2-7-4-6\n\n1-4-3-8\n\n1-2-6-3\n\n7-4-3-8\n\n1-4-6-8\n\n2-7-1-3\n");
    pdup_quality *quality = quality_without_faults(movement);
    static const int32_t rounds_of[] = {0, 8, 8, 8, 8, 0, 8, 8, 8};
    seating_assert_look_ups(movement);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS), 14);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES), 1);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS), 8);
    for (int32_t player = 1; player <= 8; player++) {
        int32_t played = 0;
        for (int32_t round = 1; round <= 14; round++) {
            int32_t table;
            pdup_seat seat;
            assert_ok(pdup_movement_place_of_player(movement, round, player, &table, &seat));
            played += table != 0;
        }
        assert_int_equal(played, rounds_of[player]);
    }
    assert_int_equal(seating_player(movement, 1, 1, 0), 7);
    assert_int_equal(seating_player(movement, 14, 1, 3), 3);
    assert_int_equal(seating_set(movement, 14, 1), 14);
    assert_measure(quality, PDUP_MEASURE_RESTS_MOST, 14);
    pdup_quality_unref(quality);
    pdup_movement_unref(movement);
}

static void tables_of_a_list_without_sets_play_the_same(void **state) {
    (void)state;
    pdup_movement *movement = read_text_movement("# by whom\n1-2-3\n# a second table\n4\xe2\x80\x93"
                                                 "5-6 # late\n\n\n1-4-7\r\n5-8-2\n");
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS), 3);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS), 2);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES), 2);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SETS), 2);
    assert_int_equal(seating_player(movement, 2, 2, 1), 8);
    assert_string_equal(
        pdup_movement_construction(movement),
        "a published list without sets: in each round all tables play the same one");
    pdup_movement_unref(movement);
}

static const text_case wrong_cases[] = {
    {"1-2\n", "1:4 E_FILE_WORD a table must be N-E-S-W or N-E-S"},
    {"1-2-3-4-5\n", "1:9 E_FILE_WORD a table has three or four players; here is one more"},
    {"1-2-3-4 5-6-7-8\n",
     "1:9 E_FILE_WORD the end of the line: a table has a line of its own, not '5-6-7-8'"},
    {"1-2-3-4:1\n\n0-1-2\n\n1-40001-2\n\n1-x-3\n\n1-2-\n\nwaltz\n",
     "1:8 E_FILE_WORD a table must be N-E-S-W or N-E-S\n"
     "3:1 E_FILE_WORD a player from 1 to 40000\n"
     "5:3 E_FILE_WORD a player from 1 to 40000\n"
     "7:3 E_FILE_WORD a player from 1 to 40000\n"
     "9:5 E_FILE_WORD a player from 1 to 40000\n"
     "11:1 E_FILE_WORD a player from 1 to 40000"},
    {"!x\n1 2 3 4 1\n!10001\n!\n", "1:2 E_FILE_WORD a table from 1 to 10000, not 'x'\n"
                                   "3:2 E_FILE_WORD a table from 1 to 10000, not '10001'\n"
                                   "4:2 E_FILE_WORD a table from 1 to 10000; here is nothing"},
    {"1-x-3\n", "1:6 E_FILE_COUNT round table N E S W set are wanted"},
    {"! 1\n1 2 3 4 1\n", ""},
    {"!1 2\n1 2 3 4 1\n", "1:2 E_FILE_WORD a table from 1 to 10000, not '1 2'"},
    {"!1\n1 2 3 4 1\n!1\n1 2 3 4 2\n", "4:1 E_FILE_TWICE line 2"},
    {"!1\n1 2 3 4 1 7\n1 2 3 4\n",
     "2:11 E_FILE_COUNT N E S W set are wanted\n3:8 E_FILE_COUNT N E S W set are wanted"},
    {"!1\n1 2 3 4 1\n1 2 3 4\n", "3:8 E_FILE_COUNT N E S W set are wanted"},
    {"1 1 1 2 3 4 1\n!1\n", "2:3 E_FILE_COUNT round table N E S W set are wanted"},
};

static void faults_have_their_place(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(wrong_cases); i++) {
        check_text(&wrong_cases[i]);
    }
}

static void rounds_are_limited(void **state) {
    (void)state;
    static const struct {
        const char *head;
        const char *line;
        const char *fault;
    } lists[] = {
        {"", "1-2-3\n\n", "20001:1 E_FILE_COUNT there are 10000 rounds of 10000 tables at most"},
        {"", "1-2-3\n", "10001:1 E_FILE_COUNT there are 10000 rounds of 10000 tables at most"},
        {"!1\n", "1 2 3 4\n", "10002:1 E_FILE_COUNT there are 10000 rounds at most"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(lists); i++) {
        text_size = 0;
        write_word(lists[i].head);
        for (int32_t line = 0; line <= PDUP_MAX_ROUNDS; line++) {
            write_word(lists[i].line);
        }
        check_text(&(text_case){text, lists[i].fault});
    }
}

/* Rules 5 for any number of tables, without extra steps: N stays, E goes up by one, S by two, W goes down by two, the
 * sets down by one. */
static pdup_movement *plain_steps(int32_t tables) {
    static const int32_t steps[4] = {0, 1, 2, -2};
    text_size = 0;
    WRITE("players %d tables %d rounds %d sets %d seats 4\n", 4 * tables, tables, tables, tables);
    for (int32_t round = 0; round < tables; round++) {
        for (int32_t table = 0; table < tables; table++) {
            int32_t players[4];
            for (int32_t line = 0; line < 4; line++) {
                int32_t home = (table + (tables - steps[line]) * round) % tables;
                players[line] = line * tables + home + 1;
            }
            WRITE("%d,%d,%d,%d:%d ", players[0], players[1], players[2], players[3],
                  (table + round) % tables + 1);
        }
        write_word("\n");
    }
    return read_text_movement(text);
}

static int64_t measure_of(const pdup_movement *movement, int32_t rounds, pdup_measure measure) {
    pdup_movement *early;
    pdup_quality *quality;
    int64_t value;
    assert_ok(pdup_movement_with_rounds(movement, rounds, &early));
    assert_ok(pdup_movement_quality(early, &quality));
    assert_ok(pdup_quality_measure(quality, measure, &value));
    pdup_quality_unref(quality);
    pdup_movement_unref(early);
    return value;
}

/* Rules 5 says "a simple number"; 25 and 35 will do as well, a factor 2 or 3 will not. */
static void plain_steps_are_clean_without_a_factor_2_or_3(void **state) {
    (void)state;
    for (int32_t tables = 5; tables <= 35; tables++) {
        pdup_movement *plain = plain_steps(tables);
        pdup_movement *rotation;
        bool is_clean = measure_of(plain, tables, PDUP_MEASURE_SETS_AGAIN) == 0 &&
                        measure_of(plain, tables, PDUP_MEASURE_NEVER_MET) == 0 &&
                        measure_of(plain, tables, PDUP_MEASURE_MOST_MEETINGS) == 1;
        pdup_status status = pdup_movement_new_rotation(NULL, tables, 4, &rotation);
        assert_int_equal(is_clean, tables % 2 != 0 && tables % 3 != 0);
        assert_status(status, is_clean ? PDUP_OK : PDUP_E_NO_MOVEMENT);
        pdup_movement_unref(rotation);
        pdup_movement_unref(plain);
    }
}

/* Where no player meets a set again for so many rounds, and some do in the next. */
static void plain_steps_are_clean_for_some_rounds(void **state) {
    (void)state;
    static const int32_t cases[][2] = {{8, 4}, {9, 3}, {14, 7}, {15, 5}};
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup_movement *plain = plain_steps(cases[i][0]);
        assert_int_equal(measure_of(plain, cases[i][1], PDUP_MEASURE_SETS_AGAIN), 0);
        assert_true(measure_of(plain, cases[i][1] + 1, PDUP_MEASURE_SETS_AGAIN) > 0);
        pdup_movement_unref(plain);
    }
}

/* The best way of a plan for tables of three and eight rounds. */
static int64_t most_meetings_in_eight_rounds(int32_t players) {
    pdup_wishes *wishes;
    pdup_plan *plan;
    int64_t least = 8;
    assert_ok(pdup_wishes_new(NULL, players, &wishes));
    assert_ok(pdup_wishes_set(wishes, PDUP_WISH_SEATS, 3));
    assert_ok(pdup_wishes_set(wishes, PDUP_WISH_ROUNDS, 8));
    assert_ok(pdup_plan_new(wishes, &plan));
    for (int32_t i = 0; i < pdup_plan_count(plan); i++) {
        pdup_movement *movement;
        assert_ok(pdup_plan_movement_at(plan, i, &movement));
        if (pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS) == 8) {
            int64_t most = measure_of(movement, 8, PDUP_MEASURE_MOST_MEETINGS);
            least = most < least ? most : least;
        }
        pdup_movement_unref(movement);
    }
    pdup_plan_unref(plan);
    pdup_wishes_unref(wishes);
    return least;
}

/* Rules of the game at preferans.org: eight rounds at tables of three drawn before, in which no two players meet twice.
 * Everybody meets sixteen others, so there must be seventeen. By lines it is done from eight tables on. */
static void eight_rounds_of_new_opponents_need_seventeen(void **state) {
    (void)state;
    for (int32_t players = 3; players <= 60; players += 3) {
        int64_t most = most_meetings_in_eight_rounds(players);
        assert_true(players >= 17 || most > 1);
        assert_true(players < 24 || most == 1);
    }
}

/* Tables of three and four together would seat all numbers but 1, 2 and 5. They cannot be compared with each other (at
 * three the talon lies at W on all boards), so of numbers with neither divisor somebody rests. */
static void somebody_rests_where_tables_cannot_be_full(void **state) {
    (void)state;
    for (int32_t players = 1; players <= 60; players++) {
        bool is_seated = false;
        for (int32_t threes = 0; 3 * threes <= players; threes++) {
            is_seated = is_seated || (players - 3 * threes) % 4 == 0;
        }
        assert_int_equal(is_seated, players != 1 && players != 2 && players != 5);
    }
    for (int32_t players = 3; players <= 60; players++) {
        pdup_wishes *wishes;
        pdup_plan *plan;
        int32_t resting;
        assert_ok(pdup_wishes_new(NULL, players, &wishes));
        assert_ok(pdup_plan_new(wishes, &plan));
        assert_ok(pdup_plan_number_at(plan, 0, PDUP_WAY_RESTING, &resting));
        assert_int_equal(resting == 0, players % 3 == 0 || players % 4 == 0);
        pdup_plan_unref(plan);
        pdup_wishes_unref(wishes);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(lists_of_12_13_and_16_are_read),
    cmocka_unit_test(everybody_of_13_has_every_seat_three_times),
    cmocka_unit_test(two_tables_may_share_their_sets),
    cmocka_unit_test(one_table_may_leave_players_out),
    cmocka_unit_test(tables_of_a_list_without_sets_play_the_same),
    cmocka_unit_test(faults_have_their_place),
    cmocka_unit_test(rounds_are_limited),
    cmocka_unit_test(plain_steps_are_clean_without_a_factor_2_or_3),
    cmocka_unit_test(plain_steps_are_clean_for_some_rounds),
    cmocka_unit_test(eight_rounds_of_new_opponents_need_seventeen),
    cmocka_unit_test(somebody_rests_where_tables_cannot_be_full),
};

PDUP_TEST_MAIN(tests)
