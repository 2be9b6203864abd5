/* SPDX-License-Identifier: MIT */
/* Every range of the headers at its ends: the numbers just outside are #PDUP_E_RANGE, those at the ends are not. What
 * else a call has to say about a number (no movement on so many tables, say) is told by other tests. */
#include "pdup_test.h"

#include "handles.h"

#include <pdup/ruling_log.h>

#include <stdbool.h>
#include <string.h>

typedef pdup_status call(const handles *all, int32_t value);

/* Calls that only read; `a` to `d` are places for what they give. */
#define READ(name, expression)                                                                     \
    static pdup_status name(const handles *all, int32_t v) {                                       \
        int32_t a = 0;                                                                             \
        int32_t b = 0;                                                                             \
        int32_t c = 0;                                                                             \
        int32_t d = 0;                                                                             \
        int64_t n = 0;                                                                             \
        int64_t m = 0;                                                                             \
        size_t length = 0;                                                                         \
        (void)all, (void)a, (void)b, (void)c, (void)d, (void)n, (void)m, (void)length;             \
        return (expression);                                                                       \
    }

/* Calls that make a handle. */
#define MAKE(name, type, expression)                                                               \
    static pdup_status name(const handles *all, int32_t v) {                                       \
        type *out = NULL;                                                                          \
        (void)all;                                                                                 \
        pdup_status status = (expression);                                                         \
        assert_true((out != NULL) == (status == PDUP_OK));                                         \
        type##_unref(out);                                                                         \
        return status;                                                                             \
    }

static char long_text[PDUP_MAX_TEXT + 1];

/* A deal in which card 5, a card of N, lies in this pocket. */
static pdup_status make_deal(int32_t pocket, int32_t upper) {
    int32_t pockets[PDUP_CARDS];
    for (int32_t card = 0; card < PDUP_CARDS; card++) {
        pockets[card] = PDUP_SEAT_N + card / PDUP_HAND_CARDS;
    }
    pockets[5] = pocket;
    pdup_deal *out;
    pdup_status status = pdup_deal_new(NULL, pockets, upper, &out);
    pdup_deal_unref(out);
    return status;
}

READ(deal_seat, make_deal(v, 30))
READ(deal_upper, make_deal(PDUP_SEAT_N, v))
READ(status_index, pdup_status_at(v, &a))
READ(decimals, pdup_fraction_text(1, 2, v, PDUP_ROUND_UP, 0, NULL, 0, &length))
READ(rounding, pdup_fraction_text(1, 2, 0, v, 0, NULL, 0, &length))
READ(denominator, pdup_fraction_text(1, v, 0, PDUP_ROUND_UP, 0, NULL, 0, &length))
READ(card_seat, pdup_deal_card_at(all->deal, v, 0, &a))
READ(hand_index, pdup_deal_card_at(all->deal, PDUP_SEAT_N, v, &a))
READ(talon_index, pdup_deal_card_at(all->deal, PDUP_SEAT_W, v, &a))
MAKE(board_number, pdup_board, pdup_board_new(NULL, v, 4, &out))
MAKE(board_seats, pdup_board, pdup_board_new(NULL, 1, v, &out))
MAKE(board_room, pdup_board, pdup_board_with_room(all->board, v, &out))
MAKE(board_price, pdup_board, pdup_board_with_price(all->board, v, &out))
MAKE(board_lowest, pdup_board, pdup_board_with_lowest_level(all->board, v, &out))
MAKE(row_round, pdup_row, pdup_row_new(NULL, v, 1, NULL, &out))
MAKE(row_table, pdup_row, pdup_row_new(NULL, 1, v, NULL, &out))
READ(contract, pdup_row_set_contract(all->row, v, v == PDUP_CONTRACT_GAME ? 6 : 0,
                                     v == PDUP_CONTRACT_GAME ? PDUP_STRAIN_CLUBS : 0, NULL))
