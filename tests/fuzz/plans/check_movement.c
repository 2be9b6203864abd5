/* SPDX-License-Identifier: MIT */
#include "plans.h"

enum { WALK_LOOK_UPS = 4000 /* of sets, in the rounds that are walked */ };

static void check_table(const pdup_movement *movement, int32_t round, int32_t table) {
    int32_t set;
    bool is_found = false;
    MUST(pdup_movement_set_at(movement, round, table, &set) == PDUP_OK);
    MUST(set >= 1 && set <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SETS));
    for (int32_t copy = 0;
         copy < pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES) && !is_found; copy++) {
        int32_t found;
        MUST(pdup_movement_table_of_set(movement, round, set, copy, &found) == PDUP_OK);
        is_found = found == table;
    }
    MUST(is_found);
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        int32_t player;
        int32_t found_table;
        pdup_seat found_seat;
        MUST(pdup_movement_player_at(movement, round, table, seat, &player) == PDUP_OK);
        MUST((player == 0) == (seat > pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS)));
        if (player != 0) {
            MUST(pdup_movement_place_of_player(movement, round, player, &found_table,
                                               &found_seat) == PDUP_OK);
            MUST(found_table == table && found_seat == seat);
        }
    }
}

/* Whoever has a place is counted, so that with the tables full nobody else can have one. */
static void check_round(const pdup_movement *movement, int32_t round) {
    int32_t playing = 0;
    for (int32_t table = 1; table <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
         table++) {
        check_table(movement, round, table);
    }
    for (int32_t player = 1; player <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS);
         player++) {
        int32_t table;
        pdup_seat seat;
        MUST(pdup_movement_place_of_player(movement, round, player, &table, &seat) == PDUP_OK);
        MUST((table == 0) == (seat == PDUP_SEAT_NONE));
        playing += table != 0;
    }
    MUST(playing == pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES) *
                        pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS));
}

/* All pairs that a spread counts. */
static int64_t check_spread(const pdup_quality *quality, pdup_spread spread) {
    int64_t all = 0;
    int32_t before = INT32_MIN;
    for (int32_t i = 0; i < pdup_quality_spread_count(quality, spread); i++) {
        int32_t value;
        int64_t pairs;
        MUST(pdup_quality_spread_at(quality, spread, i, &value, &pairs) == PDUP_OK);
        MUST(pairs > 0 && (i == 0 || value > before));
        before = value;
        all += pairs;
    }
    return all;
}

static void check_measures(const pdup_quality *quality) {
    int64_t values[PDUP_MEASURE_SEAT_SPREAD + 1] = {0};
    for (pdup_measure i = PDUP_MEASURE_SETS_LEAST; i <= PDUP_MEASURE_SEAT_SPREAD; i++) {
        MUST(pdup_quality_measure(quality, i, &values[i]) == PDUP_OK && values[i] >= 0);
    }
    MUST(values[PDUP_MEASURE_SETS_LEAST] <= values[PDUP_MEASURE_SETS_MOST]);
    MUST(values[PDUP_MEASURE_RESTS_LEAST] <= values[PDUP_MEASURE_RESTS_MOST]);
    MUST(values[PDUP_MEASURE_TABLES_LEAST] <= values[PDUP_MEASURE_TABLES_MOST]);
    MUST(values[PDUP_MEASURE_SETS_AGAIN] == 0);
}

static void check_quality(const pdup_movement *movement) {
    pdup_quality *quality;
    pdup_faults *faults;
    int64_t numerator;
    int64_t denominator;
    int64_t players = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS);
    MUST(pdup_movement_quality(movement, &quality) == PDUP_OK);
    check_measures(quality);
    int64_t pairs = check_spread(quality, PDUP_SPREAD_MEETINGS) +
                    check_spread(quality, PDUP_SPREAD_MEETINGS_LINE);
    MUST(pairs == players * (players - 1) / 2);
    for (pdup_spread i = PDUP_SPREAD_COMPARISONS; i <= PDUP_SPREAD_COMPETITION_CROSS; i++) {
        MUST(check_spread(quality, i) <= pairs);
    }
    pdup_status status = pdup_quality_factor(quality, &numerator, &denominator);
    MUST(status == PDUP_OK && denominator >= 0);
    MUST(denominator == 0 || (numerator >= 0 && numerator <= 100 * denominator));
    MUST(pdup_quality_faults(quality, &faults) == PDUP_OK);
    MUST(pdup_faults_count(faults) == 0);
    pdup_faults_unref(faults);
    pdup_quality_unref(pdup_quality_ref(quality));
    pdup_quality_unref(quality);
}

void check_movement(const pdup_movement *movement) {
    int32_t rounds = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS);
    int32_t tables = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
    int32_t in_round = tables * pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES);
    pdup_variant variant = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_VARIANT);
    MUST(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND) >= PDUP_MOVEMENT_KIND_ROTATION);
    MUST(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND) <= PDUP_MOVEMENT_KIND_INDIVIDUAL);
    MUST((pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND) ==
          PDUP_MOVEMENT_KIND_INDIVIDUAL) == (variant != 0));
    MUST(variant >= PDUP_VARIANT_NONE && variant <= PDUP_VARIANT_EXCHANGE);
    /* Turned rounds end the lines. */
    MUST(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_IS_BY_LINES) == 0 || variant == 0);
    MUST(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROOMS) >= 1 &&
         pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROOMS) <= tables);
    MUST(tables % pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROOMS) == 0);
    MUST(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES) >= 1 &&
         pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES) <= tables);
    MUST(pdup_movement_construction(movement) && pdup_movement_source(movement));
    for (int32_t round = 1; round <= rounds && round * in_round <= WALK_LOOK_UPS; round++) {
        check_round(movement, round);
    }
    check_quality(movement);
}
