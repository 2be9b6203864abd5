/* SPDX-License-Identifier: MIT */
#include "../../support/log_fields.h"
#include "walk.h"

#include <pdup/tally.h>

#include <string.h>

static void copy_deal(const pdup_allocator *allocator, const pdup_deal *deal, pdup_board **board) {
    int32_t pockets[PDUP_CARDS] = {0};
    int32_t upper = -1;
    pdup_seat talon = pdup_deal_talon_seat(deal);
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        int32_t count = seat == talon ? PDUP_TALON_CARDS : PDUP_HAND_CARDS;
        for (int32_t i = 0; i < count; i++) {
            int32_t card;
            MUST(pdup_deal_card_at(deal, seat, i, &card) == PDUP_OK);
            pockets[card] = seat;
            upper = seat == talon && i == 0 ? card : upper;
        }
    }
    pdup_deal *copy;
    pdup_board *next;
    MUST(pdup_deal_new(allocator, pockets, upper, &copy) == PDUP_OK);
    MUST(pdup_board_with_deal(*board, copy, &next) == PDUP_OK);
    pdup_deal_unref(copy);
    pdup_board_unref(*board);
    *board = next;
}

static pdup_board *copy_board(const pdup_allocator *allocator, const pdup_board *board) {
    pdup_board *copy;
    pdup_board *next;
    pdup_deal *deal;
    MUST(pdup_board_new(allocator, pdup_board_number(board, PDUP_BOARD_FIELD_NUMBER),
                        pdup_board_number(board, PDUP_BOARD_FIELD_SEATS), &copy) == PDUP_OK);
    MUST(pdup_board_deal(board, &deal) == PDUP_OK);
    if (deal) {
        copy_deal(allocator, deal, &copy);
        pdup_deal_unref(deal);
    }
    if (pdup_board_number(board, PDUP_BOARD_FIELD_PRICE) != 0) {
        MUST(pdup_board_with_price(copy, pdup_board_number(board, PDUP_BOARD_FIELD_PRICE), &next) ==
             PDUP_OK);
        pdup_board_unref(copy);
        copy = next;
    }
    MUST(pdup_board_with_room(copy, 2, &next) == PDUP_OK &&
         pdup_board_number(next, PDUP_BOARD_FIELD_ROOM) == 2);
    pdup_board_unref(copy);
    copy = next;
    MUST(pdup_board_with_lowest_level(copy, pdup_board_number(board, PDUP_BOARD_FIELD_LOWEST_LEVEL),
                                      &next) == PDUP_OK);
    pdup_board_unref(copy);
    return next;
}

static void copy_whists(const pdup_row *row, pdup_seat seat, pdup_row *copy) {
    int32_t player;
    int32_t whists;
    int32_t known;
    MUST(pdup_row_player(row, seat, &player) == PDUP_OK);
    MUST(pdup_row_set_player(copy, seat, player, NULL) == PDUP_OK);
    MUST(pdup_row_whists(row, seat, &whists, &known) == PDUP_OK);
    if (known) {
        MUST(pdup_row_set_whists(copy, seat, whists, NULL) == PDUP_OK);
    } else if (player != 0 &&
               pdup_row_number(row, PDUP_ROW_FIELD_CONTRACT) != PDUP_CONTRACT_NOT_PLAYED) {
        MUST(pdup_row_set_whists_unknown(copy, seat, NULL) == PDUP_OK);
    }
}

