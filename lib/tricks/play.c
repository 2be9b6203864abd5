/* SPDX-License-Identifier: MIT */
/* The facts of rules 11.5 as they are entered: no card twice, one card of each other player on a trick. */
#include "tricks/play.h"

#include "deal/card_text.h"

int32_t pdup__cards_count(pdup__cards cards) {
    int32_t count = 0;
    for (; cards != 0; cards &= cards - 1) {
        count++;
    }
    return count;
}

int32_t pdup__cards_at(pdup__cards cards, int32_t index) {
    for (int32_t card = 0; card < PDUP_CARDS; card++) {
        if ((cards & pdup__card_bit(card)) != 0 && index-- == 0) {
            return card;
        }
    }
    return -1;
}

pdup__cards pdup__card_bit(int32_t card) {
    return (pdup__cards)1 << card;
}

bool pdup__is_card(int32_t number) {
    return number >= 0 && number < PDUP_CARDS;
}

pdup_strain pdup__suit_of(int32_t card) {
    return PDUP_STRAIN_SPADES + card / PDUP__RANKS;
}

bool pdup__play_has_trick(const pdup__play *play, int32_t trick) {
    return trick >= 1 && trick <= play->count;
}

pdup__cards pdup__own_on(const pdup__play *play, const pdup__trick *trick) {
    return trick->cards[pdup__seat_index(play->offender)];
}

pdup__cards pdup__play_own(const pdup__play *play) {
    pdup__cards own = play->hand | play->undetermined;
    for (int32_t i = 0; i < play->count; i++) {
        own |= pdup__own_on(play, &play->tricks[i]);
    }
    return own;
}

/* All cards that lie somewhere. */
static pdup__cards taken(const pdup__play *play) {
    pdup__cards all = play->hand | play->undetermined;
    for (int32_t i = 0; i < play->count; i++) {
        for (int seat = 0; seat < PDUP__SEATS; seat++) {
            all |= play->tricks[i].cards[seat];
        }
    }
    return all;
}

pdup_status pdup__play_begin(pdup__play *play, pdup_seat talon_seat, pdup_seat offender,
                             pdup_strain trump) {
    if (!pdup__seat_is_valid(talon_seat) || !pdup__seat_is_valid(offender) ||
        talon_seat == offender || trump < PDUP_STRAIN_SPADES || trump > PDUP_STRAIN_NO_TRUMP) {
        return PDUP_E_RANGE;
    }
    *play = (pdup__play){.talon_seat = talon_seat, .offender = offender, .trump = trump};
    return PDUP_OK;
}

/* One card more in a set; `others` lie elsewhere. */
static pdup_status add_card(pdup__cards *set, pdup__cards others, int32_t card) {
    if (!pdup__is_card(card)) {
        return PDUP_E_RANGE;
    }
    if (((*set | others) & pdup__card_bit(card)) != 0) {
        return PDUP_E_DEAL_TWICE;
    }
    *set |= pdup__card_bit(card);
    return PDUP_OK;
}

/* A set of the offender's that is given anew; what it held before is free again. */
static pdup_status set_cards(const pdup__play *play, pdup__cards *set, const int32_t *cards,
                             int32_t count) {
    pdup__cards others = taken(play) & ~*set;
    pdup__cards given = 0;
    if (count < 0 || count > PDUP_CARDS) {
        return PDUP_E_RANGE;
    }
    if (play->is_rectified) {
        return PDUP_E_STATE;
    }
    for (int32_t i = 0; i < count; i++) {
        pdup_status status = add_card(&given, others, cards[i]);
        if (status != PDUP_OK) {
            return status;
        }
    }
    *set = given;
    return PDUP_OK;
}

pdup_status pdup__play_set_hand(pdup__play *play, const int32_t *cards, int32_t count) {
    return set_cards(play, &play->hand, cards, count);
}

pdup_status pdup__play_set_undetermined(pdup__play *play, const int32_t *cards, int32_t count) {
    return set_cards(play, &play->undetermined, cards, count);
}

