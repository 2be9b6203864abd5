/* SPDX-License-Identifier: MIT */
/* `variety` and `tariff` lines, `auto` whists, and written whists checked. */
#include "faults.h"
#include "test_event.h"

#include <pdup/standings.h>
#include <pdup/tariff.h>

#include <stdio.h>

/* Board 1 of tables of four: N is first hand, the talon lies at W. Its rows begin at line 5. */
#define SOCHI EVENT "variety sochi\ntraveller 1\n"

static const event_case line_cases[] = {
    /* Every variety; fields may stand before it. */
    {EVENT "variety leningrad\ntariff misere-mountain 10\n", ""},
    {EVENT "tariff lone-whister gentleman\ntariff obligation-10 0\nvariety rostov\n", ""},
    {EVENT "variety custom\ntariff pool-6 3\n", ""},
    {EVENT "variety custom\n", "3:9 E_FILE_MISSING tariff FIELD VALUE, for 'custom'"},
    {EVENT "tariff pool-6 3\n", "3:1 E_FILE_MISSING variety NAME, for 'tariff'"},
    /* A variety that is wrong is the only complaint. */
    {EVENT "variety soshi\ntariff pool-6 3\ntraveller 1\n1 1 6S N6 E2 S2 1 2 3 4 auto\n",
     "3:9 E_FILE_WORD unknown variety 'soshi'; did you mean 'sochi'?"},
    {EVENT "variety\ntraveller 1\n1 1 6S N6 E2 S2 1 2 3 4 auto\n",
     "3:8 E_FILE_COUNT variety NAME; the line ends here"},
    /* Words of a field. */
    {EVENT "variety sochi\ntariff pool-6\n",
     "4:14 E_FILE_COUNT tariff FIELD VALUE; the line ends here"},
    {EVENT "variety sochi\ntariff pool-6 1 2\n",
     "4:17 E_FILE_COUNT tariff FIELD VALUE; too much from '2' on"},
    {EVENT "variety sochi\ntariff pol-6 1\n",
     "4:8 E_FILE_KEY unknown field of the tariff 'pol-6'; did you mean 'pool-6'?"},
    {EVENT "variety sochi\ntariff pool-6 1001\n",
     "4:15 E_VALUE a number from 0 to 1000, not '1001'"},
    {EVENT "variety sochi\ntariff all-pass x\n", "4:17 E_VALUE mountain or fewest, not 'x'"},
    {EVENT "variety sochi\ntariff pool-6 1\ntariff pool-7 1\ntariff pool-6 1\n",
     "6:8 E_FILE_TWICE line 4"},
    {EVENT "variety sochi\nsession 1\ntariff pool-6 1\n",
     "5:1 E_FILE_ORDER 'tariff' is for all sessions: it must come before the first session, line "
     "4"},
};

static void lines_of_the_tariff_are_checked(void **state) {
    (void)state;
    check_cases(line_cases, PDUP_COUNT_OF(line_cases));
}

static const event_case auto_cases[] = {
    {SOCHI "1 1 6S N6 E2 S2 1 2 3 4 auto\n", ""},
    {EVENT "traveller 1\n1 1 6S N6 E2 S2 1 2 3 4 auto\n",
     "4:25 E_FILE_MISSING variety NAME, for 'auto'"},
    /* What the tariff cannot settle. */
    {SOCHI "1 1 ? . . . 1 2 3 4 auto\n", "5:5 E_TARIFF_ROW"},
    {SOCHI "1 1 M N0 E S 1 2 3 4 auto\n2 1 M N10 E S 5 6 7 8 auto\ntariff pool-point 1\n"
           "tariff misere-pool 1\ntariff mountain-point 1000\ntariff misere-mountain 1000\n",
     "5:22 E_TARIFF_SIXTHS N would have 9/12 of a whist\n6:23 E_OVERFLOW N would have -7500000"},
    /* What no traveller takes. */
    {SOCHI "1 1 6S N6 E2 S1 1 2 3 4 auto\n", "5:8 E_ROW_TRICKS these sum to 9"},
    {SOCHI "1 1 6S N6 E2 W2 1 2 3 4 auto\n", "5:14 E_ROW_SEATS the talon of this board lies at W"},
    {SOCHI "1 1 8S N E/ S 1 2 3 4 auto\n", "5:10 E_ROW_HALF here at level 8, beside 'S'"},
    {SOCHI "1 1 6S N6 E2 S2 1 2 . 4 auto\n", "5:21 E_ROW_NO_PLAYER S"},
    {SOCHI "1 1 6S N6 E2 S2 1 2 3 4 auto\n1 1 7S N7 E2 S1 5 6 7 8 auto\n",
     "6:1 E_ROW_TWICE round 1, table 1, in line 5"},
};

