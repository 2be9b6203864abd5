/* SPDX-License-Identifier: MIT */
/* Deals, boards, rows and travellers without memory. */
#include "faults.h"
#include "pdup_test.h"

#include "build.h"
#include "oom.h"

#include <pdup/notation.h>
#include <pdup/tariff.h>

#include <string.h>

static const char deal_text[] = "N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H";
static const int32_t players[] = {1, 2, 3, 4};
static const int32_t zeroes[] = {0, 0, 0, 0};

/* Inputs, then what the call under test gives. */
typedef struct cards {
    pdup_deal *deal;
    pdup_board *board;
    pdup_row *row;
    pdup_traveller *traveller;
    int32_t row_count; /* of the traveller, before the call */
    pdup_deal *new_deal;
    pdup_board *new_board;
    pdup_row *new_row;
    pdup_traveller *new_traveller;
    pdup_faults *new_faults;
    pdup_deal_list *new_list;
    int32_t correction_count; /* of the traveller, before the call */
    pdup_correction *correction;
} cards;

static void add_rows(cards *to, int32_t count) {
    row_spec spec = spec_unknown(1, 1, players, zeroes);
    for (int32_t i = 0; i < count; i++) {
        spec.round = 1 + i;
        build_entry(to->traveller, &spec);
    }
    to->row_count = count;
}

static void set_up(void *state, const pdup_allocator *allocator) {
    cards *all = state;
    *all = (cards){0};
    row_spec spec = spec_unknown(100, 1, players, zeroes);
    assert_ok(pdup_deal_new_from_text(allocator, deal_text, strlen(deal_text), NULL, &all->deal));
    assert_ok(pdup_board_new(allocator, 1, 4, &all->board));
    assert_ok(pdup_traveller_new(all->board, &all->traveller));
    all->row = build_row(allocator, &spec);
}

/* Room for eight rows comes first, and an index that is full with four. */
static void set_up_four_rows(void *state, const pdup_allocator *allocator) {
    set_up(state, allocator);
    add_rows(state, 4);
}

static void set_up_eight_rows(void *state, const pdup_allocator *allocator) {
    set_up(state, allocator);
    add_rows(state, 8);
}

/* Every player plays again in every row, and one row has its whisters out of order. */
static void set_up_warnings(void *state, const pdup_allocator *allocator) {
    set_up(state, allocator);
    cards *all = state;
    add_rows(all, 3);
    row_spec misere = {.round = 50,
                       .table = 1,
                       .contract = PDUP_CONTRACT_MISERE,
                       .cells = {{PDUP_SEAT_N, 0, PDUP_DEFENCE_NONE},
                                 {PDUP_SEAT_S, PDUP_TRICKS_UNWRITTEN, PDUP_DEFENCE_NONE},
                                 {PDUP_SEAT_E, PDUP_TRICKS_UNWRITTEN, PDUP_DEFENCE_NONE}},
                       .players = {1, 2, 3, 4}};
    build_entry(all->traveller, &misere);
    all->row_count = 4;
}

/* A row of round 100 as the one at hand, which has been closed. */
static void set_up_closed(void *state, const pdup_allocator *allocator) {
    set_up(state, allocator);
    cards *all = state;
    assert_ok(pdup_traveller_add_row(all->traveller, all->row, NULL));
    assert_ok(pdup_traveller_close_row(all->traveller, 100, 1, NULL));
    all->row_count = 1;
}

static pdup_status correct_row(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    cards *all = state;
    return pdup_traveller_correct_row(all->traveller, all->row, 100, "Ann", 3, "slip", 4, NULL);
}

static pdup_status strike_row(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    cards *all = state;
    return pdup_traveller_strike_row(all->traveller, 100, 1, 100, "Ann", 3, "slip", 4, NULL);
}

/* Room for eight corrections comes first, and an index that is full with four. */
static void set_up_corrected(cards *all, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        assert_ok(pdup_traveller_close_row(all->traveller, 1 + i, 1, NULL));
        assert_ok(pdup_traveller_strike_row(all->traveller, 1 + i, 1, 5, NULL, 0, NULL, 0, NULL));
    }
    assert_ok(pdup_traveller_add_row(all->traveller, all->row, NULL));
    assert_ok(pdup_traveller_close_row(all->traveller, 100, 1, NULL));
    all->row_count = pdup_traveller_row_count(all->traveller);
    all->correction_count = count;
}

