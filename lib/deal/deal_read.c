/* SPDX-License-Identifier: MIT */
/* The line of a deal, in every form that people paste. */
#include "base/seat.h"
#include "deal/card_text.h"
#include "deal/deal.h"
#include "text/characters.h"
#include "text/line.h"

#include <string.h>

typedef struct reading {
    pdup__card_reader cards;
    bool is_read[PDUP__SEATS];
    int32_t upper; /* -1 while there is no talon */
} reading;

static bool is_blank(char byte) {
    return byte == ' ' || byte == '\t' || byte == '\r' || byte == '\n';
}

static bool is_end(const pdup__card_reader *in) {
    return in->at == in->size;
}

static void skip_blanks(pdup__card_reader *in) {
    while (!is_end(in) && is_blank(in->text[in->at])) {
        in->at++;
    }
}

/* From 0 in the order N E S W; -1 for none. */
static int32_t seat_index_of(char letter) {
    static const char letters[] = "NESWnesw";
    const char *found = letter != '\0' ? strchr(letters, letter) : NULL;
    return found ? (int32_t)(found - letters) % PDUP__SEATS : -1;
}

/* Where the pocket that begins here ends: at the next `SEAT:` after a blank, or at the end. */
static size_t pocket_end(const pdup__card_reader *in) {
    for (size_t i = in->at + 1; i + 1 < in->size; i++) {
        if (in->text[i + 1] == ':' && is_blank(in->text[i - 1]) &&
            seat_index_of(in->text[i]) >= 0) {
            return i;
        }
    }
    return in->size;
}

static bool is_separator(char byte) {
    return is_blank(byte) || byte == ',' || byte == '+';
}

/* Passes the blanks and the one comma or plus between two cards; after that a card must follow. */
static bool skip_separator(pdup__card_reader *in, size_t end) {
    skip_blanks(in);
    bool is_mark = in->at < end && is_separator(in->text[in->at]);
    in->at += is_mark;
    skip_blanks(in);
    return is_mark;
}

static pdup_status read_list(pdup__card_reader *in, size_t end, pdup_seat seat) {
    bool is_wanted = true;
    while (in->at < end || is_wanted) {
        size_t word = in->at;
        while (word < end && !is_separator(in->text[word])) {
            word++;
        }
        if (word == in->at) {
            return PDUP_E_DEAL_CARD;
        }
        pdup_status status = pdup__read_card_word(in, word, seat);
        if (status != PDUP_OK) {
            return status;
        }
        is_wanted = skip_separator(in, end);
    }
    return PDUP_OK;
}

static pdup_status read_hand(pdup__card_reader *in, pdup_seat seat) {
    pdup_status status = pdup__read_dotted(in, seat, false);
    if (status != PDUP_OK) {
        return status;
    }
    if (!is_end(in) && !is_blank(in->text[in->at])) {
        return PDUP_E_DEAL_CARD;
    }
    skip_blanks(in);
    return PDUP_OK;
}

/* A hand of ten, or the talon, of which there is one. */
static pdup_status read_cards(reading *in, pdup_seat seat) {
    size_t start = in->cards.at;
    int32_t before = in->cards.count;
    size_t end = pocket_end(&in->cards);
    bool is_dotted = memchr(in->cards.text + start, '.', end - start) != NULL;
    pdup_status status = is_dotted ? read_hand(&in->cards, seat) : read_list(&in->cards, end, seat);
    if (status != PDUP_OK) {
        return status;
    }
    int32_t count = in->cards.count - before;
    bool is_talon = !is_dotted && count == PDUP_TALON_CARDS && in->upper < 0;
    if (!is_talon && count != PDUP_HAND_CARDS) {
        in->cards.at = start;
        return PDUP_E_DEAL_COUNT;
    }
    in->upper = is_talon ? in->cards.order[before] : in->upper;
    return PDUP_OK;
}

static pdup_status read_pocket(reading *in) {
    pdup__card_reader *cards = &in->cards;
    int32_t index = is_end(cards) ? -1 : seat_index_of(cards->text[cards->at]);
    if (index < 0 || in->is_read[index]) {
        return PDUP_E_DEAL_FORM;
    }
    cards->at++;
    if (is_end(cards) || cards->text[cards->at] != ':') {
        return PDUP_E_DEAL_FORM;
    }
    cards->at++;
    skip_blanks(cards);
    in->is_read[index] = true;
    return read_cards(in, PDUP_SEAT_N + index);
}

static pdup_status read_line(reading *in) {
    pdup__card_reader *cards = &in->cards;
    if (pdup__text_is_utf16(cards->text, cards->size)) {
        return PDUP_E_FILE_ENCODING;
    }
    cards->at = pdup__mark_size(cards->text, cards->size);
    skip_blanks(cards);
    for (int i = 0; i < PDUP__SEATS; i++) {
        pdup_status status = read_pocket(in);
        if (status != PDUP_OK) {
            return status;
        }
    }
    /* Four hands of ten would need forty cards, so one pocket is the talon. */
    return is_end(cards) ? PDUP_OK : PDUP_E_DEAL_FORM;
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
    reading in = {.cards = {.text = text, .size = size}, .upper = -1};
    pdup_status status = read_line(&in);
    if (status != PDUP_OK) {
        if (place_out) {
            *place_out = in.cards.at;
        }
        return status;
    }
    return pdup_deal_new(allocator, in.cards.pockets, in.upper, out);
}
