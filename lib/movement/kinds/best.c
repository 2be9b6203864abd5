/* SPDX-License-Identifier: MIT */
/* Which movement by lines is the best for a number of tables. Perfect is one of as many rounds as tables in which every
 * player plays every set and meets every player of the other lines once. In order:
 *
 * 1. No factor 2 or 3: the rotation of the rules is perfect, and everybody knows it.
 * 2. Six tables: there is no perfect movement (Tarry 1901). Five rounds in which nobody meets anybody again, by one
 *    announced step a line, are better than six rounds that let a few more pairs meet and some twice.
 * 3. A product of known movements, or a single one, if it is perfect: for four all numbers to 40 but 3, 4, 6, 10 and 22
 *    have one, for three all but 3, 6 and 10.
 * 4. Else that product, or the extra steps of the rules with the best steps, whichever lets more pairs meet. Up to 40
 *    it is the product: for 3, 4, 10 and 22 an embedded array. That of ten tables plays ten rounds, in which 588 of the
 *    600 pairs of four lines meet; stopped after nine it repeats no meeting, as the step table of nine rounds does. */
#include "movement/kinds/factors.h"
#include "movement/kinds/line_movement.h"
#include "movement/kinds/offsets.h"
#include "movement/kinds/orthogonal_array.h"
#include "movement/kinds/shared_line.h"
#include "movement/kinds/skip.h"

enum { TABLES_OF_EULER = 6 };

static int64_t pairs_of(int32_t tables, int32_t seats) {
    return (int64_t)tables * tables * seats * (seats - 1) / 2;
}

/* Do as many pairs meet by the factors as otherwise? Its numbers are below 2^31, the others below 2^30. */
static bool meets_as_many(const pdup__factors *factors, int64_t pairs, int64_t never_met) {
    return factors->met * pairs >= (pairs - never_met) * factors->pairs;
}

static pdup_status new_imperfect(const pdup_allocator *allocator, int32_t tables, int32_t seats,
                                 const pdup__factors *factors, pdup_movement **out) {
    pdup__steps steps;
    int64_t never_met = 0;
    pdup_status status =
        pdup__skip_choose(allocator, tables, seats, PDUP__SKIP_REACH, &steps, &never_met);
    if (status) {
        return status;
    }
    if (meets_as_many(factors, pairs_of(tables, seats), never_met)) {
        return pdup__factors_new(allocator, factors, seats, out);
    }
    return pdup__skip_new(allocator, tables, seats, &steps, out);
}

static pdup_status new_from_factors(const pdup_allocator *allocator, int32_t tables, int32_t seats,
                                    pdup_movement **out) {
    pdup__factors factors;
    pdup__factors_find(tables, seats, &factors);
    if (factors.met == factors.pairs) {
        return pdup__factors_new(allocator, &factors, seats, out);
    }
    return new_imperfect(allocator, tables, seats, &factors, out);
}

pdup_status pdup_movement_new_best(const pdup_allocator *allocator, int32_t tables, int32_t seats,
                                   pdup_movement **out) {
    pdup_status status = pdup__lines_check(allocator, tables, seats, out);
    if (status) {
        return status;
    }
    if (tables % 2 != 0 && tables % 3 != 0) {
        return pdup_movement_new_rotation(allocator, tables, seats, out);
    }
    if (tables == TABLES_OF_EULER) {
        return pdup__steps_new(allocator, pdup__steps_find(tables, seats, true), seats, NULL, out);
    }
    return new_from_factors(allocator, tables, seats, out);
}

static pdup_status new_short(const pdup_allocator *allocator, int32_t tables, int32_t seats,
                             pdup_movement **out) {
    const pdup__steps_spec *spec = pdup__steps_find(tables, seats, true);
    return spec ? pdup__steps_new(allocator, spec, seats, NULL, out) : PDUP_E_NO_MOVEMENT;
}

static pdup_status new_shared(const pdup_allocator *allocator, int32_t tables, int32_t seats,
                              pdup_movement **out) {
    const pdup__array_spec *spec = pdup__array_find(tables, seats, true);
    if (spec) {
        return pdup__array_new(allocator, spec, seats, NULL, out);
    }
    pdup_movement *lines;
    pdup_status status = pdup_movement_new_best(allocator, tables, seats, &lines);
    if (status == PDUP_OK) {
        status = pdup__shared_line_new(lines, out);
        pdup_movement_unref(lines);
    }
    return status;
}

pdup_status pdup_movement_new_lines(const pdup_allocator *allocator, int32_t tables, int32_t seats,
                                    pdup_lines design, pdup_movement **out) {
    pdup_status status = pdup__lines_check(allocator, tables, seats, out);
    if (status) {
        return status;
    }
    switch (design) {
    case PDUP_LINES_WHOLE:
        return tables == TABLES_OF_EULER ? new_from_factors(allocator, tables, seats, out)
                                         : pdup_movement_new_best(allocator, tables, seats, out);
    case PDUP_LINES_SHORT:
        return new_short(allocator, tables, seats, out);
    case PDUP_LINES_SHARED:
        return new_shared(allocator, tables, seats, out);
    default:
        return PDUP_E_RANGE;
    }
}
