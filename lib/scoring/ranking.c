/* SPDX-License-Identifier: MIT */
#include "scoring/ranking.h"

#include "base/sort.h"
#include "scoring/tie_break.h"

/* A player while he is ranked. */
typedef struct ranked {
    pdup__totals entry;
    pdup__merit merit;
} ranked;

static int by_merit(const void *first, const void *second) {
    const ranked *a = first;
    const ranked *b = second;
    int class = pdup__by_number(a->merit.class, b->merit.class);
    return class != 0 ? class : pdup__fraction_compare(b->merit.value, a->merit.value);
}

static pdup_placing state_of(const pdup__ranking *ranking, const pdup__totals *entry) {
    bool needs_percent = ranking->chosen->choice[PDUP__KEY_MEASURE] == PDUP__MEASURE_MATCHPOINTS;
    if (entry->is_disqualified) {
        return PDUP_PLACING_DISQUALIFIED;
    }
    if (needs_percent ? !entry->has_percent : entry->boards == 0) {
        return PDUP_PLACING_NO_SCORE;
    }
    return entry->boards < ranking->minimum_boards ? PDUP_PLACING_BELOW_MINIMUM
                                                   : PDUP_PLACING_PLACED;
}

/* The first order: by percent, or by total where there is none; the unplaced in a class of their own. */
static void begin(const pdup__ranking *ranking, ranked *list) {
    bool has_percents = ranking->chosen->choice[PDUP__KEY_MEASURE] == PDUP__MEASURE_MATCHPOINTS;
    for (int32_t i = 0; i < ranking->entry_count; i++) {
        pdup__totals *entry = &ranking->entries[i];
        entry->state = state_of(ranking, entry);
        bool is_placed = entry->state == PDUP_PLACING_PLACED;
        pdup__fraction value = has_percents ? entry->percent : entry->total;
        list[i].entry = *entry;
        list[i].merit = (pdup__merit){!is_placed, is_placed ? value : pdup__fraction_of(0, 1)};
    }
}

/* Sorts by the values of a step and makes classes of those that are equal. */
static void split_classes(ranked *list, ranked *scratch, int32_t count) {
    pdup__sort(list, scratch, (size_t)count, sizeof *list, by_merit);
    int32_t class = 0;
    pdup__merit before = list[0].merit;
    for (int32_t i = 0; i < count; i++) {
        bool is_equal = before.class == list[i].merit.class &&
                        pdup__fraction_compare(before.value, list[i].merit.value) == 0;
        class += !is_equal;
        before = list[i].merit;
        list[i].merit.class = class;
    }
}

static pdup_status break_ties(const pdup__ranking *ranking, ranked *list, ranked *scratch,
                              pdup__merit *merits) {
    int32_t count = ranking->entry_count;
    for (int32_t step = 0; step < ranking->chosen->tie_break_count; step++) {
        for (int32_t i = 0; i < count; i++) {
            merits[list[i].entry.player - 1] = list[i].merit;
        }
        pdup_status status =
            pdup__tie_break_values(ranking, ranking->chosen->tie_breaks[step], merits);
        if (status != PDUP_OK) {
            return status;
        }
        for (int32_t i = 0; i < count; i++) {
            /* The unplaced stay together, whatever they have. */
            bool is_placed = list[i].entry.state == PDUP_PLACING_PLACED;
            list[i].merit.value =
                is_placed ? merits[list[i].entry.player - 1].value : pdup__fraction_of(0, 1);
        }
        split_classes(list, scratch, count);
    }
    return PDUP_OK;
}

static void give_places(const pdup__ranking *ranking, const ranked *list) {
    int32_t place = 0;
    for (int32_t i = 0; i < ranking->entry_count; i++) {
        ranking->entries[i] = list[i].entry;
        bool is_tied = i > 0 && list[i].merit.class == list[i - 1].merit.class;
        place = is_tied ? place : i + 1;
        bool is_placed = list[i].entry.state == PDUP_PLACING_PLACED;
        ranking->entries[i].place = is_placed ? place : 0;
    }
}

pdup_status pdup__rank(const pdup__ranking *ranking) {
    size_t count = (size_t)ranking->entry_count;
    ranked *list = pdup__alloc_array(ranking->allocator, 2 * count, sizeof *list);
    pdup__merit *merits = pdup__alloc_array(ranking->allocator, count, sizeof *merits);
    pdup_status status = PDUP_E_NOMEM;
    if (list && merits) {
        begin(ranking, list);
        /* The sort is stable and the entries come in the order of player numbers. */
        split_classes(list, list + count, ranking->entry_count);
        status = break_ties(ranking, list, list + count, merits);
        if (status == PDUP_OK) {
            give_places(ranking, list);
        }
    }
    pdup__release(ranking->allocator, merits);
    pdup__release(ranking->allocator, list);
    return status;
}
