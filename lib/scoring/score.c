/* SPDX-License-Identifier: MIT */
#include "scoring/score.h"

#include "base/sort.h"
#include "scoring/combine.h"
#include "scoring/own_percent.h"
#include "scoring/ranking.h"
#include "scoring/score_board.h"

#include <string.h>

/* Room for the work, got before it begins: after that only the numbers can fail. */
typedef struct scoring_scratch {
    pdup__result *results; /* for sorting those of a board */
    pdup__scratch board;
    pdup__lines *most;    /* by part */
    pdup__totals *totals; /* of each player, his parts one after the other */
    int32_t part_count;
} scoring_scratch;

int pdup__by_line(const void *first, const void *second) {
    const pdup__result *a = first;
    const pdup__result *b = second;
    int order = pdup__by_number(a->seat, b->seat);
    order = order != 0 ? order : pdup__by_number(a->round, b->round);
    return order != 0 ? order : pdup__by_number(a->table, b->table);
}

/* The end of the neighbours from `start` on that share its board. */
static size_t board_end(const pdup__result *results, size_t start, size_t count) {
    size_t end = start + 1;
    while (end < count && results[end].board == results[start].board) {
        end++;
    }
    return end;
}

/* The parts that make the result. */
typedef struct asked {
    int32_t first;
    int32_t count;
} asked;

static void find_most(const pdup_standings *standings, const pdup__scored_session *part,
                      pdup__lines *most) {
    const pdup__result *results = &standings->results[part->first];
    for (size_t start = 0; start < part->count;) {
        size_t end = board_end(results, start, part->count);
        pdup__lines own;
        pdup__lines_count(part->chosen, &results[start], end - start, &own);
        pdup__lines_raise(most, &own);
        start = end;
    }
}

static void compare_part(const pdup_standings *standings, const pdup__scored_session *part,
                         const pdup__lines *most, pdup__scratch *scratch) {
    pdup__result *results = &standings->results[part->first];
    pdup__expectation expectation = {part->chosen, most, part->planned, part->planned_count};
    for (size_t start = 0; start < part->count;) {
        size_t end = board_end(results, start, part->count);
        pdup__compare_board(&results[start], end - start, &expectation, scratch);
        start = end;
    }
}

/* E may rest on all sessions: they are counted first. */
static void compare_all(const pdup_standings *standings, const pdup__scored_session *parts,
                        asked which, scoring_scratch *scratch) {
    pdup__lines *event = &scratch->most[scratch->part_count];
    for (int32_t i = 0; i < scratch->part_count; i++) {
        find_most(standings, &parts[i], &scratch->most[i]);
        pdup__lines_raise(event, &scratch->most[i]);
    }
    for (int32_t i = which.first; i < which.first + which.count; i++) {
        bool is_event = parts[i].chosen->choice[PDUP__KEY_EXPECTED] == PDUP__EXPECTED_MOST_EVENT;
        compare_part(standings, &parts[i], is_event ? event : &scratch->most[i], &scratch->board);
    }
}

/* The totals of a player in a part. */
static pdup__totals *totals_of(const scoring_scratch *scratch, int32_t player, int32_t part) {
    return &scratch->totals[(size_t)(player - 1) * (size_t)scratch->part_count + (size_t)part];
}

static bool add_results(const pdup_standings *standings, const pdup__scored_session *part,
                        int32_t at, const scoring_scratch *scratch) {
    const pdup__result *results = &standings->results[part->first];
    for (size_t i = 0; i < part->count; i++) {
        pdup__totals *totals = totals_of(scratch, results[i].player, at);
        totals->whists +=
            pdup__result_has_whists(&results[i]) ? pdup__result_whists(&results[i]) : 0;
        if (pdup__result_has_score(&results[i]) && !pdup__totals_add(totals, &results[i])) {
            return false;
        }
    }
    return true;
}

static bool punish(const pdup__scored_session *part, int32_t at, const scoring_scratch *scratch) {
    for (size_t i = 0; i < part->disqualified_count; i++) {
        totals_of(scratch, part->disqualified[i], at)->is_disqualified = true;
    }
    for (size_t i = 0; i < part->penalty_count; i++) {
        const pdup__penalty *penalty = &part->penalties[i];
        if (!pdup__totals_punish(totals_of(scratch, penalty->player, at), part->chosen, penalty)) {
            return false;
        }
    }
    return true;
}

static pdup_status total_part(pdup_standings *standings, const pdup__scored_session *part,
                              int32_t at, const scoring_scratch *scratch) {
    pdup_status status =
        pdup__score_awards(&standings->base.allocator, part->chosen,
                           &standings->results[part->first], part->count, standings->entry_count);
    if (status != PDUP_OK) {
        return status;
    }
    for (int32_t player = 1; player <= standings->entry_count; player++) {
        *totals_of(scratch, player, at) = pdup__totals_none(player);
    }
    bool fits = add_results(standings, part, at, scratch) && punish(part, at, scratch);
    for (int32_t player = 1; player <= standings->entry_count && fits; player++) {
        fits = pdup__totals_finish(totals_of(scratch, player, at));
    }
    return fits ? PDUP_OK : PDUP_E_OVERFLOW;
}

static bool combine_all(const pdup_standings *standings, const pdup__chosen *chosen, asked which,
                        const scoring_scratch *scratch) {
    for (int32_t player = 1; player <= standings->entry_count; player++) {
        if (!pdup__combine(chosen, totals_of(scratch, player, which.first), which.count,
                           &standings->entries[player - 1])) {
            return false;
        }
    }
    return true;
}

/* The mean of many sessions with different maxima needs more bits than there are. Where boards are rounded by
 * regulation, the percents of all sessions are too, if that is what it takes. */
