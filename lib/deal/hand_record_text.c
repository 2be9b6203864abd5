/* SPDX-License-Identifier: MIT */
/* Hand records as lines of text. */
#include "base/seat.h"
#include "deal/card_text.h"
#include "deal/hand_record.h"

#include <string.h>

/* Where the pockets of the left, the middle and the right begin, and how many lines each has. */
enum { MIDDLE = 20, RIGHT = 40, POCKET_LINES = 1 + PDUP__SUITS };

static void put_spaces(pdup__writer *writer, size_t count) {
    for (size_t i = 0; i < count; i++) {
        pdup__put_text(writer, " ");
    }
}

static size_t put_card(pdup__writer *writer, const pdup__hand_record *record, const char *place,
                       int32_t card) {
    const char *rank = pdup__rank_name(card % PDUP__RANKS);
    pdup__put_text(writer, place);
    pdup__put_text(writer, pdup__record_suit(record, card / PDUP__RANKS));
    pdup__put_text(writer, " ");
    pdup__put_text(writer, rank);
    return strlen(place) + 2 + strlen(rank);
}

/* A line of a pocket; returns its characters, not its bytes. */
static size_t put_line(pdup__writer *writer, const pdup__hand_record *record, pdup_seat seat,
                       int32_t line) {
    static const char *const places[] = {"upper ", "lower "};
    size_t before = writer->length;
    if (line == 0) {
        pdup__put_seat(writer, record, seat);
        return writer->length - before;
    }
    if (seat != record->deal->talon_seat) {
        pdup__put_text(writer, pdup__record_suit(record, line - 1));
        pdup__put_text(writer, " ");
        return 2 + pdup__put_ranks(writer, record, seat, line - 1);
    }
    return line > PDUP_TALON_CARDS
               ? 0
               : put_card(writer, record, places[line - 1], record->deal->talon[line - 1]);
}

static void put_middle(pdup__writer *writer, const pdup__hand_record *record, pdup_seat seat) {
    int32_t lines = seat == record->deal->talon_seat ? 1 + PDUP_TALON_CARDS : POCKET_LINES;
    for (int32_t line = 0; line < lines; line++) {
        put_spaces(writer, MIDDLE);
        (void)put_line(writer, record, seat, line);
        pdup__put_text(writer, "\n");
    }
}

static void put_sides(pdup__writer *writer, const pdup__hand_record *record) {
    bool is_talon_right = record->deal->talon_seat == PDUP_SEAT_E;
    for (int32_t line = 0; line < POCKET_LINES; line++) {
        size_t width = put_line(writer, record, PDUP_SEAT_W, line);
        if (!is_talon_right || line <= PDUP_TALON_CARDS) {
            put_spaces(writer, RIGHT - width);
        }
        (void)put_line(writer, record, PDUP_SEAT_E, line);
        pdup__put_text(writer, "\n");
    }
}

static void put_all(pdup__writer *writer, const void *what) {
    pdup__put_heading(writer, what);
    pdup__put_text(writer, "\n\n");
    put_middle(writer, what, PDUP_SEAT_N);
    put_sides(writer, what);
    put_middle(writer, what, PDUP_SEAT_S);
}

pdup_status pdup_deal_hand_record_text(const pdup_deal *deal, int32_t board, int32_t seats,
                                       pdup_suits suits, char *buf, size_t cap, size_t *len_out) {
    return pdup__hand_record_give(deal, board, seats, suits, put_all, buf, cap, len_out);
}
