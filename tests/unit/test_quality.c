/* SPDX-License-Identifier: MIT */
/* The quality of movements against a slow count: every result of every player with every result of every other, as
 * the definitions in quality.h have it, from what the public look-ups give. */
#include "test_seating.h"

#include "movement/measure/quality.h"

#include <pdup/pdup.h>

#include <string.h>

enum { MOST_RESULTS = 8000, MOST_PAIRS = 12000, MOST_SETS = 80 };

typedef struct result {
    int32_t player;
    int32_t set;
    int32_t round;
    int32_t table;
    pdup_seat seat;
} result;

typedef struct pair {
    int64_t counts[4]; /* by spread: meetings, comparisons, K; 0 unused */
    bool is_across;    /* of different lines */
} pair;

typedef struct slow {
    const pdup_movement *movement;
    result results[MOST_RESULTS];
    int32_t result_count;
    int64_t tables_of_set[MOST_SETS];
    pair pairs[MOST_PAIRS];
    int32_t pair_count;
    int64_t measures[PDUP__MEASURES + 1];
} slow;

static void read_results(slow *in) {
    in->result_count = 0;
    memset(in->tables_of_set, 0, sizeof in->tables_of_set);
    for (int32_t round = 1; round <= pdup_movement_number(in->movement, PDUP_MOVEMENT_FIELD_ROUNDS);
         round++) {
        for (int32_t table = 1;
             table <= pdup_movement_number(in->movement, PDUP_MOVEMENT_FIELD_TABLES); table++) {
            int32_t set;
            assert_ok(pdup_movement_set_at(in->movement, round, table, &set));
            if (set < 1 || set > pdup_movement_number(in->movement, PDUP_MOVEMENT_FIELD_SETS)) {
                continue;
            }
            in->tables_of_set[set]++;
            for (pdup_seat seat = 1;
                 seat <= pdup_movement_number(in->movement, PDUP_MOVEMENT_FIELD_SEATS); seat++) {
                int32_t player;
                assert_ok(pdup_movement_player_at(in->movement, round, table, seat, &player));
                if (player >= 1 &&
                    player <= pdup_movement_number(in->movement, PDUP_MOVEMENT_FIELD_PLAYERS)) {
                    assert_true(in->result_count < MOST_RESULTS);
                    in->results[in->result_count++] = (result){player, set, round, table, seat};
                }
            }
        }
    }
}

static pdup_seat line_of(const slow *in, int32_t player) {
    pdup_seat line = 0;
    for (int32_t i = 0; i < in->result_count; i++) {
        if (in->results[i].player == player && in->results[i].seat > line) {
            line = in->results[i].seat;
        }
    }
    return line;
}

static void count_results(const slow *in, const result *a, const result *b, pair *into) {
    bool is_one_table = a->round == b->round && a->table == b->table;
    int64_t others = pdup_movement_number(in->movement, PDUP_MOVEMENT_FIELD_SEATS) - 1;
    if (is_one_table) {
        into->counts[PDUP_SPREAD_MEETINGS]++;
        into->counts[PDUP_SPREAD_COMPETITION] += in->tables_of_set[a->set] - 1;
    } else if (a->set == b->set && a->seat == b->seat) {
        into->counts[PDUP_SPREAD_COMPARISONS]++;
        into->counts[PDUP_SPREAD_COMPETITION] += others;
    } else if (a->set == b->set) {
        into->counts[PDUP_SPREAD_COMPETITION]--;
    }
}

static pair count_pair(const slow *in, int32_t first, int32_t second) {
    pair counted = {{0}, line_of(in, first) != line_of(in, second)};
    for (int32_t i = 0; i < in->result_count; i++) {
        for (int32_t k = 0; k < in->result_count && in->results[i].player == first; k++) {
            if (in->results[k].player == second) {
                count_results(in, &in->results[i], &in->results[k], &counted);
            }
        }
    }
    return counted;
}

static void count_pairs(slow *in) {
    int32_t players = pdup_movement_number(in->movement, PDUP_MOVEMENT_FIELD_PLAYERS);
    in->pair_count = 0;
    for (int32_t first = 1; first <= players; first++) {
        for (int32_t second = first + 1; second <= players; second++) {
            assert_true(in->pair_count < MOST_PAIRS);
            in->pairs[in->pair_count++] = count_pair(in, first, second);
        }
    }
}

