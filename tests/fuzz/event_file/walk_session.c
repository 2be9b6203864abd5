/* SPDX-License-Identifier: MIT */
#include "../../support/faults.h"
#include "../../support/log_fields.h"
#include "walk.h"

#include <pdup/tariff.h>

#include <stdio.h>
#include <string.h>

enum { DEAL_BYTES = 128 };

/* Each card lies in one pocket, and the deal's own text is read as the same deal. */
static void walk_deal(pdup_deal *deal) {
    char text[DEAL_BYTES];
    char again[DEAL_BYTES];
    size_t size;
    size_t place;
    int32_t count[PDUP_CARDS] = {0};
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        int32_t cards = seat == pdup_deal_talon_seat(deal) ? PDUP_TALON_CARDS : PDUP_HAND_CARDS;
        for (int32_t i = 0; i < cards; i++) {
            int32_t card;
            MUST(pdup_deal_card_at(deal, seat, i, &card) == PDUP_OK);
            count[card]++;
        }
    }
    for (int i = 0; i < PDUP_CARDS; i++) {
        MUST(count[i] == 1);
    }
    MUST(pdup_deal_text(deal, text, sizeof text, &size) == PDUP_OK && size == strlen(text));
    pdup_deal *read;
    MUST(read_deal(NULL, text, size, &place, &read) == PDUP_OK && place == 0);
    MUST(pdup_deal_text(read, again, sizeof again, &size) == PDUP_OK);
    MUST(strcmp(text, again) == 0);
    pdup_deal_unref(read);
    pdup_deal_unref(pdup_deal_ref(deal));
}

static void walk_board(pdup_board *board) {
    pdup_deal *deal;
    int32_t seats = pdup_board_number(board, PDUP_BOARD_FIELD_SEATS);
    int32_t number = pdup_board_number(board, PDUP_BOARD_FIELD_NUMBER);
    MUST(seats == 3 || seats == 4);
    MUST(number >= 1 && number <= PDUP_MAX_BOARDS);
    MUST(pdup_board_number(board, PDUP_BOARD_FIELD_SET) == (number + seats - 1) / seats);
    MUST(pdup_board_number(board, PDUP_BOARD_FIELD_TALON_SEAT) !=
         pdup_board_number(board, PDUP_BOARD_FIELD_FIRST_HAND));
    MUST(pdup_board_number(board, PDUP_BOARD_FIELD_PRICE) >= 0 &&
         pdup_board_number(board, PDUP_BOARD_FIELD_PRICE) <= 100);
    MUST(pdup_board_number(board, PDUP_BOARD_FIELD_LOWEST_LEVEL) >= PDUP_LEVEL_LOWEST &&
         pdup_board_number(board, PDUP_BOARD_FIELD_LOWEST_LEVEL) <= PDUP_LEVEL_HIGHEST);
    MUST(pdup_board_deal(board, &deal) == PDUP_OK);
    if (deal) {
        MUST(pdup_deal_talon_seat(deal) == pdup_board_number(board, PDUP_BOARD_FIELD_TALON_SEAT));
        walk_deal(deal);
    }
    pdup_deal_unref(deal);
    pdup_board_unref(pdup_board_ref(board));
}