static pdup_row *copy_row(const pdup_allocator *allocator, const pdup_row *row) {
    pdup_row *copy;
    MUST(pdup_row_new(allocator, pdup_row_number(row, PDUP_ROW_FIELD_ROUND),
                      pdup_row_number(row, PDUP_ROW_FIELD_TABLE), NULL, &copy) == PDUP_OK);
    MUST(pdup_row_set_contract(copy, pdup_row_number(row, PDUP_ROW_FIELD_CONTRACT),
                               pdup_row_number(row, PDUP_ROW_FIELD_LEVEL),
                               pdup_row_number(row, PDUP_ROW_FIELD_STRAIN), NULL) == PDUP_OK);
    MUST(pdup_row_set_seats(copy, pdup_row_number(row, PDUP_ROW_FIELD_SEATS), NULL) == PDUP_OK);
    MUST(pdup_row_set_turn(copy, pdup_row_number(row, PDUP_ROW_FIELD_TURN), NULL) == PDUP_OK);
    for (pdup_cell cell = PDUP_CELL_DECLARER; cell <= PDUP_CELL_SECOND; cell++) {
        pdup_seat seat;
        int32_t tricks;
        pdup_defence defence;
        MUST(pdup_row_cell(row, cell, &seat, &tricks, &defence) == PDUP_OK);
        MUST(pdup_row_set_cell(copy, cell, seat, tricks, defence, NULL) == PDUP_OK);
    }
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        copy_whists(row, seat, copy);
    }
    return copy;
}

/* Rows in reverse, every other traveller filled before it is added: the order of entry must not matter. */
/* Every way of changing a row, back to what it was. */
static void change_row(pdup_traveller *copy, const pdup_row *row) {
    int32_t round = pdup_row_number(row, PDUP_ROW_FIELD_ROUND);
    int32_t table = pdup_row_number(row, PDUP_ROW_FIELD_TABLE);
    int32_t corrections = pdup_traveller_correction_count(copy);
    int32_t rows = pdup_traveller_row_count(copy);
    int32_t closed;
    MUST(pdup_traveller_replace_row(copy, row, NULL) == PDUP_OK);
    MUST(pdup_traveller_correct_row(copy, row, 1, NULL, 0, NULL, 0, NULL) == PDUP_E_ROW_OPEN);
    MUST(pdup_traveller_remove_row(copy, round, table, NULL) == PDUP_OK);
    MUST(pdup_traveller_replace_row(copy, row, NULL) == PDUP_E_ROW_MISSING);
    MUST(pdup_traveller_add_row(copy, row, NULL) == PDUP_OK);
    MUST(pdup_traveller_close_row(copy, round, table, NULL) == PDUP_OK);
    MUST(pdup_traveller_closed_at(copy, rows - 1, &closed) == PDUP_OK && closed == 1);
    MUST(pdup_traveller_replace_row(copy, row, NULL) == PDUP_E_ROW_CLOSED);
    MUST(pdup_traveller_correct_row(copy, row, 1, "A", 1, "b", 1, NULL) == PDUP_OK);
    MUST(pdup_traveller_strike_row(copy, round, table, 1, NULL, 0, NULL, 0, NULL) ==
         PDUP_E_ROW_ORDER);
    MUST(pdup_traveller_strike_row(copy, round, table, 2, NULL, 0, NULL, 0, NULL) == PDUP_OK);
    MUST(pdup_traveller_row_count(copy) == rows - 1);
    MUST(pdup_traveller_correct_row(copy, row, 3, NULL, 0, NULL, 0, NULL) == PDUP_OK);
    MUST(pdup_traveller_correction_count(copy) == corrections + 3);
}

static void check_correction(const pdup_traveller *copy, int32_t index, int32_t board) {
    pdup_correction *correction;
    pdup_row *before;
    pdup_row *after;
    MUST(pdup_traveller_correction_at(copy, index, &correction) == PDUP_OK);
    MUST(pdup_correction_before(correction, &before) == PDUP_OK);
    MUST(pdup_correction_after(correction, &after) == PDUP_OK);
    MUST(before || after);
    const pdup_row *any = before ? before : after;
    MUST(pdup_row_number(any, PDUP_ROW_FIELD_ROUND) ==
         pdup_correction_number(correction, PDUP_CORRECTION_FIELD_ROUND));
    MUST(pdup_row_number(any, PDUP_ROW_FIELD_TABLE) ==
         pdup_correction_number(correction, PDUP_CORRECTION_FIELD_TABLE));
    MUST(pdup_correction_number(correction, PDUP_CORRECTION_FIELD_BOARD) == board &&
         pdup_correction_number(correction, PDUP_CORRECTION_FIELD_TIME) > 0);
    MUST(pdup_correction_by(correction) && pdup_correction_reason(correction));
    pdup_row_unref(after);
    pdup_row_unref(before);
    pdup_correction_unref(pdup_correction_ref(correction));
    pdup_correction_unref(correction);
}

