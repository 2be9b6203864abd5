/* SPDX-License-Identifier: MIT */
/* What the readers of all notations share: lines, places, faults, and the list that they fill. */
#ifndef PDUP_CARDS_NOTATION_H
#define PDUP_CARDS_NOTATION_H

#include "base/faults.h"
#include "base/handle.h"
#include "cards/card_text.h"

#include <pdup/notation.h>

typedef struct pdup__listed_deal {
    pdup_deal *deal;
    int32_t board;        /* 0: not named */
    pdup_seat first_hand; /* #PDUP_SEAT_NONE: not named */
} pdup__listed_deal;

struct pdup_deal_list {
    pdup__handle base;
    pdup__listed_deal *deals;
    size_t count;
    size_t capacity;
};

/* A card reader over the whole text: `at` is where the reading stands, `size` the end of the line. */
typedef struct pdup__notation {
    pdup_deal_list *list;
    pdup_faults *faults;
    size_t text_size;
    size_t line_start;
    int32_t line;
    bool is_out_of_memory;
    pdup__card_reader cards;
} pdup__notation;

/* Goes to the next line, its end taken off; false at the end of the text. */
bool pdup__next_deal_line(pdup__notation *in);

/* Forgets the cards met. */
void pdup__forget_cards(pdup__notation *in);

void pdup__skip_blanks(pdup__notation *in);
bool pdup__at_end(const pdup__notation *in);
/* The end of the word that begins here. */
size_t pdup__word_end(const pdup__notation *in);
/* Passes the word that begins here, if it is this one. */
bool pdup__take_word(pdup__notation *in, const char *word);

/* A fault or a warning at this byte. */
void pdup__tell(pdup__notation *in, pdup_status code, const char *text);

/* Reads words of cards to the end of the line or until there are `count`; false when that was told as a fault. */
bool pdup__read_cards(pdup__notation *in, pdup_seat seat, int32_t count);

/* Puts the deal of 32 cards met into the list, the upper card of its talon at this place of the order. */
void pdup__keep_deal(pdup__notation *in, int32_t upper, int32_t board, pdup_seat first_hand);

/* Puts a deal into the list, which owns it from here on. */
void pdup__add_deal(pdup__notation *in, pdup_deal *deal, int32_t board, pdup_seat first_hand);

void pdup__read_lines(pdup__notation *in);
void pdup__read_one_line(pdup__notation *in);
void pdup__read_record(pdup__notation *in);
void pdup__read_ppn(pdup__notation *in);
void pdup__read_tags(pdup__notation *in);

#endif
