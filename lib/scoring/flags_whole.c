/* SPDX-License-Identifier: MIT */
/* What is odd about standings as a whole, and would look right in every line of them. */
#include "base/seat.h"
#include "scoring/compared_with.h"
#include "scoring/flags.h"
#include "scoring/line_counts.h"

#include <string.h>

/* The boards of a line in a field so far. */
typedef struct line_most {
    int32_t most;                 /* results that count of any board */
    int32_t played;               /* the same without awards on rows that were not played */
    const pdup__result *unplayed; /* one of those, on the board with the most; NULL for none */
    bool has_fewer;               /* is there a board with fewer results than the most? */
} line_most;

typedef struct raised {
    line_most at[PDUP_MAX_ROOMS][PDUP__SEATS];
} raised;

static bool is_unplayed(const pdup__result *result) {
    return !result->has_whists &&
           (result->state == PDUP_STATE_ARTIFICIAL || result->state == PDUP_STATE_DEFERRED);
}

static bool is_same_line(const pdup__met *a, const pdup__met *b) {
    return a->result->session == b->result->session && a->result->board == b->result->board &&
           a->result->seat == b->result->seat && a->field == b->field;
}

/* One line of one board. */
static void add_line(raised *to, const pdup__met *line, size_t count) {
    int32_t results = 0;
    int32_t unplayed = 0;
    const pdup__result *first = NULL;
    for (size_t i = 0; i < count; i++) {
        results += pdup__result_counts(line[i].result);
        if (is_unplayed(line[i].result)) {
            unplayed++;
            first = first ? first : line[i].result;
        }
    }
    line_most *most = &to->at[line[0].field][pdup__seat_index(line[0].result->seat)];
    if (results > most->most) {
        most->has_fewer = most->most > 0;
        most->most = results;
        most->unplayed = first;
    } else {
        most->has_fewer = most->has_fewer || (results > 0 && results < most->most);
    }
    most->played = results - unplayed > most->played ? results - unplayed : most->played;
}

static bool needs_most(const pdup__flagging *f, const pdup__chosen *chosen) {
    int32_t expected = chosen->choice[PDUP__KEY_EXPECTED];
    return chosen->choice[PDUP__KEY_MEASURE] == PDUP__MEASURE_MATCHPOINTS &&
           chosen->choice[PDUP__KEY_NORMALISE] != PDUP__NORMALISE_NONE &&
           (expected == PDUP__EXPECTED_MOST ||
            (expected == PDUP__EXPECTED_MOST_EVENT && f->is_many));
}

static bool is_raised(const line_most *most) {
    return most->most > most->played && most->has_fewer;
}

/* The first line of which more is expected than was played. */
static void tell_raised(pdup__flagging *f, const raised *found) {
    const line_most *all = &found->at[0][0];
    const line_most *end = all + sizeof found->at / sizeof *all;
    while (all < end && !is_raised(all)) {
        all++;
    }
    if (all == end || !needs_most(f, pdup__chosen_of(f->standings, all->unplayed))) {
        return;
    }
    pdup__issue issue =
        pdup__flag_begin(f, PDUP_W_EXPECTED_RAISED, PDUP__M_EXPECTED_RAISED, all->unplayed);
    pdup__issue_seat(&issue, all->unplayed->seat);
    pdup__issue_number(&issue, all->most);
    pdup__issue_number(&issue, all->played);
    pdup__flag(f, &issue, all->unplayed, true);
}

/* Is what is expected in the next session counted apart from this one? */
static bool ends_count(const pdup__flagging *f, const pdup__result *last,
                       const pdup__result *next) {
    const pdup__chosen *chosen = pdup__chosen_of(f->standings, last);
    return last->session != next->session &&
           chosen->choice[PDUP__KEY_EXPECTED] != PDUP__EXPECTED_MOST_EVENT;
}

