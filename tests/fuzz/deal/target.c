/* SPDX-License-Identifier: MIT */
/* Deals by number, by code, by seed and by text. The first bytes choose seats, session and board; the rest is the
 * number, the code, the seed and the text. */
#include "../../support/faults.h"
#include <pdup/board.h>
#include <pdup/deal.h>
#include <pdup/hand_record.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Aborts also where assertions are off. */
#define MUST(condition)                                                                            \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                        \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { CHOICES = 6 };

#define DEAL_NUMBERS INT64_C(5506588817009280)

/* Against itself and against the next code. */
static void compare(const pdup_deal *deal, int64_t code) {
    pdup_deal *other;
    int32_t card;
    pdup_seat from;
    pdup_seat to;
    MUST(pdup_deal_relation(deal, deal) == PDUP_RELATION_EQUAL);
    MUST(pdup_deal_new_from_code(NULL, code ^ 1, &other) == PDUP_OK);
    int32_t count = pdup_deal_moved_count(deal, other);
    MUST(count > 0 && count == pdup_deal_moved_count(other, deal));
    MUST(pdup_deal_relation(deal, other) > PDUP_RELATION_EQUAL);
    for (int32_t i = 0; i < count; i++) {
        MUST(pdup_deal_moved_at(deal, other, i, &card, &from, &to) == PDUP_OK);
    }
    MUST(pdup_deal_moved_at(deal, other, count, &card, &from, &to) == PDUP_E_RANGE);
    pdup_deal_unref(other);
}

/* Both records are of the length that was asked for, in a board as well where the talon allows it. */
static void record(const pdup_deal *deal, int64_t code) {
    char text[1 << 13];
    size_t asked;
    size_t length;
    int32_t suits = 1 + (int32_t)(code / 4 % 2);
    int32_t seats = 3 + (int32_t)(code / 8 % 2);
    int32_t board = (int32_t)(code / 16 % 5);
    pdup_status status = pdup_deal_hand_record_text(deal, board, seats, suits, NULL, 0, &asked);
    MUST(status == PDUP_OK || status == PDUP_E_DEAL_TALON);
    if (status == PDUP_OK) {
        MUST(pdup_deal_hand_record_text(deal, board, seats, suits, text, sizeof text, &length) ==
             PDUP_OK);
        MUST(length == asked && strlen(text) == asked);
    }
    MUST(pdup_deal_hand_record_svg(deal, board, seats, suits, NULL, 0, &asked) == status);
    if (status == PDUP_OK) {
        MUST(pdup_deal_hand_record_svg(deal, board, seats, suits, text, sizeof text, &length) ==
             PDUP_OK);
        MUST(length == asked && strlen(text) == asked);
    }
}

/* The code and the line of a deal each give it again. */
static void go_round(pdup_deal *deal) {
    int64_t code;
    int64_t found;
    char text[80];
    size_t length;
    pdup_deal *same;
    MUST(pdup_deal_code(deal, &code) == PDUP_OK && code >= 0 && code < 4 * DEAL_NUMBERS);
    MUST(pdup_deal_text(deal, text, sizeof text, &length) == PDUP_OK);
    MUST(pdup_deal_new_from_code(NULL, code, &same) == PDUP_OK);
    MUST(pdup_deal_code(same, &found) == PDUP_OK && found == code);
    pdup_deal_unref(same);
    MUST(pdup_deal_new_from_text(NULL, text, length, NULL, &same) == PDUP_OK);
    MUST(pdup_deal_code(same, &found) == PDUP_OK && found == code);
    pdup_deal_unref(same);
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        if (seat != pdup_deal_talon_seat(deal)) {
            MUST(pdup_deal_number(deal, seat, &found) == PDUP_OK);
            MUST(found >= 0 && found < DEAL_NUMBERS);
        }
    }
    compare(deal, code);
    record(deal, code);
    pdup_deal_unref(deal);
}

static void try_numbers(const uint8_t *data, size_t size, pdup_seat first_hand,
                        pdup_seat talon_seat) {
    int64_t number = 0;
    pdup_deal *deal;
    memcpy(&number, data, size < sizeof number ? size : sizeof number);
    bool is_right = number >= 0 && number < DEAL_NUMBERS && first_hand >= 1 && first_hand <= 4 &&
                    talon_seat >= 1 && talon_seat <= 4 && first_hand != talon_seat;
    pdup_status status = pdup_deal_new_from_number(NULL, number, first_hand, talon_seat, &deal);
    MUST(status == (is_right ? PDUP_OK : PDUP_E_RANGE) && (deal != NULL) == is_right);
    if (deal) {
        int64_t found;
        MUST(pdup_deal_number(deal, first_hand, &found) == PDUP_OK && found == number);
        go_round(deal);
    }
    status = pdup_deal_new_from_code(NULL, number, &deal);
    MUST((status == PDUP_OK) == (number >= 0 && number < 4 * DEAL_NUMBERS));
    if (deal) {
        go_round(deal);
    }
}

/* The bytes after the choices are counts and pockets. */
static void try_pockets(const uint8_t *data, size_t size, int32_t number, int32_t seats) {
    int32_t counts[PDUP_POCKETS];
    int32_t pockets[PDUP_CARDS];
    pdup_board *board;
    pdup_faults *faults;
    for (size_t i = 0; i < PDUP_POCKETS; i++) {
        counts[i] = i < size ? data[CHOICES + i] % 36 - 2 : 0;
    }
    for (size_t i = 0; i < PDUP_CARDS; i++) {
        pockets[i] = i < size ? data[CHOICES + i] % 5 : 0;
    }
    if (pdup_board_new(NULL, number, seats, &board) != PDUP_OK) {
        return;
    }
    MUST(pdup_faults_new(NULL, &faults) == PDUP_OK);
    if (pdup_board_check_pockets(board, counts, pockets, faults) == PDUP_OK) {
        MUST(pdup_faults_count(faults) == pdup_faults_error_count(faults));
        MUST(pdup_faults_count(faults) <= PDUP_POCKETS);
    }
    pdup_faults_unref(faults);
    pdup_board_unref(board);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < CHOICES) {
        return 0;
    }
    const char *rest = (const char *)data + CHOICES;
    int32_t board = data[3] + 256 * data[4];
    int32_t seats = data[5] % 8;
    pdup_deal *deal;
    size_t place;
    size -= CHOICES;
    try_numbers(data + CHOICES, size, data[0] % 8, data[1] % 8);
    if (pdup_deal_new_shuffled(NULL, rest, size, data[2], board, seats, &deal) == PDUP_OK) {
        pdup_board *of;
        MUST(pdup_board_new(NULL, board, seats, &of) == PDUP_OK);
        MUST(pdup_board_number(of, PDUP_BOARD_FIELD_TALON_SEAT) == pdup_deal_talon_seat(deal));
        pdup_board_unref(of);
        go_round(deal);
    }
    try_pockets(data, size, board, seats);
    pdup_status status = read_deal(NULL, rest, size, &place, &deal);
    MUST((deal != NULL) == (status == PDUP_OK) && place <= size);
    if (deal) {
        go_round(deal);
    }
    return 0;
}
