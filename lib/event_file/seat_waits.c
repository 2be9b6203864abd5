/* SPDX-License-Identifier: MIT */
/* A leftist heap a seat, whose links are in the acts: the way down its right side is never long. */
#include "event_file/seat_waits.h"

static int32_t rank_of(const pdup__act *acts, size_t head) {
    return head == 0 ? 0 : acts[head - 1].turn.rank;
}

/* The second is not 0 unless the first is. */
static size_t merge(pdup__act *acts, size_t a, size_t b) {
    if (a == 0) {
        return b;
    }
    size_t first = a < b ? a : b;
    pdup__act_turn *turn = &acts[first - 1].turn;
    turn->next = merge(acts, turn->next, a < b ? b : a);
    if (rank_of(acts, turn->other) < rank_of(acts, turn->next)) {
        size_t kept = turn->other;
        turn->other = turn->next;
        turn->next = kept;
    }
    turn->rank = rank_of(acts, turn->next) + 1;
    return first;
}

/* The head of the seat, made if it has none; NULL when there is no memory. */
static size_t *head_of(pdup__seat_waits *waits, const pdup_allocator *allocator, uint64_t seat) {
    int32_t at = pdup__index_find(&waits->index, seat);
    if (at >= 0) {
        return &waits->heads[at];
    }
    if (waits->count == waits->capacity) {
        void *memory = waits->heads;
        if (!pdup__grow(allocator, &memory, &waits->capacity, sizeof *waits->heads)) {
            return NULL;
        }
        waits->heads = memory;
    }
    if (!pdup__index_reserve(&waits->index, allocator)) {
        return NULL;
    }
    pdup__index_add(&waits->index, seat, (int32_t)waits->count);
    waits->heads[waits->count] = 0;
    return &waits->heads[waits->count++];
}

bool pdup__seat_waits_add(pdup__seat_waits *waits, const pdup_allocator *allocator, pdup__act *acts,
                          uint64_t seat, size_t at) {
    size_t *head = head_of(waits, allocator, seat);
    if (!head) {
        return false;
    }
    acts[at].turn.next = 0;
    acts[at].turn.other = 0;
    acts[at].turn.rank = 1;
    *head = merge(acts, *head, at + 1);
    return true;
}

size_t pdup__seat_waits_take(pdup__seat_waits *waits, pdup__act *acts, uint64_t seat) {
    int32_t at = pdup__index_find(&waits->index, seat);
    size_t first = at < 0 ? 0 : waits->heads[at];
    if (first != 0) {
        const pdup__act_turn *turn = &acts[first - 1].turn;
        waits->heads[at] = merge(acts, turn->next, turn->other);
    }
    return first;
}

void pdup__seat_waits_release(pdup__seat_waits *waits, const pdup_allocator *allocator) {
    pdup__release(allocator, waits->heads);
    pdup__index_release(&waits->index, allocator);
}
