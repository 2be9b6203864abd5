/* SPDX-License-Identifier: MIT */
#include "movement/parts.h"

#include "movement/array.h"
#include "movement/field.h"
#include "movement/offsets.h"

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

/* How often the prime has to be multiplied to give the number; 0 if it does not. */
static int32_t logarithm(int32_t number, int32_t prime) {
    int32_t exponent = 0;
    while (number % prime == 0) {
        number /= prime;
        exponent++;
    }
    return number == 1 ? exponent : 0;
}

/* A field gives as many multiples as it has elements, one for each line and one for the sets. */
static bool is_field(int32_t tables, int32_t seats) {
    return tables > seats && (logarithm(tables, 2) > 0 || logarithm(tables, 3) > 0);
}

bool pdup__part_find(int32_t tables, int32_t seats, pdup__part *part_out) {
    pdup__part part = {PDUP__PART_CYCLIC, tables, NULL, NULL};
    if (tables % 2 == 0 || tables % 3 == 0) {
        part.kind = PDUP__PART_FIELD;
        if (!is_field(tables, seats)) {
            part.steps = pdup__steps_find(tables, seats, false);
            part.array = pdup__array_find(tables, seats, false);
            part.kind = part.steps                                 ? PDUP__PART_STEPS
                        : part.array && part.array->never_met == 0 ? PDUP__PART_ARRAY
                                                                   : PDUP__PART_NEAR;
        }
    }
    *part_out = part;
    return part.kind != PDUP__PART_NEAR || part.array;
}

pdup_status pdup__part_new(const pdup_allocator *allocator, const pdup__part *part, int32_t seats,
                           const pdup_movement *inner, pdup_movement **out) {
    if (part->array) {
        return pdup__array_new(allocator, part->array, seats, inner, out);
    }
    if (part->steps) {
        return pdup__steps_new(allocator, part->steps, seats, inner, out);
    }
    if (part->kind == PDUP__PART_CYCLIC) {
        return pdup__cyclic_new(allocator, part->tables, seats, inner, out);
    }
    const int32_t prime = part->tables % 2 == 0 ? 2 : 3;
    return pdup__field_new(allocator, prime, logarithm(part->tables, prime), seats, inner, out);
}
