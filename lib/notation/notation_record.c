/* SPDX-License-Identifier: MIT */
/* A record of keywords from `begin` to `end`. The three hands sit N E S, the talon lies in W. */
#include "notation/notation.h"

typedef struct record {
    int32_t hands;
    bool has_talon;
    int32_t upper; /* the place of the talon in the order of the cards */
    pdup_seat first_hand;
    bool has_begun;
    bool is_wrong;
} record;

static void begin(pdup__card_lines *in, record *read, bool has_begun) {
    pdup__forget_cards(in);
    *read = (record){.first_hand = PDUP_SEAT_NONE, .has_begun = has_begun};
}

/* Cards of a pocket, to the end of the line. */
static void read_pocket(pdup__card_lines *in, record *read, pdup_seat seat, int32_t count) {
    if (!pdup__read_cards(in, seat, count)) {
        read->is_wrong = true;
        return;
    }
    pdup__skip_blanks(in);
    if (!pdup__at_end(in)) {
        pdup__tell(in, PDUP_E_DEAL_COUNT, PDUP__M_NONE);
        read->is_wrong = true;
    }
}

static void read_hand(pdup__card_lines *in, record *read) {
    if (read->hands == 3) {
        pdup__tell(in, PDUP_E_DEAL_COUNT, PDUP__M_FOURTH_HAND);
        read->is_wrong = true;
        return;
    }
    read_pocket(in, read, PDUP_SEAT_N + read->hands++, PDUP_HAND_CARDS);
}

static void read_talon(pdup__card_lines *in, record *read) {
    if (read->has_talon) {
        pdup__tell(in, PDUP_E_DEAL_COUNT, PDUP__M_SECOND_TALON);
        read->is_wrong = true;
        return;
    }
    read->has_talon = true;
    read->upper = in->cards.count;
    read_pocket(in, read, PDUP_SEAT_W, PDUP_TALON_CARDS);
}

static void read_first_hand(pdup__card_lines *in, record *read) {
    size_t start = in->cards.at;
    static const char *const words[] = {"0", "1", "2"};
    for (int32_t i = 0; i < 3; i++) {
        if (pdup__take_word(in, words[i])) {
            read->first_hand = PDUP_SEAT_N + i;
            pdup__pass_over_rest(in, PDUP__M_PASSED_MORE);
            return;
        }
    }
    if (pdup__take_word(in, "3")) {
        in->cards.at = start;
        pdup__tell(in, PDUP_W_DEAL_PASSED_OVER, PDUP__M_FOURTH_PLAYER);
        return;
    }
    pdup__tell(in, PDUP_E_DEAL_FORM, PDUP__M_RECORD_FIRST_PLAYER);
    read->is_wrong = true;
}

static void end(pdup__card_lines *in, record *read) {
    if (!read->is_wrong && (read->hands < 3 || !read->has_talon)) {
        pdup__tell(in, PDUP_E_DEAL_COUNT, PDUP__M_RECORD_SHORT);
    } else if (!read->is_wrong) {
        pdup__keep_deal(in, read->upper, 0, read->first_hand);
    }
    begin(in, read, false);
}

/* A line before `begin`. The first of them is told, to an `end` or a `begin`. */
static void refuse_line(pdup__card_lines *in, record *read) {
    if (!read->is_wrong) {
        pdup__tell(in, PDUP_E_DEAL_FORM, PDUP__M_RECORD_BEGIN);
    }
    read->is_wrong = !pdup__take_word(in, "end");
}

static void read_line(pdup__card_lines *in, record *read) {
    if (pdup__take_word(in, "begin")) {
        if (read->has_begun) {
            pdup__tell(in, PDUP_E_DEAL_FORM, PDUP__M_RECORD_NO_END);
        }
        begin(in, read, true);
        pdup__pass_over_rest(in, PDUP__M_PASSED_MORE);
    } else if (!read->has_begun) {
        refuse_line(in, read);
    } else if (pdup__take_word(in, "HAND")) {
        read_hand(in, read);
    } else if (pdup__take_word(in, "WIDOW")) {
        read_talon(in, read);
    } else if (pdup__take_word(in, "FIRSTPLAYER")) {
        read_first_hand(in, read);
    } else if (pdup__take_word(in, "CONTRACT") || pdup__take_word(in, "MOVE") ||
               pdup__take_word(in, "NUMOFPLAYERS")) {
        in->cards.at = in->line_start;
        pdup__tell(in, PDUP_W_DEAL_PASSED_OVER, PDUP__M_PASSED_LINE);
    } else if (pdup__take_word(in, "end")) {
        end(in, read);
        pdup__pass_over_rest(in, PDUP__M_PASSED_MORE);
    } else {
        pdup__tell(in, PDUP_E_DEAL_FORM, PDUP__M_RECORD_KEYWORD);
    }
}

void pdup__read_record(pdup__card_lines *in) {
    record read;
    begin(in, &read, false);
    while (pdup__next_deal_line(in)) {
        pdup__skip_blanks(in);
        if (!pdup__at_end(in)) {
            read_line(in, &read);
        }
    }
    if (read.has_begun) {
        pdup__tell(in, PDUP_E_DEAL_FORM, PDUP__M_RECORD_CUT);
    }
}
