/* SPDX-License-Identifier: MIT */
/* The canonical line of a deal: `N:AKQ7.T98.J.K7 E:... S:... W:7D+9H`. */
#include "base/seat.h"
#include "deal/card_text.h"
#include "deal/deal.h"
#include "text/line.h"

static const char rank_letters[] = "789TJQKA";
static const char suit_letters[] = "SCDH";

void pdup__add_hand(pdup__line *line, const int32_t *cards) {
    for (int32_t suit = 0; suit < PDUP__SUITS; suit++) {
        size_t before = line->length;
        pdup__line_add(line, suit > 0 ? "." : "");
        before += suit > 0;
        for (int i = PDUP_HAND_CARDS - 1; i >= 0; i--) {
            if (cards[i] / PDUP__RANKS == suit) {
                pdup__line_add_bytes(line, &rank_letters[cards[i] % PDUP__RANKS], 1);
            }
        }
        if (line->length == before) {
            pdup__line_add(line, "-");
        }
    }
}

void pdup__add_talon(pdup__line *line, const int32_t *cards, const char *between) {
    for (int i = 0; i < PDUP_TALON_CARDS; i++) {
        pdup__line_add(line, i > 0 ? between : "");
        pdup__line_add_bytes(line, &rank_letters[cards[i] % PDUP__RANKS], 1);
        pdup__line_add_bytes(line, &suit_letters[cards[i] / PDUP__RANKS], 1);
    }
}

void pdup__add_deal_line(pdup__line *line, const pdup_deal *deal) {
    for (int i = 0; i < PDUP__SEATS; i++) {
        pdup__line_add(line, i > 0 ? " " : "");
        pdup__line_add(line, pdup__seat_name(PDUP_SEAT_N + i));
        pdup__line_add(line, ":");
        if (pdup__seat_index(deal->talon_seat) == i) {
            pdup__add_talon(line, deal->talon, "+");
        } else {
            pdup__add_hand(line, deal->hands[i]);
        }
    }
}

pdup_status pdup_card_text(int32_t card, char *buf, size_t cap, size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    if (card < 0 || card >= PDUP_CARDS) {
        return PDUP_E_RANGE;
    }
    char text[] = {rank_letters[card % PDUP__RANKS], suit_letters[card / PDUP__RANKS], '\0'};
    return pdup__text_give(text, 2, buf, cap, len_out);
}

pdup_status pdup_deal_text(const pdup_deal *deal, char *buf, size_t cap, size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    if (!pdup__handle_is(deal, PDUP__DEAL)) {
        return PDUP_E_ARG;
    }
    pdup__line line = {.length = 0};
    pdup__add_deal_line(&line, deal);
    return pdup__text_give(line.bytes, line.length, buf, cap, len_out);
}
