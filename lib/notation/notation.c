/* SPDX-License-Identifier: MIT */
/* The list that readers of notations fill. */
#include "notation/notation.h"

#include "deal/deal.h"

/* Room for one deal more. */
static bool grow(pdup_deal_list *list) {
    if (list->count < list->capacity) {
        return true;
    }
    void *memory = list->deals;
    bool is_grown =
        pdup__grow(&list->base.allocator, &memory, &list->capacity, sizeof list->deals[0]);
    list->deals = memory;
    return is_grown;
}

void pdup__add_deal(pdup__card_lines *in, pdup_deal *deal, int32_t board, pdup_seat first_hand) {
    pdup__listed_deal listed = {
        .deal = deal, .board = board, .first_hand = first_hand, .line = in->deal_line};
    if (!grow(in->keeper->list) || !pdup__copy_tags(in, &listed)) {
        pdup_deal_unref(deal);
        in->is_out_of_memory = true;
        return;
    }
    in->keeper->list->deals[in->keeper->list->count++] = listed;
}

pdup_deal *pdup__read_deal_line(pdup__card_lines *in) {
    pdup_deal *deal;
    size_t place;
    size_t start = in->cards.at;
    in->deal_line = in->line;
    pdup__span line = {in->cards.text + start, in->cards.size - start};
    pdup_status status = pdup__deal_read(&in->keeper->list->base.allocator, line, &place, &deal);
    if (status == PDUP_E_NOMEM) {
        in->is_out_of_memory = true;
    } else if (status != PDUP_OK) {
        in->cards.at = start + place;
        pdup__tell(in, status, PDUP__M_NONE);
    }
    return deal;
}

void pdup__keep_deal(pdup__card_lines *in, int32_t upper, int32_t board, pdup_seat first_hand) {
    pdup_deal *deal;
    pdup_status status = pdup_deal_new(&in->keeper->list->base.allocator, in->cards.pockets,
                                       in->cards.order[upper], &deal);
    if (status != PDUP_OK) {
        /* The readers count the cards of each pocket. */
        in->is_out_of_memory = true;
        return;
    }
    pdup__add_deal(in, deal, board, first_hand);
}