/* What a row must be that the traveller has taken: rules 6 and 7. */
static void walk_row(pdup_row *row, int32_t seats, int32_t players) {
    seats = pdup_row_number(row, PDUP_ROW_FIELD_SEATS) != 0
                ? pdup_row_number(row, PDUP_ROW_FIELD_SEATS)
                : seats;
    MUST(pdup_row_number(row, PDUP_ROW_FIELD_TURN) >= 0 &&
         pdup_row_number(row, PDUP_ROW_FIELD_TURN) < seats);
    bool is_known = true;
    int64_t sum = 0;
    int32_t found[4];
    MUST(pdup_row_number(row, PDUP_ROW_FIELD_CONTRACT) != PDUP_CONTRACT_NONE);
    MUST((pdup_row_number(row, PDUP_ROW_FIELD_LEVEL) == 0) ==
         (pdup_row_number(row, PDUP_ROW_FIELD_CONTRACT) != PDUP_CONTRACT_GAME));
    MUST((pdup_row_number(row, PDUP_ROW_FIELD_STRAIN) == 0) ==
         (pdup_row_number(row, PDUP_ROW_FIELD_CONTRACT) != PDUP_CONTRACT_GAME));
    for (int32_t i = 0; i < 4; i++) {
        int32_t whists;
        int32_t known;
        MUST(pdup_row_player(row, PDUP_SEAT_N + i, &found[i]) == PDUP_OK);
        MUST(pdup_row_whists(row, PDUP_SEAT_N + i, &whists, &known) == PDUP_OK);
        MUST(found[i] <= players && (found[i] > 0) == (i < seats));
        for (int32_t k = 0; k < i; k++) {
            MUST(found[k] != found[i]);
        }
        is_known = is_known && (known || i >= seats);
        sum += whists;
    }
    MUST(!is_known || sum == 0);
    for (pdup_cell cell = PDUP_CELL_DECLARER; cell <= PDUP_CELL_SECOND; cell++) {
        pdup_seat seat;
        int32_t tricks;
        pdup_defence defence;
        MUST(pdup_row_cell(row, cell, &seat, &tricks, &defence) == PDUP_OK);
        MUST(tricks >= PDUP_TRICKS_UNWRITTEN && tricks <= 10);
        MUST(defence == PDUP_DEFENCE_NONE ||
             pdup_row_number(row, PDUP_ROW_FIELD_CONTRACT) == PDUP_CONTRACT_GAME);
    }
    char text[512];
    size_t length;
    MUST(pdup_row_text(row, text, sizeof text, &length) == PDUP_OK);
    MUST(strlen(text) == length);
    pdup_row_unref(pdup_row_ref(row));
}

static void walk_traveller(pdup_traveller *traveller, int32_t players) {
    pdup_board *board;
    pdup_faults *faults;
    MUST(pdup_traveller_board(traveller, &board) == PDUP_OK);
    walk_board(board);
    for (int32_t i = 0; i < walk_count(pdup_traveller_row_count(traveller)); i++) {
        pdup_row *row;
        MUST(pdup_traveller_row_at(traveller, i, &row) == PDUP_OK);
        int32_t group;
        MUST(pdup_traveller_group_at(traveller, i, &group) == PDUP_OK);
        MUST(group >= 0 && group <= PDUP_MAX_GROUPS);
        MUST(pdup_row_number(row, PDUP_ROW_FIELD_ROUND) >= 1 &&
             pdup_row_number(row, PDUP_ROW_FIELD_TABLE) >= 1);
        walk_row(row, pdup_board_number(board, PDUP_BOARD_FIELD_SEATS), players);
        pdup_row_unref(row);
    }
    MUST(pdup_traveller_check(traveller, &faults) == PDUP_OK);
    MUST(pdup_faults_error_count(faults) == 0);
    walk_faults(faults);
    pdup_faults_unref(faults);
    pdup_board_unref(board);
    pdup_traveller_unref(pdup_traveller_ref(traveller));
}

static void walk_travellers(const pdup_session *session) {
    int32_t last = 0;
    for (int32_t i = 0; i < walk_count(pdup_session_traveller_count(session)); i++) {
        pdup_traveller *traveller;
        pdup_traveller *same;
        pdup_board *board;
        MUST(pdup_session_traveller_at(session, i, &traveller) == PDUP_OK);
        MUST(pdup_traveller_board(traveller, &board) == PDUP_OK);
        int32_t number = pdup_board_number(board, PDUP_BOARD_FIELD_NUMBER);
        MUST(number > last);
        last = number;
        MUST(pdup_session_traveller(session, number, &same) == PDUP_OK && same == traveller);
        walk_traveller(traveller, pdup_session_player_count(session));
        pdup_board_unref(board);
        pdup_traveller_unref(same);
        pdup_traveller_unref(traveller);
    }
}

