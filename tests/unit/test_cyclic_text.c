/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "movement/text/cyclic_text.h"

#include "cyclic_table.h"
#include "oom.h"
#include "pairs.h"

#include <stdbool.h>
#include <string.h>

enum { ROW_BYTES = 1024, LONG_ROW = 60000 };

static pdup_movement *make(const cyclic_row *row) {
    pdup_movement *movement = NULL;
    assert_ok(
        pdup_movement_new_individual(NULL, row->players, row->seats, row->variant, &movement));
    return movement;
}

static pdup__cyclic_rows rows_of(const char *players, const char *sets, int32_t seats) {
    return (pdup__cyclic_rows){players, strlen(players), sets, strlen(sets), seats};
}

static pdup_movement *read_rows(const char *players, const char *sets, int32_t seats) {
    pdup__cyclic_rows rows = rows_of(players, sets, seats);
    pdup__cyclic_flaw flaw;
    pdup_movement *movement;
    pdup_status status = pdup__cyclic_read(NULL, &rows, &flaw, &movement);
    if (status != PDUP_OK) {
        print_error("row %d, byte %d: %s\n", (int)flaw.row, (int)flaw.at,
                    pdup__message_name(flaw.issue.messages[0]));
    }
    assert_ok(status);
    return movement;
}

static void assert_row(const pdup_movement *movement, int32_t row, const char *wanted) {
    char found[ROW_BYTES];
    size_t length;
    assert_ok(pdup__cyclic_row_give(movement, row, found, sizeof found, &length));
    assert_string_equal(found, wanted);
    assert_int_equal(length, strlen(wanted));
}

static void assert_same(const pdup_movement *a, const pdup_movement *b) {
    seated_pairs first = pairs_of(a);
    seated_pairs second = pairs_of(b);
    char one[SHA256_HEX];
    char other[SHA256_HEX];
    pairs_hash(&first, one);
    pairs_hash(&second, other);
    assert_string_equal(one, other);
    assert_int_equal(first.players, second.players);
    assert_int_equal(pdup_movement_number(a, PDUP_MOVEMENT_FIELD_VARIANT),
                     pdup_movement_number(b, PDUP_MOVEMENT_FIELD_VARIANT));
    assert_int_equal(pdup_movement_number(a, PDUP_MOVEMENT_FIELD_COPIES),
                     pdup_movement_number(b, PDUP_MOVEMENT_FIELD_COPIES));
    pairs_free(&first);
    pairs_free(&second);
}

static void every_recorded_row_is_given(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(cyclic_rows); i++) {
        pdup_movement *movement = make(&cyclic_rows[i]);
        assert_row(movement, PDUP__ROW_OF_PLAYERS, cyclic_rows[i].cycle);
        assert_row(movement, PDUP__ROW_OF_SETS, cyclic_rows[i].sets);
        pdup_movement_unref(movement);
    }
}

static void every_recorded_row_is_read_back(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(cyclic_rows); i++) {
        const cyclic_row *row = &cyclic_rows[i];
        pdup_movement *movement = make(row);
        pdup_movement *told = read_rows(row->cycle, row->sets, row->seats);
        pdup_movement *found = read_rows(row->cycle, row->sets, 0);
        assert_same(movement, told);
        assert_same(movement, found);
        assert_int_equal(pdup_movement_number(found, PDUP_MOVEMENT_FIELD_KIND),
                         PDUP_MOVEMENT_KIND_INDIVIDUAL);
        assert_non_null(pdup_movement_construction(found));
        assert_non_null(pdup_movement_source(found));
        pairs_check_lookups(found);
        pdup_movement_unref(movement);
        pdup_movement_unref(told);
        pdup_movement_unref(found);
    }
}