static void widen(slow *in, pdup_measure least, int64_t value) {
    in->measures[least] = value < in->measures[least] ? value : in->measures[least];
    in->measures[least + 1] = value > in->measures[least + 1] ? value : in->measures[least + 1];
}

static void measure_player(slow *in, int32_t player) {
    int64_t times_of_set[MOST_SETS] = {0};
    int64_t times_at_seat[5] = {0};
    int64_t sets = 0;
    int64_t rounds = 0;
    int32_t last_round = 0;
    for (int32_t i = 0; i < in->result_count; i++) {
        const result *at = &in->results[i];
        if (at->player == player) {
            sets += times_of_set[at->set] == 0;
            in->measures[PDUP_MEASURE_SETS_AGAIN] += times_of_set[at->set] > 0;
            times_of_set[at->set]++;
            times_at_seat[at->seat]++;
            rounds += at->round != last_round;
            last_round = at->round;
        }
    }
    widen(in, PDUP_MEASURE_SETS_LEAST, sets);
    widen(in, PDUP_MEASURE_RESTS_LEAST,
          pdup_movement_number(in->movement, PDUP_MOVEMENT_FIELD_ROUNDS) - rounds);
    int64_t *spread = &in->measures[PDUP_MEASURE_SEAT_SPREAD];
    for (pdup_seat a = 1; a <= pdup_movement_number(in->movement, PDUP_MOVEMENT_FIELD_SEATS); a++) {
        for (pdup_seat b = 1; b <= pdup_movement_number(in->movement, PDUP_MOVEMENT_FIELD_SEATS);
             b++) {
            int64_t difference = times_at_seat[a] - times_at_seat[b];
            *spread = difference > *spread ? difference : *spread;
        }
    }
}

static bool is_met_pair(const slow *in, const pair *at) {
    return !pdup_movement_number(in->movement, PDUP_MOVEMENT_FIELD_IS_BY_LINES) || at->is_across;
}

static void measure(slow *in) {
    memset(in->measures, 0, sizeof in->measures);
    in->measures[PDUP_MEASURE_SETS_LEAST] = INT64_MAX;
    in->measures[PDUP_MEASURE_RESTS_LEAST] = INT64_MAX;
    in->measures[PDUP_MEASURE_TABLES_LEAST] = INT64_MAX;
    for (int32_t set = 1; set <= pdup_movement_number(in->movement, PDUP_MOVEMENT_FIELD_SETS);
         set++) {
        widen(in, PDUP_MEASURE_TABLES_LEAST, in->tables_of_set[set]);
    }
    for (int32_t player = 1;
         player <= pdup_movement_number(in->movement, PDUP_MOVEMENT_FIELD_PLAYERS); player++) {
        measure_player(in, player);
    }
    for (int32_t i = 0; i < in->pair_count; i++) {
        int64_t met = in->pairs[i].counts[PDUP_SPREAD_MEETINGS];
        int64_t *most = &in->measures[PDUP_MEASURE_MOST_MEETINGS];
        if (is_met_pair(in, &in->pairs[i])) {
            in->measures[PDUP_MEASURE_NEVER_MET] += met == 0;
            in->measures[PDUP_MEASURE_MEETINGS_AGAIN] += met > 1 ? met - 1 : 0;
            *most = met > *most ? met : *most;
        }
    }
}

static slow *count_slowly(const pdup_movement *movement) {
    static slow counted;
    counted.movement = movement;
    read_results(&counted);
    count_pairs(&counted);
    measure(&counted);
    return &counted;
}

/* Which of the slow counts a spread has, and over which pairs. */
static bool is_counted(const slow *in, const pair *at, pdup_spread spread, int64_t *value_out) {
    static const pdup_spread counts[] = {0, 1, 2, 3, 1, 2, 3};
    bool is_by_lines = pdup_movement_number(in->movement, PDUP_MOVEMENT_FIELD_IS_BY_LINES);
    *value_out = at->counts[counts[spread]];
    if (!is_by_lines) {
        return spread <= PDUP_SPREAD_COMPETITION;
    }
    bool is_of_across = spread == PDUP_SPREAD_MEETINGS || spread > PDUP_SPREAD_MEETINGS_LINE;
    return at->is_across == is_of_across;
}

