/* SPDX-License-Identifier: MIT */
/* The canonical line of a deal: `N:AKQ7.T98.J.K7 E:... S:... W:7D+9H`. */
#include "base/seat.h"
#include "base/text.h"
#include "cards/deal.h"

#include <string.h>

static const char rank_letters[] = "789TJQKA";
static const char suit_letters[] = "SCDH";
static const char seat_letters[] = "NESW";

enum { SUITS = 4, RANKS = 8 };

/* Where the reading stands, and what it has read. */
typedef struct reading {
    const char *text;
    size_t size;
    size_t at;
    int32_t pockets[PDUP_CARDS]; /* seat of each card, 0 while unread */
    bool is_read[PDUP__SEATS];
    int32_t upper; /* -1 while there is no talon */
} reading;

static bool is_end(const reading *in) {
    return in->at == in->size;
}

/* The letter here, or NUL at the end. */
static char here(const reading *in) {
    if (is_end(in)) {
        return '\0';
    }
    return in->text[in->at];
}

static void skip_spaces(reading *in) {
    while (here(in) == ' ' || here(in) == '\t') {
        in->at++;
    }
}

/* Position of a letter in a list of them, or -1. */
static int32_t letter_index(const char *letters, char letter) {
    const char *found = letter != '\0' ? strchr(letters, letter) : NULL;
    return found ? (int32_t)(found - letters) : -1;
}

static pdup_status take_card(reading *in, int32_t card, pdup_seat seat) {
    if (in->pockets[card] != PDUP_SEAT_NONE) {
        return PDUP_E_DEAL_TWICE;
    }
    in->pockets[card] = seat;
    return PDUP_OK;
}

/* One suit of a hand: ranks from high to low, or `-` for none. Adds to *count. */
static pdup_status read_suit(reading *in, int32_t suit, pdup_seat seat, int32_t *count) {
    if (here(in) == '-') {
        in->at++;
        return PDUP_OK;
    }
    int32_t last = RANKS;
    for (;;) {
        int32_t rank = letter_index(rank_letters, here(in));
        if (rank < 0 && last < RANKS) {
            return PDUP_OK;
        }
        if (rank < 0 || rank > last) {
            return PDUP_E_DEAL_CARD;
        }
        pdup_status status = take_card(in, suit * RANKS + rank, seat);
        if (status != PDUP_OK) {
            return status;
        }
        last = rank;
        ++*count;
        in->at++;
    }
}

static pdup_status read_hand(reading *in, pdup_seat seat) {
    size_t start = in->at;
    int32_t count = 0;
    for (int32_t suit = 0; suit < SUITS; suit++) {
        if (suit > 0) {
            if (here(in) != '.') {
                return PDUP_E_DEAL_CARD;
            }
            in->at++;
        }
        pdup_status status = read_suit(in, suit, seat, &count);
        if (status != PDUP_OK) {
            return status;
        }
    }
    if (count != PDUP_HAND_CARDS) {
        in->at = start;
        return PDUP_E_DEAL_COUNT;
    }
    return PDUP_OK;
}

static pdup_status read_talon_card(reading *in, pdup_seat seat, int32_t *card) {
    size_t start = in->at;
    int32_t rank = letter_index(rank_letters, here(in));
    if (rank < 0) {
        return PDUP_E_DEAL_CARD;
    }
    in->at++;
    int32_t suit = letter_index(suit_letters, here(in));
    if (suit < 0) {
        return PDUP_E_DEAL_CARD;
    }
    *card = suit * RANKS + rank;
    pdup_status status = take_card(in, *card, seat);
    in->at = status == PDUP_OK ? in->at + 1 : start;
    return status;
}

static pdup_status read_talon(reading *in, pdup_seat seat) {
    int32_t lower;
    if (in->upper >= 0) {
        return PDUP_E_DEAL_COUNT;
    }
    pdup_status status = read_talon_card(in, seat, &in->upper);
    if (status != PDUP_OK) {
        return status;
    }
    if (here(in) != '+') {
        return PDUP_E_DEAL_CARD;
    }
    in->at++;
    return read_talon_card(in, seat, &lower);
}

/* A talon has a `+` before the next space, a hand has dots. */
static bool is_talon(const reading *in) {
    for (size_t i = in->at; i < in->size && in->text[i] != ' ' && in->text[i] != '\t'; i++) {
        if (in->text[i] == '+') {
            return true;
        }
    }
    return false;
}

static pdup_status read_pocket(reading *in) {
    int32_t index = letter_index(seat_letters, here(in));
    if (index < 0 || in->is_read[index]) {
        return PDUP_E_DEAL_FORM;
    }
    in->at++;
    if (here(in) != ':') {
        return PDUP_E_DEAL_FORM;
    }
    in->at++;
    in->is_read[index] = true;
    pdup_seat seat = PDUP_SEAT_N + index;
    pdup_status status = is_talon(in) ? read_talon(in, seat) : read_hand(in, seat);
    if (status == PDUP_OK && !is_end(in) && here(in) != ' ' && here(in) != '\t') {
        return PDUP_E_DEAL_CARD;
    }
    return status;
}

static pdup_status read_line(reading *in) {
    for (int i = 0; i < PDUP__SEATS; i++) {
        skip_spaces(in);
        pdup_status status = read_pocket(in);
        if (status != PDUP_OK) {
            return status;
        }
    }
    skip_spaces(in);
    if (!is_end(in)) {
        return PDUP_E_DEAL_FORM;
    }
    /* Four hands of ten would need forty cards, so one pocket is the talon. */
    return PDUP_OK;
}

pdup_status pdup_deal_new_from_text(const pdup_allocator *allocator, const char *text, size_t size,
                                    size_t *place_out, pdup_deal **out) {
    if (place_out) {
        *place_out = 0;
    }
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator) || !text) {
        return PDUP_E_ARG;
    }
    reading in = {.text = text, .size = size, .upper = -1};
    pdup_status status = read_line(&in);
    if (status != PDUP_OK) {
        if (place_out) {
            *place_out = in.at;
        }
        return status;
    }
    return pdup_deal_new(allocator, in.pockets, in.upper, out);
}

static void add_hand(pdup__line *line, const int32_t *cards) {
    for (int32_t suit = 0; suit < SUITS; suit++) {
        size_t before = line->length;
        pdup__line_add(line, suit > 0 ? "." : "");
        before += suit > 0;
        for (int i = PDUP_HAND_CARDS - 1; i >= 0; i--) {
            if (cards[i] / RANKS == suit) {
                pdup__line_add_bytes(line, &rank_letters[cards[i] % RANKS], 1);
            }
        }
        if (line->length == before) {
            pdup__line_add(line, "-");
        }
    }
}

static void add_talon(pdup__line *line, const int32_t *cards) {
    for (int i = 0; i < PDUP_TALON_CARDS; i++) {
        pdup__line_add(line, i > 0 ? "+" : "");
        pdup__line_add_bytes(line, &rank_letters[cards[i] % RANKS], 1);
        pdup__line_add_bytes(line, &suit_letters[cards[i] / RANKS], 1);
    }
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
    for (int i = 0; i < PDUP__SEATS; i++) {
        pdup__line_add(&line, i > 0 ? " " : "");
        pdup__line_add_bytes(&line, &seat_letters[i], 1);
        pdup__line_add(&line, ":");
        if (pdup__seat_index(deal->talon_seat) == i) {
            add_talon(&line, deal->talon);
        } else {
            add_hand(&line, deal->hands[i]);
        }
    }
    return pdup__text_give(line.bytes, line.length, buf, cap, len_out);
}
