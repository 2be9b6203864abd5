/* SPDX-License-Identifier: MIT */
/* Movements as others publish them. */
#include "faults.h"
#include "published_lists.h"
#include "seating.h"
#include "test_movement_text.h"

#include <stdio.h>

#include <pdup/quality.h>

static void assert_measure(const pdup_quality *quality, pdup_measure measure, int64_t wanted) {
    int64_t value;
    assert_ok(pdup_quality_measure(quality, measure, &value));
    assert_int_equal(value, wanted);
}

/* What is known of the lists: counted by whoever collected them. */
static void published_lists_are_what_they_are_known_for(void **state) {
    (void)state;
    static const struct {
        const char *text;
        int32_t players;
        int32_t tables;
        int32_t rounds;
        int64_t never_met;
        int64_t most_meetings;
        int64_t rests_least;
        int64_t rests_most;
    } cases[] = {
        {published_13, 13, 3, 13, 0, 3, 1, 1},
        {published_17, 17, 4, 15, 1, 4, 0, 1},
        {published_25, 25, 6, 25, 0, 3, 1, 1},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup_movement *movement = read_text_movement(cases[i].text);
        pdup_quality *quality;
        pdup_faults *faults;
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS),
                         cases[i].players);
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES),
                         cases[i].tables);
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS),
                         cases[i].rounds);
        seating_assert_look_ups(movement);
        assert_ok(pdup_movement_quality(movement, &quality));
        assert_ok(pdup_quality_faults(quality, &faults));
        assert_int_equal(pdup_faults_count(faults), 0);
        assert_measure(quality, PDUP_MEASURE_NEVER_MET, cases[i].never_met);
        assert_measure(quality, PDUP_MEASURE_MOST_MEETINGS, cases[i].most_meetings);
        assert_measure(quality, PDUP_MEASURE_RESTS_LEAST, cases[i].rests_least);
        assert_measure(quality, PDUP_MEASURE_RESTS_MOST, cases[i].rests_most);
        pdup_faults_unref(faults);
        pdup_quality_unref(quality);
        pdup_movement_unref(movement);
    }
}

/* Partners stand beside each other in the list: N S E W. */
static void the_header_tells_the_order_of_the_seats(void **state) {
    (void)state;
    static const int32_t wanted[] = {2, 9, 6, 11};
    pdup_movement *movement = read_text_movement(published_13);
    for (int32_t seat = 0; seat < 4; seat++) {
        assert_int_equal(seating_player(movement, 1, 1, seat), wanted[seat]);
    }
    assert_int_equal(seating_set(movement, 13, 3), 4);
    assert_string_equal(pdup_movement_construction(movement),
                        "a published list, its seats in the order that it tells");
    pdup_movement_unref(movement);
}

/* The misprints of the list of 28: who sits twice, and the sets met twice because of it. Nothing else. */
static void misprints_are_found_where_they_are(void **state) {
    (void)state;
    static const struct {
        pdup_status code;
        int32_t set;
        int32_t round;
        int32_t table;
    } wanted[] = {
        {PDUP_E_MOVEMENT_SET_AGAIN, 1, 13, 1},     {PDUP_E_MOVEMENT_PLAYER_TWICE, 19, 13, 7},
        {PDUP_E_MOVEMENT_SET_AGAIN, 3, 15, 1},     {PDUP_E_MOVEMENT_PLAYER_TWICE, 6, 15, 2},
        {PDUP_E_MOVEMENT_PLAYER_TWICE, 19, 22, 7}, {PDUP_E_MOVEMENT_SET_AGAIN, 19, 22, 7},
    };
    pdup_movement *movement = read_text_movement(published_28);
    pdup_quality *quality;
    pdup_faults *faults;
    size_t found = 0;
    int32_t table;
    pdup_seat seat;
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS), 28);
    assert_ok(pdup_movement_place_of_player(movement, 13, 5, &table, &seat));
    assert_int_equal(table, 0);
    assert_ok(pdup_movement_quality(movement, &quality));
    assert_ok(pdup_quality_faults(quality, &faults));
    assert_int_equal(pdup_faults_error_count(faults), PDUP_COUNT_OF(wanted));
    for (int32_t i = 0; i < pdup_faults_count(faults); i++) {
        pdup_status code;
        int32_t set;
        int32_t round;
        assert_ok(fault_code(faults, i, &code));
        assert_ok(fault_row(faults, i, &set, &round, &table));
        if (code > 0) {
            assert_int_equal(code, PDUP_W_TABLE_IDLE);
            continue;
        }
        assert_status(code, wanted[found].code);
        assert_int_equal(round, wanted[found].round);
        assert_int_equal(table, wanted[found].table);
        assert_true(code != PDUP_E_MOVEMENT_SET_AGAIN || set == wanted[found].set);
        found++;
    }
    pdup_faults_unref(faults);
    pdup_quality_unref(quality);
    pdup_movement_unref(movement);
}

