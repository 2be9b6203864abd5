/* SPDX-License-Identifier: MIT */
/* Reading what was written gives the same seating, for all kinds; and every allocation of the readers may fail. */
#include "test_movement_text.h"

#include "oom.h"
#include "seating.h"

static char *text_of(const pdup_movement *movement, int32_t form) {
    size_t length;
    assert_ok(pdup_movement_text(movement, form, NULL, 0, &length));
    char *text = malloc(length + 1);
    assert_non_null(text);
    assert_ok(pdup_movement_text(movement, form, text, length + 1, &length));
    assert_int_equal(strlen(text), length);
    return text;
}

static void assert_same(const pdup_movement *one, const pdup_movement *other) {
    char first[SHA256_HEX];
    char second[SHA256_HEX];
    assert_int_equal(pdup_movement_player_count(one), pdup_movement_player_count(other));
    assert_int_equal(pdup_movement_table_count(one), pdup_movement_table_count(other));
    assert_int_equal(pdup_movement_round_count(one), pdup_movement_round_count(other));
    assert_int_equal(pdup_movement_set_count(one), pdup_movement_set_count(other));
    assert_int_equal(pdup_movement_copy_count(one), pdup_movement_copy_count(other));
    assert_int_equal(pdup_movement_seats(one), pdup_movement_seats(other));
    seating_hash(one, first);
    seating_hash(other, second);
    assert_string_equal(first, second);
}

/* Writes, reads and compares; and the text written then is the same. Releases the movement. */
static void assert_round_trip(pdup_movement *movement, int32_t form) {
    char *text = text_of(movement, form);
    pdup_movement *again = read_text_movement(text);
    assert_same(movement, again);
    char *second = text_of(again, form);
    assert_string_equal(text, second);
    free(second);
    free(text);
    if (pdup_movement_round_count(movement) > 1 && pdup_movement_is_by_lines(movement)) {
        assert_int_equal(pdup_movement_is_by_lines(again), 1);
    }
    pdup_movement_unref(again);
    pdup_movement_unref(movement);
}

static void movements_by_lines_come_back(void **state) {
    (void)state;
    for (int32_t seats = 3; seats <= 4; seats++) {
        for (int32_t tables = 3; tables <= 40; tables++) {
            pdup_movement *movement;
            assert_ok(pdup_movement_new_skip(NULL, tables, seats, &movement));
            assert_round_trip(movement, PDUP_MOVEMENT_LIST);
            assert_ok(pdup_movement_new_best(NULL, tables, seats, &movement));
            assert_round_trip(movement, PDUP_MOVEMENT_LIST);
            if (pdup_movement_new_rotation(NULL, tables, seats, &movement) == PDUP_OK) {
                assert_round_trip(movement, PDUP_MOVEMENT_LIST);
            }
        }
    }
}

static pdup_movement *shortened(const pdup_movement *movement, int32_t rounds) {
    pdup_movement *shorter;
    assert_ok(pdup_movement_with_rounds(movement, rounds, &shorter));
    return shorter;
}

static void individual_movements_come_back(void **state) {
    (void)state;
    int cycles = 0;
    for (int32_t seats = 3; seats <= 4; seats++) {
        for (int32_t players = seats; players <= 70; players++) {
            for (pdup_variant variant = 0; variant <= PDUP_VARIANT_EXCHANGE; variant++) {
                pdup_movement *movement;
                size_t length;
                if (pdup_movement_new_individual(NULL, players, seats, variant, &movement) !=
                    PDUP_OK) {
                    continue;
                }
                if (pdup_movement_text(movement, PDUP_MOVEMENT_CYCLE, NULL, 0, &length) ==
                    PDUP_OK) {
                    int32_t half = (pdup_movement_round_count(movement) + 1) / 2;
                    assert_round_trip(shortened(movement, half), PDUP_MOVEMENT_CYCLE);
                    assert_round_trip(pdup_movement_ref(movement), PDUP_MOVEMENT_CYCLE);
                    cycles++;
                }
                assert_round_trip(movement, PDUP_MOVEMENT_LIST);
            }
        }
    }
    assert_true(cycles > 20);
}

