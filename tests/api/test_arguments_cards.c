/* SPDX-License-Identifier: MIT */
/* Deals, boards, rows, travellers and lists of faults: a NULL, or a handle of another type, for each argument in turn.
 * What a call gives is then NULL, 0 or the documented other. */
#include "faults.h"
#include "pdup_test.h"

#include "handles.h"

#include <pdup/hand_record.h>

#include <string.h>

enum { DEAL = 0, BOARD = 1, ROW = 2, TRAVELLER = 3, FAULTS = 9, DEAL_LIST = 15, CORRECTION = 20 };

#define REFUSED(call) assert_status((call), PDUP_E_ARG)

/* A handle that must have become NULL; begins as something else. */
#define REFUSED_NEW(type, call)                                                                    \
    do {                                                                                           \
        type *out = (type *)all;                                                                   \
        REFUSED(call);                                                                             \
        assert_null(out);                                                                          \
    } while (0)

static void deals_are_refused(handles *all, void *wrong) {
    const pdup_deal *deal = wrong;
    int32_t card = 9;
    size_t length = 9;
    assert_int_equal(pdup_deal_talon_seat(deal), PDUP_SEAT_NONE);
    REFUSED(pdup_deal_card_at(deal, PDUP_SEAT_N, 0, &card));
    assert_int_equal(card, -1);
    REFUSED(pdup_deal_text(deal, NULL, 0, &length));
    assert_int_equal(length, 0);
    pdup_seat from = 9;
    pdup_seat to = 9;
    assert_int_equal(pdup_deal_relation(deal, all->deal), PDUP_RELATION_NONE);
    assert_int_equal(pdup_deal_relation(all->deal, deal), PDUP_RELATION_NONE);
    assert_int_equal(pdup_deal_moved_count(deal, all->deal), PDUP_E_ARG);
    assert_int_equal(pdup_deal_moved_count(all->deal, deal), PDUP_E_ARG);
    card = 9;
    REFUSED(pdup_deal_moved_at(deal, all->deal, 0, &card, &from, &to));
    REFUSED(pdup_deal_moved_at(all->deal, deal, 0, &card, &from, &to));
    assert_true(card == -1 && from == PDUP_SEAT_NONE && to == PDUP_SEAT_NONE);
    length = 9;
    REFUSED(pdup_deal_tags(deal, 1, NULL, 0, &length));
    assert_int_equal(length, 0);
    length = 9;
    REFUSED(pdup_deal_hand_record_text(deal, 1, 4, PDUP_SUITS_SYMBOLS, NULL, 0, &length));
    assert_int_equal(length, 0);
    length = 9;
    REFUSED(pdup_deal_hand_record_svg(deal, 1, 4, PDUP_SUITS_SYMBOLS, NULL, 0, &length));
    assert_int_equal(length, 0);
    length = 9;
    REFUSED(pdup_deal_notation_text(deal, PDUP_NOTATION_LINES, 0, 0, NULL, 0, &length));
    assert_int_equal(length, 0);
    int64_t number = 9;
    REFUSED(pdup_deal_number(deal, PDUP_SEAT_N, &number));
    assert_int_equal(number, -1);
    number = 9;
    REFUSED(pdup_deal_code(deal, &number));
    assert_int_equal(number, -1);
    REFUSED_NEW(pdup_board, pdup_board_with_deal(all->board, wrong, &out));
}