static void walk_outcomes(const pdup_ruling *ruling, int32_t index, int32_t kind) {
    int32_t count;
    int32_t sum = 0;
    MUST(pdup_ruling_effect_number_at(ruling, index, PDUP_EFFECT_OUTCOMES, &count) == PDUP_OK);
    MUST(count <= PDUP_MAX_OUTCOMES && (count > 0) == (kind == PDUP_EFFECT_KIND_ASSIGNED));
    for (int32_t i = 0; i < count; i++) {
        int32_t whists;
        int32_t weight;
        MUST(pdup_ruling_effect_outcome_at(ruling, index, i, &whists, &weight) == PDUP_OK);
        MUST(whists >= -PDUP_MAX_WHISTS && whists <= PDUP_MAX_WHISTS && weight >= 1);
        sum += weight;
    }
    MUST(count == 0 || sum == 100);
}

static void walk_effect(const pdup_ruling *ruling, int32_t index) {
    int32_t kind;
    int32_t row[3];
    pdup_seat seat;
    pdup_award award;
    int32_t percent;
    int32_t player;
    pdup_penalty basis;
    int64_t amount[2];
    MUST(pdup_ruling_effect_number_at(ruling, index, PDUP_EFFECT_KIND, &kind) == PDUP_OK);
    MUST(effect_row_at(ruling, index, &row[0], &row[1], &row[2], &seat) == PDUP_OK);
    MUST(pdup_ruling_effect_number_at(ruling, index, PDUP_EFFECT_AWARD, &award) == PDUP_OK);
    MUST(pdup_ruling_effect_number_at(ruling, index, PDUP_EFFECT_PERCENT, &percent) == PDUP_OK);
    MUST(pdup_ruling_effect_number_at(ruling, index, PDUP_EFFECT_PLAYER, &player) == PDUP_OK);
    MUST(effect_penalty_at(ruling, index, &basis, &amount[0], &amount[1]) == PDUP_OK);
    MUST(kind >= PDUP_EFFECT_KIND_ARTIFICIAL && kind <= PDUP_EFFECT_KIND_SUSPENDED);
    bool is_on_player = kind == PDUP_EFFECT_KIND_PENALTY || kind == PDUP_EFFECT_KIND_DISQUALIFIED ||
                        kind == PDUP_EFFECT_KIND_SUSPENDED;
    MUST(is_on_player == (seat == PDUP_SEAT_NONE));
    MUST(is_on_player == (player > 0));
    MUST((kind == PDUP_EFFECT_KIND_ARTIFICIAL) == (award != PDUP_AWARD_NONE));
    MUST(percent >= 0 && percent <= 100 && (percent == 0 || award == PDUP_AWARD_PERCENT));
    MUST((kind == PDUP_EFFECT_KIND_PENALTY) == (basis != PDUP_PENALTY_NONE && amount[1] > 0));
    walk_outcomes(ruling, index, kind);
}

/* Read once more, the rule is written as before. */
static void walk_rule(const pdup_ruling *ruling) {
    const char *rule = pdup_ruling_rule(ruling);
    pdup_ruling *again;
    MUST(strlen(rule) <= PDUP_MAX_TEXT);
    MUST(pdup_ruling_new(NULL, rule, strlen(rule), NULL, 0, NULL, &again) == PDUP_OK);
    MUST(strcmp(pdup_ruling_rule(again), rule) == 0);
    pdup_ruling_unref(again);
}

static void walk_ruling(pdup_ruling *ruling) {
    walk_rule(ruling);
    MUST(strlen(pdup_ruling_reason(ruling)) <= PDUP_MAX_TEXT);
    int32_t count = pdup_ruling_effect_count(ruling);
    MUST(count >= 1 && count <= 4);
    for (int32_t i = 0; i < count; i++) {
        walk_effect(ruling, i);
    }
    pdup_ruling_unref(pdup_ruling_ref(ruling));
}