/* What is made from others is written as a list only. */
static void rooms_and_second_sessions_come_back(void **state) {
    (void)state;
    pdup_movement *first;
    pdup_movement *movement;
    size_t length;
    assert_ok(pdup_movement_new_individual(NULL, 13, 4, PDUP_VARIANT_NONE, &first));
    assert_ok(pdup_movement_with_rooms(first, 3, &movement));
    assert_status(pdup_movement_text(movement, PDUP_MOVEMENT_CYCLE, NULL, 0, &length),
                  PDUP_E_NO_MOVEMENT);
    assert_round_trip(movement, PDUP_MOVEMENT_LIST);
    pdup_movement_unref(first);
    assert_ok(pdup_movement_new_rotation(NULL, 13, 4, &first));
    assert_round_trip(shortened(first, 1), PDUP_MOVEMENT_LIST);
    assert_ok(pdup_movement_new_second(first, PDUP_VARIANT_NONE, &movement));
    assert_round_trip(movement, PDUP_MOVEMENT_LIST);
    pdup_movement_unref(first);
}

typedef struct reading {
    const char *text;
    pdup_status wanted;
    pdup_faults *faults;
    pdup_movement *movement;
} reading;

static pdup_status run_reading(void *state, const pdup_allocator *allocator) {
    reading *each = state;
    pdup_status status = pdup_movement_new_from_text(allocator, each->text, strlen(each->text),
                                                     &each->faults, &each->movement);
    return status == each->wanted ? PDUP_OK : status;
}

static void check_reading(void *state) {
    reading *each = state;
    assert_null(each->faults);
    assert_null(each->movement);
}

static void end_reading(void *state) {
    reading *each = state;
    pdup_faults_unref(each->faults);
    pdup_movement_unref(each->movement);
}

static void memory_may_run_out(void **state) {
    (void)state;
    reading readings[] = {
        {"players 8 tables 2 rounds 1 sets 2 seats 4\n1,2,3,4:1 5,6,7,8:2\n", PDUP_OK, 0, 0},
        {"cycle 1E-1S\nsets 1 Z\n", PDUP_OK, 0, 0},
        {"cycle 1E-1S\nsets 1 Z\nrounds 1\n", PDUP_OK, 0, 0},
        {"1 1 1 2 3 4 5\n1 2 5 6 7 8 6\n2 1 1 6 3 8 6\n", PDUP_OK, 0, 0},
        {"[{\"round\":1,\"table\":1,\"north\":1,\"east\":2,\"south\":3,\"boards\":1}]", PDUP_OK, 0,
         0},
        {"[{\"round\":1,\"table\":1,\"north\":1,\"east\":2,\"south\":3,\"boards\":1},"
         "{\"round\":1,\"table\":2,\"north\":4,\"east\":5,\"south\":6,\"boards\":2}]",
         PDUP_OK, 0, 0},
        {"\x01\n\x01\n", PDUP_E_MOVEMENT_TEXT, 0, 0},
        {"1 1 1 2 3 4 5\n1 1 5 6 7 8 6\n", PDUP_E_MOVEMENT_TEXT, 0, 0},
        {"cycle x\nsets 1\n", PDUP_E_MOVEMENT_TEXT, 0, 0},
        {"cycle x\ncycle y\ncycle z\n", PDUP_E_MOVEMENT_TEXT, 0, 0},
        {"players x\n", PDUP_E_MOVEMENT_TEXT, 0, 0},
        {"[7]", PDUP_E_MOVEMENT_TEXT, 0, 0},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(readings); i++) {
        oom_each(&(oom_scenario){"movement from text", &readings[i], NULL, run_reading,
                                 check_reading, end_reading, false});
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(movements_by_lines_come_back),
    cmocka_unit_test(individual_movements_come_back),
    cmocka_unit_test(rooms_and_second_sessions_come_back),
    cmocka_unit_test(memory_may_run_out),
};

PDUP_TEST_MAIN(tests)