static bool is_player(const pdup__play *play, pdup_seat seat) {
    return pdup__seat_is_valid(seat) && seat != play->talon_seat;
}

static pdup_status put_cards(const pdup__play *play, pdup__trick *trick, const int32_t *seats,
                             const int32_t *cards, int32_t count) {
    pdup__cards others = taken(play);
    for (int32_t i = 0; i < count; i++) {
        if (!is_player(play, seats[i])) {
            return PDUP_E_RANGE;
        }
        pdup__cards *set = &trick->cards[pdup__seat_index(seats[i])];
        pdup_status status = add_card(set, others, cards[i]);
        if (status != PDUP_OK) {
            return status;
        }
        others |= *set;
    }
    return PDUP_OK;
}

/* One card of each other player, but none of those who have not played yet. */
static bool is_counted(const pdup__play *play, const pdup__trick *trick) {
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        if (seat == play->offender || seat == play->talon_seat) {
            continue;
        }
        int32_t count = pdup__cards_count(trick->cards[pdup__seat_index(seat)]);
        if (count > 1 || (count == 0 && trick->is_over)) {
            return false;
        }
    }
    return true;
}

pdup_status pdup__play_add_trick(pdup__play *play, pdup__trick trick, const int32_t *seats,
                                 const int32_t *cards, int32_t count) {
    if (!is_player(play, trick.leader) || trick.suit < PDUP_STRAIN_NONE ||
        trick.suit > PDUP_STRAIN_HEARTS || count < 0 || count > PDUP_CARDS) {
        return PDUP_E_RANGE;
    }
    if (play->is_rectified || play->count == PDUP_HAND_CARDS ||
        (play->count > 0 && !play->tricks[play->count - 1].is_over)) {
        return PDUP_E_STATE;
    }
    trick.shown = -1;
    pdup_status status = put_cards(play, &trick, seats, cards, count);
    if (status != PDUP_OK) {
        return status;
    }
    if (!is_counted(play, &trick)) {
        return PDUP_E_TRICK_COUNT;
    }
    if (trick.suit == PDUP_STRAIN_NONE && trick.cards[pdup__seat_index(trick.leader)] == 0) {
        return PDUP_E_TRICK_LEAD;
    }
    play->tricks[play->count++] = trick;
    return PDUP_OK;
}

pdup_status pdup__play_set_shown(pdup__play *play, int32_t trick, int32_t card) {
    if (!pdup__play_has_trick(play, trick) || !pdup__is_card(card)) {
        return PDUP_E_RANGE;
    }
    pdup__trick *on = &play->tricks[trick - 1];
    if ((pdup__own_on(play, on) & pdup__card_bit(card)) == 0) {
        return PDUP_E_TRICK_CARD;
    }
    on->shown = card;
    return PDUP_OK;
}

pdup_status pdup__play_restore(pdup__play *play, int32_t card) {
    if (!pdup__is_card(card)) {
        return PDUP_E_RANGE;
    }
    pdup__cards own = pdup__play_own(play);
    pdup__cards bit = pdup__card_bit(card);
    bool is_new = (own & bit) == 0;
    if ((taken(play) & ~own & bit) != 0 || (play->restored & bit) != 0) {
        return PDUP_E_DEAL_TWICE;
    }
    if (is_new && pdup__cards_count(own) >= PDUP_HAND_CARDS) {
        return PDUP_E_TRICK_HAND;
    }
    play->hand |= is_new ? bit : 0;
    play->restored |= bit;
    play->is_rectified = true;
    return PDUP_OK;
}

pdup_strain pdup__led_suit(const pdup__play *play, const pdup__trick *trick) {
    pdup__cards led = trick->cards[pdup__seat_index(trick->leader)];
    if (trick->suit != PDUP_STRAIN_NONE || trick->leader == play->offender) {
        return trick->suit;
    }
    return pdup__suit_of(pdup__cards_at(led, 0));
}
