/* SPDX-License-Identifier: MIT */
/* A letter a card: `[id order cards ...]`, or the cards alone. Player 1 sits N, 2 E, 3 S. */
#include "notation/notation.h"

#include <string.h>

/* By suits spades, diamonds, hearts, clubs, from the 7 to the ace. */
static const char letters[] = "123456789ABCDEFGHIJKLMNOPQRSTUVW";
static const int32_t suits[] = {0, 2, 3, 1};

char pdup__card_letter(int32_t card) {
    int32_t place = 0;
    while (suits[place] != card / PDUP__RANKS) {
        place++;
    }
    return letters[place * PDUP__RANKS + card % PDUP__RANKS];
}

/* The seats of the hands in the order they are listed; false if it is none. */
static bool read_order(pdup__notation *in, pdup_seat *seats) {
    const char *word = in->cards.text + in->cards.at;
    unsigned seen = 0;
    bool is_right = pdup__word_end(in) - in->cards.at == 3;
    for (int i = 0; is_right && i < 3; i++) {
        is_right = word[i] >= '1' && word[i] <= '3';
        seats[i] = PDUP_SEAT_N + (is_right ? word[i] - '1' : 0);
        seen |= 1U << seats[i];
    }
    if (!is_right || seen != (1U << PDUP_SEAT_N | 1U << PDUP_SEAT_E | 1U << PDUP_SEAT_S)) {
        pdup__tell(in, PDUP_E_DEAL_FORM, "the order of the hands is 123 or the like");
        return false;
    }
    in->cards.at += 3;
    pdup__skip_blanks(in);
    return true;
}

static bool read_letters(pdup__notation *in, const pdup_seat *seats) {
    pdup__card_reader *cards = &in->cards;
    for (int32_t i = 0; i < PDUP_CARDS; i++) {
        char letter = pdup__at_end(in) ? '\0' : cards->text[cards->at];
        const char *found = letter != '\0' ? strchr(letters, letter) : NULL;
        pdup_status status = PDUP_E_DEAL_CARD;
        if (found) {
            int32_t index = (int32_t)(found - letters);
            status = pdup__take_card(cards,
                                     suits[index / PDUP__RANKS] * PDUP__RANKS + index % PDUP__RANKS,
                                     seats[i / PDUP_HAND_CARDS]);
        }
        if (status != PDUP_OK) {
            pdup__tell(in, status, "");
            return false;
        }
        cards->at++;
    }
    return true;
}

/* The id of a record, for which a deal has no place. */
static void read_id(pdup__notation *in) {
    static const char name[] = "Id";
    size_t end = pdup__word_end(in);
    pdup__tag id = {name, sizeof name - 1, in->cards.at + 1, end - in->cards.at - 1};
    if (id.value_size > 0) {
        pdup__keep_tag(in, &id);
    }
    in->cards.at = end;
    pdup__skip_blanks(in);
}

static void read_record(pdup__notation *in) {
    pdup_seat seats[] = {PDUP_SEAT_N, PDUP_SEAT_E, PDUP_SEAT_S, PDUP_SEAT_W};
    pdup__forget_cards(in);
    bool is_whole = in->cards.text[in->cards.at] == '[';
    if (is_whole) {
        read_id(in);
        if (!read_order(in, seats)) {
            return;
        }
    }
    if (!read_letters(in, seats)) {
        return;
    }
    pdup__skip_blanks(in);
    pdup__keep_deal(in, 3 * PDUP_HAND_CARDS, 0, PDUP_SEAT_NONE);
    if (is_whole && pdup__take_word(in, "]")) {
        pdup__pass_over_rest(in, "what follows");
    } else if (!pdup__at_end(in)) {
        pdup__tell(in, PDUP_W_DEAL_PASSED_OVER, "the bids, the play and the result");
        pdup__compare_tricks(in);
    }
}

void pdup__read_ppn(pdup__notation *in) {
    while (pdup__next_deal_line(in)) {
        pdup__skip_blanks(in);
        if (!pdup__at_end(in) && in->cards.text[in->cards.at] != '#') {
            read_record(in);
            in->tag_count = 0;
        }
    }
}