READ(level, pdup_row_set_contract(all->row, PDUP_CONTRACT_GAME, v, PDUP_STRAIN_CLUBS, NULL))
READ(strain, pdup_row_set_contract(all->row, PDUP_CONTRACT_GAME, 6, v, NULL))
READ(cell, pdup_row_set_cell(all->row, v, PDUP_SEAT_N, 0, PDUP_DEFENCE_NONE, NULL))
READ(cell_seat, pdup_row_set_cell(all->row, PDUP_CELL_FIRST, v, 0, PDUP_DEFENCE_NONE, NULL))
READ(tricks, pdup_row_set_cell(all->row, PDUP_CELL_FIRST, PDUP_SEAT_N, v, PDUP_DEFENCE_NONE, NULL))
READ(defence, pdup_row_set_cell(all->row, PDUP_CELL_FIRST, PDUP_SEAT_N, 0, v, NULL))
READ(player_seat, pdup_row_set_player(all->row, v, 1, NULL))
READ(player, pdup_row_set_player(all->row, PDUP_SEAT_N, v, NULL))
READ(whists_seat, pdup_row_set_whists(all->row, v, 1, NULL))
READ(whists, pdup_row_set_whists(all->row, PDUP_SEAT_N, v, NULL))
READ(unknown_seat, pdup_row_set_whists_unknown(all->row, v, NULL))
READ(read_cell, pdup_row_cell(all->row, v, &a, &b, &c))
READ(read_player, pdup_row_player(all->row, v, &a))
READ(read_whists, pdup_row_whists(all->row, v, &a, &b))
MAKE(row_index, pdup_row, pdup_traveller_row_at(all->traveller, v, &out))
READ(fault_index, pdup_faults_number_at(all->faults, v, PDUP_FAULT_CODE, &a))
READ(fault_field, pdup_faults_number_at(all->faults, 0, v, &a))
MAKE(tables, pdup_movement, pdup_movement_new_rotation(NULL, v, 4, &out))
MAKE(seats, pdup_movement, pdup_movement_new_rotation(NULL, 5, v, &out))
MAKE(rounds, pdup_movement, pdup_movement_with_rounds(all->movement, v, &out))
READ(player_round, pdup_movement_player_at(all->movement, v, 1, PDUP_SEAT_N, &a))
READ(player_table, pdup_movement_player_at(all->movement, 1, v, PDUP_SEAT_N, &a))
READ(player_at_seat, pdup_movement_player_at(all->movement, 1, 1, v, &a))
READ(set_round, pdup_movement_set_at(all->movement, v, 1, &a))
READ(set_table, pdup_movement_set_at(all->movement, 1, v, &a))
READ(place_round, pdup_movement_place_of_player(all->movement, v, 1, &a, &b))
READ(place_player, pdup_movement_place_of_player(all->movement, 1, v, &a, &b))
READ(table_round, pdup_movement_table_of_set(all->movement, v, 1, 0, &a))
READ(table_set, pdup_movement_table_of_set(all->movement, 1, v, 0, &a))
MAKE(skip_tables, pdup_movement, pdup_movement_new_skip(NULL, v, 3, &out))
MAKE(skip_seats, pdup_movement, pdup_movement_new_skip(NULL, 5, v, &out))
MAKE(best_tables, pdup_movement, pdup_movement_new_best(NULL, v, 3, &out))
MAKE(best_seats, pdup_movement, pdup_movement_new_best(NULL, 5, v, &out))
MAKE(heads_of_three, pdup_movement, pdup_movement_new_individual(NULL, v, 3, 0, &out))
MAKE(heads_of_four, pdup_movement, pdup_movement_new_individual(NULL, v, 4, 0, &out))
MAKE(individual_seats, pdup_movement, pdup_movement_new_individual(NULL, 16, v, 0, &out))
MAKE(variant, pdup_movement, pdup_movement_new_individual(NULL, 16, 4, v, &out))
MAKE(second_variant, pdup_movement, pdup_movement_with_second(all->movement, v, &out))
MAKE(rooms, pdup_movement, pdup_movement_with_rooms(all->movement, v, &out))
READ(text_form, pdup_movement_text(all->movement, v, NULL, 0, &length))
READ(copy, pdup_movement_table_of_set(all->movement, 1, 1, v, &a))
READ(measure, pdup_quality_measure(all->quality, v, &n))
READ(spread, pdup_quality_spread_at(all->quality, v, 0, &a, &n))
READ(spread_index, pdup_quality_spread_at(all->quality, PDUP_SPREAD_MEETINGS, v, &a, &n))
MAKE(wish_players, pdup_wishes, pdup_wishes_new(NULL, v, &out))
READ(wish_rounds, pdup_wishes_set(all->wishes, PDUP_WISH_ROUNDS, v))
READ(wish_boards, pdup_wishes_set(all->wishes, PDUP_WISH_BOARDS, v))
READ(wish_minutes, pdup_wishes_set(all->wishes, PDUP_WISH_MINUTES, v))
READ(wish_per_board, pdup_wishes_set(all->wishes, PDUP_WISH_MINUTES_PER_BOARD, v))
READ(wish_rooms, pdup_wishes_set(all->wishes, PDUP_WISH_ROOMS, v))
READ(wish_copies, pdup_wishes_set(all->wishes, PDUP_WISH_COPIES, v))
MAKE(rule_size, pdup_ruling, pdup_ruling_new(NULL, long_text, (size_t)v, NULL, 0, NULL, &out))
MAKE(reason_size, pdup_ruling, pdup_ruling_new(NULL, "own", 3, long_text, (size_t)v, NULL, &out))
MAKE(award_board, pdup_ruling, pdup_ruling_with_artificial(all->ruling, v, 9, 9, 1, 1, NULL, &out))
MAKE(award_round, pdup_ruling, pdup_ruling_with_artificial(all->ruling, 9, v, 9, 1, 1, NULL, &out))
MAKE(award_table, pdup_ruling, pdup_ruling_with_artificial(all->ruling, 9, 9, v, 1, 1, NULL, &out))
MAKE(award_seat, pdup_ruling, pdup_ruling_with_artificial(all->ruling, 9, 9, 9, v, 1, NULL, &out))
MAKE(award, pdup_ruling, pdup_ruling_with_artificial(all->ruling, 9, 9, 9, 1, v, NULL, &out))
READ(effect_kind, pdup_ruling_effect_number_at(all->ruling, v, PDUP_EFFECT_KIND, &a))
READ(effect_field, pdup_ruling_effect_number_at(all->ruling, 0, v, &a))
READ(log_field, pdup_session_ruling_number_at(all->session, 0, v, &n))
READ(log_number, pdup_session_ruling_number_at(all->session, v, 1, &n))
READ(act_field, pdup_session_act_number_at(all->session, 0, v, &n))
READ(act_number, pdup_session_act_number_at(all->session, v, 1, &n))
MAKE(players, pdup_session, pdup_session_new(NULL, v, NULL, &out))
MAKE(traveller_index, pdup_traveller, pdup_session_traveller_at(all->session, v, &out))
MAKE(traveller_board, pdup_traveller, pdup_session_traveller(all->session, v, &out))

