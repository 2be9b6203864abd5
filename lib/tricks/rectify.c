/* SPDX-License-Identifier: MIT */
/* What rules 11.5 say of a defective trick, and which revokes follow once cards have come back. */
#include "deal/card_text.h"
#include "tricks/play.h"

static pdup__cards suit_cards(pdup_strain suit) {
    return (pdup__cards)0xff << (PDUP__RANKS * (suit - PDUP_STRAIN_SPADES));
}

static bool is_suit(pdup_strain strain) {
    return strain >= PDUP_STRAIN_SPADES && strain <= PDUP_STRAIN_HEARTS;
}

/* The cards that may be played from a hand: of the suit led, else trumps, else any. */
static pdup__cards lawful(pdup__cards held, pdup_strain led, pdup_strain trump) {
    if (!is_suit(led)) {
        return held;
    }
    pdup__cards allowed = held & suit_cards(led);
    if (allowed == 0 && is_suit(trump)) {
        allowed = held & suit_cards(trump);
    }
    return allowed != 0 ? allowed : held;
}

/* The cards of the highest rank among these. */
static pdup__cards highest(pdup__cards cards) {
    for (int32_t rank = PDUP__RANKS - 1; rank > 0; rank--) {
        pdup__cards found = cards & ((pdup__cards)0x01010101 << rank);
        if (found != 0) {
            return found;
        }
    }
    return cards;
}

/* What the offender must be taken to have held when he played to a trick. */
static pdup__cards held_at(const pdup__play *play, int32_t trick) {
    pdup__cards held = play->hand;
    for (int32_t i = trick - 1; i < play->count; i++) {
        held |= pdup__own_on(play, &play->tricks[i]);
    }
    return held;
}

pdup_status pdup__play_balance(const pdup__play *play, int32_t *difference) {
    int32_t left = PDUP_HAND_CARDS;
    for (int32_t i = 0; i < play->count; i++) {
        const pdup__trick *trick = &play->tricks[i];
        left -= trick->is_over || pdup__own_on(play, trick) != 0;
    }
    *difference = pdup__cards_count(play->hand) - left;
    return pdup__cards_count(pdup__play_own(play)) == PDUP_HAND_CARDS ? PDUP_OK : PDUP_E_TRICK_HAND;
}

pdup_status pdup__play_is_told(const pdup__play *play) {
    int32_t ignored;
    pdup_status status = pdup__play_balance(play, &ignored);
    if (status != PDUP_OK) {
        return status;
    }
    return play->undetermined == 0 ? PDUP_OK : PDUP_E_TRICK_UNKNOWN;
}

bool pdup__is_defective(const pdup__play *play, const pdup__trick *trick) {
    int32_t count = pdup__cards_count(pdup__own_on(play, trick));
    return count > 1 || (count == 0 && trick->is_over);
}

pdup_rectification pdup__play_rectification(const pdup__play *play, int32_t trick,
                                            pdup__cards *choices) {
    const pdup__trick *on = &play->tricks[trick - 1];
    pdup__cards put = pdup__own_on(play, on);
    pdup_strain led = pdup__led_suit(play, on);
    if (put == 0) {
        /* A trump need not be placed: "any card" (11.5.A.2). Without a card of his, another led or the talon did. */
        pdup__cards following = play->hand & suit_cards(led);
        *choices = following != 0 ? following : play->hand;
        return following != 0 ? PDUP_RECTIFICATION_SUIT : PDUP_RECTIFICATION_REVOKE;
    }
    if (on->shown >= 0) {
        *choices = pdup__card_bit(on->shown);
        return PDUP_RECTIFICATION_SHOWN;
    }
    pdup__cards possible = put & lawful(held_at(play, trick), led, play->trump);
    *choices = highest(possible != 0 ? possible : put);
    return possible != 0 ? PDUP_RECTIFICATION_HIGHEST : PDUP_RECTIFICATION_UNLAWFUL;
}

pdup_status pdup__play_choices(const pdup__play *play, int32_t trick, pdup__cards *choices) {
    *choices = 0;
    if (!pdup__play_has_trick(play, trick)) {
        return PDUP_E_RANGE;
    }
    pdup_status status = pdup__play_is_told(play);
    if (status != PDUP_OK) {
        return status;
    }
    if (!pdup__is_defective(play, &play->tricks[trick - 1])) {
        return PDUP_E_RANGE;
    }
    (void)pdup__play_rectification(play, trick, choices);
    return PDUP_OK;
}

pdup_status pdup__play_rectify(pdup__play *play, int32_t trick, int32_t card) {
    pdup__cards choices;
    pdup_status status = pdup__play_choices(play, trick, &choices);
    if (status != PDUP_OK) {
        return status;
    }
    if (!pdup__is_card(card)) {
        return PDUP_E_RANGE;
    }
    pdup__cards bit = pdup__card_bit(card);
    if ((choices & bit) == 0) {
        return PDUP_E_TRICK_CARD;
    }
    pdup__trick *on = &play->tricks[trick - 1];
    pdup__cards *own = &on->cards[pdup__seat_index(play->offender)];
    on->is_revoke = pdup__play_rectification(play, trick, &choices) == PDUP_RECTIFICATION_REVOKE;
    on->returned = *own & ~bit;
    play->hand = (play->hand & ~bit) | on->returned;
    *own = bit;
    play->is_rectified = true;
    return PDUP_OK;
}

pdup__cards pdup__play_revokes(const pdup__play *play, int32_t trick) {
    const pdup__trick *on = &play->tricks[trick - 1];
    pdup__cards played = pdup__own_on(play, on);
    pdup__cards returned = play->restored;
    if (pdup__cards_count(played) != 1) {
        return 0;
    }
    for (int32_t i = 0; i < trick; i++) {
        returned |= play->tricks[i].returned;
    }
    pdup__cards allowed = lawful(held_at(play, trick), pdup__led_suit(play, on), play->trump);
    return (played & allowed) != 0 ? 0 : allowed & returned;
}