void pdup__flag_expected(pdup__flagging *f, const pdup__met *all, size_t count) {
    raised found;
    memset(&found, 0, sizeof found);
    for (size_t start = 0; start < count;) {
        size_t end = start + 1;
        while (end < count && is_same_line(&all[start], &all[end])) {
            end++;
        }
        add_line(&found, &all[start], end - start);
        if (end == count || ends_count(f, all[start].result, all[end].result)) {
            tell_raised(f, &found);
            memset(&found, 0, sizeof found);
        }
        start = end;
    }
}

/* The line that a player belongs to: where all his scores are. Who waits for one is told so, and is of none here. */
enum { LINE_NONE = -1, LINE_OTHER = -2, LINES = PDUP_MAX_ROOMS * PDUP__SEATS };

static void find_lines(const pdup_standings *standings, int32_t *lines) {
    for (int32_t i = 0; i < standings->entry_count; i++) {
        lines[i] = LINE_NONE;
    }
    for (int32_t i = 0; i < standings->result_count; i++) {
        const pdup__result *result = &standings->results[i];
        int32_t *own = &lines[result->player - 1];
        if (result->state == PDUP_STATE_PENDING || result->state == PDUP_STATE_DEFERRED) {
            *own = LINE_OTHER;
        }
        if (!pdup__result_has_score(result)) {
            continue;
        }
        int32_t field = pdup__field_of(pdup__chosen_of(standings, result), result);
        int32_t line = field * PDUP__SEATS + pdup__seat_index(result->seat);
        *own = *own == LINE_NONE || *own == line ? line : LINE_OTHER;
    }
}

/* The most boards of a player of each line. */
static void find_most(const pdup_standings *standings, const int32_t *lines, int32_t *most) {
    for (int32_t i = 0; i < standings->entry_count; i++) {
        const pdup__totals *entry = &standings->entries[i];
        int32_t line = lines[entry->player - 1];
        if (line >= 0 && entry->boards > most[line]) {
            most[line] = entry->boards;
        }
    }
}

static void tell_fewer(pdup__flagging *f, const pdup__totals *best, int32_t line, int32_t most,
                       int32_t others) {
    pdup__issue issue = pdup__issue_of(PDUP_W_FEWER_BOARDS, PDUP__M_FEWER_BOARDS);
    pdup__issue_number(&issue, best->player);
    pdup__issue_number(&issue, best->place);
    pdup__issue_number(&issue, best->boards);
    pdup__issue_seat(&issue, PDUP_SEAT_N + line % PDUP__SEATS);
    pdup__issue_number(&issue, most);
    if (others > 0) {
        pdup__issue_say(&issue, PDUP__M_FEWER_BOARDS_MORE);
        pdup__issue_number(&issue, others);
    }
    f->is_done &= pdup__faults_enter(f->flags, (pdup__fault){0}, &issue);
}

void pdup__flag_fewer_boards(pdup__flagging *f) {
    const pdup_standings *standings = f->standings;
    const pdup_allocator *allocator = &standings->base.allocator;
    if (standings->chosen[0].minimum_boards > 0) {
        return;
    }
    int32_t *lines = pdup__alloc_array(allocator, (size_t)standings->entry_count, sizeof *lines);
    if (!lines) {
        f->is_done = false;
        return;
    }
    int32_t most[LINES] = {0};
    find_lines(standings, lines);
    find_most(standings, lines, most);
    const pdup__totals *best = NULL;
    int32_t count = 0;
    for (int32_t i = 0; i < standings->entry_count; i++) {
        const pdup__totals *entry = &standings->entries[i];
        int32_t line = lines[entry->player - 1];
        if (entry->place > 0 && line >= 0 && entry->boards < most[line]) {
            best = best ? best : entry;
            count++;
        }
    }
    if (best) {
        int32_t line = lines[best->player - 1];
        tell_fewer(f, best, line, most[line], count - 1);
    }
    pdup__release(allocator, lines);
}
