/* SPDX-License-Identifier: MIT */
/* What is wrong with a seating: against a slow search, and word for word. */
#include "faults.h"
#include "oom.h"
#include "test_seating.h"

#include <pdup/pdup.h>

typedef struct expected {
    pdup_status code;
    int32_t set;
    int32_t round;
    int32_t table;
} expected;

enum { MOST_EXPECTED = 400 };

typedef struct list {
    expected faults[MOST_EXPECTED];
    int32_t count;
} list;

static void expect(list *to, pdup_status code, int32_t set, int32_t round, int32_t table) {
    assert_true(to->count < MOST_EXPECTED);
    to->faults[to->count++] = (expected){code, set + 1, round + 1, table + 1};
}

static bool is_set(const seating *in, int32_t set) {
    return set >= 0 && set < in->shape.sets;
}

/* At how many tables before this one the set is in this round. */
static int32_t tables_before(seating *in, int32_t round, int32_t table, int32_t set) {
    int32_t count = 0;
    for (int32_t before = 0; before < table; before++) {
        count += seating_table(in, round, before)[0] == set;
    }
    return count;
}

/* Does he sit at a place before this one, in this round, or ever with this set? */
static void search_before(seating *in, int32_t round, int32_t table, int32_t seat, int32_t player,
                          bool *in_round_out, bool *with_set_out) {
    int32_t set = seating_table(in, round, table)[0];
    int32_t end = (round * in->shape.tables + table) * in->shape.seats + seat;
    *in_round_out = false;
    *with_set_out = false;
    for (int32_t place = 0; place < end; place++) {
        int32_t at = place / in->shape.seats;
        const int32_t *cells = seating_table(in, at / in->shape.tables, at % in->shape.tables);
        if (is_set(in, cells[0]) && cells[1 + place % in->shape.seats] == player) {
            *in_round_out |= at / in->shape.tables == round;
            *with_set_out |= cells[0] == set;
        }
    }
}

static void search_seat(seating *in, list *found, int32_t round, int32_t table, int32_t seat) {
    int32_t set = seating_table(in, round, table)[0];
    int32_t player = seating_table(in, round, table)[1 + seat];
    if (player < 0 || player >= in->shape.players) {
        expect(found, PDUP_E_MOVEMENT_PLAYER, set, round, table);
        return;
    }
    bool is_twice;
    bool is_again;
    search_before(in, round, table, seat, player, &is_twice, &is_again);
    if (is_twice) {
        expect(found, PDUP_E_MOVEMENT_PLAYER_TWICE, set, round, table);
    }
    if (is_again) {
        expect(found, PDUP_E_MOVEMENT_SET_AGAIN, set, round, table);
    }
}

static void search(seating *in, list *found) {
    found->count = 0;
    for (int32_t round = 0; round < in->shape.rounds; round++) {
        for (int32_t table = 0; table < in->shape.tables; table++) {
            int32_t set = seating_table(in, round, table)[0];
            if (!is_set(in, set)) {
                expect(found, PDUP_W_TABLE_IDLE, -1, round, table);
                continue;
            }
            if (tables_before(in, round, table, set) >= in->shape.copies) {
                expect(found, PDUP_E_MOVEMENT_SET_TWICE, set, round, table);
            }
            for (int32_t seat = 0; seat < in->shape.seats; seat++) {
                search_seat(in, found, round, table, seat);
            }
        }
    }
}

static pdup_faults *faults_of(const pdup_movement *movement) {
    pdup_quality *quality = NULL;
    pdup_faults *faults = NULL;
    assert_ok(pdup_movement_quality(movement, &quality));
    assert_ok(pdup_quality_faults(quality, &faults));
    pdup_quality_unref(quality);
    return faults;
}

static void all_faults_are_found_in_their_order(void **state) {
    (void)state;
    static seating drawn;
    static list wanted;
    pdup_random random = random_begin();
    int32_t all = 0;
    for (int i = 0; i < 1000; i++) {
        seating_draw(&random, &drawn);
        search(&drawn, &wanted);
        pdup_movement *movement = seating_movement(&drawn, NULL);
        pdup_faults *faults = faults_of(movement);
        pdup_movement_unref(movement);
        assert_int_equal(pdup_faults_count(faults), wanted.count);
        for (int32_t k = 0; k < wanted.count; k++) {
            expected found;
            assert_ok(fault_code(faults, k, &found.code));
            assert_ok(fault_row(faults, k, &found.set, &found.round, &found.table));
            assert_int_equal(found.code, wanted.faults[k].code);
            assert_int_equal(found.set, wanted.faults[k].set);
            assert_int_equal(found.round, wanted.faults[k].round);
            assert_int_equal(found.table, wanted.faults[k].table);
        }
        pdup_faults_unref(faults);
        all += wanted.count;
    }
    assert_true(all > 1000);
}

