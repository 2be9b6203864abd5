/* SPDX-License-Identifier: MIT */
#include "movement/kinds/finite_field.h"

#include "movement/kinds/line_movement.h"
#include "movement/kinds/offsets.h"

/* An element is a polynomial c0 + c1 x + ... as an element of the group Z_p x ... x Z_p: the digits c0, c1... with the
 * last one the fastest. */
typedef struct field {
    int32_t prime;
    int32_t exponent;
    int32_t size;
    pdup__group group;
} field;

/* x times the element, where x^k = -modulus: all coefficients go one place up, and the last one comes back as so many
 * times the modulus. */
static int32_t times_x(const field *f, int32_t element, int32_t modulus) {
    const int32_t last = element % f->prime;
    int32_t shifted = element / f->prime;
    int32_t product = 0;
    for (int32_t weight = 1; weight < f->size; weight *= f->prime) {
        const int32_t digit = shifted % f->prime + (f->prime - last) * (modulus % f->prime);
        product += weight * (digit % f->prime);
        shifted /= f->prime;
        modulus /= f->prime;
    }
    return product;
}

/* Writes the powers of x while they are new: true when these are all elements but 0, so that the ring is a field and x
 * its generator. */
static bool is_generated(const field *f, int32_t modulus, uint16_t *powers) {
    const int32_t one = f->size / f->prime;
    int32_t element = one;
    int32_t count = 0;
    do {
        powers[count++] = (uint16_t)element;
        element = times_x(f, element, modulus);
    } while (element != one);
    return count == f->size - 1;
}

/* The powers of a generator. The lowest coefficient of the modulus is not 0, so that x divides 1 and its powers come
 * round; and some modulus is right, for every field has a generator. With one coefficient x is minus the modulus: going
 * down gives the smallest number that generates. */
static void list_powers(const field *f, uint16_t *powers) {
    const int32_t step = f->exponent == 1 ? -1 : 1;
    int32_t modulus = f->exponent == 1 ? f->size - 1 : f->size / f->prime;
    while (!is_generated(f, modulus, powers)) {
        modulus += step;
    }
}

/* The rounds stand in the order of the sets, which are minus r from home in round r: line number i is then
 * -r g^(i - seats) from home. Round r is known by its logarithm e; -1 has half the order, or is 1. */
static void write_moves(const field *f, const uint16_t *powers, int32_t seats, uint16_t *moved) {
    const int32_t order = f->size - 1;
    const int32_t minus = f->prime == 2 ? 0 : order / 2;
    for (int32_t line = 1; line <= seats; line++) {
        for (int32_t e = 0; e < order; e++) {
            int32_t power = (e + minus + order + line - seats) % order;
            moved[line * f->size + powers[e]] = powers[power];
        }
    }
}

pdup_status pdup__field_new(const pdup_allocator *allocator, int32_t prime, int32_t exponent,
                            int32_t seats, const pdup_movement *inner, pdup_movement **out) {
    field f = {prime, exponent, 1, pdup__group_power(prime, exponent)};
    for (int32_t i = 0; i < exponent; i++) {
        f.size *= prime;
    }
    pdup_allocator own = pdup__allocator(allocator);
    uint16_t *powers = pdup__alloc_array(&own, (size_t)f.size, sizeof *powers);
    if (!powers) {
        return PDUP_E_NOMEM;
    }
    list_powers(&f, powers);
    pdup__offsets *offsets = pdup__offsets_new(allocator, f.size, seats, &f.group);
    if (offsets) {
        write_moves(&f, powers, seats, offsets->moved);
    }
    pdup__release(&own, powers);
    if (!offsets) {
        return PDUP_E_NOMEM;
    }
    pdup__movement_shape shape = pdup__lines_shape(
        &pdup__offsets_lines, f.size, seats, "multiples in a finite field",
        "difference matrix of the field, Handbook of Combinatorial Designs III.3");
    return pdup__movement_new(allocator, &shape, offsets, offsets, inner, out);
}
