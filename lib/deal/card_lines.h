/* SPDX-License-Identifier: MIT */
/* A text of lines with cards in them while it is read: where the reading stands, and what is told of it. The notations of
 * deals are read by this, and hand and tricks. */
#ifndef PDUP_DEAL_CARD_LINES_H
#define PDUP_DEAL_CARD_LINES_H

#include "deal/card_text.h"
#include "text/faults.h"
#include "text/source.h"

typedef struct pdup__card_lines {
    pdup_faults *faults;
    struct pdup__deal_keeper *keeper; /* where the notations put their deals; NULL for others */
    size_t text_size;
    size_t line_start;
    int32_t line;      /* 0 before the first */
    int32_t deal_line; /* where the cards met begin */
    bool is_out_of_memory;
    pdup__card_reader cards; /* over the whole text: `size` is the end of the line */
} pdup__card_lines;

/* Opens the text; false when it was told to be in another encoding. */
bool pdup__open_card_lines(pdup__card_lines *in, const char *text, size_t size);

/* Goes to the next line, its end taken off; false at the end of the text. */
bool pdup__next_deal_line(pdup__card_lines *in);

/* Forgets the cards met; a deal begins here. */
void pdup__forget_cards(pdup__card_lines *in);

void pdup__skip_blanks(pdup__card_lines *in);
bool pdup__at_end(const pdup__card_lines *in);
/* Where the blanks at an offset of the text end. */
size_t pdup__skip_blanks_at(const pdup__card_lines *in, size_t at);
/* The end of the word that begins here. */
size_t pdup__word_end(const pdup__card_lines *in);
/* Passes the word that begins here, if it is this one. */
bool pdup__take_word(pdup__card_lines *in, const char *word);

/* A warning for what stands between here and the end of the line, if anything does. */
void pdup__pass_over_rest(pdup__card_lines *in, pdup__message what);

/* A fault or a warning at this byte, #PDUP__M_NONE where the sentence of the status says it all. What is wrong with cards
 * names the letter that only looks like one of theirs. */
void pdup__tell(pdup__card_lines *in, pdup_status code, pdup__message message);
void pdup__tell_issue(pdup__card_lines *in, const pdup__issue *issue);

/* Reads words of cards to the end of the line or until there are `count`; false when that was told as a fault. */
bool pdup__read_cards(pdup__card_lines *in, pdup_seat seat, int32_t count);

/* Says more of an issue about the cards at an offset: the letter of another alphabet in the word there, where the others
 * are Latin. */
void pdup__issue_foreign_letter(pdup__issue *issue, pdup__span line, size_t at);

#endif
