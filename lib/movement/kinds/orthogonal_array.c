/* SPDX-License-Identifier: MIT */
#include "movement/kinds/orthogonal_array.h"

#include "movement/kinds/line_movement.h"
#include "movement/kinds/listed.h"

#include <string.h>

/* Columns: the round, N (who names the table), the other lines, the set. No embedded array has more symbols. */
enum { ROUND, LINE_N, WIDTH = 6, SYMBOLS = 40 };

/* Rows by round and player of N. */
typedef struct array {
    const pdup__array_spec *spec;
    int32_t width;
    uint8_t (*cells)[WIDTH];
} array;

static const uint8_t *cell_of(const array *a, int32_t round, int32_t table) {
    return a->cells[round * a->spec->tables + table];
}

static void keep_row(array *a, const uint8_t *row) {
    memcpy(a->cells[row[ROUND] * a->spec->tables + row[LINE_N]], row, WIDTH);
}

/* The rows of one base column. The empty entries of each place of the columns are the symbols beyond the group in
 * turn: `used` counts them. */
static void expand_column(array *a, const int8_t *column, int32_t *used) {
    const pdup__array_spec *spec = a->spec;
    int32_t beyond[WIDTH] = {0};
    for (int32_t i = 0; i < a->width; i++) {
        if (column[i] < 0) {
            beyond[i] = spec->tables - spec->empties + used[i]++;
        }
    }
    for (int32_t shift = 0; shift < spec->shifts; shift++) {
        uint8_t row[WIDTH] = {0};
        for (int32_t i = 0; i < a->width; i++) {
            row[i] = (uint8_t)(column[i] < 0 ? beyond[i]
                                             : pdup__group_add(&spec->group, column[i], shift));
        }
        keep_row(a, row);
    }
}

/* A symbol of the rows among the symbols beyond the group: a of the round, b of the other number, and one more. */
typedef struct form {
    int32_t a;
    int32_t b;
    int32_t one;
} form;

/* With one such symbol there is one row. Five of them have an array of their own, from the field of five elements; b
 * belongs to N. For two and three there is none of so many columns; b belongs to the set (the last form), every line
 * plays every set once, and as few pairs as can be meet again. */
static const form forms_of_5[WIDTH] = {{1, 0, 0}, {0, 1, 0}, {4, 1, 0},
                                       {3, 1, 0}, {1, 1, 0}, {2, 1, 0}};
static const form forms_of_2[WIDTH] = {{1, 0, 0}, {1, 1, 0}, {1, 1, 1},
                                       {1, 1, 0}, {1, 1, 1}, {0, 1, 0}};
static const form forms_of_3[WIDTH] = {{1, 0, 0}, {1, 1, 0}, {1, 2, 0},
                                       {1, 1, 1}, {1, 2, 1}, {0, 1, 0}};
static const form *const forms[] = {NULL, forms_of_5, forms_of_2, forms_of_3, NULL, forms_of_5};

static void fill_hole(array *a) {
    const int32_t empties = a->spec->empties;
    const int32_t beyond = a->spec->tables - empties;
    const bool has_hole = a->spec->never_met != 0;
    for (int32_t i = 0; i < empties * empties; i++) {
        uint8_t row[WIDTH] = {0};
        for (int32_t c = 0; c < a->width; c++) {
            const form *f = &forms[empties][has_hole && c == a->width - 1 ? WIDTH - 1 : c];
            row[c] = (uint8_t)(beyond +
                               (f->a * (i / empties) + f->b * (i % empties) + f->one) % empties);
        }
        keep_row(a, row);
    }
}

static void expand(array *a) {
    int32_t used[WIDTH] = {0};
    for (int32_t c = 0; c < a->spec->columns; c++) {
        expand_column(a, a->spec->entries + (size_t)c * (size_t)a->spec->width, used);
    }
    fill_hole(a);
}

/* The round that becomes the first. */
static int32_t first_round(const array *a) {
    int32_t round = 0;
    while (a->spec->order == PDUP__ORDER_SETS && cell_of(a, round, 0)[a->width - 1] != 0) {
        round++;
    }
    return round;
}

/* Everybody takes the number of the table at which he sits in the first round, sets likewise, and the rounds come in
 * order: then in round 0 table t has player t of each line and set t. */
static void list(const array *a, const pdup__movement_shape *shape, uint16_t *numbers) {
    int32_t names[WIDTH][SYMBOLS];
    const int32_t first = first_round(a);
    for (int32_t table = 0; table < shape->tables; table++) {
        for (int32_t c = 0; c < a->width; c++) {
            names[c][cell_of(a, first, table)[c]] = table;
        }
    }
    const int32_t last = a->width - 1;
    for (int32_t round = 0; round < shape->rounds; round++) {
        int32_t place =
            a->spec->order == PDUP__ORDER_SETS ? names[last][cell_of(a, round, 0)[last]] : round;
        for (int32_t table = 0; table < shape->tables; table++) {
            const uint8_t *cell = cell_of(a, round, table);
            int32_t players[4];
            for (int32_t seat = 0; seat < shape->seats; seat++) {
                players[seat] = seat * shape->tables + names[LINE_N + seat][cell[LINE_N + seat]];
            }
            bool is_shared = a->spec->order == PDUP__ORDER_SHARED;
            pdup__listed_put(numbers, shape, place, table,
                             is_shared ? round : names[last][cell[last]], players);
        }
    }
}

pdup_status pdup__array_new(const pdup_allocator *allocator, const pdup__array_spec *spec,
                            int32_t seats, const pdup_movement *inner, pdup_movement **out) {
    const bool is_shared = spec->order == PDUP__ORDER_SHARED;
    pdup__movement_shape shape = pdup__lines_shape(&pdup__listed_lines, spec->tables, seats,
                                                   spec->construction, spec->source);
    shape.copies = is_shared ? spec->tables : 1;
    pdup_allocator own = pdup__allocator(allocator);
    array a = {spec, seats + (is_shared ? 1 : 2), NULL};
    a.cells = pdup__alloc_array(&own, (size_t)spec->tables * (size_t)spec->tables, sizeof *a.cells);
    if (!a.cells) {
        return PDUP_E_NOMEM;
    }
    uint16_t *numbers = pdup__listed_new(allocator, &shape);
    if (numbers) {
        expand(&a);
        list(&a, &shape, numbers);
    }
    pdup__release(&own, a.cells);
    return numbers ? pdup__movement_new(allocator, &shape, numbers, numbers, inner, out)
                   : PDUP_E_NOMEM;
}
