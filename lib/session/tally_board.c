/* SPDX-License-Identifier: MIT */
/* One board of a tally: its results taken from its traveller, and scored. */
#include "base/sort.h"
#include "scoring/awards.h"
#include "session/tally.h"

#include <string.h>

void pdup__tally_board_free(pdup__tally_board *board, const pdup_allocator *allocator) {
    pdup__release(allocator, board->by_player);
    pdup__release(allocator, board->outcomes);
    pdup__release(allocator, board->results);
    pdup__release(allocator, board);
}

/* Position of the first board whose number is not lower. */
static size_t position_of(const pdup_tally *tally, int32_t number) {
    size_t low = 0;
    size_t high = tally->board_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (tally->boards[middle]->number < number) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static bool grow(const pdup_tally *tally, pdup__tally_board ***boards, size_t count,
                 size_t *capacity) {
    void *memory = *boards;
    if (count < *capacity) {
        return true;
    }
    bool has_grown = pdup__grow(&tally->base.allocator, &memory, capacity, sizeof **boards);
    *boards = memory;
    return has_grown;
}

/* The board of the tally, made if it is not there; NULL when there is no memory. */
static pdup__tally_board *board_of(pdup_tally *tally, int32_t number) {
    size_t at = position_of(tally, number);
    if (at < tally->board_count && tally->boards[at]->number == number) {
        return tally->boards[at];
    }
    if (!grow(tally, &tally->boards, tally->board_count, &tally->board_capacity) ||
        !grow(tally, &tally->waiting, tally->board_count, &tally->waiting_capacity)) {
        return NULL;
    }
    pdup__tally_board *board = pdup__alloc_array(&tally->base.allocator, 1, sizeof *board);
    if (board) {
        board->number = number;
        memmove(tally->boards + at + 1, tally->boards + at,
                (tally->board_count - at) * sizeof *tally->boards);
        tally->boards[at] = board;
        tally->board_count++;
    }
    return board;
}

/* Room for so many results in place of those there are; false when there is no memory. */
static bool replace(pdup__tally_board *board, const pdup_allocator *allocator,
                    pdup__result_count count) {
    pdup__release(allocator, board->by_player);
    pdup__release(allocator, board->outcomes);
    pdup__release(allocator, board->results);
    board->count = (pdup__result_count){0, 0};
    /* One more than there are: none at all needs no case of its own. Results are twice as many, to be sorted. */
    board->results = pdup__alloc_array(allocator, 2 * count.results + 1, sizeof *board->results);
    board->outcomes = pdup__alloc_array(allocator, count.outcomes + 1, sizeof *board->outcomes);
    board->by_player = pdup__alloc_array(allocator, count.results + 1, sizeof *board->by_player);
    return board->results && board->outcomes && board->by_player;
}

/* Where each line begins. */
static void find_lines(pdup__tally_board *board) {
    size_t at = 0;
    for (int seat = 0; seat < PDUP__SEATS; seat++) {
        board->lines[seat] = at;
        while (at < board->count.results && pdup__seat_index(board->results[at].seat) == seat) {
            at++;
        }
    }
    board->lines[PDUP__SEATS] = at;
}

static size_t count_artificial(const pdup__tally_board *board) {
    size_t count = 0;
    for (size_t i = 0; i < board->count.results; i++) {
        count += board->results[i].state == PDUP_STATE_ARTIFICIAL;
    }
    return count;
}

static size_t larger(size_t a, size_t b) {
    return a > b ? a : b;
}

bool pdup__tally_take(pdup_tally *tally, const pdup_traveller *traveller) {
    const pdup_allocator *allocator = &tally->base.allocator;
    pdup__extent extent = {tally->session, 1, 0};
    pdup__result_count count = pdup__count_traveller(&extent, traveller);
    pdup__tally_board *board = board_of(tally, traveller->board->number);
    if (!board) {
        return false;
    }
    pdup__tally_withdraw(tally, board, PDUP__ALL_SEATS);
    pdup__tally_count_lines(tally, board, -1);
    tally->artificial_count -= count_artificial(board);
    if (!replace(board, allocator, count) ||
        !pdup__scratch_open(&tally->scratch, allocator,
                            larger(count.results, count.outcomes) + 1)) {
        return false;
    }
    pdup__result_list to = {board->results, board->outcomes, {0, 0}};
    pdup__add_traveller(&extent, traveller, &to);
    board->count = to.count;
    pdup__sort(board->results, board->results + count.results, count.results,
               sizeof *board->results, pdup__by_line);
    find_lines(board);
    if (!pdup__tally_index(board, allocator) || !pdup__tally_enter(tally, board) ||
        !pdup__tally_reserve_lines(tally, board)) {
        return false;
    }
    tally->artificial_count += count_artificial(board);
    pdup__tally_count_lines(tally, board, 1);
    pdup__tally_wait(tally, board);
    return true;
}

void pdup__tally_wait(pdup_tally *tally, pdup__tally_board *board) {
    if (!board->is_waiting) {
        board->is_waiting = true;
        tally->waiting[tally->waiting_count++] = board;
    }
}

static void sum_line(pdup_tally *tally, const pdup__tally_board *board, int seat, int32_t sign) {
    for (size_t i = board->lines[seat]; i < board->lines[seat + 1]; i++) {
        pdup__tally_sum(tally, board, &board->results[i], sign);
    }
}

void pdup__tally_withdraw(pdup_tally *tally, pdup__tally_board *board, unsigned seats) {
    for (int seat = 0; seat < PDUP__SEATS; seat++) {
        if (board->summed & seats & 1U << seat) {
            sum_line(tally, board, seat, -1);
        }
    }
    board->summed &= ~seats;
}

/* Awards of a known percent are scores like others. */
static void score_flat(const pdup_tally *tally, pdup__result *result) {
    pdup__totals none = pdup__totals_none(result->player);
    if (result->state == PDUP_STATE_ARTIFICIAL && !pdup__award_is_own(&tally->chosen, result)) {
        /* It fits: a percent of a top. */
        (void)pdup__award_score(&tally->chosen, &none, result);
    }
}

/* The results of a line stand together, and what they are compared with is among them. */
static void score_line(pdup_tally *tally, pdup__tally_board *board, int seat) {
    pdup__expectation expectation = {&tally->chosen, &tally->most, tally->part.planned,
                                     tally->part.planned_count};
    size_t start = board->lines[seat];
    size_t end = board->lines[seat + 1];
    pdup__compare_board(&board->results[start], end - start, &expectation, &tally->scratch);
    for (size_t i = start; i < end; i++) {
        score_flat(tally, &board->results[i]);
    }
}

void pdup__tally_score(pdup_tally *tally, pdup__tally_board *board) {
    for (int seat = 0; seat < PDUP__SEATS; seat++) {
        if ((board->summed & 1U << seat) == 0) {
            score_line(tally, board, seat);
            sum_line(tally, board, seat, 1);
        }
    }
    board->summed = PDUP__ALL_SEATS;
    board->is_waiting = false;
}
