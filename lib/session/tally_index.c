/* SPDX-License-Identifier: MIT */
/* The results of a board of a tally by their players. */
#include "base/sort.h"
#include "session/tally.h"

/* A result to be found by its player. */
typedef struct owned {
    int32_t player;
    size_t at;
} owned;

static int by_player(const void *first, const void *second) {
    return pdup__by_number(((const owned *)first)->player, ((const owned *)second)->player);
}

bool pdup__tally_index(pdup__tally_board *board, const pdup_allocator *allocator) {
    size_t count = board->count.results;
    owned *list = pdup__alloc_array(allocator, 2 * count + 1, sizeof *list);
    if (!list) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        list[i] = (owned){board->results[i].player, i};
    }
    pdup__sort(list, list + count, count, sizeof *list, by_player);
    for (size_t i = 0; i < count; i++) {
        board->by_player[i] = list[i].at;
    }
    pdup__release(allocator, list);
    return true;
}

pdup__tally_span pdup__tally_results_of(const pdup__tally_board *board, int32_t player) {
    size_t low = 0;
    size_t high = board->count.results;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (board->results[board->by_player[middle]].player < player) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    size_t end = low;
    while (end < board->count.results && board->results[board->by_player[end]].player == player) {
        end++;
    }
    return (pdup__tally_span){low, end};
}
