/* SPDX-License-Identifier: MIT */
/* Movements as text: our list and the cyclic form, their faults, and back again. Published forms have a test of their
 * own. */
#include "test_movement_text.h"
#include "faults.h"

#include "seating.h"

#define HEAD "players 8 tables 2 rounds 2 sets 2 seats 4\n"
#define ROUNDS "1,2,3,4:1 5,6,7,8:2\n5,2,7,4:1 1,6,3,8:2\n"

static const text_case list_cases[] = {
    {HEAD ROUNDS, ""},
    {"\xef\xbb\xbf# a club's own\r\n" HEAD "\r\n1,2,3,4:1 . # idle\r\n \t-,6,7,8:2  .\t\r\n", ""},
    {HEAD "1,2,3,4:1 5,6,7,8:2\n", "1:27 E_FILE_COUNT 2 rounds, but lines for 1"},
    {HEAD ROUNDS ". .\n. .\n", "4:1 E_FILE_COUNT a line more than the 2 rounds there are"},
    {HEAD "1,2,3,4:1\n. . .\n", "2:10 E_FILE_COUNT there are 2 tables; the line ends here\n"
                                "3:5 E_FILE_COUNT there are 2 tables; here is one more"},
    {HEAD "9,2,3,4:3 0,6,7,8:2\n1,2,3,4:0 5,6,7,99999999999999:2\n",
     "2:1 E_FILE_WORD a player from 1 to 8, not '9'\n"
     "2:11 E_FILE_WORD a player from 1 to 8, not '0'\n"
     "3:9 E_FILE_WORD a set from 1 to 2, not '0'\n"
     "3:17 E_FILE_WORD a player from 1 to 8, not '99999999999999'"},
    {HEAD "1,2,3,4 .x\n. .\n",
     "2:8 E_FILE_WORD a table must be N,E,S,W:set, or . if it is idle; here is nothing\n"
     "2:9 E_FILE_WORD a table must be N,E,S,W:set, or . if it is idle, not '.x'"},
    {HEAD "1,2,3,4:1x .\n. .#\n",
     "2:10 E_FILE_WORD a table must be N,E,S,W:set, or . if it is idle, not 'x'\n"
     "3:3 E_FILE_WORD a table must be N,E,S,W:set, or . if it is idle, not '.#'"},
    {HEAD "1,2,3,4:3 .\n. .\n", "2:9 E_FILE_WORD a set from 1 to 2, not '3'"},
    {HEAD "1,2,3,4 x\n1,2,3,4:1, 1,2,3,4:\n",
     "2:8 E_FILE_WORD a table must be N,E,S,W:set, or . if it is idle; here is nothing\n"
     "2:9 E_FILE_WORD a table must be N,E,S,W:set, or . if it is idle, not 'x'\n"
     "3:10 E_FILE_WORD a table must be N,E,S,W:set, or . if it is idle, not ','\n"
     "3:20 E_FILE_WORD a table must be N,E,S,W:set, or . if it is idle; here is nothing"},
    {HEAD "\xe2\x80\x93,\xe2\x80\x94,-,\xd0\x90:1 .\n. .\n",
     "2:7 E_FILE_WORD a table must be N,E,S,W:set, or . if it is idle, not '\xd0\x90:1'"},
    {"players 6 tables 1 rounds 1 sets 1 seats 3\n1,2,3,4:1\n",
     "2:7 E_FILE_WORD at a table of three nobody sits at W: write -"},
    {"players 2 tables 0 rounds 10001 sets 40001 seats 5 copies 0\n",
     "1:9 E_FILE_WORD a number from 3 to 40000, not '2'\n"
     "1:18 E_FILE_WORD a number from 1 to 10000, not '0'\n"
     "1:27 E_FILE_WORD a number from 1 to 10000, not '10001'\n"
     "1:38 E_FILE_WORD a number from 1 to 40000, not '40001'\n"
     "1:50 E_FILE_WORD a number from 3 to 4, not '5'\n"
     "1:59 E_FILE_WORD a number from 1 to 10000, not '0'"},
    {"players 8 tables 2 players 8 seat 4 copies 3 seats\n1,2,3,4:1\n",
     "1:20 E_FILE_TWICE this line itself\n"
     "1:30 E_FILE_WORD players, tables, rounds, sets, seats or copies and its number, not 'seat'\n"
     "1:44 E_FILE_WORD copies for the tables, from 1 to 2, not '3'\n"
     "1:51 E_FILE_COUNT a number must follow; the line ends here\n"
     "1:51 E_FILE_MISSING rounds\n1:51 E_FILE_MISSING sets\n"
     "2:10 E_FILE_COUNT there are 2 tables; the line ends here"},
    {"players 8 tables 2x rounds 1 sets 1 seats 4\n1,2,3,4:1 . .\n",
     "1:18 E_FILE_WORD a number from 1 to 10000, not '2x'"},
    {"players 40000 tables 1 rounds 1 sets 40000 seats 4\n40000,1,2,3:40000\n", ""},
    {"players 3 tables 1 rounds 1 sets 1 seats 4\n.\n", ""},
};

