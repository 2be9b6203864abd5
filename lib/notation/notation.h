/* SPDX-License-Identifier: MIT */
/* What the readers of all notations share: the list that they fill. */
#ifndef PDUP_NOTATION_NOTATION_H
#define PDUP_NOTATION_NOTATION_H

#include "base/handle.h"
#include "deal/card_lines.h"
#include "text/line.h"

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

/* The list that is filled, and the tags to be kept with its next deal. */
struct pdup__deal_keeper {
    pdup_deal_list *list;
    pdup__tag *tags;
    size_t tag_count;
    size_t tag_capacity;
};

/* Puts the deal of 32 cards met into the list, the upper card of its talon at this place of the order. */
void pdup__keep_deal(pdup__card_lines *in, int32_t upper, int32_t board, pdup_seat first_hand);

/* Puts a deal into the list, which owns it from here on; it begins in this line. */
void pdup__add_deal(pdup__card_lines *in, pdup_deal *deal, int32_t board, pdup_seat first_hand);

/* Reads our own line of a deal from here to the end of the line; NULL when it was told as a fault. */
pdup_deal *pdup__read_deal_line(pdup__card_lines *in);

/* Keeps a tag for the next deal; a byte of it that text does not have is told as a fault. */
void pdup__keep_tag(pdup__card_lines *in, const pdup__tag *tag);
/* A copy of the tags kept, for a listed deal; false when there is no memory. */
bool pdup__copy_tags(pdup__card_lines *in, pdup__listed_deal *to);

/* The tags of a deal, without a board when that is 0. */
void pdup__add_tags(pdup__line *line, const pdup_deal *deal, int32_t board);

/* The letter of a card in a letter record. */
char pdup__card_letter(int32_t card);

/* Warns of deals and boards that stood before. */
void pdup__tell_again(pdup__card_lines *in);

/* The notation of the first line that has one; 0, and what to say of it, for a notation that is known and not read. */
int32_t pdup__find_notation(const char *text, size_t size, pdup__issue *unknown);

/* What a line begins with, for that: the seats of a newspaper table are in the words of the line. */
bool pdup__is_table_line(const char *line, size_t size);
bool pdup__is_boards_line(const char *line, size_t size);

typedef void pdup__notation_reader(pdup__card_lines *in);
pdup__notation_reader pdup__read_lines;
pdup__notation_reader pdup__read_one_line;
pdup__notation_reader pdup__read_record;
pdup__notation_reader pdup__read_ppn;
pdup__notation_reader pdup__read_tags;
pdup__notation_reader pdup__read_newspaper;
pdup__notation_reader pdup__read_boards;

#endif