static void what_auto_cannot_fill_in_is_refused(void **state) {
    (void)state;
    check_cases(auto_cases, PDUP_COUNT_OF(auto_cases));
}

static const event_case written_cases[] = {
    {SOCHI "1 1 7D E6 S2 N2 1 2 3 4 22 -58 22 14\n", ""},
    {SOCHI "1 1 7D E6 S2 N2 1 2 3 4 22 -58 20 16\n",
     "5:32 W_TARIFF S 20 (tariff 22), W 16 (tariff 14)"},
    /* What is not known is not checked; what is known beside it is. */
    {SOCHI "1 1 ? . . . 1 2 3 4 1 2 3 -6\n2 1 7D E6 S2 N2 5 6 7 8 x -58 x 14\n"
           "3 1 7D E6 S2 N2 9 10 11 12 x 50 x 14\n4 1 7D E6 S2 N2 13 14 15 16 x x x 5\n5 1 np . . "
           ". 17 18 19 20\n",
     "7:30 W_TARIFF E 50 (tariff -58)\n8:35 W_TARIFF W 5 (tariff 14)\n"
     "9:1 W_NOT_PLAYED the board was not played here, and no ruling says what the players get"},
    /* Without a variety whists are as they are; a tariff that gives no whists has no say. */
    {EVENT "traveller 1\n1 1 7D E6 S2 N2 1 2 3 4 0 0 0 0\n", ""},
    {SOCHI "1 1 M N0 E S 1 2 3 4 0 0 0 0\ntariff pool-point 1\ntariff misere-pool 1\n", ""},
    /* Fields and the price of the board count. */
    {SOCHI "1 1 - 4 3 2 1 2 3 4 -15 -5 5 15\n2 1 M N0 E S 5 6 7 8 45 -15 -15 -15\n"
           "tariff misere-pool 6\n",
     ""},
    {SOCHI "1 1 - 4 3 2 1 2 3 4 -30 -10 10 30\nboard 1 price=2\n", ""},
    /* Another table that wrote nothing right, of three. */
    {EVENT "variety rostov\ntraveller 1\n1 1 6S N E S 1 2 3 . 40/3 -20/3 -20/3 .\n"
           "2 1 6S N6 E2 S2 4 5 6 . 16/3 -7/3 -3 .\n",
     "6:30 W_TARIFF E -7/3 (tariff -8/3), S -3 (tariff -8/3)"},
};

static void written_whists_are_compared(void **state) {
    (void)state;
    check_cases(written_cases, PDUP_COUNT_OF(written_cases));
}

static void assert_whists(const char *text, pdup_seat seat, int32_t wanted) {
    pdup_traveller *traveller;
    pdup_row *row;
    pdup_session *session = read_session(text, "", 1);
    int32_t whists;
    int32_t is_known;
    assert_ok(pdup_session_traveller_at(session, 0, &traveller));
    assert_ok(pdup_traveller_row_at(traveller, 0, &row));
    assert_ok(pdup_row_whists(row, seat, &whists, &is_known));
    assert_int_equal(whists, wanted);
    assert_int_equal(is_known, 1);
    pdup_row_unref(row);
    pdup_traveller_unref(traveller);
    pdup_session_unref(session);
}

static void auto_is_what_the_tariff_gives(void **state) {
    (void)state;
    assert_whists(SOCHI "1 1 6S N6 E2 S2 1 2 3 4 auto\n", PDUP_SEAT_N, 42);
    assert_whists(SOCHI "1 1 6S N6 E2 S2 1 2 3 4 auto\n", PDUP_SEAT_W, -30);
    assert_whists(SOCHI "1 1 - 4 3 2 1 2 3 4 auto\nboard 1 price=2\n", PDUP_SEAT_W, 180);
    assert_whists(EVENT "variety leningrad\ntraveller 1\n1 1 6S N5 E3 S2 1 2 3 . auto\n",
                  PDUP_SEAT_N, -328);
    /* A table of three among fours; a turned board, whose talon lay at N. */
    assert_whists(SOCHI "1 1 6S N6 E2 S2 1 2 3 . auto\n2 1 6S N6 E2 S2 4 5 6 7 auto\n"
                        "3 1 6S N6 E2 S2 8 9 10 11 auto\n",
                  PDUP_SEAT_N, 32);
    assert_whists(SOCHI "turned 1 rows=1/1 seats=ESWN\n1 1 6S E6 S2 W2 1 2 3 4 auto\n", PDUP_SEAT_N,
                  -30);
    assert_whists(EVENT "tariff misere-pool 6\ntraveller 1\n1 1 M N0 E S 1 2 3 4 auto\n"
                        "variety custom\n",
                  PDUP_SEAT_N, 270);
}

