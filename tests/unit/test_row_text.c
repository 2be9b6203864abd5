/* SPDX-License-Identifier: MIT */
/* Rows as lines of an event file: what is written is read as the same row. */
#include "test_event.h"

#include "build.h"
#include "random.h"
#include "session/session.h"

enum { ROWS = 3000, CAP = 256 };

#define AS_UNWRITTEN PDUP_TRICKS_UNWRITTEN

static const struct {
    row_spec spec;
    const char *text;
} forms[] = {
    {{1,
      2,
      PDUP_CONTRACT_GAME,
      6,
      PDUP_STRAIN_SPADES,
      {{PDUP_SEAT_N, 6, 0}, {PDUP_SEAT_E, 4, PDUP_DEFENCE_WHISTED}, {PDUP_SEAT_S, AS_UNWRITTEN, 2}},
      {1, 6, 11, 16},
      {132, -348, 132, 84}},
     "1 2 6S N6 E4 S 1 6 11 16 22 -58 22 14"},
    {{10000,
      10000,
      PDUP_CONTRACT_GAME,
      10,
      PDUP_STRAIN_NO_TRUMP,
      {{PDUP_SEAT_W, 10, 0}, {PDUP_SEAT_N, 0, PDUP_DEFENCE_PASSED}, {PDUP_SEAT_E, 0, 1}},
      {40000, 39999, 39998, 39997},
      {-600000, 600000, 1, -1}},
     "10000 10000 10NT W10 N0p E0 40000 39999 39998 39997 -100000 100000 1/6 -1/6"},
    {{1,
      1,
      PDUP_CONTRACT_GAME,
      7,
      PDUP_STRAIN_CLUBS,
      {{PDUP_SEAT_N, AS_UNWRITTEN, 0},
       {PDUP_SEAT_E, AS_UNWRITTEN, 3},
       {PDUP_SEAT_S, AS_UNWRITTEN, 2}},
      {1, 2, 3, 0},
      {2, -2, 3, WHISTS_NONE}},
     "1 1 7C N E/ S 1 2 3 . 1/3 -1/3 1/2 ."},
    {{1,
      1,
      PDUP_CONTRACT_MISERE,
      0,
      0,
      {{PDUP_SEAT_N, 0, 0}, {PDUP_SEAT_E, AS_UNWRITTEN, 0}, {PDUP_SEAT_S, AS_UNWRITTEN, 0}},
      {1, 2, 3, 4},
      {0, 0, WHISTS_UNKNOWN, 0}},
     "1 1 M N0 E S 1 2 3 4 0 0 x 0"},
    {{1,
      1,
      PDUP_CONTRACT_ALL_PASS,
      0,
      0,
      {{PDUP_SEAT_N, 3, 0}, {PDUP_SEAT_NONE, 4, 0}, {PDUP_SEAT_S, 2, 0}},
      {1, 2, 3, 4},
      {0, 0, 0, 0}},
     "1 1 - N3 4 S2 1 2 3 4 0 0 0 0"},
    {{1, 1, PDUP_CONTRACT_UNKNOWN, 0, 0, NO_CELLS, {1, 2, 3, 4}, {7, -7, 0, 0}},
     "1 1 ? . . . 1 2 3 4 7/6 -7/6 0 0"},
    {{1, 1, PDUP_CONTRACT_NOT_PLAYED, 0, 0, NO_CELLS, {1, 2, 3, 4}, {0}}, "1 1 np . . . 1 2 3 4"},
    /* Nothing but a contract yet. */
    {{1,
      1,
      PDUP_CONTRACT_GAME,
      8,
      PDUP_STRAIN_HEARTS,
      NO_CELLS,
      {0},
      {WHISTS_NONE, WHISTS_NONE, WHISTS_NONE, WHISTS_NONE}},
     "1 1 8H . . . . . . . . . . ."},
};

static void every_form_has_its_text(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(forms); i++) {
        char text[CAP];
        size_t length;
        pdup_row *row = build_row(NULL, &forms[i].spec);
        assert_ok(pdup_row_text(row, text, sizeof text, &length));
        assert_string_equal(text, forms[i].text);
        assert_int_equal(length, strlen(text));
        assert_status(pdup_row_text(row, text, length, &length), PDUP_E_SPACE);
        assert_int_equal(length, strlen(forms[i].text));
        pdup_row_unref(row);
    }
}

static void a_row_without_a_contract_has_no_text(void **state) {
    (void)state;
    size_t length = 9;
    pdup_row *row;
    assert_ok(pdup_row_new(NULL, 1, 1, NULL, &row));
    assert_status(pdup_row_text(row, NULL, 0, &length), PDUP_E_ROW_CONTRACT);
    assert_int_equal(length, 0);
    pdup_row_unref(row);
}

static int32_t pick(pdup_random *random, int32_t least, int32_t most) {
    return random_between(random, least, most);
}

