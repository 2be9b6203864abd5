/* SPDX-License-Identifier: MIT */
/* Cards as people write them: a rank at a byte, and the forms of a hand on top of these. */
#ifndef PDUP_DEAL_CARD_TEXT_H
#define PDUP_DEAL_CARD_TEXT_H

#include "text/issue.h"
#include "text/signs.h"
#include "text/span.h"

#include <pdup/deal.h>

#include <stdbool.h>

enum { PDUP__SUITS = 4, PDUP__RANKS = 8 };

/* The bytes taken, 0 where there is none. The code point decides: Latin T is the ten, Cyrillic Te the ace. */
size_t pdup__rank_at(const char *bytes, size_t size, int32_t *rank);

/* How they are written: `10`, `S`. */
const char *pdup__rank_name(int32_t rank);
const char *pdup__suit_name(int32_t suit);

/* Its name, as an argument of a message. */
void pdup__issue_card(pdup__issue *issue, int32_t card);

/* Where the reading stands, and the cards it has met. A status other than #PDUP_OK leaves `at` where it is wrong. */
typedef struct pdup__card_reader {
    const char *text;
    size_t size;
    size_t at;
    int32_t pockets[PDUP_CARDS]; /* seat of each card, 0 while unread */
    int32_t order[PDUP_CARDS];   /* the cards as they were met */
    int32_t count;               /* of these */
} pdup__card_reader;

/* One card more at a pocket; #PDUP_E_DEAL_TWICE. */
pdup_status pdup__take_card(pdup__card_reader *in, int32_t card, pdup_seat seat);

/* A hand `spades.clubs.diamonds.hearts`, ranks in any order; a suit without cards is a dash or, where allowed,
 * nothing. #PDUP_E_DEAL_CARD or #PDUP_E_DEAL_TWICE; its cards are not counted here. */
pdup_status pdup__read_dotted(pdup__card_reader *in, pdup_seat seat, bool allow_empty);

/* A word that ends at `end`: cards glued together, all rank first (`7D9H`) or as suits with their ranks (`DAK7`, a
 * dash for none). Refused with #PDUP_E_DEAL_CARD where it can be read in two ways. */
pdup_status pdup__read_card_word(pdup__card_reader *in, size_t end, pdup_seat seat);

#endif
