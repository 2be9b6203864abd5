/* SPDX-License-Identifier: MIT */
/* The line of a deal, in every form that people paste. */
#include "base/seat.h"
#include "deal/card_lines.h"
#include "deal/deal.h"

#include <string.h>

typedef struct reading {
    pdup__card_reader cards;
    bool is_read[PDUP__SEATS];
    int32_t upper; /* -1 while there is no talon */
} reading;

/* Bytes of a blank or of a line end here; a deal may stand in several lines. */
static size_t blank_at(const pdup__card_reader *in, size_t at) {
    if (at < in->size && (in->text[at] == '\r' || in->text[at] == '\n')) {
        return 1;
    }
    return pdup__blank_size(in->text + at, in->size - at);
}

static bool is_end(const pdup__card_reader *in) {
    return in->at == in->size;
}

static void skip_blanks(pdup__card_reader *in) {
    for (size_t size; (size = blank_at(in, in->at)) > 0;) {
        in->at += size;
    }
}

/* Bytes of `SEAT:` here, 0 for something else. */
static size_t seat_size(const pdup__card_reader *in, size_t at, pdup_seat *seat) {
    size_t size = pdup__seat_at(in->text + at, in->size - at, seat);
    return size > 0 && at + size < in->size && in->text[at + size] == ':' ? size + 1 : 0;
}

/* Where the pocket that begins here ends: at the next `SEAT:` after a blank, or at the end. */
static size_t pocket_end(const pdup__card_reader *in) {
    pdup_seat seat;
    bool is_after_blank = false;
    for (size_t at = in->at; at < in->size;) {
        if (is_after_blank && seat_size(in, at, &seat) > 0) {
            return at;
        }
        size_t blank = blank_at(in, at);
        is_after_blank = blank > 0;
        at += blank > 0 ? blank : 1;
    }
    return in->size;
}

static bool is_mark(const pdup__card_reader *in, size_t at) {
    return in->text[at] == ',' || in->text[at] == '+';
}

/* Passes the blanks and the one comma or plus between two cards; after that a card must follow. */
static bool skip_separator(pdup__card_reader *in, size_t end) {
    skip_blanks(in);
    bool has_mark = in->at < end && is_mark(in, in->at);
    in->at += has_mark;
    skip_blanks(in);
    return has_mark;
}

static pdup_status read_list(pdup__card_reader *in, size_t end, pdup_seat seat) {
    bool is_wanted = true;
    while (in->at < end || is_wanted) {
        size_t word = in->at;
        while (word < end && !is_mark(in, word) && blank_at(in, word) == 0) {
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
    if (!is_end(in) && blank_at(in, in->at) == 0) {
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
    pdup_seat seat;
    size_t size = seat_size(cards, cards->at, &seat);
    if (size == 0) {
        cards->at += pdup__seat_at(cards->text + cards->at, cards->size - cards->at, &seat);
        return PDUP_E_DEAL_FORM;
    }
    bool *is_read = &in->is_read[pdup__seat_index(seat)];
    if (*is_read) {
        return PDUP_E_DEAL_FORM;
    }
    cards->at += size;
    skip_blanks(cards);
    *is_read = true;
    return read_cards(in, seat);
}

static pdup_status read_line(reading *in) {
    pdup__card_reader *cards = &in->cards;
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

pdup_status pdup__deal_read(const pdup_allocator *allocator, pdup__span text, size_t *place,
                            pdup_deal **out) {
    reading in = {.cards = {.text = text.bytes, .size = text.size}, .upper = -1};
    pdup_status status = read_line(&in);
    *place = in.cards.at;
    *out = NULL;
    return status == PDUP_OK ? pdup_deal_new(allocator, in.cards.pockets, in.upper, out) : status;
}

/* Where the text is wrong, and why. */
static pdup_status refuse(pdup_faults *faults, pdup__source *source, const char *at,
                          pdup_status status) {
    pdup__spot spot = pdup__source_spot(source, at);
    pdup__issue issue = pdup__issue_bare(status);
    pdup__issue_foreign_letter(&issue, source->text, (size_t)(at - source->text.bytes));
    return pdup__faults_refuse(faults, (pdup__fault){.line = spot.line, .column = spot.column},
                               &issue);
}

pdup_status pdup_deal_new_from_text(const pdup_allocator *allocator, const char *text, size_t size,
                                    pdup_faults *faults, pdup_deal **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator) || !text || !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    pdup__source source;
    pdup__spot where;
    pdup__issue issue = pdup__source_open(&source, text, size, &where);
    if (issue.status != PDUP_OK) {
        pdup__fault place = {.line = where.line, .column = where.column};
        return pdup__faults_refuse(faults, place, &issue);
    }
    size_t place;
    pdup_status status = pdup__deal_read(allocator, source.text, &place, out);
    return status == PDUP_OK || status == PDUP_E_NOMEM
               ? status
               : refuse(faults, &source, source.text.bytes + place, status);
}
