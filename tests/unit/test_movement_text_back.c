/* SPDX-License-Identifier: MIT */
/* Reading what was written gives the same seating, for all kinds. */
#include "test_movement_text.h"

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
    assert_int_equal(pdup_movement_number(one, PDUP_MOVEMENT_FIELD_PLAYERS),
                     pdup_movement_number(other, PDUP_MOVEMENT_FIELD_PLAYERS));
    assert_int_equal(pdup_movement_number(one, PDUP_MOVEMENT_FIELD_TABLES),
                     pdup_movement_number(other, PDUP_MOVEMENT_FIELD_TABLES));
    assert_int_equal(pdup_movement_number(one, PDUP_MOVEMENT_FIELD_ROUNDS),
                     pdup_movement_number(other, PDUP_MOVEMENT_FIELD_ROUNDS));
    assert_int_equal(pdup_movement_number(one, PDUP_MOVEMENT_FIELD_SETS),
                     pdup_movement_number(other, PDUP_MOVEMENT_FIELD_SETS));
    assert_int_equal(pdup_movement_number(one, PDUP_MOVEMENT_FIELD_COPIES),
                     pdup_movement_number(other, PDUP_MOVEMENT_FIELD_COPIES));
    assert_int_equal(pdup_movement_number(one, PDUP_MOVEMENT_FIELD_SEATS),
                     pdup_movement_number(other, PDUP_MOVEMENT_FIELD_SEATS));
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
    if (pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS) > 1 &&
        pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_IS_BY_LINES)) {
        assert_int_equal(pdup_movement_number(again, PDUP_MOVEMENT_FIELD_IS_BY_LINES), 1);
    }
    pdup_movement_unref(again);
    pdup_movement_unref(movement);
}

/* A list that tells no copies is read as having one a table where all play the same set, so one copy must be told. */
static void one_copy_at_two_tables_comes_back(void **state) {
    (void)state;
    pdup_movement *movement = read_text_movement(
        "players 8 tables 2 rounds 2 sets 2 seats 4 copies 1\n1,2,3,4:1 .\n5,2,7,4:1 1,6,-,8:1\n");
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES), 1);
    assert_round_trip(movement, PDUP_MOVEMENT_FORM_LIST);
}

static void movements_by_lines_come_back(void **state) {
    (void)state;
    for (int32_t seats = 3; seats <= 4; seats++) {
        for (int32_t tables = 3; tables <= 40; tables++) {
            pdup_movement *movement;
            assert_ok(pdup_movement_new_skip(NULL, tables, seats, &movement));
            assert_round_trip(movement, PDUP_MOVEMENT_FORM_LIST);
            assert_ok(pdup_movement_new_best(NULL, tables, seats, &movement));
            assert_round_trip(movement, PDUP_MOVEMENT_FORM_LIST);
            if (pdup_movement_new_rotation(NULL, tables, seats, &movement) == PDUP_OK) {
                assert_round_trip(movement, PDUP_MOVEMENT_FORM_LIST);
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
                if (pdup_movement_text(movement, PDUP_MOVEMENT_FORM_CYCLE, NULL, 0, &length) ==
                    PDUP_OK) {
                    int32_t half =
                        (pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS) + 1) / 2;
                    assert_round_trip(shortened(movement, half), PDUP_MOVEMENT_FORM_CYCLE);
                    assert_round_trip(pdup_movement_ref(movement), PDUP_MOVEMENT_FORM_CYCLE);
                    cycles++;
                }
                assert_round_trip(movement, PDUP_MOVEMENT_FORM_LIST);
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
    assert_status(pdup_movement_text(movement, PDUP_MOVEMENT_FORM_CYCLE, NULL, 0, &length),
                  PDUP_E_NO_MOVEMENT);
    assert_round_trip(movement, PDUP_MOVEMENT_FORM_LIST);
    pdup_movement_unref(first);
    assert_ok(pdup_movement_new_rotation(NULL, 13, 4, &first));
    assert_round_trip(shortened(first, 1), PDUP_MOVEMENT_FORM_LIST);
    assert_ok(pdup_movement_with_second(first, PDUP_VARIANT_NONE, &movement));
    assert_round_trip(movement, PDUP_MOVEMENT_FORM_LIST);
    pdup_movement_unref(first);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(one_copy_at_two_tables_comes_back),
    cmocka_unit_test(movements_by_lines_come_back),
    cmocka_unit_test(individual_movements_come_back),
    cmocka_unit_test(rooms_and_second_sessions_come_back),
};

PDUP_TEST_MAIN(tests)
