/* SPDX-License-Identifier: MIT */
/* What a director counted in the pockets of a board, against what belongs there (rules 11.3, 11.4). */
#include "base/seat.h"
#include "deal/board.h"
#include "deal/card_text.h"
#include "deal/deal.h"
#include "text/faults.h"

enum { NOT_COUNTED = -1 };

static bool are_given(const int32_t *counts, const int32_t *pockets) {
    for (int i = 0; i < PDUP_POCKETS; i++) {
        if (counts[i] < NOT_COUNTED || counts[i] > PDUP_CARDS) {
            return false;
        }
    }
    for (int32_t card = 0; card < PDUP_CARDS; card++) {
        if (pockets[card] != PDUP_SEAT_NONE && !pdup__seat_is_valid(pockets[card])) {
            return false;
        }
    }
    return true;
}

static bool add(pdup_faults *faults, const pdup_board *board, pdup_status code,
                const pdup__line *text) {
    return pdup__faults_add(faults, (pdup__fault){.code = code, .board = board->number}, text);
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
    pdup__line text = {.length = 0};
    pdup__line_add(&text, "pocket ");
    pdup__line_add(&text, pdup__seat_name(PDUP_SEAT_N + seat));
    pdup__line_add(&text, is_counted ? " holds " : " was seen to hold ");
    pdup__line_add_integer(&text, is_counted ? counted : seen);
    if (is_counted || counted == NOT_COUNTED) {
        pdup__line_add(&text, is_talon ? " cards, not the 2 of the talon" : " cards, not 10");
    } else {
        pdup__line_add(&text, " cards, but only ");
        pdup__line_add_integer(&text, counted);
        pdup__line_add(&text, " were counted");
    }
    return add(faults, board, PDUP_E_DEAL_COUNT, &text);
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
    pdup__line text = {.length = 0};
    pdup__line_add(&text, pdup__rank_name(card % PDUP__RANKS));
    pdup__line_add(&text, pdup__suit_name(card / PDUP__RANKS));
    pdup__line_add(&text, " lies in pocket ");
    pdup__line_add(&text, pdup__seat_name(pocket));
    pdup__line_add(&text, " and belongs in ");
    pdup__line_add(&text, pdup__seat_name(right));
    return add(faults, board, PDUP_E_DEAL_PLACE, &text);
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
                                     const int32_t *pockets, pdup_faults **faults_out) {
    if (!faults_out) {
        return PDUP_E_ARG;
    }
    *faults_out = NULL;
    if (!pdup__handle_is(board, PDUP__BOARD) || !counts || !pockets) {
        return PDUP_E_ARG;
    }
    if (!are_given(counts, pockets)) {
        return PDUP_E_RANGE;
    }
    pdup_faults *faults = pdup__faults_new(&board->base.allocator);
    if (!faults) {
        return PDUP_E_NOMEM;
    }
    if (!check_all(faults, board, counts, pockets)) {
        pdup_faults_unref(faults);
        return PDUP_E_NOMEM;
    }
    *faults_out = faults;
    return PDUP_OK;
}
