/* SPDX-License-Identifier: MIT */
#include "movement/kinds/known_tables.h"

#include "movement/kinds/finite_field.h"
#include "movement/kinds/offsets.h"
#include "movement/kinds/orthogonal_array.h"

const pdup__steps_spec *pdup__steps_find(int32_t tables, int32_t seats, bool is_short) {
    for (int32_t i = 0; i < pdup__steps_spec_count; i++) {
        const pdup__steps_spec *spec = &pdup__steps_specs[i];
        if (spec->tables == tables && (spec->seats == 0 || spec->seats == seats) &&
            (spec->rounds < tables) == is_short) {
            return spec;
        }
    }
    return NULL;
}

const pdup__array_spec *pdup__array_find(int32_t tables, int32_t seats, bool is_shared) {
    for (int32_t i = 0; i < pdup__array_spec_count; i++) {
        const pdup__array_spec *spec = &pdup__array_specs[i];
        if (spec->tables == tables && (spec->seats == 0 || spec->seats == seats) &&
            (spec->order == PDUP__ORDER_SHARED) == is_shared) {
            return spec;
        }
    }
    return NULL;
}

static int32_t smallest_factor(int32_t number) {
    int32_t factor = 2;
    while (factor * factor <= number && number % factor != 0) {
        factor++;
    }
    return number % factor == 0 ? factor : number;
}

/* A field gives as many multiples as it has elements: one for each line, and one for the sets. */
static bool find_field(int32_t tables, int32_t seats, pdup__part *part) {
    const int32_t prime = smallest_factor(tables);
    int32_t exponent = 0;
    int32_t rest = tables;
    while (rest % prime == 0) {
        rest /= prime;
        exponent++;
    }
    *part = (pdup__part){PDUP__PART_FIELD, tables, prime, exponent, NULL, NULL};
    return rest == 1 && tables > seats;
}

bool pdup__part_find(int32_t tables, int32_t seats, pdup__part *part_out) {
    if (find_field(tables, seats, part_out)) {
        return true;
    }
    pdup__part part = {
        PDUP__PART_STEPS, tables, 0, 0, pdup__steps_find(tables, seats, false), NULL};
    if (!part.steps) {
        part.array = pdup__array_find(tables, seats, false);
        part.kind = part.array && part.array->never_met == 0 ? PDUP__PART_ARRAY : PDUP__PART_NEAR;
    }
    *part_out = part;
    return part.steps || part.array;
}

pdup_status pdup__part_new(const pdup_allocator *allocator, const pdup__part *part, int32_t seats,
                           const pdup_movement *inner, pdup_movement **out) {
    if (part->array) {
        return pdup__array_new(allocator, part->array, seats, inner, out);
    }
    if (part->steps) {
        return pdup__steps_new(allocator, part->steps, seats, inner, out);
    }
    return pdup__field_new(allocator, part->prime, part->exponent, seats, inner, out);
}
