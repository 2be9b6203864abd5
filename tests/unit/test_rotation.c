/* SPDX-License-Identifier: MIT */
/* The rotation of rules 5, judged by who sits with whom and what they play, not by how it is computed. */
#include "pdup_test.h"

#include <pdup/movement.h>

#include <stdbool.h>
#include <string.h>

enum { LEAST = 5, MOST = 97, SEATS = 4, PLAYERS = MOST * SEATS };

static pdup_movement *rotation_of(int32_t tables, int32_t seats) {
    pdup_movement *movement;
    assert_ok(pdup_movement_new_rotation(NULL, tables, seats, &movement));
    return movement;
}

static bool is_possible(int32_t tables) {
    return tables % 2 != 0 && tables % 3 != 0;
}

static int32_t player_at(const pdup_movement *movement, int32_t round, int32_t table,
                         pdup_seat seat) {
    int32_t player;
    assert_ok(pdup_movement_player_at(movement, round, table, seat, &player));
    return player;
}

static int32_t set_at(const pdup_movement *movement, int32_t round, int32_t table) {
    int32_t set;
    assert_ok(pdup_movement_set_at(movement, round, table, &set));
    return set;
}

/* What a spectator with pencil and paper would have noted after all rounds. */
typedef struct notes {
    unsigned char met[PLAYERS + 1][PLAYERS + 1];
    unsigned char played[PLAYERS + 1][MOST + 1];
} notes;

static void note_round(const pdup_movement *movement, int32_t round, notes *noted) {
    int32_t seats = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS);
    bool set_is_out[MOST + 1] = {false};
    for (int32_t table = 1; table <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
         table++) {
        int32_t set = set_at(movement, round, table);
        assert_false(set_is_out[set]);
        set_is_out[set] = true;
        for (pdup_seat seat = PDUP_SEAT_N; seat < PDUP_SEAT_N + seats; seat++) {
            int32_t player = player_at(movement, round, table, seat);
            noted->played[player][set]++;
            for (pdup_seat other = PDUP_SEAT_N; other < seat; other++) {
                int32_t opponent = player_at(movement, round, table, other);
                noted->met[player][opponent]++;
                noted->met[opponent][player]++;
            }
        }
        if (seats == 3) {
            assert_int_equal(player_at(movement, round, table, PDUP_SEAT_W), 0);
        }
    }
}

static void assert_complete(int32_t tables, int32_t seats, const notes *noted) {
    for (int32_t player = 1; player <= tables * seats; player++) {
        for (int32_t set = 1; set <= tables; set++) {
            assert_int_equal(noted->played[player][set], 1);
        }
        for (int32_t other = 1; other <= tables * seats; other++) {
            bool is_same_line = (player - 1) / tables == (other - 1) / tables;
            assert_int_equal(noted->met[player][other], is_same_line ? 0 : 1);
        }
    }
}

static void everybody_meets_every_other_line_and_plays_every_set_once(void **state) {
    (void)state;
    static notes noted;
    for (int32_t tables = LEAST; tables <= MOST; tables++) {
        for (int32_t seats = 3; seats <= 4 && is_possible(tables); seats++) {
            pdup_movement *movement = rotation_of(tables, seats);
            memset(&noted, 0, sizeof noted);
            for (int32_t round = 1; round <= tables; round++) {
                note_round(movement, round, &noted);
            }
            assert_complete(tables, seats, &noted);
            pdup_movement_unref(movement);
        }
    }
}

static void other_numbers_of_tables_have_no_rotation(void **state) {
    (void)state;
    for (int32_t tables = LEAST; tables <= MOST; tables++) {
        for (int32_t seats = 3; seats <= 4; seats++) {
            pdup_movement *movement = NULL;
            assert_status(pdup_movement_new_rotation(NULL, tables, seats, &movement),
                          is_possible(tables) ? PDUP_OK : PDUP_E_NO_MOVEMENT);
            assert_true((movement != NULL) == is_possible(tables));
            pdup_movement_unref(movement);
        }
    }
}

