/* SPDX-License-Identifier: MIT */
/* Deals as numbers. Each hand is ranked among the hands that the cards left allow, in colexicographic order: the sum
 * of C(c, i) over its cards in rising order, i from 1. */
#include "deal/deal_number.h"

#include "base/seat.h"

enum {
    HANDS = 3,
    SECOND_HANDS = 646646, /* C(22, 10) */
    THIRD_HANDS = 66       /* C(12, 10) */
};

/* The cards nobody has yet, rising; a card's position is its number among them. */
typedef struct pack {
    int32_t cards[PDUP_CARDS];
    int32_t count;
} pack;

static pack whole_pack(void) {
    pack left = {.count = PDUP_CARDS};
    for (int32_t card = 0; card < PDUP_CARDS; card++) {
        left.cards[card] = card;
    }
    return left;
}

static int64_t choose(int32_t from, int32_t count) {
    int64_t ways = 1;
    for (int32_t i = 1; i <= count; i++) {
        ways = ways * (from - count + i) / i;
    }
    return from < count ? 0 : ways;
}

/* The seats that hold hands, clockwise from the first hand. */
static void list_hands(pdup_seat first_hand, pdup_seat talon_seat, pdup_seat *seats) {
    pdup_seat seat = first_hand;
    for (int i = 0; i < HANDS; i++) {
        seats[i] = seat;
        seat = pdup__seat_next(seat);
        seat = seat == talon_seat ? pdup__seat_next(seat) : seat;
    }
}

/* Takes a hand, in rising order, out of the pack. */
static int64_t rank_hand(pack *left, const int32_t *hand) {
    pack rest = {.count = 0};
    int64_t rank = 0;
    int32_t found = 0;
    for (int32_t i = 0; i < left->count; i++) {
        if (found < PDUP_HAND_CARDS && left->cards[i] == hand[found]) {
            rank += choose(i, ++found);
        } else {
            rest.cards[rest.count++] = left->cards[i];
        }
    }
    *left = rest;
    return rank;
}

/* Gives the hand of this rank to a seat. */
static void unrank_hand(pack *left, int64_t rank, pdup_seat seat, pdup_seat *pockets) {
    pack rest = {.count = left->count - PDUP_HAND_CARDS};
    int32_t kept = rest.count;
    int32_t wanted = PDUP_HAND_CARDS;
    for (int32_t i = left->count - 1; i >= 0; i--) {
        int64_t before = choose(i, wanted);
        if (wanted > 0 && before <= rank) {
            rank -= before;
            pockets[left->cards[i]] = seat;
            wanted--;
        } else {
            rest.cards[--kept] = left->cards[i];
        }
    }
    *left = rest;
}

pdup_status pdup_deal_number(const pdup_deal *deal, pdup_seat first_hand, int64_t *number_out) {
    if (!number_out) {
        return PDUP_E_ARG;
    }
    *number_out = -1;
    if (!pdup__handle_is(deal, PDUP__DEAL)) {
        return PDUP_E_ARG;
    }
    if (!pdup__seat_is_valid(first_hand) || first_hand == deal->talon_seat) {
        return PDUP_E_RANGE;
    }
    pack left = whole_pack();
    pdup_seat seats[HANDS];
    list_hands(first_hand, deal->talon_seat, seats);
    int64_t number = rank_hand(&left, deal->hands[pdup__seat_index(seats[0])]);
    number = number * SECOND_HANDS + rank_hand(&left, deal->hands[pdup__seat_index(seats[1])]);
    number = number * THIRD_HANDS + rank_hand(&left, deal->hands[pdup__seat_index(seats[2])]);
    *number_out = number * 2 + (deal->talon[0] < deal->talon[1] ? 0 : 1);
    return PDUP_OK;
}

pdup_status pdup_deal_new_from_number(const pdup_allocator *allocator, int64_t number,
                                      pdup_seat first_hand, pdup_seat talon_seat, pdup_deal **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator)) {
        return PDUP_E_ARG;
    }
    if (number < 0 || number >= PDUP__DEAL_NUMBERS || !pdup__seat_is_valid(first_hand) ||
        !pdup__seat_is_valid(talon_seat) || first_hand == talon_seat) {
        return PDUP_E_RANGE;
    }
    pack left = whole_pack();
    pdup_seat seats[HANDS];
    pdup_seat pockets[PDUP_CARDS];
    int64_t hands = number / 2;
    list_hands(first_hand, talon_seat, seats);
    unrank_hand(&left, hands / THIRD_HANDS / SECOND_HANDS, seats[0], pockets);
    unrank_hand(&left, hands / THIRD_HANDS % SECOND_HANDS, seats[1], pockets);
    unrank_hand(&left, hands % THIRD_HANDS, seats[2], pockets);
    pockets[left.cards[0]] = talon_seat;
    pockets[left.cards[1]] = talon_seat;
    return pdup_deal_new(allocator, pockets, left.cards[number % 2], out);
}

pdup_status pdup_deal_code(const pdup_deal *deal, int64_t *code_out) {
    if (!code_out) {
        return PDUP_E_ARG;
    }
    *code_out = -1;
    if (!pdup__handle_is(deal, PDUP__DEAL)) {
        return PDUP_E_ARG;
    }
    int64_t number;
    pdup_status status = pdup_deal_number(deal, pdup__seat_next(deal->talon_seat), &number);
    *code_out = number * PDUP__SEATS + pdup__seat_index(deal->talon_seat);
    return status;
}

pdup_status pdup_deal_new_from_code(const pdup_allocator *allocator, int64_t code,
                                    pdup_deal **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (code < 0) {
        return PDUP_E_RANGE;
    }
    pdup_seat talon_seat = PDUP_SEAT_N + (pdup_seat)(code % PDUP__SEATS);
    return pdup_deal_new_from_number(allocator, code / PDUP__SEATS, pdup__seat_next(talon_seat),
                                     talon_seat, out);
}
