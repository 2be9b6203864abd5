/* SPDX-License-Identifier: MIT */
/* Texts in which one thing stands very often: the work on them grows with them, not with their square. With the square
 * each of these would take minutes, and the test run out of time. */
#include "test_event.h"

#include <stdbool.h>
#include <stdlib.h>

enum { MANY = 200000, ROOM = 64 };

/* A text made of a beginning, so many times a piece, maybe with its number before it, and an end. */
static char *repeat(const char *beginning, bool has_number, const char *piece, int count,
                    const char *end) {
    size_t room = strlen(beginning) + (size_t)count * ROOM + strlen(end) + 1;
    char *text = malloc(room);
    assert_non_null(text);
    size_t length = (size_t)snprintf(text, room, "%s", beginning);
    for (int i = 1; i <= count; i++) {
        int written = has_number ? snprintf(text + length, ROOM, "%d%s", i, piece)
                                 : snprintf(text + length, ROOM, "%s", piece);
        length += (size_t)written;
    }
    snprintf(text + length, room - length, "%s", end);
    return text;
}

static void check(char *text, const char *wanted) {
    check_case(&(event_case){text, wanted});
    free(text);
}

#define ROW11 "1 1 ? . . . 1 2 3 4 0 0 0 0\n"

static void a_list_of_rows_is_as_long_as_its_line(void **state) {
    (void)state;
    /* Each row after the first is claimed again; of so many complaints as many are kept as the list of faults holds. */
    static const char *const lines[] = {EVENT "traveller 1\n" ROW11 "fouled 1 form=1 rows=1/1",
                                        EVENT "traveller 1\n" ROW11
                                              "turned 1 seats=ESWN rows=\"1/1"};
    static const char *const ends[] = {"\n", "\"\n"};
    for (size_t i = 0; i < PDUP_COUNT_OF(lines); i++) {
        char *text = repeat(lines[i], false, ",1/1", MANY, ends[i]);
        pdup_event_file *file = read_event(text, strlen(text));
        pdup_faults *faults;
        int32_t line;
        int32_t column;
        assert_ok(pdup_event_file_faults(file, &faults));
        assert_true(pdup_faults_error_count(faults) > 1000);
        assert_ok(fault_place(faults, 1000, &line, &column));
        assert_int_equal(line, 5);
        /* `1/1` number 1002 of the list. */
        const char *rows = strstr(text, "rows=");
        const char *start = strrchr(lines[i], '\n') + 1;
        assert_int_equal(column, (int32_t)(rows + strlen("rows=") - (text + (start - lines[i])) +
                                           1 + (i == 1) + 4 * 1001));
        pdup_faults_unref(faults);
        pdup_event_file_unref(file);
        free(text);
    }
}

static void the_variety_is_missed_once(void **state) {
    (void)state;
    check(repeat(EVENT "traveller 1\n", true, " 1 6S N6 E2 S2 1 2 3 4 auto\n", 10000, ""),
          "4:25 E_FILE_MISSING variety NAME, for 'auto'");
}

/* Rulings of one seat without a time, each revoked before the next can stand. */
static void a_seat_is_ruled_on_again_and_again(void **state) {
    (void)state;
    enum { RULINGS = 30000 };
    size_t room = 100 * RULINGS;
    char *text = malloc(room);
    assert_non_null(text);
    size_t length = (size_t)snprintf(text, room, "%s", EVENT "traveller 1\n" ROW11);
    for (int i = 1; i <= RULINGS; i++) {
        length += (size_t)snprintf(text + length, room - length,
                                   "ruling %d rule=2 board=1 round=1 table=1 N=plus\n"
                                   "revoke %d time=%d\n",
                                   i, i, i + 5);
    }
    check(text, "");
}

/* Those that wait for a seat come in the order of their numbers; who cannot take it leaves it to the next, and what is in
 * the way is what stands there in the end. */
static void who_waits_for_a_seat_takes_it_in_turn(void **state) {
    (void)state;
#define AT " rule=2 board=1 round=1 table=1 "
#define IN_THE_WAY " puts a ruling in its place"
    static const event_case cases[] = {
        {EVENT "traveller 1\n" ROW11 "ruling 4" AT "N=plus\nruling 3" AT
               "N=plus E=plus\nruling 2" AT "E=plus\nruling 1" AT
               "N=plus\nrevoke 1 time=5\nrevoke 2 time=6\n"
               "revoke 3 time=7\nrevoke 4 time=6\n",
         ""},
        {EVENT "traveller 1\n" ROW11 "ruling 1" AT "N=plus\nruling 2" AT "N=plus\nruling 3" AT
               "N=plus\nrevoke 1 time=5\n",
         "7:43 E_RULING_CONFLICT ruling 2 at N (line 6); replaces=2" IN_THE_WAY},
        {EVENT "traveller 1\n" ROW11 "ruling 1" AT "N=plus\nruling 2" AT
               "N=plus E=plus\nruling 3" AT "E=plus\nruling 4" AT
               "N=plus\nrevoke 1 time=5\nrevoke 4 time=6\nruling 5" AT "E=plus\n",
         "6:50 E_RULING_CONFLICT ruling 3 at E (line 7); replaces=3" IN_THE_WAY
         "\n11:43 E_RULING_CONFLICT ruling 3 at E (line 7); replaces=3" IN_THE_WAY},
    };
    check_cases(cases, PDUP_COUNT_OF(cases));
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_seat_is_ruled_on_again_and_again),
    cmocka_unit_test(who_waits_for_a_seat_takes_it_in_turn),
    cmocka_unit_test(a_list_of_rows_is_as_long_as_its_line),
    cmocka_unit_test(the_variety_is_missed_once),
};

PDUP_TEST_MAIN(tests)
