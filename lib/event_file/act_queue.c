/* SPDX-License-Identifier: MIT */
#include "event_file/act_queue.h"

#include "base/sort.h"

/* Two with nothing else between them come as their rulings are numbered. Corrections have none: those that have waited for
 * one ruling come as they were made. Lines come last, so that where they stand decides nothing. */
static int compare(const pdup__act_queue *queue, size_t first, size_t second) {
    const pdup__act *a = &queue->acts[first];
    const pdup__act *b = &queue->acts[second];
    const int orders[] = {
        pdup__by_time(a->turn.moment, b->turn.moment),
        pdup__by_number(a->turn.order, b->turn.order),
        pdup__by_number((int32_t)a->kind, (int32_t)b->kind),
        pdup__by_number(a->turn.ends != 0, b->turn.ends != 0),
        pdup__by_number(a->number, b->number),
        pdup__by_number(a->appeal, b->appeal),
        pdup__by_time(a->time, b->time),
        pdup__by_number(a->board, b->board),
        pdup__by_number(a->round, b->round),
        pdup__by_number(a->table, b->table),
        pdup__by_number(a->line, b->line),
    };
    return pdup__by_first(orders, sizeof orders / sizeof orders[0]);
}

static bool comes_first(const pdup__act_queue *queue, size_t first, size_t second) {
    return compare(queue, queue->at[first], queue->at[second]) < 0;
}

static void swap(pdup__act_queue *queue, size_t first, size_t second) {
    size_t kept = queue->at[first];
    queue->at[first] = queue->at[second];
    queue->at[second] = kept;
}

void pdup__act_queue_put(pdup__act_queue *queue, size_t act) {
    size_t at = queue->count++;
    queue->at[at] = act;
    while (at > 0 && comes_first(queue, at, (at - 1) / 2)) {
        swap(queue, at, (at - 1) / 2);
        at = (at - 1) / 2;
    }
}

/* The place of the first of a place and the two under it. */
static size_t first_of(const pdup__act_queue *queue, size_t at) {
    size_t first = at;
    for (size_t under = 2 * at + 1; under <= 2 * at + 2 && under < queue->count; under++) {
        first = comes_first(queue, under, first) ? under : first;
    }
    return first;
}

size_t pdup__act_queue_take(pdup__act_queue *queue) {
    size_t taken = queue->at[0];
    queue->at[0] = queue->at[--queue->count];
    size_t at = 0;
    size_t first = first_of(queue, at);
    while (first != at) {
        swap(queue, at, first);
        at = first;
        first = first_of(queue, at);
    }
    return taken;
}