static void copy_traveller(const pdup_allocator *allocator, const pdup_traveller *traveller,
                           bool fill_first, pdup_session *to) {
    pdup_board *board;
    pdup_board *own;
    pdup_traveller *copy;
    MUST(pdup_traveller_board(traveller, &board) == PDUP_OK);
    own = copy_board(allocator, board);
    MUST(pdup_traveller_new(own, &copy) == PDUP_OK);
    if (!fill_first) {
        MUST(pdup_session_add_traveller(to, copy, NULL) == PDUP_OK);
    }
    for (int32_t i = pdup_traveller_row_count(traveller); i-- > 0;) {
        pdup_row *row;
        MUST(pdup_traveller_row_at(traveller, i, &row) == PDUP_OK);
        pdup_row *row_copy = copy_row(allocator, row);
        MUST(pdup_traveller_add_row(copy, row_copy, NULL) == PDUP_OK);
        MUST(pdup_traveller_add_row(copy, row_copy, NULL) == PDUP_E_ROW_TWICE);
        change_row(copy, row_copy);
        int32_t group;
        MUST(pdup_traveller_group_at(traveller, i, &group) == PDUP_OK);
        MUST(pdup_traveller_set_group(copy, pdup_row_number(row, PDUP_ROW_FIELD_ROUND),
                                      pdup_row_number(row, PDUP_ROW_FIELD_TABLE), group,
                                      NULL) == PDUP_OK);
        pdup_row_unref(row_copy);
        pdup_row_unref(row);
    }
    if (fill_first) {
        MUST(pdup_session_add_traveller(to, copy, NULL) == PDUP_OK);
    }
    MUST(pdup_session_add_traveller(to, copy, NULL) == PDUP_E_STATE);
    for (int32_t i = 0; i < pdup_traveller_correction_count(copy); i++) {
        check_correction(copy, i, pdup_board_number(board, PDUP_BOARD_FIELD_NUMBER));
    }
    pdup_traveller_unref(copy);
    pdup_board_unref(own);
    pdup_board_unref(board);
}

/* The ruling with the effect at this place of the other one. */
static pdup_ruling *add_assigned(const pdup_ruling *from, int32_t index, const pdup_ruling *to) {
    int32_t row[3];
    pdup_seat seat;
    int32_t count;
    int32_t whists[PDUP_MAX_OUTCOMES];
    int32_t weights[PDUP_MAX_OUTCOMES];
    pdup_ruling *next;
    MUST(effect_row_at(from, index, &row[0], &row[1], &row[2], &seat) == PDUP_OK);
    MUST(pdup_ruling_effect_number_at(from, index, PDUP_EFFECT_OUTCOMES, &count) == PDUP_OK);
    for (int32_t i = 0; i < count; i++) {
        MUST(pdup_ruling_effect_outcome_at(from, index, i, &whists[i], &weights[i]) == PDUP_OK);
    }
    MUST(pdup_ruling_with_assigned(to, row[0], row[1], row[2], seat, whists, weights, count, NULL,
                                   &next) == PDUP_OK);
    return next;
}