static void round_percents(const pdup_standings *standings, asked which,
                           const scoring_scratch *scratch) {
    for (int32_t player = 1; player <= standings->entry_count; player++) {
        pdup__totals *totals = totals_of(scratch, player, which.first);
        for (int32_t i = 0; i < which.count; i++) {
            totals[i].percent = pdup__to_ten_thousandths(totals[i].percent);
        }
    }
}

static pdup_status total_up(pdup_standings *standings, const pdup__scored_session *parts,
                            asked which, const scoring_scratch *scratch) {
    for (int32_t i = which.first; i < which.first + which.count; i++) {
        pdup_status status = total_part(standings, &parts[i], i, scratch);
        if (status != PDUP_OK) {
            return status;
        }
    }
    const pdup__chosen *chosen = parts[which.first].chosen;
    bool fits = combine_all(standings, chosen, which, scratch);
    if (!fits && chosen->choice[PDUP__KEY_UNIT] != PDUP__UNIT_EXACT) {
        round_percents(standings, which, scratch);
        fits = combine_all(standings, chosen, which, scratch);
    }
    return fits ? PDUP_OK : PDUP_E_OVERFLOW;
}

/* Only the results of the parts asked for stay, and the regulations they were scored by. */
static void drop_others(pdup_standings *standings, const pdup__scored_session *parts, asked which) {
    for (int32_t i = 0; i < which.count; i++) {
        standings->chosen[i] = *parts[which.first + i].chosen;
    }
    standings->first_session = parts[which.first].session;
    const pdup__scored_session *last = &parts[which.first + which.count - 1];
    size_t first = parts[which.first].first;
    size_t count = last->first + last->count - first;
    memmove(standings->results, &standings->results[first], count * sizeof *standings->results);
    standings->result_count = (int32_t)count;
}

static pdup_status rank(pdup_standings *standings, const pdup__scored_session *parts, asked which) {
    const pdup__scored_session *last = &parts[which.first + which.count - 1];
    const pdup__chosen *chosen = parts[which.first].chosen;
    standings->has_maximum = chosen->choice[PDUP__KEY_MEASURE] == PDUP__MEASURE_MATCHPOINTS;
    pdup__ranking ranking = {.allocator = &standings->base.allocator,
                             .chosen = chosen,
                             .minimum_boards = parts[which.first].minimum_boards,
                             .entries = standings->entries,
                             .entry_count = standings->entry_count,
                             .results = standings->results,
                             .result_count = standings->result_count,
                             .seed = last->seed,
                             .session = last->session};
    return pdup__rank(&ranking);
}

static size_t larger(size_t a, size_t b) {
    return a > b ? a : b;
}

/* The most results, or outcomes if these are more, of a board. At least 1: no results at all need no case of their own. */
static size_t largest_board(const pdup_standings *standings, const pdup__scored_session *part) {
    const pdup__result *results = &standings->results[part->first];
    size_t largest = 1;
    for (size_t start = 0; start < part->count;) {
        size_t end = board_end(results, start, part->count);
        size_t outcomes = 0;
        for (size_t i = start; i < end; i++) {
            outcomes += (size_t)results[i].outcome_count;
        }
        largest = larger(largest, larger(end - start, outcomes));
        start = end;
    }
    return largest;
}

static void sort_boards(const pdup_standings *standings, const pdup__scored_session *part,
                        pdup__result *scratch) {
    pdup__result *results = &standings->results[part->first];
    for (size_t start = 0; start < part->count;) {
        size_t end = board_end(results, start, part->count);
        pdup__sort(&results[start], scratch, end - start, sizeof *results, pdup__by_line);
        start = end;
    }
}

static bool open_scratch(scoring_scratch *scratch, pdup_standings *standings,
                         const pdup__scored_session *of, int32_t parts) {
    const pdup_allocator *allocator = &standings->base.allocator;
    size_t largest = 1;
    for (int32_t i = 0; i < parts; i++) {
        largest = larger(largest, largest_board(standings, &of[i]));
    }
    size_t totals = (size_t)standings->entry_count * (size_t)parts;
    scratch->part_count = parts;
    scratch->results = pdup__alloc_array(allocator, largest, sizeof *scratch->results);
    scratch->most = pdup__alloc_array(allocator, (size_t)parts + 1, sizeof *scratch->most);
    scratch->totals = pdup__alloc_array(allocator, totals, sizeof *scratch->totals);
    standings->chosen = pdup__alloc_array(allocator, (size_t)parts, sizeof *standings->chosen);
    return standings->chosen && scratch->results && scratch->most && scratch->totals &&
           pdup__scratch_open(&scratch->board, allocator, largest);
}

static void close_scratch(scoring_scratch *scratch, const pdup_allocator *allocator) {
    pdup__scratch_close(&scratch->board, allocator);
    pdup__release(allocator, scratch->totals);
    pdup__release(allocator, scratch->most);
    pdup__release(allocator, scratch->results);
}

pdup_status pdup__score(pdup_standings *standings, const pdup__scored_session *parts, int32_t count,
                        int32_t only) {
    asked which = only == 0 ? (asked){0, count} : (asked){only - 1, 1};
    scoring_scratch scratch = {0};
    pdup_status status = PDUP_E_NOMEM;
    if (open_scratch(&scratch, standings, parts, count)) {
        for (int32_t i = 0; i < count; i++) {
            sort_boards(standings, &parts[i], scratch.results);
        }
        compare_all(standings, parts, which, &scratch);
        status = total_up(standings, parts, which, &scratch);
        drop_others(standings, parts, which);
        if (status == PDUP_OK) {
            status = rank(standings, parts, which);
        }
    }
    close_scratch(&scratch, &standings->base.allocator);
    return status;
}
