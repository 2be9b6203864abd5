/* SPDX-License-Identifier: MIT */
#include "scoring/own_percent.h"

#include "base/sort.h"
#include "scoring/awards.h"

/* A score that counts for own percents, to be found by board and player. */
typedef struct own_result {
    int32_t board;
    int32_t player;
    const pdup__result *result;
} own_result;

/* The session while its awards are made. */
typedef struct own_work {
    const pdup__chosen *chosen;
    pdup__result *results;
    size_t count;
    own_result *own; /* twice as many: the second half is for sorting */
    size_t own_count;
    pdup__totals *ordinary; /* by player */
} own_work;

static int by_owner(const void *first, const void *second) {
    const own_result *a = first;
    const own_result *b = second;
    int board = pdup__by_number(a->board, b->board);
    return board != 0 ? board : pdup__by_number(a->player, b->player);
}

static void list_own(own_work *work) {
    for (size_t i = 0; i < work->count; i++) {
        const pdup__result *result = &work->results[i];
        if (pdup__award_is_ordinary(work->chosen, result)) {
            work->own[work->own_count++] = (own_result){result->board, result->player, result};
        }
    }
    pdup__sort(work->own, work->own + work->count, work->own_count, sizeof *work->own, by_owner);
}

/* Awards of a known percent first: by regulation they may be among what counts for the others. A whole percent of a top
 * cannot overflow. */
static void score_flat(own_work *work) {
    for (size_t i = 0; i < work->count; i++) {
        pdup__result *result = &work->results[i];
        pdup__totals none = pdup__totals_none(result->player);
        if (result->state == PDUP_STATE_ARTIFICIAL && !pdup__award_is_own(work->chosen, result)) {
            (void)pdup__award_score(work->chosen, &none, result);
        }
    }
}

static bool total_ordinary(own_work *work) {
    for (size_t i = 0; i < work->own_count; i++) {
        pdup__totals *totals = &work->ordinary[work->own[i].player - 1];
        if (!pdup__totals_add(totals, work->own[i].result)) {
            return false;
        }
    }
    return true;
}

/* Position of the first one that does not come before this board and player. */
static size_t find_own(const own_work *work, const own_result *wanted) {
    size_t low = 0;
    size_t high = work->own_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (by_owner(&work->own[middle], wanted) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

/* What the player of an award has on his other boards: his scores that count without those of this board, which he may
 * have played in another round as well. */
static bool other_boards(const own_work *work, const pdup__result *award, pdup__totals *others) {
    own_result wanted = {award->board, award->player, NULL};
    *others = work->ordinary[award->player - 1];
    for (size_t i = find_own(work, &wanted);
         i < work->own_count && by_owner(&work->own[i], &wanted) == 0; i++) {
        if (!pdup__totals_take_away(others, work->own[i].result)) {
            return false;
        }
    }
    return pdup__totals_finish(others);
}

/* No award of an own percent is in another's, so no order matters. */
static bool score_own(own_work *work) {
    for (size_t i = 0; i < work->count; i++) {
        pdup__result *result = &work->results[i];
        pdup__totals others;
        if (result->state == PDUP_STATE_ARTIFICIAL && pdup__award_is_own(work->chosen, result) &&
            (!other_boards(work, result, &others) ||
             !pdup__award_score(work->chosen, &others, result))) {
            return false;
        }
    }
    return true;
}

static bool has_artificial(const pdup__result *results, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (results[i].state == PDUP_STATE_ARTIFICIAL) {
            return true;
        }
    }
    return false;
}

pdup_status pdup__score_awards(const pdup_allocator *allocator, const pdup__chosen *chosen,
                               pdup__result *results, size_t count, int32_t players) {
    if (!has_artificial(results, count)) {
        return PDUP_OK;
    }
    own_work work = {.chosen = chosen, .results = results, .count = count};
    work.own = pdup__alloc_array(allocator, 2 * count, sizeof *work.own);
    work.ordinary = pdup__alloc_array(allocator, (size_t)players, sizeof *work.ordinary);
    pdup_status status = PDUP_E_NOMEM;
    if (work.own && work.ordinary) {
        for (int32_t i = 0; i < players; i++) {
            work.ordinary[i] = pdup__totals_none(i + 1);
        }
        score_flat(&work);
        list_own(&work);
        bool fits = total_ordinary(&work) && score_own(&work);
        status = fits ? PDUP_OK : PDUP_E_OVERFLOW;
    }
    pdup__release(allocator, work.ordinary);
    pdup__release(allocator, work.own);
    return status;
}
