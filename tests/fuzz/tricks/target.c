/* SPDX-License-Identifier: MIT */
/* Hand and tricks. An even first byte: the rest is a text. An odd one: the rest are facts, entered one by one. Whatever
 * comes of it must hold together, and putting it right must leave nothing wrong. */
#include "../../support/faults.h"
#include <pdup/tricks.h>

#include <stdio.h>
#include <stdlib.h>

/* Aborts also where assertions are off. */
#define MUST(condition)                                                                            \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                        \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

enum { CARDS_READ = 14 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_card(int32_t card) {
    char text[4];
    size_t length;
    MUST(pdup_card_text(card, text, sizeof text, &length) == PDUP_OK && length == 2);
}

/* Each card of the offender and of the others, once. */
static void check_cards(const pdup_tricks *tricks) {
    uint32_t met = 0;
    int32_t cards[PDUP_CARDS];
    int32_t held;
    MUST(pdup_tricks_cards(tricks, cards, PDUP_CARDS, &held) == PDUP_OK);
    for (int32_t i = 0; i < held; i++) {
        MUST((met >> cards[i] & 1) == 0);
        met |= (uint32_t)1 << cards[i];
        check_card(cards[i]);
    }
    for (int32_t trick = 1; trick <= pdup_tricks_trick_count(tricks); trick++) {
        pdup_strain suit = pdup_tricks_suit(tricks, trick);
        MUST(suit >= PDUP_STRAIN_NONE && suit <= PDUP_STRAIN_HEARTS);
        for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
            int32_t count;
            MUST(pdup_tricks_played(tricks, trick, seat, cards, PDUP_CARDS, &count) == PDUP_OK);
            MUST(count <= 1 || seat == pdup_tricks_offender(tricks));
            for (int32_t i = 0; i < count; i++) {
                MUST((met >> cards[i] & 1) == 0);
                met |= (uint32_t)1 << cards[i];
            }
        }
    }
}

static void check_consequences(const pdup_tricks *tricks) {
    int32_t trick;
    int32_t card;
    for (int32_t i = 0; i < pdup_tricks_returned_count(tricks); i++) {
        MUST(pdup_tricks_returned_at(tricks, i, &trick, &card) == PDUP_OK);
        MUST(trick >= 0 && trick <= pdup_tricks_trick_count(tricks));
        check_card(card);
    }
    for (int32_t i = 0; i < pdup_tricks_revoke_count(tricks); i++) {
        MUST(pdup_tricks_revoke_at(tricks, i, &trick, &card) == PDUP_OK);
        MUST(trick >= 1 && trick <= pdup_tricks_trick_count(tricks) && card >= -1);
    }
}

/* Takes the reference; puts right the last defective trick that has a choice, with its first card. */
static pdup_tricks *rectify(pdup_tricks *tricks, int32_t *left) {
    int32_t count = pdup_tricks_defect_count(tricks);
    *left = count > 0 ? count : 0;
    for (int32_t i = *left - 1; i >= 0; i--) {
        int32_t trick;
        int32_t cards[PDUP_CARDS];
        int32_t choices;
        pdup_rectification kind;
        pdup_tricks *made;
        MUST(pdup_tricks_defect_at(tricks, i, &trick, &kind) == PDUP_OK);
        MUST(kind >= PDUP_RECTIFICATION_SUIT && kind <= PDUP_RECTIFICATION_UNLAWFUL);
        MUST(pdup_tricks_choices(tricks, trick, cards, PDUP_CARDS, &choices) == PDUP_OK);
        if (choices == 0) {
            continue;
        }
        MUST(pdup_tricks_with_rectified(tricks, trick, cards[0], &made) == PDUP_OK);
        pdup_tricks_unref(tricks);
        return made;
    }
    MUST(*left == 0 || count != 1);
    return tricks;
}

