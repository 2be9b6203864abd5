/* SPDX-License-Identifier: MIT */
#include "scoring/opponents.h"

#include "base/seat.h"
#include "base/sort.h"

/* A player met another in a round. */
typedef struct meeting {
    int32_t session;
    int32_t round;
    int32_t player;
    int32_t other;
} meeting;

static int by_meeting(const void *first, const void *second) {
    const meeting *a = first;
    const meeting *b = second;
    int order = pdup__by_number(a->session, b->session);
    order = order != 0 ? order : pdup__by_number(a->round, b->round);
    order = order != 0 ? order : pdup__by_number(a->player, b->player);
    return order != 0 ? order : pdup__by_number(a->other, b->other);
}

/* Those of a row stand together: by session, board, round and table. */
static int by_row(const void *first, const void *second) {
    const pdup__result *a = *(const pdup__result *const *)first;
    const pdup__result *b = *(const pdup__result *const *)second;
    int order = pdup__by_number(a->session, b->session);
    order = order != 0 ? order : pdup__by_number(a->board, b->board);
    order = order != 0 ? order : pdup__by_number(a->round, b->round);
    return order != 0 ? order : pdup__by_number(a->table, b->table);
}

/* Every seat of a row with every other one: at most three meetings a result. */
enum { OTHERS = PDUP__SEATS - 1 };

/* Room for the work. */
typedef struct opponents_work {
    const pdup__result **rows; /* twice as many as results: the second half is for sorting */
    meeting *meetings;         /* likewise, OTHERS times as many */
    struct met *met;           /* by player */
    size_t room;
} opponents_work;

static size_t list_row(const opponents_work *work, size_t start, size_t end, size_t count) {
    for (size_t i = start; i < end; i++) {
        const pdup__result *own = work->rows[i];
        for (size_t k = start; k < end; k++) {
            if (k != i) {
                work->meetings[count++] =
                    (meeting){own->session, own->round, own->player, work->rows[k]->player};
            }
        }
    }
    return count;
}

static size_t list_meetings(const pdup__ranking *ranking, const opponents_work *work) {
    size_t results = (size_t)ranking->result_count;
    for (size_t i = 0; i < results; i++) {
        work->rows[i] = &ranking->results[i];
    }
    pdup__sort(work->rows, work->rows + work->room, results, sizeof(const pdup__result *), by_row);
    size_t count = 0;
    for (size_t start = 0; start < results;) {
        size_t end = start + 1;
        while (end < results && by_row(&work->rows[start], &work->rows[end]) == 0) {
            end++;
        }
        count = list_row(work, start, end, count);
        start = end;
    }
    return count;
}

/* Sorted, and each once, however many boards they played with each other in the round. */
static size_t keep_different(const opponents_work *work, size_t count) {
    meeting *meetings = work->meetings;
    pdup__sort(meetings, meetings + OTHERS * work->room, count, sizeof *meetings, by_meeting);
    size_t kept = 0;
    for (size_t i = 0; i < count; i++) {
        if (kept == 0 || by_meeting(&meetings[kept - 1], &meetings[i]) != 0) {
            meetings[kept++] = meetings[i];
        }
    }
    return kept;
}

/* A player's percent; the sum of his opponents', and how many they were. */
typedef struct met {
    bool has_percent;
    pdup__fraction percent;
    pdup__fraction sum;
    int32_t count;
} met;

static bool meet_all(met *all, const meeting *meetings, size_t count) {
    for (size_t i = 0; i < count; i++) {
        met *own = &all[meetings[i].player - 1];
        const met *other = &all[meetings[i].other - 1];
        if (!other->has_percent) {
            continue;
        }
        if (!pdup__fraction_add(own->sum, other->percent, &own->sum)) {
            return false;
        }
        own->count++;
    }
    return true;
}

/* Who met nobody comes last: no percent is that low. */
static bool set_means(const pdup__ranking *ranking, const met *all, pdup__merit *merits) {
    for (int32_t i = 0; i < ranking->entry_count; i++) {
        merits[i].value = pdup__fraction_of(INT64_MIN + 1, 1);
        if (all[i].count > 0 &&
            !pdup__fraction_multiply(all[i].sum, pdup__fraction_of(1, all[i].count),
                                     &merits[i].value)) {
            return false;
        }
    }
    return true;
}

static bool open_work(const pdup__ranking *ranking, opponents_work *work) {
    const pdup_allocator *allocator = ranking->allocator;
    /* One more than there are: no results at all need no case of their own. */
    work->room = (size_t)ranking->result_count + 1;
    work->rows = pdup__alloc_array(allocator, 2 * work->room, sizeof(const pdup__result *));
    work->meetings =
        pdup__alloc_array(allocator, (size_t)2 * OTHERS * work->room, sizeof *work->meetings);
    work->met = pdup__alloc_array(allocator, (size_t)ranking->entry_count, sizeof *work->met);
    return work->rows && work->meetings && work->met;
}

static void close_work(const pdup__ranking *ranking, opponents_work *work) {
    pdup__release(ranking->allocator, work->met);
    pdup__release(ranking->allocator, work->meetings);
    pdup__release(ranking->allocator, work->rows);
}

/* Percents of different maxima need more and more bits. Where boards are rounded by regulation, all percents are, before
 * they are summed, if that is what it takes. */
static bool rank_by_means(const pdup__ranking *ranking, const opponents_work *work, size_t count,
                          bool is_rounded, pdup__merit *merits) {
    for (int32_t i = 0; i < ranking->entry_count; i++) {
        const pdup__totals *entry = &ranking->entries[i];
        met *own = &work->met[entry->player - 1];
        *own = (met){entry->has_percent, entry->percent, pdup__fraction_of(0, 1), 0};
        if (is_rounded) {
            own->percent = pdup__to_ten_thousandths(own->percent);
        }
    }
    return meet_all(work->met, work->meetings, count) && set_means(ranking, work->met, merits);
}

pdup_status pdup__opponents(const pdup__ranking *ranking, pdup__merit *merits) {
    opponents_work work = {0};
    pdup_status status = PDUP_E_NOMEM;
    if (open_work(ranking, &work)) {
        size_t count = keep_different(&work, list_meetings(ranking, &work));
        bool fits = rank_by_means(ranking, &work, count, false, merits);
        if (!fits && ranking->chosen->choice[PDUP__KEY_UNIT] != PDUP__UNIT_EXACT) {
            fits = rank_by_means(ranking, &work, count, true, merits);
        }
        status = fits ? PDUP_OK : PDUP_E_OVERFLOW;
    }
    close_work(ranking, &work);
    return status;
}