static void boards_are_refused(handles *all, void *wrong) {
    const pdup_board *board = wrong;
    REFUSED_NEW(pdup_board, pdup_board_with_deal(board, all->deal, &out));
    REFUSED_NEW(pdup_board, pdup_board_with_price(board, 1, &out));
    REFUSED_NEW(pdup_board, pdup_board_with_room(board, 1, &out));
    assert_int_equal(pdup_board_number(board, PDUP_BOARD_FIELD_ROOM), 0);
    REFUSED_NEW(pdup_board, pdup_board_with_lowest_level(board, 6, &out));
    int32_t figures[PDUP_CARDS] = {0};
    REFUSED(pdup_board_check_pockets(board, figures, figures, all->faults));
    pdup_faults *no_list = (pdup_faults *)all->board;
    REFUSED(pdup_board_check_pockets(all->board, figures, figures, no_list));
    REFUSED_NEW(pdup_deal, pdup_board_deal(board, &out));
    REFUSED_NEW(pdup_traveller, pdup_traveller_new(wrong, &out));
    assert_int_equal(pdup_board_number(board, PDUP_BOARD_FIELD_NUMBER), 0);
    assert_int_equal(pdup_board_number(board, PDUP_BOARD_FIELD_SEATS), 0);
    assert_int_equal(pdup_board_number(board, PDUP_BOARD_FIELD_SET), 0);
    assert_int_equal(pdup_board_number(board, PDUP_BOARD_FIELD_TALON_SEAT), PDUP_SEAT_NONE);
    assert_int_equal(pdup_board_number(board, PDUP_BOARD_FIELD_FIRST_HAND), PDUP_SEAT_NONE);
    assert_int_equal(pdup_board_number(board, PDUP_BOARD_FIELD_PRICE), 0);
    assert_int_equal(pdup_board_number(board, PDUP_BOARD_FIELD_LOWEST_LEVEL), 0);
}

static void rows_are_refused(handles *all, void *wrong) {
    pdup_row *row = wrong;
    pdup_seat seat = 9;
    int32_t numbers[] = {9, 9, 9, 9, 9};
    REFUSED(pdup_row_set_contract(row, PDUP_CONTRACT_MISERE, 0, PDUP_STRAIN_NONE, NULL));
    REFUSED(pdup_row_set_cell(row, PDUP_CELL_FIRST, PDUP_SEAT_N, 0, PDUP_DEFENCE_NONE, NULL));
    REFUSED(pdup_row_set_player(row, PDUP_SEAT_N, 1, NULL));
    REFUSED(pdup_row_set_whists(row, PDUP_SEAT_N, 1, NULL));
    REFUSED(pdup_row_set_whists_unknown(row, PDUP_SEAT_N, NULL));
    REFUSED(pdup_traveller_add_row(all->traveller, row, NULL));
    REFUSED(pdup_traveller_replace_row(all->traveller, row, NULL));
    REFUSED(pdup_traveller_correct_row(all->traveller, row, 1, NULL, 0, NULL, 0, NULL));
    REFUSED(pdup_row_set_seats(row, 3, NULL));
    size_t length = 9;
    REFUSED(pdup_row_text(row, NULL, 0, &length));
    assert_int_equal(length, 0);
    REFUSED(pdup_row_set_turn(row, 1, NULL));
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_SEATS), 0);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_TURN), 0);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_ROUND), 0);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_TABLE), 0);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_CONTRACT), PDUP_CONTRACT_NONE);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_LEVEL), 0);
    assert_int_equal(pdup_row_number(row, PDUP_ROW_FIELD_STRAIN), PDUP_STRAIN_NONE);
    REFUSED(pdup_row_cell(row, PDUP_CELL_FIRST, &seat, &numbers[0], &numbers[1]));
    REFUSED(pdup_row_player(row, PDUP_SEAT_N, &numbers[2]));
    REFUSED(pdup_row_whists(row, PDUP_SEAT_N, &numbers[3], &numbers[4]));
    assert_int_equal(seat, PDUP_SEAT_NONE);
    static const int32_t wanted[] = {PDUP_TRICKS_UNWRITTEN, PDUP_DEFENCE_NONE, 0, 0, 0};
    assert_memory_equal(numbers, wanted, sizeof wanted);
}

static void travellers_are_refused(handles *all, void *wrong) {
    pdup_traveller *traveller = wrong;
    REFUSED(pdup_traveller_add_row(traveller, all->row, NULL));
    REFUSED(pdup_traveller_replace_row(traveller, all->row, NULL));
    REFUSED(pdup_traveller_remove_row(traveller, 1, 1, NULL));
    REFUSED(pdup_traveller_close_row(traveller, 1, 1, NULL));
    int32_t closed = 9;
    REFUSED(pdup_traveller_closed_at(traveller, 0, &closed));
    assert_int_equal(closed, 0);
    REFUSED(pdup_traveller_correct_row(traveller, all->row, 1, NULL, 0, NULL, 0, NULL));
    REFUSED(pdup_traveller_strike_row(traveller, 1, 1, 1, NULL, 0, NULL, 0, NULL));
    REFUSED(pdup_traveller_correction_count(traveller));
    REFUSED_NEW(pdup_correction, pdup_traveller_correction_at(traveller, 0, &out));
    int32_t group = 9;
    REFUSED(pdup_traveller_set_group(traveller, 1, 1, 0, NULL));
    REFUSED(pdup_traveller_group_at(traveller, 0, &group));
    assert_int_equal(group, 0);
    REFUSED(pdup_traveller_row_count(traveller));
    REFUSED_NEW(pdup_board, pdup_traveller_board(traveller, &out));
    REFUSED_NEW(pdup_row, pdup_traveller_row_at(traveller, 0, &out));
    REFUSED_NEW(pdup_faults, pdup_traveller_check(traveller, &out));
    REFUSED(pdup_session_add_traveller(all->session, traveller, NULL));
}

