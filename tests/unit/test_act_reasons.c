/* SPDX-License-Identifier: MIT */
/* What is wrong with a ruling or an appeal is said in the same words, of the same part, by the calls and by a file with the
 * same in a line; the file adds the line of the other ruling, and what is missing. */
#include "test_event.h"

#include "build.h"
#include "faults.h"

#include <pdup/ruling_log.h>

#include <string.h>

#define ROW "traveller 1\n2 5 ? . . . 1 2 3 4 6 -6 0 0\n"
#define HEAD "rule=2 board=1 round=2 table=5 "
#define SEVEN "ruling 7 " HEAD "N=plus time=10\n"
#define PENALTY "penalty 3 top=5 rule=12 number=8 time=10\n"
#define BASE EVENT "ended 1000\nofficial 2000\n" ROW SEVEN PENALTY

typedef pdup_status call(pdup_session *session, pdup_faults *faults);

/* Releases the ruling. */
static pdup_status give(pdup_session *session, int32_t replaced, int64_t time, pdup_ruling *ruling,
                        pdup_faults *faults) {
    pdup_status status =
        replaced == 0 ? pdup_session_add_ruling(session, 9, time, ruling, faults)
                      : pdup_session_replace_ruling(session, replaced, 9, time, ruling, faults);
    pdup_ruling_unref(ruling);
    return status;
}

static pdup_ruling *plain(void) {
    pdup_ruling *ruling;
    assert_ok(pdup_ruling_new(NULL, "2", 1, NULL, 0, NULL, &ruling));
    return ruling;
}

static pdup_ruling *plus(int32_t board, int32_t round, pdup_seat seat) {
    pdup_ruling *empty = plain();
    pdup_ruling *ruling;
    assert_ok(
        pdup_ruling_with_artificial(empty, board, round, 5, seat, PDUP_AWARD_PLUS, NULL, &ruling));
    pdup_ruling_unref(empty);
    return ruling;
}

static pdup_status no_board(pdup_session *session, pdup_faults *faults) {
    return give(session, 0, 0, plus(2, 2, PDUP_SEAT_N), faults);
}

static pdup_status no_row(pdup_session *session, pdup_faults *faults) {
    return give(session, 0, 0, plus(1, 3, PDUP_SEAT_N), faults);
}

static pdup_status on_seat(pdup_session *session, pdup_faults *faults) {
    return give(session, 0, 0, plus(1, 2, PDUP_SEAT_N), faults);
}

static pdup_status late(pdup_session *session, pdup_faults *faults) {
    return give(session, 0, 9000, plus(1, 2, PDUP_SEAT_E), faults);
}

static pdup_status milliseconds(pdup_session *session, pdup_faults *faults) {
    return give(session, 0, INT64_C(1795900000000), plus(1, 2, PDUP_SEAT_E), faults);
}

static pdup_status replaces_unknown(pdup_session *session, pdup_faults *faults) {
    return give(session, 6, 0, plus(1, 2, PDUP_SEAT_E), faults);
}

static pdup_status replaces_before(pdup_session *session, pdup_faults *faults) {
    return give(session, 7, 9, plus(1, 2, PDUP_SEAT_N), faults);
}

static pdup_status without_rule(pdup_session *session, pdup_faults *faults) {
    pdup_ruling *ruling;
    (void)session;
    return pdup_ruling_new(NULL, "", 0, NULL, 0, faults, &ruling);
}

static pdup_status weights(pdup_session *session, pdup_faults *faults) {
    static const int32_t whists[] = {18, 12};
    static const int32_t percents[] = {50, 40};
    pdup_ruling *empty = plain();
    pdup_ruling *ruling;
    (void)session;
    pdup_status status = pdup_ruling_with_assigned(empty, 1, 2, 5, PDUP_SEAT_E, whists, percents, 2,
                                                   faults, &ruling);
    pdup_ruling_unref(empty);
    return status;
}

static pdup_status suspension(pdup_session *session, pdup_faults *faults) {
    pdup_ruling *empty = plain();
    pdup_ruling *ruling;
    (void)session;
    pdup_status status = pdup_ruling_with_suspended(empty, 3, 4, 2, faults, &ruling);
    pdup_ruling_unref(empty);
    return status;
}

static pdup_status revokes_unknown(pdup_session *session, pdup_faults *faults) {
    return pdup_session_revoke_ruling(session, 6, 0, PDUP_AUTHORITY_NONE, faults);
}

static pdup_status revokes_early(pdup_session *session, pdup_faults *faults) {
    return pdup_session_revoke_ruling(session, 7, 9, PDUP_AUTHORITY_NONE, faults);
}

static pdup_status approves(pdup_session *session, pdup_faults *faults) {
    return pdup_session_approve_ruling(session, 7, 0, PDUP_AUTHORITY_COMMITTEE, faults);
}

