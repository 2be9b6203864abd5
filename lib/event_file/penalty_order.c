/* SPDX-License-Identifier: MIT */
#include "event_file/penalty_order.h"

#include "base/sort.h"
#include "event_file/handlers.h"
#include "event_file/keys.h"
#include "event_file/words.h"
#include "scoring/penalty_tariff.h"

static void push(pdup__reader *reader, const pdup__noted_penalty *noted) {
    if (reader->penalty_count == reader->penalty_capacity) {
        void *memory = reader->penalties;
        if (!pdup__grow(reader->allocator, &memory, &reader->penalty_capacity, sizeof *noted)) {
            reader->is_out_of_memory = true;
            return;
        }
        reader->penalties = memory;
    }
    reader->penalties[reader->penalty_count++] = *noted;
}

/* A penalty for several kinds is before each of them. */
static void push_each(pdup__reader *reader, pdup__noted_penalty *noted, uint32_t infractions) {
    for (pdup_infraction i = PDUP_INFRACTION_LATE; i <= PDUP_INFRACTION_OTHER; i++) {
        if (infractions & (1U << i)) {
            noted->infraction = i;
            push(reader, noted);
        }
    }
}

static bool is_basis(const pdup__word *key) {
    return pdup__word_is(key, "matchpoints") || pdup__word_is(key, "top") ||
           pdup__word_is(key, "percent");
}

/* Is the ruling of this number revoked, waived or replaced anywhere in its session? */
static bool is_gone(const pdup__reader *reader, const pdup__word *value) {
    static const pdup__line_kind kinds[] = {PDUP__LINE_REVOKE, PDUP__LINE_WAIVE,
                                            PDUP__LINE_REPLACED};
    int64_t number;
    bool is_found = false;
    if (!pdup__word_number(value, 1, PDUP_MAX_RULINGS, &number)) {
        return false;
    }
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        pdup__claim_key key = pdup__key_number(reader->line_session, kinds[i], (int32_t)number);
        is_found = is_found || pdup__claims_find(&reader->claims, &key);
    }
    return is_found;
}

/* Nothing is complained of here: the line is read again with its session. A bonus is no penalty before another. */
void pdup__note_penalty(pdup__reader *reader, const pdup__words *words) {
    int64_t player;
    uint32_t infractions = 0;
    pdup__noted_penalty noted = {.line = reader->line};
    if (words->count < 2 || !pdup__word_number(&words->at[1], 1, PDUP_MAX_PLAYERS, &player)) {
        return;
    }
    noted.player = (int32_t)player;
    for (int32_t i = 2; i < words->count; i++) {
        pdup__word key;
        pdup__word value;
        if (!pdup__word_split(&words->at[i], &key, &value)) {
            continue;
        }
        if (pdup__word_is(&key, "rule")) {
            infractions = pdup__infractions_of_rule(value.bytes, value.size);
        } else if (pdup__word_is(&key, "time")) {
            noted.has_time = pdup__word_number(&value, 0, INT64_MAX, &noted.time);
        } else if (pdup__word_is(&key, "number")) {
            noted.is_gone = is_gone(reader, &value);
        } else if (is_basis(&key) && pdup__dash_size(value.bytes, value.size) != 0) {
            return;
        }
    }
    push_each(reader, &noted, infractions);
}

static int by_line(const void *first, const void *second) {
    const pdup__noted_penalty *a = first;
    const pdup__noted_penalty *b = second;
    int order = pdup__by_number(a->player, b->player);
    order = order != 0 ? order : pdup__by_number(a->infraction, b->infraction);
    return order != 0 ? order : pdup__by_number(a->line, b->line);
}

static bool is_same(const pdup__noted_penalty *a, const pdup__noted_penalty *b) {
    return a->player == b->player && a->infraction == b->infraction;
}

/* The lines of one player and kind, in the order of the text. What is gone is before no other, but has the price that it
 * had: it is the first if nothing that stands is before it. */
static void find_first(pdup__noted_penalty *lines, size_t count) {
    const pdup__noted_penalty *first = NULL;
    for (size_t i = 0; i < count; i++) {
        if (i > 0 && !lines[i].has_time) {
            lines[i].time = lines[i - 1].time;
        }
        if (!lines[i].is_gone && (!first || lines[i].time < first->time)) {
            first = &lines[i];
        }
    }
    for (size_t i = 0; i < count; i++) {
        lines[i].is_first = !first || lines[i].time < first->time ||
                            (lines[i].time == first->time && &lines[i] <= first);
    }
}

void pdup__order_penalties(pdup__reader *reader) {
    size_t count = reader->penalty_count;
    if (count == 0 || reader->is_out_of_memory) {
        return;
    }
    pdup__noted_penalty *scratch = pdup__alloc_array(reader->allocator, count, sizeof *scratch);
    if (!scratch) {
        reader->is_out_of_memory = true;
        return;
    }
    pdup__noted_penalty *noted = reader->penalties;
    pdup__sort(noted, scratch, count, sizeof *noted, by_line);
    pdup__release(reader->allocator, scratch);
    for (size_t from = 0, to = 0; from < count; from = to) {
        while (to < count && is_same(&noted[from], &noted[to])) {
            to++;
        }
        find_first(&noted[from], to - from);
    }
}

int32_t pdup__penalised_before(const pdup__reader *reader, int32_t player,
                               pdup_infraction infraction) {
    pdup__noted_penalty asked = {.player = player, .infraction = infraction, .line = reader->line};
    size_t from = 0;
    size_t to = reader->penalty_count;
    /* The line has been noted, so it is there. */
    while (to - from > 1) {
        size_t middle = from + (to - from) / 2;
        if (by_line(&reader->penalties[middle], &asked) <= 0) {
            from = middle;
        } else {
            to = middle;
        }
    }
    return !reader->penalties[from].is_first;
}
