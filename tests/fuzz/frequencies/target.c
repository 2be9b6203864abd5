/* SPDX-License-Identifier: MIT */
/* The first byte says whether, and where, an allocation fails; the second whether the rest is the text of a table or
 * a list of changes, which a plain array of counts follows. */
#include "../../support/frequencies.h"
#include <pdup/frequencies.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Ends the run where something does not hold. */
#define MUST(condition)                                                                            \
    ((condition) ? (void)0                                                                         \
                 : (fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition), abort()))

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { FIRST_FAILING = 192, SCORES = 16, STEP = 80000, LOWEST = -PDUP_MAX_WHISTS };

typedef struct allocations {
    int64_t asked;
    int64_t fail_at; /* 0: never */
    int64_t live;
    bool has_failed;
} allocations;

typedef struct bytes {
    const uint8_t *next;
    const uint8_t *end;
} bytes;

static int32_t take(bytes *from) {
    return from->next < from->end ? *from->next++ : 0;
}

static bool refuses(allocations *counter) {
    bool refused = ++counter->asked == counter->fail_at;
    counter->has_failed = counter->has_failed || refused;
    return refused;
}

static void *counted_alloc(void *ctx, size_t size) {
    allocations *counter = ctx;
    void *memory = refuses(counter) ? NULL : malloc(size);
    counter->live += memory != NULL;
    return memory;
}

static void *counted_resize(void *ctx, void *memory, size_t size) {
    return refuses(ctx) ? NULL : realloc(memory, size);
}

static void counted_release(void *ctx, void *memory) {
    ((allocations *)ctx)->live--;
    free(memory);
}

static char *text_of(const pdup_frequencies *table, size_t *length) {
    MUST(pdup_frequencies_text(table, NULL, 0, length) == PDUP_OK);
    char *text = malloc(*length + 1);
    MUST(text && pdup_frequencies_text(table, text, *length + 1, length) == PDUP_OK);
    MUST(strlen(text) == *length);
    return text;
}

/* Scores ascend, counts sum up, matchpoints of whole results follow. */
static void walk(const pdup_frequencies *table) {
    int64_t total;
    int64_t below = 0;
    int32_t before = LOWEST - 1;
    for (int32_t i = 0; i < pdup_frequencies_score_count(table); i++) {
        int32_t whists;
        int64_t own;
        int64_t over;
        int64_t under;
        MUST(pdup_frequencies_score_at(table, i, &whists, &own) == PDUP_OK);
        MUST(whists > before && whists <= PDUP_MAX_WHISTS && own > 0);
        pdup_status status = matchpoints_of(table, whists, &over, &under);
        MUST((status == PDUP_OK) == (own >= 100));
        MUST(own < 100 || over * (100 / under) == 2 * below + own - 100);
        below += own;
        before = whists;
    }
    MUST(pdup_frequencies_total(table, &total) == PDUP_OK && total * 100 == below);
}

static void check_text(const pdup_allocator *allocator, const char *text, size_t size,
                       const allocations *counter) {
    pdup_frequencies *table;
    size_t place;
    pdup_status status = pdup_frequencies_new_from_text(allocator, text, size, &place, &table);
    MUST((status == PDUP_E_NOMEM) == counter->has_failed);
    MUST((table != NULL) == (status == PDUP_OK));
    MUST(place <= size && (status == PDUP_E_FREQUENCIES_TEXT || place == 0));
    if (table) {
        size_t length;
        walk(table);
        char *again = text_of(table, &length);
        MUST(length == size && memcmp(again, text, size) == 0);
        free(again);
    }
    pdup_frequencies_unref(table);
}

typedef struct model {
    pdup_frequencies *table;
    int64_t hundredths[SCORES];
} model;

