/* SPDX-License-Identifier: MIT */
/* Hand and tricks without memory. */
#include "faults.h"
#include "pdup_test.h"

#include "oom.h"
#include "trick_cards.h"

#include <pdup/tricks.h>

#include <string.h>

static const char text[] = "offender E\ntrump S\nhand 8C 7D 8D 9D TD JD QD\n"
                           "trick N AH 9H+KH 7H\n";

typedef struct play {
    pdup_tricks *tricks; /* E misses a card beside the defective trick */
    pdup_tricks *made;
    pdup_faults *faults;
} play;

static void set_up(void *state, const pdup_allocator *allocator) {
    play *all = state;
    pdup_faults *faults;
    *all = (play){0};
    assert_ok(read_tricks(allocator, text, strlen(text), &faults, &all->tricks));
    pdup_faults_unref(faults);
}

/* With the card that misses. */
static void set_up_whole(void *state, const pdup_allocator *allocator) {
    play *all = state;
    set_up(state, allocator);
    pdup_tricks *whole;
    assert_ok(pdup_tricks_with_restored(all->tricks, 0, &whole));
    pdup_tricks_unref(all->tricks);
    all->tricks = whole;
}

static void tear_down(void *state) {
    play *all = state;
    pdup_tricks_unref(all->tricks);
    pdup_tricks_unref(all->made);
    pdup_faults_unref(all->faults);
}

static void check_unchanged(void *state) {
    const play *all = state;
    assert_null(all->made);
    assert_null(all->faults);
    assert_int_equal(pdup_tricks_trick_count(all->tricks), 1);
    assert_int_equal(played_count(all->tricks, 1, PDUP_SEAT_E), 2);
}

static pdup_status begin(void *state, const pdup_allocator *allocator) {
    return pdup_tricks_new(allocator, PDUP_SEAT_W, PDUP_SEAT_E, PDUP_STRAIN_SPADES,
                           &((play *)state)->made);
}

static pdup_status read(void *state, const pdup_allocator *allocator) {
    play *all = state;
    pdup_status status = pdup_faults_new(allocator, &all->faults);
    if (status == PDUP_OK) {
        status = pdup_tricks_new_from_text(allocator, text, strlen(text), all->faults, &all->made);
    }
    return keep_faults(status, status == PDUP_OK, &all->faults);
}

/* Lists of faults take memory too; a text with faults is told as such. */
static pdup_status read_faults(void *state, const pdup_allocator *allocator) {
    play *all = state;
    static const char wrong[] = "x\ny\nz\n";
    pdup_status status = read_tricks(allocator, wrong, sizeof wrong - 1, &all->faults, &all->made);
    assert_true((status == PDUP_E_TRICK_TEXT) == (all->faults != NULL));
    return status == PDUP_E_TRICK_TEXT ? PDUP_OK : status;
}

static pdup_status with_hand(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    play *all = state;
    static const int32_t cards[] = {1, 2};
    return pdup_tricks_with_hand(all->tricks, cards, 2, &all->made);
}

static pdup_status with_undetermined(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    play *all = state;
    static const int32_t cards[] = {1, 2};
    return pdup_tricks_with_undetermined(all->tricks, cards, 2, &all->made);
}

static pdup_status with_trick(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    play *all = state;
    static const int32_t seats[] = {PDUP_SEAT_N, PDUP_SEAT_S};
    static const int32_t cards[] = {1, 2};
    return pdup_tricks_with_trick(all->tricks, PDUP_SEAT_N, PDUP_STRAIN_NONE, 1, seats, cards, 2,
                                  &all->made);
}

static pdup_status with_shown(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    play *all = state;
    return pdup_tricks_with_shown(all->tricks, 1, 30, &all->made);
}

static pdup_status with_restored(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    play *all = state;
    return pdup_tricks_with_restored(all->tricks, 0, &all->made);
}

static pdup_status with_rectified(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    play *all = state;
    return pdup_tricks_with_rectified(all->tricks, 1, 30, &all->made);
}

static void each_call_survives(void **state) {
    (void)state;
    static const struct {
        const char *name;
        void (*set_up)(void *state, const pdup_allocator *allocator);
        pdup_status (*run)(void *state, const pdup_allocator *allocator);
    } calls[] = {
        {"pdup_tricks_new", set_up, begin},
        {"pdup_tricks_new_from_text", set_up, read},
        {"pdup_tricks_new_from_text, faults", set_up, read_faults},
        {"pdup_tricks_with_hand", set_up, with_hand},
        {"pdup_tricks_with_undetermined", set_up, with_undetermined},
        {"pdup_tricks_with_trick", set_up, with_trick},
        {"pdup_tricks_with_shown", set_up, with_shown},
        {"pdup_tricks_with_restored", set_up, with_restored},
        {"pdup_tricks_with_rectified", set_up_whole, with_rectified},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(calls); i++) {
        play all;
        const oom_scenario scenario = {.name = calls[i].name,
                                       .state = &all,
                                       .set_up = calls[i].set_up,
                                       .run = calls[i].run,
                                       .check_unchanged = check_unchanged,
                                       .tear_down = tear_down};
        oom_each(&scenario);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(each_call_survives),
};

PDUP_TEST_MAIN(tests)