static pdup_ruling *add_on_row(const pdup_ruling *from, int32_t index, const pdup_ruling *to) {
    int32_t kind;
    int32_t row[3];
    pdup_seat seat;
    pdup_award award;
    int32_t percent;
    pdup_ruling *next;
    MUST(pdup_ruling_effect_number_at(from, index, PDUP_EFFECT_KIND, &kind) == PDUP_OK);
    MUST(effect_row_at(from, index, &row[0], &row[1], &row[2], &seat) == PDUP_OK);
    MUST(pdup_ruling_effect_number_at(from, index, PDUP_EFFECT_AWARD, &award) == PDUP_OK);
    MUST(pdup_ruling_effect_number_at(from, index, PDUP_EFFECT_PERCENT, &percent) == PDUP_OK);
    if (kind == PDUP_EFFECT_KIND_ASSIGNED) {
        return add_assigned(from, index, to);
    }
    if (kind == PDUP_EFFECT_KIND_DEFERRED) {
        MUST(pdup_ruling_with_deferred(to, row[0], row[1], row[2], seat, NULL, &next) == PDUP_OK);
    } else if (kind == PDUP_EFFECT_KIND_ANNULLED) {
        MUST(pdup_ruling_with_annulled(to, row[0], row[1], row[2], seat, NULL, &next) == PDUP_OK);
    } else if (award == PDUP_AWARD_PERCENT) {
        MUST(pdup_ruling_with_percent(to, row[0], row[1], row[2], seat, percent, NULL, &next) ==
             PDUP_OK);
    } else {
        MUST(pdup_ruling_with_artificial(to, row[0], row[1], row[2], seat, award, NULL, &next) ==
             PDUP_OK);
    }
    return next;
}

static pdup_ruling *add_on_player(const pdup_ruling *from, int32_t index, int32_t player,
                                  const pdup_ruling *to) {
    pdup_penalty basis;
    int64_t amount[2];
    int32_t rounds[2];
    pdup_ruling *next;
    MUST(effect_rounds_at(from, index, &rounds[0], &rounds[1]) == PDUP_OK);
    MUST(effect_penalty_at(from, index, &basis, &amount[0], &amount[1]) == PDUP_OK);
    if (rounds[0] != 0) {
        MUST(pdup_ruling_with_suspended(to, player, rounds[0], rounds[1], NULL, &next) == PDUP_OK);
    } else if (basis == PDUP_PENALTY_NONE) {
        MUST(pdup_ruling_with_disqualified(to, player, NULL, &next) == PDUP_OK);
    } else {
        MUST(pdup_ruling_with_penalty(to, player, basis, amount[0], amount[1], NULL, &next) ==
             PDUP_OK);
    }
    return next;
}

/* What is recorded of the ruling beside its effects; the copy is released. */
static pdup_ruling *copy_marks(const pdup_ruling *ruling, bool is_approved, pdup_ruling *copy) {
    pdup_ruling *next;
    if (pdup_ruling_number(ruling, PDUP_RULING_FIELD_GIVER) != PDUP_AUTHORITY_NONE) {
        MUST(pdup_ruling_with_giver(copy, pdup_ruling_number(ruling, PDUP_RULING_FIELD_GIVER), NULL,
                                    &next) == PDUP_OK);
        pdup_ruling_unref(copy);
        copy = next;
    }
    if (is_approved &&
        pdup_ruling_number(ruling, PDUP_RULING_FIELD_APPROVAL) != PDUP_AUTHORITY_NONE) {
        MUST(pdup_ruling_with_approval(copy, pdup_ruling_number(ruling, PDUP_RULING_FIELD_APPROVAL),
                                       NULL, &next) == PDUP_OK);
        pdup_ruling_unref(copy);
        copy = next;
    }
    int32_t place[3];
    for (int32_t i = 0; i < 3; i++) {
        place[i] = pdup_ruling_number(ruling, PDUP_RULING_FIELD_BOARD + i);
    }
    if (place[0] != 0) {
        MUST(pdup_ruling_with_place(copy, place[0], place[1], place[2], NULL, &next) == PDUP_OK);
        pdup_ruling_unref(copy);
        copy = next;
    }
    if (pdup_ruling_number(ruling, PDUP_RULING_FIELD_HAS_NOTICE)) {
        MUST(pdup_ruling_with_notice(copy, &next) == PDUP_OK);
        pdup_ruling_unref(copy);
        copy = next;
    }
    return copy;
}