static void look_ups_agree_with_each_other(void **state) {
    (void)state;
    for (int32_t tables = LEAST; tables <= MOST; tables++) {
        for (int32_t seats = 3; seats <= 4 && is_possible(tables); seats++) {
            pdup_movement *movement = rotation_of(tables, seats);
            for (int32_t round = 1; round <= tables; round++) {
                for (int32_t player = 1; player <= tables * seats; player++) {
                    int32_t table;
                    pdup_seat seat;
                    assert_ok(
                        pdup_movement_place_of_player(movement, round, player, &table, &seat));
                    assert_int_equal(player_at(movement, round, table, seat), player);
                }
                for (int32_t set = 1; set <= tables; set++) {
                    int32_t table;
                    assert_ok(pdup_movement_table_of_set(movement, round, set, 0, &table));
                    assert_int_equal(set_at(movement, round, table), set);
                }
            }
            pdup_movement_unref(movement);
        }
    }
}

/* Rules 5: N stays, E goes one table up, S two up, W two down, the sets one down; in round 1 all are at home. */
static void five_tables_move_as_the_rules_say(void **state) {
    (void)state;
    static const struct {
        int32_t round;
        int32_t table;
        int32_t players[4];
        int32_t set;
    } rows[] = {
        {1, 1, {1, 6, 11, 16}, 1},  {1, 5, {5, 10, 15, 20}, 5}, {2, 1, {1, 10, 14, 18}, 2},
        {2, 2, {2, 6, 15, 19}, 3},  {2, 3, {3, 7, 11, 20}, 4},  {2, 5, {5, 9, 13, 17}, 1},
        {3, 1, {1, 9, 12, 20}, 3},  {4, 1, {1, 8, 15, 17}, 4},  {5, 1, {1, 7, 13, 19}, 5},
        {5, 4, {4, 10, 11, 17}, 3},
    };
    pdup_movement *movement = rotation_of(5, 4);
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
            assert_int_equal(player_at(movement, rows[i].round, rows[i].table, seat),
                             rows[i].players[seat - 1]);
        }
        assert_int_equal(set_at(movement, rows[i].round, rows[i].table), rows[i].set);
    }
    pdup_movement_unref(movement);
}

static void a_movement_knows_its_size(void **state) {
    (void)state;
    for (int32_t seats = 3; seats <= 4; seats++) {
        pdup_movement *movement = rotation_of(35, seats);
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND),
                         PDUP_MOVEMENT_KIND_ROTATION);
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES), 35);
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS), 35);
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SETS), 35);
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS), 35 * seats);
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS), seats);
        pdup_movement_unref(movement);
    }
}

static void stopping_early_keeps_the_rounds_before(void **state) {
    (void)state;
    pdup_movement *whole = rotation_of(7, 4);
    for (int32_t rounds = 1; rounds <= 7; rounds++) {
        pdup_movement *part;
        assert_ok(pdup_movement_with_rounds(whole, rounds, &part));
        assert_int_equal(pdup_movement_number(part, PDUP_MOVEMENT_FIELD_KIND),
                         PDUP_MOVEMENT_KIND_ROTATION);
        assert_int_equal(pdup_movement_number(part, PDUP_MOVEMENT_FIELD_ROUNDS), rounds);
        assert_int_equal(pdup_movement_number(part, PDUP_MOVEMENT_FIELD_TABLES), 7);
        assert_int_equal(pdup_movement_number(part, PDUP_MOVEMENT_FIELD_SETS), 7);
        assert_int_equal(pdup_movement_number(part, PDUP_MOVEMENT_FIELD_PLAYERS), 28);
        assert_int_equal(pdup_movement_number(part, PDUP_MOVEMENT_FIELD_SEATS), 4);
        for (int32_t round = 1; round <= rounds; round++) {
            for (int32_t table = 1; table <= 7; table++) {
                assert_int_equal(set_at(part, round, table), set_at(whole, round, table));
                for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
                    assert_int_equal(player_at(part, round, table, seat),
                                     player_at(whole, round, table, seat));
                }
            }
        }
        int32_t set;
        assert_status(pdup_movement_set_at(part, rounds + 1, 1, &set), PDUP_E_RANGE);
        pdup_movement_unref(part);
    }
    pdup_movement_unref(whole);
}