/* One sentence from a call and from a line of a file; a key that is not known has a status of its own there. */
static const struct {
    const char *line; /* with the words of the call */
    const char *key;
    const char *value;
    pdup_part part;
    const char *sentence;
} refusals[] = {
    {"regulation", "normalize", "neuberg", PDUP_PART_KEY,
     "unknown regulation 'normalize'; did you mean 'normalise'?"},
    {"regulation", "xyz", "most", PDUP_PART_KEY, "unknown regulation 'xyz'"},
    {"regulation", "appeal-minutes", "3O", PDUP_PART_VALUE,
     "the setting does not allow this value: '3O'; allowed is 30 | N"},
    {"regulation", "sessions", "meen weights 1,2", PDUP_PART_VALUE,
     "the setting does not allow this value: 'meen weights 1,2'; allowed is add | mean [weights "
     "W,W,... in whole numbers]; did you mean 'mean'?"},
    {"regulation", "sessions", "add up", PDUP_PART_VALUE,
     "the setting does not allow this value: 'add up'; allowed is add | mean [weights W,W,... in "
     "whole numbers]"},
    {"tariff", "pol-6", "1", PDUP_PART_KEY,
     "unknown field of the tariff 'pol-6'; did you mean 'pool-6'?"},
    {"tariff", "pool-6", "1001", PDUP_PART_VALUE,
     "the setting does not allow this value: a number from 0 to 1000, not '1001'"},
    {"tariff", "all-pass", "x", PDUP_PART_VALUE,
     "the setting does not allow this value: mountain or fewest, not 'x'"},
};

static pdup_status set(bool is_tariff, const char *key, const char *value, pdup_faults *faults) {
    pdup_regulations *regulations;
    pdup_tariff *tariff;
    assert_ok(pdup_regulations_new(NULL, &regulations));
    assert_ok(pdup_tariff_new(NULL, PDUP_VARIETY_SOCHI, &tariff));
    pdup_status status =
        is_tariff
            ? pdup_tariff_set(tariff, key, strlen(key), value, strlen(value), faults)
            : pdup_regulations_set(regulations, key, strlen(key), value, strlen(value), faults);
    pdup_tariff_unref(tariff);
    pdup_regulations_unref(regulations);
    return status;
}

static void calls_and_files_refuse_in_the_same_words(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(refusals); i++) {
        const char *key = refusals[i].key;
        const char *value = refusals[i].value;
        bool is_tariff = strcmp(refusals[i].line, "tariff") == 0;
        char text[256];
        int32_t part;
        pdup_faults *faults;
        pdup_status wanted = refusals[i].part == PDUP_PART_KEY ? PDUP_E_KEY : PDUP_E_VALUE;
        assert_ok(pdup_faults_new(NULL, &faults));
        assert_status(set(is_tariff, key, value, faults), wanted);
        assert_status(set(is_tariff, key, value, NULL), wanted);
        assert_int_equal(pdup_faults_count(faults), 1);
        assert_string_equal(fault_text(faults, 0), refusals[i].sentence);
        assert_ok(pdup_faults_number_at(faults, 0, PDUP_FAULT_PART, &part));
        assert_int_equal(part, refusals[i].part);
        pdup_faults_unref(faults);
        (void)snprintf(text, sizeof text, EVENT "variety sochi\n%s %s %s\n", refusals[i].line, key,
                       value);
        pdup_event_file *file = read_event(text, strlen(text));
        assert_ok(pdup_event_file_faults(file, &faults));
        assert_int_equal(pdup_faults_count(faults), 1);
        assert_string_equal(fault_text(faults, 0), refusals[i].sentence);
        pdup_faults_unref(faults);
        pdup_event_file_unref(file);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(calls_and_files_refuse_in_the_same_words),
    cmocka_unit_test(lines_of_the_tariff_are_checked),
    cmocka_unit_test(what_auto_cannot_fill_in_is_refused),
    cmocka_unit_test(written_whists_are_compared),
    cmocka_unit_test(auto_is_what_the_tariff_gives),
};

PDUP_TEST_MAIN(tests)
