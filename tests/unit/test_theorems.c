/* SPDX-License-Identifier: MIT */
/* What is proved of movements, counted from their seating: the rotation (T1) and the extra steps (T5) for every number of
 * tables up to 200, and that what cannot be is never offered (T3, T4, T7). */
#include "pdup_test.h"
#include "seating.h"

#include <pdup/plan.h>

enum { MOST = 200, LINES = 5 };

/* How far a line (3: W, 4: the sets) is from home in a round, up the tables; asserts that it moves as a whole. */
static int32_t moved(const pdup_movement *movement, int32_t round, int32_t line) {
    const int32_t tables = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
    int32_t distance = -1;
    for (int32_t i = 1; i <= tables; i++) {
        int32_t table;
        pdup_seat seat;
        if (line == 4) {
            assert_ok(pdup_movement_table_of_set(movement, round, i, 0, &table));
        } else {
            assert_ok(
                pdup_movement_place_of_player(movement, round, line * tables + i, &table, &seat));
            assert_int_equal(seat, PDUP_SEAT_N + line);
        }
        int32_t here = (table - i + tables) % tables;
        assert_true(distance < 0 || here == distance);
        distance = here;
    }
    return distance;
}

/* Lines that move as wholes meet everywhere once exactly if their distance takes every value once. */
static void assert_each_once(const int32_t *first, const int32_t *second, int32_t tables) {
    bool seen[MOST] = {false};
    for (int32_t round = 0; round < tables; round++) {
        int32_t apart = (first[round] - second[round] + tables) % tables;
        assert_false(seen[apart]);
        seen[apart] = true;
    }
}

static void rotations_are_perfect_up_to_200_tables(void **state) {
    (void)state;
    for (int32_t tables = 3; tables <= MOST; tables++) {
        pdup_movement *movement = NULL;
        pdup_status status = pdup_movement_new_rotation(NULL, tables, 4, &movement);
        bool is_possible = tables >= 5 && tables % 2 != 0 && tables % 3 != 0;
        assert_status(status, is_possible  ? PDUP_OK
                              : tables < 5 ? PDUP_E_RANGE
                                           : PDUP_E_NO_MOVEMENT);
        int32_t from_home[LINES][MOST];
        for (int32_t i = 0; movement && i < tables * LINES; i++) {
            from_home[i % LINES][i / LINES] = moved(movement, 1 + i / LINES, i % LINES);
        }
        for (int32_t i = 0; movement && i < LINES * LINES; i++) {
            if (i / LINES < i % LINES) {
                assert_each_once(from_home[i / LINES], from_home[i % LINES], tables);
            }
        }
        pdup_movement_unref(movement);
    }
}

/* Extra tables that a line goes when it enters a round. */
static int32_t extra(const pdup_movement *movement, int32_t round, int32_t line) {
    static const int32_t steps[] = {0, 1, 2, -2};
    const int32_t tables = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
    const int32_t sign = steps[line] < 0 ? -1 : 1;
    int32_t walked = moved(movement, round, line) - moved(movement, round - 1, line);
    return ((walked - steps[line]) * sign % tables + tables) % tables;
}

/* E goes on once if 2 divides the tables, S twice if 3 does, W never; no set is met again, and all rounds are played. */
static void extra_steps_are_three_at_most_up_to_200_tables(void **state) {
    (void)state;
    for (int32_t tables = 3; tables <= MOST; tables++) {
        pdup_movement *movement;
        int32_t from_home[LINES][MOST];
        assert_ok(pdup_movement_new_skip(NULL, tables, 4, &movement));
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS), tables);
        for (int32_t i = 0; i < tables * LINES; i++) {
            from_home[i % LINES][i / LINES] = moved(movement, 1 + i / LINES, i % LINES);
        }
        for (int32_t line = 0; line < 4; line++) {
            assert_each_once(from_home[line], from_home[4], tables);
        }
        for (int32_t entered = 1; entered < tables; entered++) {
            assert_int_equal(extra(movement, 1 + entered, 0), 0);
            assert_int_equal(extra(movement, 1 + entered, 1), 2 * entered == tables);
            assert_int_equal(extra(movement, 1 + entered, 2),
                             3 * entered == tables || 3 * entered == 2 * tables);
            assert_int_equal(extra(movement, 1 + entered, 3), 0);
        }
        pdup_movement_unref(movement);
    }
}