/* Three cells of a game that was played, or passed, or left for half. Board 1: the talon lies at W. */
static void fill_game(pdup_random *random, row_spec *spec) {
    int32_t declarer = pick(random, 0, 2);
    int32_t own = pick(random, 0, 10);
    int32_t first = pick(random, 0, 10 - own);
    spec->contract = PDUP_CONTRACT_GAME;
    spec->level = pick(random, 6, 10);
    spec->strain = pick(random, PDUP_STRAIN_SPADES, PDUP_STRAIN_NO_TRUMP);
    int32_t passed = pick(random, 1, 2); /* the one who may pass, or have passed */
    int32_t how = pick(random, 1, 3);
    for (int32_t i = 0; i < 3; i++) {
        int32_t tricks = i == 0 ? own : i == 1 ? first : 10 - own - first;
        pdup_defence defence = i == 0 ? PDUP_DEFENCE_NONE : PDUP_DEFENCE_WHISTED;
        if (i > 0 && (how == 2 || i == passed)) {
            defence = PDUP_DEFENCE_PASSED;
        }
        if (i > 0 && how == 3) {
            defence = i == passed ? PDUP_DEFENCE_PASSED : PDUP_DEFENCE_HALF;
            spec->level = 7;
        }
        bool is_unwritten =
            how != 1 || (defence == PDUP_DEFENCE_PASSED && tricks == 0 && pick(random, 0, 1));
        spec->cells[i] = (cell_spec){PDUP_SEAT_N + (declarer + i) % 3,
                                     is_unwritten ? PDUP_TRICKS_UNWRITTEN : tricks, defence};
    }
}

static void fill_play(pdup_random *random, row_spec *spec) {
    int32_t first = pick(random, 0, 8);
    switch (pick(random, 1, 5)) {
    case 1:
        spec->contract = PDUP_CONTRACT_MISERE;
        for (int32_t i = 0; i < 3; i++) {
            spec->cells[i] =
                (cell_spec){PDUP_SEAT_N + i, i == 0 ? pick(random, 0, 10) : PDUP_TRICKS_UNWRITTEN,
                            PDUP_DEFENCE_NONE};
        }
        break;
    case 2:
        spec->contract = PDUP_CONTRACT_ALL_PASS;
        for (int32_t i = 0; i < 3; i++) {
            spec->cells[i] = (cell_spec){pick(random, 0, 1) ? PDUP_SEAT_N + i : PDUP_SEAT_NONE,
                                         i == 0   ? first
                                         : i == 1 ? 8 - first
                                                  : 2,
                                         PDUP_DEFENCE_NONE};
        }
        break;
    case 3:
        spec->contract = PDUP_CONTRACT_UNKNOWN;
        break;
    default:
        fill_game(random, spec);
        break;
    }
}

static row_spec random_spec(pdup_random *random, int32_t round) {
    row_spec spec = {.round = round, .table = pick(random, 1, PDUP_MAX_TABLES), .cells = NO_CELLS};
    int32_t sum = 0;
    fill_play(random, &spec);
    for (int32_t i = 0; i < 4; i++) {
        spec.players[i] = 1 + (i * 5 + pick(random, 0, 4)) % 21;
        spec.whists[i] = i == 3 ? -sum : pick(random, -2000, 2000);
        sum += spec.whists[i];
    }
    if (pick(random, 1, 10) == 1) {
        spec.whists[pick(random, 0, 3)] = WHISTS_UNKNOWN;
    }
    if (pick(random, 1, 10) == 1) {
        spec = (row_spec){.round = round,
                          .table = spec.table,
                          .contract = PDUP_CONTRACT_NOT_PLAYED,
                          .cells = NO_CELLS,
                          .players = {1, 6, 11, 16},
                          .whists = {WHISTS_NONE, WHISTS_NONE, WHISTS_NONE, WHISTS_NONE}};
    }
    return spec;
}

static void what_is_written_is_read_as_the_same_row(void **state) {
    (void)state;
    static char text[ROWS * 80];
    static pdup__row rows[ROWS];
    size_t size = strlen(EVENT "traveller 1\n");
    pdup_random random = random_begin();
    memcpy(text, EVENT "traveller 1\n", size);
    for (int32_t i = 0; i < ROWS; i++) {
        size_t length;
        row_spec spec = random_spec(&random, i + 1);
        pdup_row *row = build_row(NULL, &spec);
        rows[i] = row->row;
        assert_ok(pdup_row_text(row, text + size, sizeof text - size, &length));
        size += length;
        text[size++] = '\n';
        pdup_row_unref(row);
    }
    pdup_event_file *file = read_event(text, size);
    pdup_session *session;
    assert_ok(pdup_event_file_session(file, 1, &session));
    const pdup_traveller *traveller = pdup__session_find(session, 1);
    assert_int_equal(traveller->row_count, ROWS);
    for (int32_t i = 0; i < ROWS; i++) {
        assert_memory_equal(&traveller->rows[i].row, &rows[i], sizeof rows[i]);
    }
    pdup_session_unref(session);
    pdup_event_file_unref(file);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_form_has_its_text),
    cmocka_unit_test(a_row_without_a_contract_has_no_text),
    cmocka_unit_test(what_is_written_is_read_as_the_same_row),
};

PDUP_TEST_MAIN(tests)