static void corrections_are_refused(handles *all, void *wrong) {
    (void)all;
    const pdup_correction *correction = wrong;
    assert_int_equal(pdup_correction_number(correction, PDUP_CORRECTION_FIELD_BOARD), 0);
    assert_int_equal(pdup_correction_number(correction, PDUP_CORRECTION_FIELD_ROUND), 0);
    assert_int_equal(pdup_correction_number(correction, PDUP_CORRECTION_FIELD_TABLE), 0);
    assert_int_equal(pdup_correction_number(correction, PDUP_CORRECTION_FIELD_TIME), 0);
    assert_null(pdup_correction_by(correction));
    assert_null(pdup_correction_reason(correction));
    REFUSED_NEW(pdup_row, pdup_correction_before(correction, &out));
    REFUSED_NEW(pdup_row, pdup_correction_after(correction, &out));
}

static void faults_are_refused(handles *all, void *wrong) {
    (void)all;
    const pdup_faults *faults = wrong;
    int32_t number = 9;
    size_t length = 9;
    REFUSED(pdup_faults_clear(wrong));
    REFUSED(pdup_faults_count(faults));
    REFUSED(pdup_faults_error_count(faults));
    REFUSED(pdup_faults_number_at(faults, 0, PDUP_FAULT_CODE, &number));
    assert_int_equal(number, 0);
    assert_null(pdup_faults_name_at(faults, 0));
    REFUSED(pdup_faults_text_at(faults, 0, PDUP_LANGUAGE_EN, NULL, 0, &length));
    assert_int_equal(length, 0);
    length = 9;
    REFUSED(pdup_faults_line_at(faults, 0, NULL, 0, PDUP_LANGUAGE_EN, NULL, 0, &length));
    assert_int_equal(length, 0);
}

static void deal_lists_are_refused(handles *all, void *wrong) {
    size_t length = 9;
    const pdup_deal_list *list = wrong;
    REFUSED_NEW(pdup_deal, pdup_deal_list_deal_at(list, 0, &out));
    assert_int_equal(pdup_deal_list_count(list), PDUP_E_ARG);
    int32_t number = 9;
    REFUSED(pdup_deal_list_number_at(list, 0, PDUP_LISTED_BOARD, &number));
    assert_int_equal(number, 0);
    REFUSED(pdup_deal_list_number_at(list, 0, PDUP_LISTED_BOARD, NULL));
    assert_int_equal(pdup_deal_list_notation(list), PDUP_NOTATION_NONE);
    assert_int_equal(pdup_deal_list_tag_count_at(list, 0), 0);
    assert_null(pdup_deal_list_tag_name_at(list, 0, 0));
    assert_null(pdup_deal_list_tag_value_at(list, 0, 0));
    REFUSED(pdup_deal_list_tags_at(list, 0, NULL, 0, &length));
    assert_int_equal(length, 0);
}

static void no_handle_and_other_handles_are_refused(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    handles_each_wrong(&all, DEAL, deals_are_refused);
    handles_each_wrong(&all, DEAL_LIST, deal_lists_are_refused);
    handles_each_wrong(&all, BOARD, boards_are_refused);
    handles_each_wrong(&all, ROW, rows_are_refused);
    handles_each_wrong(&all, TRAVELLER, travellers_are_refused);
    handles_each_wrong(&all, FAULTS, faults_are_refused);
    handles_each_wrong(&all, CORRECTION, corrections_are_refused);
    handles_release(&all);
}