static int64_t slow_pairs_with(const slow *in, pdup_spread spread, int64_t wanted) {
    int64_t pairs = 0;
    for (int32_t i = 0; i < in->pair_count; i++) {
        int64_t value;
        pairs += is_counted(in, &in->pairs[i], spread, &value) && value == wanted;
    }
    return pairs;
}

static int64_t slow_pairs(const slow *in, pdup_spread spread) {
    int64_t pairs = 0;
    for (int32_t i = 0; i < in->pair_count; i++) {
        int64_t value;
        pairs += is_counted(in, &in->pairs[i], spread, &value);
    }
    return pairs;
}

static void check_spread(const slow *in, const pdup_quality *quality, pdup_spread spread) {
    int32_t count = pdup_quality_spread_count(quality, spread);
    int64_t all = 0;
    int32_t last = INT32_MIN;
    assert_true(count >= 0);
    for (int32_t i = 0; i < count; i++) {
        int32_t value;
        int64_t pairs;
        assert_ok(pdup_quality_spread_at(quality, spread, i, &value, &pairs));
        assert_true(i == 0 || value > last);
        assert_int_equal(pairs, slow_pairs_with(in, spread, value));
        assert_true(pairs > 0);
        all += pairs;
        last = value;
    }
    assert_int_equal(all, slow_pairs(in, spread));
}

