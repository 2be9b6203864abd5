/* SPDX-License-Identifier: MIT */
/* Who may have led to a trick: he who won the one before, or nobody where a card of the talon did. */
#include "deal/card_text.h"
#include "tricks/play.h"

/* The talon has two cards, turned one at a time. */
enum { TALON_TRICKS = 2, ALL_SEATS = (1 << PDUP__SEATS) - 1 };

static uint32_t seat_bit(pdup_seat seat) {
    return 1U << pdup__seat_index(seat);
}

/* How high a card is on a trick: a trump above the suit led, all others below. */
static int32_t height(int32_t card, pdup_strain led, pdup_strain trump) {
    pdup_strain suit = pdup__suit_of(card);
    int32_t above = suit == trump ? 2 : suit == led;
    return above == 0 ? -1 : above * PDUP__RANKS + card % PDUP__RANKS;
}

/* The winner when the offender's card is this one, or when he has none: -1. */
static uint32_t winner_with(const pdup__play *play, const pdup__trick *trick, int32_t own) {
    int32_t cards[PDUP__SEATS];
    pdup_seat best = trick->leader;
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        int index = pdup__seat_index(seat);
        cards[index] = seat == play->offender ? own : pdup__cards_at(trick->cards[index], 0);
    }
    pdup_strain led = pdup__suit_of(cards[pdup__seat_index(trick->leader)]);
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        int32_t card = cards[pdup__seat_index(seat)];
        int32_t highest = cards[pdup__seat_index(best)];
        if (card >= 0 && height(card, led, play->trump) > height(highest, led, play->trump)) {
            best = seat;
        }
    }
    return seat_bit(best);
}

/* As bits, the seats that may have won a trick that is over. Where nobody can tell which of the offender's cards counted,
 * any of them may have; where he put none he has not won (11.5.A), unless one of those not determined lay there. After a
 * talon card the varieties differ: at a table of four it may have won, and the first hand may lead again. */
uint32_t pdup__play_winners(const pdup__play *play, int32_t trick) {
    const pdup__trick *on = &play->tricks[trick - 1];
    pdup__cards own = pdup__own_on(play, on);
    bool is_open = play->undetermined != 0;
    uint32_t winners = is_open ? seat_bit(play->offender) : 0;
    if (on->suit != PDUP_STRAIN_NONE || (is_open && on->leader == play->offender)) {
        return ALL_SEATS;
    }
    if (own == 0 || is_open) {
        winners |= winner_with(play, on, -1);
    }
    for (int32_t i = 0; i < pdup__cards_count(own); i++) {
        winners |= winner_with(play, on, pdup__cards_at(own, i));
    }
    return winners;
}

pdup_status pdup__play_check_lead(const pdup__play *play, int32_t trick) {
    const pdup__trick *on = &play->tricks[trick - 1];
    if (on->suit != PDUP_STRAIN_NONE) {
        bool can_lead = play->trump == PDUP_STRAIN_NO_TRUMP && trick <= TALON_TRICKS;
        return can_lead ? PDUP_OK : PDUP_E_TRICK_TALON;
    }
    bool has_won = trick == 1 || (pdup__play_winners(play, trick - 1) & seat_bit(on->leader)) != 0;
    return has_won ? PDUP_OK : PDUP_E_TRICK_WINNER;
}