static void set_up_four_corrections(void *state, const pdup_allocator *allocator) {
    set_up_four_rows(state, allocator);
    set_up_corrected(state, 4);
}

static void set_up_eight_corrections(void *state, const pdup_allocator *allocator) {
    set_up_eight_rows(state, allocator);
    set_up_corrected(state, 8);
}

/* A row struck out comes back into a traveller that has no room for it. */
static void set_up_struck(void *state, const pdup_allocator *allocator) {
    set_up_closed(state, allocator);
    cards *all = state;
    assert_ok(pdup_traveller_strike_row(all->traveller, 100, 1, 5, NULL, 0, NULL, 0, NULL));
    add_rows(all, 8);
    all->correction_count = 1;
}

/* A correction with both rows. */
static void set_up_correction(void *state, const pdup_allocator *allocator) {
    set_up_closed(state, allocator);
    cards *all = state;
    assert_ok(correct_row(state, allocator));
    all->correction_count = 1;
    assert_ok(pdup_traveller_correction_at(all->traveller, 0, &all->correction));
}

static pdup_status row_before(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    cards *all = state;
    return pdup_correction_before(all->correction, &all->new_row);
}

static pdup_status row_after(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    cards *all = state;
    return pdup_correction_after(all->correction, &all->new_row);
}

static void tear_down(void *state) {
    cards *all = state;
    pdup_correction_unref(all->correction);
    pdup_faults_unref(all->new_faults);
    pdup_deal_list_unref(all->new_list);
    pdup_traveller_unref(all->new_traveller);
    pdup_row_unref(all->new_row);
    pdup_board_unref(all->new_board);
    pdup_deal_unref(all->new_deal);
    pdup_traveller_unref(all->traveller);
    pdup_row_unref(all->row);
    pdup_board_unref(all->board);
    pdup_deal_unref(all->deal);
}

static void check_unchanged(void *state) {
    const cards *all = state;
    assert_null(all->new_deal);
    assert_null(all->new_board);
    assert_null(all->new_row);
    assert_null(all->new_traveller);
    assert_null(all->new_faults);
    assert_int_equal(pdup_traveller_row_count(all->traveller), all->row_count);
    assert_int_equal(pdup_traveller_correction_count(all->traveller), all->correction_count);
    pdup_deal *deal;
    assert_ok(pdup_board_deal(all->board, &deal));
    assert_null(deal);
    assert_int_equal(pdup_board_number(all->board, PDUP_BOARD_FIELD_PRICE), 0);
}

static pdup_status new_deal(void *state, const pdup_allocator *allocator) {
    cards *all = state;
    int32_t pockets[PDUP_CARDS];
    for (int32_t card = 0; card < PDUP_CARDS; card++) {
        pockets[card] = PDUP_SEAT_N + card / PDUP_HAND_CARDS;
    }
    return pdup_deal_new(allocator, pockets, 30, &all->new_deal);
}

static pdup_status new_deal_from_text(void *state, const pdup_allocator *allocator) {
    cards *all = state;
    return pdup_deal_new_from_text(allocator, deal_text, strlen(deal_text), NULL, &all->new_deal);
}

/* The reason of a refusal takes memory too. */
static pdup_status refuse_deal(void *state, const pdup_allocator *allocator) {
    cards *all = state;
    pdup_status status = pdup_faults_new(allocator, &all->new_faults);
    if (status == PDUP_OK) {
        status = pdup_deal_new_from_text(allocator, "N", 1, all->new_faults, &all->new_deal);
    }
    status = status == PDUP_E_DEAL_FORM ? PDUP_OK : status;
    return keep_faults(status, status == PDUP_OK, &all->new_faults);
}

static pdup_status new_deal_from_number(void *state, const pdup_allocator *allocator) {
    return pdup_deal_new_from_number(allocator, 7, PDUP_SEAT_N, PDUP_SEAT_W,
                                     &((cards *)state)->new_deal);
}

static pdup_status new_deal_from_code(void *state, const pdup_allocator *allocator) {
    return pdup_deal_new_from_code(allocator, 7, &((cards *)state)->new_deal);
}

static pdup_status new_deal_shuffled(void *state, const pdup_allocator *allocator) {
    static const char seed[PDUP_SEED_BYTES] = {0};
    return pdup_deal_new_shuffled(allocator, seed, sizeof seed, 1, 1, 4,
                                  &((cards *)state)->new_deal);
}

