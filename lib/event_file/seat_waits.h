/* SPDX-License-Identifier: MIT */
/* Rulings that wait for a seat to be free, each seat's in the order of their numbers: when a seat becomes free, only the
 * first of them is tried, for that one takes it. */
#ifndef PDUP_EVENT_FILE_SEAT_WAITS_H
#define PDUP_EVENT_FILE_SEAT_WAITS_H

#include "base/index.h"
#include "event_file/acts.h"

typedef struct pdup__seat_waits {
    pdup__index index; /* of the heads, by seat (session/act_calls.h) */
    size_t *heads;     /* positions of acts + 1; 0: nobody waits */
    size_t count;
    size_t capacity;
} pdup__seat_waits;

/* Adds the act at this position, all acts being sorted by number; false when there is no memory. */
bool pdup__seat_waits_add(pdup__seat_waits *waits, const pdup_allocator *allocator, pdup__act *acts,
                          uint64_t seat, size_t at);

/* Takes out the first that waits for the seat: its position + 1, 0 if there is none. */
size_t pdup__seat_waits_take(pdup__seat_waits *waits, pdup__act *acts, uint64_t seat);

void pdup__seat_waits_release(pdup__seat_waits *waits, const pdup_allocator *allocator);

#endif
