/* SPDX-License-Identifier: MIT */
/* Deals written in the notations that are read. Where hands are only counted, the first is that of the seat after the
 * talon's: read again they sit N E S. */
#include "base/seat.h"
#include "deal/board.h"
#include "deal/card_text.h"
#include "deal/deal.h"
#include "notation/notation.h"
#include "text/writer.h"

enum { HANDS = 3, COLUMN = 26 };

/* What is written. */
typedef struct writing {
    const pdup_deal *deal;
    pdup_notation notation;
    int32_t board;        /* 0: none */
    pdup_seat first_hand; /* #PDUP_SEAT_NONE: not told */
    int64_t number;
} writing;

static const char *const suit_symbols[] = {"\xe2\x99\xa0", "\xe2\x99\xa3", "\xe2\x99\xa6",
                                           "\xe2\x99\xa5"};

/* The seat of a hand in the order of the counted ones. */
static pdup_seat counted_seat(const pdup_deal *deal, int hand) {
    pdup_seat seat = deal->talon_seat;
    for (int i = 0; i <= hand; i++) {
        seat = pdup__seat_next(seat);
    }
    return seat;
}

/* From 0; the first of the three where none is told. */
static int32_t counted_first_hand(const writing *of) {
    for (int32_t hand = 1; hand < HANDS; hand++) {
        if (counted_seat(of->deal, hand) == of->first_hand) {
            return hand;
        }
    }
    return 0;
}

/* The cards of the three hands and the talon, as they are counted. */
static const int32_t *counted_cards(const pdup_deal *deal, int hand, int32_t *count) {
    *count = hand == HANDS ? PDUP_TALON_CARDS : PDUP_HAND_CARDS;
    return hand == HANDS ? deal->talon : deal->hands[pdup__seat_index(counted_seat(deal, hand))];
}

/* A suit's symbol before its first card, or before each card of the talon. */
static void put_one_line(pdup__writer *writer, const writing *of) {
    static const char *const ranks[] = {"7", "8", "9", "X", "J", "Q", "K", "A"};
    pdup__put_text(writer, "deal:");
    for (int hand = 0; hand <= HANDS; hand++) {
        int32_t count;
        const int32_t *cards = counted_cards(of->deal, hand, &count);
        pdup__put_text(writer, hand == 0 ? " " : "   ");
        for (int32_t i = 0; i < count; i++) {
            int32_t suit = cards[i] / PDUP__RANKS;
            if (i == 0 || hand == HANDS || suit != cards[i - 1] / PDUP__RANKS) {
                pdup__put_text(writer, i > 0 && hand < HANDS ? " " : "");
                pdup__put_text(writer, suit_symbols[suit]);
            }
            pdup__put_text(writer, ranks[cards[i] % PDUP__RANKS]);
        }
    }
    pdup__put_text(writer, " ");
    pdup__put_integer(writer, counted_first_hand(of));
    pdup__put_text(writer, " ->\n");
}

static void put_record(pdup__writer *writer, const writing *of) {
    static const char *const ranks[] = {"7", "8", "9", "10", "J", "Q", "K", "A"};
    static const char *const suits[] = {"s", "c", "d", "h"};
    pdup__put_text(writer, "begin\n");
    if (of->first_hand != PDUP_SEAT_NONE) {
        pdup__put_text(writer, "FIRSTPLAYER ");
        pdup__put_integer(writer, counted_first_hand(of));
        pdup__put_text(writer, "\n");
    }
    for (int hand = 0; hand <= HANDS; hand++) {
        int32_t count;
        const int32_t *cards = counted_cards(of->deal, hand, &count);
        pdup__put_text(writer, hand == HANDS ? "WIDOW" : "HAND");
        for (int32_t i = 0; i < count; i++) {
            pdup__put_text(writer, " ");
            pdup__put_text(writer, ranks[cards[i] % PDUP__RANKS]);
            pdup__put_text(writer, suits[cards[i] / PDUP__RANKS]);
        }
        pdup__put_text(writer, "\n");
    }
    pdup__put_text(writer, "end\n");
}

static void put_letters(pdup__writer *writer, const writing *of) {
    pdup__put_text(writer, "[");
    pdup__put_integer(writer, of->board);
    pdup__put_text(writer, " 123 ");
    for (int hand = 0; hand <= HANDS; hand++) {
        int32_t count;
        const int32_t *cards = counted_cards(of->deal, hand, &count);
        for (int32_t i = 0; i < count; i++) {
            char letter = pdup__card_letter(cards[i]);
            pdup__put(writer, &letter, 1);
        }
    }
    pdup__put_text(writer, "]\n");
}

/* A suit of a hand, in Russian letters; returns its characters. */
static size_t put_ranks(pdup__writer *writer, const int32_t *hand, int32_t suit) {
    static const char *const ranks[] = {"7",        "8",        "9",        "10",
                                        "\xd0\x92", "\xd0\x94", "\xd0\x9a", "\xd0\xa2"};
    size_t width = 0;
    for (int i = PDUP_HAND_CARDS - 1; i >= 0; i--) {
        if (hand[i] / PDUP__RANKS == suit) {
            int32_t rank = hand[i] % PDUP__RANKS;
            pdup__put_text(writer, width > 0 ? ", " : "");
            pdup__put_text(writer, ranks[rank]);
            width += (width > 0 ? 2U : 0U) + (rank == 3 ? 2U : 1U);
        }
    }
    if (width == 0) {
        pdup__put_text(writer, "\xe2\x80\x94");
        width = 1;
    }
    return width;
}

