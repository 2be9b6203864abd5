/* SPDX-License-Identifier: MIT */
/* Lists of cards one by one; a count is negative, and a card -1, where the list is refused. */
#ifndef PDUP_TESTS_TRICK_CARDS_H
#define PDUP_TESTS_TRICK_CARDS_H

#include <pdup/tricks.h>

static inline pdup_status card_of(pdup_status status, const int32_t *cards, int32_t count,
                                  int32_t index, int32_t *out) {
    *out = -1;
    if (status != PDUP_OK || index < 0 || index >= count) {
        return status != PDUP_OK ? status : PDUP_E_RANGE;
    }
    *out = cards[index];
    return PDUP_OK;
}

static inline int32_t held_count(const pdup_tricks *tricks) {
    int32_t count;
    pdup_status status = pdup_tricks_cards(tricks, NULL, 0, &count);
    return status == PDUP_OK ? count : status;
}

static inline pdup_status held_at(const pdup_tricks *tricks, int32_t index, int32_t *card) {
    int32_t cards[PDUP_CARDS];
    int32_t count;
    pdup_status status = pdup_tricks_cards(tricks, cards, PDUP_CARDS, &count);
    return card_of(status, cards, count, index, card);
}

static inline int32_t played_count(const pdup_tricks *tricks, int32_t trick, pdup_seat seat) {
    int32_t count;
    pdup_status status = pdup_tricks_played(tricks, trick, seat, NULL, 0, &count);
    return status == PDUP_OK ? count : status;
}

static inline pdup_status played_at(const pdup_tricks *tricks, int32_t trick, pdup_seat seat,
                                    int32_t index, int32_t *card) {
    int32_t cards[PDUP_CARDS];
    int32_t count;
    pdup_status status = pdup_tricks_played(tricks, trick, seat, cards, PDUP_CARDS, &count);
    return card_of(status, cards, count, index, card);
}

static inline int32_t choice_count(const pdup_tricks *tricks, int32_t trick) {
    int32_t count;
    pdup_status status = pdup_tricks_choices(tricks, trick, NULL, 0, &count);
    return status == PDUP_OK ? count : status;
}

static inline pdup_status choice_at(const pdup_tricks *tricks, int32_t trick, int32_t index,
                                    int32_t *card) {
    int32_t cards[PDUP_CARDS];
    int32_t count;
    pdup_status status = pdup_tricks_choices(tricks, trick, cards, PDUP_CARDS, &count);
    return card_of(status, cards, count, index, card);
}

#endif