/* One movement of one round: 1 2 3 4 at N E S W with set 5. */
static void all_ways_to_write_a_table_are_one(void **state) {
    (void)state;
    static const char *const texts[] = {
        "1 1 1 2 3 4 5\n",
        "1,1,1,2,3,4,5\n",
        "1; 1; 1 ;2;3;4; 5\n",
        "1,2,3,4,5\n",
        "round,table,set,N,E,S,W\n1,1,5,1,2,3,4\n",
        "W S E N table round set\n4 3 2 1 1 1 5\n",
        "# a list\n# N S E W\n# N E S W\n1 1 1 3 2 4 5\n",
        "# it is N, N and N\n# N,S,E,W,set for each table\n1,3,2,4,5\n",
        "set N E S W\n1 1 5 1 2 3 4\n",
        "# Round Table South West North East Set\n1 1 3 4 1 2 5\n",
        "Тур Стол Юг Запад Север Восток Сет\n1 1 3 4 1 2 5\n",
        "тур стол З Ю В С сет\n1 1 4 3 2 1 5\n",
        "\"round\",\"table\",\"set\",\"N\",\"E\",\"S\",\"W\"\n\"1\",\"1\",\"5\",\"1\",\"2\",\"3\","
        "\"4\"\n",
        "[{\"round\": 1, \"table\": 1, \"north\": 1, \"east\": 2, \"south\": 3, \"west\": 4, "
        "\"boards\": [17, 18, 19, 20]}]",
        "# JSON\n\n [ {\"boards\":\"13-15\",\r\n\t\"west\":4,\"south\":3,\"east\":2,\"north\":1,"
        "\"table\":1,\"round\":1} ]\n",
        "[{\"boards\":5,\"west\":4,\"south\":3,\"east\":2,\"north\":1,\"table\":1,\"round\":1}]",
        "[{\"boards\":\"5\",\"west\":4,\"south\":3,\"east\":2,\"north\":1,\"table\":1,"
        "\"round\":1}]",
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(texts); i++) {
        pdup_movement *movement = read_text_movement(texts[i]);
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS), 4);
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS), 4);
        assert_int_equal(seating_set(movement, 1, 1), 5);
        for (int32_t seat = 0; seat < 4; seat++) {
            assert_int_equal(seating_player(movement, 1, 1, seat), seat + 1);
        }
        pdup_movement_unref(movement);
    }
}