static pdup_status new_board(void *state, const pdup_allocator *allocator) {
    return pdup_board_new(allocator, 2, 3, &((cards *)state)->new_board);
}

static pdup_status board_with_deal(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    cards *all = state;
    return pdup_board_with_deal(all->board, all->deal, &all->new_board);
}

static pdup_status board_with_price(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    cards *all = state;
    return pdup_board_with_price(all->board, 5, &all->new_board);
}

static pdup_status board_with_room(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    cards *all = state;
    return pdup_board_with_room(all->board, 2, &all->new_board);
}

static pdup_status board_with_lowest_level(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    cards *all = state;
    return pdup_board_with_lowest_level(all->board, 8, &all->new_board);
}

static pdup_status check_pockets(void *state, const pdup_allocator *allocator) {
    cards *all = state;
    static const int32_t counts[PDUP_POCKETS] = {9, 11, 10, 2};
    int32_t pockets[PDUP_CARDS] = {PDUP_SEAT_E};
    pdup_status status = pdup_faults_new(allocator, &all->new_faults);
    if (status == PDUP_OK) {
        status = pdup_board_check_pockets(all->board, counts, pockets, all->new_faults);
    }
    return keep_faults(status, status == PDUP_OK, &all->new_faults);
}

static pdup_status list_deals(cards *all, const pdup_allocator *allocator, int32_t notation,
                              const char *text, size_t size) {
    pdup_status status = pdup_faults_new(allocator, &all->new_faults);
    if (status == PDUP_OK) {
        status = pdup_deal_list_new_from_text(allocator, notation, text, size, all->new_faults,
                                              &all->new_list);
    }
    return keep_faults(status, status == PDUP_OK, &all->new_faults);
}

/* A text with two deals and two faults. */
static pdup_status new_deal_list(void *state, const pdup_allocator *allocator) {
    static const char text[] = "N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H\nx\n"
                               "N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H\nx\n";
    cards *all = state;
    return list_deals(all, allocator, PDUP_NOTATION_LINES, text, sizeof text - 1);
}

static pdup_status new_deal_list_of_tags(void *state, const pdup_allocator *allocator) {
    static const char text[] = "[Talon \"7D9H\"]\n[Result \"?\"]\n"
                               "[Deal \"N:AKQ7.T98.J.K7 J98.AKQ.AT.Q8 T.J7.KQ98.AJT\"]\n";
    cards *all = state;
    return list_deals(all, allocator, PDUP_NOTATION_TAGS, text, sizeof text - 1);
}

static pdup_status new_deal_list_of_boards(void *state, const pdup_allocator *allocator) {
    static const char text[] =
        "1 2435260391358659 N:JT.AJ7.87.QJ9 E:AQ9.T9.AKT9.8 S:K87.KQ.Q.AKT7 W:JD+8C\n"
        "1 2686980370748324 N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H\n";
    cards *all = state;
    return list_deals(all, allocator, PDUP_NOTATION_ANY, text, sizeof text - 1);
}

static pdup_status new_row(void *state, const pdup_allocator *allocator) {
    return pdup_row_new(allocator, 1, 1, NULL, &((cards *)state)->new_row);
}

static pdup_status new_traveller(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    cards *all = state;
    return pdup_traveller_new(all->board, &all->new_traveller);
}

static pdup_status add_row(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    cards *all = state;
    return pdup_traveller_add_row(all->traveller, all->row, NULL);
}

static pdup_status row_at(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    cards *all = state;
    return pdup_traveller_row_at(all->traveller, 2, &all->new_row);
}

static pdup_status check(void *state, const pdup_allocator *allocator) {
    (void)allocator;
    cards *all = state;
    return pdup_traveller_check(all->traveller, &all->new_faults);
}

static pdup_status new_faults(void *state, const pdup_allocator *allocator) {
    cards *all = state;
    return pdup_faults_new(allocator, &all->new_faults);
}

static pdup_status new_tariff(void *state, const pdup_allocator *allocator) {
    (void)state;
    pdup_tariff *tariff;
    pdup_status status = pdup_tariff_new(allocator, PDUP_VARIETY_ROSTOV, &tariff);
    assert_true((status == PDUP_OK) == (tariff != NULL));
    pdup_tariff_unref(tariff);
    return status;
}