static void walk_rulings(const pdup_session *session) {
    for (int32_t i = 0; i < walk_count(pdup_session_ruling_count(session)); i++) {
        int64_t number;
        int64_t time;
        pdup_ruling *ruling;
        MUST(pdup_session_ruling_number_at(session, i, PDUP_LOG_NUMBER, &number) == PDUP_OK);
        MUST(pdup_session_ruling_number_at(session, i, PDUP_LOG_TIME, &time) == PDUP_OK);
        MUST(pdup_session_ruling_at(session, i, &ruling) == PDUP_OK);
        MUST(number >= 0 && number <= PDUP_MAX_RULINGS && time >= 0);
        walk_ruling(ruling);
        pdup_ruling_unref(ruling);
    }
}

/* Who sits somewhere is found there, and so is each set. */
static void walk_round(const pdup_movement *movement, int32_t round) {
    for (int32_t table = 1;
         table <= walk_count(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES)); table++) {
        int32_t set;
        int32_t where;
        pdup_seat seat;
        MUST(pdup_movement_set_at(movement, round, table, &set) == PDUP_OK);
        MUST(set >= 1 && set <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SETS));
        MUST(pdup_movement_table_of_set(movement, round, set, 0, &where) == PDUP_OK);
        MUST(where == table);
        for (pdup_seat at = PDUP_SEAT_N; at <= PDUP_SEAT_W; at++) {
            int32_t player;
            MUST(pdup_movement_player_at(movement, round, table, at, &player) == PDUP_OK);
            MUST((player > 0) ==
                 (at - PDUP_SEAT_N < pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS)));
            if (player > 0) {
                MUST(pdup_movement_place_of_player(movement, round, player, &where, &seat) ==
                     PDUP_OK);
                MUST(where == table && seat == at);
            }
        }
    }
}

static void walk_movement(pdup_movement *movement) {
    MUST(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND) == PDUP_MOVEMENT_KIND_ROTATION);
    MUST(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS) ==
         pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES) *
             pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS));
    int32_t rounds = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS);
    for (int32_t round = 1; round <= walk_count(rounds); round += round < 7 ? 1 : 10) {
        walk_round(movement, round);
    }
    pdup_movement *shorter;
    MUST(pdup_movement_with_rounds(movement, 1, &shorter) == PDUP_OK);
    MUST(pdup_movement_number(shorter, PDUP_MOVEMENT_FIELD_ROUNDS) == 1);
    pdup_movement_unref(shorter);
    pdup_movement_unref(pdup_movement_ref(movement));
}

static void walk_choices(pdup_regulations *regulations, int32_t index) {
    char value[512];
    char again[512];
    size_t size;
    const char *key = pdup_setting_key_at(PDUP_SETTINGS_REGULATIONS, index);
    MUST(*pdup_setting_description_at(PDUP_SETTINGS_REGULATIONS, index) != '\0');
    MUST(pdup_regulations_value(regulations, key, strlen(key), value, sizeof value, &size) ==
         PDUP_OK);
    /* What is given back can be set, and is then the same. */
    MUST(pdup_regulations_set(regulations, key, strlen(key), value, size, NULL) == PDUP_OK);
    MUST(pdup_regulations_value(regulations, key, strlen(key), again, sizeof again, &size) ==
         PDUP_OK);
    MUST(strcmp(value, again) == 0);
    for (int32_t i = 0; i < pdup_setting_choice_count(PDUP_SETTINGS_REGULATIONS, index); i++) {
        MUST(*pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, index, i,
                                          PDUP_CHOICE_DESCRIPTION) != '\0');
        MUST(*pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, index, i, PDUP_CHOICE_VALUE) !=
             '\0');
        MUST(*pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, index, i, PDUP_CHOICE_FORM) !=
             '\0');
    }
}

static void walk_regulations(pdup_regulations *regulations) {
    for (int32_t i = 0; i < pdup_setting_count(PDUP_SETTINGS_REGULATIONS); i++) {
        walk_choices(regulations, i);
    }
    pdup_regulations_unref(pdup_regulations_ref(regulations));
}

