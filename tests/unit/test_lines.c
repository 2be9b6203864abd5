/* SPDX-License-Identifier: MIT */
/* Movements by lines from formulas and embedded numbers, each held against its record. */
#include "movement/kinds/line_movement.h"

#include "lines_records.h"
#include "movement/kinds/finite_field.h"
#include "movement/kinds/known_tables.h"
#include "movement/kinds/offsets.h"
#include "movement/kinds/orthogonal_array.h"
#include "oom.h"
#include "pdup_test.h"
#include "seating.h"

static pdup_status make(const pdup_allocator *allocator, const record *r, pdup_movement **out) {
    switch (r->by) {
    case SHORT:
        return pdup__steps_new(allocator, pdup__steps_find(r->tables, r->seats, true), r->seats,
                               NULL, out);
    case NEAR:
    case SHARED:
        return pdup__array_new(allocator, pdup__array_find(r->tables, r->seats, r->by == SHARED),
                               r->seats, NULL, out);
    case SKIP:
        return pdup_movement_new_skip(allocator, r->tables, r->seats, out);
    case CYCLIC:
    case MATRIX:
    case ARRAY:
        break;
    }
    return pdup_movement_new_best(allocator, r->tables, r->seats, out);
}

static bool is_step_by_step(const pdup_movement *movement, const record *r) {
    const int32_t kind = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND);
    switch (r->by) {
    case CYCLIC:
        return kind == PDUP_MOVEMENT_KIND_ROTATION;
    case SKIP:
        return kind == PDUP_MOVEMENT_KIND_SKIP;
    case MATRIX:
    case ARRAY:
    case SHORT:
    case NEAR:
    case SHARED:
        break;
    }
    return kind == PDUP_MOVEMENT_KIND_LINES;
}

static void assert_record(const record *r) {
    pdup_movement *movement = NULL;
    char hash[SHA256_HEX];
    assert_ok(make(NULL, r, &movement));
    seating_hash(movement, hash);
    if (r->by != SHARED) {
        seating_assert_start(movement);
    }
    const seating counted = seating_count(movement);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS), r->rounds);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES),
                     r->by == SHARED ? r->tables : 1);
    assert_int_equal(counted.met[0], r->never_met);
    assert_false(counted.repeats_set);
    assert_true(is_step_by_step(movement, r));
    assert_string_equal(hash, r->hash);
    seating_assert_look_ups(movement);
    pdup_movement_unref(movement);
}

static void every_record_comes_out_again(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(records); i++) {
        assert_record(&records[i]);
    }
}

static void in_a_short_table_nobody_meets_anybody_again(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(records); i++) {
        if (records[i].by == SHORT) {
            pdup_movement *movement = NULL;
            assert_ok(make(NULL, &records[i], &movement));
            const seating counted = seating_count(movement);
            assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS),
                             records[i].tables - 1);
            assert_int_equal(counted.most, 1);
            pdup_movement_unref(movement);
        }
    }
}

static void shared_sets_make_the_small_numbers_perfect(void **state) {
    (void)state;
    static const int32_t sizes[][2] = {{3, 3}, {4, 4}, {10, 3}, {22, 4}};
    for (size_t i = 0; i < PDUP_COUNT_OF(sizes); i++) {
        pdup_movement *movement = NULL;
        const pdup__array_spec *spec = pdup__array_find(sizes[i][0], sizes[i][1], true);
        assert_non_null(spec);
        assert_ok(pdup__array_new(NULL, spec, sizes[i][1], NULL, &movement));
        const seating counted = seating_count(movement);
        assert_true(seating_is_perfect(&counted));
        for (int32_t round = 1; round <= sizes[i][0]; round++) {
            for (int32_t table = 1; table <= sizes[i][0]; table++) {
                assert_int_equal(seating_set(movement, round, table), round);
            }
        }
        pdup_movement_unref(movement);
    }
}

/* Every power of the small primes that has enough elements, while a full count is quick. */
static void every_field_is_perfect(void **state) {
    (void)state;
    for (int32_t prime = 2; prime <= 7; prime += prime == 2 ? 1 : 2) {
        int32_t size = prime;
        for (int32_t exponent = 1; size <= 128; exponent++, size *= prime) {
            for (int32_t seats = 3; seats <= 4; seats++) {
                if (size <= seats) {
                    continue;
                }
                pdup_movement *movement = NULL;
                assert_ok(pdup__field_new(NULL, prime, exponent, seats, NULL, &movement));
                const seating counted = seating_count(movement);
                assert_true(seating_is_perfect(&counted));
                assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES), size);
                seating_assert_start(movement);
                seating_assert_look_ups(movement);
                pdup_movement_unref(movement);
            }
        }
    }
}

static void what_is_not_embedded_is_not_found(void **state) {
    (void)state;
    pdup__part part;
    assert_null(pdup__steps_find(7, 4, false));
    assert_null(pdup__steps_find(12, 4, true));
    assert_null(pdup__array_find(4, 3, false));
    assert_null(pdup__array_find(14, 4, true));
    assert_false(pdup__part_find(46, 4, &part));
    assert_false(pdup__part_find(4, 4, &part) && part.kind != PDUP__PART_NEAR);
    assert_true(pdup__part_find(4, 3, &part) && part.kind == PDUP__PART_FIELD);
}

typedef struct made {
    record wanted;
    pdup_movement *movement;
} made;

static pdup_status run_make(void *state, const pdup_allocator *allocator) {
    made *m = state;
    return make(allocator, &m->wanted, &m->movement);
}

static pdup_status run_field(void *state, const pdup_allocator *allocator) {
    made *m = state;
    return pdup__field_new(allocator, 3, 2, 4, NULL, &m->movement);
}

static void check_nothing(void *state) {
    const made *m = state;
    assert_null(m->movement);
}

static void release(void *state) {
    made *m = state;
    pdup_movement_unref(m->movement);
    m->movement = NULL;
}

static void memory_may_run_out_anywhere(void **state) {
    (void)state;
    static const construction kinds[] = {SHORT, NEAR, SHARED};
    made m = {.wanted = {.seats = 3}};
    for (size_t i = 0; i < PDUP_COUNT_OF(kinds); i++) {
        m.wanted.by = kinds[i];
        m.wanted.tables = kinds[i] == SHARED ? 3 : 6;
        oom_each(&(oom_scenario){"embedded", &m, NULL, run_make, check_nothing, release, false});
    }
    oom_each(&(oom_scenario){"field", &m, NULL, run_field, check_nothing, release, false});
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_record_comes_out_again),
    cmocka_unit_test(in_a_short_table_nobody_meets_anybody_again),
    cmocka_unit_test(shared_sets_make_the_small_numbers_perfect),
    cmocka_unit_test(every_field_is_perfect),
    cmocka_unit_test(what_is_not_embedded_is_not_found),
    cmocka_unit_test(memory_may_run_out_anywhere),
};

PDUP_TEST_MAIN(tests)