static void a_movement_stopped_early_has_the_same_rows(void **state) {
    (void)state;
    pdup_movement *movement = make(&cyclic_rows[0]);
    pdup_movement *early;
    assert_ok(pdup_movement_with_rounds(movement, 1, &early));
    assert_row(early, PDUP__ROW_OF_PLAYERS, cyclic_rows[0].cycle);
    pdup_movement_unref(early);
    pdup_movement_unref(movement);
}

/* As a typist may write 5 players at one table. */
static void dashes_letters_and_blanks_are_read_alike(void **state) {
    (void)state;
    static const char *const rows[][2] = {
        {"P-1W-1S-1E-1N", "1 Z Z Z Z"},
        {"P\xe2\x80\x93"
         "1W\xe2\x80\x93"
         "1S\xe2\x80\x94"
         "1E\xe2\x80\x94"
         "1N",
         "\t1  Z\tZ Z Z "},
        {" \xd0\xa0 - 1W -1S- 1E\t-\t1N ", " 1 Z Z Z Z"},
        {"P-01W-1S-1E-1N", "001 Z Z Z Z"},
    };
    pdup_movement *plain = read_rows(rows[0][0], rows[0][1], 4);
    for (size_t i = 1; i < PDUP_COUNT_OF(rows); i++) {
        pdup_movement *movement = read_rows(rows[i][0], rows[i][1], 0);
        assert_same(plain, movement);
        assert_row(movement, PDUP__ROW_OF_PLAYERS, rows[0][0]);
        assert_row(movement, PDUP__ROW_OF_SETS, rows[0][1]);
        pdup_movement_unref(movement);
    }
    pdup_movement_unref(plain);
}

static void assert_player(const pdup_movement *movement, int32_t round, int32_t table,
                          pdup_seat seat, int32_t wanted) {
    int32_t found;
    assert_ok(pdup_movement_player_at(movement, round, table, seat, &found));
    assert_int_equal(found, wanted);
}

static void assert_set(const pdup_movement *movement, int32_t round, int32_t table,
                       int32_t wanted) {
    int32_t found;
    assert_ok(pdup_movement_set_at(movement, round, table, &found));
    assert_int_equal(found, wanted);
}

/* Two tables of three share a set, the third has one of its own; both N stay, table 3 stays whole. */
static void places_that_are_not_named_stay_and_tables_share(void **state) {
    (void)state;
    pdup_movement *movement = read_rows("1E-1S-2E-2S", "Z 1+2 Z 3", 3);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS), 9);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES), 2);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_VARIANT),
                     PDUP_VARIANT_NONE);
    /* The last place is player 1; those who stay are numbered by table and seat. */
    assert_player(movement, 1, 2, PDUP_SEAT_S, 1);
    assert_player(movement, 1, 1, PDUP_SEAT_E, 4);
    assert_player(movement, 1, 1, PDUP_SEAT_N, 5);
    assert_player(movement, 1, 3, PDUP_SEAT_S, 9);
    /* Player 4 goes from 1E to 1S; player 1 from the last place to the first. */
    assert_player(movement, 2, 1, PDUP_SEAT_S, 4);
    assert_player(movement, 2, 1, PDUP_SEAT_E, 1);
    assert_player(movement, 2, 2, PDUP_SEAT_N, 6);
    assert_set(movement, 1, 1, 2);
    assert_set(movement, 1, 2, 2);
    assert_set(movement, 1, 3, 4);
    /* The first set goes to the last place, the others move left: place 2 has set 3, place 4 set 1. */
    assert_set(movement, 2, 1, 3);
    assert_set(movement, 2, 3, 1);
    pairs_check_lookups(movement);
    assert_row(movement, PDUP__ROW_OF_PLAYERS, "1E-1S-2E-2S");
    assert_row(movement, PDUP__ROW_OF_SETS, "Z 1+2 Z 3");
    pdup_movement_unref(movement);
}