static void results_need_a_place(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    int32_t pockets[PDUP_CARDS] = {0};
    int32_t a = 9;
    int32_t b = 9;
    REFUSED(pdup_deal_new(NULL, pockets, 0, NULL));
    REFUSED(pdup_deal_new_from_text(NULL, "N", 1, NULL, NULL));
    static const char seed[PDUP_SEED_BYTES] = {0};
    REFUSED(pdup_deal_new_from_number(NULL, 0, PDUP_SEAT_N, PDUP_SEAT_W, NULL));
    REFUSED(pdup_deal_new_from_code(NULL, 0, NULL));
    REFUSED(pdup_deal_new_shuffled(NULL, seed, sizeof seed, 1, 1, 4, NULL));
    REFUSED(pdup_deal_number(all.deal, PDUP_SEAT_N, NULL));
    REFUSED(pdup_deal_code(all.deal, NULL));
    REFUSED(pdup_deal_card_at(all.deal, PDUP_SEAT_N, 0, NULL));
    REFUSED(pdup_deal_list_new_from_text(NULL, 1, "", 0, NULL, NULL));
    REFUSED(pdup_deal_list_deal_at(all.deal_list, 0, NULL));
    REFUSED(pdup_deal_list_tags_at(all.deal_list, 0, NULL, 0, NULL));
    REFUSED(pdup_deal_tags(all.deal, 1, NULL, 0, NULL));
    REFUSED(pdup_deal_notation_text(all.deal, PDUP_NOTATION_LINES, 0, 0, NULL, 0, NULL));
    REFUSED(pdup_deal_hand_record_text(all.deal, 1, 4, PDUP_SUITS_SYMBOLS, NULL, 0, NULL));
    REFUSED(pdup_deal_hand_record_svg(all.deal, 1, 4, PDUP_SUITS_SYMBOLS, NULL, 0, NULL));
    REFUSED(pdup_deal_text(all.deal, NULL, 0, NULL));
    REFUSED(pdup_board_new(NULL, 1, 4, NULL));
    REFUSED(pdup_board_with_deal(all.board, all.deal, NULL));
    REFUSED(pdup_board_with_price(all.board, 1, NULL));
    REFUSED(pdup_board_with_room(all.board, 1, NULL));
    REFUSED(pdup_board_with_lowest_level(all.board, 6, NULL));
    REFUSED(pdup_board_deal(all.board, NULL));
    REFUSED(pdup_deal_moved_at(all.deal, all.deal, 0, NULL, &a, &b));
    REFUSED(pdup_deal_moved_at(all.deal, all.deal, 0, &a, NULL, &b));
    REFUSED(pdup_deal_moved_at(all.deal, all.deal, 0, &a, &b, NULL));
    REFUSED(pdup_row_new(NULL, 1, 1, NULL, NULL));
    REFUSED(pdup_row_cell(all.row, PDUP_CELL_FIRST, NULL, &a, &b));
    REFUSED(pdup_row_cell(all.row, PDUP_CELL_FIRST, &a, NULL, &b));
    REFUSED(pdup_row_cell(all.row, PDUP_CELL_FIRST, &a, &b, NULL));
    REFUSED(pdup_row_player(all.row, PDUP_SEAT_N, NULL));
    REFUSED(pdup_row_whists(all.row, PDUP_SEAT_N, NULL, &a));
    REFUSED(pdup_row_whists(all.row, PDUP_SEAT_N, &a, NULL));
    REFUSED(pdup_traveller_new(all.board, NULL));
    REFUSED(pdup_traveller_board(all.traveller, NULL));
    REFUSED(pdup_traveller_group_at(all.traveller, 0, NULL));
    REFUSED(pdup_traveller_row_at(all.traveller, 0, NULL));
    REFUSED(pdup_traveller_check(all.traveller, NULL));
    REFUSED(pdup_traveller_closed_at(all.traveller, 0, NULL));
    REFUSED(pdup_row_text(all.row, NULL, 0, NULL));
    REFUSED(pdup_traveller_correction_at(all.traveller, 0, NULL));
    REFUSED(pdup_correction_before(all.correction, NULL));
    REFUSED(pdup_correction_after(all.correction, NULL));
    REFUSED(pdup_traveller_correct_row(all.traveller, all.row, 1, NULL, 1, NULL, 0, NULL));
    REFUSED(pdup_traveller_strike_row(all.traveller, 1, 1, 1, NULL, 0, NULL, 1, NULL));
    REFUSED(pdup_faults_number_at(all.faults, 0, PDUP_FAULT_CODE, NULL));
    REFUSED(pdup_faults_text_at(all.faults, 0, PDUP_LANGUAGE_EN, NULL, 0, NULL));
    REFUSED(pdup_faults_line_at(all.faults, 0, NULL, 0, PDUP_LANGUAGE_EN, NULL, 0, NULL));
    size_t length = 9;
    REFUSED(pdup_faults_line_at(all.faults, 0, NULL, 1, PDUP_LANGUAGE_EN, NULL, 0, &length));
    assert_int_equal(length, 0);
    REFUSED(pdup_faults_new(NULL, NULL));
    assert_int_equal(a, 9);
    assert_int_equal(b, 9);
    handles_release(&all);
}

