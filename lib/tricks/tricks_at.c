/* SPDX-License-Identifier: MIT */
/* What hand and tricks hold, piece by piece. */
#include "tricks/tricks.h"

pdup_seat pdup_tricks_offender(const pdup_tricks *tricks) {
    return pdup__handle_is(tricks, PDUP__TRICKS) ? tricks->play.offender : PDUP_SEAT_NONE;
}

int32_t pdup_tricks_trick_count(const pdup_tricks *tricks) {
    return pdup__handle_is(tricks, PDUP__TRICKS) ? tricks->play.count : PDUP_E_ARG;
}

static pdup_status find_played(const pdup_tricks *tricks, int32_t trick, pdup_seat seat,
                               pdup__cards *cards) {
    if (!pdup__handle_is(tricks, PDUP__TRICKS)) {
        return PDUP_E_ARG;
    }
    if (!pdup__play_has_trick(&tricks->play, trick) || !pdup__seat_is_valid(seat)) {
        return PDUP_E_RANGE;
    }
    *cards = tricks->play.tricks[trick - 1].cards[pdup__seat_index(seat)];
    return PDUP_OK;
}

pdup_status pdup__give_cards(pdup__cards cards, int32_t *buf, int32_t cap, int32_t *count_out) {
    *count_out = pdup__cards_count(cards);
    if (buf && cap < *count_out) {
        return PDUP_E_SPACE;
    }
    for (int32_t i = 0; buf && i < *count_out; i++) {
        buf[i] = pdup__cards_at(cards, i);
    }
    return PDUP_OK;
}

pdup_status pdup_tricks_played(const pdup_tricks *tricks, int32_t trick, pdup_seat seat,
                               int32_t *buf, int32_t cap, int32_t *count_out) {
    pdup__cards cards;
    if (!count_out) {
        return PDUP_E_ARG;
    }
    *count_out = 0;
    pdup_status status = find_played(tricks, trick, seat, &cards);
    return status == PDUP_OK ? pdup__give_cards(cards, buf, cap, count_out) : status;
}

pdup_strain pdup_tricks_suit(const pdup_tricks *tricks, int32_t trick) {
    if (!pdup__handle_is(tricks, PDUP__TRICKS) || !pdup__play_has_trick(&tricks->play, trick)) {
        return PDUP_STRAIN_NONE;
    }
    const pdup__trick *asked = &tricks->play.tricks[trick - 1];
    pdup__cards own = pdup__own_on(&tricks->play, asked);
    pdup_strain led = pdup__led_suit(&tricks->play, asked);
    bool is_one = led == PDUP_STRAIN_NONE && pdup__cards_count(own) == 1;
    return is_one ? pdup__suit_of(pdup__cards_at(own, 0)) : led;
}

pdup_status pdup_tricks_cards(const pdup_tricks *tricks, int32_t *buf, int32_t cap,
                              int32_t *count_out) {
    if (!count_out) {
        return PDUP_E_ARG;
    }
    *count_out = 0;
    if (!pdup__handle_is(tricks, PDUP__TRICKS)) {
        return PDUP_E_ARG;
    }
    return pdup__give_cards(tricks->play.hand, buf, cap, count_out);
}