static void put_spaces(pdup__writer *writer, size_t count) {
    for (size_t i = 0; i < count; i++) {
        pdup__put_text(writer, " ");
    }
}

/* The hands of one or two seats below their names. */
static void put_hands(pdup__writer *writer, const pdup_deal *deal, const pdup_seat *seats,
                      int32_t count) {
    static const char *const names[] = {"\xd0\xa1\xd0\xb5\xd0\xb2\xd0\xb5\xd1\x80",
                                        "\xd0\x92\xd0\xbe\xd1\x81\xd1\x82\xd0\xbe\xd0\xba",
                                        "\xd0\xae\xd0\xb3",
                                        "\xd0\x97\xd0\xb0\xd0\xbf\xd0\xb0\xd0\xb4"};
    /* Only the name of W stands before another one, and it has five letters. */
    for (int32_t i = 0; i < count; i++) {
        put_spaces(writer, i > 0 ? COLUMN - 5 : 0);
        pdup__put_text(writer, names[pdup__seat_index(seats[i])]);
    }
    pdup__put_text(writer, "\n");
    for (int32_t suit = 0; suit < PDUP__SUITS; suit++) {
        size_t width = 0;
        for (int32_t i = 0; i < count; i++) {
            put_spaces(writer, i > 0 ? COLUMN - width : 0);
            width = put_ranks(writer, deal->hands[pdup__seat_index(seats[i])], suit);
        }
        pdup__put_text(writer, "\n");
    }
}

static void put_table(pdup__writer *writer, const writing *of) {
    static const char *const ranks[] = {"7",        "8",        "9",        "10",
                                        "\xd0\x92", "\xd0\x94", "\xd0\x9a", "\xd0\xa2"};
    static const pdup_seat rows[][2] = {
        {PDUP_SEAT_N, PDUP_SEAT_NONE}, {PDUP_SEAT_W, PDUP_SEAT_E}, {PDUP_SEAT_S, PDUP_SEAT_NONE}};
    for (int row = 0; row < 3; row++) {
        pdup_seat seats[2];
        int32_t count = 0;
        for (int i = 0; i < 2; i++) {
            if (rows[row][i] != PDUP_SEAT_NONE && rows[row][i] != of->deal->talon_seat) {
                seats[count++] = rows[row][i];
            }
        }
        if (count > 0) {
            put_hands(writer, of->deal, seats, count);
        }
    }
    pdup__put_text(writer, "\xd0\x9f\xd1\x80\xd0\xb8\xd0\xba\xd1\x83\xd0\xbf:");
    for (int i = 0; i < PDUP_TALON_CARDS; i++) {
        pdup__put_text(writer, i > 0 ? ", " : " ");
        pdup__put_text(writer, suit_symbols[of->deal->talon[i] / PDUP__RANKS]);
        pdup__put_text(writer, ranks[of->deal->talon[i] % PDUP__RANKS]);
    }
    pdup__put_text(writer, "\n");
}

static void put_all(pdup__writer *writer, const void *what) {
    const writing *of = what;
    pdup__line line = {.length = 0};
    switch (of->notation) {
    case PDUP_NOTATION_ONE_LINE:
        put_one_line(writer, of);
        return;
    case PDUP_NOTATION_RECORD:
        put_record(writer, of);
        return;
    case PDUP_NOTATION_PPN:
        put_letters(writer, of);
        return;
    case PDUP_NOTATION_TABLE:
        put_table(writer, of);
        return;
    case PDUP_NOTATION_TAGS:
        pdup__add_tags(&line, of->deal, of->board);
        break;
    case PDUP_NOTATION_BOARDS:
        pdup__line_add_integer(&line, of->board);
        pdup__line_add(&line, " ");
        pdup__line_add_integer(&line, of->number);
        pdup__line_add(&line, " ");
        pdup__add_deal_line(&line, of->deal);
        pdup__line_add(&line, "\n");
        break;
    default: /* Our own line. */
        pdup__add_deal_line(&line, of->deal);
        pdup__line_add(&line, "\n");
        break;
    }
    pdup__put(writer, line.bytes, line.length);
}

/* The number stands beside a board, whose first hand it is counted from. */
static pdup_status find_number(writing *of) {
    for (int32_t seats = 4; seats >= 3; seats--) {
        if (pdup__talon_seat_of(of->board, seats) == of->deal->talon_seat &&
            (of->first_hand == PDUP_SEAT_NONE ||
             of->first_hand == pdup__first_hand_of(of->board, seats))) {
            return pdup_deal_number(of->deal, pdup__first_hand_of(of->board, seats), &of->number);
        }
    }
    return PDUP_E_DEAL_TALON;
}

pdup_status pdup_deal_notation_text(const pdup_deal *deal, pdup_notation notation, int32_t board,
                                    pdup_seat first_hand, char *buf, size_t cap, size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    if (!pdup__handle_is(deal, PDUP__DEAL)) {
        return PDUP_E_ARG;
    }
    if (notation < PDUP_NOTATION_LINES || notation > PDUP_NOTATION_BOARDS || board < 0 ||
        board > PDUP_MAX_BOARDS || (notation == PDUP_NOTATION_BOARDS && board == 0) ||
        first_hand == deal->talon_seat ||
        (first_hand != PDUP_SEAT_NONE && !pdup__seat_is_valid(first_hand))) {
        return PDUP_E_RANGE;
    }
    writing of = {deal, notation, board, first_hand, 0};
    pdup_status status = notation == PDUP_NOTATION_BOARDS ? find_number(&of) : PDUP_OK;
    return status == PDUP_OK ? pdup__writer_give(put_all, &of, buf, cap, len_out) : status;
}
