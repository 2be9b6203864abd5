/* SPDX-License-Identifier: MIT */
#include "scoring/opponents.h"

#include "base/sort.h"

/* Somebody sat at a table in a round. */
typedef struct sitting {
    int32_t session;
    int32_t round;
    int32_t table;
    int32_t player;
} sitting;

static int by_table(const void *first, const void *second) {
    const sitting *a = first;
    const sitting *b = second;
    int order = pdup__by_number(a->session, b->session);
    order = order != 0 ? order : pdup__by_number(a->round, b->round);
    return order != 0 ? order : pdup__by_number(a->table, b->table);
}

static int by_sitting(const void *first, const void *second) {
    int order = by_table(first, second);
    return order != 0 ? order
                      : pdup__by_number(((const sitting *)first)->player,
                                        ((const sitting *)second)->player);
}

/* Each once, however many boards they played there. */
static size_t list_sittings(const pdup__ranking *ranking, sitting *list, sitting *scratch) {
    size_t count = (size_t)ranking->result_count;
    for (size_t i = 0; i < count; i++) {
        const pdup__result *result = &ranking->results[i];
        list[i] = (sitting){result->session, result->round, result->table, result->player};
    }
    pdup__sort(list, scratch, count, sizeof *list, by_sitting);
    size_t kept = 0;
    for (size_t i = 0; i < count; i++) {
        if (kept == 0 || by_sitting(&list[kept - 1], &list[i]) != 0) {
            list[kept++] = list[i];
        }
    }
    return kept;
}

/* The sum of a player's opponents, and how many they were. */
typedef struct met {
    pdup__fraction sum;
    int32_t count;
    const pdup__totals *entry;
} met;

static bool meet(met *all, const sitting *list, size_t start, size_t end) {
    for (size_t i = start; i < end; i++) {
        met *own = &all[list[i].player - 1];
        for (size_t k = start; k < end; k++) {
            const pdup__totals *other = all[list[k].player - 1].entry;
            if (k == i || !other->has_percent) {
                continue;
            }
            if (!pdup__fraction_add(own->sum, other->percent, &own->sum)) {
                return false;
            }
            own->count++;
        }
    }
    return true;
}

static bool meet_all(met *all, const sitting *list, size_t count) {
    for (size_t start = 0; start < count;) {
        size_t end = start;
        while (end < count && by_table(&list[start], &list[end]) == 0) {
            end++;
        }
        if (!meet(all, list, start, end)) {
            return false;
        }
        start = end;
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

pdup_status pdup__opponents(const pdup__ranking *ranking, pdup__merit *merits) {
    const pdup_allocator *allocator = ranking->allocator;
    /* One more than there are: no results at all need no case of their own. */
    size_t room = (size_t)ranking->result_count + 1;
    sitting *list = pdup__alloc_array(allocator, 2 * room, sizeof *list);
    met *all = pdup__alloc_array(allocator, (size_t)ranking->entry_count, sizeof *all);
    pdup_status status = PDUP_E_NOMEM;
    if (list && all) {
        for (int32_t i = 0; i < ranking->entry_count; i++) {
            const pdup__totals *entry = &ranking->entries[i];
            all[entry->player - 1] = (met){pdup__fraction_of(0, 1), 0, entry};
        }
        size_t count = list_sittings(ranking, list, list + room);
        bool fits = meet_all(all, list, count) && set_means(ranking, all, merits);
        status = fits ? PDUP_OK : PDUP_E_OVERFLOW;
    }
    pdup__release(allocator, all);
    pdup__release(allocator, list);
    return status;
}