static int64_t common_divisor(int64_t a, int64_t b) {
    while (b != 0) {
        int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

static void check_factor(const slow *in, const pdup_quality *quality) {
    int64_t pairs = 0;
    int64_t sum = 0;
    int64_t squares = 0;
    int64_t numerator = -1;
    int64_t denominator = -1;
    for (int32_t i = 0; i < in->pair_count; i++) {
        int64_t value;
        if (is_counted(in, &in->pairs[i], PDUP_SPREAD_COMPETITION, &value)) {
            pairs++;
            sum += value;
            squares += value * value;
        }
    }
    assert_ok(pdup_quality_factor(quality, &numerator, &denominator));
    if (squares == 0) {
        assert_int_equal(numerator, 0);
        assert_int_equal(denominator, 0);
        return;
    }
    int64_t common = common_divisor(100 * sum * sum, pairs * squares);
    assert_int_equal(numerator, 100 * sum * sum / common);
    assert_int_equal(denominator, pairs * squares / common);
}

static void check_all(const slow *in, const pdup_quality *quality) {
    for (pdup_measure which = 1; which <= PDUP__MEASURES; which++) {
        int64_t value = -1;
        assert_ok(pdup_quality_measure(quality, which, &value));
        assert_int_equal(value, in->measures[which]);
    }
    for (pdup_spread spread = 1; spread <= PDUP__SPREADS; spread++) {
        check_spread(in, quality, spread);
    }
    check_factor(in, quality);
}

/* Holding few places at once must not change anything. */
static void check(const pdup_movement *movement) {
    static const size_t held[] = {1, 13, PDUP__PLACES_HELD};
    const slow *in = count_slowly(movement);
    for (size_t i = 0; i < PDUP_COUNT_OF(held); i++) {
        pdup_quality *quality = NULL;
        assert_ok(pdup__quality_new(movement, held[i], &quality));
        check_all(in, quality);
        pdup_quality_unref(quality);
    }
    pdup_quality *quality = NULL;
    assert_ok(pdup_movement_quality(movement, &quality));
    check_all(in, quality);
    pdup_quality_unref(quality);
}

static pdup_movement *rotation(int32_t tables, int32_t seats, int32_t rounds) {
    pdup_movement *full = NULL;
    pdup_movement *movement = NULL;
    assert_ok(pdup_movement_new_rotation(NULL, tables, seats, &full));
    assert_ok(pdup_movement_with_rounds(full, rounds, &movement));
    pdup_movement_unref(full);
    return movement;
}

static void rotations_are_as_the_slow_count_has_them(void **state) {
    (void)state;
    static const int32_t tables[] = {5, 7, 11, 13};
    for (size_t i = 0; i < PDUP_COUNT_OF(tables); i++) {
        for (int32_t seats = 3; seats <= 4; seats++) {
            for (int32_t rounds = 1; rounds <= tables[i]; rounds += tables[i] > 10 ? 3 : 1) {
                pdup_movement *movement = rotation(tables[i], seats, rounds);
                check(movement);
                pdup_movement_unref(movement);
            }
        }
    }
}

static void any_seating_is_as_the_slow_count_has_it(void **state) {
    (void)state;
    static seating drawn;
    pdup_random random = random_begin();
    for (int i = 0; i < 400; i++) {
        if (i % 2 == 0) {
            seating_draw(&random, &drawn);
        } else {
            seating_draw_orderly(&random, &drawn, random_between(&random, 1, 6));
        }
        pdup_movement *movement = seating_movement(&drawn, NULL);
        check(movement);
        pdup_movement_unref(movement);
    }
}

/* More sets than one word has bits, and nobody plays them all. */
static void many_sets_are_counted_word_by_word(void **state) {
    (void)state;
    static seating drawn;
    pdup_random random = random_begin();
    static const int32_t rounds[] = {63, 64, 65, 79};
    for (size_t i = 0; i < PDUP_COUNT_OF(rounds); i++) {
        seating_draw_orderly(&random, &drawn, rounds[i]);
        pdup_movement *movement = seating_movement(&drawn, NULL);
        check(movement);
        pdup_movement_unref(movement);
    }
}

/* Of one player with all others K sums to (seats - 1)(T - 1) for each set that he plays. The spreads have the sum
 * over all players. */
static void competition_adds_up_to_what_there_is(void **state) {
    (void)state;
    for (int32_t rounds = 1; rounds <= 11; rounds++) {
        pdup_movement *movement = rotation(11, 4, rounds);
        pdup_quality *quality = NULL;
        assert_ok(pdup_movement_quality(movement, &quality));
        int64_t sum = 0;
        for (pdup_spread spread = PDUP_SPREAD_COMPETITION; spread <= PDUP_SPREAD_COMPETITION_CROSS;
             spread += PDUP_SPREAD_COMPETITION_CROSS - PDUP_SPREAD_COMPETITION) {
            for (int32_t i = 0; i < pdup_quality_spread_count(quality, spread); i++) {
                int32_t value;
                int64_t pairs;
                assert_ok(pdup_quality_spread_at(quality, spread, i, &value, &pairs));
                sum += 2 * pairs * value;
            }
        }
        assert_int_equal(sum, INT64_C(3) * 44 * rounds * (rounds - 1));
        pdup_quality_unref(quality);
        pdup_movement_unref(movement);
    }
}

static void check_single(const pdup_quality *quality, pdup_spread spread, int32_t value,
                         int64_t pairs) {
    int32_t found = -1;
    int64_t count = -1;
    assert_int_equal(pdup_quality_spread_count(quality, spread), 1);
    assert_ok(pdup_quality_spread_at(quality, spread, 0, &found, &count));
    assert_int_equal(found, value);
    assert_int_equal(count, pairs);
}

/* A perfect movement by lines: K is (seats - 1) n inside each line and 0 across, so that each line is a contest of
 * its own, and equal for all. Pairs as counted by the independent program that verified these movements. */
static void perfect_rotations_are_perfect(void **state) {
    (void)state;
    static const struct {
        int32_t tables;
        int32_t seats;
        int64_t across;
        int64_t inside;
    } records[] = {
        {7, 3, 147, 63},     {7, 4, 294, 84},     {17, 3, 867, 408},   {17, 4, 1734, 544},
        {19, 3, 1083, 513},  {19, 4, 2166, 684},  {23, 3, 1587, 759},  {23, 4, 3174, 1012},
        {25, 3, 1875, 900},  {25, 4, 3750, 1200}, {35, 3, 3675, 1785}, {35, 4, 7350, 2380},
        {37, 3, 4107, 1998}, {37, 4, 8214, 2664},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(records); i++) {
        int32_t tables = records[i].tables;
        int32_t seats = records[i].seats;
        pdup_movement *movement = rotation(tables, seats, tables);
        pdup_quality *quality = NULL;
        int64_t numerator;
        int64_t denominator;
        assert_ok(pdup_movement_quality(movement, &quality));
        pdup_movement_unref(movement);
        check_single(quality, PDUP_SPREAD_MEETINGS, 1, records[i].across);
        check_single(quality, PDUP_SPREAD_MEETINGS_LINE, 0, records[i].inside);
        check_single(quality, PDUP_SPREAD_COMPARISONS, tables, records[i].inside);
        check_single(quality, PDUP_SPREAD_COMPARISONS_CROSS, 0, records[i].across);
        check_single(quality, PDUP_SPREAD_COMPETITION, (seats - 1) * tables, records[i].inside);
        check_single(quality, PDUP_SPREAD_COMPETITION_CROSS, 0, records[i].across);
        assert_ok(pdup_quality_factor(quality, &numerator, &denominator));
        assert_int_equal(numerator, 100);
        assert_int_equal(denominator, 1);
        const int64_t measures[] = {tables, tables, 0, 0, tables, tables, 0, 0, 1, 0, tables};
        for (pdup_measure which = 1; which <= PDUP__MEASURES; which++) {
            int64_t value = -1;
            assert_ok(pdup_quality_measure(quality, which, &value));
            assert_int_equal(value, measures[which - 1]);
        }
        pdup_faults *faults = NULL;
        assert_ok(pdup_quality_faults(quality, &faults));
        assert_int_equal(pdup_faults_count(faults), 0);
        pdup_faults_unref(faults);
        pdup_quality_unref(quality);
    }
}

/* Individual movements in a cycle: in round r the players of the base sit r higher, sets likewise; F stays. */
typedef struct cycle {
    const char *name;
    int32_t players;
    int32_t seats;
    int32_t length;
    int32_t base[4][4]; /* FIXED for who stays */
    int32_t adder[4];
    int64_t meetings[5][2]; /* value, pairs; pairs 0 ends the list */
    int64_t comparisons[5][2];
    int64_t competition[5][2];
    const char *factor;
    int64_t seat_spread;
} cycle;

enum { FIXED = -1 };

static pdup_movement *cycle_movement(const cycle *from, seating *in) {
    int32_t tables = from->players / from->seats;
    in->shape = (pdup__movement_shape){.tables = tables,
                                       .rounds = from->length,
                                       .sets = from->length,
                                       .seats = from->seats,
                                       .players = from->players,
                                       .rooms = 1,
                                       .copies = tables};
    for (int32_t round = 0; round < from->length; round++) {
        for (int32_t table = 0; table < tables; table++) {
            int32_t *cells = seating_table(in, round, table);
            cells[0] = (from->adder[table] + round) % from->length;
            for (int32_t seat = 0; seat < from->seats; seat++) {
                int32_t label = from->base[table][seat];
                cells[1 + seat] = label == FIXED ? from->length : (label + round) % from->length;
            }
        }
    }
    return seating_movement(in, NULL);
}

static void check_values(const pdup_quality *quality, pdup_spread spread, int64_t wanted[5][2]) {
    int32_t count = pdup_quality_spread_count(quality, spread);
    for (int32_t i = 0; i < count; i++) {
        int32_t value;
        int64_t pairs;
        assert_ok(pdup_quality_spread_at(quality, spread, i, &value, &pairs));
        assert_int_equal(value, wanted[i][0]);
        assert_int_equal(pairs, wanted[i][1]);
    }
    assert_true(count == 5 || wanted[count][1] == 0);
}

/* Generators and figures of verified individual movements, found by search; the figures are those of the independent
 * program that verified them. */
static void known_individual_movements_have_their_figures(void **state) {
    (void)state;
    static cycle cycles[] = {
        {"3p_v06_S",
         6,
         3,
         6,
         {{0, 4, 2}, {1, 3, 5}},
         {0, 4},
         {{0, 9}, {6, 6}},
         {{0, 6}, {2, 9}},
         {{0, 9}, {6, 6}},
         "40.000",
         0},
        {"3p_v08_D",
         8,
         3,
         8,
         {{0, 7, 5}, {6, 2, 3}},
         {0, 0},
         {{1, 8}, {2, 20}},
         {{0, 12}, {1, 8}, {2, 8}},
         {{0, 12}, {2, 8}, {4, 8}},
         "51.429",
         0},
        {"3p_v12_S",
         12,
         3,
         11,
         {{FIXED, 0, 7}, {9, 1, 2}, {8, 10, 4}, {3, 5, 6}},
         {0, 3, 7, 1},
         {{1, 11}, {2, 44}, {3, 11}},
         {{2, 11}, {3, 44}, {4, 11}},
         {{5, 11}, {6, 44}, {7, 11}},
         "99.083",
         11},
        {"4p_v08_S",
         8,
         4,
         8,
         {{0, 7, 3, 4}, {1, 2, 5, 6}},
         {0, 4},
         {{0, 8}, {4, 16}, {8, 4}},
         {{0, 4}, {1, 16}, {2, 8}},
         {{0, 8}, {4, 16}, {8, 4}},
         "64.286",
         0},
        {"4p_v10_S",
         10,
         4,
         10,
         {{0, 4, 3, 5}, {7, 8, 2, 9}},
         {0, 1},
         {{2, 30}, {4, 15}},
         {{0, 15}, {1, 20}, {2, 10}},
         {{2, 35}, {5, 10}},
         "82.051",
         0},
        {"4p_v12_S",
         12,
         4,
         11,
         {{FIXED, 0, 10, 3}, {9, 2, 5, 7}, {1, 8, 4, 6}},
         {0, 1, 10},
         {{1, 11}, {2, 11}, {3, 22}, {4, 11}, {5, 11}},
         {{1, 22}, {2, 22}, {3, 22}},
         {{4, 11}, {5, 11}, {6, 22}, {7, 11}, {8, 11}},
         "95.575",
         11},
        {"4p_v14_S",
         14,
         4,
         14,
         {{0, 4, 2, 13}, {7, 9, 10, 3}, {1, 11, 6, 12}},
         {0, 12, 5},
         {{2, 21}, {3, 70}},
         {{1, 14}, {2, 77}},
         {{3, 14}, {4, 21}, {6, 14}, {7, 42}},
         "92.308",
         0},
        {"4p_v16_S",
         16,
         4,
         15,
         {{FIXED, 0, 2, 3}, {7, 8, 4, 14}, {6, 9, 13, 11}, {12, 1, 5, 10}},
         {0, 9, 2, 4},
         {{2, 30}, {3, 60}, {4, 30}},
         {{2, 30}, {3, 60}, {4, 30}},
         {{9, 120}},
         "100.000",
         15},
    };
    static seating in;
    for (size_t i = 0; i < PDUP_COUNT_OF(cycles); i++) {
        pdup_movement *movement = cycle_movement(&cycles[i], &in);
        pdup_quality *quality = NULL;
        int64_t numerator;
        int64_t denominator;
        int64_t spread = -1;
        char text[32];
        size_t length;
        assert_ok(pdup_movement_quality(movement, &quality));
        check_values(quality, PDUP_SPREAD_MEETINGS, cycles[i].meetings);
        check_values(quality, PDUP_SPREAD_COMPARISONS, cycles[i].comparisons);
        check_values(quality, PDUP_SPREAD_COMPETITION, cycles[i].competition);
        assert_ok(pdup_quality_factor(quality, &numerator, &denominator));
        assert_ok(pdup_fraction_text(numerator, denominator, 3, PDUP_ROUND_UP, 0, text, sizeof text,
                                     &length));
        assert_string_equal(text, cycles[i].factor);
        assert_ok(pdup_quality_measure(quality, PDUP_MEASURE_SEAT_SPREAD, &spread));
        assert_int_equal(spread, cycles[i].seat_spread);
        pdup_quality_unref(quality);
        check(movement);
        pdup_movement_unref(movement);
    }
}

static void who_never_sits_has_met_nobody(void **state) {
    (void)state;
    static seating in = {.shape = {.tables = 1,
                                   .rounds = 1,
                                   .sets = 2,
                                   .seats = 3,
                                   .players = 5,
                                   .rooms = 1,
                                   .copies = 1,
                                   .is_by_lines = true},
                         .cells = {1, 0, 1, 2}};
    pdup_movement *movement = seating_movement(&in, NULL);
    pdup_quality *quality = NULL;
    assert_ok(pdup_movement_quality(movement, &quality));
    /* The two who never sit are of no line, hence of one: three pairs that met, six that did not. */
    int64_t never = 0;
    assert_ok(pdup_quality_measure(quality, PDUP_MEASURE_NEVER_MET, &never));
    assert_int_equal(never, 6);
    check_single(quality, PDUP_SPREAD_MEETINGS_LINE, 0, 1);
    pdup_quality_unref(quality);
    check(movement);
    pdup_movement_unref(movement);
}

static void a_movement_of_idle_tables_counts_nothing(void **state) {
    (void)state;
    static seating in = {.shape = {.tables = 1,
                                   .rounds = 2,
                                   .sets = 1,
                                   .seats = 3,
                                   .players = 3,
                                   .rooms = 1,
                                   .copies = 1},
                         .cells = {-1, 0, 1, 2, 1, 0, 1, 2}};
    pdup_movement *movement = seating_movement(&in, NULL);
    check(movement);
    pdup_quality *quality = NULL;
    int64_t numerator = -1;
    int64_t denominator = -1;
    assert_ok(pdup_movement_quality(movement, &quality));
    check_single(quality, PDUP_SPREAD_COMPETITION, 0, 3);
    assert_ok(pdup_quality_factor(quality, &numerator, &denominator));
    assert_int_equal(numerator, 0);
    assert_int_equal(denominator, 0);
    pdup_quality_unref(quality);
    pdup_movement_unref(movement);
}

/* At every second table one trio, at the others another, in all rounds with one set: K of the first two players is
 * 50000 * 50000. */
static int32_t trios_player_at(const pdup_movement *movement, int32_t round, int32_t table,
                               int seat) {
    (void)movement;
    (void)round;
    return table % 2 * 3 + seat;
}

/* At every second table player 1 sits alone at N, at the others player 2 at E: K is as much below nothing. */
static int32_t loners_player_at(const pdup_movement *movement, int32_t round, int32_t table,
                                int seat) {
    (void)movement;
    (void)round;
    return table % 2 == seat ? seat : -1;
}

static int32_t one_set_at(const pdup_movement *movement, int32_t round, int32_t table) {
    (void)movement;
    (void)round;
    (void)table;
    return 0;
}

static void a_count_past_32_bits_is_refused(void **state) {
    (void)state;
    static const pdup__movement_type types[] = {
        {.player_at = trios_player_at, .set_at = one_set_at},
        {.player_at = loners_player_at, .set_at = one_set_at},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(types); i++) {
        pdup__movement_shape shape = {.type = &types[i],
                                      .tables = 10,
                                      .rounds = PDUP_MAX_ROUNDS,
                                      .sets = 1,
                                      .seats = 3,
                                      .players = 6,
                                      .rooms = 1,
                                      .copies = 10};
        pdup_movement *movement = NULL;
        pdup_quality *quality = NULL;
        assert_ok(pdup__movement_new(NULL, &shape, NULL, NULL, NULL, &movement));
        assert_status(pdup_movement_quality(movement, &quality), PDUP_E_OVERFLOW);
        assert_null(quality);
        assert_status(pdup__quality_new(movement, 1, &quality), PDUP_E_OVERFLOW);
        assert_null(quality);
        pdup_movement_unref(movement);
    }
}

static void a_factor_past_64_bits_is_refused(void **state) {
    (void)state;
    pdup_movement *movement = rotation(5, 3, 4);
    pdup_quality *quality = NULL;
    int64_t numerator = -1;
    int64_t denominator = -1;
    assert_ok(pdup_movement_quality(movement, &quality));
    pdup__spread *competition = &quality->spreads[PDUP_SPREAD_COMPETITION - 1];
    assert_int_equal(competition->count, 1);
    pdup__spread_value *only = competition->values;
    pdup__spread_value huge[] = {{500000001, INT32_MIN}, {299999999, INT32_MAX}};
    competition->values = huge;
    competition->count = 2;
    assert_status(pdup_quality_factor(quality, &numerator, &denominator), PDUP_E_OVERFLOW);
    assert_int_equal(numerator, 0);
    assert_int_equal(denominator, 0);
    competition->values = only;
    competition->count = 1;
    pdup_quality_unref(quality);
    pdup_movement_unref(movement);
}

static void figures_outside_the_lists_are_refused(void **state) {
    (void)state;
    pdup_movement *movement = rotation(5, 4, 3);
    pdup_quality *quality = NULL;
    assert_ok(pdup_movement_quality(movement, &quality));
    pdup_movement_unref(movement);
    int64_t value = -1;
    assert_ok(pdup_quality_measure(quality, 1, &value));
    assert_ok(pdup_quality_measure(quality, PDUP__MEASURES, &value));
    static const int32_t outside[] = {0, -1, 12, INT32_MAX, INT32_MIN};
    for (size_t i = 0; i < PDUP_COUNT_OF(outside); i++) {
        value = -1;
        assert_status(pdup_quality_measure(quality, outside[i], &value), PDUP_E_RANGE);
        assert_int_equal(value, 0);
    }
    assert_int_equal(pdup_quality_spread_count(quality, 0), PDUP_E_RANGE);
    assert_int_equal(pdup_quality_spread_count(quality, 7), PDUP_E_RANGE);
    int32_t count = pdup_quality_spread_count(quality, PDUP_SPREAD_COMPARISONS);
    const struct {
        pdup_spread spread;
        int32_t index;
        pdup_status status;
    } reads[] = {
        {0, 0, PDUP_E_RANGE},
        {7, 0, PDUP_E_RANGE},
        {PDUP_SPREAD_COMPARISONS, -1, PDUP_E_RANGE},
        {PDUP_SPREAD_COMPARISONS, 0, PDUP_OK},
        {PDUP_SPREAD_COMPARISONS, count - 1, PDUP_OK},
        {PDUP_SPREAD_COMPARISONS, count, PDUP_E_RANGE},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(reads); i++) {
        int32_t found = -1;
        int64_t pairs = -1;
        assert_status(
            pdup_quality_spread_at(quality, reads[i].spread, reads[i].index, &found, &pairs),
            reads[i].status);
        assert_true(reads[i].status == PDUP_OK ? pairs > 0 : found == 0 && pairs == 0);
    }
    pdup_quality_unref(quality);
}

static void what_is_missing_is_refused(void **state) {
    (void)state;
    pdup_movement *movement = rotation(5, 4, 3);
    pdup_quality *quality = NULL;
    assert_status(pdup_movement_quality(movement, NULL), PDUP_E_ARG);
    assert_ok(pdup_movement_quality(movement, &quality));
    assert_ptr_equal(pdup_quality_ref(quality), quality);
    pdup_quality_unref(quality);
    int64_t value = -1;
    int64_t other = -1;
    int32_t found = -1;
    assert_status(pdup_quality_measure(quality, 1, NULL), PDUP_E_ARG);
    assert_status(pdup_quality_measure(NULL, 1, &value), PDUP_E_ARG);
    assert_int_equal(value, 0);
    assert_int_equal(pdup_quality_spread_count(NULL, 1), PDUP_E_ARG);
    assert_status(pdup_quality_spread_at(quality, 1, 0, NULL, &value), PDUP_E_ARG);
    assert_status(pdup_quality_spread_at(quality, 1, 0, &found, NULL), PDUP_E_ARG);
    value = -1;
    assert_status(pdup_quality_spread_at(NULL, 1, 0, &found, &value), PDUP_E_ARG);
    assert_true(found == 0 && value == 0);
    assert_status(pdup_quality_factor(quality, NULL, &value), PDUP_E_ARG);
    assert_status(pdup_quality_factor(quality, &value, NULL), PDUP_E_ARG);
    value = -1;
    assert_status(pdup_quality_factor(NULL, &value, &other), PDUP_E_ARG);
    assert_true(value == 0 && other == 0);
    pdup_quality *none = quality;
    assert_status(pdup_movement_quality(NULL, &none), PDUP_E_ARG);
    assert_null(none);
    pdup_quality_unref(none);
    assert_null(pdup_quality_ref(NULL));
    pdup_quality_unref(quality);
    pdup_movement_unref(movement);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(rotations_are_as_the_slow_count_has_them),
    cmocka_unit_test(any_seating_is_as_the_slow_count_has_it),
    cmocka_unit_test(many_sets_are_counted_word_by_word),
    cmocka_unit_test(competition_adds_up_to_what_there_is),
    cmocka_unit_test(perfect_rotations_are_perfect),
    cmocka_unit_test(known_individual_movements_have_their_figures),
    cmocka_unit_test(who_never_sits_has_met_nobody),
    cmocka_unit_test(a_movement_of_idle_tables_counts_nothing),
    cmocka_unit_test(a_count_past_32_bits_is_refused),
    cmocka_unit_test(a_factor_past_64_bits_is_refused),
    cmocka_unit_test(figures_outside_the_lists_are_refused),
    cmocka_unit_test(what_is_missing_is_refused),
};

PDUP_TEST_MAIN(tests)