/* Tables of three: 1 2 3 with set 2 at table 2, table 1 is idle. */
static void tables_may_be_of_three(void **state) {
    (void)state;
    static const char *const texts[] = {
        "1 2 1 2 3 2\n",
        "round,table,set,N,E,S,W\n1,2,2,1,2,3,\n",
        "1 1 9 9 9 9 0\n1 2 1 2 3 - 2\n",
        "9,9,9,0 1,2,3,2\n",
        ".,.,.,.,0 1,2,3,.,2\n",
        "# N E S\n1 2 1 2 3 2\n",
        ("[{\"round\":1,\"table\":1,\"north\":null,\"east\":0,\"south\":7,\"boards\":null},"
         "{\"round\":1,\"table\":2,\"north\":1,\"east\":2,\"south\":3,\"west\":null,"
         "\"boards\":[4,5,6]}]"),
        ("[{\"round\":1,\"table\":1,\"north\":1,\"east\":1,\"south\":1,\"boards\":[]},"
         "{\"round\":1,\"table\":2,\"north\":1,\"east\":2,\"south\":3,\"boards\":\"4-6\"}]"),
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(texts); i++) {
        pdup_movement *movement = read_text_movement(texts[i]);
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS), 3);
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS), 3);
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES), 2);
        assert_int_equal(seating_set(movement, 1, 1), 0);
        assert_int_equal(seating_set(movement, 1, 2), 2);
        assert_int_equal(seating_player(movement, 1, 2, 2), 3);
        assert_int_equal(seating_player(movement, 1, 1, 0), 0);
        pdup_movement_unref(movement);
    }
}

static void an_order_not_told_is_said(void **state) {
    (void)state;
    pdup_movement *movement = read_text_movement("1 1 1 2 3 4 5\n");
    assert_string_equal(
        pdup_movement_construction(movement),
        "a published list that does not tell the order of its seats, read as N, E, S, W");
    pdup_movement_unref(movement);
}

static const text_case list_cases[] = {
    {"1 1 1 2 3 4 0 # N E S W\nN E S W\n# N E S W\n",
     "2:8 E_FILE_COUNT round table N E S W set are wanted"},
    {"# N E W\n# N S\n#E\n1\t1\t1 2 3 4 5\n", ""},
    {"# N E S W\n# W S E N\n1 1 1 2 3 4 5\n", ""},
    {"waltz\n", "1:6 E_FILE_COUNT round table N E S W set are wanted"},
    {"1 1 1 2 3 4 5\n1 2 5 6 7 8\n1 3 9 10 11 12 6 7\n",
     "2:12 E_FILE_COUNT round table N E S W set are wanted\n"
     "3:18 E_FILE_COUNT round table N E S W set are wanted"},
    {"1 1 1 2 3 4 5\n0 10001 x 40001 -1 8 40001\n",
     "2:1 E_FILE_WORD a round from 1 to 10000, not '0'\n"
     "2:3 E_FILE_WORD a table from 1 to 10000, not '10001'\n"
     "2:9 E_FILE_WORD a player from 1 to 40000, or - for nobody, not 'x'\n"
     "2:11 E_FILE_WORD a player from 1 to 40000, or - for nobody, not '40001'\n"
     "2:17 E_FILE_WORD a player from 1 to 40000, or - for nobody, not '-1'\n"
     "2:22 E_FILE_WORD a set from 1 to 40000, or 0 if the table is idle, not '40001'"},
    {"1,,1,2,3,4,5\n", "1:3 E_FILE_WORD a table from 1 to 10000; here is nothing"},
    {"round,table,N,E,S,set\n1,1,1,2,3,\n",
     "2:11 E_FILE_WORD a set from 1 to 40000, or 0 if the table is idle; here is nothing"},
    {"round N E S W set\n1 1 2 3 4 5\n",
     "1:1 E_FILE_WORD a round from 1 to 10000, not 'round'\n"
     "1:7 E_FILE_WORD a table from 1 to 10000, not 'N'\n"
     "1:9 E_FILE_WORD a player from 1 to 40000, or - for nobody, not 'E'\n"
     "1:11 E_FILE_WORD a player from 1 to 40000, or - for nobody, not 'S'\n"
     "1:13 E_FILE_WORD a player from 1 to 40000, or - for nobody, not 'W'\n"
     "1:15 E_FILE_WORD a set from 1 to 40000, or 0 if the table is idle, not 'set'"},
    {"1 1 1 2 3 4 5\n1 1 5 6 7 8 6\n3 1 1 2 3 4 6\n5 1 1 2 3 4 7\n5 1 1 2 3 4 7\n",
     "2:1 E_FILE_TWICE line 1\n3:1 E_FILE_MISSING round 2\n4:1 E_FILE_MISSING round 4\n"
     "5:1 E_FILE_TWICE line 4"},
    {"1 1 1 2 3 4 x\n2 1 1 2 3 4 5\n2 1 1 2 3 4 5\n",
     "1:13 E_FILE_WORD a set from 1 to 40000, or 0 if the table is idle, not 'x'\n"
     "3:1 E_FILE_TWICE line 2"},
    {"2 1 1 2 3 4 5\n", "1:1 E_FILE_MISSING round 1"},
    {"# N E S W\n  1 1 1 2 3 4 0\n", "2:3 E_FILE_MISSING a table that plays a set"},
    {"1,2,3,4,5 1,2,3,4\n6,7,8,9,10,11 x,2,3,4,5\n",
     "1:18 E_FILE_COUNT N E S W set are wanted\n2:12 E_FILE_COUNT N E S W set are wanted\n"
     "2:15 E_FILE_WORD a player from 1 to 40000, or - for nobody, not 'x'"},
    {"# N E S W\n", "1:1 E_FILE_MISSING the text has no movement"},
    {"N E S W\n", "1:1 E_FILE_MISSING a table of a round"},
};

