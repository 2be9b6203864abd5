/* SPDX-License-Identifier: MIT */
/* Deals as newspapers print them: a line with the names of one to three seats, then four lines with the ranks of a suit for
 * each of these, spades first or with the suit's symbol; and a line with the talon or, where the bids are over, the
 * discard. The talon lies in the pocket that no hand has. */
#include "base/seat.h"
#include "notation/notation.h"
#include "notation/table_words.h"

#include <string.h>

enum { HANDS = 3, NO_SEAT_YET = PDUP_SEAT_W + 1, WIDE_GAP = 2 };

/* The cards of one suit of one hand. */
typedef struct cell {
    size_t start;
    size_t end;
} cell;

typedef struct table {
    pdup_seat seats[HANDS]; /* of the hands whose lines are read, in the order of the columns */
    int32_t columns;
    int32_t rows; /* read of these hands */
    bool has_hand[PDUP__SEATS];
    bool has_suit[PDUP__SEATS][PDUP__SUITS];
    int32_t hands;
    bool has_talon;
    int32_t upper; /* the place of the talon in the order of the cards */
    bool is_wrong;
} table;

static void begin(pdup__card_lines *in, table *read) {
    pdup__forget_cards(in);
    *read = (table){.rows = PDUP__SUITS};
}

static size_t blank_here(const pdup__card_lines *in, size_t at) {
    return pdup__blank_size(in->cards.text + at, in->cards.size - at);
}

static void fail(pdup__card_lines *in, table *read, pdup_status status, pdup__message message) {
    pdup__tell(in, status, message);
    read->is_wrong = true;
}

/* How many seats the words of a line name; 0 when it has other words as well. */
static int32_t count_seats(const char *line, size_t size, pdup_seat *seats) {
    int32_t count = 0;
    for (size_t at = 0; at < size;) {
        size_t end = at;
        size_t blank = pdup__blank_size(line + at, size - at);
        while (end < size && pdup__blank_size(line + end, size - end) == 0) {
            end++;
        }
        pdup_seat seat = blank > 0 ? PDUP_SEAT_NONE : pdup__table_seat(line + at, end - at);
        if (blank == 0 && (seat == PDUP_SEAT_NONE || count == HANDS)) {
            return 0;
        }
        if (blank == 0) {
            seats[count++] = seat;
        }
        at = end + blank;
    }
    return count;
}

bool pdup__is_table_line(const char *line, size_t size) {
    pdup_seat seats[HANDS];
    return count_seats(line, size, seats) > 0;
}

/* Ends a deal of which something is missing. */
static void end_early(pdup__card_lines *in, table *read) {
    if (!read->is_wrong && (read->hands > 0 || read->has_talon)) {
        pdup__tell(in, PDUP_E_DEAL_COUNT,
                   read->has_talon ? PDUP__M_TABLE_NO_HAND : PDUP__M_TABLE_NO_TALON);
    }
    begin(in, read);
}

static void read_header(pdup__card_lines *in, table *read, const pdup_seat *seats, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        if (read->has_hand[pdup__seat_index(seats[i])]) {
            end_early(in, read);
        }
    }
    if (read->hands == 0 && !read->has_talon) {
        in->deal_line = in->line;
    }
    if (read->rows < PDUP__SUITS) {
        fail(in, read, PDUP_E_DEAL_COUNT, PDUP__M_TABLE_SHORT_HAND);
    }
    read->columns = count;
    read->rows = 0;
    for (int32_t i = 0; i < count; i++) {
        bool *has = &read->has_hand[pdup__seat_index(seats[i])];
        read->seats[i] = seats[i];
        if (*has || read->hands == HANDS) {
            fail(in, read, PDUP_E_DEAL_FORM, PDUP__M_TABLE_SEATS);
        }
        read->hands += !*has;
        *has = true;
    }
}

/* A suit's symbol; letters would also be ranks, or words. */
static size_t symbol_at(const pdup__card_lines *in, size_t at, int32_t *suit) {
    int32_t found;
    size_t length = pdup__suit_at(in->cards.text + at, in->cards.size - at, &found);
    if (length < 3) {
        return 0;
    }
    *suit = found;
    return length;
}

/* The cells of a line between gaps of so many blanks; returns how many there are. A comma, and the symbol of a suit, hold
 * together what blanks part. */
static int32_t split(const pdup__card_lines *in, size_t least, cell *cells) {
    int32_t count = 0;
    size_t gap = least;
    bool is_glued = false;
    for (size_t at = in->cards.at; at < in->cards.size;) {
        int32_t ignored;
        size_t length = blank_here(in, at);
        if (length > 0) {
            gap += in->cards.text[at] == '\t' ? least : 1;
            at += length;
            continue;
        }
        bool is_comma = in->cards.text[at] == ',';
        if (gap >= least && !is_glued && !is_comma && count++ < HANDS) {
            cells[count - 1].start = at;
        }
        length = symbol_at(in, at, &ignored);
        is_glued = is_comma || length > 0;
        at += length > 0 ? length : 1;
        gap = 0;
        if (count > 0 && count <= HANDS) {
            cells[count - 1].end = at;
        }
    }
    return count;
}

