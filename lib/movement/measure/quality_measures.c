/* SPDX-License-Identifier: MIT */
#include "movement/measure/quality_measures.h"

#include "base/fraction.h"

#include <pdup/quality.h>

typedef struct extent {
    int64_t least;
    int64_t most;
} extent;

static extent widened(extent have, int64_t value) {
    return (extent){value < have.least ? value : have.least, value > have.most ? value : have.most};
}

static const extent nothing = {INT64_MAX, INT64_MIN};

static void put(int64_t *measures, pdup_measure which, int64_t value) {
    measures[which - 1] = value;
}

static void take_sets(const pdup__survey *survey, int64_t *measures) {
    extent tables = nothing;
    for (int32_t set = 0; set < survey->movement->shape.sets; set++) {
        tables = widened(tables, survey->tables_of_set[set]);
    }
    put(measures, PDUP_MEASURE_TABLES_LEAST, tables.least);
    put(measures, PDUP_MEASURE_TABLES_MOST, tables.most);
}

/* The largest difference of a player's counts at the seats. */
static int64_t seat_spread(const pdup__survey *survey, int32_t player) {
    int32_t seats = survey->movement->shape.seats;
    extent times = nothing;
    for (int32_t seat = 0; seat < seats; seat++) {
        times = widened(times, survey->times_at_seat[player * seats + seat]);
    }
    return times.most - times.least;
}

static void take_players(const pdup__survey *survey, const pdup__strips *strips,
                         int64_t *measures) {
    const pdup__movement_shape *shape = &survey->movement->shape;
    extent sets = nothing;
    extent rests = nothing;
    extent seats = nothing;
    int64_t again = 0;
    for (int32_t player = 0; player < shape->players; player++) {
        int32_t played = pdup__strips_sets(strips, player);
        sets = widened(sets, played);
        rests = widened(rests, shape->rounds - survey->rounds_of_player[player]);
        seats = widened(seats, seat_spread(survey, player));
        again += pdup__survey_times(survey, player) - played;
    }
    put(measures, PDUP_MEASURE_SETS_LEAST, sets.least);
    put(measures, PDUP_MEASURE_SETS_MOST, sets.most);
    put(measures, PDUP_MEASURE_RESTS_LEAST, rests.least);
    put(measures, PDUP_MEASURE_RESTS_MOST, rests.most);
    put(measures, PDUP_MEASURE_SETS_AGAIN, again);
    put(measures, PDUP_MEASURE_SEAT_SPREAD, seats.most);
}

static void take_meetings(const pdup__spread *meetings, int64_t *measures) {
    int64_t never = 0;
    int64_t again = 0;
    int64_t most = 0;
    for (size_t i = 0; i < meetings->count; i++) {
        const pdup__spread_value *entry = &meetings->values[i];
        most = entry->value;
        if (most == 0) {
            never = entry->pairs;
        } else {
            again += (most - 1) * entry->pairs;
        }
    }
    put(measures, PDUP_MEASURE_NEVER_MET, never);
    put(measures, PDUP_MEASURE_MOST_MEETINGS, most);
    put(measures, PDUP_MEASURE_MEETINGS_AGAIN, again);
}

void pdup__measures_take(const pdup__survey *survey, const pdup__strips *strips,
                         const pdup__spread *meetings, int64_t *measures) {
    take_sets(survey, measures);
    take_players(survey, strips, measures);
    take_meetings(meetings, measures);
}

pdup_status pdup__measures_factor(const pdup__spread *competition, int64_t *numerator_out,
                                  int64_t *denominator_out) {
    /* The pairs are less than 2^30 and the weights fit 32 bits: S less than 2^61, SS less than 2^92. */
    int64_t pairs = 0;
    int64_t sum = 0;
    pdup__wide squares = pdup__wide_of(0);
    for (size_t i = 0; i < competition->count; i++) {
        const pdup__spread_value *entry = &competition->values[i];
        int64_t value = entry->value;
        pdup__wide part;
        (void)pdup__wide_multiply(pdup__wide_of((uint64_t)(value * value)),
                                  pdup__wide_of((uint64_t)entry->pairs), &part);
        (void)pdup__wide_add(squares, part, &squares);
        pairs += entry->pairs;
        sum += value * entry->pairs;
    }
    if (pdup__wide_is_zero(squares)) {
        return PDUP_OK;
    }
    /* S / N * S is less than 2^122 over 2^30, and N * SS less than 2^122: only the last steps can fail. */
    pdup__fraction factor = pdup__fraction_of(sum, pairs);
    pdup__fraction one_by_squares = {pdup__wide_of(1), squares, false};
    bool fits = pdup__fraction_multiply(factor, pdup__fraction_of(sum, 1), &factor);
    fits &= pdup__fraction_multiply(factor, one_by_squares, &factor);
    fits &= pdup__fraction_multiply(factor, pdup__fraction_of(100, 1), &factor);
    fits &= pdup__fraction_to_int64(factor, numerator_out, denominator_out);
    return fits ? PDUP_OK : PDUP_E_OVERFLOW;
}