/* Of four seats if it is said so, though the row names no W. */
static void seats_may_be_told(void **state) {
    (void)state;
    pdup_movement *movement = read_rows("1N-1E-1S", "1 Z Z", 4);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS), 4);
    assert_player(movement, 3, 1, PDUP_SEAT_W, 4);
    pdup_movement_unref(movement);
    movement = read_rows("1N-1E-1S", "1 Z Z", 0);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS), 3);
    pdup_movement_unref(movement);
}

static void flaws_are_told_with_their_place(void **state) {
    (void)state;
    static const struct {
        const char *players;
        const char *sets;
        int32_t seats;
        pdup_status status;
        int32_t row;
        size_t at;
        int32_t number;
    } cases[] = {
        {"", "", 0, PDUP_E_FILE_WORD, PDUP__ROW_OF_PLAYERS, 0, 0},
        {"X", "Z", 0, PDUP_E_FILE_WORD, PDUP__ROW_OF_PLAYERS, 0, 0},
        {"1", "Z", 0, PDUP_E_FILE_WORD, PDUP__ROW_OF_PLAYERS, 1, 0},
        {"1N-", "Z", 0, PDUP_E_FILE_WORD, PDUP__ROW_OF_PLAYERS, 3, 0},
        {"1N-1X", "Z", 0, PDUP_E_FILE_WORD, PDUP__ROW_OF_PLAYERS, 4, 0},
        {"1N 1E", "Z", 0, PDUP_E_FILE_WORD, PDUP__ROW_OF_PLAYERS, 3, 0},
        {"1N/1E", "Z", 0, PDUP_E_FILE_WORD, PDUP__ROW_OF_PLAYERS, 2, 0},
        {"1n-1E", "Z", 0, PDUP_E_FILE_WORD, PDUP__ROW_OF_PLAYERS, 1, 0},
        {"1N-0E", "Z", 0, PDUP_E_RANGE, PDUP__ROW_OF_PLAYERS, 3, 0},
        {"1N-10001E", "Z", 0, PDUP_E_RANGE, PDUP__ROW_OF_PLAYERS, 3, 0},
        {"1N-99999999999999999999E", "Z", 0, PDUP_E_RANGE, PDUP__ROW_OF_PLAYERS, 3, 0},
        {"1N-2W", "1 2", 3, PDUP_E_FILE_WORD, PDUP__ROW_OF_PLAYERS, 3, 2},
        {"P-P", "Z Z", 0, PDUP_E_FILE_COUNT, PDUP__ROW_OF_PLAYERS, 3, 0},
        {"P-10000W", "Z Z", 0, PDUP_E_RANGE, PDUP__ROW_OF_PLAYERS, 0, 0},
        {"1N-1E-1N", "1 Z Z", 0, PDUP_E_FILE_TWICE, PDUP__ROW_OF_PLAYERS, 6, 1},
        {"1N-1E-1S-1W-1N-1N", "1 Z Z Z Z Z", 0, PDUP_E_FILE_TWICE, PDUP__ROW_OF_PLAYERS, 12, 1},
        {"1N-1E", "", 0, PDUP_E_FILE_COUNT, PDUP__ROW_OF_SETS, 0, 2},
        {"1N-1E", "1", 0, PDUP_E_FILE_COUNT, PDUP__ROW_OF_SETS, 1, 2},
        {"1N-1E", "1 Z Z", 0, PDUP_E_FILE_COUNT, PDUP__ROW_OF_SETS, 4, 2},
        {"1N-1E", "1 X", 0, PDUP_E_FILE_WORD, PDUP__ROW_OF_SETS, 2, 0},
        {"1N-1E", "1+ Z", 0, PDUP_E_FILE_WORD, PDUP__ROW_OF_SETS, 2, 0},
        {"1N-1E", "1Z", 0, PDUP_E_FILE_WORD, PDUP__ROW_OF_SETS, 1, 0},
        {"1N-1E", "Z1", 0, PDUP_E_FILE_WORD, PDUP__ROW_OF_SETS, 1, 0},
        {"1N-1E", "0 Z", 0, PDUP_E_RANGE, PDUP__ROW_OF_SETS, 0, 0},
        {"1N-1E", "1 1", 0, PDUP_E_FILE_TWICE, PDUP__ROW_OF_SETS, 2, 1},
        {"1N-1E", "1+1 Z", 0, PDUP_E_FILE_TWICE, PDUP__ROW_OF_SETS, 2, 1},
        {"1N-2E", "2 Z", 0, PDUP_E_FILE_COUNT, PDUP__ROW_OF_SETS, 3, 1},
        {"1N-1E", "1 3", 0, PDUP_E_FILE_COUNT, PDUP__ROW_OF_SETS, 3, 2},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup__cyclic_rows rows = rows_of(cases[i].players, cases[i].sets, cases[i].seats);
        pdup__cyclic_flaw flaw = {0};
        pdup_movement *movement = NULL;
        pdup_status status = pdup__cyclic_read(NULL, &rows, &flaw, &movement);
        if (status != cases[i].status || flaw.at != cases[i].at) {
            print_error("%s | %s: byte %d\n", cases[i].players, cases[i].sets, (int)flaw.at);
        }
        assert_status(status, cases[i].status);
        assert_null(movement);
        assert_int_equal(flaw.issue.status, status);
        assert_int_equal(flaw.row, cases[i].row);
        assert_int_equal(flaw.at, cases[i].at);
        assert_int_equal(flaw.issue.argument_count, cases[i].number != 0);
        assert_int_equal(flaw.issue.arguments[0].number, cases[i].number);
        assert_int_equal(flaw.issue.message_count, 1);
    }
}