/* Two tables of three, six players, two sets: everything that can be wrong. */
static const seating wrong = {
    .shape =
        {.tables = 2, .rounds = 3, .sets = 3, .seats = 3, .players = 6, .rooms = 1, .copies = 1},
    .cells =
        {
            0,  0,
            1,  2, /* round 1: right */
            1,  3,
            4,  5, /*          */
            1,  0,
            -1, 6, /* round 2: nobody at E, an unknown player at S */
            1,  0,
            4,  2, /*          the set again at a table, player 1 twice, player 5 meets it again */
            0,  3,
            1,  4, /* round 3: player 2 meets the set again */
            3,  0,
            2,  5, /*          a set that is not there */
        },
};

static void every_fault_says_where_and_who(void **state) {
    (void)state;
    static const struct {
        pdup_status code;
        int32_t row[3];
        const char *text;
    } told[] = {
        {PDUP_E_MOVEMENT_PLAYER, {2, 2, 1}, "round 2, table 1: nobody sits at E"},
        {PDUP_E_MOVEMENT_PLAYER,
         {2, 2, 1},
         "round 2, table 1: player 7 at S, but the players are 1 to 6"},
        {PDUP_E_MOVEMENT_SET_TWICE, {2, 2, 2}, "round 2, table 2: set 2 has 1 copy, at table 1"},
        {PDUP_E_MOVEMENT_PLAYER_TWICE,
         {2, 2, 2},
         "round 2, table 2: player 1 at N sits at table 1, seat N, as well"},
        {PDUP_E_MOVEMENT_SET_AGAIN,
         {2, 2, 2},
         "round 2, table 2: player 1 at N has played set 2 in round 2, table 1"},
        {PDUP_E_MOVEMENT_SET_AGAIN,
         {2, 2, 2},
         "round 2, table 2: player 5 at E has played set 2 in round 1, table 2"},
        {PDUP_E_MOVEMENT_SET_AGAIN,
         {1, 3, 1},
         "round 3, table 1: player 2 at E has played set 1 in round 1, table 1"},
        {PDUP_W_TABLE_IDLE, {0, 3, 2}, "round 3, table 2: the table is idle"},
    };
    pdup_movement *movement = seating_movement(&wrong, NULL);
    pdup_faults *faults = faults_of(movement);
    pdup_movement_unref(movement);
    for (int32_t i = 0; i < (int32_t)PDUP_COUNT_OF(told); i++) {
        pdup_status code = PDUP_OK;
        int32_t row[3];
        assert_non_null(fault_text(faults, i));
        assert_string_equal(fault_text(faults, i), told[i].text);
        assert_ok(fault_code(faults, i, &code));
        assert_status(code, told[i].code);
        assert_ok(fault_row(faults, i, &row[0], &row[1], &row[2]));
        assert_memory_equal(row, told[i].row, sizeof row);
    }
    assert_int_equal(pdup_faults_count(faults), PDUP_COUNT_OF(told));
    assert_int_equal(pdup_faults_error_count(faults), PDUP_COUNT_OF(told) - 1);
    pdup_faults_unref(faults);
}

static void copies_are_all_used_before_a_set_is_at_too_many_tables(void **state) {
    (void)state;
    static seating in = {.shape = {.tables = 4,
                                   .rounds = 1,
                                   .sets = 1,
                                   .seats = 3,
                                   .players = 12,
                                   .rooms = 1,
                                   .copies = 2},
                         .cells = {0, 0, 1, 2, 0, 3, 4, 5, 0, 6, 7, 8, 0, 9, 10, 11}};
    pdup_movement *movement = seating_movement(&in, NULL);
    pdup_faults *faults = faults_of(movement);
    assert_int_equal(pdup_faults_count(faults), 2);
    assert_string_equal(fault_text(faults, 0),
                        "round 1, table 3: set 1 has 2 copies, the last at table 2");
    assert_string_equal(fault_text(faults, 1),
                        "round 1, table 4: set 1 has 2 copies, the last at table 2");
    pdup_faults_unref(faults);
    pdup_movement_unref(movement);
}

