/* SPDX-License-Identifier: MIT */
/* One player of a tally: his sums changed by differences, his awards of the own percent, his totals. */
#include "scoring/awards.h"
#include "session/tally.h"

#include <string.h>

/* Sums over a common denominator of this or less fit 128 bits in any order: no more than 2^24 results of less than
 * 2^24 each. */
static const uint64_t most_common = UINT64_C(1) << 60;

/* A common multiple of both, or 0 where it is too large. */
static uint64_t common_multiple(uint64_t common, pdup__wide denominator) {
    if (common == 0 || denominator.high != 0) {
        return 0;
    }
    uint64_t divisor = pdup__wide_gcd(pdup__wide_of(common), denominator).low;
    uint64_t factor = denominator.low / divisor;
    return factor <= most_common / common ? common * factor : 0;
}

/* Position of the first entry whose board is not lower. */
static size_t position_of(const pdup__tally_player *player, int32_t board) {
    size_t low = 0;
    size_t high = player->entry_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (player->entries[middle].board->number < board) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

pdup__tally_entry *pdup__tally_entry_of(const pdup__tally_player *player, int32_t board) {
    return &player->entries[position_of(player, board)];
}

/* The entry for a board, made if it is not there; NULL when there is no memory. */
static pdup__tally_entry *enter(const pdup_tally *tally, pdup__tally_player *player,
                                const pdup__tally_board *board) {
    size_t at = position_of(player, board->number);
    if (at < player->entry_count && player->entries[at].board == board) {
        return &player->entries[at];
    }
    if (player->entry_count == player->entry_capacity) {
        void *memory = player->entries;
        if (!pdup__grow(&tally->base.allocator, &memory, &player->entry_capacity,
                        sizeof *player->entries)) {
            return NULL;
        }
        player->entries = memory;
    }
    memmove(player->entries + at + 1, player->entries + at,
            (player->entry_count - at) * sizeof *player->entries);
    player->entries[at] = (pdup__tally_entry){.board = board};
    player->entry_count++;
    return &player->entries[at];
}

static bool is_own(const pdup_tally *tally, const pdup__result *result) {
    return result->state == PDUP_STATE_ARTIFICIAL && pdup__award_is_own(&tally->chosen, result);
}

/* What is once in the list stays: a board that has no such awards of the player any more adds nothing. */
static bool list_own(const pdup_tally *tally, pdup__tally_player *player,
                     pdup__tally_entry *entry) {
    if (entry->has_own) {
        return true;
    }
    if (player->own_count == player->own_capacity) {
        void *memory = player->own;
        if (!pdup__grow(&tally->base.allocator, &memory, &player->own_capacity,
                        sizeof *player->own)) {
            return false;
        }
        player->own = memory;
    }
    player->own[player->own_count++] = entry->board;
    entry->has_own = true;
    return true;
}

bool pdup__tally_enter(pdup_tally *tally, const pdup__tally_board *board) {
    for (size_t i = 0; i < board->count.results; i++) {
        const pdup__result *result = &board->results[i];
        pdup__tally_player *player = &tally->players[result->player - 1];
        pdup__tally_entry *entry = enter(tally, player, board);
        if (!entry || (is_own(tally, result) && !list_own(tally, player, entry))) {
            return false;
        }
    }
    return true;
}

void pdup__tally_change(pdup_tally *tally, pdup__tally_player *player) {
    if (!player->is_changed) {
        player->is_changed = true;
        tally->changed[tally->changed_count++] = player->sum.player;
    }
}

/* While there is a small common denominator no sum can overflow. */
static void sum_fraction(pdup__fraction *sum, pdup__fraction value, int32_t sign) {
    (void)(sign > 0 ? pdup__fraction_add(*sum, value, sum)
                    : pdup__fraction_subtract(*sum, value, sum));
}

static void sum_fractions(const pdup_tally *tally, pdup__tally_player *player,
                          const pdup__result *result, int32_t sign) {
    player->common = common_multiple(player->common, result->matchpoints.denominator);
    player->sum.maximum += (int64_t)sign * result->top;
    bool is_ordinary = pdup__award_is_ordinary(&tally->chosen, result);
    player->ordinary.maximum += is_ordinary ? (int64_t)sign * result->top : 0;
    if (player->common == 0) {
        return;
    }
    sum_fraction(&player->sum.total, result->matchpoints, sign);
    if (is_ordinary) {
        sum_fraction(&player->ordinary.total, result->matchpoints, sign);
    }
}

/* Boards, and those with a top, count once whatever the results on them. */
static void sum_board(pdup__tally_player *player, pdup__tally_entry *entry,
                      const pdup__result *result, int32_t sign) {
    bool has_top =
        result->top > 0 &&
        pdup__fraction_compare(result->matchpoints, pdup__fraction_of(result->top, 1)) == 0;
    player->sum.boards -= entry->scored > 0;
    player->sum.tops -= entry->tops > 0;
    entry->scored += sign;
    entry->tops += has_top ? sign : 0;
    player->sum.boards += entry->scored > 0;
    player->sum.tops += entry->tops > 0;
    if (result->top >= player->sum.largest_top) {
        player->sum.largest_top = result->top;
        player->is_top_unsure = sign < 0;
    }
}

void pdup__tally_sum(pdup_tally *tally, const pdup__tally_board *board, const pdup__result *result,
                     int32_t sign) {
    pdup__tally_player *player = &tally->players[result->player - 1];
    pdup__tally_change(tally, player);
    if (pdup__result_has_whists(result)) {
        player->sum.whists += sign * pdup__result_whists(result);
    }
    if (pdup__result_has_score(result) && !is_own(tally, result)) {
        sum_fractions(tally, player, result, sign);
        sum_board(player, pdup__tally_entry_of(player, board->number), result, sign);
    }
}

/* Adds up in the order of standings, where this order may matter; only what counts for own percents, or all. */
static bool sum_anew(const pdup_tally *tally, const pdup__tally_player *player, bool is_ordinary,
                     pdup__totals *sum) {
    *sum = pdup__totals_none(player->sum.player);
    sum->whists = player->sum.whists;
    for (size_t i = 0; i < player->entry_count; i++) {
        const pdup__tally_board *board = player->entries[i].board;
        pdup__tally_span span = pdup__tally_results_of(board, sum->player);
        for (size_t k = span.start; k < span.end; k++) {
            const pdup__result *result = &board->results[board->by_player[k]];
            bool is_in = is_ordinary ? pdup__award_is_ordinary(&tally->chosen, result)
                                     : pdup__result_has_score(result);
            if (is_in && !pdup__totals_add(sum, result)) {
                return false;
            }
        }
    }
    return true;
}

/* The sums while a player's awards are made. */
typedef struct award_work {
    pdup__totals ordinary;
    pdup__totals *totals;
    uint64_t common; /* as in the player */
} award_work;

/* What counts of the player's other boards. */
static bool other_boards(const pdup_tally *tally, const pdup__tally_board *board,
                         pdup__tally_span span, pdup__totals *others) {
    for (size_t k = span.start; k < span.end; k++) {
        const pdup__result *result = &board->results[board->by_player[k]];
        if (pdup__award_is_ordinary(&tally->chosen, result) &&
            !pdup__totals_take_away(others, result)) {
            return false;
        }
    }
    return pdup__totals_finish(others);
}

static bool has_own(const pdup_tally *tally, const pdup__tally_board *board,
                    pdup__tally_span span) {
    for (size_t k = span.start; k < span.end; k++) {
        if (is_own(tally, &board->results[board->by_player[k]])) {
            return true;
        }
    }
    return false;
}

/* Scores the awards of a board and adds them to the totals, which already have its other scores. */
static bool award_board(const pdup_tally *tally, const pdup__tally_entry *entry, award_work *work) {
    const pdup__tally_board *board = entry->board;
    pdup__totals others = work->ordinary;
    pdup__tally_span span = pdup__tally_results_of(board, others.player);
    if (!has_own(tally, board, span)) {
        return true;
    }
    if (!other_boards(tally, board, span, &others)) {
        return false;
    }
    work->totals->last_session = entry->scored > 0 ? 1 : 0;
    work->totals->last_board = board->number;
    work->totals->last_top = entry->tops > 0;
    for (size_t k = span.start; k < span.end; k++) {
        pdup__result *result = &board->results[board->by_player[k]];
        if (!is_own(tally, result)) {
            continue;
        }
        if (!pdup__award_score(&tally->chosen, &others, result)) {
            return false;
        }
        work->common = common_multiple(work->common, result->matchpoints.denominator);
        if (work->common != 0 && pdup__result_has_score(result)) {
            (void)pdup__totals_add(work->totals, result);
        }
    }
    return true;
}

/* As scoring does it: where there is any artificial score what counts is added up for everybody. */
static bool make_awards(const pdup_tally *tally, const pdup__tally_player *player,
                        award_work *work) {
    if (tally->artificial_count > 0 && player->common == 0 &&
        !sum_anew(tally, player, true, &work->ordinary)) {
        return false;
    }
    for (size_t i = 0; i < player->own_count; i++) {
        const pdup__tally_entry *entry = pdup__tally_entry_of(player, player->own[i]->number);
        if (!award_board(tally, entry, work)) {
            return false;
        }
    }
    return true;
}

static bool punish(const pdup_tally *tally, const pdup__tally_player *player,
                   pdup__totals *totals) {
    for (size_t i = 0; i < player->penalty_count; i++) {
        const pdup__penalty *penalty = &tally->part.penalties[player->first_penalty + i];
        if (!pdup__totals_punish(totals, &tally->chosen, penalty)) {
            return false;
        }
    }
    totals->is_disqualified = player->is_disqualified;
    return pdup__totals_finish(totals);
}

bool pdup__tally_finish(pdup_tally *tally, pdup__tally_player *player) {
    pdup__totals totals = player->sum;
    award_work work = {player->ordinary, &totals, player->common};
    if (!make_awards(tally, player, &work)) {
        return false;
    }
    /* The largest top matters to penalties alone. */
    bool is_anew = work.common == 0 || (player->is_top_unsure && player->penalty_count > 0);
    if (is_anew && !sum_anew(tally, player, false, &totals)) {
        return false;
    }
    player->is_changed = false;
    player->totals = totals;
    return punish(tally, player, &player->totals);
}