static void lists_are_checked(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(list_cases); i++) {
        check_text(&list_cases[i]);
    }
}

/* More rounds than there can be, and more tables. */
static void groups_are_limited(void **state) {
    (void)state;
    enum { GROUPS = 10001, SIZE = 10 };
    static const struct {
        const char *group;
        const char *faults;
    } cases[] = {
        {"1,2,3,4,5\n", "10001:1 E_FILE_COUNT there are 10000 rounds of 10000 tables at most"},
        {"1,2,3,4,5 ", "1:100001 E_FILE_COUNT there are 10000 rounds of 10000 tables at most"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        char *text = calloc(GROUPS * SIZE + 1, 1);
        for (size_t j = 0; j < GROUPS; j++) {
            memcpy(text + j * SIZE, cases[i].group, SIZE);
        }
        check_text(&(text_case){text, cases[i].faults});
        free(text);
    }
}

#define ONE "\"round\":1,\"table\":1,\"north\":1,\"east\":2,\"south\":3"
#define TWO "\"round\":1,\"table\":2,\"north\":4,\"east\":5,\"south\":6"
#define BOARDS "boards from 1 to 40000 as [1, 2, 3] or \"1-3\", or [] if the table is idle"
#define KEYS "\"round\", \"table\", \"north\", \"east\", \"south\", \"west\" or \"boards\""

static const text_case json_cases[] = {
    {"{}", "1:1 E_FILE_WORD an array [ ] of tables, not '{'"},
    {"[]", "1:1 E_FILE_MISSING a table of a round"},
    {"[", "1:2 E_FILE_WORD a table as an object in braces; here is nothing"},
    {"[7]", "1:2 E_FILE_WORD a table as an object in braces, not '7'"},
    {"[{}]", "1:2 E_FILE_MISSING round\n1:2 E_FILE_MISSING table\n1:2 E_FILE_MISSING north\n"
             "1:2 E_FILE_MISSING east\n1:2 E_FILE_MISSING south\n1:2 E_FILE_MISSING boards"},
    {"[{7:1}]", "1:3 E_FILE_WORD " KEYS ", not '7'"},
    {"[{\"ronud\":1}]", "1:4 E_FILE_WORD " KEYS ", not 'ronud'"},
    {"[{\"round\" 1}]", "1:11 E_FILE_WORD a colon, not '1'"},
    {"[{\"round\":01}]", "1:11 E_FILE_WORD a round from 1 to 10000, not '01'"},
    {"[{\"round\":1.5}]", "1:11 E_FILE_WORD a round from 1 to 10000, not '1.5'"},
    {"[{\"round\":\"1\"}]", "1:12 E_FILE_WORD a round from 1 to 10000, not '1'"},
    {"[{\"round\":\xd0\x90}]", "1:11 E_FILE_WORD a round from 1 to 10000, not '\xd0\x90'"},
    {"[{\"round\":[]}]", "1:11 E_FILE_WORD a round from 1 to 10000, not '['"},
    {"[{\"round\":+1E-2}]", "1:11 E_FILE_WORD a round from 1 to 10000, not '+1E-2'"},
    {"[{\"round\":-1|", "1:11 E_FILE_WORD a round from 1 to 10000, not '-1'"},
    {"[{\"round\":^", "1:11 E_FILE_WORD a round from 1 to 10000, not '^'"},
    {"[{\"round\":12", "1:13 E_FILE_WORD a comma or a closing brace; here is nothing"},
    {"[{\"round\":true}]", "1:11 E_FILE_WORD a round from 1 to 10000, not 'true'"},
    {"[{" ONE ",\"boards\":1} {", "1:64 E_FILE_WORD a comma or ], not '{'"},
    {"[{" ONE ",\"boards\":1 \"west\"", "1:64 E_FILE_WORD a comma or a closing brace, not 'west'"},
    {"[{" ONE ",\"boards\":1}] []", "1:65 E_FILE_WORD the end of the text, not '['"},
    {"[{" ONE ",\"boards\":1},]", "1:64 E_FILE_WORD a table as an object in braces, not ']'"},
    {"[{" ONE ",}]", "1:52 E_FILE_WORD " KEYS ", not '}'"},
    {"[{" ONE ",\"table\":10001,\n\"boards\":0}]",
     "1:53 E_FILE_TWICE this object itself\n"
     "1:60 E_FILE_WORD a table from 1 to 10000, not '10001'\n"
     "2:10 E_FILE_WORD " BOARDS ", not '0'"},
    {"[{\"round\":null,\"table\":0,\"north\":40001,\"boards\":{}",
     "1:11 E_FILE_WORD a round from 1 to 10000, not 'null'\n"
     "1:24 E_FILE_WORD a table from 1 to 10000, not '0'\n"
     "1:34 E_FILE_WORD a player from 1 to 40000, or null for nobody, not '40001'\n"
     "1:49 E_FILE_WORD " BOARDS ", not '{'"},
    {"[{\"boards\":[1,\"2\"]", "1:16 E_FILE_WORD the number of a board, not '2'"},
    {"[{\"boards\":[1 2]", "1:15 E_FILE_WORD a comma or ], not '2'"},
    {"[{" ONE ",\"boards\":[1,3,4]}]", "1:64 E_FILE_WORD " BOARDS ", not '3'"},
    {"[{" ONE ",\"boards\":[40000,40001]}]", "1:68 E_FILE_WORD " BOARDS ", not '40001'"},
    {"[{" ONE ",\"boards\":\"3-1\"}]", "1:62 E_FILE_WORD " BOARDS ", not '3-1'"},
    {"[{" ONE ",\"boards\":\"0-1\"}]", "1:62 E_FILE_WORD " BOARDS ", not '0-1'"},
    {"[{" ONE ",\"boards\":\"1-40001\"}]", "1:62 E_FILE_WORD " BOARDS ", not '1-40001'"},
    {"[{" ONE ",\"boards\":\"1-\"}]", "1:62 E_FILE_WORD " BOARDS ", not '1-'"},
    {"[{" ONE ",\"boards\":\"1 3\"}]", "1:62 E_FILE_WORD " BOARDS ", not '1 3'"},
    {"[{" ONE ",\"boards\":\"1-3x\"}]", "1:62 E_FILE_WORD " BOARDS ", not '1-3x'"},
    {"[{" ONE ",\"boards\":\"x\"}]", "1:62 E_FILE_WORD " BOARDS ", not 'x'"},
    {"[{" ONE ",\"boards\":\"1-3", "1:61 E_FILE_WORD " BOARDS ", not '\"1-3'"},
    {"[{" ONE ",\"boards\":\"1\\", "1:61 E_FILE_WORD " BOARDS ", not '\"1'"},
    {"[{" ONE ",\"boards\":\"1\n\"", "1:61 E_FILE_WORD " BOARDS ", not '\"1'"},
    {"[{" ONE ",\"boards\":\"1-3\"},{" TWO ",\"boards\":\"4-5\"}]",
     "1:128 E_FILE_WORD boards 4 to 5 are not a set: each set has 3 boards"},
    {"[{" ONE ",\"boards\":\"1-3\"},{" TWO ",\"boards\":\"5-7\"}]",
     "1:128 E_FILE_WORD boards 5 to 7 are not a set: each set has 3 boards"},
    {"[{" ONE ",\"boards\":1},\n{" ONE ",\"boards\":2}]", "2:1 E_FILE_TWICE line 1"},
};

static void json_is_checked(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(json_cases); i++) {
        check_text(&json_cases[i]);
    }
}

