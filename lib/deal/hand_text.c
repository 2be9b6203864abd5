/* SPDX-License-Identifier: MIT */
/* The forms of a hand. */
#include "deal/card_text.h"

pdup_status pdup__take_card(pdup__card_reader *in, int32_t card, pdup_seat seat) {
    if (in->pockets[card] != PDUP_SEAT_NONE) {
        return PDUP_E_DEAL_TWICE;
    }
    in->pockets[card] = seat;
    in->order[in->count++] = card;
    return PDUP_OK;
}

static size_t rank_here(const pdup__card_reader *in, int32_t *rank) {
    return pdup__rank_at(in->text + in->at, in->size - in->at, rank);
}

static pdup_status read_suit(pdup__card_reader *in, int32_t suit, pdup_seat seat,
                             bool allow_empty) {
    size_t length = pdup__dash_size(in->text + in->at, in->size - in->at);
    int32_t rank;
    in->at += length;
    if (length > 0) {
        return PDUP_OK;
    }
    while ((length = rank_here(in, &rank)) > 0) {
        pdup_status status = pdup__take_card(in, suit * PDUP__RANKS + rank, seat);
        if (status != PDUP_OK) {
            return status;
        }
        in->at += length;
        allow_empty = true;
    }
    return allow_empty ? PDUP_OK : PDUP_E_DEAL_CARD;
}

pdup_status pdup__read_dotted(pdup__card_reader *in, pdup_seat seat, bool allow_empty) {
    for (int32_t suit = 0; suit < PDUP__SUITS; suit++) {
        if (suit > 0) {
            if (in->at == in->size || in->text[in->at] != '.') {
                return PDUP_E_DEAL_CARD;
            }
            in->at++;
        }
        pdup_status status = read_suit(in, suit, seat, allow_empty);
        if (status != PDUP_OK) {
            return status;
        }
    }
    return PDUP_OK;
}

/* One way to read a word: its cards and where each begins, or where it cannot go on. */
typedef struct way {
    const char *bytes;
    size_t size;
    size_t at;
    int32_t cards[PDUP_CARDS];
    size_t places[PDUP_CARDS];
    int32_t count;
} way;

/* false when no word of so many cards can be right. */
static bool add(way *read, int32_t suit, int32_t rank, size_t place) {
    if (read->count == PDUP_CARDS) {
        return false;
    }
    read->cards[read->count] = suit * PDUP__RANKS + rank;
    read->places[read->count++] = place;
    return true;
}

/* `7D9H`: each card its rank, then its suit. */
static bool read_rank_first(way *read) {
    while (read->at < read->size) {
        int32_t rank;
        int32_t suit;
        size_t place = read->at;
        size_t length = pdup__rank_at(read->bytes + place, read->size - place, &rank);
        if (length == 0) {
            return false;
        }
        read->at += length;
        length = pdup__suit_at(read->bytes + read->at, read->size - read->at, &suit);
        if (length == 0) {
            return false;
        }
        if (!add(read, suit, rank, place)) {
            return false;
        }
        read->at += length;
    }
    return true;
}

/* Could the rank of `length` bytes here also begin a new suit? Only the Cyrillic Te is both, and a suit needs a rank. */
static bool may_be_suit(const way *read, size_t length) {
    int32_t ignored;
    const char *here = read->bytes + read->at;
    size_t left = read->size - read->at;
    return pdup__suit_at(here, left, &ignored) > 0 &&
           pdup__rank_at(here + length, left - length, &ignored) > 0;
}

/* The ranks of a suit, or its dash; the first rank is sure to be one, as a suit is never without. */
static bool read_ranks(way *read, int32_t suit, size_t place) {
    size_t length = pdup__dash_size(read->bytes + read->at, read->size - read->at);
    bool is_first = true;
    int32_t rank;
    read->at += length;
    if (length > 0) {
        return true;
    }
    while ((length = pdup__rank_at(read->bytes + read->at, read->size - read->at, &rank)) > 0) {
        if ((!is_first && may_be_suit(read, length)) ||
            !add(read, suit, rank, is_first ? place : read->at)) {
            return false;
        }
        read->at += length;
        is_first = false;
    }
    return !is_first;
}

/* `DAK7H9`: suits with their ranks. */
static bool read_suit_first(way *read) {
    while (read->at < read->size) {
        int32_t suit;
        size_t place = read->at;
        size_t length = pdup__suit_at(read->bytes + place, read->size - place, &suit);
        if (length == 0) {
            return false;
        }
        read->at += length;
        if (!read_ranks(read, suit, place)) {
            return false;
        }
    }
    return true;
}

pdup_status pdup__read_card_word(pdup__card_reader *in, size_t end, pdup_seat seat) {
    size_t start = in->at;
    way rank_first = {.bytes = in->text + start, .size = end - start};
    way suit_first = rank_first;
    bool is_rank_first = read_rank_first(&rank_first);
    bool is_suit_first = read_suit_first(&suit_first);
    /* With as many cards either way each rank is a suit as well: it is the ace of clubs, whichever stands first. */
    if (is_rank_first && is_suit_first && rank_first.count != suit_first.count) {
        return PDUP_E_DEAL_CARD;
    }
    if (!is_rank_first && !is_suit_first) {
        /* The way that came further tells better what is wrong. */
        in->at = start + (rank_first.at > suit_first.at ? rank_first.at : suit_first.at);
        return PDUP_E_DEAL_CARD;
    }
    const way *read = is_rank_first ? &rank_first : &suit_first;
    for (int32_t i = 0; i < read->count; i++) {
        in->at = start + read->places[i];
        pdup_status status = pdup__take_card(in, read->cards[i], seat);
        if (status != PDUP_OK) {
            return status;
        }
    }
    in->at = end;
    return PDUP_OK;
}
