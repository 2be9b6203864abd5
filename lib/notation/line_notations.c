/* SPDX-License-Identifier: MIT */
/* One deal a line: our own line, and `deal: HAND HAND HAND TALON ELDER [-> result] [# comment]`. */
#include "notation/notation.h"

/* Blank lines and comments have no deal. */
static bool has_deal(pdup__card_lines *in) {
    pdup__skip_blanks(in);
    return !pdup__at_end(in) && in->cards.text[in->cards.at] != '#';
}

void pdup__read_lines(pdup__card_lines *in) {
    while (pdup__next_deal_line(in)) {
        if (has_deal(in)) {
            pdup_deal *deal = pdup__read_deal_line(in);
            if (deal) {
                pdup__add_deal(in, deal, 0, PDUP_SEAT_NONE);
            }
        }
    }
}

/* What stands behind the deal. */
static void pass_over(pdup__card_lines *in) {
    if (pdup__take_word(in, "->") && has_deal(in)) {
        pdup__tell(in, PDUP_W_DEAL_PASSED_OVER, PDUP__M_PASSED_RESULT);
        return;
    }
    if (!pdup__at_end(in)) {
        bool is_comment = in->cards.text[in->cards.at] == '#';
        pdup__tell(in, is_comment ? PDUP_W_DEAL_PASSED_OVER : PDUP_E_DEAL_FORM,
                   is_comment ? PDUP__M_PASSED_COMMENT : PDUP__M_ONE_LINE_END);
    }
}

static void read_deal(pdup__card_lines *in) {
    pdup__forget_cards(in);
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        int32_t count = seat == PDUP_SEAT_W ? PDUP_TALON_CARDS : PDUP_HAND_CARDS;
        if (!pdup__read_cards(in, seat, count)) {
            return;
        }
    }
    for (int32_t elder = 0; elder < 3; elder++) {
        static const char *const words[] = {"0", "1", "2"};
        if (pdup__take_word(in, words[elder])) {
            pdup__keep_deal(in, 3 * PDUP_HAND_CARDS, 0, PDUP_SEAT_N + elder);
            pass_over(in);
            return;
        }
    }
    pdup__tell(in, PDUP_E_DEAL_FORM, PDUP__M_ONE_LINE_ELDER);
}

void pdup__read_one_line(pdup__card_lines *in) {
    while (pdup__next_deal_line(in)) {
        if (!has_deal(in)) {
            continue;
        }
        if (pdup__take_word(in, "deal:")) {
            read_deal(in);
        } else {
            pdup__tell(in, PDUP_E_DEAL_FORM, PDUP__M_ONE_LINE_BEGIN);
        }
    }
}
