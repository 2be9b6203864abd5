/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "oom.h"
#include "pairs.h"

static pdup_movement *rotation(int32_t tables, int32_t seats) {
    pdup_movement *movement = NULL;
    assert_ok(pdup_movement_new_rotation(NULL, tables, seats, &movement));
    return movement;
}

static pdup_movement *best(int32_t tables, int32_t seats) {
    pdup_movement *movement = NULL;
    assert_ok(pdup_movement_new_best(NULL, tables, seats, &movement));
    return movement;
}

static pdup_movement *second_of(const pdup_movement *first, pdup_variant variant) {
    pdup_movement *movement = NULL;
    assert_ok(pdup_movement_with_second(first, variant, &movement));
    return movement;
}

/* With the second session everybody meets everybody exactly once, in so many rounds. */
static void check_all_meet_once(int32_t tables, int32_t seats, int32_t rounds) {
    pdup_movement *first = best(tables, seats);
    pdup_movement *second = second_of(first, PDUP_VARIANT_FEW);
    seated_pairs one = pairs_of(first);
    seated_pairs other = pairs_of(second);
    assert_int_equal(one.players, tables * seats);
    assert_int_equal(other.players, one.players);
    assert_int_equal(one.rounds + other.rounds, rounds);
    for (int32_t x = 0; x < one.players; x++) {
        for (int32_t y = 0; y < one.players; y++) {
            int32_t at = x * one.players + y;
            assert_int_equal(one.meetings[at] + other.meetings[at], x != y);
        }
    }
    pairs_check_rules(&other);
    pairs_check_lookups(second);
    pairs_free(&one);
    pairs_free(&other);
    pdup_movement_unref(second);
    pdup_movement_unref(first);
}

static void sixty_four_all_meet_once_in_twenty_one_rounds(void **state) {
    (void)state;
    check_all_meet_once(16, 4, 21);
}

static void twenty_seven_all_meet_once_in_thirteen_rounds(void **state) {
    (void)state;
    check_all_meet_once(9, 3, 13);
}

/* Each line is the individual movement of so many players, with its own tables and sets. */
static void check_line(const seated_pairs *all, const seated_pairs *one, int32_t line) {
    for (int32_t at = 0; at < one->rounds * one->tables; at++) {
        int32_t round = at / one->tables;
        int32_t table = line * one->tables + at % one->tables;
        int32_t place = round * all->tables + table;
        assert_int_equal(all->set[place], one->set[at] + line * one->sets);
        for (int32_t seat = 0; seat < one->seats; seat++) {
            assert_int_equal(all->player[place * one->seats + seat],
                             one->player[at * one->seats + seat] + line * one->players);
        }
    }
}

static void check_second(const pdup_movement *first, int32_t players, pdup_variant variant) {
    pdup_movement *room;
    int32_t seats = pdup_movement_number(first, PDUP_MOVEMENT_FIELD_SEATS);
    assert_ok(pdup_movement_new_individual(NULL, players, seats, variant, &room));
    pdup_movement *second = second_of(first, variant);
    seated_pairs one = pairs_of(room);
    seated_pairs all = pairs_of(second);
    int32_t lines = pdup_movement_number(first, PDUP_MOVEMENT_FIELD_PLAYERS) / players;
    assert_int_equal(pdup_movement_number(second, PDUP_MOVEMENT_FIELD_ROOMS), lines);
    assert_int_equal(all.players, pdup_movement_number(first, PDUP_MOVEMENT_FIELD_PLAYERS));
    assert_int_equal(all.rounds, one.rounds);
    assert_int_equal(all.tables, lines * one.tables);
    assert_int_equal(all.sets, lines * one.sets);
    for (int32_t line = 0; line < lines; line++) {
        check_line(&all, &one, line);
    }
    assert_int_equal(pdup_movement_number(second, PDUP_MOVEMENT_FIELD_KIND),
                     PDUP_MOVEMENT_KIND_INDIVIDUAL);
    assert_int_equal(pdup_movement_number(second, PDUP_MOVEMENT_FIELD_VARIANT),
                     pdup_movement_number(room, PDUP_MOVEMENT_FIELD_VARIANT));
    assert_int_equal(pdup_movement_number(second, PDUP_MOVEMENT_FIELD_IS_BY_LINES), 0);
    assert_int_equal(pdup_movement_number(second, PDUP_MOVEMENT_FIELD_COPIES),
                     pdup_movement_number(room, PDUP_MOVEMENT_FIELD_COPIES));
    pairs_check_rules(&all);
    pairs_check_lookups(second);
    pairs_free(&one);
    pairs_free(&all);
    pdup_movement_unref(second);
    pdup_movement_unref(room);
}

static void every_line_gets_a_room(void **state) {
    (void)state;
    for (int32_t seats = 3; seats <= 4; seats++) {
        for (int32_t tables = 5; tables <= 25; tables += 2) {
            if (tables % 3 != 0) {
                pdup_movement *first = rotation(tables, seats);
                check_second(first, tables, PDUP_VARIANT_NONE);
                check_second(first, tables, PDUP_VARIANT_SINGLE);
                pdup_movement_unref(first);
            }
        }
    }
}

static void other_variants_can_be_asked_for(void **state) {
    (void)state;
    pdup_movement *first = best(8, 4);
    check_second(first, 8, PDUP_VARIANT_EXCHANGE);
    check_second(first, 8, PDUP_VARIANT_SHARED);
    pdup_movement_unref(first);
}