/* Rests only differ in number: 10000 places can be, one more cannot. */
static void a_row_has_ten_thousand_places_at_most(void **state) {
    (void)state;
    static char players[LONG_ROW];
    static char sets[LONG_ROW];
    for (int i = 0; i <= PDUP_MAX_ROUNDS; i++) {
        memcpy(players + 2 * i, i == 0 ? "1N" : "-P", 2);
        memcpy(sets + 2 * i, i == 0 ? "1 " : "Z ", 2);
    }
    pdup__cyclic_rows rows = {players, 2 * PDUP_MAX_ROUNDS, sets, 2 * PDUP_MAX_ROUNDS, 0};
    pdup__cyclic_flaw flaw;
    pdup_movement *movement;
    assert_ok(pdup__cyclic_read(NULL, &rows, &flaw, &movement));
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS), PDUP_MAX_ROUNDS);
    pdup_movement_unref(movement);
    rows.players_size += 2;
    rows.sets_size += 2;
    assert_status(pdup__cyclic_read(NULL, &rows, &flaw, &movement), PDUP_E_RANGE);
    assert_int_equal(flaw.at, 2 * PDUP_MAX_ROUNDS + 1);
}

static void a_row_that_is_cut_anywhere_is_refused_or_read(void **state) {
    (void)state;
    static const char players[] = "1E\xe2\x80\x93"
                                  "1S-\xd0\xa0-12N";
    static const char sets[] = "Z 1+12 3 Z";
    for (size_t i = 0; i < sizeof players; i++) {
        for (size_t j = 0; j < sizeof sets; j++) {
            pdup__cyclic_rows rows = {i ? players : NULL, i, j ? sets : NULL, j, 3};
            pdup__cyclic_flaw flaw;
            pdup_movement *movement;
            pdup_status status = pdup__cyclic_read(NULL, &rows, &flaw, &movement);
            assert_int_equal(status == PDUP_OK, movement != NULL);
            assert_int_equal(status, flaw.issue.status);
            assert_true(flaw.at <= (flaw.row == PDUP__ROW_OF_SETS ? j : i));
            pdup_movement_unref(movement);
        }
    }
}

