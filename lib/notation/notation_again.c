/* SPDX-License-Identifier: MIT */
/* Deals that stand twice in a list, at the same seats or at others, and boards that do: at the tables either would be
 * played as two boards. */
#include "base/seat.h"
#include "base/sort.h"
#include "deal/deal.h"
#include "notation/notation.h"

#include <string.h>

enum { UPPER = 4, LOWER = 5 };

/* A listed deal by what makes it the same as another. */
typedef struct entry {
    uint8_t places
        [PDUP_CARDS]; /* of each card: its hand, the one with the lowest card first; or the talon */
    int32_t board;
    int32_t index;
} entry;

/* The place of each card, whichever seats hold the hands. */
static void set_places(entry *to, const pdup_deal *deal) {
    uint8_t count = 0;
    uint8_t numbers[PDUP__SEATS] = {0};
    uint8_t seats[PDUP_CARDS] = {0};
    for (int seat = 0; seat < PDUP__SEATS; seat++) {
        for (int i = 0; PDUP_SEAT_N + seat != deal->talon_seat && i < PDUP_HAND_CARDS; i++) {
            seats[deal->hands[seat][i]] = (uint8_t)(seat + 1);
        }
    }
    for (int card = 0; card < PDUP_CARDS; card++) {
        if (seats[card] == 0) {
            to->places[card] = card == deal->talon[0] ? UPPER : LOWER;
            continue;
        }
        uint8_t *number = &numbers[seats[card] - 1];
        if (*number == 0) {
            *number = ++count;
        }
        to->places[card] = *number;
    }
}

static int by_places(const void *first, const void *second) {
    const entry *a = first;
    const entry *b = second;
    return memcmp(a->places, b->places, sizeof a->places);
}

static int by_board(const void *first, const void *second) {
    const entry *a = first;
    const entry *b = second;
    int order = pdup__by_number(a->board, b->board);
    return order != 0 ? order : pdup__by_number(a->index, b->index);
}

static void tell(pdup__notation *in, const entry *of, const entry *before, const char *what,
                 const char *how) {
    const pdup__listed_deal *deals = in->list->deals;
    pdup__line line = {.length = 0};
    pdup__fault fault = {.code = PDUP_W_DEAL_AGAIN,
                         .line = deals[of->index].line,
                         .column = 1,
                         .board = deals[of->index].board};
    pdup__line_add(&line, what);
    pdup__line_add(&line, " of line ");
    pdup__line_add_integer(&line, deals[before->index].line);
    pdup__line_add(&line, how);
    if (!pdup__faults_collect(in->faults, fault, &line)) {
        in->is_out_of_memory = true;
    }
}

/* Each with the first of those that are the same. */
static void tell_deals(pdup__notation *in, const entry *entries, size_t count) {
    size_t first = 0;
    for (size_t i = 1; i < count; i++) {
        if (by_places(&entries[first], &entries[i]) != 0) {
            first = i;
            continue;
        }
        const pdup__listed_deal *deals = in->list->deals;
        int32_t relation =
            pdup_deal_relation(deals[entries[first].index].deal, deals[entries[i].index].deal);
        tell(in, &entries[i], &entries[first], "the deal",
             relation == PDUP_RELATION_EQUAL ? " again" : " again, its hands at other seats");
    }
}

static void tell_boards(pdup__notation *in, const entry *entries, size_t count) {
    size_t first = 0;
    for (size_t i = 1; i < count; i++) {
        if (entries[first].board != entries[i].board) {
            first = i;
        } else if (entries[i].board != 0 && by_places(&entries[first], &entries[i]) != 0) {
            tell(in, &entries[i], &entries[first], "the board", " again, with another deal");
        }
    }
}

void pdup__tell_again(pdup__notation *in) {
    const pdup_allocator *allocator = &in->list->base.allocator;
    size_t count = in->list->count;
    if (count < 2) {
        return;
    }
    entry *entries = pdup__alloc_array(allocator, 2 * count, sizeof *entries);
    if (!entries) {
        in->is_out_of_memory = true;
        return;
    }
    for (size_t i = 0; i < count; i++) {
        set_places(&entries[i], in->list->deals[i].deal);
        entries[i].board = in->list->deals[i].board;
        entries[i].index = (int32_t)i;
    }
    pdup__sort(entries, entries + count, count, sizeof *entries, by_places);
    tell_deals(in, entries, count);
    pdup__sort(entries, entries + count, count, sizeof *entries, by_board);
    tell_boards(in, entries, count);
    pdup__release(allocator, entries);
}