static pdup_status waives_no_penalty(pdup_session *session, pdup_faults *faults) {
    static const int32_t askers[] = {4};
    return pdup_session_waive_ruling(session, 7, 0, askers, 1, faults);
}

static pdup_status offender_asks(pdup_session *session, pdup_faults *faults) {
    static const int32_t askers[] = {4, 3};
    return pdup_session_waive_ruling(session, 8, 0, askers, 2, faults);
}

static pdup_status asks_twice(pdup_session *session, pdup_faults *faults) {
    static const int32_t askers[] = {4, 4};
    return pdup_session_waive_ruling(session, 8, 0, askers, 2, faults);
}

static pdup_status appeals_late(pdup_session *session, pdup_faults *faults) {
    return pdup_session_add_appeal(session, 1, 9000, 7, 3, NULL, 0, faults);
}

static pdup_status appeals_unknown(pdup_session *session, pdup_faults *faults) {
    return pdup_session_add_appeal(session, 1, 0, 6, 3, NULL, 0, faults);
}

static pdup_status appeals_early(pdup_session *session, pdup_faults *faults) {
    return pdup_session_add_appeal(session, 1, 9, 7, 3, NULL, 0, faults);
}

static pdup_status decides_contrary(pdup_session *session, pdup_faults *faults) {
    assert_ok(pdup_session_add_appeal(session, 1, 0, 7, 3, NULL, 0, NULL));
    return pdup_session_decide_appeal(session, 1, 0, PDUP_APPEAL_OUTCOME_CHANGED,
                                      PDUP_AUTHORITY_NONE, faults);
}

static void both_doors_say_the_same(void **state) {
    (void)state;
    static const struct {
        const char *line;
        call *refused;
        pdup_status status;
        pdup_part part;
        int32_t at;
    } cases[] = {
        {"ruling 9 rule=2 board=2 round=2 table=5 N=plus\n", no_board, PDUP_E_RULING_ROW,
         PDUP_PART_BOARD, 0},
        {"ruling 9 rule=2 board=1 round=3 table=5 N=plus\n", no_row, PDUP_E_RULING_ROW,
         PDUP_PART_BOARD, 0},
        {"ruling 9 " HEAD "N=plus\n", on_seat, PDUP_E_RULING_CONFLICT, PDUP_PART_EFFECT, 0},
        {"ruling 9 " HEAD "E=plus time=9000\n", late, PDUP_E_RULING_LATE, PDUP_PART_TIME, 0},
        {"ruling 9 " HEAD "E=plus time=1795900000000\n", milliseconds, PDUP_E_RANGE, PDUP_PART_TIME,
         0},
        {"ruling 9 " HEAD "E=plus replaces=6\n", replaces_unknown, PDUP_E_RULING_UNKNOWN,
         PDUP_PART_NUMBER, 1},
        {"ruling 9 " HEAD "N=plus replaces=7 time=9\n", replaces_before, PDUP_E_ACT_EARLY,
         PDUP_PART_TIME, 0},
        {"ruling 9 rule=\"\" board=1 round=2 table=5 E=plus\n", without_rule, PDUP_E_RANGE,
         PDUP_PART_RULE, 0},
        {"ruling 9 " HEAD "E=assign:3*50,2*40\n", weights, PDUP_E_RANGE, PDUP_PART_AMOUNT, 0},
        {"suspend 3 from=4 to=2 rule=13.2.4\n", suspension, PDUP_E_RANGE, PDUP_PART_ROUND, 1},
        {"revoke 6\n", revokes_unknown, PDUP_E_RULING_UNKNOWN, PDUP_PART_NUMBER, 0},
        {"revoke 7 time=9\n", revokes_early, PDUP_E_ACT_EARLY, PDUP_PART_TIME, 0},
        {"approve 7 by=committee\n", approves, PDUP_E_RULING_STATE, PDUP_PART_NUMBER, 0},
        {"waive 7 by=4\n", waives_no_penalty, PDUP_E_RULING_STATE, PDUP_PART_NUMBER, 0},
        {"waive 8 by=4,3\n", offender_asks, PDUP_E_RULING_ASKER, PDUP_PART_PLAYER, 1},
        {"waive 8 by=4,4\n", asks_twice, PDUP_E_RULING_ASKER, PDUP_PART_PLAYER, 1},
        {"appeal 1 ruling=7 by=3 time=9000\n", appeals_late, PDUP_E_APPEAL_LATE, PDUP_PART_TIME, 0},
        {"appeal 1 ruling=6 by=3\n", appeals_unknown, PDUP_E_RULING_UNKNOWN, PDUP_PART_NUMBER, 1},
        {"appeal 1 ruling=7 by=3 time=9\n", appeals_early, PDUP_E_ACT_EARLY, PDUP_PART_TIME, 0},
        {"appeal 1 ruling=7 by=3 outcome=changed\n", decides_contrary, PDUP_E_APPEAL_STATE,
         PDUP_PART_VALUE, 0},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        char text[1024];
        pdup_event_file *base = read_event(BASE, sizeof BASE - 1);
        pdup_session *session;
        pdup_faults *told;
        pdup_faults *read;
        int32_t numbers[2][3];
        assert_faults(base, "");
        assert_ok(pdup_event_file_session(base, 1, &session));
        assert_ok(pdup_faults_new(NULL, &told));
        assert_status(cases[i].refused(session, told), cases[i].status);
        snprintf(text, sizeof text, "%s%s", BASE, cases[i].line);
        pdup_event_file *file = read_event(text, strlen(text));
        assert_ok(pdup_event_file_faults(file, &read));
        assert_int_equal(pdup_faults_count(told), 1);
        assert_int_equal(pdup_faults_error_count(read), 1);
        for (int32_t k = 0; k < 2; k++) {
            const pdup_faults *faults = k == 0 ? told : read;
            assert_ok(pdup_faults_number_at(faults, 0, PDUP_FAULT_CODE, &numbers[k][0]));
            assert_ok(pdup_faults_number_at(faults, 0, PDUP_FAULT_PART, &numbers[k][1]));
            assert_ok(pdup_faults_number_at(faults, 0, PDUP_FAULT_PART_INDEX, &numbers[k][2]));
            assert_int_equal(numbers[k][0], cases[i].status);
            assert_int_equal(numbers[k][1], cases[i].part);
            assert_int_equal(numbers[k][2], cases[i].at);
        }
        const char *sentence = fault_text(told, 0);
        const char *in_file = fault_text(read, 0);
        if (strncmp(sentence, in_file, strlen(sentence)) != 0) {
            fail_msg("%s, but in a file %s", sentence, in_file);
        }
        assert_string_equal(pdup_faults_name_at(told, 0), pdup_faults_name_at(read, 0));
        pdup_faults_unref(read);
        pdup_event_file_unref(file);
        pdup_faults_unref(told);
        pdup_session_unref(session);
        pdup_event_file_unref(base);
    }
}