/* The ranks of a cell, or its dash; blanks behind its symbol alone may have led past it. */
static pdup_status read_ranks(pdup__card_lines *in, int32_t suit, pdup_seat seat, size_t end) {
    pdup__card_reader *cards = &in->cards;
    if (cards->at >= end) {
        cards->at = end;
        return PDUP_E_DEAL_CARD;
    }
    size_t length = pdup__dash_size(cards->text + cards->at, end - cards->at);
    bool is_void = length > 0;
    cards->at = pdup__skip_blanks_at(in, cards->at + length);
    while (cards->at < end) {
        int32_t rank;
        length = pdup__rank_at(cards->text + cards->at, end - cards->at, &rank);
        if (length == 0 || is_void) {
            return PDUP_E_DEAL_CARD;
        }
        pdup_status status = pdup__take_card(cards, suit * PDUP__RANKS + rank, seat);
        if (status != PDUP_OK) {
            return status;
        }
        cards->at = pdup__skip_blanks_at(in, cards->at + length);
        if (cards->at < end && cards->text[cards->at] == ',') {
            cards->at = pdup__skip_blanks_at(in, cards->at + 1);
        }
    }
    return PDUP_OK;
}

static void read_cell(pdup__card_lines *in, table *read, pdup_seat seat, cell from) {
    int32_t suit = read->rows;
    in->cards.at = from.start;
    in->cards.at = pdup__skip_blanks_at(in, from.start + symbol_at(in, from.start, &suit));
    bool *has = &read->has_suit[pdup__seat_index(seat)][suit];
    if (*has) {
        fail(in, read, PDUP_E_DEAL_FORM, PDUP__M_TABLE_SUIT_TWICE);
        return;
    }
    *has = true;
    pdup_status status = read_ranks(in, suit, seat, from.end);
    if (status != PDUP_OK) {
        fail(in, read, status, PDUP__M_NONE);
    }
}

static void check_hands(pdup__card_lines *in, table *read) {
    for (int32_t i = 0; !read->is_wrong && i < read->columns; i++) {
        int32_t count = 0;
        for (int32_t card = 0; card < PDUP_CARDS; card++) {
            count += in->cards.pockets[card] == read->seats[i];
        }
        if (count != PDUP_HAND_CARDS) {
            fail(in, read, PDUP_E_DEAL_COUNT, PDUP__M_TABLE_HAND_COUNT);
        }
    }
}

static void read_row(pdup__card_lines *in, table *read) {
    cell cells[HANDS];
    if (split(in, WIDE_GAP, cells) != read->columns && split(in, 1, cells) != read->columns) {
        fail(in, read, PDUP_E_DEAL_FORM, PDUP__M_TABLE_COLUMNS);
    } else {
        for (int32_t i = 0; i < read->columns; i++) {
            read_cell(in, read, read->seats[i], cells[i]);
        }
    }
    read->rows++;
    if (read->rows == PDUP__SUITS) {
        in->cards.at = in->cards.size;
        check_hands(in, read);
    }
}

/* Two cards that are being read: a suit may stand before its ranks or behind them. */
typedef struct pair {
    int32_t ranks[PDUP_TALON_CARDS];
    int32_t suits[PDUP_TALON_CARDS]; /* -1 while none has come */
    size_t places[PDUP_TALON_CARDS];
    int32_t count;
    int32_t suit; /* of the ranks that follow; -1 for none */
} pair;

static bool is_separator(char byte) {
    return byte == ',' || byte == '.' || byte == '+' || byte == ';';
}

/* A suit: of the ranks before it that have none, or of those behind it. */
static void take_suit(pair *cards, int32_t suit) {
    bool is_behind = false;
    for (int32_t i = 0; i < cards->count; i++) {
        if (cards->suits[i] < 0) {
            cards->suits[i] = suit;
            is_behind = true;
        }
    }
    cards->suit = is_behind ? -1 : suit;
}

static pdup_status take_rank(pair *cards, int32_t rank, size_t place) {
    if (cards->count == PDUP_TALON_CARDS) {
        return PDUP_E_DEAL_COUNT;
    }
    cards->ranks[cards->count] = rank;
    cards->suits[cards->count] = cards->suit;
    cards->places[cards->count++] = place;
    return PDUP_OK;
}