/* An unquoted end leaves the mark in the cell, where it is no number. */
static void quoted_cells_may_be_empty(void **state) {
    (void)state;
    pdup_movement *movement =
        read_text_movement("round,table,N,E,S,W,set\n\"1\",\"1\",\"1\",\"2\",\"3\",\"\",\"1\"\n");
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS), 3);
    pdup_movement_unref(movement);
    static const text_case open = {
        "1 1 1 2 3 \"4 5\n",
        "1:11 E_FILE_WORD a player from 1 to 40000, or - for nobody, not '\"4'"};
    check_text(&open);
}

/* Two tables with one copy of a set, or with two: rows of others cannot say it but by a line of ours. */
static void copies_are_told_above_the_rows(void **state) {
    (void)state;
    static const char rows[] = "1 1 1 5 9 13 1\n1 2 2 6 10 14 2\n1 3 3 7 11 15 1\n";
    static const struct {
        const char *above;
        int32_t copies;
        int32_t faults;
    } cases[] = {{"", 1, 1}, {"copies 1\n", 1, 1}, {"Copies 2\n# two boxes\n", 2, 0}};
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        char text[200];
        (void)snprintf(text, sizeof text, "%s%s", cases[i].above, rows);
        pdup_movement *movement = read_text_movement(text);
        pdup_quality *quality;
        pdup_faults *faults;
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES),
                         cases[i].copies);
        assert_ok(pdup_movement_quality(movement, &quality));
        assert_ok(pdup_quality_faults(quality, &faults));
        assert_int_equal(pdup_faults_error_count(faults), cases[i].faults);
        pdup_faults_unref(faults);
        pdup_quality_unref(quality);
        pdup_movement_unref(movement);
    }
}