static void a_stopped_movement_cannot_be_made_longer(void **state) {
    (void)state;
    pdup_movement *whole = rotation_of(7, 3);
    pdup_movement *part;
    assert_ok(pdup_movement_with_rounds(whole, 4, &part));
    pdup_movement_unref(whole);
    pdup_movement *out = part;
    assert_status(pdup_movement_with_rounds(part, 5, &out), PDUP_E_RANGE);
    assert_null(out);
    pdup_movement_unref(part);
}

/* The largest numbers, where the way walked comes nearest to the end of the integers. */
static void the_largest_rotation_comes_home(void **state) {
    (void)state;
    enum { TABLES = 9997 };
    pdup_movement *movement = rotation_of(TABLES, 4);
    for (int32_t player = 1; player <= TABLES * 4; player += 1111) {
        for (int32_t round = TABLES - 3; round <= TABLES; round++) {
            int32_t table;
            pdup_seat seat;
            assert_ok(pdup_movement_place_of_player(movement, round, player, &table, &seat));
            assert_in_range(table, 1, TABLES);
            assert_int_equal(player_at(movement, round, table, seat), player);
        }
    }
    /* After the last round one more step of each line is the first table again. */
    int32_t table;
    pdup_seat seat;
    assert_ok(pdup_movement_place_of_player(movement, TABLES, TABLES + 1, &table, &seat));
    assert_int_equal(table, TABLES);
    assert_ok(pdup_movement_place_of_player(movement, TABLES, 3 * TABLES + 1, &table, &seat));
    assert_int_equal(table, 3);
    pdup_movement_unref(movement);
}

static void places_that_are_not_there_are_refused(void **state) {
    (void)state;
    /* A round, and a table, set or player. */
    static const struct {
        int32_t round;
        int32_t number;
    } rows[] = {{0, 1}, {6, 1}, {1, 0}, {1, 99}, {-1, -1}};
    pdup_movement *movement = rotation_of(5, 3);
    int32_t out = 9;
    pdup_seat seat = 9;
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        int32_t round = rows[i].round;
        int32_t number = rows[i].number;
        assert_status(pdup_movement_player_at(movement, round, number, PDUP_SEAT_N, &out),
                      PDUP_E_RANGE);
        assert_int_equal(out, 0);
        assert_status(pdup_movement_set_at(movement, round, number, &out), PDUP_E_RANGE);
        assert_status(pdup_movement_table_of_set(movement, round, number, 0, &out), PDUP_E_RANGE);
        assert_status(pdup_movement_place_of_player(movement, round, number, &out, &seat),
                      PDUP_E_RANGE);
        assert_int_equal(seat, PDUP_SEAT_NONE);
    }
    assert_status(pdup_movement_player_at(movement, 1, 1, PDUP_SEAT_NONE, &out), PDUP_E_RANGE);
    assert_status(pdup_movement_player_at(movement, 1, 1, PDUP_SEAT_W + 1, &out), PDUP_E_RANGE);
    assert_status(pdup_movement_player_at(movement, 1, 6, PDUP_SEAT_N, &out), PDUP_E_RANGE);
    assert_status(pdup_movement_place_of_player(movement, 1, 16, &out, &seat), PDUP_E_RANGE);
    assert_status(pdup_movement_table_of_set(movement, 1, 6, 0, &out), PDUP_E_RANGE);
    pdup_movement_unref(movement);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(everybody_meets_every_other_line_and_plays_every_set_once),
    cmocka_unit_test(other_numbers_of_tables_have_no_rotation),
    cmocka_unit_test(look_ups_agree_with_each_other),
    cmocka_unit_test(five_tables_move_as_the_rules_say),
    cmocka_unit_test(a_movement_knows_its_size),
    cmocka_unit_test(stopping_early_keeps_the_rounds_before),
    cmocka_unit_test(a_stopped_movement_cannot_be_made_longer),
    cmocka_unit_test(the_largest_rotation_comes_home),
    cmocka_unit_test(places_that_are_not_there_are_refused),
};

PDUP_TEST_MAIN(tests)