/* A word that names a suit, a rank, or a suit's symbol or letter. */
static pdup_status read_piece(pdup__card_lines *in, pair *cards) {
    const char *here = in->cards.text + in->cards.at;
    size_t left = in->cards.size - in->cards.at;
    size_t end = 0;
    int32_t value;
    while (end < left && pdup__blank_size(here + end, left - end) == 0 &&
           !is_separator(here[end])) {
        end++;
    }
    int32_t suit = pdup__table_suit(here, end);
    if (suit >= 0) {
        take_suit(cards, suit);
        in->cards.at += end;
        return PDUP_OK;
    }
    size_t length = pdup__rank_at(here, left, &value);
    if (length > 0) {
        pdup_status status = take_rank(cards, value, in->cards.at);
        in->cards.at += status == PDUP_OK ? length : 0;
        return status;
    }
    length = pdup__suit_at(here, left, &value);
    if (length > 0) {
        take_suit(cards, value);
    }
    in->cards.at += length;
    return length > 0 ? PDUP_OK : PDUP_E_DEAL_CARD;
}

static pdup_status take_pair(pdup__card_lines *in, const pair *cards) {
    pdup_status status = cards->count == PDUP_TALON_CARDS ? PDUP_OK : PDUP_E_DEAL_COUNT;
    for (int32_t i = 0; status == PDUP_OK && i < cards->count; i++) {
        in->cards.at = cards->places[i];
        status = cards->suits[i] < 0
                     ? PDUP_E_DEAL_CARD
                     : pdup__take_card(&in->cards, cards->suits[i] * PDUP__RANKS + cards->ranks[i],
                                       NO_SEAT_YET);
    }
    return status;
}

static void read_talon(pdup__card_lines *in, table *read, bool is_discard) {
    pair cards = {.suit = -1};
    pdup_status status = PDUP_OK;
    size_t start = in->cards.at;
    if (read->has_talon) {
        fail(in, read, PDUP_E_DEAL_COUNT, PDUP__M_SECOND_TALON);
        return;
    }
    if (is_discard) {
        pdup__tell(in, PDUP_W_DEAL_PASSED_OVER, PDUP__M_PASSED_DISCARD);
    }
    read->has_talon = true;
    read->upper = in->cards.count;
    if (read->hands == 0) {
        in->deal_line = in->line;
    }
    in->cards.at += pdup__table_talon(in->cards.text + start, in->cards.size - start, &is_discard);
    while (status == PDUP_OK && !pdup__at_end(in)) {
        size_t blank = blank_here(in, in->cards.at);
        if (blank > 0 || is_separator(in->cards.text[in->cards.at])) {
            in->cards.at += blank > 0 ? blank : 1;
        } else {
            status = read_piece(in, &cards);
        }
    }
    status = status == PDUP_OK ? take_pair(in, &cards) : status;
    if (status != PDUP_OK) {
        fail(in, read, status, PDUP__M_NONE);
    }
    in->cards.at = in->cards.size;
}

/* Puts the talon where no hand is. */
static void keep(pdup__card_lines *in, const table *read) {
    pdup_seat talon = PDUP_SEAT_N;
    while (read->has_hand[pdup__seat_index(talon)]) {
        talon++;
    }
    for (int32_t i = 0; i < PDUP_TALON_CARDS; i++) {
        in->cards.pockets[in->cards.order[read->upper + i]] = talon;
    }
    pdup__keep_deal(in, read->upper, 0, PDUP_SEAT_NONE);
}

static void read_line(pdup__card_lines *in, table *read) {
    const char *line = in->cards.text + in->cards.at;
    size_t size = in->cards.size - in->cards.at;
    pdup_seat seats[HANDS];
    bool is_discard;
    int32_t count = count_seats(line, size, seats);
    if (count > 0) {
        read_header(in, read, seats, count);
    } else if (pdup__table_talon(line, size, &is_discard) > 0) {
        read_talon(in, read, is_discard);
    } else if (read->rows < PDUP__SUITS) {
        read_row(in, read);
    } else {
        pdup__tell(in, PDUP_W_DEAL_PASSED_OVER, PDUP__M_PASSED_LINE);
    }
    if (read->hands == HANDS && read->rows == PDUP__SUITS && read->has_talon) {
        if (!read->is_wrong) {
            keep(in, read);
        }
        begin(in, read);
    }
}

void pdup__read_newspaper(pdup__card_lines *in) {
    table read;
    begin(in, &read);
    while (pdup__next_deal_line(in)) {
        in->cards.at = pdup__skip_blanks_at(in, in->cards.at);
        if (!pdup__at_end(in) && in->cards.text[in->cards.at] != '#') {
            read_line(in, &read);
        }
    }
    in->cards.at = in->cards.size;
    end_early(in, &read);
}