/* One slip, one complaint: what only follows from a line that was refused is passed over. */
static void what_follows_is_not_complained_of(void **state) {
    (void)state;
    static const event_case cases[] = {
        /* The seat would be free but for the line that could not be read, or was refused. */
        {EVENT ROW SEVEN "revoke 7 by=nobody\nruling 9 " HEAD "N=minus\n",
         "6:13 E_FILE_WORD director, chief-director, committee or organisers, not 'nobody'"},
        {EVENT ROW SEVEN "revoke 7 time=9\nruling 9 " HEAD "N=minus\n",
         "6:15 E_ACT_EARLY 9 is before 10, when ruling 7 was given (line 5)"},
        {EVENT ROW SEVEN "ruling 8 " HEAD "N=pluss replaces=7\ncorrect 1 2/5 time=20 strike\n",
         "6:43 E_FILE_WORD plus, average, minus, a percent, assign:WHISTS, annul or defer, not "
         "'pluss'; did you mean 'plus'?"},
        /* Two that are in each other's way are both complained of. */
        {EVENT ROW SEVEN "ruling 8 " HEAD "E=plus\nruling 9 " HEAD "N=minus E=minus replaces=7\n"
                         "ruling 10 " HEAD "N=minus E=minus replaces=8\n",
         "7:51 E_RULING_CONFLICT ruling 8 at E (line 6); replaces=8 puts a ruling in its place\n"
         "8:44 E_RULING_CONFLICT ruling 7 at N (line 5); replaces=7 puts a ruling in its place"},
        {EVENT "traveller 1\n2 5 ? . . . 1 2 3 3 6 -6 0 0\n" SEVEN,
         "4:19 E_ROW_PLAYER_TWICE 3 at S and W"},
        {EVENT "traveller 1 x\n2 5 ? . . . 1 2 3 4 6 -6 0 0\ncorrect 1 2/5 time=3 strike\n",
         "3:13 E_FILE_COUNT traveller BOARD; too much from 'x' on"},
    };
    check_cases(cases, PDUP_COUNT_OF(cases));
}

