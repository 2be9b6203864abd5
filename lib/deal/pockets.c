/* SPDX-License-Identifier: MIT */
/* What a director counted in the pockets of a board, against what belongs there (rules 11.3, 11.4). */
#include "base/seat.h"
#include "deal/board.h"
#include "deal/card_text.h"
#include "deal/deal.h"
#include "text/faults.h"

enum { NOT_COUNTED = -1 };

static pdup__issue check_arguments(const int32_t *counts, const int32_t *pockets) {
    for (int i = 0; i < PDUP_POCKETS; i++) {
        if (counts[i] < NOT_COUNTED || counts[i] > PDUP_CARDS) {
            return pdup__issue_range("counts", counts[i], NOT_COUNTED, PDUP_CARDS);
        }
    }
    for (int32_t card = 0; card < PDUP_CARDS; card++) {
        if (pockets[card] != PDUP_SEAT_NONE && !pdup__seat_is_valid(pockets[card])) {
            return pdup__issue_range("pockets", pockets[card], PDUP_SEAT_NONE, PDUP_SEAT_W);
        }
    }
    return pdup__no_issue();
}

static bool add(pdup_faults *faults, const pdup_board *board, const pdup__issue *issue) {
    return pdup__faults_enter(faults, (pdup__fault){.board = board->number}, issue);
}

/* The pocket by its count, or, where the cards seen in it are already more, by these. */
static bool check_count(pdup_faults *faults, const pdup_board *board, int seat, int32_t counted,
                        int32_t seen) {
    bool is_talon = pdup__seat_index(board->talon_seat) == seat;
    int32_t right = is_talon ? PDUP_TALON_CARDS : PDUP_HAND_CARDS;
    bool is_counted = counted != NOT_COUNTED && counted >= seen;
    if (is_counted ? counted == right : counted == NOT_COUNTED && seen <= right) {
        return true;
    }
    bool is_less = !is_counted && counted != NOT_COUNTED;
    static const pdup__message messages[2][2] = {
        {PDUP__M_POCKET_SEEN_HAND, PDUP__M_POCKET_SEEN_TALON},
        {PDUP__M_POCKET_HAND, PDUP__M_POCKET_TALON}};
    pdup__issue issue = pdup__issue_of(PDUP_E_DEAL_COUNT, is_less ? PDUP__M_POCKET_SEEN_MORE
                                                                  : messages[is_counted][is_talon]);
    pdup__issue_seat(&issue, PDUP_SEAT_N + seat);
    pdup__issue_number(&issue, is_counted ? counted : seen);
    if (is_less) {
        pdup__issue_number(&issue, counted);
    }
    return add(faults, board, &issue);
}

static pdup_seat seat_of(const pdup_deal *deal, int32_t card) {
    for (int seat = 0; seat < PDUP__SEATS; seat++) {
        for (int i = 0; i < PDUP_HAND_CARDS; i++) {
            if (PDUP_SEAT_N + seat != deal->talon_seat && deal->hands[seat][i] == card) {
                return PDUP_SEAT_N + seat;
            }
        }
    }
    return deal->talon_seat;
}

static bool check_card(pdup_faults *faults, const pdup_board *board, int32_t card,
                       pdup_seat pocket) {
    pdup_seat right = seat_of(board->deal, card);
    if (pocket == PDUP_SEAT_NONE || pocket == right) {
        return true;
    }
    pdup__issue issue = pdup__issue_of(PDUP_E_DEAL_PLACE, PDUP__M_DEAL_PLACE);
    pdup__issue_card(&issue, card);
    pdup__issue_seat(&issue, pocket);
    pdup__issue_seat(&issue, right);
    return add(faults, board, &issue);
}

static bool check_all(pdup_faults *faults, const pdup_board *board, const int32_t *counts,
                      const int32_t *pockets) {
    int32_t seen[PDUP_POCKETS] = {0};
    bool is_done = true;
    for (int32_t card = 0; card < PDUP_CARDS; card++) {
        if (pockets[card] != PDUP_SEAT_NONE) {
            seen[pdup__seat_index(pockets[card])]++;
        }
    }
    for (int seat = 0; is_done && seat < PDUP_POCKETS; seat++) {
        is_done = check_count(faults, board, seat, counts[seat], seen[seat]);
    }
    for (int32_t card = 0; is_done && board->deal && card < PDUP_CARDS; card++) {
        is_done = check_card(faults, board, card, pockets[card]);
    }
    return is_done;
}

pdup_status pdup_board_check_pockets(const pdup_board *board, const int32_t *counts,
                                     const int32_t *pockets, pdup_faults *faults) {
    if (!pdup__handle_is(board, PDUP__BOARD) || !counts || !pockets ||
        !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    pdup__issue issue = check_arguments(counts, pockets);
    if (issue.status != PDUP_OK) {
        return pdup__faults_refuse(faults, (pdup__fault){.board = board->number}, &issue);
    }
    pdup_faults *found = pdup__faults_new_for(faults, &board->base.allocator);
    if (!found) {
        return PDUP_E_NOMEM;
    }
    bool is_done = check_all(found, board, counts, pockets);
    return pdup__faults_hand_over(found, is_done ? faults : NULL) && is_done ? PDUP_OK
                                                                             : PDUP_E_NOMEM;
}