MAKE(ruling_index, pdup_ruling, pdup_session_ruling_at(all->session, v, &out))
READ(ruling_number, pdup_session_add_ruling(all->session, v, 0, all->ruling, NULL))
READ(ruling_time, pdup_session_add_ruling(all->session, 2, v, all->ruling, NULL))
READ(end_time, pdup_session_set_end_time(all->session, v, NULL))
READ(official_time, pdup_session_set_official_time(all->session, v, NULL))
MAKE(after_round, pdup_standings, pdup_session_standings(all->session, v, &out))
READ(entry_number, pdup_standings_number_at(all->standings, v, 1, &a))
READ(entry_field, pdup_standings_number_at(all->standings, 0, v, &a))
READ(entry_column, pdup_standings_numbers(all->standings, v, NULL, 0, &a))
READ(result_number, pdup_standings_result_number_at(all->standings, v, 1, &a))
READ(result_field, pdup_standings_result_number_at(all->standings, 0, v, &a))
READ(result_column, pdup_standings_result_numbers(all->standings, v, NULL, 0, &a))
READ(entry_index, pdup_standings_figure_at(all->standings, v, PDUP_FIGURE_TOTAL, &n, &m))
READ(entry_figure, pdup_standings_figure_at(all->standings, 0, v, &n, &m))
READ(entry_text, pdup_standings_figure_text_at(all->standings, v, 1, 2, 1, NULL, 0, &length))
READ(text_figure, pdup_standings_figure_text_at(all->standings, 0, v, 2, 1, NULL, 0, &length))
READ(text_decimals, pdup_standings_figure_text_at(all->standings, 0, 1, v, 1, NULL, 0, &length))
READ(text_rounding, pdup_standings_figure_text_at(all->standings, 0, 1, 2, v, NULL, 0, &length))
READ(result_index, pdup_standings_result_figure_at(all->standings, v, 1, &n, &m))
READ(result_figure, pdup_standings_result_figure_at(all->standings, 0, v, &n, &m))
READ(result_text,
     pdup_standings_result_figure_text_at(all->standings, v, 1, 2, 1, NULL, 0, &length))