static void copies_are_checked(void **state) {
    (void)state;
    static const text_case cases[] = {
        {"copies\n1 1 1 2 3 4 1\n",
         "1:7 E_FILE_WORD the number of copies of each set, from 1 to 10000; here is nothing"},
        {"copies 0\n1 1 1 2 3 4 1\n",
         "1:8 E_FILE_WORD the number of copies of each set, from 1 to 10000, not '0'"},
        {"copies 1 2\n1 1 1 2 3 4 1\n", "1:10 E_FILE_WORD the end of the line, not '2'"},
        {"copies 2\n1 1 1 2 3 4 1\n", "2:1 E_FILE_WORD 2 copies of each set, and only 1 table"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        check_text(&cases[i]);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(quoted_cells_may_be_empty),
    cmocka_unit_test(copies_are_told_above_the_rows),
    cmocka_unit_test(copies_are_checked),
    cmocka_unit_test(published_lists_are_what_they_are_known_for),
    cmocka_unit_test(the_header_tells_the_order_of_the_seats),
    cmocka_unit_test(misprints_are_found_where_they_are),
    cmocka_unit_test(all_ways_to_write_a_table_are_one),
    cmocka_unit_test(tables_may_be_of_three),
    cmocka_unit_test(an_order_not_told_is_said),
    cmocka_unit_test(lists_are_checked),
    cmocka_unit_test(groups_are_limited),
    cmocka_unit_test(json_is_checked),
};

PDUP_TEST_MAIN(tests)