static void set_field(pdup_tariff *tariff, int32_t index, int32_t wish) {
    char value[16];
    size_t size;
    const char *key = pdup_setting_key_at(PDUP_SETTINGS_TARIFF, index);
    int32_t highest = pdup_setting_highest_at(PDUP_SETTINGS_TARIFF, index);
    MUST(*pdup_setting_description_at(PDUP_SETTINGS_TARIFF, index) != '\0');
    if (highest > 0) {
        snprintf(value, sizeof value, "%d", (int)(wish % (highest + 1)));
    } else {
        snprintf(
            value, sizeof value, "%s",
            pdup_setting_choice_text_at(PDUP_SETTINGS_TARIFF, index, wish % 2, PDUP_CHOICE_VALUE));
    }
    MUST(pdup_tariff_set(tariff, key, strlen(key), value, strlen(value), NULL) == PDUP_OK);
    MUST(pdup_tariff_value(tariff, key, strlen(key), NULL, 0, &size) == PDUP_OK);
    MUST(size == strlen(value));
}

static void settle(const pdup_tariff *tariff, const pdup_board *board, const pdup_row *row) {
    int32_t due[4];
    int32_t more[4];
    pdup_status status =
        pdup_tariff_settle(tariff, board, row, NULL, &due[0], &due[1], &due[2], &due[3]);
    MUST(due[0] + due[1] + due[2] + due[3] == 0);
    MUST(pdup_tariff_difference(tariff, board, row, NULL, &more[0], &more[1], &more[2], &more[3]) ==
         status);
}

/* Rows by each variety, then with the fields set to numbers that follow from the row. */
static void walk_tariff(const pdup_board *board, const pdup_row *row) {
    for (pdup_variety variety = PDUP_VARIETY_SOCHI; variety <= PDUP_VARIETY_ROSTOV; variety++) {
        pdup_tariff *tariff;
        MUST(pdup_tariff_new(NULL, variety, &tariff) == PDUP_OK);
        settle(tariff, board, row);
        for (int32_t i = 0; i < pdup_setting_count(PDUP_SETTINGS_TARIFF); i++) {
            set_field(tariff, i,
                      pdup_row_number(row, PDUP_ROW_FIELD_ROUND) * 7 +
                          pdup_row_number(row, PDUP_ROW_FIELD_TABLE) + i * variety);
        }
        settle(tariff, board, row);
        size_t size;
        MUST(pdup_tariff_price_table(tariff, pdup_board_number(board, PDUP_BOARD_FIELD_SEATS),
                                     variety, NULL, 0, &size) == PDUP_OK);
        pdup_tariff_unref(pdup_tariff_ref(tariff));
        pdup_tariff_unref(tariff);
    }
}

static void walk_tariffs(const pdup_session *session) {
    for (int32_t i = 0; i < pdup_session_traveller_count(session); i++) {
        pdup_traveller *traveller;
        pdup_board *board;
        MUST(pdup_session_traveller_at(session, i, &traveller) == PDUP_OK);
        MUST(pdup_traveller_board(traveller, &board) == PDUP_OK);
        for (int32_t at = 0; at < pdup_traveller_row_count(traveller); at++) {
            pdup_row *row;
            MUST(pdup_traveller_row_at(traveller, at, &row) == PDUP_OK);
            walk_tariff(board, row);
            pdup_row_unref(row);
        }
        pdup_board_unref(board);
        pdup_traveller_unref(traveller);
    }
}

void walk_session(const pdup_session *session) {
    walk_tariffs(session);
    pdup_movement *movement;
    pdup_regulations *regulations;
    pdup_faults *faults;
    MUST(pdup_session_movement(session, &movement) == PDUP_OK);
    if (movement) {
        walk_movement(movement);
        pdup_movement_unref(movement);
    }
    MUST(pdup_session_regulations(session, &regulations) == PDUP_OK);
    walk_regulations(regulations);
    pdup_regulations_unref(regulations);
    walk_travellers(session);
    walk_rulings(session);
    MUST(pdup_session_check(session, &faults) == PDUP_OK);
    MUST(pdup_faults_error_count(faults) == 0);
    walk_faults(faults);
    pdup_faults_unref(faults);
}
