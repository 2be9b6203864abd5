/* SPDX-License-Identifier: MIT */
/* Let q be the seats, v = qk + 1 the players, v prime, g a primitive root of v, and call two numbers alike when their
 * logarithms to the base g leave the same remainder by q. If b_0 ... b_(q-1) are all unlike, their q(q-1) differences
 * are q-1 of each sort, and b_0 - p ... b_(q-1) - p are all unlike, then table t has the labels b_s g^(qt) and the set
 * p g^(qt), and everybody meets everybody q-1 times and is compared with everybody k-1 times: numbers of one sort have
 * every difference equally often (R. M. Wilson's cyclotomic classes). The first such b and p are as good as any. */
#include "movement/kinds/cyclotomic.h"

#include "movement/kinds/cyclic.h"

/* The b are looked for below this; every prime that can have them up to the limit of rounds has them there. */
enum { WITHIN = 64, MOST_SEATS = 4 };

typedef struct prime_field {
    int32_t order; /* the prime */
    int32_t seats;
    int32_t root;  /* the smallest primitive root */
    uint8_t *sort; /* of each number but 0: logarithm modulo seats */
} prime_field;

static bool is_prime(int32_t number) {
    for (int32_t divisor = 2; divisor * divisor <= number; divisor++) {
        if (number % divisor == 0) {
            return false;
        }
    }
    return true;
}

/* How many powers of a number there are before they repeat. */
static int32_t powers(int32_t base, int32_t order) {
    int32_t count = 1;
    for (int32_t power = base; power != 1; power = power * base % order) {
        count++;
    }
    return count;
}

static void sort_numbers(prime_field *field) {
    field->root = 2;
    while (powers(field->root, field->order) != field->order - 1) {
        field->root++;
    }
    int32_t power = 1;
    for (int32_t i = 0; i < field->order - 1; i++) {
        field->sort[power] = (uint8_t)(i % field->seats);
        power = power * field->root % field->order;
    }
}

/* Numbers below the order, different from each other. */
static int sort_of_difference(const prime_field *field, int32_t a, int32_t b) {
    return field->sort[(a - b + field->order) % field->order];
}

/* Are all of them unlike, moved by p? */
static bool are_unlike(const prime_field *field, const int32_t *b, int32_t p) {
    int seen = 0;
    for (int i = 0; i < field->seats; i++) {
        if (b[i] == p) {
            return false;
        }
        seen |= 1 << sort_of_difference(field, b[i], p);
    }
    return seen == (1 << field->seats) - 1;
}

static bool are_differences_even(const prime_field *field, const int32_t *b) {
    int count[MOST_SEATS] = {0};
    for (int i = 0; i < field->seats; i++) {
        for (int j = 0; j < field->seats; j++) {
            if (i != j && ++count[sort_of_difference(field, b[i], b[j])] == field->seats) {
                return false;
            }
        }
    }
    return true;
}

/* The next choice of rising numbers, the last one running fastest; the first, 1, stays. */
static bool next_choice(const prime_field *field, int32_t *b) {
    int32_t end = field->order < WITHIN ? field->order : WITHIN;
    int at = field->seats - 1;
    while (at > 0 && b[at] == end - field->seats + at) {
        at--;
    }
    if (at == 0) {
        return false;
    }
    b[at]++;
    for (int i = at + 1; i < field->seats; i++) {
        b[i] = b[i - 1] + 1;
    }
    return true;
}

/* The first p for these b, or 0. */
static int32_t find_p(const prime_field *field, const int32_t *b) {
    if (!are_unlike(field, b, 0) || !are_differences_even(field, b)) {
        return 0;
    }
    for (int32_t p = 2; p < field->order; p++) {
        if (are_unlike(field, b, p)) {
            return p;
        }
    }
    return 0;
}

/* Numbers are moved so that table 1 has label 0 at N and set 0, as in all other movements here. */
static void fill(pdup__cyclic *cyclic, const prime_field *field, const int32_t *b, int32_t p) {
    int32_t step = 1;
    for (int32_t i = 0; i < field->seats; i++) {
        step = step * field->root % field->order;
    }
    int32_t power = 1;
    for (int32_t table = 0; table < cyclic->size.tables; table++) {
        for (int32_t seat = 0; seat < field->seats; seat++) {
            cyclic->label[table * field->seats + seat] =
                (b[seat] * power - b[0] + field->order) % field->order;
        }
        cyclic->adder[table] = (p * power - p + field->order) % field->order;
        power = power * step % field->order;
    }
}

static pdup_status make(const pdup_allocator *allocator, const prime_field *field,
                        pdup_movement **out) {
    static const pdup__cyclic_words words = {
        "cyclic, from powers of a primitive root: who has no seat rests",
        "cyclotomic classes, after R. M. Wilson",
    };
    int32_t b[MOST_SEATS] = {1, 2, 3, 4};
    int32_t p = find_p(field, b);
    while (!p && next_choice(field, b)) {
        p = find_p(field, b);
    }
    if (!p) {
        return PDUP_E_NO_MOVEMENT;
    }
    pdup__cyclic_size size = {field->seats, field->order / field->seats, field->order, 1, 0};
    pdup__cyclic *cyclic = pdup__cyclic_start(allocator, size);
    if (!cyclic) {
        return PDUP_E_NOMEM;
    }
    fill(cyclic, field, b, p);
    return pdup__cyclic_finish(allocator, cyclic, words, out);
}

pdup_status pdup__cyclotomic_new(const pdup_allocator *allocator, int32_t players, int32_t seats,
                                 pdup_movement **out) {
    /* There are as many rounds as players. With four seats and v = 1 mod 8 a difference and its opposite are alike, so
     * that there are never three of a sort. */
    if (players > PDUP_MAX_ROUNDS || players % seats != 1 || (seats == 4 && players % 8 != 5) ||
        !is_prime(players)) {
        return PDUP_E_NO_MOVEMENT;
    }
    pdup_allocator own = pdup__allocator(allocator);
    prime_field field = {players, seats, 0, pdup__alloc_array(&own, (size_t)players, 1)};
    if (!field.sort) {
        return PDUP_E_NOMEM;
    }
    sort_numbers(&field);
    pdup_status status = make(&own, &field, out);
    pdup__release(&own, field.sort);
    return status;
}