static void lists_are_checked(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(list_cases); i++) {
        check_text(&list_cases[i]);
    }
}

#define EIGHT "cycle 1E-1S-1W-2N-2E-2S-2W\nsets 1 2 Z Z Z Z Z\n"

static const text_case cycle_cases[] = {
    {EIGHT, ""},
    {EIGHT "rounds 3\nseats 4\n", ""},
    {"# of the rules\nsets\t1 2 Z Z Z Z Z\ncycle  1E-1S-1W-2N\xe2\x80\x93"
     "2E-2S-2W\n",
     ""},
    {"seats 4\n", "2:1 E_FILE_MISSING cycle\n2:1 E_FILE_MISSING sets"},
    {"rounds 0\nsets 1\ncycle P", "1:8 E_FILE_WORD a number of rounds from 1 to 10000, not '0'"},
    {EIGHT "rounds\nseats 3 4\nround 3\n",
     "3:7 E_FILE_WORD a number of rounds from 1 to 10000; here is nothing\n"
     "4:9 E_FILE_WORD the end of the line, not '4'\n"
     "5:1 E_FILE_WORD cycle, sets, rounds or seats, not 'round'"},
    {EIGHT "rounds 8\n", "3:8 E_FILE_WORD rounds of this cycle from 1 to 7"},
    {EIGHT "seats 5\n", "3:7 E_FILE_WORD the number of seats, 3 or 4, not '5'"},
    {EIGHT "seats 3\n", "1:13 E_FILE_WORD at a table of three nobody sits at W (table 1)"},
    {EIGHT "sets 1 2\n", "3:1 E_FILE_TWICE line 2"},
    {"cycle 1E-1E\nsets 1 Z\n", "1:10 E_FILE_TWICE this place stands in the row already (table 1)"},
    {"cycle 1E-\xd0\xa0-1X\nsets 1 Z Z\n", "1:13 E_FILE_WORD the seat must be N, E, S or W"},
    {"cycle 1E-1S\nsets 1 1\n", "2:8 E_FILE_TWICE table 1 stands in the row already"},
    {"cycle 1E-1S\nsets 1\n", "2:7 E_FILE_COUNT the row of the players has 2 places, "
                              "and this one has fewer"},
};

static void cycles_are_checked(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(cycle_cases); i++) {
        check_text(&cycle_cases[i]);
    }
}

static const text_case other_cases[] = {
    {"", "1:1 E_FILE_MISSING the text has no movement"},
    {"\xef\xbb\xbf# nothing\n\n", "1:1 E_FILE_MISSING the text has no movement"},
    {"players 4 # \xcf\xf0\xe8\xe2\xe5\xf2\r",
     "1:13 E_FILE_ENCODING the text is not UTF-8; it looks like Windows-1251: save it as UTF-8"},
    {"players\x01 8\nplayers 8\x02x\n# \xff\n\xd0\n",
     "1:8 E_FILE_ENCODING a control character\n2:10 E_FILE_ENCODING a control character\n"
     "3:3 E_FILE_ENCODING this byte is not UTF-8\n4:1 E_FILE_ENCODING this byte is not UTF-8"},
};