static void check_model(const model *is) {
    int32_t index = 0;
    walk(is->table);
    for (int32_t i = 0; i < SCORES; i++) {
        int32_t whists;
        int64_t own;
        if (is->hundredths[i] > 0) {
            MUST(pdup_frequencies_score_at(is->table, index++, &whists, &own) == PDUP_OK);
            MUST(whists == LOWEST + i * STEP && own == is->hundredths[i]);
        }
    }
    MUST(pdup_frequencies_score_count(is->table) == index);
}

static void change_whole(model *is, bytes *from, bool adds) {
    int32_t score = take(from) % SCORES;
    int32_t results = take(from);
    int32_t whists = LOWEST + score * STEP;
    pdup_status status =
        adds ? add_whole(is->table, whists, results) : remove_whole(is->table, whists, results);
    bool has_enough = adds || is->hundredths[score] >= 100 * results;
    MUST((status == PDUP_E_RANGE) == (results == 0));
    MUST((status == PDUP_E_STATE) == (results > 0 && !has_enough));
    if (status == PDUP_OK) {
        is->hundredths[score] += (adds ? 100 : -100) * results;
    }
}

static void change_weighted(model *is, bytes *from, bool adds) {
    int32_t scores[8];
    int32_t whists[8];
    int32_t weights[8];
    int64_t over;
    int64_t under;
    int32_t count = 1 + take(from) % 8;
    int32_t left = 100;
    for (int32_t i = 0; i < count; i++) {
        int32_t after = count - 1 - i;
        weights[i] = after > 0 ? 1 + take(from) % (left - after) : left;
        left -= weights[i];
        scores[i] = take(from) % SCORES;
        whists[i] = LOWEST + scores[i] * STEP;
    }
    pdup_status known =
        pdup_frequencies_matchpoints(is->table, whists, weights, count, &over, &under);
    pdup_status status = adds ? pdup_frequencies_add(is->table, whists, weights, count, 1)
                              : pdup_frequencies_remove(is->table, whists, weights, count, 1);
    MUST(known == PDUP_OK || known == PDUP_E_STATE);
    MUST(known == PDUP_E_STATE || (under > 0 && over >= 0));
    MUST(adds || status == known);
    for (int32_t i = 0; status == PDUP_OK && i < count; i++) {
        is->hundredths[scores[i]] += adds ? weights[i] : -weights[i];
    }
}

static void merge(model *is, model *other) {
    pdup_status status = pdup_frequencies_merge(is->table, other->table);
    MUST(status == PDUP_OK || status == PDUP_E_NOMEM || status == PDUP_E_OVERFLOW);
    for (int32_t i = 0; status == PDUP_OK && i < SCORES; i++) {
        is->hundredths[i] += other->hundredths[i];
    }
}

static void change(const pdup_allocator *allocator, bytes *from) {
    model two[2] = {{0}, {0}};
    pdup_status first = pdup_frequencies_new(allocator, &two[0].table);
    pdup_status second = pdup_frequencies_new(allocator, &two[1].table);
    while (first == PDUP_OK && second == PDUP_OK && from->next < from->end) {
        int32_t what = take(from);
        model *is = &two[what & 1];
        switch (what >> 1 & 3) {
        case 0:
            merge(is, &two[what >> 3 & 1]);
            break;
        case 1:
            change_weighted(is, from, what >> 3 & 1);
            break;
        default:
            change_whole(is, from, what >> 3 & 1);
        }
        check_model(is);
    }
    pdup_frequencies_unref(pdup_frequencies_ref(two[0].table));
    pdup_frequencies_unref(two[0].table);
    pdup_frequencies_unref(two[1].table);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 2) {
        return 0;
    }
    int64_t failing = (int64_t)data[0] - FIRST_FAILING + 1;
    allocations counter = {.fail_at = failing > 0 ? failing : 0};
    pdup_allocator allocator = {&counter, counted_alloc, counted_resize, counted_release};
    if (data[1] % 2 == 0) {
        check_text(&allocator, (const char *)data + 2, size - 2, &counter);
    } else {
        bytes from = {data + 2, data + size};
        change(&allocator, &from);
    }
    MUST(counter.live == 0);
    return 0;
}
