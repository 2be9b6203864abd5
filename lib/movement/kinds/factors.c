/* SPDX-License-Identifier: MIT */
#include "movement/kinds/factors.h"

#include "movement/kinds/product.h"

/* No number up to the limit of tables has more divisors. */
enum { DIVISORS = 64 };

/* The best known for each divisor: its last part, and which divisor is left without it. The price counts parts, and
 * an array, which needs a table of its own, as many. */
typedef struct option {
    int32_t tables;
    int64_t met; /* 0 if nothing is known */
    int64_t pairs;
    int32_t price;
    pdup__part part;
    int32_t rest;
} option;

enum { PRICE_RIGID = 1, PRICE_ARRAY = 10 };

static int32_t list_divisors(int32_t tables, option *options) {
    int32_t count = 0;
    for (int32_t i = 1; i <= tables; i++) {
        if (tables % i == 0) {
            options[count++] = (option){.tables = i};
        }
    }
    return count;
}

/* Pairs of players of different lines. */
static int64_t pairs_of(int32_t tables, int32_t seats) {
    return (int64_t)tables * tables * seats * (seats - 1) / 2;
}

/* More pairs meet, or as many for a lower price. */
static bool is_better(const option *a, const option *b) {
    const int64_t ours = a->met * b->pairs;
    const int64_t theirs = b->met * a->pairs;
    return ours > theirs || (ours == theirs && a->price < b->price);
}

/* What part and rest give together. */
static option join(const option *rest, int32_t rest_index, const pdup__part *part, int32_t seats) {
    option joined = {
        rest->tables * part->tables, rest->met, rest->pairs, rest->price, *part, rest_index};
    joined.price += part->array ? PRICE_ARRAY : PRICE_RIGID;
    if (part->kind == PDUP__PART_NEAR) {
        const int64_t pairs = pairs_of(part->tables, seats);
        /* This kind has an array. NOLINTNEXTLINE(clang-analyzer-core.NullDereference) */
        joined.met *= pairs - part->array->never_met;
        joined.pairs *= pairs;
    }
    return joined;
}

static void improve(option *options, int32_t index, int32_t seats) {
    option *best = &options[index];
    best->pairs = 1;
    for (int32_t i = 0; i < index; i++) {
        pdup__part part;
        if (options[i].met == 0 || best->tables % options[i].tables != 0 ||
            !pdup__part_find(best->tables / options[i].tables, seats, &part)) {
            continue;
        }
        option joined = join(&options[i], i, &part, seats);
        if (best->met == 0 || is_better(&joined, best)) {
            *best = joined;
        }
    }
}

static bool is_faster(const pdup__part *a, const pdup__part *b) {
    return a->kind == b->kind ? a->prime > b->prime : a->kind < b->kind;
}

/* Takes the parts of the last option, the fastest first. */
static void collect(const option *options, int32_t last, pdup__factors *factors) {
    for (int32_t i = last; i > 0; i = options[i].rest) {
        int32_t place = factors->count++;
        while (place > 0 && is_faster(&options[i].part, &factors->parts[place - 1])) {
            factors->parts[place] = factors->parts[place - 1];
            place--;
        }
        factors->parts[place] = options[i].part;
    }
}

void pdup__factors_find(int32_t tables, int32_t seats, pdup__factors *factors_out) {
    option options[DIVISORS];
    const int32_t count = list_divisors(tables, options);
    options[0].met = 1;
    options[0].pairs = 1;
    for (int32_t i = 1; i < count; i++) {
        improve(options, i, seats);
    }
    const option *best = &options[count - 1];
    *factors_out = (pdup__factors){.met = best->met, .pairs = best->pairs};
    /* A divisor at least: 1. NOLINTNEXTLINE(clang-analyzer-core.UndefinedBinaryOperatorResult) */
    collect(options, best->met > 0 ? count - 1 : 0, factors_out);
}

pdup_status pdup__factors_new(const pdup_allocator *allocator, const pdup__factors *factors,
                              int32_t seats, pdup_movement **out) {
    /* From the slowest on: each part keeps the one behind it. */
    pdup_movement *chain = NULL;
    for (int32_t i = factors->count - 1; i >= 0; i--) {
        pdup_movement *part = NULL;
        pdup_status status = pdup__part_new(allocator, &factors->parts[i], seats, chain, &part);
        pdup_movement_unref(chain);
        if (status) {
            return status;
        }
        chain = part;
    }
    if (factors->count == 1) {
        *out = chain;
        return PDUP_OK;
    }
    const char *construction = factors->met == factors->pairs
                                   ? "product of perfect movements"
                                   : "product of movements, not all of them perfect";
    pdup_status status = pdup__product_new(allocator, chain, construction, out);
    pdup_movement_unref(chain);
    return status;
}
