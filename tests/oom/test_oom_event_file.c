/* SPDX-License-Identifier: MIT */
/* Event files without memory: one that has everything, and one that is full of faults. */
#include "pdup_test.h"

#include "oom.h"

#include <pdup/event_file.h>

#include <string.h>

static const char whole[] =
    "pdup-event 1\n"
    "title \"Club evening\"\n"
    "variety sochi\n"
    "players 20\n"
    "name 1 \"Anna K.\"\n"
    "movement rotation tables=5 seats=4\n"
    "board 1 deal=\"N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H\"\n"
    "traveller 1\n"
    "1 1 6S N6 E2 S2 1 6 11 16 62 -31 -31 0\n"
    "2 5 - N3 E4 S2 5 9 13 17 0 6 -6 0\n"
    "4 3 M S0 N E 3 10 12 19 -25 -25 75 -25\n"
    "ruling 7 rule=11.2.B1 board=1 round=2 table=5 N=plus E=minus reason=\"late\" time=1795900000\n"
    "session 2\n"
    "traveller 2\n"
    "1 1 ? . . . 1 2 3 4 1 -1 0 0\n";

static const char faulty[] = "pdup-event 1\n"
                             "players 4\n"
                             "regulation normalise newberg\n"
                             "traveller 1\n"
                             "1 1 6S N6 E2 S2 1 1 3 4 1 0 0 0\n"
                             "nonsense\n";

typedef struct reading {
    const char *text;
    pdup_event_file *event_file;
} reading;

static void set_up(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    ((reading *)state)->event_file = NULL;
}

static pdup_status run(void *state, const pdup_allocator *allocator) {
    reading *own = state;
    return pdup_event_file_read(allocator, own->text, strlen(own->text), &own->event_file);
}

static void check_unchanged(void *state) {
    assert_null(((reading *)state)->event_file);
}

static void tear_down(void *state) {
    pdup_event_file_unref(((reading *)state)->event_file);
}

static void reading_survives(void **state) {
    (void)state;
    const char *const texts[] = {"", whole, faulty};
    for (size_t i = 0; i < PDUP_COUNT_OF(texts); i++) {
        reading own = {texts[i], NULL};
        const oom_scenario scenario = {.name = "pdup_event_file_read",
                                       .state = &own,
                                       .set_up = set_up,
                                       .run = run,
                                       .check_unchanged = check_unchanged,
                                       .tear_down = tear_down};
        oom_each(&scenario);
    }
}

/* The scenario would prove little if the text were not read to its end. */
static void the_whole_text_is_without_faults(void **state) {
    (void)state;
    reading own = {whole, NULL};
    pdup_faults *faults;
    assert_ok(run(&own, NULL));
    assert_ok(pdup_event_file_faults(own.event_file, &faults));
    assert_int_equal(pdup_faults_error_count(faults), 0);
    assert_int_equal(pdup_event_file_session_count(own.event_file), 2);
    pdup_faults_unref(faults);
    tear_down(&own);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(reading_survives),
    cmocka_unit_test(the_whole_text_is_without_faults),
};

PDUP_TEST_MAIN(tests)
