/* SPDX-License-Identifier: MIT */
/* Hand and tricks (rules 11.5): the facts, and what follows from them. */
#ifndef PDUP_TRICKS_PLAY_H
#define PDUP_TRICKS_PLAY_H

#include "base/seat.h"

#include <pdup/tricks.h>

/* A set of cards: bit n is card n. */
typedef uint32_t pdup__cards;

typedef struct pdup__trick {
    pdup_seat leader;
    pdup_strain suit; /* that of a talon card, else #PDUP_STRAIN_NONE */
    bool is_over;
    bool is_revoke; /* he is deemed to have revoked (rules 11.5.A.2) */
    int32_t shown;  /* -1 while it is not known */
    pdup__cards cards[PDUP__SEATS];
    pdup__cards returned; /* went from here back to the hand */
} pdup__trick;

typedef struct pdup__play {
    pdup_seat talon_seat;
    pdup_seat offender;
    pdup_strain trump;
    bool is_rectified; /* cards were placed or came back: the facts stand */
    int32_t count;
    pdup__cards hand;
    pdup__cards undetermined;
    pdup__cards restored;
    pdup__trick tricks[PDUP_HAND_CARDS];
} pdup__play;

int32_t pdup__cards_count(pdup__cards cards);
/* The card at this place in rising order, -1 when there are not so many. */
int32_t pdup__cards_at(pdup__cards cards, int32_t index);
pdup__cards pdup__card_bit(int32_t card);
bool pdup__is_card(int32_t number);
/* Its suit, #PDUP_STRAIN_SPADES to #PDUP_STRAIN_HEARTS. */
pdup_strain pdup__suit_of(int32_t card);

/* The facts, with the statuses of the public functions; on failure nothing has changed. */
pdup_status pdup__play_begin(pdup__play *play, pdup_seat talon_seat, pdup_seat offender,
                             pdup_strain trump);
pdup_status pdup__play_set_hand(pdup__play *play, const int32_t *cards, int32_t count);
pdup_status pdup__play_set_undetermined(pdup__play *play, const int32_t *cards, int32_t count);
/* `trick` holds the leader, the suit and whether it is over. */
pdup_status pdup__play_add_trick(pdup__play *play, pdup__trick trick, const int32_t *seats,
                                 const int32_t *cards, int32_t count);
pdup_status pdup__play_set_shown(pdup__play *play, int32_t trick, int32_t card);
pdup_status pdup__play_restore(pdup__play *play, int32_t card);

/* Tricks are numbered from 1. */
bool pdup__play_has_trick(const pdup__play *play, int32_t trick);
/* All cards of the offender, those that he has played among them. */
pdup__cards pdup__play_own(const pdup__play *play);
/* Those that the offender has on a trick. */
pdup__cards pdup__own_on(const pdup__play *play, const pdup__trick *trick);
/* The suit led, #PDUP_STRAIN_NONE where the offender may have led any. */
pdup_strain pdup__led_suit(const pdup__play *play, const pdup__trick *trick);

/* The seats, as bits from N on, that may have won a trick that is over. */
uint32_t pdup__play_winners(const pdup__play *play, int32_t trick);
/* #PDUP_OK, #PDUP_E_TRICK_TALON or #PDUP_E_TRICK_WINNER for the lead to a trick. */
pdup_status pdup__play_check_lead(const pdup__play *play, int32_t trick);

/* The answers. #PDUP_E_TRICK_HAND when the offender's cards are not ten. */
pdup_status pdup__play_balance(const pdup__play *play, int32_t *difference);
/* #PDUP_OK when it can be told which tricks are defective. */
pdup_status pdup__play_is_told(const pdup__play *play);
bool pdup__is_defective(const pdup__play *play, const pdup__trick *trick);
/* How a defective trick is put right, and the cards to choose from. */
pdup_rectification pdup__play_rectification(const pdup__play *play, int32_t trick,
                                            pdup__cards *choices);
/* The same cards, none on failure, with the statuses of the public functions. */
pdup_status pdup__play_choices(const pdup__play *play, int32_t trick, pdup__cards *choices);
pdup_status pdup__play_rectify(pdup__play *play, int32_t trick, int32_t card);
/* Cards that came back and ought to have been played to a trick. */
pdup__cards pdup__play_revokes(const pdup__play *play, int32_t trick);

#endif