static void bytes_are_checked(void **state) {
    (void)state;
    pdup_faults *faults;
    pdup_movement *movement;
    for (size_t i = 0; i < PDUP_COUNT_OF(other_cases); i++) {
        check_text(&other_cases[i]);
    }
    assert_status(read_movement(NULL, "p\0l\0a\0", 6, &faults, &movement), PDUP_E_MOVEMENT_TEXT);
    assert_fault_lines(faults, "1:1 E_FILE_ENCODING this is UTF-16 or UTF-32; save it as UTF-8");
    pdup_faults_unref(faults);
    assert_status(read_movement(NULL, NULL, 0, &faults, &movement), PDUP_E_MOVEMENT_TEXT);
    pdup_faults_unref(faults);
}

/* The longest list of faults ends with one that says so. */
static void faults_are_limited(void **state) {
    (void)state;
    enum { LINES = 100001 };
    char *text = malloc(LINES * 2);
    for (size_t i = 0; i < LINES; i++) {
        memcpy(text + 2 * i, "\x01\n", 2);
    }
    pdup_faults *faults;
    pdup_movement *movement;
    pdup_status code;
    assert_status(read_movement(NULL, text, (size_t)LINES * 2, &faults, &movement),
                  PDUP_E_MOVEMENT_TEXT);
    assert_int_equal(pdup_faults_count(faults), LINES);
    assert_ok(fault_code(faults, LINES - 1, &code));
    assert_int_equal(code, PDUP_E_RANGE);
    pdup_faults_unref(faults);
    free(text);
}

static void what_was_read_is_what_was_written(void **state) {
    (void)state;
    static const int32_t wanted[2][2][4] = {{{1, 2, 3, 4}, {0, 0, 0, 0}},
                                            {{5, 2, 7, 4}, {0, 6, 3, 8}}};
    pdup_movement *movement =
        read_text_movement("players 9 tables 2 rounds 2 sets 3 seats 4 copies 2\n"
                           "1,2,3,4:3 .\n5,2,7,4:1 -,6,3,8:1\n");
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND),
                     PDUP_MOVEMENT_KIND_LISTED);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS), 9);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES), 2);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS), 2);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SETS), 3);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES), 2);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROOMS), 1);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_IS_BY_LINES), 1);
    assert_string_equal(pdup_movement_construction(movement), "round by round, as written");
    for (int32_t round = 1; round <= 2; round++) {
        for (int32_t table = 1; table <= 2; table++) {
            for (int32_t seat = 0; seat < 4; seat++) {
                assert_int_equal(seating_player(movement, round, table, seat),
                                 wanted[round - 1][table - 1][seat]);
            }
        }
    }
    assert_int_equal(seating_set(movement, 1, 1), 3);
    assert_int_equal(seating_set(movement, 1, 2), 0);
    assert_int_equal(seating_set(movement, 2, 2), 1);
    pdup_movement_unref(movement);
}

/* Who keeps his seat in more than one round is compared inside his line. */
static void lines_are_seen(void **state) {
    (void)state;
    static const struct {
        const char *text;
        int32_t is_by_lines;
    } cases[] = {
        {HEAD "1,2,3,4:1 5,6,7,8:2\n5,2,7,4:1 1,6,3,8:2\n", 1},
        {HEAD "1,2,3,4:1 5,6,7,8:2\n5,2,7,4:1 6,1,3,8:2\n", 0},
        {"players 4 tables 1 rounds 1 sets 1 seats 4\n1,2,3,4:1\n", 0},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup_movement *movement = read_text_movement(cases[i].text);
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_IS_BY_LINES),
                         cases[i].is_by_lines);
        pdup_movement_unref(movement);
    }
}