READ(result_decimals,
     pdup_standings_result_figure_text_at(all->standings, 0, 1, v, 1, NULL, 0, &length))

enum { NO_MOST = INT32_MAX };

static const struct {
    const char *what;
    call *make;
    int32_t least;
    int32_t most;
} ranges[] = {
#define RANGE(name, least, most)                                                                   \
    { #name, name, least, most }
    RANGE(decimals, PDUP_EXACT, 9),
    RANGE(rounding, PDUP_ROUND_UP, PDUP_ROUND_TOWARD),
    RANGE(denominator, 1, NO_MOST),
    RANGE(deal_seat, PDUP_SEAT_N, PDUP_SEAT_W),
    RANGE(deal_upper, 0, PDUP_CARDS - 1),
    RANGE(card_seat, PDUP_SEAT_N, PDUP_SEAT_W),
    RANGE(hand_index, 0, PDUP_HAND_CARDS - 1),
    RANGE(talon_index, 0, PDUP_TALON_CARDS - 1),
    RANGE(board_number, 1, PDUP_MAX_BOARDS),
    RANGE(board_seats, 3, 4),
    RANGE(board_price, 1, 100),
    RANGE(board_room, 1, PDUP_MAX_ROOMS),
    RANGE(board_lowest, PDUP_LEVEL_LOWEST, PDUP_LEVEL_HIGHEST),
    RANGE(row_round, 1, PDUP_MAX_ROUNDS),
    RANGE(row_table, 1, PDUP_MAX_TABLES),
    RANGE(contract, PDUP_CONTRACT_GAME, PDUP_CONTRACT_NOT_PLAYED),
    RANGE(level, PDUP_LEVEL_LOWEST, PDUP_LEVEL_HIGHEST),
    RANGE(strain, PDUP_STRAIN_SPADES, PDUP_STRAIN_NO_TRUMP),
    RANGE(cell, PDUP_CELL_DECLARER, PDUP_CELL_SECOND),
    RANGE(cell_seat, PDUP_SEAT_NONE, PDUP_SEAT_W),
    RANGE(tricks, PDUP_TRICKS_UNWRITTEN, 10),
    RANGE(defence, PDUP_DEFENCE_NONE, PDUP_DEFENCE_HALF),
    RANGE(player_seat, PDUP_SEAT_N, PDUP_SEAT_W),
    RANGE(player, 0, PDUP_MAX_PLAYERS),
    RANGE(whists_seat, PDUP_SEAT_N, PDUP_SEAT_W),
    RANGE(whists, -PDUP_MAX_WHISTS, PDUP_MAX_WHISTS),
    RANGE(unknown_seat, PDUP_SEAT_N, PDUP_SEAT_W),
    RANGE(read_cell, PDUP_CELL_DECLARER, PDUP_CELL_SECOND),
    RANGE(read_player, PDUP_SEAT_N, PDUP_SEAT_W),
    RANGE(read_whists, PDUP_SEAT_N, PDUP_SEAT_W),
    RANGE(row_index, 0, 0),
    RANGE(tables, 5, PDUP_MAX_TABLES),
    RANGE(seats, 3, 4),
    RANGE(rounds, 1, 5),
    RANGE(player_round, 1, 5),
    RANGE(player_table, 1, 5),
    RANGE(player_at_seat, PDUP_SEAT_N, PDUP_SEAT_W),
    RANGE(set_round, 1, 5),
    RANGE(set_table, 1, 5),
    RANGE(place_round, 1, 5),
    RANGE(place_player, 1, 20),
    RANGE(table_round, 1, 5),
    RANGE(table_set, 1, 5),
    RANGE(skip_tables, 3, PDUP_MAX_TABLES),
    RANGE(skip_seats, 3, 4),
    RANGE(best_tables, 3, PDUP_MAX_TABLES),
    RANGE(best_seats, 3, 4),
    RANGE(heads_of_three, 3, PDUP_MAX_PLAYERS),
    RANGE(heads_of_four, 4, PDUP_MAX_PLAYERS),
    RANGE(individual_seats, 3, 4),
    RANGE(variant, PDUP_VARIANT_NONE, PDUP_VARIANT_EXCHANGE),
    RANGE(second_variant, PDUP_VARIANT_NONE, PDUP_VARIANT_EXCHANGE),
    RANGE(rooms, 1, PDUP_MAX_ROOMS),
    RANGE(text_form, PDUP_MOVEMENT_FORM_LIST, PDUP_MOVEMENT_FORM_CYCLE),
    RANGE(copy, 0, 0),
    RANGE(measure, PDUP_MEASURE_SETS_LEAST, PDUP_MEASURE_SEAT_SPREAD),
    RANGE(spread, PDUP_SPREAD_MEETINGS, PDUP_SPREAD_COMPETITION_CROSS),
    RANGE(spread_index, 0, 0),
    RANGE(wish_players, 3, PDUP_MAX_PLAYERS),
    RANGE(wish_rounds, 0, PDUP_MAX_ROUNDS),
    RANGE(wish_boards, 0, PDUP_MAX_BOARDS),
    RANGE(wish_minutes, 0, 1000000),
    RANGE(wish_per_board, 1, 1440),
    RANGE(wish_rooms, 0, PDUP_MAX_ROOMS),
    RANGE(wish_copies, 0, PDUP_MAX_TABLES),
    RANGE(rule_size, 1, PDUP_MAX_TEXT),
    RANGE(reason_size, 0, PDUP_MAX_TEXT),
    RANGE(award_board, 1, PDUP_MAX_BOARDS),
    RANGE(award_round, 1, PDUP_MAX_ROUNDS),
    RANGE(award_table, 1, PDUP_MAX_TABLES),
    RANGE(award_seat, PDUP_SEAT_N, PDUP_SEAT_W),
    RANGE(award, PDUP_AWARD_MINUS, PDUP_AWARD_PLUS),
    RANGE(effect_kind, 0, 0),
    RANGE(effect_field, PDUP_EFFECT_KIND, PDUP_EFFECT_TO_ROUND),
    RANGE(log_field, PDUP_LOG_NUMBER, PDUP_LOG_THIRD_ASKER),
    RANGE(log_number, 0, 0),
    RANGE(act_field, PDUP_ACT_KIND, PDUP_ACT_PLAYER),
    RANGE(act_number, 0, 0),
    RANGE(players, 1, PDUP_MAX_PLAYERS),
    RANGE(traveller_index, 0, 0),
    RANGE(traveller_board, 1, 1),
    RANGE(ruling_index, 0, 0),
    RANGE(ruling_number, 1, PDUP_MAX_RULINGS),
    RANGE(ruling_time, 0, NO_MOST),
    RANGE(end_time, 0, NO_MOST),
    RANGE(official_time, 0, NO_MOST),
    RANGE(after_round, 0, PDUP_MAX_ROUNDS),
    RANGE(entry_number, 0, 19),
    RANGE(entry_field, PDUP_ENTRY_PLAYER, PDUP_ENTRY_BOARDS),
    RANGE(entry_column, PDUP_ENTRY_PLAYER, PDUP_ENTRY_BOARDS),
    RANGE(result_number, 0, 3),
    RANGE(result_field, PDUP_RESULT_BOARD, PDUP_RESULT_COMPARISON),
    RANGE(result_column, PDUP_RESULT_BOARD, PDUP_RESULT_COMPARISON),
    RANGE(entry_index, 0, 19),
    RANGE(entry_figure, PDUP_FIGURE_TOTAL, PDUP_FIGURE_SUM_DUE),
    RANGE(entry_text, 0, 19),
    RANGE(text_figure, PDUP_FIGURE_TOTAL, PDUP_FIGURE_SUM_DUE),
    RANGE(text_decimals, PDUP_EXACT, 9),
    RANGE(text_rounding, PDUP_ROUND_UP, PDUP_ROUND_TOWARD),
    RANGE(result_index, 0, 3),
    RANGE(result_figure, PDUP_FIGURE_TOTAL, PDUP_FIGURE_SUM_DUE),
    RANGE(result_text, 0, 3),
    RANGE(result_decimals, PDUP_EXACT, 9),
#undef RANGE
};

static void check(const handles *all, const char *what, call *make, int32_t value, bool is_inside) {
    pdup_status status = make(all, value);
    if ((status != PDUP_E_RANGE) != is_inside || status == PDUP_E_ARG) {
        fail_msg("%s of %d: %s", what, (int)value, pdup_status_name(status));
    }
}

static void check_ends(const handles *all, const char *what, call *make, int32_t least,
                       int32_t most) {
    check(all, what, make, least - 1, false);
    check(all, what, make, INT32_MIN, false);
    check(all, what, make, least, true);
    check(all, what, make, most, true);
    if (most != NO_MOST) {
        check(all, what, make, most + 1, false);
        check(all, what, make, INT32_MAX, false);
    }
}

static void ranges_end_where_the_headers_say(void **state) {
    (void)state;
    memset(long_text, 'a', sizeof long_text);
    handles all = handles_make(NULL);
    for (size_t i = 0; i < PDUP_COUNT_OF(ranges); i++) {
        check_ends(&all, ranges[i].what, ranges[i].make, ranges[i].least, ranges[i].most);
    }
    handles_release(&all);
}

/* 0 stands for either and 3 is the first real one: 1 and 2 lie outside, too. */
static void seats_are_three_four_or_open(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    for (int32_t seats = -1; seats <= 5; seats++) {
        bool is_inside = seats == 0 || seats == 3 || seats == 4;
        assert_status(pdup_wishes_set(all.wishes, PDUP_WISH_SEATS, seats),
                      is_inside ? PDUP_OK : PDUP_E_RANGE);
    }
    handles_release(&all);
}

static void plans_end_at_their_count(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    int32_t count = pdup_plan_count(all.plan);
    for (int32_t i = -1; i <= count; i++) {
        pdup_status wanted = i < 0 || i == count ? PDUP_E_RANGE : PDUP_OK;
        pdup_movement *movement;
        pdup_quality *quality;
        int32_t n;
        assert_status(pdup_plan_movement_at(all.plan, i, &movement), wanted);
        assert_status(pdup_plan_quality_at(all.plan, i, &quality), wanted);
        assert_status(pdup_plan_number_at(all.plan, i, PDUP_WAY_MINUTES, &n), wanted);
        assert_status(pdup_plan_number_at(all.plan, i, PDUP_WAY_RESTING, &n), wanted);
        assert_true((pdup_plan_note_at(all.plan, i) != NULL) == (wanted == PDUP_OK));
        pdup_quality_unref(quality);
        pdup_movement_unref(movement);
    }
    assert_status(pdup_quality_spread_count(all.quality, 0), PDUP_E_RANGE);
    assert_status(pdup_quality_spread_count(all.quality, 7), PDUP_E_RANGE);
    handles_release(&all);
}

static void lists_end_at_their_counts(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    int32_t last = pdup_faults_count(all.faults) - 1;
    check_ends(&all, "status_index", status_index, 0, pdup_status_count() - 1);
    check_ends(&all, "fault_index", fault_index, 0, last);
    check_ends(&all, "fault_field", fault_field, PDUP_FAULT_CODE, PDUP_FAULT_RULING);
    handles_release(&all);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(ranges_end_where_the_headers_say),
    cmocka_unit_test(seats_are_three_four_or_open),
    cmocka_unit_test(plans_end_at_their_count),
    cmocka_unit_test(lists_end_at_their_counts),
};

PDUP_TEST_MAIN(tests)