static void a_buffer_too_small_stays_as_it_is(void **state) {
    (void)state;
    pdup_movement *movement = read_rows("1N-1E-1S", "1 Z Z", 0);
    char buffer[] = "????????????";
    size_t length = 0;
    assert_ok(pdup__cyclic_row_give(movement, PDUP__ROW_OF_PLAYERS, NULL, 0, &length));
    assert_int_equal(length, 8);
    length = 0;
    assert_status(pdup__cyclic_row_give(movement, PDUP__ROW_OF_PLAYERS, buffer, 8, &length),
                  PDUP_E_SPACE);
    assert_int_equal(length, 8);
    assert_string_equal(buffer, "????????????");
    assert_ok(pdup__cyclic_row_give(movement, PDUP__ROW_OF_PLAYERS, buffer, 9, &length));
    assert_string_equal(buffer, "1N-1E-1S");
    assert_int_equal(buffer[9], '?');
    assert_status(pdup__cyclic_row_give(movement, PDUP__ROW_OF_SETS, buffer, 9, NULL), PDUP_E_ARG);
    pdup_movement_unref(movement);
}

static void movements_without_such_rows_are_told(void **state) {
    (void)state;
    static const cyclic_row others[] = {
        {15, 3, PDUP_VARIANT_FEW, NULL, NULL},
        {16, 4, PDUP_VARIANT_FEW, NULL, NULL},
        {9, 4, PDUP_VARIANT_SHARED, NULL, NULL},
        {8, 4, PDUP_VARIANT_EXCHANGE, NULL, NULL},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(others); i++) {
        pdup_movement *movement = make(&others[i]);
        size_t length = 1;
        assert_status(pdup__cyclic_row_give(movement, PDUP__ROW_OF_PLAYERS, NULL, 0, &length),
                      PDUP_E_NO_MOVEMENT);
        assert_int_equal(length, 0);
        pdup_movement_unref(movement);
    }
}

static pdup_status run_out(void *state, const pdup_allocator *allocator) {
    pdup__cyclic_rows rows = rows_of("1N-1E-1S", "1 Z Z", 0);
    pdup__cyclic_flaw flaw;
    return pdup__cyclic_read(allocator, &rows, &flaw, (pdup_movement **)state);
}

static void check_nothing_made(void *state) {
    assert_null(*(pdup_movement **)state);
}

static void release_made(void *state) {
    pdup_movement_unref(*(pdup_movement **)state);
}

static void lack_of_memory_is_told(void **state) {
    (void)state;
    pdup_movement *made = NULL;
    oom_scenario scenario = {"rows", &made, NULL, run_out, check_nothing_made, release_made, false};
    oom_each(&scenario);
}

/* A flaw found after memory was got gives it back. */
static void a_flaw_leaks_nothing(void **state) {
    (void)state;
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    pdup__cyclic_rows rows = rows_of("1N-1E-1N", "1 Z Z", 0);
    pdup__cyclic_flaw flaw;
    pdup_movement *movement;
    assert_status(pdup__cyclic_read(&allocator, &rows, &flaw, &movement), PDUP_E_FILE_TWICE);
    assert_int_equal(counter.live, 0);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_recorded_row_is_given),
    cmocka_unit_test(every_recorded_row_is_read_back),
    cmocka_unit_test(a_movement_stopped_early_has_the_same_rows),
    cmocka_unit_test(dashes_letters_and_blanks_are_read_alike),
    cmocka_unit_test(places_that_are_not_named_stay_and_tables_share),
    cmocka_unit_test(seats_may_be_told),
    cmocka_unit_test(flaws_are_told_with_their_place),
    cmocka_unit_test(a_row_has_ten_thousand_places_at_most),
    cmocka_unit_test(a_row_that_is_cut_anywhere_is_refused_or_read),
    cmocka_unit_test(a_buffer_too_small_stays_as_it_is),
    cmocka_unit_test(movements_without_such_rows_are_told),
    cmocka_unit_test(lack_of_memory_is_told),
    cmocka_unit_test(a_flaw_leaks_nothing),
};

PDUP_TEST_MAIN(tests)