static pdup_ruling *copy_ruling(const pdup_allocator *allocator, const pdup_ruling *ruling,
                                bool is_approved) {
    const char *rule = pdup_ruling_rule(ruling);
    const char *reason = pdup_ruling_reason(ruling);
    pdup_ruling *copy;
    MUST(pdup_ruling_new(allocator, rule, strlen(rule), reason, strlen(reason), NULL, &copy) ==
         PDUP_OK);
    for (int32_t i = 0; i < pdup_ruling_effect_count(ruling); i++) {
        int32_t player;
        MUST(pdup_ruling_effect_number_at(ruling, i, PDUP_EFFECT_PLAYER, &player) == PDUP_OK);
        pdup_ruling *next =
            player > 0 ? add_on_player(ruling, i, player, copy) : add_on_row(ruling, i, copy);
        pdup_ruling_unref(copy);
        copy = next;
    }
    return copy_marks(ruling, is_approved, copy);
}

/* What the history says that was given. */
static void give_again(const pdup_allocator *allocator, const pdup_session *session, int32_t index,
                       bool is_draft, pdup_session *to) {
    int32_t number;
    int32_t found[3];
    int64_t time;
    pdup_ruling *ruling;
    MUST(ruling_at(session, index, &number, &time, &ruling) == PDUP_OK);
    MUST(ruling_state_at(session, index, &found[0], &found[1], &found[2]) == PDUP_OK);
    pdup_ruling *copy = copy_ruling(allocator, ruling, !is_draft);
    MUST(is_draft == (pdup_ruling_number(copy, PDUP_RULING_FIELD_IS_DRAFT) == 1));
    if (found[1] != 0) {
        MUST(pdup_session_replace_ruling(to, found[1], number, time, copy, NULL) == PDUP_OK);
    } else {
        MUST(pdup_session_add_ruling(to, number, time, copy, NULL) == PDUP_OK);
    }
    MUST(number == 0 || pdup_session_add_ruling(to, number, 0, copy, NULL) == PDUP_E_RULING_NUMBER);
    pdup_ruling_unref(copy);
    pdup_ruling_unref(ruling);
}

static void waive_again(const pdup_session *session, int32_t index, int32_t number, int64_t time,
                        pdup_session *to) {
    int32_t players[PDUP_MAX_ASKERS];
    int32_t count = 0;
    for (pdup_log field = PDUP_LOG_FIRST_ASKER; field <= PDUP_LOG_THIRD_ASKER; field++) {
        int64_t player;
        MUST(pdup_session_ruling_number_at(session, index, field, &player) == PDUP_OK);
        if (player != 0) {
            players[count++] = (int32_t)player;
        }
    }
    MUST(pdup_session_waive_ruling(to, number, time, players, count, NULL) == PDUP_OK);
}

static int32_t appeal_index(const pdup_session *session, int32_t number) {
    int32_t index = 0;
    int32_t found[3];
    int64_t time;
    do {
        MUST(appeal_at(session, index++, &found[0], &time, &found[1], &found[2]) == PDUP_OK);
    } while (found[0] != number);
    return index - 1;
}

static void appeal_again(const pdup_session *session, int32_t appeal, bool is_decision,
                         pdup_session *to) {
    int32_t index = appeal_index(session, appeal);
    int32_t found[3];
    int32_t decision[3];
    int64_t times[2];
    char grounds[PDUP_MAX_TEXT + 1];
    size_t size;
    MUST(appeal_at(session, index, &found[0], &times[0], &found[1], &found[2]) == PDUP_OK);
    MUST(pdup_session_appeal_grounds_at(session, index, grounds, sizeof grounds, &size) == PDUP_OK);
    MUST(appeal_decision_at(session, index, &decision[0], &times[1], &decision[1], &decision[2]) ==
         PDUP_OK);
    if (is_decision) {
        MUST(pdup_session_decide_appeal(to, appeal, times[1], decision[0], decision[1], NULL) ==
             PDUP_OK);
    } else {
        MUST(pdup_session_add_appeal(to, appeal, times[0], found[1], found[2], grounds, size,
                                     NULL) == PDUP_OK);
    }
}

