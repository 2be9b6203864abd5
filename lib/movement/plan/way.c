/* SPDX-License-Identifier: MIT */
#include "movement/plan/way.h"

#include "base/wide.h"
#include "movement/measure/quality.h"
#include "movement/movement.h"

/* Pairs whose meetings count: of different lines, of which N may be shorter than the others. */
static int64_t count_pairs(const pdup__movement_shape *shape) {
    const int64_t players = shape->players;
    if (!shape->is_by_lines) {
        return players * (players - 1) / 2;
    }
    const int64_t lines = shape->seats - 1; /* besides N */
    const int64_t length = (players - shape->tables) / lines;
    return lines * length * shape->tables + lines * (lines - 1) / 2 * length * length;
}

/* If nobody met anybody twice. */
static int64_t fewest_never_met(const pdup__movement_shape *shape) {
    const int64_t pairs_of_table = shape->seats * (shape->seats - 1) / 2;
    const int64_t left = count_pairs(shape) - pairs_of_table * shape->tables * shape->rounds;
    return left > 0 ? left : 0;
}

static int32_t lateness(const pdup_wishes *wishes, int32_t minutes) {
    return wishes->minutes > 0 && minutes > wishes->minutes ? minutes - wishes->minutes : 0;
}

/* The movements of the rules that everybody knows; better designs before extra steps. */
static int32_t rank_of_kind(int32_t kind) {
    static const uint8_t ranks[] = {[PDUP_MOVEMENT_KIND_ROTATION] = 1,
                                    [PDUP_MOVEMENT_KIND_LINES] = 2,
                                    [PDUP_MOVEMENT_KIND_SKIP] = 3,
                                    [PDUP_MOVEMENT_KIND_INDIVIDUAL] = 4};
    return ranks[kind];
}

pdup__way pdup__way_of(const pdup_wishes *wishes, pdup_movement *movement, int32_t whole_rounds) {
    const pdup__movement_shape *shape = &movement->shape;
    const int32_t minutes = pdup__wishes_minutes(wishes, shape->seats, shape->rounds);
    return (pdup__way){
        .movement = movement,
        .whole_rounds = whole_rounds,
        .numerator = 100,
        .denominator = 1,
        .keys = {[PDUP__BY_LATENESS] = lateness(wishes, minutes),
                 [PDUP__BY_RESTING] = shape->players - shape->tables * shape->seats,
                 [PDUP__BY_DISTANCE] = pdup__wishes_distance(wishes, shape->seats, shape->rounds),
                 [PDUP__BY_NEVER_MET] = fewest_never_met(shape),
                 [PDUP__BY_COPIES] = shape->copies,
                 [PDUP__BY_ROOMS] = shape->rooms,
                 [PDUP__BY_LINES] = !shape->is_by_lines,
                 [PDUP__BY_MINUTES] = minutes,
                 [PDUP__BY_SEATS] = 4 - shape->seats,
                 [PDUP__BY_KIND] = rank_of_kind(shape->type->kind),
                 [PDUP__BY_VARIANT] = shape->variant},
    };
}

pdup_status pdup__way_count(pdup__way *way) {
    pdup_status status = pdup_movement_quality(way->movement, &way->quality);
    if (status) {
        return status;
    }
    const int64_t *measures = way->quality->measures;
    const pdup__spread *meetings = &way->quality->spreads[PDUP_SPREAD_MEETINGS - 1];
    way->keys[PDUP__BY_NEVER_MET] = measures[PDUP_MEASURE_NEVER_MET - 1];
    way->keys[PDUP__BY_UNEVENNESS] =
        measures[PDUP_MEASURE_MOST_MEETINGS - 1] - meetings->values[0].value;
    /* A factor that does not fit its type is left 0 over 0, as that of one table, where nobody is compared. */
    status = pdup_quality_factor(way->quality, &way->numerator, &way->denominator);
    (void)status;
    return PDUP_OK;
}

int64_t pdup__way_work(const pdup__way *way) {
    const pdup__movement_shape *shape = &way->movement->shape;
    const int64_t players = shape->players;
    return players * players / 2 * (shape->sets / 64 + 1) +
           (int64_t)shape->rounds * shape->tables * shape->seats;
}

/* Negative if the factor of a is the higher. Without one, both numbers are 0. */
static int compare_factors(const pdup__way *a, const pdup__way *b) {
    pdup__wide left;
    pdup__wide right;
    const uint64_t of_a = a->denominator > 0 ? (uint64_t)a->denominator : 1;
    const uint64_t of_b = b->denominator > 0 ? (uint64_t)b->denominator : 1;
    /* Factors of 64 bits have products of 128. */
    (void)pdup__wide_multiply(pdup__wide_of((uint64_t)a->numerator), pdup__wide_of(of_b), &left);
    (void)pdup__wide_multiply(pdup__wide_of((uint64_t)b->numerator), pdup__wide_of(of_a), &right);
    return pdup__wide_compare(right, left);
}

static int compare_by(const pdup__way *a, const pdup__way *b, int criterion) {
    if (criterion == PDUP__BY_FACTOR) {
        return compare_factors(a, b);
    }
    return (a->keys[criterion] > b->keys[criterion]) - (a->keys[criterion] < b->keys[criterion]);
}

pdup__criterion pdup__way_difference(const pdup__way *a, const pdup__way *b) {
    int criterion = 0;
    while (criterion < PDUP__CRITERIA && compare_by(a, b, criterion) == 0) {
        criterion++;
    }
    return (pdup__criterion)criterion;
}

int pdup__way_order(const void *first, const void *second) {
    const pdup__criterion criterion = pdup__way_difference(first, second);
    return criterion < PDUP__CRITERIA ? compare_by(first, second, (int)criterion) : 0;
}

void pdup__way_release(pdup__way *way) {
    pdup_quality_unref(way->quality);
    pdup_movement_unref(way->movement);
}
