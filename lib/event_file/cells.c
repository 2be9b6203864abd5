/* SPDX-License-Identifier: MIT */
#include "event_file/cells.h"

#include <pdup/board.h>

#include <string.h>

enum { MAX_TRICKS = 10 };

/* What a letter or a sign stands for; several may stand for one thing. */
typedef struct sign {
    const char *bytes;
    int32_t meaning;
} sign;

/* English letters, Russian ones, and the signs of the suits, full and outlined. */
static const sign strains[] = {
    {"S", PDUP_STRAIN_SPADES},    {"s", PDUP_STRAIN_SPADES},    {"C", PDUP_STRAIN_CLUBS},
    {"c", PDUP_STRAIN_CLUBS},     {"D", PDUP_STRAIN_DIAMONDS},  {"d", PDUP_STRAIN_DIAMONDS},
    {"H", PDUP_STRAIN_HEARTS},    {"h", PDUP_STRAIN_HEARTS},    {"NT", PDUP_STRAIN_NO_TRUMP},
    {"nt", PDUP_STRAIN_NO_TRUMP}, {"Nt", PDUP_STRAIN_NO_TRUMP}, {"nT", PDUP_STRAIN_NO_TRUMP},
    {"П", PDUP_STRAIN_SPADES},    {"п", PDUP_STRAIN_SPADES},    {"Т", PDUP_STRAIN_CLUBS},
    {"т", PDUP_STRAIN_CLUBS},     {"Б", PDUP_STRAIN_DIAMONDS},  {"б", PDUP_STRAIN_DIAMONDS},
    {"Ч", PDUP_STRAIN_HEARTS},    {"ч", PDUP_STRAIN_HEARTS},    {"БК", PDUP_STRAIN_NO_TRUMP},
    {"бк", PDUP_STRAIN_NO_TRUMP}, {"Бк", PDUP_STRAIN_NO_TRUMP}, {"♠", PDUP_STRAIN_SPADES},
    {"♤", PDUP_STRAIN_SPADES},    {"♣", PDUP_STRAIN_CLUBS},     {"♧", PDUP_STRAIN_CLUBS},
    {"♦", PDUP_STRAIN_DIAMONDS},  {"♢", PDUP_STRAIN_DIAMONDS},  {"♥", PDUP_STRAIN_HEARTS},
    {"♡", PDUP_STRAIN_HEARTS},
};

/* The first letters of the seats in English and in Russian. */
static const sign seats[] = {
    {"N", PDUP_SEAT_N}, {"n", PDUP_SEAT_N}, {"E", PDUP_SEAT_E}, {"e", PDUP_SEAT_E},
    {"S", PDUP_SEAT_S}, {"s", PDUP_SEAT_S}, {"W", PDUP_SEAT_W}, {"w", PDUP_SEAT_W},
    {"С", PDUP_SEAT_N}, {"с", PDUP_SEAT_N}, {"В", PDUP_SEAT_E}, {"в", PDUP_SEAT_E},
    {"Ю", PDUP_SEAT_S}, {"ю", PDUP_SEAT_S}, {"З", PDUP_SEAT_W}, {"з", PDUP_SEAT_W},
};

/* Behind the tricks of a defender who passed, `p` or Russian `п`. */
static const sign passes[] = {{"p", 1}, {"P", 1}, {"п", 1}, {"П", 1}};

#define COUNT_OF(signs) (sizeof(signs) / sizeof(signs)[0])

static pdup_strain strain_of(const pdup__word *word) {
    static const char plain[] = "\xef\xb8\x8e"; /* U+FE0E and U+FE0F choose how a sign is drawn */
    pdup__word drawn = *word;
    if (drawn.size > 3 && memcmp(drawn.bytes + drawn.size - 3, plain, 2) == 0) {
        drawn.size -= 3;
    }
    for (size_t i = 0; i < COUNT_OF(strains); i++) {
        if (pdup__word_is(&drawn, strains[i].bytes)) {
            return strains[i].meaning;
        }
    }
    return PDUP_STRAIN_NONE;
}

/* The sign that the bytes begin with, or NULL. */
static const sign *sign_at(const char *bytes, size_t size, const sign *signs, size_t count) {
    for (size_t i = 0; i < count; i++) {
        size_t length = strlen(signs[i].bytes);
        if (length <= size && memcmp(bytes, signs[i].bytes, length) == 0) {
            return &signs[i];
        }
    }
    return NULL;
}

size_t pdup__take_seat(const char *bytes, size_t size, pdup_seat *seat) {
    const sign *found = sign_at(bytes, size, seats, COUNT_OF(seats));
    *seat = found ? found->meaning : PDUP_SEAT_NONE;
    return found ? strlen(found->bytes) : 0;
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

bool pdup__word_lacks_trump(const pdup__word *word) {
    int32_t level;
    size_t digits = leading_number(word, &level);
    return digits + 1 == word->size && level >= PDUP_LEVEL_LOWEST && level <= PDUP_LEVEL_HIGHEST &&
           (word->bytes[digits] == 'N' || word->bytes[digits] == 'n');
}

bool pdup__word_contract(const pdup__word *word, pdup__contract_word *out) {
    *out = (pdup__contract_word){0};
    if (pdup__word_is_any_case(word, "M") || pdup__word_is(word, "М") || pdup__word_is(word, "м")) {
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
    const char *end = after->bytes + after->size;
    out->defence = PDUP_DEFENCE_WHISTED;
    for (size_t i = 0; i < COUNT_OF(passes); i++) {
        size_t length = strlen(passes[i].bytes);
        if (length <= after->size && memcmp(end - length, passes[i].bytes, length) == 0) {
            digits.size -= length;
            out->defence = PDUP_DEFENCE_PASSED;
        }
    }
    return read_tricks(&digits, &out->tricks);
}

static pdup__message read_defender(const pdup__word *after, pdup__cell_word *out) {
    if (out->seat != PDUP_SEAT_NONE && read_defence(after, out)) {
        return PDUP__M_NONE;
    }
    return PDUP__M_A_DEFENDER;
}

/* In a misere a defender's tricks are not written, but the check of the row says so better. */
static pdup__message read_others(const pdup__word *after, pdup_contract contract, pdup_cell cell,
                                 pdup__cell_word *out) {
    bool has_seat = out->seat != PDUP_SEAT_NONE;
    bool is_right = after->size == 0 || read_tricks(after, &out->tricks);
    if (contract == PDUP_CONTRACT_ALL_PASS) {
        return is_right && after->size > 0 ? PDUP__M_NONE : PDUP__M_SOME_TRICKS;
    }
    if (has_seat && is_right) {
        return PDUP__M_NONE;
    }
    return cell == PDUP_CELL_DECLARER ? PDUP__M_A_DECLARER : PDUP__M_A_DEFENDERS_SEAT;
}

pdup__message pdup__word_cell(const pdup__word *word, pdup_contract contract, pdup_cell cell,
                              pdup__cell_word *out) {
    *out = (pdup__cell_word){PDUP_SEAT_NONE, PDUP_TRICKS_UNWRITTEN, PDUP_DEFENCE_NONE};
    if (pdup__word_is(word, ".")) {
        return PDUP__M_NONE;
    }
    pdup__word after = rest_of(word, pdup__take_seat(word->bytes, word->size, &out->seat));
    if (contract == PDUP_CONTRACT_GAME && cell != PDUP_CELL_DECLARER) {
        return read_defender(&after, out);
    }
    return read_others(&after, contract, cell, out);
}