static void inputs_must_be_there(void **state) {
    (void)state;
    size_t place = 9;
    pdup_deal *deal = (pdup_deal *)&place;
    REFUSED(pdup_deal_new(NULL, NULL, 0, &deal));
    assert_null(deal);
    deal = (pdup_deal *)&place;
    REFUSED(pdup_deal_new_from_text(NULL, NULL, 5, NULL, &deal));
    assert_null(deal);
    REFUSED(pdup_deal_new_from_text(NULL, NULL, 0, NULL, &deal));
    handles all = handles_make(NULL);
    pdup_faults *wrong = (pdup_faults *)all.deal;
    REFUSED(pdup_deal_new_from_text(NULL, "N", 1, wrong, &deal));
    pdup_deal_list *list = (pdup_deal_list *)&place;
    REFUSED(pdup_deal_list_new_from_text(NULL, 1, NULL, 5, NULL, &list));
    assert_null(list);
    REFUSED(pdup_deal_list_new_from_text(NULL, 1, "", 0, wrong, &list));
    handles_release(&all);
}

/* An allocator that lacks one of its functions. */
static void allocators_must_be_whole(void **state) {
    (void)state;
    static const pdup_allocator broken = {0};
    static const char text[] = "N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H";
    int32_t pockets[PDUP_CARDS];
    for (int32_t card = 0; card < PDUP_CARDS; card++) {
        pockets[card] = PDUP_SEAT_N + card / PDUP_HAND_CARDS;
    }
    void *all = pockets;
    REFUSED_NEW(pdup_deal, pdup_deal_new(&broken, pockets, 30, &out));
    REFUSED_NEW(pdup_deal_list,
                pdup_deal_list_new_from_text(&broken, 1, text, strlen(text), NULL, &out));
    REFUSED_NEW(pdup_deal, pdup_deal_new_from_text(&broken, text, strlen(text), NULL, &out));
    static const char seed[PDUP_SEED_BYTES] = {0};
    REFUSED_NEW(pdup_deal, pdup_deal_new_from_number(&broken, 0, PDUP_SEAT_N, PDUP_SEAT_W, &out));
    REFUSED_NEW(pdup_deal, pdup_deal_new_from_code(&broken, 0, &out));
    REFUSED_NEW(pdup_deal, pdup_deal_new_shuffled(&broken, seed, sizeof seed, 1, 1, 4, &out));
    REFUSED_NEW(pdup_board, pdup_board_new(&broken, 1, 4, &out));
    REFUSED_NEW(pdup_row, pdup_row_new(&broken, 1, 1, NULL, &out));
}

static void references_to_nothing_are_nothing(void **state) {
    (void)state;
    assert_null(pdup_deal_ref(NULL));
    assert_null(pdup_board_ref(NULL));
    assert_null(pdup_row_ref(NULL));
    assert_null(pdup_traveller_ref(NULL));
    assert_null(pdup_faults_ref(NULL));
    assert_null(pdup_correction_ref(NULL));
    pdup_correction_unref(NULL);
    pdup_deal_unref(NULL);
    pdup_board_unref(NULL);
    pdup_row_unref(NULL);
    pdup_traveller_unref(NULL);
    pdup_faults_unref(NULL);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(no_handle_and_other_handles_are_refused),
    cmocka_unit_test(results_need_a_place),
    cmocka_unit_test(inputs_must_be_there),
    cmocka_unit_test(allocators_must_be_whole),
    cmocka_unit_test(references_to_nothing_are_nothing),
};

PDUP_TEST_MAIN(tests)
