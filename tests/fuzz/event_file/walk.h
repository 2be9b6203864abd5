/* SPDX-License-Identifier: MIT */
/* What a target does with an event file that was read: everything the public headers offer. */
#ifndef PDUP_TESTS_FUZZ_WALK_H
#define PDUP_TESTS_FUZZ_WALK_H

#include <pdup/pdup.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

/* Ends the run where something does not hold. */
#define MUST(condition)                                                                            \
    ((condition) ? (void)0                                                                         \
                 : (fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition), abort()))

/* Of long lists only so many are looked at, and of sessions with more players the standings are not: so each input
 * takes little time. */
enum { WALK_MOST = 40, WALK_SESSIONS = 3, WALK_PLAYERS = 500 };

static inline int32_t walk_count(int32_t count) {
    MUST(count >= 0);
    return count < WALK_MOST ? count : WALK_MOST;
}

/* Statuses, features, the version. */
void walk_constants(void);

void walk_faults(pdup_faults *faults);
void walk_event_file(const pdup_event_file *file);

void walk_session(const pdup_session *session);
void walk_event(const pdup_event_file *file);
void walk_standings_of(const pdup_session *session);

/* The same session put together again from what its getters give must have the same standings. */
void rebuild_session(const pdup_allocator *allocator, const pdup_session *session);

#endif
