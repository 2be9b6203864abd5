/* SPDX-License-Identifier: MIT */
/* An allocator that counts and can be told to fail, and the loop that lets it fail everywhere. */
#ifndef PDUP_TESTS_SUPPORT_OOM_H
#define PDUP_TESTS_SUPPORT_OOM_H

#include <pdup/base.h>

#include <stdbool.h>

/* All zero: counts and never fails. */
typedef struct oom_counter {
    int64_t asked;   /* allocations and resizings asked for */
    int64_t fail_at; /* the one that fails, from 1; 0 for none */
    bool fails_on;   /* so do all after it */
    int64_t refused; /* how many failed */
    int64_t live;    /* blocks not yet released */
} oom_counter;

/* An allocator on this counter, which must live as long as what is made with it. */
pdup_allocator oom_allocator(oom_counter *counter);

/* One call that may run out of memory. */
typedef struct oom_scenario {
    const char *name;
    void *state; /* handed to the functions */
    /* Makes the inputs with this allocator, which does not fail yet; may be NULL. */
    void (*set_up)(void *state, const pdup_allocator *allocator);
    /* Makes the call and keeps what it gave in the state. Called again after each failure. */
    pdup_status (*run)(void *state, const pdup_allocator *allocator);
    /* Asserts, after a failure, that inputs are as they were and outputs NULL; may be NULL. */
    void (*check_unchanged)(void *state);
    /* Releases everything, inputs and what the call gave. */
    void (*tear_down)(void *state);
    /* The call may leave room it has got already in an input, for the next try. */
    bool keeps_room;
} oom_scenario;

/* Runs the scenario with the first, second, third... allocation of the call failing, once alone and once with all
 * that follow, until a run asks for fewer. Each failure must be #PDUP_E_NOMEM, give back what the call got, change
 * no input, and leave the same call possible; after the scenario no block may be left. Fails the cmocka test
 * otherwise, and when the call never allocates. */
void oom_each(const oom_scenario *scenario);

#endif
