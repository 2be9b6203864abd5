/* SPDX-License-Identifier: MIT */
#include "event_file/cells.h"

#include <pdup/board.h>

enum { MAX_TRICKS = 10 };

static pdup_strain strain_of(const pdup__word *word) {
    static const char *const names[] = {"S", "C", "D", "H", "NT"};
    for (int32_t i = 0; i < 5; i++) {
        if (pdup__word_is_any_case(word, names[i])) {
            return PDUP_STRAIN_SPADES + i;
        }
    }
    return PDUP_STRAIN_NONE;
}

/* The word without its first bytes. */
static pdup__word rest_of(const pdup__word *word, size_t bytes) {
    return (pdup__word){.bytes = word->bytes + bytes, .size = word->size - bytes};
}

/* The number that the word begins with, and how many digits it has: 0 to 2, more are no level and no tricks. */
static size_t leading_number(const pdup__word *word, int32_t *out) {
    size_t digits = 0;
    *out = 0;
    while (digits < 2 && digits < word->size && word->bytes[digits] >= '0' &&
           word->bytes[digits] <= '9') {
        *out = *out * 10 + (word->bytes[digits] - '0');
        digits++;
    }
    return digits;
}

static bool read_game(const pdup__word *word, pdup__contract_word *out) {
    size_t digits = leading_number(word, &out->level);
    pdup__word strain = rest_of(word, digits);
    out->contract = PDUP_CONTRACT_GAME;
    out->strain = strain_of(&strain);
    /* `06S` is no way to write a level. */
    return digits > 0 && word->bytes[0] != '0' && out->level >= PDUP_LEVEL_LOWEST &&
           out->level <= PDUP_LEVEL_HIGHEST && out->strain != PDUP_STRAIN_NONE;
}

bool pdup__word_contract(const pdup__word *word, pdup__contract_word *out) {
    *out = (pdup__contract_word){0};
    if (pdup__word_is_any_case(word, "M")) {
        out->contract = PDUP_CONTRACT_MISERE;
    } else if (word->size > 0 && pdup__dash_size(word->bytes, word->size) == word->size) {
        out->contract = PDUP_CONTRACT_ALL_PASS;
    } else if (pdup__word_is(word, "?")) {
        out->contract = PDUP_CONTRACT_UNKNOWN;
    } else if (pdup__word_is_any_case(word, "np")) {
        out->contract = PDUP_CONTRACT_NOT_PLAYED;
    } else {
        return read_game(word, out);
    }
    return true;
}

/* Tricks and nothing after them. */
static bool read_tricks(const pdup__word *word, int32_t *out) {
    return leading_number(word, out) == word->size && word->size > 0 && *out <= MAX_TRICKS;
}

/* What a defender of a game did, by what stands after his seat. */
static bool read_defence(const pdup__word *after, pdup__cell_word *out) {
    if (after->size == 0) {
        out->defence = PDUP_DEFENCE_PASSED;
        return true;
    }
    if (pdup__word_is(after, "/")) {
        out->defence = PDUP_DEFENCE_HALF;
        return true;
    }
    pdup__word digits = *after;
    out->defence = PDUP_DEFENCE_WHISTED;
    char last = after->bytes[after->size - 1];
    if (last == 'p' || last == 'P') {
        digits.size--;
        out->defence = PDUP_DEFENCE_PASSED;
    }
    return read_tricks(&digits, &out->tricks);
}

static const char *read_defender(const pdup__word *after, pdup__cell_word *out) {
    if (out->seat != PDUP_SEAT_NONE && read_defence(after, out)) {
        return NULL;
    }
    return "a defender: his seat alone (passed), E4 (whisted), E4p (passed), E/ (left for half)";
}

/* In a misere a defender's tricks are not written, but the check of the row says so better. */
static const char *read_others(const pdup__word *after, pdup_contract contract, pdup_cell cell,
                               pdup__cell_word *out) {
    bool has_seat = out->seat != PDUP_SEAT_NONE;
    bool is_right = after->size == 0 || read_tricks(after, &out->tricks);
    if (contract == PDUP_CONTRACT_ALL_PASS) {
        return is_right && after->size > 0 ? NULL : "tricks, a seat before them or not: N3 or 3";
    }
    if (has_seat && is_right) {
        return NULL;
    }
    return cell == PDUP_CELL_DECLARER ? "the declarer: his seat and his tricks"
                                      : "a defender's seat";
}

const char *pdup__word_cell(const pdup__word *word, pdup_contract contract, pdup_cell cell,
                            pdup__cell_word *out) {
    *out = (pdup__cell_word){PDUP_SEAT_NONE, PDUP_TRICKS_UNWRITTEN, PDUP_DEFENCE_NONE};
    if (pdup__word_is(word, ".")) {
        return NULL;
    }
    out->seat = word->size > 0 ? pdup__letter_seat(word->bytes[0]) : PDUP_SEAT_NONE;
    pdup__word after = rest_of(word, out->seat != PDUP_SEAT_NONE);
    if (contract == PDUP_CONTRACT_GAME && cell != PDUP_CELL_DECLARER) {
        return read_defender(&after, out);
    }
    return read_others(&after, contract, cell, out);
}