/* A handle of another type where the list of reasons should be is refused before anything else. */
static void a_list_is_a_list(void **state) {
    (void)state;
    static const int32_t asker[] = {4};
    static const int32_t whists[] = {6};
    static const int32_t whole[] = {100};
    pdup_session *session;
    pdup_session *none;
    pdup_ruling *ruling = plus(1, 2, PDUP_SEAT_N);
    pdup_ruling *out;
    pdup_movement *movement;
    void *wrong = ruling;
    assert_ok(pdup_session_new(NULL, 4, NULL, &session));
    assert_ok(pdup_movement_new_rotation(NULL, 5, 4, &movement));
    pdup_traveller *traveller = build_traveller(NULL, 1, 4);
    const pdup_status refused[] = {
        pdup_session_new(NULL, 4, wrong, &none),
        pdup_session_set_movement(session, movement, wrong),
        pdup_session_add_traveller(session, traveller, wrong),
        pdup_session_set_end_time(session, 1, wrong),
        pdup_session_add_ruling(session, 1, 0, ruling, wrong),
        pdup_session_replace_ruling(session, 1, 2, 0, ruling, wrong),
        pdup_session_approve_ruling(session, 1, 0, PDUP_AUTHORITY_COMMITTEE, wrong),
        pdup_session_revoke_ruling(session, 1, 0, PDUP_AUTHORITY_NONE, wrong),
        pdup_session_waive_ruling(session, 1, 0, asker, 1, wrong),
        pdup_session_add_appeal(session, 1, 0, 1, 1, NULL, 0, wrong),
        pdup_session_decide_appeal(session, 1, 0, PDUP_APPEAL_OUTCOME_UPHELD, PDUP_AUTHORITY_NONE,
                                   wrong),
        pdup_ruling_new(NULL, "2", 1, NULL, 0, wrong, &out),
        pdup_ruling_with_assigned(ruling, 1, 2, 5, PDUP_SEAT_E, whists, whole, 1, wrong, &out),
        pdup_ruling_with_giver(ruling, PDUP_AUTHORITY_DIRECTOR, wrong, &out),
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(refused); i++) {
        assert_status(refused[i], PDUP_E_ARG);
    }
    pdup_traveller_unref(traveller);
    pdup_movement_unref(movement);
    pdup_ruling_unref(ruling);
    pdup_session_unref(session);
}

/* What a file never asks, for it has read the words before. */
static void calls_alone_can_ask_it(void **state) {
    (void)state;
    pdup_session *session;
    pdup_movement *movement;
    pdup_ruling *empty = plain();
    pdup_ruling *suspended;
    pdup_faults *faults;
    assert_ok(pdup_faults_new(NULL, &faults));
    assert_ok(pdup_session_new(NULL, 20, NULL, &session));
    assert_ok(pdup_movement_new_rotation(NULL, 5, 4, &movement));
    assert_ok(pdup_session_set_movement(session, movement, NULL));
    assert_ok(pdup_ruling_with_suspended(empty, 3, 4, 99, NULL, &suspended));
    assert_status(pdup_session_add_ruling(session, 1, 0, suspended, faults), PDUP_E_RANGE);
    assert_string_equal(fault_text(faults, 0),
                        "a suspension to round 99, and the movement has 5 rounds");
    assert_status(pdup_session_replace_ruling(session, 0, 2, 0, empty, faults),
                  PDUP_E_RULING_UNKNOWN);
    assert_string_equal(fault_text(faults, 1), "no ruling of this number: ruling 0");
    assert_status(pdup_session_decide_appeal(session, 5, 0, PDUP_APPEAL_OUTCOME_UPHELD,
                                             PDUP_AUTHORITY_NONE, faults),
                  PDUP_E_RANGE);
    assert_string_equal(fault_text(faults, 2), "a number outside its limits: there is no appeal 5");
    pdup_faults_unref(faults);
    pdup_ruling_unref(suspended);
    pdup_ruling_unref(empty);
    pdup_movement_unref(movement);
    pdup_session_unref(session);
}

static void lines_without_sense_are_refused(void **state) {
    (void)state;
    static const event_case cases[] = {
        {EVENT "penalty 3 top=0 rule=12.2.2\n", "3:15 E_FILE_WORD an amount of 0 is no penalty"},
        {"pdup-event 1\nplayers 20\nmovement rotation tables=5 seats=4\nsuspend 3 from=2 to=99 "
         "rule=13.2.4\n",
         "4:21 E_RANGE a suspension to round 99, and the movement has 5 rounds"},
        /* Given when five rounds were to come; then the session was stopped. */
        {"pdup-event 1\nplayers 20\nmovement rotation tables=5 seats=4\nplayed 3\n"
         "suspend 3 from=2 to=5 rule=13.2.4\n",
         "4:8 W_STOPPED 3 of 5"},
    };
    check_cases(cases, PDUP_COUNT_OF(cases));
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_list_is_a_list),
    cmocka_unit_test(calls_alone_can_ask_it),
    cmocka_unit_test(lines_without_sense_are_refused),
    cmocka_unit_test(both_doors_say_the_same),
    cmocka_unit_test(what_follows_is_not_complained_of),
};

PDUP_TEST_MAIN(tests)
