/* SPDX-License-Identifier: MIT */
/* Frequency tables without memory. */
#include "pdup_test.h"

#include "frequencies.h"
#include "oom.h"

#include <pdup/frequencies.h>

#include <string.h>

/* Room comes for eight nodes, so four scores fill it. */
enum { SCORES = 4 };

typedef struct tables {
    pdup_frequencies *table;
    pdup_frequencies *other;
    pdup_frequencies *made;
} tables;

static void set_up(void *state, const pdup_allocator *allocator) {
    tables *all = state;
    *all = (tables){0};
    assert_ok(pdup_frequencies_new(allocator, &all->table));
    assert_ok(pdup_frequencies_new(allocator, &all->other));
    for (int32_t i = 0; i < SCORES; i++) {
        assert_ok(add_whole(all->table, i, 1));
        assert_ok(add_whole(all->other, 100 + i, 1));
    }
}

static void check_unchanged(void *state) {
    const tables *all = state;
    int64_t total;
    assert_null(all->made);
    assert_int_equal(pdup_frequencies_score_count(all->table), SCORES);
    assert_int_equal(pdup_frequencies_score_count(all->other), SCORES);
    assert_ok(pdup_frequencies_total(all->table, &total));
    assert_int_equal(total, SCORES);
}

static void tear_down(void *state) {
    tables *all = state;
    pdup_frequencies_unref(all->table);
    pdup_frequencies_unref(all->other);
    pdup_frequencies_unref(all->made);
}

static pdup_status make(void *state, const pdup_allocator *allocator) {
    return pdup_frequencies_new(allocator, &((tables *)state)->made);
}

static pdup_status read(void *state, const pdup_allocator *allocator) {
    static const char text[] = "pdup-frequencies 1\n1 100\n2 100\n3 100\n4 100\n5 100\n6 100\n";
    size_t place = 9;
    pdup_status status = pdup_frequencies_new_from_text(allocator, text, strlen(text), &place,
                                                        &((tables *)state)->made);
    assert_int_equal(place, 0);
    return status;
}

static pdup_status add(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    return add_whole(((tables *)state)->table, 50, 1);
}

static pdup_status add_weighted(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    static const int32_t whists[] = {0, 50};
    static const int32_t weights[] = {50, 50};
    return pdup_frequencies_add(((tables *)state)->table, whists, weights, 2, 1);
}

static pdup_status merge(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    tables *all = state;
    return pdup_frequencies_merge(all->table, all->other);
}

static void each_call_survives(void **state) {
    (void)state;
    static const struct {
        const char *name;
        pdup_status (*run)(void *state, const pdup_allocator *allocator);
        bool keeps_room;
    } calls[] = {
        {"pdup_frequencies_new", make, false},
        {"pdup_frequencies_new_from_text", read, false},
        {"pdup_frequencies_add", add, true},
        {"pdup_frequencies_add of several outcomes", add_weighted, true},
        {"pdup_frequencies_merge", merge, true},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(calls); i++) {
        tables all;
        const oom_scenario scenario = {.name = calls[i].name,
                                       .state = &all,
                                       .set_up = set_up,
                                       .run = calls[i].run,
                                       .check_unchanged = check_unchanged,
                                       .tear_down = tear_down,
                                       .keeps_room = calls[i].keeps_room};
        oom_each(&scenario);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(each_call_survives),
};

PDUP_TEST_MAIN(tests)
