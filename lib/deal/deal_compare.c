/* SPDX-License-Identifier: MIT */
/* Two deals that should be one (rules 10, 12.2.6): which cards lie elsewhere. */
#include "base/seat.h"
#include "deal/deal.h"

/* Where each card lies: its seat, and for the talon's lower card a place of its own. */
typedef struct places {
    pdup_seat seats[PDUP_CARDS];
    bool is_lower[PDUP_CARDS];
} places;

static void find_places(const pdup_deal *deal, places *to) {
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        bool is_talon = seat == deal->talon_seat;
        const int32_t *cards = is_talon ? deal->talon : deal->hands[pdup__seat_index(seat)];
        for (int i = 0; i < (is_talon ? PDUP_TALON_CARDS : PDUP_HAND_CARDS); i++) {
            to->seats[cards[i]] = seat;
            to->is_lower[cards[i]] = is_talon && i == 1;
        }
    }
}

static bool is_moved(const places *from, const places *to, int32_t card) {
    return from->seats[card] != to->seats[card] || from->is_lower[card] != to->is_lower[card];
}

/* Do the cards of each pocket lie together again, the talon in its order? */
static bool are_whole_pockets(const places *from, const places *to) {
    pdup_seat moved_to[PDUP__SEATS] = {PDUP_SEAT_NONE};
    for (int32_t card = 0; card < PDUP_CARDS; card++) {
        pdup_seat *wanted = &moved_to[pdup__seat_index(from->seats[card])];
        if (*wanted == PDUP_SEAT_NONE) {
            *wanted = to->seats[card];
        }
        if (*wanted != to->seats[card] || from->is_lower[card] != to->is_lower[card]) {
            return false;
        }
    }
    return true;
}

static int32_t count_moved(const places *from, const places *to) {
    int32_t count = 0;
    for (int32_t card = 0; card < PDUP_CARDS; card++) {
        count += is_moved(from, to, card);
    }
    return count;
}

/* false when one of them is no deal. */
static bool find_both(const pdup_deal *deal, const pdup_deal *other, places *from, places *to) {
    if (!pdup__handle_is(deal, PDUP__DEAL) || !pdup__handle_is(other, PDUP__DEAL)) {
        return false;
    }
    find_places(deal, from);
    find_places(other, to);
    return true;
}

pdup_relation pdup_deal_relation(const pdup_deal *deal, const pdup_deal *other) {
    places from;
    places to;
    if (!find_both(deal, other, &from, &to)) {
        return PDUP_RELATION_NONE;
    }
    if (count_moved(&from, &to) == 0) {
        return PDUP_RELATION_EQUAL;
    }
    return are_whole_pockets(&from, &to) ? PDUP_RELATION_ROTATED : PDUP_RELATION_DIFFERENT;
}

int32_t pdup_deal_moved_count(const pdup_deal *deal, const pdup_deal *other) {
    places from;
    places to;
    return find_both(deal, other, &from, &to) ? count_moved(&from, &to) : PDUP_E_ARG;
}

pdup_status pdup_deal_moved_at(const pdup_deal *deal, const pdup_deal *other, int32_t index,
                               int32_t *card_out, pdup_seat *from_out, pdup_seat *to_out) {
    places from;
    places to;
    if (!card_out || !from_out || !to_out) {
        return PDUP_E_ARG;
    }
    *card_out = -1;
    *from_out = PDUP_SEAT_NONE;
    *to_out = PDUP_SEAT_NONE;
    if (!find_both(deal, other, &from, &to)) {
        return PDUP_E_ARG;
    }
    if (index < 0 || index >= count_moved(&from, &to)) {
        return PDUP_E_RANGE;
    }
    int32_t card = 0;
    while (!is_moved(&from, &to, card) || index-- > 0) {
        card++;
    }
    *card_out = card;
    *from_out = from.seats[card];
    *to_out = to.seats[card];
    return PDUP_OK;
}