static void do_again(const pdup_allocator *allocator, const pdup_session *session, int32_t act_at,
                     pdup_session *to) {
    int32_t act[3];
    int32_t by[2];
    int64_t times[2];
    int32_t number;
    pdup_ruling *ruling;
    MUST(log_act_at(session, act_at, &act[0], &times[0], &act[1], &act[2]) == PDUP_OK);
    MUST(act_by_at(session, act_at, &by[0], &by[1]) == PDUP_OK);
    MUST(ruling_at(session, act[1], &number, &times[1], &ruling) == PDUP_OK);
    pdup_ruling_unref(ruling);
    switch (act[0]) {
    case PDUP_ACT_KIND_GIVEN:
    case PDUP_ACT_KIND_DRAFTED:
        give_again(allocator, session, act[1], act[0] == PDUP_ACT_KIND_DRAFTED, to);
        break;
    case PDUP_ACT_KIND_APPROVED:
        MUST(pdup_session_approve_ruling(to, number, times[0], by[0], NULL) == PDUP_OK);
        break;
    case PDUP_ACT_KIND_REVOKED:
        MUST(pdup_session_revoke_ruling(to, number, times[0], by[0], NULL) == PDUP_OK);
        break;
    case PDUP_ACT_KIND_WAIVED:
        waive_again(session, act[1], number, times[0], to);
        break;
    default:
        appeal_again(session, act[2], act[0] == PDUP_ACT_KIND_DECIDED, to);
        break;
    }
}

/* Everything that happened to rulings, once more. */
static void copy_rulings(const pdup_allocator *allocator, const pdup_session *session,
                         pdup_session *to) {
    for (int32_t i = 0; i < pdup_session_act_count(session); i++) {
        do_again(allocator, session, i, to);
    }
    MUST(pdup_session_act_count(to) == pdup_session_act_count(session));
}

/* What the seed is nobody can ask; whether there is one. */
static void copy_settings(const pdup_session *session, pdup_session *to) {
    static const char seed[PDUP_SEED_BYTES] = {0};
    if (pdup_session_number(session, PDUP_SESSION_FIELD_HAS_SEED)) {
        MUST(pdup_session_set_seed(to, seed, sizeof seed, NULL) == PDUP_OK);
    }
    MUST(pdup_session_set_room_tables(
             to, (int32_t)pdup_session_number(session, PDUP_SESSION_FIELD_ROOM_TABLES), NULL) ==
         PDUP_OK);
    MUST(pdup_session_set_rounds_played(
             to, (int32_t)pdup_session_number(session, PDUP_SESSION_FIELD_ROUNDS_PLAYED), NULL) ==
         PDUP_OK);
    MUST(pdup_session_set_end_time(to, pdup_session_number(session, PDUP_SESSION_FIELD_END_TIME),
                                   NULL) == PDUP_OK);
    MUST(pdup_session_set_official_time(
             to, pdup_session_number(session, PDUP_SESSION_FIELD_OFFICIAL_TIME), NULL) == PDUP_OK);
}

static void copy_movement(const pdup_allocator *allocator, const pdup_session *session,
                          pdup_session *to) {
    pdup_movement *movement;
    MUST(pdup_session_movement(session, &movement) == PDUP_OK);
    if (!movement) {
        return;
    }
    pdup_movement *whole;
    pdup_movement *copy;
    MUST(pdup_movement_new_rotation(
             allocator, pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES),
             pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS), &whole) == PDUP_OK);
    MUST(pdup_movement_with_rounds(
             whole, pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS), &copy) == PDUP_OK);
    MUST(pdup_session_set_movement(to, copy, NULL) == PDUP_OK);
    pdup_movement_unref(copy);
    pdup_movement_unref(whole);
    pdup_movement_unref(movement);
}