/* Where the players of a line are, and the sets, in all rounds: from 0. */
enum { SMALL = 40 };
static int32_t tables_of[LINES][SMALL][SMALL];

static void note_places(const pdup_movement *movement) {
    const int32_t tables = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
    const int32_t seats = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS);
    for (int32_t i = 0; i < tables * tables; i++) {
        const int32_t round = i / tables;
        const int32_t table = i % tables;
        for (int32_t line = 0; line < seats; line++) {
            int32_t player = seating_player(movement, 1 + round, 1 + table, line) - 1;
            tables_of[line][round][player % tables] = table;
        }
        tables_of[seats][round][seating_set(movement, 1 + round, 1 + table) - 1] = table;
    }
}

static bool is_on_circle(int32_t tables, int32_t lines) {
    for (int32_t i = 0; i < lines * tables; i++) {
        const int32_t *at = tables_of[i / tables][i % tables];
        for (int32_t home = 1; home < tables; home++) {
            if ((at[home] - home - at[0] + 2 * tables) % tables != 0) {
                return false;
            }
        }
    }
    return true;
}

/* Do lines move as wholes in any group? Then of two of them, in any two rounds, all or none are at the same tables. */
static bool moves_as_wholes(int32_t tables, int32_t lines) {
    for (int32_t i = 0; i < lines * tables * lines * tables; i++) {
        const int32_t a = i / (lines * tables);
        const int32_t b = i % (lines * tables);
        const int32_t *first = tables_of[a / tables][a % tables];
        const int32_t *second = tables_of[b / tables][b % tables];
        int32_t same = 0;
        for (int32_t home = 0; home < tables; home++) {
            same += first[home] == second[home];
        }
        if (same != 0 && same != tables) {
            return false;
        }
    }
    return true;
}

/* T3: a perfect movement that the director can announce by a step a line: on a circle of an even number of tables there
 * is none, of 4k + 2 tables not in any order of the tables. */
static void no_steps_are_offered_where_there_are_none(void **state) {
    (void)state;
    int32_t by_steps = 0;
    for (int32_t tables = 3; tables <= SMALL; tables++) {
        for (int32_t seats = 3; seats <= 4; seats++) {
            pdup_movement *movement;
            assert_ok(pdup_movement_new_lines(NULL, tables, seats, PDUP_LINES_WHOLE, &movement));
            const seating counted = seating_count(movement);
            bool is_perfect = seating_is_perfect(&counted);
            note_places(movement);
            bool is_whole = moves_as_wholes(tables, seats + 1);
            assert_false(is_perfect && tables % 4 == 2 && is_whole);
            assert_false(is_perfect && tables % 2 == 0 && is_on_circle(tables, seats + 1));
            by_steps += is_perfect && is_whole;
            pdup_movement_unref(movement);
        }
    }
    /* The rotation, fields and difference matrices are found to be what they are. */
    assert_true(by_steps > 40);
}

static int64_t measure_of(const pdup_movement *movement, pdup_measure measure) {
    pdup_quality *quality;
    int64_t value;
    assert_ok(pdup_movement_quality(movement, &quality));
    assert_ok(pdup_quality_measure(quality, measure, &value));
    pdup_quality_unref(quality);
    return value;
}

/* Two rounds, single sets: somebody meets somebody again. Takes the movement over. */
static void assert_meets_again(pdup_movement *movement) {
    pdup_movement *early;
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES), 1);
    assert_ok(pdup_movement_with_rounds(movement, 2, &early));
    assert_true(measure_of(early, PDUP_MEASURE_MOST_MEETINGS) > 1);
    pdup_movement_unref(early);
    pdup_movement_unref(movement);
}