static void arguments_are_checked(void **state) {
    (void)state;
    pdup_allocator half = {0};
    pdup_faults *faults;
    pdup_movement *movement;
    size_t length = 1;
    assert_status(pdup_movement_new_from_text(NULL, "", 0, NULL, NULL), PDUP_E_ARG);
    assert_status(pdup_movement_new_from_text(&half, "", 0, NULL, &movement), PDUP_E_ARG);
    assert_status(pdup_movement_new_from_text(NULL, "", 0, NULL, &movement), PDUP_E_MOVEMENT_TEXT);
    assert_status(read_movement(NULL, NULL, 1, &faults, &movement), PDUP_E_ARG);
    assert_status(read_movement(NULL, "", (1 << 30) + 1, &faults, &movement), PDUP_E_RANGE);
    assert_null(faults);
    assert_null(movement);
    assert_status(pdup_movement_text(NULL, PDUP_MOVEMENT_FORM_LIST, NULL, 0, &length), PDUP_E_ARG);
    assert_int_equal(length, 0);
    movement = read_text_movement(HEAD ROUNDS);
    assert_status(pdup_movement_text(movement, PDUP_MOVEMENT_FORM_LIST, NULL, 0, NULL), PDUP_E_ARG);
    assert_status(pdup_movement_text(movement, 0, NULL, 0, &length), PDUP_E_RANGE);
    assert_status(pdup_movement_text(movement, 3, NULL, 0, &length), PDUP_E_RANGE);
    assert_status(pdup_movement_text(movement, PDUP_MOVEMENT_FORM_CYCLE, NULL, 0, &length),
                  PDUP_E_NO_MOVEMENT);
    assert_int_equal(length, 0);
    pdup_movement_unref(movement);
}

/* Both forms as they are written, and the two calls. */
static void texts_are_written(void **state) {
    (void)state;
    static const struct {
        const char *text;
        int32_t form;
        const char *wanted;
    } cases[] = {
        {HEAD ROUNDS, PDUP_MOVEMENT_FORM_LIST, HEAD ROUNDS},
        {"players 9 tables 2 rounds 1 sets 3 seats 3 copies 2\n1,-,2,-:3 .\n",
         PDUP_MOVEMENT_FORM_LIST,
         "players 9 tables 2 rounds 1 sets 3 seats 3 copies 2\n1,-,2,-:3 .\n"},
        {EIGHT, PDUP_MOVEMENT_FORM_CYCLE, EIGHT},
        {EIGHT "rounds 3\nseats 4\n", PDUP_MOVEMENT_FORM_CYCLE, EIGHT "rounds 3\n"},
        {"cycle 1E-1S\nsets 1 Z\nseats 4\n", PDUP_MOVEMENT_FORM_CYCLE,
         "cycle 1E-1S\nsets 1 Z\nseats 4\n"},
        {"cycle 1E-1S\nsets 1 Z\n", PDUP_MOVEMENT_FORM_CYCLE, "cycle 1E-1S\nsets 1 Z\n"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        char buf[256] = "x";
        size_t size = strlen(cases[i].wanted);
        size_t length;
        pdup_movement *movement = read_text_movement(cases[i].text);
        assert_ok(pdup_movement_text(movement, cases[i].form, NULL, 0, &length));
        assert_int_equal(length, size);
        assert_status(pdup_movement_text(movement, cases[i].form, buf, size, &length),
                      PDUP_E_SPACE);
        assert_int_equal(length, size);
        assert_string_equal(buf, "x");
        assert_ok(pdup_movement_text(movement, cases[i].form, buf, size + 1, &length));
        assert_string_equal(buf, cases[i].wanted);
        pdup_movement_unref(movement);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(lists_are_checked),
    cmocka_unit_test(cycles_are_checked),
    cmocka_unit_test(bytes_are_checked),
    cmocka_unit_test(faults_are_limited),
    cmocka_unit_test(what_was_read_is_what_was_written),
    cmocka_unit_test(lines_are_seen),
    cmocka_unit_test(arguments_are_checked),
    cmocka_unit_test(texts_are_written),
};

PDUP_TEST_MAIN(tests)
