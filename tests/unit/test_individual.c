/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "individual_table.h"
#include "oom.h"
#include "pairs.h"

#include <stdbool.h>

static pdup_movement *make(int32_t players, int32_t seats, pdup_variant variant) {
    pdup_movement *movement = NULL;
    assert_ok(pdup_movement_new_individual(NULL, players, seats, variant, &movement));
    assert_non_null(movement);
    return movement;
}

static const individual_row *find_row(int32_t players, int32_t seats, pdup_variant variant) {
    for (size_t i = 0; i < PDUP_COUNT_OF(individual_rows); i++) {
        const individual_row *row = &individual_rows[i];
        if (row->players == players && row->seats == seats && row->variant == variant) {
            return row;
        }
    }
    return NULL;
}

static void check_range(pairs_range range, int32_t least, int32_t most) {
    assert_int_equal(range.least, least);
    assert_int_equal(range.most, most);
}

static void check_shape(const pdup_movement *movement, const individual_row *row) {
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND),
                     PDUP_MOVEMENT_KIND_INDIVIDUAL);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_VARIANT), row->variant);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_IS_BY_LINES), 0);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROOMS), 1);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES), row->copies);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES), row->tables);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS), row->rounds);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SETS), row->rounds);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS), row->players);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS), row->seats);
    assert_non_null(pdup_movement_construction(movement));
    assert_non_null(pdup_movement_source(movement));
}

static void check_figures(const seated_pairs *seating, const individual_row *row) {
    char text[PAIRS_TEXT];
    pairs_check_rules(seating);
    pairs_spread(seating, seating->meetings, text);
    assert_string_equal(text, row->meetings);
    pairs_spread(seating, seating->comparisons, text);
    assert_string_equal(text, row->comparisons);
    assert_int_equal(pairs_quality(seating), row->quality);
    assert_int_equal(pairs_seat_spread(seating), row->seat_spread);
    check_range(pairs_rests(seating), row->rests, row->rests);
    check_range(pairs_copies(seating), row->copies, row->copies);
    check_range(pairs_set_tables(seating), row->tables, row->tables);
}

static void every_known_movement_has_its_figures(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(individual_rows); i++) {
        const individual_row *row = &individual_rows[i];
        pdup_movement *movement = make(row->players, row->seats, row->variant);
        seated_pairs seating = pairs_of(movement);
        char hex[SHA256_HEX];
        check_shape(movement, row);
        check_figures(&seating, row);
        pairs_hash(&seating, hex);
        assert_string_equal(hex, row->hash);
        pairs_free(&seating);
        pdup_movement_unref(movement);
    }
}

static void look_ups_agree_with_the_seating(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(individual_rows); i++) {
        const individual_row *row = &individual_rows[i];
        pdup_movement *movement = make(row->players, row->seats, row->variant);
        pairs_check_lookups(movement);
        pdup_movement_unref(movement);
    }
}

/* What is proved impossible, or not known, is not offered: beside the rows of the table there is nothing up to 40. */
static void nothing_else_is_offered_up_to_forty_players(void **state) {
    (void)state;
    for (int32_t seats = 3; seats <= 4; seats++) {
        for (int32_t players = seats; players <= 40; players++) {
            for (pdup_variant variant = PDUP_VARIANT_SINGLE; variant <= PDUP_VARIANT_EXCHANGE;
                 variant++) {
                pdup_movement *movement;
                pdup_status wanted =
                    find_row(players, seats, variant) ? PDUP_OK : PDUP_E_NO_MOVEMENT;
                assert_status(
                    pdup_movement_new_individual(NULL, players, seats, variant, &movement), wanted);
                assert_int_equal(movement != NULL, wanted == PDUP_OK);
                pdup_movement_unref(movement);
            }
        }
    }
}

/* Shared where that is perfect and few tables can pass one copy round; else single sets, which always exist. */
static void the_recommended_variant_is_the_default(void **state) {
    (void)state;
    for (int32_t seats = 3; seats <= 4; seats++) {
        for (int32_t players = seats; players <= 40; players++) {
            pdup_movement *movement = make(players, seats, PDUP_VARIANT_NONE);
            bool shared = seats == 4
                              ? players == 8 || players == 9 || players == 12 || players == 16 ||
                                    players == 17
                              : players == 7 || players == 9 || players == 12 || players == 13;
            assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_VARIANT),
                             shared ? PDUP_VARIANT_SHARED : PDUP_VARIANT_SINGLE);
            pdup_movement_unref(movement);
        }
    }
}

static void each_seating_of_an_exchange_lasts_two_rounds(void **state) {
    (void)state;
    pdup_movement *movement = make(8, 4, PDUP_VARIANT_EXCHANGE);
    seated_pairs seating = pairs_of(movement);
    for (int32_t round = 0; round < seating.rounds; round += 2) {
        const int32_t *sets = &seating.set[round * 2];
        const int32_t *players = &seating.player[round * 8];
        assert_memory_equal(players, players + 8, 8 * sizeof *players);
        assert_int_equal(sets[0], sets[3]);
        assert_int_equal(sets[1], sets[2]);
    }
    pairs_free(&seating);
    pdup_movement_unref(movement);
}

