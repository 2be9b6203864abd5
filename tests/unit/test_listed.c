/* SPDX-License-Identifier: MIT */
/* Movements written out place by place, right ones and faulty ones. */
#include "movement/kinds/listed.h"

#include "oom.h"
#include "pdup_test.h"
#include "seating.h"

#include <string.h>

static pdup__movement_shape shape_of(const pdup__movement_type *type, int32_t copies) {
    return (pdup__movement_shape){.type = type,
                                  .tables = 3,
                                  .rounds = 2,
                                  .sets = 4,
                                  .seats = 3,
                                  .players = 10,
                                  .rooms = 1,
                                  .copies = copies,
                                  .construction = "by hand",
                                  .source = "a test"};
}

typedef struct entry {
    int32_t round;
    int32_t table;
    int32_t set;
    int32_t players[3];
} entry;

static pdup_movement *movement_of(const pdup__movement_shape *shape, const entry *entries,
                                  size_t count) {
    uint16_t *numbers = pdup__listed_new(NULL, shape);
    pdup_movement *movement = NULL;
    assert_non_null(numbers);
    for (size_t i = 0; i < count; i++) {
        pdup__listed_put(numbers, shape, entries[i].round, entries[i].table, entries[i].set,
                         entries[i].players);
    }
    assert_ok(pdup__movement_new(NULL, shape, numbers, numbers, NULL, &movement));
    return movement;
}

/* Tables out of order, an idle one, a rest, an empty seat, a set at two tables. */
static const entry sound[] = {
    {0, 2, 3, {2, 5, 8}}, {0, 0, 3, {0, 3, 6}},  {0, 1, 0, {1, 4, 9}},
    {1, 1, 2, {9, 8, 7}}, {1, 0, 1, {6, -1, 5}}, {1, 2, -1, {-1, -1, -1}},
};

static void every_place_is_found_again(void **state) {
    (void)state;
    const pdup__movement_shape shape = shape_of(&pdup__listed, 2);
    pdup_movement *movement = movement_of(&shape, sound, PDUP_COUNT_OF(sound));
    seating_assert_look_ups(movement);
    assert_int_equal(seating_player(movement, 1, 3, 1), 6);
    assert_int_equal(seating_player(movement, 1, 3, 3), 0);
    assert_int_equal(seating_set(movement, 1, 3), 4);
    assert_int_equal(seating_player(movement, 2, 1, 1), 0);
    assert_int_equal(seating_set(movement, 2, 3), 0);
    int32_t table = -1;
    pdup_seat seat = -1;
    assert_ok(pdup_movement_place_of_player(movement, 1, 8, &table, &seat));
    assert_int_equal(table, 0);
    assert_int_equal(seat, PDUP_SEAT_NONE);
    assert_ok(pdup_movement_table_of_set(movement, 1, 4, 0, &table));
    assert_int_equal(table, 1);
    assert_ok(pdup_movement_table_of_set(movement, 1, 4, 1, &table));
    assert_int_equal(table, 3);
    assert_ok(pdup_movement_table_of_set(movement, 1, 1, 1, &table));
    assert_int_equal(table, 0);
    pdup_movement_unref(movement);
}

static void stopping_early_changes_no_place(void **state) {
    (void)state;
    const pdup__movement_shape shape = shape_of(&pdup__listed, 2);
    pdup_movement *whole = movement_of(&shape, sound, PDUP_COUNT_OF(sound));
    pdup_movement *stopped = NULL;
    assert_ok(pdup_movement_with_rounds(whole, 1, &stopped));
    pdup_movement_unref(whole);
    seating_assert_look_ups(stopped);
    assert_int_equal(seating_player(stopped, 1, 2, 2), 10);
    pdup_movement_unref(stopped);
}

static void a_faulty_movement_shows_the_lowest_tables(void **state) {
    (void)state;
    static const entry faulty[] = {
        {0, 2, 0, {0, 1, 2}}, {0, 1, 0, {0, 3, 4}}, {0, 0, 0, {5, 0, 6}}, {1, 2, 3, {7, 7, 8}}};
    const pdup__movement_shape shape = shape_of(&pdup__listed, 2);
    pdup_movement *movement = movement_of(&shape, faulty, PDUP_COUNT_OF(faulty));
    int32_t table = -1;
    pdup_seat seat = -1;
    assert_ok(pdup_movement_place_of_player(movement, 1, 1, &table, &seat));
    assert_int_equal(table, 1);
    assert_int_equal(seat, PDUP_SEAT_E);
    assert_ok(pdup_movement_place_of_player(movement, 2, 8, &table, &seat));
    assert_int_equal(table, 3);
    assert_int_equal(seat, PDUP_SEAT_N);
    assert_ok(pdup_movement_table_of_set(movement, 1, 1, 0, &table));
    assert_int_equal(table, 1);
    assert_ok(pdup_movement_table_of_set(movement, 1, 1, 1, &table));
    assert_int_equal(table, 2);
    pdup_movement_unref(movement);
}

static void each_kind_keeps_its_name(void **state) {
    (void)state;
    static const struct {
        const pdup__movement_type *type;
        int32_t kind;
    } kinds[] = {{&pdup__listed, PDUP_MOVEMENT_KIND_LISTED},
                 {&pdup__listed_lines, PDUP_MOVEMENT_KIND_LINES},
                 {&pdup__listed_individual, PDUP_MOVEMENT_KIND_INDIVIDUAL}};
    for (size_t i = 0; i < PDUP_COUNT_OF(kinds); i++) {
        const pdup__movement_shape shape = shape_of(kinds[i].type, 2);
        pdup_movement *movement = movement_of(&shape, sound, PDUP_COUNT_OF(sound));
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND), kinds[i].kind);
        seating_assert_look_ups(movement);
        pdup_movement_unref(movement);
    }
}

static void without_memory_there_is_no_block(void **state) {
    (void)state;
    oom_counter counter = {.fail_at = 1};
    const pdup_allocator allocator = oom_allocator(&counter);
    const pdup__movement_shape shape = shape_of(&pdup__listed, 1);
    assert_null(pdup__listed_new(&allocator, &shape));
}

static void the_hash_is_sha_256(void **state) {
    (void)state;
    /* The examples of FIPS 180-4. */
    static const struct {
        const char *text;
        const char *hex;
    } known[] = {{"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
                 {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                  "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"}};
    for (size_t i = 0; i < PDUP_COUNT_OF(known); i++) {
        char hex[SHA256_HEX];
        sha256 hash;
        sha256_begin(&hash);
        sha256_add(&hash, known[i].text, strlen(known[i].text));
        sha256_end(&hash, hex);
        assert_string_equal(hex, known[i].hex);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_place_is_found_again),
    cmocka_unit_test(stopping_early_changes_no_place),
    cmocka_unit_test(a_faulty_movement_shows_the_lowest_tables),
    cmocka_unit_test(each_kind_keeps_its_name),
    cmocka_unit_test(without_memory_there_is_no_block),
    cmocka_unit_test(the_hash_is_sha_256),
};

PDUP_TEST_MAIN(tests)
