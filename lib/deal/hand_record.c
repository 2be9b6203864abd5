/* SPDX-License-Identifier: MIT */
#include "deal/hand_record.h"

#include "base/seat.h"
#include "deal/board.h"
#include "deal/card_text.h"

const char *pdup__record_suit(const pdup__hand_record *record, int32_t suit) {
    static const char *const symbols[] = {"\xe2\x99\xa0", "\xe2\x99\xa3", "\xe2\x99\xa6",
                                          "\xe2\x99\xa5"};
    return record->suits == PDUP_SUITS_LETTERS ? pdup__suit_name(suit) : symbols[suit];
}

void pdup__put_seat(pdup__writer *writer, const pdup__hand_record *record, pdup_seat seat) {
    bool is_talon = seat == record->deal->talon_seat;
    bool is_first = seat == record->first_hand;
    pdup__put_text(writer, pdup__seat_name(seat));
    pdup__put_text(writer, is_talon ? "  talon" : is_first ? "  first hand" : "");
    /* The mark lies on the talon's pocket or on the first hand's (rules 3). */
    pdup__put_text(writer, seat == record->dealer ? ", dealer" : "");
}

size_t pdup__put_ranks(pdup__writer *writer, const pdup__hand_record *record, pdup_seat seat,
                       int32_t suit) {
    const int32_t *cards = record->deal->hands[pdup__seat_index(seat)];
    size_t before = writer->length;
    for (int i = PDUP_HAND_CARDS - 1; i >= 0; i--) {
        if (cards[i] / PDUP__RANKS == suit) {
            pdup__put_text(writer, writer->length > before ? " " : "");
            pdup__put_text(writer, pdup__rank_name(cards[i] % PDUP__RANKS));
        }
    }
    if (writer->length == before) {
        pdup__put_text(writer, "-");
    }
    return writer->length - before;
}

void pdup__put_heading(pdup__writer *writer, const pdup__hand_record *record) {
    if (record->board == 0) {
        pdup__put_text(writer, "Deal");
        return;
    }
    pdup__put_text(writer, "Board ");
    pdup__put_integer(writer, record->board);
    pdup__put_text(writer, ", set ");
    pdup__put_integer(writer, record->set);
    pdup__put_text(writer, ", deal ");
    pdup__put_integer(writer, record->number);
}

/* What follows from the board; #PDUP_E_DEAL_TALON. */
static pdup_status set_board(pdup__hand_record *record, int32_t board, int32_t seats) {
    if (record->deal->talon_seat != pdup__talon_seat_of(board, seats)) {
        return PDUP_E_DEAL_TALON;
    }
    record->board = board;
    record->set = (board - 1) / seats + 1;
    record->first_hand = pdup__first_hand_of(board, seats);
    record->dealer = seats == 4 ? record->deal->talon_seat : record->first_hand;
    return pdup_deal_number(record->deal, record->first_hand, &record->number);
}

pdup_status pdup__hand_record_give(const pdup_deal *deal, int32_t board, int32_t seats,
                                   pdup_suits suits, pdup__put_all *put_all, char *buf, size_t cap,
                                   size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    if (!pdup__handle_is(deal, PDUP__DEAL)) {
        return PDUP_E_ARG;
    }
    if (board < 0 || board > PDUP_MAX_BOARDS || seats < 3 || seats > 4 ||
        suits < PDUP_SUITS_SYMBOLS || suits > PDUP_SUITS_LETTERS) {
        return PDUP_E_RANGE;
    }
    pdup__hand_record record = {.deal = deal, .suits = suits};
    pdup_status status = board == 0 ? PDUP_OK : set_board(&record, board, seats);
    return status == PDUP_OK ? pdup__writer_give(put_all, &record, buf, cap, len_out) : status;
}