/* Takes the reference. */
static void check(pdup_tricks *tricks) {
    pdup_balance balance;
    int32_t count;
    int32_t left = 1;
    pdup_status status = pdup_tricks_balance(tricks, &balance, &count);
    MUST(status == PDUP_OK || status == PDUP_E_TRICK_HAND);
    MUST((count == 0) == (balance == PDUP_BALANCE_NONE || balance == PDUP_BALANCE_RIGHT));
    check_cards(tricks);
    while (left > 0) {
        tricks = rectify(tricks, &left);
    }
    check_consequences(tricks);
    if (pdup_tricks_defect_count(tricks) == 0) {
        MUST(pdup_tricks_balance(tricks, &balance, &count) == PDUP_OK);
        MUST(balance == PDUP_BALANCE_RIGHT);
    }
    check_cards(tricks);
    pdup_tricks_unref(tricks);
}

static void read_text(const char *text, size_t size) {
    pdup_faults *faults;
    pdup_tricks *tricks;
    MUST(pdup_faults_new(NULL, &faults) == PDUP_OK);
    pdup_status status = pdup_tricks_new_from_text(NULL, text, size, faults, &tricks);
    MUST(status == PDUP_OK || status == PDUP_E_TRICK_TEXT);
    MUST((pdup_faults_count(faults) == 0) == (status == PDUP_OK));
    for (int32_t i = 0; i < pdup_faults_count(faults); i++) {
        int32_t line;
        int32_t column;
        MUST(fault_place(faults, i, &line, &column) == PDUP_OK && line >= 1);
        MUST(column >= 1);
    }
    pdup_faults_unref(faults);
    if (status == PDUP_OK) {
        check(pdup_tricks_ref(tricks));
        pdup_tricks_unref(tricks);
    }
}

typedef struct input {
    const uint8_t *data;
    size_t size;
} input;

/* The next number below a count, 0 at the end. */
static int32_t next(input *from, int32_t count) {
    if (from->size == 0) {
        return 0;
    }
    from->size--;
    return *from->data++ % count;
}

/* One fact more; NULL if it was refused. */
static pdup_tricks *enter_fact(const pdup_tricks *tricks, input *from) {
    int32_t seats[CARDS_READ];
    int32_t cards[CARDS_READ];
    pdup_tricks *made;
    int32_t kind = next(from, 6);
    int32_t first = next(from, 6);
    int32_t second = next(from, PDUP_CARDS + 1);
    int32_t count = next(from, CARDS_READ + 1);
    for (int32_t i = 0; i < count; i++) {
        seats[i] = next(from, 5);
        cards[i] = next(from, PDUP_CARDS + 1);
    }
    pdup_status status = kind == 0   ? pdup_tricks_with_hand(tricks, cards, count, &made)
                         : kind == 1 ? pdup_tricks_with_undetermined(tricks, cards, count, &made)
                         : kind == 2 ? pdup_tricks_with_shown(tricks, first, second, &made)
                         : kind == 3 ? pdup_tricks_with_restored(tricks, second, &made)
                         : kind == 4
                             ? pdup_tricks_with_rectified(tricks, first, second, &made)
                             : pdup_tricks_with_trick(tricks, first, second % 6, next(from, 3),
                                                      seats, cards, count, &made);
    MUST((status == PDUP_OK) == (made != NULL));
    return made;
}

static void enter_facts(input from) {
    pdup_tricks *tricks;
    pdup_seat talon = next(&from, 6);
    pdup_seat offender = next(&from, 6);
    pdup_status status = pdup_tricks_new(NULL, talon, offender, next(&from, 7), &tricks);
    MUST((status == PDUP_OK) == (tricks != NULL));
    while (tricks && from.size > 0) {
        pdup_tricks *made = enter_fact(tricks, &from);
        if (made) {
            pdup_tricks_unref(tricks);
            tricks = made;
        }
    }
    if (tricks) {
        check(tricks);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size == 0) {
        return 0;
    }
    if (data[0] % 2 == 0) {
        read_text((const char *)data + 1, size - 1);
    } else {
        enter_facts((input){data + 1, size - 1});
    }
    return 0;
}
