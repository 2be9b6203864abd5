/* SPDX-License-Identifier: MIT */
/* The handle of an event file, and what a whole file gives. */
#include "test_event.h"

#include "evening_text.h"
#include "oom.h"
#include "text/faults.h"

static const char evening_faults[] =
    "11:10 W_NO_TRAVELLER no traveller of board 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 8 more\n"
    "13:8 W_STOPPED 4 of 5\n"
    "16:29 W_TARIFF N 18 (tariff 7), E -10 (tariff -1), S -8 (tariff -1), W 0 (tariff -5)\n"
    "17:28 W_TARIFF N 0 (tariff -10), E -7 (tariff -30), S 7 (tariff -10), W 0 (tariff 50)\n"
    "20:3 W_MOVEMENT round 5 is after the last one played, which is 4 in line 13\n"
    "21:10 E_ROW_TRICKS these sum to 9\n"
    "22:11 W_NO_ROW board 2 has no row of round 2, table 5, nor of others\n"
    "24:3 W_MOVEMENT round 5 is after the last one played, which is 4 in line 13\n"
    "26:49 E_RULING_CONFLICT ruling 7 at N (line 25); replaces=7 puts a ruling in its place\n"
    "28:26 E_FILE_WORD board 1 has no row of round 9, table 9\n"
    "41:8 E_RULING_UNKNOWN ruling 24\n"
    "42:1 E_FILE_KEY unknown line 'nonsense'\n"
    "47:32 W_TARIFF E 0 (tariff -100), S 0 (tariff 100)";

static void a_whole_file_is_read(void **state) {
    (void)state;
    pdup_event_file *file = read_event(evening, sizeof evening - 1);
    assert_faults(file, evening_faults);
    assert_string_equal(pdup_event_file_title(file), "Club \"evening\"");
    assert_string_equal(pdup_event_file_variety(file), "sochi");
    assert_int_equal(pdup_event_file_player_count(file), 20);
    assert_string_equal(pdup_event_file_name(file, 1), "Anna K.");
    assert_string_equal(pdup_event_file_name(file, 2), "");
    assert_string_equal(pdup_event_file_name(file, 20), "Boris");
    assert_int_equal(pdup_event_file_session_count(file), 2);
    static const int32_t travellers[] = {2, 1};
    static const int32_t rows[] = {5, 1};
    for (int32_t i = 0; i < 2; i++) {
        pdup_session *session;
        pdup_traveller *traveller;
        assert_ok(pdup_event_file_session(file, i + 1, &session));
        assert_int_equal(pdup_session_player_count(session), 20);
        assert_int_equal(pdup_session_traveller_count(session), travellers[i]);
        assert_ok(pdup_session_traveller_at(session, 0, &traveller));
        assert_int_equal(pdup_traveller_row_count(traveller), rows[i]);
        pdup_traveller_unref(traveller);
        pdup_session_unref(session);
    }
    pdup_event_file_unref(file);
}

/* The lines of each session in reverse, but for the travellers with their rows. */
static void lines_stand_in_any_order(void **state) {
    (void)state;
    const char *text = "pdup-event 1\n"
                       "ruling 7 rule=11.2.B1 board=1 round=1 table=1 N=plus\n"
                       "traveller 1\n"
                       "  1 1 7S N7 E2 S1 1 6 11 16 0 0 0 0\n"
                       "board 1 lowest=7\n"
                       "rounds 5\n"
                       "movement rotation tables=5 seats=4\n"
                       "name 20 Boris\n"
                       "players 20\n"
                       "title x\n";
    pdup_session *session =
        read_session(text,
                     "7:10 W_NO_TRAVELLER no traveller of board 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and "
                     "9 more",
                     1);
    assert_int_equal(pdup_session_ruling_count(session), 1);
    pdup_session_unref(session);
}

static void a_file_outlives_its_parts_and_they_it(void **state) {
    (void)state;
    pdup_session *session;
    pdup_faults *faults;
    pdup_event_file *file = read_event(evening, sizeof evening - 1);
    assert_ptr_equal(pdup_event_file_ref(file), file);
    pdup_event_file_unref(file);
    assert_ok(pdup_event_file_session(file, 1, &session));
    assert_ok(pdup_event_file_faults(file, &faults));
    pdup_event_file_unref(file);
    assert_int_equal(pdup_session_traveller_count(session), 2);
    assert_int_equal(pdup_faults_count(faults), 13);
    assert_int_equal(pdup_faults_error_count(faults), 5);
    pdup_faults_unref(faults);
    pdup_session_unref(session);
}

