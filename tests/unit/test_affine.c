/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "movement/kinds/affine.h"
#include "pairs.h"

static pdup_movement *make(int32_t order) {
    pdup_movement *movement = NULL;
    assert_ok(
        pdup_movement_new_individual(NULL, order * order, order, PDUP_VARIANT_FEW, &movement));
    return movement;
}

/* How many of q players are among q others. */
static int32_t common(const int32_t *a, int32_t step, const int32_t *b, int32_t order) {
    int32_t count = 0;
    for (int32_t i = 0; i < order; i++) {
        for (int32_t j = 0; j < order; j++) {
            count += a[i * step] == b[j];
        }
    }
    return count;
}

static void tables_of_different_rounds_share_one_player(void **state) {
    (void)state;
    for (int32_t order = 3; order <= 4; order++) {
        pdup_movement *movement = make(order);
        seated_pairs seating = pairs_of(movement);
        int32_t places = seating.rounds * order;
        for (int32_t i = 0; i < places; i++) {
            for (int32_t j = 0; j < i; j++) {
                assert_int_equal(
                    common(&seating.player[i * order], 1, &seating.player[j * order], order),
                    i / order != j / order);
            }
        }
        pairs_free(&seating);
        pdup_movement_unref(movement);
    }
}

/* Those at a seat in one round are a table of the next one, and those of the last round of the first one. */
static void a_seat_is_a_table_of_the_next_round(void **state) {
    (void)state;
    for (int32_t order = 3; order <= 4; order++) {
        pdup_movement *movement = make(order);
        seated_pairs seating = pairs_of(movement);
        for (int32_t i = 0; i < seating.rounds * order; i++) {
            const int32_t *seat = &seating.player[i / order * order * order + i % order];
            int32_t next = (i / order + 1) % seating.rounds;
            int32_t whole = 0;
            for (int32_t table = 0; table < order; table++) {
                const int32_t *other = &seating.player[(next * order + table) * order];
                whole += common(seat, order, other, order) == order;
            }
            assert_int_equal(whole, 1);
        }
        pairs_free(&seating);
        pdup_movement_unref(movement);
    }
}

static void every_pair_meets_once_and_is_compared_once(void **state) {
    (void)state;
    static const char *const wanted[] = {"1:36", "1:120"};
    for (int32_t order = 3; order <= 4; order++) {
        pdup_movement *movement = make(order);
        seated_pairs seating = pairs_of(movement);
        char text[PAIRS_TEXT];
        pairs_check_rules(&seating);
        pairs_spread(&seating, seating.meetings, text);
        assert_string_equal(text, wanted[order - 3]);
        pairs_spread(&seating, seating.comparisons, text);
        assert_string_equal(text, wanted[order - 3]);
        assert_int_equal(pairs_quality(&seating), 100000);
        assert_int_equal(seating.rounds, order + 1);
        pairs_check_lookups(movement);
        pairs_free(&seating);
        pdup_movement_unref(movement);
    }
}

static void other_numbers_of_players_have_no_plane(void **state) {
    (void)state;
    pdup_movement *movement = NULL;
    assert_status(pdup__affine_new(NULL, 9, 4, &movement), PDUP_E_NO_MOVEMENT);
    assert_status(pdup__affine_new(NULL, 15, 4, &movement), PDUP_E_NO_MOVEMENT);
    assert_null(movement);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(tables_of_different_rounds_share_one_player),
    cmocka_unit_test(a_seat_is_a_table_of_the_next_round),
    cmocka_unit_test(every_pair_meets_once_and_is_compared_once),
    cmocka_unit_test(other_numbers_of_players_have_no_plane),
};

PDUP_TEST_MAIN(tests)
