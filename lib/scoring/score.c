/* SPDX-License-Identifier: MIT */
#include "scoring/score.h"

#include "base/seat.h"
#include "base/sort.h"
#include "scoring/awards.h"
#include "scoring/matchpoints.h"
#include "scoring/normalise.h"
#include "scoring/places.h"

/* Room for the work, got before it begins: after that only the numbers can fail. */
typedef struct workshop {
    pdup__result *results;
    pdup__compared *compared; /* twice as many: the second half is for sorting */
    pdup__totals *entries;
    pdup__totals *ordinary; /* by player: his real scores only */
    struct own_result *own; /* twice as many, likewise */
    int32_t own_count;
} workshop;

static int by_line(const void *first, const void *second) {
    const pdup__result *a = first;
    const pdup__result *b = second;
    int board = pdup__by_number(a->board, b->board);
    int seat = pdup__by_number(a->seat, b->seat);
    int round = pdup__by_number(a->round, b->round);
    return board != 0   ? board
           : seat != 0  ? seat
           : round != 0 ? round
                        : pdup__by_number(a->table, b->table);
}

/* The neighbours that begin at `start` and share its board and seat. */
static pdup__line_results line_at(const pdup_standings *standings, size_t start) {
    const pdup__result *first = &standings->results[start];
    size_t end = start + 1;
    while (end < (size_t)standings->result_count && standings->results[end].board == first->board &&
           standings->results[end].seat == first->seat) {
        end++;
    }
    return (pdup__line_results){&standings->results[start], end - start};
}

static int32_t count_scores(pdup__line_results line) {
    int32_t count = 0;
    for (size_t i = 0; i < line.count; i++) {
        count += pdup__result_has_score(&line.results[i]);
    }
    return count;
}

/* Regulation `expected most`: the largest count of any board of the session in that line. It is never less than
 * the results compared there, which are among those counted. */
static void find_expected(const pdup_standings *standings, int32_t *expected) {
    for (size_t start = 0; start < (size_t)standings->result_count;) {
        pdup__line_results line = line_at(standings, start);
        int seat = pdup__seat_index(line.results[0].seat);
        int32_t count = count_scores(line);
        expected[seat] = count > expected[seat] ? count : expected[seat];
        start += line.count;
    }
}

/* Real results are compared with each other; every score of the line learns its E. */
static void compare_line(pdup__line_results line, int32_t expected, workshop *shop) {
    size_t count = 0;
    for (size_t i = 0; i < line.count; i++) {
        if (line.results[i].source == PDUP__SOURCE_REAL) {
            shop->compared[count++] = (pdup__compared){line.results[i].whists, i, 0};
        }
    }
    pdup__matchpoint(shop->compared, shop->compared + count, count);
    for (size_t i = 0; i < line.count; i++) {
        line.results[i].expected = pdup__result_has_score(&line.results[i]) ? expected : 0;
    }
    for (size_t i = 0; i < count; i++) {
        pdup__result *result = &line.results[shop->compared[i].key];
        result->compared = (int32_t)count;
        result->matchpoints =
            pdup__neuberg(shop->compared[i].matchpoints, result->compared, expected);
    }
}

static void compare_all(const pdup_standings *standings, workshop *shop) {
    int32_t expected[PDUP__SEATS] = {0};
    find_expected(standings, expected);
    for (size_t start = 0; start < (size_t)standings->result_count;) {
        pdup__line_results line = line_at(standings, start);
        compare_line(line, expected[pdup__seat_index(line.results[0].seat)], shop);
        start += line.count;
    }
}

static void begin_totals(pdup__totals *totals, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        totals[i] = pdup__totals_none(i + 1);
    }
}

static bool finish_totals(pdup__totals *totals, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        if (!pdup__totals_finish(&totals[i])) {
            return false;
        }
    }
    return true;
}

/* Adds real results, or all that have a score, in the order of boards to their players' totals. */
static bool add_results(const pdup_standings *standings, bool only_real, pdup__totals *totals) {
    for (int32_t i = 0; i < standings->result_count; i++) {
        const pdup__result *result = &standings->results[i];
        bool counts =
            only_real ? result->source == PDUP__SOURCE_REAL : pdup__result_has_score(result);
        if (counts && !pdup__totals_add(&totals[result->player - 1], result)) {
            return false;
        }
    }
    return true;
}

/* A player's real result on a board, to be found by board and player. */
typedef struct own_result {
    int32_t board;
    int32_t player;
    int32_t at;
} own_result;