static void *no_memory(void *ctx, size_t size) {
    (void)ctx;
    (void)size;
    return NULL;
}

static void what_cannot_be_is_refused(void **state) {
    (void)state;
    int none;
    pdup_event_file *file = (pdup_event_file *)(void *)&none;
    pdup_allocator broken = {NULL, no_memory, NULL, NULL};
    assert_status(pdup_event_file_read(NULL, evening, 1, NULL), PDUP_E_ARG);
    assert_status(pdup_event_file_read(NULL, NULL, 1, &file), PDUP_E_ARG);
    assert_null(file);
    assert_status(pdup_event_file_read(&broken, evening, 1, &file), PDUP_E_ARG);
    assert_null(file);
    assert_status(pdup_event_file_read(NULL, evening, ((size_t)1 << 30) + 1, &file), PDUP_E_RANGE);
    assert_null(file);
    assert_ok(pdup_event_file_read(NULL, NULL, 0, &file));
    pdup_event_file_unref(file);
}

static void getters_refuse_what_is_not_there(void **state) {
    (void)state;
    pdup_session *session;
    pdup_faults *faults;
    pdup_event_file *file = read_event(EVENT, strlen(EVENT));
    assert_string_equal(pdup_event_file_title(file), "");
    assert_string_equal(pdup_event_file_variety(file), "");
    assert_null(pdup_event_file_name(file, 0));
    assert_null(pdup_event_file_name(file, 22));
    assert_non_null(pdup_event_file_name(file, 21));
    assert_status(pdup_event_file_session(file, 0, &session), PDUP_E_RANGE);
    assert_null(session);
    assert_status(pdup_event_file_session(file, 2, &session), PDUP_E_RANGE);
    assert_status(pdup_event_file_session(file, 1, NULL), PDUP_E_ARG);
    assert_status(pdup_event_file_faults(file, NULL), PDUP_E_ARG);
    pdup_event_file_unref(file);
    assert_status(pdup_event_file_session(NULL, 1, &session), PDUP_E_ARG);
    assert_status(pdup_event_file_faults(NULL, &faults), PDUP_E_ARG);
    assert_null(faults);
    assert_null(pdup_event_file_title(NULL));
    assert_null(pdup_event_file_variety(NULL));
    assert_null(pdup_event_file_name(NULL, 1));
    assert_int_equal(pdup_event_file_player_count(NULL), PDUP_E_ARG);
    assert_int_equal(pdup_event_file_session_count(NULL), PDUP_E_ARG);
    assert_null(pdup_event_file_ref(NULL));
    pdup_event_file_unref(NULL);
}

static void without_players_there_is_no_session(void **state) {
    (void)state;
    const char *text = "pdup-event 1\nname 1 Anna\ntraveller 1\n";
    pdup_event_file *file = read_event(text, strlen(text));
    assert_int_equal(pdup_event_file_player_count(file), 0);
    assert_int_equal(pdup_event_file_session_count(file), 0);
    assert_null(pdup_event_file_name(file, 1));
    pdup_event_file_unref(file);
}

/* So many faults that the list is cut: also the fault that says so needs memory. */
static void no_memory_for_the_last_fault(void **state) {
    (void)state;
    enum { LINES = 100001 };
    static char text[2 * LINES];
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    pdup_event_file *file;
    for (size_t i = 0; i < LINES; i++) {
        memcpy(text + 2 * i, "q\n", 2);
    }
    assert_ok(pdup_event_file_read(&allocator, text, sizeof text, &file));
    pdup_event_file_unref(file);
    int64_t asked = counter.asked;
    counter = (oom_counter){.fail_at = asked};
    assert_status(pdup_event_file_read(&allocator, text, sizeof text, &file), PDUP_E_NOMEM);
    assert_null(file);
    assert_int_equal(counter.live, 0);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_whole_file_is_read),
    cmocka_unit_test(lines_stand_in_any_order),
    cmocka_unit_test(a_file_outlives_its_parts_and_they_it),
    cmocka_unit_test(what_cannot_be_is_refused),
    cmocka_unit_test(getters_refuse_what_is_not_there),
    cmocka_unit_test(without_players_there_is_no_session),
    cmocka_unit_test(no_memory_for_the_last_fault),
};

PDUP_TEST_MAIN(tests)