static void who_sits_twice_is_told_where_he_sat_last(void **state) {
    (void)state;
    static seating in = {.shape = {.tables = 3,
                                   .rounds = 1,
                                   .sets = 3,
                                   .seats = 3,
                                   .players = 9,
                                   .rooms = 1,
                                   .copies = 1},
                         .cells = {0, 0, 1, 2, 1, 3, 8, 5, 2, 6, 7, 8}};
    pdup_movement *movement = seating_movement(&in, NULL);
    pdup_faults *faults = faults_of(movement);
    assert_int_equal(pdup_faults_count(faults), 1);
    assert_string_equal(fault_text(faults, 0),
                        "round 1, table 3: player 9 at S sits at table 2, seat E, as well");
    pdup_faults_unref(faults);
    pdup_movement_unref(movement);
}

static void numbers_far_outside_are_told_as_they_are(void **state) {
    (void)state;
    static seating in = {.shape = {.tables = 1,
                                   .rounds = 1,
                                   .sets = 1,
                                   .seats = 4,
                                   .players = 4,
                                   .rooms = 1,
                                   .copies = 1},
                         .cells = {0, INT32_MAX, INT32_MIN, 0, 1}};
    pdup_movement *movement = seating_movement(&in, NULL);
    pdup_faults *faults = faults_of(movement);
    assert_string_equal(fault_text(faults, 0),
                        "round 1, table 1: player 2147483648 at N, but the players are 1 to 4");
    assert_string_equal(fault_text(faults, 1),
                        "round 1, table 1: player -2147483647 at E, but the players are 1 to 4");
    pdup_faults_unref(faults);
    pdup_movement_unref(movement);
}

static void faults_need_a_quality_and_a_place(void **state) {
    (void)state;
    pdup_movement *movement = seating_movement(&wrong, NULL);
    pdup_quality *quality = NULL;
    assert_ok(pdup_movement_quality(movement, &quality));
    pdup_movement_unref(movement);
    pdup_faults *faults = NULL;
    assert_status(pdup_quality_faults(quality, NULL), PDUP_E_ARG);
    assert_ok(pdup_quality_faults(quality, &faults));
    pdup_quality_unref(quality);
    pdup_faults *none = faults;
    assert_status(pdup_quality_faults(NULL, &none), PDUP_E_ARG);
    assert_null(none);
    /* The list outlives the quality. */
    assert_int_equal(pdup_faults_count(faults), 8);
    pdup_faults_unref(faults);
}

typedef struct trial {
    const seating *in;
    pdup_movement *movement;
    pdup_quality *quality;
} trial;

static void set_up(void *state, const pdup_allocator *allocator) {
    trial *at = state;
    at->movement = seating_movement(at->in, allocator);
}

static pdup_status run(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    trial *at = state;
    at->quality = (pdup_quality *)1;
    return pdup_movement_quality(at->movement, &at->quality);
}

static void check_unchanged(void *state) {
    assert_null(((trial *)state)->quality);
}

static void tear_down(void *state) {
    trial *at = state;
    pdup_quality_unref(at->quality);
    pdup_movement_unref(at->movement);
}

/* One set again and again: a table of three has its 9 faults only from counting who met it. */
static const seating again = {
    .shape =
        {.tables = 1, .rounds = 4, .sets = 1, .seats = 3, .players = 3, .rooms = 1, .copies = 1},
    .cells = {0, 0, 1, 2, 0, 0, 1, 2, 0, 0, 1, 2, 0, 0, 1, 2},
};

/* The lists of faults and of the values of counts grow at one time or another. */
static void no_memory_leaves_nothing_behind(void **state) {
    (void)state;
    static seating orderly;
    pdup_random random = random_begin();
    seating_draw_orderly(&random, &orderly, 40);
    trial trials[] = {{&wrong, NULL, NULL}, {&again, NULL, NULL}, {&orderly, NULL, NULL}};
    for (size_t i = 0; i < PDUP_COUNT_OF(trials); i++) {
        oom_scenario scenario = {"pdup_movement_quality", &trials[i], set_up, run,
                                 check_unchanged,         tear_down,  false};
        oom_each(&scenario);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(all_faults_are_found_in_their_order),
    cmocka_unit_test(every_fault_says_where_and_who),
    cmocka_unit_test(copies_are_all_used_before_a_set_is_at_too_many_tables),
    cmocka_unit_test(who_sits_twice_is_told_where_he_sat_last),
    cmocka_unit_test(numbers_far_outside_are_told_as_they_are),
    cmocka_unit_test(faults_need_a_quality_and_a_place),
    cmocka_unit_test(no_memory_leaves_nothing_behind),
};

PDUP_TEST_MAIN(tests)
