/* SPDX-License-Identifier: MIT */
/* The affine plane of order q = 3 or 4: player qx + y is the point (x, y). Its lines fall into q + 1 classes of q
 * parallel lines, and two points lie on one line. In round i the tables are the lines of class i, and a seat is a line
 * of class i + 1: so every pair meets once and is compared once. Tables that play at once must share their set, since
 * lines that do not cross are parallel. */
#include "movement/kinds/affine.h"

#include "movement/movement.h"

enum { ORDER = 4, CLASSES = 5 };

/* Class i holds the lines y + slope x = c, and the last one the lines x = c. */
static const int8_t slopes3[] = {0, 2, 1};
static const int8_t slopes4[] = {0, 3, 1, 2};

/* The line that is seat N, E, S, W. At tables of four chosen so that nobody sits anywhere more than three times. */
static const int8_t lines4[CLASSES][ORDER] = {
    {0, 1, 2, 3}, {1, 3, 2, 0}, {2, 0, 1, 3}, {3, 2, 1, 0}, {3, 0, 2, 1}};
static const int8_t lines3[] = {0, 1, 2};

/* Numbers 0, 1, x, x + 1 of the field of four. */
static const int8_t products4[ORDER][ORDER] = {
    {0, 0, 0, 0}, {0, 1, 2, 3}, {0, 2, 3, 1}, {0, 3, 1, 2}};

static int32_t sum(int32_t order, int32_t a, int32_t b) {
    return order == ORDER ? a ^ b : (a + b) % order;
}

static int32_t opposite(int32_t order, int32_t a) {
    return order == ORDER ? a : (order - a) % order;
}

static int32_t product(int32_t order, int32_t a, int32_t b) {
    return order == ORDER ? products4[a][b] : a * b % order;
}

static int32_t slope(int32_t order, int32_t class) {
    return order == ORDER ? slopes4[class] : slopes3[class];
}

static const int8_t *lines(int32_t order, int32_t round) {
    return order == ORDER ? lines4[round] : lines3;
}

/* The line of a class on which a point lies. */
static int32_t line_of(int32_t order, int32_t class, int32_t player) {
    int32_t x = player / order;
    return class == order ? x : sum(order, player % order, product(order, slope(order, class), x));
}

/* The point where line a of a class meets line b of the next one. Neighbouring slopes differ by d with d x = b - a; in
 * the field of three d is its own inverse, in that of four its square is. */
static int32_t crossing(int32_t order, int32_t class, int32_t a, int32_t b) {
    if (class == order) {
        return order * a + b;
    }
    int32_t x = b;
    if (class + 1 < order) {
        int32_t d = sum(order, slope(order, class + 1), opposite(order, slope(order, class)));
        x = product(order, order == ORDER ? product(order, d, d) : d,
                    sum(order, b, opposite(order, a)));
    }
    return order * x + sum(order, a, opposite(order, product(order, slope(order, class), x)));
}

static int32_t player_at(const pdup_movement *movement, int32_t round, int32_t table, int seat) {
    int32_t order = movement->shape.seats;
    return crossing(order, round, table, lines(order, round)[seat]);
}

static int32_t set_at(const pdup_movement *movement, int32_t round, int32_t table) {
    (void)movement;
    (void)table;
    return round;
}

static pdup__place place_of_player(const pdup_movement *movement, int32_t round, int32_t player) {
    int32_t order = movement->shape.seats;
    int32_t line = line_of(order, (round + 1) % (order + 1), player);
    int seat = 0;
    /* Every line is among those of a round. NOLINTNEXTLINE(clang-analyzer-core.UndefinedBinaryOperatorResult) */
    while (lines(order, round)[seat] != line) {
        seat++;
    }
    return (pdup__place){line_of(order, round, player), seat};
}

static int32_t table_of_set(const pdup_movement *movement, int32_t round, int32_t set,
                            int32_t copy) {
    (void)movement;
    return set == round ? copy : -1;
}

static const pdup__movement_type affine = {PDUP_MOVEMENT_KIND_INDIVIDUAL, player_at, set_at,
                                           place_of_player, table_of_set};

pdup_status pdup__affine_new(const pdup_allocator *allocator, int32_t players, int32_t seats,
                             pdup_movement **out) {
    if (players != seats * seats) {
        return PDUP_E_NO_MOVEMENT;
    }
    pdup__movement_shape shape = {
        .type = &affine,
        .tables = seats,
        .rounds = seats + 1,
        .sets = seats + 1,
        .seats = seats,
        .players = players,
        .rooms = 1,
        .copies = seats,
        .variant = PDUP_VARIANT_FEW,
        .construction = "affine plane: tables are lines, seats are lines of the next class",
        .source = "affine plane of order 3 or 4",
    };
    return pdup__movement_new(allocator, &shape, NULL, NULL, NULL, out);
}