static int by_owner(const void *first, const void *second) {
    const own_result *a = first;
    const own_result *b = second;
    int board = pdup__by_number(a->board, b->board);
    return board != 0 ? board : pdup__by_number(a->player, b->player);
}

static int32_t list_own(const pdup_standings *standings, own_result *own, own_result *scratch) {
    int32_t count = 0;
    for (int32_t i = 0; i < standings->result_count; i++) {
        const pdup__result *result = &standings->results[i];
        if (result->source == PDUP__SOURCE_REAL) {
            own[count++] = (own_result){result->board, result->player, i};
        }
    }
    pdup__sort(own, scratch, (size_t)count, sizeof *own, by_owner);
    return count;
}

/* Position of the first one that does not come before this board and player. */
static int32_t find_own(const workshop *shop, const own_result *wanted) {
    int32_t low = 0;
    int32_t high = shop->own_count;
    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (by_owner(&shop->own[middle], wanted) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

/* What the player of an award has on his other boards: his real scores without those of this board, which he may have
 * played in another round as well. */
static bool other_boards(const pdup_standings *standings, const pdup__result *award,
                         const workshop *shop, pdup__totals *others) {
    own_result wanted = {award->board, award->player, 0};
    *others = shop->ordinary[award->player - 1];
    for (int32_t i = find_own(shop, &wanted);
         i < shop->own_count && by_owner(&shop->own[i], &wanted) == 0; i++) {
        if (!pdup__totals_take_away(others, &standings->results[shop->own[i].at])) {
            return false;
        }
    }
    return pdup__totals_finish(others);
}

/* Own percents come from real scores alone, so no award depends on another and no order matters. */
static bool make_awards(const pdup_standings *standings, workshop *shop) {
    shop->own_count = list_own(standings, shop->own, shop->own + standings->result_count);
    for (int32_t i = 0; i < standings->result_count; i++) {
        pdup__result *result = &standings->results[i];
        if (result->source != PDUP__SOURCE_ARTIFICIAL) {
            continue;
        }
        pdup__totals others;
        if (!other_boards(standings, result, shop, &others) ||
            !pdup__award_matchpoints(result->award, pdup__top(result->expected), &others,
                                     &result->matchpoints)) {
            return false;
        }
    }
    return true;
}

static bool total_up(const pdup_standings *standings, workshop *shop) {
    int32_t count = standings->entry_count;
    begin_totals(shop->ordinary, count);
    begin_totals(standings->entries, count);
    return add_results(standings, true, shop->ordinary) && make_awards(standings, shop) &&
           add_results(standings, false, standings->entries) &&
           finish_totals(standings->entries, count);
}

static bool open_workshop(workshop *shop, const pdup_allocator *allocator,
                          const pdup_standings *standings) {
    /* One more than there are: a session without results needs no case of its own. */
    size_t results = (size_t)standings->result_count + 1;
    size_t players = (size_t)standings->entry_count;
    shop->results = pdup__alloc_array(allocator, results, sizeof *shop->results);
    shop->compared = pdup__alloc_array(allocator, 2 * results, sizeof *shop->compared);
    shop->own = pdup__alloc_array(allocator, 2 * results, sizeof *shop->own);
    shop->entries = pdup__alloc_array(allocator, players, sizeof *shop->entries);
    shop->ordinary = pdup__alloc_array(allocator, players, sizeof *shop->ordinary);
    return shop->results && shop->compared && shop->own && shop->entries && shop->ordinary;
}

static void close_workshop(workshop *shop, const pdup_allocator *allocator) {
    pdup__release(allocator, shop->ordinary);
    pdup__release(allocator, shop->entries);
    pdup__release(allocator, shop->own);
    pdup__release(allocator, shop->compared);
    pdup__release(allocator, shop->results);
}

pdup_status pdup__score(pdup_standings *standings) {
    const pdup_allocator *allocator = &standings->base.allocator;
    workshop shop = {0};
    pdup_status status = PDUP_E_NOMEM;
    if (open_workshop(&shop, allocator, standings)) {
        pdup__sort(standings->results, shop.results, (size_t)standings->result_count,
                   sizeof *standings->results, by_line);
        compare_all(standings, &shop);
        status = total_up(standings, &shop) ? PDUP_OK : PDUP_E_OVERFLOW;
        if (status == PDUP_OK) {
            pdup__place(standings->entries, shop.entries, standings->entry_count);
        }
    }
    close_workshop(&shop, allocator);
    return status;
}
