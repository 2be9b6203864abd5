/* SPDX-License-Identifier: MIT */
#include "build.h"

#include "pdup_test.h"

static void write_whists(pdup_row *row, pdup_seat seat, int32_t whists) {
    if (whists == WHISTS_UNKNOWN) {
        assert_ok(pdup_row_set_whists_unknown(row, seat, NULL));
    } else if (whists != WHISTS_NONE) {
        assert_ok(pdup_row_set_whists(row, seat, whists, NULL));
    }
}

pdup_row *build_row(const pdup_allocator *allocator, const row_spec *spec) {
    pdup_row *row;
    assert_ok(pdup_row_new(allocator, spec->round, spec->table, NULL, &row));
    if (spec->contract != PDUP_CONTRACT_NONE) {
        assert_ok(pdup_row_set_contract(row, spec->contract, spec->level, spec->strain, NULL));
    }
    for (int i = 0; i < 3; i++) {
        const cell_spec *cell = &spec->cells[i];
        assert_ok(pdup_row_set_cell(row, PDUP_CELL_DECLARER + i, cell->seat, cell->tricks,
                                    cell->defence, NULL));
    }
    for (int i = 0; i < 4; i++) {
        assert_ok(pdup_row_set_player(row, PDUP_SEAT_N + i, spec->players[i], NULL));
        write_whists(row, PDUP_SEAT_N + i, spec->whists[i]);
    }
    return row;
}

row_spec spec_unknown(int32_t round, int32_t table, const int32_t *players, const int32_t *whists) {
    row_spec spec = {
        .round = round, .table = table, .contract = PDUP_CONTRACT_UNKNOWN, .cells = NO_CELLS};
    for (int i = 0; i < 4; i++) {
        spec.players[i] = players[i];
        spec.whists[i] = players[i] != 0 ? whists[i] : WHISTS_NONE;
    }
    return spec;
}

void build_entry(pdup_traveller *traveller, const row_spec *spec) {
    pdup_row *row = build_row(NULL, spec);
    assert_ok(pdup_traveller_add_row(traveller, row, NULL));
    pdup_row_unref(row);
}

pdup_traveller *build_traveller(const pdup_allocator *allocator, int32_t board, int32_t seats) {
    pdup_board *made;
    pdup_traveller *traveller;
    assert_ok(pdup_board_new(allocator, board, seats, &made));
    assert_ok(pdup_traveller_new(made, &traveller));
    pdup_board_unref(made);
    return traveller;
}

pdup_session *build_session(const pdup_allocator *allocator, int32_t players) {
    pdup_session *session;
    assert_ok(pdup_session_new(allocator, players, NULL, &session));
    return session;
}

pdup_traveller *build_board(pdup_session *session, int32_t board, int32_t seats) {
    pdup_traveller *traveller = build_traveller(NULL, board, seats);
    assert_ok(pdup_session_add_traveller(session, traveller, NULL));
    pdup_traveller_unref(traveller);
    return traveller;
}

pdup_ruling *build_ruling(const pdup_allocator *allocator, int32_t board, int32_t round,
                          int32_t table, pdup_seat seat, pdup_award award) {
    pdup_ruling *empty;
    pdup_ruling *ruling;
    assert_ok(pdup_ruling_new(allocator, "11.2.B1", 7, "reason", 6, NULL, &empty));
    assert_ok(pdup_ruling_with_artificial(empty, board, round, table, seat, award, NULL, &ruling));
    pdup_ruling_unref(empty);
    return ruling;
}

void build_award(pdup_session *session, int32_t number, int32_t board, int32_t round, int32_t table,
                 pdup_seat seat, pdup_award award) {
    pdup_ruling *ruling = build_ruling(NULL, board, round, table, seat, award);
    assert_ok(pdup_session_add_ruling(session, number, 0, ruling, NULL));
    pdup_ruling_unref(ruling);
}

pdup_standings *build_standings(const pdup_session *session, int32_t after_round) {
    pdup_standings *standings;
    assert_ok(pdup_session_standings(session, after_round, &standings));
    return standings;
}

static void assert_same_numbers(const pdup_standings *a, const pdup_standings *b) {
    for (int32_t i = 0; i < pdup_standings_count(a); i++) {
        for (pdup_entry field = PDUP_ENTRY_PLAYER; field <= PDUP_ENTRY_BOARDS; field++) {
            int32_t first;
            int32_t second;
            assert_ok(pdup_standings_number_at(a, i, field, &first));
            assert_ok(pdup_standings_number_at(b, i, field, &second));
            assert_int_equal(first, second);
        }
    }
    for (int32_t i = 0; i < pdup_standings_result_count(a); i++) {
        for (pdup_result field = PDUP_RESULT_BOARD; field <= PDUP_RESULT_COMPARISON; field++) {
            int32_t first;
            int32_t second;
            assert_ok(pdup_standings_result_number_at(a, i, field, &first));
            assert_ok(pdup_standings_result_number_at(b, i, field, &second));
            assert_int_equal(first, second);
        }
    }
}

typedef pdup_status text_getter(const pdup_standings *standings, int32_t index, pdup_figure figure,
                                int32_t decimals, pdup_round rounding, char *buf, size_t cap,
                                size_t *len_out);

static void assert_same_figures(text_getter *get, const pdup_standings *a, const pdup_standings *b,
                                int32_t index) {
    char first[128];
    char second[128];
    size_t length;
    for (pdup_figure figure = PDUP_FIGURE_TOTAL; figure <= PDUP_FIGURE_WHISTS; figure++) {
        assert_ok(get(a, index, figure, PDUP_EXACT, 0, first, sizeof first, &length));
        assert_ok(get(b, index, figure, PDUP_EXACT, 0, second, sizeof second, &length));
        assert_string_equal(first, second);
    }
}

static void assert_same_reason(const pdup_standings *a, const pdup_standings *b, int32_t index) {
    char first[1000];
    char second[1000];
    size_t length;
    assert_ok(pdup_standings_result_why_at(a, index, first, sizeof first, &length));
    assert_ok(pdup_standings_result_why_at(b, index, second, sizeof second, &length));
    assert_string_equal(first, second);
}

void assert_same_standings(const pdup_standings *a, const pdup_standings *b) {
    assert_int_equal(pdup_standings_count(a), pdup_standings_count(b));
    assert_int_equal(pdup_standings_result_count(a), pdup_standings_result_count(b));
    assert_same_numbers(a, b);
    for (int32_t i = 0; i < pdup_standings_count(a); i++) {
        assert_same_figures(pdup_standings_figure_text_at, a, b, i);
    }
    for (int32_t i = 0; i < pdup_standings_result_count(a); i++) {
        assert_same_figures(pdup_standings_result_figure_text_at, a, b, i);
        assert_same_reason(a, b, i);
    }
}