/* T4: with single sets lines on n tables are fewer than n, or somebody meets somebody again in round 2. */
static void lines_meet_again_where_they_must(void **state) {
    (void)state;
    static const int32_t halls[][2] = {{3, 3}, {3, 4}, {4, 4}};
    static const char seed[PDUP_SEED_BYTES] = {4};
    for (size_t i = 0; i < PDUP_COUNT_OF(halls); i++) {
        const int32_t tables = halls[i][0];
        const int32_t seats = halls[i][1];
        pdup_movement *movement;
        pdup_movement *better;
        assert_status(pdup_movement_new_lines(NULL, tables, seats, PDUP_LINES_SHORT, &movement),
                      PDUP_E_NO_MOVEMENT);
        assert_ok(pdup_movement_new_best(NULL, tables, seats, &movement));
        assert_ok(pdup_movement_with_rounds(movement, 2, &better));
        pdup_movement_unref(movement);
        movement = better;
        assert_ok(pdup_movement_with_improved(movement, seed, sizeof seed, 20000, &better));
        assert_meets_again(movement);
        assert_meets_again(better);
        assert_ok(pdup_movement_new_lines(NULL, tables, seats, PDUP_LINES_WHOLE, &movement));
        assert_meets_again(movement);
        for (int32_t steps = 0; steps < tables * tables * tables; steps++) {
            int32_t of[3] = {steps % tables, steps / tables % tables, steps / tables / tables};
            if (of[0] != 0 && of[1] != 0 && (of[2] != 0) == (seats == 4)) {
                assert_ok(pdup_movement_new_skip_steps(NULL, tables, seats, of[0], of[1], of[2],
                                                       &movement));
                assert_meets_again(movement);
            }
        }
    }
}

/* Does everybody meet everybody as often, with as many comparisons? */
static bool is_balanced(const pdup_movement *movement) {
    pdup_quality *quality;
    assert_ok(pdup_movement_quality(movement, &quality));
    bool is_even = pdup_quality_spread_count(quality, PDUP_SPREAD_MEETINGS) == 1 &&
                   pdup_quality_spread_count(quality, PDUP_SPREAD_COMPARISONS) == 1;
    pdup_quality_unref(quality);
    return is_even;
}

/* T7: seats and players for whom with single sets, a fixed player or one who rests, not all pairs can be alike. */
static const int32_t unbalanced[][2] = {{4, 8},  {3, 6},  {4, 12}, {3, 9},  {4, 16},
                                        {4, 20}, {3, 12}, {4, 9},  {4, 17}, {3, 7},
                                        {3, 10}, {3, 22}, {3, 34}};

static void individual_movements_are_not_even_where_they_cannot_be(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(unbalanced); i++) {
        const int32_t players = unbalanced[i][1];
        pdup_movement *movement;
        pdup_wishes *wishes;
        pdup_plan *plan;
        assert_ok(pdup_movement_new_individual(NULL, players, unbalanced[i][0], PDUP_VARIANT_SINGLE,
                                               &movement));
        assert_false(is_balanced(movement));
        pdup_movement_unref(movement);
        assert_ok(pdup_wishes_new(NULL, players, &wishes));
        assert_ok(pdup_wishes_set(wishes, PDUP_WISH_SEATS, unbalanced[i][0]));
        assert_ok(pdup_wishes_set(wishes, PDUP_WISH_COPIES, 1));
        assert_ok(pdup_plan_new(wishes, &plan));
        for (int32_t way = 0; way < pdup_plan_count(plan); way++) {
            assert_ok(pdup_plan_movement_at(plan, way, &movement));
            /* In two changes of sets within a round (X) eight are balanced with one copy of each set. */
            assert_true(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_VARIANT) ==
                            PDUP_VARIANT_EXCHANGE ||
                        pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_IS_BY_LINES) ||
                        !is_balanced(movement));
            pdup_movement_unref(movement);
        }
        pdup_plan_unref(plan);
        pdup_wishes_unref(wishes);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(rotations_are_perfect_up_to_200_tables),
    cmocka_unit_test(extra_steps_are_three_at_most_up_to_200_tables),
    cmocka_unit_test(no_steps_are_offered_where_there_are_none),
    cmocka_unit_test(lines_meet_again_where_they_must),
    cmocka_unit_test(individual_movements_are_not_even_where_they_cannot_be),
};

PDUP_TEST_MAIN(tests)