static void each_call_survives(void **state) {
    (void)state;
    static const struct {
        const char *name;
        void (*set_up)(void *state, const pdup_allocator *allocator);
        pdup_status (*run)(void *state, const pdup_allocator *allocator);
        bool keeps_room;
    } calls[] = {
        {"pdup_deal_new", set_up, new_deal, false},
        {"pdup_deal_new_from_text", set_up, new_deal_from_text, false},
        {"pdup_deal_new_from_text, refused", set_up, refuse_deal, false},
        {"pdup_deal_new_from_number", set_up, new_deal_from_number, false},
        {"pdup_deal_new_from_code", set_up, new_deal_from_code, false},
        {"pdup_deal_new_shuffled", set_up, new_deal_shuffled, false},
        {"pdup_board_new", set_up, new_board, false},
        {"pdup_board_with_deal", set_up, board_with_deal, false},
        {"pdup_board_with_price", set_up, board_with_price, false},
        {"pdup_board_with_room", set_up, board_with_room, false},
        {"pdup_board_with_lowest_level", set_up, board_with_lowest_level, false},
        {"pdup_board_check_pockets", set_up, check_pockets, false},
        {"pdup_deal_list_new_from_text", set_up, new_deal_list, false},
        {"pdup_deal_list_new_from_text, tags", set_up, new_deal_list_of_tags, false},
        {"pdup_deal_list_new_from_text, boards", set_up, new_deal_list_of_boards, false},
        {"pdup_row_new", set_up, new_row, false},
        {"pdup_faults_new", set_up, new_faults, false},
        {"pdup_tariff_new", set_up, new_tariff, false},
        {"pdup_traveller_new", set_up, new_traveller, false},
        {"pdup_traveller_add_row, the first", set_up, add_row, true},
        {"pdup_traveller_add_row, the index full", set_up_four_rows, add_row, true},
        {"pdup_traveller_add_row, both full", set_up_eight_rows, add_row, true},
        {"pdup_traveller_correct_row, the first", set_up_closed, correct_row, true},
        {"pdup_traveller_correct_row, the index full", set_up_four_corrections, correct_row, true},
        {"pdup_traveller_correct_row, both full", set_up_eight_corrections, correct_row, true},
        {"pdup_traveller_correct_row, put back", set_up_struck, correct_row, true},
        {"pdup_traveller_strike_row", set_up_closed, strike_row, true},
        {"pdup_correction_before", set_up_correction, row_before, false},
        {"pdup_correction_after", set_up_correction, row_after, false},
        {"pdup_traveller_row_at", set_up_four_rows, row_at, false},
        {"pdup_traveller_check, no rows", set_up, check, false},
        {"pdup_traveller_check, warnings", set_up_warnings, check, false},
        {"pdup_traveller_check, many warnings", set_up_eight_rows, check, false},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(calls); i++) {
        cards all;
        const oom_scenario scenario = {.name = calls[i].name,
                                       .state = &all,
                                       .set_up = calls[i].set_up,
                                       .run = calls[i].run,
                                       .check_unchanged = check_unchanged,
                                       .tear_down = tear_down,
                                       .keeps_room = calls[i].keeps_room};
        oom_each(&scenario);
    }
}

/* A row that found no room is entered whole the next time, and only once. */
static void a_row_refused_for_memory_can_be_entered(void **state) {
    (void)state;
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    cards all;
    set_up_eight_rows(&all, &allocator);
    counter.fail_at = counter.asked + 2; /* the rows have grown, the index has not */
    assert_status(pdup_traveller_add_row(all.traveller, all.row, NULL), PDUP_E_NOMEM);
    assert_ok(pdup_traveller_add_row(all.traveller, all.row, NULL));
    assert_status(pdup_traveller_add_row(all.traveller, all.row, NULL), PDUP_E_ROW_TWICE);
    for (int32_t i = 0; i < 8; i++) {
        assert_ok(pdup_traveller_row_at(all.traveller, i, &all.new_row));
        assert_int_equal(pdup_row_number(all.new_row, PDUP_ROW_FIELD_ROUND), 1 + i);
        pdup_row_unref(all.new_row);
        all.new_row = NULL;
    }
    tear_down(&all);
    assert_int_equal(counter.live, 0);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(each_call_survives),
    cmocka_unit_test(a_row_refused_for_memory_can_be_entered),
};

PDUP_TEST_MAIN(tests)