static void copy_regulations(const pdup_allocator *allocator, const pdup_session *session,
                             pdup_session *to) {
    pdup_regulations *regulations;
    pdup_regulations *copy;
    MUST(pdup_session_regulations(session, &regulations) == PDUP_OK);
    MUST(pdup_regulations_new(allocator, &copy) == PDUP_OK);
    for (int32_t i = 0; i < pdup_setting_count(PDUP_SETTINGS_REGULATIONS); i++) {
        char value[512];
        size_t size;
        const char *key = pdup_setting_key_at(PDUP_SETTINGS_REGULATIONS, i);
        MUST(pdup_regulations_value(regulations, key, strlen(key), value, sizeof value, &size) ==
             PDUP_OK);
        MUST(pdup_regulations_set(copy, key, strlen(key), value, size, NULL) == PDUP_OK);
    }
    MUST(pdup_session_set_regulations(to, copy) == PDUP_OK);
    pdup_regulations_unref(copy);
    pdup_regulations_unref(regulations);
}

/* What the tariff of penalties asks is the penalty of the ruling that it makes. */
static void check_penalties(const pdup_session *session) {
    pdup_regulations *regulations;
    MUST(pdup_session_regulations(session, &regulations) == PDUP_OK);
    for (pdup_infraction i = PDUP_INFRACTION_NONE; i <= PDUP_INFRACTION_OTHER; i++) {
        pdup_penalty bases[2];
        int64_t amounts[2][2];
        pdup_ruling *ruling;
        pdup_status status = pdup_regulations_penalty(regulations, i, i % 2, &bases[0],
                                                      &amounts[0][0], &amounts[0][1]);
        MUST(pdup_regulations_penalise(regulations, 1, i, i % 2, NULL, 0, &ruling) == status);
        MUST(status != PDUP_E_RANGE || i == PDUP_INFRACTION_NONE);
        if (status != PDUP_OK) {
            continue;
        }
        const char *rule = pdup_ruling_rule(ruling);
        MUST(pdup_infraction_of_rule(rule, strlen(rule)) == i);
        MUST(effect_penalty_at(ruling, 0, &bases[1], &amounts[1][0], &amounts[1][1]) == PDUP_OK);
        MUST(bases[0] == bases[1] && memcmp(amounts[0], amounts[1], sizeof amounts[0]) == 0);
        pdup_ruling_unref(ruling);
    }
    pdup_regulations_unref(regulations);
}

static void compare_entry(const pdup_standings *a, const pdup_standings *b, int32_t index) {
    int32_t numbers[2][3];
    char texts[2][128];
    const pdup_standings *both[] = {a, b};
    for (int i = 0; i < 2; i++) {
        size_t size;
        MUST(pdup_standings_number_at(both[i], index, PDUP_ENTRY_PLAYER, &numbers[i][0]) ==
             PDUP_OK);
        MUST(pdup_standings_number_at(both[i], index, PDUP_ENTRY_PLACE, &numbers[i][1]) == PDUP_OK);
        MUST(pdup_standings_number_at(both[i], index, PDUP_ENTRY_BOARDS, &numbers[i][2]) ==
             PDUP_OK);
        MUST(pdup_standings_figure_text_at(both[i], index, PDUP_FIGURE_TOTAL, PDUP_EXACT,
                                           PDUP_ROUND_UP, texts[i], sizeof texts[i],
                                           &size) == PDUP_OK);
    }
    MUST(memcmp(numbers[0], numbers[1], sizeof numbers[0]) == 0);
    MUST(strcmp(texts[0], texts[1]) == 0);
}

