/* SPDX-License-Identifier: MIT */
#include "event_file/act_queue.h"

static int by_time(int64_t first, int64_t second) {
    return (first > second) - (first < second);
}

/* Two with nothing else between them come as their rulings are numbered. Corrections have none: those that have waited for
 * one ruling come as they were made. Lines come last, so that where they stand decides nothing. */
static int compare(const pdup__act_queue *queue, size_t first, size_t second) {
    const pdup__act *a = &queue->acts[first];
    const pdup__act *b = &queue->acts[second];
    const int64_t keys[][2] = {
        {a->moment, b->moment},       {a->order, b->order},   {a->kind, b->kind},
        {a->ends != 0, b->ends != 0}, {a->number, b->number}, {a->appeal, b->appeal},
        {a->time, b->time},           {a->board, b->board},   {a->round, b->round},
        {a->table, b->table},         {a->line, b->line},
    };
    int order = 0;
    for (size_t i = 0; i < sizeof keys / sizeof keys[0] && order == 0; i++) {
        order = by_time(keys[i][0], keys[i][1]);
    }
    return order;
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
