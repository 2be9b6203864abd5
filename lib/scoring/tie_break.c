/* SPDX-License-Identifier: MIT */
#include "scoring/tie_break.h"

#include "base/chacha.h"
#include "base/sort.h"
#include "scoring/opponents.h"

static pdup__fraction figure_of(const pdup__totals *entry, pdup__tie_break step) {
    if (step == PDUP__TIE_TOTAL) {
        return entry->total;
    }
    return step == PDUP__TIE_TOPS ? pdup__fraction_of(entry->tops, 1)
                                  : pdup__fraction_of(entry->whists, PDUP__WHIST_PARTS);
}

static void set_from_entries(const pdup__ranking *ranking, pdup__tie_break step,
                             pdup__merit *merits) {
    for (int32_t i = 0; i < ranking->entry_count; i++) {
        const pdup__totals *entry = &ranking->entries[i];
        merits[entry->player - 1].value = figure_of(entry, step);
    }
}

/* The smaller number drawn is the better lot; equal numbers by player. */
static pdup_status draw_lots(const pdup__ranking *ranking, pdup__merit *merits) {
    if (!ranking->seed) {
        return PDUP_E_STATE;
    }
    pdup__chacha stream;
    pdup__chacha_start_for(&stream, ranking->seed, PDUP__PURPOSE_LOTS,
                           (uint32_t)ranking->session - 1, 0);
    for (int32_t i = 0; i < ranking->entry_count; i++) {
        uint64_t drawn = pdup__chacha_take64(&stream);
        /* Above 0 and different for all: 2^64 - drawn, then the number of those that come after. */
        pdup__wide value;
        (void)pdup__wide_multiply(pdup__wide_of(~drawn), pdup__wide_of(PDUP_MAX_PLAYERS), &value);
        (void)pdup__wide_add(value, pdup__wide_of((uint64_t)(ranking->entry_count - i - 1)),
                             &value);
        merits[i].value = (pdup__fraction){value, pdup__wide_of(1), false};
    }
    return PDUP_OK;
}

/* A result of somebody who is tied with others. */
typedef struct tied_result {
    int32_t class;
    const pdup__result *result;
} tied_result;

static int by_comparison(const void *first, const void *second) {
    const tied_result *a = first;
    const tied_result *b = second;
    int order = pdup__by_number(a->class, b->class);
    order = order != 0 ? order : pdup__by_number(a->result->session, b->result->session);
    order = order != 0 ? order : pdup__by_number(a->result->board, b->result->board);
    return order != 0 ? order : pdup__by_number(a->result->seat, b->result->seat);
}

static int by_score(const void *first, const void *second) {
    const tied_result *a = first;
    const tied_result *b = second;
    int order = by_comparison(a, b);
    return order != 0 ? order
                      : pdup__fraction_compare(a->result->matchpoints, b->result->matchpoints);
}

/* Results of one class, board and line from start to end, worst first: two for each that is worse, one for each equal
 * one of the others. A player's own results there, should he have several, are not compared: what he would win from
 * himself is taken off again. */
static void compare_tied(const tied_result *tied, size_t start, size_t end, int64_t *points) {
    for (size_t first = start; first < end;) {
        size_t next = first;
        while (next < end && by_score(&tied[first], &tied[next]) == 0) {
            next++;
        }
        for (size_t i = first; i < next; i++) {
            points[tied[i].result->player - 1] +=
                (int64_t)(2 * (first - start) + (next - first - 1));
        }
        first = next;
    }
}

static int by_owner(const void *first, const void *second) {
    const tied_result *a = first;
    const tied_result *b = second;
    int order = by_comparison(a, b);
    return order != 0 ? order : pdup__by_number(a->result->player, b->result->player);
}

/* Between k results of one player there are k (k - 1) points, whatever they are. */
static void take_off_own(tied_result *tied, tied_result *scratch, size_t count, int64_t *points) {
    pdup__sort(tied, scratch, count, sizeof *tied, by_owner);
    for (size_t first = 0; first < count;) {
        size_t next = first;
        while (next < count && by_owner(&tied[first], &tied[next]) == 0) {
            next++;
        }
        int64_t own = (int64_t)(next - first);
        points[tied[first].result->player - 1] -= own * (own - 1);
        first = next;
    }
}

static size_t list_tied(const pdup__ranking *ranking, const pdup__merit *merits,
                        tied_result *tied) {
    size_t count = 0;
    for (int32_t i = 0; i < ranking->result_count; i++) {
        const pdup__result *result = &ranking->results[i];
        if (pdup__result_has_score(result)) {
            tied[count++] = (tied_result){merits[result->player - 1].class, result};
        }
    }
    return count;
}

static pdup_status compare_directly(const pdup__ranking *ranking, pdup__merit *merits) {
    /* One more than there are: no results at all need no case of their own. */
    size_t room = (size_t)ranking->result_count + 1;
    tied_result *tied = pdup__alloc_array(ranking->allocator, 2 * room, sizeof *tied);
    int64_t *points =
        pdup__alloc_array(ranking->allocator, (size_t)ranking->entry_count, sizeof *points);
    if (tied && points) {
        size_t count = list_tied(ranking, merits, tied);
        pdup__sort(tied, tied + room, count, sizeof *tied, by_score);
        for (size_t start = 0; start < count;) {
            size_t end = start;
            while (end < count && by_comparison(&tied[start], &tied[end]) == 0) {
                end++;
            }
            compare_tied(tied, start, end, points);
            start = end;
        }
        take_off_own(tied, tied + room, count, points);
        for (int32_t i = 0; i < ranking->entry_count; i++) {
            merits[i].value = pdup__fraction_of(points[i], 1);
        }
    }
    bool is_done = tied && points;
    pdup__release(ranking->allocator, points);
    pdup__release(ranking->allocator, tied);
    return is_done ? PDUP_OK : PDUP_E_NOMEM;
}

pdup_status pdup__tie_break_values(const pdup__ranking *ranking, pdup__tie_break step,
                                   pdup__merit *merits) {
    if (step == PDUP__TIE_DIRECT) {
        return compare_directly(ranking, merits);
    }
    if (step == PDUP__TIE_OPPONENTS) {
        return pdup__opponents(ranking, merits);
    }
    if (step == PDUP__TIE_LOT) {
        return draw_lots(ranking, merits);
    }
    set_from_entries(ranking, step, merits);
    return PDUP_OK;
}
