/* SPDX-License-Identifier: MIT */
/* Reading an event file, with each of its allocations failing in turn. */
#include "pdup_test.h"

#include "evening_text.h"
#include "oom.h"

#include <pdup/event_file.h>

typedef struct reading_state {
    const char *text;
    size_t size;
    pdup_event_file *file;
} reading_state;

static pdup_status run_reading(void *state, const pdup_allocator *allocator) {
    reading_state *reading = state;
    return pdup_event_file_read(allocator, reading->text, reading->size, &reading->file);
}

static void nothing_was_given(void *state) {
    reading_state *reading = state;
    assert_null(reading->file);
}

static void release_file(void *state) {
    reading_state *reading = state;
    pdup_event_file_unref(reading->file);
    reading->file = NULL;
}

static void no_memory_anywhere_leaves_nothing(void **state) {
    (void)state;
    static const char rooms[] =
        "pdup-event 1\nplayers 24\nmovement skip tables=3 seats=4 rooms=2 rounds=2\n"
        "session 2\nmovement individual players=8 seats=4 boxes=even-seats\n"
        "session 3\nmovement file=x\nsession 4\nmovement rotation tables=6 seats=4\n"
        "session 5\nmovement best tables=6 seats=4 rounds=6\n"
        "session 6\nmovement rotation tables=5 seats=3 boxes=one-winner\n";
    static const char penalties[] =
        "pdup-event 1\nplayers 24\nregulation penalty-tariff 12.2.1 top=1 top=2\n"
        "penalty 1 auto rule=12.2.1\npenalty 2 auto rule=12.2.1\npenalty 1 auto rule=12.2.1\n"
        "penalty 1 auto rule=12.2.1\npenalty 2 auto rule=12.2.1\npenalty 1 auto rule=12.2.1\n"
        "penalty 1 auto rule=12.2.1\npenalty 2 auto rule=12.2.1\npenalty 1 auto rule=12.2.1\n"
        "session 2\npenalty 1 auto rule=12.2.1\npenalty 3 auto rule=12.2.1\n";
    static const char corrections[] =
        "pdup-event 1\nplayers 8\nvariety sochi\nended 1\nofficial 2\n"
        "correct 1 1/1 time=30 by=Ann reason=x 1 1 M N0 S E 1 2 3 4 auto\n"
        "traveller 1\n1 1 ? . . . 1 2 3 4 6 -6 0 0\n1 2 ? . . . 5 6 7 8 6 -6 0 0\n"
        "correct 1 1/1 time=20 strike\ncorrect 1 1/2 time=20 strike\ncorrect 1 1/2 time=20 strike\n"
        "correct 2 1/1 time=20 strike\ncorrect 1 1/1 time=1803 strike\n";
    /* Each kind of warning about a row, and two of those of one row. */
    static const char uncovered[] =
        "pdup-event 1\nplayers 8\ntraveller 1\n1 1 np . . . 1 2 3 4\n2 1 ? . . . 5 6 7 8 0 0 0 0\n"
        "ruling 1 rule=2 board=1 round=1 table=1 N=plus\n"
        "ruling 2 rule=2 board=1 round=1 table=1 E=plus\n"
        "ruling 3 rule=2 board=1 round=1 table=1 S=defer replaces=1\n"
        "ruling 4 rule=2 board=1 round=2 table=1 S=plus replaces=2\n"
        "correct 1 2/1 time=9 2 1 ? . . . 5 6 7 8 6 -6 0 0\n"
        "suspend 1 rule=12 from=1 to=2 number=5\n";
    reading_state texts[] = {
        {uncovered, sizeof uncovered - 1, NULL},
        {corrections, sizeof corrections - 1, NULL},
        {rooms, sizeof rooms - 1, NULL},
        {evening, sizeof evening - 1, NULL},
        {penalties, sizeof penalties - 1, NULL},
        {"", 0, NULL},
        {"p\0", 2, NULL},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(texts); i++) {
        oom_scenario scenario = {"read",       &texts[i], NULL, run_reading, nothing_was_given,
                                 release_file, false};
        oom_each(&scenario);
    }
}

typedef struct event_state {
    pdup_event_file *file;
    pdup_event *event;
} event_state;

static void read_first(void *state, const pdup_allocator *allocator) {
    event_state *all = state;
    all->event = NULL;
    assert_ok(pdup_event_file_read(allocator, evening, sizeof evening - 1, &all->file));
}

static pdup_status make_event(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    event_state *all = state;
    return pdup_event_file_event(all->file, &all->event);
}

static void no_event_was_given(void *state) {
    event_state *all = state;
    assert_null(all->event);
}

static void release_event(void *state) {
    event_state *all = state;
    pdup_event_unref(all->event);
    pdup_event_file_unref(all->file);
}

static void no_memory_for_the_event_leaves_nothing(void **state) {
    (void)state;
    event_state all;
    oom_scenario scenario = {"pdup_event_file_event", &all,          read_first, make_event,
                             no_event_was_given,      release_event, false};
    oom_each(&scenario);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(no_memory_for_the_event_leaves_nothing),
    cmocka_unit_test(no_memory_anywhere_leaves_nothing),
};

PDUP_TEST_MAIN(tests)