static void a_movement_stopped_early_is_a_prefix(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(individual_rows); i++) {
        const individual_row *row = &individual_rows[i];
        pdup_movement *whole = make(row->players, row->seats, row->variant);
        pdup_movement *early;
        assert_ok(pdup_movement_with_rounds(whole, (row->rounds + 1) / 2, &early));
        seated_pairs all = pairs_of(whole);
        pdup_movement_unref(whole);
        seated_pairs some = pairs_of(early);
        size_t places = (size_t)(some.rounds * some.tables);
        assert_memory_equal(some.set, all.set, places * sizeof *some.set);
        assert_memory_equal(some.player, all.player,
                            places * (size_t)some.seats * sizeof *some.player);
        pairs_check_lookups(early);
        pairs_free(&all);
        pairs_free(&some);
        pdup_movement_unref(early);
    }
}

static void bad_numbers_are_refused(void **state) {
    (void)state;
    static const struct {
        int32_t players;
        int32_t seats;
        pdup_variant variant;
        pdup_status status;
    } cases[] = {
        {2, 3, PDUP_VARIANT_NONE, PDUP_E_RANGE},
        {3, 4, PDUP_VARIANT_NONE, PDUP_E_RANGE},
        {8, 2, PDUP_VARIANT_NONE, PDUP_E_RANGE},
        {8, 5, PDUP_VARIANT_NONE, PDUP_E_RANGE},
        {8, 4, PDUP_VARIANT_NONE - 1, PDUP_E_RANGE},
        {8, 4, PDUP_VARIANT_EXCHANGE + 1, PDUP_E_RANGE},
        {PDUP_MAX_PLAYERS + 1, 4, PDUP_VARIANT_NONE, PDUP_E_RANGE},
        {PDUP_MAX_PLAYERS, 4, PDUP_VARIANT_NONE, PDUP_E_NO_MOVEMENT},
        {41, 4, PDUP_VARIANT_NONE, PDUP_E_NO_MOVEMENT},
        {41, 3, PDUP_VARIANT_NONE, PDUP_E_NO_MOVEMENT},
        {53, 4, PDUP_VARIANT_SHARED, PDUP_E_NO_MOVEMENT},
        {256, 4, PDUP_VARIANT_NONE, PDUP_E_NO_MOVEMENT},
        {260, 4, PDUP_VARIANT_NONE, PDUP_E_NO_MOVEMENT},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup_movement *movement = NULL;
        assert_status(pdup_movement_new_individual(NULL, cases[i].players, cases[i].seats,
                                                   cases[i].variant, &movement),
                      cases[i].status);
        assert_null(movement);
    }
}

static void nulls_and_broken_allocators_are_refused(void **state) {
    (void)state;
    pdup_movement *movement;
    pdup_allocator broken = {0};
    assert_status(pdup_movement_new_individual(NULL, 8, 4, PDUP_VARIANT_NONE, NULL), PDUP_E_ARG);
    assert_status(pdup_movement_new_individual(&broken, 8, 4, PDUP_VARIANT_NONE, &movement),
                  PDUP_E_ARG);
    assert_null(movement);
}

typedef struct oom_case {
    int32_t players;
    int32_t seats;
    pdup_variant variant;
    pdup_movement *made;
} oom_case;

static pdup_status run_out(void *state, const pdup_allocator *allocator) {
    oom_case *one = state;
    return pdup_movement_new_individual(allocator, one->players, one->seats, one->variant,
                                        &one->made);
}

static void check_nothing_made(void *state) {
    assert_null(((oom_case *)state)->made);
}

static void release_made(void *state) {
    pdup_movement_unref(((oom_case *)state)->made);
}

static void every_kind_survives_lack_of_memory(void **state) {
    (void)state;
    oom_case cases[] = {
        {20, 4, PDUP_VARIANT_SINGLE, NULL},  {15, 3, PDUP_VARIANT_FEW, NULL},
        {53, 4, PDUP_VARIANT_SINGLE, NULL},  {16, 4, PDUP_VARIANT_FEW, NULL},
        {8, 4, PDUP_VARIANT_EXCHANGE, NULL}, {9, 4, PDUP_VARIANT_SHARED, NULL},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        oom_scenario scenario = {"individual",       &cases[i],    NULL, run_out,
                                 check_nothing_made, release_made, false};
        oom_each(&scenario);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_known_movement_has_its_figures),
    cmocka_unit_test(look_ups_agree_with_the_seating),
    cmocka_unit_test(nothing_else_is_offered_up_to_forty_players),
    cmocka_unit_test(the_recommended_variant_is_the_default),
    cmocka_unit_test(each_seating_of_an_exchange_lasts_two_rounds),
    cmocka_unit_test(a_movement_stopped_early_is_a_prefix),
    cmocka_unit_test(bad_numbers_are_refused),
    cmocka_unit_test(nulls_and_broken_allocators_are_refused),
    cmocka_unit_test(every_kind_survives_lack_of_memory),
};

PDUP_TEST_MAIN(tests)
