/* SPDX-License-Identifier: MIT */
/* All numbers of tables up to 200, and samples of the largest ones. */
#include "movement/kinds/factors.h"

#include "pdup_test.h"
#include "random.h"
#include "seating.h"

enum { MOST = 200, SAMPLES = 400 };

static bool is_rotation(int32_t tables) {
    return tables % 2 != 0 && tables % 3 != 0;
}

/* The steps of the rules make a perfect movement exactly when their differences 1, 2, 3, 4 have no factor in common
 * with the number of tables. With extra steps they always go through, and no set is met again. */
static void steps_of_the_rules_are_perfect_without_factors_2_and_3(void **state) {
    (void)state;
    for (int32_t tables = 3; tables <= MOST; tables++) {
        for (int32_t seats = 3; seats <= 4; seats++) {
            pdup_movement *rotation = NULL;
            pdup_movement *skip = NULL;
            assert_ok(pdup_movement_new_skip(NULL, tables, seats, &skip));
            const seating counted = seating_count(skip);
            assert_int_equal(seating_is_perfect(&counted), is_rotation(tables));
            assert_false(counted.repeats_set);
            assert_true(counted.plays_all_sets);
            seating_assert_start(skip);
            if (is_rotation(tables)) {
                assert_ok(pdup_movement_new_rotation(NULL, tables, seats, &rotation));
                const seating rotated = seating_count(rotation);
                assert_true(seating_is_perfect(&rotated));
            }
            pdup_movement_unref(rotation);
            pdup_movement_unref(skip);
        }
    }
}

static void the_best_is_never_worse_than_extra_steps(void **state) {
    (void)state;
    for (int32_t tables = 3; tables <= MOST; tables++) {
        for (int32_t seats = 3; seats <= 4; seats++) {
            pdup_movement *best = NULL;
            pdup_movement *skip = NULL;
            assert_ok(pdup_movement_new_best(NULL, tables, seats, &best));
            assert_ok(pdup_movement_new_skip(NULL, tables, seats, &skip));
            const seating counted = seating_count(best);
            assert_true(counted.met[0] <= seating_count(skip).met[0]);
            assert_false(counted.repeats_set);
            seating_assert_start(best);
            seating_assert_look_ups(best);
            pdup_movement_unref(best);
            pdup_movement_unref(skip);
        }
    }
}

/* What is promised is what is counted. */
static void factors_keep_their_word(void **state) {
    (void)state;
    for (int32_t tables = 3; tables <= MOST; tables++) {
        for (int32_t seats = 3; seats <= 4; seats++) {
            pdup__factors factors;
            pdup_movement *movement = NULL;
            pdup__factors_find(tables, seats, &factors);
            if (factors.met == 0) {
                continue;
            }
            assert_ok(pdup__factors_new(NULL, &factors, seats, &movement));
            const seating counted = seating_count(movement);
            assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES), tables);
            assert_int_equal(counted.pairs * factors.met,
                             (counted.pairs - counted.met[0]) * factors.pairs);
            pdup_movement_unref(movement);
        }
    }
}

static void all_factors_stay_within_their_numbers(void **state) {
    (void)state;
    for (int32_t tables = 3; tables <= PDUP_MAX_TABLES; tables++) {
        for (int32_t seats = 3; seats <= 4; seats++) {
            pdup__factors factors;
            int32_t product = 1;
            pdup__factors_find(tables, seats, &factors);
            for (int32_t i = 0; i < factors.count; i++) {
                product *= factors.parts[i].tables;
            }
            assert_int_equal(product, factors.met > 0 ? tables : 1);
            assert_in_range(factors.pairs, 1, INT32_MAX);
            assert_in_range(factors.count, 0, PDUP__FACTORS_MOST);
        }
    }
}

/* Ten random places: who sits there sits there, and what lies there lies there. */
static void sample(const pdup_movement *movement, pdup_random *random) {
    for (int32_t i = 0; i < 10; i++) {
        const int32_t round =
            random_between(random, 1, pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS));
        const int32_t table =
            random_between(random, 1, pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES));
        const int32_t seat = random_between(
            random, 0, pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS) - 1);
        int32_t found = -1;
        pdup_seat found_seat = PDUP_SEAT_NONE;
        assert_ok(pdup_movement_place_of_player(
            movement, round, seating_player(movement, round, table, seat), &found, &found_seat));
        assert_int_equal(found, table);
        assert_int_equal(found_seat, PDUP_SEAT_N + seat);
        assert_ok(pdup_movement_table_of_set(movement, round, seating_set(movement, round, table),
                                             0, &found));
        assert_int_equal(found, table);
    }
}

static void large_movements_agree_with_themselves(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int32_t i = 0; i < SAMPLES; i++) {
        const int32_t tables = random_between(&random, MOST, PDUP_MAX_TABLES);
        pdup_movement *movement = NULL;
        assert_ok(pdup_movement_new_best(NULL, tables, random_between(&random, 3, 4), &movement));
        sample(movement, &random);
        pdup_movement_unref(movement);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(steps_of_the_rules_are_perfect_without_factors_2_and_3),
    cmocka_unit_test(the_best_is_never_worse_than_extra_steps),
    cmocka_unit_test(factors_keep_their_word),
    cmocka_unit_test(all_factors_stay_within_their_numbers),
    cmocka_unit_test(large_movements_agree_with_themselves),
};

PDUP_TEST_MAIN(tests)
