/* SPDX-License-Identifier: MIT */
/* What the readers of all notations share: lines, places, faults, and the list that they fill. */
#ifndef PDUP_NOTATION_NOTATION_H
#define PDUP_NOTATION_NOTATION_H

#include "base/handle.h"
#include "deal/card_text.h"
#include "text/faults.h"

#include <pdup/notation.h>

typedef struct pdup__listed_deal {
    pdup_deal *deal;
    int32_t board;        /* 0: not named */
    pdup_seat first_hand; /* #PDUP_SEAT_NONE: not named */
    int32_t line;
    int32_t tag_count;
    char *tags; /* name and value of each, with their NULs; NULL without tags */
} pdup__listed_deal;

struct pdup_deal_list {
    pdup__handle base;
    pdup_notation notation;
    pdup__listed_deal *deals;
    size_t count;
    size_t capacity;
};

/* Name of a tag, and its value as bytes of the text. */
typedef struct pdup__tag {
    const char *name;
    size_t name_size;
    size_t value;
    size_t value_size;
} pdup__tag;

/* A card reader over the whole text: `at` is where the reading stands, `size` the end of the line. */
typedef struct pdup__notation {
    pdup_deal_list *list;
    pdup_faults *faults;
    size_t text_size;
    size_t line_start;
    int32_t line;
    int32_t deal_line; /* where the cards met begin */
    bool is_out_of_memory;
    pdup__card_reader cards;
    pdup__tag *tags; /* to be kept with the next deal */
    size_t tag_count;
    size_t tag_capacity;
} pdup__notation;

/* Goes to the next line, its end taken off; false at the end of the text. */
bool pdup__next_deal_line(pdup__notation *in);

/* Forgets the cards met; a deal begins here. */
void pdup__forget_cards(pdup__notation *in);

void pdup__skip_blanks(pdup__notation *in);
bool pdup__at_end(const pdup__notation *in);
/* The end of the word that begins here. */
size_t pdup__word_end(const pdup__notation *in);
/* Passes the word that begins here, if it is this one. */
bool pdup__take_word(pdup__notation *in, const char *word);

/* A warning for what stands between here and the end of the line, if anything does. */
void pdup__pass_over_rest(pdup__notation *in, const char *text);

/* A fault or a warning at this byte. */
void pdup__tell(pdup__notation *in, pdup_status code, const char *text);

/* Reads words of cards to the end of the line or until there are `count`; false when that was told as a fault. */
bool pdup__read_cards(pdup__notation *in, pdup_seat seat, int32_t count);

/* Puts the deal of 32 cards met into the list, the upper card of its talon at this place of the order. */
void pdup__keep_deal(pdup__notation *in, int32_t upper, int32_t board, pdup_seat first_hand);

/* Puts a deal into the list, which owns it from here on; it begins in this line. */
void pdup__add_deal(pdup__notation *in, pdup_deal *deal, int32_t board, pdup_seat first_hand);

/* Reads our own line of a deal from here to the end of the line; NULL when it was told as a fault. */
pdup_deal *pdup__read_deal_line(pdup__notation *in);

/* Keeps a tag for the next deal; a byte of it that text does not have is told as a fault. */
void pdup__keep_tag(pdup__notation *in, const pdup__tag *tag);
/* A copy of the tags kept, for a listed deal; false when there is no memory. */
bool pdup__copy_tags(pdup__notation *in, pdup__listed_deal *to);

/* The tags of a deal, without a board when that is 0. */
void pdup__add_tags(pdup__line *line, const pdup_deal *deal, int32_t board);

/* The letter of a card in a letter record. */
char pdup__card_letter(int32_t card);

/* Warns of deals and boards that stood before. */
void pdup__tell_again(pdup__notation *in);

/* The play of a letter record stands between here and the end of the line, and the result: warns where they do not give
 * the players the same tricks. */
void pdup__compare_tricks(pdup__notation *in);

/* The notation of the first line that has one. */
int32_t pdup__find_notation(const char *text, size_t size);

/* What a line begins with, for that: the seats of a newspaper table are in the words of the line. */
bool pdup__is_table_line(const char *line, size_t size);
bool pdup__is_boards_line(const char *line, size_t size);

typedef void pdup__notation_reader(pdup__notation *in);
pdup__notation_reader pdup__read_lines;
pdup__notation_reader pdup__read_one_line;
pdup__notation_reader pdup__read_record;
pdup__notation_reader pdup__read_ppn;
pdup__notation_reader pdup__read_tags;
pdup__notation_reader pdup__read_newspaper;
pdup__notation_reader pdup__read_boards;

#endif