/* A first session that was stopped early leaves the lines as they are. */
static void first_sessions_may_be_stopped_early(void **state) {
    (void)state;
    pdup_movement *first = rotation(13, 4);
    pdup_movement *early;
    assert_ok(pdup_movement_with_rounds(first, 3, &early));
    check_second(early, 13, PDUP_VARIANT_NONE);
    pdup_movement_unref(early);
    pdup_movement_unref(first);
}

static void every_line_of_every_room_gets_a_room(void **state) {
    (void)state;
    pdup_movement *room = rotation(7, 3);
    pdup_movement *first;
    assert_ok(pdup_movement_with_rooms(room, 3, &first));
    check_second(first, 7, PDUP_VARIANT_NONE);
    pdup_movement_unref(first);
    assert_ok(pdup_movement_with_rooms(room, PDUP_MAX_ROOMS / 3 + 1, &first));
    pdup_movement *second;
    assert_status(pdup_movement_with_second(first, PDUP_VARIANT_NONE, &second), PDUP_E_RANGE);
    assert_null(second);
    pdup_movement_unref(first);
    pdup_movement_unref(room);
}

static void there_is_no_second_session_of_second_sessions(void **state) {
    (void)state;
    pdup_movement *first = rotation(5, 4);
    pdup_movement *second = second_of(first, PDUP_VARIANT_NONE);
    pdup_movement *third;
    assert_status(pdup_movement_with_second(second, PDUP_VARIANT_NONE, &third), PDUP_E_NO_MOVEMENT);
    assert_null(third);
    assert_status(pdup_movement_with_rooms(second, 2, &third), PDUP_E_STATE);
    pdup_movement_unref(second);
    pdup_movement_unref(first);
}

static void lines_without_a_movement_are_refused(void **state) {
    (void)state;
    static const struct {
        int32_t tables;
        int32_t seats;
        pdup_variant variant;
        pdup_status status;
    } cases[] = {
        {41, 4, PDUP_VARIANT_NONE, PDUP_E_NO_MOVEMENT},
        {7, 4, PDUP_VARIANT_FEW, PDUP_E_NO_MOVEMENT},
        {7, 4, PDUP_VARIANT_NONE - 1, PDUP_E_RANGE},
        {7, 4, PDUP_VARIANT_EXCHANGE + 1, PDUP_E_RANGE},
        /* 2477 sets of four boards in each of four rooms have numbers up to 39632, 2557 sets do not. */
        {2477, 4, PDUP_VARIANT_NONE, PDUP_OK},
        {2557, 4, PDUP_VARIANT_NONE, PDUP_E_RANGE},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup_movement *first = rotation(cases[i].tables, cases[i].seats);
        pdup_movement *second = NULL;
        assert_status(pdup_movement_with_second(first, cases[i].variant, &second), cases[i].status);
        assert_int_equal(second != NULL, cases[i].status == PDUP_OK);
        pdup_movement_unref(second);
        pdup_movement_unref(first);
    }
}

/* Three players cannot sit at a table of four. */
static void lines_shorter_than_a_table_are_refused(void **state) {
    (void)state;
    pdup_movement *first = best(3, 4);
    pdup_movement *second;
    assert_status(pdup_movement_with_second(first, PDUP_VARIANT_NONE, &second), PDUP_E_NO_MOVEMENT);
    assert_null(second);
    pdup_movement_unref(first);
}

static void nulls_are_refused(void **state) {
    (void)state;
    pdup_movement *first = rotation(5, 4);
    pdup_movement *second;
    assert_status(pdup_movement_with_second(first, PDUP_VARIANT_NONE, NULL), PDUP_E_ARG);
    assert_status(pdup_movement_with_second(NULL, PDUP_VARIANT_NONE, &second), PDUP_E_ARG);
    assert_null(second);
    pdup_movement_unref(first);
}

typedef struct oom_case {
    pdup_movement *first;
    pdup_movement *made;
} oom_case;

static void make_first(void *state, const pdup_allocator *allocator) {
    assert_ok(pdup_movement_new_rotation(allocator, 7, 4, &((oom_case *)state)->first));
}

static pdup_status run_out(void *state, const pdup_allocator *allocator) {
    oom_case *one = state;
    (void)allocator;
    return pdup_movement_with_second(one->first, PDUP_VARIANT_NONE, &one->made);
}

static void check_nothing_made(void *state) {
    assert_null(((oom_case *)state)->made);
}

static void release_all(void *state) {
    pdup_movement_unref(((oom_case *)state)->made);
    pdup_movement_unref(((oom_case *)state)->first);
}

static void lack_of_memory_is_told(void **state) {
    (void)state;
    oom_case one = {NULL, NULL};
    oom_scenario scenario = {"second",           &one,        make_first, run_out,
                             check_nothing_made, release_all, false};
    oom_each(&scenario);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(sixty_four_all_meet_once_in_twenty_one_rounds),
    cmocka_unit_test(twenty_seven_all_meet_once_in_thirteen_rounds),
    cmocka_unit_test(every_line_gets_a_room),
    cmocka_unit_test(other_variants_can_be_asked_for),
    cmocka_unit_test(first_sessions_may_be_stopped_early),
    cmocka_unit_test(every_line_of_every_room_gets_a_room),
    cmocka_unit_test(there_is_no_second_session_of_second_sessions),
    cmocka_unit_test(lines_without_a_movement_are_refused),
    cmocka_unit_test(lines_shorter_than_a_table_are_refused),
    cmocka_unit_test(nulls_are_refused),
    cmocka_unit_test(lack_of_memory_is_told),
};

PDUP_TEST_MAIN(tests)