static void compare(const pdup_session *session, const pdup_session *copy) {
    pdup_standings *a;
    pdup_standings *b;
    pdup_status status = pdup_session_standings(session, 0, &a);
    if (status != PDUP_OK) {
        MUST(status == PDUP_E_STATE || status == PDUP_E_OVERFLOW);
        MUST(pdup_session_standings(copy, 0, &b) == status);
        return;
    }
    status = pdup_session_standings(copy, 0, &b);
    if (status != PDUP_OK) {
        /* A seed cannot be read back, so the copy has none for the lot. */
        MUST(status == PDUP_E_STATE && pdup_session_number(session, PDUP_SESSION_FIELD_HAS_SEED));
        pdup_standings_unref(a);
        return;
    }
    MUST(pdup_standings_count(a) == pdup_standings_count(b));
    MUST(pdup_standings_result_count(a) == pdup_standings_result_count(b));
    for (int32_t i = 0; i < walk_count(pdup_standings_count(a)); i++) {
        compare_entry(a, b, i);
    }
    pdup_standings_unref(b);
    pdup_standings_unref(a);
}

/* A tally that has followed the changes gives what scoring everything gives. */
static void compare_tally(const pdup_session *session, pdup_tally *tally) {
    pdup_standings *wanted;
    pdup_standings *found;
    MUST(pdup_tally_update(tally) == PDUP_OK);
    MUST(pdup_session_standings(session, 0, &wanted) == PDUP_OK);
    MUST(pdup_tally_standings(tally, &found) == PDUP_OK);
    MUST(pdup_standings_count(wanted) == pdup_standings_count(found));
    MUST(pdup_standings_result_count(wanted) == pdup_standings_result_count(found));
    for (int32_t i = 0; i < walk_count(pdup_standings_count(wanted)); i++) {
        char texts[2][128];
        size_t size;
        int32_t player;
        int64_t numbers[2];
        compare_entry(wanted, found, i);
        MUST(pdup_standings_number_at(found, i, PDUP_ENTRY_PLAYER, &player) == PDUP_OK);
        MUST(pdup_standings_figure_text_at(wanted, i, PDUP_FIGURE_PERCENT, 4, PDUP_ROUND_UP,
                                           texts[0], sizeof texts[0], &size) == PDUP_OK);
        MUST(pdup_tally_player_figure_text(tally, player, PDUP_FIGURE_PERCENT, 4, PDUP_ROUND_UP,
                                           texts[1], sizeof texts[1], &size) == PDUP_OK);
        MUST(strcmp(texts[0], texts[1]) == 0);
        pdup_status status =
            pdup_tally_player_figure(tally, player, PDUP_FIGURE_TOTAL, &numbers[0], &numbers[1]);
        MUST(status == PDUP_OK || status == PDUP_E_OVERFLOW);
    }
    pdup_standings_unref(found);
    pdup_standings_unref(wanted);
}

void rebuild_session(const pdup_allocator *allocator, const pdup_session *session) {
    pdup_session *copy;
    MUST(pdup_session_new(allocator, pdup_session_player_count(session), NULL, &copy) == PDUP_OK);
    copy_regulations(allocator, session, copy);
    check_penalties(session);
    copy_movement(allocator, session, copy);
    copy_settings(session, copy);
    pdup_tally *tally;
    MUST(pdup_tally_new(copy, &tally) == PDUP_OK);
    for (int32_t i = pdup_session_traveller_count(session); i-- > 0;) {
        pdup_traveller *traveller;
        pdup_status status = pdup_tally_update(tally);
        MUST(status == PDUP_OK || status == PDUP_E_OVERFLOW);
        MUST(pdup_session_traveller_at(session, i, &traveller) == PDUP_OK);
        copy_traveller(allocator, traveller, i % 2 == 0, copy);
        pdup_traveller_unref(traveller);
    }
    copy_rulings(allocator, session, copy);
    compare(session, copy);
    compare_tally(copy, tally);
    pdup_tally_unref(pdup_tally_ref(tally));
    pdup_tally_unref(tally);
    pdup_session_unref(pdup_session_ref(copy));
    pdup_session_unref(copy);
}
