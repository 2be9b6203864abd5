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

static void tell(pdup__card_lines *in, const entry *of, const entry *before,
                 pdup__message message) {
    const pdup__listed_deal *deals = in->keeper->list->deals;
    pdup__fault where = {
        .line = deals[of->index].line, .column = 1, .board = deals[of->index].board};
    pdup__issue issue = pdup__issue_of(PDUP_W_DEAL_AGAIN, message);
    pdup__issue_number(&issue, deals[before->index].line);
    if (!pdup__faults_gather(in->faults, where, &issue)) {
        in->is_out_of_memory = true;
    }
}

/* Each with the first of those that are the same. */
static void tell_deals(pdup__card_lines *in, const entry *entries, size_t count) {
    size_t first = 0;
    for (size_t i = 1; i < count; i++) {
        if (by_places(&entries[first], &entries[i]) != 0) {
            first = i;
            continue;
        }
        const pdup__listed_deal *deals = in->keeper->list->deals;
        int32_t relation =
            pdup_deal_relation(deals[entries[first].index].deal, deals[entries[i].index].deal);
        tell(in, &entries[i], &entries[first],
             relation == PDUP_RELATION_EQUAL ? PDUP__M_DEAL_AGAIN : PDUP__M_DEAL_AGAIN_TURNED);
    }
}

static void tell_boards(pdup__card_lines *in, const entry *entries, size_t count) {
    size_t first = 0;
    for (size_t i = 1; i < count; i++) {
        if (entries[first].board != entries[i].board) {
            first = i;
        } else if (entries[i].board != 0 && by_places(&entries[first], &entries[i]) != 0) {
            tell(in, &entries[i], &entries[first], PDUP__M_BOARD_AGAIN);
        }
    }
}

void pdup__tell_again(pdup__card_lines *in) {
    const pdup_allocator *allocator = &in->keeper->list->base.allocator;
    size_t count = in->keeper->list->count;
    if (count < 2) {
        return;
    }
    entry *entries = pdup__alloc_array(allocator, 2 * count, sizeof *entries);
    if (!entries) {
        in->is_out_of_memory = true;
        return;
    }
    for (size_t i = 0; i < count; i++) {
        set_places(&entries[i], in->keeper->list->deals[i].deal);
        entries[i].board = in->keeper->list->deals[i].board;
        entries[i].index = (int32_t)i;
    }
    pdup__sort(entries, entries + count, count, sizeof *entries, by_places);
    tell_deals(in, entries, count);
    pdup__sort(entries, entries + count, count, sizeof *entries, by_board);
    tell_boards(in, entries, count);
    pdup__release(allocator, entries);
}
