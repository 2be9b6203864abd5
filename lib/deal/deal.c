/* SPDX-License-Identifier: MIT */
#include "deal/deal.h"

#include "base/seat.h"

/* false when one of them is no seat. */
static bool count_pockets(const int32_t *pockets, int32_t *counts) {
    for (int32_t card = 0; card < PDUP_CARDS; card++) {
        if (!pdup__seat_is_valid(pockets[card])) {
            return false;
        }
        counts[pdup__seat_index(pockets[card])]++;
    }
    return true;
}

/* The pocket with two cards, the others having ten; #PDUP_SEAT_NONE if they are not so. */
static pdup_seat find_talon(const int32_t *counts) {
    pdup_seat talon = PDUP_SEAT_NONE;
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        int32_t count = counts[pdup__seat_index(seat)];
        if (count == PDUP_TALON_CARDS) {
            talon = seat;
        } else if (count != PDUP_HAND_CARDS) {
            return PDUP_SEAT_NONE;
        }
    }
    /* 32 cards and no pocket of another size: there is exactly one talon. */
    return talon;
}

static void fill(pdup_deal *deal, const int32_t *pockets, int32_t upper) {
    int32_t counts[PDUP__SEATS] = {0};
    for (int32_t card = 0; card < PDUP_CARDS; card++) {
        if (pockets[card] == deal->talon_seat) {
            deal->talon[card == upper ? 0 : 1] = card;
        } else {
            int seat = pdup__seat_index(pockets[card]);
            deal->hands[seat][counts[seat]++] = card;
        }
    }
}

pdup_status pdup_deal_new(const pdup_allocator *allocator, const int32_t *pockets, int32_t upper,
                          pdup_deal **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator) || !pockets) {
        return PDUP_E_ARG;
    }
    int32_t counts[PDUP__SEATS] = {0};
    if (!count_pockets(pockets, counts) || upper < 0 || upper >= PDUP_CARDS) {
        return PDUP_E_RANGE;
    }
    pdup_seat talon = find_talon(counts);
    if (talon == PDUP_SEAT_NONE || pockets[upper] != talon) {
        return PDUP_E_DEAL_COUNT;
    }
    pdup_deal *deal = pdup__handle_new(allocator, sizeof *deal, PDUP__DEAL);
    if (!deal) {
        return PDUP_E_NOMEM;
    }
    deal->talon_seat = talon;
    fill(deal, pockets, upper);
    *out = deal;
    return PDUP_OK;
}

pdup_seat pdup_deal_talon_seat(const pdup_deal *deal) {
    return pdup__handle_is(deal, PDUP__DEAL) ? deal->talon_seat : PDUP_SEAT_NONE;
}

pdup_status pdup_deal_card_at(const pdup_deal *deal, pdup_seat seat, int32_t index,
                              int32_t *card_out) {
    if (!card_out) {
        return PDUP_E_ARG;
    }
    *card_out = -1;
    if (!pdup__handle_is(deal, PDUP__DEAL)) {
        return PDUP_E_ARG;
    }
    if (!pdup__seat_is_valid(seat)) {
        return PDUP_E_RANGE;
    }
    bool is_talon = seat == deal->talon_seat;
    if (index < 0 || index >= (is_talon ? PDUP_TALON_CARDS : PDUP_HAND_CARDS)) {
        return PDUP_E_RANGE;
    }
    *card_out = is_talon ? deal->talon[index] : deal->hands[pdup__seat_index(seat)][index];
    return PDUP_OK;
}

pdup_deal *pdup_deal_ref(pdup_deal *deal) {
    return pdup__handle_ref(deal, PDUP__DEAL);
}

void pdup_deal_unref(pdup_deal *deal) {
    if (pdup__handle_unref(deal, PDUP__DEAL)) {
        pdup__handle_free(deal);
    }
}
