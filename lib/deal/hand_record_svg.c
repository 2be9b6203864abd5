/* SPDX-License-Identifier: MIT */
/* Hand records as pictures. All that is written is our own words, figures and suit symbols, so nothing needs escaping. */
#include "base/seat.h"
#include "deal/card_text.h"
#include "deal/hand_record.h"
#include "text/line.h"

/* In units of the picture. */
enum {
    WIDTH = 460,
    HEIGHT = 350,
    LEFT = 12,
    MIDDLE = 164,
    RIGHT = 316,
    TOP = 56,
    POCKET_HEIGHT = 100,
    LINE_HEIGHT = 19,
    INDENT = 18, /* of the ranks from their suit */
    BOX = 74     /* the table in the middle */
};

static void put_attribute(pdup__writer *writer, const char *name, int32_t value) {
    pdup__put_text(writer, " ");
    pdup__put_text(writer, name);
    pdup__put_text(writer, "=\"");
    pdup__put_integer(writer, value);
    pdup__put_text(writer, "\"");
}

/* Begins a text at a point; more attributes may stand in it. */
static void begin_text(pdup__writer *writer, int32_t x, int32_t y, const char *more) {
    pdup__put_text(writer, "<text");
    put_attribute(writer, "x", x);
    put_attribute(writer, "y", y);
    pdup__put_text(writer, more);
    pdup__put_text(writer, ">");
}

static void end_text(pdup__writer *writer) {
    pdup__put_text(writer, "</text>\n");
}

/* The red suits are dark enough to be read without colour. The sign after a symbol asks for its plain form: phones would
 * paint a picture of their own. */
static void put_suit(pdup__writer *writer, const pdup__hand_record *record, int32_t suit, int32_t x,
                     int32_t y) {
    begin_text(writer, x, y, suit >= 2 ? " fill=\"#b00000\"" : "");
    pdup__put_text(writer, pdup__record_suit(record, suit));
    pdup__put_text(writer, record->suits == PDUP_SUITS_SYMBOLS ? "\xef\xb8\x8e" : "");
    end_text(writer);
}

static void put_talon(pdup__writer *writer, const pdup__hand_record *record, int32_t x, int32_t y) {
    static const char *const places[] = {"upper", "lower"};
    for (int i = 0; i < PDUP_TALON_CARDS; i++) {
        int32_t card = record->deal->talon[i];
        y += LINE_HEIGHT;
        begin_text(writer, x, y, "");
        pdup__put_text(writer, places[i]);
        end_text(writer);
        put_suit(writer, record, card / PDUP__RANKS, x + 3 * INDENT, y);
        begin_text(writer, x + 4 * INDENT, y, "");
        pdup__put_text(writer, pdup__rank_name(card % PDUP__RANKS));
        end_text(writer);
    }
}

static void put_pocket(pdup__writer *writer, const pdup__hand_record *record, pdup_seat seat,
                       int32_t x, int32_t y) {
    begin_text(writer, x, y, " font-weight=\"bold\"");
    pdup__put_seat(writer, record, seat);
    end_text(writer);
    if (seat == record->deal->talon_seat) {
        put_talon(writer, record, x, y);
        return;
    }
    for (int32_t suit = 0; suit < PDUP__SUITS; suit++) {
        y += LINE_HEIGHT;
        put_suit(writer, record, suit, x, y);
        begin_text(writer, x + INDENT, y, "");
        (void)pdup__put_ranks(writer, record, seat, suit);
        end_text(writer);
    }
}

/* The table in the middle, with the number of the board. */
static void put_table(pdup__writer *writer, const pdup__hand_record *record) {
    int32_t top = TOP + POCKET_HEIGHT + (POCKET_HEIGHT - BOX) / 2 - LINE_HEIGHT / 2;
    pdup__put_text(writer, "<rect");
    put_attribute(writer, "x", MIDDLE);
    put_attribute(writer, "y", top);
    put_attribute(writer, "width", BOX);
    put_attribute(writer, "height", BOX);
    pdup__put_text(writer, " fill=\"none\" stroke=\"#000000\"/>\n");
    if (record->board != 0) {
        begin_text(writer, MIDDLE + BOX / 2, top + BOX / 2 + LINE_HEIGHT / 2 - 2,
                   " text-anchor=\"middle\" font-size=\"22\"");
        pdup__put_integer(writer, record->board);
        end_text(writer);
    }
}

/* What a reader of the screen speaks, and the place of the mouse shows. */
static void put_description(pdup__writer *writer, const pdup__hand_record *record) {
    pdup__line line = {.length = 0};
    pdup__put_text(writer, "<title>");
    pdup__put_heading(writer, record);
    pdup__put_text(writer, "</title>\n<desc>");
    pdup__add_deal_line(&line, record->deal);
    pdup__put(writer, line.bytes, line.length);
    pdup__put_text(writer, "</desc>\n");
}

static void put_all(pdup__writer *writer, const void *what) {
    const pdup__hand_record *record = what;
    pdup__put_text(writer, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ");
    pdup__put_integer(writer, WIDTH);
    pdup__put_text(writer, " ");
    pdup__put_integer(writer, HEIGHT);
    pdup__put_text(writer, "\" role=\"img\" font-family=\"sans-serif\" font-size=\"15\""
                           " fill=\"#000000\">\n");
    put_description(writer, record);
    pdup__put_text(writer, "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
    begin_text(writer, LEFT, LINE_HEIGHT + 4, " font-size=\"17\" font-weight=\"bold\"");
    pdup__put_heading(writer, record);
    end_text(writer);
    put_pocket(writer, record, PDUP_SEAT_N, MIDDLE, TOP);
    put_pocket(writer, record, PDUP_SEAT_W, LEFT, TOP + POCKET_HEIGHT);
    put_table(writer, record);
    put_pocket(writer, record, PDUP_SEAT_E, RIGHT, TOP + POCKET_HEIGHT);
    put_pocket(writer, record, PDUP_SEAT_S, MIDDLE, TOP + 2 * POCKET_HEIGHT);
    pdup__put_text(writer, "</svg>\n");
}

pdup_status pdup_deal_hand_record_svg(const pdup_deal *deal, int32_t board, int32_t seats,
                                      pdup_suits suits, char *buf, size_t cap, size_t *len_out) {
    return pdup__hand_record_give(deal, board, seats, suits, put_all, buf, cap, len_out);
}
